/** Words of Slovenian by what they mean, as `glossary` joins them with those of other languages. */
export const SLOVENIAN = `
abroad: tujina tuj tujec mednaroden v_tujini v_tujino
accept: sprejemati sprejeti sprejmemo sprejem
accessible: dostopen invalid voziček invalidski_voziček dostop_za_invalide brez_ovir
accident: nesreča nezgoda
activity: aktivnost dejavnost
adapter: adapter polnilnik pretvornik
add: dodati dodaten dodatek dodamo
address: naslov
adult: odrasel odrasli odrasla
advance: vnaprej predhodno v_naprej
advice: svetovanje nasvet svetovati posvet
afternoon: popoldne popoldan popoldanski
age: starost let koliko_let koliko_star starostna_meja
agree: soglasje strinjati dogovor soglašati
air_conditioning: klima klimatska klimatiziran klimatska_naprava klimatsko_napravo
airport: letališče
alarm: alarm budilka
alcohol: alkohol alkoholen
allergy: alergija alergičen alergen
allow: dovoljen dovoliti smeti sme dovoljeno je_dovoljeno ali_smem
alone: sam samostojno spremstvo
always: vedno zmeraj
amount: znesek vsota
anchor: sidro sidrati sidrišče
animal: žival živali ljubljenček
anniversary: obletnica jubilej obletnice
answer: odgovor odgovoriti
apartment: stanovanje apartma
app: aplikacija aplikacije
application: prijava vloga prošnja prošnja_za_delo
appointment: termin naročanje naročiti
arrive: prihod priti prispeti
ask: vprašanje vprašati
assemble: montaža montirati sestavljanje sestaviti
automatic: avtomatski avtomatik samodejno avtomatski_menjalnik
available: voljo razpoložljiv razpoložljivost dostopen na_voljo na_razpolago
average: povprečje povprečen povprečno
award: nagrada priznanje nagrajen
baby: dojenček malček
back_up: varnostna kopija varnostna_kopija varnostno_kopiranje
bacon: slanina panceta
bag: torba vreča vrečka nahrbtnik
baggage: prtljaga kovček
bake: peči pečen pekarna pecivo pek
balcony: balkon terasa
ball: žoga
bank: banka
bank_account: račun iban trr bančni_račun transakcijski_račun številka_računa
bank_transfer: bančno_nakazilo nakazilo bančnim_nakazilom
barbecue: žar piknik raženj
basement: klet
bath: kad kopel banja
bathrobe: kopalni_plašč copati copate
bathroom: kopalnica
battery: baterija akumulator
beach: plaža
beard: brada
beautiful: lep lepota kozmetični
bed: postelja ležišče
bedroom: spalnica
beef: govedina goveji
beer: pivo
begin: začetek začeti začne začenjati
beginner: začetnik začetniki
bench: klop
berth: privez
bicycle: kolo kolesarski kolesar
big: velik velikost večji
bill: račun
bird: ptica ptič
birth: rojstvo porod
birthday: rojstni rojstnodnevni
bitter: grenek grenka
black: črn črna
blanket: odeja
blood: kri krvi krvni
blood_pressure: krvni_tlak krvnega_tlaka
blood_test: preiskava_krvi krvni_test odvzem_krvi krvne_preiskave
blow_dry: feniranje fen_frizura
blue: moder modra
boat: čoln ladja barka plovilo
boil: kuhati kuhan vreti
book_reading: knjiga
booking: rezervacija rezervirati
boot: škorenj škornji
born: rojen roditi
bottle: steklenica steklenice
bowl: skleda skledica
box: škatla zaboj škatlica zabojček
box_carton: škatla karton škatle
boy: fant deček
braces: zobni_aparat ortodont ortodontija
brake: zavora zavore zavorni
branch: podružnica poslovalnica
brand: znamka proizvajalec
bread: kruh
break_damage: poškodovan poškodba škoda pokvarjen pokvariti
break_pause: odmor premor
breakdown: okvara
breakfast: zajtrk
bride: poroka poročni nevesta
bridge: most
bring: prinesti prinašati
brother: brat sestra sorojenec bratje
budget: proračun
buffet: bife samopostrežni_bife samopostrežni
build: gradnja graditi zgrajen gradbeni
building: stavba zgradba hiša
bunk: pograd
buoy: boja boje
bus: avtobus
bus_line: avtobusna_linija avtobusne_linije linija
bus_stop: postajališče postaja avtobusna_postaja avtobusno_postajališče avtobusne_postaje
business: podjetje firma družba
busy: gneča zaseden
button: gumb stikalo tipka
buy: kupiti nakup kupovati
cabin: koča kabina hiška
cake: torta pecivo kolač
calendar: koledar
call: klicati poklicati telefon pokličite telefonska_številka
camera: kamera fotoaparat
campfire: ogenj kurišče taborni
camping: kamp kampiranje šotor prostor_za_šotor
cancel: odpoved preklic odpovedati odpovem
candle: sveča
canoe: kanu kanuji
capacity: zmogljivost kapaciteta nosilnost prostornina
capital: prestolnica
car: avto avtomobil vozilo
car_rental: najem_avtomobila izposoja_avtomobilov rentacar najem_vozila
caravan: avtodom prikolica počitniška počitniška_prikolica počitniške_prikolice
card: kartica
care: skrb oskrba nega skrbeti
carpet: preproga
carry: nositi nesti
cash: gotovina
cash_machine: bankomat
cash_on_delivery: po_povzetju plačilo_po_povzetju povzetje
castle: grad
castrate: kastracija sterilizacija kastrirati
cat: mačka maček
catalogue: katalog
catering: catering katering pogostitev
ceiling: strop
celebrate: praznovanje praznovati zabava
celery: zelena zelene
cent: cent
centre: središče center
century: stoletje
ceramics: keramika lončarstvo keramičen
certificate: potrdilo spričevalo certifikat
chain: veriga verige
chair: stol
change: sprememba spremeniti spreminjati prestaviti
change_money: menjava menjalnica drobiž
changing_room: garderoba slačilnica kabina_za_preoblačenje preoblačilnica
charge_battery: polnjenje polnilnica polniti polnilnik polnjenje_električnih_vozil
charging_station: polnilnica polnilna_postaja električna_polnilnica
cheap: poceni cenejši ugoden
cheapest: najcenejši
check: pregled kontrola pregledati preveriti
check_in: prijava check-in prihod prijava_v_hotel prihod_gostov
check_out: odjava check-out odhod odhod_gostov odjava_iz_sobe
check_up: kontrolni_pregled pregled preventivni_pregled kontrola
cheese: sir siri
chemist: lekarna
chicken: piščanec perutnina kokoš
child: otrok otroci otroški
children_menu: otroški otroška otroški_meni otroška_porcija otroški_jedilnik
chocolate: čokolada čokoladni
choose: izbira izbrati izbirati
christmas: božič božični
church: cerkev cerkve
cinema: kino film
city: mesto mestni
class: razred učilnica
clean: čiščenje čist čistiti očistiti
climb: plezanje plezati plezalni
clinic: ordinacija ambulanta klinika zdravstveni
cloakroom: garderoba garderobi
close: zaprto zapreti zaprt zapira
clothes: oblačila obleka oblačilo
clutch: sklopka sklopke
coach: trener trenerka trenerji
coat: plašč jakna
cocktail: koktajl koktajli mešana_pijača
code: koda pin
coffee: kava kavarna
cold: hladen mrzel hladno mraz
collect: prevzem prevzeti dvigniti
colour: barva barvanje barvati
combine: kombinirati združiti
come: priti prihajati pridite
comfortable: udoben udobje
committee: odbor komisija
compare: primerjati primerjava
competition: tekmovanje tekma dirka
complain: reklamacija pritožba reklamirati
computer: računalnik prenosnik
concert: koncert glasba glasbeni
condition: pogoj pogoji
conference: konferenca sestanek srečanje
confirm: potrditev potrditi potrdilo
consumption: poraba porabi
contact: kontakt stik
contain: vključen vsebovati vključuje vključeno
contract: pogodba
cook: kuhati kuhar kuhanje
cost: cena stane strošek pristojbina
cot: posteljica otroška otroška_posteljica otroško_posteljico
cotton: bombaž bombažni
country: država dežela
course: tečaj ura lekcija
court: igrišče teniško_igrišče igrišča
cover: kriti krije pokrivati krito
cow: krava krave govedo
cream: smetana smetane
credit_card: kreditna kreditno kreditna_kartica kreditno_kartico kreditne_kartice
crown_tooth: prevleka krona zobna_krona
cup: skodelica
cure: zdravljenje zdraviti ozdraviti
currency: valuta
current: tok tokovi
curtain: zavesa zavese
customer: stranka gost kupec
cut: striženje striči rezanje
dam: jez
dance: ples plesati plesni
danger: nevarnost nevaren
data: podatki podatkov
date: datum
daughter: hči hčerka
day: dan dni dnevno
dead: smrt umreti umrl mrtev
deadline: rok najkasneje zadnji_rok skrajni_rok
dear_expensive: drag dražji
debt: dolg dolgovi dolžnik
deep: globok globina
degree: stopinja temperatura
delay: zamuda zamuditi zamujati
deliver: dostava dostaviti pošiljanje rok_dostave dostava_na_dom
dentist: zobozdravnik zobni zobozdravstvo zobna_ambulanta zobni_zdravnik
depart: odhod oditi odpeljati
deposit: polog kavcija varščina ara predplačilo
describe: opis opisati
design: oblikovanje oblikovalec oblikovati zasnova
dessert: sladica desert
detergent: detergent pralni prašek pralni_prašek pralno_sredstvo
device: naprava aparat
deworm: razglistenje gliste odprava_glist
diabetes: sladkorna diabetes diabetik
diagnosis: diagnoza diagnostika
diesel: gorivo dizel bencin nafta
diet: dieta prehrana
difference: razlika različen drugačen
difficult: težek zahteven težavnost
dinner: večerja
direction: pot smer
dirty: umazan umazanija
disabled: invalid invalidnost gibalno
disappear: izginiti izgubljen
disassemble: razstavljanje razstaviti demontaža demontirati
discount: popust znižan znižanje
discover: odkriti odkrivati odkritje
dish: jed jedi
dishwasher: pomivalni pomivalni_stroj pomivalnega_stroja
display: zaslon prikazovalnik
dive: potapljanje potapljati potapljač
doctor: zdravnik zdravnica zdravniški družinski_zdravnik osebni_zdravnik
document: dokument listina
dog: pes psi psa
donate: donacija darovati
door: vrata
double_room: dvoposteljna dvoposteljna_soba
dough: testo testa
download: prenos prenesti naložiti
dozen: ducat
drain: odtok
dress: obleka
dress_code: oblačenje pravila_oblačenja dress_code
drill: vrtalnik vrtati vrtanje
drink: pijača piti
drive: voziti voznik vožnja
driving_licence: vozniško vozniški vozniško_dovoljenje vozniškega_dovoljenja vozniški_izpit
dry: suh sušiti sušilni sušenje sušilni_stroj sušilnega_stroja
dry_cleaning: kemična_čistilnica čistilnica kemično_čiščenje
duck: raca gos račji gosi
dumpling: cmok cmoki štruklji žlikrofi njoki
duration: trajati trajanje čas
during: med
dust: prah prahu
duvet: odeja posteljnina
early: zgodaj prej zgodnji
easter: velika velikonočni velika_noč velikonočni_ponedeljek
easy: lahek enostaven preprost
eat: jesti hrana obrok je prehrana
egg: jajce jajca
electric: električen elektrika električni
electricity: elektrika tok električni
elevator: dvigalo
email: e-pošta mail email elektronska elektronska_pošta e-poštni_naslov elektronski_naslov
emergency: nujen dežurni sila urgenca nujni_primer nujna_pomoč klic_v_sili
employee: zaposleni osebje delavec uslužbenec
empty: prazen izprazniti
end: konec končati zaključek
engine: motor
engineer: inženir arhitekt
english: angleščina angleški angleško
engraving: gravura graviranje gravirati
enter: vhod vstop vstopiti
entrance_fee: vstopnina vstopnica
envelope: kuverta ovojnica
equipment: oprema
euro: evro evrov eur
evening: večer večerni zvečer
event: dogodek prireditev dogodki
every: vsak vsaka
exam: izpit test preizkus
example: primer
excursion: izlet tura ogled
exercise: vaja vadba vaditi
exhaust: izpuh izpušni emisije
exhibition: razstava
exit: izhod
expire: veljavnost veljati poteči velja poteče
explain: razložiti razlaga pojasniti
express: ekspres hitra ekspresni
extend: podaljšati podaljšanje podaljšek
eye: oko oči očesni
eyebrow: obrv obrvi trepalnice
fabric: blago tkanina
facial: nega_obraza obraz čiščenje_obraza
factory: tovarna
family: družina družinski
far: daleč razdalja oddaljen
fare: vozovnica vozarina
farm: kmetija kmet
fast: hiter hitro hitreje
fat: maščoba masten
father: oče mati starši mama očeta
female: ženska ženski gospa
fence: ograja ograjen
ferry: trajekt
festival: festival
fever: vročina
few: malo nekaj
fill: napolniti izpolniti plomba zalivka
filling_tooth: plomba zalivka plombe
filter: filter
find: najti najden najdete
fine: kazen globa
finger: prst
fire: požar ogenj požarni gasilnik
firewood: drva kurjava
fireworks: ognjemet pirotehnika ognjemeti
first: prvi
first_aid: prva_pomoč prve_pomoči prvo_pomoč
fish: riba ribolov ribiški
fit: prilegati ustrezati
fix: popravilo popraviti servis
flat_tyre: defekt prazna_guma predrta_guma počena_guma
flea_tick: klop bolha zajedavec
flight: let leteti letalo
flood: poplava poplavljen
floor: nadstropje tla pritličje
flour: moka
flower: cvet roža šopek cvetje
fog: megla megle
foot: noga stopalo
football: nogomet
forbidden: prepovedan prepoved
forest: gozd les
forget: pozabiti pozabljen
form: obrazec
found_start: ustanoviti ustanovljen ustanovitev
founder: ustanovitelj ustanovil
free: brezplačen brezplačno zastonj
free_of_charge: brezplačno brezplačen zastonj gratis
free_vacant: prost prosto prosta_mesta proste_sobe prosti_termini
freeze: zamrzniti zamrzovalnik zamrznjen
fresh: svež
friday: petek petka
fridge: hladilnik
friend: prijatelj
fringe: frufru šop
fruit: sadje sadni
full: poln
full_board: polni_penzion polnega_penziona
furniture: pohištvo
future: prihodnost prihodnji
game: igra igrati
garage: garaža
garden: vrt vrtni
garlic: česen česna česnov
gas: plin plinski
gate: vrata vhodna_vrata zapornica ograjna_vrata
gearbox: menjalnik prestava prestave
generator: generator agregat
gift: darilo
gift_card: darilna_kartica darilno_kartico darilne_kartice
gift_voucher: bon darilni vrednotnica darilni_bon darilnega_bona darilne_bone
girl: dekle deklica
give: dati dajati
glacier: ledenik
glass: steklo kozarec steklen
glasses: očala
glove: rokavica
gluten: gluten brezglutenski pšenica brez_glutena
go: iti hoditi
goggles: plavalna_očala smučarska_očala
gram: gram kilogram kg dag dekagram
grass: trava travnik trata
grease: mast mazanje mazivo
green: zelen
groom: striženje_psov pasji_salon nega_psov
group: skupina skupinski
group_lesson: skupinska_ura skupinski_tečaj skupinska_vadba
guarantee: garancija jamstvo
guardian: skrbnik
guide: vodnik voden vodič vodeni_ogled voden_ogled vodstvo
gym: fitnes telovadnica fitnes_center
hair: lasje las
hairdresser: frizer frizerski
hairdryer: sušilnik_za_lase fen sušilec_za_lase
halal: halal košer
half: pol polovica
half_board: polpenzion polpenziona
hall: dvorana soba
ham: šunka pršut šunke
handicraft: obrt rokodelstvo ročno
handle: ročaj kljuka ročica
harbour: pristanišče luka marina
harness: pas varovalni_pas oprsnica plezalni_pas
harvest: žetev trgatev pridelek
hat: klobuk kapa
head: vodja direktor šef ravnatelj
headache: glavobol migrena
headliner: glavni_nastopajoči zvezda headliner
health: zdravje zdrav zdravstven
hear: slišati sluh
hearing: sluh slušni gluhi
heat: ogrevanje ogrevan gretje topel greti
heavy: težek teža
height: višina visok
helmet: čelada
help: pomoč pomagati
herb: zelišče zeliščni
high_chair: otroški_stolček stolček stol_za_hranjenje
high_season: visoka_sezona glavna_sezona visoki_sezoni
highlights: prameni pramen balayage
hike: pohod pohodništvo sprehod hoja
hill: hrib grič
hire: najem izposoja najeti izposoditi najemnina v_najem
history: zgodovina zgodovinski
hobby: hobi konjiček
holiday: dopust počitnice
home: dom doma domač
homework: domača_naloga domače_naloge domačo_nalogo
honey: med medu medeni
horse: konj jahanje jahalni
hose: cev cevi
hospital: bolnišnica bolnica
host: gostitelj
hot: vroč
hot_tub: masažni jacuzzi masažna_kad masažni_bazen
hotel: hotel
hour: ura
house: hiša
household: gospodinjstvo
hungry: lačen lakota
ice: led
ice_cream: sladoled kepica_sladoleda
id_card: osebna izkaznica osebna_izkaznica osebni_dokument osebne_izkaznice potni_list
ill: bolezen bolan zboleti
immediately: takoj nemudoma
implant: vsadek implantat implant vsadki
important: pomemben
indoor: znotraj notranji pokrit v_zaprtem
infection: okužba infekcija
ingredient: sestavina sestavine
injection: injekcija
injury: poškodba poškodovan
insect: žuželka insekt komar
install: namestitev montaža namestiti vgradnja
instalment: obrok obroki obročno
instructions: navodilo navodila priročnik navodila_za_uporabo navodilo_za_uporabo
instructor: inštruktor učitelj učiteljica poučevati
insurance: zavarovanje zavarovan zavarovalnica
internet: internet wifi wi-fi brezžični_internet dostop_do_interneta brezžična_povezava
interpreter: tolmač prevod prevajalec
interview: razgovor pogovor intervju
invent: izumiti izum
inventor: izumitelj izum
invite: povabiti vabilo vabljen
iron: likalnik likati likanje železo
island: otok
jam: marmelada džem
jewellery: nakit zlatar
job: delo služba zaposlitev delovno delati prosto_delovno_mesto delovno_mesto prosta_delovna_mesta
juice: sok
jump: skok skakati skoki
kayak: kajak kajaki
keep: obdržati hraniti ohraniti
kennel: pasji_hotel hotel_za_pse pesjak
kettle: grelnik čajnik
key: ključ
keyboard: tipkovnica
kidney: ledvica
kilometre: kilometer km
kindergarten: vrtec jasli
kitchen: kuhinja
knife: nož
knit: plesti pletenje
laboratory: laboratorij
lactose: laktoza laktoze brez_laktoze mlečni
ladder: lestev lestve
lake: jezero
lamb: jagnjetina jagnje
lamp: svetilka luč
land: zemljišče zemlja
lane: steza proga pas
language: jezik jezikovni
last: zadnji
later: pozneje kasneje
laundry: perilo pralnica
law: zakon pravo
lawyer: odvetnik pravnik
lay: polagati položiti
leak: puščanje pušča iztekanje
learn: učiti naučiti učenje
leather: usnje usnjen
left: levo levi
leg: noga
legal: pravni zakonit
lend: posoditi izposoja posojilo izposoditi
length: dolžina dolg
lesson: ura lekcija pouk
letter: pismo
level: raven stopnja nivo
library: knjižnica
licence: licenca dovoljenje
lid: pokrov pokrovka
life_jacket: jopič rešilni rešilni_jopič rešilni_jopiči plavalni_jopič
lifeguard: reševalec
light: luč svetloba lahek
lighthouse: svetilnik
lightning: strela grom nevihta blisk
like: všeč rad
limescale: vodni_kamen vodnega_kamna apnenec
line: linija proga
listen: poslušati
litre: liter litrov
live: živeti stanovati prebivalec
liver: jetra
local: lokalen domač krajeven
lock: ključavnica zakleniti
locked: zaklenjen
locker: omarica garderobna_omarica
login: prijava prijaviti uporabniški_račun
lose: izgubiti izgubljen izguba
lost_property: izgubljeni_predmeti najdeni_predmeti izgubljeno
low: nizek
low_season: nizka_sezona izven_sezone nizki_sezoni
lunch: kosilo dnevno_kosilo dnevni_meni
machine: stroj aparat avtomat
magazine: revija
main: glavni
main_course: glavna_jed glavne_jedi glavno_jed
maintenance: vzdrževanje servis
make: izdelati izdelava proizvodnja narediti izdelan
male: moški
mandatory: obvezen potreben zahtevan mora
manicure: manikura
map: zemljevid karta
map_location: lokacija kje_smo zemljevid lega
market: tržnica trg sejem
marry: poročen poročiti poroka
massage: masaža maser
mat: podloga blazina
material: material gradivo
maximum: največ maksimalno maksimum
measure: meriti meritev izmera mera
meat: meso mesni
medicine: zdravilo zdravila medicina
meet: srečati srečanje zbirališče sestanek
member: član članstvo
menu: meni jedilnik
message: sporočilo sporočila sms
meter: meter števec
method: metoda način
metre: meter metrov m
metro: metro podzemna_železnica podzemna
microchip: čip mikročip čipiranje
microwave: mikrovalovka mikrovalovna mikrovalovna_pečica mikrovalovno_pečico
middle: sredina srednji
midnight: polnoč polnoči opolnoči
mileage: prevoženi kilometrina prevoženih_kilometrov
milk: mleko mlečni
million: milijon milijonov
mine: rudnik rov
minibar: minibar
minimum: najmanj minimalno minimum
minute: minuta minut
mirror: ogledalo zrcalo
miss: zamuditi izostati
mistake: napaka pomota
mobile_phone: mobitel telefon mobilni mobilni_telefon mobilnega_telefona
model: model
monday: ponedeljek ponedeljka
money: denar
month: mesec mesečno
morning: jutro zjutraj dopoldne
motorcycle: motor motorno
mountain: gora gorski planina
mouth: usta ust ustni
move: selitev preseliti selitve
museum: muzej
mushroom: goba šampinjon
mustard: gorčica gorčična
nail: noht nohti žebelj manikura
name: ime naziv priimek imenovati
nappy: plenica pleničke
native_speaker: naravni_govorec rojeni_govorec materni_govorec
nature: narava naraven
near: blizu bližina bližnji
need: potrebovati potreben potreba
needle: igla
neighbour: sosed
new: nov
news: novice novosti
newspaper: časopis
next: naslednji
night: noč nočitev nočni prenočiti
noise_loud: hrup glasen glasno hrupen
non_swimmer: neplavalec neplavalci neplavalce
noodles: rezanci rezance
noon: poldne opoldne opoldan
north: sever severni
nose: nos nosu
notice: obvestilo
notice_period: odpovedni odpoved odpovedni_rok odpovednega_roka
number: številka število
nurse: sestra
nut: oreh oreščki arašid
offer: ponudba ponuditi nuditi
office: pisarna urad
official: uraden uradnik
oil: olje
oil_change: menjava_olja zamenjava_olja menjavo_olja
old: star
onion: čebula
online: spletni splet online
only: samo izključno
open: odprto odpreti odprt odpira odpiralni delovni_čas odpiralni_čas obratovalni_čas ure_odprtja
operation: operacija poseg operirati
orange: pomaranča oranžen
order: naročilo naročiti naroči
organic: ekološki bio organski
organise: organizirati organizacija prirediti
outdoor: zunaj zunanji na_prostem na_svežem_zraku
oven: pečica peč
owner: lastnik lastnica
pack: paket embalaža pakirati zapakirati
paddle: veslo vesla veslati veslanje
paddleboard: sup supanje
page: stran strani
paint: barva barvati slikar slikati pleskar
pair: par
pan: ponev ponve
paper: papir papirnat
parade: parada povorka sprevod
parcel: paket pošiljka
park: park
parking: parkirišče parkiranje parkirati parkirni
parking_space: parkirno_mesto parkirišče parkirna_mesta parkirnih_mest
partner: partner partnerka
pass: vozovnica karta prepustnica
passenger: potnik potniki
password: geslo
pasta: testenine
path: pot steza
patient: pacient bolnik pacienti
pay: plačilo plačati plačevati
paypal: paypal
pedal: pedal
pedicure: pedikura
pen: pero kemik
pension: pokojnina
people: oseba ljudje osebe število_oseb koliko_oseb koliko_ljudi
pepper: poper paprika
percent: odstotek odstotkov
performance: predstava nastop
perfume: parfum
perm: trajna trajno trajna_ondulacija
permit: dovoljenje
personalised: po_meri personaliziran po_naročilu
photo: fotografija slika fotografirati
piano: klavir
picnic: piknik
piece: kos komad
pig: prašič svinjina svinjski
pillow: blazina vzglavnik
pitch: igrišče parcela
pizza: pica pizza
plan: načrt načrtovati
plant: rastlina sadika
plastic: plastika plastičen
plate: krožnik krožniki
platform: peron platforma
play: igrati igra
playground: otroško_igrišče igrala otroškega_igrišča
police: policija
pool: bazen
poor: reven slab
popular: priljubljen popularen
population: prebivalec prebivalstvo število_prebivalcev
portion: porcija porcije
possible: mogoč možen možnost možno
post: pošta poštni
potato: krompir pomfri
pound: funt
power_performance: moč moči zmogljivost
practical: praksa praktični
pregnant: noseča nosečnost nosečnica
prepare: pripraviti priprava
prescription: recept
pressure: tlak pritisk
prevent: preprečiti preventiva
price_list: cenik
print: tisk tiskati natisniti tiskanje
printer: tiskalnik tiskalniki
private: zaseben privaten
private_lesson: individualna_ura zasebna_ura individualni_pouk inštrukcije zasebne_ure
prize: nagrada
problem: problem težava
process: postopek proces
product: izdelek proizvod izdelki
profession: poklic
programme: program urnik spored
project: projekt
proof: dokazilo potrdilo račun
protect: zaščita varovati zaščititi
pub: pivnica gostilna pub
public: javen javni
public_holiday: praznik praznični dela_prost_dan državni_praznik prazniki dela_prosti_dnevi
public_transport: tramvaj metro javni javni_prevoz javni_promet mestni_avtobus
publish: objaviti objava izdati
pump: črpalka tlačilka
pupil: učenec študent dijak
quality: kakovost kvaliteta
quantity: količina
quarter: četrt četrtina
queue: vrsta čakati čakanje čakalnica
quiet: miren tih mir
quiet_hours: nočni_mir nočni_počitek mir
rabbit: zajec kunec zajci kunci
racket: lopar loparji reket
raft: raft splav rafting
railway: vlak železnica
railway_station: postaja kolodvor železniška_postaja železniške_postaje
rain: dež vreme deževati
ramp: klančina rampa
range: doseg dosega
raw: surov
read: brati branje prebrati bere
ready: pripravljen gotov
reason: razlog
receive: prejeti dobiti
reception: recepcija recepciji
recipe: recept
recommend: priporočiti priporočati priporočen
recycle: reciklirati recikliranje
red: rdeč
reference: referenca priporočilo
referral: napotnica napotnico
refrigerated: hlajen ohlajen
refund: vračilo povračilo vrniti povrniti vračilo_denarja vračilo_kupnine povračilo_stroškov
register: registracija prijava prijaviti vpis vpisati
regular: reden redno
reminder: opomnik opomin opomniti
remove: odstraniti odstranitev
repeat: ponoviti ponavljati
replace: zamenjati zamenjava menjava
report: poročilo prijaviti sporočiti
request: prošnja zahteva povpraševanje želja
rescue: reševanje rešiti
responsible: odgovoren odgovornost odgovarja
rest: počitek počivati ostanek
restaurant: restavracija gostilna
restore: obnova restavriranje obnoviti restavrirati
result: rezultat izvid
retail: maloprodaja
return: vračilo vrniti vračati vračilo_blaga vrniti_blago
rice: riž
ring: prstan prstani
risk: tveganje
river: reka
road: cesta ulica
roaming: gostovanje roaming
rodent: glodavec glodavci hrček morski_prašiček
roof: streha
room: soba prostor
root_canal: koreninski_kanal zdravljenje_koreninskih_kanalov endodontija
rope: vrv vrvi
route: pot proga trasa
router: usmerjevalnik modem
rubbish: smeti odpadki odpad koš_za_smeti
rule: pravilo pravila pravilnik
run: teči tek tečem
rye: rž ržen
safe: varen varnost
safe_box: sef trezor
sail: jadro jadranje jadrati
salad: solata
salary: plača
sale: prodaja prodajati prodati razprodaja
salmon: losos
salt: sol soli slan
same: isti enak
sample: vzorec
sand: pesek
saturday: sobota
sauce: omaka
sauna: savna
sausage: klobasa hrenovka klobase salama
save: prihraniti shraniti varčevati
school: šola šolski
school_holidays: šolske_počitnice počitnice šolskih_počitnic
science: znanost znanstven
scissors: škarje škarij
scooter: skuter skiro moped
scratch: praska praske vdrtina opraskan
screen: zaslon ekran
sea: morje morski
sea_view: pogled_na_morje pogledom_na_morje
season: sezona letni_čas
seat: sedež sedišče
second_hand: rabljen rabljeno iz_druge_roke
security: varnost varovanje varnostnik
seed: seme semena
self_checkin: samostojna_prijava samoprijava
self_service: samopostrežba samopostrežen
send: poslati pošiljati
senior: upokojenec senior starejši
separate: ločen posebej
serial_number: serijska_številka serijske_številke serijsko_številko
serve: postreči strežba streči
service: storitev servis postrežba storitve
sesame: sezam sezamov
sew: šivati šivanje šivilja
shampoo: šampon
share: deliti skupen
shave: britje briti obriti britev
sheep: ovca ovčji
sheet: rjuha posteljnina
shelf: polica regal
shellfish: školjke raki morski morski_sadeži morskih_sadežev
shoe: čevelj čevlji obutev
shop: trgovina prodajalna
shoulder: rama ramena
shower: tuš prha
shrimp: kozica kozice škamp rakci
shuttle: prevoz transfer
sick_note: bolniški_list bolniška bolniški_stalež
sign: podpis podpisati znak
signal: signal sprejem pokritost
silver: srebro srebrn
sim: sim sim_kartica
sing: petje peti zbor
single_room: enoposteljna enoposteljna_soba
sink: umivalnik korito pomivalno_korito
skate: drsalke drsanje drsati
ski: smuči smučanje smučarski
skin: koža
skipper: skiper kapitan krmar
sleep: spati spanje prespati
sleeping_bag: spalna_vreča spalne_vreče spalka spalno_vrečo
slow: počasen počasi
small: majhen manjši mali
smell: vonj vonjave smrad
smoke: kaditi kajenje dim cigareta
smoke_detector: detektor_dima javljalnik_dima dimni_detektor
snow: sneg
soap: milo
sock: nogavica nogavice
socket: vtičnica vtič vtičnice
socks: nogavice nogavica
soft: mehek mehka
software: programska_oprema program programske_opreme
soil: prst zemlja tla
solar: solarni sončni
sold_out: razprodano razprodan
soup: juha
sourdough: droži drožni kislo_testo
south: jug južni
soy: soja sojin
spa: spa toplice wellness
space: prostor mesto
spare_part: rezervni_del rezervni_deli nadomestni_deli
speak: govoriti govorjen
special: poseben specialen
species: vrsta
speed: hitrost
spelt: pira pirin
spice: začimba pekoč pikanten
spoon: žlica žlička
sport: šport športni
spouse: zakonec mož žena
square: trg kvadrat kvadraten
square_metre: kvadratni_meter m2 m² kvadratnih_metrov
squid: ligenj lignji hobotnica kalamari
stable: hlev
stage: oder odra
stain: madež
stairs: stopnice stopnišče
stall: stojnica stojnice
stamp: znamka žig štampiljka
standing: stojišče stojišča
starter: predjed predjedi
stay: bivanje ostati bivati
steal: ukrasti kraja ukraden tatvina
steam: para parni
steel: jeklo jeklen
stock: zaloga zalogi na_zalogi
stolen: ukraden kraja
stone: kamen kamnit kamna
stop: postaja postajališče ustaviti
store_keep: hraniti shraniti hramba skladiščenje
storm: nevihta vihar
stove: peč štedilnik kuhalnik
study: študij študirati
subscription: naročnina abonma
substitute: nadomestilo nadomestek zamenjava
sugar: sladkor
suggest: predlagati predlog
suitable: primeren ustrezen
suite: apartma suita
summer: poletje poleti poletni
sunday: nedelja
surcharge: doplačilo pribitek
sweet: sladek sladkarija
swim: plavati plavanje kopanje
swimsuit: kopalke kopalk
switch_off: izklopiti izklop ugasniti
switch_on: vklopiti vklop prižgati
table: miza
take: vzeti jemati
takeaway: odnesti odnos za_s_seboj za_domov hrana_za_domov
tank: rezervoar cisterna posoda
tap: pipa armatura pipe
tartar: zobni_kamen obloge zobnega_kamna
taste: okus pokušina degustacija pokusiti
tax: davek ddv
taxi: taksi taxi
taxi_rank: postajališče_taksijev taksi_postaja
tea: čaj
team: ekipa tim
technician: tehnik
technology: tehnologija tehnika
teeth: zob zobje
television: televizija televizor tv
temporary: začasen
tenant: najemnik
tennis: tenis
textbook: učbenik učbeniki
thank: hvala zahvaliti
theatre: gledališče
theory: teorija teoretični
therapist: terapevt maser terapevtka fizioterapevt maserka
thick: debel debela
thickness: debelina debeline
thursday: četrtek četrtka
ticket: vstopnica vozovnica karta
tide: plima oseka plimovanje
tie: kravata zavezati vezati
time: čas ura
tip: napitnina nasvet
today: danes
together: skupaj
toilet: stranišče wc toaleta
tomato: paradižnik
tomorrow: jutri
tool: orodje
total: skupaj skupno skupen
tourist: turist turistični
tourist_tax: turistična taksa turistična_taksa turistične_takse turistično_takso
towel: brisača
tower: stolp
toy: igrača
tracking: sledenje slediti sledenje_pošiljki
traffic: promet
trailer: prikolica
training: usposabljanje trening izobraževanje
tram: tramvaj
transport: prevoz transport
travel: potovanje potovati
tree: drevo drevesa
trial: poskusni preizkus poskusna_ura brezplačna_poskusna
tuesday: torek torka
tuition: šolnina šolnine
tune: uglaševanje uglasiti uglaševati uglaševalec
turkey: puran purani puranji
type: tip vrsta
tyre: pnevmatika guma
ultrasound: ultrazvok ultrazvočni
umbrella: dežnik senčnik
understand: razumeti
uniform: uniforma
university: univerza fakulteta
unpack: razpakirati
update: posodobitev posodobiti nadgradnja
urgent: nujen nujno
use: uporaba uporabljati uporabiti
vaccination: cepljenje cepljen cepivo
valley: dolina
valuable: dragocenost vreden vrednost
van: kombi tovornjak dostavnik
vegan: veganski vegan
vegetable: zelenjava zelenjavni
vegetarian: vegetarijanski vegetarijanec
vet: veterinar veterinarski
view: razgled pogled
village: vas
vinegar: kis
virus: virus virusi
visit: obisk obiskati obiskovalec ogled
voice: glas
volume: prostornina glasnost
volunteer: prostovoljec prostovoljci
vote: glasovati glasovanje volitve
wall: stena zid
ward: oddelek
warehouse: skladišče
warm: topel toplo
warning: opozorilo opozorila
wash: pranje pralni prati umivanje pralni_stroj pralnega_stroja
watch: ura
water: voda pitna pitna_voda pitne_vode
watt: vat kilovat kw
wave: val valovi
waxing: depilacija epilacija vosek
weak: šibek slab
wear: nositi obleči
wednesday: sreda
week: teden tedna tedensko
weekday: delavnik delovni_dan delovnik med_tednom delovne_dni
weekend: vikend konec
weigh: tehtati teža
west: zahod zahodni
wet: moker
wetsuit: neopren neoprenska_obleka neoprenski
wheel: kolo
white: bel
whitening: beljenje beliti beljenje_zob
whole: cel
wholesale: veleprodaja debelo na_debelo
wide: širok širina
width: širina širine
wife: žena mož soproga
wind: veter
window: okno
windscreen: vetrobransko_steklo vetrobran vetrobranskega_stekla
wine: vino vinski
winter: zima pozimi zimski
wire: žica kabel
withdraw: odstopiti dvigniti umakniti odstopiti_od_pogodbe
withdrawal_period: odstop odstopni odstop_od_pogodbe odstopni_rok odstopa_od_pogodbe
wool: volna volnen preja
workshop: delavnica
world: svet svetovni
write: pisati napisati pisatelj
wrong: napačen narobe napačno
x-ray: rentgen rtg rentgensko_slikanje rentgenska_slika
year: leto let letno
yellow: rumen
yoga: joga
young: mlad
young_animal: mladiček kuža mucek mladič kužek
youth: mladina mladostnik najstnik
zip: zadrga zadrge
`
