/** Words of Indonesian by what they mean, as `glossary` joins them with those of other languages. */
export const INDONESIAN = `
abroad: luar_negeri mancanegara internasional asing
accept: menerima terima diterima
accessible: difabel disabilitas roda kursi kursi_roda ramah_difabel penyandang_disabilitas
accident: kecelakaan
activity: kegiatan aktivitas
adapter: adaptor adapter
add: tambah tambahan menambah ekstra biaya_tambahan
address: alamat
adult: dewasa orang_dewasa
advance: muka sebelumnya di_muka terlebih_dahulu
advice: konsultasi saran nasihat konseling
afternoon: sore siang
age: usia umur berusia berumur berapa_umur batas_usia batas_umur
agree: setuju persetujuan perjanjian kesepakatan
air_conditioning: ac pendingin pendingin_ruangan pendingin_udara
airport: bandara bandar_udara
alarm: alarm
alcohol: alkohol beralkohol
allergy: alergi alergen
allow: boleh diizinkan diperbolehkan izin
alone: sendiri sendirian
always: selalu senantiasa
amount: jumlah nominal
anchor: jangkar sauh
animal: hewan binatang peliharaan hewan_peliharaan binatang_peliharaan
anniversary: ulang_tahun hari_jadi peringatan
answer: jawaban menjawab jawab
apartment: apartemen
app: aplikasi
application: lamaran melamar pendaftaran permohonan surat_lamaran melamar_kerja
appointment: janji temu janji_temu buat_janji membuat_janji
arrive: tiba kedatangan datang sampai
ask: tanya bertanya pertanyaan menanyakan
assemble: merakit perakitan rakit
automatic: otomatis matic matik
available: tersedia ketersediaan ada
average: rata-rata
award: penghargaan anugerah
baby: bayi bayi_baru_lahir
back_up: cadangan backup salinan_cadangan cadangan_data
bacon: bacon daging_asap
bag: tas kantong
baggage: bagasi koper barang
bake: memanggang panggang roti
balcony: balkon
ball: bola
bank: bank
bank_account: rekening rekening_bank nomor_rekening
bank_transfer: transfer transfer_bank
barbecue: barbekyu bakar panggangan bbq
basement: basement
bath: bak bathtub mandi
bathrobe: jubah_mandi kimono_mandi sandal
bathroom: mandi kamar_mandi
battery: baterai aki
beach: pantai
beard: jenggot janggut
beautiful: indah cantik kecantikan keindahan
bed: ranjang tempat kasur tempat_tidur
bedroom: kamar tidur kamar_tidur
beef: sapi
beer: bir
begin: mulai dimulai awal memulai
beginner: pemula
bench: bangku
berth: tambatan dermaga sandar tempat_sandar
bicycle: sepeda bersepeda
big: besar ukuran
bill: faktur tagihan invoice
bird: burung
birth: lahir kelahiran
birthday: ultah ulang_tahun
bitter: pahit
black: hitam
blanket: selimut
blood: darah
blood_pressure: tekanan_darah tensi
blood_test: tes_darah cek_darah pemeriksaan_darah
blow_dry: blow blow_dry
blue: biru
boat: perahu kapal
boil: rebus merebus mendidih
book_reading: buku
booking: pesan pemesanan reservasi memesan booking
boot: bot boots sepatu_bot
born: lahir
bottle: botol
bowl: mangkuk mangkok
box: kotak dus
box_carton: kardus karton
boy: laki-laki anak_laki-laki
braces: kawat_gigi behel ortodonti
brake: rem kampas_rem
branch: cabang
brand: merek merk
bread: roti
break_damage: rusak kerusakan pecah patah
break_pause: istirahat jeda
breakdown: mogok
breakfast: sarapan
bride: pengantin pernikahan
bridge: jembatan
bring: bawa membawa
brother: kakak adik saudara kakak_laki-laki saudara_kandung
budget: anggaran
buffet: prasmanan bufet
build: bangun membangun dibangun pembangunan
building: gedung bangunan rumah
bunk: tingkat
buoy: pelampung_suar boya
bus: bus
bus_line: jalur_bus rute_bus
bus_stop: halte halte_bus
business: perusahaan usaha bisnis
busy: ramai sibuk
button: tombol saklar
buy: beli membeli pembelian
cabin: pondok kabin gubuk
cake: kue
calendar: kalender
call: telepon menelepon hubungi telpon nomor_telepon
camera: kamera foto
campfire: unggun api api_unggun
camping: berkemah kemah tenda perkemahan bumi_perkemahan tempat_berkemah
cancel: batal pembatalan membatalkan dibatalkan pembatalan_pesanan batal_pesan
candle: lilin
canoe: kano
capacity: kapasitas daya_tampung
capital: ibukota
car: mobil kendaraan
car_rental: sewa_mobil rental_mobil penyewaan_mobil
caravan: karavan
card: kartu
care: rawat perawatan merawat asuh
carpet: karpet permadani
carry: membawa angkut
cash: tunai cash
cash_machine: atm anjungan_tunai_mandiri
cash_on_delivery: bayar_di_tempat cod
castle: kastil
castrate: steril sterilisasi kebiri
cat: kucing
catalogue: katalog
catering: katering
ceiling: plafon langit-langit
celebrate: perayaan merayakan pesta
celery: seledri
cent: sen
centre: pusat
century: abad
ceramics: keramik gerabah tembikar
certificate: sertifikat
chain: rantai
chair: kursi
change: ubah mengubah perubahan ganti
change_money: kembalian menukar tukar uang_kembalian tukar_uang penukaran_uang uang_kecil
changing_room: ganti ruang_ganti kamar_pas
charge_battery: mengisi cas charger pengisian isi_daya pengisian_daya
charging_station: stasiun_pengisian spklu
cheap: murah
cheapest: termurah paling_murah
check: periksa pemeriksaan cek memeriksa
check_in: check-in checkin jam_check-in check_in waktu_check-in lapor_masuk
check_out: check-out checkout jam_check-out check_out waktu_check-out
check_up: pemeriksaan_kesehatan medical_checkup check-up
cheese: keju
chemist: apotek
chicken: ayam unggas
child: anak anak-anak
children_menu: anak menu_anak menu_anak-anak
chocolate: cokelat coklat
choose: pilih memilih pilihan
christmas: natal
church: gereja
cinema: bioskop film
city: kota
class: kelas
clean: bersih membersihkan pembersihan kebersihan
climb: panjat memanjat mendaki pendakian
clinic: klinik praktik
cloakroom: penitipan_barang penitipan_jaket
close: tutup ditutup menutup
clothes: pakaian baju
clutch: kopling
coach: pelatih
coat: jaket mantel
cocktail: koktail cocktail
code: kode pin
coffee: kopi
cold: dingin
collect: ambil mengambil pengambilan jemput ambil_sendiri ambil_di_toko
colour: warna cat mewarnai
combine: gabung menggabungkan digabung
come: datang
comfortable: nyaman
committee: panitia komite
compare: bandingkan membandingkan perbandingan
competition: lomba kompetisi perlombaan
complain: keluhan pengaduan komplain mengeluh
computer: komputer laptop
concert: konser musik
condition: syarat ketentuan persyaratan syarat_dan_ketentuan
conference: konferensi rapat
confirm: konfirmasi
consumption: konsumsi pemakaian
contact: kontak hubungi menghubungi
contain: termasuk mengandung berisi
contract: kontrak
cook: masak memasak koki
corkage: corkage biaya_corkage biaya_buka_botol
cost: harga biaya tarif ongkos berapa_harga berapa_biaya
cot: boks ranjang tempat_tidur_bayi ranjang_bayi boks_bayi
cotton: katun kapas
country: negara
course: kursus kelas pelajaran les
court: lapangan lapangan_tenis
cover: ditanggung pertanggungan menanggung
cow: sapi
cream: krim
credit_card: kredit kartu_kredit
crown_tooth: mahkota_gigi crown_gigi
cup: cangkir gelas
cure: sembuh menyembuhkan penyembuhan
currency: valuta mata_uang
current: arus
curtain: gorden tirai
customer: pelanggan tamu konsumen klien
cut: potong memotong pangkas potong_rambut pangkas_rambut
dam: bendungan
dance: tari menari tarian dansa
danger: bahaya berbahaya
data: data data_pribadi perlindungan_data
date: tanggal
daughter: putri anak_perempuan
day: hari harian
dead: meninggal mati kematian wafat
deadline: tenggat batas terakhir batas_waktu batas_akhir
dear_expensive: mahal
debt: utang hutang
deep: dalam kedalaman
degree: derajat suhu
delay: terlambat keterlambatan tertunda
deliver: kirim pengiriman mengirim antar
dentist: gigi dokter_gigi
depart: berangkat keberangkatan
deposit: deposit jaminan dp uang_muka uang_jaminan
describe: deskripsi menjelaskan
design: desain perancang merancang dirancang
dessert: penutup hidangan_penutup makanan_penutup pencuci_mulut
detergent: deterjen
device: perangkat alat
deworm: obat_cacing cacing
diabetes: diabetes kencing_manis penyakit_gula
diagnosis: diagnosis diagnosa
diesel: solar bensin bbm bahan_bakar
diet: diet
difference: beda perbedaan berbeda
difficult: sulit sukar kesulitan
dinner: malam makan_malam
direction: arah petunjuk petunjuk_arah
dirty: kotor
disabled: difabel disabilitas cacat penyandang_cacat
disappear: hilang menghilang
disassemble: bongkar membongkar pembongkaran
discount: diskon potongan
discover: ditemukan menemukan penemuan
dish: hidangan masakan
dishwasher: pencuci piring mesin_pencuci_piring pencuci_piring
display: layar tampilan
dive: menyelam selam penyelaman
doctor: dokter
document: dokumen berkas
dog: anjing
donate: donasi sumbangan menyumbang
door: pintu
double_room: kamar_double kamar_ganda
dough: adonan
download: unduh mengunduh
dozen: lusin selusin
drain: saluran pembuangan
dress: gaun
dress_code: aturan_berpakaian kode_busana
drill: bor
drink: minum minuman
drive: mengemudi sopir supir pengemudi menyetir
driving_licence: sim surat_izin_mengemudi
dry: kering mengeringkan pengering mesin_pengering
dry_cleaning: dry_cleaning cuci_kering
duck: bebek itik angsa
dumpling: pangsit siomay dimsum
duration: durasi lama berlangsung berapa_lama
during: selama
dust: debu
duvet: selimut seprai
early: awal dini
easter: paskah
easy: mudah gampang
eat: makan makanan santap
egg: telur
electric: listrik
electricity: listrik
elevator: lift
email: email surel
emergency: darurat gawat_darurat keadaan_darurat
employee: karyawan pegawai staf
empty: kosong
end: akhir selesai berakhir
engine: mesin
engineer: insinyur arsitek
english: inggris
engraving: ukiran grafir ukir
enter: masuk
entrance_fee: tiket masuk htm tiket_masuk harga_tiket_masuk biaya_masuk
envelope: amplop
equipment: peralatan perlengkapan
euro: euro
evening: malam sore
event: acara
every: setiap tiap
exam: ujian tes
example: contoh
excursion: wisata tur ekskursi tamasya
exercise: latihan olahraga
exhaust: knalpot
exhibition: pameran
exit: keluar
expire: kedaluwarsa berlaku kadaluarsa masa_berlaku tanggal_kedaluwarsa
explain: menjelaskan penjelasan
express: ekspres kilat
extend: perpanjang perpanjangan memperpanjang
eye: mata
eyebrow: alis bulu_mata
fabric: kain
facial: facial perawatan_wajah
factory: pabrik
family: keluarga
far: jauh jarak
fare: tarif ongkos
farm: pertanian peternakan petani kebun
fast: cepat
fat: lemak gemuk
father: ayah bapak ibu orangtua orang_tua
female: perempuan wanita
fence: pagar
ferry: feri ferry penyeberangan
festival: festival
fever: demam demam_tinggi
few: sedikit beberapa
fill: isi mengisi tambal
filling_tooth: tambalan tambal_gigi tambal
filter: saringan filter
find: menemukan temukan ditemukan
fine: denda
finger: jari
fire: kebakaran api
firewood: kayu_bakar
fireworks: kembang_api petasan
first: pertama
first_aid: pertolongan_pertama p3k
fish: ikan memancing
fit: pas muat
fix: perbaikan memperbaiki servis reparasi
flat_tyre: bocor kempes ban_bocor ban_kempes
flea_tick: kutu parasit
flight: penerbangan terbang pesawat pesawat_terbang
flood: banjir
floor: lantai
flour: tepung terigu
flower: bunga buket
fog: kabut
foot: kaki
football: bola futsal sepakbola sepak_bola
forbidden: dilarang larangan terlarang
forest: hutan
forget: lupa tertinggal
form: formulir formulir_pendaftaran
found_start: didirikan berdiri
founder: pendiri mendirikan
free: gratis cuma-cuma tanpa_bayar
free_of_charge: gratis bebas_biaya tanpa_biaya
free_vacant: kosong tersedia
freeze: beku membekukan freezer
fresh: segar
friday: jumat
fridge: kulkas
friend: teman
fringe: poni
fruit: buah
full: penuh
full_board: full_board
furniture: furnitur mebel perabot
future: depan masa_depan
game: permainan bermain main
garage: garasi
garden: taman kebun
garlic: bawang_putih
gas: gas
gate: gerbang pintu_gerbang pagar
gearbox: transmisi persneling
generator: genset generator
gift: hadiah kado
gift_card: kartu_hadiah
gift_voucher: voucher voucer kupon voucher_hadiah
girl: perempuan gadis
give: beri memberi diberikan
glacier: gletser
glass: kaca gelas
glasses: kacamata
glove: sarung sarung_tangan
gluten: gluten gandum bebas_gluten
go: pergi
goggles: kacamata_renang
gram: gram kilo kilogram kg
grass: rumput
grease: gemuk_pelumas pelumas
green: hijau
groom: grooming perawatan_bulu
group: grup kelompok rombongan
group_lesson: kelas_grup les_kelompok kelas_kelompok
guarantee: garansi jaminan
guardian: wali
guide: pemandu dipandu pemandu_wisata tur_berpemandu
gym: gym fitnes kebugaran pusat_kebugaran
hair: rambut
hairdresser: salon salon_rambut tukang_cukur
hairdryer: pengering_rambut hairdryer
halal: halal kosher
half: setengah separuh
half_board: half_board
hall: aula ruangan
ham: ham
handicraft: kerajinan kerajinan_tangan
handle: gagang pegangan
harbour: pelabuhan
harness: tali_pengaman harness
harvest: panen
hat: topi
head: kepala ketua pimpinan manajer
headache: pusing sakit_kepala
headliner: bintang_utama penampil_utama
health: kesehatan sehat
hear: dengar mendengar pendengaran
hearing: pendengaran
heat: pemanas panas
heavy: berat
height: tinggi ketinggian
helmet: helm
help: bantuan bantu membantu tolong
herb: rempah herbal jamu
high_chair: kursi_bayi kursi_makan_bayi
high_season: musim_ramai musim_puncak
highlights: highlight balayage
hike: mendaki pendakian jalan
hill: bukit
hire: sewa menyewa penyewaan rental
history: sejarah
hobby: hobi
holiday: liburan libur
home: rumah
homework: pr pekerjaan_rumah
honey: madu
horse: kuda berkuda
hose: selang
hospital: rs rumah rumah_sakit
host: tuan tuan_rumah
hot: panas
hot_tub: jacuzzi bak_air_panas
hotel: hotel
hour: jam
house: rumah
household: tangga rumah_tangga
hungry: lapar
ice: es
ice_cream: es krim es_krim
id_card: ktp identitas paspor kartu_identitas kartu_tanda_penduduk
ill: sakit penyakit
immediately: segera langsung
implant: implan implan_gigi
important: penting
indoor: dalam dalam_ruangan
infection: infeksi
ingredient: bahan
injection: suntik suntikan
injury: cedera luka terluka
insect: serangga
install: pasang pemasangan memasang instalasi
instalment: cicilan angsuran mencicil
instructions: petunjuk panduan petunjuk_penggunaan buku_petunjuk buku_manual
instructor: instruktur guru pengajar pelatih
insurance: asuransi
internet: internet wifi
interpreter: penerjemah terjemahan
interview: wawancara
invent: menciptakan penemuan
inventor: penemu pencipta
invite: undang mengundang undangan
iron: setrika besi menyetrika
island: pulau
jam: selai
jewellery: perhiasan
job: pekerjaan lowongan kerja bekerja lowongan_kerja lowongan_pekerjaan
juice: jus jus_buah sari_buah
jump: lompat melompat loncat
kayak: kayak
keep: simpan menyimpan
kennel: penitipan_hewan penitipan_anjing
kettle: ketel teko
key: kunci
keyboard: papan_ketik keyboard
kidney: ginjal
kilometre: kilometer km
kindergarten: tk paud penitipan taman_kanak-kanak
kitchen: dapur
knife: pisau
knit: rajut merajut
laboratory: laboratorium lab
lactose: laktosa produk_susu
ladder: tangga
lake: danau
lamb: domba
lamp: lampu
land: tanah lahan
lane: lajur lintasan
language: bahasa
last: terakhir
later: nanti kemudian
laundry: cucian laundry binatu
law: hukum undang-undang
lawyer: pengacara advokat
lay: bertelur
leak: bocor kebocoran
learn: belajar
leather: kulit
left: kiri
leg: kaki
legal: hukum sah
lend: pinjam meminjam peminjaman pinjaman
length: panjang
lesson: pelajaran les
letter: surat
level: tingkat level
library: perpustakaan
licence: lisensi izin sim
lid: tutup_panci penutup
life_jacket: pelampung jaket_pelampung rompi_pelampung baju_pelampung
lifeguard: penjaga penjaga_pantai penjaga_kolam
light: cahaya lampu
lighthouse: mercusuar menara_suar
lightning: petir kilat guntur
like: suka menyukai
limescale: kerak
line: jalur garis
listen: mendengarkan
litre: liter
live: tinggal hidup
liver: hati
local: lokal setempat
lock: kunci gembok mengunci
locked: terkunci dikunci
locker: loker
login: login masuk_akun
lose: kehilangan hilang
lost_property: barang_hilang barang_temuan
low: rendah
low_season: musim_sepi
lunch: siang makan_siang
machine: mesin
magazine: majalah
main: utama
main_course: hidangan_utama makanan_utama menu_utama
maintenance: perawatan servis pemeliharaan
make: buat membuat dibuat pembuatan produksi
male: pria laki-laki
mandatory: wajib harus
manicure: manikur manicure
map: peta
map_location: lokasi letak
market: pasar
marry: menikah pernikahan nikah
massage: pijat
mat: matras tikar
material: bahan material
maximum: maksimal maksimum paling paling_banyak
measure: ukur mengukur ukuran
meat: daging
medicine: obat
meet: bertemu pertemuan
member: anggota keanggotaan member
menu: menu
message: pesan
meter: meter meteran
method: metode cara
metre: meter
metro: mrt kereta_bawah_tanah
microchip: mikrochip microchip cip
microwave: microwave
middle: tengah
midnight: tengah_malam
mileage: jarak_tempuh kilometer odometer
milk: susu
million: juta
mine: tambang
minibar: minibar
minimum: minimal minimum
minute: menit
mirror: cermin kaca
miss: ketinggalan terlewat
mistake: kesalahan salah
mobile_phone: ponsel hp handphone telepon_seluler telepon_genggam
model: model
monday: senin
money: uang
month: bulan bulanan
morning: pagi
motorcycle: motor sepeda_motor
mountain: gunung
mouth: mulut
move: pindah pindahan pindah_rumah
museum: museum
mushroom: jamur
mustard: mustar moster mustard
nail: kuku
name: nama
nappy: popok
native_speaker: penutur_asli
nature: alam alami
near: dekat terdekat
need: perlu butuh kebutuhan membutuhkan
needle: jarum
neighbour: tetangga
new: baru
news: berita kabar
newspaper: koran
next: berikutnya depan
night: malam menginap
noise_loud: bising berisik kebisingan
non_swimmer: tidak_bisa_berenang
noodles: mi mie bihun kwetiau
noon: siang tengah_hari
north: utara
nose: hidung
notice: pemberitahuan pengumuman
notice_period: pemberitahuan masa_pemberitahuan
number: nomor
nurse: perawat
nut: kacang
offer: menawarkan penawaran tawaran
office: kantor
official: resmi
oil: minyak oli
oil_change: ganti_oli penggantian_oli
old: tua lama
onion: bawang
online: online daring
only: hanya
open: buka dibuka membuka jam_buka jam_operasional
operation: operasi
orange: jeruk oranye
order: pesan pesanan memesan order
organic: organik
organise: menyelenggarakan mengatur diselenggarakan
outdoor: luar luar_ruangan ruang_terbuka
oven: oven
owner: pemilik
pack: kemasan paket bungkus
paddle: dayung
paddleboard: paddleboard sup papan_dayung
page: halaman
paint: cat lukisan melukis pelukis
pair: pasang sepasang
pan: wajan panci
paper: kertas
parade: parade pawai arak-arakan karnaval
parcel: paket
park: taman
parking: parkir tempat_parkir lahan_parkir
parking_space: tempat_parkir lahan_parkir
partner: mitra pasangan
pass: kartu pas
passenger: penumpang
password: sandi kata_sandi
pasta: pasta
path: jalur jalan setapak jalan_setapak
patient: pasien
pay: bayar membayar pembayaran dibayar
paypal: paypal akun_paypal
pedal: pedal
pedicure: pedikur pedicure
pen: pena pulpen
pension: pensiun uang_pensiun
people: orang
pepper: lada merica paprika
percent: persen
performance: pertunjukan pentas
perfume: parfum
perm: keriting pengeritingan
permit: izin
personalised: personalisasi kustom sesuai_pesanan
photo: foto gambar
piano: piano
picnic: piknik
piece: potong buah
pig: babi
pillow: bantal
pitch: lapangan kavling
pizza: pizza
plan: rencana merencanakan
plant: tanaman tumbuhan
plastic: plastik
plate: piring
platform: peron
play: main bermain
playground: taman_bermain arena_bermain tempat_bermain
police: polisi
pool: renang kolam kolam_renang
poor: miskin
popular: populer
population: penduduk populasi
portion: porsi
possible: bisa mungkin
post: pos
potato: kentang
pound: pound
power_performance: daya tenaga
practical: praktik praktek
pregnant: hamil kehamilan
prepare: siapkan menyiapkan persiapan
prescription: resep
pressure: tekanan
prevent: mencegah pencegahan
price_list: harga daftar_harga
print: cetak mencetak
printer: printer pencetak
private: pribadi privat
private_lesson: les_privat kelas_privat
prize: hadiah
problem: masalah
process: proses
product: produk
profession: profesi pekerjaan mata_pencaharian
programme: program jadwal
project: proyek
proof: bukti kuitansi struk nota
protect: melindungi perlindungan
pub: pub bar
public: umum publik
public_holiday: libur hari_libur_nasional hari_libur tanggal_merah
public_transport: angkutan trem mrt krl transportasi_umum angkutan_umum kendaraan_umum
publish: terbit menerbitkan diterbitkan
pump: pompa
pupil: siswa murid pelajar mahasiswa
quality: kualitas mutu
quantity: jumlah kuantitas
quarter: seperempat
queue: antre antrean tunggu menunggu
quiet: tenang sepi
quiet_hours: jam_tenang waktu_tenang
rabbit: kelinci
racket: raket
raft: rakit arung_jeram
railway: kereta kereta_api
railway_station: stasiun stasiun_kereta stasiun_kereta_api
rain: hujan cuaca
ramp: ramp landaian jalur_landai
range: jangkauan jarak_tempuh
raw: mentah
read: baca membaca
ready: siap
reason: alasan
receive: menerima diterima
reception: resepsionis
recipe: resep
recommend: rekomendasi disarankan merekomendasikan
recycle: daur daur_ulang
red: merah
reference: referensi
referral: rujukan surat_rujukan
refrigerated: dingin pendingin
refund: pengembalian dikembalikan refund pengembalian_uang pengembalian_dana
register: daftar pendaftaran mendaftar
regular: rutin teratur
reminder: pengingat mengingatkan
remove: menghapus melepas menghilangkan
repeat: ulang mengulang
replace: ganti mengganti penggantian
report: laporan melapor lapor
request: permintaan meminta minta
rescue: penyelamatan menyelamatkan
responsible: bertanggung_jawab penanggung_jawab
rest: istirahat beristirahat
restaurant: restoran
restore: restorasi memulihkan pemulihan pemugaran
result: hasil
retail: eceran ritel
return: retur pengembalian mengembalikan pengembalian_barang
rice: nasi beras
ring: cincin
risk: risiko
river: sungai
road: jalan
roaming: roaming jelajah
rodent: hamster pengerat hewan_pengerat
roof: atap
room: kamar ruang
root_canal: saluran_akar perawatan_saluran_akar
rope: tali tambang
route: rute
router: router modem
rubbish: sampah tempat_sampah
rule: aturan peraturan
run: lari berlari
rye: gandum_hitam rye
safe: aman keamanan keselamatan
safe_box: brankas
sail: layar berlayar
salad: salad selada
salary: gaji upah
sale: jual penjualan menjual dijual
salmon: salmon
salt: garam
same: sama
sample: sampel contoh
sand: pasir
saturday: sabtu
sauce: saus
sauna: sauna
sausage: sosis
save: hemat menghemat menabung
school: sekolah
school_holidays: libur_sekolah liburan_sekolah
science: ilmu sains
scissors: gunting
scooter: skuter moped
scratch: goresan lecet baret penyok
screen: layar
sea: laut
sea_view: pemandangan_laut menghadap_laut
season: musim
seat: kursi tempat duduk tempat_duduk
second_hand: bekas barang_bekas
security: keamanan satpam
seed: benih biji
self_checkin: check-in_mandiri kotak_kunci
self_service: swalayan layanan_mandiri swa_layan
send: kirim mengirim dikirim biaya_kirim ongkos_kirim
senior: lansia lanjut_usia
separate: terpisah
serial_number: nomor_seri
serve: menyajikan disajikan melayani
service: layanan pelayanan jasa jasa_layanan
sesame: wijen
sew: jahit menjahit penjahit
shampoo: sampo
share: bersama berbagi
shave: cukur mencukur pencukuran
sheep: domba
sheet: seprai sprei
shelf: rak
shellfish: kerang seafood udang makanan_laut hidangan_laut
shoe: sepatu
shop: toko warung
shoulder: bahu pundak
shower: shower pancuran
shrimp: udang
shuttle: antar-jemput transfer antar_jemput
sick_note: surat_sakit surat_keterangan_sakit surat_dokter
sign: tanda tangan menandatangani tanda_tangan
signal: sinyal
silver: perak
sim: kartu_sim simcard
sing: bernyanyi menyanyi nyanyi
single_room: kamar_single kamar_tunggal
sink: wastafel bak_cuci
skate: skate seluncur
ski: ski
skin: kulit
skipper: nakhoda kapten juru_mudi
sleep: tidur
sleeping_bag: kantong_tidur sleeping_bag
slow: lambat pelan
small: kecil
smell: bau
smoke: merokok rokok
smoke_detector: detektor_asap alarm_asap
snow: salju
soap: sabun
sock: kaus kaki
socket: stopkontak colokan steker
socks: kaus_kaki
soft: lembut empuk lunak
software: perangkat_lunak
soil: tanah
solar: surya tenaga_surya panel_surya
sold_out: habis stok_habis terjual_habis
soup: sup soto
sourdough: sourdough ragi_alami
south: selatan
soy: kedelai kecap
spa: spa
space: ruang tempat
spare_part: suku_cadang sparepart onderdil
speak: bicara berbicara
special: khusus spesial
species: spesies jenis
speed: kecepatan
spelt: spelt
spice: bumbu rempah pedas
spoon: sendok
sport: olahraga olah_raga
spouse: pasangan suami istri
square: alun-alun persegi
square_metre: meter_persegi m²
squid: cumi cumi-cumi gurita
stable: kandang
stage: panggung
stain: noda
stairs: tangga
stall: stan kios lapak
stamp: perangko prangko stempel cap
standing: berdiri
starter: pembuka hidangan_pembuka makanan_pembuka
stay: menginap tinggal
steal: mencuri pencurian dicuri
steam: uap
steel: baja
stock: stok persediaan
stolen: dicuri
stone: batu
stop: halte berhenti
store_keep: menyimpan penyimpanan penitipan simpan penitipan_bagasi titip_barang
storm: badai
stove: kompor tungku
study: belajar kuliah
subscription: langganan berlangganan biaya_langganan
substitute: pengganti
sugar: gula
suggest: saran menyarankan
suitable: cocok sesuai
suite: suite kamar_suite
summer: panas musim_panas
sunday: minggu
surcharge: tambahan
sweet: manis
swim: renang berenang
swimsuit: baju_renang pakaian_renang
switch_off: mematikan matikan
switch_on: menyalakan nyalakan menghidupkan
table: meja
take: ambil mengambil
takeaway: bungkus dibawa bawa_pulang dibawa_pulang
tank: tangki
tap: keran kran
tartar: karang_gigi plak scaling
taste: rasa mencicipi
tax: pajak ppn pajak_pertambahan_nilai
taxi: taksi
taxi_rank: pangkalan_taksi
tea: teh
team: tim
technician: teknisi
technology: teknologi
teeth: gigi
television: televisi tv
temporary: sementara
tenant: penyewa penghuni
tennis: tenis
textbook: buku_pelajaran buku_teks
thank: kasih terima_kasih
theatre: teater
theory: teori
therapist: terapis tukang_pijat pemijat
thick: tebal
thickness: ketebalan tebal
thursday: kamis
ticket: tiket karcis
tide: surut pasang pasang_surut
tie: dasi mengikat
time: waktu jam
tip: tip uang_tip
today: kini hari_ini
together: bersama
toilet: toilet wc
tomato: tomat
tomorrow: besok
tool: alat perkakas
total: total
tourist: turis wisatawan
tourist_tax: pajak pajak_turis pajak_wisatawan
towel: handuk handuk_mandi handuk_pantai
tower: menara
toy: mainan
tracking: lacak pelacakan melacak nomor_resi
traffic: lalu lintas lalu_lintas
trailer: trailer gandengan
training: pelatihan latihan
tram: trem
transport: transportasi angkutan
travel: perjalanan bepergian
tree: pohon
trial: percobaan coba uji_coba
tuesday: selasa
tuition: uang_sekolah spp uang_kuliah biaya_pendidikan
tune: setem menyetem stem penyetelan
turkey: kalkun
type: jenis tipe macam
tyre: ban
ultrasound: usg ultrasonografi
umbrella: payung
understand: mengerti memahami paham
uniform: seragam
university: universitas
unpack: membongkar
update: pembaruan memperbarui pemutakhiran
urgent: mendesak segera
use: pakai menggunakan digunakan penggunaan memakai
vaccination: vaksin vaksinasi imunisasi
valley: lembah
valuable: berharga barang_berharga
van: van truk
vegan: vegan
vegetable: sayur sayuran
vegetarian: vegetarian
vet: veteriner hewan dokter_hewan
view: pemandangan
village: desa
vinegar: cuka
virus: virus
visit: kunjungan pengunjung berkunjung mengunjungi
voice: suara
volume: volume
volunteer: relawan sukarelawan
vote: pemungutan_suara voting
wall: dinding tembok
ward: bangsal
warehouse: gudang
warm: hangat
warning: peringatan
wash: cuci mencuci pencucian mesin_cuci
watch: arloji jam
water: air air_minum
watt: watt
wave: ombak gelombang
waxing: waxing cabut_bulu
weak: lemah
wear: memakai mengenakan pakai
wednesday: rabu
week: minggu pekan mingguan
weekday: hari_kerja
weekend: akhir akhir_pekan akhir_minggu
weigh: berat menimbang timbang
west: barat
wet: basah
wetsuit: baju_selam wetsuit
wheel: roda
white: putih
whitening: pemutihan pemutihan_gigi bleaching
whole: seluruh utuh
wholesale: grosir borongan
wide: lebar
width: lebar
wife: istri suami
wind: angin
window: jendela
windscreen: kaca_depan kaca_mobil
wine: anggur wine
winter: dingin musim_dingin
wire: kawat kabel
withdraw: menarik penarikan mundur
withdrawal_period: penarikan masa_pembatalan
wool: wol benang
workshop: bengkel lokakarya
world: dunia
write: tulis menulis penulis ditulis
wrong: salah keliru
x-ray: rontgen foto_rontgen sinar-x
year: tahun tahunan
yellow: kuning
yoga: yoga
young: muda
young_animal: anak_anjing anak_kucing
youth: remaja pemuda
zip: ritsleting resleting
`
