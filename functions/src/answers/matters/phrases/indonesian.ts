/** What is said about matters in Indonesian. */
export const INDONESIAN = `
own_food: bawa makanan sendiri, bawa minuman sendiri, bawa makanan luar, makanan dari luar, bawa wine sendiri,
  bawa kue sendiri, bawa kue ultah, bawa bekal, bawa snack, bawa bir, corkage, makan bekal, minuman dari luar,
  biaya corkage, membawa makanan, membawa minuman, makanan sendiri, makanan bawaan, dilarang membawa makanan,
  biaya potong kue, bekal sendiri
check_in: check in jam, check-in, jam cek in, masuk kamar jam, ambil kunci, kamar siap jam, early check in,
  jam masuk kamar, bisa masuk kamar, checkin awal, terima kunci, dapat kunci, check-in mulai, waktu check-in,
  check-in pukul, kamar siap, kamar tersedia mulai, serah terima kunci, kedatangan mulai, waktu kedatangan,
  jam masuk, pengambilan kunci, check-in lebih awal
check_out: check out jam, check-out, jam cek out, keluar kamar jam, kosongin kamar, tinggalkan kamar, balikin kunci,
  paling lambat keluar, harus keluar jam, jam keluar, checkout jam, kembaliin hari terakhir, check-out paling lambat,
  waktu check-out, check-out pukul, kamar dikosongkan, mengosongkan kamar, meninggalkan kamar,
  keberangkatan paling lambat, pengembalian kunci, hari keberangkatan
arrive_late: datang malam, sampai tengah malam, tiba larut, datang telat malam, mendarat tengah malam, nyampe malem,
  resepsionis tutup, resepsionis 24 jam, pesawat malam, datang kemaleman, tiba malam hari, landing malam,
  kedatangan malam, kedatangan larut, tiba setelah pukul, kotak kunci, kode pintu, check-in mandiri, check-in malam,
  kedatangan terlambat, kode akses, luar jam resepsionis
luggage: titip koper, nitip koper, titip tas, nitip barang, titip bagasi, simpan koper, penitipan koper, naruh koper,
  tinggalin koper, titip ransel, penitipan barang, koper sebelum check in, penitipan bagasi, ruang bagasi,
  menitipkan bagasi, menitipkan koper, penyimpanan bagasi, ruang penyimpanan koper, bagasi dititipkan, koper disimpan
breakfast: sarapan, sarapan jam, dapet sarapan, termasuk sarapan, makan pagi, breakfast, harga sarapan, sarapannya,
  menu sarapan, sarapan prasmanan, include sarapan, sarapan bayar, sarapan disajikan, sarapan tersedia,
  buffet sarapan, sarapan per orang, jam sarapan, sarapan pukul
diet: vegan, vegetarian, bebas gluten, tanpa gluten, intoleran laktosa, halal, alergi kacang, alergi seafood,
  tanpa daging, alergi susu, makanan halal, nggak makan daging, babi, menu vegan, alergen, bersertifikat halal,
  bebas laktosa, alergi makanan, hidangan nabati, kacang-kacangan, pantangan makanan, intoleransi
return_goods: retur, balikin barang, kembalikan barang, tukar ukuran, kekecilan, kebesaran, nggak muat, tukar barang,
  nggak cocok, refund barang, tuker size, tidak pas ukuran, pengembalian barang, penukaran barang, hak pengembalian,
  barang ditukar, kebijakan pengembalian, label masih terpasang, belum dipakai, kemasan asli, pengembalian dana,
  dikembalikan dalam 14 hari
return_cost: ongkir retur, biaya retur, ongkir balik, ongkos kirim balik, ongkir pengembalian, retur gratis,
  siapa bayar ongkir, ongkir ditanggung, biaya pengembalian, bayar ongkir balik, label retur, retur bayar,
  biaya kirim balik, ditanggung pembeli, ditanggung pelanggan, ongkos kirim pengembalian, pengembalian gratis
delivery_cost: ongkir berapa, ongkir, ongkos kirim, gratis ongkir, free ongkir, biaya kirim, biaya pengiriman,
  minimal gratis ongkir, biaya antar, tarif pengiriman, ongkirnya, bebas ongkir, ongkir flat, pengiriman gratis,
  gratis ongkos kirim
delivery_time: sampai berapa hari, nyampe kapan, kapan sampai, kapan dikirim, lama pengiriman, sampai sebelum jumat,
  estimasi sampai, berapa hari sampai, kirim hari ini, pengiriman ekspres, same day, keburu sampai, waktu pengiriman,
  hari kerja, estimasi pengiriman, dikirim hari sama, waktu antar, pengiriman reguler, tiba dalam,
  dikirim keesokan hari, estimasi tiba
abroad: kirim luar negeri, kirim ke singapura, kirim ke malaysia, pengiriman internasional, kirim ke luar, bea cukai,
  kirim ke australia, negara lain, ekspor, pajak impor, ongkir luar negeri, kirim ke eropa, luar negeri, bea masuk,
  seluruh dunia, negara tujuan, asia tenggara, hanya dalam negeri, seluruh indonesia, pengiriman ke luar
track: lacak paket, paket belum sampai, nomor resi, cek resi, resi, paket saya mana, paketku, tracking,
  paket belum datang, status pengiriman, pesanan belum sampai, paket nyangkut, posisi paket, lacak pesanan,
  melacak paket, pelacakan, nomor pelacakan, status pesanan, lacak kiriman, tautan pelacakan, resi dikirim,
  resi pengiriman, paket belum diterima
damaged: barang rusak, datang rusak, sampai pecah, salah kirim, barang cacat, kurang satu, barang kurang, penyok,
  paket rusak, nggak berfungsi, barang salah, diterima rusak, retak, rusak saat diterima, kerusakan pengiriman,
  video unboxing, laporkan kerusakan, klaim kerusakan, cacat produksi, barang pengganti
minimum_order: minimal order, minimal pembelian, minimal belanja, minimum order, min order, beli satu, pesan sedikit,
  minimal pesan, beli satuan, beli eceran, minimal berapa pcs, harus belanja berapa, minimum pemesanan,
  pembelian minimum, minimal pemesanan, nilai minimum, minimum belanja, jumlah minimum, tanpa minimum, pesanan minimum
trial: coba dulu, kelas percobaan, trial gratis, free trial, kelas trial, sekali coba, coba gratis, nyoba sekali,
  uji coba, demo, nyobain dulu, kelas coba, sebelum daftar, uji coba gratis, masa percobaan, trial, sesi percobaan,
  pertemuan pertama gratis, kunjungan pertama gratis, demo gratis, pelajaran percobaan
beginner: pemula, belum pernah, dari nol, nggak ada pengalaman, tanpa pengalaman, baru pertama kali, newbie,
  belum bisa sama sekali, nol banget, awam, lama nggak latihan, udah kaku, sama sekali nggak bisa, pengetahuan awal,
  pengalaman sebelumnya, tingkat dasar, cocok untuk pemula, kelas pemula, kelas dasar, tidak diperlukan pengalaman
weather: kalau hujan, hujan deras, cuaca buruk, kalo ujan, badai, hujan gimana, angin kencang, ombak besar,
  cuaca jelek, panas banget, petir, musim hujan, tetap jalan hujan, hujan, saat hujan, kondisi cuaca,
  dipindahkan ke dalam, faktor cuaca, hujan lebat, gelombang tinggi, cuaca tidak mendukung
no_show: lupa datang, nggak datang, tidak hadir, bolos, lupa janji, ketinggalan kelas, nggak masuk kelas,
  kelas pengganti, kena denda nggak datang, kelewatan jadwal, absen, ganti kelas hangus, nggak bisa hadir, no-show,
  ketidakhadiran, tanpa pemberitahuan, pertemuan hangus, tanpa kabar, dianggap hangus, tanpa pembatalan,
  dikenakan penuh
pause: cuti membership, bekukan keanggotaan, freeze member, pause langganan, berhenti sementara, cuti kursus,
  jeda langganan, cedera, tunda keanggotaan, stop sementara, membership dibekukan, pergi berbulan-bulan,
  pembekuan keanggotaan, cuti keanggotaan, dibekukan, penangguhan, penghentian sementara, masa jeda, cuti member,
  ditangguhkan, menangguhkan keanggotaan
closed_period: tutup lebaran, libur lebaran, tutup natal, tanggal merah, buka hari libur, libur tahun baru,
  tutup libur, buka lebaran, hari raya, libur panjang, cuti bersama, libur sekolah, libur nyepi, tutup tahunan,
  hari libur nasional, libur idul fitri, libur natal, tutup sementara, libur akhir tahun, libur bersama
smoking: merokok, ngerokok, rokok, vape, ngevape, rokok elektrik, smoking room, smoking area, area merokok,
  kamar merokok, asbak, boleh ngerokok, dilarang merokok, bebas rokok, bebas asap rokok, kamar bebas rokok,
  ruang merokok, denda merokok
noise: pesta, bikin party, musik keras, berisik, putar musik, ngadain pesta, karaoke, ribut malam, sound system,
  party sampai malam, nyetel musik, jam tenang, rame-rame malam, ketenangan malam, pesta dilarang, kebisingan,
  tenang setelah pukul, dilarang berpesta, menjaga ketenangan, pengeras suara, mengganggu tetangga
group: rombongan, banyak orang, acara kantor, outing kantor, gathering, study tour, rombongan sekolah,
  muat berapa orang, kapasitas maksimal, ramai-ramai, arisan, grup besar, bridal shower, harga rombongan, grup mulai,
  tarif rombongan, harga grup, acara perusahaan, jumlah maksimum tamu, paket grup, minimal 10 orang, kelompok besar
provided: bawa handuk sendiri, disediakan handuk, dapat handuk, handuk disediain, sprei, bawa alat sendiri,
  bawa peralatan sendiri, bawa matras, sabun sampo, udah disediakan, perlu bawa, bawa raket sendiri, alat disediakan,
  selimut, disediakan, handuk tersedia, sudah termasuk handuk, seprai, peralatan disediakan, perlengkapan mandi,
  membawa handuk, handuk sendiri, termasuk dalam sewa, membawa peralatan, linen
rent_gear: sewa alat, pinjam alat, sewa raket, pinjam sepatu, sewa peralatan, pinjem helm, sewa pelampung,
  sewa matras, pinjam gitar, sewa sepatu, nyewa alat, sewa perlengkapan, penyewaan alat, biaya sewa alat,
  dapat disewa, dapat dipinjam, peminjaman, tersedia untuk disewa, sewa handuk
changing: kamar ganti, ruang ganti, ganti baju, loker, shower, mandi setelah, kamar mandi bilas,
  simpan barang berharga, tempat bilas, nyimpen dompet, bilas, ganti pakaian dimana, pancuran, ruang bilas,
  kamar bilas, barang berharga, gembok, kunci loker
baby_gear: kursi bayi, baby crib, ranjang bayi, box bayi, high chair, stroller, kereta bayi, ganti popok,
  tempat tidur bayi, baby chair, bayi baru lahir, boks bayi, kursi makan bayi, kursi mobil bayi, kursi tinggi,
  meja ganti popok, kereta dorong, ruang menyusui, perlengkapan bayi, kursi mobil anak
invoice: faktur, invoice, faktur pajak, kuitansi, kwitansi, nota, atas nama perusahaan, reimburse kantor, npwp, ppn,
  nota kantor, struk, bon, nama perusahaan, bukti pembayaran, tagihan dikirim
instalments: cicil, cicilan, nyicil, angsuran, bayar bertahap, kredit, paylater, bayar bulanan, bayar nanti, dicicil,
  bayar dua kali, bayar tempo, tenor, cicilan nol persen, pembayaran bertahap, cicilan tanpa bunga,
  tiga kali pembayaran, jatuh tempo, uang muka, termin
pay_on_delivery: cod, bayar ditempat, bayar di tempat, bayar kurir, bayar pas sampai, bayar saat diterima,
  bayar pas ambil, bisa cod, cash on delivery, bayar barang datang, bayar ke kurir, sistem cod,
  pembayaran kepada kurir, bayar saat pengambilan, dibayar saat diterima, tunai kepada kurir, biaya cod, layanan cod
validity: masa berlaku, berlaku sampai, kadaluarsa, kedaluwarsa, expired, hangus, voucher berlaku,
  berlaku berapa lama, voucher hangus, kuota hangus, poin hangus, masih berlaku, voucher lama, berlaku selama,
  berlaku hingga, hangus setelah, sejak tanggal pembelian, berlaku 12 bulan, berakhir masa berlaku, berlaku satu tahun
transfer: pindah tangan, tiket dipakai teman, dialihkan, digantiin teman, kasih ke teman, ganti nama tiket,
  dipakai orang lain, diwakilkan, pindah nama, tiket teman, over tiket, dialihin, balik nama, dipindahtangankan,
  tidak dapat dialihkan, perubahan nama, orang lain, pengalihan, atas nama pribadi, bersifat pribadi, dapat digantikan
lost_item: ketinggalan barang, barang ketinggalan, barang hilang, kunci hilang, kehilangan kunci, kartu hilang,
  tiket hilang, dompet ketinggalan, hp ketinggalan, lost and found, tertinggal, kehilangan kartu,
  kartu member hilang, barang tertinggal, barang temuan, penggantian kartu, biaya kunci pengganti, kartu pengganti
broke_it: nggak sengaja rusak, pecahin, mecahin gelas, ganti rugi, kena noda, ngerusakin, lecet, baret, merusak,
  nabrak, kerusakan ditanggung, tumpahan, kalau rusak gimana, ketumpahan, kerusakan dibebankan, biaya kerusakan,
  tanggung jawab penyewa, mengganti kerugian, deposit kerusakan, risiko sendiri, kerusakan akibat, biaya perbaikan,
  noda, menanggung kerusakan
extend: perpanjang, perpanjang sewa, nambah hari, nambah jam, extend, tambah semalam, tambah satu jam, late checkout,
  nginep lagi, perpanjang semalam, lebih lama sewa, overtime, balikin telat, perpanjangan, memperpanjang,
  late check-out, jam tambahan, hari tambahan, setiap jam berikutnya, perpanjangan sewa, keterlambatan pengembalian,
  kelebihan waktu, malam tambahan
home_visit: datang ke rumah, panggilan ke rumah, home service, home visit, panggil ke rumah, ke rumah saya,
  layanan rumah, nggak bisa keluar rumah, homecare, kunjungan rumah, guru ke rumah, dipanggil kerumah,
  layanan panggilan, biaya panggilan, layanan ke rumah, di rumah anda, biaya kunjungan, teknisi datang,
  perawatan di rumah
pick_up: ambil sendiri, ambil di toko, ambil ditoko, dijemput barang, jemput cucian, ambil langsung, self pickup,
  antar jemput cucian, barang dijemput, takeaway, bungkus, diambil ke rumah, jemput laundry, pengambilan di toko,
  layanan jemput, layanan penjemputan barang, pengambilan pesanan, siap diambil, jemput antar, pengambilan mandiri,
  titik pengambilan, dibawa pulang
who_collects: dijemput nenek, nenek jemput, orang lain ambil, diambil orang lain, tetangga ambilin, pembantu jemput,
  dijemput sopir, diwakilkan ambil, kakek jemput, tante jemput, titip ambil, surat kuasa, suami ambilin,
  orang yang berwenang, kuasa tertulis, penjemput, daftar penjemput, diwakilkan, persetujuan tertulis,
  identitas penjemput, izin tertulis, diambil pihak lain, penjemput terdaftar
ill: anak demam, lagi sakit, lagi flu, batuk pilek, anak sakit, demam, pilek, masuk sakit, cacar, surat dokter,
  muntah, nggak enak badan, ketularan, menular, surat keterangan dokter, bebas demam, penyakit menular, gejala, flu,
  batuk, tetap di rumah, infeksi
emergency: darurat, gawat darurat, sakit banget, tengah malam sakit, mogok, urgent, kecelakaan, sakit gigi parah,
  ugd, igd, nomor darurat, mogok dijalan, keracunan, pendarahan, gigi patah, layanan darurat, keadaan darurat,
  di luar jam kerja, pertolongan pertama, hotline 24 jam, bantuan jalan, derek
insurance_pays: bpjs, pakai bpjs, ditanggung asuransi, asuransi kesehatan, klaim asuransi, cover asuransi, subsidi,
  pakai asuransi, bantuan pemerintah, dicover bpjs, terima bpjs, kartu prakerja, tunjangan, kip, penggantian biaya,
  rekanan asuransi, bpjs kesehatan, asuransi swasta, jaminan kesehatan
waiting: waiting list, antre, antri berapa lama, daftar tunggu, masih penuh, nunggu lama, ngantri, antrean,
  slot kosong, masih ada tempat, nunggu berapa lama, kuota penuh, ambil nomor antrian, waktu tunggu, nomor antrean,
  urutan pendaftaran, tempat kosong, masa tunggu, antrian, tempat terbatas
certificate: sertifikat, dapat sertifikat, ijazah, piagam, bukti kehadiran, surat keterangan lulus, dapet ijazah,
  sertifikatnya, e-sertifikat, sertifikat resmi, surat keterangan ikut, diploma, sertifikat kelulusan,
  surat keterangan mengikuti, tanda lulus, sertifikat peserta, sertifikat diberikan
level: level berapa, tes penempatan, placement test, kelas mana cocok, level saya, tingkat kemampuan, masuk level,
  nentuin level, kelas menengah, kelas lanjutan, kursus mana cocok, intermediate, tes awal, level a1,
  tingkat menengah, tingkat lanjut, penilaian awal, jenjang, uji kemampuan, tes penentuan, tingkatan
spoken: bahasa inggris, bisa bahasa inggris, ngomong inggris, staf bahasa inggris, berbahasa mandarin, speak english,
  penerjemah, bahasa jawa, bahasa jepang, nggak bisa bahasa indonesia, bicara bahasa, bahasa arab, berbahasa inggris,
  staf berbahasa, berbicara bahasa, bahasa yang dikuasai, multibahasa, bahasa pengantar
shuttle: jemput bandara, dijemput di bandara, antar jemput bandara, jemputan, shuttle, jemput stasiun,
  dijemput stasiun, mobil jemputan, antar ke bandara, transfer bandara, jemput pelabuhan, jemput terminal,
  antar jemput hotel, antar jemput, antar-jemput bandara, penjemputan bandara, layanan antar jemput,
  penjemputan di stasiun, bus antar jemput, penjemputan pelabuhan
charge_car: mobil listrik, cas mobil, ngecas mobil, charger mobil, spklu, isi daya mobil, charging station,
  colokan mobil listrik, ngecas ev, cas motor listrik, charging mobil, wuling listrik, kendaraan listrik,
  stasiun pengisian, pengisian daya, per kwh, titik pengisian, wallbox, kwh, pengisi daya mobil
bicycles: parkir sepeda, simpan sepeda, naruh sepeda, sepeda aman, taruh sepeda, titip sepeda, bawa sepeda,
  tempat sepeda, sepeda hilang, nyimpen sepeda, gembok sepeda, sepeda lipat, rak sepeda, penyimpanan sepeda,
  ruang sepeda, garasi sepeda, sepeda disimpan, gudang sepeda, penitipan sepeda, sepeda dikunci
least_busy: paling sepi, jam sepi, kapan sepi, nggak rame, jam ramai, nggak terlalu ramai, hari sepi, kapan lengang,
  biasanya rame, menghindari keramaian, penuh sesak, jam padat, sepi pengunjung, jam sibuk, lebih sepi,
  pengunjung sedikit, di luar jam sibuk, paling ramai, kepadatan, akhir pekan ramai, paling tenang
photos: foto-foto, boleh foto, ambil foto, memotret, moto, bikin video, syuting, selfie, rekam video, prewedding,
  kamera, fotografer, difotoin, drone, fotografi, pengambilan gambar, tanpa lampu kilat, flash, tripod, foto pribadi,
  perekaman video, pemotretan, dokumentasi, izin foto
dress: pakai baju, dress code, pakaian, pakai sepatu, baju renang, celana pendek, sandal jepit, kostum, pake sendal,
  baju bebas, pakai kaos, baju olahraga, pakai jilbab, burkini, aturan berpakaian, pakaian olahraga, sepatu olahraga,
  pakaian nyaman, sopan, alas kaki, sol bersih, pakaian ganti, busana
papers: dokumen apa, bawa ktp, ktp, sim, paspor, syarat dokumen, kartu keluarga, akta kelahiran, berkas,
  fotokopi ktp, buku vaksin, sim internasional, persyaratan berkas, kartu identitas, surat izin mengemudi, sim asli,
  dokumen yang diperlukan, persyaratan dokumen, fotokopi, buku vaksinasi
order_ahead: pesan berapa hari sebelumnya, pesan kue mendadak, pre order, po berapa hari, pesan dadakan, order h-1,
  pesan jauh hari, pesan kue besok, pesan tumpeng, order mendadak, pesan sebelumnya, kue custom, pre-order,
  hari sebelumnya, pesanan khusus, dipesan minimal, paling lambat dua hari, pemesanan kue, h-2, h-3,
  waktu pengerjaan, pemesanan sebelumnya, jam sebelumnya
estimate: kira-kira habis berapa, perkiraan biaya, estimasi biaya, cek dulu, taksiran, penawaran harga,
  survei gratis, kisaran harga, biaya pengecekan, kena berapa, minta penawaran, rincian biaya, ongkos servis kira,
  biaya pemeriksaan, survei lokasi, penawaran gratis, tanpa kewajiban, tidak mengikat, biaya diagnosa
redo: nggak puas hasil, kurang puas, hasilnya jelek, perbaiki lagi, ulang gratis, hasil nggak sesuai, touch up,
  revisi, warna nggak sesuai, potongan nggak rapi, diulang, garansi hasil, kecewa hasil, masih kotor,
  perbaikan gratis, tidak puas, touch-up, perbaikan ulang, pengerjaan ulang, koreksi gratis, dikerjakan ulang,
  garansi pengerjaan, keluhan hasil
account: bikin akun, daftar akun, lupa password, lupa kata sandi, login, nggak bisa login, registrasi akun,
  tanpa akun, buat akun, reset password, hapus akun, ganti password, nggak bisa masuk akun, akun pelanggan,
  kata sandi, reset kata sandi, tanpa registrasi, membuat akun, pembelian tamu, pendaftaran akun, akun pengguna
parents_stay: orang tua nunggu, nungguin anak, temani anak, orang tua nonton, ditungguin, nemenin anak,
  lihat anak latihan, orang tua masuk, mama ikut masuk, ortu nunggu, mendampingi anak, ortu boleh lihat,
  tunggu di kelas, orang tua menunggu, masa adaptasi, pendamping, orang tua mendampingi, orang tua diperbolehkan,
  didampingi orang tua, area tunggu orang tua, orang tua menonton, masa penyesuaian, ruang tunggu, pengantar
group_size: sekelas berapa, satu kelas berapa, berapa murid, isi kelas, jumlah murid, berapa anak sekelas,
  satu guru berapa, peserta per kelas, kelas kecil, rasio guru, murid per kelas, kelas privat, berapa siswa,
  siswa per kelas, maksimal peserta, jumlah peserta, ukuran kelas, anak per kelompok, per pengajar, maksimal 8 siswa,
  murid per guru
change_booking: ganti jadwal, ganti tanggal, reschedule, pindah jadwal, ubah tanggal, geser jadwal, ubah booking,
  ganti hari, pindah jam, ganti kamar, ubah reservasi, mundurin tanggal, majuin jadwal, perubahan jadwal,
  perubahan tanggal, penjadwalan ulang, perubahan reservasi, ubah jadwal, mengubah tanggal, perubahan pemesanan,
  pengubahan booking, dijadwalkan ulang
fuel: isi bensin, bensin penuh, bbm, bensin, full tank, tangki penuh, isi full bensin, solar, pertamax, termasuk bbm,
  balikin bensin penuh, pertalite, isi bahan bakar, baterai penuh, bahan bakar, pengisian bahan bakar, tangki terisi,
  biaya bensin, dikembalikan penuh, kekurangan bahan bakar, baterai terisi
least_stay: minimal menginap, semalam aja, satu malam saja, minimal sewa, sewa sehari, minimal berapa malam,
  minimal berapa hari, minimum stay, kontrak minimal, nginep semalam, sewa bulanan minimal, kontrak paling pendek,
  masa inap minimum, menginap minimum, minimal 2 malam, sewa minimum, masa sewa minimum, kontrak minimum,
  durasi minimum, minimal dua malam, jangka waktu minimum, masa kontrak
`
