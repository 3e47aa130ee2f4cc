export const FINNISH = `
auki avoinna aukiolo aukioloaika aukioloajat palvelemme
avata avaa avataan avautuu aukeaa avaamme
kiinni suljettu suljetaan sulkea sulkeutuu suljemme
pyhä juhlapyhä arkipyhä pyhäpäivä vapaapäivä
pyhä: joulu pääsiäinen juhannus vappu helatorstai itsenäisyyspäivä loppiainen
viikonloppu viikonloppuisin lauantai sunnuntai lauantaisin sunnuntaisin
arki arkisin arkipäivä arkipäivisin
arki: maanantai tiistai keskiviikko torstai perjantai
hinta hinnat hinnasto maksaa maksu kustannus taksa
lisämaksu lisähinta lisäkulu maksullinen lisämaksusta
veloittaa veloitetaan veloitus laskuttaa periä peritään
ilmainen ilmaiseksi maksuton maksutta veloituksetta ilmaisen
sisältyy sisältyä kuuluu sisältää mukana
kallis hintava tyyris kalliimpi
halpa edullinen huokea halvat halvin edullisin
alennus ale alennettu alehinta alennuksen tarjous
alennus: opiskelijaalennus eläkeläisalennus ryhmäalennus sisaralennus lapsialennus
alennuskoodi kuponki etukoodi kampanjakoodi koodi
maksaa maksu maksaminen suorittaa maksut
maksutapa: käteinen kortti lasku verkkopankki mobilepay osamaksu
käteinen käteisellä seteli kolikko raha
kortti pankkikortti luottokortti maksukortti korttimaksu
kortti: visa mastercard amex debit credit
osamaksu erä erissä osissa kuukausierä maksuerä
lasku laskutus verkkolasku laskulla laskutetaan
kuitti tosite maksutosite kuitin
eräpäivä maksuaika maksuehto erääntyy
maksumuistutus perintä viivästyskorko myöhästymismaksu karhukirje
ennakkomaksu varausmaksu käsiraha etumaksu ennakko
vakuus takuumaksu pantti takuuvuokra vuokravakuus vakuuden
hyvitys palautus rahanpalautus hyvittää takaisin korvaus
vero alv arvonlisävero verotus
varata varaus varaan varauksen varaaminen buukata ajanvaraus
perua peruuttaa peruutus peruutuksen peruminen peruutan perun
siirtää siirto siirrän lykätä myöhentää siirretään
vapaa vapaana tilaa jäljellä saatavilla
täynnä loppuunmyyty loppuunvarattu täysi varattu täyttynyt
jono jonottaa jonotus jonotuslista varasija odotuslista
saapua saapuminen tulo sisäänkirjautuminen checkin saavun
lähtö uloskirjautuminen poistua lähteä checkout
aikaisin aikaisemmin varhain etuajassa
myöhästyä myöhässä myöhästyminen viivästyä viivästys myöhästyn
majoitus majoittua yöpyä yöpyminen majoittuminen majoituksen
huone huoneisto sviitti hotellihuone
huone: yhdenhengenhuone kahdenhengenhuone perhehuone sviitti
hotelli majatalo hostelli motelli
mökki huvila lomamökki kesämökki mökit
vieras asiakas kävijä vierailija vieraat asiakkaat
vastaanotto respa aula infopiste
avain avaimet huonekortti avainkortti
vuode sänky vuoteet lisävuode petipaikka
liinavaatteet lakanat vuodevaatteet petivaatteet pussilakana
pyyhe pyyhkeet kylpypyyhe froteepyyhe
siivous siivota siivouksen puhdistus loppusiivous siivoaminen
likainen lika tahra sotku likaantua
ilmastointi jäähdytys ilmastoitu viilennys ilmastoinnin
lämmitys lämmittää patteri lämmityksen lattialämmitys
televisio tv telkkari televisiot
internet netti wifi langaton nettiyhteys laajakaista verkkoyhteys
näköala maisema näkymä merinäköala järvinäköala
portaat rappuset porras rappu portaikko
parveke terassi kuisti veranta patio
piha puutarha takapiha
keittiö keittokomero keittonurkkaus keittomahdollisuus liesi hella
astiat astiasto aterimet ruokailuvälineet lautaset
kylpyhuone pesuhuone suihku kylppäri pesutilat
vessa wc käymälä toaletti huussi
pyykki pyykinpesu pesukone pyykinpesukone pesutupa
matkatavara laukku matkalaukku matkatavarat laukut
säilyttää säilytys säilytetään säilytyksen varastoida
sauna saunoa löyly saunavuoro rantasauna
uimahalli uida uinti allas uimaan uinnin
kylpylä spa hemmottelu hoitola
hieronta hieroja hierontahoito hieronnan
melu meteli äänekäs häly melun
hiljaisuus hiljainen rauhallinen hiljaista
tupakka tupakointi tupakoida savuke polttaa röökata tupakoinnin
ruoka ruuat ruoan ateria sapuska safka
ruokailu ruokailla syödä syöminen ateriointi syö söi
ateria: aamiainen lounas päivällinen illallinen välipala
aamiainen aamupala aamiaisen brunssi aamiaisbuffet
lounas lounasbuffet lounasaika lounaan
illallinen päivällinen iltaruoka illallisen
välipala eväs eväät naposteltava
ruokalista menu menyy annokset
jälkiruoka makea makeat jälkkäri
kakku täytekakku torttu leivos leivonnainen kakut
leipä leivät sämpylä patonki limppu
liha: nauta possu kana lammas hirvi poro
kala: lohi siika muikku kuha silakka ahven
vihannes kasvis kasvikset vihannekset juures
kasvisruoka vegetaarinen kasvissyöjä lihaton kasvisvaihtoehto
vegaaninen vegaani kasvipohjainen vegaanisen vegaaniruoka
erityisruokavalio ruokavalio ruokarajoite dieetti erikoisruokavalio
allergia allerginen yliherkkyys allergeeni allergiat yliherkkä
allergia: pähkinä maito kananmuna gluteeni kala soija
gluteeniton gluteeni keliakia viljaton gluteenittoman
laktoositon laktoosi maidoton vähälaktoosinen
ainesosa ainesosat sisältö ainesosaluettelo ainekset
juoma juomat virvoke juotava
juoma: kahvi tee mehu limsa vesi olut viini
alkoholi alkoholijuoma anniskelu väkijuoma viina
alkoholi: olut viini siideri viski vodka samppanja
olut kalja bisse oluen
pitopalvelu catering juhlatarjoilu tarjoilu
noutaa nouto hakea noudetaan noudettavissa noudon
toimitus kuljetus kotiinkuljetus toimittaa toimitamme toimitetaan toimituksen
paketti lähetys kolli lähetykset
lähettää lähetämme postittaa postitus lähetetään postitse
seuranta seurantakoodi seurata jäljittää lähetystunnus
palauttaa palautus palautan palautuksen palautusoikeus palautukset
vaihtaa vaihto vaihdan vaihtaminen vaihdetaan vaihdon
reklamaatio valitus valittaa reklamoida huomautus
palaute arvostelu arvio mielipide kommentti
tilata tilaus tilaan tilauksen tilaaminen tilaukset
ostaa osto ostos ostan hankkia tilata hankinta
myydä myynti myymme myydään kaupata myynnin
kauppa myymälä liike puoti putiikki kaupat
verkkokauppa nettikauppa verkkokaupan nettitilaus
tuote tavara artikkeli tuotteet tavarat
valikoima tarjonta tuotevalikoima mallisto
varastossa saatavuus saatavilla varasto varastosaldo
koko mitta kokotaulukko koot mitat
sopia sopiva istua mahtua passeli sovittaa
materiaali kangas valmistusaine kankaat
rikki rikkoutunut viallinen särkynyt epäkunnossa vioittunut
rikkoa rikkoutua särkeä hajottaa särkyä
vika häiriö vikatila toimintahäiriö virhe viat
vahinko vaurio vahingoittaa vaurioitua vahingot
korvata korvaus vahingonkorvaus korvaamme hyvittää korvauksen
takuu takuuaika takuutodistus virhevastuu
korjata korjaus korjaaminen huolto huoltaa korjaamme kunnostaa
huolto huoltaa kunnossapito ylläpito määräaikaishuolto huollot
varaosa osa osat varaosat
asennus asentaa asennamme asennuksen kytkeä
asentaja korjaaja mekaanikko huoltomies teknikko
remontti saneeraus kunnostus remontoida peruskorjaus
vuoto vuotaa tihkua vesivahinko
pistorasia pistoke sähkö virta
jäte roska roskat jätteet jäteastia roskis
kierrätys kierrättää lajittelu lajitella
kadota kadonnut hukata hukkua hukassa hävitä
löytötavara löytötavarat unohtaa unohtunut unohdin
varkaus varastaa varastettu varas ryöstö
vakuutus vakuutettu vakuuttaa vakuutuksen vakuutusturva
onnettomuus tapaturma kolari haaveri
turvallisuus vartija vartiointi turvamies järjestyksenvalvoja
lemmikki lemmikkieläin lemmikit kotieläin
lemmikki: koira kissa kani hamsteri papukaija
koira koirat hauva hurtta
eläinlääkäri eläinklinikka eläinsairaala
rokotus rokote rokottaa rokotettu piikki
pysäköinti pysäköidä parkkipaikka parkkeerata parkki paikoitus pysäköinnin
auto ajoneuvo kulkuneuvo kärry menopeli autot
ladata lataus latauspiste latausasema
polttoaine bensiini diesel bensa tankata
rengas renkaat talvirengas kesärengas
ajokoulu autokoulu ajotunti
polkupyörä pyörä fillari pyöräillä
bussi linjabussi dösä onnikka linjuri
lentokenttä lentoasema lentokentälle lentokentän
matka reissu matkustaa matkailu matkat
pysäkki asema bussipysäkki pysäkit seisake
lippu pääsylippu matkalippu liput piletti
pääsymaksu sisäänpääsymaksu sisäänpääsy pääsylippu
esteetön esteettömyys pyörätuoli liikuntarajoitteinen luiska invapaikka
lapsi lapset kakara muksu tenava lasten
lapsi: vauva taapero koululainen
nuori nuoret teini nuoriso
aikuinen täysikäinen aikuiset
ikä ikäraja vuotias ikäinen iät
eläkeläinen seniori ikäihminen vanhus eläkkeellä
vanhemmat vanhempi äiti isä huoltaja
lastenhoito lapsenvahti lastenhoitaja
päiväkoti tarha päivähoito varhaiskasvatus lastentarha
leikkipaikka leikkipuisto leikkihuone leikkinurkkaus
syntymäpäivä synttärit syntymäpäiväjuhlat
koulu oppilaitos opinahjo koulut
koulu: peruskoulu lukio ammattikoulu yliopisto ammattikorkeakoulu
opettaja maikka ope kouluttaja ohjaaja
oppilas oppilaat koululainen opiskelija
kurssi kurssit koulutus valmennus opintojakso
todistus sertifikaatti diplomi todistukset
aloittelija alkeet alkeiskurssi peruskurssi ensikertalainen
kokeilla kokeilu kokeilukerta koetunti kokeilutunti
hakea hakemus haku hakeutua anoa anomus
lomake kaavake hakemus
ilmoittautua ilmoittautuminen rekisteröityä ilmoittaudun ilmoittautumisen
osallistua osallistuminen osanotto osallistuja osallistun
poissa poissaolo poissaoleva poisjäänti
liikunta urheilu kuntoilu urheilla liikkua
urheilu: jalkapallo jääkiekko salibandy pesäpallo tennis hiihto
kuntosali sali punttisali salille
harjoitus harjoitukset treeni treenit harjoitella harjoittelu
valmentaja koutsi treenaaja
ottelu peli matsi ottelut pelit
kilpailu kisa turnaus kisat kilpailut
varusteet välineet kamat tarvikkeet varustus
pukuhuone pukutila pukukoppi pukeutumistila
jäsen jäsenyys jäsenet jäseneksi
jäsenmaksu kausimaksu vuosimaksu
keskeyttää keskeytys tauottaa jäädyttää tauko
sairas sairaana kipeä sairastua sairastunut
sairaus tauti sairaudet taudit
sairaus: flunssa kuume influenssa vesirokko oksennustauti
lääkäri tohtori lekuri lääkärit
lääkäri: gynekologi ihotautilääkäri silmälääkäri lastenlääkäri ortopedi
päivystys hätätapaus akuutti kiireellinen päivystyksen
kipu särky kivut kivulias sattua
lääke lääkitys lääkkeet pilleri troppi
resepti lääkemääräys reseptit
verikoe laboratorio verinäyte labra
tulos tulokset lopputulos
leikkaus operaatio leikata leikkauksen
hammaslääkäri hammashoitola hammashoito hammaslääkärit
hammashoito: paikkaus juurihoito hammaskivi oikominen
puudutus puuduttaa nukutus anestesia
pelko pelätä pelkään jännittää pelottaa
silmälasit rillit lasit
fysioterapia fysioterapeutti kuntoutus
kampaaja parturi kampaamo parturikampaamo
hiustenleikkuu hiustenleikkaus tukanleikkuu hiukset
yhteystiedot yhteydenotto tavoittaa yhteys
soittaa puhelin puhelu puhelinnumero soitto soitan
kännykkä matkapuhelin puhelin älypuhelin
sähköposti meili email sähköpostiosoite sähköpostitse
viesti tekstiviesti sms viestit
vastata vastaus vastaamme vastauksen
ilmoittaa ilmoitus tiedottaa tiedote ilmoitan
asiakaspalvelu asiakastuki neuvonta
apu auttaa tuki avustaa avustus
ohje ohjeet käyttöohje opas ohjekirja
osoite sijainti sijaitsee katuosoite osoitteen
etäisyys matka välimatka kilometri
lähellä vieressä lähistöllä läheisyydessä lähin
henkilökunta henkilöstö työntekijä työntekijät väki
esimies pomo päällikkö johtaja esihenkilö
omistaja omistaa haltija omistajat
yritys firma yhtiö yrityksen toiminimi
työ duuni työtehtävä homma työt
rekrytointi rekry työpaikka hakija
palkka palkkio liksa ansiot palkat
irtisanoa irtisanominen irtisanomisaika päättää purkaa lopettaa
sopimus sopimukset sitoumus sopimuksen
ehto ehdot edellytys vaatimus käyttöehdot
sääntö säännöt määräys järjestyssäännöt
allekirjoittaa allekirjoitus nimikirjoitus
voimassa voimassaolo kelpaa pätevä voimassaoloaika
jatkaa pidentää uusia jatkaminen pidennys
määräaika takaraja dedis viimeistään
sakko rangaistus uhkasakko sanktio
pakollinen velvollinen pakko vaaditaan edellytetään
kielletty kielto kieltää kielletään
sallittu sallia sallitaan luvallinen lupa
lupa suostumus luvan hyväksyntä
asiakirja dokumentti paperi asiakirjat paperit
henkilötodistus henkilöllisyystodistus henkkarit passi henkilökortti
henkilötiedot tietosuoja yksityisyys gdpr
poistaa poisto poistaminen poistan pyyhkiä
valokuva kuva valokuvata foto kuvat
tili käyttäjätili profiili käyttäjätunnus tilin
sovellus ohjelma appi äppi ohjelmisto
tietokone kannettava läppäri
sivusto nettisivut kotisivu verkkosivu verkkosivusto
vuokra vuokrata vuokraus vuokraaminen vuokrattavana vuokraamme
asunto kämppä lukaali huoneisto
muutto muuttaa muuttopalvelu muuttofirma
kaluste huonekalut kalusteet kalustettu
lainata laina lainaksi lainaus
kokous palaveri neuvottelu tapaaminen
juhlatila juhlasali sali tila
tilaisuus tapahtuma tapahtumat tilaisuuden
juhla: häät ristiäiset rippijuhlat ylioppilasjuhlat hautajaiset
häät vihkiminen hääjuhla
konsertti keikka konsertit
esitys näytös näytäntö esitykset
opastus opas opaskierros opastettu
enintään maksimi korkeintaan yläraja enimmillään
vähintään minimi alaraja vähimmäismäärä
vaate vaatteet asu pukeutuminen pukukoodi
vaate: paita housut takki hame mekko
kenkä kengät jalkine jalkineet
kukka kukat kimppu kukkakimppu
nopea nopeasti pika pikainen ripeä
odottaa odotus odotusaika odottaminen
kestää kesto kestoaika
aikataulu lukujärjestys ohjelma aikataulut
lahjoitus lahjoittaa lahjoitan keräys
vapaaehtoinen vapaaehtoistyö talkoot talkoolaiset
lakimies asianajaja juristi
alkaa alkoi alku aloittaa käynnistyä alkanut
aloittaa aloitti käynnistää ryhtyä aloitettiin
lopettaa lakkauttaa lopetti lakkautettiin lakkautus
perustaa perusti perustettiin perustaminen perustaja luoda
luoda loi luotiin kehittää
rakentaa rakensi rakennettiin rakentaminen pystyttää rakennuttaa
rakennus rakennelma talo rakennukset
arkkitehti suunnittelija suunnitella suunnitteli
keksiä keksi keksintö keksijä kehittää
löytää löysi löytö löydettiin löytäjä
syntyä syntyi syntymä syntynyt synty
kuolla kuoli kuolema menehtyä kuollut menehtyi
tappaa tappoi surmata murhata murha surmattiin salamurha
teloittaa teloitettiin mestata teloitus mestattiin
haudata haudattiin hauta hautapaikka
asua asui asuttaa asettua
asukas asukkaat väestö asukasluku väkiluku
kansa kansakunta heimo kansanryhmä
hallita hallitsi johtaa valtakausi hallituskausi
hallitsija monarkki valtias ruhtinas
hallitsija: kuningas kuningatar keisari tsaari sulttaani faarao
kruunata kruunattiin kruunajaiset valtaistuin
johtaa johti johtaja komentaa päällikkö
komentaja kenraali sotapäällikkö ylipäällikkö
hallitus ministeriö kabinetti valtioneuvosto hallituksen
eduskunta parlamentti valtiopäivät kansanedustuslaitos
vaali vaalit äänestys äänestää kansanäänestys
valita valittiin valitsi nimittää nimitettiin valinta
seuraaja seurasi perijä
edeltäjä edelsi edeltäjät
vallankumous kumous vallankaappaus vallankumouksen
kapina kansannousu kapinoida kapinalliset
itsenäisyys itsenäinen itsenäistyä itsenäistyi riippumaton
vapauttaa vapautti vapautus vapautettiin
sota sodat konflikti sodan sotatoimi
taistelu taisteli taistella kamppailu kahakka yhteenotto
armeija sotajoukko sotavoimat joukot puolustusvoimat
ase: miekka kivääri keihäs pistooli tykki
hyökätä hyökkäys hyökkäsi invaasio hyökkäyksen
puolustaa puolustus puolusti torjua
valloittaa valloitti valloitus valtasi vallata miehittää
voittaa voitti voitto voittaja voitot
hävitä hävisi tappio häviö
vangita vangittiin pidättää pidätettiin vanki vankeus
rauha rauhansopimus aselepo rauhanteko
yhdistää yhdistettiin yhdistyä fuusio yhdistyi
tuhota tuhosi tuhoutua hävittää tuho tuhoutui
paeta pakeni karata pako
pakolainen evakko pakolaiset
siirtolainen maahanmuuttaja siirtolaiset
maa valtio maat valtiot
alue seutu tienoo alueet vyöhyke
alue: lääni maakunta kunta piirikunta osavaltio
kaupunki kaupungit taajama
manner: eurooppa aasia afrikka amerikka australia
joki virta joet puro
rannikko ranta rannikot
kasvaa kasvoi kasvu lisääntyä nousta nousi
vähentyä väheni vähetä laskea supistua pienentyä
muuttua muutos muuttui vaihtua muutokset
kehittää kehitys kehitti kehittyä
parantaa kohentaa uudistaa edistää parannus
tehdä teki tehtiin suorittaa toteuttaa
valmistaa valmisti tuottaa valmistus tuotanto valmistettiin
tehdas tuotantolaitos tehtaat teollisuuslaitos
maanviljelys maatalous viljely viljellä
vilja: vehnä ruis ohra kaura maissi riisi
omaisuus varallisuus varat rikkaus
rikas varakas äveriäs vauras rikkaat
köyhä varaton vähävarainen köyhyys
nälänhätä nälkä katovuosi nälkävuodet
epidemia kulkutauti pandemia
kirjoittaa kirjoitti kirjoitettu laatia laati kirjoittaja
kirjailija kirjoittaja tekijä kirjailijat
kirja teos opus kirjat
julkaista julkaistiin julkaisi ilmestyä ilmestyi julkaisu
sanomalehti lehti lehdet aikakauslehti
toimittaja journalisti reportteri lehtimies
kertomus tarina satu kertomukset
maalaus taulu maalasi maalata maalauksen
taiteilija: maalari kuvanveistäjä graafikko piirtäjä
muistomerkki monumentti muistopatsas
säveltäjä säveltää sävelsi sävellys
soitin: piano viulu kitara kantele huilu
laulu kappale biisi laulut
elokuva leffa filmi elokuvat
näyttelijä näytellä näytteli rooli
ohjaaja ohjasi ohjata ohjannut
palkinto palkittiin palkita mitali
tutkija tiedemies tieteilijä tutkijat
tutkia tutki tutkimus selvittää tutkittiin
menetelmä metodi tekniikka menettely
osoittaa todistaa näyttää todiste ilmentää
laite kone laitteet koneet vehje
työkalu työväline väline
käyttää käytti hyödyntää käyttö käytetään soveltaa
tarkoitus päämäärä tavoite aikomus pyrkimys
yrittää yritti koettaa pyrkiä yritys
saavuttaa saavutti saavutus onnistua
syy aiheuttaja peruste johtua
aiheuttaa aiheutti synnyttää johti
seuraus seuraukset vaikutus
vaikutus vaikuttaa vaikutti vaikutukset
tärkeä merkittävä olennainen keskeinen tärkein
tarkoittaa merkitä merkitsee merkitys
nimittää kutsua nimetä kutsutaan kutsuttiin nimitys
lempinimi kutsumanimi liikanimi
alkuperä synty juontua peräisin juuret
uskoa uskoi ajatella luulla arvella
mielipide käsitys näkemys kanta
ehdottaa ehdotti ehdotus esittää
hyväksyä hyväksyi hyväksyttiin vahvistaa ratifioida
vastustaa vastusti vastustus vastarinta
kannattaa kannatti kannattaja tukea tuki
tuomita tuomittiin tuomio tuomittu
laki säädös lait asetus lainsäädäntö
päätös ratkaisu päättää päätti päätökset
menettää menetti menetys
säilyä säilyi säilynyt jäljellä
katastrofi suuronnettomuus turma
uhri uhrit kuolonuhri kuolonuhrit
loukkaantua loukkaantui haavoittua haavoittui vammautua
pelastaa pelasti pelastus
suojella suojelu suojeltu rauhoitettu
uhanalainen uhattu sukupuutto
vaara uhka vaarallinen riski
poika pojat jälkeläinen lapsi perillinen
tytär tyttäret tyttö jälkeläinen lapsi
isoäiti mummo mummi mummu
isoisä ukki vaari pappa
puoliso vaimo aviomies kumppani
avioliitto naimisiin avioitua naimisissa avioitui
avioero eroaminen erosi erota
ystävä kaveri toveri kamu ystävät
suku sukulainen sukulaiset dynastia
ammatti elinkeino toimi ammatiltaan työ
opiskella opiskeli opinnot lukea
uskonto usko uskonnot uskontokunta uskonnon
uskonto: kristinusko islam juutalaisuus buddhalaisuus hindulaisuus
pappi kirkkoherra pastori
linna linnoitus linnake palatsi
tie maantie katu väylä tiet
laiva alus laivat paatti
eläin elukka eläimet
eläin: nisäkäs lintu matelija kala hyönteinen
puu: mänty kuusi koivu tammi haapa
elinympäristö habitaatti elinpaikka esiintyä
levinneisyys esiintyminen esiintymisalue levinnyt
metalli: rauta kupari kulta hopea alumiini
osa osuus komponentti osat
koostua koostuu muodostua muodostuu
laji tyyppi lajit lajike
ominaisuus piirre ominaisuudet
vuosisata vuosisadat vuosisadan
aikakausi kausi ajanjakso aika
muinainen muinaisen antiikin ikivanha vanha
nykyinen nykyaikainen moderni
alkuperäinen ensimmäinen alun alkujaan
viimeinen lopullinen viime viimeisin
aiempi entinen edellinen aikaisempi
suuri iso valtava suurin
kuuluisa tunnettu maineikas nimekäs kuulu
vahva voimakas väkevä luja
kaunis viehättävä kauniit
pääasiallinen tärkein keskeinen
yleinen tavallinen yleisin tyypillinen
vaikea hankala vaikeus
helppo yksinkertainen vaivaton
nähtävyys turistikohde matkailukohde nähtävyydet
turisti matkailija turistit
perinne tapa traditio perinteet
sana termi käsite
merkki tunnus symboli vertauskuva
väri: punainen sininen vihreä keltainen musta valkoinen
järjestö organisaatio yhdistys järjestöt
tapahtuma tapaus tapahtumat
ongelma pulma ongelmat
estää esti ehkäistä ehkäisy torjua
omistaa omisti omistus
korvata korvasi syrjäyttää syrjäytti
`
