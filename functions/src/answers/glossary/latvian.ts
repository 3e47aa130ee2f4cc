/** Words of Latvian by what they mean, as `glossary` joins them with those of other languages. */
export const LATVIAN = `
abroad: ārzemes ārvalstis ārvalstu starptautisks ārzemnieks
accept: pieņemt pieņem pieņemam
accessible: pieejams pieejamība ratiņkrēsls invalīdiem cilvēkiem_ar_invaliditāti ratiņkrēslā_sēdošiem
accident: negadījums avārija nelaime
activity: aktivitāte nodarbe izklaide
adapter: adapteris
add: pievienot papildu piemaksa papildus
address: adrese
adult: pieaugušais pieaugušie pilngadīgs
advance: iepriekš iepriekšējs savlaicīgi
advice: konsultācija padoms konsultēt ieteikt
afternoon: pēcpusdiena
age: vecums gadi gadu cik_gadu no_kāda_vecuma
agree: piekrišana piekrist vienoties vienošanās
air_conditioning: kondicionieris kondicionēšana gaisa_kondicionētājs gaisa_kondicionieris gaisa_kondicionēšana
airport: lidosta
alarm: signalizācija trauksme modinātājs
alcohol: alkohols alkoholisks
allergy: alerģija alergēns alerģisks
allow: atļauts drīkst atļaut atļauja
alone: viens patstāvīgi pavadības vieni
always: vienmēr
amount: summa
anchor: enkurs enkurvieta
animal: dzīvnieks mājdzīvnieks
anniversary: gadadiena jubileja
answer: atbilde atbildēt
apartment: dzīvoklis apartamenti
app: lietotne lietotnes aplikācija
application: pieteikums iesniegums pieteikties
appointment: pieraksts vizīte pierakstīties
arrive: ierašanās ierasties atbraukt pienākt
ask: jautājums jautāt vaicāt
assemble: montāža salikt montēt salikšana
automatic: automāts automātisks automātiskā
available: pieejams pieejamība
average: vidējs vidēji
award: balva apbalvojums
baby: zīdainis mazulis
back_up: rezerves kopija dublējums rezerves_kopija
bacon: bekons speķis
bag: soma maiss maisiņš
baggage: bagāža čemodāns koferis
bake: cept ceptuve maiznieks cepts maiznīca izcept
balcony: balkons
ball: bumba
bank: banka
bank_account: konts iban bankas_konts konta_numurs
bank_transfer: bankas_pārskaitījums pārskaitījums
barbecue: grils bārbekjū šašliks
basement: pagrabs pagrabstāvs
bath: vanna pelde
bathrobe: halāts čības peldmētelis
bathroom: vannasistaba vanna vannas_istaba
battery: baterija akumulators
beach: pludmale
beard: bārda
beautiful: skaists skaistums
bed: gulta gultasvieta papildu_gulta guļamvieta divguļamā_gulta
bedroom: guļamistaba
beef: liellopa liellops
beer: alus
begin: sākums sākt sākas sākties
beginner: iesācējs
bench: sols soliņš
berth: piestātne pietauvošanās
bicycle: velosipēds divritenis velo
big: liels izmērs lielums
bill: rēķins čeks
bird: putns putni
birth: dzimšana dzemdības dzimt
birthday: jubileja dzimšanas dzimšanas_diena dzimšanas_dienas
bitter: rūgts
black: melns
blanket: sega pleds
blood: asinis
blood_pressure: asinsspiediens
blood_test: asins_analīzes asins_analīze asinsanalīzes
blow_dry: žāvēšana matu_veidošana ieveidošana
blue: zils
boat: laiva kuģis kuteris
boil: vārīt vārīts vārīties
book_reading: grāmata
booking: rezervācija rezervēt pasūtīt rezervēšana
boot: zābaks zābaki
born: dzimis dzimusi dzima piedzima dzimšanas_datums
bottle: pudele pudeles
bowl: bļoda bļodiņa
box: kaste kastīte
box_carton: kartona_kaste kartons
boy: zēns puika
braces: breketes ortodonts
brake: bremze bremzes bremzēšana
branch: filiāle nodaļa
brand: zīmols ražotājs marka
bread: maize
break_damage: salauzt sabojāt bojājums bojāts saplīst salauzts
break_pause: pārtraukums pauze starpbrīdis
breakdown: bojājums avārija sabojāties
breakfast: brokastis brokastot
bride: līgava kāzas
bridge: tilts
bring: atnest ņemt atvest paņemt
brother: brālis māsa brāļi_un_māsas
budget: budžets
buffet: zviedru_galds bufete furšets
build: būvēt celt uzcelts būvniecība uzbūvēts celtniecība
building: ēka nams celtne māja
bunk: divstāvu divstāvīga lāva
buoy: boja bojas
bus: autobuss
bus_line: autobusa_maršruts autobusu_maršruts
bus_stop: pietura autobusa_pietura autobusu_pietura
business: uzņēmums bizness firma
busy: noslogots aizņemts pārpildīts
button: poga slēdzis
buy: pirkt pirkums nopirkt iegādāties
cabin: namiņš mājiņa būda
cake: torte kūka
calendar: kalendārs
call: zvanīt tālrunis piezvanīt telefons zvans telefona_numurs tālruņa_numurs
camera: fotoaparāts kamera
campfire: ugunskurs kurināt_ugunskuru
camping: kempings telts
cancel: atcelt atcelšana anulēt atteikt
candle: svece
canoe: kanoe
capacity: ietilpība tilpums
capital: galvaspilsēta
car: automašīna auto mašīna automobilis
car_rental: auto_noma autonoma automašīnu_noma
caravan: kemperis treileris dzīvojamā_piekabe
card: karte
care: aprūpe kopšana rūpes kopt
carpet: paklājs
carry: nest nēsāt
cash: skaidra skaidrā
cash_machine: bankomāts bankomāti
cash_on_delivery: pēcmaksa apmaksa_piegādes_brīdī
castle: pils
castrate: kastrācija kastrēt sterilizācija sterilizēt
cat: kaķis
catalogue: katalogs
catering: ēdināšana banketi
ceiling: griesti
celebrate: svinēt svinības svētki ballīte
celery: selerija
cent: cents
centre: centrs
century: gadsimts
ceramics: keramika podniecība
certificate: sertifikāts apliecība izziņa
chain: ķēde
chair: krēsls
change: mainīt izmaiņas grozīt maiņa
change_money: maiņa atlikums samainīt valūtas_maiņa
changing_room: ģērbtuve pārģērbties pārģērbšanās_telpa
charge_battery: uzlāde lādēt uzlādēt lādētājs
charging_station: uzlādes_stacija uzlādes_stacijas uzlādes_punkts
cheap: lēts lētāk lētāks
cheapest: vislētākais lētākais
check: pārbaudīt pārbaude apskate
check_in: iereģistrēšanās reģistrācija ierašanās ierašanās_laiks iebraukšanas_laiks
check_out: izrakstīšanās izbraukšana izrakstīšanās_laiks izbraukšanas_laiks
check_up: profilaktiskā_apskate profilaktiskā_pārbaude
cheese: siers
chemist: aptieka
chicken: vista vistas mājputni
child: bērns bērni bērnu
children_menu: bērnu bērnu_ēdienkarte
chocolate: šokolāde
choose: izvēlēties izvēle
christmas: ziemassvētki
church: baznīca
cinema: kino kinoteātris filma
city: pilsēta
class: klase auditorija
clean: tīrīt uzkopšana tīrs tīrīšana uzkopt
climb: kāpšana kāpt klinškāpšana
clinic: klīnika poliklīnika prakse medicīnas_centrs ārsta_prakse
cloakroom: garderobe ģērbtuve
close: slēgts aizvērt slēgt slēdz aizveras
clothes: apģērbs drēbes
clutch: sajūgs
coach: treneris trenere
coat: mētelis jaka žakete
cocktail: kokteilis kokteiļi
code: kods pin
coffee: kafija
cold: auksts aukstums
collect: saņemt izņemt paņemt izņemšanas_punkts saņemt_pasūtījumu
colour: krāsa krāsot krāsošana
combine: apvienot kombinēt
come: nākt atnākt ierasties
comfortable: ērts komforts
committee: komiteja valde
compare: salīdzināt salīdzinājums
competition: sacensības konkurss sacīkstes
complain: sūdzība sūdzēties pretenzija
computer: dators portatīvais
concert: koncerts mūzika
condition: nosacījums noteikumi nosacījumi lietošanas_noteikumi
conference: konference sapulce
confirm: apstiprināt apstiprinājums
consumption: patēriņš
contact: kontakts sazināties saziņa kā_sazināties
contain: satur iekļauts ietver ietilpst
contract: līgums
cook: gatavot pavārs gatavošana
corkage: korķa korķu korķa_maksa savs_vīns līdzpaņemts_vīns
cost: cena maksa maksāt izmaksas
cot: gultiņa bērnu_gultiņa zīdaiņa_gultiņa
cotton: kokvilna
country: valsts
course: kurss nodarbība mācības kursi
court: tenisa_korts korts laukums
cover: segt sedz segums apmaksā
cow: govs
cream: krējums putukrējums
credit_card: kredītkarte maksājumu_karte bankas_karte
crown_tooth: kronis kronītis kroņi
cup: krūze tase
cure: ārstēt izārstēt dziedināt
currency: valūta
current: straume
curtain: aizkars aizkari
customer: klients pircējs viesis
cut: griezums matu griezt frizūra
dam: dambis aizsprosts
dance: deja dejot dejas
danger: bīstams briesmas bīstamība
data: dati
date: datums
daughter: meita
day: diena ikdienas diennakts
dead: miris mirt nāve nomira
deadline: termiņš vēlākais beigu_termiņš ne_vēlāk_kā
dear_expensive: dārgs dārgāk
debt: parāds parādi
deep: dziļš dziļums
degree: grāds temperatūra
delay: kavēšanās aizkavēties kavēties nokavēt
deliver: piegāde piegādāt nogādāt
dentist: zobārsts stomatologs zobārstniecība
depart: izbraukšana atiet doties aizbraukt
deposit: depozīts drošības avanss iemaksa
describe: apraksts aprakstīt
design: dizains dizainers projektēt
dessert: deserts saldais
detergent: mazgāšanas līdzeklis pulveris
device: ierīce aparāts
deworm: attārpošana tārpi attārpot
diabetes: diabēts
diagnosis: diagnoze diagnostika
diesel: dīzelis degviela benzīns
diet: diēta uzturs
difference: atšķirība atšķirīgs atšķirties
difficult: grūts sarežģīts
dinner: vakariņas vakariņot vakara_maltīte
direction: virziens ceļš nokļūt kā_nokļūt kā_atbraukt kā_aizbraukt
dirty: netīrs netīrumi
disabled: invalīds invaliditāte ar_invaliditāti ar_īpašām_vajadzībām
disappear: pazust pazuda pazudis
disassemble: izjaukt izjaukšana demontāža demontēt
discount: atlaide
discover: atklāt atklāja atklājums
dish: ēdiens
dishwasher: trauku mazgājamā trauku_mazgājamā_mašīna trauku_mašīna
display: displejs ekrāns
dive: niršana nirt
doctor: ārsts dakteris
document: dokuments dokumenti
dog: suns suņi suņu
donate: ziedot ziedojums
door: durvis
double_room: divvietīgs divvietīgs_numurs divvietīga_istaba
dough: mīkla
download: lejupielādēt lejupielāde
dozen: ducis
drain: kanalizācija noteka
dress: kleita
dress_code: apģērba_kods ģērbšanās_kods
drill: urbis urbt urbjmašīna
drink: dzēriens dzert
drive: braukt vadītājs vadīt šoferis
driving_licence: vadītāja apliecība tiesības vadītāja_apliecība autovadītāja_apliecība autovadītāja_tiesības
dry: sauss žāvēt žāvētājs
dry_cleaning: ķīmiskā_tīrītava ķīmiskā_tīrīšana
duck: pīle zoss
dumpling: pelmeņi klimpas
duration: ilgums ilgt ilgst cik_ilgi cik_ilgs
during: laikā
dust: putekļi
duvet: sega gultasveļa gultas_veļa
early: agri agrs agrāk
easter: lieldienas
easy: viegls vienkāršs
eat: ēst ēdiens ēdināšana maltīte ēd
egg: ola
electric: elektrisks elektrība elektro
electricity: elektrība strāva elektroenerģija
elevator: lifts
email: e-pasts epasts elektroniskais_pasts e-pasta_adrese
emergency: ārkārtas neatliekams avārijas neatliekamā_palīdzība ārkārtas_gadījums
employee: darbinieks personāls
empty: tukšs
end: beigas beigties beidzas pabeigt
engine: dzinējs motors
engineer: inženieris arhitekts
english: angļu angliski
engraving: gravēšana gravēt gravējums iegravēt
enter: ieeja ieiet iebraukt
entrance_fee: ieejas ieeja ieejas_maksa ieejas_biļete ieejas_biļetes
envelope: aploksne
equipment: aprīkojums inventārs
euro: eiro
evening: vakars vakara
event: pasākums notikums
every: katrs ik
exam: eksāmens tests
example: piemērs piemēram
excursion: ekskursija izbraukums tūre
exercise: vingrinājums vingrošana
exhaust: izpūtējs izplūde
exhibition: izstāde ekspozīcija
exit: izeja izbraukt
expire: derīgs derīguma beidzas derīguma_termiņš
explain: paskaidrot skaidrojums paskaidrojums
express: ekspress eksprespiegāde ātrā_piegāde
extend: pagarināt pagarinājums
eye: acs acis
eyebrow: uzacis uzacu skropstas
fabric: audums
facial: sejas_procedūra sejas_kopšana sejas_tīrīšana
factory: fabrika rūpnīca
family: ģimene
far: tālu attālums tāls
fare: biļete braukšanas
farm: ferma saimniecība lauksaimnieks zemnieks
fast: ātrs ātri
fat: tauki trekns
father: tēvs māte vecāki mamma
female: sieviete sieviešu dāma
fence: žogs sēta
ferry: prāmis
festival: festivāls
fever: drudzis temperatūra
few: maz daži
fill: aizpildīt uzpildīt plomba pildījums
filling_tooth: plomba plombēšana plombēt
filter: filtrs
find: atrast atrada atrasts atradums
fine: sods naudassods
finger: pirksts
fire: ugunsgrēks uguns ugunsdrošība
firewood: malka
fireworks: uguņošana salūts
first: pirmais
first_aid: pirmā_palīdzība pirmās_palīdzības aptieciņa
fish: zivs zivis makšķerēšana zveja
fit: derēt der piemērīt
fix: remonts labot salabot remontēt
flat_tyre: caurdurta riepa pārdurta_riepa
flea_tick: blusa ērce parazīts
flight: lidojums reiss lidot
flood: plūdi applūst
floor: stāvs
flour: milti
flower: zieds puķe pušķis ziedi
fog: migla
foot: pēda kāja
football: futbols
forbidden: aizliegts aizliegums nedrīkst
forest: mežs
forget: aizmirst aizmirsts aizmirsa
form: veidlapa anketa forma
found_start: dibināt dibināts nodibināt dibināšana
founder: dibinātājs nodibināja
free: bezmaksas
free_of_charge: bezmaksas bez_maksas
free_vacant: brīvs
freeze: saldēt saldētava saldēts saldētājs
fresh: svaigs
friday: piektdiena
fridge: ledusskapis
friend: draugs draudzene
fringe: čolka matu_priekša
fruit: auglis augļi ogas
full: pilns
full_board: pilna_pansija
furniture: mēbeles mēbele
future: nākotne nākamais
game: spēle spēlēt
garage: garāža serviss
garden: dārzs
garlic: ķiploks ķiploki
gas: gāze
gate: vārti vārtiņi
gearbox: ātrumkārba pārnesumkārba pārnesums
generator: ģenerators
gift: dāvana dāvināt
gift_card: dāvanu_karte
gift_voucher: dāvanu kupons dāvanu_karte dāvanu_kupons
girl: meitene
give: dot iedot
glacier: ledājs šļūdonis
glass: stikls glāze
glasses: brilles
glove: cimds cimdi
gluten: glutēns lipeklis kvieši bez_glutēna bez_lipekļa
go: iet doties braukt
goggles: peldbrilles slēpošanas_brilles
gram: grams kilograms kg
grass: zāle zāliens
grease: smērviela eļļošana ieeļļot
green: zaļš
groom: suņu_frizētava grūmings suņu_cirpšana
group: grupa
group_lesson: grupas_nodarbība grupu_nodarbības grupu_nodarbība
guarantee: garantija
guardian: aizbildnis
guide: gids
gym: trenažieru fitness sporta sporta_zāle trenažieru_zāle
hair: mati mats
hairdresser: frizieris frizētava friziere
hairdryer: fēns matu_žāvētājs
halal: halal košers halāl
half: puse
half_board: puspansija
hall: zāle
ham: šķiņķis
handicraft: rokdarbi amatniecība
handle: rokturis
harbour: osta
harness: drošības_sistēma iekare iejūgs
harvest: raža novākt
hat: cepure platmale
head: vadītājs priekšnieks direktors
headache: galvassāpes migrēna galvas_sāpes
headliner: galvenais_mākslinieks hedlaineris
health: veselība vesels veselīgs
hear: dzirdēt dzirde
hearing: dzirde dzirdēt dzirdes
heat: apkure sildīt apsildīt
heavy: smags svars
height: augstums augums augsts
helmet: ķivere
help: palīdzība palīdzēt
herb: garšaugs zāle tēja
high_chair: barošanas_krēsls barošanas_krēsliņš bērnu_krēsliņš krēsliņš
high_season: augstā_sezona sezonas_laikā
highlights: šķipsnas šķipsnu_krāsošana balayage
hike: pārgājiens pastaiga
hill: kalns paugurs
hire: noma nomāt īre īrēt iznomāt
history: vēsture vēsturisks
hobby: hobijs vaļasprieks
holiday: brīvdienas atvaļinājums
home: mājas māja
homework: mājasdarbs mājasdarbi mājas_darbs
honey: medus
horse: zirgs jāšana izjāde
hose: šļūtene
hospital: slimnīca
host: saimnieks
hot: karsts
hot_tub: džakuzi burbuļvanna kubls
hotel: viesnīca
hour: stunda
house: māja
household: mājsaimniecība
hungry: izsalcis bads
ice: ledus
ice_cream: saldējums
id_card: pase apliecība personas personas_apliecība personu_apliecinošs_dokuments
ill: slimība slims slimot saslimt
immediately: nekavējoties uzreiz tūlīt
implant: implants implanti implantācija
important: svarīgs
indoor: telpas iekštelpas iekšā
infection: infekcija inficēts
ingredient: sastāvdaļa sastāvs
injection: injekcija pote
injury: trauma ievainojums savainoties
insect: kukainis
install: uzstādīt uzstādīšana instalēt ierīkot
instalment: nomaksa uz_nomaksu maksājums_daļās
instructions: instrukcija rokasgrāmata pamācība
instructor: skolotājs instruktors pasniedzējs māca treneris
insurance: apdrošināšana apdrošināts
internet: internets wifi wi-fi bezvadu bezvadu_internets
interpreter: tulks tulkošana tulkojums
interview: intervija pārrunas
invent: izgudrot izgudrojums izgudroja
inventor: izgudrotājs izgudroja
invite: ielūgums uzaicināt ielūgt
iron: gludeklis gludināt
island: sala
jam: ievārījums džems
jewellery: rotaslietas juvelierizstrādājumi
job: darbs vakance strādāt
juice: sula
jump: lēciens lēkt lēkāt
kayak: kajaks smailīte
keep: glabāt turēt saglabāt
kennel: dzīvnieku_viesnīca suņu_viesnīca audzētava
kettle: tējkanna
key: atslēga
keyboard: tastatūra klaviatūra
kidney: niere nieres
kilometre: kilometrs km
kindergarten: bērnudārzs silīte bērnu_dārzs pirmsskolas_izglītības_iestāde
kitchen: virtuve
knife: nazis
knit: adīt adīšana
laboratory: laboratorija
lactose: laktoze piena_produkti laktozes
ladder: pieslienamās_kāpnes trepes
lake: ezers
lamb: jērs jēra
lamp: lampa gaisma
land: zeme zemesgabals
lane: celiņš josla
language: valoda
last: pēdējais
later: vēlāk pēcāk
laundry: veļa veļas
law: likums tiesības
lawyer: advokāts jurists
lay: dēt likt
leak: noplūde sūce tek
learn: mācīties apgūt
leather: āda ādas
left: kreisais
leg: kāja
legal: juridisks likumīgs
lend: aizdot aizņemties aizdevums
length: garums garš
lesson: stunda nodarbība
letter: vēstule
level: līmenis
library: bibliotēka
licence: licence
lid: vāks vāciņš
life_jacket: glābšanas veste glābšanas_veste glābšanas_vestes
lifeguard: glābējs
light: gaisma viegls gaišs
lighthouse: bāka
lightning: zibens pērkons negaiss
like: patikt patīk
limescale: kaļķakmens katlakmens
line: līnija
listen: klausīties
litre: litrs
live: dzīvot dzīvo dzīvoja iedzīvotājs
liver: aknas
local: vietējais
lock: slēdzene aizslēgt
locked: aizslēgts
locker: skapītis
login: pieteikšanās pieslēgties pieslēgšanās
lose: pazaudēt zaudēt pazaudēts zaudējums
lost_property: atrastās_mantas pazaudētās_mantas atrasto_mantu
low: zems zemu
low_season: zemā_sezona ārpus_sezonas
lunch: pusdienas pusdienot
machine: mašīna iekārta
magazine: žurnāls
main: galvenais
main_course: pamatēdiens otrais_ēdiens pamatēdieni
maintenance: apkope uzturēšana tehniskā_apkope
make: ražot izgatavot taisīt ražošana
male: vīrietis vīriešu
mandatory: obligāts nepieciešams jābūt
manicure: manikīrs
map: karte
map_location: atrašanās_vieta novietojums
market: tirgus gadatirgus
marry: precēties apprecēties laulības
massage: masāža
mat: paklājiņš
material: materiāls
maximum: maksimālais maksimums lielākais
measure: mērīt izmērīt mērs
meat: gaļa
medicine: zāles medikaments
meet: tikšanās satikties sanāksme
member: biedrs dalībnieks
menu: ēdienkarte
message: ziņa ziņojums
meter: skaitītājs
method: metode
metre: metrs metri
metro: metro
microchip: mikročips čips čipēšana
microwave: mikroviļņu mikroviļņi mikroviļņu_krāsns
middle: vidus vidējs
midnight: pusnakts
mileage: nobraukums
milk: piens
million: miljons
mine: raktuve šahta
minibar: minibārs
minimum: minimālais minimums mazākais
minute: minūte
mirror: spogulis
miss: nokavēt izlaist
mistake: kļūda
mobile_phone: mobilais viedtālrunis tālrunis mobilais_tālrunis mobilais_telefons
model: modelis
monday: pirmdiena
money: nauda
month: mēnesis ikmēneša
morning: rīts rīta
motorcycle: motocikls
mountain: kalns kalni
mouth: mute
move: pārvākšanās pārcelties pārvākties
museum: muzejs
mushroom: sēne
mustard: sinepes
nail: nags nagi manikīrs
name: vārds nosaukums uzvārds
nappy: autiņbiksītes
native_speaker: dzimtā_valoda dzimtās_valodas_runātājs
nature: daba dabisks
near: tuvu netālu blakus tuvums
need: vajadzēt vajag nepieciešams
needle: adata
neighbour: kaimiņš
new: jauns
news: jaunumi ziņas
newspaper: avīze laikraksts
next: nākamais
night: nakts nakšņošana
noise_loud: troksnis skaļš trokšņains
non_swimmer: nepeldētājs nepeldētāji neprot_peldēt
noodles: nūdeles
noon: pusdienlaiks dienvidus
north: ziemeļi ziemeļu
nose: deguns
notice: paziņojums sludinājums paziņot
notice_period: brīdinājums uzteikums uzteikuma_termiņš
number: numurs skaitlis
nurse: medmāsa māsa medicīnas_māsa
nut: rieksts rieksti
offer: piedāvājums piedāvāt
office: birojs kabinets
official: oficiāls
oil: eļļa
oil_change: eļļas_maiņa eļļas_nomaiņa
old: vecs sens
onion: sīpols
online: tiešsaistē internetā
only: tikai vienīgi
open: atvērts atvērt atver darbalaiks strādā darba_laiks darba_stundas pieņemšanas_laiks
operation: operācija ķirurģija operēt
orange: oranžs apelsīns
order: pasūtījums pasūtīt
organic: bioloģisks ekoloģisks
organise: organizēt rīkot
outdoor: ārā āra ārtelpas
oven: cepeškrāsns krāsns
owner: īpašnieks saimnieks
pack: iepakojums iepakot
paddle: airis airi
paddleboard: sup supdēlis sup_dēlis
page: lapa lappuse
paint: krāsa krāsot glezna gleznot mākslinieks
pair: pāris
pan: panna katls
paper: papīrs
parade: parāde gājiens procesija
parcel: sūtījums paciņa
park: parks
parking: autostāvvieta stāvvieta novietot parkoties automašīnu_stāvvieta auto_stāvvieta
parking_space: stāvvieta autostāvvieta
partner: partneris
pass: abonements caurlaide
passenger: pasažieris
password: parole
pasta: makaroni pasta
path: taka celiņš
patient: pacients slimnieks
pay: maksāt maksājums samaksāt apmaksa norēķins apmaksas_veidi
paypal: paypal
pedal: pedālis
pedicure: pedikīrs
pen: pildspalva
pension: pensija
people: cilvēks cilvēki persona
pepper: pipari paprika
percent: procents
performance: izrāde priekšnesums uzvedums
perfume: smaržas
perm: ilgviļņi ķīmiskie_ilgviļņi
permit: atļauja
personalised: personalizēts individuāls pēc_pasūtījuma
photo: fotogrāfija foto fotografēt bilde
piano: klavieres
picnic: pikniks
piece: gabals gab
pig: cūka cūkgaļa
pillow: spilvens
pitch: laukums vieta
pizza: pica
plan: plāns plānot
plant: augs stādīt stāds
plastic: plastmasa plastmasas
plate: šķīvis
platform: platforma perons
play: spēlēt spēle
playground: rotaļu_laukums spēļu_laukums bērnu_laukums rotaļlaukums
police: policija
pool: baseins slēgtais_baseins
poor: nabadzīgs nabags
popular: populārs
population: iedzīvotāji iedzīvotāju_skaits
portion: porcija porcijas
possible: iespējams iespēja
post: pasts vēstule
potato: kartupelis
pound: mārciņa
power_performance: jauda
practical: prakse praktisks praktiskā
pregnant: grūtniece grūtniecība stāvoklī
prepare: sagatavot gatavot sagatavoties
prescription: recepte
pressure: spiediens asinsspiediens
prevent: novērst profilakse
price_list: cenrādis cenu_lapa
print: druka drukāt izdrukāt izdruka
printer: printeris
private: privāts
private_lesson: individuālā_nodarbība privātstunda individuālās_nodarbības privātstundas
prize: balva
problem: problēma
process: process apstrādāt
product: produkts prece
profession: profesija
programme: programma grafiks saraksts
project: projekts
proof: kvīts čeks pierādījums
protect: aizsardzība aizsargāt
pub: krogs bārs
public: publisks sabiedrisks
public_holiday: svētki svētku svētku_diena svētku_dienas valsts_svētki
public_transport: tramvajs metro trolejbuss sabiedriskais sabiedriskais_transports sabiedrisko_transportu
publish: publicēt izdot izdots
pump: sūknis
pupil: skolēns students audzēknis
quality: kvalitāte
quantity: daudzums
quarter: ceturksnis
queue: rinda gaidīt gaidīšana
quiet: kluss klusums mierīgs
quiet_hours: klusuma_laiks klusuma_stundas naktsmiers
rabbit: trusis trušu
racket: rakete
raft: plosts plosti
railway: vilciens dzelzceļš
railway_station: stacija dzelzceļa_stacija vilcienu_stacija
rain: lietus laikapstākļi laiks
ramp: uzbrauktuve panduss rampa
range: darbības_rādiuss sasniedzamība darbības_attālums
raw: jēls neapstrādāts
read: lasīt izlasīt lasīšana
ready: gatavs
reason: iemesls
receive: saņemt saņemšana
reception: reģistratūra recepcija administrators
recipe: recepte
recommend: ieteikt ieteikums rekomendēt
recycle: pārstrāde pārstrādāt šķirot
red: sarkans
reference: atsauce ieteikums
referral: nosūtījums
refrigerated: atdzesēts dzesēts
refund: atmaksa atmaksāt atgriezt naudas_atmaksa atgriezt_naudu
register: reģistrācija reģistrēties pieteikties
regular: regulārs pastāvīgs
reminder: atgādinājums atgādināt
remove: noņemt izņemt likvidēt
repeat: atkārtot atkārtojums
replace: nomainīt aizstāt nomaiņa
report: ziņot pārskats paziņot
request: pieprasījums lūgums lūgt pieprasīt
rescue: glābt glābšana izglābt
responsible: atbildīgs atbildēt atbildība
rest: atpūta atpūsties
restaurant: restorāns
restore: restaurācija restaurēt atjaunot atjaunošana
result: rezultāts
retail: mazumtirdzniecība
return: atgriezt atgriešana atgriezt_preci preču_atgriešana
rice: rīsi
ring: gredzens gredzeni
risk: risks
river: upe
road: ceļš iela
roaming: viesabonēšana
rodent: grauzējs kāmis jūrascūciņa
roof: jumts
room: istaba numurs telpa
root_canal: sakņu_kanāls kanālu_ārstēšana sakņu_kanālu
rope: virve trose
route: maršruts
router: maršrutētājs rūteris modems
rubbish: atkritumi
rule: noteikumi noteikums
run: skriet skriešana
rye: rudzi rudzu
safe: drošs drošība
safe_box: seifs
sail: bura burāšana burāt
salad: salāti
salary: alga
sale: pārdošana pārdot izpārdošana pārdod
salmon: lasis
salt: sāls sāļš
same: tas vienāds pats
sample: paraugs
sand: smiltis
saturday: sestdiena
sauce: mērce
sauna: pirts sauna
sausage: desa desiņa desiņas
save: ietaupīt taupīt saglabāt
school: skola
school_holidays: skolēnu_brīvlaiks skolas_brīvlaiks brīvlaiks
science: zinātne
scissors: šķēres
scooter: skūteris skrejritenis mopēds motorolleris
scratch: skrāpējums skrāpējumi iespiedums
screen: ekrāns
sea: jūra
sea_view: skats_uz_jūru skatu_uz_jūru
season: sezona
seat: vieta sēdeklis sēdvieta
second_hand: lietots mazlietotas_preces
security: drošība apsardze
seed: sēkla
self_checkin: patstāvīga_reģistrēšanās pašreģistrēšanās
self_service: pašapkalpošanās
send: sūtīt nosūtīt atsūtīt
senior: pensionārs seniors
separate: atsevišķs atsevišķi
serial_number: sērijas_numurs
serve: pasniegt pasniedz apkalpot
service: pakalpojums apkalpošana serviss
sesame: sezams sezama
sew: šūt šūšana
shampoo: šampūns
share: dalīties kopīgs koplietošanas
shave: skūšana skūt skuveklis
sheep: aita
sheet: palags gultasveļa gultas_veļa
shelf: plaukts
shellfish: gliemenes vēžveidīgie jūras_veltes
shoe: kurpe kurpes apavi
shop: veikals
shoulder: plecs pleci
shower: duša
shrimp: garnele garneles
shuttle: transfērs
sick_note: darbnespējas_lapa slimības_lapa
sign: paraksts parakstīt
signal: signāls pārklājums
silver: sudrabs
sim: sim_karte sim
sing: dziedāt dziedāšana koris
single_room: vienvietīgs vienvietīgs_numurs vienvietīga_istaba
sink: izlietne
skate: slidas slidot slidotava
ski: slēpes slēpošana slēpot
skin: āda
skipper: kapteinis šķiperis
sleep: gulēt miegs
sleeping_bag: guļammaiss guļammaisi
slow: lēns lēnām
small: mazs neliels
smell: smarža smaka
smoke: smēķēt smēķēšana smēķētājs
smoke_detector: dūmu_detektors
snow: sniegs
soap: ziepes
sock: zeķe zeķes
socket: kontaktligzda rozete kontaktdakša
socks: zeķes zeķe
soft: mīksts
software: programmatūra
soil: augsne zeme
solar: saules_paneļi saules_enerģija saules_baterijas
sold_out: izpārdots izpirkts
soup: zupa
sourdough: ieraugs ierauga
south: dienvidi dienvidu
soy: soja sojas
spa: spa labsajūta
space: vieta telpa
spare_part: rezerves_daļa rezerves_daļas
speak: runāt
special: īpašs speciāls
species: suga šķirne
speed: ātrums
spelt: speltas spelta plēkšņu_kvieši
spice: garšviela ass garšvielas
spoon: karote
sport: sports sporta
spouse: laulātais dzīvesbiedrs
square: laukums kvadrāts
square_metre: kvadrātmetrs kvadrātmetri kvadrātmetru
squid: kalmārs astoņkājis
stable: stallis
stage: skatuve
stain: traips
stairs: kāpnes trepes
stall: stends tirdzniecības_vieta kiosks
stamp: zīmogs pastmarka
standing: stāvvietas stāvvietu
starter: uzkoda uzkodas
stay: uzturēšanās palikt uzturēties
steal: zagt zādzība nozagt
steam: tvaiks
steel: tērauds tērauda
stock: noliktavā krājumi ir_noliktavā
stolen: nozagts zagts
stone: akmens akmeņi
stop: pietura apstāties
store_keep: glabāt uzglabāt uzglabāšana bagāžas_glabātava mantu_glabātava
storm: vētra
stove: plīts krāsns
study: studijas studēt mācīties
subscription: abonements abonēt
substitute: aizstājējs aizvietot
sugar: cukurs
suggest: ieteikt piedāvāt ierosināt
suitable: piemērots derīgs
suite: luksusa luksuss lukss
summer: vasara
sunday: svētdiena
surcharge: piemaksa uzcenojums papildu_maksa
sweet: salds saldumi
swim: peldēt peldēšana peldēties
swimsuit: peldkostīms peldbikses
switch_off: izslēgt izslēgšana
switch_on: ieslēgt ieslēgšana
table: galds galdiņš
take: ņemt paņemt
takeaway: līdzņemšanai līdzņemšana līdzi līdzi_ņemšanai
tank: tvertne bāka cisterna
tap: krāns jaucējkrāns
tartar: zobakmens aplikums
taste: garša degustācija nogaršot
tax: nodoklis pvn pievienotās_vērtības_nodoklis
taxi: taksometrs taksis
taxi_rank: taksometru_stāvvieta taksometra_pietura
tea: tēja
team: komanda kolektīvs
technician: tehniķis meistars
technology: tehnoloģija
teeth: zobs zobi zobu
television: televizors tv
temporary: pagaidu īslaicīgs
tenant: īrnieks nomnieks
tennis: teniss
textbook: mācību_grāmata
thank: paldies pateikties
theatre: teātris
theory: teorija teorētisks
therapist: masieris masiere terapeits fizioterapeits
thick: biezs
thickness: biezums
thursday: ceturtdiena
ticket: biļete
tide: paisums bēgums
tie: kaklasaite
time: laiks
tip: dzeramnauda
today: šodien
together: kopā
toilet: tualete
tomato: tomāts
tomorrow: rīt rītdien
tool: instruments rīks
total: kopā kopējais
tourist: tūrists tūrisma
tourist_tax: tūrisma tūristu tūrisma_nodeva viesu_nodeva
towel: dvielis
tower: tornis
toy: rotaļlieta
tracking: izsekošana izsekot sūtījuma_izsekošana
traffic: satiksme sastrēgums
trailer: piekabe
training: apmācība treniņš
tram: tramvajs
transport: transports pārvadāt
travel: ceļojums ceļot brauciens
tree: koks koki
trial: izmēģinājums izmēģināt
tuesday: otrdiena
tuition: mācību_maksa studiju_maksa
tune: skaņošana skaņot noskaņot
turkey: tītars
type: tips veids
tyre: riepa
ultrasound: ultrasonogrāfija ultraskaņa usg
umbrella: lietussargs
understand: saprast saprot
uniform: uniforma formastērps
university: universitāte augstskola
unpack: izpakot
update: atjauninājums atjaunināt atjauninājumi
urgent: steidzams steidzami
use: lietot lietošana izmantot
vaccination: vakcinācija vakcinēts pote
valley: ieleja
valuable: vērtīgs vērtslietas vērtīgas_mantas
van: furgons mikroautobuss
vegan: vegāns vegānisks
vegetable: dārzenis dārzeņi
vegetarian: veģetārs veģetārietis
vet: veterinārs veterinārārsts
view: skats
village: ciems
vinegar: etiķis
virus: vīruss vīrusi
visit: apmeklējums apmeklētājs apmeklēt
voice: balss
volume: tilpums skaļums
volunteer: brīvprātīgais
vote: balsojums balsot balsošana
wall: siena mūris
ward: palāta nodaļa
warehouse: noliktava
warm: silts
warning: brīdinājums brīdināt
wash: mazgāt mazgāšana mazgājamā veļas_mašīna veļas_mazgājamā_mašīna
watch: pulkstenis
water: ūdens dzeramais dzeramais_ūdens
watt: vats kilovats
wave: vilnis viļņi
waxing: vaksācija epilācija depilācija
weak: vājš
wear: valkāt vilkt
wednesday: trešdiena
week: nedēļa
weekday: darba_diena darbadiena darba_dienās darbdiena
weekend: nogale brīvdienas nedēļas_nogale nedēļas_nogalē
weigh: svērt svars sver
west: rietumi rietumu
wet: slapjš mitrs
wetsuit: hidrotērps neoprēna
wheel: ritenis rats
white: balts
whitening: balināšana balināt
whole: viss vesels
wholesale: vairumtirdzniecība vairumā
wide: plats platums
width: platums
wife: sieva vīrs
wind: vējš
window: logs
windscreen: vējstikls priekšējais_stikls
wine: vīns
winter: ziema
wire: vads stieple
withdraw: atsaukt izņemt atteikties
withdrawal_period: atteikuma atteikuma_tiesības atteikuma_termiņš
wool: vilna dzija
workshop: darbnīca
world: pasaule
write: rakstīt rakstnieks uzrakstīja
wrong: nepareizs kļūdains
x-ray: rentgens rentgena_uzņēmums
year: gads ikgadējs
yellow: dzeltens
yoga: joga
young: jauns
young_animal: kucēns kaķēns
youth: jaunietis jaunatne pusaudzis
zip: rāvējslēdzējs
`
