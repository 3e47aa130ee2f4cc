/** How topics are told of in Hungarian. */
export const HUNGARIAN = `
offer_says: kínálunk, kínáljuk, nyújtunk, árulunk, árusítunk, forgalmazunk, értékesítünk, foglalkozunk, vállalunk,
  vállaljuk, végzünk, végezzük, készítünk, gyártunk, javítunk, szerelünk, építünk, tervezünk, oktatunk, tanítunk,
  képzünk, szervezünk, rendezünk, főzünk, sütünk, varrunk, nyomtatunk, bérbe adunk, kölcsönzünk, bérelhető nálunk,
  biztosítunk, gondozunk, gyógyítunk, kezelünk, tisztítunk, takarítunk, segítünk, tanácsot adunk, üzemeltetünk,
  működtetünk, családi .. vagyunk, kis .. vagyunk, független .. vagyunk, budapesti .. vagyunk, egy .. vagyunk,
  vagyunk, szakterületünk, fő profilunk, kínálatunkban, kínálatunk, választékunk, szolgáltatásaink, termékeink,
  tevékenységünk, nálunk .. megtalál*, nálunk .. kapható, nálunk .. vásárolhat*, nálunk .. talál, szakosodtunk,
  specializálódtunk, célunk, cégünk, iskolánk .. kínál*, iskolánk .. nyújt*, iskolánk .. foglalkozik,
  iskolánk .. várja, iskolánk .. vár, iskolánk .. ad, iskolánk .. működik, szállodánk .. kínál*,
  szállodánk .. nyújt*, szállodánk .. foglalkozik, szállodánk .. várja, szállodánk .. vár, szállodánk .. ad,
  szállodánk .. működik, üzletünk .. kínál*, üzletünk .. nyújt*, üzletünk .. foglalkozik, üzletünk .. várja,
  üzletünk .. vár, üzletünk .. ad, üzletünk .. működik, boltunk .. kínál*, boltunk .. nyújt*, boltunk .. foglalkozik,
  boltunk .. várja, boltunk .. vár, boltunk .. ad, boltunk .. működik, műhelyünk .. kínál*, műhelyünk .. nyújt*,
  műhelyünk .. foglalkozik, műhelyünk .. várja, műhelyünk .. vár, műhelyünk .. ad, műhelyünk .. működik,
  rendelőnk .. kínál*, rendelőnk .. nyújt*, rendelőnk .. foglalkozik, rendelőnk .. várja, rendelőnk .. vár,
  rendelőnk .. ad, rendelőnk .. működik, éttermünk .. kínál*, éttermünk .. nyújt*, éttermünk .. foglalkozik,
  éttermünk .. várja, éttermünk .. vár, éttermünk .. ad, éttermünk .. működik, egyesületünk .. kínál*,
  egyesületünk .. nyújt*, egyesületünk .. foglalkozik, egyesületünk .. várja, egyesületünk .. vár,
  egyesületünk .. ad, egyesületünk .. működik, múzeumunk .. kínál*, múzeumunk .. nyújt*, múzeumunk .. foglalkozik,
  múzeumunk .. várja, múzeumunk .. vár, múzeumunk .. ad, múzeumunk .. működik, vállalkozásunk .. kínál*,
  vállalkozásunk .. nyújt*, vállalkozásunk .. foglalkozik, vállalkozásunk .. várja, vállalkozásunk .. vár,
  vállalkozásunk .. ad, vállalkozásunk .. működik, klubunk .. kínál*, klubunk .. nyújt*, klubunk .. foglalkozik,
  klubunk .. várja, klubunk .. vár, klubunk .. ad, klubunk .. működik, kávézónk .. kínál*, kávézónk .. nyújt*,
  kávézónk .. foglalkozik, kávézónk .. várja, kávézónk .. vár, kávézónk .. ad, kávézónk .. működik,
  intézményünk .. kínál*, intézményünk .. nyújt*, intézményünk .. foglalkozik, intézményünk .. várja,
  intézményünk .. vár, intézményünk .. ad, intézményünk .. működik, kínálok, tanítok, vállalok, készítek,
  foglalkozom, oktatok, javítok
offer_is: egy családi*, egy kis, egy barátságos, egy modern, egy hangulatos, egy független, egy helyi, egy magán*,
  egy nonprofit, családi vállalkozás, családi szálloda, családi étterem, családi bolt, családi műhely,
  családi iskola, családi rendelő, családi egyesület, családi pékség, családi múzeum, családi panzió,
  kézműves vállalkozás, kézműves szálloda, kézműves étterem, kézműves bolt, kézműves műhely, kézműves iskola,
  kézműves rendelő, kézműves egyesület, kézműves pékség, kézműves múzeum, kézműves panzió, magán vállalkozás,
  magán szálloda, magán étterem, magán bolt, magán műhely, magán iskola, magán rendelő, magán egyesület,
  magán pékség, magán múzeum, magán panzió, független vállalkozás, független szálloda, független étterem,
  független bolt, független műhely, független iskola, független rendelő, független egyesület, független pékség,
  független múzeum, független panzió, önkéntes vállalkozás, önkéntes szálloda, önkéntes étterem, önkéntes bolt,
  önkéntes műhely, önkéntes iskola, önkéntes rendelő, önkéntes egyesület, önkéntes pékség, önkéntes múzeum,
  önkéntes panzió, alapítva, alapítottuk, alapították, alakult, létrejött, megalakult, működik, működünk, nyílt meg,
  nyitotta meg, nyitottuk, kínál, kínálja, nyújt, forgalmaz, foglalkozik, vállal, készít, gyárt, javít, árul, tanít,
  biztosít, segít, üdvözöljük, üdvözlünk, isten hozta, köszöntjük, köszöntünk, üdvözöljük a, várja vendégeit,
  várja látogatóit, várja ügyfeleit, otthona, az ország egyik, a város egyik, budapest egyik
offer_heads: szolgáltatások, szolgáltatásaink, szolgáltatás, kínálat, kínálatunk, termékek, termékeink, választék,
  választékunk, tanfolyamok, tanfolyamaink, kurzusok, órák, óráink, foglalkozások, képzések, kezelések, kezeléseink,
  étlap, menü, itallap, szobák, szobáink, apartmanok, program, programok, programjaink, kiállítások, kiállításaink,
  árak, áraink, árlista, díjak, díjszabás, jegyek, jegyárak, bérletek, csomagok, csomagjaink, tagság, rólunk,
  kik vagyunk, bemutatkozás, cégünkről, az egyesületről, mivel foglalkozunk, mit kínálunk, amit kínálunk,
  tevékenység, tevékenységeink, szakterületek, szakrendelések, munkáink, kölcsönzés, bérlés, javítás, biztosítások,
  ételek, italok, tantárgyak
prices_heads: árak, áraink, ár, árlista, árlistánk, árjegyzék, díjak, díjaink, díjszabás, tarifák, költségek,
  költség, jegyárak, jegyek, jegyek árai, belépők, belépődíj, belépődíjak, belépés, bérletek, bérletárak, tandíj,
  tandíjak, tagdíj, tagdíjak, részvételi díj, részvételi díjak, csomagok, csomagárak, szobaárak, bérleti díj,
  bérleti díjak, munkadíj*, óradíj, óradíjak, előfizetés, előfizetések, honorárium
prices_besides: foglaló*, előleg*, kaució*, letét*, óvadék*, szállítás*, szállítási, kiszállítás*, házhozszállítás*,
  postaköltség*, utánvét*, kiszállási, elvesz*, elveszt*, elvesztés*, elveszett, pótlás*, kár, károk*, kárt,
  rongálás*, törés*, sérülés*, késedel*, késés*, késedelmi, bírság*, pótdíj*, kötbér*, büntetés*, önrész*, lemondási,
  idegenforgalmi adó, ifa, külföld*, zóna, kezelési költség, felszólítás*
question_more: és mikor, és mikortól, és meddig, és mikorig, és mettől, és mennyi, és mennyien, és mennyit,
  és mennyiért, és mennyire, és mennyibe, és mennyivel, és hány, és hányan, és hányat, és hányszor, és hánykor,
  és hányig, és hánytól, és hányadik, és hányadika, és milyen gyakran, és milyen messze, és milyen hosszú,
  és milyen hamar, és milyen gyorsan, és milyen sokáig, és milyen korán, és milyen későn, és mekkora, és mióta,
  és hány órától, és hány órakor, és milyen nap*, és milyen órák*, és melyik nap*, mikor, mikortól, meddig, mikorig,
  mettől, mennyi, mennyien, mennyit, mennyiért, mennyire, mennyibe, mennyivel, hány, hányan, hányat, hányszor,
  hánykor, hányig, hánytól, hányadik, hányadika, milyen gyakran, milyen messze, milyen hosszú, milyen hamar,
  milyen gyorsan, milyen sokáig, milyen korán, milyen későn, mekkora, mióta, hány órától, hány órakor, milyen nap*,
  milyen órák*, melyik nap*
question_which: és melyik, és melyiket, és melyikben, és melyikre, és melyiknek, és melyikkel, és melyikek,
  és melyikről, és mi a különbség, és milyen típus*, és melyek közül, és melyik a, és hányféle, melyik, melyiket,
  melyikben, melyikre, melyiknek, melyikkel, melyikek, melyikről, mi a különbség, milyen típus*, melyek közül,
  melyik a, hányféle
question_back: ez, ezt, ezek, ezeket, ezért, ennek, erre, erről, ehhez, ebbe, ebben, ezzel, ezen, ezekre, azt, azok,
  azért, annak, arra, arról, ahhoz, abban, azzal, ilyen, olyan, érte, hozzá, benne, róla, vele, ilyet, olyat,
  ugyanez, ugyanaz
question_come: jön, jönni, jöhet*, jövök, jövünk, jöhetek, mehet*, menni, megy, megyek, megyünk, mennék, hoz, hozni,
  hozhat*, hoznám, hozok, elhoz*, elhozhat*, vinni, visz*, vihet*, vinném, elvisz*, elvihet*, bejöhet*, bejönni,
  bemehet*, bemenni, bevihet*, bevinni, behoz*, beenged*, beengedik, enged*, engedélyez*, engedélyezett, szabad,
  lehet, tilos, megenged*, megengedett, fogad*, elfogad*, szívesen, látogat*, részt vehet*, alkalmas, való, ajánlott,
  barát*, gond, baj, probléma, zavar*, oké, ok, rendben, velem, velünk, magammal, magunkkal, maradhat*, bent, együtt,
  gyerekkel, gyerekekkel, gyermekkel, babával, kutyával, kutyámmal, kutyánkkal, macskával, háziállattal, érkez*,
  van valami, kínálnak, kínáltok, kicsiknek, gyerekeknek
question_nothing: üdv*, udv*, helló, szia, sziasztok, jó, napot, estét, reggelt, kérem, köszönöm, kösz*, korlát*,
  szabály*, szabályzat*, politika, feltétel*, mód, módja, módjai, módszer*, módok, módon, lehetőség*, forma, formák,
  fajta, féle, típus*, személyes*, személy*, vendég*, látogató*, ügyfél*, ugyfel*, ügyfelek*, vevő*, vásárló*,
  ember*, valaki*, bárki*, valami*, bármi*, akármi*, semmi, valahol, bárhol, sehol, közel*, közelben, környék*,
  mellett, létez*, van, vannak, árul*, kínál*, nyújt*, ajánl*, vállal*, igény*, kérek, kérnek, kértek, kérni,
  kérhet*, kérnék, szükség*, kell*, intéz*, egyeztet*, megbeszél*, bejárat*, belép, belépni, belépés, hozzáfér*,
  elérhet*, használ*, igénybe, venni, ad, adnak, adtok, adni, adhat*, tud, tudok, tudunk, tudni, tudnak, tudtok,
  lehet*, lehetséges, bemutat*, fordul*, legjobb*, legjobban, nyilvános*, közösségi, önök*, önöknél, nálatok, náluk,
  ti, üzlet*, bolt*, cég*, hely*, helyen, kapcsolat*, kapcsolatban, esetén, eset*, érdeklőd*, érdekel*, szeretn*,
  szeretem, kérdez*, kérdés*, megtud*, tudja*, tudom, esetleg, ugye, vajon
pay_told: fizet*, kifizet*, befizet*, fizetés, fizetési mód*, fizetési lehetőség*, fizetési feltétel*, kiegyenlít*,
  készpénz*, bankkárty*, hitelkárty*, átutalás*, utalás*, utalással, banki átutalás*, számlaszám*, bankszámla*,
  bankszámlaszám*, utánvét*, részletfizet*, részletben, részletekben, szép kárty*, szép-kárty*, széchenyi pihenő*,
  egészségpénztár*, csekk*, paypal, revolut, simplepay, barion, csoportos beszedés*, számla ellenében, számlára
pay_rather: elfogadunk, elfogadjuk, elfogadott, fizethet, fizethető, fizethetnek, fizethetsz, fizetheti,
  lehet fizetni, lehetséges, kiegyenlíthet*, történik, történhet, fizetési mód*, készpénz*, bankkárty*, átutalás*,
  szép kárty*
pay_unlike: visszatérít*, visszafizet*, visszautal*, foglaló*, előleg*, kaució*, letét*, bírság*, pótdíj*, kötbér*,
  kár, kárt, károk*, késedelm*, lemondás*, lemond*, törlés*, munkabér, fizetőparkol*
pay_never: fizetés nélküli szabadság, fizetendő kaució, fizetővendég*, visszafizet*, fizetett szabadság,
  fizetős parkol*, előfizet*
pay_asked: hogyan, hogy, milyen, mivel, mi, mik, melyik, lehet, lehetséges, lehetne, tudok, tudunk, fizethet*,
  elfogad*, fogad*, van, vannak, hol, hova, módok, mód*, fizetés, fizetési, kaphat*, kapok, átutal*, utal*,
  készpénz*, részletfizet*, részletben, részletekben, részletre, online, paypal
pay_notasked: ki fizet*, ki fizeti, mikor kell, mikor fizet*, mennyit kell, mennyit fizet*, mennyi, kell fizetni a,
  kell fizetnem, muszáj fizet*, fizetnem kell, kell e fizet*, limit, maximum, minimum, elveszt*, elvesz*, fizettem,
  miért
voucher_told: ajándékutalvány*, ajándékkárty*, ajándék utalvány*, ajándék kárty*, ajándékbérlet*, ajándékkupon*,
  ajándékjegy*, voucher*, értékutalvány*, vásárlási utalvány*, utalvány, utalványt, utalványok, utalványok*,
  utalványunk*, ajándékcsomag*, ideális ajándék, tökéletes ajándék, ajándékba, gift card
voucher_rather: érvényes*, vásárolható*, megvásárolható, vásárolhat*, kapható*, kapható, rendelhető, elérhető,
  felhasznál*, beváltható, beváltás*, hónap*, évig, ft-tól, értékben, érték*, lejár*
voucher_never: étkezési utalvány, erzsébet-utalvány, üdülési csekk, iskolakezdési utalvány, kedvezményes utalvány,
  kuponkód*, védett utalvány, utalványok elfogad*, utalványrendelet, orvosi utalvány, beutaló*
voucher_asked: ajándék*, ajandek*, utalvány*, voucher*, vócser*, meglep*, gift*, kupon*
cards_told: bankkártyát nem, kártyát nem, kártyás fizetés nem, kártyás fizetés, kártyás fizetésre, kártyás fizetést,
  bankkártyás fizetés*, bankkártyával, bankkártyát, bankkártyák*, bankkártya, bankkártyás, hitelkártyával,
  hitelkártyát, hitelkártya, hitelkártyák*, kártyával, kártyával is, csak készpénz*, csak készpénzzel,
  csak készpénzben, kizárólag készpénz*, csak kártyával, csak bankkártyával, kizárólag bankkártyával,
  kizárólag kártyával, készpénzmentes*, készpénzzel vagy, készpénzt nem, minden kártya, minden kártyát,
  minden bankkártyát, minden ismert kárty*, kártyát elfogadunk, kártyákat elfogadunk, érintéses fizetés*,
  érintésmentes*, kártyaterminál*, pos terminál*, pos-terminál*, visa, mastercard, maestro, american express,
  apple pay, google pay
cards_never: kártya nélkül, tagsági kárty*, ajándékkárty*, hűségkárty*, szobakárty*, belépőkárty*, diákkárty*,
  kártyajáték*, magyar kártya, névjegykárty*, memóriakárty*, videokárty*, sim-kárty*, bankkártyás zárol*
cards_unlike: visszatérít*, visszautal*, foglaló*, előleg*, kaució*, letét*, zárol*, tagsági, diákigazolvány*,
  érvényes*, kulcs*, biztosíték*, garanciaként
cards_asked: fizet*, elfogad*, fogad*, készpénz*, csak, lehet, van, tudok, kártyával, kártyát, bankkárty*, működ*,
  jó, terminál*, hitelkárty*, vesznek, vesztek, érintés*, pos
cards_notasked: limit*, maximum, minimum, elvesz*, elveszt*, elhagy*, ajándék*, tagsági, hűség*, amex,
  american express, törzs*, szép, diák*, klub*
refund_told: visszatérít*, visszatérítés*, visszatérítjük, visszafizet*, visszafizetjük, visszautal*, visszajár*,
  visszaad*, visszaadjuk, visszakap*, visszaküld*, visszavesszük, visszavált*, visszavesz*, visszavisszük,
  visszaszolgáltat*, nem visszatéríthető, vissza nem térít*, nem térítjük vissza, térítjük vissza,
  nem téríthető vissza, nem térítünk vissza, nem áll módunkban visszatéríteni, pénzvisszafizet*, elállás*,
  elállási jog*, elállhat*, csere, cserélj*, cserélhető, kicserél*, cserét, cserére, visszáru*, jóváír*, megtérít*,
  pénzét vissza, árát vissza, vételár*, díját vissza, összeget vissza
refund_rather: napon belül, napja, nap, napos, munkanap*, héten belül, # %, #%, összeg*, pénz*, vételár*, díj*,
  teljes, számla, számláv*, blokk*, bontatlan*, sértetlen*, eredeti, ellenében
refund_unlike: kulcs*, kaució*, letét*, autó*, jármű*, gépjármű*, bérelt, kerékpár*, kölcsönz*, könyv*, üveg*, pohár,
  poharak, munkáltató*
refund_never: visszatérítési kötelezettség, visszatérünk, visszaküldött kérdőív*, olajcsere, gumicsere, kerékcsere,
  ágyneműcsere, cseretanár, csereprogram, visszaküldi a kérdőív*, könyvek visszaadása, cserediák*
refund_notasked: kulcs*, kaució*, letét*, foglaló*, olajcsere, gumicser*, hol kell visszaad*, mikor kell visszaad*,
  könyv*
deposit_told: foglaló*, foglalót, előleg*, kaució*, letét*, letéti díj*, óvadék*, biztosíték*, előre fizet*,
  előre kell, előre fizetendő, előrefizet*, előre utal*, előzetes fizetés*, előre befizet*, előtörleszt*,
  foglaláskor fizet*, foglaláskor fizetendő, foglaláskor befizet*, a foglaláskor, megrendeléskor fizet*,
  megrendeléskor, jelentkezéskor fizet*, jelentkezéskor, zárolunk, zároljuk, összeget zárol*
deposit_with: #, %, ft, forint*, felét, fele, teljes, nincs, nem, nélkül, kell, kérünk, szükséges, befizet*,
  fizetendő, fizetni, előleg, foglaló, kaució, összeg*
deposit_rather: foglal*, foglaláshoz, megrendel*, rendelés*, kérünk, szükséges, fizetendő, befizetés*, befizetésével,
  utal*, véglegesít*, megerősít*, visszaigazol*, fennmaradó, hátralék*, előleg*, foglaló*
deposit_unlike: üveg*, pohár, poharak, palack*, garancia*, jótállás*, javítás*, lemondás*, adó, adóelőleg, betét
deposit_never: biztosítéki, magában foglaló, magába foglaló, foglalót tartalmazó, értékmegőrz* letét, végrendelet*,
  letétbe helyezett értékek, adóelőleg*, foglalóhelyzet, hasznos biztosíték, biztosítékszekrény, biztosítékcsere
deposit_notasked: vissza*, visszakap*, visszaad*, garanci*, elvesz*
discount_told: kedvezmény*, kedvezményes*, kedvezményt, árkedvezmény*, diákkedvezmény*, nyugdíjaskedvezmény*,
  csoportkedvezmény*, akció, akciók*, akciós*, akciónk*, leáraz*, árengedmény*, engedmény*, engedményt, olcsóbb*,
  féláru*, félár*, fél áron, kuponkód*, kupon*, promóciós kód*, promókód*, diákjegy*, nyugdíjasjegy*, nyugdíjas jegy,
  családi jegy*, családi belépő*, csoportos jegy*, diákoknak, diákok és, tanulóknak, nyugdíjas*, nagycsaládos*,
  pedagógus*, diákigazolvány*, tagjaink* .. kedvezmény*, testvérkedvezmény*, második gyermek*, early bird,
  korai jelentkez*, előfoglalás*, előfoglalási, last minute, törzsvásárló*, törzsvendég*, hűségprogram*, hűségkárty*,
  hűségpont*, pontgyűjt*, ingyenes belép*, díjmentesen látogat*, fő felett, fős csoport*
discount_rather: kedvezmény*, # %, #%, százalék*, diák*, nyugdíjas*, csoport*, tag*, érvényes*, jár, igénybe, kód*,
  család*, gyermek*, felmutat*
discount_unlike: akciófilm, lépcső*, kerekesszék*, ajándékutalvány*, akadálymentes*, parkol*
discount_never: nyugdíjas klub*, nyugdíjasklub*, diákotthon*, diákcsere, diákmunka, diákszálló, mozgásában,
  engedményez*, tanórai, diákok száma, pedagógusok*, pedagógusaink*, diákjaink, akciófilm*, akciócsoport
included_told: tartalmaz, tartalmazza, tartalmazzák, nem tartalmaz*, ár tartalmazza, árak tartalmazzák,
  magában foglalja, magukban foglalják, magába foglalja, foglalja magában, benne van, benne vannak, az árban,
  árban foglalt, árban benne, beleértve, beletartozik, felár nélkül, felár*, felárral, felár ellenében, külön díj*,
  külön fizetendő, külön fizetendők, külön díjazás*, további költség*, plusz költség*, pluszköltség*,
  rejtett költség*, rejtett költségek nélkül, áfával, áfát, áfa, plusz áfa, bruttó, nettó, bruttó árak,
  áraink bruttó, végösszeg*, végleges ár*, díjmentesen használhat*, díja tartalmazza, all inclusive,
  mindent tartalmaz*, ingyenesen használhat*
included_rather: ár, ára, árak, áraink, árban, díj*, díja, csomag*, tartalmaz*, bérlet*, áfa*, áfát, külön, felár*,
  benne
included_unlike: szállítás*, postaköltség*, lemondás*, késés*, kár, kárt, adat*, allergén*
included_never: allergént tartalmaz*, glutént tartalmaz*, tejet tartalmaz*, diót tartalmaz*, adatokat tartalmaz*,
  nyomokban tartalmaz*, információt tartalmaz*, gyűjtemény*, cookie*
guarantee_told: garanci*, garanciát, garanciális*, jótáll*, jótállás*, szavatosság*, kellékszavatosság*,
  termékszavatosság*, garantál*, garantáljuk, garantált, kötelező jótállás, díjmentesen kijavít*,
  ingyenesen kijavít*, díjmentesen javít*, ingyen megjavít*, ingyen kijavít*, ingyenesen megjavít*, gyártási hib*,
  anyaghib*, rejtett hib*, hibás teljesítés*, elégedettségi garanci*
guarantee_rather: év, évig, éves, évre, hónap*, hónapos, hónapig, vállalunk, vállaljuk, javítás*, javítások*, munká*,
  alkatrész*, termék*, érvényes*, díjmentes*, ingyen*, jótállási jegy*, számla
guarantee_unlike: foglalás*, előleg*, kaució*, letét*, bérlés*, bérlet*, kulcs*, bankkárty*, lemondás*,
  szavatossági idő*, helyet
guarantee_never: szavatossági ideje lejárt, minőségmegőrzési, szavatossági dátum, helyet nem garantál*,
  garantált foglalás*, bankgaranci*, garantált bérminimum, garantált program*, garanciavállaló, betétbiztosítás
bring_told: hozzon, hozzanak, hozz magaddal, hozzatok, hozza magával, hozza el, hozzák el, hozzanak magukkal,
  hozzák magukkal, hozni kell, kell hozni, magával hozni, magukkal hozni, magaddal hozni, elhozni,
  szíveskedjen hozni, vigyen magával, magával kell vinnie, vinni kell, legyen önnél, legyen nálad, legyen nála,
  legyen mindenkinél, viseljen, viseljenek, viselni, viselése kötelező, viselése, öltözz*, öltözzön*, öltözzenek,
  öltözék, öltözet, öltözködj*, öltözködési szabály*, dresszkód, dress code, kényelmes ruh*, sportruh*, sportcipő*,
  váltócipő*, váltóruh*, tornacipő*, zárt cipő*, túracipő*, fürdőruh*, papucs*, saját törölköző*, törölköző*,
  saját felszerelés*, saját eszköz*, szükséges felszerelés*, kötelező felszerelés*, személyi igazolvány*,
  személyazonosító*, személyazonosság*, érvényes igazolvány*, útlevél*, lakcímkárty*, tajkárty*, taj-kárty*,
  taj kárty*, korábbi leletek*, leleteit, szükséges iratok, szükséges dokumentumok, bemutatása szükséges,
  felmutatása, bemutatásával, szüksége lesz
bring_rather: kérjük, kell, szükséges, kötelező, ajánlott, saját, ruha, ruhát, ruhában, cipő, cipőt, törölköző*,
  igazolvány*, személyi, magával, magukkal, magaddal, felszerelés*, feltétlenül
bring_unlike: kutya*, kutyá*, háziállat*, gyermek*, gyerek*, szállítás*, kiszállít*, javítás*, vissza*
bring_never: hozza vissza, hozzon létre, hozzanak létre, döntést hoz*, hozza a futár, házhoz hoz*, ne hozzon,
  ne hozzanak, tilos hozni, tilos behozni, nem hozható be, hozza el barátját, hozd el barátaidat, kutyát hozni,
  hozza be autóját, vendéget hozhat
bring_asked: mit, mi, milyen, valamit, bármit, magammal, magunkkal, saját*, felszerelés*, ruh*, cipő*, öltöz*,
  igazolvány*, papír*, irat*, okmány*, dokumentum*, kell, miben
wifi_told: wi-fi*, wifi*, wi fi, ingyenes wifi*, vezeték nélküli internet*, internet, internetet,
  internethozzáférés*, internet-hozzáférés*, internetelérés*, internetkapcsolat*, internetcsatlakozás*,
  szélessávú internet*, hotspot*, wlan
wifi_rather: ingyen*, díjmentes*, térítésmentes*, jelszó*, jelszava, hálózat*, vendég*, szobá*, egész terület*,
  minden, elérhető, rendelkezésre, használhat*, gyors
wifi_never: ghz, csatorna, router*, interneten keresztül, internetes oldal*, internetes felület*, internetbank*,
  internetes foglalás*, internet explorer, internetes áruház*
wifi_notasked: jelszó*, jelszava, kód, kódja, nélkül, password
parking_told: parkol*, parkolás*, parkoló*, parkolóhely*, parkolási, parkolható, parkolhat*, leparkol*, parkolóház*,
  mélygarázs*, garázs*, teremgarázs*, megállni, várakozóhely*, fizetős övezet*, parkolási zóna, parkolózóna*
parking_rather: ingyen*, díjmentes*, vendég*, látogató*, ügyfel*, autó*, autóval, gépkocsi*, férőhely*, udvar*,
  mögött, előtt, mellett, közel*, zárt, őrzött, saját, utcában, fizetős
parking_never: nemzeti park, vidámpark*, kerékpárok nem, parkolóhely nélkül, parkosított, parkolóradar*,
  kerékpárparkol*, tolatókamer*, parkolási bírságok befizet*
children_told: gyerek*, gyermek*, gyerekek*, gyermekek*, gyerekbarát, gyermekbarát, gyereksarok*, gyermeksarok*,
  játszósarok*, játszótér*, játszóház*, kisgyermek*, kisgyerek*, kicsik*, kicsiknek, csecsemő*, baba, babák*, babát,
  babával, babakocsi*, babaágy*, kisbabá*, babaszék*, etetőszék*, pelenkáz*, kiságy*, családbarát, családok*,
  családoknak, # éves kor alatt, # éven aluli*, # év alatti*, # éves korig, # éves kortól, kiskorú*, gyermekmegőrz*,
  gyermekfelügyelet*, tizenéves*
children_rather: szívesen, várjuk, fogadunk, jöhet*, hozhat*, érkez*, belép*, csak, nem, felügyelet*, kíséret*,
  kíséretében, felnőtt, szülő*, ingyen*, díjmentes*, megengedett, ajánlott, ajánljuk, kor*, éves, biztosítunk,
  rendelkezésre
children_never: családorvos, gyermekkerékpár*, gyermekorvos, gyermekkor*, gyermekkori, gyermekkönyv*, gyermekjogi,
  gyermekpszich*, gyermekvédelm*, gyerekkorom*, gyermekfogászat, gyermekotthon*
children_unlike: kulcs*, gyerekülés*, gyermekülés*, fotó*, fénykép*, számla, biztosított, adat*, adatai*,
  hozzájárul*, elhoz*, szirup*, láz*
children_notasked: cipő*, ruh*, étel*, kaja, menü, termék*, könyv*, samp*, foga, fogai, fogászat*, haja, hajvágás*,
  születésnap*, szülinap*, zsúr*, fotó*, fénykép*
dogs_told: kutya, kutyá*, kutyák*, kutyát, kutyával, kutyus*, kutyabarát, eb, ebek, ebet, ebekkel, háziállat*,
  házi kedvenc*, kisállat*, kedvencek, kedvencét, kedvencével, kedvence, állat, állatok, állatot, állatokat,
  állattal, állatbarát, macska, macská*, vakvezető*, segítőkutya, segítő kutya*, terápiás kutya*, négylábú*
dogs_rather: szívesen, várjuk, fogadunk, fogadjuk, bejöhet*, hozhat*, behozhat*, bevihet*, megengedett,
  engedélyezett, tilos, csak, nem, kizárólag, póráz*, pórázon, szájkosár*, szájkosárral, felár*, felárral, díj,
  kivéve, kivételével, beléphet*, előzetes
dogs_unlike: állatorvos*, táp, tápok, eledel*, jutalomfalat*, oltás*, egyedül, kozmetik*, vad*, #
dogs_never: állatkert*, állati eredetű, állati termékek, állatvilág*, haszonállat*, állatvédelm*, kutyaiskola,
  kutyakozmetik*, kutyaeledel, állatorvos*, ebédek, állatgyógy*
dogs_notasked: termék*, eledel*, kaja, táp, tápot, tápok, étel*, szőre, szőrét, haja, vegán, nyír*, kozmetik*,
  oltás*, póráz, könyv*
access_told: akadálymentes*, akadálymentesen, akadálymentesített, kerekesszék*, kerekes szék*, kerekes székkel,
  kerekesszékkel, tolószék*, tolókocsi*, mozgáskorlátozott*, mozgássérült*, mozgásukban korlátozott*,
  mozgásában korlátozott*, fogyatékos*, fogyatékkal élő*, fogyatékossággal élő*, lift, lifttel, liftet, liftje,
  liftünk, liftes, felvonó*, személylift*, rámpa, rámpá*, rámpán, földszint*, földszinten, földszinti, lépcső*,
  lépcsőn*, lépcsőfok*, lépcsők, lépcsőmentes*, küszöb*, babakocsival, babakocsi*, szintkülönbség*, emelőszerkezet*,
  indukciós hurok, gyengénlátó*, látássérült*, hallássérült*, siket*, jelnyelv*, vakvezető kutya*
access_rather: akadálymentes*, kerekesszék*, kerekes szék*, mozgáskorlátozott*, mozgássérült*, rámpa, rámpá*, lift*,
  babakocsi*, lépcső*
access_never: rokkantsági nyugdíj, fogyatékossági támogatás, rokkantsági ellátás, síliftek, sílift*, síbérlet*,
  arclifting, lépcsőzetes, fogyatékossággal élő tanuló*
access_unlike: költöztet*, költözés*, dohány*, tűz, tűzjelző*, vészhelyzet*, kedvezmény*, kedvezményes, karbantart*,
  javítás*
age_told: # éves kortól, # éves kor felett, # éves kor alatt, # éves korig, # éves korban, # éves kora, # év felett*,
  # év feletti*, # év alatt*, # év alatti*, # éven felül*, # éven felüli*, # éven aluli*, # éven aluliak,
  # évesnél idősebb*, # évesnél fiatalabb*, # évnél idősebb*, # évnél fiatalabb*, # és # év közötti*,
  # és # éves kor között, #-# év*, #-# éves*, #–# éves*, #–# év közötti*, # év közötti*, legalább # éves*,
  legalább # év, minimum # éves*, minimum # év, betöltött #*, betöltött # év*, betöltötte a #*, betöltötték a #*,
  #. életév*, # életév*, a #. életévét, #. életévét betölt*, életévüket betölt*, életévét betölt*, tizennyolc év*,
  tizennégy év*, tizenhat év*, tizenkét év*, hat éves kortól, tíz éves kortól, korhatár*, alsó korhatár*,
  felső korhatár*, életkori korlát*, életkor*, korosztály*, korcsoport*, nagykorú*, kiskorú*, szülői felügyelet*,
  szülői beleegyez*, szülői hozzájárul*, szülői engedély*, szülő beleegyezés*, felnőtt kíséret*, felnőtt felügyelet*,
  szülői kíséret*, csak felnőttek*, kizárólag felnőttek*
age_rather: kell, minimum, legalább, alsó, csak, kizárólag, lehet, részt vehet*, vehet*, jelentkezhet*, látogathat*,
  feltétel*, sofőr, vezető*, gyermek*, gyerek*, tag*, tagok*, kíséret*, felügyelet*, engedélyezett, ajánlott,
  bérelhet*
age_never: garanci*, jótállás*, adat*, számla, évvel ezelőtt, óta, érvényes*, tapasztalat*, működ*, laptop*,
  ajándékutalvány*, megőriz*, múltra
age_unlike: tapasztalat*, ingyen*, ingyenes, díjmentes*, kedvezmény*, kedvezményes, diákjegy*, megőrz*, félárú*
age_asked: kor*, korhatár*, életkor*, éves*, évesen, évesnek, évestől, év, éven, idős*, fiatal*, korú*, kiskorú*,
  nagykorú*, korosztály*, minimum, legalább, alsó, felső, hány, felnőtt*
age_notasked: hány éves a, hány éves az, hány éves ez, hány éve, hány évesek a, hány évesek az, milyen régi,
  mennyi idős a, mennyi idős az, milyen idős a, hány évesek vagytok, hány év garancia, hány év tapasztalat,
  hány éves vagy, hány éves az épület
directions_told: autóval, gépkocsival, vonattal, busszal, autóbusszal, metróval, villamossal, trolival, hévvel,
  gyalog, kerékpárral, tömegközlekedéssel, tömegközlekedés*, közösségi közlekedés*, perc séta, perc sétára,
  perces séta, perces sétára, percnyi séta, percnyire, perc gyalog, percre található, méterre, méterre található,
  km-re, kilométerre, legközelebbi megálló*, legközelebbi állomás*, buszmegálló*, villamosmegálló*, metrómegálló*,
  metróállomás*, vasútállomás*, pályaudvar*, megálló, megállója, megállóban, megállónál, megállótól, megállóig,
  állomás, állomástól, állomásról, #-es busz*, #-as busz*, #-ös busz*, #-es villamos*, #-as villamos*,
  #-ös villamos*, #-os busz*, #-os villamos*, #-es autóbusz*, #-as autóbusz*, m1-es, m2-es, m3-as, m4-es, m5-ös,
  m7-es, metró*, hév, # számú busz*, #-es út*, #-as út*, #-ös út*, autópály*, autópályáról, lehajtó*, kijárat*,
  #-es kijárat, #-as kijárat, #-ös kijárat, forduljon, forduljanak, forduljunk balra, forduljunk jobbra,
  kanyarodjon*, balra, jobbra, térjen le, haladjon, szálljon le, szálljon fel, le kell szállni, repülőtér*,
  repülőtérről, reptér*, belvárosból, megközelítés*, megközelíthető*, megközelíthetsz, hogyan jut*, hogyan juthat*,
  így talál*, így juthat*, útvonal*, térkép*, szemben, mellett található, sarkán
directions_rather: megálló*, állomás*, busz*, villamos*, metró*, vonat*, autóval, perc, percre, gyalog, autópály*,
  megközelíthet*, pályaudvar*, kijárat*
directions_never: kirándulás*, # nap, visszaút*, túraútvonal*, megközelítőleg, percenként #, vészkijárat*,
  időjárás-állomás, töltőállomás, kezdés előtt, tartalmaz*, autóval kapcsolatos, honlapon található,
  weboldalon található
holidays_told: ünnepnap*, ünnepnapokon, munkaszüneti nap*, ünnepek*, ünnepekkor, ünnepi nyitvatart*, ünnepi nyitva*,
  ünnepi zárva*, ünnepi időszak*, nemzeti ünnep*, állami ünnep*, karácsony*, karácsonykor, karácsonyi nyitva*,
  szenteste, szentestén, szilveszter*, szilveszterkor, újév*, újévkor, húsvét*, húsvétkor, húsvéti, pünkösd*,
  pünkösdkor, nagypéntek*, mindenszentek*, december 24*, december 25*, december 26*, december 31*, január 1*,
  március 15*, május 1*, augusztus 20*, október 23*, november 1*, két ünnep között, nyári szünet*, téli szünet*,
  nyári leállás*, téli leállás*, éves leállás*, zárva tartunk, zárva vagyunk, szabadság*, szabadság miatt,
  szabadságon, egész évben, minden nap nyitva, az év minden napján, az év # napján, ünnepnapok kivételével
holidays_rather: zárva, nyitva, zár, bezár*, nyitva tartunk, zárva tartunk, zárva vagyunk, nyitvatart*,
  nyitva tartás*, nem fogadunk, kivéve, kivételével, szünetel, szünet, ünnepnap*, munkaszüneti
holidays_unlike: iskolai szünet*, csend*, fizetett szabadság, menü, ünnepi menü, díszít*, ajándék*, vásár, tábor*,
  tábort, felár*, főszezon*, árak, koncert*
holidays_notasked: drága*, drágább*, kerül, ár, ára, árak, ajándék*, menü*, vacsora, óra, órák, díszít*, program*
needed_told: foglal*, foglalás*, foglaljon, időpont*, időpontot, időpontfoglal*, bejelentkez*, bejelentkezés*,
  előjegyz*, regisztrác*, regisztrál*, jelentkez*, jelentkezés*, asztalfoglal*, rendel*, telefonál*, egyeztet*,
  egyeztetés*, jelezz*, jelezze, jelezzék, feliratkoz*, előrendel*
needed_alone: bejelentkezés nélkül, foglalás nélkül, időpont nélkül, időpontfoglalás nélkül,
  előzetes bejelentkezés nélkül, előzetes foglalás nélkül, regisztráció nélkül, előzetes bejelentkezés alapján,
  előzetes bejelentkezéssel, előzetes bejelentkezés szükséges, előzetes egyeztetés alapján, előzetes egyeztetéssel,
  előzetes egyeztetés szükséges, előzetes időpont*, előzetes foglalás*, előzetes regisztráció*,
  bejelentkezés alapján, időpontfoglalás alapján, időpontegyeztetés alapján, időpontra érkez*, csak bejelentkezés*,
  csak időpontra, kizárólag bejelentkezés*, kizárólag időpont*, kizárólag előzetes*, csak előzetes*, csak időpont*,
  nem szükséges foglal*, nem szükséges bejelentkez*, nem szükséges előzetes*, nem szükséges időpont*,
  nem kell foglal*, nem kell bejelentkez*, nem kell időpont*, nem kell előre*, foglalás nem szükséges,
  bejelentkezés nem szükséges, foglalás nem kell, foglalás ajánlott, foglalás szükséges, foglalás kötelező,
  bejelentkezés szükséges, bejelentkezés kötelező, bejelentkezéshez kötött, regisztrációhoz kötött,
  foglaláshoz kötött, regisztráció szükséges, regisztráció kötelező, asztalfoglalás ajánlott,
  asztalfoglalás szükséges, érdemes előre foglalni, érdemes foglalni, érdemes asztalt foglalni,
  ajánlott asztalt foglalni, ajánlott előre, asztalfoglalást nem, foglalást nem fogadunk, érkezési sorrend*,
  érkezés sorrend*, walk-in, walk in, betérő*, szabad bejárás
needed_with: kell, szükséges, kötelező, muszáj, ajánlott, ajánljuk, javasoljuk, javasolt, érdemes, célszerű, kérjük,
  előre, előzetes*, előzetesen, előtt, legalább, legkésőbb, nappal, órával, napon belül, csak, kizárólag, nélkül, nem
needed_unlike: lemond*, lemondás*, törl*, törölni, módosít*, előleg*, foglaló*, visszatérít*, késés*, kések, kötbér*,
  díjat számít*
needed_never: foglalkozás*, foglalkozunk, foglalkozik, foglalkozó*, foglalkozta*, foglalkozó, foglaló, elfoglal*,
  magában foglal*, összefoglal*, rendelőnk*, rendelő, rendelkez*, rendelkezés*, rendelési idő, álláspályáz*,
  állásra jelentkez*
needed_asked: kell, kell e, muszáj, szükséges, kötelező, érdemes, ajánlott, nélkül, előre, előtte, előbb, előzetes*,
  csak, jobb, elég, egyszerűen, spontán, csak úgy, muszaj, szukseges, bármikor
needed_notasked: mi van ha, mi történik ha, mi lesz ha, mi történik, mit tegyek ha, mi a teendő ha, és ha, ha kések,
  ha lemond*
book_told: foglalás*, foglalható*, foglalható, foglalhat*, foglaljon*, foglalj, foglalni, lefoglal*, foglalását,
  időpontfoglal*, időpontot foglal*, időpontot kér*, időpont kér*, időpontkér*, időpontegyeztet*, időpont egyeztet*,
  bejelentkez*, bejelentkezés*, bejelentkezni, előjegyz*, regisztrál*, regisztráció*, regisztrálni, jelentkez*,
  jelentkezés*, jelentkezni, jelentkezési lap*, beiratkoz*, beiratkozás*, beiratkozni, feliratkoz*, asztalfoglal*,
  asztalt foglal*, szobafoglal*, szobát foglal*, helyfoglal*, jegyvásárl*, jegyvásárlás*, jegyek válthatók,
  jegyet váltani, jegyek kaphatók, jegyek megvásárol*, jegy vásárolható, elővétel*, elővételben, jegyelővétel*,
  rendelés leadás*, rendelést leadni, rendelését, rendeléseket, megrendelés*, rendelhet*, rendeljen, tagfelvétel*,
  belépési nyilatkozat*, tagsági, taggá, várólista*, várólistá*, töltse ki, kitöltés*, fiókot létrehoz*
book_with: online, internet*, interneten, honlap*, honlapunk*, weboldal*, weboldalunkon, www*, telefon*, telefonon,
  telefonszám*, tel., tel, hívja, hívjon, hívható, számon, e-mail*, email*, emailben, @, űrlap*, űrlapon,
  nyomtatvány*, lapot, lap, recepció*, recepción, titkárság*, iroda, irodá*, irodában, pénztár*, pénztárban,
  jegypénztár*, alkalmazás*, applikáció*, app, whatsapp, viber, messenger, facebook*, instagram*, sms*, üzenet*,
  személyesen, helyszínen, üzletben, üzletünkben, link*, linken, lista, listá*, felület*, rendszer*, naptár*, fiók*,
  booked4*, booksy, salonic, jegymester, jegy.hu, cooltix, előleg*, befizet*
book_rather: online, telefon*, telefonon, hívja, hívjon, e-mail*, emailben, űrlap*, alkalmazás*, honlap*,
  honlapunkon, weboldal*, foglalható, foglaljon, foglalhat*, bejelentkez*, időpont*, jelentkez*, jelentkezési lap*,
  recepció*, személyesen
book_unlike: előleg*, foglaló*, lemond*, lemondás*, törlés*, visszatérít*, vacsora, parkol*, késés*, módosít*
book_never: foglalkozás*, foglalkozunk, foglalkozik, foglalkozó*, elfoglal*, magában foglal*, összefoglal*,
  rendelkez*, bírság*, baleset*, kár, kárbejelent*, káresemény*, elállási nyilatkozat*, panasz*, reklamáció*,
  regisztrációs szám, cégjegyzék*, nyilvántartási szám
book_notasked: mi van ha, mi történik ha, mi lesz ha, mi történik, mit tegyek ha, és ha
cancel_told: lemond*, lemondás*, lemondani, lemondható, lemondási, felmond*, felmondás*, felmondható, felmondási,
  felmondási idő*, felmondható*, törlés*, törölhet*, törölni, törölhető, törölje, törli, törlik, törölheti, töröljük,
  sztornó*, visszamond*, lemondott, elállás*, elállási*, elállni, visszalép*, visszalépés*, kilépés*, kilépni,
  kiiratkoz*, módosítás*, módosítani, módosítható, időpontmódosít*, átfoglalás*, átütemez*, elhalaszt*, halasztás*,
  szüneteltet*, szüneteltetés*, megszüntet*, szerződésbontás*, kötbér*, bánatpénz*, hűségidő*,
  automatikusan megújul*, órával előtte, nappal előtte, órával korábban, nappal korábban, órával az időpont előtt,
  legkésőbb # órával, legkésőbb # nappal, legalább # órával, legalább # nappal, # órán belül, # napon belüli,
  nem tud eljönni, nem tud megjelenni, nem tud részt venni, ha mégsem
cancel_rather: ingyen*, ingyenesen, díjmentes*, díjmentesen, költségmentes*, kötbérmentes*, órával, órán belül,
  nappal, nap, napig, napon belül, hét, héttel, hónap*, # %, #%, írásban, díj*, számítunk, felszámít*
cancel_unlike: művész*, fellépő*, ha mi, részünkről, rossz idő*, időjárás*, lemondjuk, elmarad, elmarad*, társaság,
  létszám hiány*
cancel_never: lemondunk a, felmondunk, adatai törlés*, adatok törlés*, adatainak törlés*, törlést kérhet*,
  törölköző*, adatmódosítás*, személyes adat*, törlőkendő*, tiszteletdíjról lemond*
late_told: késés*, késés, késik, késni, késő*, késve, késnek, későn érkez*, késve érkez*, később érkez*,
  késés esetén, késedel*, elkés*, elkésik, lekés*, lekési, percet késik, perc késés*, percnél többet, türelmi idő*,
  meg nem jelen*, nem jelenik meg, nem jelennek meg, nem jelenik, no show, no-show, le nem mondott, elmulaszt*,
  elmulasztott, kihagyott, mulasztott, hiányzás*, bepótol*, pótolható, órák pótlása, óra pótlása,
  foglalkozás pótlása, fenntartjuk, tartjuk fenn, fenntartani, percig tartjuk, megvárjuk, percig várunk,
  várunk percet, kezdés után, az előadás megkezdése után, kezdete után, utolsó belépés, utolsó bebocsátás,
  pontosan érkez*, pontos érkez*, időben érkez*
late_rather: perc*, percet, percnél, percig, órá*, óra, késés*, késik, késve, díj*, felszámol*, felszámít*, jelezz*,
  értesít*, elvész, elveszik, várunk, tartjuk, megrövidül*
late_unlike: késői kijelentkez*, kijelentkez*, késői kicsekkol*, csomag*, poggyász*, kamat*, késedelmi kamat*,
  szállítás*, szállítási, fizetés*, visszaadás*, visszahoz*, díjfizetés*
late_never: késői kijelentkez*, késői távozás*, késői check-out, késedelem nélkül, haladéktalanul, megkésett,
  késélezés*, késleltet*, kései, legkésőbb, készül*, későbbi időpontra, késő este*
complaint_told: panasz*, panaszt, panaszkezel*, panaszát, panaszával, panaszok*, reklamáci*, reklamál*, reklamálni,
  elégedetlen*, nem elégedett, nem volt elégedett, nincs megelégedve, nem elégedettek, ha valami nem, valami gond,
  bármilyen probléma, bármilyen problém*, probléma esetén, problémája van, problémával, kifogás*, kifogását,
  kifogásol*, észrevétel*, észrevételeit, vásárlók könyve, panaszkönyv*, ügyfélszolgálat*, vevőszolgálat*,
  fogyasztóvédel*, békéltető testület*, békéltető, vitarendez*, jogvita*, felügyeleti szerv, minőségi kifogás*
complaint_rather: @, #, tel*, telefon*, e-mail*, email*, cím*, címen, számon, írásban, űrlap*, forduljon, fordulhat*,
  jelezze, jelezzék, jelezz*, írjon, hívja, vezető*, napon belül, kivizsgál*, válaszol*
complaint_never: panaszmentes*, egészségügyi panasz*, hátfájás*, panaszok kezelése gyógy*, ízületi panasz*,
  mozgásszervi panasz*, gyomorpanasz*, derékpanasz*, emésztési panasz*, hátpanasz*, fájdalom*
delivery_told: szállítás*, szállítási*, szállítunk, szállítjuk, szállíttat*, kiszállít*, kiszállítás*, kiszállítunk,
  kiszállítjuk, házhoz szállít*, házhozszállít*, házhoz visz*, házhoz megyünk, házhoz visszük, leszállít*,
  szállítási díj*, szállítási költség*, szállítási idő*, postaköltség*, postázás*, postázunk, postázzuk, postai úton,
  magyar posta, futár*, futárszolgálat*, futárral, gls, foxpost, mpl, dpd, packeta, csomagautomat*, csomagpont*,
  kézbesít*, kézbesítés*, küldjük, elküldjük, feladás*, személyes átvétel*, utánvét*, ajtóig, kiszállás*,
  kiszállási díj*, kiszállunk, helyszíni kiszállás*, wolt, foodora
delivery_rather: nap, napon belül, munkanap*, munkanapon, ingyen*, ingyenes, díjmentes*, ft, forint*, díj*, költség*,
  rendelés*, rendelése, felett, feletti, fölött, házhoz, országos*, ország*, külföld*, budapest*, km
delivery_never: szállítási cím, visszaigazol*, visszaigazolást küld*, hírlevel*, hírlevél*, e-mailben küld*,
  e-mailt küld*, emailben küld*, emailt küld*, linket, ajánlatot küld*, árajánlatot küld*, számlát küld*, leletet,
  igazolást küld*, kézbesítési megbízott, beszállító*, személyszállít*, betegszállít*, elszállásol*, szállítólevél,
  jelentkezését küld*, fotókat küld*
delivery_unlike: visszaküld*, vissza*, vám, vámköltség*, sérült, sérülés*, elállás*, reklamáci*, bútorszállít*,
  reptéri
who_told: tulajdonos*, tulajdonosa, tulajdonosunk, tulajdonában, ügyvezető*, ügyvezetője, üzemeltető*, üzemelteti,
  üzemeltetője, vezetője, vezeti, vezetik, vezető*, intézményvezető*, üzletvezető*, boltvezető*, igazgató*,
  igazgatója, főigazgató*, elnök*, elnöke, alelnök*, elnökség*, titkár*, alapító*, alapítója, alapította,
  alapították, cégvezető*, menedzser*, séf*, séfje, konyhafőnök*, csapatunk*, csapatunk, munkatársaink*, kollégáink*,
  személyzet*, családi vállalkozás*, család, családunk, testvér*, testvérpár, házaspár, generáció*, mester*,
  mesterünk, oktató*, oktatóink*, oktatónk, tanár*, tanáraink, edző*, edzőink*, edzőnk, orvos*, orvosunk, főorvos*,
  szakorvos*, fogorvos*, állatorvos*, gyógytornász*, kurátor*, gondnok*, felelős szerkesztő, felelős vezető*,
  képviselő*, képviseli, egyéni vállalkozó*, fenntartó*
who_rather: tulajdonos*, ügyvezető*, alapító*, alapította, vezeti, vezetője, igazgató*, üzemeltető*, család*,
  csapatunk, elnök*, munkatársaink, vezető*
who_unlike: kutya*, kutyá*, macska*, írásban, írásbeli, felelős, ft, forint, ár, áraink, rendezvény*, időpont*,
  gyermek*, gyerek*
who_never: új tulajdonos, előző tulajdonos, korábbi tulajdonos, jármű tulajdonos*, kutyatulajdonos*,
  gépjármű tulajdonos*, járművezető*, gépjárművezető*, adatkezelő*, ha ön, csoportvezető útján, kérdezze orvosát,
  kezelőorvos*, forduljon orvos*, háziorvosa, idegenvezető*, szállítmány, vezetői engedély*, mesterkép*,
  a kutya tulajdonosa
who_notasked: mikor, mióta, fizet*, mehet, jöhet, jogosult
data_told: személyes adat*, adatai*, adataidat, adatait, adatok*, az adatok, adatkezel*, adatkezelő*, adatkezelés*,
  adatkezelési, adatvédel*, adatvédelmi, gdpr, adatbiztonság*, adatfeldolgoz*, adatállomány*, adattovábbít*,
  adattárol*, harmadik fél*, harmadik személy*, titkosít*, titkosítva, fotók készül*, fényképek készül*,
  fényképeket készít*, fotókat készít*, fénykép*, fényképfelvétel*, képmás*, kamerarendszer*, kamerás megfigyelés*,
  térfigyelő*, cookie*, sütik*, sütiket, orvosi titoktart*, titoktartás*, bizalmasan, kártyaadat*, bankkártyaadat*,
  bankkártya adat*, naih, érintett jogai*, hozzájárulás*, iso 27001
data_rather: tárol*, tároljuk, őriz*, őrizzük, megőriz*, megőrizzük, kezel*, kezeljük, törölni, törölhet*, töröljük,
  törlés*, törlését, védjük, védelm*, továbbít*, átad*, nem adjuk, harmadik, felhasznál*, felhasználjuk, hozzájárul*,
  bizalmas*, jogosult*, kérheti
data_never: jelszó*, mobiladat*, adatforgalom*, adatmennyiség*, adatelemz*, műszaki adat*, technikai adat*, cégadat*,
  kapcsolattartási adataink, elérhetőségi adat*, adatmentés*, adat-helyreállít*, adatbázis-kezel*, adatlap*,
  sütik és sütemény*, süteménye*
data_notasked: elvesz*, elveszt*, elveszett, export*, import*, átvitel*, átvisz*, mentés*, biztonsági mentés,
  visszaállít*, helyreállít*, backup, mentési
jobs_told: munkatársat keresünk, munkatársakat keresünk, új kollégát keresünk, kollégát keresünk, kollégákat keresünk,
  keresünk munkatárs*, keresünk .. kollégát, keresünk .. munkatársat, munkaerőt keresünk, csapatunkba keresünk,
  csapatunkba .. keresünk, felvételt hirdet*, felvételre keres*, munkatársat veszünk fel, munkatársakat veszünk fel,
  állások, állásaink, állásajánlat*, álláshirdetés*, álláslehetőség*, üres állás*, betöltetlen állás*,
  nyitott pozíció*, nyitott állás*, munkalehetőség*, karrier*, önéletrajz*, motivációs level*,
  pályázatát .. önéletrajz*, jelentkezését .. önéletrajz*, gyakornok*, gyakornoki program*, szakmai gyakorlat*,
  nyári gyakorlat*, gyakorlati hely*, gyakorlati helyet*, duális képzés*, ipari tanuló*, szakképző iskolai tanuló*,
  tanulót fogad*, tanulókat fogad*, tanulót veszünk fel, tanulót keresünk, szakképzési munkaszerződés*, diákmunk*,
  nyári munkára, nyári diákmunk*, részmunkaidős, részmunkaidőben .. keresünk, próbanap*, állásinterjú*,
  dolgozz velünk, dolgozzon velünk, dolgozz nálunk, dolgozzon nálunk, csatlakozz hozzánk, csatlakozz csapatunkhoz,
  csatlakozzon csapatunkhoz, munkaerő-felvétel*
jobs_rather: keresünk, felveszünk, veszünk fel, fogadunk, jelentkez*, jelentkezés*, pályázat*, küldje, küldd, várjuk,
  írjon, írj, e-mail, címre, címen, határidő*, #-ig, órabér*, bruttó, kezdés*, kezdődik
jobs_never: munka elvégzés*, elvégzett munk*, évtizedes tapasztalat*, munkatársaink tapasztalat*,
  tanfolyamra jelentkez*, tanfolyamra .. jelentkez*, jelentkezés a tanfolyam*, nyitott állásban, zárt állásban,
  kárigény*, gyakorlatvezet*, reklamáció*, éves szakmai gyakorlat*, év szakmai gyakorlat*
jobs_notasked: önéletrajzot ír*, önéletrajz írás*, önéletrajz nyomtat*, önéletrajz fordít*, karrier tanácsad*,
  karriertanácsad*, év szakmai gyakorlat*, éves szakmai gyakorlat*, röntgen felvétel*
`
