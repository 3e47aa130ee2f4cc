/** Words of Swahili by what they mean, as `glossary` joins them with those of other languages. */
export const SWAHILI = `
abroad: ng'ambo nje_ya_nchi ughaibuni kimataifa kigeni
accept: kubali hukubali kupokea
accessible: walemavu ulemavu kiti_cha_magurudumu viti_vya_magurudumu watu_wenye_ulemavu
accident: ajali
activity: shughuli
adapter: adapta
add: ongeza ziada kuongeza nyongeza
address: anwani
adult: wazima mzima mtu_mzima watu_wazima
advance: mapema kabla
advice: ushauri nasaha mashauri
afternoon: alasiri mchana
age: umri miaka umri_gani miaka_mingapi
agree: kubali makubaliano idhini ridhaa
air_conditioning: kiyoyozi viyoyozi
airport: uwanja uwanja_wa_ndege viwanja_vya_ndege
alarm: kengele king'ora alamu
alcohol: pombe kileo vileo
allergy: mzio mizio aleji
allow: ruhusa ruhusu inaruhusiwa kuruhusiwa
alone: peke pekee
always: daima siku_zote
amount: kiasi jumla
anchor: nanga
animal: mnyama wanyama mnyama_kipenzi wanyama_vipenzi wanyama_wa_kufugwa
anniversary: maadhimisho kumbukumbu
answer: jibu majibu kujibu
apartment: fleti nyumba apatimenti
app: programu aplikesheni
application: ombi maombi kuomba barua_ya_maombi fomu_ya_maombi
appointment: miadi weka_miadi kuweka_miadi
arrive: kufika wasili kuwasili fika
ask: uliza swali maswali kuuliza
assemble: kuunganisha unganisha
automatic: otomatiki automatiki
available: inapatikana patikana kupatikana upatikanaji
average: wastani
award: tuzo
baby: mtoto mchanga wachanga mtoto_mchanga
back_up: akiba chelezo nakala_rudufu
bacon: bekoni
bag: mfuko mifuko begi mkoba
baggage: mizigo mzigo sanduku
bake: oka kuoka mwokaji mikate
balcony: baraza roshani
ball: mpira mipira
bank: benki
bank_account: akaunti akaunti_ya_benki
bank_transfer: uhamisho_wa_benki kuhamisha_pesa
barbecue: choma nyama_choma
basement: chini chini_ya_ardhi
bath: kuoga bafu
bathrobe: joho_la_kuogea malapa
bathroom: bafu bafuni chumba_cha_kuogea
battery: betri
beach: ufuo pwani ufukwe fukwe
beard: ndevu
beautiful: nzuri uzuri urembo
bed: kitanda vitanda
bedroom: chumba vyumba chumba_cha_kulala vyumba_vya_kulala
beef: ng'ombe nyama_ya_ng'ombe
beer: bia
begin: anza kuanza huanza mwanzo
beginner: anayeanza wanaoanza
bench: benchi
berth: gati
bicycle: baiskeli
big: kubwa ukubwa mkubwa
bill: ankara bili
bird: ndege
birth: kuzaliwa uzazi
birthday: kuzaliwa siku_ya_kuzaliwa
bitter: chungu
black: nyeusi
blanket: blanketi
blood: damu
blood_pressure: shinikizo_la_damu presha
blood_test: kipimo_cha_damu vipimo_vya_damu kupima_damu
blow_dry: blow_dry kukausha_nywele
blue: buluu bluu samawati
boat: mashua boti meli
boil: chemsha kuchemsha
book_reading: kitabu vitabu
booking: weka nafasi kuhifadhi hifadhi uhifadhi weka_nafasi kuweka_nafasi
boot: buti mabuti
born: alizaliwa zaliwa kuzaliwa
bottle: chupa
bowl: bakuli mabakuli
box: sanduku kisanduku boksi
box_carton: katoni boksi
boy: mvulana wavulana
braces: nyaya_za_meno bresi
brake: breki
branch: tawi matawi
brand: chapa
bread: mkate mikate
break_damage: kuvunjika uharibifu haribika vunja kuharibika
break_pause: mapumziko pumziko
breakdown: kuharibika hitilafu
breakfast: kiamsha kifungua staftahi kinywa kifungua_kinywa kiamsha_kinywa chai_ya_asubuhi
bride: harusi arusi
bridge: daraja
bring: leta kuleta lete
brother: kaka ndugu dada
budget: bajeti
buffet: bufee bufe
build: jenga kujenga ujenzi jengwa
building: jengo majengo nyumba
bunk: ghorofa kitanda_cha_ghorofa
buoy: boya maboya
bus: basi mabasi
bus_line: njia_ya_basi
bus_stop: kituo vituo kituo_cha_basi kituo_cha_mabasi
business: biashara kampuni
busy: shughuli msongamano
button: kitufe vitufe swichi
buy: nunua kununua ununuzi
cabin: kibanda vibanda
cake: keki
calendar: kalenda
call: piga simu kupiga namba_ya_simu nambari_ya_simu piga_simu
camera: kamera picha
campfire: moto moto_wa_kambi
camping: kambi hema kupiga mahema eneo_la_kambi kupiga_kambi
cancel: ghairi kughairi futa kufuta kusitisha
candle: mshumaa mishumaa
canoe: mtumbwi mitumbwi
capacity: uwezo ujazo
capital: mji mkuu mji_mkuu
car: gari magari
car_rental: kukodisha_gari kukodi_gari ukodishaji_wa_magari
caravan: karavani
card: kadi
care: tunza huduma kutunza utunzaji
carpet: zulia mazulia
carry: beba kubeba
cash: taslimu
cash_machine: atm mashine_ya_fedha mashine_ya_kutolea_pesa
cash_on_delivery: lipa_wakati_wa_kupokea malipo_wakati_wa_kupokea
castle: ngome kasri
castrate: hasi kuhasi
cat: paka
catalogue: katalogi orodha
catering: upishi
ceiling: dari
celebrate: sherehe sherehekea kusherehekea
celery: seleri
cent: senti
centre: kituo kati
century: karne
ceramics: vyungu ufinyanzi
certificate: cheti vyeti
chain: mnyororo minyororo cheni
chair: kiti viti
change: badilisha kubadilisha mabadiliko badili
change_money: chenji kubadilisha kubadilisha_fedha kubadilisha_pesa
changing_room: kubadilishia chumba_cha_kubadilishia_nguo
charge_battery: chaji kuchaji chaja
charging_station: kituo_cha_kuchaji vituo_vya_kuchaji
cheap: rahisi nafuu bei bei_nafuu bei_rahisi
cheapest: nafuu bei_ya_chini nafuu_zaidi
check: kagua ukaguzi angalia uchunguzi kukagua
check_in: kuingia muda_wa_kuingia saa_ya_kuingia
check_out: kuondoka muda_wa_kuondoka saa_ya_kuondoka muda_wa_kutoka
check_up: uchunguzi_wa_afya kupima_afya
cheese: jibini
chemist: famasia dawa duka_la_dawa
chicken: kuku nyama_ya_kuku
child: mtoto watoto
children_menu: watoto menyu_ya_watoto
chocolate: chokoleti
choose: chagua kuchagua chaguo
christmas: krismasi
church: kanisa makanisa
cinema: sinema filamu
city: mji jiji miji
class: darasa madarasa
clean: safi safisha usafi kusafisha
climb: panda kupanda
clinic: kliniki zahanati
cloakroom: chumba_cha_makoti
close: funga kufunga hufungwa imefungwa kufungwa
clothes: nguo mavazi
clutch: klachi
coach: kocha makocha
coat: koti makoti jaketi
cocktail: kokteli
code: msimbo pin
coffee: kahawa
cold: baridi
collect: chukua kuchukua
colour: rangi
combine: changanya kuunganisha
come: kuja njoo
comfortable: starehe
committee: kamati
compare: linganisha kulinganisha
competition: mashindano shindano
complain: malalamiko lalamika lalamiko kulalamika
computer: kompyuta
concert: tamasha muziki
condition: sharti masharti vigezo vigezo_na_masharti sheria_na_masharti
conference: mkutano kongamano
confirm: thibitisha uthibitisho kuthibitisha
consumption: matumizi
contact: wasiliana mawasiliano kuwasiliana
contain: jumuisha pamoja ina inajumuisha
contract: mkataba mikataba
cook: pika kupika mpishi
corkage: corkage ada_ya_kufungua_chupa
cost: bei gharama ada bei_gani gharama_gani
cot: kitanda kitanda_cha_mtoto
cotton: pamba
country: nchi
course: kozi masomo somo
court: uwanja_wa_tenisi
cover: bima fidia inagharamia
cow: ng'ombe
cream: krimu malai
credit_card: mkopo kadi_ya_mkopo kadi_ya_benki
crown_tooth: taji_la_jino taji
cup: kikombe vikombe
cure: ponya tiba kuponya
currency: sarafu fedha
current: mkondo mikondo
curtain: pazia mapazia
customer: mteja wateja mgeni wageni
cut: kata kunyoa kukata kukata_nywele kunyoa_nywele
dam: bwawa
dance: ngoma densi kucheza
danger: hatari
data: data takwimu data_binafsi taarifa_binafsi
date: tarehe
daughter: binti mabinti
day: siku
dead: kufa alifariki kifo kufariki
deadline: mwisho tarehe_ya_mwisho siku_ya_mwisho
dear_expensive: ghali
debt: deni madeni
deep: kina
degree: nyuzi joto
delay: chelewa kuchelewa ucheleweshaji
deliver: peleka usafirishaji kupeleka uwasilishaji
dentist: meno daktari_wa_meno
depart: ondoka kuondoka huondoka
deposit: amana arubuni
describe: eleza maelezo
design: buni kubuni mbunifu usanifu
dessert: kitindamlo
detergent: sabuni
device: kifaa vifaa
deworm: minyoo dawa_ya_minyoo
diabetes: kisukari ugonjwa_wa_kisukari
diagnosis: uchunguzi utambuzi
diesel: dizeli petroli mafuta
diet: lishe mlo
difference: tofauti
difficult: gumu ngumu ugumu
dinner: chajio jioni chakula_cha_jioni chakula_cha_usiku
direction: mwelekeo njia maelekezo
dirty: chafu uchafu
disabled: walemavu ulemavu mlemavu mwenye_ulemavu
disappear: kutoweka toweka potea
disassemble: fungua_vipande kutenganisha
discount: punguzo
discover: gundua kugundua iligunduliwa
dish: mlo chakula vyakula
dishwasher: vyombo mashine_ya_kuosha_vyombo
display: kionyeshi skrini
dive: mbizi kuzamia kupiga_mbizi
doctor: daktari madaktari
document: hati nyaraka
dog: mbwa
donate: changia mchango msaada
door: mlango milango
double_room: chumba_cha_watu_wawili
dough: unga_uliokandwa donge_la_unga
download: pakua kupakua
dozen: dazeni
drain: mfereji
dress: gauni nguo
dress_code: kanuni_za_mavazi
drill: drili
drink: kinywaji vinywaji kunywa
drive: endesha kuendesha dereva
driving_licence: leseni leseni_ya_udereva leseni_ya_kuendesha
dry: kausha kavu kukausha mashine_ya_kukausha
dry_cleaning: usafishaji_mkavu dry_cleaner
duck: bata bata_bukini
dumpling: maandazi_ya_mvuke dumpling
duration: muda huchukua muda_gani
during: wakati
dust: vumbi
duvet: shuka
early: mapema
easter: pasaka
easy: rahisi
eat: kula chakula vyakula
egg: yai mayai
electric: umeme
electricity: umeme
elevator: lifti
email: baruapepe barua-pepe barua_pepe
emergency: dharura
employee: mfanyakazi wafanyakazi
empty: tupu
end: mwisho isha kuisha humalizika
engine: injini mota
engineer: mhandisi wahandisi
english: kiingereza
engraving: kuchonga nakshi
enter: ingia kuingia kiingilio mlango
entrance_fee: kiingilio ada_ya_kiingilio ada_ya_kuingia
envelope: bahasha
equipment: vifaa zana
euro: yuro euro
evening: jioni
event: tukio matukio hafla
every: kila
exam: mtihani mitihani
example: mfano mifano
excursion: safari ziara matembezi
exercise: mazoezi zoezi
exhaust: ekzosi
exhibition: maonyesho maonesho
exit: kutoka
expire: kuisha muda halali tarehe_ya_kuisha muda_wa_matumizi
explain: eleza kueleza maelezo
express: ekspresi usafirishaji_wa_haraka
extend: ongeza kuongeza refusha
eye: jicho macho
eyebrow: nyusi kope
fabric: kitambaa vitambaa
facial: usafishaji_wa_uso huduma_ya_uso
factory: kiwanda viwanda
family: familia
far: mbali umbali
fare: nauli
farm: shamba mkulima mashamba wakulima
fast: haraka kasi
fat: mafuta nene
father: baba mama mzazi wazazi
female: mwanamke wanawake
fence: uzio ua
ferry: kivuko feri
festival: tamasha sikukuu
fever: homa
few: chache kidogo
fill: jaza kujaza
filling_tooth: kuziba_jino kuziba_meno
filter: kichujio chujio
find: tafuta kupata pata
fine: faini
finger: kidole vidole
fire: moto
firewood: kuni
fireworks: fataki baruti
first: kwanza
first_aid: huduma_ya_kwanza
fish: samaki uvuvi
fit: toshea
fix: tengeneza kutengeneza ukarabati matengenezo rekebisha
flat_tyre: pancha tairi_lililotoboka
flea_tick: kiroboto kupe viroboto
flight: ndege kuruka safari_ya_ndege
flood: mafuriko
floor: ghorofa sakafu
flour: unga
flower: ua maua
fog: ukungu
foot: mguu miguu
football: mpira soka kandanda mpira_wa_miguu
forbidden: marufuku hairuhusiwi katazwa
forest: msitu misitu
forget: sahau kusahau sahaulika
form: fomu fomu_ya_usajili
found_start: ilianzishwa anzishwa kuanzishwa
founder: mwanzilishi alianzisha waanzilishi
free: bure
free_of_charge: bure bila_malipo
free_vacant: wazi
freeze: gandisha friza kugandisha
fresh: safi mbichi
friday: ijumaa
fridge: friji jokofu
friend: rafiki marafiki
fringe: nywele_za_mbele
fruit: tunda matunda
full: jaa imejaa kamili
full_board: bodi_kamili full_board
furniture: samani fanicha
future: baadaye
game: mchezo michezo
garage: gereji karakana
garden: bustani
garlic: kitunguu_saumu vitunguu_saumu saumu
gas: gesi
gate: lango geti malango
gearbox: giaboksi gia
generator: jenereta
gift: zawadi
gift_card: kadi_ya_zawadi
gift_voucher: vocha vocha_ya_zawadi
girl: msichana wasichana
give: toa kutoa kupa
glacier: barafu
glass: kioo glasi
glasses: miwani
glove: glavu
gluten: gluteni ngano
go: enda kwenda
goggles: miwani_ya_kuogelea
gram: gramu kilo kilogramu
grass: nyasi majani
grease: grisi
green: kijani
groom: kutunza_manyoya
group: kikundi vikundi kundi
group_lesson: somo_la_kikundi masomo_ya_kikundi
guarantee: dhamana waranti
guardian: mlezi walezi
guide: mwongozo kiongozi mwongoza mwongoza_watalii ziara_ya_kuongozwa
gym: gym mazoezi chumba_cha_mazoezi ukumbi_wa_mazoezi
hair: nywele
hairdresser: saluni kinyozi mtengeneza_nywele
hairdryer: kikausha_nywele mashine_ya_kukausha_nywele
halal: halali halal kosher
half: nusu
half_board: nusu_bodi half_board
hall: ukumbi kumbi
ham: hemu paja_la_nguruwe
handicraft: ufundi kazi_za_mikono sanaa_za_mikono
handle: mpini kishikio
harbour: bandari
harness: mikanda_ya_usalama mkanda
harvest: mavuno kuvuna
hat: kofia
head: meneja mkuu mkurugenzi mwalimu_mkuu
headache: kichwa maumivu_ya_kichwa kuumwa_kichwa
headliner: msanii_mkuu
health: afya
hear: sikia kusikia
hearing: usikivu kusikia
heat: joto hita kupasha
heavy: uzito nzito mzito
height: urefu kimo refu
helmet: kofia helmeti kofia_ngumu
help: msaada saidia kusaidia
herb: mimea mitishamba
high_chair: kiti_cha_mtoto kiti_kirefu_cha_mtoto
high_season: msimu_wa_juu msimu_wa_kilele
highlights: highlights mistari_ya_rangi
hike: matembezi kutembea kupanda
hill: kilima vilima
hire: kodi kukodi kukodisha kodisha
history: historia
hobby: burudani
holiday: likizo
home: nyumbani
homework: kazi_ya_nyumbani
honey: asali
horse: farasi
hose: mpira_wa_maji hozi
hospital: hospitali
host: mwenyeji
hot: moto joto
hot_tub: jakuzi beseni_la_maji_moto
hotel: hoteli
hour: saa masaa
house: nyumba
household: kaya vifaa_vya_nyumbani
hungry: njaa
ice: barafu
ice_cream: aiskrimu ais_krimu
id_card: kitambulisho pasipoti vitambulisho kitambulisho_cha_taifa
ill: mgonjwa ugonjwa kuugua magonjwa
immediately: mara_moja papo_hapo
implant: kipandikizi vipandikizi
important: muhimu
indoor: ndani
infection: maambukizi
ingredient: kiungo viungo orodha_ya_viungo
injection: sindano
injury: jeraha majeraha kuumia
insect: mdudu wadudu
install: sakinisha kufunga usakinishaji ufungaji
instalment: awamu malipo_ya_awamu
instructions: maelekezo maagizo maelekezo_ya_matumizi mwongozo_wa_matumizi
instructor: mwalimu mkufunzi walimu wakufunzi
insurance: bima
internet: intaneti wifi mtandao
interpreter: mkalimani tafsiri
interview: mahojiano usaili
invent: vumbua kuvumbua
inventor: mvumbuzi
invite: alika mwaliko kualika
iron: pasi chuma
island: kisiwa visiwa
jam: jemu
jewellery: vito mapambo
job: kazi ajira nafasi_za_kazi nafasi_ya_kazi
juice: juisi juisi_ya_matunda maji_ya_matunda
jump: ruka kuruka
kayak: kayaki
keep: hifadhi kuhifadhi tunza
kennel: banda_la_mbwa mabanda_ya_mbwa
kettle: birika
key: ufunguo funguo
keyboard: kibodi
kidney: figo
kilometre: kilomita
kindergarten: chekechea shule_ya_awali shule_ya_chekechea
kitchen: jiko jikoni
knife: kisu visu
knit: fuma kufuma
laboratory: maabara
lactose: laktosi bidhaa_za_maziwa
ladder: ngazi
lake: ziwa maziwa
lamb: mwanakondoo
lamp: taa
land: ardhi kiwanja
lane: njia_ya_kuogelea
language: lugha
last: mwisho
later: baadaye
laundry: dobi kufua
law: sheria
lawyer: wakili mwanasheria mawakili
lay: taga hutaga
leak: kuvuja vuja uvujaji
learn: jifunza kujifunza
leather: ngozi
left: kushoto
leg: mguu miguu
legal: kisheria halali
lend: azima mkopo kukopesha kuazima
length: urefu refu
lesson: somo masomo
letter: barua
level: kiwango ngazi
library: maktaba
licence: leseni
lid: kifuniko mfuniko vifuniko
life_jacket: maboya jaketi_la_kuokoa jaketi_la_maboya koti_la_kuokoa
lifeguard: mwokoaji mlinzi_wa_bwawa
light: mwanga taa
lighthouse: mnara mnara_wa_taa
lightning: radi umeme_wa_radi ngurumo
like: penda kupenda
limescale: chokaa
line: mstari laini
listen: sikiliza kusikiliza
litre: lita
live: ishi kuishi mkazi wakazi
liver: ini
local: ndani wenyeji
lock: kufuli funga
locked: imefungwa
locker: kabati
login: ingia_kwenye_akaunti kuingia_kwenye_akaunti
lose: poteza kupoteza potea
lost_property: mali_iliyopotea vitu_vilivyopotea
low: chini
low_season: msimu_wa_chini
lunch: mchana chakula_cha_mchana
machine: mashine
magazine: gazeti jarida
main: kuu
main_course: mlo_mkuu chakula_kikuu
maintenance: matengenezo
make: tengeneza kutengeneza zalisha utengenezaji
male: mwanaume wanaume
mandatory: lazima
manicure: manikyua utunzaji_wa_kucha
map: ramani
map_location: mahali eneo
market: soko sokoni masoko
marry: oa ndoa kuoa olewa
massage: masaji
mat: mkeka mikeka
material: nyenzo malighafi
maximum: upeo juu
measure: pima kipimo kupima vipimo
meat: nyama
medicine: dawa
meet: kutana mkutano kukutana
member: mwanachama wanachama uanachama
menu: menyu
message: ujumbe
meter: mita
method: njia mbinu
metre: mita
metro: metro treni_ya_chini_ya_ardhi
microchip: chipu mikrochipu
microwave: maikrowevu
middle: katikati
midnight: usiku_wa_manane saa_sita_usiku
mileage: maili umbali_wa_kilomita
milk: maziwa
million: milioni
mine: mgodi migodi
minibar: minibar
minimum: chini angalau
minute: dakika
mirror: kioo
miss: kosa kukosa
mistake: kosa makosa
mobile_phone: simu simu_ya_mkononi simu_janja
model: modeli
monday: jumatatu
money: pesa fedha hela
month: mwezi miezi
morning: asubuhi
motorcycle: pikipiki boda_boda
mountain: mlima milima
mouth: mdomo kinywa
move: hama kuhama
museum: makumbusho
mushroom: uyoga
mustard: haradali
nail: ukucha kucha
name: jina majina
nappy: nepi
native_speaker: mzungumzaji_asilia wazungumzaji_asilia
nature: asili mazingira
near: karibu
need: hitaji kuhitaji mahitaji
needle: sindano
neighbour: jirani majirani
new: mpya jipya
news: habari
newspaper: gazeti magazeti
next: ijayo ifuatayo
night: usiku
noise_loud: kelele
non_swimmer: wasiojua_kuogelea asiyejua_kuogelea
noodles: tambi nudo
noon: adhuhuri saa_sita_mchana
north: kaskazini
nose: pua
notice: taarifa tangazo
notice_period: taarifa muda_wa_notisi
number: nambari namba
nurse: muuguzi nesi wauguzi
nut: karanga njugu
offer: ofa toa
office: ofisi
official: rasmi
oil: mafuta
oil_change: kubadilisha_oili kubadilisha_mafuta
old: zamani mzee wazee
onion: kitunguu vitunguu
online: mtandaoni
only: tu pekee
open: fungua wazi hufunguliwa kufungua kufunguliwa saa_za_kufungua saa_za_kazi muda_wa_kufungua
operation: upasuaji
orange: chungwa machungwa
order: agiza oda kuagiza agizo
organic: hai asilia
organise: panga kuandaa andaa
outdoor: nje
oven: tanuri oveni jiko_la_kuoka
owner: mmiliki mwenye wamiliki
pack: pakiti funga
paddle: kasia makasia
paddleboard: ubao_wa_kupigia_kasia sup
page: ukurasa kurasa
paint: rangi paka mchoraji uchoraji
pair: jozi
pan: sufuria kikaango
paper: karatasi
parade: gwaride maandamano
parcel: kifurushi vifurushi
park: bustani hifadhi
parking: maegesho kuegesha egesha maegesho_ya_magari kuegesha_gari
parking_space: nafasi_ya_maegesho sehemu_ya_maegesho
partner: mshirika mwenzi washirika
pass: pasi
passenger: abiria
password: nenosiri nywila neno_la_siri
pasta: tambi
path: njia
patient: mgonjwa wagonjwa
pay: lipa malipo kulipa
paypal: paypal
pedal: pedali
pedicure: pedikyua
pen: kalamu
pension: pensheni
people: mtu watu
pepper: pilipili
percent: asilimia
performance: onyesho maonyesho
perfume: manukato marashi
perm: kukunja_nywele perm
permit: kibali ruhusa vibali
personalised: binafsishwa iliyobinafsishwa
photo: picha
piano: piano kinanda
picnic: pikiniki
piece: kipande vipande
pig: nguruwe nyama_ya_nguruwe
pillow: mto mito
pitch: uwanja
pizza: piza pizza
plan: mpango mipango panga
plant: mmea mimea
plastic: plastiki
plate: sahani
platform: jukwaa
play: cheza kucheza
playground: uwanja_wa_michezo uwanja_wa_kuchezea
police: polisi
pool: kuogelea bwawa bwawa_la_kuogelea
poor: maskini
popular: maarufu
population: idadi wakazi
portion: sehemu_ya_chakula
possible: inawezekana
post: posta
potato: kiazi viazi viazi_mviringo
pound: pauni
power_performance: nguvu
practical: vitendo kwa_vitendo
pregnant: mjamzito ujauzito mimba wajawazito
prepare: andaa kuandaa maandalizi tayarisha
prescription: cheti agizo cheti_cha_dawa
pressure: shinikizo presha
prevent: zuia kuzuia kinga
price_list: bei orodha_ya_bei
print: chapa kuchapa kuprinti
printer: printa kichapishi
private: binafsi
private_lesson: somo_la_binafsi masomo_ya_binafsi
prize: tuzo zawadi
problem: tatizo shida matatizo
process: mchakato
product: bidhaa
profession: taaluma
programme: programu ratiba
project: mradi miradi
proof: risiti ushahidi stakabadhi
protect: linda ulinzi kulinda
pub: baa
public: umma
public_holiday: sikukuu siku_ya_mapumziko sikukuu_ya_kitaifa
public_transport: daladala matatu treni usafiri_wa_umma
publish: chapisha ilichapishwa kuchapisha
pump: pampu
pupil: mwanafunzi wanafunzi
quality: ubora
quantity: kiasi idadi
quarter: robo
queue: foleni subiri kusubiri
quiet: kimya utulivu tulivu
quiet_hours: saa_za_utulivu muda_wa_utulivu
rabbit: sungura
racket: raketi
raft: chelezo
railway: reli treni gari_moshi garimoshi
railway_station: stesheni kituo kituo_cha_treni stesheni_ya_treni
rain: mvua hewa hali_ya_hewa
ramp: ngazi_mteremko mteremko
range: masafa umbali
raw: mbichi
read: soma kusoma
ready: tayari
reason: sababu
receive: pokea kupokea
reception: mapokezi
recipe: mapishi
recommend: pendekeza kupendekeza pendekezo
recycle: rejeleza urejelezaji
red: nyekundu
reference: rejea marejeleo
referral: rufaa barua_ya_rufaa
refrigerated: friji baridi
refund: rudisha marejesho kurejeshewa rejesha kurudishiwa_pesa kurejeshewa_pesa rejesho_la_pesa
register: jiandikishe usajili sajili kujisajili
regular: kawaida
reminder: kikumbusho ukumbusho kumbusha
remove: ondoa kuondoa
repeat: rudia kurudia
replace: badilisha kubadilisha
report: ripoti taarifa
request: ombi omba maombi
rescue: okoa uokoaji
responsible: kuwajibika wajibu anayehusika jukumu
rest: pumzika kupumzika
restaurant: mgahawa mikahawa migahawa
restore: kurejesha rejesha kukarabati ukarabati
result: tokeo matokeo
retail: rejareja
return: rudisha kurudisha kurudisha_bidhaa rudisha_bidhaa
rice: mchele wali
ring: pete
risk: hatari
river: mto mito
road: barabara mtaa njia
roaming: roaming
rodent: panya hamster
roof: paa
room: chumba vyumba
root_canal: mzizi_wa_jino matibabu_ya_mzizi
rope: kamba
route: njia
router: ruta modemu
rubbish: takataka taka pipa_la_taka
rule: kanuni sheria
run: kimbia mbio kukimbia
rye: rai
safe: salama usalama
safe_box: sefu kisanduku_cha_usalama
sail: tanga meli
salad: saladi
salary: mshahara mishahara
sale: uza mauzo kuuza inauzwa
salmon: samoni
salt: chumvi
same: sawa
sample: sampuli
sand: mchanga
saturday: jumamosi
sauce: mchuzi
sauna: sauna
sausage: soseji
save: akiba okoa
school: shule
school_holidays: likizo_ya_shule likizo_za_shule
science: sayansi
scissors: mkasi
scooter: skuta
scratch: mkwaruzo mikwaruzo
screen: skrini
sea: bahari
sea_view: mandhari_ya_bahari kutazama_bahari
season: msimu misimu
seat: kiti viti
second_hand: mitumba mtumba
security: usalama ulinzi
seed: mbegu
self_checkin: kujiingia_mwenyewe
self_service: kujihudumia
send: tuma kutuma gharama_za_usafirishaji
senior: wazee mzee
separate: tofauti tenganisha
serial_number: namba_ya_siri_ya_bidhaa nambari_ya_ufuatiliaji
serve: hudumia kuhudumia tolewa
service: huduma
sesame: ufuta simsim
sew: shona kushona fundi
shampoo: shampuu
share: shiriki gawana
shave: kunyoa nyoa wembe kinyozi
sheep: kondoo
sheet: shuka mashuka shuka_la_kitanda
shelf: rafu
shellfish: kamba kaa vyakula_vya_baharini
shoe: kiatu viatu
shop: duka maduka
shoulder: bega mabega
shower: bafu manyunyu
shrimp: uduvi kamba
shuttle: usafiri usafiri_wa_uwanja_wa_ndege
sick_note: cheti_cha_ugonjwa likizo_ya_ugonjwa
sign: saini kusaini sahihi
signal: mawimbi ishara
silver: fedha
sim: laini_ya_simu sim kadi_ya_simu
sing: imba kuimba
single_room: chumba_cha_mtu_mmoja
sink: sinki
skate: kuteleza
ski: kuteleza skii
skin: ngozi
skipper: nahodha manahodha
sleep: lala kulala usingizi
sleeping_bag: mfuko_wa_kulalia
slow: polepole taratibu
small: dogo ndogo
smell: harufu
smoke: sigara vuta kuvuta
smoke_detector: kigundua_moshi king'ora_cha_moshi
snow: theluji
soap: sabuni
sock: soksi
socket: soketi plagi
socks: soksi
soft: laini
software: programu programu_tumizi
soil: udongo
solar: sola umeme_wa_jua nishati_ya_jua
sold_out: zimeisha imeisha zimekwisha
soup: supu
sourdough: hamira_asilia
south: kusini
soy: soya
spa: spa
space: nafasi
spare_part: spea vipuri kipuri
speak: zungumza kuzungumza ongea
special: maalum
species: spishi aina
speed: kasi mwendo
spice: viungo kiungo
spoon: kijiko vijiko
sport: michezo mchezo
spouse: mwenzi mume mke
square: mraba
square_metre: mita_mraba mita_za_mraba
squid: ngisi pweza
stable: zizi banda
stage: jukwaa
stain: doa madoa
stairs: ngazi
stall: kibanda vibanda banda
stamp: stempu muhuri
standing: kusimama
starter: kitangulizi chakula_cha_kwanza
stay: kaa kukaa malazi
steal: iba wizi kuiba
steam: mvuke
steel: chuma_cha_pua
stock: bidhaa_zilizopo stoo
stolen: iliibiwa ibiwa
stone: jiwe mawe
stop: kituo vituo
store_keep: hifadhi kuhifadhi ghala kuhifadhi_mizigo
storm: dhoruba
stove: jiko majiko
study: soma kusoma masomo
subscription: usajili
substitute: mbadala
sugar: sukari
suggest: pendekeza pendekezo
suitable: kufaa inafaa
suite: suti suite
summer: kiangazi majira_ya_joto
sunday: jumapili
surcharge: ziada nyongeza
sweet: tamu
swim: ogelea kuogelea
swimsuit: nguo_ya_kuogelea nguo_za_kuogelea
switch_off: zima kuzima
switch_on: washa kuwasha
table: meza
take: chukua kuchukua
takeaway: kuchukua chakula_cha_kubeba kwenda_nacho
tank: tangi tanki
tap: bomba
tartar: ugaga ukoga
taste: ladha onja
tax: kodi ushuru kodi_ya_ongezeko_la_thamani
taxi: teksi
taxi_rank: kituo_cha_teksi
tea: chai
team: timu
technician: fundi mafundi
technology: teknolojia
teeth: jino meno
television: televisheni runinga tv
temporary: muda
tenant: mpangaji wapangaji
tennis: tenisi
textbook: kitabu_cha_kiada vitabu_vya_kiada kiada
thank: asante shukrani
theatre: ukumbi tamthilia
theory: nadharia
therapist: mtaalamu_wa_tiba mkandaji
thick: nene
thickness: unene
thursday: alhamisi
ticket: tiketi
tide: kupwa maji_kujaa maji_kupwa
tie: tai funga
time: wakati saa muda
tip: bakshishi
today: leo
together: pamoja
toilet: choo vyoo msala
tomato: nyanya
tomorrow: kesho
tool: zana kifaa
total: jumla
tourist: mtalii watalii utalii
tourist_tax: kodi kodi_ya_utalii kodi_ya_watalii
towel: taulo taulo_la_kuogea
tower: mnara
toy: vinyago
tracking: kufuatilia fuatilia ufuatiliaji
traffic: trafiki msongamano
trailer: trela
training: mafunzo mazoezi
tram: tramu
transport: usafiri usafirishaji
travel: safari kusafiri
tree: mti miti
trial: jaribio majaribio
tuesday: jumanne
tuition: karo ada_ya_shule ada_ya_masomo
tune: kutuni tuni
turkey: bata_mzinga
type: aina
tyre: tairi matairi
ultrasound: ultrasaundi ultrasound
umbrella: mwavuli miavuli
understand: elewa kuelewa
uniform: sare
university: chuo
unpack: fungua
update: sasisha sasisho kusasisha
urgent: haraka dharura
use: tumia kutumia matumizi
vaccination: chanjo
valley: bonde
valuable: thamani vitu_vya_thamani
van: lori malori gari_la_mizigo
vegan: vegan
vegetable: mboga
vegetarian: mboga
vet: mifugo daktari_wa_mifugo daktari_wa_wanyama
view: mandhari
village: kijiji vijiji
vinegar: siki
virus: virusi kirusi
visit: tembelea kutembelea ziara wageni
voice: sauti
volume: ujazo
volunteer: kujitolea
vote: kura piga_kura kupiga_kura
wall: ukuta kuta
ward: wodi
warehouse: ghala maghala
warm: joto vuguvugu
warning: onyo tahadhari
wash: osha fua kuosha kufua mashine_ya_kufulia
watch: saa
water: maji maji_ya_kunywa
watt: wati
wave: wimbi mawimbi
waxing: kuondoa_nywele waxing
weak: dhaifu
wear: vaa kuvaa
wednesday: jumatano
week: wiki
weekday: siku_za_kazi siku_ya_kazi
weekend: wikendi mwisho_wa_wiki mwishoni_mwa_wiki
weigh: pima uzito
west: magharibi
wet: maji
wetsuit: suti_ya_kupiga_mbizi
wheel: gurudumu magurudumu
white: nyeupe
whitening: kung'arisha_meno
whole: zima nzima
wholesale: jumla bei_ya_jumla
wide: upana pana
width: upana
wife: mke mume wake
wind: upepo
window: dirisha madirisha
windscreen: kioo_cha_mbele
wine: mvinyo divai
winter: baridi majira_ya_baridi
wire: waya nyaya
withdraw: ondoa toa
withdrawal_period: kughairi muda_wa_kughairi
wool: sufu uzi
workshop: karakana warsha
world: dunia ulimwengu
write: andika kuandika mwandishi
wrong: si_sahihi kosa
x-ray: eksirei picha_ya_eksirei
year: mwaka miaka
yellow: manjano
yoga: yoga
young: kijana vijana
young_animal: mtoto_wa_mbwa mtoto_wa_paka
youth: vijana kijana
zip: zipu
`
