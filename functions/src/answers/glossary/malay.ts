/** Words of Malay by what they mean, as `glossary` joins them with those of other languages. */
export const MALAY = `
abroad: luar_negara antarabangsa asing
accept: menerima terima diterima
accessible: oku roda kurang-upaya kerusi_roda mesra_oku orang_kurang_upaya
accident: kemalangan
activity: aktiviti kegiatan
adapter: penyesuai adapter
add: tambah tambahan menambah ekstra
address: alamat
adult: dewasa orang_dewasa
advance: awal pendahuluan lebih_awal terlebih_dahulu
advice: nasihat khidmat rundingan kaunseling perundingan
afternoon: petang
age: umur usia berumur berusia berapa_umur had_umur
agree: setuju persetujuan perjanjian bersetuju
air_conditioning: dingin penghawa aircond penghawa_dingin penyaman_udara
airport: lapangan terbang lapangan_terbang
alarm: penggera alarm
alcohol: alkohol arak beralkohol
allergy: alahan alergi alergen
allow: dibenarkan boleh benarkan
alone: sendiri sendirian bersendirian
always: sentiasa selalu
amount: jumlah amaun
anchor: sauh
animal: haiwan binatang peliharaan haiwan_peliharaan binatang_peliharaan
anniversary: ulang_tahun ulangtahun
answer: jawapan menjawab jawab
apartment: pangsapuri apartmen
app: aplikasi apl
application: permohonan memohon mohon borang_permohonan
appointment: temujanji janji janji_temu
arrive: tiba ketibaan sampai
ask: tanya bertanya soalan pertanyaan
assemble: pasang memasang pemasangan
automatic: automatik
available: tersedia ketersediaan ada
average: purata
award: anugerah
baby: bayi
back_up: sandaran sokongan salinan_sandaran
bacon: bakon
bag: beg
baggage: bagasi beg
bake: bakar membakar bakeri roti
balcony: balkoni
ball: bola
bank: bank
bank_account: akaun akaun_bank nombor_akaun
bank_transfer: pindahan_bank pemindahan_wang
barbecue: barbeku bbq panggang
basement: bawah tingkat_bawah_tanah bawah_tanah
bath: mandi tab tab_mandi
bathrobe: jubah_mandi selipar
bathroom: mandi bilik bilik_mandi bilik_air
battery: bateri
beach: pantai
beard: janggut
beautiful: cantik indah kecantikan
bed: katil
bedroom: tidur bilik bilik_tidur
beef: lembu daging_lembu
beer: bir
begin: mula bermula memulakan permulaan
beginner: pemula permulaan
bench: bangku
berth: tambatan jeti
bicycle: basikal berbasikal
big: besar saiz
bill: invois bil
bird: burung
birth: lahir kelahiran
birthday: jadi hari_jadi hari_lahir
bitter: pahit
black: hitam
blanket: selimut
blood: darah
blood_pressure: tekanan_darah
blood_test: ujian_darah
blow_dry: sembur_kering blow
blue: biru
boat: bot perahu kapal
boil: rebus merebus mendidih
book_reading: buku
booking: tempahan tempah menempah
boot: but
born: lahir dilahirkan
bottle: botol
bowl: mangkuk
box: kotak
box_carton: kotak_kadbod kadbod karton
boy: lelaki budak budak_lelaki
braces: pendakap_gigi pendakap ortodontik
brake: brek
branch: cawangan
brand: jenama
bread: roti
break_damage: rosak kerosakan pecah patah
break_pause: rehat
breakdown: rosak kerosakan
breakfast: sarapan
bride: pengantin perkahwinan
bridge: jambatan
bring: bawa membawa
brother: abang adik kakak beradik
budget: bajet belanjawan
buffet: bufet
build: bina membina dibina pembinaan
building: bangunan rumah
bunk: dua tingkat katil_dua_tingkat
buoy: boya pelampung
bus: bas
bus_line: laluan_bas
bus_stop: hentian perhentian perhentian_bas hentian_bas
business: syarikat perniagaan firma
busy: sibuk sesak
button: butang suis
buy: beli membeli pembelian
cabin: kabin pondok
cake: kek kuih
calendar: kalendar
call: telefon hubungi panggilan menelefon nombor_telefon
camera: kamera foto
campfire: unggun api unggun_api
camping: berkhemah khemah perkhemahan tapak_perkhemahan
cancel: batal pembatalan membatalkan dibatalkan
candle: lilin
canoe: kanu
capacity: kapasiti muatan
capital: ibu ibu_negara ibu_kota
car: kereta kenderaan
car_rental: sewa_kereta kereta_sewa penyewaan_kereta
caravan: karavan
card: kad
care: jaga penjagaan menjaga
carpet: permaidani karpet
carry: membawa mengangkat
cash: tunai
cash_machine: atm mesin_atm juruwang_automatik
cash_on_delivery: bayar_semasa_terima tunai_semasa_penghantaran cod
castle: istana kota
castrate: mandulkan pemandulan kembiri
cat: kucing
catalogue: katalog
catering: katering
ceiling: siling
celebrate: sambutan perayaan meraikan majlis parti
celery: saderi
cent: sen
centre: pusat
century: abad kurun
ceramics: seramik tembikar
certificate: sijil
chain: rantai
chair: kerusi
change: ubah tukar pertukaran perubahan menukar
change_money: tukaran syiling pengurup tukaran_wang pengurup_wang duit_baki duit_kecil
changing_room: persalinan bilik_persalinan bilik_cubaan
charge_battery: cas mengecas pengecas pengecasan cas_bateri
charging_station: stesen_pengecas stesen_pengecasan
cheap: murah
cheapest: termurah paling_murah
check: periksa pemeriksaan semak memeriksa
check_in: daftar masuk daftar_masuk check_in waktu_daftar_masuk
check_out: keluar daftar daftar_keluar check_out waktu_daftar_keluar
check_up: pemeriksaan_kesihatan saringan_kesihatan
cheese: keju
chemist: farmasi
chicken: ayam
child: kanak-kanak anak budak
children_menu: kanak-kanak menu_kanak-kanak
chocolate: coklat
choose: pilih memilih pilihan
christmas: krismas
church: gereja
cinema: pawagam filem wayang
city: bandar bandaraya
class: kelas darjah
clean: bersih membersihkan pembersihan kebersihan
climb: panjat memanjat mendaki pendakian
clinic: klinik
cloakroom: bilik_simpanan bilik_kot almari
close: tutup ditutup menutup
clothes: pakaian baju
clutch: klac
coach: jurulatih
coat: jaket kot
cocktail: koktel
code: kod pin
coffee: kopi
cold: sejuk
collect: ambil mengambil kutip pengambilan ambil_sendiri ambil_di_kedai
colour: warna pewarna mewarna
combine: gabung menggabungkan digabungkan
come: datang
comfortable: selesa
committee: jawatankuasa
compare: banding membandingkan perbandingan
competition: pertandingan perlumbaan
complain: aduan mengadu
computer: komputer laptop
concert: konsert muzik
condition: syarat terma terma_dan_syarat
conference: persidangan mesyuarat
confirm: pengesahan sahkan mengesahkan
consumption: penggunaan penggunaan_tenaga
contact: hubungi menghubungi
contain: termasuk mengandungi
contract: kontrak
cook: masak memasak tukang
corkage: corkage caj_corkage caj_buka_botol
cost: harga kos bayaran yuran kadar caj berapa_harga berapa_bayaran
cot: buaian katil katil_bayi
cotton: kapas
country: negara
course: kursus kelas pelajaran
court: gelanggang
cover: dilindungi perlindungan lindung
cow: lembu
cream: krim
credit_card: kredit kad_kredit
crown_tooth: korona_gigi korona
cup: cawan
cure: sembuh menyembuhkan rawatan
currency: matawang mata_wang
current: arus
curtain: langsir tirai
customer: pelanggan tetamu
cut: potong gunting memotong guntingan gunting_rambut potong_rambut
dam: empangan
dance: tarian menari tari
danger: bahaya berbahaya merbahaya
data: data data_peribadi perlindungan_data
date: tarikh
daughter: anak puteri anak_perempuan
day: hari harian
dead: mati meninggal kematian
deadline: tarikh akhir tarikh_akhir tarikh_tutup
dear_expensive: mahal
debt: hutang
deep: dalam kedalaman
degree: darjah suhu
delay: lewat kelewatan tangguh
deliver: hantar penghantaran menghantar
dentist: gigi pergigian doktor_gigi
depart: bertolak berlepas pelepasan
deposit: deposit cagaran wang_cagaran wang_pendahuluan
describe: huraian menerangkan
design: reka bentuk pereka direka reka_bentuk
dessert: pencuci manisan pencuci_mulut
detergent: detergen
device: peranti alat
deworm: ubat_cacing cacing
diabetes: diabetes kencing kencing_manis
diagnosis: diagnosis
diesel: diesel petrol minyak bahan_api
diet: diet pemakanan
difference: perbezaan beza berbeza
difficult: sukar susah
dinner: malam makan_malam
direction: arah arah_jalan tunjuk_arah
dirty: kotor
disabled: oku kurang upaya
disappear: hilang
disassemble: buka_pasang leraikan menanggalkan
discount: diskaun potongan
discover: ditemui menemui penemuan
dish: hidangan masakan
dishwasher: pinggan mangkuk mesin_basuh_pinggan
display: paparan
dive: menyelam selam penyelaman
doctor: doktor
document: dokumen
dog: anjing
donate: derma sumbangan menderma
door: pintu
double_room: bilik_kelamin bilik_double
dough: doh adunan
download: muat turun muat_turun
dozen: dozen
drain: longkang saliran
dress: gaun baju
dress_code: kod_pakaian kod_etika_pakaian
drill: gerudi
drink: minum minuman
drive: memandu pemandu pandu
driving_licence: lesen memandu lesen_memandu
dry: kering mengeringkan pengering mesin_pengering
dry_cleaning: cucian_kering cuci_kering
duck: itik angsa
dumpling: ladu pangsit
duration: tempoh lama berapa_lama
during: semasa sepanjang
dust: habuk debu
duvet: selimut cadar
early: awal
easter: easter
easy: mudah senang
eat: makan makanan
egg: telur
electric: elektrik
electricity: elektrik
elevator: lif
email: emel e-mel mel_elektronik alamat_emel
emergency: kecemasan
employee: pekerja kakitangan staf
empty: kosong
end: tamat akhir berakhir
engine: enjin
engineer: jurutera arkitek
english: inggeris
engraving: ukiran ukir
enter: masuk pintu
entrance_fee: tiket masuk bayaran_masuk tiket_masuk yuran_masuk
envelope: sampul
equipment: peralatan kelengkapan
euro: euro
evening: malam petang
event: acara majlis
every: setiap tiap
exam: peperiksaan ujian
example: contoh
excursion: lawatan rombongan
exercise: senaman latihan
exhaust: ekzos
exhibition: pameran
exit: keluar
expire: luput tamat sah tarikh_luput tempoh_sah
explain: menerangkan penerangan
express: ekspres
extend: lanjut melanjutkan lanjutan
eye: mata
eyebrow: kening bulu_mata
fabric: kain fabrik
facial: rawatan_muka rawatan_wajah fasial
factory: kilang
family: keluarga
far: jauh jarak
fare: tambang
farm: ladang petani kebun
fast: cepat laju
fat: lemak gemuk
father: bapa ayah ibu ibu_bapa
female: wanita perempuan
fence: pagar
ferry: feri
festival: festival pesta
fever: demam
few: sedikit beberapa
fill: isi mengisi tampal
filling_tooth: tampalan tampalan_gigi tampal_gigi
filter: penapis
find: cari mencari menemui jumpa
fine: denda saman
finger: jari
fire: kebakaran api
firewood: kayu_api
fireworks: bunga_api mercun
first: pertama
first_aid: pertolongan_cemas
fish: ikan memancing
fit: muat padan
fix: baiki membaiki pembaikan
flat_tyre: pancit bocor tayar_pancit
flea_tick: kutu parasit
flight: penerbangan terbang
flood: banjir
floor: tingkat
flour: tepung
flower: bunga jambangan
fog: kabus
foot: kaki
football: bola sepak bola_sepak
forbidden: dilarang larangan
forest: hutan
forget: lupa tertinggal terlupa
form: borang borang_pendaftaran
found_start: ditubuhkan penubuhan
founder: pengasas mengasaskan
free: percuma
free_of_charge: percuma tanpa_bayaran tanpa_caj
free_vacant: kosong
freeze: beku membekukan sejukbeku peti_sejuk_beku penyejuk_beku
fresh: segar
friday: jumaat
fridge: peti sejuk peti_sejuk peti_ais
friend: kawan rakan
fringe: jambul poni
fruit: buah
full: penuh
full_board: penginapan_penuh full_board
furniture: perabot
future: depan masa_depan
game: permainan bermain main
garage: garaj
garden: taman kebun
garlic: bawang_putih
gas: gas
gate: pintu_pagar gerbang pintu_gerbang
gearbox: kotak_gear gear transmisi
generator: penjana generator
gift: hadiah
gift_card: kad_hadiah
gift_voucher: baucar baucar_hadiah
girl: perempuan gadis
give: beri memberi diberikan
glacier: glasier
glass: kaca gelas
glasses: cermin cermin_mata
glove: sarung sarung_tangan
gluten: gluten gandum bebas_gluten
go: pergi
goggles: cermin_mata_renang gogal
gram: gram kilo kilogram kg
grass: rumput
grease: gris pelincir
green: hijau
groom: dandanan mendandan
group: kumpulan
group_lesson: kelas_kumpulan kelas_berkumpulan
guarantee: jaminan waranti
guardian: penjaga wali
guide: pemandu panduan pemandu_pelancong lawatan_berpandu
gym: gim gimnasium pusat_kecergasan
hair: rambut
hairdresser: pendandan salun pendandan_rambut tukang_gunting kedai_gunting
hairdryer: pengering_rambut
halal: halal kosher
half: separuh setengah
half_board: separuh_penginapan half_board
hall: dewan
ham: ham
handicraft: kraftangan kraf_tangan
handle: pemegang tombol
harbour: pelabuhan
harness: abah-abah tali_keledar
harvest: tuaian menuai
hat: topi
head: ketua pengurus
headache: sakit kepala sakit_kepala
headliner: artis_utama penghibur_utama
health: kesihatan sihat
hear: dengar mendengar pendengaran
hearing: pendengaran
heat: pemanas panas
heavy: berat
height: tinggi ketinggian
helmet: keledar topi_keledar
help: bantuan bantu membantu tolong
herb: herba
high_chair: kerusi_bayi kerusi_tinggi_bayi kerusi_makan_bayi
high_season: musim_puncak musim_sibuk
highlights: highlight balayage
hike: mendaki pendakian jalan
hill: bukit
hire: sewa menyewa sewaan
history: sejarah
hobby: hobi
holiday: cuti percutian
home: rumah
homework: kerja_rumah
honey: madu
horse: kuda menunggang
hose: hos
hospital: hospital
host: tuan tuan_rumah
hot: panas
hot_tub: jakuzi
hotel: hotel
hour: jam
house: rumah
household: isi isi_rumah
hungry: lapar
ice: ais
ice_cream: aiskrim
id_card: pengenalan pasport mykad kad_pengenalan
ill: sakit penyakit
immediately: segera serta-merta
implant: implan implan_gigi
important: penting
indoor: dalam dalam_bangunan
infection: jangkitan
ingredient: bahan ramuan
injection: suntikan
injury: kecederaan cedera
insect: serangga
install: pasang pemasangan memasang
instalment: ansuran
instructions: arahan panduan manual_pengguna panduan_pengguna arahan_penggunaan
instructor: pengajar guru jurulatih
insurance: insurans
internet: internet wifi
interpreter: jurubahasa terjemahan penterjemah
interview: temuduga temu temu_duga
invent: mencipta ciptaan
inventor: pencipta mencipta
invite: jemput menjemput jemputan
iron: seterika besi
island: pulau
jam: jem
jewellery: perhiasan
job: kerja pekerjaan jawatan kekosongan jawatan_kosong kerja_kosong
juice: jus jus_buah
jump: lompat melompat
kayak: kayak
keep: simpan menyimpan
kennel: rumah_tumpangan_haiwan hotel_haiwan
kettle: cerek
key: kunci
keyboard: papan_kekunci
kidney: ginjal pinggang
kilometre: kilometer km
kindergarten: tadika taska
kitchen: dapur
knife: pisau
knit: mengait kait
laboratory: makmal
lactose: laktosa tenusu
ladder: tangga
lake: tasik
lamb: kambing
lamp: lampu
land: tanah
lane: lorong
language: bahasa
last: terakhir
later: kemudian nanti
laundry: dobi
law: undang-undang
lawyer: peguam
lay: bertelur
leak: bocor kebocoran
learn: belajar
leather: kulit
left: kiri
leg: kaki
legal: undang-undang sah
lend: pinjam meminjam pinjaman
length: panjang
lesson: pelajaran kelas
letter: surat
level: tahap peringkat
library: perpustakaan
licence: lesen
lid: penutup tudung_periuk
life_jacket: jaket jaket_keselamatan
lifeguard: penyelamat penyelamat_pantai anggota_penyelamat
light: cahaya lampu
lighthouse: rumah api rumah_api
lightning: kilat petir guruh
like: suka
limescale: kerak kerak_kapur
line: laluan talian
listen: mendengar dengar
litre: liter
live: tinggal hidup penduduk
liver: hati
local: tempatan
lock: kunci mangga mengunci
locked: berkunci dikunci
locker: loker
login: log_masuk
lose: hilang kehilangan
lost_property: barang_hilang barang_tercicir
low: rendah
low_season: musim_lengang luar_musim
lunch: tengahari tengah makan_tengah_hari makan_tengahari
machine: mesin
magazine: majalah
main: utama
main_course: hidangan_utama
maintenance: penyelenggaraan servis
make: buat membuat dibuat pengeluaran hasil
male: lelaki
mandatory: wajib mesti
manicure: manikur
map: peta
map_location: lokasi kedudukan
market: pasar
marry: berkahwin perkahwinan kahwin
massage: urut urutan
mat: tikar
material: bahan
maximum: maksimum
measure: ukur mengukur ukuran
meat: daging
medicine: ubat
meet: berjumpa mesyuarat pertemuan
member: ahli keahlian
menu: menu
message: mesej
meter: meter
method: kaedah cara
metre: meter
metro: mrt lrt
microchip: mikrocip cip
microwave: mikrogelombang
middle: tengah
midnight: tengah_malam
mileage: perbatuan jarak_tempuh
milk: susu
million: juta
mine: lombong
minibar: minibar
minimum: minimum sekurang-kurangnya
minute: minit
mirror: cermin
miss: terlepas
mistake: kesilapan salah kesalahan
mobile_phone: telefon bimbit telefon_bimbit telefon_pintar
model: model
monday: isnin
money: wang duit
month: bulan bulanan
morning: pagi
motorcycle: motosikal
mountain: gunung
mouth: mulut
move: pindah berpindah pemindahan
museum: muzium
mushroom: cendawan
mustard: mustard biji_sawi
nail: kuku
name: nama
nappy: lampin
native_speaker: penutur_jati penutur_asli
nature: alam semula alam_semula_jadi
near: dekat berdekatan hampir
need: perlu keperluan memerlukan
needle: jarum
neighbour: jiran
new: baharu baru
news: berita
newspaper: akhbar surat surat_khabar
next: seterusnya depan
night: malam bermalam
noise_loud: bising kebisingan
non_swimmer: tidak_pandai_berenang
noodles: mi mee bihun kuetiau
noon: tengah_hari
north: utara
nose: hidung
notice: notis pemberitahuan
notice_period: notis tempoh_notis
number: nombor
nurse: jururawat
nut: kacang
offer: tawaran menawarkan tawar
office: pejabat
official: rasmi
oil: minyak
oil_change: tukar_minyak tukar_minyak_hitam
old: tua lama
onion: bawang
online: talian atas dalam_talian atas_talian
only: sahaja hanya
open: buka dibuka membuka waktu_buka waktu_operasi waktu_perniagaan
operation: pembedahan
orange: oren
order: pesanan memesan tempah pesan
organic: organik
organise: menganjurkan anjur dianjurkan
outdoor: luar luar_bangunan
oven: ketuhar
owner: pemilik
pack: pek bungkusan pakej
paddle: dayung pengayuh
paddleboard: papan_dayung paddleboard sup
page: halaman muka_surat
paint: cat lukisan melukis pelukis
pair: pasang sepasang
pan: kuali periuk
paper: kertas
parade: perarakan perbarisan
parcel: bungkusan parsel
park: taman
parking: parkir letak tempat_letak_kereta letak_kereta
parking_space: tempat_letak_kereta petak_parkir
partner: rakan pasangan
pass: pas
passenger: penumpang
password: kata laluan kata_laluan
pasta: pasta
path: laluan denai
patient: pesakit
pay: bayar membayar bayaran pembayaran
paypal: paypal
pedal: pedal
pedicure: pedikur
pen: pen
pension: pencen
people: orang
pepper: lada
percent: peratus
performance: persembahan
perfume: wangi minyak minyak_wangi
perm: kerinting pengeritingan
permit: permit kebenaran
personalised: diperibadikan tempahan_khas tersuai
photo: gambar foto
piano: piano
picnic: berkelah perkelahan
piece: keping biji
pig: babi khinzir
pillow: bantal
pitch: padang tapak
pizza: piza
plan: rancangan merancang pelan
plant: tumbuhan pokok tanaman
plastic: plastik
plate: pinggan
platform: platform
play: main bermain
playground: taman_permainan
police: polis
pool: renang kolam kolam_renang kolam_mandi
poor: miskin
popular: popular
population: penduduk populasi
portion: saiz_hidangan porsi
possible: boleh mungkin
post: pos
potato: kentang
pound: paun
power_performance: kuasa
practical: amali praktikal
pregnant: hamil mengandung kehamilan
prepare: sediakan menyediakan persediaan
prescription: preskripsi
pressure: tekanan
prevent: mencegah pencegahan
price_list: harga senarai_harga
print: cetak mencetak
printer: pencetak
private: persendirian peribadi swasta
private_lesson: kelas_persendirian kelas_peribadi
prize: hadiah
problem: masalah
process: proses
product: produk
profession: profesion pekerjaan
programme: program jadual
project: projek
proof: bukti resit
protect: melindungi perlindungan
pub: pub bar
public: awam
public_holiday: cuti umum cuti_umum hari_kelepasan_am
public_transport: pengangkutan trem lrt mrt pengangkutan_awam
publish: terbit diterbitkan menerbitkan
pump: pam
pupil: pelajar murid
quality: kualiti mutu
quantity: kuantiti jumlah
quarter: suku
queue: beratur tunggu menunggu barisan masa_menunggu
quiet: senyap tenang
quiet_hours: waktu_senyap waktu_tenang
rabbit: arnab
racket: raket
raft: rakit
railway: kereta-api tren keretapi kereta_api
railway_station: stesen stesen_kereta_api
rain: hujan cuaca
ramp: tanjakan ramp
range: jarak_perjalanan jangkauan
raw: mentah
read: baca membaca
ready: siap sedia
reason: sebab alasan
receive: menerima terima
reception: penyambut_tetamu kaunter_hadapan resepsi
recipe: resipi
recommend: disyorkan cadangan syor
recycle: kitar semula kitar_semula
red: merah
reference: rujukan
referral: rujukan surat_rujukan
refrigerated: sejuk penyejuk
refund: bayaran balik dikembalikan bayaran_balik pulangan_wang
register: daftar pendaftaran mendaftar
regular: tetap kerap
reminder: peringatan
remove: buang mengeluarkan menanggalkan
repeat: ulang mengulang
replace: ganti menggantikan penggantian
report: laporan melaporkan lapor
request: permintaan meminta minta
rescue: menyelamat penyelamat
responsible: bertanggungjawab tanggungjawab
rest: rehat berehat
restaurant: restoran
restore: baik_pulih memulihkan pemulihan restorasi
result: keputusan hasil
retail: runcit
return: pulang memulangkan pemulangan dikembalikan pemulangan_barang pulangkan_barang
rice: nasi beras
ring: cincin
risk: risiko
river: sungai
road: jalan
roaming: perayauan roaming
rodent: hamster tikus rodensia
roof: bumbung
room: bilik
root_canal: saluran_akar rawatan_saluran_akar rawatan_akar
rope: tali
route: laluan
router: penghala modem
rubbish: sampah tong_sampah
rule: peraturan
run: lari berlari larian
rye: rai
safe: selamat keselamatan
safe_box: besi peti peti_besi peti_keselamatan
sail: belayar layar
salad: salad
salary: gaji
sale: jual jualan menjual dijual
salmon: salmon
salt: garam
same: sama
sample: sampel contoh
sand: pasir
saturday: sabtu
sauce: sos
sauna: sauna
sausage: sosej
save: jimat menjimatkan simpan
school: sekolah
school_holidays: cuti_sekolah
science: sains
scissors: gunting
scooter: skuter moped
scratch: calar kemik
screen: skrin
sea: laut
sea_view: pemandangan_laut menghadap_laut
season: musim
seat: tempat duduk kerusi tempat_duduk
second_hand: terpakai barang_terpakai
security: keselamatan pengawal
seed: benih biji
self_checkin: daftar_masuk_kendiri kotak_kunci
self_service: layan layan_diri
send: hantar menghantar dihantar kos_penghantaran
senior: warga emas warga_emas
separate: berasingan
serial_number: nombor_siri
serve: menghidangkan dihidangkan hidang
service: perkhidmatan khidmat servis
sesame: bijan
sew: jahit menjahit jahitan
shampoo: syampu
share: kongsi berkongsi dikongsi
shave: cukur mencukur pencukur
sheep: biri-biri kambing
sheet: cadar cadar_katil
shelf: rak
shellfish: kerang udang seafood makanan_laut
shoe: kasut
shop: kedai
shoulder: bahu
shower: pancuran mandi pancuran_mandi
shrimp: udang
shuttle: ulang-alik shuttle
sick_note: sijil_cuti_sakit cuti_sakit mc
sign: tandatangan menandatangani tanda_tangan
signal: isyarat liputan
silver: perak
sim: kad_sim sim
sing: menyanyi nyanyi nyanyian
single_room: bilik_bujang bilik_single
sink: sinki
skate: luncur
ski: ski
skin: kulit
skipper: nakhoda kapten jurumudi
sleep: tidur
sleeping_bag: beg_tidur
slow: perlahan lambat
small: kecil
smell: bau
smoke: merokok rokok
smoke_detector: pengesan_asap
snow: salji
soap: sabun
sock: stokin
socket: soket palam plag
socks: stokin sarung_kaki
soft: lembut
software: perisian
soil: tanah
solar: solar tenaga_suria suria
sold_out: habis_dijual kehabisan_stok
soup: sup
sourdough: sourdough doh_masam
south: selatan
soy: soya kicap
spa: spa
space: ruang
spare_part: alat_ganti
speak: bercakap bertutur
special: istimewa khas
species: spesies
speed: kelajuan
spelt: spelt
spice: rempah pedas
spoon: sudu
sport: sukan
spouse: pasangan suami isteri
square: dataran persegi
square_metre: meter_persegi m²
squid: sotong gurita
stable: kandang
stage: pentas
stain: kotoran noda
stairs: tangga
stall: gerai
stamp: setem cop
standing: berdiri
starter: pembuka_selera pembuka
stay: menginap penginapan tinggal
steal: mencuri kecurian curi kena_curi
steam: wap stim
steel: keluli
stock: stok
stolen: dicuri
stone: batu
stop: hentian perhentian berhenti
store_keep: simpan menyimpan penyimpanan
storm: ribut
stove: dapur_gas tungku
study: belajar pengajian
subscription: langganan melanggan
substitute: ganti pengganti
sugar: gula
suggest: cadangan mencadangkan
suitable: sesuai
suite: suite bilik_suite
summer: panas musim_panas
sunday: ahad
surcharge: tambahan caj
sweet: manis
swim: renang berenang
swimsuit: pakaian_renang baju_renang
switch_off: matikan mematikan tutup_suis
switch_on: hidupkan menghidupkan
table: meja
take: ambil mengambil
takeaway: bungkus bawa bawa_pulang
tank: tangki
tap: paip pili
tartar: karang_gigi plak penskaleran
taste: rasa merasa
tax: cukai cukai_jualan
taxi: teksi
taxi_rank: perhentian_teksi hentian_teksi
tea: teh
team: pasukan
technician: juruteknik
technology: teknologi
teeth: gigi
television: televisyen tv
temporary: sementara
tenant: penyewa
tennis: tenis
textbook: buku_teks
thank: kasih terima_kasih
theatre: teater
theory: teori
therapist: ahli_terapi juruterapi tukang_urut
thick: tebal
thickness: ketebalan tebal
thursday: khamis
ticket: tiket
tide: pasang surut air_pasang pasang_surut
tie: tali_leher ikat
time: masa waktu
tip: tip
today: kini hari_ini
together: bersama
toilet: tandas
tomato: tomato
tomorrow: esok
tool: alat perkakas
total: jumlah
tourist: pelancong
tourist_tax: cukai pelancongan cukai_pelancongan cukai_pelancong
towel: tuala tuala_mandi
tower: menara
toy: mainan barang_mainan
tracking: penjejakan jejak menjejak nombor_penjejakan
traffic: trafik lalu lalu_lintas
trailer: treler
training: latihan
tram: trem
transport: pengangkutan
travel: perjalanan pengembaraan melancong
tree: pokok
trial: percubaan cubaan percubaan_percuma
tuesday: selasa
tuition: yuran_pengajian yuran_sekolah tuisyen
tune: tala menala penalaan
turkey: ayam_belanda
type: jenis
tyre: tayar
ultrasound: ultrabunyi imbasan_ultrabunyi
umbrella: payung
understand: faham memahami
uniform: seragam
university: universiti
unpack: membongkar
update: kemas_kini pengemaskinian mengemas_kini
urgent: segera mendesak
use: guna menggunakan digunakan penggunaan
vaccination: vaksin vaksinasi
valley: lembah
valuable: berharga barang_berharga
van: van lori
vegan: vegan
vegetable: sayur sayuran
vegetarian: vegetarian
vet: veterinar doktor_haiwan doktor_veterinar
view: pemandangan
village: kampung
vinegar: cuka
virus: virus
visit: lawatan pelawat melawat
voice: suara
volume: isi padu
volunteer: sukarelawan
vote: undi mengundi pengundian
wall: dinding
ward: wad
warehouse: gudang
warm: hangat panas
warning: amaran
wash: basuh membasuh cuci basuhan mesin_basuh
watch: jam
water: air air_minuman air_minum
watt: watt
wave: ombak gelombang
waxing: waxing buang_bulu
weak: lemah
wear: memakai pakai
wednesday: rabu
week: minggu mingguan
weekday: hari_bekerja hari_biasa
weekend: hujung minggu hujung_minggu
weigh: berat menimbang timbang
west: barat
wet: basah
wetsuit: pakaian_selam sut_selam
wheel: roda
white: putih
whitening: pemutihan pemutihan_gigi
whole: seluruh keseluruhan
wholesale: borong pemborong
wide: lebar
width: lebar kelebaran
wife: isteri suami
wind: angin
window: tingkap
windscreen: cermin_depan cermin_hadapan
wine: wain
winter: sejuk musim_sejuk
wire: wayar dawai
withdraw: menarik pengeluaran
withdrawal_period: penarikan tempoh_penarikan_balik
wool: bulu benang
workshop: bengkel
world: dunia
write: tulis menulis penulis ditulis
wrong: salah silap
x-ray: x-ray sinar sinar-x
year: tahun tahunan
yellow: kuning
yoga: yoga
young: muda
young_animal: anak_anjing anak_kucing
youth: belia remaja
zip: zip
`
