/** Words of Turkish by what they mean, as `glossary` joins them with those of other languages. */
export const TURKISH = `
abroad: yurtdışı yurt_dışı yabancı uluslararası
accept: kabul geçerli
accessible: engelli tekerlekli erişilebilir engelsiz tekerlekli_sandalye engelli_erişimi engellilere_uygun
accident: kaza
activity: etkinlik aktivite etkinliği faaliyet
adapter: adaptör
add: ekle ek ilave ekstra eklemek
address: adres
adult: yetişkin büyük
advance: önceden peşin
advice: danışmanlık danışma danışmanlığı tavsiye öneri
afternoon: öğleden_sonra
age: yaş yaşında yaşından kaç_yaş kaç_yaşında yaş_sınırı
agree: anlaşma onay rıza kabul
air_conditioning: klima klimalı klimalı_oda
airport: havalimanı havaalanı
alarm: alarm
alcohol: alkol alkollü içki
allergy: alerji alerjik alerjen
allow: izin serbest kabul
alone: yalnız tek refakatsiz
always: her_zaman daima sürekli
amount: tutar miktar meblağ
anchor: çapa demirleme
animal: hayvan evcil evcil_hayvan evcil_hayvanlar
anniversary: yıldönümü yıl_dönümü
answer: cevap cevabı yanıt
apartment: daire apart apartman
app: uygulama
application: başvuru başvurmak iş_başvurusu başvuru_formu
appointment: randevu randevu_almak randevu_alma
arrive: varış gelmek varmak geliş
ask: sormak soru sor
assemble: montaj kurulum
automatic: otomatik
available: müsait mevcut müsaitlik bulunur
average: ortalama
award: ödül
baby: bebek bebeği
back_up: yedek yedekleme yedeği yedek_alma veri_yedekleme
bacon: pastırma bacon
bag: çanta torba poşet
baggage: bagaj valiz bavul
bake: fırın pişirmek fırıncı
balcony: balkon
ball: top
bank: banka
bank_account: iban hesap hesabı banka_hesabı hesap_numarası
bank_transfer: havale banka_havalesi eft
barbecue: mangal barbekü ızgara mangal_yapmak
basement: bodrum
bath: küvet banyo
bathrobe: bornoz terlik
bathroom: banyo
battery: pil akü batarya
beach: plaj kumsal sahil
beard: sakal
beautiful: güzel güzellik güzelliği
bed: yatak yatağı karyola
bedroom: yatak yatak_odası yatak_odaları
beef: dana sığır
beer: bira
begin: başlamak başlangıç başlar başlıyor başlangıç_saati başlama_saati
beginner: acemi başlangıç
bench: bank tezgah
berth: bağlama palamar iskele
bicycle: bisiklet
big: büyük büyüklük boyut
bill: fatura hesap hesabı adisyon hesap_pusulası
bird: kuş
birth: doğum
birthday: doğumgünü doğum doğum_günü
bitter: acı
black: siyah
blanket: battaniye
blood: kan
blood_pressure: tansiyon kan_basıncı
blood_test: kan_testi kan_tahlili tahlil
blow_dry: fön
blue: mavi
boat: tekne gemi bot kayık kayığı
boil: kaynatmak haşlama haşlanmış
book_reading: kitap kitabı
booking: rezervasyon rezerve ayırtmak yer_ayırtmak yer_ayırtma rezervasyon_yapmak
boot: çizme bot
born: doğdu doğumlu doğmuş
bottle: şişe
bowl: kase kâse
box: kutu
box_carton: karton koli
boy: oğlan erkek
braces: diş_teli ortodonti
brake: fren balata
branch: şube
brand: marka üretici
bread: ekmek ekmeği
break_damage: hasar hasarlı kırık kırılmak bozuk arızalı
break_pause: mola ara teneffüs
breakdown: arıza
breakfast: kahvaltı
bride: gelin düğün nikah
bridge: köprü
bring: getirmek getir
brother: kardeş abla ağabey abi kız_kardeş erkek_kardeş
budget: bütçe
buffet: büfe açık_büfe
build: inşaat inşa yapım
building: bina ev
bunk: ranza
buoy: şamandıra
bus: otobüs
bus_line: otobüs_hattı
bus_stop: durak durağı otobüs_durağı
business: şirket firma işletme
busy: yoğun kalabalık meşgul
button: düğme buton tuş
buy: satın almak alış satın_alma satın_almak
cabin: kulübe kabin bungalov
cake: kek pasta turta
calendar: takvim
call: aramak telefon arayın ara telefon_numarası telefonla_aramak
camera: kamera fotoğraf fotoğraf_makinesi
campfire: ateş kamp kamp_ateşi
camping: kamp çadır kamp_alanı kamp_yeri
cancel: iptal
candle: mum
canoe: kano
capacity: kapasite
capital: başkent
car: araba araç aracı otomobil oto
car_rental: araç_kiralama araba_kiralama oto_kiralama rent_a_car
caravan: karavan
card: kart kartı
care: bakım bakıcı ilgilenmek
carpet: halı kilim
carry: taşımak
cash: nakit peşin
cash_machine: bankamatik atm para_çekme_makinesi
cash_on_delivery: kapıda_ödeme
castle: kale şato
castrate: kısırlaştırma kısırlaştırmak
cat: kedi
catalogue: katalog kataloğu
catering: catering ikram yemek
ceiling: tavan
celebrate: kutlama kutlamak parti
celery: kereviz
cent: sent kuruş
centre: merkez
century: yüzyıl asır
ceramics: seramik çömlek çini
certificate: sertifika belge
chain: zincir
chair: sandalye koltuk
change: değişiklik değiştirmek değişikliği değiştirme
change_money: bozuk döviz bozuk_para döviz_bürosu para_bozdurma para_üstü
changing_room: soyunma soyunma_odası soyunma_kabini deneme_kabini
charge_battery: şarj
charging_station: şarj_istasyonu
cheap: ucuz uygun
cheapest: ucuz en_ucuz en_uygun
check: kontrol muayene denetim
check_in: giriş giriş_saati giriş_yapmak odaya_giriş
check_out: çıkış çıkış_saati çıkış_yapmak odayı_boşaltma
check_up: check-up muayene genel_kontrol sağlık_taraması
cheese: peynir
chemist: eczane eczacı
chicken: tavuk tavuğu piliç
child: çocuk çocuğu
children_menu: çocuk çocuk_menüsü
chocolate: çikolata
choose: seçmek seçim seçenek
christmas: noel
church: kilise
cinema: sinema film
city: şehir şehri kent
class: sınıf derslik
clean: temizlik temiz temizlemek temizliği
climb: tırmanış tırmanma tırmanmak
clinic: klinik muayenehane kliniği
cloakroom: vestiyer gardırop
close: kapanış kapalı kapatmak kapanır kapanmak
clothes: kıyafet giysi elbise giyim
clutch: debriyaj
coach: antrenör koç
coat: mont ceket palto kaban
cocktail: kokteyl
code: kod pin şifre
coffee: kahve
cold: soğuk
collect: teslim almak teslim_alma teslim_almak mağazadan_teslim gel_al
colour: renk boya rengi boyama
combine: birleştirmek birlikte
come: gelmek gelin
comfortable: rahat konforlu konfor
committee: komite kurul heyet
compare: karşılaştırma kıyaslamak
competition: yarışma yarış müsabaka
complain: şikayet şikâyet şikayet_etmek
computer: bilgisayar laptop
concert: konser müzik müziği
condition: koşul şart kullanım_koşulları genel_şartlar
conference: konferans toplantı
confirm: onay onaylamak teyit
consumption: tüketim tüketimi
contact: iletişim ulaşmak irtibat
contain: içerir dahil içeren içermek
contract: sözleşme kontrat
cook: pişirmek yemek aşçı
corkage: mantar tıpa mantar_parası mantar_ücreti
cost: fiyat ücret ücreti maliyet masraf bedel ne_kadar kaç_para kaç_lira
cot: beşik bebek beşiği bebek_yatağı bebek_karyolası
cotton: pamuk pamuklu
country: ülke
course: kurs ders eğitim
court: kort tenis_kortu
cover: kapsar karşılamak kapsam teminat sigorta_kapsamı
cow: inek ineği
cream: krema kaymak
credit_card: kredi kredi_kartı kredi_kartları banka_kartı
crown_tooth: kaplama kron diş_kaplama
cup: fincan bardak kupa
cure: tedavi iyileşmek
currency: döviz para
current: akıntı
curtain: perde
customer: müşteri misafir konuk danışan
cut: kesim saç kesmek saç_kesimi saç_kestirmek
dam: baraj
dance: dans dansı
danger: tehlike tehlikeli
data: veri kişisel_veri kişisel_veriler kişisel_verilerin_korunması
date: tarih
daughter: kız kızı
day: gün günlük
dead: öldü ölüm ölmek ölü vefat
deadline: son son_tarih son_gün son_başvuru_tarihi
dear_expensive: pahalı
debt: borç borcu
deep: derin derinlik derinliği
degree: derece
delay: gecikme geç gecikmek
deliver: teslimat kargo teslim gönderim
dentist: dişçi diş diş_hekimi diş_doktoru
depart: kalkış ayrılmak hareket kalkar
deposit: depozito kapora kaparo
describe: tarif açıklama tanım
design: tasarım tasarımcı tasarlamak
dessert: tatlı
detergent: deterjan çamaşır_deterjanı bulaşık_deterjanı
device: cihaz alet
deworm: iç_parazit parazit solucan
diabetes: diyabet şeker şeker_hastalığı şeker_hastası
diagnosis: teşhis tanı
diesel: mazot benzin yakıt dizel motorin
diet: diyet
difference: fark farklı
difficult: zor zorluk zorluğu
dinner: akşam yemek akşam_yemeği akşam_yemekleri
direction: yön ulaşım tarif
dirty: kirli kir pis
disabled: engelli engellilik
disappear: kayıp kaybolmak kayboldu
disassemble: sökme sökmek söküm demonte
discount: indirim indirimli iskonto
discover: keşfetmek keşif keşfedildi
dish: yemek yemeği
dishwasher: bulaşık bulaşığı bulaşık_makinesi
display: ekran gösterge
dive: dalış dalmak tüplü_dalış
doctor: doktor hekim
document: belge evrak doküman
dog: köpek köpeği
donate: bağış bağışlamak
door: kapı
double_room: çift_kişilik_oda çift_kişilik iki_kişilik_oda
dough: hamur
download: indirmek indirme
dozen: düzine
drain: gider tahliye
dress: elbise
dress_code: kıyafet_kuralı kıyafet_kodu
drill: matkap matkabı
drink: içecek içmek içki içeceği meşrubat
drive: sürmek sürücü şoför kullanmak
driving_licence: ehliyet sürücü_belgesi
dry: kurutma kuru kurutucu kurutma_makinesi
dry_cleaning: kuru_temizleme
duck: ördek ördeği kaz
dumpling: mantı
duration: süre sürer ne_kadar_sürer kaç_saat kaç_dakika
during: sırasında süresince boyunca
dust: toz
duvet: yorgan nevresim
early: erken
easter: paskalya
easy: kolay
eat: yemek yemeği yiyecek
egg: yumurta
electric: elektrik elektrikli elektriği
electricity: elektrik elektriği
elevator: asansör
email: e-posta eposta mail e_posta elektronik_posta
emergency: acil acil_durum acil_servis
employee: çalışan personel eleman
empty: boş boşaltmak
end: son bitiş bitmek biter bitiş_saati
engine: motor
engineer: mühendis mimar
english: ingilizce
engraving: gravür kazıma oyma
enter: giriş girmek
entrance_fee: giriş bilet giriş_ücreti giriş_bileti
envelope: zarf
equipment: ekipman malzeme donanım teçhizat
euro: euro avro
evening: akşam
event: etkinlik etkinliği organizasyon etkinlik_takvimi
every: her
exam: sınav test
example: örnek örneği
excursion: tur gezi
exercise: egzersiz alıştırma
exhaust: egzoz
exhibition: sergi
exit: çıkış
expire: geçerli geçerlilik süresi son_kullanma_tarihi geçerlilik_süresi
explain: açıklamak anlatmak
express: ekspres express hızlı_teslimat
extend: uzatma uzatmak
eye: göz
eyebrow: kaş kirpik kirpiği
fabric: kumaş
facial: cilt_bakımı yüz_bakımı
factory: fabrika
family: aile
far: uzak mesafe uzaklık uzaklığı
fare: ücret ücreti bilet yol_ücreti bilet_ücreti
farm: çiftlik çiftçi çiftliği
fast: hızlı çabuk
fat: yağ yağlı şişman
father: baba anne ebeveyn veli anne_baba
female: kadın bayan
fence: çit
ferry: feribot vapur
festival: festival şenlik
fever: ateş yüksek_ateş
few: az birkaç
fill: dolgu doldurmak
filling_tooth: dolgu diş_dolgusu
filter: filtre
find: bulmak buluntu bulundu
fine: ceza
finger: parmak parmağı
fire: yangın
firewood: odun
fireworks: havai_fişek fişek
first: ilk birinci
first_aid: ilk_yardım ilkyardım
fish: balık balığı balıkçılık
fit: uymak beden
fix: tamir onarım tamirat
flat_tyre: patlak lastik lastik_patlaması patlak_lastik
flea_tick: pire kene parazit
flight: uçuş uçak uçağı uçmak
flood: sel baskın
floor: kat
flour: un
flower: çiçek çiçeği buket
fog: sis sisli
foot: ayak ayağı
football: futbol
forbidden: yasak yasaktır
forest: orman
forget: unutmak unutulan
form: form başvuru_formu kayıt_formu
found_start: kuruldu kuruluş kurulmuş kuruluş_yılı
founder: kurucu kurdu kuran
free: ücretsiz bedava
free_of_charge: ücretsiz bedelsiz bedava
free_vacant: boş müsait
freeze: dondurucu dondurmak donmuş derin_dondurucu
fresh: taze
friday: cuma
fridge: buzdolabı
friend: arkadaş
fringe: kahkül kâkül perçem
fruit: meyve
full: dolu tam
full_board: tam_pansiyon
furniture: mobilya
future: gelecek geleceği
game: oyun oynamak
garage: garaj
garden: bahçe
garlic: sarımsak sarımsağı sarmısak
gas: gaz doğalgaz
gate: giriş_kapısı bahçe_kapısı turnike
gearbox: vites şanzıman
generator: jeneratör
gift: hediye armağan
gift_card: hediye_kartı hediye_çeki
gift_voucher: kupon çek hediye hediye_çeki hediye_kuponu
girl: kız
give: vermek verilir
glacier: buzul
glass: cam bardak bardağı
glasses: gözlük gözlüğü
glove: eldiven
gluten: gluten glutensiz buğday
go: gitmek
goggles: deniz_gözlüğü yüzücü_gözlüğü yüzme_gözlüğü
gram: gram kilo kilogram kg
grass: çim çimen
grease: gres yağlama
green: yeşil
groom: pet_kuaförü köpek_kuaförü tüy_kesimi
group: grup grubu
group_lesson: grup_dersi grup_dersleri
guarantee: garanti
guardian: veli vasi
guide: rehber rehberli rehberli_tur rehber_eşliğinde
gym: spor fitness jimnastik spor_salonu fitness_salonu
hair: saç
hairdresser: kuaför berber
hairdryer: saç_kurutma_makinesi fön_makinesi
halal: helal koşer
half: yarım yarı
half_board: yarım_pansiyon
hall: salon
ham: jambon
handicraft: zanaat elişi el_sanatları el_işi el_sanatı
handle: kulp kapı_kolu tutamak
harbour: liman
harness: emniyet_kemeri koşum kolan
harvest: hasat
hat: şapka
head: müdür yönetici şef başkan
headache: baş başağrısı ağrı baş_ağrısı
headliner: baş_sanatçı assolist
health: sağlık sağlıklı sağlığı
hear: duymak işitme
hearing: işitme duyma
heat: ısıtma kalorifer ısıtmalı sıcak
heavy: ağır ağırlık ağırlığı
height: yükseklik boy yüksekliği yüksek
helmet: kask
help: yardım
herb: ot baharat
high_chair: mama_sandalyesi mama_koltuğu
high_season: yüksek_sezon
highlights: röfle balyaj
hike: yürüyüş doğa
hill: tepe
hire: kiralama kiralık kira kiralamak
history: tarih tarihçe
hobby: hobi
holiday: tatil
home: ev
homework: ödev
honey: bal
horse: at binicilik
hose: hortum
hospital: hastane
host: ev sahip sahibi
hot: sıcak sıcağı
hot_tub: jakuzi
hotel: otel
hour: saat
house: ev
household: hane ev_aletleri ev_eşyaları
hungry: aç
ice: buz
ice_cream: dondurma
id_card: kimlik pasaport kimliği kimlik_kartı nüfus_cüzdanı
ill: hasta hastalık hastalığı
immediately: hemen derhal anında
implant: implant
important: önemli
indoor: kapalı içeride iç iç_mekan iç_mekân
infection: enfeksiyon
ingredient: malzeme içindekiler içerik içindekiler_listesi
injection: iğne enjeksiyon
injury: yaralanma yaralı sakatlık
insect: böcek haşere böceği
install: kurulum montaj kurmak
instalment: taksit taksitli taksitle
instructions: talimat kılavuz kullanım_kılavuzu kullanma_kılavuzu kullanma_talimatı
instructor: eğitmen öğretmen hoca
insurance: sigorta
internet: internet wifi kablosuz kablosuz_internet
interpreter: tercüman çeviri tercüme
interview: görüşme mülakat
invent: icat
inventor: mucit icat
invite: davet
iron: ütü demir
island: ada
jam: reçel
jewellery: takı mücevher kuyum
job: iş ilan pozisyon iş_ilanı iş_ilanları açık_pozisyon
juice: meyvesuyu su suyu meyve_suyu
jump: atlama atlamak zıplamak
kayak: kayak kano
keep: saklamak muhafaza
kennel: köpek_oteli köpek_pansiyonu pet_oteli
kettle: çaydanlık ısıtıcı su_ısıtıcısı
key: anahtar
keyboard: klavye
kidney: böbrek
kilometre: kilometre km
kindergarten: anaokulu kreş ana_okulu çocuk_yuvası
kitchen: mutfak mutfağı
knife: bıçak bıçağı
knit: örgü örmek
laboratory: laboratuvar
lactose: laktoz laktozsuz süt_ürünü
ladder: merdiven
lake: göl
lamb: kuzu
lamp: lamba ışık
land: arazi arsa
lane: kulvar şerit
language: dil dilleri lisan
last: son
later: daha_sonra sonradan
laundry: çamaşır çamaşırhane
law: hukuk kanun yasa
lawyer: avukat
lay: yumurtlamak yumurta_bırakmak
leak: sızıntı kaçak kaçağı su_kaçağı sızdırmak
learn: öğrenmek
leather: deri
left: sol
leg: bacak bacağı
legal: yasal hukuki
lend: ödünç
length: uzunluk uzun boy uzunluğu
lesson: ders
letter: mektup mektubu
level: seviye düzey
library: kütüphane
licence: lisans ruhsat ehliyet
lid: kapak kapağı
life_jacket: yelek yeleği can can_yeleği can_yelekleri
lifeguard: cankurtaran can_kurtaran
light: ışık ışığı aydınlatma
lighthouse: fener deniz_feneri
lightning: şimşek şimşeği yıldırım gök_gürültüsü
like: beğenmek sevmek
limescale: kireç kireci
line: hat hattı
listen: dinlemek
litre: litre
live: yaşamak oturmak yaşadı ikamet
liver: karaciğer ciğer
local: yerel yöresel
lock: kilit kilidi
locked: kilitli
locker: dolap dolabı
login: oturum_açma kullanıcı_girişi
lose: kaybetmek kayıp
lost_property: kayıp_eşya buluntu_eşya
low: düşük alçak
low_season: düşük_sezon sezon_dışı
lunch: öğle yemek öğle_yemeği öğlen_yemeği
machine: makine
magazine: dergi
main: ana
main_course: ana_yemek ana_yemekler
maintenance: bakım servis
make: yapmak üretim üretmek yapım imalat
male: erkek bay
mandatory: zorunlu mecburi şart
manicure: manikür
map: harita
map_location: konum lokasyon yol_tarifi
market: pazar çarşı
marry: evlenmek evlilik evli evlendi
massage: masaj
mat: minder mat paspas
material: malzeme
maximum: en azami maksimum
measure: ölçü ölçmek ölçüm
meat: et
medicine: ilaç ilacı
meet: buluşma toplantı buluşmak
member: üye üyelik üyeliği
menu: menü
message: mesaj ileti
meter: sayaç sayacı metre
method: yöntem metot
metre: metre
metro: metro
microchip: mikroçip çip
microwave: mikrodalga
middle: orta
midnight: gece_yarısı geceyarısı
mileage: kilometre
milk: süt
million: milyon
mine: maden ocak
minibar: minibar
minimum: asgari minimum en
minute: dakika
mirror: ayna
miss: kaçırmak kaçırılan
mistake: hata yanlış
mobile_phone: cep telefon cep_telefonu akıllı_telefon
model: model
monday: pazartesi
money: para
month: ay aylık
morning: sabah
motorcycle: motosiklet
mountain: dağ
mouth: ağız ağzı
move: taşınma nakliyat taşınmak
museum: müze
mushroom: mantar
mustard: hardal
nail: tırnak tırnağı
name: ad isim adı
nappy: bez bebek
native_speaker: ana_dili anadil anadili
nature: doğa doğal
near: yakın
need: ihtiyaç gerekli lazım ihtiyacı
needle: iğne
neighbour: komşu
new: yeni
news: haber duyuru
newspaper: gazete
next: sonraki gelecek bir_sonraki
night: gece geceleme
noise_loud: gürültü gürültülü yüksek_ses
non_swimmer: yüzme_bilmeyen yüzme_bilmeyenler
noodles: erişte şehriye noodle
noon: öğle öğlen
north: kuzey
nose: burun burnu
notice: bildirim duyuru ilan
notice_period: ihbar fesih ihbar_süresi fesih_süresi
number: numara sayı
nurse: hemşire
nut: fındık ceviz fıstık yemiş kuruyemiş kuru_yemiş kabuklu_yemiş yer_fıstığı
offer: teklif sunmak sunulur
office: ofis büro
official: resmi
oil: yağ
oil_change: yağ_değişimi yağ_değiştirme
old: eski yaşlı
onion: soğan
online: online çevrimiçi internetten
only: sadece yalnızca
open: açık açılış açmak açılır çalışma_saatleri açılış_saatleri açılış_saati
operation: ameliyat operasyon
orange: portakal turuncu
order: sipariş
organic: organik
organise: düzenlemek organizasyon organize
outdoor: açık dışarıda dış açık_hava dış_mekan
oven: fırın
owner: sahip sahibi
pack: paket ambalaj paketi
paddle: kürek küreği
paddleboard: sup kürek_sörfü paddleboard
page: sayfa
paint: boya resim boyacı ressam
pair: çift
pan: tava tencere
paper: kağıt kağıdı kâğıt
parade: geçit geçit_töreni kortej
parcel: koli paket kargo
park: park
parking: otopark park otoparkı park_etmek araç_parkı
parking_space: park_yeri otopark_yeri
partner: ortak eş partner
pass: kart bilet geçiş
passenger: yolcu
password: şifre parola
pasta: makarna
path: patika yol yürüyüş_yolu
patient: hasta
pay: ödeme ödemek ücret
paypal: paypal
pedal: pedal
pedicure: pedikür
pen: kalem
pension: emeklilik emekli emekliliği
people: kişi insan
pepper: biber
percent: yüzde
performance: gösteri temsil oyun gösteri_saati
perfume: parfüm
perm: perma
permit: izin ruhsat
personalised: kişiye_özel kişiselleştirilmiş kişiselleştirme özelleştirme
photo: fotoğraf resim
piano: piyano
picnic: piknik pikniği
piece: parça adet
pig: domuz
pillow: yastık yastığı
pitch: saha futbol_sahası çadır_yeri
pizza: pizza
plan: plan planlamak
plant: bitki
plastic: plastik plastiği
plate: tabak tabağı
platform: peron
play: oynamak oyun
playground: oyun_alanı oyun_parkı çocuk_parkı
police: polis polis_merkezi
pool: havuz yüzme_havuzu
poor: fakir yoksul
popular: popüler
population: nüfus
portion: porsiyon
possible: mümkün olanaklı
post: posta
potato: patates
pound: sterlin
power_performance: güç gücü
practical: pratik pratiği uygulama uygulamalı direksiyon_dersi
pregnant: hamile gebelik hamilelik gebe
prepare: hazırlık hazırlamak hazır hazırlığı
prescription: reçete
pressure: basınç tansiyon basıncı
prevent: önlemek önleme
price_list: tarife fiyat fiyat_listesi
print: baskı yazdırmak basmak
printer: yazıcı
private: özel
private_lesson: özel_ders özel_dersler
prize: ödül
problem: sorun problem
process: süreç işlem
product: ürün
profession: meslek mesleği
programme: program
project: proje
proof: fiş kanıt makbuz belge
protect: koruma korumak
pub: meyhane bar birahane
public: halk kamu umumi
public_holiday: bayram resmi tatil resmi_tatil resmî_tatil bayram_tatili
public_transport: tramvay metro toplu ulaşım toplu_taşıma toplu_ulaşım
publish: yayın yayımlandı yayınlamak
pump: pompa
pupil: öğrenci
quality: kalite
quantity: miktar adet
quarter: çeyrek mahalle
queue: bekleme sıra kuyruk beklemek sıra_beklemek bekleme_süresi
quiet: sessiz sakin
quiet_hours: sessizlik sessizlik_saatleri sessiz_saatler
rabbit: tavşan
racket: raket
raft: sal rafting
railway: tren demiryolu
railway_station: istasyon gar tren_istasyonu tren_garı
rain: yağmur hava hava_durumu
ramp: rampa
range: menzil
raw: çiğ
read: okumak okuma
ready: hazır
reason: sebep neden
receive: almak teslim
reception: resepsiyon ön_büro
recipe: tarif
recommend: tavsiye öneri önermek
recycle: geri dönüşüm geri_dönüşüm
red: kırmızı
reference: referans
referral: sevk
refrigerated: soğutmalı buzdolabı
refund: iade geri para_iadesi geri_ödeme
register: kayıt kaydolmak kaydı
regular: düzenli
reminder: hatırlatma ihtar
remove: çıkarmak kaldırmak
repeat: tekrar
replace: değişim değiştirmek
report: rapor bildirmek
request: talep istek talebi
rescue: kurtarma kurtarmak
responsible: sorumlu sorumluluk sorumluluğu
rest: dinlenme
restaurant: restoran lokanta
restore: restorasyon restore onarım
result: sonuç sonucu
retail: perakende
return: iade geri_göndermek iade_etmek
rice: pirinç pilav pirinci
ring: yüzük yüzüğü alyans
risk: risk riski
river: nehir ırmak ırmağı
road: cadde sokak yol
roaming: roaming uluslararası_dolaşım dolaşım
rodent: kemirgen hamster fare
roof: çatı
room: oda
root_canal: kanal_tedavisi
rope: halat ip urgan
route: rota güzergah
router: modem router yönlendirici
rubbish: çöp atık
rule: kural
run: koşu koşmak
rye: çavdar
safe: güvenli güvenlik güvenliği
safe_box: kasa
sail: yelken yelkenli
salad: salata
salary: maaş ücret
sale: satış satmak satılık
salmon: somon
salt: tuz
same: aynı
sample: numune örnek
sand: kum
saturday: cumartesi
sauce: sos
sauna: sauna
sausage: sosis sucuk sucuğu
save: tasarruf biriktirmek
school: okul
school_holidays: okul_tatili sömestr sömestir yarıyıl_tatili
science: bilim
scissors: makas
scooter: scooter moped mobilet
scratch: çizik çiziği göçük
screen: ekran
sea: deniz
sea_view: deniz_manzarası deniz_manzaralı
season: sezon mevsim
seat: koltuk oturma yer koltuğu
second_hand: ikinciel kullanılmış ikinci_el
security: güvenlik güvenliği
seed: tohum
self_checkin: kendi_kendine_giriş anahtar_kutusu
self_service: self-servis self self_servis
send: göndermek gönderim
senior: emekli yaşlı
separate: ayrı
serial_number: seri_numarası seri_no
serve: servis sunulur
service: hizmet servis
sesame: susam
sew: dikiş dikmek terzi
shampoo: şampuan
share: paylaşmak ortak paylaşımlı
shave: tıraş traş ustura
sheep: koyun
sheet: çarşaf keten yatak_çarşafı nevresim_takımı
shelf: raf
shellfish: deniz midye karides kabuklu deniz_ürünleri kabuklu_deniz_ürünleri
shoe: ayakkabı
shop: mağaza dükkan dükkân
shoulder: omuz omzu
shower: duş
shrimp: karides
shuttle: servis transfer servis_aracı havaalanı_transferi
sick_note: rapor sağlık_raporu istirahat_raporu
sign: imza imzalamak
signal: sinyal şebeke
silver: gümüş
sim: sim sim_kart
sing: şarkı şan koro
single_room: tek_kişilik_oda tek_kişilik
sink: lavabo evye
skate: paten
ski: kayak kayağı
skin: cilt deri cildi
skipper: kaptan skipper
sleep: uyku uyumak
sleeping_bag: uyku_tulumu tulum
slow: yavaş
small: küçük
smell: koku
smoke: sigara
smoke_detector: duman_dedektörü duman_alarmı
snow: kar
soap: sabun
sock: çorap çorabı
socket: priz fiş
socks: çorap çorabı
soft: yumuşak
software: yazılım
soil: toprak toprağı
solar: güneş_enerjisi güneş_paneli solar
sold_out: tükendi tükenmiş stokta_yok
soup: çorba
sourdough: ekşi_maya
south: güney
soy: soya
spa: spa hamam wellness
space: alan yer
spare_part: yedek_parça
speak: konuşmak konuşulan
special: özel
species: tür cins
speed: hız
spelt: kavılca siyez
spice: baharat acılı baharatlı
spoon: kaşık kaşığı
sport: spor
spouse: eş
square: meydan kare
square_metre: metrekare metre_kare m²
squid: kalamar ahtapot
stable: ahır
stage: sahne
stain: leke
stairs: merdiven
stall: stant stand tezgâh tezgah
stamp: pul damga kaşe
standing: ayakta
starter: başlangıç meze ordövr
stay: konaklama kalmak
steal: çalmak hırsızlık çalıntı
steam: buhar
steel: çelik çeliği
stock: stok stoğu stokta
stolen: çalınan çalıntı
stone: taş
stop: durak durağı hangi_durak
store_keep: saklama depolama emanet depo bagaj_emaneti emanet_dolabı
storm: fırtına
stove: soba ocak ocağı
study: okumak çalışmak öğrenim
subscription: abonelik abone aboneliği
substitute: yedek vekil yerine
sugar: şeker
suggest: öneri önermek
suitable: uygun
suite: süit suit
summer: yaz
sunday: pazar
surcharge: ilave fark ek
sweet: tatlı
swim: yüzme yüzmek
swimsuit: mayo bikini
switch_off: kapatmak kapatma söndürmek
switch_on: çalıştırmak açma
table: masa
take: almak
takeaway: paket gel-al paket_servis gel_al
tank: depo tank
tap: musluk musluğu
tartar: diş_taşı tartar
taste: tat lezzet tadım tadı
tax: vergi kdv katma_değer_vergisi
taxi: taksi
taxi_rank: taksi_durağı
tea: çay
team: takım ekip ekibi
technician: teknisyen usta
technology: teknoloji
teeth: diş
television: televizyon tv
temporary: geçici
tenant: kiracı
tennis: tenis
textbook: ders_kitabı
thank: teşekkür
theatre: tiyatro
theory: teori teorik kuram
therapist: terapist masör masöz fizyoterapist
thick: kalın
thickness: kalınlık kalınlığı
thursday: perşembe
ticket: bilet
tide: gelgit
tie: kravat bağlamak
time: zaman vakit saat vakti
tip: bahşiş
today: bugün
together: birlikte beraber hep_birlikte
toilet: tuvalet wc
tomato: domates
tomorrow: yarın
tool: alet takım
total: toplam
tourist: turist
tourist_tax: konaklama vergi konaklama_vergisi turist_vergisi
towel: havlu plaj_havlusu banyo_havlusu
tower: kule
toy: oyuncak oyuncağı
tracking: takip kargo_takibi kargo_takip takip_numarası
traffic: trafik trafiği
trailer: römork römorku
training: eğitim antrenman
tram: tramvay
transport: taşıma nakliye ulaşım
travel: seyahat yolculuk yolculuğu
tree: ağaç ağacı
trial: deneme
tuesday: salı
tuition: okul_ücreti öğrenim_ücreti eğitim_ücreti harç
tune: akort akordu
turkey: hindi
type: tür çeşit çeşidi
tyre: lastik lastiği
ultrasound: ultrason ultrasonografi
umbrella: şemsiye
understand: anlamak
uniform: üniforma forma
university: üniversite
unpack: boşaltmak açmak
update: güncelleme güncellemek
urgent: acil
use: kullanım kullanmak
vaccination: aşı aşılı
valley: vadi
valuable: değerli değerli_eşya değerli_eşyalar
van: kamyonet minibüs kamyon
vegan: vegan
vegetable: sebze
vegetarian: vejetaryen vejeteryan
vet: veteriner
view: manzara
village: köy
vinegar: sirke
virus: virüs
visit: ziyaret ziyaretçi
voice: ses
volume: hacim ses
volunteer: gönüllü
vote: oy oylama
wall: duvar
ward: servis koğuş
warehouse: depo
warm: sıcak ılık
warning: uyarı ikaz
wash: yıkama yıkamak çamaşır çamaşır_makinesi çamaşır_yıkama
watch: saat
water: su suyu içme_suyu
watt: watt vat
wave: dalga
waxing: ağda epilasyon
weak: zayıf güçsüz
wear: giymek giyilir
wednesday: çarşamba
week: hafta haftalık
weekday: hafta_içi haftaiçi iş_günü
weekend: haftasonu hafta hafta_sonu
weigh: ağırlık tartmak ağırlığı kilo
west: batı
wet: ıslak
wetsuit: dalış_kıyafeti dalgıç_kıyafeti neopren
wheel: tekerlek jant tekerleği
white: beyaz
whitening: beyazlatma diş_beyazlatma
whole: tüm bütün tam
wholesale: toptan toptancı
wide: geniş genişlik genişliği
width: genişlik genişliği
wife: eş karı koca hanım
wind: rüzgar rüzgâr
window: pencere cam
windscreen: ön_cam oto_cam
wine: şarap şarabı
winter: kış
wire: tel kablo
withdraw: cayma çekilmek vazgeçmek
withdrawal_period: cayma cayma_süresi cayma_hakkı
wool: yün iplik ipliği
workshop: atölye
world: dünya
write: yazmak yazar yazılı
wrong: yanlış hatalı
x-ray: röntgen
year: yıl sene yıllık
yellow: sarı
yoga: yoga
young: genç gençler
young_animal: yavru enik
youth: gençlik genç ergen
zip: fermuar
`
