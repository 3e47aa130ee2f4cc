/** Words of Romanian by what they mean, as `glossary` joins them with those of other languages. */
export const ROMANIAN = `
abroad: străinătate internațional internaționale străin
accept: accepta acceptăm acceptat acceptate primi
accessible: accesibil accesibilitate rulant scaun_cu_rotile scaun_rulant mobilitate_redusă
accident: accident accidente
activity: activitate activități
adapter: adaptor adaptoare
add: adăuga suplimentar adițional extra
address: adresă adresa
adult: adult adulți
advance: avans prealabil anticipat în_avans din_timp
advice: sfat sfaturi consiliere consultanță consultație
afternoon: după-amiază după_amiază după-amiaza
age: vârstă vârsta ani ce_vârstă de_la_ce_vârstă câți_ani
agree: acord consimțământ conveni înțelegere
air_conditioning: climatizare climatizat aer condiționat aer_condiționat
airport: aeroport
alarm: alarmă alarme deșteptător
alcohol: alcool alcoolic alcoolice
allergy: alergie alergic alergii alergen
allow: permis permite permise admis autorizat
alone: singur singuri neînsoțit
always: întotdeauna mereu permanent
amount: sumă suma cuantum valoare
anchor: ancoră ancora ancorare
animal: animal animale companie animal_de_companie animale_de_companie
anniversary: aniversare jubileu
answer: răspuns răspunde răspunsuri
apartment: apartament garsonieră locuință
app: aplicație aplicația aplicații
application: cerere candidatură aplica candida
appointment: programare programări programa pe_bază_de_programare cu_programare
arrive: sosi sosire ajunge
ask: întreba întrebare întrebări
assemble: asamblare montaj monta asambla
automatic: automat automată automate
available: disponibil disponibilitate
average: medie mediu
award: premiu premii distincție premiat
baby: bebeluș bebeluși sugar bebe nou-născut
back_up: backup rezervă copie_de_rezervă copii_de_rezervă copie_de_siguranță
bacon: slănină bacon șuncă
bag: geantă genți pungă sac
baggage: bagaj bagaje valiză
bake: coace copt brutărie brutar
balcony: balcon terasă
ball: minge mingi
bank: bancă bancar bănci
bank_account: cont iban cont_bancar cont_în_bancă
bank_transfer: transfer_bancar virament ordin_de_plată
barbecue: grătar barbecue
basement: subsol pivniță beci demisol
bath: baie cadă
bathrobe: halat halate papuci
bathroom: baie băi
battery: baterie acumulator
beach: plajă plaja plaje
beard: barbă
beautiful: frumos frumusețe frumoasă cosmetică
bed: pat paturi
bedroom: dormitor dormitoare
beef: vită vacă carne_de_vită
beer: bere
begin: începe început începere
beginner: începător începători
bench: bancă bancheta
berth: acostare ancorare dană loc_de_acostare
bicycle: bicicletă biciclete bicicleta
big: mare mărime dimensiune
bill: factură nota notă
bird: pasăre păsări
birth: naștere născut
birthday: aniversare zi_de_naștere zile_de_naștere
bitter: amar amăruie
black: negru neagră
blanket: pătură pături
blood: sânge
blood_pressure: tensiune_arterială tensiune tensiunea
blood_test: analize_de_sânge analiza_sângelui recoltare_de_sânge
blow_dry: coafat brushing uscat_cu_peria
blue: albastru albastră
boat: barcă bărci vapor navă ambarcațiune
boil: fierbe fiert
book_reading: carte cărți
booking: rezervare rezerva rezervat rezervări
boot: cizmă cizme bocanci ghete
born: născut născută naște
bottle: sticlă sticle
bowl: bol castron
box: cutie cutii ladă
box_carton: cutie cutii carton
boy: băiat băieți
braces: aparat_dentar aparate_dentare ortodonție
brake: frână frâne frâna plăcuțe
branch: filială sucursală
brand: marcă mărci producător
bread: pâine pâini
break_damage: stricat spart defect deteriorat sparge pagubă
break_pause: pauză pauze recreație
breakdown: pană defecțiune avarie
breakfast: dejun mic_dejun micul_dejun mic-dejun
bride: mireasă nuntă nunți
bridge: pod poduri
bring: aduce adus
brother: frate soră frați surori
budget: buget
buffet: bufet
build: construi construcție construit clădit
building: clădire clădiri imobil bloc
bunk: supraetajat cușetă pat_supraetajat paturi_supraetajate paturi_suprapuse
buoy: geamandură geamanduri baliză
bus: autobuz autocar
bus_line: linie_de_autobuz linii_de_autobuz
bus_stop: stație stația oprire stație_de_autobuz stația_de_autobuz stații_de_autobuz
business: firmă afacere companie întreprindere
busy: aglomerat ocupat aglomerație
button: buton butoane nasture întrerupător
buy: cumpăra cumpărare achiziție achiziționa
cabin: cabană cabane cabină
cake: tort torturi prăjitură prăjituri
calendar: calendar
call: suna telefon apel apela telefonic număr_de_telefon prin_telefon
camera: aparat foto aparat_foto aparat_de_fotografiat
campfire: foc foc_de_tabără
camping: camping cort corturi campare
cancel: anula anulare anulat
candle: lumânare lumânări
canoe: canoe
capacity: capacitate capacitatea
capital: capitală capital
car: mașină mașini auto autoturism autovehicul
car_rental: închirieri_auto închiriere_mașini închiriere_auto
caravan: rulotă rulote autorulotă
card: card carduri
care: îngriji îngrijire
carpet: covor covoare mochetă
carry: căra transporta duce
cash: numerar cash bani_gheață bani_lichizi
cash_machine: bancomat bancomate
cash_on_delivery: ramburs plata_la_livrare
castle: castel castele cetate
castrate: castrare castra sterilizare steriliza
cat: pisică pisici
catalogue: catalog
catering: catering
ceiling: tavan plafon
celebrate: sărbători petrecere sărbătorire aniversa
celery: țelină
cent: cent cenți bani
centre: centru central
century: secol secole secolul
ceramics: ceramică olărit olar
certificate: certificat atestat diplomă adeverință
chain: lanț lanțuri
chair: scaun scaune
change: schimba schimbare modifica modificare
change_money: schimb schimba rest mărunt
changing_room: vestiar vestiare cabină cabină_de_probă cabine_de_probă
charge_battery: încărca încărcare încărcător
charging_station: stație_de_încărcare stații_de_încărcare încărcător
cheap: ieftin ieftină accesibil
cheapest: ieftin cel_mai_ieftin cea_mai_ieftină
check: verifica verificare control examinare
check_in: check-in cazare sosire ora_de_sosire ora_de_cazare
check_out: check-out plecare eliberare ora_de_plecare eliberarea_camerei
check_up: control_medical control_de_rutină
cheese: brânză brânzeturi cașcaval
chemist: farmacie farmacist
chicken: pui găină pasăre carne_de_pui
child: copil copii copiilor
children_menu: copii meniu_pentru_copii meniu_copii meniuri_pentru_copii
chocolate: ciocolată
choose: alege alegere ales
christmas: crăciun
church: biserică biserica
cinema: cinema film filme
city: oraș orașe orașul
class: clasă clase
clean: curăța curat curățenie curățare
climb: escaladă cățărare cățăra urca
clinic: cabinet clinică cabinet_medical cabinet_stomatologic
cloakroom: garderobă
close: închide închis închidere închisă
clothes: haine îmbrăcăminte
clutch: ambreiaj
coach: antrenor antrenori
coat: haină palton jachetă geacă
cocktail: cocktail cocteil cocktailuri
code: cod
coffee: cafea
cold: rece frig
collect: ridica ridicare prelua preluare ridicare_din_magazin ridicare_personală
colour: culoare culori vopsit vopsea colorare
combine: combina cumula combinat
come: veni
comfortable: confortabil comod
committee: comitet comisie
compare: compara comparație
competition: concurs competiție cursă
complain: reclamație plângere reclama
computer: calculator laptop computer
concert: concert muzică concerte
condition: condiție condiții termeni termeni_și_condiții condiții_generale
conference: conferință ședință întâlnire
confirm: confirma confirmare
consumption: consum consuma
contact: contact contacta
contain: conține include inclus
contract: contract
cook: găti bucătar gătit
corkage: destupare taxă_de_dop taxă_de_desfacere
cost: preț prețuri cost costă tarif taxă cât_costă ce_preț
cot: pătuț pătuț_pentru_bebeluși pat_pentru_bebeluș
cotton: bumbac
country: țară țări țara
course: curs cursuri lecție lecții
court: teren terenuri
cover: acoperit acoperi acoperire
cow: vacă vaci
cream: smântână frișcă
credit_card: credit card card_de_credit carduri_de_credit card_bancar
crown_tooth: coroană coroane
cup: ceașcă cană cești
cure: vindeca vindecare leac
currency: valută monedă
current: curent curenți
curtain: perdea perdele draperie draperii
customer: client clienți oaspete oaspeți
cut: tunsoare tuns tunde tăia
dam: baraj
dance: dans dansa dansuri
danger: pericol periculos
data: date date_personale protecția_datelor
date: dată data
daughter: fiică fiica
day: zi zile ziua zilnic
dead: mort muri moarte murit decedat
deadline: termen limită termen_limită termenul_limită dată_limită
dear_expensive: scump scumpă costisitor
debt: datorie datorii restanță
deep: adânc adâncime
degree: grad temperatură grade
delay: întârziere întârzia târziu
deliver: livrare livra expediere transport
dentist: dentist stomatolog dentar
depart: plecare pleca
deposit: depozit garanție avans
describe: descrie descriere
design: design proiecta designer
dessert: desert deserturi
detergent: detergent
device: aparat dispozitiv electrocasnic
deworm: deparazitare deparazita viermi
diabetes: diabet diabetic
diagnosis: diagnostic
diesel: combustibil benzină motorină
diet: dietă dietetic regim
difference: diferență diferit diferențe
difficult: dificil greu dificultate
dinner: cină cina
direction: direcție drum indicații cum_ajung cum_ajungem
dirty: murdar murdărie
disabled: dizabilitate dizabilități handicap invalid persoane_cu_handicap persoane_cu_dizabilități
disappear: dispărea dispărut
disassemble: demonta demontare demontat
discount: reducere discount reduceri redus
discover: descoperi descoperit descoperire
dish: fel feluri preparat mâncare
dishwasher: vase mașină_de_spălat_vase mașina_de_spălat_vase
display: ecran afișaj
dive: scufundare scufundări scafandru
doctor: medic doctor medici
document: document documente acte
dog: câine câini câinele cățel
donate: dona donație donații
door: ușă uși ușa
double_room: cameră_dublă camere_duble dublă
dough: aluat frământa
download: descărca descărcare
dozen: duzină duzini
drain: scurgere canalizare
dress: rochie rochii
dress_code: cod_vestimentar ținută
drill: burghiu bormașină găuri
drink: bea băutură băuturi
drive: conduce șofer șofa conducere
driving_licence: permis conducere permis_de_conducere permisul_de_conducere carnet_de_conducere
dry: usca uscat uscător uscător_de_rufe
dry_cleaning: curățătorie curățare_chimică curățătorie_chimică
duck: rață rațe gâscă
dumpling: găluște gălușcă colțunași
duration: durată dura durează cât_durează cât_timp
during: timpul durata
dust: praf
duvet: plapumă lenjerie pilotă lenjerie_de_pat
early: devreme timpuriu
easter: paște paști paștele
easy: ușor facil simplu
eat: mânca mâncare mănâncă masă
egg: ou ouă
electric: electric electricitate curent
electricity: electricitate curent energie
elevator: lift ascensor
email: e-mail email poștă_electronică adresă_de_email
emergency: urgență urgențe caz_de_urgență
employee: angajat personal angajați salariat
empty: gol goli
end: sfârșit termina încheiere încheia
engine: motor motoare
engineer: inginer arhitect
english: engleză engleza
engraving: gravare gravură grava gravat
enter: intrare intra
entrance_fee: intrare bilet taxă_de_intrare bilet_de_intrare preț_de_intrare
envelope: plic plicuri
equipment: echipament dotări echipamente
euro: euro
evening: seară seara
event: eveniment evenimente
every: fiecare
exam: examen test probă
example: exemplu
excursion: excursie excursii tur
exercise: exercițiu exerciții
exhaust: eșapament țeavă_de_eșapament
exhibition: expoziție expoziții
exit: ieșire ieși
expire: expira valabil valabilitate expirare data_expirării dată_de_expirare
explain: explica explicație
express: expres
extend: prelungi prelungire extinde
eye: ochi
eyebrow: sprânceană sprâncene gene
fabric: stofă țesătură material
facial: tratament_facial curățare_facială facial
factory: fabrică fabrici uzină
family: familie familii familial
far: departe distanță
fare: tarif bilet
farm: fermă fermier ferma agricultor
fast: rapid repede
fat: grăsime gras grăsimi
father: tată părinți mamă părinte
female: femeie femei feminin doamnă
fence: gard garduri
ferry: feribot bac
festival: festival festivaluri
fever: febră
few: puțini puține
fill: umple umplere completa plombă
filling_tooth: plombă plombe obturație
filter: filtru filtra filtre
find: găsi găsit găsește
fine: amendă penalizare amenzi
finger: deget degete
fire: incendiu incendii foc
firewood: lemn_de_foc lemne_de_foc lemne
fireworks: artificii foc_de_artificii focuri_de_artificii petarde
first: primul prima întâi
first_aid: prim_ajutor prim-ajutor
fish: pește pești pescuit pescui
fit: potrivi potrivire
fix: repara reparație reparații reparat
flat_tyre: pană cauciuc pană_de_cauciuc roată_dezumflată
flea_tick: purice căpușă parazit deparazitare căpușe purici
flight: zbor zboruri avion
flood: inundație inundat inundații
floor: etaj etajul
flour: făină
flower: floare flori buchet florărie
fog: ceață
foot: picior picioare
football: fotbal
forbidden: interzis interzise interzice
forest: pădure păduri
forget: uita uitat
form: formular formulare
found_start: fondat fondată fonda înființat înființare
founder: fondator fondatoare fondat
free: gratuit gratis gratuită
free_of_charge: gratuit gratis fără_plată
free_vacant: liber disponibil libere
freeze: congelator congela congelat
fresh: proaspăt proaspete proaspătă
friday: vineri
fridge: frigider
friend: prieten prieteni
fringe: breton
fruit: fruct fructe
full: plin complet
full_board: pensiune_completă
furniture: mobilă mobilier mobile
future: viitor
game: joc jocuri juca
garage: garaj
garden: grădină grădina grădini
garlic: usturoi
gas: gaz gaze
gate: poartă poarta porți
gearbox: cutie_de_viteze viteze
generator: generator generatoare
gift: cadou cadouri
gift_card: card_cadou carduri_cadou
gift_voucher: voucher tichet voucher_cadou tichet_cadou bon_cadou vouchere_cadou
girl: fată fete
give: da oferi
glacier: ghețar ghețari
glass: sticlă pahar geam
glasses: ochelari
glove: mănușă mănuși
gluten: gluten grâu fără_gluten
go: merge
goggles: ochelari_de_înot ochelari_de_scufundări
gram: gram grame kilogram kilograme kg
grass: iarbă gazon
grease: unsoare grăsime gresare
green: verde verzi
groom: toaletare tuns_câini cosmetică_canină
group: grup grupuri
group_lesson: lecție_de_grup lecții_de_grup cursuri_de_grup
guarantee: garanție garanta
guardian: tutore
guide: ghid ghidat ghizi tur_ghidat tururi_ghidate vizită_ghidată
gym: sală fitness gimnastică sală_de_fitness sală_de_sport sala_de_forță
hair: păr
hairdresser: coafor frizer coafeză frizerie
hairdryer: uscător_de_păr uscătoare_de_păr feon
halal: halal cușer
half: jumătate jumate
half_board: demipensiune demi_pensiune
hall: sală săli
ham: șuncă jambon
handicraft: artizanat meșteșug artizanal meșteșugar
handle: mâner mânere clanță
harbour: port porturi
harness: ham hamuri
harvest: recoltă recolta cules
hat: pălărie căciulă șapcă
head: director șef manager conducător directoare
headache: cefalee migrenă durere_de_cap dureri_de_cap
headliner: cap_de_afiș capete_de_afiș
health: sănătate sănătos
hear: auzi auz
hearing: auz auditiv
heat: încălzire încălzi încălzit căldură
heavy: greu greutate
height: înălțime înalt altitudine
helmet: cască căști
help: ajutor ajuta
herb: plantă ierburi plante
high_chair: scaun_înalt scaun_de_masă_pentru_copii scaun_pentru_copii scaun_de_masă
high_season: sezon_de_vârf plin_sezon sezon_înalt
highlights: șuvițe balayage
hike: drumeție drumeții plimbare traseu
hill: deal dealuri colină
hire: închiria închiriere chirie închiriat
history: istorie istoric istoria
hobby: hobby pasiune
holiday: vacanță vacanțe concediu
home: casă acasă domiciliu
homework: temă teme temă_de_casă
honey: miere
horse: cal cai călărie echitație
hose: furtun furtunuri
hospital: spital spitale
host: gazdă
hot: fierbinte cald caldă
hot_tub: jacuzzi ciubăr cadă_cu_hidromasaj
hotel: hotel hoteluri
hour: oră ore orar
house: casă case casa
household: gospodărie casnic
hungry: foame
ice: gheață cuburi_de_gheață
ice_cream: înghețată
id_card: buletin identitate pașaport carte_de_identitate act_de_identitate buletin_de_identitate
ill: boală bolnav boli
immediately: imediat
implant: implant implanturi
important: important importanță
indoor: interior acoperit înăuntru
infection: infecție infecții infecțios
ingredient: ingredient ingrediente
injection: injecție injecții
injury: rănire rană rănit accidentare
insect: insectă insecte
install: instala instalare montaj
instalment: rată rate în_rate
instructions: instrucțiuni manual instrucțiuni_de_utilizare manual_de_utilizare
instructor: instructor profesor antrenor profesoară
insurance: asigurare asigurat asigurări
internet: internet wifi wi-fi
interpreter: interpret traducere traducător traduce
interview: interviu
invent: inventa inventat invenție
inventor: inventator inventat
invite: invita invitație invitat
iron: fier călca călcat fier_de_călcat
island: insulă insula insule
jam: gem dulceață
jewellery: bijuterie bijuterii
job: job muncă lucra post loc_de_muncă locuri_de_muncă
juice: suc sucuri
jump: sări săritură sărit
kayak: caiac caiace
keep: păstra păstrare ține
kennel: pensiune_canină hotel_pentru_câini
kettle: fierbător fierbător_de_apă
key: cheie chei cheia
keyboard: tastatură
kidney: rinichi renal
kilometre: kilometru kilometri km
kindergarten: grădiniță grădinița creșă
kitchen: bucătărie bucătăria
knife: cuțit cuțite
knit: tricota tricotat împletit
laboratory: laborator
lactose: lactoză lactate
ladder: scară_mobilă scară
lake: lac lacuri
lamb: miel carne_de_miel
lamp: lampă lumină lămpi iluminat
land: teren pământ
lane: culoar culoare bandă
language: limbă limbi limba
last: ultimul ultima ultim
later: mai_târziu ulterior
laundry: spălătorie rufe
law: lege drept legea
lawyer: avocat avocați
lay: depune oua pune
leak: scurgere scurgeri fisură
learn: învăța învățare
leather: piele
left: stânga stâng
leg: picior picioare
legal: legal juridic
lend: împrumuta împrumut
length: lungime lung lungă
lesson: lecție lecții oră
letter: scrisoare scrisori
level: nivel niveluri
library: bibliotecă biblioteca
licence: licență permis
lid: capac capace
life_jacket: vestă veste vestă_de_salvare veste_de_salvare
lifeguard: salvamar
light: ușor lumină
lighthouse: far
lightning: fulger trăsnet tunet
like: plăcea
limescale: calcar detartrare
line: linie linii linia
listen: asculta
litre: litru litri
live: locui trăi trăit rezident
liver: ficat hepatic
local: local locală locale
lock: încuietoare lacăt yală încuia
locked: încuiat blocat închis
locker: dulap dulăpior vestiar dulap_cu_cheie
login: autentificare logare conectare
lose: pierde pierdut pierdere
lost_property: obiecte_pierdute obiecte_găsite
low: scăzut jos redus
low_season: extrasezon în_afara_sezonului
lunch: prânz prânzul
machine: mașină utilaj utilaje
magazine: revistă reviste
main: principal principală
main_course: fel_principal felul_principal feluri_principale
maintenance: întreținere revizie mentenanță
make: fabrica produce produs realizat
male: bărbat bărbați masculin
mandatory: obligatoriu necesar obligatorie
manicure: manichiură
map: hartă harta
map_location: locație locația localizare amplasare
market: piață piața târg
marry: căsători căsătorit căsătorie
massage: masaj masaje
mat: saltea covoraș
material: material materiale
maximum: maxim maximum maximă
measure: măsura măsurare măsură
meat: carne cărnuri
medicine: medicament medicamente
meet: întâlni întâlnire ședință
member: membru membri
menu: meniu meniul
message: mesaj mesaje
meter: contor metru
method: metodă metode
metre: metru metri
metro: metrou metroul
microchip: microcip cip microcipare
microwave: microunde cuptor
middle: mijloc
midnight: miezul_nopții
mileage: kilometraj
milk: lapte
million: milion milioane
mine: mină mine
minibar: minibar
minimum: minim minimum minimă
minute: minut minute
mirror: oglindă oglinzi
miss: rata lipsi pierde
mistake: greșeală eroare greșeli
mobile_phone: mobil smartphone telefon telefon_mobil telefoane_mobile
model: model modele
monday: luni
money: bani
month: lună luni lunar
morning: dimineață dimineața
motorcycle: motocicletă moto
mountain: munte munți
mouth: gură bucal
move: mutare muta relocare
museum: muzeu muzee muzeul
mushroom: ciupercă ciuperci
mustard: muștar
nail: unghie unghii manichiură
name: nume numele
nappy: scutec scutece
native_speaker: nativ nativi vorbitor_nativ limbă_maternă
nature: natură natural
near: aproape apropiere apropiat
need: nevoie necesar trebuie
needle: ac ace
neighbour: vecin vecini
new: nou nouă noi
news: știri noutăți
newspaper: ziar ziare
next: următor următorul viitor
night: noapte nopți înnoptare
noise_loud: zgomot gălăgie zgomotos
non_swimmer: neînotători neînotător
noodles: tăiței fidea
noon: amiază prânz
north: nord
nose: nas nazal
notice: anunț notificare anunța
notice_period: preaviz termen_de_preaviz perioadă_de_preaviz
number: număr numărul numere
nurse: asistentă asistent
nut: nucă nuci arahide alune fructe_cu_coajă fructe_cu_coajă_lemnoasă
offer: ofertă oferi oferte oferit
office: birou birouri
official: oficial oficială
oil: ulei uleiuri
oil_change: schimb_de_ulei schimbul_de_ulei
old: vechi vechiul bătrân
onion: ceapă
online: online internet pe_internet
only: doar numai
open: deschide deschis deschidere program_de_lucru orar_de_funcționare ore_de_deschidere program_de_funcționare
operation: operație chirurgie operații intervenție
orange: portocală portocaliu portocale
order: comandă comanda comenzi
organic: ecologic bio organic
organise: organiza organizare organizat
outdoor: exterior afară în_aer_liber
oven: cuptor cuptoare
owner: proprietar proprietară patron deținător
pack: ambala ambalaj pachet
paddle: padelă vâslă vâsle
paddleboard: sup placă_sup
page: pagină pagini
paint: vopsea picta pictură pictor zugrav
pair: pereche perechi
pan: tigaie oală cratiță
paper: hârtie hârtii
parade: paradă defilare procesiune
parcel: colet colete pachet
park: parc parcuri
parking: parcare parca parcări loc_de_parcare locuri_de_parcare
parking_space: loc_de_parcare locuri_de_parcare
partner: partener parteneri
pass: abonament legitimație permis
passenger: pasager pasageri călător
password: parolă parola
pasta: paste
path: potecă cărare traseu
patient: pacient pacienți
pay: plăti plată plata plăți achita
paypal: paypal
pedal: pedală pedale
pedicure: pedichiură
pen: pix stilou
pension: pensiune demipensiune
people: persoană persoane oameni
pepper: piper ardei
percent: procent procente sută
performance: spectacol spectacole reprezentație
perfume: parfum parfumuri
perm: permanent
permit: permis autorizație aviz
personalised: personalizat personalizare personaliza la_comandă
photo: fotografie poză foto poze imagine
piano: pian
picnic: picnic
piece: bucată bucăți piesă
pig: porc porcine carne_de_porc
pillow: pernă perne
pitch: loc teren parcelă
pizza: pizza pizzerie
plan: plan planifica planuri
plant: plantă plante planta
plastic: plastic
plate: farfurie farfurii
platform: peron platformă
play: juca joc cânta
playground: loc_de_joacă locuri_de_joacă
police: poliție poliția
pool: piscină piscina bazin
poor: sărac săraci
popular: popular
population: populație locuitori
portion: porție porții
possible: posibil posibilitate
post: poștă poștal
potato: cartof cartofi
pound: liră livră lire
power_performance: putere puterea
practical: practic practică practice
pregnant: gravidă însărcinată sarcină
prepare: pregăti pregătire prepara preparare
prescription: rețetă rețete prescripție
pressure: presiune tensiune
prevent: preveni prevenire împiedica
price_list: prețuri tarife listă listă_de_prețuri lista_de_prețuri
print: imprima imprimare tipări printare
printer: imprimantă imprimante
private: privat privată particular
private_lesson: lecție_individuală lecții_individuale lecții_private meditații ședințe_individuale
prize: premiu premii
problem: problemă probleme
process: proces procedură procedeu
product: produs produse
profession: profesie meserie
programme: program orar
project: proiect proiecte
proof: dovadă chitanță bon dovezi
protect: proteja protecție
pub: pub bar cârciumă
public: public publică
public_holiday: sărbătoare sărbători legală sărbătoare_legală sărbători_legale zi_liberă_legală
public_transport: tramvai metrou transport transport_public transport_în_comun mijloace_de_transport_în_comun
publish: publica publicat publicare
pump: pompă pompe pompa
pupil: elev elevi student studenți
quality: calitate
quantity: cantitate cantități
quarter: sfert trimestru cartier
queue: coadă așteptare aștepta listă_de_așteptare sală_de_așteptare
quiet: liniște liniștit silențios
quiet_hours: ore_de_liniște orele_de_liniște liniște
rabbit: iepure iepuri
racket: rachetă rachete
raft: plută rafting
railway: tren trenuri feroviar
railway_station: gară gara gări
rain: ploaie plouă ploua vreme caz_de_ploaie
ramp: rampă rampe
range: autonomie rază
raw: crud crudă
read: citi citit
ready: gata pregătit
reason: motiv motive
receive: primi primit
reception: recepție recepția recepționer
recipe: rețetă rețete
recommend: recomanda recomandat recomandare
recycle: recicla reciclare colectare_selectivă
red: roșu roșie roșii
reference: referință referințe
referral: trimitere bilet_de_trimitere
refrigerated: refrigerat frigorific
refund: rambursare rambursa returnare decontare returnarea_banilor
register: înscriere înscrie înregistrare înregistra
regular: regulat obișnuit
reminder: memento reamintire
remove: îndepărta elimina scoate
repeat: repeta repetare
replace: înlocui înlocuire
report: raport raporta anunța
request: cerere solicita solicitare
rescue: salvare salva
responsible: responsabil responsabilitate răspunzător
rest: odihnă odihni rest
restaurant: restaurant restaurante
restore: restaura restaurare restaurat
result: rezultat rezultate
retail: retail detaliu
return: retur returna returnare
rice: orez
ring: inel inele verighetă
risk: risc riscuri
river: râu râuri fluviu
road: stradă drum șosea străzi
roaming: roaming
rodent: rozător rozătoare hamster cobai
roof: acoperiș acoperișuri
room: cameră camere sală încăpere
root_canal: tratament_de_canal endodonție devitalizare
rope: frânghie funie coardă
route: rută traseu itinerar trasee
router: router modem
rubbish: gunoi deșeuri
rule: regulă reguli regulament
run: alerga alergare fugi
rye: secară
safe: sigur siguranță
safe_box: seif
sail: velă naviga velier pânze
salad: salată salate
salary: salariu leafă
sale: vânzare vinde vândut
salmon: somon
salt: sare sărat
same: același aceeași
sample: mostră probă eșantion
sand: nisip
saturday: sâmbătă
sauce: sos sosuri
sauna: saună
sausage: cârnat cârnați crenvurști salam
save: economisi salva
school: școală școli școlar școala
school_holidays: vacanță_școlară vacanțe_școlare
science: știință științe științific
scissors: foarfecă foarfece
scooter: scuter trotinetă moped
scratch: zgârietură zgârieturi îndoitură
screen: ecran ecrane
sea: mare marin
sea_view: vedere_la_mare vedere_spre_mare
season: sezon anotimp sezonier
seat: loc locuri scaun
second_hand: second-hand folosit uzat mâna_a_doua second_hand
security: securitate siguranță
seed: sămânță semințe
self_checkin: self_check-in check-in_autonom
self_service: autoservire auto_servire
send: trimite trimis expedia
senior: pensionar senior vârstnic pensionari persoane_în_vârstă vârsta_a_treia
separate: separat separa
serial_number: număr_de_serie numărul_de_serie serie
serve: servi servit servire
service: serviciu servicii
sesame: susan
sew: coase cusut croitorie
shampoo: șampon
share: comun împărți partaja
shave: ras bărbierit bărbieri brici
sheep: oaie oi
sheet: cearșaf lenjerie cearșafuri
shelf: raft rafturi
shellfish: crustacee scoici fructe_de_mare
shoe: pantof pantofi încălțăminte
shop: magazin magazine prăvălie
shoulder: umăr umeri
shower: duș dușuri
shrimp: crevete creveți
shuttle: transfer navetă
sick_note: concediu_medical adeverință_medicală certificat_medical
sign: semna semnătură semnat
signal: semnal
silver: argint
sim: sim cartelă_sim cartelă
sing: cânta cânt cor
single_room: cameră_single camere_single cameră_simplă
sink: chiuvetă
skate: patina patinaj patine patinoar
ski: schi schia
skin: piele
skipper: skipper căpitan
sleep: dormi somn
sleeping_bag: sac_de_dormit saci_de_dormit
slow: lent încet
small: mic mică mici
smell: miros mirosuri
smoke: fuma fumat fumător fum fumători
smoke_detector: detector_de_fum detectoare_de_fum
snow: zăpadă ninsoare
soap: săpun săpunuri
sock: șosetă șosete ciorapi
socket: priză prize
socks: șosete
soft: moale moi
software: software program_informatic
soil: sol pământ
solar: solar solare fotovoltaic
sold_out: epuizat stoc_epuizat
soup: supă ciorbă supe
sourdough: maia
south: sud
soy: soia
spa: spa wellness
space: spațiu spații loc
spare_part: piesă_de_schimb piese_de_schimb
speak: vorbi vorbit vorbește
special: special specială speciale
species: specie specii soi
speed: viteză viteze
spelt: alac
spice: condiment condimente picant iute mirodenii
spoon: lingură linguri
sport: sport sporturi sportiv
spouse: soț soție
square: piață pătrat
square_metre: metru_pătrat metri_pătrați mp
squid: calamar calamari caracatiță
stable: grajd grajduri
stage: scenă scena
stain: pată pete
stairs: scară scări trepte
stall: stand standuri tarabă
stamp: timbru timbre ștampilă
standing: în_picioare
starter: aperitiv aperitive antreu gustare
stay: ședere sejur cazare sta
steal: fura furat furt
steam: abur aburi
steel: oțel inox
stock: stoc în_stoc stocuri
stolen: furat furt
stone: piatră pietre
stop: stație oprire opri
store_keep: depozitare depozita păstrare păstra depozitare_bagaje
storm: furtună furtuni vijelie
stove: sobă aragaz
study: studiu studia studii
subscription: abonament abonamente abona
substitute: înlocuitor substitut
sugar: zahăr
suggest: sugera sugestie propune
suitable: potrivit adecvat
suite: suită
summer: vară vara
sunday: duminică duminica
surcharge: supliment suprataxă
sweet: dulce dulciuri
swim: înota înot scăldat
swimsuit: costum_de_baie costume_de_baie slip
switch_off: opri oprit stinge
switch_on: porni pornit aprinde
table: masă mese masa
take: lua luat ia
takeaway: pachet takeaway la_pachet
tank: rezervor cisternă
tap: robinet robinete
tartar: tartru detartraj placă_dentară
taste: gust gusta degustare
tax: taxă tva impozit
taxi: taxi taxiuri
taxi_rank: stație_de_taxi stație_taxi
tea: ceai ceaiuri
team: echipă echipa echipe
technician: tehnician tehnicieni
technology: tehnologie tehnică
teeth: dinte dinți măsea
television: televizor televiziune tv
temporary: temporar provizoriu
tenant: chiriaș chiriași locatar
tennis: tenis
textbook: manual manuale manual_școlar
thank: mulțumi mulțumesc
theatre: teatru teatre
theory: teorie teoretic
therapist: terapeut maseur maseuză kinetoterapeut
thick: gros groasă
thickness: grosime grosimea
thursday: joi
ticket: bilet bilete
tide: maree
tie: cravată lega
time: timp oră ora
tip: bacșiș sfat
today: azi astăzi
together: împreună
toilet: toaletă wc toalete
tomato: roșie roșii tomate
tomorrow: mâine
tool: unealtă unelte scule
total: total totală
tourist: turist turism turistic turiști
tourist_tax: taxă stațiune turistică taxă_turistică taxă_de_stațiune taxă_hotelieră
towel: prosop prosoape prosop_de_baie prosoape_de_baie
tower: turn turnuri turnul
toy: jucărie jucării
tracking: urmărire urmări awb
traffic: trafic circulație
trailer: remorcă remorci
training: antrenament instruire formare
tram: tramvai tramvaie
transport: transport transporta
travel: călătorie călători călătorii
tree: copac copaci pom arbore
trial: probă testare încercare lecție_de_probă perioadă_de_probă
tuesday: marți
tuition: taxă_de_școlarizare taxe_de_școlarizare școlarizare
tune: acorda acordare acordor acordaj
turkey: curcan
type: tip gen fel
tyre: anvelopă anvelope cauciuc
ultrasound: ecografie ecografii ultrasunete
umbrella: umbrelă umbrele
understand: înțelege înțeles
uniform: uniformă uniforme
university: universitate
unpack: despacheta
update: actualizare actualiza
urgent: urgent urgență
use: folosi utiliza folosire utilizare
vaccination: vaccin vaccinare vaccinat
valley: vale valea
valuable: valoare valoros obiecte_de_valoare obiect_de_valoare
van: dubă camion camionetă furgonetă
vegan: vegan vegană
vegetable: legumă legume
vegetarian: vegetarian vegetariană
vet: veterinar cabinet_veterinar medic_veterinar
view: vedere priveliște panoramă
village: sat sate satul
vinegar: oțet
virus: virus viruși antivirus
visit: vizită vizita vizitator vizitatori
voice: voce vocal
volume: volum
volunteer: voluntar voluntari voluntariat
vote: vot vota votare
wall: perete zid pereți
ward: secție salon
warehouse: depozit depozite
warm: cald căldură caldă
warning: avertisment avertizare atenție
wash: spăla spălare spălat mașină_de_spălat mașina_de_spălat
watch: ceas ceasuri ceasornicar
water: apă apa ape potabilă apă_potabilă
watt: watt wați
wave: val valuri
waxing: epilare epilat ceară
weak: slab slabă
wear: purta îmbrăca
wednesday: miercuri
week: săptămână săptămâni săptămânal
weekday: zi_lucrătoare zile_lucrătoare lucrătoare
weekend: weekend sfârșit_de_săptămână sfârșitul_săptămânii
weigh: greutate cântări cântărește
west: vest
wet: ud umed
wetsuit: costum_de_neopren neopren
wheel: roată roți
white: alb albă albe
whitening: albire albirea_dinților
whole: întreg întreagă
wholesale: angro en-gros en_gros
wide: lat lățime larg
width: lățime lățimea
wife: soție soț soția
wind: vânt
window: fereastră ferestre geam
windscreen: parbriz
wine: vin vinuri cramă
winter: iarnă iarna
wire: sârmă fir cablu
withdraw: retrage retragere
withdrawal_period: retragere drept_de_retragere dreptul_de_retragere
wool: lână fir
workshop: atelier ateliere
world: lume mondial
write: scrie scris scriitor autor
wrong: greșit incorect
x-ray: radiografie raze raze_x
year: an ani anual
yellow: galben galbenă
yoga: yoga
young: tânăr tineri adolescent tineret
young_animal: cățel căței pisoi
youth: tineret tineri tânăr adolescent adolescenți
zip: fermoar
`
