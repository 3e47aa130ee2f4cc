export const INDONESIAN = `
buka dibuka membuka pembukaan beroperasi operasional
tutup ditutup menutup penutupan
jadwal penjadwalan agenda timetable
libur liburan cuti
libur: lebaran idulfitri iduladha natal nyepi waisak imlek
lebaran idulfitri
istirahat jeda rehat
puasa ramadan ramadhan
weekend: sabtu minggu ahad
weekday: senin selasa rabu kamis jumat
pekan minggu seminggu mingguan
bulanan sebulan perbulan
sore petang
pukul jam wib
terlambat telat keterlambatan molor tertunda delay
durasi lama lamanya berlangsung
tenggat deadline tempo batas
segera secepatnya lekas
darurat mendesak gawat emergency
cepat kilat ekspres
menunggu tunggu antre antrean antri antrian
mulai dimulai permulaan awal
berakhir selesai usai akhir rampung
berlaku valid sah keabsahan
kedaluwarsa kadaluarsa kadaluwarsa expired hangus
perpanjangan perpanjang memperpanjang diperpanjang renewal
berhenti stop setop menghentikan penghentian
menunda tunda penundaan ditunda reschedule
kedatangan datang tiba checkin
checkout kepulangan pulang
berangkat keberangkatan pergi bertolak
kamar ruang ruangan suite
kamar: single double twin suite deluxe dormitori
penginapan akomodasi menginap inap bermalam nginap
penginapan: hotel hostel losmen wisma vila homestay resor
vila villa bungalo cottage pondok
tamu pengunjung
pelanggan konsumen pembeli klien customer
resepsionis lobi frontdesk
brankas safebox
koper bagasi tas ransel
menitipkan titip penitipan dititipkan
seprai sprei selimut bantal linen
membersihkan bersih dibersihkan pembersihan kebersihan cleaning
kasur ranjang springbed dipan matras
ac pendingin penyejuk aircon
pemanas heater penghangat
kulkas minibar freezer
televisi tv
internet wifi hotspot nirkabel
lift elevator
balkon teras beranda serambi
taman kebun pekarangan
dapur pantri kitchen
memasak masak dimasak
mandi shower pancuran bathtub
toilet wc kakus kloset jamban
laundry cuci mencuci cucian binatu penatu
setrika menyetrika disetrika strika
apartemen flat kondominium rusun
rumah hunian kediaman perumahan
kos kost indekos kontrakan
perabot mebel furnitur furniture
perabot: meja kursi lemari sofa rak ranjang
berkemah kemah tenda camping perkemahan
barbekyu bbq panggangan
renang berenang kolam
pijat urut massage refleksi
spa sauna jacuzzi
bising berisik kebisingan gaduh ribut
merokok rokok perokok vape sigaret
makanan hidangan masakan santapan pangan
makan bersantap menyantap
minum minuman diminum
minuman: teh kopi jus susu soda
alkohol beralkohol miras
alkohol: bir wine wiski vodka arak
sarapan breakfast
prasmanan buffet bufet
menu sajian hidangan
restoran resto kantin warung bistro
kafe kedai warkop coffeeshop
tip persenan
kue cake bolu tart
camilan cemilan kudapan snack jajanan
daging: sapi ayam kambing domba babi bebek
ikan: tuna salmon lele gurami kakap bandeng
seafood: udang cumi kepiting kerang
sayur: bayam kangkung wortel kubis tomat
buah: apel mangga pisang jeruk pepaya semangka
vegetarian vegan nabati
alergi alergen intoleransi
alergen: gluten kacang susu telur udang laktosa
bahan komposisi kandungan
diet gizi nutrisi
bungkus dibungkus takeaway
katering catering
pembayaran bayar membayar dibayar pelunasan melunasi
pembayaran: tunai transfer kartu qris gopay ovo
tunai cash kontan
kartu: visa mastercard debit kredit
transfer mentransfer ditransfer
cicilan angsuran mencicil mengangsur dicicil
uang duit
valuta valas kurs
rupiah rp idr
harga tarif biaya ongkos
biaya fee iuran pungutan retribusi
gratis cuma free
murah terjangkau ekonomis
diskon potongan rabat korting
diskon: pelajar mahasiswa lansia rombongan
promo promosi penawaran obral
voucher kupon vocer
hadiah kado bingkisan
suvenir souvenir cenderamata
tambahan ekstra surcharge
termasuk mencakup meliputi inklusif
dp panjar persekot
deposit jaminan
agunan jaminan kolateral
faktur invoice tagihan
struk kuitansi kwitansi nota bon
tagihan menagih penagihan ditagih billing
utang hutang pinjaman
tunggakan menunggak nunggak tertunggak
denda penalti sanksi hukuman
refund pengembalian dikembalikan mengembalikan
retur pengembalian dikembalikan mengembalikan
penukaran tukar menukar ditukar ganti
mengganti ganti penggantian diganti menggantikan
donasi sumbangan menyumbang berdonasi
membeli beli pembelian belanja berbelanja
menjual jual penjualan dijual
penjual pedagang seller
toko kios gerai outlet butik
supermarket swalayan minimarket
produk barang dagangan
stok persediaan
habis soldout ludes
memesan pesan pemesanan pesanan order
reservasi booking pemesanan memesan
janji appointment booking reservasi temu
pembatalan batal membatalkan dibatalkan cancel
mengubah ubah perubahan diubah modifikasi
konfirmasi mengonfirmasi dikonfirmasi
syarat persyaratan ketentuan kriteria
garansi warranty jaminan
keluhan komplain pengaduan aduan mengeluh mengadu
melaporkan lapor melapor laporan pelaporan
perbaikan memperbaiki reparasi servis diperbaiki
rusak kerusakan cacat
pecah retak patah
robek sobek
teknisi montir mekanik tukang
pemasangan pasang memasang instalasi
pemeliharaan perawatan merawat maintenance
sparepart onderdil komponen
pengiriman kirim mengirim dikirim ekspedisi
ongkir ongkos
pengantaran antar mengantar diantar delivery
kurir ekspedisi pengantar
ekspedisi: jne tiki sicepat jnt anteraja
paket kiriman parsel
pelacakan lacak melacak resi tracking
pengambilan ambil mengambil diambil pickup
menerima terima penerimaan diterima
alamat lokasi letak terletak
internasional mancanegara
pelabuhan dermaga
cukai bea pabean
akun account profil
pendaftaran daftar mendaftar registrasi terdaftar
login signin
logout signout
sandi password pin
pengguna user username
verifikasi otp otentikasi autentikasi
menghapus hapus penghapusan dihapus
unduh mengunduh download diunduh
unggah mengunggah upload diunggah
telepon ponsel hp telp handphone
menghubungi hubungi dihubungi kontak menelepon
email surel
whatsapp wa chat sms
situs website web laman portal
aplikasi app software
pembaruan memperbarui update pemutakhiran
komputer laptop pc notebook
error eror galat
gangguan kendala masalah
pulsa kuota
jaringan koneksi sinyal
mencetak cetak print printer
salinan fotokopi duplikat
memindai pindai scan
baterai aki
charger pengisi cas mengecas
layar monitor
stopkontak colokan steker
mesin alat perangkat peralatan
petunjuk panduan pedoman manual
menyala nyala menyalakan dinyalakan
padam mematikan pemadaman
elektronik: kulkas televisi kipas blender dispenser
pakaian baju busana
pakaian: kemeja celana rok gaun jaket kaus
kaus kaos
sepatu sandal
ukuran size dimensi
penjahit jahit menjahit tailor
kacamata lensa softlens optik
nyeri sakit ngilu pegal
penyakit: flu diabetes kanker asma hipertensi tbc
demam meriang
pilek flu influenza
diare mencret
mual muntah
pusing migrain vertigo
dokter: ginekolog dermatolog kardiolog psikiater ortopedi
gigi geraham dental
scaling karang tartar
tambalan tambal menambal penambalan
behel kawat ortodonti
pencabutan cabut mencabut ekstraksi
anestesi bius pembiusan
klinik poliklinik poli puskesmas
rs rsud hospital
opname dirawat
perawat suster
bersalin persalinan melahirkan bidan
hamil kehamilan mengandung bumil
pemeriksaan periksa memeriksa diperiksa cek checkup
diagnosis diagnosa
laboratorium lab
obat tablet pil kapsul
apotek apoteker farmasi
vaksin vaksinasi imunisasi
suntik suntikan menyuntik injeksi
bedah operasi pembedahan
pengobatan berobat terapi perawatan
sembuh kesembuhan pulih pemulihan
luka cedera terluka
menular penularan tertular infeksi
gejala simtom
pasien penderita
ambulans ambulan
kesehatan medis kedokteran
menjenguk jenguk besuk membesuk berkunjung kunjungan
bpjs jkn askes
asuransi polis pertanggungan
premi iuran
klaim mengklaim penggantian santunan
kompensasi santunan restitusi
tabungan menabung simpanan
pinjaman kredit kpr
meminjam pinjam peminjaman dipinjam
penarikan tarik menarik
penyetoran setor menyetor setoran
memblokir blokir pemblokiran diblokir
investasi: saham reksadana obligasi deposito
pajak: ppn pph pbb
kantor dinas instansi
petugas pejabat aparat
ktp identitas nik
identitas: ktp paspor sim
paspor passport
akta akte
dokumen berkas surat
formulir blangko isian
izin perizinan ijin diizinkan mengizinkan
boleh diizinkan diperbolehkan diperkenankan dibolehkan
dilarang larangan terlarang melarang
wajib harus diharuskan diwajibkan kewajiban
peraturan aturan regulasi ketentuan
permohonan pengajuan mengajukan memohon
tandatangan menandatangani penandatanganan ttd
meterai materai
legalisir legalisasi dilegalisasi
warga penduduk
pernikahan nikah menikah kawin perkawinan
perceraian cerai bercerai
kelahiran lahir dilahirkan
meninggal kematian wafat tewas
pemakaman makam kuburan penguburan
pengacara advokat
pengadilan hakim sidang
sekolah madrasah
sekolah: sd smp sma smk tk paud
tk paud playgroup
daycare penitipan
murid siswa pelajar
mahasiswa mahasiswi
guru pengajar pendidik
dosen pengajar profesor
universitas kampus perguruan institut
jurusan prodi fakultas
kursus les bimbel pelatihan
pelatihan training diklat lokakarya
belajar mempelajari pembelajaran
ujian tes ulangan asesmen
lulus kelulusan tamat
ijazah diploma sertifikat piagam
rapor raport
spp ukt
bahasa: inggris indonesia arab jepang mandarin jerman
terjemahan menerjemahkan penerjemah penerjemahan
perpustakaan pustaka
anak bocah balita
bayi balita
remaja pemuda abg
umur usia
pria laki cowok
wanita perempuan cewek
lansia manula jompo
pensiun pensiunan purnatugas
orangtua: ayah ibu wali
ayah bapak papa
ibu mama bunda
saudara: kakak adik
pasangan: suami istri
keluarga kerabat famili
pengasuh babysitter nanny
popok diapers
playground permainan
disabilitas difabel tunadaksa
tunanetra buta
tunarungu tuli
hewan binatang satwa fauna
hewan: anjing kucing burung kelinci hamster
drh veteriner
olahraga sport
olahraga: sepakbola basket voli bulutangkis tenis renang
sepakbola bola futsal
bulutangkis badminton
latihan berlatih training
pelatih instruktur coach
gym gim fitness fitnes kebugaran
senam aerobik zumba
lapangan stadion
pertandingan laga turnamen
lomba perlombaan kompetisi kontes turnamen
anggota member keanggotaan
klub komunitas perkumpulan
pendakian mendaki hiking
bersepeda sepeda gowes
museum galeri
pameran ekspo eksibisi
bioskop sinema
film movie
konser pertunjukan pentas
teater drama sandiwara
musik lagu
tiket karcis
loket konter
wisata pariwisata tamasya piknik
tur tour
pemandu guide
turis wisatawan pelancong
perjalanan bepergian trip
masjid musala musholla mushola surau
ibadah salat sholat shalat sembahyang
foto potret memotret fotografi
bus bis
angkot angkutan
kendaraan: mobil motor truk bus sepeda
ojek ojol gojek grab
taksi taxi
kereta krl ka
stasiun halte terminal
bandara airport
pesawat penerbangan terbang maskapai
kapal feri perahu
sopir supir pengemudi
rute jalur trayek
dekat berdekatan sekitar
bensin bbm pertamax pertalite
parkir parkiran memarkir garasi
bengkel servis
sewa menyewa penyewaan rental disewa disewakan
penyewa pengontrak
pemilik owner
mengemudi menyetir mengendarai
stnk bpkb samsat
tilang ditilang
kecelakaan tabrakan menabrak ditabrak
penjemputan jemput menjemput shuttle
listrik pln setrum
meteran kwh
lampu bohlam penerangan
pdam ledeng
bocor kebocoran rembes
pipa keran kran
mampet tersumbat
sampah limbah
sampah: organik plastik kertas
gas elpiji lpg
renovasi pemugaran memugar
membangun pembangunan konstruksi dibangun
bangunan gedung
pindah pindahan kepindahan
hama rayap serangga
tanaman tumbuhan flora
cuaca iklim
hujan gerimis
banjir genangan tergenang
kerja bekerja pekerjaan
lowongan rekrutmen perekrutan
lamaran melamar pelamar
cv resume
wawancara interview
karyawan pegawai pekerja staf buruh
atasan bos pimpinan manajer
perusahaan pt firma
usaha bisnis
gaji upah honor penghasilan
lembur overtime
resign mengundurkan pengunduran
phk pemecatan dipecat
magang internship pkl
shift sif giliran
jabatan posisi
rapat pertemuan meeting
acara kegiatan event hajatan
acara: pernikahan seminar konser pesta
pesta perayaan
ultah milad ulangtahun
seminar konferensi lokakarya simposium
peserta partisipan
aula balai
kapasitas muat menampung
rombongan grup kelompok
hilang kehilangan ketinggalan tertinggal lenyap
menemukan ditemukan temuan penemuan
pencurian dicuri mencuri maling pencuri
perampokan rampok perampok
penipuan menipu tertipu penipu
satpam sekuriti penjaga
keamanan pengamanan sekuriti
cctv kamera
polisi kepolisian polsek polres
kebakaran terbakar
pemadam damkar
privasi kerahasiaan rahasia
informasi info keterangan
layanan pelayanan jasa
pengumuman pemberitahuan notifikasi mengumumkan
jawaban menjawab balasan membalas respons
bantuan pertolongan menolong membantu
saran rekomendasi usul masukan
`
