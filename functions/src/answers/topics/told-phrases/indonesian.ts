/** How topics are told of in Indonesian. */
export const INDONESIAN = `
offer_says: kami menawarkan, kami menyediakan, kami menjual, kami melayani, kami memperbaiki, kami mengajar,
  kami mengajarkan, kami menyewakan, kami menjalankan, kami membuat, kami memproduksi, kami menyelenggarakan,
  kami mengadakan, kami menyajikan, kami memasak, kami memanggang, kami mencetak, kami merawat, kami membantu,
  kami mengerjakan, kami menerima, kami membangun, kami merancang, kami mendesain, kami merancang dan,
  kami membersihkan, kami mengasuransikan, kami berspesialisasi, kami spesialis, kami fokus, kami berfokus,
  kami bergerak, kami adalah, kami memiliki, kami mempunyai, kami hadir, kami merupakan, kami sediakan,
  kami tawarkan, kami jual, tersedia berbagai, menyediakan berbagai, menyediakan layanan, menawarkan berbagai,
  melayani berbagai, menjual berbagai, menerima pesanan, melayani jasa, sekolah kami, toko kami, hotel kami,
  bengkel kami, klinik kami, perusahaan kami, restoran kami, museum kami, layanan kami meliputi,
  layanan kami mencakup, layanan utama kami, produk kami meliputi, bergerak di bidang, saya mengajar,
  saya menawarkan, saya membuat, saya melayani, di sini anda dapat, di tempat kami anda
offer_is: adalah, merupakan, ialah, didirikan, berdiri sejak, berdiri pada, dibuka sejak, beroperasi sejak,
  selamat datang di, selamat datang, hadir sejak, telah melayani, menyediakan, menawarkan, menjual, melayani,
  menyelenggarakan, bergerak di bidang, sebuah
offer_heads: layanan, layanan kami, jasa, jasa kami, produk, produk kami, koleksi, kursus, kelas, kelas kami,
  program, program kami, program belajar, perawatan, jenis perawatan, menu, daftar menu, kamar, kamar kami,
  tipe kamar, paket, pilihan paket, harga, tarif, daftar harga, biaya, iuran, keanggotaan, tiket, tentang kami,
  siapa kami, profil, profil perusahaan, profil usaha, yang kami tawarkan, yang kami lakukan, apa yang kami tawarkan,
  apa yang kami lakukan, penawaran kami, fasilitas, kegiatan, kegiatan kami, bidang usaha, katalog, rangkaian produk,
  ruang lingkup, sekilas
prices_heads: harga, daftar harga, harga layanan, tarif, daftar tarif, tarif kamar, tarif layanan, biaya,
  daftar biaya, biaya kursus, biaya pendaftaran, rincian biaya, iuran, iuran anggota, harga tiket, tiket,
  tiket masuk, harga tiket masuk, paket, paket dan harga, harga dan paket, paket harga, keanggotaan,
  biaya keanggotaan, uang sekolah, spp, honorarium, harga menu
prices_besides: uang muka, dp, deposit, jaminan, uang jaminan, ongkos kirim, ongkir, pengiriman, pengantaran, antar,
  kehilangan, hilang, kerusakan, rusak, denda, keterlambatan, terlambat, telat, biaya admin, biaya administrasi,
  biaya pembatalan, pembatalan, ganti rugi, penggantian, risiko sendiri, biaya transportasi, luar kota, luar pulau,
  luar negeri, zona, cod, penalti, pecah
question_more: kapan, sejak kapan, sampai kapan, mulai kapan, berapa lama, berapa, berapa banyak, berapa kali,
  seberapa, seberapa sering, seberapa jauh, seberapa lama, seberapa cepat, jam berapa, pukul berapa, hari apa,
  tanggal berapa, dari jam berapa, sampai jam berapa, berapa hari, berapa jauh, brp, brp lama, paling lambat kapan
question_which: yang mana, mana yang, manakah, manakah yang, di antara, yang manakah, pilih yang mana,
  lebih baik yang mana, yang mana yang
question_back: itu, ini, tersebut, begitu, itunya, yang itu, yang tadi, tadi, hal itu, untuk itu, dengan itu,
  dari itu, tentang itu, soal itu, kalau itu, buat itu, dia, beliau, nya
question_come: datang, dateng, bawa, membawa, dibawa, ajak, mengajak, ngajak, diajak, ikut, ikutan, masuk,
  dibolehkan, boleh, bolehkah, bisa, bisakah, dapat, diizinkan, diijinkan, diperbolehkan, diperkenankan, diterima,
  menerima, terima, izinkan, dilarang, larangan, bersama, bareng, sama saya, dengan saya, bersama kami, di dalam,
  ke dalam, cocok, ramah, friendly, aman, tidak apa-apa, gapapa, gak apa-apa, ga papa, ok, oke, berkunjung, menginap,
  nginap, menemani, ditinggal, titip, welcome, sekalian
question_nothing: selamat, datang, batas, batasan, kebijakan, aturan, peraturan, ketentuan, syarat, cara, metode,
  jenis, macam, bentuk, pilihan, opsi, sistem, pribadi, personal, tamu, pelanggan, pengunjung, klien, konsumen,
  peserta, anggota, nasabah, orang, seseorang, siapa pun, sesuatu, apa pun, apa saja, apa aja, suatu, tempat,
  di sana, di situ, sana, situ, sekitar, sekitar sini, dekat, terdekat, ada, adakah, tersedia, jual, menjual,
  tawarkan, menawarkan, sediakan, menyediakan, atur, mengatur, mengajukan, minta, meminta, permintaan, masuk, akses,
  pintu masuk, pakai, memakai, menggunakan, digunakan, terbaik, umum, transportasi, kendaraan, tolong, mohon,
  permisi, halo, min, kak, gan, mas, mbak, pak, bu, terima kasih, makasih, dong, ya, sih, kok, kalian, anda, saya,
  kami, aku, mau, ingin, tanya, bertanya, info, informasi, terkait, mengenai, soal, perihal
pay_told: metode pembayaran, cara pembayaran, opsi pembayaran, pilihan pembayaran, sistem pembayaran,
  alat pembayaran, pembayaran melalui, pembayaran dengan, pembayaran dapat, pembayaran bisa, pembayaran via,
  pembayaran secara, pembayaran menggunakan, pembayaran dilakukan, pembayaran tunai, pembayaran non-tunai,
  pembayaran nontunai, menerima pembayaran, terima pembayaran, dibayar dengan, dibayar melalui, dibayar tunai,
  dibayar di tempat, dibayar di kasir, dibayarkan melalui, membayar dengan, membayar melalui, membayar secara,
  bayar dengan, bayar melalui, bayar pakai, bayar di tempat, qris, transfer bank, transfer ke, via transfer,
  melalui transfer, lewat transfer, virtual account, nomor rekening, rekening bank, rekening bca, rekening mandiri,
  gopay, ovo, shopeepay, linkaja, dompet digital, e-wallet, uang elektronik, paypal, cicilan, dicicil, mencicil,
  angsuran, diangsur, paylater, cash on delivery, cod, kartu debit, kartu kredit, uang tunai, tagihan dikirim,
  faktur dikirim, jatuh tempo, debit otomatis, autodebet
pay_rather: kami menerima, menerima, terima, diterima, dapat dibayar, bisa dibayar, dapat dilakukan,
  metode pembayaran, melalui, bayar, pembayaran
pay_unlike: refund*, pengembalian, dikembalikan, deposit, uang muka, dp, jaminan, denda, ganti rugi, kerusakan,
  penggantian, klaim, keterlambatan, hangus
pay_asked: gimana, bagaimana, cara, apa, apa saja, apa aja, bisa, bisakah, boleh, bolehkah, terima, menerima, nerima,
  pakai, pake, lewat, via, dengan, metode, mungkin, ada, di mana, dimana, ke mana, kemana, kah
pay_notasked: siapa yang bayar, siapa yang membayar, siapa yang menanggung, kapan, berapa, harus bayar,
  harus membayar, perlu bayar, wajib bayar, limit, maksimal, minimal, hilang, jatuh tempo
voucher_told: voucher hadiah, kartu hadiah, gift voucher*, gift card*, gift certificate*, sertifikat hadiah,
  kupon hadiah, voucher belanja, voucher kado, voucher, voucher senilai, voucher bernilai, voucher tersedia,
  voucher berlaku, voucher dapat, voucher bisa
voucher_rather: berlaku, masa berlaku, dibeli, beli, membeli, tersedia, senilai, nominal, mulai, rp*, dijual, hadiah,
  kado, ditukarkan
voucher_never: kode voucher, voucher diskon, voucher parkir, voucher wifi, voucher internet, voucher wi-fi,
  voucher hotel, voucher potongan
voucher_asked: voucher*, gift*, kado, hadiah, kupon, menghadiahkan, dihadiahkan, ngado, kadoin, sertifikat,
  bingkisan, memberi, kasih, ngasih, belikan, beliin, vocer*
cards_told: tidak menerima kartu, tidak dapat menerima kartu, belum menerima kartu, belum bisa menerima kartu,
  tanpa kartu, hanya kartu, hanya menerima kartu, hanya tunai, hanya menerima tunai, hanya menerima uang tunai,
  hanya menerima pembayaran tunai, hanya pembayaran tunai, tunai saja, cash only, semua kartu, semua jenis kartu,
  semua kartu utama, kartu kredit dan debit, kartu debit dan kredit, kartu debit, kartu kredit, menerima kartu,
  terima kartu, kartu visa, visa dan mastercard, mastercard, mesin edc, nontunai, non-tunai, cashless, contactless,
  tidak menerima uang tunai, tidak menerima tunai
cards_unlike: refund*, pengembalian, dikembalikan, deposit, jaminan, kartu anggota, kartu member, kartu pelajar,
  kartu mahasiswa, berlaku, uang muka
cards_never: kartu tidak diperlukan, tanpa kartu kredit untuk, cicilan, angsuran
cards_asked: bayar, membayar, pembayaran, terima, menerima, nerima, bisa, pakai, pake, gesek, tunai, cash, hanya,
  cuma, dengan, mesin, edc, bawa, tap, boleh, harus, minimal
cards_notasked: hilang, limit, maksimal, kartu anggota, kartu member, kartu hadiah, kartu pelajar, kartu nama, gift,
  kartu ucapan, kartu sim, kartu identitas, kartu keluarga, kartu garansi, tertelan
refund_told: pengembalian dana, pengembalian uang, pengembalian biaya, pengembalian barang, pengembalian produk,
  pengembalian pembayaran, pengembalian penuh, pengembalian, refund*, non-refundable, uang kembali,
  uang dikembalikan, uang akan dikembalikan, uang anda, dana dikembalikan, dana akan dikembalikan,
  biaya dikembalikan, biaya akan dikembalikan, dikembalikan penuh, dikembalikan sepenuhnya, dikembalikan seluruhnya,
  dikembalikan dalam, dapat dikembalikan, tidak dapat dikembalikan, tidak bisa dikembalikan, bisa dikembalikan,
  kami kembalikan, kami mengembalikan, mengembalikan barang, mengembalikan produk, mengembalikan uang,
  mengembalikan dana, retur, diretur, penukaran, dapat ditukar, bisa ditukar, ditukar dalam, menukar barang,
  tukar barang, tukar ukuran, hangus
refund_rather: # hari, hari, minggu, # %, persen, uang, dana, penuh, refund*, pengembalian, sepenuhnya, setengah,
  seluruh
refund_unlike: jaminan, kunci, deposit, asuransi, handuk, terlambat mengembalikan
refund_never: pengembalian buku, pengembalian kunci, pengembalian mobil, pengembalian motor, pengembalian kendaraan,
  pengembalian alat, pengembalian sepeda, penukaran uang, penukaran valuta, penukaran poin, kurs, pengembalian pajak,
  uang kembalian, tukar tambah, poin hangus, pengembalian unit
refund_notasked: penukaran uang, tukar tambah, kembali ke, kurs, tukar poin, balik nama, balik lagi
deposit_told: uang muka, dp, dp sebesar, dp minimal, deposit, deposit sebesar, deposit jaminan, uang jaminan,
  jaminan sebesar, panjar, tanda jadi, uang tanda jadi, booking fee, di muka, pembayaran awal, pembayaran di awal,
  dibayar di awal, lunas di awal, saat pemesanan, saat booking, saat reservasi, biaya pemesanan, biaya reservasi,
  uang pangkal, pelunasan, down payment, jaminan keamanan
deposit_with: #, %, persen, setengah, separuh, tanpa, tidak, penuh, seluruh, lunas, sebesar, minimal, uang muka, dp,
  deposit, jaminan, wajib
deposit_rather: pemesanan, booking, reservasi, memesan, diperlukan, wajib, membayar, dibayar, sebesar, minimal,
  pelunasan, konfirmasi
deposit_unlike: botol, gelas, kembali, dikembalikan, pengembalian, pajak, hangus, kaca, galon, tabung
deposit_notasked: kembali, balik, dikembalikan, dibalikin, pengembalian, kapan cair, cair, hangus
discount_told: diskon*, potongan harga, potongan, potongan biaya, potongan #, promo*, harga khusus, harga spesial,
  tarif khusus, harga pelajar, harga mahasiswa, harga rombongan, harga grup, harga promo, tarif pelajar,
  tarif mahasiswa, tarif rombongan, lebih murah, lebih hemat, hemat #, hemat hingga, hemat sampai, setengah harga,
  separuh harga, kode promo, kode diskon, kode voucher, cashback, early bird, keringanan biaya, keringanan, beasiswa,
  kartu pelanggan, program loyalitas, anak kedua, saudara kandung, pelajar .. rp, mahasiswa .. rp, lansia .. rp,
  pelajar .. %, mahasiswa .. %, lansia .. %, pensiunan .. %, anak .. gratis, anak .. setengah, balita .. gratis,
  lansia .. gratis, rombongan minimal, gratis untuk anak, gratis untuk lansia, gratis bagi, beli # gratis
discount_rather: # %, # persen, diskon*, potongan, promo, khusus, lebih murah, hemat, kode
discount_unlike: terlambat, ppn, pajak, denda, ujian, deposit, uang muka, pembatalan, batal, digabung, digabungkan,
  kelembapan, potongan rambut, potongan kue, potongan kain
included_told: sudah termasuk, harga termasuk, tarif termasuk, biaya termasuk, paket termasuk, tiket termasuk,
  termasuk dalam harga, termasuk dalam biaya, termasuk dalam paket, termasuk dalam tarif, termasuk dalam tiket,
  termasuk di dalam harga, belum termasuk, tidak termasuk, di luar harga, harga sudah mencakup, harga mencakup,
  biaya mencakup, paket mencakup, iuran mencakup, keanggotaan mencakup, keanggotaan termasuk, sudah mencakup,
  harga meliputi, biaya meliputi, paket meliputi, tanpa biaya tambahan, tidak ada biaya tambahan,
  tanpa tambahan biaya, dikenakan biaya tambahan, dikenai biaya tambahan, biaya tambahan, tambahan biaya,
  biaya terpisah, dibayar terpisah, dikenakan biaya terpisah, all inclusive, include, all-in, harga sudah all in,
  gratis untuk setiap, fasilitas yang didapat
included_rather: harga, tarif, tiket, biaya, paket, semua, termasuk, sudah, iuran
included_unlike: ppn, pajak, pembatalan, refund*, pengembalian, tidak terbatas pada
guarantee_told: garansi*, bergaransi, kami garansi, kami jamin, kami menjamin, dijamin, jaminan mutu,
  jaminan kualitas, jaminan kepuasan, jaminan produk, jaminan keaslian, masa garansi, kartu garansi, klaim garansi,
  perbaikan ulang gratis, diperbaiki gratis, cacat produksi, cacat pabrik, warranty, diganti baru,
  perbaikan gratis dalam
guarantee_rather: # tahun, tahun, bulan, # bulan, # hari, berlaku, bergaransi, seumur hidup
guarantee_never: tidak menjamin ketersediaan, tidak menjamin tempat, bank garansi, garansi bank, uang jaminan,
  lembaga penjamin, jaminan sosial, jaminan kesehatan nasional, tempat dijamin
guarantee_notasked: perpanjang*, memperpanjang, lebih lama, uang kembali
bring_told: harap membawa, mohon membawa, mohon bawa, harap bawa, silakan membawa, silakan bawa, wajib membawa,
  perlu membawa, harus membawa, sebaiknya membawa, disarankan membawa, diharapkan membawa, dianjurkan membawa,
  jangan lupa membawa, jangan lupa bawa, bawalah, bawa serta, bawa handuk, bawa sendiri, membawa handuk,
  membawa sendiri, membawa kartu, membawa ktp, membawa identitas, membawa baju ganti, membawa pakaian,
  membawa dokumen, membawa fotokopi, membawa alat, membawa perlengkapan, membawa peralatan, perlu dibawa,
  harus dibawa, wajib dibawa, yang dibawa, kenakan pakaian, kenakan sepatu, kenakan baju, mengenakan pakaian,
  mengenakan sepatu, mengenakan baju, memakai pakaian, memakai sepatu, memakai baju, pakaian olahraga,
  pakaian yang nyaman, pakaian nyaman, sepatu olahraga, baju ganti, pakaian ganti, handuk sendiri, kartu identitas,
  menunjukkan ktp, menunjukkan kartu, tunjukkan ktp, ktp asli, tanda pengenal, fotokopi ktp, kode berpakaian,
  dress code, perlengkapan yang diperlukan, siapkan dokumen
bring_rather: harap, mohon, wajib, perlu, harus, sendiri, pakaian, sepatu, handuk, identitas, ktp, jangan lupa,
  silakan
bring_asked: apa, apa saja, apa aja, sesuatu, yang harus, yang perlu, harus, perlu, wajib, mesti, sendiri
bring_never: tidak perlu membawa, dilarang membawa, tidak boleh membawa, membawa hewan, membawa anjing, membawa anak,
  membawa teman, membawa makanan, membawa anda kembali, membawa sampah, membawa pulang
bring_notasked: bawa anak, bawa anjing, bawa hewan, bawa kucing, bawa pulang, bawa teman, bawa bayi, bawa mobil,
  bawa makanan
wifi_told: wi-fi, wifi, internet, akses internet, koneksi internet, jaringan internet, internet gratis,
  internet nirkabel, jaringan nirkabel, hotspot, wlan, serat optik, fiber optik
wifi_rather: gratis, cuma-cuma, kata sandi, password, tersedia, tamu, jaringan, pengunjung, kencang, cepat
wifi_never: ghz, router, perbankan internet, internet banking, di internet, melalui internet, lewat internet,
  radio internet, internet explorer
wifi_notasked: password*, pasword, kata sandi, sandi, tanpa, kode, pw
parking_told: parkir*, tempat parkir, area parkir, lahan parkir, parkiran, diparkir, memarkir*, gedung parkir,
  halaman parkir, valet, basement, parkir gratis, titip kendaraan, penitipan motor
parking_rather: mobil, motor, tamu, pengunjung, gratis, tersedia, di belakang, di depan, di samping, terdekat,
  kendaraan, per jam
parking_never: asisten parkir, sensor parkir, rem parkir, lampu parkir, denda parkir
children_told: anak, anak-anak, anaknya, balita, bayi, batita, kursi bayi, kursi makan bayi, high chair,
  ruang menyusui, ruang laktasi, area bermain, tempat bermain, usia # tahun, umur # tahun, di bawah # tahun,
  kereta bayi, si kecil, anak kecil, ramah anak, popok, boks bayi, tempat tidur bayi, remaja
children_rather: boleh, diperbolehkan, diizinkan, dilarang, tidak, hanya, harus, wajib, kecuali, cocok, ramah,
  gratis, didampingi, selamat datang, senang, diterima, tersedia, orang tua, mulai
children_never: dokter anak, anak tangga, anak perusahaan, anak buah, sepeda anak, anak cabang, anak panah,
  anak kunci, anak sungai, anak magang
children_unlike: kunci, foto, faktur, diasuransikan, kursi mobil, dijemput, ban
children_notasked: makanan, baju, sepatu, rambut, produk, ulang tahun, harga, hilang
dogs_told: anjing, kucing, hewan peliharaan, hewan, binatang peliharaan, binatang, anabul, pet friendly,
  pet-friendly, peliharaan, anjing pemandu, anjing penuntun, hewan pemandu, hewan kesayangan
dogs_rather: boleh, diperbolehkan, diizinkan, dilarang, tidak, hanya, harus, wajib, kecuali, tali, dirantai, diikat,
  selamat datang, diterima, kandang, mohon, tambahan biaya, biaya
dogs_unlike: #, makanan anjing, makanan kucing, sendirian, biskuit, daging, kebun binatang
dogs_never: kebun binatang, produk hewani, dokter hewan, hewani, uji coba hewan, diuji pada hewan
dogs_notasked: makanan, bulu, produk, vegan, hewani, vaksin, grooming, rambut
access_told: kursi roda, difabel, disabilitas, penyandang disabilitas, penyandang cacat, lift, eskalator, elevator,
  ramp, bidang miring, jalur landai, lantai dasar, anak tangga, tanpa tangga, tangga, toilet difabel,
  toilet disabilitas, toilet khusus, aksesibel, aksesibilitas, akses datar, stroller, kereta bayi, tongkat,
  tunanetra, tunarungu, guiding block, pegangan tangan, mobilitas terbatas, keterbatasan fisik, ramah difabel,
  ramah disabilitas
access_rather: kursi roda, difabel, disabilitas, aksesibel, ramah, tanpa tangga, landai, lift, tersedia
access_unlike: darurat, pindahan, merokok, asap, kebakaran, evakuasi, angkut barang, membersihkan
access_never: peserta didik berkebutuhan khusus, rumah tangga, ibu rumah tangga, tangga darurat, tanda tangan,
  tetangga, tangga lipat
age_told: usia minimal, usia minimum, umur minimal, usia maksimal, umur maksimal, batas usia, batas umur,
  batasan usia, batasan umur, minimal # tahun, minimal usia # tahun, minimal berusia # tahun,
  minimal berumur # tahun, minimal berusia #, minimal usia #, mulai usia # tahun, mulai usia #, mulai umur # tahun,
  mulai umur #, berusia # tahun, berusia minimal # tahun, berumur # tahun, di atas # tahun, di bawah # tahun,
  di bawah usia #, di bawah umur, usia # tahun, usia #, umur # tahun, # tahun ke atas, # tahun ke bawah,
  # tahun atau lebih, kurang dari # tahun, lebih dari # tahun, antara # dan # tahun, # sampai # tahun,
  # hingga # tahun, # - # tahun, #-# tahun, #–# tahun, sudah berusia #, telah berusia #, genap # tahun, cukup umur,
  orang dewasa, segala usia, semua usia, sejak usia #, dari usia #, khusus dewasa
age_rather: harus, wajib, minimal, minimum, maksimal, hanya, peserta, anggota, pengemudi, anak, anak-anak, boleh,
  didampingi, batas, syarat, diizinkan
age_asked: umur, usia, tahun, thn, tua, muda, batas, batasan, minimal, minimum, maksimal, dewasa, di bawah
age_never: garansi, data, faktur, voucher, berlaku, sejak tahun, tahun lalu, pengalaman, berpengalaman, kontrak,
  bangunan, gedung
age_unlike: pengalaman, gratis, diskon, disimpan, potongan
age_notasked: berapa umur kalian, umur gedung, umur bangunan, usia gedung, usia bangunan, usia perusahaan,
  umurnya berapa, sudah berapa tahun, berapa tahun berdiri, umur simpan, umur pakai
directions_told: naik bus, naik kereta, naik krl, naik mrt, naik lrt, naik angkot, naik transjakarta, naik taksi,
  naik ojek, naik mobil, dengan mobil, dengan bus, dengan kereta, dengan kendaraan umum, dengan transportasi umum,
  kendaraan umum, transportasi umum, angkutan umum, transjakarta, busway, halte, stasiun, stasiun terdekat, terminal,
  bandara, # menit dari, # menit jalan kaki, # menit berjalan kaki, # menit berkendara, # km dari, # meter dari,
  berjalan kaki dari, jalan kaki dari, menit jalan kaki, menit berjalan kaki, rute, koridor #, jurusan, angkot #,
  angkot nomor, bus #, bus nomor, keluar tol, gerbang tol, pintu tol, exit tol, jalan tol, belok kanan, belok kiri,
  lurus, turun di, patokan, di seberang, seberang, di depan, di sebelah, di samping, cara menuju, petunjuk arah,
  petunjuk jalan, cara ke sini, google maps, dapat dijangkau, mudah dijangkau, pertigaan, perempatan, lampu merah,
  bundaran
directions_rather: stasiun, halte, bus, kereta, mrt, krl, terminal, menit, bandara, tol, dari, jalan kaki, angkot,
  belok
directions_never: wisata, tur, ekskursi, hari ke, perjalanan pulang, pemberangkatan tur, lebih dari
holidays_told: hari libur, hari libur nasional, libur nasional, hari raya, tanggal merah, lebaran, idul fitri,
  idul adha, idulfitri, iduladha, natal, tahun baru, malam tahun baru, imlek, nyepi, waisak, paskah,
  kenaikan isa almasih, isra mikraj, maulid, hari kemerdekaan, 17 agustus, cuti bersama, libur tahunan,
  libur lebaran, libur natal, libur akhir tahun, tutup tahunan, # desember, # januari, sepanjang tahun,
  setiap hari sepanjang tahun, tutup dari tanggal, tutup tanggal, libur tanggal, libur pada, bulan ramadan,
  bulan ramadhan, bulan puasa, selama ramadan, selama ramadhan, hari besar
holidays_rather: tutup, buka, libur, tetap buka, beroperasi, jam, operasional, ditutup
holidays_unlike: libur sekolah, liburan sekolah, menu, paket natal, parsel, hampers, cuti tahunan karyawan, thr, kado
holidays_notasked: harga, berapa, mahal, kado, hadiah, promo, paket, diskon, menu
needed_alone: walk-in, walk in, tanpa reservasi, tanpa booking, tanpa janji, tanpa janji temu, tanpa perjanjian,
  tanpa pendaftaran, tanpa mendaftar, tanpa pemesanan, tidak perlu reservasi, tidak perlu booking, tidak perlu janji,
  tidak perlu janji temu, tidak perlu membuat janji, tidak perlu mendaftar, tidak perlu daftar, tidak perlu memesan,
  tidak perlu pendaftaran, reservasi tidak diperlukan, pendaftaran tidak diperlukan, tidak memerlukan reservasi,
  tidak memerlukan janji, tidak menerima reservasi, tidak melayani reservasi, hanya dengan janji,
  hanya dengan perjanjian, hanya dengan reservasi, hanya berdasarkan janji, berdasarkan perjanjian,
  dengan perjanjian, dengan janji temu, dengan janji, janji terlebih dahulu, by appointment, langsung datang,
  datang langsung, bisa langsung datang, silakan langsung datang, go show, siapa cepat dia dapat, wajib reservasi,
  wajib booking, wajib daftar, wajib mendaftar, wajib membuat janji, reservasi wajib, reservasi disarankan,
  reservasi dianjurkan, reservasi sangat disarankan, harap reservasi, mohon reservasi, mohon membuat janji,
  mohon buat janji, harap membuat janji, daftar terlebih dahulu, mendaftar terlebih dahulu,
  reservasi terlebih dahulu, pemesanan terlebih dahulu, memesan terlebih dahulu, on the spot
needed_told: reservasi*, booking*, janji, janji temu, pendaftaran, mendaftar, daftar, memesan, pemesanan, pesan,
  pesanan, membuat janji, buat janji, perjanjian, appointment, registrasi, menghubungi, hubungi, konfirmasi
needed_with: perlu, harus, wajib, diperlukan, diwajibkan, disarankan, dianjurkan, sebaiknya, mohon, harap,
  terlebih dahulu, sebelumnya, lebih dulu, lebih dahulu, sebelum, paling lambat, minimal, # hari, # jam,
  selambat-lambatnya, jauh-jauh hari, lebih awal, h-#
needed_asked: harus, perlu, wajib, mesti, kudu, musti, haruskah, perlukah, wajibkah, tanpa, dulu, terlebih dahulu,
  sebelumnya, langsung, sebaiknya, usah, lebih dulu, dadakan
needed_never: pesan singkat, pesan suara, daftar harga, daftar menu, daftar tunggu, kirim pesan, pesan whatsapp
needed_unlike: batal*, pembatalan, dibatalkan, membatalkan, deposit, uang muka, dp, pelunasan, jatuh tempo, refund*
needed_notasked: bagaimana kalau, gimana kalau, apa yang terjadi, kalau saya batal
book_told: booking*, reservasi*, pemesanan, memesan, pesan tempat, pesan meja, pesan kamar, pesan online,
  pesan tiket, pendaftaran, mendaftar, mendaftarkan, daftar online, daftar melalui, daftar di, daftar lewat,
  formulir pendaftaran, isi formulir, mengisi formulir, membuat janji, buat janji, janji temu, jadwalkan,
  menjadwalkan, registrasi, daftar tunggu, order melalui, pesanan melalui, tiket dapat dibeli, tiket bisa dibeli,
  beli tiket, pembelian tiket, buat akun, membuat akun, bergabung menjadi, cara bergabung, cara memesan,
  cara mendaftar
book_with: online, daring, website, situs, situs web, web, www, aplikasi, telepon, telp, tlp, hubungi, menghubungi,
  whatsapp, wa, e-mail, email, surel, formulir, form, link, tautan, resepsionis, resepsi, loket, kasir, kantor,
  instagram, dm, chat, sms, di tempat, langsung, meja depan, google form, akun, admin, 08*, 62*, @, #
book_rather: melalui, online, telepon, whatsapp, wa, hubungi, aplikasi, website, formulir, email, lewat, silakan
book_unlike: deposit, uang muka, dp, batal*, pembatalan, dibatalkan, membatalkan, refund*, dikembalikan,
  pengembalian, makan malam, parkir
book_never: daftar harga, daftar menu, denda, kecelakaan, kerusakan, pendaftaran ulang kendaraan
book_notasked: bagaimana kalau, gimana kalau, apa yang terjadi, kalau batal
cancel_told: batal, batal*, dibatalkan, membatalkan*, pembatalan*, dibatalkannya, cancel*, berhalangan, tidak jadi,
  tidak dapat hadir, tidak bisa hadir, tidak bisa datang, tidak dapat datang, mengubah jadwal, perubahan jadwal,
  ubah jadwal, ganti jadwal, penjadwalan ulang, menjadwalkan ulang, jadwal ulang, reschedule*, menunda, penundaan,
  ditunda, berhenti berlangganan, penghentian, menghentikan, mengakhiri, diakhiri, pengakhiran, pemutusan kontrak,
  pengunduran diri, mengundurkan diri, masa pemberitahuan, pemberitahuan tertulis, perubahan reservasi,
  perubahan tanggal
cancel_rather: gratis, tanpa biaya, # hari, # jam, hari, jam, minggu, bulan, # %, biaya, denda, sebelum,
  paling lambat, dikenakan, h-#
cancel_unlike: kami membatalkan, kami batalkan, pihak kami, artis, kami berhak, penerbangan, kelas dibatalkan oleh
cancel_never: penghentian layanan internet, membatalkan puasa, membatalkan garansi, batal wudu
late_told: terlambat*, telat*, keterlambatan*, datang terlambat, toleransi, toleransi waktu, toleransi keterlambatan,
  tidak hadir, ketidakhadiran, tidak datang, no-show, no show, tidak muncul, melewatkan, terlewat, hangus,
  dianggap batal, dianggap hadir, meja ditahan, meja akan ditahan, meja kami tahan, tempat ditahan, kami menunggu,
  kami tunggu, setelah jam mulai, lewat dari jam, lebih dari # menit, melewati waktu, melebihi waktu,
  setelah pintu ditutup, masuk terakhir, terlambat dijemput, dijemput setelah, tiba setelah
late_rather: terlambat, telat, keterlambatan, menit, # menit, dikenakan, denda, toleransi, hangus
late_unlike: late check-out, check-out terlambat, bagasi, koper, bunga, terlambat bayar, keterlambatan pembayaran,
  keterlambatan pengembalian, pengiriman
late_never: late check-out, selambat-lambatnya, kadaluwarsa
complaint_told: keluhan*, komplain*, mengeluh*, pengaduan*, mengadukan, aduan, kritik, kritik dan saran,
  saran dan kritik, tidak puas, kurang puas, ketidakpuasan, tidak memuaskan, kecewa, layanan pelanggan,
  layanan konsumen, customer service, customer care, pusat bantuan, hotline, jika ada masalah, jika terjadi masalah,
  apabila ada masalah, bila ada masalah, jika ada yang, ada kendala, mengalami kendala, mengalami masalah,
  barang rusak, tiba dalam keadaan rusak, kotak saran, keberatan, protes, melaporkan, laporkan, ylki, bpsk
complaint_rather: hubungi, telepon, email, e-mail, whatsapp, wa, sampaikan, kami, manajer, pimpinan, formulir,
  hari kerja, menanggapi, @, #
complaint_unlike: keluhan sakit, keluhan kesehatan, keluhan nyeri, pasien, gejala
delivery_told: pengiriman*, dikirim, kirim, kami kirim, mengirim, mengirimkan, kirim ke, ongkos kirim, ongkir,
  biaya kirim, biaya pengiriman, gratis ongkir, diantar, diantarkan, antar, pengantaran, layanan antar, pesan antar,
  antar jemput, jasa antar, kami antar, mengantar, mengantarkan, delivery, kurir, ekspedisi, jne, j&t, sicepat,
  gosend, gofood, grabfood, grabexpress, shopeefood, panggilan ke rumah, layanan panggilan, home service,
  datang ke rumah, ke rumah anda, ke alamat anda, ke lokasi anda, sampai di rumah, seluruh indonesia, ambil sendiri,
  diambil di toko, nomor resi, dijemput di rumah, penjemputan
delivery_rather: hari, # hari, hari kerja, gratis, biaya, rp*, pesanan, rumah, alamat, km, kota, kurir, sampai
delivery_never: dikirim melalui email, dikirim via email, dikirim ke email, kirim email, kirim pesan, kirim foto,
  kirim bukti, mengirim bukti, mengirim email, mengirim pesan, dikirim lewat email, tagihan dikirim,
  konfirmasi dikirim, faktur dikirim, sertifikat, kirim lamaran, tautan dikirim, hasil dikirim, mengantar anak,
  pengantar
delivery_unlike: retur, pengembalian, dikembalikan, bea cukai, bea masuk, rusak, bandara, kirim balik
who_told: pemilik*, pemiliknya, dimiliki oleh, milik keluarga, owner, pengelola, dikelola oleh, dijalankan oleh,
  dipimpin oleh, dipimpin, pimpinan, direktur*, direktris, manajer*, general manager, kepala sekolah, kepala,
  kepala koki, kepala klinik, kepala perpustakaan, ketua*, ketua umum, pendiri*, didirikan oleh, founder, pengurus,
  penanggung jawab, tim kami, staf kami, karyawan kami, pengajar, instruktur, pelatih, kurator, koki, dokter, drg.,
  dr., mekanik kami, usaha keluarga, bisnis keluarga, keluarga, generasi kedua, generasi ketiga, suami istri,
  bersama istrinya, bersama suaminya, diasuh oleh, dibimbing oleh, ditangani oleh, sekretaris, bendahara, montir
who_rather: pemilik, pendiri, pengelola, dikelola, dipimpin, direktur, manajer, ketua, kepala, keluarga, tim,
  didirikan
who_never: pemilik kendaraan, pemilik hewan, pemilik anjing, pemilik kartu, pemilik rekening, pemilik baru,
  pemilik sebelumnya, jika anda, keluarga berencana, dokter keluarga, tiket keluarga, paket keluarga, kamar keluarga,
  kartu keluarga
who_unlike: anjing, kucing, kerusakan, harga, rp*, bertanggung jawab atas kerusakan, tertulis, acara
who_notasked: kapan, jam berapa, berapa lama, berapa harga
data_told: data pribadi, data anda, data pelanggan, data pengguna, data peserta, data pasien, data tamu,
  data anggota, data disimpan, data dihapus, data tidak, privasi*, kebijakan privasi, perlindungan data,
  keamanan data, kerahasiaan*, dirahasiakan, rahasia, informasi pribadi, pihak ketiga, uu pdp,
  undang-undang perlindungan data, gdpr, enkripsi, dienkripsi, cookie, cookies, foto peserta, foto anak,
  foto dan video, foto diambil, foto yang diambil, dipublikasikan, diunggah ke media sosial, media sosial tanpa izin,
  cctv, rekaman cctv, kamera pengawas, rekam medis, iso 27001, persetujuan tertulis, hapus data, penghapusan data
data_rather: disimpan, menyimpan, dihapus, dibagikan, membagikan, melindungi, dilindungi, digunakan, menjaga, dijaga,
  tidak menjual, izin, persetujuan, terenkripsi, rahasia, hari, tahun
data_never: kata sandi, password, paket data, kuota data, pusat data, analisis data, pemulihan data, transfer data,
  kabel data, ilmu data, rahasia resep, resep rahasia, data seluler
data_notasked: hilang, kehilangan, ekspor, impor, backup, cadangan, pulihkan, memulihkan, pemulihan, paket data,
  kuota, pindahin, memindahkan, mengganti data, ubah data
jobs_told: lowongan*, loker, karier, karir, *rekrutmen, merekrut*, magang*, pemagang*, peserta magang, internship,
  siswa pkl, praktik kerja lapangan, praktek kerja lapangan, prakerin, bergabung* dengan tim, bergabung* bersama kami,
  gabung bersama kami, jadilah bagian dari tim, bekerja bersama kami, bekerja di tempat kami, mencari karyawan*,
  mencari .. karyawan baru, membutuhkan karyawan*, mencari tenaga, membutuhkan tenaga, membutuhkan pegawai*,
  dicari karyawan*, dibutuhkan karyawan*, dibutuhkan segera, dibutuhkan staf*, menerima karyawan*, menerima pegawai*,
  calon karyawan*, calon pegawai*, surat lamaran, lamaran kerja, lamaran pekerjaan, berkas lamaran, lamaran .. cv,
  kirim* .. cv, daftar riwayat hidup, melamar sebagai, melamar kerja, melamar pekerjaan, pelamar*,
  posisi yang tersedia, posisi kosong, paruh waktu, kerja sambilan, kesempatan kerja, peluang kerja,
  kesempatan berkarier, wawancara kerja, masa percobaan, gaji pokok, fresh graduate, minimal lulusan
jobs_rather: kirim* .. cv, kirim* .. lamaran, lamaran .. dikirim*, lamaran .. ditujukan, ditujukan kepada, melamar,
  paling lambat, hubungi, email, surel, whatsapp, mulai bulan, mulai tanggal, per jam, per bulan, gaji, kami mencari,
  kami membutuhkan, sedang mencari, dibutuhkan, membuka lowongan, syaratnya
jobs_never: acara lamaran, hantaran lamaran, cincin lamaran, dekorasi lamaran, lamaran pernikahan, melamar kekasih*,
  melamar pasangan*, karyawan kami berpengalaman, tim kami berpengalaman, hasil kerja kami, cara kerja,
  bimbingan karier, tempat kosong, klaim asuransi
jobs_notasked: acara lamaran, cincin lamaran, dekorasi lamaran, hantaran lamaran, paket lamaran, melamar pacar*,
  melamar kekasih*, konsultasi karir, diskon karyawan*, baju magang
`
