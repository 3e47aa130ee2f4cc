/** How topics are told of in Slovak. */
export const SLOVAK = `
offer_says: ponúkame, poskytujeme, predávame, zaoberáme sa, venujeme sa, opravujeme, servisujeme, vyrábame,
  požičiavame, prenajímame, organizujeme, usporadúvame, vyučujeme, učíme, školíme, pečieme, varíme, šijeme, tlačíme,
  staviame, navrhujeme, liečime, ošetrujeme, poisťujeme, radíme, pomáhame, zabezpečujeme, prevádzkujeme,
  pripravujeme, montujeme, upratujeme, čistíme, špecializujeme sa, zameriavame sa, vykonávame, realizujeme, vydávame,
  podávame, pestujeme, dovážame, prekladáme, sprostredkúvame, sme, v našej ponuke, v ponuke máme, naša ponuka zahŕňa,
  ponuka zahŕňa, naša škola ponúka, naša firma ponúka, naša firma sa zaoberá, firma sa zaoberá, firma ponúka,
  náš obchod ponúka, náš hotel ponúka, naša ambulancia ponúka, naša ambulancia poskytuje, naše štúdio ponúka,
  náš salón ponúka, škola ponúka, hotel ponúka, združenie organizuje, združenie združuje, klub združuje,
  u nás nájdete, nájdete u nás, u nás kúpite, u nás si môžete, môžete u nás, učím, ponúkam, vyrábam, opravujem,
  venujem sa, zaoberám sa, poskytujem, šijem, prevádzkujem
offer_is: je, sú, bol založený, bola založená, bolo založené, založen*, vznikl*, vznikol, funguje od, fungujeme od,
  pôsobí od, pôsobíme od, existuje od, existujeme od, vitajte v, vitajte na, vitajte u, vitajte, vítame vás, ponúka,
  poskytuje, prevádzkuje, zaoberá sa, sa zaoberá, venuje sa, sa venuje, pomáha, poisťuje, predáva, vyrába,
  organizuje, združuje
offer_heads: ponuka, naša ponuka, čo ponúkame, z našej ponuky, služby, naše služby, prehľad služieb, ponuka služieb,
  produkty, naše produkty, výrobky, naše výrobky, sortiment, tovar, kurzy, naše kurzy, kurzy a lekcie, lekcie,
  výučba, workshopy, dielne, tvorivé dielne, predmety, tréningy, krúžky, ošetrenia, zákroky, procedúry,
  starostlivosť, menu, jedálny lístok, nápojový lístok, denné menu, izby, naše izby, ubytovanie, apartmány, program,
  programy, výstavy, expozície, permanentky, členstvo, balíky, balíčky, ceny, cenník, cenník služieb, vstupné,
  poplatky, o nás, kto sme, o firme, o združení, čo robíme, čím sa zaoberáme, čomu sa venujeme, požičovňa, prenájom,
  špecializácia, zameranie, rozsah poistenia, čo je poistené, čo poistenie kryje
prices_heads: ceny, cena, cenník*, cenník služieb, naše ceny, prehľad cien, sadzby, sadzobník, sadzobník poplatkov,
  poplatky, poplatok, náklady, tarify, tarifa, vstupné, kurzovné, školné, zápisné, členské, členské príspevky,
  členský príspevok, príspevky, honorár*, vstupenky, lístky, cestovné, permanentky, permanentky a ceny, predplatné,
  balíky, balíčky, ceny služieb, ceny ubytovania, cena ubytovania, ceny vstupného
prices_besides: kauci*, záloh*, depozit*, zábezpek*, preddav*, doprav*, doručen*, poštovn*, balné, dovoz*, rozvoz*,
  donášk*, dobierk*, strat*, straten*, poškoden*, škod*, zničen*, rozbit*, pokut*, zmluvná pokuta, neskor*, oneskor*,
  omeškan*, meškan*, úrok*, upomienk*, spoluúčasť*, spoluúčast*, manipulačný poplatok, storno*, stornopoplat*,
  zahranič*, zóna, zóny, výjazd*
question_more: kedy, odkedy, od kedy, do kedy, dokedy, ako dlho, ako často, ako ďaleko, ako rýchlo, ako neskoro,
  ako skoro, aký veľký, aká veľká, aké veľké, koľko, koľkí, koľkých, koľkým, o koľkej, od koľkej, do koľkej,
  za ako dlho, na ako dlho, za koľko, na koľko, po koľko, v koľko, v akých hodinách, v ktoré dni, v ktorý deň,
  v aký deň, v aké dni, cez ktoré dni
question_which: ktorý, ktorá, ktoré, ktorí, ktorú, ktorého, ktorej, ktorom, ktorým, ktorých, ktorými, aký druh,
  aká z, aký z, aké z, ktorý z, ktorá z, ktoré z, ktoré druhy, aké druhy
question_back: to, toho, tomu, tom, tým, ten, tá, tú, tej, tie, tých, toto, tohto, tomuto, tento, táto, túto, tieto,
  týmto, jeho, jej, ich, neho, ňom, ním, nej, ňu, ho, k tomu, za to, na to, o tom, s tým, z toho, po tom, pri tom,
  od toho, pre to, do toho, preň, naň, zaň
question_come: prísť, prídem, prídeme, priviesť, privediem, doviesť, vziať, vezmem, zobrať, zoberiem, brať, beriete,
  vziať so sebou, zobrať so sebou, ísť, vojsť, dnu, dovnútra, vstup, vstúpiť, vstupovať, pustíte, púšťate, vpustíte,
  priniesť, doniesť, smie, smú, smiem, smieme, môže, môžu, môžem, môžeme, dá sa, dovolen*, povolen*, dovoľujete,
  povoľujete, tolerujete, vítan*, vítaný, vítaná, vítané, vítaní, so mnou, s nami, so sebou, vnútri, vhodn*,
  prijímate, akceptujete, priateľsk*, ok, okej, v poriadku, v pohode, vadí, vadia, nevadí, zúčastniť, zostať,
  ubytovať, sprevádzať, so psom, s psom, so psami, s dieťaťom, s deťmi, s bábätkom, s mačkou, friendly
question_nothing: vitajte, vítan*, limit*, obmedzen*, zásad*, pravidl*, pravidlá, podmien*, podmienky, spôsob*,
  metód*, form*, druh*, možnosť*, možnosti, možností, osobn*, hosť*, hostia, hostí, hosťom, zákazní*, klient*,
  návštevní*, účastní*, osob*, osôb, človek, niekto, niekoho, niekomu, niečo, niečoho, čokoľvek, hocičo, niekde,
  kdekoľvek, hocikde, blízko, nablízku, v blízkosti, neďaleko, vedľa, existuj*, predáv*, predaj*, ponúk*, ponuk*,
  dohod*, dohodnúť, vybaviť, zariadiť, požad*, vyžad*, chcieť, vstup*, prístup*, zaobchádz*, naklad*, využi*,
  použív*, použiť, predložiť, obrátiť, najlepšie, najlepší, verejn*, doprav*, prosím, ďakujem, dobrý, deň, ahoj,
  vôbec, nejak*, inak
pay_told: spôsob platby, spôsoby platby, spôsobov platby, spôsob úhrady, spôsoby úhrady, spôsobom úhrady,
  platobné metódy, platobných metód, platobné podmienky, možnosti platby, možnosti úhrady, formy platby,
  forma platby, formy úhrady, forma úhrady, formou platby, platba kartou, platby kartou, platbu kartou,
  platba v hotovosti, platbu v hotovosti, platba hotovosťou, platba prevodom, platba bankovým prevodom,
  platba na účet, platba na mieste, platba online, platba pri prevzatí, platba na dobierku, online platb*,
  platiť môžete, platiť je možné, platiť možno, zaplatiť môžete, zaplatiť je možné, zaplatiť možno, uhradiť môžete,
  uhradiť je možné, možno uhradiť, možno zaplatiť, možno platiť, je možné platiť, je možné zaplatiť,
  je možné uhradiť, môžete platiť, môžete zaplatiť, môžete uhradiť, dá sa platiť, dá sa zaplatiť,
  platí sa v hotovosti, platí sa hotovosťou, platí sa kartou, platí sa na, platí sa pri, platí sa mesačne, hradí sa,
  uhrádza sa, v hotovosti, hotovosťou, hotovosť, bankovým prevodom, bankový prevod, prevodom na účet, prevodom,
  na účet, číslo účtu, iban, qr kód*, qr platb*, pay by square, na faktúru, faktúrou, so splatnosťou,
  splatnosť faktúr*, na splátky, v splátkach, splátkov*, splátkach, dobierk*, na dobierku, inkas*, trvalým príkazom,
  trvalý príkaz, poštovou poukážkou, poštová poukážka, paypal, gopay, besteron, tatrapay, trustpay, stripe,
  gastrolístk*, stravné lístky, stravnými lístkami, stravovacie karty, edenred, up déjeuner, rekreačn* poukaz*,
  benefit*, multisport, prijímame platby, prijímame hotovosť, prijímame stravné, akceptujeme platby
pay_rather: prijímame, akceptujeme, berieme, platiť môžete, je možné platiť, je možné zaplatiť, je možné uhradiť,
  možno platiť, možno uhradiť, môžete platiť, môžete zaplatiť, platba, platby, zaplatíte, uhradiť, hradí sa,
  možnosti platby, spôsob*
pay_unlike: vrát*, vrac*, kauci*, záloh*, pokut*, náhrad*, škod*, úrok*, preplat*, reklamáci*, refund*, depozit*
pay_asked: ako, aký*, aké, akú, akým, akou, čím, ktoré, ktorý, ktorú, čo, môžem, môžeme, možno, dá sa, ide,
  prijímate, akceptujete, beriete, možn*, umožňujete, kde, spôsob*
pay_notasked: kto platí, kto zaplatí, kto hradí, kedy, koľko, musím platiť, musím zaplatiť, musíme platiť,
  musíme zaplatiť, treba platiť vopred, limit*, maximáln*, minimáln*, strat*, dokedy, do kedy, vopred, až
voucher_told: voucher*, vaučer*, darčekový poukaz*, darčekové poukaz*, darčekového poukaz*, darčekových poukaz*,
  darčekovým poukaz*, darčekovom poukaz*, darčeková poukážka, darčekové poukážky, darčekovú poukážku,
  darčekových poukážok, darčekovej poukážky, darčekový certifikát, darčekové certifikáty, darčeková karta,
  darčekové karty, darčekovú kartu, darčekových kariet, darčekový šek, darčekové šeky, darčekový kupón,
  darčekové kupóny, darčekový balíček, poukaz ako darček, poukazy ako darček, poukážka ako darček, poukaz v hodnote,
  poukazy v hodnote, poukážky v hodnote, platnosť poukazu, platnosť poukážky, poukaz platí, poukaz je platný,
  poukážka platí, poukážka je platná, poukazy platia, poukazy predávame, poukazy kúpite, poukaz si môžete,
  poukaz zakúpite, gift card, gift voucher
voucher_rather: plat*, platnosť*, kúpiť, kúpite, zakúpiť, zakúpite, predáv*, dostať, hodnot*, # €, #€, # eur, od # €,
  od #€, uplatniť, objedna*, mesiac*, rok*, k dispozícii, recepci*
voucher_never: zľavový kód, zľavového kódu, zľavový kupón, zľavové kupóny, zľavový voucher, rekreačný poukaz,
  rekreačné poukazy, rekreačného poukazu, rekreačným poukazom, poukaz na vyšetrenie, poukaz na okuliare,
  poukaz od lekára, poštová poukážka, poštovou poukážkou, vzdelávací poukaz, vzdelávacie poukazy, kultúrny poukaz,
  kultúrne poukazy
voucher_asked: voucher*, vaučer*, poukaz*, poukáž*, darček*, darčekov*, dar, daru, darom, darova*, obdarova*,
  certifikát*, kupón*, šek*, gift*, venova*
cards_told: karty neprijímame, neprijímame karty, neprijímame platobné karty, neakceptujeme karty,
  platobné karty neprijímame, platobné karty neakceptujeme, kartou sa platiť nedá, kartou nie je možné,
  nie je možné platiť kartou, platba kartou nie je, platba kartou nie je možná, kartou bohužiaľ, kartou žiaľ,
  kartou platiť nemožno, iba hotovosťou, iba v hotovosti, len v hotovosti, len hotovosťou, len hotovosť,
  iba hotovosť, výlučne v hotovosti, výhradne v hotovosti, výlučne hotovosťou, iba kartou, len kartou,
  výlučne kartou, výhradne kartou, iba bezhotovostne, len bezhotovostne, výlučne bezhotovostne, všetky karty,
  všetky bežné karty, všetky bežné platobné karty, všetky platobné karty, prijímame karty, akceptujeme karty,
  prijímame platobné karty, akceptujeme platobné karty, prijímame aj karty, prijímame aj platobné, berieme karty,
  platobné karty, platobných kariet, platobnými kartami, platobnou kartou, kreditné karty, kreditných kariet,
  kreditnou kartou, debetnou kartou, bankovou kartou, platba kartou, platby kartou, platbu kartou, platiť kartou,
  zaplatiť kartou, kartou aj v hotovosti, kartou aj hotovosťou, kartou alebo v hotovosti, kartou alebo hotovosťou,
  kartou i v hotovosti, v hotovosti alebo kartou, v hotovosti aj kartou, v hotovosti i kartou,
  hotovosťou alebo kartou, hotovosťou aj kartou, v hotovosti či kartou, bezkontaktne, bezkontaktn* platb*,
  platobný terminál, nemáme terminál, nemáme platobný terminál, terminál nemáme, bezhotovostne, bezhotovostn* platb*,
  visa, mastercard, maestro, apple pay, google pay
cards_unlike: vrát*, vrac*, kauci*, záloh*, depozit*, členská karta, členské karty, členskú kartu, preukaz*, darček*,
  platnosť*, vernostn*, klientska karta
cards_never: splátk*, karta nie je potrebná, bez karty, karta hosťa, pamäťová karta, pamäťové karty
cards_asked: plat*, zaplat*, prijímate, akceptujete, beriete, berú, vezmete, zoberiete, iba, len, ide, dá sa, môžem,
  kartou, kartami, hotov*, terminál*, čítač*, bezkontakt*, keš
refund_told: vrátenie peňazí, vrátenia peňazí, vrátení peňazí, vrátenie tovaru, vrátenia tovaru, vrátení tovaru,
  vrátenie sumy, vrátenie platby, vrátenie zaplaten*, vrátenie vstupného, vrátenie poplatku, vrátenie kurzovného,
  vrátenie kúpnej ceny, nárok na vrátenie, právo na vrátenie, vrátime, vrátime vám, vrátime celú, vrátime # %,
  vrátime #%, vraciame, vraciame # %, vraciame #%, peniaze vraciame, peniaze vrátime, peniaze späť, platbu vrátime,
  sumu vrátime, nevraciame, sa nevracia, sa nevracajú, nevracia sa, nevracajú sa, sa vracia, vracia sa, vráti sa,
  vám vrátime, bude vrátená, bude vrátené, budú vrátené, vrátená suma, nevratn*, nevratné, vratné, môžete vrátiť,
  možno vrátiť, je možné vrátiť, tovar vrátiť, vrátiť do # dní, vrátiť do #, do # dní vrátiť, vrátiť bez udania,
  vrátiť nepoužit*, vrátený tovar, nepoužitý tovar, nepoškodený tovar, v pôvodnom obale, výmena tovaru,
  výmenu tovaru, vymeniť, vymeníme, výmena za, refund*, refundáci*, preplatíme, náhrada vstupného, náhrada za
refund_rather: peniaze, peňazí, dní, # dní, do # dní, # %, #%, v plnej výške, celú sumu, doklad*, blok*, účet, sumu,
  vrátime, vraciame, výmen*, nepoužit*, zdarma, bezplatn*
refund_unlike: kľúč*, kauci*, záloh*, depozit*, fľaš*, kníh, knihy, výstroj*, vybaven*, bicykl*, požičan*, po termíne
refund_never: návrat*, vrátnic*, vrátnik*, vratné obaly, vratný obal, vratný pohár, vratné fľaše, obojsmerný lístok,
  vrátime sa, vraciame sa, vráťte sa, spätná väzba, spiatočn*, spätnú väzbu, vracia sa domov, navrát*
refund_notasked: vrátiť sa, vrátim sa, domov, spiatočn*
deposit_told: záloh*, kauci*, depozit*, preddav*, zábezpek*, akontáci*, platí sa vopred, platba vopred,
  platbu vopred, platby vopred, platbou vopred, úhrada vopred, uhradiť vopred, vopred uhradiť, vopred uhraden*,
  vopred zaplaten*, zaplatiť vopred, vopred platí, platí sa dopredu, platba dopredu, hradí sa vopred,
  uhrádza sa vopred, je splatn* vopred, pri rezervácii sa platí, pri rezervácii platíte, pri rezervácii zaplatíte,
  pri rezervácii účtujeme, pri objednávke sa platí, # % pri rezervácii, #% pri rezervácii, # % z ceny, #% z ceny,
  # % zo sumy, #% zo sumy, # % z celkovej, #% z celkovej, # % ceny, #% ceny, # % vopred, #% vopred, zvyšok sa platí,
  zvyšok platíte, zvyšok sumy, zvyšok uhradíte, zvyšná suma, zvyšných # %, zvyšných #%, doplatok, doplatíte,
  predautorizáci*, blokujeme sumu, blokuje suma, zablokujeme, polovicu sumy, polovica ceny, platí sa pri príchode,
  platí sa po príchode, platí sa na konci, platí sa po, platíte až, platí sa až, platba až, platba pri príchode,
  platba pri odchode
deposit_with: #, %, €, eur, polovic*, bez, nie je, nežiadame, nevyžadujeme, nepožadujeme, neúčtujeme, nevyberáme,
  žiadame, vyžadujeme, požadujeme, účtujeme, vyberáme, uhrad*, úhrad*, zaplat*, plat*, potrebn*, nutn*, povinn*,
  sum*, vracia, vráti*, zvyšok, vo výške, celá, plná
deposit_rather: # %, #%, €, záloh*, kauci*, depozit*, preddav*, vopred, pri rezervácii, potvrd*, rezerváci*, vo výške
deposit_unlike: storn*, zruš*, ročný, poškoden*, straten*, energie, elektrin*, ohlás*, objednajte sa vopred
deposit_never: zálohovanie dát, záloha dát, zálohy dát, zálohovan* dát, zálohovať, zálohujte, zálohujeme,
  zálohované fľaše, zálohovaných, zálohované obaly, bankový depozit, depozitár*, na zálohovanie, vopred objednať,
  vopred ohlásiť, vopred ďakujeme
discount_told: zľav*, zliav, zľavnen*, zľavou, zľavy, akciov*, v akcii, akcia platí, akcia na, zľavová akcia,
  akcia # plus #, výpredaj*, lacnejš*, výhodnejš*, zvýhodnen*, znížené vstupné, zníženého vstupného, znížená cena,
  znížen* cen*, zníženú cenu, nižšia cena, nižšie ceny, nižšiu cenu, polovičn* cen*, polovičné vstupné, za polovicu,
  promo kód, promokód, zľavový kód, kupón*, vernostn*, vernostný program, vernostná karta, vernostné body,
  zbierajte body, first minute, last minute, early bird, skorá rezervácia, pri skorej rezervácii, pri včasnej,
  happy hour, rodinné vstupné, rodinná vstupenka, rodinné balíčky, skupinová cena, skupinové ceny, skupinové vstupné,
  skupiny od #, skupiny nad #, pre skupiny od, pri skupine nad, pre študentov, študenti platia, pre seniorov,
  seniori nad, seniori od, pre dôchodcov, dôchodcovia platia, študenti, seniori, dôchodcovia, držitelia preukazu ztp,
  držitelia ztp, ztp, isic, itic, študenti a seniori, študenti a dôchodcovia, deti do # rokov zdarma,
  deti do # rokov zadarmo, deti do # rokov bezplatne, voľný vstup, zdarma pre, zadarmo pre, vstup zdarma pre,
  vstup zadarmo, druhé dieťa, na druhé dieťa, každé ďalšie, súrodenec, súrodenci, súrodeneck*, každá desiata,
  desiate .. zdarma, # plus # zdarma, gratis
discount_rather: zľav*, # %, #%, %, študent*, senior*, dôchod*, skupin*, rodin*, člen*, znížen*, lacnejš*, ztp, deti,
  kód, akci*
discount_never: charitatívna akcia, charitatívne akcie, pripravované akcie, kultúrna akcia, kultúrne akcie,
  akcia roka, spoločenská akcia, akcie pre verejnosť, firemné akcie, firemná akcia, rodinné akcie, transakci*,
  reakci*, akcionár*, akciová spoločnosť, vernostný sľub
included_told: v cene, v cene je, v cene sú, je v cene, sú v cene, zahrnut* v cene, zahrnuté v cene, v cene zahrnut*,
  zahrnut* do ceny, v cene nie je, v cene nie sú, nie je v cene, nie sú v cene, nie je zahrnut*, nie sú zahrnut*,
  cena zahŕňa, ceny zahŕňajú, cena nezahŕňa, ceny nezahŕňajú, cena obsahuje, cena pokrýva, cena pobytu zahŕňa,
  vstupné zahŕňa, členské zahŕňa, kurzovné zahŕňa, balík zahŕňa, balík obsahuje, balíček zahŕňa, balíček obsahuje,
  súčasťou ceny, je súčasťou, sú súčasťou, započítan*, zarátan*, vrátane raňajok, vrátane dph, vrátane dopravy,
  vrátane materiálu, vrátane vstupného, vrátane montáže, ceny sú vrátane, ceny sú uvedené, ceny sú s dph, s dph,
  bez dph, dph je, platí sa zvlášť, platia sa zvlášť, platí sa osobitne, platí sa extra, platí sa navyše,
  účtuje sa zvlášť, účtuje sa osobitne, účtuje sa extra, účtujeme zvlášť, účtujeme osobitne, účtujeme extra,
  účtujú sa osobitne, účtujú sa zvlášť, príplatok, príplatky, príplatku, príplatkom, príplatkov, za príplatok,
  bez príplatku, doplatok, za doplatok, dopláca sa, pripláca sa, ďalšie náklady, ďalšie poplatky, dodatočné náklady,
  dodatočné poplatky, žiadne ďalšie, skryté poplatky, skrytých poplatkov, skryté náklady, daň z ubytovania,
  daň za ubytovanie, miestna daň, mestská daň, miestny poplatok, pobytová taxa, all inclusive, bez ďalších poplatkov,
  bez poplatku
included_rather: v cene, zahrn*, zahŕň*, zvlášť, osobitne, extra, príplat*, doplat*, dph, súčasťou, zdarma, bezplatn*
included_unlike: vrát*, vrac*, kauci*, pokut*, poškoden*, storn*, zruš*, doručen*
included_never: vrátane sviatkov, vrátane víkendov, vrátane sobôt, vrátane nedieľ, vrátane detí, ročne vrátane,
  v cene života, cenený
guarantee_told: záruk*, záručn*, záručná doba, záručnej dobe, záručnú dobu, záručný list, záručného listu,
  záručný servis, záručná oprava, záručné opravy, pozáručn*, garanci*, garantujeme, garantuje, ručíme, ručíme za,
  zaručujeme, zodpovednosť za vady, zodpovednosť za chyby, zodpovedáme za vady, zákonná záruka, predĺžená záruka,
  predĺženú záruku, pokazí do, pokazí počas, opravíme bezplatne, opravíme zdarma, opravíme zadarmo,
  bezplatne opravíme, zdarma opravíme, bezplatná oprava, bezplatnú opravu, bezplatne odstránime,
  odstránime bezplatne, zadarmo opravíme, na vykonané práce, na prácu a diely, na diely aj prácu, na náhradné diely,
  vady odstránime, vymeníme za nový, # mesiacov záruk*, # mesiace záruk*, # roky záruk*, # rokov záruk*,
  # mesačná záruka, # ročná záruka
guarantee_rather: mesiac*, rok*, roky, # rokov, # mesiacov, záručný list, opravíme, bezplatn*, zdarma, doklad*,
  prác*, diel*, vymeníme, platí
guarantee_unlike: miesto je garantované, garancia najnižšej, najnižšej ceny, rezerváci*, kauci*, záloh*, cestovn*,
  kancelári*
guarantee_never: garančný fond, fond ochrany vkladov, banková záruka, bankovej záruky, garant programu, garant kurzu,
  odborný garant, garancia rezervácie, garancia kartou, garantované miesto, záruka proti úpadku, zárukou úpadku
bring_told: prineste si, prineste, priniesť si, priniesť, prinesú si, je potrebné priniesť, treba priniesť,
  doneste si, doneste, doniesť si, doniesť, vezmite si, vziať si, vezmite so sebou, vziať so sebou, zoberte si,
  zoberte so sebou, zobrať si, zobrať so sebou, so sebou si, so sebou, majte so sebou, mať so sebou, mať pri sebe,
  majte pri sebe, nezabudnite si, nezabudnite, potrebujete vlastn*, vlastný uterák, vlastnú výbavu,
  vlastné vybavenie, vlastné pomôcky, vlastné náradie, uterák, uteráky, plavky, prezuvky, prezúvky, prezuť,
  prezúvajú, prezúvanie, čistá obuv, čistú obuv, vhodná obuv, vhodnú obuv, pevná obuv, pevnú obuv, športová obuv,
  športovú obuv, uzavretá obuv, uzavretú obuv, halovú obuv, športové oblečenie, pohodlné oblečenie, vhodné oblečenie,
  náhradné oblečenie, oblečenie na prezlečenie, oblečte si, obujte si, obliecť si, noste, prilba je povinná,
  povinná prilba, povinná výbava, potrebná výbava, potrebné vybavenie, občiansky preukaz, občianskym preukazom,
  občianskeho preukazu, preukaz totožnosti, preukazom totožnosti, doklad totožnosti, dokladom totožnosti,
  dokladu totožnosti, platný doklad, cestovný pas, preukaz poistenca, preukazom poistenca, kartičku poistenca,
  výmenný lístok, výmenným lístkom, predložte, predložiť, preukážte sa, preukázať sa, dress code
bring_rather: prosíme, potrebn*, treba, potrebujete, povinn*, vlastn*, oblečen*, obuv*, topánk*, tenisky, uterák*,
  preukaz*, doklad*, lístok, prineste, doneste, vezmite
bring_never: netreba priniesť, netreba nosiť, nie je dovolené prinášať, nenoste, neprinášajte, zákaz vnášať,
  zákaz prinášať, so sebou domov, jedlo so sebou, káva so sebou, kávu so sebou, na vzatie so sebou, prinášame vám,
  prinesieme vám, prináša so sebou, vziať do úvahy, psa so sebou, so sebou psa, predložiť cenovú, preniesť,
  prinesie zmenu
bring_asked: čo, niečo, ktoré, aké, akú, akú výbavu, aká, aký, ako, mám, musím, potrebujem, treba
wifi_told: wi-fi*, wifi*, wi fi, wlan*, bezdrôtov* internet*, bezdrôtov* sieť*, bezdrôtové pripojenie,
  bezdrôtového pripojenia, bezdrôtovým pripojením, internet, internetu, internetom, pripojenie na internet,
  pripojenie k internetu, pripojením na internet, internetové pripojenie, internetového pripojenia,
  internetovým pripojením, prístup na internet, prístup k internetu, prístupom na internet, hotspot,
  optický internet, optickým internetom
wifi_rather: zdarma, zadarmo, bezplatn*, heslo, hesl*, sieť*, hosť*, hostí, izbách, izby, celom, rýchl*, recepci*,
  k dispozícii, pripojen*
wifi_unlike: rezerv*, prihlás*, nákup*, kúp*, obchod*, predaj*, inzer*, platb*, bankovníctv*
wifi_never: ghz, router*, smerovač*, internetová stránka, internetovej stránke, internetové stránky,
  internetovej stránky, internetových stránkach, internetový obchod, internetového obchodu, internetovom obchode,
  internetbanking*, internet banking*, cez internet, prostredníctvom internetu, na internete zverejň*,
  internetové bankovníctvo
wifi_notasked: hesl*, heslo, bez, kód, password*
parking_told: parkovan*, parkovať, parkujte, parkuje, parkuje sa, parking*, parkovisk*, parkovísk, parkovacie miest*,
  parkovacie miesta, parkovacích miest, parkovacie miesto, parkovacom mieste, parkovací dom, parkovacom dome,
  parkovací lístok, parkovacia zóna, parkovacia karta, zaparkovať, zaparkujte, zaparkujete, zaparkovan*, garáž*,
  podzemná garáž, podzemnej garáži, v garáži, odstaviť auto, odstaviť vozidlo, odstavn* ploch*, nechať auto,
  státie pre, nabíjacia stanica, nabíjacie stanice, nabíjačk* pre elektro*, elektromobil*
parking_rather: zdarma, zadarmo, bezplatn*, hosť*, hostí, návštevní*, zákazní*, klient*, vozidl*, áut, autá, miest*,
  pred, za, vedľa, pri, najbližš*, zón*, spoplatn*, €, eur, hodin*
parking_unlike: bicykl*, kolobežk*, kočík*
parking_never: bicykle musia, národný park, zábavný park, parkovacia brzda, parkovacie senzory, parkovacej brzdy,
  parket*, parkúr, odparkovať kočík, parkovan* bicykl*
children_told: deti, detí, deťom, deťmi, deťoch, dieťa, dieťaťa, dieťaťu, dieťaťom, detsk*, detičk*, bábätk*,
  bábätiek, bábät*, batoľ*, kojenc*, kojenec, novorodenc*, najmenší*, najmenších, predškolák*, predškolsk*, školák*,
  rodiny s deťmi, rodina s deťmi, rodinám s deťmi, deti do # rokov, do # rokov veku, herň*, detský kútik,
  hrací kútik, detská stolička, detské stoličky, vysoká stolička, postieľk*, postieľok, prebaľovac*, prebaľovan*,
  dojčen*, dojčiac*, stráženie detí, opatrovan*
children_rather: vítan*, smú, smie, môžu, môže, musia, musí, iba, len, nie, bez, povolen*, dovolen*, zdarma, zadarmo,
  sprievod*, rodič*, dozor*, dohľad*, vhodn*, máme, od # rokov
children_unlike: kľúč*, autosedačk*, sedačk*, fotograf*, fotky, fotiek, súhlas*, údaj*, faktúr*, poisten*, zľav*,
  očkovan*
children_never: detský lekár, detská lekárka, detského lekára, detský bicykel, detské bicykle, prídavky na deti,
  detské zuby, detské topánky, detské oblečenie, detské knihy, dieťa v nás, detstvo, detstva
children_notasked: jedl*, oblečen*, hračk*, produkt*, knih*, knižk*, vlas*, topánk*, aké staré, koľko stojí,
  ako starý
dogs_told: pes, psa, psovi, psom, psy, psi, psov, psami, psoch, psík*, psíč*, šteniat*, šteňa, vodiaci pes,
  vodiace psy, asistenčný pes, asistenčné psy, domáce zvieratá, domácich zvierat, domáce zviera, domácim zvieraťom,
  domácimi zvieratami, domáceho zvieraťa, domáci miláčik, domáceho miláčika, domácim miláčikom, domácich miláčikov,
  domácimi miláčikmi, miláčik*, miláčikovia, zviera, zvieraťa, zvieraťom, zvieratá, zvierat, zvieratami, zvieratám,
  zvieratko, zvieratká, mačk*, mačiek, štvornoh*, pet friendly
dogs_rather: vítan*, povolen*, dovolen*, smú, smie, môžu, musia, musí, iba, len, nie, nesmú, zakázan*, zákaz,
  akceptujeme, prijímame, neprijímame, vôdzk*, vodítk*, náhubok, náhubk*, po dohode, na požiadanie, poplatok,
  príplatok, bez
dogs_unlike: pult*, samé, maškrt*, krmiv*, fotograf*, očkovan*, kastráci*
dogs_never: plyšov*, živočíšn*, voľne žijúce zvieratá, divé zvieratá, hospodárske zvieratá, hot dog, ryšavý pes,
  psychi*, psychol*, psychoter*
dogs_notasked: krmiv*, jedl*, srsť, chlp*, produkt*, vegán*, strihan*, kúpan*, očkovan*, vyšetr*, koľko stojí
access_told: bezbariér*, bariér*, vozíčk*, vozičk*, invalidn*, invalidný vozík, invalidnom vozíku,
  invalidným vozíkom, na vozíku, s vozíkom, imobiln*, hendikep*, handicap*, postihnut*, zdravotne postihnut*,
  zdravotným postihnutím, telesným postihnutím, zdravotným znevýhodnením, znevýhodnen*, zníženou pohyblivosťou,
  obmedzenou pohyblivosťou, so zníženou, obmedzenou schopnosťou pohybu, s ťažkosťami pri chôdzi, výťah*, výťahom,
  výťahu, zdvíhac* plošin*, plošin*, rampa, rampy, rampu, rampou, rampe, nájazdov*, nájazd, schody, schodov, schodmi,
  schodoch, schodík*, # schodov, # schody, bez schodov, bez prahov, bezprahov*, schodisk*, prízemie, prízemí,
  na prízemí, na # poschodí, na #. poschodí, na prvom poschodí, na druhom poschodí, na poschodí, kočík*, kočiar*,
  s kočíkom, nevidiac*, slabozrak*, nepočujúc*, posunkov*, posunkovej reči, braill*, indukčn* slučk*, bariel, barl*,
  toaleta pre imobil*, ztp
access_rather: vozíčk*, vozík*, bezbariér*, imobiln*, prístupn*, prispôsoben*, bez schodov, rampa, rampou, výťah*,
  plošin*, ztp
access_unlike: sťahovan*, fajčen*, fajčiť, pohotovosť*, pohotovostn*, doručen*, vynes*, nábyt*
access_never: invalidný dôchodok, invalidného dôchodku, bariérová metóda, žiaci so zdravotným, cenovo prístupné,
  prístupné ceny, školenie bozp, zvukové bariéry, jazykov* bariér*, bariéru v reči
age_told: od # rokov, od # roku, od # do # rokov, od #-# rokov, do # rokov, do # roku, od #. roku života,
  do #. roku života, vo veku od #, vo veku # do #, vo veku #, vek od #, od veku # rokov, mladší ako # rokov,
  mladšie ako # rokov, mladším ako # rokov, mladších ako # rokov, starší ako # rokov, staršie ako # rokov,
  starším ako # rokov, starších ako # rokov, mladší ako #, mladšie ako #, mladším ako #, starší ako #, starším ako #,
  pod # rokov, nad # rokov, najmenej # rokov, minimálne # rokov, minimálny vek je #, minimálny vek #, minimálny vek,
  maximálny vek, veková hranica, vekový limit, vekové obmedzenie, veková kategória, vekové kategórie, veková skupina,
  vekové skupiny, dovŕšil* # rokov, dovŕšen* # rok*, dosiahnut* # rok*, dosiahol # rokov, dosiahli # rokov,
  aspoň # rokov, musí mať #, musíte mať #, musia mať #, deti od # rokov, deti od # do # rokov, deti do # rokov,
  detí od # rokov, deťom od # rokov, pre deti od # rokov, pre deti od #, pre deti vo veku, # rokov a viac, # ročn*,
  #-ročn*, plnolet*, neplnolet*, maloletý, maloletí, maloletých, maloletým, mladistv*, osoby do 18, osobám do 18
age_rather: musí, musia, musíte, minimáln*, najmenej, aspoň, iba, len, sprievod*, v sprievode, zákonn*, rodič*,
  súhlas*, deti, vodič*, člen*, vek*, povolen*, zakázan*, nesmú, plnolet*, maloletý, maloletí, mladistv*
age_unlike: skúsenost*, skúsenosť*, zdarma, zadarmo, bezplatn*, uchováva*, tradíci*, zľav*, praxe, existuje
age_never: záruk*, záručn*, garanci*, údaj*, faktúr*, pred # rokmi, za # rokov, už # rokov, viac ako # rokov tradíc*,
  posledných # rokov, # rokov skúsenost*, # rokov praxe, # rokov na trhu, platí # rok*, platnosť*, od roku #,
  v roku #, do roku #, poukaz*, voucher*, budova stará, zmluva na
age_asked: vek*, veku, vekom, rok, roky, rokov, starý, stará, staré, mladý, mladá, mladí, starí, mladší*, starší*,
  plnolet*, neplnolet*, malolet*, hranic*, obmedzen*, limit*
age_notasked: koľko máte rokov, koľko rokov máte, koľko rokov má váš, koľko rokov fungujete, koľko rokov existujete,
  koľko rokov pôsobíte, aká stará je, aký starý je, aké staré je, aké staré sú, koľko rokov trvá, koľko rokov robíte
directions_told: autobusom, električkou, trolejbusom, vlakom, autom, autom z, bicyklom, peši, pešo, peši od, mhd,
  hromadnou dopravou, mestskou hromadnou, mestskou dopravou, verejnou dopravou, verejná doprava, autobus #,
  autobusy #, autobus číslo, autobus č., autobusy číslo, autobusová linka, autobusové linky, električka #,
  električky #, električka č., električky č., trolejbus #, trolejbusy #, linka #, linky #, linkou #, linkami #,
  linka č., číslo # premáva, spoje č., spojmi č., spoj č., zastávka, zastávky, zastávke, zastávku, zastávok,
  zastávka mhd, autobusová zastávka, autobusovej zastávky, najbližšia zastávka, najbližšej zastávky,
  železničná stanica, železničnej stanice, železničnej stanici, autobusová stanica, autobusovej stanice,
  autobusovej stanici, vlaková stanica, vlakovej stanice, hlavná stanica, hlavnej stanice, hlavnej stanici, stanica,
  stanice, stanici, letisk*, # minút pešo, # minút peši, # minút chôdze, # min pešo, # min. pešo, # minúty pešo,
  # minúty chôdze, # minúty peši, # min. chôdze, pár minút pešo, minút chôdze, # m od, # metrov od, # km od,
  # kilometrov od, # minút od, # minúty od, # minút jazdy, # minút autom, vzdialen* # m, vzdialen* # km,
  vzdialen* # minút, diaľnic*, z diaľnice, zjazd #, zjazd, zjazde, výjazd z, exit #, odbočte, odbočiť, odbočka,
  pokračujte rovno, pokračujte po, na kruhovom objazde, kruhový objazd, na križovatke, na semafor*, vpravo, vľavo,
  odbočte doprava, odbočte doľava, zabočte, ako sa k nám dostanete, ako sa k nám dostať, ako nás nájdete, ako k nám,
  kde nás nájdete, k nám sa dostanete, k nám dostanete, nájdete nás, nachádzame sa, naproti, oproti kostolu,
  za kostolom, vedľa kostola, gps, súradnice, kyvadlov*, shuttle, transfer z letiska, odvoz zo stanice
directions_rather: zastávk*, autobus*, električk*, vlak*, stanic*, minút*, pešo, peši, autom, diaľnic*, link*,
  odbočte, ako sa k nám, zjazd*, smer*, mhd
directions_never: výlet*, deň #, #. deň, návrat, viac ako # km, požičovňa bicyklov, exkurzi*, zájazd*, plavba,
  doprava zdarma, doprava zadarmo, doprava tovaru, náklady na dopravu, čerpacia stanica, čerpacie stanice,
  nabíjacia stanica, nabíjacie stanice, policajná stanica, pracovná stanica, stanica technickej, stanica stk,
  hasičská stanica, autom pokazí, porucha, vodičsk*
holidays_told: sviat*, sviatok, sviatky, sviatkov, sviatkoch, štátny sviatok, štátne sviatky, štátnych sviatkov,
  dni pracovného pokoja, deň pracovného pokoja, dňoch pracovného pokoja, vianoc*, vianočn*, štedrý deň, štedrý večer,
  štedrého dňa, silvest*, nový rok, nového roka, veľkonočn*, veľká noc, veľkú noc, veľkej noci, veľký piatok,
  veľkonočný pondelok, traja králi, troch kráľov, všetkých svätých, sviatok práce, deň ústavy, výročie snp,
  sedembolestn*, cyrila a metoda, #. decembra, #. až #. decembra, #. a #. decembra, #. decembra do, #. januára,
  #. mája, #. júla, #. novembra, #. septembra, #. augusta, celozávodn* dovolenk*, celozávodná dovolenka, dovolenka,
  dovolenky, dovolenku, dovolenke, počas dovolenky, čerpáme dovolenku, máme dovolenku, letná prestávka,
  zimná prestávka, zatvorené od #, zatvorené máme od, zatvorené v auguste, v auguste zatvoren*, celoročne, celý rok,
  po celý rok, počas celého roka, školské prázdniny, školských prázdnin, počas prázdnin, letné prázdniny,
  letných prázdnin, jarných prázdnin, cez prázdniny
holidays_rather: zatvoren*, otvoren*, máme otvorené, máme zatvorené, nepracujeme, pracujeme, otváracie hodiny,
  neprebieha, výučba neprebieha, nekonajú, nekoná, od # do #, okrem, aj cez
holidays_unlike: pokoj, ticho, hluk*, vŕta*, menu, jedáln*, platen*, výzdob*, trhy, večierok, večierk*, darček*,
  zľav*, cen*, príplatok, príplatky
holidays_never: platená dovolenka, nárok na dovolenku, dovolenka zamestnanc*, dovolenka pri mori, rodinná dovolenka,
  rodinnú dovolenku, príspevok na dovolenku, dovolenka snov, vianočné darčeky, vianočný darček, sviatočné menu,
  celoročná permanentka, celoročné predplatné
holidays_notasked: drah*, drahš*, cen*, stojí, darček*, darova*, hodin* výučby, kurz*, lekci*, menu, oslav*
needed_told: objedna*, objednáv*, objednávk*, objednan*, rezerv*, termín*, prihlás*, prihlášk*, ohlás*, nahlás*,
  registr*, zapís*, zápis*, dohod*, dohodn*, zavolajte, zavolať, volajte, telefonick*, ohlásen*
needed_alone: po dohode, iba po dohode, len po dohode, po predchádzajúcej dohode, po predchádzajúcom dohovore,
  po telefonickej dohode, po telefonickom dohovore, po telefonickom objednaní, na objednávku, iba na objednávku,
  len na objednávku, iba na objednanie, len na objednanie, len objednaní, iba objednaných, iba pre objednaných,
  po predchádzajúcom objednaní, po objednaní, po predchádzajúcej rezervácii, iba s rezerváciou, len s rezerváciou,
  iba na základe rezervácie, na základe rezervácie, na základe objednania, rezervácia vopred, rezervácia je nutná,
  rezervácia nutná, rezervácia je potrebná, rezervácia potrebná, rezervácia je povinná, rezervácia povinná,
  rezervácia nie je potrebná, rezervácia nie je nutná, rezervácia nie je povinná, rezervácie nie sú potrebné,
  rezervácie neprijímame, neprijímame rezervácie, odporúčame rezerváciu, rezerváciu odporúčame,
  rezervácia sa odporúča, odporúča sa rezervácia, odporúčame rezervovať, odporúčame si rezervovať,
  odporúčame objednať, odporúčame sa objednať, bez objednania, bez objednávky, bez predchádzajúceho objednania,
  bez rezervácie, bez predchádzajúcej rezervácie, bez ohlásenia, bez predchádzajúceho ohlásenia, bez prihlásenia,
  bez registrácie, bez termínu, netreba sa objednávať, netreba sa objednať, objednať sa netreba, netreba rezervovať,
  netreba sa vopred, netreba sa prihlasovať, objednanie nie je potrebné, objednávanie nie je potrebné,
  nie je potrebné sa objednať, nie je potrebné objednať, nie je potrebné rezervovať, prihlásenie nie je potrebné,
  prihlasovať sa netreba, nie je nutné, stačí prísť, stačí len prísť, jednoducho príďte, príďte bez,
  kedykoľvek sa zastavte, podľa poradia, v poradí podľa, v poradí príchodu, podľa poradia príchodu, neobjednan*,
  aj bez objednania
needed_with: musí*, musíte, musia, treba, potrebn*, nutn*, nevyhnutn*, povinn*, odporúčame, odporúča, vopred,
  dopredu, predchádzajúc*, predom, pred príchodom, pred návštevou, najneskôr, minimálne, aspoň, # dn*, # dní,
  # hodín, deň vopred, dni vopred, prosíme, bez, nie je, stačí, víkend*
needed_unlike: zruš*, storn*, záloh*, kauci*, depozit*, odhlás*, odstúp*, výpoved*, prvá noc, reklamáci*, poruch*,
  škod*, úspor*
needed_never: cena dohodou, cena po dohode, ceny po dohode, pracovná dohoda, dohoda o vykonaní, dohoda o pracovnej,
  rezervné koleso, rezerva, rezervy, rezervné, termín splatnosti, zápisník*, zápisnic*, registračná pokladnica,
  registračné číslo, ohlásená kontrola, prihlásiť sa do účtu
needed_asked: musím, musíme, musí, mám, treba, potrebn*, potrebujem, nutn*, povinn*, bez, vopred, dopredu,
  predchádzajúc*, odporúč*, stačí, iba, len
book_told: rezerv*, rezervujte, rezervovať, rezervácia, rezervácie, rezerváciu, zarezerv*, objednať, objednať sa,
  objednajte, objednajte sa, objednáte, objednáv*, objednávk*, objednan*, objednanie, prihlás*, prihlásiť,
  prihláste sa, prihlásenie, prihlášk*, prihlasov*, registr*, registrácia, zaregistrujte, zapísať, zapíšte, zápis*,
  členom sa, stať sa členom, staňte sa, členstvo vzniká, dohodnite si, dohodnúť, dohodnite termín, dohodnúť termín,
  termín si, termín, termíny, termínu, čakacia listina, čakacej listine, čakaciu listinu, poradovník*,
  vstupenky kúpite, vstupenky si, vstupenky je možné, vstupenky zakúpite, lístky kúpite, lístky si, lístky je možné,
  lístky zakúpite, predaj vstupeniek, predaj lístkov, predpredaj*, nahláste sa, ohláste sa, ohlásiť,
  vyplňte formulár, vyplňte prihlášku, vyplnením formulára, miesto je rezervované, rezerváciu potvrdíme,
  rezervácia je potvrdená, potvrdenie rezervácie, konto si vytvor*
book_with: @, www, # #, #-#, online, internet*, web*, stránk*, aplikáci*, app, telefón*, telefonick*, tel, mobil*,
  zavolajte, volajte, zavolať, volaním, číslo, čísle, čísla, e-mail*, email*, mail*, formulár*, prihlášk*, recepci*,
  pokladni*, pokladnic*, kancelári*, sekretariát*, osobne, na mieste, v predajni, v ambulancii, whatsapp*, viber*,
  messenger*, sms*, správ*, instagram*, facebook*, odkaz*, link*, bookio*, ticketportal*, booking*, kalendár*,
  zaplaten*, úhrad*, záloh*, poplat*
book_rather: online, telefonick*, zavolajte, volajte, prostredníctvom, cez, e-mail*, email*, mail*, formulár*,
  stránk*, whatsapp*, aplikáci*, recepci*, pokladni*, rezervujte, prihláste, objednajte, dohodn*
book_unlike: záloh*, kauci*, depozit*, zruš*, storn*, vrát*, parkov*, reklamáci*, odhlás*, večer*
book_never: rezervné, rezervný, rezerva, rezervy, pokut*, nehod*, nahlásenie škody, nahlásiť škodu, nahláste škodu,
  poistnú udalosť, hlásenie poruchy, nahlásiť poruchu, nahláste poruchu, prihlásenie vozidla, prihlásiť vozidlo,
  zápisník*, zápisnic*, zápisné, registračná pokladnica, prihlasovacie údaje, prihlasovacie heslo, termín splatnosti,
  dohoda o
cancel_told: zruš*, zrušiť, zrušenie, zrušenia, zrušíte, zrušení, rušiť, storn*, storno, storno poplat*,
  stornopoplat*, stornovať, odhlás*, odhlásiť, odhlásenie, odstúp*, odstúpiť od zmluvy, odstúpenie od zmluvy,
  odstúpenia, výpoveď, výpovede, výpovedn*, výpovedná lehota, vypovedať, ukončiť členstvo, ukončenie členstva,
  ukončiť zmluvu, ukončenie zmluvy, ukončiť predplatné, zmluvu možno ukončiť, viazanosť*, viazanosti, vystúpiť z,
  vystúpenie z, prerušiť členstvo, prerušenie členstva, pozastaviť, presun termínu, presunúť termín, presunúť,
  preložiť termín, preložiť, zmena termínu, zmenu termínu, zmeniť termín, zmena rezervácie, zmenu rezervácie,
  nemôžete prísť, nemôžete zúčastniť, nemôžete dostaviť, neprídete, do # hodín pred, do # dní pred, # hodín pred,
  # dní pred, # hodiny pred, # hodín vopred, # dní vopred, menej ako # hodín, menej ako # dní, najneskôr # hodín,
  najneskôr # dní, najneskôr deň vopred, bezplatne do, zmena plánov, zmeníte názor, ospravedl*
cancel_rather: bezplatn*, zdarma, zadarmo, bez poplatku, dní, hodín, hodiny, týžd*, mesiac*, # %, #%, poplat*,
  účtujeme, lehot*, písomn*, najneskôr
cancel_unlike: ak my, zrušíme, rušíme, umelec, účinkujúc*, organizátor, usporiadateľ, vrátime, vrátenie,
  pre nepriazeň počasia
cancel_never: zrušovať vozidlo, výpoveď z nájmu bytu, výpovede svedkov, rušivé, rušivých, rušiť ostatných, nerušte,
  nerušiť, rušiť susedov, zruší dlh, odhlásiť vozidlo, odhlásenie vozidla, svedecká výpoveď, odstupné
late_told: mešk*, meškáte, meškanie, meškaní, meškania, pri meškaní, ak meškáte, zmešk*, zmeškaný, zmeškané, omešk*,
  omeškan*, oneskor*, oneskorenie, oneskorený príchod, oneskorene, neskorý príchod, neskorého príchodu,
  neskorší príchod, neskoršom príchode, neskoré príchody, prídete neskôr, prídete neskoro, prichádzate neskoro,
  príchod po #, príchod po začiatku, po # hod*, po #:#, po #.# hod*, po začiatku, neprídete, nedostavíte, nedostaví,
  nedostavenie, nedostavenia, neúčasť*, neúčasti, neprítomnosť*, neospravedlnen*, bez ospravedlnenia, nestihnete,
  no-show, no show, čakáme # minút, počkáme # minút, počkáme, na vás čakáme, držíme # minút, rezerváciu držíme,
  stôl držíme, miesto držíme, držíme # min*, rezervácia prepadá, rezervácia prepadne, termín prepadá,
  termín prepadne, prepadá, prepadne, tolerujeme, toleranci*, posledný vstup, po lehote, po termíne, po uplynutí,
  prekročen*, nevyzdvihnut*, neskoré vrátenie, oneskorené vrátenie, nevrátené včas, nevráti včas
late_rather: mešk*, minút*, # minút*, oneskor*, účtuje*, poplat*, prepad*, počkáme, držíme, zavolajte, dajte vedieť,
  skrát*
late_unlike: neskorý check-out, neskoré odhlásenie, neskoré odubytovanie, batožin*, úrok*, faktúr*, splatn*, platb*
late_never: neskorý check-out, neskorý checkout, late check-out, neskoré odubytovanie, neskorší odchod,
  neskorý odchod, najneskôr, neskorá gotika, neskorogotick*, neskorobarok*, neskorý zber, neskoré leto,
  neskorú jeseň, neskôr sa stal, do neskorej noci, do neskorých, nečakajte
late_notasked: check-out, checkout, odubytov*, odchod*, najneskôr
complaint_told: sťažnos*, sťažov*, reklamáci*, reklamačn*, reklamov*, reklamujte, reklamačný poriadok, nespokoj*,
  nie ste spokojn*, nie ste spokojní, neboli ste spokojní, neboli spokojní, nebudete spokojní, ak niečo nie je,
  ak by niečo, ak nie je niečo, niečo nie je v poriadku, nie je všetko v poriadku, pripomienk*, podnet*, výhrad*,
  poškodená zásielka, poškodenú zásielku, poškodený tovar, vadný tovar, chybný tovar, tovar príde poškoden*,
  vady tovaru, zákaznícky servis, zákaznícka linka, zákazníckej linke, zákaznícku linku, zákaznícka podpora,
  zákazníckej podpory, zákaznícku podporu, zákaznícke centrum, oddelenie reklamácií, kniha sťažností, kniha prianí,
  obchodná inšpekcia, obchodnej inšpekcii, slovenská obchodná inšpekcia, ochrana spotrebiteľa,
  alternatívne riešenie sporov, alternatívneho riešenia sporov, mimosúdn*, ombudsman*
complaint_rather: @, www, telefón*, telefonick*, tel, zavolajte, volajte, mail*, e-mail*, email*, formulár*,
  recepci*, kancelári*, na adresu, na adrese, písomn*, nahlás*, nahláste, obráťte, vybav*, vybavujeme, dní, napíšte,
  do # dní
complaint_never: reklamný, reklamné, reklamná, reklamných, reklama, reklamy, reklamu, verejná vyhláška, podnetné,
  podnetný, podnetn*
delivery_told: doruč*, doručujeme, doručenie, doručenia, doručíme, dodan*, dodanie, dodania, dodaci*, dodacia lehota,
  dodáme, dodávame, rozvoz*, rozvážame, dovážame, dovezieme, dovoz*, dovoz domov, donášk*, privezieme, prinesieme,
  doprava zdarma, dopravu zdarma, dopravy zdarma, doprava zadarmo, cena dopravy, ceny dopravy, spôsob dopravy,
  spôsoby dopravy, náklady na dopravu, doprava a platba, doprava po, doprava tovaru, zasielame, zašleme, zasielanie,
  zaslanie, posielame, pošleme, odosielame, odošleme, odoslanie, expeduj*, expedíci*, zásielk*, zásielok, zásielkov*,
  packet*, kuriér*, slovenská pošta, slovenskou poštou, poštou, poštovn*, dpd, gls, sps, balík*, balíkobox*,
  odberné miesto, odberného miesta, odberné miesta, výdajné miesto, výdajné miesta, osobný odber, osobného odberu,
  osobné prevzatie, osobné vyzdvihnutie, osobne vyzdvihnúť, až domov, až k vám, až k vám domov, ku dverám,
  až ku dverám, až do domu, vynesen*, vynášk*, prídeme k vám, prídeme aj k vám, prídeme za vami, chodíme k zákazník*,
  chodíme ku klient*, chodíme za, jazdíme k zákazník*, výjazd k, výjazd technika, výjazdy, návšteva u vás doma,
  návštevná služb*, návštevy doma, domáce návštevy, u vás doma, v domácnosti klienta, vyzdvihneme u vás, vyzdvihneme,
  zvoz*, odvoz*, odvezieme, wolt, bolt food, bistro.sk, foodora
delivery_rather: dní, pracovn* dn*, pracovných dní, do # dní, zdarma, zadarmo, bezplatn*, cena, # €, #€, €, eur,
  domov, objednáv*, nad, hodín, do druhého dňa, km
delivery_unlike: vrát*, vrac*, coln*, clo, cla, poškoden*, reklamáci*, späť
delivery_never: potvrdenie zašleme, potvrdenie posielame, odkaz*, faktúru zašleme, faktúru posielame, e-mailom,
  emailom, mailom, potvrden*, osvedčen*, certifikát*, správu zašleme, výsledky, výsledkov, fotograf*, fotky,
  newsletter*, dodávateľ*, hromadná doprava, doručte nám, doručiť žiadosť, doručenie výpovede, doručenia výpovede,
  písomne doruč*, kuriérska pozícia
who_told: majiteľ*, majitelia, majiteľmi, majiteľk*, majiteliek, vlastní .. rodina, vlastník*, prevádzkovateľ*,
  prevádzkuje rodina, vedie .. rodina, vedie ju, vedie ho, vedú ho, vedú ju, ho vedie, ju vedie, ho vedú, ju vedú,
  pod vedením, vedenie školy, vedenie združenia, vedenie klubu, vedúci, vedúca, vedúcim, vedúceho, vedúcou,
  riaditeľ*, riaditeľk*, konateľ*, konateľk*, predsed*, predsedníčk*, podpredsed*, výbor združenia, výbor tvoria,
  výbor tvorí, členovia výboru, správna rada, štatutárny orgán, štatutár*, manažér*, zakladateľ*, zakladateľk*,
  založil, založila, založili, založen* .. manžel*, šéfkuchár*, šéfkuchárk*, šéf kuchyne, na čele, v kuchyni varí,
  v kuchyni vládne, patrí rodine, náš tím, nášho tímu, našom tíme, naším tímom, tím tvorí, tím tvoria, kolektív,
  personál*, naši zamestnanci, naši lektori, naši tréneri, naši lekári, pracuje u nás, pracujú u nás, u nás pracuje,
  u nás pracujú, zamestnávame, inštruktor*, tréner, tréneri, trénera, trénerk*, trénerom, lektor*, lektork*, učiteľ*,
  učiteľk*, vyučujúc*, kurátor*, kurátork*, majster, majstra, majstri, správca objektu, správca budovy, mudr., mddr.,
  mvdr., primár*, vedúci lekár, ošetrujúci lekár, zdravotná sestra, zdravotné sestry, sestrička, rodinná firma,
  rodinnou firmou, rodinnú firmu, rodinný podnik, rodinným podnikom, rodinný hotel, manželia, manželmi, súrodenci,
  sestry, bratia, spoločník*, spoločníč*, po generácie, # generáci*, tretia generácia, tretej generácii,
  druhá generácia, lekári našej, patrí manželom, v ambulancii vás, o vás sa stará, stará sa o vás, postará sa,
  postarajú sa
who_rather: majiteľ*, majitelia, vedie, vedú, prevádzkuje, prevádzkovateľ*, riaditeľ*, vedúc*, konateľ*, predsed*,
  zakladateľ*, založil*, tím, tímu, tíme, rodina, rodinn*, šéf*, výbor*
who_unlike: psa, psov, psy, mačk*, zvierat*, písomn*, zodpovedá, zodpovedn*, ceny, cien, €, rodičia, rodiny s deťmi,
  akcie, podujat*, vozidl*, auta
who_never: majiteľ psa, majitelia psov, majiteľ zvieraťa, majitelia zvierat, majiteľ vozidla, majiteľ auta,
  majiteľ poukazu, držiteľ*, rodinné vstupné, rodinná vstupenka, rodinná izba, rodinné izby, rodinnej izbe,
  rodinný balíček, predchádzajúci majiteľ, predchádzajúci vlastník, vlastník vozidla, vlastníkov bytov, člen rodiny,
  odporúčanie lekára, správa od lekára, všeobecný lekár vás, prevádzkovateľ osobných údajov, prevádzkovateľ spracúva
who_notasked: kedy
data_told: osobné údaje, osobných údajov, osobnými údajmi, osobným údajom, osobných údajoch, osobné dáta, vaše údaje,
  vašich údajov, vašimi údajmi, vaše dáta, vašich dát, vaše osobné údaje, údaje spracúvame, údaje spracovávame,
  údaje uchovávame, údaje neposkytujeme, údaje o, údajmi, gdpr, súkromi*, súkromia, ochrana súkromia, ochrana údajov,
  ochrana osobných údajov, ochrany osobných údajov, ochrane osobných údajov, ochranu osobných údajov, zásady ochrany,
  spracovanie osobných, spracúvanie osobných, spracúvania osobných, spracúvame, spracovávame, spracovanie údajov,
  spracúvanie údajov, prevádzkovateľ osobných údajov, prevádzkovateľom údajov, zodpovedná osoba pre ochranu,
  súhlas so spracovaním, súhlas so spracúvaním, súhlasu so spracovaním, súhlas s fotografovaním,
  súhlas so zverejnením, súhlas so zverejňovaním, súhlas s vyhotovením, vyhotovujeme fotografie,
  vyhotovovanie fotografií, zverejňujeme fotografie, zverejňujeme fotky, fotografie účastníkov, fotografie detí,
  fotografie klientov, fotky detí, fotografujeme, fotíme, mlčanlivosť*, mlčanlivosti, dôvern*, cookies,
  súbory cookie, súborov cookie, kamerov*, kamerový systém, iso 27001, šifrovan*, šifrujeme, šifrov*
data_rather: uchováva*, ukladá*, ukladáme, spracúva*, spracováva*, poskytujeme tretím, odovzdáva*, zdieľa*,
  nezdieľame, neposkytujeme, maže*, vymaž*, vymaz*, výmaz*, chrán*, šifr*, súhlas*, nepredávame, tretím stranám,
  tretím osobám
data_never: heslo, heslá, mobilné dáta, mobilných dát, objem dát, dátový balík, dátový limit, databáz*,
  technické údaje, technické dáta, kontaktné údaje, platobné údaje, fakturačné údaje, prenos dát, analýza dát,
  záchrana dát, obnova dát, dátum*, dáta z meraní
data_notasked: strat*, straten*, export*, import*, obnov*, záloh*, zálohov*, prenos*, preniesť, záchran*, zachrán*,
  platobné údaje, mobilné dáta, fakturačné
jobs_told: pracovné miest*, pracovných miest, voľné pozície, voľná pozícia, ponuka práce, ponúkame prácu,
  ponúkame zamestnanie, hľadáme zamestnancov, hľadáme .. zamestnanc*, hľadáme kolegu, hľadáme kolegyňu,
  hľadáme .. kolegu, hľadáme .. kolegyňu, hľadáme .. do tímu, hľadáme .. do nášho tímu, hľadáme posil*,
  hľadáme .. posil*, hľadáme .. brigádni*, hľadáme .. úväzok, hľadáme .. pracovný pomer, prijmeme,
  prijímame nových zamestnancov, prijímame do práce, do pracovného pomeru, trvalý pracovný pomer, brigád*, brigádni*,
  práca u nás, pracujte u nás, pracujte s nami, pridajte sa k nám, pridajte sa do, staňte sa súčasťou .. tímu,
  kariéra, životopis*, motivačný list, stáž, stáže, stážist*, odborn* prax, odbornú prax, na prax, prax pre študentov,
  praktické vyučovanie, učeň, vyučíme, zaučíme, zaškolíme, na dohodu, uchádzač* o zamestnanie, uchádzač* o prácu,
  pracovn* pozíci*, pracovn* ponuk*, úväzok, učň*, duáln* vzdelávan*, naberáme nových
jobs_rather: hľadáme, prijmeme, naberáme, pošlite .. životopis, životopis*, zašlite, posielajte, pošlite, píšte na,
  napíšte, na adresu, e-mail*, hláste sa, prihláste sa, ozvite sa, nástup*, s nástupom, od #, do #, na hodinu,
  za hodinu, hodinová mzda, mzda, plat, úväzok
jobs_never: rokov praxe, ročná prax, ročnou praxou, dlhoročnou praxou, z praxe, v praxi, prijmeme vašu reklamáciu,
  prijmeme objednáv*, praktick* lekár*, fotografia na životopis, cena na dohodu, cena dohodou, hľadáme pre vás,
  hľadáme najlepšie riešenie, zaškolíme vás v obsluhe
jobs_notasked: notebook*, fotk* do životopisu, fotografi* do životopisu, napísať životopis, vytlačiť životopis,
  koľko máte zamestnancov, školenie zamestnancov, potvrdenie o zamestnaní
`
