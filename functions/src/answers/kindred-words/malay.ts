export const MALAY = `
buka operasi open
tutup closed
waktu masa jam
jadual agenda timetable
cuti libur holiday
cuti: raya aidilfitri aidiladha deepavali krismas thaipusam wesak merdeka
aidilfitri raya lebaran
puasa ramadan ramadhan
minggu: sabtu ahad
hari: isnin selasa rabu khamis jumaat
minggu seminggu mingguan
bulanan sebulan
petang ptg
malam mlm
pagi pg
pukul jam kul pkl
lewat lambat terlambat kelewatan delay
tempoh lama durasi
tarikh tempoh deadline
segera cepat serta-merta
kecemasan emergency terdesak
cepat ekspres kilat
tunggu menanti giliran beratur barisan
mula bermula permulaan awal
tamat habis selesai akhir
sah berkuat valid
luput tamat expired hangus
lanjut perpanjang renew sambung
henti berhenti stop
tangguh tunda anjak reschedule
tiba sampai datang ketibaan
masuk checkin daftar
keluar checkout daftar
bertolak pergi berlepas
bilik ruang suite kamar
bilik: single double twin suite deluxe dorm keluarga
penginapan inap bermalam tidur stay
penginapan: hotel hostel chalet resort homestay motel vila
homestay inap chalet
vila banglo kotej pondok
tetamu pelawat pengunjung
pelanggan pengguna pembeli customer
penyambut lobi kaunter
kaunter loket counter
peti sefu locker
beg bagasi luggage
tinggal simpan titip letak
cadar selimut linen
bersih cuci pembersihan cleaning
katil tilam
tilam katil toto
hawa aircond ac penghawa
kipas fan
pemanas heater
peti fridge sejuk
televisyen tv
internet wifi hotspot
lif elevator
balkoni beranda
taman kebun laman
laman halaman
dapur kitchen
masak memasak
mandi pancuran shower
tandas toilet wc jamban bilik
dobi cucian laundry basuh
basuh cuci
pengering dryer
seterika gosok iron
apartmen kondominium flat
rumah kediaman
perabot: meja kerusi almari sofa rak katil
berkhemah khemah camping tapak
barbeku bbq panggang bakar
renang kolam swimming
urut massage refleksologi
spa sauna jakuzi
bising senyap riuh
merokok rokok vape
makanan hidangan masakan juadah
makan menjamu jamu
makan: sarapan dinner lunch
malam dinner
tengah lunch
minum minuman
minuman: teh kopi jus susu soda sirap
alkohol arak keras
alkohol: bir wain wiski
sarapan breakfast
bufet buffet
menu hidangan
restoran kedai warung gerai kantin
kafe kopitiam
kek cake tart
kuih kudapan snek
daging: lembu ayam kambing itik
ikan: siakap keli tilapia patin kembung
laut: udang sotong ketam kerang
sayur: bayam kangkung kubis
sayur vegetarian vegan
buah: epal mangga pisang oren betik tembikai durian
alahan alergi
alergen: gluten kacang susu telur udang
bahan ramuan kandungan
diet pemakanan
bungkus tapau takeaway
katering catering jamuan
bayar langsai jelaskan pay
pembayaran: tunai kad duitnow ewallet dompet
tunai cash
kad: visa mastercard debit kredit
kad swipe
dompet ewallet tng
pindah transfer
transfer: bank
ansuran hutang beransur installment
wang duit
tukaran kurs
ringgit rm duit
harga kadar kos bayaran
kadar caj tambang
bayaran fee yuran caj
caj charge
percuma free foc
murah jimat
diskaun potongan rebat less
diskaun: pelajar emas oku kumpulan
promosi tawaran promo
baucar kupon
hadiah cenderahati
cenderahati souvenir
tambahan ekstra lebih surcharge
termasuk meliputi inklusif
deposit pendahuluan cagaran
cagaran jaminan deposit
cukai gst sst
invois invoice bil
resit bil receipt
hutang pinjaman
tunggakan tertunggak
denda penalti hukuman saman
pulang kembali refund
balik pulang kembali
tukar ganti
derma sumbangan
beli pembelian belanja
jual jualan
penjual peniaga
kedai gerai butik outlet
pasar raya supermarket
cawangan branch
produk barang
stok bekalan
habis licin
tempah book booking order
tempahan reservation
pesan order tempah
janji appointment temujanji
batal cancel pembatalan
ubah pinda tukar
sahkan pengesahan confirm
syarat terma kelayakan
waranti jaminan warranty
aduan rungutan komplen
lapor laporan
baiki repair servis
rosak kerosakan cacat
pecah retak
juruteknik mekanik tukang
pasang pemasangan install
selenggara servis maintenance
ganti komponen sparepart
hantar kirim penghantaran pos
hantar delivery
penghantar rider kurir
kurir: poslaju jnt dhl ninjavan
bungkusan parcel
jejak tracking
ambil pickup jemput kutip
jemput ambil pickup
terima penerimaan
alamat lokasi letak
luar antarabangsa negara
jeti pelabuhan
kastam cukai
akaun account
daftar pendaftaran register
log masuk
kata laluan password
pengguna user
padam hapus
muat download
telefon hp handphone fon
telefon call
hubungi contact
emel email mel
whatsapp wasap ws chat
laman web website
aplikasi app
kemas kini update
komputer laptop
ralat error
gangguan masalah
prabayar topup
rangkaian liputan isyarat
cetak print
salinan fotostat
imbas scan
bateri cas
cas charger
skrin paparan
plag soket
mesin alat peralatan
panduan manual arahan
hidup pasang
elektrik: televisyen kipas pengisar
pakaian baju
pakaian: kemeja seluar skirt gaun jaket baju
kasut selipar sandal
saiz ukuran size
jahit tukang
cermin mata kanta
sakit nyeri
penyakit: selesema diabetes kanser asma
demam panas
selesema batuk flu
cirit muntah
pening migrain
doktor: pakar
doktor doc
gigi pergigian dental
cuci scaling karang
tampal tampalan
pendakap braces
cabut cabutan
bius ubat
klinik poliklinik
hospital wad
rawat merawat rawatan
jururawat misi nurse
bersalin melahirkan
hamil mengandung
periksa pemeriksaan semak
ujian test
makmal lab
ubat pil tablet
farmasi kedai
vaksin suntikan imunisasi cucuk
suntikan cucuk
bedah pembedahan operate
kembiri mandul
terapi rawatan
sembuh pulih
luka cedera
jangkit jangkitan
kesihatan sihat
lawat melawat
insurans polisi takaful
tuntutan claim
pampasan ganti
simpanan tabung
pinjaman loan
pinjam sewa
keluar pengeluaran
masuk deposit
sekat block
cukai lhdn
pejabat office
pegawai kakitangan
ic mykad pengenalan
pengenalan: pasport lesen mykad
sijil surat
dokumen surat
borang form
izin kebenaran permit
boleh benar
larang dilarang
larang haram
wajib mesti
peraturan undang
mohon permohonan
tandatangan sain
warganegara rakyat
asing pelancong
kahwin nikah perkahwinan
nikah sijil
cerai perceraian
lahir kelahiran
mati meninggal kematian
kubur pengebumian
peguam guaman
mahkamah hakim
sekolah madrasah
sekolah: rendah menengah tadika
tadika taska prasekolah
taska pengasuh nurseri
pelajar murid student
pelajar: ipt universiti
mahasiswa siswa ipt
guru cikgu
pensyarah profesor
universiti kolej kampus ipt
kursus jurusan
kursus kelas bengkel latihan
kelas tuisyen
latihan training
belajar ajar
peperiksaan exam ujian
lulus tamat
sijil diploma ijazah
keputusan result
yuran bayaran
bahasa: inggeris melayu arab jepun mandarin
terjemah terjemahan
perpustakaan pustaka
anak kanak budak
kanak bayi
bayi baby
remaja belia
umur usia
lelaki jantan
perempuan wanita betina
emas warga pesara
pesara bersara pencen
ibubapa: ayah ibu
ayah bapa abah
ibu emak mak mama
adik: abang kakak
pasangan: suami isteri
keluarga famili
pengasuh babysitter
lampin pampers
oku kurang upaya kerusi
haiwan binatang
haiwan: anjing kucing burung arnab hamster
kucing oyen
veterinar haiwan
dandan grooming
sukan sport
sukan: bola badminton tenis renang
bola futsal
latih jurulatih
jurulatih coach instruktor
gim gym fitness
senaman senam aerobik zumba
padang gelanggang stadium
perlawanan kejohanan
pertandingan kejohanan
ahli keahlian member
kelab persatuan
mendaki hiking
basikal berbasikal kayuh
memancing joran kail
muzium galeri
wayang pawagam
filem movie
konsert persembahan
teater drama
muzik lagu
pelancongan pelancong melancong
lawatan tour
pemandu pandu
pemandu guide
perjalanan trip
masjid surau
solat sembahyang
surau solat
gambar foto
bas bus
kenderaan: kereta motosikal lori bas van
motosikal motor
kereta transport
grab teksi
keretapi tren lrt ktm mrt
stesen hentian perhentian terminal
lapangan terbang airport
penerbangan terbang
bot feri kapal
pemandu driver
laluan jalan
dekat hampir
minyak petrol
letak parking parkir
bengkel servis
sewa rental
pemilik tuan
memandu pandu
kemalangan langgar
elektrik tnb
air paip
bocor kebocoran
paip sinki
sumbat tersumbat
ubah suai
bina pembinaan
perosak serangga nyamuk
nyamuk kelambu
pokok tanaman
padi sawah bendang
kekosongan jawatan
memohon permohonan
temu duga
pekerja staf kakitangan
bos pengurus majikan
perniagaan niaga
gaji upah
lebih masa
berhenti letak
pecat buang
latihan industri intern
mesyuarat meeting
majlis acara
majlis: kahwin seminar kenduri
kenduri majlis
lahir birthday
seminar persidangan
dewan ruang
muat kapasiti
kumpulan rombongan group
hilang kehilangan tercicir
jumpa ditemui
curi kecurian
tipu penipuan scam
pengawal guard
keselamatan sekuriti
cctv kamera
polis balai
bakar kebakaran
sulit privasi
maklumat info
perkhidmatan servis
umum pengumuman
jawab balas
bantu tolong
cadangan pendapat
tubuh asas
pengasas buka
serah pulang
`
