export const FILIPINO = `
bukas open operasyon
sara sarado close closed
oras schedule
iskedyul schedule talaan
piyesta pista holiday
piyesta: pasko undas bagong kuwaresma
pasko christmas krismas
pahinga break tanghalian
weekend: sabado linggo
weekday: lunes martes miyerkules huwebes biyernes
umaga am morning
hapon pm afternoon
gabi evening night
tanghali noon
huli late naantala atrasado delay
tagal inaabot tumatagal
petsa date araw
palugit deadline taning
agad mabilis rush kaagad
emergency biglaan
hintay antay pila
pila linya
simula umpisa start
tapos matapos natapos handa yari
bisa valid epektibo
paso expired lumipas panis
hinto tigil stop
lipat resked reschedule usog
dating rating arrival
checkin pasok
checkout labas alis
alis biyahe departure
kuwarto silid room
kuwarto: single double twin suite dorm pamilya
tuloy tulog tirahan overnight
tuluyan: hotel hostel resort inn motel transient
bisita panauhin guest
kustomer customer kliyente mamimili suki
suki loyalty stamp selyo
kaha cashier bayad
tindero tagatinda tindera
bagahe maleta bag
iwan bantay
kumot punda kobre
linis malinis cleaning
kama higaan bed
unan pillow
aircon ac erkon
bentilador electricfan fan
heater mainit
ref refrigerator fridge pridyider
telebisyon tv
wifi internet
elevator lift
balkonahe terasa balcony
hardin garden
kusina kitchen
luto lutuin cook
ligo paliguan shower banyo
kubeta cr banyo palikuran toilet
laba labada labahan laundry
plantsa ironing
apartment condo paupahan
bahay tahanan
muwebles: mesa upuan kama aparador sopa
kamping tolda tent camping
ihaw barbecue bbq
langoy swimming pool paglangoy
masahe massage hilot
spa sauna
ingay maingay
sigarilyo yosi smoking vape
pagkain ulam putahe food
kain dine
inumin drinks
inumin: kape tsaa juice softdrinks gatas tubig
alak alkohol nakalalasing liquor
alak: beer serbesa rum lambanog tuba
almusal agahan breakfast
tanghalian lunch
hapunan dinner
meryenda snack
handaan kasiyahan party piging
handaan birthday kaarawan
menu putahe
restawran restoran kainan karinderya
kapihan kape cafe
keyk cake
bake baking hurno tinapay
asawa: mister misis
tatag itatag founder
tinapay bread pandesal
tinapay: pandesal ensaymada monay loaf
karne: baboy baka manok kambing
baboy pork
manok chicken
baka beef
isda: bangus tilapia tuna galunggong
dagat: hipon alimango pusit tahong
gulay vegetarian vegan
gulay: kangkong pechay talong kalabasa
prutas: mangga saging buko papaya pinya
allergy alerhiya allergic
alerhiya: mani gatas itlog hipon trigo
mani peanut
trigo gluten harina
asukal diabetic sugar
sangkap ingredients rekado
balot takeout
katering catering
pancit pansit bihon noodles
bayad bayaran payment
bayad: cash gcash maya kard paymaya
cash salapi pera
credit debit card kard
kard: visa mastercard
card swipe
gcash ewallet
lipat transfer padala
hulog hulugan installment utay
pera salapi kuwarta
palit exchange
piso php pesos
presyo halaga bayad singil
singil bayarin fee charge
pamasahe fare
libre free
mura barato tipid
mahal expensive
diskuwento discount bawas
discount less bawas
diskuwento: senior pwd estudyante grupo
promo alok
kupon voucher
regalo gift
pasalubong souvenir
dagdag extra karagdagan
kasama kabilang kasali
paunang down downpayment deposito
downpayment down dinown paunang
reserbasyon deposito
deposito garantiya
buwis tax vat
resibo or receipt
resibo papel
utang pautang loan
multa parusa penalty
balik sauli refund soli
palit kapalit
donasyon ambag
bili bilihin shopping
benta tinda paninda
tindahan store shop
palengke market
supermarket grocery
sangay branch
produkto item paninda
stock imbak
ubos naubos
order umorder pagawa
reserba reservation book booking
tipanan appointment schedule
kansela cancel bawi
party kaarawan
bago palitan
kumpirma confirm
tuntunin kondisyon patakaran
garantiya warranty
reklamo sumbong complaint
ulat iulat report
ayos kumpuni repair gawa
ayos sira
sira depekto yupi wasak
basag lamat
punit butas
butas flat
mekaniko tekniko
kabit install
piyesa parts
padala deliver hatid
delivery hatid
tagahatid rider
kuryer: lbc jnt
kuha kunin pickup
sundo pickup
tanggap receive
lugar lokasyon
address tirahan
abroad ibang
pantalan daungan pier
account akawnt
rehistro register
login sign
password kontrasenyas
burahin tanggalin
download dl
telepono cellphone cp phone
tawag text
kontak contact
text mensahe message
email mail
viber chat messenger
website site websayt
app aplikasyon
kompyuter computer laptop
mali error
load lod
signal senyal
print imprenta
kopya xerox
litrato larawan picture foto
baterya battery
ilaw lampara bombilya
saksakan outlet
makina machine kagamitan
gabay manual
buhay andar
damit kasuotan
damit: polo pantalon palda bestida
sapatos tsinelas
sukat size
tahi mananahi
salamin lente
sakit kirot
sakit: trangkaso diabetes hika
lagnat sinat
ubo sipon
tae pagtatae
suka sinusuka vomit
hilo nahihilo vertigo
doktor manggagamot
doktor: pedia dentista
ngipin dentista dental
pasta pampasta filling
bunot pabunot tooth
klinika clinic
ospital hospital
nars nurse
panganak nanganak delivery
buntis nagdadalantao preggy
suri checkup
eksamen test
laboratoryo lab
gamot tableta
botika parmasya
bakuna turok
opera operasyon surgery
terapi gamutan
galing gumaling recover
sugat pinsala
hawa nakakahawa
pasyente maysakit
ambulansya ambulance
kalusugan health
dalaw bisita
seguro insurance
claim kubra
bangko bank
ipon savings
hiram utang
withdraw kuha
buwis bir
opisina tanggapan
opisyal kawani
id pagkakakilanlan
pasaporte passport
sertipiko certificate sertipikasyon
dokumento papeles
porma form
pahintulot permit
puwede payag
bawal ipinagbabawal
kailangan dapat
batas ordinansa
pirma lagda
mamamayan residente
dayuhan turista
kasal kasalan
hiwalay annulment
silang kapanganakan panganak
patay namatay yumao
libing burol lamay
abogado attorney lawyer
korte hukuman
paaralan eskuwelahan
paaralan: elementarya hayskul kolehiyo
daycare kinder nursery
estudyante magaaral
guro titser
unibersidad kolehiyo
kurso course
klase kurso leksiyon workshop
turo guro
sanay training
aral matuto
matuto klase
pagsusulit exam
diploma katibayan
marka grado grades
matrikula tuition
wika: ingles filipino bisaya
salin translation
aklatan library
bata anak
sanggol baby
binata kabataan
matanda senior
edad gulang
lalaki male boy
babae female girl
senior lolo
magulang: nanay tatay
nanay ina mama
tatay ama papa
kapatid: ate kuya
asawa kabiyak
yaya tagaalaga
lampin diaper
laruan toys
pwd kapansanan
hayop: aso pusa ibon
beterinaryo vet
laro sports isports
laro: basketbol volleyball badminton
bola basketbol
coach tagasanay trainer
gym fitness
ehersisyo zumba
palaruan playground
miyembro kasapi
samahan club
akyat hiking
bisikleta bike
museo museum
eksibit eksibisyon
sine sinehan
pelikula film movie
konsiyerto concert
teatro dula
musika tugtog kanta
tiket ticket
pasyal tour
gabay guide
turista dayo
biyahe lakbay
simbahan misa
dasal panalangin
bus dyip
sasakyan: kotse motor dyip van tricycle
motor motorsiklo
kotse car auto
taxi grab
tren lrt mrt
istasyon terminal
paliparan airport
eroplano flight lipad
bangka barko
tsuper drayber
ruta daan
gasolina krudo
paradahan parking
parada park
talyer pagawaan shop
upa renta arkila
nangungupahan tenant boarder
ari mayari owner
maneho magmaneho drive
lisensya license
aksidente banggaan
hatak hila towing
gulong tire tayr
langis oil
preno brake
tambutso muffler
garahe garage
kuryente elektrisidad meralco
tubig nawasa
tagas tulo leak
tubo pipe
bara barado
basura trash
gas lpg
gusali building
peste ipis daga
panahon klima
ulan maulan
baha binaha
bagyo bagyong
bakante hiring
aplay apply aplikante
biodata resume
panayam interview
tauhan empleyado staff
amo boss
negosyo business
sahod suweldo
bitiw resign
tanggal sisante
ojt intern training
shift turno
posisyon puwesto
pulong meeting
okasyon: kasal binyag kaarawan
kaarawan birthday
seminar kumperensya
kalahok participant
bulwagan hall
grupo group barkada
wala nawawala
hanap nahanap
nakaw ninakaw magnanakaw
holdap nakaw
loko scam niloko
guwardiya guard sekyu
seguridad security
cctv kamera
pulis presinto
sunog apoy
bumbero fire
lihim pribado privacy
impormasyon info
serbisyo service
paunawa abiso anunsyo
sagot tugon reply
tulong help saklolo
mungkahi suhestiyon feedback
tatag simula
asin maalat
init mainit hot
lamig malamig cold
malaki large
maliit small
bago brandnew
luma secondhand
kulay pintura
pintura paint
barbero gupit haircut
gupit buhok hair
kuko manikyur pedikyur
parlor salon
dermatologo balat skin
kasal wedding
binyag baptism
debut kaarawan
larawan potograpo
bulaklak florist
lechon litson
kanin rice
sabaw sopas
maanghang sili
kutsara tinidor
plato pinggan
mesa table
upuan silya chair
itlog egg
gatas milk dairy
keso cheese
mantikilya butter
tsokolate chocolate
freezer ref
napanis panis sira
disenyo design
palapag floor tier
pulgada inch size
kilo timbang
piraso pcs
dosena piraso
bilao tray
bote plastik
laki sukat
kilometro km
barangay brgy
kalye daan street
kanto tapat
katapat harap
katabi tabi
likod likuran
dagat beach dalampasigan
isla island
talon falls
bundok trekking akyat
bangka boat
lifejacket salbabida
snorkeling diving sisid
kubo cottage
videoke karaoke
entrance pasukan tiket
towel tuwalya
sabon shampoo
labahan tiklop tupi
mantsa dumi
kurtina kumot
karpet alpombra
susi lock
kandado susi
pinto gate
rampa wheelchair
palista listahan
liham sulat letter
kopya photocopy
`
