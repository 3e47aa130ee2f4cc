/** Words of Filipino by what they mean, as `glossary` joins them with those of other languages. */
export const FILIPINO = `
abroad: ibang_bansa abroad banyaga internasyonal dayuhan
accept: tumatanggap tinatanggap tanggapin
accessible: wheelchair accessible pwd may_kapansanan
accident: aksidente
activity: aktibidad gawain
adapter: adapter
add: dagdag karagdagan idagdag ekstra
address: address tirahan
adult: matanda adult
advance: advance maaga nang_maaga
advice: payo konsultasyon
afternoon: hapon
age: edad taong gulang ilang_taon taong_gulang
agree: sumang-ayon kasunduan pahintulot pagsang-ayon
air_conditioning: aircon air_con air_conditioner
airport: paliparan airport
alarm: alarma
alcohol: alak alkohol
allergy: allergy alerhiya
allow: puwede pinapayagan pwede bawal maaari
alone: mag-isa
always: lagi palagi
amount: halaga
anchor: angkla
animal: hayop alaga alagang_hayop
anniversary: anibersaryo
answer: sagot sagutin sumagot
apartment: apartment apartamento
app: app aplikasyon
application: aplikasyon mag-apply application mag-apply_ng_trabaho
appointment: appointment magpa-appointment
arrive: dumating pagdating darating dating
ask: magtanong tanong itanong
assemble: pagbuo buuin
automatic: awtomatiko automatic
available: available mayroon
average: karaniwan average
award: gawad parangal
baby: sanggol baby
back_up: backup
bacon: bacon tusino
bag: bag supot
baggage: bagahe maleta
bake: panaderya maghurno hurno panadero
balcony: balkonahe
ball: bola
bank: bangko bank
bank_account: account akawnt bank_account bank_accounts
bank_transfer: bank_transfer
barbecue: ihaw ihawan barbecue ihaw-ihaw
basement: silong basement
bath: paliguan bathtub maligo
bathrobe: bathrobe tsinelas
bathroom: banyo
battery: baterya
beach: dalampasigan beach tabing-dagat
beard: balbas
beautiful: maganda kagandahan
bed: kama higaan
bedroom: kuwarto silid-tulugan kwarto
beef: baka karneng_baka karne_ng_baka
beer: serbesa beer
begin: simula magsimula nagsisimula magsisimula umpisa
beginner: baguhan beginner
bench: bangko bangkito upuan
berth: daungan
bicycle: bisikleta bike
big: malaki laki sukat
bill: invoice resibo bill
bird: ibon
birth: kapanganakan panganganak
birthday: kaarawan birthday
bitter: mapait
black: itim
blanket: kumot
blood: dugo
blood_pressure: presyon_ng_dugo presyon altapresyon
blood_test: blood_test pagsusuri_ng_dugo
blow_dry: blow_dry blower
blue: asul bughaw
boat: bangka barko
boil: pakuluan pinakuluan kumulo nilaga
book_reading: aklat libro
booking: reserbasyon magpareserba reservation booking mag-book
boot: bota boots
born: ipinanganak isinilang
bottle: bote botelya
bowl: mangkok
box: kahon
box_carton: karton
boy: lalaki batang-lalaki batang_lalaki
braces: braces
brake: preno
branch: sangay branch
brand: tatak brand
bread: tinapay
break_damage: sira nasira basag pinsala
break_pause: pahinga break
breakdown: nasiraan sira nasirang_sasakyan
breakfast: almusal agahan
bride: nobya kasal
bridge: tulay
bring: dalhin magdala dala dadalhin
brother: kapatid kuya ate
budget: badyet budget
buffet: buffet
build: magtayo itinayo gusali konstruksiyon
building: gusali bahay
bunk: double-deck double_deck bunk_bed
buoy: boya
bus: bus
bus_line: ruta_ng_bus linya_ng_bus
bus_stop: hintuan sakayan bus_stop hintuan_ng_bus
business: negosyo kumpanya
busy: abala matao
button: buton pindutan
buy: bumili bilhin binili pagbili
cabin: kubo cabin
cake: keyk cake
calendar: kalendaryo
call: tawag tumawag telepono tawagan numero_ng_telepono tumawag_sa_telepono
camera: kamera camera
campfire: siga apoy
camping: kamping tent camping tolda
cancel: kanselahin pagkansela kinansela magkansela
candle: kandila
canoe: kanoa bangka
capacity: kapasidad
capital: kabisera
car: kotse sasakyan
car_rental: car_rental paupahan_ng_sasakyan arkila
caravan: caravan
card: card kard
care: alaga pangangalaga alagaan
carpet: karpet alpombra
carry: buhatin dalhin
cash: cash salapi
cash_machine: atm
cash_on_delivery: cash_on_delivery cod
castle: kastilyo
castrate: kapon kapunin magpakapon
cat: pusa
catalogue: katalogo
catering: catering
ceiling: kisame
celebrate: pagdiriwang magdiwang salu-salo handaan
celery: kintsay celery
cent: sentimo
centre: sentro gitna
century: siglo
ceramics: seramika palayok
certificate: sertipiko
chain: kadena
chair: silya upuan
change: baguhin pagbabago palitan magbago
change_money: sukli palitan barya palitan_ng_pera
changing_room: bihisan fitting_room
charge_battery: mag-charge charger charging
charging_station: charging_station
cheap: mura murang
cheapest: pinakamura pinaka_mura
check: suriin pagsusuri inspeksiyon tingnan
check_in: check-in check_in oras_ng_check-in mag-check_in
check_out: check-out check_out oras_ng_check-out mag-check_out
check_up: check-up checkup patingin magpatingin
cheese: keso
chemist: botika parmasya
chicken: manok
child: bata anak
children_menu: pambata menu_ng_bata pambatang_menu menu_para_sa_bata
chocolate: tsokolate
choose: pumili piliin pagpipilian mapagpipilian
christmas: pasko
church: simbahan
cinema: sinehan pelikula sine
city: lungsod siyudad bayan
class: klase silid-aralan
clean: malinis linis paglilinis maglinis linisin
climb: umakyat akyat pag-akyat akyat_bundok
clinic: klinika
cloakroom: cloakroom
close: sarado isara magsasara nagsasara
clothes: damit kasuotan
clutch: clutch klats
coach: tagasanay coach
coat: dyaket amerikana jacket
cocktail: cocktail
code: code pin
coffee: kape
cold: malamig lamig
collect: kunin sunduin pick-up kunin_sa_tindahan
colour: kulay tina
combine: pagsamahin isama
come: pumunta dumating halika
comfortable: komportable maginhawa
committee: komite lupon
compare: ihambing paghahambing ikumpara
competition: paligsahan kompetisyon karera
complain: reklamo magreklamo
computer: kompyuter laptop computer
concert: konsiyerto musika konsyerto
condition: kondisyon tuntunin tuntunin_at_kondisyon
conference: kumperensiya pulong
confirm: kumpirmahin kumpirmasyon
consumption: konsumo pagkonsumo
contact: makipag-ugnayan kontak kontakin
contain: kasama naglalaman kabilang may
contract: kontrata
cook: magluto lutuin luto kusinero nagluluto
corkage: corkage corkage_fee
cost: presyo halaga bayad singil gastos magkano_ang
cot: kuna
cotton: bulak koton
country: bansa
course: kurso klase aralin
court: court
cover: saklaw sakop
cow: baka
cream: krema
credit_card: kredito credit credit_card
crown_tooth: jacket_crown korona
cup: tasa
cure: gumaling gamutin lunas
currency: pera salapi
current: agos
curtain: kurtina
customer: kostumer bisita kliyente panauhin
cut: gupit putol gupitan magpagupit gupit_ng_buhok
dam: prinsa dam
dance: sayaw sumayaw
danger: panganib mapanganib delikado
data: datos data
date: petsa
daughter: anak
day: araw
dead: patay namatay kamatayan
deadline: huling palugit deadline huling_araw huling_petsa
dear_expensive: mahal
debt: utang
deep: malalim lalim
degree: digri temperatura
delay: huli naantala pagkaantala
deliver: hatid ihatid paghahatid delivery
dentist: dentista
depart: umalis alis pag-alis aalis
deposit: deposito paunang paunang_bayad down_payment
describe: ilarawan paglalarawan
design: disenyo dinisenyo taga-disenyo
dessert: panghimagas
detergent: sabong panlaba detergent sabong_panlaba
device: aparato gamit
deworm: purga purgahin bulate deworming
diabetes: diyabetis diabetes
diagnosis: diyagnosis
diesel: krudo gasolina diesel
diet: diyeta
difference: pagkakaiba kaibahan iba
difficult: mahirap hirap
dinner: hapunan
direction: direksiyon daan
dirty: marumi dumi
disabled: may-kapansanan kapansanan pwd
disappear: nawala mawala
disassemble: kalasin baklasin
discount: diskuwento bawas diskwento
discover: natuklasan tuklas natagpuan
dish: putahe ulam pagkain
dishwasher: panghugas dishwasher makinang_panghugas
display: display
dive: sumisid pagsisid diving
doctor: doktor manggagamot
document: dokumento papeles
dog: aso
donate: donasyon magbigay mag-donate
door: pinto pintuan
double_room: double_room pandalawahang_kuwarto
dough: masa
download: i-download download
dozen: dosena
drain: alulod kanal
dress: bestida damit
dress_code: dress_code
drill: barena
drink: inumin uminom inom
drive: magmaneho tsuper nagmamaneho drayber
driving_licence: lisensiya lisensya lisensya_sa_pagmamaneho driver's_license
dry: tuyo patuyuin pampatuyo
dry_cleaning: dry_cleaning dry_clean
duck: pato bibe itik gansa
dumpling: dumpling siomai
duration: tagal gaano tumatagal gaano_katagal
during: habang
dust: alikabok
duvet: kumot comforter
early: maaga
easter: easter
easy: madali
eat: kumain kain pagkain kainan
egg: itlog
electric: kuryente de-kuryente
electricity: kuryente elektrisidad
elevator: elevator
email: email
emergency: emerhensiya emergency emergency_room
employee: empleado tauhan kawani
empty: bakante
end: wakas katapusan matapos natatapos
engine: makina motor
engineer: inhinyero arkitekto
english: ingles
engraving: ukit inukit pag-ukit
enter: pumasok pasukan pagpasok
entrance_fee: entrance bayad_sa_pasukan entrance_fee
envelope: sobre
equipment: kagamitan
euro: euro
evening: gabi
event: kaganapan okasyon event
every: bawat tuwing
exam: eksamen pagsusulit
example: halimbawa
excursion: pamamasyal paglalakbay tour
exercise: ehersisyo
exhaust: tambutso
exhibition: eksibisyon eksibit
exit: labasan lumabas
expire: mag-expire balido bisa petsa_ng_pag-expire
explain: ipaliwanag paliwanag
express: express mabilisan
extend: palawigin pahabain ekstensiyon
eye: mata
eyebrow: kilay pilikmata
fabric: tela
facial: facial
factory: pabrika
family: pamilya mag-anak
far: malayo layo distansiya
fare: pamasahe
farm: bukid magsasaka sakahan
fast: mabilis bilis
fat: taba mataba
father: ama tatay magulang nanay ina
female: babae
fence: bakod
ferry: lantsa ferry
festival: pista kapistahan
fever: lagnat
few: kaunti ilan
fill: punuin pasta punan
filling_tooth: pasta pasta_sa_ngipin
filter: salaan filter
find: hanapin natagpuan makita
fine: multa
finger: daliri
fire: sunog apoy
firewood: panggatong
fireworks: paputok kuwitis
first: una unang
first_aid: paunang_lunas first_aid pangunang_lunas
fish: isda mangisda
fit: kasya bagay
fix: ayusin kumpuni pagkukumpuni repair
flat_tyre: plat butas flat_na_gulong butas_na_gulong
flea_tick: pulgas garapata
flight: lipad eroplano lumipad
flood: baha
floor: palapag
flour: harina
flower: bulaklak
fog: hamog ulap
foot: paa
football: futbol football
forbidden: bawal ipinagbabawal
forest: gubat kagubatan
forget: nakalimutan makalimutan naiwan
form: porma form
found_start: itinatag taon_ng_pagkakatatag
founder: nagtatag tagapagtatag
free: libre
free_of_charge: libre walang_bayad
free_vacant: bakante bakanteng_kuwarto
freeze: frozen nagyelo freezer
fresh: sariwa
friday: biyernes
fridge: refrigerator ref pridyider
friend: kaibigan
fringe: bangs
fruit: prutas
full: puno
full_board: full_board
furniture: muwebles kasangkapan
future: hinaharap
game: laro maglaro
garage: garahe
garden: hardin
garlic: bawang
gas: gas
gate: tarangkahan gate
gearbox: kambyo transmisyon
generator: generator dyenereytor
gift: regalo
gift_card: gift_card
gift_voucher: voucher gift_certificate
girl: babae dalaga batang_babae
give: magbigay bigay ibigay
glacier: glacier
glass: salamin baso
glasses: salamin
glove: guwantes
gluten: gluten trigo
go: pumunta punta
goggles: goggles
gram: gramo kilo kilogramo
grass: damo damuhan
grease: grasa
green: berde luntian
groom: grooming
group: grupo pangkat
group_lesson: panggrupong_klase
guarantee: garantiya warranty
guardian: tagapag-alaga
guide: gabay tour-guide tour_guide
gym: gym
hair: buhok
hairdresser: barbero parlor
hairdryer: hair_dryer blower
halal: halal kosher
half: kalahati
half_board: half_board
hall: bulwagan
ham: hamon
handicraft: handicraft gawang-kamay
handle: hawakan
harbour: daungan pantalan
harness: harness
harvest: ani pag-aani
hat: sombrero sumbrero
head: pinuno puno tagapamahala
headache: sakit sakit_ng_ulo masakit_ang_ulo
headliner: pangunahing_tagapagtanghal
health: kalusugan malusog
hear: marinig pandinig
hearing: pandinig
heat: init painitan pampainit
heavy: mabigat bigat
height: taas mataas
helmet: helmet
help: tulong tumulong
herb: halaman
high_chair: high_chair upuan_ng_sanggol upuang_pambata
high_season: peak_season
highlights: highlights balayage
hike: hiking lakad maglakad
hill: burol
hire: umupa upa renta paupahan
history: kasaysayan
hobby: libangan
holiday: bakasyon
home: tahanan bahay
homework: takdang-aralin takdang_aralin asignatura
honey: pulot pulot-pukyutan
horse: kabayo
hose: hose
hospital: ospital
hot: mainit init
hot_tub: jacuzzi
hotel: hotel otel
hour: oras
house: bahay
household: sambahayan
hungry: gutom
ice: yelo
ice_cream: sorbetes ice-cream ice_cream
id_card: id pasaporte valid_id
ill: sakit karamdaman
immediately: agad kaagad
implant: implant dental_implant
important: mahalaga importante
indoor: loob
infection: impeksiyon impeksyon
ingredient: sangkap
injection: iniksiyon turok
injury: pinsala sugat
insect: insekto
install: ikabit pagkakabit instalasyon
instalment: hulugan installment
instructions: tagubilin panuto paraan_ng_paggamit
instructor: guro tagapagturo instruktor
insurance: seguro insurance
internet: internet wifi koneksyon_sa_internet
interpreter: tagasalin interpreter salin
interview: panayam interbyu
invent: imbento inimbento
inventor: imbentor
invite: imbitahan anyaya imbitasyon
iron: plantsa bakal
island: isla pulo
jam: jam halaya
jewellery: alahas
job: trabaho hanapbuhay bakanteng_trabaho
juice: katas juice katas_ng_prutas
jump: tumalon talon lumundag
kayak: kayak
keep: itago panatilihin
kennel: kennel kulungan_ng_aso
kettle: takure
key: susi
keyboard: keyboard
kidney: bato
kilometre: kilometro
kindergarten: kinder nursery
kitchen: kusina
knife: kutsilyo
knit: maggantsilyo niniting
laboratory: laboratoryo
lactose: lactose laktosa
ladder: hagdan
lake: lawa
lamb: tupa kordero
lamp: lampara ilaw
land: lupa
lane: lane linya
language: wika lengguwahe
last: huli huling
later: mamaya
laundry: labada labahan
law: batas
lawyer: abogado
lay: mangitlog
leak: tagas tumatagas tumutulo
learn: matuto mag-aral
leather: katad balat
left: kaliwa
leg: binti
legal: legal
lend: hiram humiram pahiram
length: haba mahaba
lesson: aralin leksiyon
letter: liham sulat
level: antas
library: aklatan
licence: lisensiya lisensya
lid: takip
life_jacket: salbabida life_jacket life_vest
lifeguard: lifeguard
light: ilaw liwanag
lighthouse: parola
lightning: kidlat kulog
like: gusto
limescale: limescale
line: linya
listen: makinig
litre: litro
live: nakatira tumira buhay residente
liver: atay
local: lokal
lock: kandado ikandado
locked: nakakandado naka-lock
locker: locker
login: login mag-login mag-log_in
lose: mawala nawala
lost_property: lost_and_found nawalang_gamit
low: mababa
low_season: off_season low_season
lunch: tanghalian
machine: makina
magazine: magasin
main: pangunahin
main_course: pangunahing_putahe main_course
maintenance: pagmamantina maintenance
make: gumawa ginawa gawa
male: lalaki
mandatory: kailangan obligado sapilitan
manicure: manikyur manicure
map: mapa
map_location: lokasyon kinaroroonan
market: palengke pamilihan
marry: kasal ikinasal magpakasal
massage: masahe
mat: banig
material: materyal materyales
maximum: pinakamarami maximum pinakamataas
measure: sukatin sukat
meat: karne
medicine: gamot
meet: magkita pulong pagpupulong
member: miyembro kasapi
menu: menu
message: mensahe
meter: metro
method: paraan
metre: metro
metro: mrt lrt
microchip: microchip
microwave: microwave
middle: gitna
midnight: hatinggabi
mileage: mileage
milk: gatas
million: milyon
mine: minahan
minibar: minibar
minimum: pinakamababa minimum
minute: minuto
mirror: salamin
miss: mahuli
mistake: mali pagkakamali
mobile_phone: selpon cellphone cell_phone cellular_phone
model: modelo
monday: lunes
money: pera
month: buwan buwanan
morning: umaga
motorcycle: motorsiklo
mountain: bundok
mouth: bibig
move: lipat maglipat paglipat
museum: museo
mushroom: kabute
mustard: mustasa
nail: kuko
name: pangalan
nappy: lampin diaper
native_speaker: katutubong_tagapagsalita
nature: kalikasan natural
near: malapit
need: kailangan
needle: karayom
neighbour: kapitbahay
new: bago
news: balita
newspaper: diyaryo pahayagan
next: susunod
night: gabi magdamag
noise_loud: ingay maingay
non_swimmer: hindi_marunong_lumangoy
noodles: pansit noodles miki bihon
noon: tanghali
north: hilaga
nose: ilong
notice: paunawa abiso
notice_period: abiso panahon_ng_abiso
number: numero bilang
nurse: nars
nut: mani
offer: alok inaalok
office: opisina tanggapan
official: opisyal
oil: langis mantika
oil_change: change_oil palit_langis
old: luma matanda
onion: sibuyas
online: online
only: lamang lang
open: bukas magbukas nagbubukas oras_ng_pagbubukas anong_oras_bukas
operation: operasyon opera
orange: dalandan kahel
order: order umorder mag-order
organic: organiko organic
organise: mag-organisa organisahin
outdoor: labas
oven: hurno oven
owner: may-ari
pack: pakete balot
paddle: sagwan gaod
paddleboard: paddleboard sup
page: pahina
paint: pintura pintor pinta
pair: pares
pan: kawali kaldero
paper: papel
parade: parada prusisyon
parcel: parsela pakete
park: parke
parking: paradahan parking parking_lot
parking_space: paradahan parking_space
partner: kasosyo kapareha
pass: pass day_pass
passenger: pasahero
password: password
pasta: pasta
path: landas daanan
patient: pasyente
pay: magbayad bayad bayaran pagbabayad
paypal: paypal
pedal: pedal
pedicure: pedikyur pedicure
pen: bolpen pluma
pension: pensiyon
people: tao katao
pepper: paminta
percent: porsiyento porsyento
performance: palabas pagtatanghal
perfume: pabango
perm: kulot permanente magpakulot
permit: permiso pahintulot
personalised: personalisado pasadya
photo: litrato larawan
piano: piyano
picnic: piknik
piece: piraso
pig: baboy
pillow: unan
pizza: pizza
plan: plano magplano
plant: halaman tanim
plastic: plastik
plate: plato pinggan
platform: plataporma
play: maglaro laro
playground: palaruan
police: pulis
pool: swimming-pool languyan pool swimming_pool
poor: mahirap
popular: sikat popular
population: populasyon
portion: porsiyon
possible: posible maaari
post: koreo
potato: patatas
power_performance: lakas
practical: praktikal
pregnant: buntis pagbubuntis
prepare: maghanda ihanda paghahanda
prescription: reseta
pressure: presyon
prevent: maiwasan pigilan
price_list: presyo listahan_ng_presyo
print: i-print imprenta limbag
printer: printer
private: pribado
private_lesson: pribadong_aralin pribadong_klase
prize: premyo gantimpala
problem: problema
process: proseso
product: produkto
profession: propesyon
programme: programa iskedyul
project: proyekto
proof: resibo patunay
protect: protektahan proteksiyon
pub: bar inuman
public: pampubliko publiko
public_holiday: pista pista_opisyal
public_transport: tren lrt mrt pampublikong_transportasyon pampublikong_sasakyan
publish: inilathala ilathala
pump: bomba
pupil: estudyante mag-aaral
quality: kalidad
quantity: dami
quarter: sangkapat
queue: pila maghintay hintay
quiet: tahimik
quiet_hours: oras_ng_katahimikan quiet_hours
rabbit: kuneho
racket: raketa
raft: balsa
railway: tren
railway_station: istasyon istasyon_ng_tren
rain: ulan panahon
ramp: rampa ramp
range: saklaw abot
raw: hilaw
read: magbasa basahin
ready: handa
reason: dahilan
receive: tanggapin matanggap
reception: front_desk reception
recipe: resipe
recommend: irekomenda rekomendasyon inirerekomenda
recycle: i-recycle recycle
red: pula
reference: sanggunian
referral: referral
refrigerated: pinalamig
refund: refund ibalik ibalik_ang_bayad
register: magparehistro rehistro pagpaparehistro magpatala
regular: regular
reminder: paalala
remove: alisin tanggalin
repeat: ulitin
replace: palitan kapalit
report: ulat iulat
request: hiling kahilingan
rescue: sagip iligtas
responsible: responsable pananagutan responsibilidad
rest: pahinga magpahinga
restaurant: restawran restoran kainan
restore: ibalik_sa_dati pagpapanumbalik restorasyon
result: resulta
retail: tingi
return: ibalik isauli pagbabalik ibalik_ang_binili
rice: bigas kanin
ring: singsing
risk: panganib
river: ilog
road: kalsada kalye daan
roaming: roaming
rodent: daga hamster
roof: bubong
room: kuwarto silid kwarto
root_canal: root_canal
rope: lubid
route: ruta
router: router modem
rubbish: basura
rule: patakaran tuntunin
run: tumakbo takbo
rye: rye senteno
safe: ligtas kaligtasan
safe_box: kaha
sail: layag maglayag
salad: ensalada
salary: suweldo sahod
sale: benta ibinebenta nagbebenta
salmon: salmon
salt: asin
same: pareho
sample: sampol halimbawa
sand: buhangin
saturday: sabado
sauce: sarsa sawsawan
sauna: sauna
sausage: longganisa sausage tsoriso
save: tipid makatipid
school: paaralan eskuwela
school_holidays: bakasyon_sa_eskuwela walang_pasok
science: agham
scissors: gunting
scooter: scooter iskuter
scratch: gasgas yupi
screen: screen
sea: dagat
sea_view: tanawin_ng_dagat tanaw_ang_dagat
season: panahon
seat: upuan
second_hand: segunda-mano gamit segunda_mano
security: seguridad
seed: binhi buto
self_checkin: sariling_check-in self_check-in
self_service: self-service
send: ipadala magpadala padala bayad_sa_pagpapadala
senior: senior nakatatanda senior_citizen
separate: hiwalay
serial_number: serial_number
serve: naghahain ihain
service: serbisyo
sesame: linga
sew: manahi tahi mananahi
shampoo: shampoo
share: ibahagi hati
shave: ahit mag-ahit labaha pag-aahit
sheep: tupa
sheet: kubrekama kobre_kama
shelf: istante
shellfish: kabibe hipon seafood lamang-dagat
shoe: sapatos
shop: tindahan
shoulder: balikat
shower: dutsa shower
shrimp: hipon sugpo
shuttle: shuttle
sick_note: medical_certificate
sign: pumirma lagda pirma
signal: signal
silver: pilak
sim: sim sim_card
sing: kumanta kanta umawit
single_room: single_room pang-isahang_kuwarto
sink: lababo
skate: skate
ski: ski
skin: balat
skipper: kapitan
sleep: tulog matulog
sleeping_bag: sleeping_bag
slow: mabagal
small: maliit
smell: amoy
smoke: paninigarilyo manigarilyo sigarilyo
smoke_detector: smoke_detector
snow: niyebe
soap: sabon
sock: medyas
socket: saksakan
socks: medyas
soft: malambot
software: software
soil: lupa
solar: solar
sold_out: sold_out ubos naubos
soup: sabaw sopas
sourdough: sourdough
south: timog
soy: toyo soya
spa: spa
space: espasyo lugar
spare_part: piyesa pyesa
speak: magsalita nagsasalita
special: espesyal
species: uri
speed: bilis
spelt: spelt
spice: pampalasa maanghang anghang
spoon: kutsara
sport: palakasan isports
spouse: asawa
square: plaza liwasan parisukat
square_metre: metro_kuwadrado metro_kwadrado
squid: pusit pugita
stable: kuwadra
stage: entablado tanghalan
stain: mantsa
stairs: hagdan
stall: puwesto stall
stamp: selyo
standing: nakatayo
starter: pampagana panimula
stay: manatili tumuloy pananatili
steal: nakaw magnakaw
steam: singaw
steel: asero bakal
stock: stock imbentaryo
stolen: ninakaw
stone: bato
stop: hintuan hinto
store_keep: itago imbakan iimbak
storm: bagyo
stove: kalan
study: mag-aral pag-aaral
subscription: suskripsiyon
substitute: kapalit
sugar: asukal
suggest: mungkahi imungkahi
suitable: angkop bagay
suite: suite
summer: tag-init tag-araw
sunday: linggo
surcharge: dagdag
sweet: matamis
swim: lumangoy langoy paglangoy
swimsuit: damit_panlangoy bathing_suit swimsuit
switch_off: patayin
switch_on: buksan paandarin
table: mesa lamesa
take: kunin
takeaway: take-out take_out
tank: tangke
tap: gripo
tartar: tartar
taste: lasa tikman
tax: buwis
taxi: taksi taxi
taxi_rank: pila_ng_taxi
tea: tsaa
team: koponan pangkat
technician: tekniko technician
technology: teknolohiya
teeth: ngipin
television: telebisyon tv
temporary: pansamantala
tenant: nangungupahan
tennis: tennis
textbook: teksbuk aklat-aralin batayang_aklat
thank: salamat
theatre: teatro
theory: teorya
therapist: therapist terapista masahista
thick: makapal
thickness: kapal
thursday: huwebes
ticket: tiket
tie: kurbata itali
time: oras panahon
tip: tip
today: ngayon ngayong_araw
together: magkasama
toilet: banyo palikuran cr kubeta comfort_room
tomato: kamatis
tomorrow: bukas
tool: kasangkapan gamit
total: kabuuan
tourist: turista
tourist_tax: buwis buwis_sa_turista
towel: tuwalya
tower: tore
toy: laruan
tracking: tracking subaybayan
traffic: trapiko
trailer: treyler
training: pagsasanay
tram: tram trambiya
transport: transportasyon
travel: biyahe maglakbay paglalakbay
tree: puno
trial: pagsubok subok
tuesday: martes
tuition: matrikula tuition
tune: tono pagtotono itono
turkey: pabo
type: uri klase
tyre: gulong
ultrasound: ultrasound
umbrella: payong
understand: maintindihan intindihin
uniform: uniporme
university: unibersidad
update: update i-update
urgent: apurahan
use: gamitin gumamit paggamit
vaccination: bakuna pagbabakuna
valley: lambak
valuable: mahalaga mahahalagang_gamit
van: van trak
vegan: vegan
vegetable: gulay
vegetarian: vegetarian
vet: beterinaryo doktor_ng_hayop
view: tanawin
village: nayon baryo
vinegar: suka
virus: virus
visit: bisita bumisita dalaw
voice: boses
volume: dami
volunteer: boluntaryo
vote: boto bumoto botohan
wall: pader dingding
warehouse: bodega
warm: mainit maligamgam
warning: babala
wash: hugasan labhan maglaba hugas laba washing_machine
watch: relo orasan
water: tubig inuming_tubig
watt: watt
wave: alon
waxing: wax waxing
weak: mahina
wear: isuot magsuot suot
wednesday: miyerkoles miyerkules
week: linggo lingguhan
weekday: araw_ng_trabaho weekdays
weekend: weekend katapusan_ng_linggo
weigh: timbang timbangin
west: kanluran
wet: basa
wetsuit: wetsuit
wheel: gulong
white: puti
whitening: pagpapaputi pampaputi teeth_whitening
whole: buo
wholesale: pakyawan wholesale
wide: malawak lapad
width: lapad luwang
wife: asawa
wind: hangin
window: bintana
windscreen: windshield
wine: alak
winter: taglamig
wire: alambre kawad
withdraw: umatras bawiin
wool: lana sinulid
workshop: pagawaan talyer
world: mundo
write: sumulat isulat manunulat sinulat
wrong: mali
x-ray: x-ray
year: taon taunan
yellow: dilaw
yoga: yoga
young: bata
young_animal: tuta kuting
youth: kabataan tinedyer
zip: siper zipper
`
