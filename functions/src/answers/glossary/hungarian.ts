/** Words of Hungarian by what they mean, as `glossary` joins them with those of other languages. */
export const HUNGARIAN = `
abroad: külföld külföldi nemzetközi
accept: elfogad elfogadás elfogadunk elfogadott
accessible: akadálymentes akadálymentesített kerekesszék kerekesszékes mozgáskorlátozott mozgássérültek_számára kerekesszékkel_megközelíthető
accident: baleset
activity: tevékenység program foglalkozás időtöltés
adapter: adapter átalakító
add: hozzáad további kiegészítő plusz hozzáadás
address: cím lakcím
adult: felnőtt nagykorú
advance: előre előzetes előzetesen
advice: tanács tanácsadás konzultáció
afternoon: délután
age: kor életkor éves évesen korhatár hány_éves hány_éves_kortól
agree: egyetért beleegyezés hozzájárulás megállapodás megegyezés
air_conditioning: légkondicionáló légkondi klíma klimatizált légkondicionálás
airport: repülőtér reptér
alarm: riasztó ébresztő riasztás
alcohol: alkohol alkoholos szeszes
allergy: allergia allergén allergiás
allow: megengedett engedélyezett szabad engedélyez lehet engedett
alone: egyedül kíséret önállóan
always: mindig állandóan
amount: összeg
anchor: horgony horgonyzás horgonyozás
animal: állat háziállat kisállat kedvenc
anniversary: évforduló jubileum
answer: válasz válaszol felel
apartment: lakás apartman
app: alkalmazás applikáció app mobilalkalmazás
application: jelentkezés pályázat jelentkezik kérelem
appointment: időpont időpontfoglalás bejelentkezés
arrive: érkezik érkezés megérkezik
ask: kérdez kérdés megkérdez
assemble: összeszerelés összeszerel szerelés
automatic: automata automatikus automataváltó
available: elérhető elérhetőség szabad kapható rendelkezésre rendelkezésre_áll
average: átlag átlagos
award: díj kitüntetés elismerés
baby: baba csecsemő kisbaba
back_up: tartalék mentés másolat biztonsági_mentés biztonsági_másolat
bacon: szalonna bacon
bag: táska zacskó szatyor hátizsák
baggage: poggyász csomag bőrönd
bake: süt sütés pék pékség sült
balcony: erkély balkon terasz
ball: labda
bank: bank bankfiók
bank_account: bankszámla számlaszám iban számla bankszámla_száma banki_adatok
bank_transfer: banki_átutalás átutalás utalás
barbecue: grill grillezés bográcsozás kerti kerti_grill kerti_sütögető
basement: pince alagsor
bath: fürdő kád fürdőkád fürdés
bathrobe: fürdőköpeny köntös papucs
bathroom: fürdőszoba
battery: akkumulátor elem akku
beach: strand tengerpart part
beard: szakáll
beautiful: szép gyönyörű szépség
bed: ágy franciaágy pótágy fekhely
bedroom: hálószoba háló
beef: marha marhahús
beer: sör
begin: kezdődik kezdet kezd kezdés elkezd indul
beginner: kezdő
bench: pad
berth: kikötőhely kikötés hajóhely
bicycle: kerékpár bicikli bringa
big: nagy méret
bill: számla áfás_számla
bird: madár madarak
birth: születés szülés
birthday: születésnap szülinap születésnapi_buli születésnapi_zsúr
bitter: keserű
black: fekete
blanket: takaró pléd
blood: vér vérvétel
blood_pressure: vérnyomás vérnyomásmérés
blood_test: vérvétel vérvizsgálat vérkép
blow_dry: hajszárítás szárítás beszárítás
blue: kék
boat: hajó csónak
boil: főz forral főtt forralt
book_reading: könyv könyvek
booking: foglalás foglal lefoglal szobafoglalás asztalfoglalás asztalt_foglalni szobát_foglalni
boot: csizma bakancs
born: született születik születési_dátum születési_idő
bottle: üveg palack flakon
bowl: tál tálka
box: doboz láda
box_carton: kartondoboz karton
boy: fiú fiúk
braces: fogszabályzó fogszabályozás fogszabályozó
brake: fék fékek fékbetét fékezés
branch: fiók üzlet kirendeltség fióktelep
brand: márka gyártó gyártmány
bread: kenyér kenyerek
break_damage: eltörik kár sérült hibás megrongál törött nem_működik
break_pause: szünet
breakdown: meghibásodás lerobban elromlik műszaki
breakfast: reggeli reggelizik
bride: menyasszony esküvő esküvői
bridge: híd hidak
bring: hoz elhoz magával hozott
brother: testvér fivér nővér báty húg
budget: költségvetés büdzsé keret
buffet: büfé svédasztal büféasztal büféreggeli
build: épít építés épült építkezés felépít
building: épület ház
bunk: emeletes priccs
buoy: bója bóják
bus: busz autóbusz
bus_line: buszjárat autóbuszjárat buszvonal
bus_stop: buszmegálló megálló autóbusz_megálló
business: üzlet vállalkozás cég vállalat
busy: zsúfolt forgalmas elfoglalt
button: gomb kapcsoló nyomógomb
buy: vásárol vesz vásárlás vétel vett megvesz
cabin: faház kunyhó kabin
cake: torta sütemény süti
calendar: naptár
call: telefon hív telefonál felhív hívás telefonszám fel_lehet_hívni
camera: fényképezőgép kamera
campfire: tábortűz
camping: kemping sátor kempingezés
cancel: lemond lemondás töröl törlés
candle: gyertya
canoe: kenu kenuzás
capacity: kapacitás befogadóképesség űrtartalom férőhely
capital: főváros
car: autó gépkocsi kocsi gépjármű személyautó
car_rental: autókölcsönzés autóbérlés autókölcsönző
caravan: lakókocsi lakóautó
card: kártya bankkártya kártyás
care: gondozás ápolás gondoskodás gondoz
carpet: szőnyeg
carry: visz hord szállít
cash: készpénz készpénzes
cash_machine: bankautomata atm pénzkiadó pénzautomata
cash_on_delivery: utánvét utánvétel utánvétes
castle: vár kastély
castrate: ivartalanítás ivartalanít kasztrálás sterilizálás
cat: macska cica
catalogue: katalógus
catering: vendéglátás étkeztetés catering
ceiling: mennyezet plafon
celebrate: ünnepel ünneplés buli ünnepség rendezvény
celery: zeller
cent: cent fillér
centre: központ centrum belváros
century: század évszázad
ceramics: kerámia fazekas fazekasság
certificate: tanúsítvány igazolás bizonyítvány oklevél
chain: lánc láncok
chair: szék
change: módosít módosítás változtat megváltoztat változás áthelyez
change_money: pénzváltás visszajáró pénzváltó aprópénz
changing_room: öltöző próbafülke átöltözik
charge_battery: töltés tölt töltő töltőállomás feltölt
charging_station: töltőállomás töltőpont elektromos_töltő
cheap: olcsó olcsóbb kedvező
cheapest: legolcsóbb legkedvezőbb
check: ellenőriz ellenőrzés vizsgálat megvizsgál
check_in: bejelentkezés becsekkolás érkezés bejelentkezés_ideje szoba_elfoglalása szobák_elfoglalása
check_out: kijelentkezés kicsekkolás távozás kijelentkezés_ideje szoba_elhagyása szobák_elhagyása
check_up: szűrővizsgálat kontroll kontrollvizsgálat ellenőrző_vizsgálat
cheese: sajt
chemist: gyógyszertár patika
chicken: csirke csirkehús baromfi tyúk
child: gyermek gyerek gyermekek
children_menu: gyerekmenü gyermekmenü gyerek_menü gyermek_menü
chocolate: csokoládé csoki
choose: választ választás kiválaszt választék
christmas: karácsony karácsonyi
church: templom egyház
cinema: mozi film
city: város
class: osztály tanterem osztályterem
clean: takarítás tisztít tiszta tisztítás takarít
climb: mászás mászik falmászás hegymászás
clinic: rendelő klinika szakrendelő orvosi_rendelő
cloakroom: ruhatár gardrób
close: zárva zár bezár zárás zárt
clothes: ruha ruházat öltözet
clutch: kuplung tengelykapcsoló
coach: edző tréner
coat: kabát dzseki zakó
cocktail: koktél koktélok
code: kód pin
coffee: kávé
cold: hideg
collect: átvétel átvesz átvehető elhoz személyes személyes_átvétel átvételi_pont
colour: szín festés fest hajfestés színes
combine: kombinál összevon összevonható kombinálható
come: jön eljön jött jöjjön
comfortable: kényelmes kényelem komfortos
committee: bizottság elnökség vezetőség
compare: összehasonlít összehasonlítás
competition: verseny versenyez
complain: panasz reklamáció panaszkodik panaszt_tenni
computer: számítógép laptop
concert: koncert zene hangverseny
condition: feltétel feltételek általános_szerződési_feltételek felhasználási_feltételek
conference: konferencia értekezlet
confirm: visszaigazol visszaigazolás megerősít megerősítés
consumption: fogyasztás fogyaszt
contact: kapcsolat elérhetőség kapcsolatfelvétel
contain: tartalmaz tartalmazza benne magában
contract: szerződés
cook: főz szakács főzés főtt
corkage: dugópénz saját_bor hozott_bor
cost: ár díj költség kerül árak tarifa mennyibe_kerül
cot: kiságy babaágy bölcső rácsos_ágy utazó_kiságy
cotton: pamut
country: ország vidék
course: tanfolyam kurzus óra foglalkozás
court: teniszpálya pálya
cover: fedez fedezet térít
cow: tehén tehenek
cream: tejszín tejföl tejszínhab
credit_card: hitelkártya
crown_tooth: korona fogkorona
cup: csésze bögre
cure: gyógyít gyógyítás meggyógyít
currency: valuta pénznem deviza
current: áramlat sodrás áramlás
curtain: függöny függönyök sötétítő
customer: ügyfél vásárló vendég vevő
cut: hajvágás vág vágás nyír
dam: gát duzzasztógát
dance: tánc táncol
danger: veszély veszélyes
data: adat adatok
date: dátum időpont
daughter: lány lánya leány
day: nap naponta napi
dead: halott meghal halál halála elhunyt
deadline: határidő legkésőbb végső_határidő
dear_expensive: drága drágább
debt: tartozás adósság
deep: mély mélység
degree: fok hőmérséklet
delay: késés késik késedelem
deliver: szállítás kiszállítás házhozszállítás szállít kézbesít
dentist: fogorvos fogászat fogorvosi_rendelő
depart: indul indulás távozás elutazás távozik
deposit: kaució foglaló letét előleg
describe: leírás leír
design: tervezés tervez tervező dizájn
dessert: desszert édesség
detergent: mosószer mosogatószer tisztítószer
device: készülék eszköz berendezés
deworm: féreghajtás féregtelenítés férgek
diabetes: cukorbetegség cukorbeteg diabétesz
diagnosis: diagnózis diagnosztika
diesel: dízel gázolaj üzemanyag benzin
diet: diéta étrend
difference: különbség különböző eltérés
difficult: nehéz nehézség bonyolult
dinner: vacsora vacsorázik
direction: irány útvonal megközelítés odajutás hogyan_jutok hogy_jutok_oda hogyan_közelíthető_meg
dirty: piszkos koszos szennyes
disabled: fogyatékos mozgássérült fogyatékkal rokkant fogyatékosság fogyatékkal_élő fogyatékkal_élők mozgásában_korlátozott
disappear: eltűnik eltűnt eltűnés
disassemble: szétszerelés szétszerel szétszed leszerelés
discount: kedvezmény engedmény akció kedvezményes
discover: felfedez felfedezés
dish: étel fogás ételek
dishwasher: mosogatógép
display: kijelző képernyő
dive: búvárkodás merülés búvár merül
doctor: orvos doktor
document: dokumentum irat okmány papír
dog: kutya eb kutyák
donate: adomány adományoz adományozás
door: ajtó
double_room: kétágyas kétágyas_szoba
dough: tészta kelt
download: letölt letöltés letölthető
dozen: tucat
drain: lefolyó csatorna
dress: ruha
dress_code: öltözködési_szabály dress_code dresszkód
drill: fúró fúrógép fúr
drink: ital iszik üdítő italok
drive: vezet sofőr vezetés
driving_licence: jogosítvány vezetői vezetői_engedély
dry: száraz szárít szárító szárítógép
dry_cleaning: vegytisztítás vegytisztító száraztisztítás
duck: kacsa liba
dumpling: gombóc galuska nokedli
duration: időtartam tart hossz mennyi_ideig meddig_tart mennyi_ideig_tart
during: közben alatt során
dust: por poros
duvet: paplan ágynemű takaró
early: korai korán korábban
easter: húsvét
easy: könnyű egyszerű
eat: eszik étel étkezés evett enni
egg: tojás
electric: elektromos villany villamos
electricity: áram villany elektromosság elektromos_áram villamos_áram
elevator: lift felvonó
email: email e-mail elektronikus_levél e-mail_cím
emergency: vészhelyzet sürgősségi vész segélyhívó sürgős_eset sürgősségi_ellátás
employee: alkalmazott munkatárs dolgozó személyzet
empty: üres
end: vége végződik befejez zárul befejezés
engine: motor hajtómű
engineer: mérnök építész
english: angol angolul
engraving: gravírozás gravíroz gravírozott
enter: bejárat belép belépés
entrance_fee: belépő belépődíj belépőjegy belépő_ára
envelope: boríték
equipment: felszerelés berendezés eszköz
euro: euró eur
evening: este esti
event: rendezvény esemény program
every: minden mindegyik naponta
exam: vizsga teszt vizsgázik
example: példa például
excursion: kirándulás túra utazás egynapos_kirándulás hajós_kirándulás
exercise: gyakorlat torna edzés
exhaust: kipufogó
exhibition: kiállítás tárlat
exit: kijárat kilépés
expire: lejár lejárat érvényes érvényesség lejárati_idő lejárat_dátuma
explain: magyarázat elmagyaráz magyaráz
express: expressz gyorsított
extend: hosszabbít meghosszabbít hosszabbítás
eye: szem szemek
eyebrow: szemöldök szempilla
fabric: szövet anyag textil
facial: arckezelés arctisztítás
factory: gyár üzem
family: család családi
far: messze távolság távol
fare: viteldíj menetdíj jegyár
farm: farm gazdaság gazda tanya
fast: gyors gyorsan
fat: zsír zsíros zsiradék
father: apa anya szülő szülők édesapa
female: női nő nők hölgy asszony
fence: kerítés
ferry: komp
festival: fesztivál
fever: láz lázas
few: kevés néhány
fill: tölt megtölt kitölt tömés töltelék
filling_tooth: tömés fogtömés tömések
filter: szűrő
find: talál megtalál talált
fine: bírság büntetés
finger: ujj
fire: tűz tűzvész tűzeset
firewood: tűzifa hasábfa
fireworks: tűzijáték
first: első először
first_aid: elsősegély elsősegélynyújtás
fish: hal horgászat horgászik
fit: illik próba méret
fix: javítás javít megjavít szerelés
flat_tyre: defekt defektes lapos_gumi lyukas_gumi
flea_tick: bolha kullancs élősködő parazita bolha_és_kullancs
flight: járat repülés repülőjárat repülő
flood: árvíz áradás elöntött
floor: emelet szint földszint
flour: liszt
flower: virág csokor virágcsokor
fog: köd ködös
foot: láb lábfej
football: futball foci labdarúgás
forbidden: tilos tiltott
forest: erdő
forget: elfelejt felejt elfelejtett ott_felejtett
form: űrlap nyomtatvány formanyomtatvány
found_start: alapít alapítás alapították
founder: alapító alapította
free: ingyenes ingyen díjmentes térítésmentes
free_of_charge: ingyen ingyenes díjmentes díjtalan térítésmentes
free_vacant: szabad üres
freeze: fagyaszt fagyasztó fagyasztott mélyhűtő
fresh: friss
friday: péntek
fridge: hűtő hűtőszekrény
friend: barát barátok barátnő
fringe: frufru
fruit: gyümölcs
full: tele teljes betelt
full_board: teljes_ellátás teljes_panzió teljes_panziós
furniture: bútor bútorok
future: jövő jövőbeli
game: játék játszik
garage: garázs autószerviz
garden: kert kerti
garlic: fokhagyma fokhagymás
gas: gáz
gate: kapu kapuk
gearbox: sebességváltó váltó sebességfokozat
generator: generátor áramfejlesztő
gift: ajándék ajándékoz
gift_card: ajándékkártya
gift_voucher: ajándékutalvány utalvány kupon ajándékkártya ajándék_utalvány
girl: lány
give: ad átad
glacier: gleccser
glass: üveg pohár poharak
glasses: szemüveg
glove: kesztyű
gluten: glutén gluténmentes búza
go: megy mehet menni ment
goggles: úszószemüveg síszemüveg védőszemüveg
gram: gramm kilogramm kiló kg
grass: fű gyep pázsit
grease: kenőzsír kenés zsírzás
green: zöld
groom: kutyakozmetika nyírás kutyanyírás
group: csoport csoportos
group_lesson: csoportos_óra csoportos_oktatás csoportos_foglalkozás
guarantee: garancia jótállás szavatosság garanciális_idő jótállási_idő
guardian: gyám gondviselő
guide: idegenvezető tárlatvezetés vezetett túravezető
gym: edzőterem fitnesz konditerem
hair: haj hajak szőr
hairdresser: fodrász fodrászat
hairdryer: hajszárító
halal: halal kóser
half: fél fele
half_board: félpanzió félpanziós
hall: terem csarnok
ham: sonka
handicraft: kézműves kézimunka kézművesség
handle: fogantyú kilincs nyél
harbour: kikötő
harness: hám beülő biztonsági_heveder
harvest: aratás szüret betakarítás termés
hat: kalap sapka
head: vezető igazgató főnök
headache: fejfájás migrén
headliner: főfellépő sztárfellépő
health: egészség egészséges egészségügyi
hear: hall hallás
hearing: hallás hall halló
heat: fűtés fűt fűtött melegít
heavy: nehéz súly
height: magasság magas
helmet: sisak bukósisak
help: segítség segít
herb: gyógynövény fűszernövény
high_chair: etetőszék babaszék
high_season: főszezon főidény
highlights: melír melírozás balayage
hike: túra túrázás gyaloglás séta kirándul gyalogos_túra
hill: domb dombok
hire: bérlés kölcsönzés bérel kölcsönző bérleti
history: történelem történet történelmi
hobby: hobbi
holiday: nyaralás szabadság szünet üdülés
home: otthon haza
homework: házi_feladat lecke
honey: méz mézes
horse: ló lovas lovaglás lovak
hose: tömlő slag
hospital: kórház
host: házigazda vendéglátó szállásadó
hot: forró meleg
hot_tub: jakuzzi pezsgőfürdő dézsa
hotel: szálloda hotel szálló
hour: óra órák
house: ház házak
household: háztartás háztartási
hungry: éhes éhség
ice: jég
ice_cream: fagylalt fagyi jégkrém
id_card: személyi útlevél igazolvány személyazonosító személyi_igazolvány személyazonosító_igazolvány fényképes_igazolvány
ill: beteg betegség megbetegedés kór
immediately: azonnal rögtön
implant: implantátum implantáció fogbeültetés
important: fontos
indoor: beltéri bent fedett
infection: fertőzés fertőző
ingredient: összetevő hozzávaló
injection: injekció oltás
injury: sérülés megsérül sérült
insect: rovar
install: telepít telepítés beszerelés felszerel üzembe
instalment: részlet részletfizetés részletre
instructions: útmutató utasítás kézikönyv
instructor: oktató tanár tanít edző
insurance: biztosítás biztosított biztosító
internet: internet wifi wi-fi vezeték_nélküli_internet
interpreter: tolmács fordító fordítás
interview: interjú állásinterjú
invent: feltalál találmány feltalálta
inventor: feltaláló feltalálta
invite: meghív meghívó meghívás
iron: vasaló vasal vasalás
island: sziget
jam: lekvár dzsem
jewellery: ékszer ékszerek
job: állás munka munkahely dolgozik
juice: gyümölcslé lé
jump: ugrás ugrik ugrál
kayak: kajak kajakozás
keep: tart megőriz megtart
kennel: kutyapanzió kutyahotel kennel állatpanzió
kettle: vízforraló teáskanna
key: kulcs
keyboard: billentyűzet
kidney: vese
kilometre: kilométer km
kindergarten: óvoda bölcsőde
kitchen: konyha
knife: kés
knit: köt kötés kötött
laboratory: laboratórium labor
lactose: laktóz laktózmentes tejtermék laktózérzékeny
ladder: létra
lake: tó tavak
lamb: bárány bárányhús
lamp: lámpa világítás
land: föld telek
lane: sáv pálya
language: nyelv
last: utolsó
later: később utóbb
laundry: mosás mosoda szennyes
law: törvény jog
lawyer: ügyvéd jogász
lay: tojik rak lerak
leak: szivárgás csöpög szivárog
learn: tanul megtanul tanulás
leather: bőr
left: bal balra
leg: láb lábak
legal: jogi törvényes
lend: kölcsön kölcsönöz kölcsönzés kölcsönad
length: hossz hosszú hosszúság
lesson: óra lecke
letter: levél levelek
level: szint
library: könyvtár
licence: engedély jogosítvány
lid: fedél fedő kupak
life_jacket: mentőmellény
lifeguard: vízimentő úszómester vízi_mentő
light: fény könnyű világos
lighthouse: világítótorony
lightning: villám mennydörgés villámlás zivatar
like: szeret tetszik
limescale: vízkő vízkőmentesítés
line: vonal
listen: hallgat meghallgat
litre: liter
live: él lakik élt lakó
liver: máj
local: helyi helybeli
lock: zár lakat bezár
locked: zárva zárt
locker: szekrény csomagmegőrző öltözőszekrény értékmegőrző
login: bejelentkezés belépés felhasználónév
lose: elveszít elveszett elvesztés elveszik elvesztett
lost_property: talált_tárgyak talált_tárgy elveszett_tárgyak
low: alacsony
low_season: előszezon utószezon holtszezon elő-utószezon
lunch: ebéd ebédel
machine: gép berendezés
magazine: folyóirat magazin
main: fő legfontosabb
main_course: főétel főételek főfogás
maintenance: karbantartás szerviz időszakos_karbantartás
make: készít gyárt gyártás készült előállít
male: férfi férfiak
mandatory: kötelező szükséges
manicure: manikűr
map: térkép
map_location: elhelyezkedés fekvés helyszín
market: piac vásár
marry: házasodik házasság esküvő feleségül
massage: masszázs
mat: szőnyeg matrac
material: anyag alapanyag
maximum: maximum legfeljebb maximális
measure: mér mérés méret lemér
meat: hús
medicine: gyógyszer orvosság
meet: találkozó találkozik találkozás
member: tag tagság
menu: étlap menü
message: üzenet
meter: mérőóra mérő
method: módszer
metre: méter méteres
metro: metró
microchip: chip mikrochip chipelés
microwave: mikró mikrohullámú mikrohullámú_sütő
middle: közép középső
midnight: éjfél éjfélkor
mileage: futásteljesítmény kilométeróra megtett_kilométer
milk: tej
million: millió
mine: bánya
minibar: minibár
minimum: minimum legalább minimális
minute: perc
mirror: tükör
miss: lekésik elmulaszt kihagy mulasztás
mistake: hiba tévedés
mobile_phone: mobil mobiltelefon okostelefon
model: modell típus
monday: hétfő
money: pénz
month: hónap havi havonta
morning: reggel délelőtt
motorcycle: motorkerékpár motor
mountain: hegy hegyek
mouth: száj
move: költözés költözik költöztetés költöztet
museum: múzeum
mushroom: gomba
mustard: mustár
nail: köröm manikűr
name: név nevek neve
nappy: pelenka
native_speaker: anyanyelvi anyanyelvű anyanyelvi_tanár
nature: természet természetes
near: közel közeli közelben
need: szükséges kell igény szükség
needle: tű
neighbour: szomszéd
new: új
news: hír hírek
newspaper: újság napilap
next: következő
night: éjszaka éj éjszakák
noise_loud: zaj hangos zajos hangosan
non_swimmer: úszni_nem_tudó nem_tud_úszni nem_tudok_úszni
noodles: metélt levestészta nudli
noon: dél délben
north: észak északi
nose: orr
notice: értesítés értesít hirdetmény
notice_period: felmondás felmondási felmondási_idő
number: szám számok
nurse: nővér ápoló
nut: dió mogyoró földimogyoró
offer: ajánlat kínál kínálat
office: iroda hivatal
official: hivatalos
oil: olaj
oil_change: olajcsere
old: régi öreg idős
onion: hagyma
online: online internetes interneten
only: csak kizárólag
open: nyitva nyitvatartás nyit nyitás nyílik nyitott nyitvatartási_idő nyitva_tartás rendelési_idő hány_órakor_nyit
operation: műtét operáció műt
orange: narancs narancssárga
order: rendelés rendel megrendelés megrendel
organic: bio ökológiai organikus
organise: szervez szervezés rendez
outdoor: kültéri szabadtéri kint
oven: sütő kemence
owner: tulajdonos gazda
pack: csomag csomagolás csomagol
paddle: evező evezők lapát
paddleboard: sup sup-deszka sup_deszka
page: oldal lap
paint: fest festék festő festmény festés
pair: pár
pan: serpenyő lábas fazék
paper: papír
parade: felvonulás parádé körmenet
parcel: csomag küldemény
park: park
parking: parkoló parkolás parkol parkolóhely fizető_parkoló zárt_parkoló
parking_space: parkolóhely parkolóhelyek
partner: partner társ
pass: bérlet belépő
passenger: utas
password: jelszó
pasta: tészta
path: ösvény
patient: beteg páciens
pay: fizet fizetés kifizet befizetés fizetési_mód fizetési_módok
paypal: paypal
pedal: pedál
pedicure: pedikűr
pen: toll
pension: nyugdíj
people: ember fő személy emberek
pepper: bors paprika
percent: százalék
performance: előadás műsor fellépés
perfume: parfüm illatszer
perm: dauer dauerolás
permit: engedély
personalised: egyedi egyéni személyre_szabott névre_szóló
photo: fénykép fotó fényképez fényképezés fotózás
piano: zongora
picnic: piknik
piece: darab db
pig: sertés sertéshús disznó
pillow: párna
pitch: pálya parcella hely
pizza: pizza
plan: terv tervez
plant: növény ültet palánta
plastic: műanyag
plate: tányér
platform: vágány peron platform
play: játszik játék
playground: játszótér játszóterek
police: rendőrség
pool: medence uszoda úszómedence fedett_medence
poor: szegény
popular: népszerű
population: lakosság népesség lakos lakosság_száma
portion: adag adagok
possible: lehetséges lehetőség lehet
post: posta levél
potato: burgonya krumpli
pound: font
power_performance: teljesítmény lóerő
practical: gyakorlat gyakorlati
pregnant: terhes várandós terhesség kismama
prepare: előkészít felkészül készít előkészítés
prescription: recept vény orvosi_recept
pressure: nyomás vérnyomás
prevent: megelőz megelőzés
price_list: árlista árjegyzék
print: nyomtatás nyomtat kinyomtat
printer: nyomtató
private: privát magán
private_lesson: magánóra egyéni_óra egyéni_oktatás magánórák
prize: díj nyeremény
problem: probléma gond
process: folyamat feldolgozás eljárás
product: termék áru
profession: szakma foglalkozás hivatás
programme: program menetrend műsor
project: projekt
proof: blokk igazolás nyugta bizonylat
protect: véd védelem megvéd
pub: kocsma söröző
public: nyilvános köz
public_holiday: ünnepnap munkaszüneti ünnep munkaszüneti_nap nemzeti_ünnep
public_transport: villamos metró tömegközlekedés közösségi_közlekedés
publish: kiad megjelenik közzétesz kiadott
pump: szivattyú pumpa
pupil: diák tanuló hallgató
quality: minőség minőségi
quantity: mennyiség
quarter: negyed negyedév
queue: sor vár várakozás várakozási_idő
quiet: csendes csend nyugodt
quiet_hours: csendes_pihenő csendrendelet éjszakai_nyugalom
rabbit: nyúl nyulak nyuszi
racket: ütő teniszütő
raft: tutaj rafting
railway: vonat vasút
railway_station: pályaudvar vasútállomás állomás vasúti_állomás vasúti_pályaudvar
rain: eső esik időjárás
ramp: rámpa
range: hatótávolság hatótáv
raw: nyers
read: olvas elolvas olvasás
ready: kész
reason: ok indok
receive: kap átvesz átvétel kapott
reception: recepció porta recepciós
recipe: recept
recommend: ajánl ajánlás ajánlott
recycle: újrahasznosítás újrahasznosít szelektív
red: piros vörös
reference: hivatkozás referencia
referral: beutaló
refrigerated: hűtött
refund: visszatérítés visszatérít visszafizet visszafizetés visszakapni_a_pénzt pénz_vissza
register: regisztráció regisztrál jelentkezés beiratkozás
regular: rendszeres törzsvendég
reminder: emlékeztető emlékeztet
remove: eltávolít eltávolítás levesz
repeat: ismétel ismétlés megismétel
replace: cserél csere pótol
report: jelent bejelent jelentés
request: kérés kér kérelem
rescue: mentés megment ment
responsible: felelős felelősség
rest: pihenés pihen
restaurant: étterem vendéglő
restore: restaurálás restaurál helyreállítás felújítás
result: eredmény lelet
retail: kiskereskedelem kiskereskedelmi
return: visszaküld visszaküldés visszavisz visszáru visszaküldeni_az_árut visszaküldés_feltételei
rice: rizs
ring: gyűrű
risk: kockázat rizikó
river: folyó
road: út utca
roaming: roaming barangolás
rodent: rágcsáló hörcsög tengerimalac
roof: tető
room: szoba terem szobák
root_canal: gyökérkezelés gyökértömés
rope: kötél
route: útvonal
router: router útválasztó modem
rubbish: szemét hulladék szelektív_hulladék
rule: szabály házirend szabályzat
run: fut futás
rye: rozs rozskenyér rozsos
safe: biztonság biztonságos
safe_box: széf
sail: vitorla vitorlás vitorlázás
salad: saláta
salary: fizetés bér
sale: eladás elad értékesítés árul eladó
salmon: lazac
salt: só sós
same: ugyanaz azonos
sample: minta
sand: homok
saturday: szombat
sauce: szósz mártás
sauna: szauna
sausage: kolbász virsli hurka
save: megtakarít ment spórol
school: iskola
school_holidays: iskolai_szünet tanítási_szünet szünidő
science: tudomány
scissors: olló
scooter: robogó roller moped
scratch: karcolás karc horpadás
screen: képernyő
sea: tenger
sea_view: tengerre_néző tengeri_kilátás kilátás_a_tengerre
season: szezon évad idény
seat: ülés ülőhely férőhely hely
second_hand: használt második_kézből
security: biztonság őr biztonsági
seed: mag
self_checkin: önálló_bejelentkezés önálló_bejutás kulcsdoboz
self_service: önkiszolgáló
send: küld elküld
senior: nyugdíjas idős szenior
separate: külön elkülönített
serial_number: sorozatszám gyári_szám szériaszám
serve: felszolgál tálal kiszolgál
service: szolgáltatás szerviz kiszolgálás
sesame: szezám szezámmag
sew: varr varrás varrógép
shampoo: sampon
share: megoszt közös osztozik
shave: borotválás borotva borotválkozás
sheep: juh birka
sheet: lepedő ágynemű
shelf: polc polcok
shellfish: kagyló rákfélék tengeri tenger_gyümölcsei
shoe: cipő lábbeli
shop: üzlet bolt áruház
shoulder: váll vállak
shower: zuhany zuhanyzó tusoló
shrimp: garnéla rák garnélarák
shuttle: transzfer reptéri_transzfer
sick_note: táppénz orvosi_igazolás táppénzes_papír
sign: aláír aláírás
signal: térerő jel lefedettség
silver: ezüst
sim: sim-kártya sim_kártya
sing: énekel ének éneklés kórus
single_room: egyágyas egyágyas_szoba
sink: mosogató mosdó mosdókagyló
skate: korcsolya korcsolyázik korcsolyázás
ski: sí síelés síel
skin: bőr bőrgyógyászat
skipper: kapitány hajóvezető hajóskapitány
sleep: alszik alvás aludni aludt
sleeping_bag: hálózsák hálózsákok
slow: lassú lassan
small: kicsi kis
smell: szag illat
smoke: dohányzik dohányzás dohányzó
smoke_detector: füstérzékelő füstjelző
snow: hó havazás
soap: szappan
sock: zokni
socket: konnektor dugalj aljzat csatlakozó
socks: zokni zoknik
soft: puha lágy
software: szoftver
soil: talaj föld
solar: napelem napkollektor napenergia
sold_out: elfogyott kifogyott elkelt teltház
soup: leves
sourdough: kovász kovászos
south: dél déli
soy: szója szójás
spa: wellness gyógyfürdő spa
space: hely tér
spare_part: alkatrész pótalkatrész alkatrészek
speak: beszél
special: különleges speciális
species: faj fajta fajok
speed: sebesség
spelt: tönköly tönkölybúza
spice: fűszer csípős fűszeres
spoon: kanál kanalak
sport: sport sportol
spouse: házastárs
square: tér négyzet
square_metre: négyzetméter nm
squid: tintahal polip kalamári
stable: istálló
stage: színpad
stain: folt
stairs: lépcső
stall: stand bódé árus
stamp: bélyeg pecsét
standing: állóhely álló
starter: előétel előételek
stay: tartózkodás marad megszáll tartózkodik
steal: lop lopás ellop
steam: gőz pára
steel: acél rozsdamentes_acél
stock: raktár raktáron készlet készleten
stolen: ellopott lopott ellopták
stone: kő kövek
stop: megálló megáll
store_keep: tárol tárolás megőrzés raktároz csomagok_tárolása
storm: vihar
stove: kályha tűzhely
study: tanul tanulmány tanulás
subscription: előfizetés bérlet
substitute: helyettesít pótló helyettes
sugar: cukor
suggest: javasol javaslat
suitable: alkalmas megfelelő
suite: lakosztály
summer: nyár nyári
sunday: vasárnap
surcharge: felár pótdíj
sweet: édes édesség
swim: úszik úszás úszni
swimsuit: fürdőruha úszónadrág úszódressz
switch_off: kikapcsol kikapcsolás
switch_on: bekapcsol bekapcsolás
table: asztal
take: vesz visz elvisz
takeaway: elvitel elvitelre elvihető elvihető_étel
tank: tartály tank
tap: csap csaptelep
tartar: fogkő lepedék fogkőeltávolítás
taste: íz kóstolás kóstol kóstoló
tax: adó áfa általános_forgalmi_adó
taxi: taxi
taxi_rank: taxiállomás
tea: tea
team: csapat
technician: technikus szerelő
technology: technológia technika
teeth: fog fogak
television: televízió tévé tv
temporary: ideiglenes átmeneti
tenant: bérlő lakó
tennis: tenisz
textbook: tankönyv tankönyvek
thank: köszön köszönet köszönöm
theatre: színház
theory: elmélet elméleti
therapist: terapeuta masszőr gyógytornász masszázsterapeuta
thick: vastag sűrű
thickness: vastagság
thursday: csütörtök
ticket: jegy belépőjegy
tide: árapály dagály apály
tie: nyakkendő
time: idő időpont
tip: borravaló
today: ma mai
together: együtt közösen
toilet: vécé mosdó illemhely wc
tomato: paradicsom
tomorrow: holnap
tool: szerszám eszköz
total: összesen összes végösszeg
tourist: turista turisztikai
tourist_tax: idegenforgalmi ifa idegenforgalmi_adó turista_adó
towel: törölköző törülköző
tower: torony tornyok
toy: játék
tracking: csomagkövetés nyomkövetés nyomon_követés
traffic: forgalom dugó közlekedés
trailer: utánfutó pótkocsi
training: képzés edzés tréning
tram: villamos
transport: szállítás szállít közlekedés
travel: utazás utazik út
tree: fa fák
trial: próba kipróbál
tuesday: kedd
tuition: tandíj
tune: hangolás hangol behangol
turkey: pulyka pulykahús
type: típus fajta
tyre: gumi gumiabroncs abroncs
ultrasound: ultrahang ultrahangvizsgálat
umbrella: esernyő napernyő
understand: ért megért
uniform: egyenruha
university: egyetem
unpack: kicsomagol
update: frissítés frissít
urgent: sürgős
use: használ használat
vaccination: oltás védőoltás oltott oltási
valley: völgy
valuable: értékes értéktárgy értékes_tárgyak
van: furgon kisteherautó teherautó
vegan: vegán
vegetable: zöldség
vegetarian: vegetáriánus
vet: állatorvos állatorvosi állatorvosi_rendelő
view: kilátás panoráma
village: falu falvak község
vinegar: ecet
virus: vírus vírusok
visit: látogatás látogató meglátogat
voice: hang
volume: térfogat hangerő
volunteer: önkéntes
vote: szavazás szavaz szavazat
wall: fal
ward: osztály kórterem
warehouse: raktár
warm: meleg
warning: figyelmeztetés figyelmeztet
wash: mosás mos mosógép
watch: óra karóra
water: víz ivóvíz vizek
watt: watt kilowatt
wave: hullám hullámok
waxing: gyantázás epilálás szőrtelenítés
weak: gyenge
wear: visel hord
wednesday: szerda
week: hét heti hetente
weekday: hétköznap munkanap hétköznapok
weekend: hétvége
weigh: súly mér nyom
west: nyugat nyugati
wet: nedves vizes
wetsuit: búvárruha neoprén neoprénruha
wheel: kerék kerekek
white: fehér
whitening: fehérítés fogfehérítés
whole: egész teljes
wholesale: nagyker nagykereskedelem nagykereskedés
wide: széles szélesség
width: szélesség
wife: feleség férj
wind: szél szeles
window: ablak
windscreen: szélvédő
wine: bor
winter: tél téli
wire: vezeték drót huzal
withdraw: visszavon eláll felvesz
withdrawal_period: elállás elállási elállási_jog elállási_határidő
wool: gyapjú fonal
workshop: műhely
world: világ
write: ír író írta megír
wrong: rossz helytelen téves
x-ray: röntgen röntgen_felvétel
year: év éves évente
yellow: sárga
yoga: jóga
young: fiatal
young_animal: kölyök kiskutya kiscica kölyökkutya
youth: ifjúság fiatalok tizenéves ifjúsági
zip: cipzár villámzár
`
