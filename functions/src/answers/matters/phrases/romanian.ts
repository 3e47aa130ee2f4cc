/** What is said about matters in Romanian. */
export const ROMANIAN = `
own_food: vinul nostru, tort de acasă, mâncare de acasă, băutura noastră, aducem tort*, aducem vin, aduc mâncare,
  mâncarea noastră, venim cu tortul, sticlă proprie, gustări de acasă, intru cu mâncare, sandvișuri de acasă,
  mâncare proprie, băuturi proprii, alimente din exterior, taxă de dop, băuturi din afară, taxă tort, tort propriu,
  consumul alimentelor proprii, produse alimentare din afara, interzis accesul cu mâncare, taxă de tăiere tort,
  vin propriu
check_in: ne cazăm, ora cazării, ora de cazare, luăm camera, primim cheile, intrăm în cameră, check in, ora check in,
  camera gata, ajungem dimineața, cazare mai devreme, preluăm barca, intra în apartament, check in de la,
  camere disponibile de la, cazarea se face, începând cu ora, preluarea cheilor, ora de sosire, sosire după ora,
  camerele sunt pregătite, cazare după ora 14, preluarea bărcii, ziua sosirii
check_out: eliberăm camera, predăm camera, părăsim camera, ieșim din cameră, check out, ora check out, ora plecării,
  predăm cheile, lăsăm camera, plecăm din cameră, eliberat camera, eliberez camera, ultima zi predare,
  check out până la, eliberarea camerei, camera se eliberează, ora de plecare, plecare până la,
  camerele trebuie eliberate, predarea camerei, predarea cheilor, ziua plecării, părăsirea camerei
arrive_late: ajungem noaptea, ajungem târziu, aterizăm la miezul nopții, după miezul nopții, sosim târziu,
  recepția închisă, zbor întârziat, avionul aterizează, ajungem după închidere, cazare noaptea, recepție non stop,
  două noaptea, ajung seara târziu, sosire târzie, sosiri târzii, cutie de chei, seif cu cheie, cod de acces,
  check in târziu, self check in, după închiderea recepției, sosire nocturnă, recepție 24 24, cod trimis prin sms
luggage: lăsăm bagaj*, las bagaj*, bagajele, valizele, las valiza, geamantan*, trolerul, lăsăm valizele,
  depozita bagaj*, păstra bagaj*, rucsacurile, cameră de bagaje, depozitare bagaje, păstrare bagaje,
  bagajele pot fi lăsate, bagaje de mână, bagaje*, spațiu pentru bagaje, depozitare gratuită bagaje,
  garderobă bagaje, bagaje voluminoase
breakfast: mic dejun, micul dejun, mic dejun inclus, servim micul dejun, ora micului dejun, mâncăm dimineața,
  mâncare dimineața, cost mic dejun, mic dejun devreme, cafea dimineața, bufet dimineața, preț mic dejun,
  bufet suedez, mic dejun bufet, micul dejun se servește, mic dejun continental, sala de mic dejun,
  mic dejun la pachet, demipensiune
diet: vegan*, vegetarian*, fără gluten, gluten, lactoză, fără lactoză, halal, kosher, cușer, alergic* la nuci,
  alergie la arahide, celiac*, intoleran*, nu mănânc carne, mâncare de post, fără lapte, preparate vegane, alergen*,
  lista alergenilor, intoleranțe alimentare, meniu vegetarian, preparate de post, alergii alimentare, urme de nuci
return_goods: returnez, returna produs*, trimit înapoi, retur, nu mi vine, nu mi place produsul, altă mărime,
  schimb mărimea, schimba produsul, prea mic, prea mare, dau înapoi, mă răzgândesc, retur*, drept de retragere,
  dreptul de retragere, returnarea produselor, retur în 14 zile, formular de retur, schimb de produse,
  ambalaj original, eticheta intactă, fără invocarea unui motiv, rambursarea contravalorii, termen de retur
return_cost: cine plătește returul, plătesc returul, retur gratuit, cost retur, costul returului, transport retur,
  retur pe banii mei, gratis returul, taxă de retur, curier retur, suport costul returului, returul mă costă,
  costul returnării, cheltuieli de returnare, suportat de client, suportate de cumpărător, etichetă de retur,
  transportul de retur, costurile directe ale returnării, awb de retur
delivery_cost: cât costă transportul, cost livrare, cât costă livrarea, transport gratuit, livrare gratuită,
  livrare gratis, transport gratis, taxă de livrare, taxa de transport, preț curier, costă curierul, cost expediere,
  cât iau la transport, cost de livrare, cost transport, transport gratuit peste, livrare gratuită peste,
  taxă de transport, tarif curier, cheltuieli de transport, tarif livrare, costul transportului
delivery_time: când ajunge comanda, ajunge până vineri, cât durează livrarea, câte zile livrare, termen de livrare,
  primesc coletul până, ajunge mâine, vine până luni, livrați azi, când îmi vine comanda, livrare rapidă,
  ajunge până de crăciun, timp de livrare, zile lucrătoare, expediere în aceeași zi, expediate în aceeași zi,
  livrare în 24 ore, livrare 24 48, durata livrării, expediem în, livrare a doua zi, comenzi plasate până la
abroad: livrați în străinătate, trimiteți în străinătate, livrare în germania, altă țară, alte țări,
  livrați în moldova, republica moldova, în afara țării, trimiteți în italia, comand din străinătate,
  livrare internațională, în afara româniei, taxe vamale, livrăm în uniunea europeană, livrăm doar în românia, vamă,
  livrare în străinătate, țări ue, exclusiv pe teritoriul româniei, livrări externe, expediere internațională
track: unde e coletul, coletul meu, unde mi e comanda, comanda n a ajuns, n am primit coletul, număr de urmărire,
  awb, urmăresc coletul, tracking, stadiul comenzii, coletul pierdut, comanda întârzie, status comandă, cod awb,
  urmărirea coletului, link de urmărire, urmărire colet, starea comenzii, statusul comenzii, notificare curier,
  număr awb
damaged: a ajuns spart*, a venit spart*, a venit stricat*, produs defect, lipsește ceva, lipsește din colet,
  produs greșit, altceva decât am comandat, nu funcționează, colet deteriorat, ciobit*, a sosit rupt*,
  cutia strivită, deteriorat la transport, produse deteriorate, deteriorări la transport, produse defecte,
  proces verbal curier, lipsuri cantitative, reclamații în 48 ore, verificarea coletului, neconformități,
  semnalate în termen, fotografii cu defectul
minimum_order: comandă minimă, minim de comandă, valoare minimă, sumă minimă, cantitate minimă,
  comand o singură bucată, o singură bucată, consumație minimă, cheltui minim, cel puțin cât comand, prag minim,
  comandă mică, valoarea minimă a comenzii, comanda minimă este, minim 10 bucăți, sub valoarea minimă,
  prag minim comandă
trial: lecție de probă, oră de probă, ședință de probă, încerc o dată, probez întâi, încercare gratuită,
  vin la o probă, testez gratuit, demo, versiune de probă, prima ședință gratuită, perioadă de probă, probă gratis,
  probă gratuită, lecție demonstrativă, demo gratuit, perioadă gratuită de testare, antrenament de probă,
  versiune demo, prima vizită gratuită
beginner: n am mai făcut niciodată, începător*, sunt începător*, fără experiență, nicio experiență, de la zero,
  n am încercat niciodată, prima dată în viață, nu știu nimic, cunoștințe zero, niciodată pe cal, am ruginit,
  nu mai am antrenament, începători, nivel începător, curs pentru începători, fără cunoștințe anterioare,
  nu este necesară experiența, cunoștințe prealabile, pentru toate nivelurile, curs de inițiere, inițiere,
  noțiuni de bază
weather: dacă plouă, ploaie, ploua, furtună, vreme rea, vreme urâtă, caniculă, prea cald afară, ninge, vânt puternic,
  vremea proastă, în caz de ploaie, dacă e furtună, caz de ploaie, vreme nefavorabilă, condiții meteo,
  condiții meteo nefavorabile, cod portocaliu, se mută în interior, reprogramare din cauza vremii
no_show: uit de programare, am uitat programarea, nu mă prezint, nu apar, nu ajung la programare, lipsesc la oră,
  ratez lecția, pierd ora, am ratat ședința, recuperez ora, recuperez lecția, nu mai vin, uitat să vin,
  lipsesc la curs, neprezentare, neprezentarea, absențe nemotivate, neprezentare la programare, no show,
  lecții ratate, ședințe pierdute, recuperarea ședințelor, ore nerecuperate, absențele nu se recuperează,
  absență neanunțată, se taxează integral absența
pause: îngheț abonamentul, suspend abonamentul, pauză abonament, pun pe pauză, opresc abonamentul temporar,
  plec câteva luni, întrerup abonamentul, întrerup cursul, suspendare abonament, îngheța abonamentul,
  pauză două luni, accidentat abonament, piciorul rupt abonament, înghețarea abonamentului,
  suspendarea abonamentului, suspendare, îngheț abonament, abonamentul poate fi suspendat, întrerupere temporară,
  suspendare temporară, zile de îngheț, motive medicale suspendare
closed_period: închis vara, închis în august, închis de sărbători, deschis de crăciun, deschis de paște,
  închideți vara, sunteți în vacanță, concediu, deschis de revelion, închis între sărbători, deschis pe 1 mai,
  vacanța de vară închis, închis de paște, închis anual, concediu anual, închis în perioada, vacanță de iarnă,
  închis de crăciun, sărbători legale închis, concediu colectiv, închis între, zile libere legale, închidere sezonieră
smoking: fumez, fuma, fumăm, fumat*, fumători, fumător, țigară, țigări, vapez, vape, țigară electronică,
  fumat pe balcon, fum o țigară, iqos, scrumieră, nefumători, fumatul interzis, fumatul este interzis, zonă de fumat,
  loc de fumat, camere pentru nefumători, țigări electronice, taxă de curățare fumat, locuri special amenajate fumat
noise: petrecere, muzică tare, facem petrecere, gălăgie, zgomot, sărbătorim, chef, facem un chef, muzică până la,
  petrecem noaptea, boxă, muzică noaptea, grătar cu muzică, ziua de naștere petrecere, ore de liniște,
  orele de liniște, liniște după ora 22, petreceri interzise, petrecerile nu sunt permise, muzică la volum,
  liniștea nopții, odihna celorlalți, volum redus, tulburarea liniștii, program de liniște
group: suntem mulți, suntem un grup, grup mare, grup de 20, team building, petrecerea burlăcițelor, clasă de elevi,
  excursie cu clasa, câte persoane încap, colegii de birou, suntem 30, masă mare, câți încăpem, ieșire cu firma,
  grupuri, grupuri de peste, tarif de grup, grupuri organizate, grupuri școlare, capacitate maximă,
  minimum 10 persoane, evenimente corporate, număr maxim de persoane, rezervare grup, capacitate persoane
provided: prosoape, aduc prosop, lenjerie de pat, aduc propria rachetă, iau prosop, vin cu echipamentul meu,
  primim echipament, uscător de păr, cearșafuri, se dau prosoape, aduc saltea proprie, casca proprie, scule proprii,
  găsim acolo prosoape, prosoape incluse, lenjerie de pat inclusă, prosoape și lenjerie, puse la dispoziție,
  echipament inclus, echipament asigurat, incluse în preț, asigurăm materialele, prosop propriu, aduceți prosop,
  echipamentul pus la dispoziție, halate
rent_gear: închiriez echipament, închiria echipament, închiriez rachetă, împrumut echipament, împrumuta,
  închiriați schiuri, închiriez cască, închiriez acolo, n am echipament, n am rachetă, închiriere echipament,
  iau cu împrumut, închiriez patine, închirieri, taxă de închiriere, echipament de închiriat, se pot închiria,
  tarif închiriere, închiriere rachete, închiriere schiuri, disponibil spre închiriere, împrumut,
  contra cost echipament
changing: vestiar*, duș, dușuri, mă schimb, ne schimbăm, dulap*, dulap cu cheie, fac duș, lacăt, unde mă schimb,
  las telefonul, obiecte de valoare, las lucrurile, cabină de schimb, vestiare, vestiar, dulapuri, dulapuri cu cheie,
  vestiare cu dușuri, dulap individual, lacăt propriu, cabine de schimb, seifuri, vestiare separate
baby_gear: pătuț, pătuț bebeluș, scaun de masă, scaun înalt, scaun bebe, masă de înfășat, cărucior, căruciorul,
  bebeluș, nou născut, schimb scutecul, cădiță, încălzitor de biberoane, pătuț pentru bebeluși, pătuț gratuit,
  scaun de masă pentru copii, scaune pentru bebeluși, cărucioare, loc de înfășat, cameră mamă și copil, scoică auto,
  cădiță bebeluș
invoice: factură, factură pe firmă, date firmă, cui firmă, bon cu cod fiscal, decont, decontez la firmă,
  factură cu tva, factură fiscală, chitanță, factura pe numele firmei, nevoie de factură, factura se emite,
  date de facturare, facturare, persoană juridică, cod fiscal, cui, factură electronică, factura trimisă pe email,
  e factura
instalments: în rate, rate, plătesc în rate, plătesc mai târziu, plată în tranșe, plătesc lunar, rate fără dobândă,
  două tranșe, eșalonat, plata eșalonată, card de rate, amân plata, plătesc jumătate acum, plată în rate,
  rate lunare, rate egale, tranșe, avans și rate, termen de plată 30 zile, plată ulterioară,
  ordin de plată la termen, trei rate
pay_on_delivery: ramburs, plătesc la livrare, plată la livrare, plătesc curierului, plătesc la curier,
  plătesc când primesc, bani la curier, plătesc la ridicare, cash la livrare, card la curier, plătesc când ajunge,
  plata la primire, plata ramburs, numerar la curier, plata la curier, plată la ridicare, taxă ramburs,
  numerar la livrare, contra ramburs
validity: cât e valabil, cât timp e valabil, valabil, expiră, expira, expirat voucher, valabilitate,
  valabilitatea cardului, până când folosesc voucherul, folosesc abonamentul până, card cadou expirat,
  valabilitate bilet, tichet cadou valabil, valabil 12 luni, valabilitatea voucherului, valabil de la data,
  expiră după, termen de valabilitate, data expirării, valabil un an, valabil 30 zile,
  nu se prelungește valabilitatea, perioada de valabilitate
transfer: cedez biletul, dau biletul, transfer abonamentul, prietena mea în locul meu, altcineva în locul meu,
  pe alt nume, schimb numele, biletul altcuiva, cedez locul, folosește altcineva, dau locul altcuiva,
  abonamentul meu prietenului, programarea mea altcuiva, netransmisibil*, transmisibil*, netransferabil*,
  transferabil*, nominal*, abonament nominal, schimbarea numelui, cedat altei persoane, cesiune,
  înlocuirea participantului, transferul abonamentului, bilet nominal
lost_item: am uitat ceva, am pierdut cheia, am pierdut cardul, am pierdut biletul, mi am uitat, uitat geaca,
  uitat umbrela, obiecte pierdute, mi am pierdut, pierdut brățara, ați găsit, lăsat în cameră, pierd cheia,
  obiecte uitate, obiecte găsite, pierderea cheii, pierderea cardului, cheie pierdută, card pierdut, taxă pierdere,
  birou obiecte pierdute, obiectele uitate se păstrează, pierderea biletului, card duplicat
broke_it: am spart, am stricat, am zgâriat, am pătat, spargem ceva, stricăm ceva, zgârii mașina, zgârietură,
  plătesc dacă stric, am rupt, plătim paguba, pagubă, cine plătește stricăciunile, am lovit mașina, daune, pagube,
  contravaloarea pagubelor, daune produse, franșiză, răspunde pentru daune, deteriorări, distrugeri,
  suportă contravaloarea, garanție daune, deteriorarea bunurilor, răspundere materială, stricăciuni
extend: prelungesc, prelungim, prelungi, mai stăm o noapte, încă o zi, încă o noapte, o oră în plus, o zi în plus,
  plecăm mai târziu, check out târziu, aduc mai târziu, predau mai târziu, mai păstrez o zi, rămânem mai mult,
  prelungire, prelungirea sejurului, prelungirea închirierii, late check out, oră suplimentară,
  fiecare oră suplimentară, zi suplimentară, noapte suplimentară, returnare întârziată, prelungirea perioadei,
  întârziere la predare
home_visit: veniți acasă, veniți la domiciliu, la domiciliu, vizită la domiciliu, nu mă pot deplasa,
  mama imobilizată, veniți la noi, consultație acasă, deplasare la domiciliu, nu ies din casă, tunsoare acasă,
  vine cineva acasă, vizite la domiciliu, servicii la domiciliu, taxă de deplasare, consultații la domiciliu,
  deplasare la client, intervenții la domiciliu, ne deplasăm, cost deplasare
pick_up: ridic personal, vin să ridic, ridic comanda, ridic din magazin, ridicare personală, veniți să luați,
  luați de la mine, iau din magazin, ridic de la sediu, veniți după haine, trimiteți curier la mine,
  ridicare de acasă, trec să iau comanda, ridicare din magazin, ridicare de la sediu, preluare de la domiciliu,
  ridicare gratuită, click and collect, punct de ridicare, easybox, ridicare și livrare, comanda poate fi ridicată,
  preluare din magazin
who_collects: bunica ia copilul, vine bunica, vecina ia, altcineva ridică, poate ridica altcineva, soțul ridică,
  ia copilul altcineva, bunicul să l ia, dădaca, bona ia copilul, vecinul ridică coletul, împuternicire,
  ridice altcineva, persoane autorizate, persoane împuternicite, împuternicire scrisă, acord scris al părinților,
  preluarea copilului, declarație notarială, predarea copilului, persoană desemnată,
  ridicarea de către altă persoană, procură, copiii se predau
ill: copilul are febră, febră, sunt răcit*, răceală, nasul curge, muci, tușește, tuse, copil bolnav, sunt bolnav*,
  vărsat de vânt, gripă, covid, vin răcit*, păduchi, copii bolnavi, boli contagioase, aviz epidemiologic,
  aviz medical, adeverință medicală, simptome de răceală, boli infecțioase, stare febrilă, 24 ore fără febră, triaj,
  simptome respiratorii
emergency: urgență, urgențe, durere puternică, mă doare rău, durere de dinți noaptea, weekend durere, accident,
  câinele a mâncat, pană, am rămas în pană, urgent duminică, duminică noaptea, sângerează, număr de urgență,
  telefon urgențe, urgențe non stop, serviciu de gardă, gardă, în afara programului, asistență rutieră,
  urgențe stomatologice, 112, intervenții de urgență, linie de urgență
insurance_pays: cas, decontat, decontați, casa de asigurări, asigurarea acoperă, asigurarea plătește,
  decontează casa, bilet de trimitere, card de sănătate, gratuit prin cas, subvenție, tichete, asigurare privată,
  decontare asigurare, decontat cas, decontat prin cas, contract cu cas, decontare, servicii decontate,
  subvenționat*, asigurări private, decontate de asigurare, cnas
waiting: cât aștept, listă de așteptare, locuri libere, mai aveți locuri, sunteți plini, se eliberează un loc,
  cât stau la coadă, coadă mare, timp de așteptare, mă înscriu pe listă, când apare un loc, totul ocupat, mai e loc,
  lista de așteptare, timp mediu de așteptare, locuri disponibile, locuri limitate, locurile se ocupă,
  ordinea înscrierilor, ordinea sosirii, se eliberează locuri, număr limitat de locuri
certificate: primesc diplomă, diplomă, certificat, primesc certificat, adeverință, atestat,
  adeverință de participare, diplomă recunoscută, certificat la final, dovadă participare, hârtie la final,
  diplomă de absolvire, certificat de participare, diplomă de participare, certificat de absolvire, diplomă*,
  certificat recunoscut, eliberăm certificat, la finalul cursului diplomă, acreditat anc, certificare
level: ce nivel, nivelul meu, ce curs mi se potrivește, nu știu ce nivel, test de nivel, ce grupă, ce curs aleg,
  sunt la mediu, a2 sau b1, grupa potrivită, aflu nivelul, evaluare nivel, test de plasare, testare de nivel,
  nivel a1, nivelul a2, niveluri, evaluare inițială, cadrul european, avansați, nivel mediu, stabilirea nivelului,
  testare gratuită, intermediar
spoken: vorbiți engleză, vorbește engleza, vorbește cineva engleză, în engleză, vorbiți maghiară,
  limba engleză personal, nu vorbesc română, vorbiți germană, ghid în engleză, vorbesc doar engleză,
  franceză vorbește, medic vorbitor, vorbim engleză, limbi vorbite, personal vorbitor, vorbitor de engleză,
  limba engleză, limbi străine, personalul vorbește, engleză germană franceză, ghidaj în engleză, română și engleză,
  limba maghiară
shuttle: luați de la aeroport, transfer aeroport, ne luați de la gară, veniți la gară, transport de la aeroport,
  de la gară, preluare aeroport, microbuz, navetă, shuttle, veniți după noi, cum ajungem de la aeroport,
  ne aduceți de la gară, transfer de la aeroport, transfer gară, preluare de la aeroport, preluare de la gară,
  transfer gratuit, transfer contra cost, transport aeroport
charge_car: mașină electrică, încarc mașina, încărca mașina, stație de încărcare, priză mașină, încărcare electrică,
  electrica la încărcat, tesla, încarc tesla, încărcător auto, priză pentru electrice, kwh, stații de încărcare,
  mașini electrice, încărcare vehicule electrice, vehicule electrice, lei kwh, wallbox, priză tip 2, încărcare auto,
  kw
bicycles: bicicleta, biciclete, bicicletele, las bicicleta, pun bicicleta, parchez bicicleta, rastel,
  venim cu bicicletele, loc de biciclete, biciclete în siguranță, leg bicicleta, bicicleta în cameră, trotineta,
  rastel biciclete, parcare biciclete, cameră biciclete, depozit biciclete, depozitare biciclete, suport biciclete,
  spațiu pentru biciclete, bicicletele se lasă, încuietoare biciclete, boxă biciclete, biciclete electrice încărcare
least_busy: când e liber, mai liniștit, aglomerat, când e aglomerat, aglomerație, puțină lume, mai puțină lume,
  cel mai gol, evit aglomerația, ore aglomerate, lume multă, mai liber dimineața, înghesuială, ore de vârf,
  intervale aglomerate, mai puțin aglomerat, puțini vizitatori, oră de vârf, grad de ocupare, flux de vizitatori,
  cele mai liniștite ore, zile aglomerate
photos: fac poze, poze, facem poze, fotografiez, fotografii, filmez, filma, filmăm, ne faceți poze, poze cu bliț,
  selfie, drona, pozele noastre, fotograf, fotografierea, fotografiere, fotografiatul, filmarea, filmat,
  fotografii fără bliț, taxă foto, taxă de fotografiere, trepied, drone interzise, acord foto, ședință foto,
  uz personal fotografii
dress: cum mă îmbrac, ce port, ce îmbrac, cod vestimentar, ținută, adidași, pantaloni scurți, încălțăminte, ce haine,
  ce pantofi, costum și cravată, blugi, îmbrăcat elegant, papuci, ținută obligatorie, ținută smart casual,
  îmbrăcăminte, încălțăminte sport, pantofi de sport, talpă albă, ținută comodă, haine comode, încălțăminte adecvată,
  cască de înot, papuci de schimb
papers: ce acte, acte, acte necesare, buletin, carte de identitate, permis, permis de conducere, pașaport,
  ce documente, aduc buletinul, documente de înscriere, certificat de naștere, carnet de sănătate, actele la mine,
  act de identitate, documente necesare, copie buletin, dosar de înscriere, document valabil,
  adeverință medicală dosar, carte de identitate valabilă
order_ahead: cu cât timp înainte comand, câte zile înainte, comand din timp, tort până sâmbătă, comand tortul,
  tort pentru mâine, comand platou, platouri, comandă specială, tort pe mâine, comand înainte, din timp tort,
  comandă cu 48 ore înainte, zile înainte, comandă prealabilă, precomandă, la comandă, torturi la comandă,
  comenzi speciale, minimum 3 zile înainte, comandat în prealabil, platouri la comandă, cu cel puțin zile înainte,
  comenzile se fac
estimate: cam cât m ar costa, cam cât costă, estimativ, deviz, ofertă de preț, preț aproximativ, vă uitați întâi,
  evaluare gratuită, constatare, cât ar ieși, preț orientativ, deviz gratuit, cost diagnosticare, deviz estimativ,
  ofertă fără obligații, taxă de constatare, diagnosticare, taxă de diagnosticare, estimare, cost estimativ,
  ofertă personalizată
redo: nu sunt mulțumit*, nu mi a ieșit, nu mi place cum a ieșit, refaceți, refaceți gratuit, corectați gratuit,
  ieșit prost, culoarea a ieșit, retuș, corectură, tuns strâmb, pată rămasă, tot nu merge, remediați,
  corecții gratuite, retuș gratuit, refacere, refacem gratuit, remediere gratuită, remediere, garanția lucrării,
  garanție manoperă, corecție în 7 zile, reclamații lucrare, nemulțumiri
account: cont, creez cont, fac cont, fără cont, am uitat parola, parola, resetez parola, nu mă pot loga, logare,
  autentificare, mă înregistrez, înregistrare obligatorie, comand fără cont, loghez, cont de client, contul meu,
  creare cont, înregistrare cont, comandă fără cont, resetare parolă, parolă uitată, parolă, date de logare,
  contul de utilizator, cumpărare ca vizitator
parents_stay: rămân cu copilul, stau cu copilul, părinții stau, părinții pot privi, mă uit la lecție, asist la oră,
  stau lângă copil, aștept în sală, intru cu copilul, părinții asistă, stau cu el primele zile, acomodare,
  mama rămâne, părinții pot asista, părinții așteaptă, perioadă de acomodare, însoțitor, însoțit de părinte,
  însoțiți de un adult, prezența părinților, lecții deschise, zonă de așteptare părinți, acces părinți
group_size: câți copii în grupă, câți în grupă, câți cursanți, câți elevi, câți copii, grupe mici,
  câți la un instructor, câți pe barcă, câți participanți, mărimea grupei, câți într o clasă,
  câți copii la educatoare, grupe de maximum, maximum 8 cursanți, participanți per grupă, număr de copii,
  copii per educator, elevi per grupă, cursanți per grupă, persoane pe barcă, grupe de 6, maximum participanți
change_booking: mut programarea, schimb programarea, altă dată, altă zi, reprogramez, reprograma, schimb data,
  mut rezervarea, modific rezervarea, altă oră, cameră mai mare, mut pe altă zi, schimb ora, amân rezervarea,
  reprogramare, reprogramări, modificarea rezervării, modificarea datei, schimbarea datei, modificări gratuite,
  reprogramarea se face, mutarea programării, modificare rezervare, taxă de modificare, schimbarea camerei
fuel: fac plinul, plin, plinul, benzină, motorină, rezervor, combustibil, alimentez, plin la returnare, carburant,
  benzina inclusă, baterie încărcată, rezervorul plin, rezervor plin, plin la plin, cu plinul făcut,
  același nivel de combustibil, combustibil inclus, alimentare, taxă de alimentare
least_stay: o singură noapte, doar o noapte, minim nopți, câte nopți minim, sejur minim, doar o lună,
  contract pe o lună, cel mai scurt contract, doar o zi, perioadă minimă, numai o noapte, abonament fără contract,
  minim luni, sejur minim de, minimum 2 nopți, ședere minimă, durată minimă, perioadă contractuală minimă,
  durata minimă a contractului, închiriere minimă, minimum trei luni, număr minim de nopți
`
