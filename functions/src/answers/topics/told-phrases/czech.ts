/** How topics are told of in Czech. */
export const CZECH = `
offer_says: nabízíme, poskytujeme, prodáváme, zabýváme se, věnujeme se, opravujeme, vyrábíme, půjčujeme, pronajímáme,
  pořádáme, vyučujeme, učíme, školíme, pečeme, vaříme, šijeme, tiskneme, stavíme, navrhujeme, léčíme, ošetřujeme,
  pojišťujeme, radíme, pomáháme, zajišťujeme, provozujeme, připravujeme, montujeme, uklízíme, specializujeme se,
  zaměřujeme se, provádíme, organizujeme, vydáváme, servírujeme, jsme, v naší nabídce, v nabídce máme,
  naše nabídka zahrnuje, nabídka zahrnuje, naše škola nabízí, naše firma nabízí, naše firma se zabývá,
  firma se zabývá, firma nabízí, náš obchod nabízí, náš hotel nabízí, naše ordinace nabízí, naše ordinace poskytuje,
  naše studio nabízí, škola nabízí, hotel nabízí, spolek pořádá, u nás najdete, najdete u nás, u nás koupíte,
  můžete u nás, učím, nabízím, vyrábím, opravuji, věnuji se, zabývám se, poskytuji, šiji, provozuji
offer_is: je, jsou, byl založen, byla založena, bylo založeno, založen*, vznikl*, funguje od, fungujeme od,
  působí od, působíme od, existuje od, vítejte v, vítejte na, vítejte u, vítáme vás, nabízí, poskytuje, provozuje,
  zabývá se, se zabývá, věnuje se, se věnuje, pomáhá, pojišťuje, prodává, vyrábí, pořádá
offer_heads: nabídka, naše nabídka, co nabízíme, služby, naše služby, přehled služeb, nabídka služeb, produkty,
  naše produkty, výrobky, sortiment, kurzy, kurzy a lekce, lekce, výuka, workshopy, dílny, ošetření, zákroky, péče,
  menu, jídelní lístek, nápojový lístek, pokoje, naše pokoje, ubytování, apartmány, program, výstavy, expozice,
  permanentky, členství, balíčky, ceny, ceník, ceník služeb, vstupné, poplatky, o nás, kdo jsme, o firmě, co děláme,
  čím se zabýváme, čemu se věnujeme, půjčovna, specializace, zaměření, předměty, rozsah pojištění, co je pojištěno
prices_heads: ceny, cena, ceník*, ceník služeb, naše ceny, přehled cen, sazby, sazebník, sazebník poplatků, poplatky,
  poplatek, náklady, tarify, tarif, vstupné, kurzovné, školné, členské příspěvky, příspěvky, honorář*, vstupenky,
  jízdné, permanentky, permanentky a ceny, předplatné, balíčky
prices_besides: kauc*, záloh*, depozit*, jistot*, doprav*, doručen*, poštovn*, balné, dovoz*, rozvoz*, dobírk*,
  dobírečné, ztrát*, ztracen*, poškození, poškozen*, škod*, zničen*, pokut*, smluvní pokuta, pozdní*, opožděn*,
  zpožděn*, prodlen*, úrok*, upomínk*, upomínce, spoluúčast*, manipulační poplatek, storno*, stornopoplat*,
  zahranič*, zóna, zóny, výjezd
question_more: kdy, odkdy, od kdy, do kdy, dokdy, jak dlouho, jak často, jak daleko, jak rychle, jak pozdě, jak brzy,
  jak velk*, jak moc, kolik, kolika, v kolik, od kolika, do kolika, za jak dlouho, na jak dlouho, za kolik, na kolik,
  po kolika, v jakých hodinách
question_which: který, která, které, kteří, kterou, kterého, kterém, kterých, jaký z, jaká z, jaké z, jaký druh,
  která z, který z, které z
question_back: to, toho, tomu, tom, tím, ten, ta, tu, té, tohle, toto, tento, tato, tohoto, jeho, jej, něj, něm, ní,
  ho, k tomu, za to, na to, o tom, s tím, z toho, po tom, při tom, od toho, pro to, do toho
question_come: přijít, přijet, přijdu, přijdeme, přijedu, dorazit, přivést, přivedu, vzít, vezmu, brát, berete,
  vzít s sebou, vejít, dovnitř, vstup, vstoupit, vstupovat, pustíte, pouštíte, vpustíte, přinést, přivézt, smí,
  smějí, smím, smíme, může, můžou, mohou, můžu, mohu, můžeme, lze, dovolen*, povolen*, povolujete, tolerujete,
  vítán*, vítaní, vítané, se mnou, s námi, s sebou, uvnitř, vhodn*, přijímáte, přátelsk*, ok, v pořádku, v pohodě,
  vadí, nevadí, účastnit, zúčastnit, zůstat, ubytovat, doprovázet, se psem, se psy, s dítětem, s dětmi, s dětma,
  s kočkou
question_nothing: vítejte, vítán*, limit*, omezení, zásad*, pravidl*, podmínk*, podmínky, způsob*, metod*, form*,
  druh*, možnost*, možnosti, osobn*, host*, hosté, hosty, hostů, zákazní*, klient*, návštěvní*, účastní*, osob*,
  člověk, někdo, někoho, někomu, něco, cokoli*, cokoliv, čehokoliv, někde, kdekoliv, poblíž, blízko, nedaleko, vedle,
  existuj*, prodáv*, nabíz*, nabídk*, domluv*, sjedn*, zařídit, požad*, vyžad*, chtít, vstup*, přístup*, zacház*,
  naklád*, využí*, používá*, použít, předložit, obrátit, nejlépe, nejlepší, veřejn*, doprav*, prosím, děkuji, dobrý,
  den, ahoj, vůbec, nějak*
pay_told: způsob platby, způsoby platby, způsobů platby, způsob úhrady, způsoby úhrady, platební metody,
  platební metodu, možnosti platby, možnosti úhrady, formy úhrady, forma úhrady, platba kartou, platby kartou,
  platbu kartou, platba v hotovosti, platba hotově, platba převodem, platba předem na účet, platba na místě,
  platba online, platba při převzetí, platit můžete, platit lze, zaplatit můžete, zaplatit lze, uhradit můžete,
  lze uhradit, lze platit, lze zaplatit, je možné platit, je možné zaplatit, je možné uhradit, možno platit,
  možno zaplatit, můžete platit, můžete zaplatit, můžete uhradit, platí se, hradí se, v hotovosti, hotově,
  bankovním převodem, převodem na účet, převodem, na účet, číslo účtu, qr kód*, qr platb*, na fakturu, fakturou,
  se splatností, na splátky, ve splátkách, splátkov*, splátkách, dobírk*, na dobírku, inkas*, trvalým příkazem,
  trvalý příkaz, složenk*, poštovní poukázk*, paypal, gopay, comgate, stravenk*, sodexo, pluxee, edenred, benefit*,
  přijímáme platby, přijímáme hotovost, přijímáme stravenky, akceptujeme platby
pay_rather: přijímáme, akceptujeme, bereme, platit můžete, lze platit, lze zaplatit, lze uhradit, můžete platit,
  můžete zaplatit, platba, platby, zaplatíte, uhradit, hradí se, možnosti platby
pay_unlike: vrác*, vrát*, vrací*, vracíme, kauc*, záloh*, pokut*, náhrad*, škod*, úrok*, proplat*, reklamac*, refund*
pay_asked: jak, jaký*, jaké, jakou, jakým, čím, které, který, kterou, co, můžu, mohu, můžeme, lze, dá se, jde,
  přijímáte, akceptujete, berete, možn*, umožňujete, kde, způsob*
pay_notasked: kdo platí, kdo zaplatí, kdo hradí, kdy, kolik, musím platit, musím zaplatit, musíme platit,
  musíme zaplatit, limit*, maximáln*, minimáln*, ztrat*, do kdy, až
voucher_told: voucher*, vouchr*, dárkov* poukaz*, dárkový poukaz, dárkové poukazy, dárkového poukazu,
  dárkových poukazů, dárkovým poukazem, dárkových poukazech, dárková poukázka, dárkové poukázky, dárkovou poukázku,
  dárkových poukázek, dárkový certifikát, dárkové certifikáty, dárkového certifikátu, dárkových certifikátů,
  dárková karta, dárkové karty, dárkovou kartu, dárkových karet, dárkový šek, dárkové šeky, dárkový kupon,
  dárkový kupón, dárkové kupony, poukaz jako dárek, poukazy jako dárek, poukaz v hodnotě, poukazy v hodnotě,
  platnost poukazu, poukaz platí, poukaz lze, poukazy lze, poukazy prodáváme, poukazy jsou
voucher_rather: plat*, platnos*, koupit, koupíte, zakoupit, zakoupíte, prodáv*, k dostání, hodnot*, # kč, od # kč,
  uplatnit, objedna*, měsíc*, k dispozici
voucher_never: slevový kód, slevového kódu, slevový kupon, poukaz na vyšetření, poukaz na brýle, lázeňský poukaz,
  poukaz od lékaře, poštovní poukázk*, parkovací poukaz
voucher_asked: voucher*, vouchr*, poukaz*, poukáz*, dárkov*, dárek, dárku, dárky, dárkem, dáreček, darova*,
  certifikát*, kupon*, kupón*, šek*, gift*, věnova*
cards_told: karty nepřijímáme, nepřijímáme karty, neakceptujeme karty, platební karty nepřijímáme,
  kartou platit nelze, nelze platit kartou, kartou bohužel, pouze hotově, pouze v hotovosti, jen hotově,
  jen v hotovosti, jenom hotově, výhradně v hotovosti, pouze hotovost, jen hotovost, pouze kartou, jen kartou,
  výhradně kartou, pouze bezhotovostně, všechny karty, všechny běžné karty, všechny běžné platební karty,
  všechny platební karty, přijímáme karty, akceptujeme karty, přijímáme platební karty, přijímáme i karty,
  bereme karty, platební karty, platebních karet, platebními kartami, platební kartou, kreditní karty,
  kreditních karet, kreditní kartou, platba kartou, platby kartou, platit kartou, zaplatit kartou, kartou i hotově,
  kartou nebo hotově, hotově nebo kartou, hotově i kartou, hotově či kartou, bezkontaktně, bezkontaktní platb*,
  platební terminál, nemáme terminál, terminál nemáme, bezhotovostně, visa, mastercard
cards_unlike: vrác*, vrát*, kauc*, záloh*, depozit*, členská karta, členské karty, členskou kartu, průkaz*, dárkov*,
  platnos*, věrnostní
cards_never: splátk*, karta není potřeba, bez karty, karta hosta
cards_asked: plat*, zaplat*, přijímáte, akceptujete, berete, berou, vezmete, jen, jenom, pouze, jde, kartou, kartami,
  hotov*, terminál*, čteč*, bezkontakt*, u sebe, s sebou, minimáln*, mobilem
cards_notasked: ztrat*, ukrad*, dárkov*, členská karta, členskou kartu, členské karty, jídelní lístek, limit*,
  maximáln*, věrnostní, kartička pojišťovny, kartičku pojišťovny, karta hosta
refund_told: vrácení peněz, vrácení částky, vrácení platby, vrácení zboží, vrácení vstupného, vrácení kurzovného,
  vrácení zálohy, vrácení kupní ceny, peníze vracíme, peníze vrátíme, vrátíme peníze, vrátíme vám, vracíme peníze,
  vracíme, peníze zpět, peníze se nevracejí, se nevrací, nevracíme, nevratn*, vratk*, refund*, vrátit zboží,
  zboží vrátit, můžete vrátit, lze vrátit, můžete zboží, odstoupit od smlouvy, odstoupení od smlouvy,
  odstoupení od kupní, odstoupit od kupní, výměna zboží, výměnu zboží, výměna a vrácení, vrácení a výměna,
  vyměnit zboží, zboží vyměníme, vyměníme, propadá, propadne, propadají, v plné výši vrátíme, vracíme # %,
  vrátíme # %, vrácen*, dobropis, zaslat zpět, poslat zpět, ve lhůtě # dnů
refund_rather: # dnů, # dní, dnů, dní, týdn*, vrác*, vrát*, vrac*, peníz*, peněz, # %, cel* částk*, polovin*,
  nevratn*, na účet
refund_unlike: kauc*, klíč*, depozit*, ručník*, pojišťovn*
refund_never: vrácení klíč*, vrácení knih*, vrácení vozidla, vrácení vozu, vrácení kola, vrácení vybavení,
  vrácení daně, výměna oleje, výměna pneumatik, výměna peněz, výměna ručníků, výměna povlečení, výpůjční doba,
  tam a zpět
refund_notasked: výměna oleje, výměna pneumatik, vrácení daně, vrátit se k vám, vrátit knih*, kdy se vrátíte
deposit_told: záloha, zálohy, zálohu, zálohou, záloze, zálohov*, kauce, kauci, kaucí, vratná kauce, vratnou kauci,
  depozit*, jistota, jistotu, předem na účet, platba předem, platbu předem, platí se předem, hradí se předem,
  předem uhradit, uhradit předem, zaplatit předem, platí předem, při rezervaci platíte, při rezervaci hradíte,
  při rezervaci se platí, při objednávce platíte, rezervační poplatek, rezervačního poplatku, splatná při rezervaci,
  splatná předem, blokujeme na kartě, akontac*
deposit_with: #, %, polovin*, celou, celá, bez, není, nevybíráme, nepožadujeme, požadujeme, vybíráme, záloha, zálohu,
  zálohy, kauce, kauci, předem, nevyžadujeme, nechceme, nulová
deposit_rather: rezervac*, objednáv*, objednání, požadujeme, vyžadujeme, vybíráme, splatn*, složit, uhradit,
  zaplatit, potvrz*, činí, ve výši
deposit_unlike: láhev, láhve, lahv*, kelímek, kelímk*, sklenic*, vrac*, vrát*, vrác*, propad*, daň, daně, zálohování
deposit_notasked: zpět, zpátky, vrátit, vrátíte, vracíte, vrácení, dostanu
discount_told: slev*, sleva, zlevn*, zlevněn*, zvýhodn*, snížené vstupné, sníženého vstupného, snížené jízdné,
  snížená cena, za sníženou cenu, poloviční cen*, za polovinu, za poloviční, levněji, levnější, nižší cen*, rabat*,
  výprodej*, akční cen*, akční nabíd*, slevový kód, slevové kódy, slevového kódu, slevový kupon, promo kód, promokód,
  věrnostní program, věrnostní kart*, věrnostní slev*, množstevní slev*, rodinné vstupné, rodinná vstupenka,
  rodinné pasy, senior pas, skupinové vstupné, skupinová slev*, isic, itic, ztp, studenti .. kč, důchodci .. kč,
  senioři .. kč, žáci .. kč, studenti .. %, důchodci .. %, senioři .. %, studenti a senioři, studenti a důchodci,
  děti .. zdarma, děti .. %, děti .. polovin*, vstup zdarma mají, mají vstup zdarma, platí polovinu, # % méně,
  first minute, last minute, včasn* rezervac* .. %
discount_rather: # %, slev*, zlevn*, zvýhodn*, snížen*, levněj*, kód, polovin*
discount_unlike: pozdní*, dph, zkoušk*, záloh*, kauc*, storno*, zruš*, vlhkost*, nelze kombinovat, nelze sčítat,
  daňov*, sleva na dani
included_told: v ceně, cena zahrnuje, ceny zahrnují, v ceně je, v ceně jsou, cena obsahuje, ceny obsahují,
  cena nezahrnuje, cena neobsahuje, v ceně není, v ceně nejsou, vstupné zahrnuje, poplatek zahrnuje,
  balíček zahrnuje, balíček obsahuje, členství zahrnuje, permanentka zahrnuje, kurzovné zahrnuje, paušál zahrnuje,
  zahrnut*, zahrnuje, zahrnují, zahrnuto v, započítán*, započten*, bez příplatku, bez dalších poplatků, za příplatek,
  příplatek za, příplatky, za poplatek, účtujeme zvlášť, hradí se zvlášť, platí se zvlášť, účtuje se zvlášť,
  není zahrnut*, nejsou zahrnut*, all inclusive, včetně snídaně, včetně vybavení, včetně materiálu, cena včetně,
  ceny včetně, ceny jsou včetně, navíc se platí, doplatek za
included_rather: cena, ceny, ceně, cenu, vstupné, vstupenk*, poplat*, balíč*, vše, všechn*, kurzovné, členství,
  permanentk*
included_unlike: dph, daň, daně, daní, storno*, zruš*, vrác*, vrát*
guarantee_told: záruk*, záruční*, garanc*, garantujeme, garantovan*, ručíme za, ručíme, zaručujeme,
  práva z vadného plnění, práv z vadného plnění, odpovědnost za vady, odpovědnosti za vady, odpovídáme za vady,
  skryté vady, bezplatná oprava v záruce, bezplatně opravíme, zdarma opravíme, opravíme zdarma
guarantee_rather: # let, # roky, # rok, # měsíců, let, roky, rok, roku, měsíc*, poskytujeme, vztahuje, platí, dnů
guarantee_never: garanční fond, garanční fond cestovních kanceláří, bankovní záruka, bankovní záruk*,
  negarantujeme místo, garance místa, garantované místo, garanční prohlídka, garance termínu
guarantee_notasked: prodlouž*, delší
bring_told: vezměte s sebou, vezměte si s sebou, vezměte si, s sebou si vezměte, vzít s sebou, vzít si s sebou,
  s sebou vezměte, přineste, přineste si, přineste s sebou, přinést s sebou, přinést si, noste, mějte s sebou,
  mějte u sebe, mít s sebou, mít u sebe, s sebou potřebujete, budete potřebovat, co s sebou, co si vzít s sebou,
  co si přinést, je nutné mít, je třeba mít, prosíme vezměte, předložte, předložit doklad, předložit občanský,
  předložení dokladu, občanský průkaz, občanského průkazu, občanským průkazem, doklad totožnosti, dokladu totožnosti,
  dokladem totožnosti, průkaz totožnosti, průkaz pojištěnce, kartičku pojišťovny, kartičku pojištěnce,
  průkaz s fotografií, platný doklad, vlastní ručník, vlastním ručníkem, vlastní vybavení, vlastní oblečení,
  ručník a, sportovní oblečení, sportovní oděv, pohodlné oblečení, pohodlném oblečení, pohodlný oděv, pohodlnou obuv,
  pohodlné boty, pevnou obuv, pevná obuv, vhodná obuv, vhodné oblečení, sálová obuv, sálovou obuv, obuv do sálu,
  čistou obuv, čistá obuv, přezůvky, přezutí, boty na přezutí, na převlečení, náhradní oblečení, oblékněte se,
  oblečte se, plavky, koupací čepice
bring_rather: prosíme, prosím, musí*, nutné, třeba, vlastní*, oblečen*, oděv*, obuv*, boty, ručník*, průkaz*,
  doklad*, kartičk*, pohodln*, náhradní*, potřeb*
bring_never: nenoste, nevnášejte, je zakázáno vnášet, zákaz vnášení, není třeba nosit, jídlo s sebou, káva s sebou,
  kávu s sebou, přiveďte hosta
bring_asked: co, něco, jaký, jaké, jakou, jaká, cokoli*, musím, musíme, třeba, potřeb*, mám si, máme si, doklad*,
  oblečen*, na sebe
wifi_told: wi-fi, wifi, wi fi, bezdrátový internet, bezdrátového internetu, bezdrátové připojení, bezdrátová síť,
  bezdrátovou síť, bezdrátové sítě, připojení k internetu, připojení na internet, internetové připojení,
  internetového připojení, přístup k internetu, přístup na internet, internet zdarma, rychlý internet, hotspot*,
  wlan, optické připojení, heslo k síti, heslo k wifi
wifi_rather: zdarma, bezplatn*, heslo, hesla, síť, sítě, host*, hosty, zákazník*, k dispozici
wifi_never: ghz, kanál, router*, internetové rádio
wifi_notasked: hesl*, kód, kódu, bez internetu, bez wifi
parking_told: parkovišt*, parkován*, parkovat, zaparkovat, zaparkuj*, parkuj*, parkovací míst*, parkovacích míst,
  parkovací stání, parkovacího stání, parkovací dům, parkovacím domě, parkovacího domu, parkovací zón*, modrá zóna,
  modré zóně, modré zóny, parkovné, garáž*, garáže, v garáži, podzemní garáže, podzemních garážích, garážové stání,
  odstavit auto, odstavit vůz, odstavné, nechat auto, stojany na kola, stojan na kola, úschovna kol, kolárna, kolárně
parking_rather: auto, auta, vůz, vozidl*, host*, zákazník*, zdarma, bezplatn*, placen*, # míst, nejbližší,
  za budovou, za domem, před, hlídan*, kč, ve dvoře, auty, autem, autům
parking_never: národní park, národního parku, národním parku, zábavní park, lanový park, zámecký park, kola parkujte
children_told: děti, dětí, dětem, dětmi, dětech, dítě, dítěte, dítěti, dítětem, dětsk*, nejmenší*, miminka, miminko,
  miminky, kojen*, kojenc*, batol*, novoroz*, malé děti, dětská židlička, dětské židličky, dětské židle,
  jídelní židličk*, postýlk*, přebalovac*, dětský koutek, dětském koutku, dětské hřiště, dětská herna, hlídání dětí,
  nezletil*, do # let, mladší # let, do # let věku
children_rather: vítan*, vítán*, vítány, mohou, může, smějí, smí, jen, pouze, ne, nejsou, bez, zdarma, vstup,
  v doprovodu, doprovod*, pod dohledem, rodič*, vhodn*, přijímáme, prosíme, musí, rádi
children_never: dětský lékař v okolí, hostitelská rodina, dětské kolo, dětská kola, práva dítěte,
  rodičovský příspěvek, přídavek na dítě, dětský domov
children_unlike: klíč*, fotograf*, fotk*, faktur*, pojištěn*, autosedačk*, sedačk*, vyzved*
children_notasked: jídl*, menu, produkt*, oblečen*, boty, fot*, pojiš*, dárk*
dogs_told: psi, psa, pes, psem, psy, psů, psům, psech, psovi, pejsk*, pejsek, pejsci, zvíře, zvířata, zvířat,
  zvířaty, zvířetem, zvířatům, zvířátk*, mazlíč*, domácí mazlíč*, čtyřnoh*, kočky, koček, kočkami, kočkou,
  asistenční pes, asistenční psi, asistenčních psů, asistenčními psy, vodicí pes, vodicí psi, vodicích psů,
  vodicími psy, vodící psi
dogs_rather: vítán*, vítáni, vítaní, povolen*, povoleni, dovolen*, mohou, může, smějí, smí, jen, pouze, ne, nejsou,
  nesmí, nesmějí, zákaz, na vodítku, vodítk*, náhub*, za poplatek, poplat*, příplat*, kromě, s výjimkou, vstup,
  prosíme, přijímáme, bereme, zdarma
dogs_unlike: sami, samotn*, pultem, pamlsk*, krmivo, krmiva, granule, srst, srsti, chlup*, kousnut*, očkován*
dogs_notasked: krmiv*, žrádl*, granul*, srst*, chlup*, produkt*, vegan*, testovan*, kosmetik*
access_told: bezbariérov*, vozíčkář*, invalidní vozík, invalidním vozíkem, invalidního vozíku, invalidní vozíky,
  invalidním vozíku, na vozíku, na vozíčku, vozíkem, vozíky, zdravotně postižen*, tělesně postižen*, handicapovan*,
  hendikepovan*, s postižením, zdravotním postižením, omezenou schopností pohybu, omezenou pohyblivostí,
  sníženou pohyblivostí, výtah, výtahu, výtahem, výtahy, bez výtahu, nájezdov*, nájezd*, rampa, rampy, rampu, rampou,
  plošin*, schodišťov*, schodolez, přízemí, v přízemí, schody, schodů, schodech, schodiště, # schod*, # schody,
  bez schodů, prahy, práh, bez prahů, šířka dveří, kočárk*, kočárek, ztp, bezbariérové wc, bezbariérová toaleta,
  euroklíč*, indukční smyčk*, znakový jazyk, znakového jazyka, braill*, nevidom*, neslyšíc*, nedoslýchav*
access_rather: bezbariérov*, vozíčkář*, vozík*, invalid*, postižen*, přístupn*, přizpůsoben*, výtah, výtahem, rampa,
  rampu, plošin*, bez schodů
access_never: žáci s postižením, invalidní důchod, invalidního důchodu, vysokozdvižný vozík, nákupní vozík,
  nákupní vozíky
access_unlike: stěhování, kouření, kouřit, pohotovost*, nouz*, požár*, slev*, výnos*, vynesení, vynáš*
age_told: od # let, od # do # let, do # let, do # let věku, nad # let, pod # let, ve věku od #, ve věku do #,
  ve věku nad #, ve věku #-# let, ve věku # let, ve věku #–# let, #-# let, #–# let, # až # let, mladší # let,
  mladší než # let, mladším # let, mladších # let, starší # let, starší než # let, starším # let, starších # let,
  minimálně # let, nejméně # let, alespoň # let, dovršil* # let, dovršil* # rok*, dovršení # let, dovršení #. roku,
  dosáhl* # let, dosažení # let, od # roku věku, od #. roku, do #. roku, od # roků, od # měsíců, od # měsíce,
  od #. měsíce, od patnácti let, od osmnácti let, od šestnácti let, do patnácti let, do osmnácti let,
  mladší patnácti let, mladší osmnácti let, starší osmnácti let, od tří let, od šesti let, osoby starší #,
  osoby mladší #, osobám mladším #, děti mladší #, plnolet*, neplnolet*, zletil*, nezletil*, mladistv*,
  minimální věk, věková hranice, věkové omezení, věkové kategorie, věková kategorie, věkové skupiny, věková skupina,
  věkový limit, souhlas rodičů, souhlasem rodičů, souhlas zákonného zástupce, souhlasem zákonného zástupce
age_rather: musí, minimáln*, nejméně, alespoň, požadovan*, pouze, jen, výhradně, může, mohou, smí, nesmí, dovrš*,
  řidič*, účastní*, děti, dítě, osoby, osob, doprovod*, souhlas*, povolen*, plnolet*, zletil*, nezletil*
age_never: záruk*, záruční*, garanc*, údaj*, údajů, faktur*, před # lety, platnost*, notebook*, uchovává*, na trhu,
  působíme, fungujeme, existuj*, tradic*, poukaz*, voucher*
age_unlike: zkušenost*, zdarma, bezplatn*, gratis, praxe, praxí, praxi, slev*
age_asked: věk*, věku, let, letech, roku, roků, plnolet*, zletil*, nezletil*, neplnolet*, mlad*, star*, limit*,
  minimáln*, omezen*, dospěl*, letý, letá, leté
age_notasked: kolik let má, kolik let mají, kolik let máte, kolik vám je, jak starý je, jak stará je, jak staré je,
  jak dlouho existuj*, kolik let existuj*, kolik let fungujete, kolik let působíte, kolik let děláte,
  kolik let záruk*, kolik let praxe
directions_told: jak se k nám dostanete, k nám dostanete, dostanete se k nám, jak se k nám dostat, kudy k nám,
  kde nás najdete, najdete nás, nacházíme se, sídlíme, příjezd autem, příjezdov*, dojedete, dojet, dojdete,
  dojít pěšky, hromadnou dopravou, hromadná doprava, hromadné dopravy, městskou hromadnou, veřejnou dopravou, mhd,
  autobusem, autobusy, autobus č, autobus číslo, autobus #, autobusy #, autobusové, autobusová, tramvají, tramvajemi,
  tramvaj č, tramvaj #, tramvaje #, tramvaje č, tramvajová, tramvajové, trolejbus*, linka #, linky #, linkou #,
  linkami #, linky č, linka č, zastáv*, stanice metra, stanici metra, stanicí metra, stanice #, metro a, metro b,
  metro c, metrem, trasa a, trasa b, trasa c, nádraží, vlakem, vlaková, vlakové, vlakového, autem, na kole, pěšky,
  minut chůze, minuty chůze, minut pěšky, minuty pěšky, # min pěšky, minut od, minuty od, # m od, # km od, metrů od,
  kilometrů od, minut jízdy, sjezd #, exit #, exitu, sjezdu, sjeďte, dálnice, dálnici, dálniční, odbočte, odbočka,
  odbočit, doleva, doprava směrem, na kruhovém objezdu, na křižovatce, naproti, z letiště, letiště, letištěm,
  vystupte, vystoupit na, přestup na, přestupte, gps, dálnice d1, d1, d2, d5, d8, d11
directions_rather: nádraž*, stanic*, zastáv*, autobus*, tramvaj*, metr*, vlak*, autem, minut*, pěšky, sjezd*, exit*,
  link*
directions_never: výlet*, zájezd*, den #, návrat, více než, porouch*, odtah*, dopravné, cena za dopravu,
  dojezd k zákazníkovi, výjezd technika, za dopravu účtujeme, doba dodání
holidays_told: svátek, svátky, svátků, svátcích, svátku, svátky zavřeno, o svátcích, státní svátek, státní svátky,
  státních svátků, státních svátcích, dny pracovního klidu, dnech pracovního klidu, dnů pracovního klidu, vánoce,
  vánoc, vánocích, vánočn*, vánocemi, štědrý den, štědrého dne, boží hod, silvestr*, nový rok, nového roku,
  novém roce, velikonoc*, velikonoční*, velký pátek, mezi svátky, celozávodní dovolen*, dovolená, dovolenou,
  dovolené od, dovolená od, letní přestávk*, zimní přestávk*, provozní přestávk*, sanitární den, sanitární dny,
  celoročně, po celý rok, celý rok, celoroční provoz, # prosince, #. prosince, #. ledna, 1. ledna, 1. května,
  8. května, 5. července, 6. července, 28. září, 28. října, 17. listopadu, neděle a svátky, zavřeno od # do #,
  od # do # zavřeno, kromě svátků, s výjimkou svátků
holidays_rather: zavřen*, otevřen*, otevíráme, zavíráme, nepracujeme, pracujeme, neordinujeme, neordinuje se,
  máme zavřeno, máme otevřeno, otevírací, provoz*, přestávk*, zkrácen*
holidays_unlike: školní prázdniny, klid, noční klid, placená dovolená, mateřsk*, menu, výprodej*, akční*, výzdob*,
  cukroví
holidays_notasked: drah*, kolik stojí, cen*, dárk*, dárek, lekc*, hodin*, přání, výzdob*, zájezd*
needed_told: rezerv*, rezervac*, objedn*, objednán*, přihlá*, přihlás*, registr*, ohlás*, ohlášen*, termín*, domluv*,
  zavolej*, volejte, telefonick*, zapis*, předobjedn*
needed_alone: bez rezervace, bez objednání, bez předchozí rezervace, bez předchozího objednání, bez přihlášení,
  bez přihlášky, bez předchozí domluvy, bez ohlášení, bez registrace, bez objednávky, i neobjednan*,
  neobjednané pacienty, neobjednaní, rezervace není nutná, rezervace není potřeba, rezervace není třeba,
  není nutná rezervace, není nutné se objednávat, není třeba se objednávat, není nutné rezervovat,
  není třeba rezervovat, není třeba se hlásit, není nutné se hlásit, nemusíte se objednávat, nemusíte rezervovat,
  nemusíte se hlásit, rezervace nepřijímáme, nepřijímáme rezervace, rezervace neděláme, objednání není nutné,
  přihlášení není nutné, pouze na objednání, jen na objednání, pouze na objednávku, jen na objednávku,
  pouze po objednání, jen po objednání, pouze objednan*, pouze po domluvě, jen po domluvě, po předchozí domluvě,
  po předchozím objednání, po předchozí rezervaci, po předchozím ohlášení, po telefonické domluvě,
  po telefonickém objednání, na základě objednání, na základě rezervace, pouze s rezervací, jen s rezervací,
  rezervace nutná, nutná rezervace, rezervace je nutná, rezervace povinná, rezervace je povinná, povinná rezervace,
  rezervace doporučena, rezervace doporučujeme, rezervaci doporučujeme, doporučujeme rezervaci, rezervace je vhodná,
  rezervace předem, nutno objednat, nutno se objednat, nutno rezervovat, stačí přijít, můžete přijít bez,
  přednost mají objednan*, objednaní pacienti mají přednost, podle pořadí příchodu, v pořadí příchodu
needed_with: nutn*, nutné, nutno, třeba, potřeba, musí*, musíte, povinn*, vyžad*, vyžadujeme, požad*, doporuč*,
  doporučujeme, prosíme, prosím, předem, dopředu, předchozí*, nejpozději, nejméně, alespoň, minimálně, včas, před,
  dní, dny, hodin, den předem, bez, vhodné, nezbytn*
needed_unlike: storn*, zruš*, záloh*, kauc*, odhlá*, výpově*, odstoup*, vrát*, vrác*, propad*
needed_never: rezervace přírody, registrační značka, registr smluv, obchodní rejstřík, rejstřík*, registrační číslo,
  rezervní, termín splatnosti, termín konání
needed_asked: musím, musíme, musí, nutn*, nutné, nutno, třeba, potřeb*, povinn*, vyžad*, bez, předem, dopředu,
  nejdřív, nejprve, lepší, raději, radši, jen tak, spontánn*, stačí, rovnou, jen, pouze, z ulice
needed_notasked: co když, co se stane, co kdyby, co pokud, co v případě, co bude
book_told: rezervovat, rezervace, rezervaci, rezervací, rezervujte, rezervujeme, zarezerv*, rezervační*, objednat se,
  objednejte se, objednejte, objednávejte, objednávání, objednávky, objednávku, objednání, objednat, objednáte,
  objednací, přihlaste se, přihlásit se, přihlásit, přihlášk*, přihlášku, přihlášky, přihlašování, přihlášení,
  přihlašujte, registrac*, registrační*, registrujte, zaregistr*, zapsat se, zapište se, zápis, zápisy, zápisu,
  sjednat termín, sjednejte si, domluvit termín, domluvte si, domluvíme termín, vyplňte formulář, vyplnit formulář,
  čekací listin*, pořadník*, stát se členem, vstupenky lze, vstupenky koupíte, vstupenky zakoupíte,
  vstupenky jsou v prodeji, lístky koupíte, předprodej*, prodej vstupenek, založte si účet
book_with: online, on-line, internet*, www, web*, webu, stránk*, telefon*, tel., tel, č, zavolej*, volejte, volat,
  na čísle, e-mail*, mail*, mailem, @, formulář*, recepc*, recepci, pokladn*, kancelář*, ordinac*, sestr*,
  sekretariát*, aplikac*, whatsapp, messenger*, facebook*, instagram*, reservio, sms*, osobně, na místě, odkaz*,
  seznam*, portál*, systém*, účet, záloh*, infocentr*
book_rather: online, telefon*, zavolej*, volejte, mail*, e-mail*, formulář*, aplikac*, whatsapp, rezerv*, objedn*,
  přihlá*, web*, www, recepc*, na čísle, systém*
book_unlike: záloh*, kauc*, storn*, zruš*, odhlá*, odstoup*, vrát*, večeř*, parkov*, propad*, zpožd*, pozdě
book_never: pokut*, škod*, nehod*, formulář pro vrácení, formulář pro odstoupení, reklamační formulář, hlášení škody,
  registrační značka, obchodní rejstřík, zápis v rejstříku, zápis v obchodním, zapsan* v, přihlášení k wifi
book_notasked: co když, co se stane, co kdyby, co pokud, co v případě, co bude
cancel_told: zrušit, zrušení, zrušen*, zrušením, zruší*, zruš*, rušení, storno, storna, stornovat, stornopoplat*,
  storno poplat*, stornopodmín*, storno podmín*, stornuj*, odhlásit, odhláš*, odhlášení, odhlaste, odřeknout,
  odřeknu*, výpověď, výpovědi, výpovědní*, vypovědět, ukončit smlouvu, ukončení smlouvy, ukončit členství,
  ukončení členství, odstoupit od smlouvy, odstoupení od smlouvy, odstoupit, odstoupení, přesunout termín,
  přesun termínu, přeložit termín, změna termínu, změnu termínu, změnit termín, přeobjednat, přeobjedn*,
  pozastavit členství, přerušit členství, nemůžete přijít, nemůžete dorazit, nemůžete-li, nebudete moci přijít,
  nebudete moci dorazit, do # hodin před, do # dnů před, do # dní před, nejpozději # hodin před,
  nejpozději # dní před, nejpozději # dnů před, méně než # hodin před, méně než # dní před, méně než # dnů před,
  více než # dní před, více než # dnů před, omluvit se, omluvte se, omluvenk*
cancel_rather: zdarma, bezplatn*, bez poplatku, bez storno*, dnů, dní, hodin*, # h, týdn*, měsíc*, # %, před, předem,
  nejpozději, poplat*
cancel_unlike: umělc*, z naší strany, zrušíme, rušíme, pořadatel*, zrušíme-li, odpadlé, odpadá
cancel_never: odvolání proti, zrušení firmy, vývěska, výpověď zaměstnance, odhlásit odběr, odhlášení odběru,
  newsletter*
late_told: pozdní příchod*, pozdního příchodu, pozdním příchodu, pozdní příjezd*, pozdního příjezdu,
  pozdější příjezd*, pozdějším příjezdu, pozdějšího příjezdu, přijdete pozdě, přijdete později, přijedete pozdě,
  přijedete později, dorazíte pozdě, dorazíte později, přijde pozdě, přijde později, zpoždění, zpozdí*, zpozdíte,
  opozdí*, opozdíte, opožděn*, opozdilc*, nestihnete, nestihne, příjezd po #, příjezdu po #, příjezd po .. hodině,
  po začátku, po zahájení, nedostaví*, nedostavíte, nedostavení, nepřijdete, nepřijde, nedorazí*, nedorazíte,
  neomluven*, bez omluvy, nezrušen*, zmešk*, zmeškan*, zamešk*, zameškan*, no-show, no show, rezervaci držíme,
  rezervace propadá, rezervace propadne, stůl držíme, stůl podržíme, držíme rezervaci, držíme # minut,
  čekáme # minut, lekce propadá, hodina propadá, hodina propadne, poslední vstup, dochvilnost*, včasný příchod,
  nevyzvednut*, tolerujeme # minut, náhrada hodiny, náhradní hodin*
late_rather: pozdě, později, pozdní*, minut*, # min, čtvrt hodin*, propad*, zkrát*, zkrác*, poplat*, účtujeme,
  dochviln*, nepouštíme
late_unlike: pozdní odhlášení, pozdní check-out, zavazadl*, úrok*, prodlení, platb*, splatn*
late_never: pozdní odjezd, pozdní check-out, nejpozději, zpoždění dodávky, zpoždění zásilky, prodlení s platbou,
  úrok z prodlení
complaint_told: reklamac*, reklamov*, reklamuj*, reklamační*, stížnost*, stěžov*, nespokojen*, nejste spokojen*,
  nebyli jste spokojen*, nebyli spokojeni, nebudete spokojen*, výhrad*, připomínk*, připomínky a,
  podněty a stížnosti, přání a stížnosti, pokud není něco v pořádku, není-li něco v pořádku, něco není v pořádku,
  něco se nepovede, něco se pokazí, zákaznická podpora, zákaznické podpory, zákaznickou podporu, zákaznický servis,
  zákaznického servisu, zákaznická linka, zákaznickou linku, poškozená zásilka, poškozenou zásilku, poškozené zboží,
  vadné zboží, vady oznamte, závady hlaste, ombudsman*, finanční arbitr*, česká obchodní inspekce,
  české obchodní inspekci, české obchodní inspekce, čoi, mimosoudní*
complaint_rather: @, www, telefon*, tel., zavolej*, volejte, mail*, e-mail*, formulář*, recepc*, kancelář*,
  na adresu, na adrese, písemn*, nahlas*, nahlaste, obraťte, vyříd*, vyřizujeme, dnů, napište
complaint_never: reklamní*, reklama, reklamy
delivery_told: doruč*, doručujeme, doručení, doručíme, dodán*, dodání, dodací*, dodáváme, dodáme, rozvoz*, rozvážíme,
  dovážíme, dovezeme, dovoz*, dovoz domů, donášk*, přivezeme, doprava zdarma, dopravu zdarma, dopravy zdarma,
  cena dopravy, ceny dopravy, způsob dopravy, způsoby dopravy, náklady na dopravu, doprava a platba, doprava po,
  zasíláme, zašleme, zasílán*, zaslán*, posíláme, odesíláme, odešleme, odesílán*, expeduj*, expedic*, zásilk*,
  zásilkovn*, balíkovn*, kurýr*, česká pošta, českou poštou, poštou, poštovn*, ppl, dpd, gls, balík*, výdejní míst*,
  výdejního místa, osobní odběr, osobního odběru, osobní vyzvednutí, až domů, ke dveřím, až do domu, vynesen*,
  vynášk*, přijedeme k vám, přijedeme až, jezdíme k zákazník*, jezdíme za, dojíždíme, dojedeme za,
  výjezd k zákazník*, návštěva u vás doma, návštěvní služb*, u vás doma, domácí návštěv*, vyzvedneme u vás, svoz*
delivery_rather: dnů, dní, pracovní* dn*, pracovních dnů, zdarma, bezplatn*, cena, # kč, kč, domů, objednáv*, nad,
  hodin*, do druhého dne
delivery_unlike: vrác*, vrát*, celn*, clo, cla, poškozen*, reklamac*, zpět
delivery_never: potvrzení, odkaz*, faktur*, e-mailem, mailem, potvrzen*, osvědčen*, certifikát*, zpráv*, fotograf*,
  fotky, newsletter*, dodavatel*, výsledky, výsledků, hromadná doprava
who_told: majitel*, majitelk*, majitelem, vlastní .. rodina, vlastník*, provozovatel*, provozuje rodina,
  vede .. rodina, vede ji, vede ho, vedou ho, vedou ji, pod vedením, vedení školy, vedení spolku, vedoucí, vedoucím,
  vedoucího, ředitel*, jednatel*, předsed*, předsedkyně, místopředsed*, výbor spolku, výbor tvoří, členové výboru,
  správní rada, statutární orgán, manažer*, zakladatel*, založil, založila, založili, založen* .. manžel*,
  šéfkuchař*, šéfkuchařk*, v čele, v kuchyni vládne, patří rodině, náš tým, našeho týmu, našem týmu, tým tvoří,
  kolektiv, personál*, naši zaměstnanci, pracuje u nás, pracují u nás, zaměstnáváme, instruktor*, trenér*, lektor*,
  lektork*, učitel*, vyučující, kurátor*, mistr*, správce objektu, správce budovy, mudr., mddr., mvdr., primář*,
  vedoucí lékař, ošetřující lékař, zdravotní sestra, rodinná firma, rodinnou firmou, rodinný podnik,
  rodinným podnikem, manželé, sourozenci, sestry, bratři, společník*, po generace, # generac*, třetí generac*,
  lékaři naší, lékařka naší, patří manželům, v ordinaci vás
who_rather: majitel*, vede, vedou, provozuje, provozovatel*, ředitel*, vedoucí*, jednatel*, předsed*, zakladatel*,
  založil*, tým, týmu, rodina, rodinn*, šéf*, výbor*
who_unlike: psa, psů, psi, kočk*, zvíř*, písemn*, odpovídá, odpovědn*, ceny, cen, kč, rodiče, rodiny s dětmi, akce,
  vozidla, vozu
who_never: majitel psa, majitelé psů, majitel zvířete, majitelé zvířat, majitel vozidla, majitel vozu,
  majitel poukazu, držitel*, rodinné vstupné, rodinná vstupenka, rodinný pokoj, rodinné pokoje, předchozí majitel,
  předchozí vlastník, člen rodiny, doporučení lékaře, zpráva od lékaře
who_notasked: kdy
data_told: osobní údaje, osobních údajů, osobními údaji, osobním údajům, osobní data, osobních dat, vaše údaje,
  vašich údajů, vašimi údaji, vaše data, vašich dat, údaje zpracováváme, údaje o, údaji, gdpr, soukromí,
  ochrana soukromí, ochrana údajů, ochrany osobních údajů, ochrana osobních údajů, ochraně osobních údajů,
  zásady ochrany, zpracování osobních, zpracováváme, zpracování údajů, správce osobních údajů, správce údajů,
  správcem osobních údajů, správcem údajů, pověřenec pro ochranu, souhlas se zpracováním, souhlasu se zpracováním,
  souhlas s fotografováním, souhlas s pořizováním, pořizujeme fotografie, pořizování fotografií,
  zveřejňujeme fotografie, fotografie účastníků, fotografie dětí, fotografie klientů, fotky dětí, mlčenlivost*,
  důvěrn*, cookies, soubory cookie, souborů cookie, kamerov*, kamerový systém, iso 27001, šifrov*
data_rather: uchová*, ukládá*, ukládáme, zpracováv*, předává*, předáváme, sdíl*, nesdílíme, neposkytujeme, maže*,
  smaž*, smazán*, vymaž*, výmaz*, chrání*, šifr*, souhlas*, neprodáváme, třetím stranám, třetím osobám
data_never: heslo, hesla, mobilní data, objem dat, datový limit, databáz*, technické údaje, technická data,
  kontaktní údaje, platební údaje, fakturační údaje, přenos dat, analýza dat, datum, data narození
data_notasked: ztrat*, ztracen*, export*, import*, obnov*, záloh*, zálohov*, přenos*, přenést, platební údaje,
  mobilní data
jobs_told: pracovní míst*, volné pozice, volná pozice, pracovní pozic*, pracovní nabídk*, nabídka práce,
  nabízíme práci, nabízíme zaměstnání, hledáme zaměstnance, hledáme .. zaměstnance, hledáme .. do týmu,
  hledáme .. do našeho týmu, hledáme kolegu, hledáme kolegyni, hledáme .. kolegu, hledáme .. kolegyni, hledáme posil*,
  hledáme .. posil*, hledáme .. úvazek, hledáme .. sestru, hledáme .. pomocn*, hledáme .. brigádník*, přijmeme,
  přijímáme nové zaměstnance, brigád*, brigádník*, brigádnic*, práce u nás, pracujte u nás, pracujte s námi,
  přidejte se k nám, přidejte se do, staňte se součástí .. týmu, kariéra, životopis*, motivační dopis, stáž, stáže,
  stážist*, odborn* prax*, na praxi, praxe pro studenty, praxi studenty, učeň, učně, učni, učňovsk*, vyučíme, zaučíme,
  zaškolíme, absolvent* .. škol*, hlavní pracovní poměr, dohodu o provedení práce, dpp, ucházet se o,
  uchazeč* o zaměstnání, uchazeč* o práci, úvazek, nabíráme nové
jobs_rather: hledáme, přijmeme, nabíráme, pošlete .. životopis, životopis .. pošlete, životopis*, zašlete, posílejte,
  pište na, napište, na adresu, e-mail*, hlaste se, přihlaste se, ozvěte se, nástup, od #, do #, za hodinu, na hodinu,
  hodinov* mzda, plat, úvazek
jobs_never: let praxe, z praxe, v praxi, letou praxí, přijmeme vaši reklamaci, přijmeme objednáv*, praktick* lékař*,
  zaškolíme vás v obsluze, potvrzení od zaměstnavatele, fotografie na životopis, výběrové řízení na dodavatele,
  hledáme pro vás, hledáme nejlepší řešení, benefitní kart*
jobs_notasked: notebook*, fotk* do životopisu, fotografi* do životopisu, napsat životopis, vytisknout životopis,
  kolik máte zaměstnanců, školení zaměstnanců, potvrzení o zaměstnání, sleva pro brigádník*
`
