export const SWAHILI = `
kufungua wazi open
kufunga close
ratiba jedwali timetable schedule
sikukuu likizo holiday
sikukuu: krismasi idi pasaka maulidi
krismasi noeli xmas
pasaka easter
idi eid
ramadhani mfungo ramadan
wikendi weekend
wikendi: jumamosi jumapili
asubuhi alfajiri
jioni alasiri
kuchelewa delay
kusubiri kungoja
foleni mstari queue
haraka upesi express
dharura emergency
kuanza mwanzo start
kumaliza kuisha kwisha
mwisho deadline makataa
muda kudumu kipindi
kuhuisha renew
kuahirisha kusogeza reschedule
kuhifadhi booking reservation uwekaji kubuku
kuagiza oda order
kughairi kufuta kusitisha kubatilisha cancel
kusitisha kusimamisha
kubadilisha change exchange
kuthibitisha confirmation
kuingia check checkin
kuondoka checkout
kufika kuwasili ujio
miadi appointment apointimenti
mkutano kikao meeting
bei gharama price
ada karo fee
kulipa payment
malipo: mpesa kadi keshi paypal tigopesa
mpesa lipanampesa
pesa hela fedha money
taslimu keshi cash
kurejesha kurudisha refund return
amana dhamana deposit
kianzio rubuni arubuni
punguzo discount ofa
ofa promosheni offer
nafuu rahisi cheap
ghali expensive
ankara bili invoice
risiti stakabadhi receipt
bure free
ushuru tozo vat
faini adhabu penalti
salio baki balance
chenji change
jumla total
rejareja retail
kuleta kupeleka kufikisha delivery
kusafirisha kutuma shipping
kifurushi mzigo parseli
posta barua
kontena kasha
bidhaa product
kuharibika kuvunjika uharibifu mbovu
kasoro hitilafu tatizo
waranti dhamana guarantee warranty
kutengeneza kurekebisha ukarabati repair
ukarabati kukarabati
fundi mekanika technician
karakana gereji garage
vipuri spea
duka shop
duka: supamaketi kioski
supamaketi supermarket
soko gulio market
mteja mnunuzi customer
muuzaji mfanyabiashara
kapu kikapu
mfuko mkoba begi
stoo ghala bohari
kiwanda factory
malazi kulala accommodation
malazi: hoteli lodge hosteli motel
hosteli bweni
mgeni guest
chumba room
kitanda bed
wawili double
blanketi shuka
neti chandarua
kifungua kiamsha staftahi breakfast
kufua dobi laundry
nguo mavazi
kunyoosha ironing
wifi intaneti mtandao internet
kiyoyozi ac aircon
feni pangaboi
hita heater
kelele sauti noise
kuvuta sigara smoking
tumbaku sigara
runinga televisheni tv
jokofu friji fridge
balkoni baraza veranda
mapokezi risepsheni reception
sefu safebox
begi mzigo luggage
sanduku begi
kuogelea bwawa swimming pool
mandhari mwonekano view
ufukwe pwani beach
kambi hema camping
jiko kitchen
kupika mapishi cooking
mgahawa mkahawa restoranti restaurant
mgahawa: kafe
baa pub bar
chakula mlo msosi food
chakula: wali ugali pilau chapati
menyu menu
kitafunio kitafunwa bites
kinywaji drink
kinywaji: soda juisi chai kahawa
juisi sharubati juice
kahawa coffee
pombe kileo alcohol
pombe: bia mvinyo wiski konyagi
mvinyo divai wine
bia beer
nyama: kuku mbuzi kondoo ngombe
nguruwe kitimoto pork
samaki: sangara tilapia sato dagaa
mboga: mchicha sukumawiki kabichi
tunda fruit
tunda: embe chungwa ndizi nanasi
mkate boflo
keki cake
maziwa milk
mzio aleji allergy
mzio: karanga gluteni laktosi
gluteni gluten ngano
vegetarian mboga
vegetarian vegan
pilipili kiungo
takeaway kufungasha
katering catering
mhudumu weita
meza table
mtoto kid child
mtoto: kichanga mvulana msichana
kichanga baby
chekechea kindergarten daycare
yaya mlezi babysitter
mwanasesere mdoli toy
nepi diapa pampasi
daktari tabibu dokta doctor
daktari: bingwa dentisti
hospitali kliniki zahanati
zahanati dispensari
muuguzi nesi nurse
mgonjwa patient
ugonjwa maradhi
kuumwa kuugua
jino dentisti dental
maumivu kuuma
kuumia jeraha kidonda
dawa kidonge medicine
kidonge tembe
famasi pharmacy
chanjo vaccine
mimba ujauzito mjamzito pregnant
kujifungua uzazi
bima insurance
bima: nhif shif
kupima kipimo
maabara lab
upasuaji operesheni
matibabu kutibu tiba
miwani glasses
homa fever
kikohozi kukohoa mafua
nasaha ushauri counselling
ambulensi ambulance
kusuka msusi
kusuka rasta
kinyozi kunyoa barbershop
nywele hair
saluni saloni
kucha manicure pedicure
masaji kukanda massage
urembo vipodozi makeup
losheni lotion
ndevu beard
mazoezi gym jim
mchezo spoti
mchezo: tenisi kikapu voliboli
mpira soka kandanda football
baiskeli baisikeli bike
kukodi rental hire
mashua boti
boti: ngalawa mtumbwi
kivuko feri ferry
hiking matembezi
utalii ziara tour
kutembelea ziara
mtalii mgeni
mbuga park
klabu club
uanachama mwanachama membership
mwanachama member
shule skuli school
shule: msingi sekondari
chuo college
kozi mafunzo course
darasa somo class
mafunzo kufundisha
mwalimu mkufunzi teacher
mwanafunzi mwanachuo student
mtihani exam
jaribio quiz
cheti certificate
shahada digrii
muhula semesta
kujifunza kusoma
lugha: kiswahili kiingereza kifaransa
usajili kujisajili kujiandikisha kuandikisha
udahili admission
kazi ajira kibarua
ajira vacancy
kuajiri mwajiri
mfanyakazi mwajiriwa mtumishi
mshahara ujira salary
wasifu cv
mahojiano usaili interview
zamu shifti
mkataba makubaliano contract
likizo ruhusa leave
kufukuza kuachisha
kustaafu pensheni
uzoefu experience
gari motokaa car
gari: basi lori
lori truck
pikipiki bodaboda
leseni license
kuendesha dereva udereva
kuegesha kupaki parking
mafuta fuel
mafuta: petroli dizeli
tairi gurudumu
injini engine
basi bus
basi: daladala matatu
treni garimoshi reli sgr
stesheni kituo stendi
ndege flight
teksi taxi
teksi: uber bolt
nauli fare
tiketi ticket
abiria msafiri
kusafiri safari
ajali kugongana accident
kukodisha kupangisha
nyumba makazi
nyumba: fleti apatimenti
mpangaji tenant
umeme stima
luku tokeni
maji water
plumber fundibomba
usafi cleaning
takataka uchafu trash
kuchakata recycling
kuhama moving
samani fanicha furniture
samani: meza sofa kabati
kochi sofa
zulia kapeti
kiwanja ploti
ufunguo key
kufuli lock
dalali wakala
nguo: shati suruali sketi gauni
shati tisheti
gauni rinda
suruali jinzi
kiatu: sandali buti ndala
raba sneakers
saizi ukubwa size
kushona cherehani
kitambaa: kitenge kanga kikoi
rangi colour
zawadi gift
vocha kuponi voucher
pambo: pete mkufu hereni
simu rununu mobile
simu: simujanja smartphone
ujumbe meseji sms
nywila nenosiri password
akaunti account
baruapepe emaili imeli
tovuti website
kompyuta laptop computer
kuchapa kuprinti printing
nakala kopi photocopy
kupakua download
chaja charger
betri battery
skrini screen
programu app
benki bank
kadi card
kadi: visa mastercard
mkopo kukopa loan
muamala transaction
riba interest
akiba savings
fomu form
kibali ruhusa permit
kuruhusiwa allowed
marufuku kukatazwa
pasipoti passport
kitambulisho id
viza visa
saini signature
hati nyaraka document
cheti hati
muhuri stempu
ofisi office
mwanasheria wakili lawyer
awamu installment
malalamiko complaint
kununua buy
kuuza sell
sharti kigezo kanuni
sheria kanuni
harusi ndoa wedding
sherehe hafla tukio
sherehe party
ukumbi holi
muziki music
wimbo nyimbo
bendi band
tamasha onyesho
tamasha concert
sinema filamu movie
makumbusho museum
maktaba library
kuazima kukopa
maonyesho exhibition
picha photo
picha mpigapicha
ngoma dansi
kucheza kudansi
mbwa dog
mnyama: mbwa paka
paka nyau
mifugo: ngombe mbuzi kondoo
veterinari vet
mvua manyunyu rain
baridi cold
joto fukuto
bustani garden
ua maua flower
mbegu mche
kifaa zana
zana: nyundo msumeno
mashine mtambo
kupaka painting
mzazi: mama baba
mzazi mlezi
mwenzi: mke mume
familia ukoo
umri age
mlemavu ulemavu
ulemavu wheelchair
wizi kuiba mwizi
mwizi jambazi
kupotea kupoteza
polisi askari
mlinzi askari
ulinzi usalama
zimamoto moto
maoni mrejesho feedback
meneja msimamizi
mkurugenzi director
mmiliki owner
mwanzilishi kuanzisha founder
mfanyakazi staff
karibu jirani
umbali kilomita
ghorofa floor
lifti elevator
ngazi stairs
kiingilio entry
choo msala toilet
bafu kuoga shower
ramani map
anwani anuani address
anwani makao
mtaa barabara street
kanisa misa
msikiti swala
mazishi msiba
uthibitisho ushahidi
kupima uzito
kisima maji
solar sola
gesi gas
jenereta generator
gharika mafuriko
kamera camera
studio kurekodi
kuonja sampuli
ubora quality
mpya new
mtumba used
orodha list
`
