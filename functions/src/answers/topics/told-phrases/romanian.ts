/** How topics are told of in Romanian. */
export const ROMANIAN = `
pay_told: metode de plată, metodele de plată, modalități de plată, modalitățile de plată, modalitate de plată,
  modalitatea de plată, mijloace de plată, forme de plată, opțiuni de plată, plata se face, plata se poate face,
  plata se poate efectua, plata se efectuează, plata se realizează, plata cu, plata prin, plata în numerar,
  plata online, plata la livrare, plata ramburs, plată ramburs, plătiți cu, plătiți prin, plătiți în, plătiți la,
  plătiți online, puteți plăti, puteți achita, se poate plăti, se poate achita, se plătește cu, se plătește în,
  se plătește la, se plătește prin, se achită, achitarea se face, achitați, transfer bancar, virament bancar,
  ordin de plată, ordinul de plată, în numerar, numerar, cash, cu cardul, card bancar, carduri bancare, ramburs,
  în rate, rate fără dobândă, rate lunare, # rate, eșalonat, paypal, revolut, debit direct, debitare directă,
  cont bancar, contul bancar, iban, tichete de masă, bonuri de masă, vouchere de vacanță, tichete de vacanță,
  pe bază de factură, factură fiscală, termen de plată
pay_rather: acceptăm, se acceptă, acceptate, acceptat, puteți plăti, puteți achita, se poate plăti, se poate achita,
  se poate face, se face, plata, plătiți, primim, modalități, metode, posibil, posibilă
pay_unlike: ramburs* suma, rambursăm, rambursat*, restitui*, returna*, retur*, avans*, garanți*, amend*, penaliz*,
  despăgub*, daun*, deteriorar*, întârzier*, neplata, neplată
pay_asked: cum, ce, care, cu ce, prin ce, pot, putem, poate, se poate, acceptați, acceptă, primiți, luați, posibil,
  merge, în ce, unde, modalități, metode, aveți, e ok, este ok
pay_notasked: cine plătește, când, cât, trebuie să plătesc, trebuie să plătim, am de plată, limită, maxim*, minim*,
  în avans, înainte, eroare, nu merge, a fost respinsă, refuzat*
voucher_told: card cadou, carduri cadou, cardul cadou, cardurile cadou, cardului cadou, voucher cadou,
  vouchere cadou, voucherul cadou, voucherele cadou, voucherului cadou, bon cadou, bonuri cadou, bonurile cadou,
  tichet cadou, tichete cadou, cupon cadou, cupoane cadou, certificat cadou, certificate cadou, abonament cadou,
  pachet cadou, pachete cadou, gift card*, gift voucher*, voucher, vouchere, voucherul, voucherele, voucherului,
  oferi cadou, oferiți cadou, oferite cadou, oferit cadou, făcut cadou, face cadou, dărui*
voucher_rather: valabil*, valabilitate*, cumpăra*, cumpărați, achiziționa*, achiziționat*, vindem, disponibil*, lei,
  de la, începând, expiră, valoare, valori, # luni
voucher_never: voucher* de vacanță, vouchere de vacanță, voucherele de vacanță, cod voucher, tichete de vacanță,
  voucher de reducere, vouchere de reducere, voucher de formare, voucher parcare, nota de credit
voucher_asked: cadou*, voucher*, vouchere*, gift*, dărui*, dăruiesc, dar, ofer, oferi, bon, bonuri, tichet*, cupon*,
  certificat*, surpriză, ziua
cards_told: nu acceptăm carduri, nu acceptăm card, nu acceptăm cardul, nu acceptăm plata cu cardul,
  nu se acceptă carduri, nu se acceptă cardul, nu se acceptă plata cu cardul, nu avem pos, nu dispunem de pos,
  nu se poate plăti cu cardul, plata cu cardul nu, doar cu cardul, numai cu cardul, exclusiv cu cardul, doar cu card,
  numai cu card, doar card, numai card, doar cash, numai cash, doar în numerar, numai în numerar,
  exclusiv în numerar, exclusiv cash, doar numerar, numai numerar, nu acceptăm numerar, nu acceptăm cash,
  fără numerar, toate cardurile, toate tipurile de carduri, toate tipurile de card, orice card, orice tip de card,
  cele mai cunoscute carduri, principalele carduri, acceptăm carduri, acceptăm carduri bancare, acceptăm cardul,
  acceptăm card, acceptăm plata cu cardul, acceptăm plăți cu cardul, se acceptă carduri, se acceptă cardul,
  se acceptă plata cu cardul, plata cu cardul se poate, plata cu cardul este posibilă, pos la recepție,
  visa .. mastercard, apple pay, google pay, contactless
cards_unlike: ramburs*, restitui*, returna*, avans*, garanți*, membr*, student*, legitimați*, valabil*, fidelitate,
  cadou, de sănătate
cards_never: nu este nevoie de card, card cadou, card de membru, card de fidelitate, card de acces, card de sănătate,
  cardul de sănătate, card de memorie, cardul de acces, carte de vizită, card de îmbarcare, cardul de student
cards_asked: plăt*, plat*, achit*, accept*, luați, primiți, merge, mergi, doar, numai, cu, cash, numerar, pos,
  terminal, se poate, pot, aveți, folosi*
cards_notasked: pierdut, pierdut cardul, am pierdut, limită, maxim*, cadou, membru, fidelitate, sănătate, acces,
  blocat, expirat, meniu
refund_told: ramburs* integral, rambursare*, rambursarea, rambursăm, rambursat, rambursată, rambursate, rambursează,
  rambursabil*, nerambursabil*, restituire*, restituirea, restituim, restituit, restituită, restituite, restituie,
  returnare*, returnarea, returnăm, returnat, returnată, returnate, returnează, returna, returnați, returnabil*,
  nereturnabil*, retur, returul, returului, retururi, retururile, politica de retur, banii înapoi, bani înapoi,
  contravaloarea, dreptul de retragere, drept de retragere, retrage din contract, retragerea din contract,
  schimbul produsului, schimbul produselor, schimbate, schimbați produsul, înlocuirea produsului, înlocui produsul,
  trimite înapoi, trimiteți înapoi, nu se restituie, nu se returnează, nu se rambursează, se pierde, se reține,
  reținem, decont*
refund_rather: # zile, zile, zile lucrătoare, săptămâni, # %, #%, %, banii, bani, suma, sumele, integral, integrală,
  parțial, ramburs*, restitui*, contul, rețin*, termen, lei, ore
refund_unlike: cheia, cheii, cheile, prosop*, cărțile, cartea, echipament* închiriat, împrumut*, casc*
refund_never: bilet dus-întors, dus-întors, declarație fiscală, retur sol, bilet retur, bilete retur, zbor retur,
  tur-retur, tur retur, plata ramburs, plată ramburs, curs de schimb, schimb de experiență, schimb valutar,
  haine de schimb, schimb de ulei, schimbul de ulei, fonduri nerambursabile, finanțare nerambursabilă,
  returnarea cărților, schimb de anvelope, decontat de cas*, decontate de cas*, decontate prin cas*
deposit_told: avans, avansul, avansului, un avans de, avans de, în avans, acont, acontul, arvună, arvuna, depozit,
  depozitul, depozit de garanție, garanție de, garanția se, garanție la închiriere, garanție returnabilă,
  garanție rambursabilă, cauțiune, cauțiunea, plată anticipată, plata anticipată, plată în avans, plata în avans,
  achitat anticipat, achitată anticipat, achitate anticipat, achitat în avans, preautorizare, preautorizar*,
  la rezervare se achită, la rezervare se plătește, la momentul rezervării, la confirmarea rezervării,
  la confirmarea comenzii, la plasarea comenzii, la semnarea contractului, blocăm pe card, se blochează pe card,
  diferența se achită, restul se achită, restul se plătește, rest de plată
deposit_with: %, #, lei, jumătate, jumătatea, fără, nu, nu se, integral, integrală, percepem, solicităm, se achită,
  se plătește, necesar, necesară
deposit_rather: rezervare*, rezervarea, rezervării, comand*, comenzii, confirmare*, contract*, necesar*, solicităm,
  percepem, cerem, se solicită, se achită, se plătește, datorat
deposit_unlike: sticl*, ambalaj*, pahar*, se restituie, se returnează, înapoi, cheie, cheia, depozit de mărfuri,
  depozitare*, card cadou, programare* în avans, anunț* în avans, rezerv* în avans, zile în avans, ore în avans
deposit_notasked: înapoi, restitui*, returna*, ramburs*, recuper*, primesc
discount_told: reducere, reduceri, reducerea, reducerile, reduceri de, reducere de, discount, discounturi,
  discountul, discount-uri, promoție, promoții, promoția, promoțiile, promoțional*, ofertă specială, oferte speciale,
  preț redus, prețuri reduse, tarif redus, tarife reduse, bilet redus, bilete reduse, preț special, prețuri speciale,
  tarif preferențial, tarife preferențiale, preț preferențial, tarif special, preț de grup, tarif de grup,
  mai ieftin, mai ieftină, mai ieftine, economisi*, economisești, economisiți, cod promoțional, cod promo,
  cod de reducere, coduri de reducere, cupon de reducere, cupoane de reducere, voucher de reducere,
  card de fidelitate, program de fidelitate, puncte de fidelitate, early booking, înscriere timpurie, gratuitate,
  gratuități, intrare gratuită pentru, intră gratuit, beneficiază de gratuitate, elevi .. lei, studenți .. lei,
  elevi și studenți, pensionari .. lei, pensionari .. %, studenți .. %, copii .. gratuit, copii sub # ani .. gratuit,
  sub # ani .. gratuit, jumătate de preț, jumătate din preț, # % din, -#%, al doilea copil, frați, familii numeroase,
  grupuri de, grupuri de minimum, grupuri peste
discount_rather: # %, #%, %, reducere*, reduceri, discount*, gratuit, gratuită, gratuitate, redus, reduse,
  beneficiază, beneficiați, acordăm, se acordă, oferim, cod
discount_unlike: întârzier*, tva, examen*, avans*, anulăr*, anulare*, anulat*, umiditate*, mobilitate redusă,
  reducerea emisiilor, reducerea durerii, nu se cumulează, reducerea riscului, penaliz*, locuri
included_told: inclus, inclusă, incluse, incluși, include, includ, includem, incluzând, inclusiv, prețul include,
  prețul conține, prețul cuprinde, tariful include, tariful cuprinde, tariful conține, prețurile includ,
  tarifele includ, abonamentul include, pachetul include, pachetul conține, pachetul cuprinde, în preț, în tarif,
  cuprinde, cuprins în preț, fără costuri suplimentare, fără cost suplimentar, fără taxe suplimentare,
  fără costuri ascunse, cost suplimentar, costuri suplimentare, contra cost, contra unei taxe, contra unui cost,
  taxă suplimentară, taxe suplimentare, se achită separat, se plătește separat, se plătesc separat,
  se taxează separat, se taxează suplimentar, all inclusive, totul inclus, nu include, nu sunt incluse,
  nu este inclus, nu este inclusă
included_rather: preț*, prețul, prețurile, tarif*, tariful, tarifele, bilet*, abonament*, pachet*, taxa, toate, tot,
  cost, gratuit
included_unlike: tva, taxe și impozite, anulare*, anulăr*, storn*, ramburs*, restitui*, inclusiv sâmbăta,
  inclusiv duminica, inclusiv în weekend, inclusiv de sărbători, date personale, datele
guarantee_told: garanție, garanția, garanției, garanții, garanțiile, garantăm, garantat, garantată, garantate,
  garantează, certificat de garanție, certificatul de garanție, termen de garanție, termenul de garanție,
  perioada de garanție, perioadă de garanție, garanție comercială, garanție de conformitate, garanția legală,
  garanția legală de conformitate, conformitate, lipsă de conformitate, lipsa de conformitate, vicii ascunse,
  defecte de fabricație, defect de fabricație, post-garanție, postgaranție, remediem gratuit, remediem fără cost,
  reparăm gratuit, refacem gratuit, refacem lucrarea, înlocuim gratuit, reparație gratuită
guarantee_rather: ani, an, # ani, # luni, luni, # de luni, zile, ore, kilometri, km, viață, oferim, acordăm,
  beneficiază
guarantee_never: nu garantăm, nu putem garanta, nu garantează, depozit de garanție, garanție returnabilă,
  garanția se restituie, garanția se returnează, garanție de # lei, garanție bancară, garanții bancare,
  fondul de garantare, garantare a depozitelor, garanția casei, declarație de conformitate, evaluarea conformității,
  garanție pentru chei
bring_told: aduceți, aduceți cu, să aduceți, aduci, aducă, să aducă, de adus, luați cu dumneavoastră, luați cu voi,
  să luați cu, să aveți la dumneavoastră, aveți la dumneavoastră, să aveți cu dumneavoastră, să aveți asupra,
  veți avea nevoie de, ai nevoie de, veniți cu, să veniți cu, prezentați-vă cu, vă prezentați cu, se va prezenta cu,
  purtați, să purtați, să poarte, îmbrăcăminte, îmbrăcați, ținută, ținuta, ținută sportivă, ținută lejeră,
  ținută comodă, cod vestimentar, dress code, haine comode, haine de schimb, haine lejere, echipament propriu,
  echipamentul propriu, echipament necesar, echipamentul necesar, încălțăminte, încălțăminte de schimb,
  pantofi sport, adidași curați, papuci, prosop, prosop propriu, prosopul propriu, costum de baie, cască de înot,
  act de identitate, actul de identitate, carte de identitate, cartea de identitate, buletin, buletinul, pașaport,
  acte necesare, actele necesare, documente necesare, documentele necesare, adeverință medicală, adeverință de elev,
  bilet de trimitere, card de sănătate, cardul de sănătate, carnet de student, legitimație de student
bring_rather: vă rugăm, trebuie, necesar*, necesare, obligatoriu, obligatorie, obligatorii, propriu, proprie,
  proprii, haine, pantofi, încălțăminte, prosop*, act de identitate, buletin*, recomandăm, nevoie, nu uitați
bring_never: nu aduceți, nu este permis să aduceți, nu este nevoie să aduceți, nu trebuie să aduceți,
  nu este necesar să aduceți, aduceți mașina, aduceți câinele, aduceți animalul, vă aducem, purtați discuții,
  purtați o discuție, aduceți mâncare, aduceți deșeuri, magazin de încălțăminte, raionul de încălțăminte,
  papuci de casă de vânzare, proprietarul aduce
bring_asked: ce, ceva, cu ce, de ce, care, trebuie, nevoie, listă, lista, cum mă îmbrac, cum să mă îmbrac, neapărat
wifi_told: wi-fi, wifi, wi-fi-ul, wireless, hotspot, internet gratuit, internet wireless, acces la internet,
  acces internet, accesul la internet, conexiune la internet, conexiunea la internet, conexiune internet,
  internet de mare viteză, internet prin fibră, fibră optică, rețea wireless, rețeaua wireless, rețeaua wi-fi,
  rețeaua wifi, parola wi-fi, parola wifi, internet în toate camerele, internet în cameră
wifi_never: ghz, router*, canal, canale, internet banking, internet explorer, căști wireless, încărcare wireless,
  încărcător wireless, radio, boxe wireless, abonament internet
wifi_rather: gratuit, gratuită, gratis, parola, parolă, rețea*, rețeaua, oaspeți*, oaspeților, clienți*, clienților,
  disponibil, disponibilă, toate camerele
wifi_notasked: parola, parolă, parole, fără, router*, cod, codul, setez, setare
parking_told: parcare, parcarea, parcării, parcări, parcările, parcărilor, loc de parcare, locuri de parcare,
  locurile de parcare, parca, parcați, parcheze, se poate parca, puteți parca, puteți lăsa mașina, lăsa mașina,
  lăsați mașina, mașini parcate, parcat, parcate, parcaj*, garaj subteran, garaj, garajul, parcometru, parcometre,
  stație de încărcare, stații de încărcare, încărcare pentru mașini electrice, tichet de parcare,
  tichetul de parcare, rastel pentru biciclete, rastel de biciclete
parking_never: parcă, parcare laterală exercițiu, senzori de parcare, senzor de parcare, frână de parcare,
  cameră de parcare, asistență la parcare, exerciții de parcare, învăța să parcați, parc național, parcul național,
  biciclete parcate interzis, poartă de garaj, uși de garaj, porți de garaj
parking_rather: mașin*, autoturism*, oaspeți*, oaspeților, clienți*, clienților, vizitatori*, gratuit, gratuită,
  gratuite, locuri, spațiu, în spatele, în fața, lângă, vizavi, subteran*, cu plată, lei, disponibil*,
  cea mai apropiată, păzit*, curte*
children_told: copii, copiii, copiilor, copil, copilul, copilului, copilaș*, bebeluș*, bebelușii, bebelușilor,
  bebeluși, bebe, cei mici, celor mici, micuți*, prichindei*, preșcolar*, școlari*, sugar, sugari*, minori însoțiți,
  sub # ani, peste # ani, loc de joacă, locul de joacă, spațiu de joacă, spațiul de joacă, colț de joacă,
  scaun pentru copii, scaune pentru copii, scaun de masă pentru, scaune înalte, scaun înalt, pătuț*, pătuțuri,
  meniu pentru copii, meniul pentru copii, masă de înfășat, masă pentru înfășat, cărucior*, însoțiți de un adult,
  însoțit de un adult, însoțiți de părinți, însoțiți de un părinte, adults only, doar pentru adulți,
  exclusiv adulților, family friendly, kids friendly
children_rather: bineveniți, binevenit, binevenite, acces*, accesul, permis, permisă, permite, permitem, admiși,
  acceptați, acceptăm, primim, gratuit, doar, numai, nu, trebuie, însoțit*, însoțiți, interzis*, supraveghe*,
  disponibil*, punem la dispoziție, potrivit*, recomandat*
children_never: copii xerox, copii legalizate, copii conforme, copii după, copii ale, copii color, în două copii,
  copii de siguranță, copie legalizată, fotocopii, ziua copilului, biciclete pentru copii, medic de familie,
  copiii mei conduc, salvați copiii, drepturile copilului, indemnizație pentru copil
children_unlike: fotografi*, factur*, asigurat*, asigurare*, scaun auto, scaune auto, cheie, reducere*, alocați*,
  certificat*, preluarea copiilor
children_notasked: mâncare*, haine*, hăinuțe, produse*, cadou*, păr, pantofi, jucări*, cât costă, preț*, imprimant*,
  xerox
dogs_told: câine, câinele, câini, câinii, câinilor, câinelui, cățel, cățelul, căței, cățeii, patrupezi*, patruped*,
  animale, animale de companie, animalele de companie, animalelor de companie, animal de companie,
  animalul de companie, animalele, animalelor, animalul, pisică, pisici, pisica, pisicile, pet-friendly,
  pet friendly, petfriendly, dog friendly, câine-ghid, câini-ghid, câini ghid, câini însoțitori, câini utilitari,
  câini de asistență, lesă, lesa, botniță, botnița, blănos*, blănoși
dogs_rather: bineveniți, bineveniții, binevenite, binevenit, acces*, accesul, permis*, permise, permiși, admise,
  admiși, acceptăm, acceptate, acceptați, primim, interzis*, doar, numai, nu, trebuie, lesă, botniță, cu excepția,
  taxă, supliment*, talie
dogs_unlike: #, hran*, tuns*, toaletaj*, vaccin*, dresaj*, singur*, tejghea*, sterilizar*, consultați*, tratament*,
  fotografi*
dogs_never: hot dog, magazin de animale, cabinet veterinar, câini comunitari, origine animală, de origine animală,
  produse de origine animală, păine, grădina zoologică, testat pe animale, testate pe animale, teste pe animale,
  animale sălbatice, animale de fermă, animale de pluș
dogs_notasked: hran*, mâncare*, păr*, produse*, jucări*, vaccin*, tuns*, tunde*, vegan*, dresaj*, accesorii
access_told: scaun cu rotile, scaune cu rotile, scaunul cu rotile, scaunului cu rotile, scaun rulant, scaune rulante,
  fotoliu rulant, fotolii rulante, cărucior cu rotile, cărucioare, căruciorul, cărucioarele, cărucioarelor,
  dizabilități, dizabilitate, persoane cu dizabilități, persoanele cu dizabilități, persoanelor cu dizabilități,
  handicap, handicap locomotor, mobilitate redusă, mobilitatea redusă, mobilitate limitată, lift, liftul, lifturi,
  liftului, ascensor, ascensorul, rampă, rampa, rampe, rampă de acces, fără trepte, fără praguri, trepte, treaptă,
  scări, scară, parter, la parter, accesibil persoanelor, accesibil pentru persoane, accesibilă persoanelor,
  accesibilitate, accesibilitatea, toaletă adaptată, baie adaptată, cameră adaptată, camere adaptate,
  adaptat persoanelor, adaptată persoanelor, locuri pentru persoane cu, nevăzători, hipoacuzici, buclă de inducție,
  platformă elevatoare, bariere arhitecturale
access_rather: scaun cu rotile, scaune cu rotile, rotile, rulant*, accesibil*, accesul, dizabilit*, mobilitate,
  rampă, lift*, adaptat*, cărucior*, fără trepte, din păcate, nu
access_never: elevi cu dizabilități, certificat de handicap, certificat de încadrare, copii cu dizabilități învață,
  face lift, lifting, scări mobile la montaj, montaj lifturi, rampă de încărcare, rampă auto, rampa auto,
  pensie de handicap, asistenți personali, teleschi, hrană cu căruciorul, trepte de viteză, trepte de putere,
  pe scară largă, scări de lemn, scări interioare din, coșul de cumpărături
access_unlike: mutăr*, mutări, mutare*, fumat*, fumatul, fumători*, urgenț*, evacuar*, incendiu*, în caz de incendiu,
  casa scării, curățeni*, curățenie, reducere*, gratuit
age_told: vârsta minimă, vârstă minimă, vârsta maximă, vârstă maximă, vârsta minimă este de # ani, vârsta minimă: #,
  limita de vârstă, limită de vârstă, minimum # ani, minim # ani, minimum # de ani, cel puțin # ani,
  cel puțin # de ani, peste # ani, peste # de ani, peste vârsta de # ani, sub # ani, sub # de ani,
  sub vârsta de # ani, de la # ani, începând de la # ani, începând cu vârsta de # ani, începând cu # ani,
  de la vârsta de # ani, de peste # ani, de sub # ani, până la # ani, până la vârsta de # ani, mai mic de # ani,
  mai mici de # ani, mai mari de # ani, cu vârsta între # și # ani, cu vârste între # și # ani,
  cu vârste cuprinse între # și # ani, cu vârsta cuprinsă între # și # ani, între # și # ani, #-# ani, # - # ani,
  # – # ani, vârsta de # ani, împlinit # ani, împlinit vârsta de # ani, de la # luni, sub # luni, # plus ani,
  persoane majore, persoanelor majore, persoanele majore, doar majori, interzis minorilor, minorii, minorilor,
  minori, major, majori, acordul părinților, acordul scris al părinților, grupe de vârstă, grupa de vârstă,
  categorii de vârstă
age_rather: trebuie, minimum, minim, minimă, cel puțin, doar, numai, nu, membri, membru, șofer*, conducător*, copii,
  copiii, participa, participare*, acces*, interzis*, permis, însoțit*, acord*, vârsta, obligatoriu
age_never: garanți*, datele, facturi*, factur*, acum # ani, de # ani pe piață, experiență, valabil*, voucher*,
  vechime, peste # ani de experiență, de peste # ani oferim, arhiv*, contract pe, contract de, vin de, whisky*,
  păstrăm
age_unlike: experienț*, gratuit*, gratuită, reducere*, reduceri, lei, tarif*, preț*, tradiți*, vechi*, activitate*,
  garanț*
age_asked: vârst*, vârsta, ani, câți ani, limită, limita, minim*, maxim*, minor*, major*, adult*, împlinit, tânăr*,
  bătrân*
age_notasked: câți ani are firma, câți ani aveți, câți ani ai, câți ani de, de câți ani, câți ani are patronul,
  ce vârstă are, ce vârstă aveți, ce vârstă au, câți ani are clădirea, experiență, garanție
directions_told: cum ajungeți, cum ajungeți la noi, cum ne găsiți, ne găsiți, ne puteți găsi, ajungeți la noi,
  ajungeți cu, puteți ajunge cu, se ajunge cu, acces cu, transport în comun, transportul în comun, transport public,
  mijloace de transport, cu mașina, cu autobuzul, cu metroul, cu tramvaiul, cu trenul, cu troleibuzul, cu taxiul,
  cu bicicleta, autobuz*, autobuze, autobuzele, autobuzul #, autobuzele #, tramvai*, tramvaiul #, tramvaiele #,
  troleibuz*, troleibuzele #, microbuz*, metrou, metroul, metroului, stația de metrou, stație de metrou,
  stația de autobuz, stație de autobuz, stația de tramvai, stația, stații, stațiile, linia #, liniile #,
  linia de autobuz, magistrala #, gara, gară, gării, gara de nord, autogară, autogara, aeroport, aeroportul,
  aeroportului, autostrad*, autostrada a#, ieșirea #, ieșire de pe, dn#, dn #, șoseaua, pe jos, minute de mers,
  minute pe jos, minute de mers pe jos, # minute de, # min pe jos, # m de, # km de, # metri de, la # minute de,
  la # metri de, la # km de, vizavi de, peste drum de, lângă, în spatele, colț cu, intersecția cu, intersecție cu,
  virați, virați la stânga, virați la dreapta, la stânga, la dreapta, faceți stânga, faceți dreapta, prima la stânga,
  prima la dreapta, coborâți, coborâți la, waze, coordonate gps, google maps, indicații de orientare, repere
directions_rather: stați*, stația, gară, gara, metrou*, autobuz*, tramvai*, tren*, minute, pe jos, aeroport*, mașina,
  ajunge*, ajungeți, linia, autostrad*
directions_never: excursi*, excursie, ziua #, # zile, circuit*, itinerariul excursiei, retur, lângă dumneavoastră,
  lângă noi și, tractare*, tractări, transfer către hotel inclus, pană de, bilet de tren, plimbar*, jos de la,
  dacă rămâneți
holidays_told: sărbători, sărbătorile, sărbătorilor, sărbătoare, sărbători legale, sărbătorile legale,
  sărbătorilor legale, sărbătoare legală, sărbătoarea, zile libere legale, zilele libere legale, zile nelucrătoare,
  zile de sărbătoare, zilele de sărbătoare, crăciun, crăciunul, crăciunului, ajunul crăciunului, paște, paști,
  paștele, paștelui, paștele ortodox, vinerea mare, rusalii, rusaliile, anul nou, anului nou, revelion, revelionul,
  revelionului, bobotează, 1 mai, 1 decembrie, 24 decembrie, 25 decembrie, 26 decembrie, 31 decembrie, 1 ianuarie,
  2 ianuarie, 15 august, 30 noiembrie, ziua națională, sfânta maria, adormirea maicii domnului, închis între,
  închis în perioada, închiși în perioada, închisă în perioada, suntem închiși între, concediu, concediul,
  concediul anual, concediul de odihnă, concediu colectiv, vacanța de iarnă, vacanța de vară, tot anul,
  tot timpul anului, pe tot parcursul anului, tot parcursul anului, # de zile pe an, 365 de zile,
  program de sărbători, programul de sărbători
holidays_rather: închis, închisă, închiși, închise, închidem, se închide, deschis, deschisă, deschiși, deschise,
  deschidem, program*, programul, nu lucrăm, lucrăm, nu funcționează, funcționează, nu se lucrează, liber, libere
holidays_unlike: vacanțe școlare, concediu medical, concediul medical, concediu de odihnă plătit, liniște*, liniștea,
  zgomot*, meniu*, meniul, cadou*, tarif*, supliment*, livr*, livrăm, decorațiuni*, cozonac*
holidays_notasked: scump*, costă, cost, cât, preț*, tarif*, cadou*, meniu*, lecții, cursuri, cozonac*, decor*,
  livrați, livrare, pachet*, ofertă, oferte
needed_told: rezervare*, rezervarea, rezervări, rezervările, rezervați, rezerva, rezervat*, programare*, programarea,
  programări, programările, programați, programa, înscriere*, înscrierea, înscrieri, înscrierile, înscrieți, comandă,
  comanda, comandați, comenzi, comenzile, anunțați, anunțat*, anunțarea, sunați, telefonic, bilete, biletele
needed_alone: fără programare, fără rezervare, fără înscriere, fără înscriere prealabilă, fără programare prealabilă,
  fără rezervare prealabilă, doar cu programare, numai cu programare, doar pe bază de programare,
  numai pe bază de programare, exclusiv pe bază de programare, pe bază de programare, pe bază de rezervare,
  doar cu rezervare, numai cu rezervare, exclusiv cu programare, exclusiv pe bază de rezervare,
  cu programare prealabilă, cu rezervare prealabilă, programare prealabilă, rezervare prealabilă,
  pe bază de înscriere, programarea este obligatorie, rezervarea este obligatorie, rezervarea este necesară,
  programarea este necesară, rezervare obligatorie, programare obligatorie, rezervare recomandată,
  rezervarea este recomandată, recomandăm rezervarea, recomandăm să rezervați, vă recomandăm să rezervați,
  recomandăm programarea, nu este necesară rezervarea, nu este necesară programarea, nu este nevoie de programare,
  nu este nevoie de rezervare, nu este nevoie să rezervați, nu este nevoie să vă programați,
  nu este necesară o programare, nu este necesară o rezervare, rezervarea nu este necesară,
  programarea nu este necesară, rezervarea nu este obligatorie, programarea nu este obligatorie,
  nu e nevoie de programare, nu e nevoie de rezervare, nu facem rezervări, nu acceptăm rezervări,
  nu se fac rezervări, nu facem programări, nu se fac programări, primul venit, primul sosit, ordinea sosirii,
  în ordinea sosirii, în limita locurilor disponibile, intrare liberă, intrarea este liberă, acces liber,
  accesul este liber, puteți veni oricând, puteți trece oricând, veniți oricând, puteți veni fără, walk-in,
  rezervați din timp, rezervați cu cel puțin, programați-vă din timp, programați din timp, sunați înainte,
  anunțați-ne înainte, la comandă, doar la comandă, numai la comandă, pe bază de comandă
needed_with: trebuie, necesar, necesară, necesare, obligatoriu, obligatorie, obligatorii, nevoie, recomandăm,
  recomandat*, recomandată, recomandabil*, în prealabil, prealabil*, în avans, din timp, dinainte, înainte,
  cu # ore înainte, cu # zile înainte, cel târziu, cel puțin, vă rugăm, rugăm, până la, până cel târziu, fără, doar,
  numai
needed_unlike: anulare*, anulăr*, anulat*, anula, anulați, avans*, storn*, reziliere*, ramburs*, penaliz*, restitui*,
  prima noapte, preaviz*, neprezentar*, retur*
needed_never: comandă vocală, telecomandă, programa școlară, programa analitică, programa de învățământ, program de,
  mașina de spălat programări, comanda voluntară, cu titlu de rezervare, rezervat dreptul, rezervăm dreptul,
  toate drepturile rezervate, drepturile rezervate, sub rezerva, încasări, fără comanda
needed_asked: trebuie, neapărat, nevoie, obligatoriu, obligatorie, necesar, necesară, fără, în avans, în prealabil,
  din timp, dinainte, înainte, direct, oricând, pur și simplu, doar, numai, recomandat, mai bine, pe loc
needed_notasked: ce se întâmplă, ce fac dacă, dacă nu pot, dacă nu ajung, anul*, cum fac dacă, întârzi*,
  dacă întârzii
book_told: rezervare, rezervarea, rezervări, rezervările, rezervărilor, rezervării, rezervați, rezerva, rezervă,
  rezervă acum, rezervat, rezervate, programare, programarea, programări, programările, programărilor, programării,
  programați, programați-vă, programează-te, a vă programa, înscriere, înscrierea, înscrieri, înscrierile,
  înscrierilor, înscrierii, înscrieți, înscrieți-vă, înscrie-te, înscrie, a vă înscrie, comandă, comanda, comenzi,
  comenzile, comenzilor, comandați, plasați comanda, plasarea comenzii, formular de înscriere,
  formularul de înscriere, fișă de înscriere, fișa de înscriere, cerere de înscriere, cererea de înscriere,
  formular de rezervare, formularul de rezervare, listă de așteptare, lista de așteptare, deveni membru,
  deveniți membru, creați un cont, creați cont, bilete se pot, biletele se pot, biletele se cumpără, bilete online,
  casa de bilete, casieri*, rezervarea este confirmată, rezervarea se confirmă
book_with: online, site, site-ul, site-ului, www*, telefon, telefonic, telefonul, sunați, sunați-ne, apel*, apelați,
  număr*, numărul, tel, e-mail, email, mail, formular*, formularul, recepție, recepția, recepției, ghișeu*,
  secretariat*, birou*, aplicați*, aplicația, aplicație, whatsapp, messenger, facebook, instagram, sms, mesaj*,
  link*, linkul, listă, lista, casierie, casieri*, casa de bilete, la sediu, la sediul, contact*, platform*,
  platforma, cont, personal
book_rather: rezervați, rezervări la, programări la, programări telefonice, se fac, se face, online, telefonic,
  la telefon, sunați, formular*, aplicați*, whatsapp, e-mail, completați, scrieți-ne, contactați*
book_unlike: avans*, anulare*, anulăr*, anulați, anulat*, anulează, anula, ramburs*, restitui*, reziliere*, penaliz*,
  parcare*, livrare*, livr*, retur*, neprezentar*, reprogram*
book_never: telecomandă, programa școlară, programa analitică, rezervăm dreptul, ne rezervăm, își rezervă,
  drepturile rezervate, drepturi rezervate, înscris în registrul, număr de înregistrare, certificat de înmatriculare,
  sub rezerva, accident*, accidente, daun*, daune, comandă vocală, comandă minimă, comanda minimă, la comanda
book_notasked: ce se întâmplă, anul*, dacă nu pot, dacă nu ajung, întârzi*, modific*, amân*
cancel_told: anulare, anularea, anulării, anulări, anulările, anulărilor, anulați, anula, anulat, anulată, anulate,
  anulează, anulează-te, anulare gratuită, anulări gratuite, politica de anulare, condiții de anulare,
  taxă de anulare, amânare*, amânarea, amâna, amânați, amânat*, reprogramare*, reprogramarea, reprogramări,
  reprograma, reprogramați, modificarea rezervării, modificarea programării, modifica rezervarea,
  modifica programarea, modificări ale rezervării, reziliere*, rezilierea, rezilierii, rezilia, reziliat*,
  încetarea contractului, încetarea abonamentului, înceta contractul, preaviz, preavizul, preaviz de, denunța,
  denunțare*, denunțarea, renunțare*, renunțarea, renunța, renunțați, renunțați la, retragere*, retragerea, retrage,
  dezabonare*, dezabonarea, dezabona*, storn*, stornare, suspenda abonamentul, suspendarea abonamentului,
  îngheța abonamentul, înghețarea abonamentului, perioadă contractuală, perioada contractuală, durata contractului,
  nu puteți ajunge, nu puteți veni, nu mai puteți ajunge, nu mai puteți veni, nu puteți participa, cu # ore înainte,
  cu # de ore înainte, cu # zile înainte, cu cel puțin # ore înainte, cu cel puțin # de ore înainte,
  cu cel puțin # zile înainte, cu minimum # ore înainte, cu minim # ore înainte, până cu # zile înainte,
  până cu # ore înainte, schimbarea datei, schimba data
cancel_rather: gratuit, gratuită, gratuite, fără costuri, fără cost, fără penalități, fără penalizare, zile, ore,
  ore înainte, zile înainte, luni, lună, # %, #%, %, taxă, penalizare*, penalități, se reține, se percepe, preaviz,
  în scris, până la
cancel_unlike: artist*, ne rezervăm, din motive meteo, vreme nefavorabilă, ne revine, dacă noi, dacă anulăm,
  organizatorul anulează, anulăm noi, nu se ține, evenimentul este anulat, grupa, permis*
cancel_never: retragere de numerar, retrageri de numerar, retragerea numerarului, retragere spirituală,
  anularea zgomotului, anulare a zgomotului, retras în, retrageri de bani, dezabonare newsletter,
  retragerea gingivală, retragerea gingiilor, anularea datoriilor
late_told: întârziere, întârzierea, întârzieri, întârzierile, întârzierii, întârziați, întârzie, întârzia, întârziat,
  întârzii, în caz de întârziere, întârzieri de, întârzieri mai mari, ajungeți mai târziu, ajungeți târziu,
  ajungeți cu întârziere, sosiți mai târziu, sosirea târzie, sosiri târzii, sosire după ora, sosirea după ora,
  sosiți după ora, ajungeți după ora, # minute întârziere, # de minute întârziere, mai mult de # minute,
  mai mult de # de minute, # minute de la ora, # de minute de la ora, neprezentare*, neprezentarea, neprezentării,
  nu vă prezentați, nu se prezintă, nu ați ajuns, nu ajungeți, nu ajungeți la timp, no-show, no show, absență*,
  absența, absențe*, absențele, absentați, lipsiți, lipsește, masa se păstrează, masa este păstrată, păstrăm masa,
  rezervarea se păstrează, păstrăm rezervarea, rezervarea se anulează automat, locul se păstrează, ultima intrare,
  ultimul acces, ultima admitere, accesul după începerea, după începerea, după începutul, toleranță de,
  interval de grație, preluarea târzie, preluat după ora, preluați după ora
late_rather: minute, # minute, min, întârzi*, târziu, taxă, se percepe, se taxează, se anulează, se pierde, pierdeți,
  păstrăm, se scurtează, se reduce, așteptăm, anunțați*, sunați, accesul, considerat*
late_unlike: check-out*, check-out târziu, late check-out, bagaj*, bagaje, dobând*, dobânzi,
  penalități de întârziere la plată, factur*, plat*, plata, livrare*, livrăr*, returnare*, colet*
late_never: late check-out, check-out târziu, cel târziu, nu mai târziu de, cel mai târziu, până târziu,
  întârziere în dezvoltare, întârzieri de limbaj, întârzieri în dezvoltare, întârziere mintală,
  întârzieri în livrare, întârzierea livrării, zbor întârziat
complaint_told: reclamație, reclamații, reclamația, reclamațiile, reclamațiilor, reclamației, sesizare*, sesizarea,
  sesizări, sesizările, sesizărilor, plângere*, plângerea, plângeri, plângerile, nemulțumire*, nemulțumiri,
  nemulțumirea, nemulțumit, nemulțumită, nemulțumiți, nu sunteți mulțumit, nu sunteți mulțumită,
  nu sunteți mulțumiți, nu ești mulțumit, ceva nu este în regulă, ceva nu e în regulă, ceva nu merge,
  dacă aveți o problemă, dacă aveți probleme, dacă apare o problemă, dacă ceva nu, ajunge deteriorat,
  sosește deteriorat, ajunge spart, produse deteriorate, relații cu clienții, relații clienți, serviciul clienți,
  serviciul relații, suport clienți, asistență clienți, departamentul de relații, protecția consumatorilor,
  protecția consumatorului, anpc, soluționarea alternativă, soluționarea litigiilor,
  soluționarea online a litigiilor, litigii, litigiile, litigiu, mediator*, condica de sugestii, cutie de sugestii,
  sugestii și reclamații, contestați*, contestație, contestații, hărțuir*, bullying
complaint_rather: telefon*, sunați, e-mail, email, mail, scrieți*, scrieți-ne, adresați*, adresa, contactați*,
  contactați-ne, trimite*, trimiteți, formular*, recepție, depune*, depuse, depuneți, răspundem, zile, www*, manager*
complaint_never: sol fertil, plăci de sol, reclamă luminoasă, reclame luminoase, panouri publicitare, a solului,
  sol argilos, contestație la executare, contestații fiscale, mediator imobiliar, avocat pentru litigii,
  plângere contravențională, plângeri contravenționale, plângere penală, litigii de muncă, litigii comerciale
delivery_told: livrare, livrarea, livrării, livrări, livrările, livrăm, livrează, livrat, livrată, livrate, livra,
  livrare la domiciliu, livrare gratuită, taxă de livrare, taxa de livrare, costul livrării, termen de livrare,
  termenul de livrare, transport gratuit, transportul este gratuit, transportul costă, cost transport,
  costul transportului, costuri de transport, taxă de transport, taxa de transport, expediere*, expedierea, expediem,
  expediat*, expediate, expediază, curier, curierul, curierat, curieratul, curierat rapid, fan courier, sameday,
  cargus, dpd, easybox, locker, colet, coletul, coletele, colete, poșta română, prin poștă, la domiciliu,
  la domiciliul, la domiciliul dumneavoastră, deplasare*, deplasarea, deplasări, ne deplasăm, venim la dumneavoastră,
  venim la domiciliu, venim acasă, venim la tine, acasă la dumneavoastră, aducem acasă, aducem la,
  la ușa dumneavoastră, la ușa ta, până la ușă, ridicare personală, ridicarea personală, ridicare din magazin,
  ridicare de la sediu, ridicare de la domiciliu, ridicăm de la, ridicarea comenzii, glovo, bolt food, tazz, wolt
delivery_rather: zile, zile lucrătoare, # zile, # ore, ore, gratuit, gratuită, gratis, cost*, costă, lei, # lei,
  comenzi, comenzi de peste, peste # lei, domiciliu, acasă, în aceeași zi, km, în toată țara
delivery_never: livrarea certificatului, livrat pe e-mail, livrat pe email, trimis pe e-mail, trimise pe e-mail,
  linkul, factura se expediază, rezultatele se, diplome, newsletter, fotografiile se livrează,
  fotografiile sunt livrate, bilet de călătorie, transport public, transport în comun, conținutul coletului,
  mobilitate, domiciliul stabil, adresa de domiciliu, livrarea proiectului, livrare energie
delivery_unlike: retur*, returna*, vamă, vamale, taxe vamale, deteriorat*, cutie poștală, ramburs*, restitui*,
  rambursăm, avans*, conflict
who_told: proprietar, proprietarul, proprietara, proprietarii, proprietarului, proprietară, patron, patronul,
  patroana, patronii, administrator, administratorul, administratoarea, administratorii, administrată de,
  administrat de, condus de, condusă de, director, directorul, directoarea, director general, directorul general,
  manager, managerul, manager general, fondator, fondatorul, fondatoarea, fondatori, fondatorii, fondat de,
  fondată de, înființat de, înființată de, deținut de, deținută de, coordonat de, coordonată de, coordonator,
  coordonatoarea, coordonatorul, responsabilă de, șef, șefa, șeful, bucătar-șef, bucătarul-șef, bucătarul șef,
  medicul, medic specialist, medic primar, medicul coordonator, profesoara, profesorii noștri, instructor,
  instructori, instructorii, instructorii noștri, antrenor, antrenori, antrenorii, antrenorul, curator, curatorul,
  curatoarea, președinte, președintele, președinta, vicepreședinte, vicepreședintele, echipa noastră, echipa,
  din echipa, colegii noștri, colega noastră, colegul nostru, afacere de familie, firmă de familie, soții, frații,
  surorile, împreună cu soția, împreună cu soțul, angajații noștri, meșter*, meșterul, meșterii, diriginte,
  educatoare, educatoarea, învățătoare, dr .. medic, familia noastră, responsabil de, echipa este formată, angajații
who_rather: proprietar*, patron*, fondat*, fondator*, administrat*, administrator*, director*, manager*, condus*,
  conduce, echipa, familia, afacere de familie, înființat*, coordonator*, șef*, președinte*
who_never: proprietarul vehiculului, proprietarul animalului, proprietarul câinelui, proprietarii de câini,
  proprietarii de animale, proprietarul mașinii, medicul de familie, medic de familie, medicul dumneavoastră,
  adresați-vă medicului, consultați medicul, asociația de proprietari, asociații de proprietari,
  administrator de bloc, fostul proprietar, noul proprietar al, echipa adversă, echipa de fotbal, echipament,
  parte responsabilă, nu suntem responsabili, responsabil pentru pierderea, responsabil de prelucrarea,
  familia dumneavoastră, familia ta, familia ortodoxă, director tehnic al dumneavoastră, chef de
who_unlike: câin*, pis*, scris*, răspunde*, răspunder*, preț*, prețuri, lei, tarif*, evenimente, reducere*, plătește,
  angajăm, recrut*
who_notasked: când, în ce zi, cine plătește, cine poate, cine are voie, cine are reducere, cine beneficiază
data_told: date personale, datele personale, datelor personale, date cu caracter personal,
  datele cu caracter personal, datelor cu caracter personal, datele dumneavoastră, datele tale, datele voastre,
  datele clienților, datele membrilor, datele pacienților, protecția datelor, prelucrarea datelor, prelucrăm,
  operator de date, persoana vizată, persoanelor vizate, gdpr, rgpd, regulamentul ue, regulamentul general privind,
  confidențialitate, confidențialitatea, confidențialității, confidențial, confidențiale, confidențială,
  politica de confidențialitate, secretul profesional, secret profesional, ștergerea datelor, terți, terților,
  terțe părți, către terți, cookie, cookies, cookie-uri, cookie-urile, newsletter, dezabona*, consimțământ*,
  consimțământul, fotografiile sunt publicate, fotografii cu copiii, publicăm fotografii, publicarea fotografiilor,
  fotografii și filmări, fotografiat, fotografiați, acordul pentru fotografii, drept la imagine, dreptul la imagine,
  supraveghere video, camere de supraveghere, camere video, criptat*, criptate, datele cardului, arhivă medicală,
  fișa pacientului, prelucrării datelor, prelucrarea acestor date
data_rather: păstrăm, păstrate, păstrează, stocăm, stocate, stocăm datele, ștergem, șterse, ștergerea, transmitem,
  nu transmitem, dezvăluim, nu vindem, protejăm, protejate, criptat*, folosim, utilizăm, consimțământ*, acord*,
  acordul, scop*, publicăm, zile, ani
data_never: parola, parolă, date mobile, trafic de date, baza de date imobiliară, bază de date culturală,
  cablu de date, recuperare de date, recuperarea datelor, recuperări de date, prelucrarea lemnului,
  prelucrarea metalelor, prelucrarea pietrei, prelucrări mecanice, prelucrare cnc, cookies cu ciocolată,
  datele curselor, date fixe, datele de începere, datele cursurilor, datele concertelor, prelucrarea fotografiilor
data_notasked: pierdut*, pierd, export*, import*, transfer*, recuper*, backup*, copie de siguranță, restaur*, mobile,
  giga, gb
children_asked: cu, vin, veni, venim, aduc, aduce, iau, lua, acceptați, primiți, voie, permis, bineveniți, pot,
  poate, potrivit, ok, merge, aveți, intra
dogs_asked: cu, vin, veni, venim, aduc, aduce, iau, lua, acceptați, primiți, voie, permis, permise, bineveniți, pot,
  poate, ok, merge, intra, pet friendly
offer_says: oferim, vă oferim, îți oferim, vindem, comercializăm, reparăm, închiriem, predăm, învățăm, producem,
  fabricăm, realizăm, executăm, confecționăm, pregătim, gătim, coacem, servim, tratăm, curățăm, organizăm, construim,
  montăm, instalăm, proiectăm, tipărim, asigurăm, asistăm, consiliem, transportăm, livrăm, facem, creăm,
  punem la dispoziție, vă punem la dispoziție, furnizăm, prestăm, ne ocupăm de, ne ocupăm cu, ne specializăm în,
  suntem specializați, suntem un, suntem o, suntem cel, suntem cea, suntem doi, suntem două, suntem trei,
  suntem specialiști, suntem partenerul, școala noastră, magazinul nostru, hotelul nostru, pensiunea noastră,
  clinica noastră, cabinetul nostru, atelierul nostru, firma noastră, compania noastră, asociația noastră,
  clubul nostru, sala noastră, restaurantul nostru, salonul nostru, muzeul nostru, echipa noastră oferă,
  la noi găsiți, la noi găsești, aici găsiți, găsiți la noi, puteți găsi, vă ajutăm, vă așteptăm cu, ofer, predau,
  confecționez, realizez, repar, construiesc
offer_is: este un, este o, este cel, este cea, este primul, este prima, e un, e o, sunt un, sunt o, a fost fondat*,
  a fost fondată, a fost înființat*, a fost înființată, a fost deschis*, fondat în, fondată în, fondat de,
  fondată de, înființat în, înființată în, deschis în, deschisă în, bine ați venit, bun venit, bine ai venit,
  bine v-am găsit, oferă, vinde, produce, repară, închiriază, organizează, specializat în, specializată în,
  specializat pe, are ca obiect de activitate
offer_heads: servicii*, serviciile noastre, serviciile, ce oferim, ce facem, oferta noastră, ofertă, oferta, produse,
  produsele noastre, gama noastră, gama de produse, sortiment*, cursuri, cursurile noastre, cursurile, clase,
  ateliere, programe, programul cursurilor, activități, activitățile noastre, activitate, domenii de activitate,
  specialități, specializări, tratamente, tratamentele, terapii, proceduri, consultații, meniu, meniul,
  meniul nostru, carta, camere, camerele, camerele noastre, tipuri de camere, cazare, facilități, dotări, lucrări,
  lucrările noastre, reparații, expoziții, expoziția permanentă, bilete, abonamente, pachete, pachetele noastre,
  prețuri, lista de prețuri, listă de prețuri, tarife, tarifele noastre, taxe, închirieri, materii, discipline,
  portofoliu, despre noi, cine suntem, prezentare, povestea noastră, ce este asigurat, acoperire
prices_heads: preț, prețuri, prețurile, prețurile noastre, lista de prețuri, listă de prețuri, listă prețuri, tarif,
  tarife, tarifele, tarifele noastre, lista de tarife, grilă de tarife, costuri, cost, taxe, taxe școlare,
  taxă de participare, taxa de participare, taxa de intrare, intrare, bilete, preț bilete, prețul biletelor,
  abonamente, abonament, cotizație, cotizații, cotizația, onorarii, onorariu, comisioane, pachete, meniu,
  prime de asigurare, chirie
prices_besides: transport*, transportul, livrare*, livrarea, expediere*, ramburs, avans*, garanți*, garanție,
  depozit*, pierdere*, pierderea, pierdut*, deteriorar*, deteriorat*, daun*, daune, stricăciuni*, distruger*,
  întârzier*, întârziere, penaliz*, penalități, amend*, amenzi, franșiz*, franșiza, anulare*, neprezentar*,
  deplasare*, deplasarea, zonă, zona, destinați*, taxă de urgență
question_more: când, cât, cât timp, cât de mult, cât de des, cât de departe, cât de repede, cât de, cât durează,
  câte, câți, câtă, câte zile, câte ore, câte persoane, câți ani, câți bani, de câte ori, de când, până când,
  la ce oră, la cât, de la ce oră, până la ce oră, în cât timp, în câte zile, de ce
question_which: care, care dintre, care din, ce fel de, pe care, pe care dintre, în care, din care, la care, cu care,
  ce anume, ce tip de
question_back: asta, aceasta, acesta, ăsta, ăla, aia, aceea, acela, astea, acestea, ăștia, aceștia, acelea, alea, el,
  ea, ele, îl, o, de asta, despre asta, pentru asta, pentru aceasta, la asta, la ăsta, în cazul ăsta,
  în cazul acesta, acolo, atunci, așa, același lucru, aceleași
question_come: vin, veni, venim, vină, aduc, aduce, aducem, aduci, iau, lua, luăm, intra, intru, intrăm, intre,
  intrare, acces, accesul, acceptați, acceptă, acceptat*, acceptate, admis*, admise, permis*, permise, permiteți,
  voie, bineveniți, binevenit*, primiți, primit*, cu mine, cu noi, cu mine la, înăuntru, în interior, în incintă,
  potrivit*, potrivită, adecvat*, pot, poate, putem, ok, e ok, merge, se poate, participa, participe, însoți*,
  rămână acasă
question_nothing: bună, bună ziua, salut, mulțumesc, vă rog, vă rugăm, aș vrea, aș dori, vreau, doresc, știu,
  să știu, întreb*, întrebare, bun venit, binevenit*, bineveniți, limită, limita, limite, politică, politica, reguli,
  regula, regulament*, modalitate*, modalități, metode, metodă, moduri, mijloace, forme, fel, feluri, tip, tipuri,
  personal, personale, personală, personali, oaspeți*, oaspete*, clienți*, client*, clienții, vizitatori*,
  vizitator*, persoană, persoane, persoanele, cineva, ceva, orice, vreun, vreo, undeva, pe undeva, aproape,
  apropiere, zonă, zona, prin zonă, existent*, există, exist*, este, sunt, aveți, avem, vindeți, vinde, oferiți,
  oferi, ofertă, aranja*, cere*, cereți, solicit*, solicitați, necesar*, posibil*, posibilitate*, disponibil*,
  intrare, intrarea, acces, folosi*, folosesc, utiliz*, prezent*, adres*, informații, detalii, legat, despre,
  privind, la voi, la dumneavoastră, voi, dumneavoastră, dvs, acolo, aici, firmă, firma, cumva, oare, de obicei
jobs_told: angajăm, facem angajări, angajări, angajare, oportunități de angajare, căutăm .. mecanic*,
  căutăm .. ospătar*, căutăm .. vânzăto*, căutăm .. recepționer*, căutăm .. frizer*, căutăm .. coafe*,
  căutăm .. coleg*, căutăm .. persoan*, căutăm .. ucenic*, căutăm personal, căutăm oameni, recrutăm, recrutare,
  ne mărim echipa, completarea echipei, alătură-te echipei, alăturați-vă echipei, vino în echipa, veniți în echipa,
  locuri de muncă, loc de muncă, post* vacant*, posturi libere, post liber, posturi disponibile, oferte de muncă,
  joburi, job de vară, joburi de vară, cariere, carieră, lucrează cu noi, lucrați cu noi, lucrează la noi, ucenic,
  ucenici, ucenicie, contract de ucenicie, învățământ dual, internship*, stagiar*, stagii de practică,
  stagiu de practică, elevi în practică, studenți în practică, candidatur*, candidați*, cv, cv-ul, cv-uri,
  curriculum vitae, scrisoare de intenție, contract de muncă, interviu de angajare, resurse umane
jobs_rather: trimiteți .. cv*, trimite .. cv*, trimiteți-ne .. cv*, cv-ul la, cv-urile la, cv-urile se,
  depuneți .. cv*, lăsați .. cv*, cv-ul pe adresa, candidaturile se, aplicați până, angajăm, căutăm, primim,
  școlarizăm, începând cu #, începând din, începe la, începe în, pe oră, ore pe săptămână, salariu*, scrieți la,
  prin e-mail, pe e-mail
jobs_never: practică auto, ore de practică, lucrare executată, lucrări executate, se aplică pe, aplicați crema,
  aplicarea cremei, locuri libere la, locuri de parcare, candidați la examen, haine de lucru, ne angajăm să,
  vă angajați să, fără angajament, experiența noastră
jobs_notasked: ore de practică, coleg de muncă, coleg de munca, printa cv-ul, printez cv-ul, lucrez la laptop,
  adeverință de angajat, angajații voștri, câți angajați aveți
`
