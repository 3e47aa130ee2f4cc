/** Questions that next to no business document answers, one a line. */
export const ROMANIAN = `
Care este capitala Australiei?
Câți jucători are o echipă de fotbal?
Cine a pictat tavanul Capelei Sixtine?
Cum scot o pată de vin roșu de pe covor?
Ce temperatură trebuie să aibă în interior un pui la cuptor?
Când a pășit primul om pe Lună?
Ce înălțime are cel mai înalt munte din Africa?
Ce vitamină conțin cel mai mult portocalele?
Cât de des trebuie să ud un cactus?
Cine a scris romanul despre balena albă?
Ce monedă se folosește în Elveția?
Cât durează zborul de la Londra la New York?
Ce provoacă tunetele și fulgerele?
Ce râu trece prin Viena?
Câte corzi are o vioară?
Care este simbolul chimic al aurului?
Cum îmi învăț câinele să stea în șezut?
Ce țară a câștigat Campionatul Mondial de Fotbal din 1998?
Câtă sare se pune într-o pâine?
Ce a hotărât guvernul în legătură cu noua taxă pe zahăr?
Cine a fost primul președinte al Africii de Sud după apartheid?
Câți oameni locuiesc în cel mai mare oraș din Japonia?
De ce este sărată marea?
Ce limbă vorbesc cei mai mulți oameni din Brazilia?
Care planetă are cei mai mulți sateliți naturali?
Cum fac albinele miere?
Când s-a încheiat al Doilea Război Mondial în Europa?
Ce procent din populație trăiește la țară?
Cine a inventat tiparul?
Ce companie a construit prima mașină electrică?
Cum își alege o universitate noii studenți?
Ce rol avea regele în biserică?
Câți soldați au murit în bătălie?
Care este principala sursă de energie a Islandei?
Ce lege îi protejează pe angajați împotriva concedierii?
Ce recomandă medicii împotriva durerii de cap?
Câți membri are parlamentul țării?
De ce și-a pierdut imperiul coloniile?
Ce fel de muzică a scris compozitorul pentru operă?
Când a fost deschisă linia de cale ferată dintre cele două orașe?
Ce animale trăiesc în pădurea tropicală?
Ce se întâmplă cu oxigenul când ruginește fierul?
Cum se stabilește salariul unui profesor?
Cine a condus expediția la Polul Sud?
Cât plouă în medie în deșert vara?
Ce echipă își joacă meciurile de acasă pe noul stadion?
Cum schimb bateria la un ceas de mână?
La ce oră pleacă ultimul tren spre aeroport?
Unde îmi pot reînnoi pașaportul?
Ce film a luat anul trecut premiul pentru cel mai bun film?
Cum îmi resetez parola de la contul de e-mail?
Care e cea mai bună metodă de a învăța să cânți la chitară?
Câte calorii are o banană?
Ce plante cresc bine la umbră?
Îmi poți recomanda un restaurant bun lângă port?
Cum va fi vremea mâine?
Cum depun declarația de venit?
Ce medicament ajută la alergia la polen?
De câte ouă am nevoie pentru clătite?
Care este viteza luminii în vid?
În ce an a murit?
Cum îl chema pe fratele lui?
Câți elevi învață la această școală?
Cum i se mai spune bolii?
Ce grupuri au fost împotriva reformei?
Din ce tip de rocă este formată insula?
Cine se afla la conducerea armatei?
Câți bani a încasat filmul?
Ce au descoperit oamenii de știință în peșteră?
Ce oraș a găzduit jocurile?
Care este scopul principal al teoriei?
Câți ani avea împăratul când i-a murit tatăl?
Ce procent dintre alegători l-a votat pe președinte?
Ce s-a construit pe deal în secolul trecut?
Care două țări au semnat acordul?
Ce produce corpul când îi este frig?
Câte cărți sunt în bibliotecă?
Care este cea mai mare insulă din mare?
De ce au plecat muncitorii din fabrică?
Cui îi aparținea pământul înainte de război?
`
