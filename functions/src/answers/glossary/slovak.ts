/** Words of Slovak by what they mean, as `glossary` joins them with those of other languages. */
export const SLOVAK = `
abroad: zahraničie zahraničný cudzinec medzinárodný v_zahraničí
accept: prijímať prijať akceptovať brať berieme
accessible: bezbariérový vozičkár prístupný pre_vozičkárov bezbariérový_prístup invalidný_vozík pre_imobilných
accident: nehoda úraz havária
activity: aktivita činnosť
adapter: adaptér redukcia
add: pridať ďalší dodatočný navyše
address: adresa
adult: dospelý dospelí
advance: vopred predstih v_predstihu
advice: poradenstvo rada konzultácia poradiť poradňa
afternoon: popoludnie popoludní poobede popoludňajší
age: vek rokov starý koľko_rokov od_koľkých_rokov veková_hranica
agree: súhlas súhlasiť dohoda dohodnúť
air_conditioning: klimatizácia klimatizovaný
airport: letisko
alarm: alarm budík poplach
alcohol: alkohol alkoholický
allergy: alergia alergický alergén alergik
allow: dovolený povolený povoliť smieť smie možno je_povolené je_možné
alone: sám samostatne sprievod
always: vždy stále
amount: suma čiastka
anchor: kotva kotviť kotvenie
animal: zviera zvieratá zvierat miláčik
anniversary: výročie výročia
answer: odpoveď odpovedať
apartment: byt apartmán
app: aplikácia aplikácie appka
application: žiadosť prihláška životopis uchádzať motivačný_list prihláška_do
appointment: termín objednanie objednať schôdzka
arrive: príchod príjazd prísť doraziť prichádzať
ask: otázka pýtať opýtať
assemble: montáž montovať zmontovať zložiť
automatic: automat automatický automatická_prevodovka
available: dostupný dostupnosť dispozícii
average: priemer priemerný priemerne
award: ocenenie vyznamenanie ocenený
baby: bábätko dojča batoľa
back_up: záloha zálohovať zálohovanie
bacon: slanina slaninka
bag: taška vrece kabelka batoh
baggage: batožina kufor
bake: piecť pečený pekáreň pečivo pekár
balcony: balkón terasa
ball: lopta
bank: banka
bank_account: účet iban bankový_účet číslo_účtu bankového_účtu
bank_transfer: bankový_prevod prevodom prevod bankovým_prevodom
barbecue: gril grilovanie grilovať opekanie
basement: pivnica suterén
bath: vaňa kúpeľ
bathrobe: župan papuče prezuvky
bathroom: kúpeľňa
battery: batéria akumulátor
beach: pláž
beard: brada fúzy
beautiful: krásny krása kozmetický
bed: posteľ lôžko postele
bedroom: spálňa
beef: hovädzí hovädzie
beer: pivo
begin: začiatok začať začínať zahájenie
beginner: začiatočník začiatočníci
bench: lavička lavica
berth: kotvisko kotvenie
bicycle: bicykel bicykle cyklistický
big: veľký veľkosť väčší rozmer
bill: faktúra účet
bird: vták vtáky vtáctvo
birth: pôrod narodenie
birthday: narodeniny narodenín
bitter: horký
black: čierny čierna
blanket: deka prikrývka
blood: krv krvi krvný
blood_pressure: krvný_tlak krvného_tlaku
blood_test: krvný_test odber_krvi krvné_testy rozbor_krvi
blow_dry: fúkaná fúkanie vyfúkanie
blue: modrý modrá
boat: loď lode čln plavba
boil: variť varený vriaci
book_reading: kniha knihy
booking: rezervácia rezervovať zarezervovať
boot: čižma čižmy
born: narodený narodiť narodil
bottle: fľaša fľaše fliaš
bowl: miska misa misky
box: krabica debna krabička škatuľa
box_carton: krabica kartón škatuľa krabice
boy: chlapec chlapci
braces: strojček zubný_strojček čeľustná_ortopédia
brake: brzda brzdy brzdový bŕzd
branch: pobočka filiálka predajňa
brand: značka výrobca
bread: chlieb chleba pečivo
break_damage: poškodený poškodenie rozbitý škoda chybný
break_pause: prestávka pauza
breakdown: porucha
breakfast: raňajky raňajok
bride: svadba svadobný nevesta sobáš
bridge: most
bring: priniesť vziať doniesť prineste zobrať
brother: brat sestra súrodenec súrodenci
budget: rozpočet rozpočtu
buffet: bufet švédske_stoly raut bufetové
build: stavba stavať postaviť postavený stavebný
building: budova dom
bunk: poschodová poschodové
buoy: bója bójka
bus: autobus autokar
bus_line: autobusová_linka linka autobusové_linky
bus_stop: zastávka autobusová_zastávka autobusovej_zastávky
business: firma spoločnosť podnik
busy: rušno plno vyťažený
button: tlačidlo vypínač prepínač gombík
buy: kúpiť nákup kupovať nakúpiť kúpa
cabin: chata chatka kabína
cake: torta koláč zákusok
calendar: kalendár
call: volať zavolať telefón telefonicky telefónne_číslo
camera: fotoaparát kamera
campfire: oheň ohnisko táborák
camping: kemp kempovanie stan táborisko miesto_pre_stan stanové_miesto
cancel: zrušiť storno zrušenie stornovať
candle: sviečka
canoe: kanoe
capacity: kapacita nosnosť objem
capital: hlavné metropola
car: auto automobil vozidlo
car_rental: požičovňa_áut autopožičovňa prenájom_auta požičovňa_automobilov
caravan: karavan obytný obytný_príves obytné_auto obytný_voz
card: karta kartou
care: starostlivosť opatrovanie starať
carpet: koberec koberce
carry: nosiť niesť
cash: hotovosť hotovosti
cash_machine: bankomat
cash_on_delivery: dobierka dobierku
castle: hrad zámok
castrate: kastrácia sterilizácia kastrovať
cat: mačka kocúr
catalogue: katalóg
catering: catering
ceiling: strop
celebrate: oslava sláviť osláviť večierok
celery: zeler zeleru
cent: cent centov
centre: centrum stred
century: storočie
ceramics: keramika keramický hrnčiarstvo
certificate: certifikát osvedčenie potvrdenie
chain: reťaz reťaze
chair: stolička kreslo
change: zmena zmeniť meniť
change_money: výmena zmenáreň drobné
changing_room: šatňa prezliekareň skúšobná_kabínka prezliekacia_kabínka
charge_battery: nabíjanie nabíjať nabíjačka nabiť nabíjanie_elektromobilov
charging_station: nabíjacia_stanica nabíjačka nabíjacie_stanice
cheap: lacný lacnejší lacno
cheapest: najlacnejší najlacnejšie
check: kontrola vyšetrenie prehliadka skontrolovať kontrolovať
check_in: check-in ubytovanie príchod nástup check_in príchod_hostí
check_out: check-out odhlásenie odchod check_out odchod_hostí
check_up: prehliadka preventívna_prehliadka kontrola preventívny
cheese: syr syry syrový
chemist: lekáreň
chicken: kura kurča kuracie hydina
child: dieťa deti detský
children_menu: detské detský detské_menu detské_jedlo detská_porcia
chocolate: čokoláda čokoládový
choose: výber vybrať voľba zvoliť vyberať
christmas: vianoce vianočný vianočné_sviatky štedrý_deň
church: kostol kostola cirkev
cinema: kino film
city: mesto mesta mestský
class: trieda učebňa
clean: čistý čistenie upratovanie čistiť upratať
climb: lezenie liezť horolezectvo lezecký
clinic: ambulancia ordinácia klinika poliklinika
cloakroom: šatňa šatne
close: zatvorené zatvárať zatvoriť zatvorený
clothes: oblečenie odev šaty
clutch: spojka spojky
coach: tréner trénerka kouč
coat: kabát bunda
cocktail: kokteil koktail miešaný_nápoj drink
code: kód pin
coffee: káva kávy kaviareň
cold: studený zima chladný
collect: vyzdvihnutie vyzdvihnúť odber
colour: farba farbenie farbiť farebný
combine: kombinovať kombinácia spojiť
come: prísť prichádzať príďte
comfortable: pohodlný pohodlie komfortný
committee: výbor komisia
compare: porovnať porovnanie
competition: súťaž preteky
complain: reklamácia sťažnosť reklamovať
computer: počítač notebook
concert: koncert hudba hudobný
condition: podmienka podmienky
conference: konferencia stretnutie porada
confirm: potvrdenie potvrdiť
consumption: spotreba spotreby
contact: kontakt kontaktovať
contain: obsahovať zahŕňať zahrnuté obsiahnutý
contract: zmluva
cook: variť kuchár varenie uvariť
corkage: korkovné vlastné_víno
cost: cena ceny stáť náklady poplatok stojí
cot: postieľka detská detská_postieľka detskú_postieľku detské_postieľky
cotton: bavlna bavlnený
country: krajina štát
course: kurz lekcia hodina
court: kurt kurty dvorec
cover: hradiť kryť hradený pokrývať
cow: krava kravy kráv dobytok
cream: smotana šľahačka smotanový
credit_card: kreditná kreditka platobná kreditná_karta kreditnou_kartou kreditné_karty
crown_tooth: korunka korunky
cup: šálka hrnček
cure: liečba liečiť vyliečiť
currency: mena
current: prúd prúdy
curtain: záves záclona záclony závesy
customer: zákazník klient hosť zákazníci
cut: strih strihanie strihať ostrihať
dam: priehrada hrádza
dance: tanec tancovať tanečný
danger: nebezpečný nebezpečenstvo
data: dáta údaje
date: dátum termín
daughter: dcéra
day: deň dni denne
dead: smrť zomrieť zomrel mŕtvy
deadline: termín najneskôr uzávierka lehota posledný_termín konečný_termín
dear_expensive: drahý drahší draho
debt: dlh dlhy dlžník pohľadávka
deep: hlboký hĺbka
degree: stupeň stupňov teplota
delay: meškanie oneskorenie neskoro meškať
deliver: doručenie dodanie dodať donáška doručiť doprava doba_doručenia doručenie_zásielky
dentist: zubár zubný stomatológ zubný_lekár zubná_ambulancia
depart: odchod odjazd odísť odchádzať
deposit: záloha kaucia vratná_záloha vratná_kaucia
describe: popis popísať
design: návrh dizajn dizajnér navrhnúť
dessert: dezert zákusok
detergent: prášok prací
device: prístroj zariadenie spotrebič
deworm: odčervenie odčerviť červy
diabetes: cukrovka diabetes diabetik
diagnosis: diagnóza diagnostika
diesel: nafta palivo benzín
diet: diéta
difference: rozdiel rozdielny iný
difficult: ťažký náročný obtiažnosť
dinner: večera
direction: cesta smer trasa
dirty: špinavý špina
disabled: postihnutý postihnutie invalidný ztp
disappear: zmiznúť stratený stratiť
disassemble: demontáž rozobrať demontovať rozmontovať
discount: zľava zľavy zľavnený zľavový
discover: objaviť objavovať objav
dish: jedlo pokrm chod
dishwasher: umývačka umývačka_riadu
display: displej obrazovka
dive: potápanie potápať potápač
doctor: lekár doktor lekárka lekársky všeobecný_lekár praktický_lekár
document: dokument doklad doklady
dog: pes psy psa psov
donate: dar darovať darca
door: dvere dverí
double_room: dvojlôžkový dvojposteľová dvojlôžková_izba
dough: cesto cestíčko
download: stiahnuť stiahnutie
dozen: tucet tucty
drain: odtok odpad
dress: šaty
dress_code: dress_code oblečenie spoločenský_odev
drill: vŕtačka vŕtať vŕtanie
drink: nápoj piť pitie nápoje
drive: šoférovať vodič jazda riadiť jazdiť
driving_licence: vodičský vodičák vodičský_preukaz vodičského_preukazu vodičské_oprávnenie
dry: suchý sušiť sušička sušenie
dry_cleaning: čistiareň chemické_čistenie chemická_čistiareň
duck: kačica hus kačacina husacina kačacie
dumpling: knedľa halušky pirohy knedle
duration: trvať trvanie dĺžka dlho
during: počas priebehu
dust: prach prachu
duvet: paplón obliečky
early: skoro skôr skorý
easter: veľká veľkonočný
easy: ľahký jednoduchý
eat: jesť jedlo strava jedia potraviny
egg: vajce vajec vajíčko
electric: elektrický elektrina elektro
electricity: elektrina prúd elektrický
elevator: výťah výťahom
email: e-mail mail email mailom e-mailová_adresa emailová_adresa
emergency: pohotovosť núdzový tiesňový tiesňová_linka tiesňové_volanie naliehavý_prípad
employee: zamestnanec personál zamestnanci pracovník
empty: prázdny vyprázdniť
end: koniec končiť skončiť ukončenie
engine: motor
engineer: inžinier architekt
english: angličtina anglický anglicky
engraving: gravírovanie rytie gravírovať vyryť
enter: vstup vchod vstúpiť vstupovať
entrance_fee: vstupné vstup cena_vstupného
envelope: obálka obálky
equipment: vybavenie výbava výstroj
euro: euro eur
evening: večer večerný
event: podujatie akcia udalosť
every: každý každá
exam: skúška test vyšetrenie
example: príklad napríklad
excursion: výlet exkurzia prehliadka
exercise: cvičenie cvičiť
exhaust: výfuk výfukový emisie
exhibition: výstava expozícia
exit: východ výjazd
expire: platnosť platiť vypršať platný
explain: vysvetliť vysvetlenie
express: expres expresný expresne
extend: predĺžiť predĺženie dlhšie
eye: oko oči očí očný
eyebrow: obočie mihalnice obočia
fabric: látka tkanina
facial: ošetrenie_pleti pleť čistenie_pleti
factory: továreň závod fabrika
family: rodina rodinný
far: ďaleko vzdialenosť vzdialený
fare: cestovné lístok
farm: farma farmár hospodárstvo poľnohospodár
fast: rýchly rýchlo rýchlejšie
fat: tuk tučný
father: otec matka rodič rodičia mama otca
female: žena dámsky ženský pani
fence: plot oplotenie oplotený
ferry: trajekt kompa prievoz
festival: festival slávnosti
fever: horúčka
few: málo niekoľko
fill: naplniť vyplniť plomba výplň
filling_tooth: plomba výplň plomby
filter: filter
find: nájsť nájdený nájdete
fine: pokuta
finger: prst
fire: požiar oheň požiarny hasiaci
firewood: palivové_drevo drevo polená
fireworks: ohňostroj pyrotechnika ohňostroje
first: prvý
first_aid: prvá_pomoc lekárnička prvej_pomoci
fish: ryba rybárčenie rybársky
fit: sedieť pasovať
fix: oprava opraviť opravovať servis
flat_tyre: defekt prepichnutá_pneumatika dostať_defekt prázdna_duša
flea_tick: kliešť blcha parazit
flight: let lietať letieť lietadlo
flood: povodeň záplava zatopený
floor: poschodie podlaha prízemie
flour: múka
flower: kvet kvetina kytica kvety
fog: hmla hmly
foot: noha chodidlo nohy
football: futbal
forbidden: zakázaný zákaz
forest: les lesa drevo lesný
forget: zabudnúť zabudnutý
form: formulár
found_start: založiť založený založenie
founder: zakladateľ založiť založil
free: zadarmo bezplatný zdarma gratis
free_of_charge: zadarmo bezplatne bez_poplatku bezplatný zdarma
free_vacant: voľný voľno voľné_izby voľné_miesta voľné_termíny
freeze: mraziť mraznička mrazený zmraziť
fresh: čerstvý
friday: piatok piatku
fridge: chladnička
friend: priateľ kamarát priatelia
fringe: ofina ofinu
fruit: ovocie ovocný
full: plný
full_board: plná_penzia plnou_penziou plnú_penziu
furniture: nábytok nábytku
future: budúcnosť budúci
game: hra hry hrať
garage: garáž
garden: záhrada záhradný záhradka
garlic: cesnak cesnaku cesnakový
gas: plyn plynový
gate: brána bránka rampa vjazd
gearbox: prevodovka prevod prevody rýchlosť
generator: generátor elektrocentrála
gift: darček dar
gift_card: darčeková_karta darčekovú_kartu darčekové_karty
gift_voucher: poukaz voucher poukážka darčekový_poukaz darčeková_poukážka darčekové_poukážky
girl: dievča dievčatá
give: dať dávať
glacier: ľadovec
glass: sklo pohár sklený
glasses: okuliare okuliarov
glove: rukavica
gluten: lepok bezlepkový pšenica bez_lepku
go: ísť chodiť
goggles: plavecké_okuliare lyžiarske_okuliare
gram: gram kilogram kilo kg dkg
grass: tráva trávnik
grease: mazivo mazanie tuk mastnota
green: zelený
groom: strihanie_psov trimovanie psí_salón úprava_psov
group: skupina skupinový
group_lesson: skupinová_lekcia skupinové_lekcie skupinová_hodina
guarantee: záruka garancia záručný
guardian: zástupca opatrovník
guide: sprievodca prehliadka prehliadka_so_sprievodcom komentovaná_prehliadka
gym: posilňovňa fitness telocvičňa
hair: vlasy vlasov
hairdresser: kaderník kaderníctvo holič
hairdryer: fén sušič sušič_vlasov
halal: halal kóšer
half: pol polovica polovičný
half_board: polpenzia polpenzie polpenziu
hall: sála hala miestnosť
ham: šunka šunky
handicraft: remeslo ručný remeselný
handle: kľučka rukoväť držadlo madlo
harbour: prístav
harness: postroj sedák úväz
harvest: zber úroda žatva vinobranie
hat: klobúk čiapka klobúky
head: vedúci riaditeľ šéf
headache: hlavy migréna
headliner: headliner hviezda hlavná_hviezda
health: zdravie zdravý zdravotný
hear: počuť sluch
hearing: sluch sluchový nepočujúci
heat: kúrenie vykurovanie vyhrievaný kúriť teplý
heavy: ťažký váha hmotnosť
height: výška vysoký
helmet: prilba helma
help: pomoc pomáhať pomôcť
herb: bylina bylinky
high_chair: detská_stolička vysoká_stolička stolička_na_kŕmenie jedálenská_stolička
high_season: hlavná_sezóna hlavnej_sezóne vrchol_sezóny
highlights: melír melírovanie balayage
hike: túra turistika prechádzka peší
hill: kopec vrch
hire: požičať požičovňa prenájom nájom požičanie prenajať na_prenájom na_požičanie
history: história dejiny historický
hobby: koníček záľuba hobby
holiday: dovolenka prázdniny
home: domov doma domáci
homework: domáca_úloha úlohy domáce_úlohy
honey: med medu medový
horse: kôň kone jazda jazdecký
hose: hadica hadice
hospital: nemocnica
host: hostiteľ
hot: horúci
hot_tub: vírivka jacuzzi vírivá_vaňa
hotel: hotel
hour: hodina hodiny
house: dom domu
household: domácnosť
hungry: hladný hlad
ice: ľad ľadu
ice_cream: zmrzlina kopček_zmrzliny
id_card: občiansky občianka pas totožnosť preukaz občiansky_preukaz občianskeho_preukazu cestovný_pas doklad_totožnosti
ill: choroba chorý ochorenie
immediately: ihneď okamžite hneď bezodkladne
implant: implantát implantáty
important: dôležitý
indoor: vnútri vnútorný krytý
infection: infekcia nákaza
ingredient: zloženie zložka prísada suroviny
injection: injekcia
injury: úraz zranenie poranenie zranený
insect: hmyz komár
install: inštalácia montáž inštalovať
instalment: splátka splátky
instructions: návod pokyny manuál návod_na_použitie návod_na_obsluhu
instructor: inštruktor učiteľ lektor učiť
insurance: poistenie poistený poisťovňa poistka
internet: internet wifi wi-fi pripojenie_na_internet bezdrôtové_pripojenie
interpreter: tlmočník preklad prekladateľ
interview: pohovor rozhovor
invent: vynájsť vynález
inventor: vynálezca vynález
invite: pozvať pozvánka
iron: žehlička žehliť žehlenie železo
island: ostrov
jam: džem lekvár
jewellery: šperky klenoty zlatníctvo
job: práca zamestnanie miesto pracovať pozícia voľné_miesta pracovné_miesto voľné_pozície ponuka_práce
juice: džús šťava
jump: skok skákať skoky
kayak: kajak kajaky
keep: uchovať ponechať nechať
kennel: psí_hotel hotel_pre_psov koterec
kettle: kanvica
key: kľúč kľúče
keyboard: klávesnica klávesnice
kidney: oblička
kilometre: kilometer km
kindergarten: škôlka materská jasle
kitchen: kuchyňa kuchynka
knife: nôž nože
knit: pliesť pletenie
laboratory: laboratórium
lactose: laktóza bezlaktózový laktózy mliečny
ladder: rebrík rebríka
lake: jazero
lamb: jahňacie jahňa
lamp: lampa svetlo osvetlenie
land: pozemok pôda
lane: dráha dráhy pruh
language: jazyk jazyky jazykový
last: posledný
later: neskôr neskoršie
laundry: bielizeň práčovňa pranie
law: právo zákon
lawyer: advokát právnik
lay: klásť položiť ukladať
leak: únik preteká tečie netesnosť kvapká
learn: učiť naučiť učenie
leather: koža kožený
left: vľavo ľavý
leg: noha nohy
legal: právny legálny
lend: požičať požičiavať pôžička výpožička
length: dĺžka dlhý
lesson: lekcia hodina výučba
letter: list
level: úroveň
library: knižnica
licence: licencia povolenie oprávnenie
lid: veko pokrievka vrchnák
life_jacket: vesta záchranná záchranná_vesta plávacia_vesta záchranné_vesty
lifeguard: plavčík záchranár
light: svetlo ľahký
lighthouse: maják
lightning: blesk búrka hrom
like: páčiť rád
limescale: vodný_kameň odvápnenie vodného_kameňa
line: linka línia
listen: počúvať
litre: liter litrov
live: bývať žiť bydlisko
liver: pečeň
local: miestny lokálny
lock: zámok zamknúť zamykať
locked: zamknutý uzamknutý
locker: skrinka uzamykateľná_skrinka
login: prihlásenie prihlásiť konto prihlasovacie
lose: stratiť stratený strata
lost_property: straty_a_nálezy nálezy strát_a_nálezov
low: nízky
low_season: mimosezóna mimo_sezóny vedľajšia_sezóna
lunch: obed obedové_menu denné_menu
machine: stroj prístroj automat
magazine: časopis
main: hlavný
main_course: hlavné_jedlo hlavný_chod hlavné_jedlá
maintenance: údržba servis
make: vyrábať vyrobiť výroba vyrobený
male: muž mužský pánsky
mandatory: povinný nutný vyžadovaný musieť povinnosť
manicure: manikúra
map: mapa
map_location: poloha kde_nás_nájdete mapa lokalita
market: trh tržnica jarmok
marry: ženatý vydatá sobáš oženiť
massage: masáž masér
mat: podložka rohož
material: materiál
maximum: maximálne maximálny maximum najviac
measure: merať meranie rozmer miera
meat: mäso mäsový
medicine: liek lieky medicína
meet: stretnúť stretnutie zraz
member: člen členstvo
menu: menu jedálny lístok
message: správa správy odkaz sms
meter: meter merač
method: metóda spôsob
metre: meter metre metrov
metro: metro metra
microchip: čip mikročip čipovanie
microwave: mikrovlnka mikrovlnná mikrovlnná_rúra mikrovlnnej_rúre
middle: stred stredný
midnight: polnoc polnoci o_polnoci
mileage: nájazd najazdené kilometre
milk: mlieko mliečny
million: milión miliónov
mine: baňa banský
minibar: minibar
minimum: minimum minimálny minimálne najmenej
minute: minúta minút
mirror: zrkadlo
miss: zmeškať vymeškať
mistake: chyba omyl
mobile_phone: mobil telefón mobilný mobilný_telefón mobilného_telefónu
model: model
monday: pondelok pondelka
money: peniaze peňazí
month: mesiac mesačný mesačne
morning: ráno dopoludnie ranný
motorcycle: motocykel motorka
mountain: hora hory horský
mouth: ústa úst
move: sťahovanie sťahovať presťahovať
museum: múzeum múzea
mushroom: huba huby šampiňón
mustard: horčica horčicový
nail: necht nechty klinec manikúra
name: meno názov priezvisko
nappy: plienka plienky
native_speaker: rodený_hovoriaci native_speaker lektor
nature: príroda prírodný
near: blízko neďaleko okolí
need: potrebovať potreba potrebný
needle: ihla
neighbour: sused
new: nový
news: novinky správy aktuality
newspaper: noviny
next: budúci ďalší nasledujúci
night: noc nocľah nočný prenocovanie
noise_loud: hluk hlučný hlasný nahlas
non_swimmer: neplavec neplavci neplavcov
noodles: rezance slíže
noon: poludnie poludnia na_poludnie
north: sever severný
nose: nos nosa
notice: oznámenie upozornenie
notice_period: výpovedná výpoveď výpovedná_lehota výpovednú_lehotu výpovedná_doba
number: číslo počet
nurse: sestra sestrička
nut: orech orechy arašid
offer: ponuka ponúkať ponúkame
office: kancelária úrad
official: úradný oficiálny úradník
oil: olej
oil_change: výmena_oleja výmenu_oleja vymeniť_olej
old: starý
onion: cibuľa
online: online on-line internetový
only: len iba výhradne
open: otvorené otvárať otvorený otvoriť otváracie otváracie_hodiny otváracích_hodín otváracia_doba prevádzková_doba
operation: operácia zákrok operovať
orange: pomaranč oranžový
order: objednávka objednať objednávať
organic: bio ekologický organický
organise: organizovať organizácia usporiadať usporiadateľ
outdoor: vonku vonkajší pod_holým_nebom na_čerstvom_vzduchu
oven: rúra pec
owner: majiteľ vlastník majiteľka
pack: balenie obal zabaliť baliť
paddle: pádlo pádla pádlovať veslo
paddleboard: paddleboard sup
page: stránka strana stránky
paint: farba maľovať maliar maľovanie natrieť
pair: pár
pan: panvica panvice
paper: papier papierový
parade: sprievod prehliadka
parcel: balík zásielka balíček
park: park
parking: parkovanie parkovisko parkovať
parking_space: parkovacie_miesto parkovacie_miesta parkovacích_miest státie
partner: partner partnerka
pass: permanentka preukaz
passenger: cestujúci pasažier
password: heslo
pasta: cestoviny
path: chodník cesta trasa
patient: pacient pacienti
pay: platiť platba zaplatiť platenie úhrada
paypal: paypal
pedal: pedál
pedicure: pedikúra
pen: pero
pension: dôchodok
people: osoba ľudia ľudí osôb počet_osôb koľko_osôb koľko_ľudí
pepper: korenie paprika
percent: percento percent
performance: predstavenie vystúpenie
perfume: parfum parfém
perm: trvalá trvalú
permit: povolenie súhlas
personalised: na_mieru personalizovaný na_zákazku zákazkový
photo: fotka fotografia fotografovať obrázok
piano: klavír
picnic: piknik
piece: kus kúsok kusov
pig: prasa bravčové bravčový
pillow: vankúš
pitch: ihrisko parcela miesto
pizza: pizza
plan: plán plánovať
plant: rastlina rastliny
plastic: plast plastový
plate: tanier taniere
platform: nástupište platforma
play: hrať hra hranie
playground: ihrisko detské_ihrisko
police: polícia
pool: bazén kúpalisko plavecký_bazén krytý_bazén
poor: chudobný slabý
popular: obľúbený populárny
population: obyvateľ obyvateľstvo počet_obyvateľov
portion: porcia porcie porcií
possible: možný možnosť možné možno
post: pošta poštový
potato: zemiak zemiaky hranolky
pound: libra
power_performance: výkon výkonu
practical: prax praktický
pregnant: tehotná tehotenstvo
prepare: pripraviť príprava pripravovať
prescription: recept predpis
pressure: tlak
prevent: predchádzať prevencia zabrániť
price_list: cenník
print: tlač tlačiť vytlačiť potlač
printer: tlačiareň tlačiarne
private: súkromný
private_lesson: súkromná_lekcia individuálna_lekcia súkromná_hodina individuálna_hodina doučovanie
prize: cena výhra odmena
problem: problém
process: proces postup
product: výrobok produkt výrobky tovar
profession: povolanie profesia
programme: program rozvrh harmonogram
project: projekt
proof: doklad blok potvrdenie
protect: ochrana chrániť ochranný
pub: krčma piváreň pub
public: verejný
public_holiday: sviatok sviatky štátny_sviatok štátne_sviatky deň_pracovného_pokoja
public_transport: električka metro mhd verejná_doprava mestská_hromadná_doprava hromadná_doprava
publish: vydať publikovať vydanie zverejniť
pump: čerpadlo pumpa pumpička
pupil: žiak študent žiaci
quality: kvalita
quantity: množstvo počet
quarter: štvrť štvrtina štvrťrok
queue: rad čakať čakanie čakáreň
quiet: tichý pokojný pokoj
quiet_hours: nočný_pokoj nočného_pokoja nočný_kľud
rabbit: králik zajac králiky
racket: raketa rakety
raft: raft plť rafting plte
railway: vlak železnica vlaky
railway_station: stanica železničná_stanica vlaková_stanica železničnej_stanice
rain: dážď počasie pršať dažďa
ramp: rampa nájazd bezbariérový
range: dosah dojazd dosahu
raw: surový
read: čítať čítanie prečítať
ready: hotový pripravený
reason: dôvod
receive: dostať obdržať
reception: recepcia recepcie recepcii
recipe: recept
recommend: odporučiť odporúčať odporúčaný
recycle: recyklácia triediť recyklovať
red: červený
reference: referencia
referral: odporúčanie výmenný_lístok žiadanka
refrigerated: chladený chladnička
refund: vrátenie vrátiť náhrada preplatiť vrátenie_peňazí vrátiť_peniaze
register: registrácia prihlásiť prihláška zápis zaregistrovať
regular: pravidelný bežný
reminder: upomienka pripomienka pripomenutie pripomenúť
remove: odstrániť odstránenie
repeat: opakovať zopakovať
replace: výmena vymeniť nahradiť náhrada
report: hlásenie správa nahlásiť
request: žiadosť požiadavka dopyt želanie
rescue: záchrana zachrániť záchranný
responsible: zodpovedný zodpovednosť zodpovedá
rest: odpočinok oddychovať zvyšok
restaurant: reštaurácia
restore: reštaurovanie renovácia reštaurovať obnova renovovať
result: výsledok výsledky
retail: maloobchod maloobchodný
return: vrátenie vrátiť vracať vrátenie_tovaru vrátiť_tovar
rice: ryža
ring: prsteň prstene obrúčka
risk: riziko
river: rieka
road: cesta ulica
roaming: roaming
rodent: hlodavec hlodavce škrečok morča
roof: strecha
room: izba miestnosť izby
root_canal: koreňových_kanálikov endodoncia kanálikov ošetrenie_koreňových_kanálikov
rope: lano laná povraz
route: trasa cesta
router: router modem smerovač
rubbish: odpad odpadky smeti kôš odpadkový_kôš
rule: pravidlo pravidlá poriadok
run: behať beh bežať
rye: raž ražný
safe: bezpečný bezpečnosť
safe_box: trezor sejf trezor_na_izbe
sail: plachta plavba jachting
salad: šalát
salary: plat mzda
sale: predaj predávať predať výpredaj
salmon: losos
salt: soľ soli slaný
same: rovnaký
sample: vzorka ukážka
sand: piesok piesku
saturday: sobota
sauce: omáčka
sauna: sauna
sausage: klobása párok klobásy párky údenina
save: ušetriť uložiť šetriť
school: škola školský
school_holidays: školské_prázdniny prázdniny prázdnin
science: veda vedecký
scissors: nožnice nožníc
scooter: skúter kolobežka moped
scratch: škrabanec preliačina poškriabaný
screen: obrazovka displej plátno
sea: more morský
sea_view: výhľad_na_more výhľadom_na_more
season: sezóna obdobie ročné_obdobie
seat: sedadlo miesto sedačka sedenie
second_hand: použitý bazár jazdený z_druhej_ruky
security: bezpečnosť ochranka zabezpečenie
seed: semeno semienko osivo
self_checkin: samoobslužný_check-in samoobslužné_ubytovanie
self_service: samoobsluha samoobslužný
send: poslať posielať zaslať odoslať
senior: senior dôchodca seniori
separate: oddelený samostatný zvlášť
serial_number: sériové_číslo výrobné_číslo sériového_čísla
serve: podávať servírovať podávaný obsluhovať
service: služba servis obsluha služby
sesame: sezam sezamový
sew: šiť šitie krajčír
shampoo: šampón
share: zdieľať zdieľaný spoločný
shave: holenie holiť oholiť britva
sheep: ovca ovčí
sheet: plachta obliečky posteľná
shelf: polica polička regál
shellfish: kôrovce morské mäkkýše morské_plody morských_plodov
shoe: topánka topánky obuv
shop: obchod predajňa
shoulder: rameno plece ramená
shower: sprcha
shrimp: kreveta krevety
shuttle: transfer doprava kyvadlová
sick_note: péenka pn práceneschopnosť maródka
sign: podpis podpísať značka
signal: signál pokrytie
silver: striebro strieborný
sim: sim simka sim_karta
sing: spievať spev zbor
single_room: jednolôžkový jednoposteľová jednolôžková_izba
sink: umývadlo drez umývadla
skate: korčule korčuľovanie
ski: lyže lyžovanie lyžiarsky lyžovať
skin: koža pleť pokožka
skipper: kapitán skipper kormidelník
sleep: spať spanie spánok
sleeping_bag: spacák spací_vak spacáky
slow: pomalý pomaly
small: malý menší
smell: vôňa zápach čuch pach
smoke: fajčiť fajčenie dym cigareta
smoke_detector: hlásič_dymu detektor_dymu dymový_hlásič
snow: sneh snehu
soap: mydlo
sock: ponožka ponožky
socket: zásuvka zástrčka zásuvky
socks: ponožky ponožka
soft: mäkký mäkké
software: softvér program software
soil: pôda zemina
solar: solárny fotovoltika
sold_out: vypredané vypredaný
soup: polievka
sourdough: kvások kváskový
south: juh južný
soy: sója sójový
spa: kúpele wellness spa
space: priestor miesto
spare_part: náhradný_diel náhradné_diely diely súčiastka
speak: hovoriť rozprávať
special: špeciálny osobitný
species: druh druhy
speed: rýchlosť
spelt: špalda špaldový
spice: korenie pikantný štipľavý
spoon: lyžica lyžička
sport: šport športový
spouse: manžel manželka
square: námestie štvorec štvorcový
square_metre: meter_štvorcový m2 m² štvorcových_metrov metrov_štvorcových
squid: kalamáre chobotnica sépia
stable: stajňa
stage: javisko pódium scéna
stain: škvrna fľak
stairs: schody schodisko
stall: stánok stánky
stamp: známka pečiatka pečiatky
standing: na_státie státie
starter: predjedlo predjedlá
stay: pobyt zostať ubytovanie
steal: ukradnúť krádež ukradnutý
steam: para parný naparovanie
steel: oceľ oceľový
stock: skladom sklad na_sklade zásoby
stolen: ukradnutý odcudzený krádež
stone: kameň kamenný kamene
stop: zastávka zastaviť
store_keep: skladovať uschovať úschovňa uloženie
storm: búrka
stove: pec sporák varič kachle
study: štúdium študovať
subscription: predplatné
substitute: náhrada náhradník zástup
sugar: cukor cukru
suggest: navrhnúť návrh
suitable: vhodný
suite: apartmán apartmány
summer: leto letný
sunday: nedeľa
surcharge: príplatok prirážka
sweet: sladký sladkosť
swim: plávať plávanie kúpanie kúpať
swimsuit: plavky plaviek
switch_off: vypnúť vypínať zhasnúť
switch_on: zapnúť zapínať zasvietiť
table: stôl stolík stoly
take: vziať zobrať brať
takeaway: sebou odnos so_sebou jedlo_so_sebou
tank: nádrž nádrže
tap: kohútik batéria vodovodná_batéria
tartar: zubný_kameň povlak zubného_kameňa
taste: chuť ochutnávka ochutnať
tax: daň dph
taxi: taxi taxík
taxi_rank: stanovište_taxi stanovisko_taxi stanovište_taxíkov
tea: čaj
team: tím
technician: technik
technology: technológia technika
teeth: zub zuby
television: televízia televízor tv
temporary: dočasný prechodný
tenant: nájomník nájomca
tennis: tenis tenisový
textbook: učebnica učebnice
thank: ďakovať ďakujeme
theatre: divadlo divadelný
theory: teória teoretický teórie
therapist: terapeut masér terapeutka fyzioterapeut masérka
thick: hrubý tlstý
thickness: hrúbka hrúbky
thursday: štvrtok štvrtku
ticket: vstupenka lístok
tide: príliv odliv
tie: kravata viazať uviazať
time: čas doba hodina
tip: sprepitné tip
today: dnes
together: spolu spoločne
toilet: toaleta wc záchod
tomato: paradajka rajčina
tomorrow: zajtra
tool: náradie nástroj
total: celkom celkový súčet
tourist: turista turistický
tourist_tax: pobytová daň poplatok daň_z_ubytovania daň_za_ubytovanie miestny_poplatok turistická_taxa
towel: uterák osuška uteráky
tower: veža
toy: hračka
tracking: sledovanie sledovať sledovanie_zásielky
traffic: doprava premávka
trailer: príves vozík
training: školenie tréning výcvik
tram: električka električky
transport: doprava preprava
travel: cestovanie cesta cestovať
tree: strom stromy
trial: skúšobný skúška ukážkový skúšobná_hodina skúšobná_lekcia ukážková_hodina
tuesday: utorok utorka
tuition: školné školného
tune: ladenie ladiť naladiť ladič
turkey: morka morčacie morčací moriak
type: typ druh
tyre: pneumatika pneumatiky
ultrasound: ultrazvuk sono usg
umbrella: dáždnik slnečník
understand: rozumieť pochopiť
uniform: uniforma
university: univerzita vysoká
unpack: vybaliť rozbaliť
update: aktualizácia aktualizovať
urgent: naliehavý urgentný súrny
use: používať použiť použitie užívať
vaccination: očkovanie očkovaný vakcína
valley: dolina údolie
valuable: cennosť cenný
van: dodávka nákladné kamión
vegan: vegánsky vegán
vegetable: zelenina zeleninový
vegetarian: vegetariánsky vegetarián
vet: veterinár veterinárny
view: výhľad
village: dedina obec
vinegar: ocot octu
virus: vírus vírusy malvér
visit: návšteva navštíviť návštevník
voice: hlas
volume: objem hlasitosť
volunteer: dobrovoľník
vote: hlasovať hlasovanie voľby
wall: stena múr
ward: oddelenie
warehouse: sklad
warm: teplý teplo
warning: varovanie upozornenie výstraha
wash: pranie práčka umývať prať umývanie automatická_práčka
watch: hodinky hodiny
water: voda vody pitná pitná_voda pitnej_vody
watt: watt kilowatt kw
wave: vlna vlny vĺn
waxing: depilácia epilácia vosk voskovanie
weak: slabý slabá
wear: nosiť obliecť
wednesday: streda
week: týždeň týždne týždenne
weekday: pracovný_deň pracovné_dni všedný_deň všedný
weekend: víkend víkendový
weigh: vážiť váha hmotnosť
west: západ západný
wet: mokrý
wetsuit: neoprén neoprénový
wheel: koleso
white: biely
whitening: bielenie vybieliť bieliť
whole: celý
wholesale: veľkoobchod veľkoobchodný
wide: široký šírka
width: šírka šírky
wife: manželka manžel
wind: vietor vetra
window: okno okná
windscreen: čelné_sklo autosklo čelného_skla
wine: víno vinárstvo
winter: zima zimný zime
wire: drôt kábel drôtu
withdraw: odstúpiť vybrať stiahnuť odstúpiť_od_zmluvy
withdrawal_period: odstúpenie odstúpiť odstúpenie_od_zmluvy lehota_na_odstúpenie odstúpenia_od_zmluvy
wool: vlna vlnený priadza
workshop: dielňa workshop
world: svet svetový
write: písať napísať napísal spisovateľ
wrong: zlý nesprávny chybný zle
x-ray: röntgen rtg röntgenová_snímka
year: rok roky ročne ročný rokov
yellow: žltý
yoga: joga jóga
young: mladý
young_animal: šteňa mačiatko šteniatko mláďa šteniatka
youth: mládež mladiství tínedžer
zip: zips zipsu
`
