/** How topics are told of in Slovenian. */
export const SLOVENIAN = `
offer_says: ponujamo, nudimo, prodajamo, ukvarjamo se, se ukvarjamo, popravljamo, servisiramo, izdelujemo,
  proizvajamo, izposojamo, oddajamo, organiziramo, prirejamo, poučujemo, učimo, usposabljamo, izobražujemo, pečemo,
  kuhamo, pripravljamo, šivamo, tiskamo, gradimo, načrtujemo, projektiramo, zdravimo, zavarujemo, svetujemo,
  pomagamo, izvajamo, opravljamo, skrbimo za, vgrajujemo, montiramo, čistimo, specializirani smo, smo specializirani,
  smo podjetje, smo družinsko, smo majhn*, smo društvo, smo trgovina, pri nas lahko, pri nas najdete, pri nas dobite,
  na voljo imamo, v ponudbi imamo, v naši ponudbi, naša ponudba, naša šola, naša trgovina, naš hotel, naše podjetje,
  naš salon, naša delavnica, naša ordinacija, naše društvo, naša dejavnost, šola ponuja, hotel ponuja,
  podjetje ponuja, ponujam, poučujem, izdelujem, popravljam, ukvarjam se
offer_is: je, so, je bil* ustanovljen*, ustanovljen*, deluje od, obstaja od, posluje od, delujemo od, dobrodošli v,
  dobrodošli na, dobrodošli pri, dobrodošli, ponuja, nudi, izvaja, prodaja, izdeluje, organizira, združuje,
  se ukvarja, ukvarja se, zavaruje, pomaga, skrbi za, vodi
offer_heads: ponudba, naša ponudba, kaj ponujamo, iz naše ponudbe, storitve, naše storitve, pregled storitev,
  izdelki, naši izdelki, asortiment, prodajni program, program, programi, tečaji, naši tečaji, tečaji in delavnice,
  delavnice, pouk, predmeti, treningi, vadbe, skupinske vadbe, krožki, tretmaji, posegi, nega, terapije, zdravljenje,
  meni, jedilnik, jedilni list, jedi, pijače, dnevni meni, sobe, naše sobe, namestitev, nastanitev, apartmaji,
  razstave, zbirke, stalna razstava, vodenja, vodeni ogledi, dejavnosti, dejavnost, naša dejavnost, področja dela,
  o nas, kdo smo, kaj delamo, predstavitev, o podjetju, o društvu, o šoli, o hotelu, cenik, paketi, popravila,
  servis, izposoja, zavarovanja
prices_heads: cene, cena, cenik*, cenik storitev, naše cene, pregled cen, tarife, tarifa, stroški, šolnina,
  članarina, članarine, vstopnina, vstopnine, vstopnice, karte, pristojbine, prispevki, honorar*, naročnina,
  naročnine, paketi, cene storitev, cene tečajev, cene sob, cene namestitve, cene vstopnic, cene in plačilo,
  cene in pogoji, letne karte, mesečne karte
prices_besides: kavcij*, polog*, varščin*, ara, akontacij*, predplačil*, dostav*, poštnin*, pošiljanj*, prevoz*,
  odvoz*, povzetj*, izgub*, izgubljen*, poškod*, poškodovan*, škod*, uničen*, razbit*, kazen, kazni, pogodbena kazen,
  globa, zamud*, zamudnin*, zamudne obresti, opomin*, odpoved*, odpovedi, stroški odpovedi, neudeležb*, franšiz*,
  administrativn*, manipulativn*, turistična taksa, turistične takse, tujin*, doplačil*
question_more: kdaj, od kdaj, do kdaj, kako dolgo, koliko časa, kako pogosto, kako daleč, kako hitro, kako pozno,
  kako zgodaj, kako velik, kako velika, kako veliko, koliko, koliko jih, koliko ljudi, ob kateri uri,
  ob katerih urah, od katere ure, do katere ure, katere dni, na katere dni, kateri dan, v katerem času, čez koliko,
  za koliko, po koliko, v kolikem času
question_which: kateri, katera, katero, katere, katerega, kateremu, katerem, katerim, katerih, katerimi,
  kakšne vrste, kakšen od, kateri od, katera od, katere vrste
question_back: to, tega, temu, tem, ta, te, ti, tisto, tiste, tisti, tista, njega, njemu, njej, njo, njih, nje, ga,
  jo, jih, za to, o tem, s tem, od tega, pri tem, na to, zanj, zanjo, zanje, iz tega, do tega, zraven, vanj, nanj
question_come: priti, pridem, pridemo, pride, pridejo, pripeljati, pripeljem, pripeljemo, prinesti, prinesem, vzeti,
  vzamem, vzamemo, vzeti s sabo, vzeti s seboj, s sabo, s seboj, zraven, vstopiti, vstopim, vstop, vstopa, noter,
  notri, spustite, sprejmete, sprejemate, sme, smejo, smem, smemo, lahko, dovoljen*, dovolite, dovoljujete,
  dobrodoš*, zaželen*, primern*, prepovedan*, v redu, gre, kaj pa, peljati, obiskati
question_nothing: dobrodoš*, omejit*, omejen*, pravil*, pravila, pogoj*, pogoji, način*, metod*, oblik*, vrst*,
  možnost*, možno, osebn*, gost, gosti, goste, gostov, strank*, obiskoval*, udeležen*, uporabnik*, kup*, oseb*,
  človek, nekdo, nekoga, nekomu, nekaj, česa, kaj, kjerkoli, kje, nekje, blizu, bližini, obstoječ*, prodajate,
  ponujate, nudite, uredite, zahtevate, vhod*, imate, politik*, posebn*, mogoč*
pay_told: način plačila, načini plačila, načine plačila, načinov plačila, načinom plačila, plačilni pogoji,
  plačilna sredstva, plačilne metode, možnosti plačila, plačilo z gotovino, plačilo v gotovini, plačilo s kartico,
  plačilo s karticami, plačilo po povzetju, plačilo po predračunu, plačilo na račun, plačilo na obroke,
  plačilo ob prevzemu, plačilo prek, plačilo preko, obročno plačilo, obročno odplačevanje, obročnega plačila,
  na obroke, v obrokih, # obrok*, plačate lahko, lahko plačate, lahko poravnate, plačati je mogoče,
  je mogoče plačati, mogoče je plačati, plača se, se plača, se plačuje, plačuje se, plačate z, plačate s,
  plačate v gotovini, plačate ob, poravnate, poravnajte, račun poravnate, v gotovini, z gotovino, gotovinsko,
  kartico, karticami, kreditn* kartic*, plačiln* kartic*, bančn* kartic*, sprejemamo gotovino, sprejemamo kartice,
  sprejemamo plačila, bančno nakazilo, bančnim nakazilom, z nakazilom, nakažete, nakazilo na, po predračunu,
  po povzetju, položnic*, trajnik*, sepa, paypal*, flik*, valu, valú, apple pay, google pay, upn, trr,
  izstavimo račun, izdamo račun, račun izstavimo, račun prejmete, račun plačate, plačilo, plačila
pay_rather: sprejemamo, lahko plačate, plačate lahko, mogoče plačati, možno plačati, plačilo je možno,
  plačilo je mogoče, plačilo, plačate, poravnate, načini plačila, način*, gotovin*, kartic*
pay_unlike: vračil*, vrnemo, kavcij*, polog*, kazen, kazni, globa, nadomestil*, škod*, obresti, povračil*,
  reklamacij*, odpoved*, varščin*
pay_asked: kako, način*, načine, s čim, kaj, katere, katero, kakšne, kakšen, lahko, mogoče, možno, možnost*, se da,
  gre, sprejemate, sprejmete, jemljete, vzamete, omogočate, ponujate, kje, imate
pay_notasked: kdo plača, kdo krije, kdaj, koliko, moram plačati, moramo plačati, je treba plačati, najmanj,
  najmanjši znesek, minimal*, maksimal*, izgub*, do kdaj, vnaprej, zamud*
voucher_told: darilni bon*, darilnega bona, darilne bone, darilnih bonov, darilnim bonom, darilnimi boni,
  darilnem bonu, darilni kupon*, darilne kupone, darilna kartica, darilne kartice, darilno kartico, darilnih kartic,
  darilni vavčer*, darilni paket*, darilne pakete, vrednostni bon*, vrednostne bone, vrednostnega bona, vavčer*,
  voucher*, bon velja, boni veljajo, bon lahko, bone lahko, bon v vrednosti, bone v vrednosti, boni v vrednosti,
  z bonom, veljavnost bona, veljavnost bonov, vnovčitev bona, unovčitev bona, bon vnovčite, bon unovčite,
  bon je veljaven, podarite bon, bon podarite, podarite
voucher_rather: velja, veljavn*, kupite, kupiti, nakup*, prodaj*, dobite, vredn*, # €, #€, # eur, od # €, vnovč*,
  unovč*, naroč*, mesec*, let*, na voljo, recepcij*, po pošti, e-pošti
voucher_never: koda za popust, kupon za popust, kuponi za popust, turistični bon, turistične bone, turističnih bonov,
  digitalni bon*, bon 21, bon za malico, boni za malico, študentski bon*, študentske bone, študentskih bonov,
  karbon*, vavčer za hitri razvoj, bonus*, bonbon*, bonton*
voucher_asked: bon, bona, bone, boni, bonov, bonom, darilo, daril*, darila, dar, podar*, vavčer*, voucher*, kupon*,
  certifikat*, obdar*
cards_told: ne sprejemamo kartic, kartic ne sprejemamo, ne sprejemamo plačilnih kartic,
  ne sprejemamo kreditnih kartic, plačilnih kartic ne sprejemamo, plačilo s kartico ni mogoče,
  plačilo s kartico ni možno, plačilo s karticami ni mogoče, plačilo s karticami ni možno, s kartico ni mogoče,
  s kartico žal ni, s karticami žal, plačilo s kartico je možno, plačilo s kartico je mogoče,
  plačilo s karticami je možno, plačilo s karticami je mogoče, plačilo možno samo z gotovino, samo gotovina,
  samo v gotovini, samo z gotovino, le v gotovini, le z gotovino, izključno z gotovino, izključno v gotovini,
  zgolj v gotovini, samo s kartico, samo s karticami, le s kartico, le s karticami, izključno s kartico,
  izključno s karticami, brezgotovinsko, brezgotovinsk*, gotovine ne sprejemamo, ne sprejemamo gotovine,
  sprejemamo kartice, sprejemamo vse kartice, sprejemamo vse večje kartice, sprejemamo plačilne kartice,
  sprejemamo kreditne kartice, sprejemamo bančne kartice, sprejemamo debetne, sprejemamo kartična plačila,
  sprejemamo gotovino in kartice, sprejemamo visa, kartice sprejemamo, lahko plačate s kartico,
  plačate lahko s kartico, plačate s kartico, z gotovino ali s kartico, z gotovino ali kartico,
  v gotovini ali s kartico, v gotovini in s kartico, z gotovino in s kartico, z gotovino in karticami,
  gotovina ali kartica, gotovina in kartice, s kreditno kartico, s kreditnimi karticami, z bančno kartico,
  z bančnimi karticami, s plačilno kartico, s plačilnimi karticami, z vsemi karticami, z vsemi plačilnimi karticami,
  kartično plačilo, kartična plačila, visa, mastercard, maestro, american express, amex, diners, pos terminal*,
  plačilni terminal, nimamo terminala, brezstičn*, brezkontaktn* plač*
cards_unlike: vrač*, vrnemo, kavcij*, polog*, varščin*, članska kartica, članske kartice, člansko kartico, izkaznic*,
  darilna kartica, darilne kartice, kartica zvestobe, kartico zvestobe, zdravstvena kartica, zdravstveno kartico
cards_never: kartica ni potrebna, brez kartice, kartica gosta, spominska kartica, spominske kartice, ključ kartica,
  turistična kartica, zdravstveno kartico, kartica zdravstvenega
cards_asked: plača*, plačil*, sprejemate, sprejmete, jemljete, vzamete, samo, le, gre, se da, lahko, kartico,
  karticami, gotovin*, terminal*, brezstič*, keš, imate
refund_told: vračilo denarja, vračila denarja, vračilu denarja, vračilo kupnine, vračila kupnine, vračilu kupnine,
  vračilo blaga, vračila blaga, vračilo izdelka, vračila izdelkov, vračilo plačila, vračilo zneska, vračilo šolnine,
  vračilo vstopnine, vračilo članarine, povračilo denarja, povračilo kupnine, povračilo plačila, povračilo stroškov,
  vrnemo denar, vrnemo kupnino, vrnemo vam, vam vrnemo, vrnemo celoten, vrnemo # %, vrnemo celotno, denar vrnemo,
  kupnino vrnemo, znesek vrnemo, vstopnine ne vračamo, denarja ne vračamo, kupnine ne vračamo, vračamo, ne vračamo,
  se ne vrača, se vrne, se ne vrne, ne vrača se, denar nazaj, povrnemo, povrnjen*, povrne, refundacij*, dobropis*,
  pravica do vračila, pravico do vračila, do vračila, vrnete v # dneh, vrnete izdelek, vrnete blago, lahko vrnete,
  izdelek vrnete, blago vrnete, izdelke vrnete, vrniti v # dneh, vrniti izdelek, vrniti blago, vračanje blaga,
  vračanje izdelkov, vračilo je možno, vračila so možna, vračila, zamenjava izdelka, zamenjave izdelka,
  zamenjavo izdelka, zamenjava blaga, zamenjava velikosti, izdelek zamenjate, zamenjate v, odstop od nakupa,
  odstopi od pogodbe, odstopite od pogodbe, v # dneh od prejema, stroški vračila, strošek vračila
refund_rather: denar*, dni, dneh, # dn*, v # dneh, # %, #%, v celoti, celoten znesek, račun*, znesek, vrnemo,
  vračamo, zamenja*, nerabljen*, neuporabljen*, brezplačn*, kupnin*, originaln*
refund_unlike: ključ*, kavcij*, polog*, varščin*, stekleni*, knjig*, oprem*, kolo, koles*, izposoj*, izposojen*,
  po roku, zamudnin*, davk*
refund_never: vratar*, povratne informacije, povratna informacija, povratna vozovnica, povratna karta,
  povratno karto, se vračamo, se vrnemo, vrnemo se, povratna embalaža, vrnitev domov, vračanje domov, povratek,
  povratne kozarce
refund_notasked: vrnem se, domov, povratn*, vrnemo se
deposit_told: kavcij*, polog*, varščin*, ara, are, aro, akontacij*, depozit*, predplačil*, avans*, plačilo vnaprej,
  plačila vnaprej, plačilom vnaprej, plačilu vnaprej, plača vnaprej, plačate vnaprej, plačati vnaprej,
  vnaprej plačate, vnaprej plačati, vnaprej plača, poravnati vnaprej, poravnate vnaprej, ob rezervaciji plačate,
  ob rezervaciji se plača, ob rezervaciji poravnate, ob rezervaciji zaračunamo, ob prijavi plačate,
  ob prijavi se plača, ob naročilu plačate, ob naročilu se plača, preostanek plačate, preostanek poravnate,
  preostanek zneska, preostali znesek, razliko plačate, razliko poravnate, # % ob rezervaciji, # % zneska, # % cene,
  # % vrednosti, # % ob naročilu, # % vnaprej, polovico zneska, celoten znesek ob, celotno plačilo ob,
  plačilo pred prihodom, plačilo ob rezervaciji, plačilo ob prijavi
deposit_with: #, %, €, eur, polovic*, brez, ni potreb*, ne zahtevamo, ne zaračunavamo, zahtevamo, zaračunamo,
  poravna*, plača*, plačil*, potrebn*, nujn*, obvezn*, znes*, znaša, vrne, vrnemo, vrač*, preostanek, razlik*,
  v višini, celot*
deposit_rather: # %, #%, €, kavcij*, polog*, varščin*, ara, aro, akontacij*, predplačil*, vnaprej, ob rezervaciji,
  potrd*, rezervacij*, v višini, znaša
deposit_unlike: odpoved*, odpovedi, odpovest*, letn*, poškod*, izgub*, elektri*, napoved*, najav*
deposit_never: polog v vrtcu, bančni depozit, bančnega depozita, položite, položnic*, vnaprej hvala,
  se vnaprej zahvaljujemo, vnaprej najaviti, naročite vnaprej, rezervirajte vnaprej, akontacija dohodnine
discount_told: popust*, popusta, popustom, popusti, popustov, akcij* cen*, v akciji, akcija velja, akcijska ponudba,
  akcijske ponudbe, razprodaj*, znižan* cen*, znižano vstopnino, znižana vstopnina, znižana vstopnica, nižja cena,
  nižje cene, nižjo ceno, nižji ceni, ugodnejš*, cenejš*, ceneje, polovična cena, polovično ceno, polovične cene,
  za polovico, za polovično, posebna ponudba, posebne ponudbe, ugodnost*, koda za popust, kodo za popust,
  promocijska koda, promocijsko kodo, kupon za popust, kartica zvestobe, kartice zvestobe, program zvestobe,
  točke zvestobe, študenti, študente, študentom, študentska, dijaki in študenti, dijake, dijakom, upokojenci,
  upokojence, upokojencem, skupine nad # oseb, skupine od # oseb, skupine nad #, za skupine, družinska vstopnica,
  družinska karta, družinska cena, invalidi brezplačno, brezplačen vstop, prost vstop, brezplačno za, # % ceneje,
  # % manj, -# %, prvih naročil, za zgodnje prijave, zgodnj* prijav*
discount_rather: popust*, # %, #%, %, študent*, dijak*, upokojen*, skupin*, družin*, član*, znižan*, cenej*,
  ugodnej*, brezplačn*, kod*, akcij*, invalid*
discount_never: dobrodelna akcija, dobrodelne akcije, čistilna akcija, čistilne akcije, reakcij*, transakcij*,
  interakcij*, atrakcij*, redakcij*, študentski servis, frakcij*, akcijski film, popustljiv*
included_told: v ceno je vključen*, v ceno so vključen*, vključen* v ceno, vključen* v ceni, v ceno vključen*,
  vključeno v ceno, v ceni je, v ceni so, je v ceni, so v ceni, v ceno ni, v ceno niso, v ceni ni, v ceni niso,
  ni vključen*, niso vključen*, je vključen*, so vključen*, vključena je, vključeni so, vključeno je, vključene so,
  cena vključuje, cene vključujejo, cena ne vključuje, cene ne vključujejo, cena zajema, cena obsega, cena pokriva,
  vstopnina vključuje, članarina vključuje, šolnina vključuje, paket vključuje, paket zajema, ddv je vključen,
  ddv ni vključen, ddv je všteti, z vključenim ddv, z ddv, brez ddv, vsebujejo ddv, vključujejo ddv, všteto v ceno,
  všteta v ceno, všteti v ceno, vštet v ceno, vračunan*, zajtrk vključen, brez doplačila, proti doplačilu,
  za doplačilo, doplačil*, doplačate, doplača se, dodatno zaračunamo, dodatno se zaračuna, zaračunamo posebej,
  zaračuna posebej, zaračunava posebej, plača posebej, plačate posebej, se plačuje posebej, dodatni stroški,
  dodatnih stroškov, skritih stroškov, turistična taksa, turistične takse, turistično takso
included_rather: v ceni, v ceno, vključ*, zajem*, všte*, posebej, dodatn*, doplačil*, ddv, brezplačn*
included_unlike: vrač*, vrnemo, kavcij*, kazen, poškod*, odpoved*, odpovedi, dostav*
included_never: vključno s prazniki, vključno z vikendi, vključno s sobotami, vključno z nedeljami,
  vključevanj* v družbo, vključite, vključi se, vključeni v projekt, vključeni v program
guarantee_told: garancij*, garancija, garancijo, garancijsk*, garancijska doba, garancijski rok, garancijski list,
  garancijskega lista, pogarancijsk*, jamstv*, jamčimo, garantiramo, garantira, garantirano, odgovornost za napake,
  odgovarjamo za, odgovornost za stvarne napake, stvarn* napak*, podaljšana garancija, podaljšano garancijo,
  pokvari v roku, če se pokvari, v primeru okvare, brezplačno popravimo, popravimo brezplačno, brezplačno odpravimo,
  brezplačna odprava napak, zamenjamo z novim
guarantee_rather: mesec*, let*, leta, # let, # mesecev, # leti, garancijski list, popravimo, brezplačn*, račun*,
  del*, zamenjamo, velja, znaša, traja
guarantee_unlike: mesto je zagotovljeno, garancija najnižje, najnižje cene, rezervacij*, kavcij*, polog*, turističn*,
  agencij*
guarantee_never: jamstvena shema, jamstvo za vloge, sklad za jamstvo, jamstveni sklad, garancijski sklad,
  bančna garancija, bančne garancije, garancija rezervacije, jamstvo rezervacije, garancija s kartico
bring_told: prinesite, prinesite s seboj, prinesite s sabo, prinesti, prinesti s seboj, prinesti s sabo, prinesejo,
  prinesejo s seboj, je treba prinesti, vzemite s seboj, vzemite s sabo, vzemite, vzeti s seboj, vzeti s sabo,
  s seboj, s sabo, s seboj imejte, imejte s seboj, imeti s seboj, imeti s sabo, imeti pri sebi, imejte pri sebi,
  ne pozabite, potrebujete svoj*, potrebujete lastn*, potrebujete samo, svoja brisača, svojo brisačo, lastna brisača,
  lastno brisačo, lastna oprema, lastno opremo, svojo opremo, potrebna oprema, obvezna oprema, oprema ni potrebna,
  oblecite, oblečeni, oblecite se, udobna oblačila, udobnih oblačil*, udobno oblačilo, športna oblačila,
  športno opremo, športna oprema, primerna oblačila, primerna obutev, športna obutev, športni copati, športne copate,
  čiste copate, čisti športni, copate, copati, obutev, obujte, drsečimi podplati, osebni dokument,
  osebnega dokumenta, osebno izkaznico, osebna izkaznica, veljaven dokument, potni list, zdravstveno kartico,
  kartico zdravstvenega, kartica zdravstvenega, napotnico, napotnica, izvide, izvidi, vozniško dovoljenje,
  študentsko izkaznico, pravila oblačenja, kodeks oblačenja, oblačenj*, priporočamo udobn*, ni vam treba prinesti
bring_rather: prosimo, potrebn*, treba, potrebujete, obvezn*, lastn*, svoj*, oblačil*, obut*, copat*, brisač*,
  izkaznic*, dokument*, prinesite, vzemite, priporočamo
bring_never: prepovedano prinašati, ni dovoljeno prinašati, ne prinašajte, prinaša s seboj, prinaša s sabo,
  hrana s seboj, hrano s seboj, kava s seboj, kavo s seboj, za s seboj, za s sabo, prinesemo vam, vam prinesemo,
  prinašamo, pse s seboj, psa s seboj, s seboj psa, pripeljete s seboj, vzemite si čas, prinesla spremembe
bring_asked: kaj, kakšn*, katere, katero, katera, nekaj, kako, moram, naj, potrebujem, rabim, treba, s sabo, s seboj
wifi_told: wi-fi*, wifi*, wi fi, wlan*, brezžičn* internet*, brezžično omrežje, brezžičnega omrežja,
  brezžična povezava, brezžično povezavo, brezžični dostop, internet, interneta, internetom, internetna povezava,
  internetne povezave, internetno povezavo, internetni dostop, dostop do interneta, dostopom do interneta,
  dostop do spleta, hotspot*, povezava z internetom, geslo za omrežje, geslo omrežja, optična povezava,
  optični internet
wifi_rather: brezplačn*, zastonj, gesl*, omrežj*, gost*, sobah, sobi, celot*, hit*, recepcij*, na voljo, povezav*
wifi_unlike: rezerv*, prijav*, nakup*, kup*, trgovin*, prodaj*, oglas*, plačil*, bančništv*, naroč*
wifi_never: ghz, router*, usmerjevalnik*, internetna stran, internetni strani, internetne strani,
  internetna trgovina, internetni trgovini, internetne trgovine, internetno bančništvo, prek interneta,
  preko interneta, po internetu, na internetu objav*, spletna stran
wifi_notasked: gesl*, geslo, brez, kod*, password*
parking_told: parkirišč*, parkirišče, parkirišča, parkirišču, parkiranj*, parkiranje, parkirati, parkirate,
  parkirajte, parkira, parkirni*, parkirno mesto, parkirna mesta, parkirnih mest, parkirnih mestih, parkirnem mestu,
  parkirna hiša, parkirni hiši, parkirno hišo, parkirnin*, parkirn* cen*, parkirnega prostora, parkirni prostor,
  parking*, garaž*, garažna hiša, garažni hiši, podzemna garaža, podzemni garaži, podzemno garažo, modra cona,
  modri coni, pustite avto, avto pustite, avto lahko pustite, prostor za avto, avtodom*, park & ride, polnilnic*,
  polnilna postaja, polnilne postaje
parking_rather: brezplačn*, gost*, obiskoval*, strank*, vozil*, avto*, avtomobil*, mest*, pred, za, ob, zraven,
  najbližj*, con*, plačljiv*, €, eur, ur*, na voljo
parking_unlike: kolo, koles*, skiro*, voziček, vozičk*
parking_never: kolesa je treba, narodni park, nacionalni park, zabaviščni park, parkirna zavora, parkirni senzorji,
  parkirno zavoro, parket*, parkiranje koles, parkiranje vozičkov, krajinski park
children_told: otroci, otrok, otroke, otrokom, otroka, otroku, otroki, otrocih, otrokoma, otroš*, otroški, otroška,
  otroško, otroške, otroških, dojenčk*, dojenčki, dojenček, dojenčke, dojenčkom, malčk*, malček, malčki, malčke,
  novorojenč*, najmlajš*, predšolsk*, šolar*, šoloobvezn*, najstnik*, mladoletn*, družine z otroki,
  družinam z otroki, družina z otroki, otroci do # let, otroci do #, otroški kotiček, igralni kotiček,
  otroški stolček, otroški stolčki, otroške stolčke, stolček za hranjenje, stolčki za hranjenje, previjaln*,
  previjalna miza, otroška posteljica, otroške posteljice, otroško igrišče, igrala, otroško varstvo, varstvo otrok,
  voziček, vozički
children_rather: dobrodoš*, smejo, sme, lahko, morajo, mora, samo, le, ne, brez, dovoljen*, brezplačn*, spremstv*,
  starš*, nadzor*, primern*, imamo, od # leta, na voljo, vstop*
children_unlike: ključ*, avtosedež*, sedež*, fotograf*, slik*, soglas*, podatk*, račun*, zavarovan*, popust*,
  cepljen*
children_never: otroški zdravnik, otroška zdravnica, otroškega zdravnika, otroško kolo, otroška kolesa,
  otroški dodatek, otroškega dodatka, otroški zobje, otroški čevlji, otroška oblačila, otroške knjige, otrok v nas,
  otroštv*, otročj*
children_notasked: hran*, oblačil*, igrač*, izdel*, knjig*, las*, čevlj*, kako stari so, koliko stane, kako star je
dogs_told: pes, psa, psu, psom, psi, pse, psov, psih, psoma, kuža, kužka, kužki, kužke, kužkov, psičk*, pes vodnik,
  psi vodniki, pse vodnike, psov vodnikov, pes pomočnik, psi pomočniki, hišni ljubljenčki, hišnih ljubljenčkov,
  hišne ljubljenčke, hišnega ljubljenčka, hišni ljubljenček, hišnim ljubljenčkom, hišnimi ljubljenčki, ljubljenčk*,
  ljubljenček, ljubljenčki, domače živali, domačih živali, domačimi živalmi, hišne živali, hišnih živali,
  male živali, živali, živalim, živalmi, mačk*, štirinožc*, štirinožn*, kosmatinc*, pasj*
dogs_rather: dobrodoš*, dovoljen*, smejo, sme, lahko, morajo, mora, samo, le, ne, prepovedan*, sprejemamo,
  ne sprejemamo, povodc*, povodec, povodcu, nagobčnik*, po dogovoru, ob predhodni, doplačil*, zaželen*, brez, niso
dogs_unlike: pult*, sam*, priboljš*, hran* za, fotograf*, cepljen*, sterilizacij*, kastracij*
dogs_never: plišast*, živalsk*, prostoživeče živali, divje živali, kmetijske živali, domače živali na kmetiji,
  hot dog, živalski vrt, psihi*, psiholog*, psihoter*, rejne živali
dogs_notasked: hran*, dlak*, izdel*, veg*, striž*, kopan*, cepi*, pregled*, koliko stane
access_told: invalid*, invalide, invalidi, invalidom, invalidsk*, invalidski voziček, invalidskim vozičkom,
  invalidskem vozičku, invalidske vozičke, invalidskimi vozički, gibalno ovir*, gibalno oviran*, oviranim,
  osebe s posebnimi potrebami, osebam s posebnimi potrebami, posebnimi potrebami, vozičkar*, na vozičku, z vozičkom,
  z vozički, otroški voziček, otroškim vozičkom, otroške vozičke, otroškimi vozički, hendikepiran*, brez ovir,
  brez stopnic, brez arhitekturnih ovir, arhitekturnih ovir, ovir, stopnic*, stopnice, stopnicah, stopnica, dvigal*,
  dvigalo, dvigalom, dvigala, lift, klančin*, klančina, klančino, rampa, rampo, rampe, ploščad*, dvižna ploščad,
  prilagojen* invalidom, prilagojen* za invalide, prilagojeno osebam, prilagojene sanitarije, prilagojen dostop,
  dostopno, dostopen z, dostopnost*, v pritličju, široka vrata, slepi, slabovidni, slepe in slabovidne, slabovidne,
  gluhi, naglušni, gluhe, naglušne, indukcijska zanka, znakovni jezik, znakovnem jeziku
access_rather: vozičk*, voziček, invalid*, dostop*, prilagojen*, brez stopnic, klančin*, ramp*, dvigal*, ovir*,
  gibalno, ni primern*
access_unlike: selit*, kajenj*, kaditi, dežurn*, urgen*, dostav*, pohištv*, nosimo
access_never: invalidska pokojnina, invalidske pokojnine, invalidska komisija, cenovno dostop*, dostopne cene,
  dostopnih cenah, dostopnih cen, jezikovn* ovir*, dostopno na spletu, zavod za pokojninsko in invalidsko,
  spletna dostopnost
age_told: od # let, od # leta, od # do # let, od #-# let, od # do # leta, do # let, do # leta, do #. leta,
  od #. leta, nad # let, pod # let, starejši od # let, starejše od # let, starejšim od # let, starejših od # let,
  starejša od # let, mlajši od # let, mlajše od # let, mlajšim od # let, mlajših od # let, mlajša od # let,
  mlajši od #, mlajše od #, starejši od #, starejše od #, stari od #, stari med # in #, stari # let, stari najmanj #,
  stari vsaj #, star najmanj #, star vsaj #, stara najmanj #, stara vsaj #, vsaj # let, najmanj # let, starost # let,
  starosti # let, starosti od #, starosti do #, v starosti od #, v starosti #, dopolnjen* # let*, dopolnil* # let*,
  dopolnjenem #. letu, po #. letu, pred #. letom, med # in # letom, minimalna starost, minimalno starost,
  najnižja starost, najvišja starost, zgornje starostne meje, zgornja starostna meja, spodnja starostna meja,
  starostna meja, starostne meje, starostna omejitev, starostne omejitve, starostnih omejitev, starostno omejitev,
  starostna skupina, starostne skupine, polnoletn*, polnoletne, polnoletni, polnoletnost*, mladoletn*, mladoletni,
  mladoletne
age_rather: mora, morajo, morate, minimaln*, najmanj, vsaj, samo, le, spremstv*, v spremstvu, zakonit*, starš*,
  soglas*, otroci, voznik*, član*, starost*, dovoljen*, prepovedan*, ne smejo, polnoletn*, mladoletn*
age_unlike: izkušn*, brezplačn*, hrani*, hranimo, tradicij*, popust*, prakse, obstaja, cen*
age_never: garancij*, jamstv*, podatk*, račun*, pred # leti, že # let, več kot # let tradicij*, zadnjih # let,
  # let izkušenj, # let tradicije, # let na trgu, velja # let*, veljavn*, od leta #, leta #, v letu #, bon*, vavčer*,
  stara stavba, pogodba za
age_asked: starost*, starosti, let, leta, leti, letom, star, stara, stari, staro, mlad, mladi, starejš*, mlajš*,
  polnolet*, mladolet*, meja, mejo, omejit*, omejen*
age_notasked: koliko let imate, koliko let ima vaš, koliko let delujete, koliko let obstajate, kako stara je,
  kako star je, kako staro je, kako stare so, koliko let traja, koliko let delate, koliko let že
directions_told: z avtobusom, avtobusom, z vlakom, vlakom, z avtom, z avtomobilom, z osebnim avtomobilom, s kolesom,
  peš, peš od, mestni avtobus, mestnim avtobusom, mestni avtobusi, javni prevoz, javnim prevozom, javnega prevoza,
  javni promet, avtobus #, avtobus št., avtobus številka, avtobusi #, avtobusna linija, avtobusne linije, linija #,
  linije #, linija št., linijo #, lpp, avtobusna postaja, avtobusne postaje, avtobusni postaji, avtobusno postajo,
  avtobusno postajališče, avtobusnega postajališča, postajališč*, postajališče, železniška postaja,
  železniške postaje, železniški postaji, železniško postajo, glavna postaja, najbližja postaja,
  najbližje postajališče, minut hoje, minute hoje, # min hoje, # minut hoje, # minut peš, # minut vožnje, # m od,
  # km od, # metrov od, izvoz, izvoza, izvozu, izvoz #, avtocest*, avtocesta, avtoceste, avtocesti, zavijte,
  zavijete, v krožišču, krožišč*, semafor*, na semaforju, peljite, nadaljujte, smer, v smeri, iz smeri,
  sledite tablam, sledite oznakam, kako do nas, kako nas najdete, kje nas najdete, kako pridete do nas,
  do nas pridete, do nas se pripeljete, pridete do nas, dostop z avtom, prihod z avtom, letališč*, taksi*, gps,
  koordinate
directions_rather: postaj*, postajališč*, avtobus*, vlak*, minut*, peš, avto*, avtocest*, linij*, zavij*,
  kako do nas, izvoz*, smer*, hoje
directions_never: izlet*, dan #, #. dan, vrnitev, več kot # km, izposoja koles, ekskurzij*, križarjenj*,
  brezplačna dostava, stroški prevoza, bencinska postaja, bencinske postaje, polnilna postaja, polnilne postaje,
  policijska postaja, policijske postaje, delovna postaja, avto pokvari, okvar*, vozniški izpit
holidays_told: praznik*, praznikih, prazniki, praznike, praznik, prazničn*, državni prazniki, državnih praznikih,
  državne praznike, dela prost*, dela proste dni, dela prostih dneh, božič*, božič, božični, božičn*, silvestr*,
  silvestrovo, novo leto, novega leta, novoletn*, velika noč, veliko noč, veliki noči, velikonočn*,
  velikonočni ponedeljek, sveti večer, prvi maj, prvega maja, 1. maj*, # maja, 25. decembr*, 24. decembr*,
  31. decembr*, 1. januarj*, 1. novembr*, 15. avgust*, prvomajsk*, dan državnosti, prešernov dan, dan mrtvih,
  dan spomina, kolektivni dopust, kolektivnega dopusta, letni dopust, na dopustu, dopust, dopusta, počitnic*,
  poletne počitnice, šolske počitnice, šolskih počitnicah, poleti zaprto, vse leto, celo leto, letno zaprtje,
  zaprto od # do #, zaprti od # do #, poletni urnik, zimski urnik
holidays_rather: zaprt*, zaprto, zaprti, odprt*, odprto, odprti, ne delamo, delamo, obratujemo, odpiralni čas,
  delovni čas, pouka ni, ni pouka, vadbe odpadejo, odpade, odpadejo, od # do #, razen, tudi ob
holidays_unlike: mir, tišin*, hrup*, vrta*, meni*, jedilnik*, plačil*, okras*, sejem, sejm*, zabav*, daril*, popust*,
  cen*, doplačil*
holidays_never: plačan dopust, plačanega dopusta, dopust zaposlenih, pravica do dopusta, porodniški dopust,
  porodniškem dopustu, regres za letni dopust, počitnice na morju, družinske počitnice, sanjske počitnice,
  počitniška hiša, počitniške hiše, božična darila, božično darilo, praznični meni, celoletna karta
holidays_notasked: drag*, draž*, cen*, stane, daril*, podar*, ure pouka, tečaj*, meni, praznov*
needed_told: naroč*, naročilo, naročila, naročanje, naročiti, naročite, naročeni, rezerv*, rezervacija, rezervacije,
  rezervacijo, termin*, prijav*, prijava, prijave, prijavo, prijaviti, najav*, najava, najavo, najavite, najavljen*,
  napoved*, napovejte, registr*, vpis*, dogovor*, pokličite, poklicati, telefonsk*
needed_alone: po dogovoru, samo po dogovoru, le po dogovoru, po predhodnem dogovoru, po telefonskem dogovoru,
  po naročilu, samo po naročilu, le po naročilu, izključno po naročilu, po predhodnem naročilu,
  s predhodnim naročilom, po predhodni rezervaciji, s predhodno rezervacijo, ob predhodni rezervaciji,
  po predhodni najavi, s predhodno najavo, ob predhodni najavi, po predhodni prijavi, s predhodno prijavo,
  predhodna najava, predhodna rezervacija, predhodna prijava, predhodno naročilo, obvezna rezervacija,
  obvezna najava, obvezna prijava, obvezno naročanje, rezervacija obvezna, prijava obvezna, rezervacija ni potrebna,
  najava ni potrebna, prijava ni potrebna, naročanje ni potrebno, naročilo ni potrebno, termin ni potreben,
  brez rezervacije, brez naročila, brez naročanja, brez najave, brez prijave, brez termina,
  brez predhodnega naročila, brez predhodne najave, brez predhodne rezervacije, brez predhodne prijave, kar pridete,
  kar pridite, enostavno pridite, preprosto pridite, pridete kadarkoli, pridite kadarkoli, nenajavljen*,
  nenapovedan*, nenaročen*, sprejemamo tudi nenaročene, po vrstnem redu prihoda, po vrstnem redu, samo naročene
needed_with: mora*, morate, morajo, moramo, treba, potrebn*, nujn*, obvezn*, obvezno, priporočamo, priporočljiv*,
  priporoča, vnaprej, predhodn*, prej, pred prihodom, pred obiskom, najkasneje, najpozneje, vsaj, najmanj, # dni,
  # dan, # ur, dan prej, dni prej, prosimo, brez, ni, niso, zadostuje, vikend*
needed_unlike: odpoved*, odpovedi, preklic*, polog*, kavcij*, ara, odjav*, odstop*, reklamacij*, okvar*, škod*,
  prva noč
needed_never: cena po dogovoru, cene po dogovoru, kolektivni dogovor, rezervno kolo, rezervni del*, rezervne dele,
  rezerve, rok plačila, davčna blagajna, vremenska napoved, napoved vremena, prijava v račun, registrska številka,
  prijavite okvaro, delovna pogodba, vpisna številka
needed_asked: moram, moramo, mora, morajo, naj, treba, potrebn*, potrebujem, rabim, nujn*, obvezn*, brez, vnaprej,
  prej, predhodn*, priporoč*, zadostuje, samo, le, lahko kar
book_told: rezerv*, rezervacija, rezervacije, rezervacijo, rezervirajte, rezervirate, rezervirati, naročite,
  naročite se, naročiti, se naročite, naročilo, naročila, naročanje, naročanj*, naročil*, prijav*, prijavite se,
  prijavite, prijava, prijave, prijavo, prijavnic*, prijavni obrazec, registr*, registrirajte, vpis*, vpišete,
  vpišite, vpis, vpisni, včlan*, včlanite, včlanitev, član postanete, postanete član, postanite član,
  pristopna izjava, pristopno izjavo, termin*, termin, termina, termine, dogovorite, dogovorite se,
  dogovor za termin, dogovorimo za termin, čakalna vrsta, čakalni seznam, čakalno listo, vstopnice kupite,
  vstopnice lahko, vstopnice so na voljo, nakup vstopnic, prodaja vstopnic, predprodaj*, karte kupite,
  karte so na voljo, najavite se, najavite, izpolnite obrazec, izpolnite prijavnico, z izpolnitvijo obrazca,
  rezervacijo potrdimo, rezervacija je potrjena, potrditev rezervacije, mesto je rezervirano, ustvarite račun,
  povpraševanje pošljite, pošljite povpraševanje
book_with: @, www, # #, #-#, online, spletu, splet*, internet*, stran*, strani, aplikacij*, app, telefon*,
  telefonsk*, tel, mobil*, gsm, pokličite, kličite, poklicati, klicem, številk*, e-pošt*, e-mail*, email*, mail*,
  elektronsk*, obrazec, obrazc*, prijavnic*, recepcij*, blagajn*, pisarn*, tajništv*, osebno, na kraju samem,
  v trgovini, v ordinaciji, whatsapp*, viber*, messenger*, sms*, sporočil*, instagram*, facebook*, povezav*,
  booking*, koledar*, plačil*, zdravstva, zvem, eventim*
book_rather: online, telefon*, pokličite, prek, preko, e-pošt*, e-mail*, email*, mail*, obraz*, stran*, spletn*,
  splet*, whatsapp*, aplikacij*, recepcij*, rezervirajte, prijavite, naročite, dogovor*
book_unlike: polog*, kavcij*, ara, odpoved*, odpovedi, preklic*, vrač*, parkir*, reklamacij*, odjav*
book_never: rezervni del*, rezervne dele, rezervno kolo, rezerve, kazen, nesreč*, prijava škode, prijavo škode,
  prijavite škodo, prijaviti škodo, škodni primer, prijava okvare, prijavite okvaro, prijava napake,
  registracija vozila, registracijo vozila, vpisnina, prijavni podatki, prijavno geslo, rok plačila
cancel_told: odpoved*, odpoved, odpovedi, odpovedati, odpoveste, odpovejte, odpovedan*, odpovedni rok,
  odpovednega roka, odpovednim rokom, brezplačna odpoved, stroški odpovedi, preklic*, prekličete, preklicati,
  prekličite, preklicana, storno, storn*, odjav*, odjava, odjavite, odjaviti, odstop*, odstop od pogodbe,
  odstopite od pogodbe, odstopiti od pogodbe, prekinit*, prekinitev pogodbe, prekinitev članstva, prekiniti pogodbo,
  prekinete, izstop, izstop iz, izstopna izjava, izpis iz, vezav*, vezave, pogodbena vezava, zamrzn*,
  zamrznitev članstva, mirovanje članstva, prestavit*, prestavitev termina, prestavite termin, prestaviti termin,
  prestavite, prestaviti, sprememba termina, spremembo termina, spremeniti termin, sprememba rezervacije,
  spremembe rezervacije, spremeniti rezervacijo, ne morete priti, ne morete udeležiti, ne pridete, ne udeležite,
  do # ur pred, do # dni pred, # ur pred, # dni pred, # ure pred, # ur prej, # dni prej, manj kot # ur,
  manj kot # dni, najkasneje # ur, najkasneje # dni, najpozneje # ur, vsaj # ur prej, dan prej, si premislite,
  opravičite
cancel_rather: brezplačn*, brez stroškov, dni, ur, ure, tedn*, mesec*, # %, #%, strošk*, zaračunamo, zaračuna*, rok*,
  pisn*, najkasneje, najpozneje, vsaj
cancel_unlike: če mi, odpovemo, izvajal*, nastopajoč*, organizator, vrnemo, vračilo, zaradi slabega vremena
cancel_never: odpoved najema stanovanja, odpoved delovnega razmerja, odpoved motorja, odpoved ledvic, motenje,
  odjava vozila, odjaviti vozilo, odstopn*, odpravnin*, prestavna ročica, izstopna postaja, srčno popuščanje
late_told: zamud*, zamuda, zamude, zamudi, zamudo, zamudite, zamujate, zamujanj*, zamujanje, če zamujate,
  če zamudite, zamudnik*, zamudniki, zamujen*, zamujena, zamujeno, zamujene, zamudnin*, pozen prihod,
  poznega prihoda, poznem prihodu, pozni prihod, poznejši prihod, kasnejši prihod, kasnejšem prihodu,
  kasnejšega prihoda, pozni prihodi, pridete kasneje, pridete pozneje, pridete prepozno, prihod po #, prihodi po #,
  po # uri, po #. uri, po #:#, po začetku, se ne pojavite, se ne pojavi, se ne zglasite, ne pridete, ne pride,
  neprihod*, neudeležb*, odsotnost*, neopravičen*, neodpovedan*, neodpovedani termini, no-show, no show,
  počakamo # minut, čakamo # minut, počakamo, vas počakamo, držimo # minut, rezervacijo držimo, mizo držimo,
  mesto držimo, držimo # min*, rezervacija zapade, termin zapade, termin propade, rezervacija propade, zapade,
  propade, toleriramo, toleranc*, zadnji vstop, po roku, po preteku roka, prekoračen*, neprevzet*, pozno vračilo,
  vrnjen* po roku, nadoknad*, nadomeščanj*, nadomest* ur*
late_rather: zamud*, zamuj*, minut*, # minut*, kasn*, zaračun*, propade, zapade, počakamo, držimo, pokličite,
  sporočite, obvestite, skraj*
late_unlike: pozna odjava, kasnejša odjava, late check-out, prtljag*, obresti, račun*, zapadl*, plačil*
late_never: pozna odjava, pozni odhod, kasnejši odhod, kasnejša odjava, late check-out, check-out, najkasneje,
  najpozneje, pozna gotika, poznogot*, poznobaro*, pozna trgatev, pozno poletje, pozno jesen, kasneje postal*,
  pozno v noč, do poznih ur, poznih večernih
late_notasked: check-out, checkout, odjav*, odhod*, najkasneje, najpozneje
complaint_told: pritožb*, pritožba, pritožbe, pritožbo, pritožite, pritožiti, pritožben*, reklamacij*, reklamacija,
  reklamacije, reklamacijo, reklamirate, reklamirati, reklamacijski, ugovor*, nezadovoljn*, nezadovolj*,
  niste zadovoljni, niste bili zadovoljni, ne boste zadovoljni, če niste zadovoljni, če kaj ni v redu, ni v redu,
  kaj narobe, pripomb*, pripombe, pohvale in, predlogi in, kritik*, poškodovana pošiljka, poškodovano pošiljko,
  poškodovano blago, poškodovan izdelek, izdelek z napako, napaka na izdelku, napake na izdelku, prispe poškodovan*,
  očitne napake, podpora strankam, pomoč strankam, pomoč uporabnikom, podpora uporabnikom, služba za stranke,
  službo za stranke, center za pomoč, oddelek za reklamacije, knjiga pritožb, knjiga pohval, knjigo pritožb,
  tržni inšpektorat, inšpekcij*, varstvo potrošnikov, varstvu potrošnikov, izvensodn*, izvensodno reševanje,
  reševanje sporov, reševanje potrošniških sporov, potrošniških sporov, ombudsman*, varuh*
complaint_rather: @, www, telefon*, tel, pokličite, mail*, e-pošt*, e-mail*, email*, obraz*, recepcij*, pisarn*,
  na naslov, pisn*, sporočite, obrnite, rešim*, rešujemo, odgovorimo, dni, pišite, v # dneh
complaint_never: reklama, reklame, reklamni, reklamna, reklamno, reklam, pripombe na razstavo, literarna kritika,
  ugovor vesti
delivery_told: dostav*, dostava, dostave, dostavo, dostavimo, dostavljamo, dostavljen*, dobavni rok, dobavnega roka,
  dobavni čas, dobava, dobave, rok dobave, rok dostave, čas dostave, na dom, dostava na dom, dostavo na dom,
  pripeljemo, pripeljemo na, prinesemo na dom, pošljemo, pošiljamo, pošiljanje, pošiljanja, odpošljemo, odprem*,
  odpremimo, pošiljk*, pošiljka, pošiljke, pošiljko, pošiljko prejmete, paketomat*, paket, paketi, pakete, kurir*,
  kurirska služba, kurirsko službo, pošta slovenije, pošto slovenije, po pošti, s pošto, poštnin*, poštnina,
  brezplačna poštnina, poštni stroški, gls, dpd, dhl, strošek dostave, stroški dostave, stroški pošiljanja,
  cena dostave, brezplačna dostava, brezplačno dostavo, osebni prevzem, osebnega prevzema, osebno prevzamete,
  osebno prevzeti, prevzem v trgovini, prevzemno mesto, prevzemna mesta, do vrat, pred vrata, na vaš naslov,
  na naslov stranke, pridemo k vam, pridemo na dom, pridemo tudi na, pridemo do vas, k vam domov, k vam na dom,
  na domu, na vašem domu, obisk na domu, obiski na domu, hišni obisk, hišni obiski, hišne obiske, prihod na dom,
  prihod k stranki, strošek prihoda, na terenu, prevzamemo pri vas, pridemo po, odvoz*, odpeljemo, wolt*, glovo,
  po sloveniji, po vsej sloveniji, v tujino
delivery_rather: dni, delovn* dn*, delovnih dneh, delovnih dni, v # dneh, brezplačn*, cena, # €, #€, €, eur, dom,
  domu, naročil*, nad, ur, do naslednjega dne, km
delivery_unlike: vrn*, vrač*, carin*, poškod*, reklamacij*, nazaj
delivery_never: potrdilo pošljemo, potrditev pošljemo, povezavo pošljemo, račun pošljemo, po e-pošti,
  po elektronski pošti, po e-mailu, potrdil*, certifikat*, sporočilo pošljemo, izvide pošljemo, izvid*, fotograf*,
  slike, novic*, e-novic*, dobavitelj*, javni prevoz, dobava elektrike, na domu počutijo, dobrodošli domov
who_told: lastnik*, lastnik, lastnica, lastniki, lastnika, lastnico, lastnice, v lasti, v lasti družine,
  upravljavec objekta, upravlja družina, vodi družina, vodi jo, vodi ga, jo vodi, ga vodi, jo vodita, ga vodita,
  vodita ga, vodita jo, pod vodstvom, vodstvo šole, vodstvo društva, vodja, vodje, vodji, vodjo, direktor*, direktor,
  direktorica, direktorja, direktorico, ravnatelj*, ravnateljica, predsednik*, predsednica, podpredsednik*,
  predsednica društva, upravni odbor, člani odbora, člani upravnega, odbor sestavljajo, prokurist*, zastopnik,
  menedžer*, ustanovitelj*, ustanoviteljica, ustanovil, ustanovila, ustanovili, ustanovila sta, ustanovil jo, chef,
  glavni kuhar, glavna kuharica, kuharski mojster, v kuhinji ustvarja, v kuhinji kuha, na čelu, družinsko podjetje,
  družinskega podjetja, družinski hotel, družinska kmetija, družinska tradicija, družinsko vodeno, naša ekipa,
  naše ekipe, naši ekipi, ekipa, ekipo sestavljajo, ekipo sestavlja, naš tim, kolektiv, osebje, zaposleni,
  naši zaposleni, naši učitelji, naši trenerji, naši zdravniki, naši strokovnjaki, pri nas dela, pri nas delajo,
  pri nas so zaposleni, zaposlujemo, inštruktor*, inštruktorica, trener, trenerka, trenerji, trenerjev, učitelj*,
  učiteljica, učitelji, predavatelj*, predavateljica, mentor*, kustos*, kustosinja, mojster, mojstra, mojstri,
  hišnik, oskrbnik, dr. med., dr. dent. med., dr. vet. med., zdravnik, zdravnica, zobozdravnik, zobozdravnica,
  medicinska sestra, medicinske sestre, zakonca, brata, sestri, generacij*, že # generacij*, tretja generacija,
  druga generacija, iz roda v rod, za vas skrbi, za vas skrbijo, za vas bo skrbel*, skrbi za vas, poskrbijo
who_rather: lastnik*, lastnica, lastniki, vodi, vodita, vodijo, upravlja, direktor*, vodja, ravnatelj*, predsedni*,
  ustanovitelj*, ustanovil*, ekip*, družin*, chef, odbor*, tim
who_unlike: psa, psov, pse, mačk*, živali, pisn*, odgovarja, odgovorn*, cen*, €, starši, družine z otroki, dogodk*,
  dogodek, vozil*, avta
who_never: lastnik psa, lastniki psov, lastnik živali, lastniki živali, lastnik vozila, lastnik avta, lastnik bona,
  imetnik*, družinska vstopnica, družinska karta, družinska soba, družinske sobe, družinski paket, prejšnji lastnik,
  član družine, družinski član*, priporočilo zdravnika, mnenje zdravnika, osebni zdravnik vas, izbrani zdravnik,
  upravljavec osebnih podatkov, družinski zdravnik
who_notasked: kdaj
data_told: osebni podatki, osebnih podatkov, osebne podatke, osebnimi podatki, osebnih podatkih, vaši podatki,
  vaših podatkov, vaše podatke, vašimi podatki, podatke hranimo, podatke obdelujemo, podatke uporabljamo,
  podatkov ne posredujemo, podatke shranjujemo, podatke zbiramo, podatki se hranijo, podatki o, gdpr, zvop*,
  zasebnost*, zasebnost, zasebnosti, politika zasebnosti, izjava o zasebnosti, varstvo podatkov,
  varstvo osebnih podatkov, varstva osebnih podatkov, varstvu osebnih podatkov, varovanje podatkov,
  varovanje osebnih podatkov, varovanju osebnih, zaščita podatkov, zaščita osebnih podatkov, obdelava osebnih,
  obdelavo osebnih, obdelave osebnih, obdelava podatkov, obdelujemo, upravljavec osebnih podatkov,
  pooblaščena oseba za varstvo, soglasje za obdelavo, soglasje za fotografiranje, soglasje za objavo,
  soglasje staršev za objavo, soglasjem staršev, fotografije objavljamo, objavljamo fotografije, objava fotografij,
  objavo fotografij, fotografij otrok, fotografije otrok, fotografije udeležencev, fotografiramo,
  fotografiranje udeležencev, fotografiranje in snemanje, snemamo, molčečnost*, zaupn*, zaupnost*, piškotk*,
  piškotki, videonadzor*, video nadzor*, informacijski pooblaščenec, informacijskega pooblaščenca, iso 27001,
  šifriran*, tretjim osebam, tretjim strankam
data_rather: hrani*, hranimo, shranju*, obdelu*, posreduje*, posredujemo, deli*, ne delimo, brišemo, izbriše*,
  izbris*, varuje*, varujemo, šifrir*, soglas*, ne prodajamo, tretjim osebam, tretjim, privol*
data_never: geslo, gesla, mobilni podatki, prenos podatkov v omrežju, podatkovni paket, baza podatkov,
  tehnični podatki, kontaktni podatki, podatki o podjetju, podatki za plačilo, podatki za račun, analiza podatkov,
  reševanje podatkov, obnova podatkov, datum*, zaupnega razmerja
data_notasked: izgub*, izgubljen*, izvoz*, uvoz*, obnov*, varnostn* kopij*, prenos*, prenesti, reš*,
  podatki za plačilo, mobilni podatki, podatki za račun
jobs_told: zaposlimo, zaposlujemo, zaposlili bomo, zaposlili bi, delovno mesto, razpis za delovno mesto,
  iščemo sodelav*, iščemo nov* sodelav*, iščemo .. sodelav*, iščemo delav*, iščemo .. delav*, iščemo .. za delo,
  iščemo .. v ekipo, iščemo .. okrepitev, k sodelovanju vabimo, v svoje vrste vabimo, iščemo študent*,
  iščemo .. študent*, iščemo dijak*, pridruži se nam, pridružite se nam, pridruži se naši ekipi,
  pridružite se naši ekipi, pridružite se .. ekipi, postani del ekipe, postanite del .. ekipe, delo pri nas,
  delo v našem, delajte z nami, zaposlitev, zaposlitve, možnost* zaposlitve, kariera, življenjepis*, prošnj* za delo,
  prošnjo za zaposlitev, motivacijsko pismo, sezonsko delo, prek študentske napotnice, obvezno prakso, obvezna praksa,
  na prakso, praksa za dijake, praktično usposabljanje, praktičnim usposabljanjem, pripravni*, vajenec,
  polni delovni čas, polovični delovni čas, za nedoločen čas, za določen čas, poskusno delo, kandidat* za delo,
  prost* delovn* mest*, počitnišk* del*, študentsk* del*, vajen*
jobs_rather: zaposlimo, iščemo, vabimo, sprejmemo, življenjepis*, prijave, prijavo, prijavite se, prošnj*, pošljite,
  pošlji, pišite na, na naslov, e-pošt*, e-naslov*, oglasite se, začetek, nastop dela, od #, do #, na uro, bruto,
  neto, plačilo
jobs_never: delovni čas salona, naš delovni čas je, let prakse, veliko prakse, v praksi, zasebna praksa,
  zdravniška praksa, potrdilo o zaposlitvi, napotnica zdravnika, prosta mesta na tečaju, delo opravimo,
  prijave na tečaj, fotografije za življenjepis, iščemo za vas, iščemo najboljše rešitve
jobs_notasked: računalnik*, prenosnik*, slik* za življenjepis, fotografi* za življenjepis, napisati življenjepis,
  natisniti življenjepis, potrdilo o zaposlitvi, popust za študent*, koliko zaposlenih
`
