/** How topics are told of in Malay. */
export const MALAY = `
offer_says: kami menawarkan, kami menyediakan, kami menjual, kami membekalkan, kami membaiki, kami mengajar,
  kami menyewakan, kami mengendalikan, kami menganjurkan, kami membuat, kami menghasilkan, kami menghidangkan,
  kami menyajikan, kami memasak, kami membakar, kami mencetak, kami merawat, kami membantu, kami melaksanakan,
  kami menerima tempahan, kami membina, kami mereka bentuk, kami mencuci, kami membersihkan, kami pakar,
  kami mengkhusus, kami fokus, kami ialah, kami adalah, kami merupakan, kami mempunyai, kami tawarkan, kami jual,
  kami sediakan, menawarkan pelbagai, menyediakan pelbagai, menjual pelbagai, menyediakan perkhidmatan,
  menawarkan perkhidmatan, terdapat pelbagai, sekolah kami, kedai kami, hotel kami, bengkel kami, klinik kami,
  syarikat kami, restoran kami, muzium kami, perkhidmatan kami meliputi, perkhidmatan kami termasuk,
  perkhidmatan kami merangkumi, produk kami termasuk, produk kami merangkumi, saya mengajar, saya menawarkan,
  saya membuat, di sini anda boleh, di tempat kami anda
offer_is: ialah, adalah, merupakan, ditubuhkan, diasaskan, dibuka sejak, dibuka pada, beroperasi sejak,
  telah beroperasi, selamat datang ke, selamat datang, telah berkhidmat, menyediakan, menawarkan, menjual,
  menganjurkan, mengendalikan, mengkhusus dalam, sebuah
offer_heads: perkhidmatan, perkhidmatan kami, servis, servis kami, produk, produk kami, koleksi, kursus, kursus kami,
  kelas, kelas kami, program, program kami, rawatan, jenis rawatan, menu, senarai menu, bilik, bilik kami,
  jenis bilik, pakej, pilihan pakej, harga, kadar, senarai harga, bayaran, yuran, keahlian, tiket, tentang kami,
  mengenai kami, siapa kami, profil, profil syarikat, latar belakang, apa yang kami tawarkan, apa yang kami lakukan,
  kemudahan, aktiviti, aktiviti kami, bidang perniagaan, katalog, rangkaian produk, skop perkhidmatan,
  sekilas pandang
prices_heads: harga, senarai harga, harga perkhidmatan, kadar, kadar bayaran, kadar bilik, kadar harian, kadar sewa,
  bayaran, senarai bayaran, caj, caj perkhidmatan, kos, yuran, yuran kursus, yuran pendaftaran, yuran keahlian,
  yuran bulanan, yuran pengajian, harga tiket, tiket, tiket masuk, bayaran masuk, pakej, pakej dan harga,
  harga dan pakej, harga pakej, keahlian, fi, sewa
prices_besides: deposit, wang pendahuluan, cengkeram, cagaran, wang cagaran, penghantaran, pos, kos penghantaran,
  caj penghantaran, kehilangan, hilang, kerosakan, rosak, denda, kelewatan, lewat, terlambat, caj pentadbiran,
  caj pembatalan, pembatalan, ganti rugi, penggantian, caj perjalanan, luar kawasan, luar negara, sabah, sarawak,
  semenanjung, zon, cod, penalti, pecah, kompaun
question_more: bila, sejak bila, sampai bila, mulai bila, bilakah, berapa lama, berapa, berapa banyak, berapa kali,
  berapa kerap, berapa jauh, berapa cepat, sejauh mana, selama mana, pukul berapa, jam berapa, hari apa,
  tarikh berapa, berapa hari, dari pukul berapa, sampai pukul berapa, hingga pukul berapa, brp, brp lama,
  berapa awal, selewat-lewatnya bila
question_which: yang mana, mana satu, yang manakah, mana yang, manakah, antara, yang mana satu, pilih yang mana,
  lebih baik yang mana
question_back: itu, tu, ini, ni, tersebut, begitu, yang itu, yang tadi, tadi, hal itu, untuk itu, untuk tu,
  dengan itu, dari itu, tentang itu, pasal tu, kalau itu, dia, beliau, nya
question_come: datang, bawa, bawak, membawa, dibawa, ajak, mengajak, ikut, masuk, sertai, join, dibenarkan, benarkan,
  membenarkan, boleh, bolehkah, dapat, dibolehkan, diterima, menerima, terima, dilarang, larangan, bersama, sekali,
  dengan saya, dengan kami, di dalam, ke dalam, dalam, sesuai, mesra, friendly, selamat, tak apa, tidak mengapa, ok,
  okey, melawat, menginap, bermalam, menemani, ditinggalkan, dialu-alukan, alu-alukan, welcome
question_nothing: selamat, datang, had, batas, batasan, dasar, polisi, peraturan, syarat, cara, kaedah, jenis, macam,
  bentuk, pilihan, sistem, peribadi, tetamu, pelanggan, pengunjung, pelawat, klien, pengguna, peserta, ahli, orang,
  seseorang, sesiapa, sesuatu, apa-apa, apa saja, apa sahaja, mana-mana, suatu, tempat, di sana, di situ, kat sana,
  sana, situ, sekitar, dekat sini, berdekatan, berhampiran, terdekat, ada, adakah, terdapat, sedia ada, tersedia,
  jual, menjual, tawarkan, menawarkan, sediakan, menyediakan, atur, mengatur, minta, meminta, permintaan, masuk,
  akses, pintu masuk, pakai, guna, memakai, menggunakan, digunakan, terbaik, awam, umum, pengangkutan, kenderaan,
  tolong, mohon, sila, maaf, hai, salam, encik, puan, cik, bang, kak, boss, terima kasih, tq, ya, ke, tak, eh,
  korang, anda, awak, saya, kami, aku, nak, mahu, ingin, hendak, tanya, bertanya, info, maklumat, berkaitan,
  mengenai, tentang, pasal, perihal
pay_told: kaedah pembayaran, kaedah bayaran, cara pembayaran, cara bayaran, pilihan pembayaran, mod pembayaran,
  pembayaran melalui, pembayaran secara, pembayaran dengan, pembayaran boleh, pembayaran dibuat, pembayaran tunai,
  pembayaran dalam talian, bayaran melalui, bayaran secara, bayaran boleh, bayaran dibuat, menerima pembayaran,
  menerima bayaran, menerima tunai, menerima wang tunai, dibayar melalui, dibayar dengan, dibayar secara,
  dibayar tunai, dibayar di kaunter, membayar dengan, membayar melalui, membayar secara, bayar dengan, bayar melalui,
  bayar di kaunter, pindahan bank, pindahan wang, pemindahan bank, perbankan dalam talian, online banking, fpx,
  duitnow, kod qr, touch 'n go, touch n go, tng ewallet, e-dompet, e-wallet, ewallet, grabpay, boost, shopeepay,
  paypal, spaylater, atome, paylater, ansuran, secara ansuran, cash on delivery, cod, wang tunai, cek, akaun maybank,
  akaun cimb, nombor akaun, akaun bank, kad debit, kad kredit, invois dihantar, dengan invois, pesanan tempatan,
  debit terus, autodebit
pay_rather: kami menerima, menerima, diterima, boleh dibayar, boleh dibuat, kaedah, melalui, bayar, bayaran,
  pembayaran
pay_unlike: refund*, bayaran balik, dipulangkan, dikembalikan, deposit, pendahuluan, cagaran, denda, ganti rugi,
  kerosakan, penggantian, tuntutan, kelewatan, hangus
pay_asked: macam mana, mcm mana, camne, bagaimana, cara, apa, apa saja, boleh, bolehkah, terima, menerima, guna,
  pakai, melalui, dengan, kaedah, mungkin, ada, di mana, kat mana, ke mana, ke
pay_notasked: siapa yang bayar, siapa bayar, siapa yang tanggung, bila, berapa, kena bayar, perlu bayar, mesti bayar,
  had, maksimum, minimum, hilang, tarikh akhir
voucher_told: baucar hadiah, baucer hadiah, kad hadiah, sijil hadiah, kupon hadiah, gift voucher*, gift card*,
  gift certificate*, baucar, baucer, voucher, baucar bernilai, baucar sah, baucar boleh, baucar tunai
voucher_rather: sah, tempoh sah, dibeli, beli, membeli, boleh didapati, bernilai, nilai, bermula, rm*, dijual,
  hadiah, ditebus, menebus
voucher_never: kod baucar, baucar diskaun, baucar parkir, baucar wifi, baucar internet, baucar buku,
  baucar makanan pekerja, baucar bayaran
voucher_asked: baucar*, baucer*, voucher*, gift*, hadiah*, kupon, menghadiahkan, sijil, beri, bagi, memberi, belikan
cards_told: tidak menerima kad, tidak dapat menerima kad, belum menerima kad, tanpa kad, kad sahaja,
  hanya menerima kad, tunai sahaja, hanya tunai, hanya menerima tunai, hanya menerima wang tunai,
  hanya menerima bayaran tunai, cash only, semua kad, semua jenis kad, semua kad utama, kad kredit dan debit,
  kad debit dan kredit, kad kredit, kad debit, menerima kad, kad visa, visa dan mastercard, mastercard, amex,
  terminal kad, mesin kad, tanpa tunai, tanpa sentuh, cashless, contactless, tidak menerima wang tunai,
  tidak menerima tunai
cards_unlike: refund*, bayaran balik, dipulangkan, deposit, cagaran, kad ahli, kad keahlian, kad pelajar,
  pendahuluan, sah
cards_never: kad tidak diperlukan, tanpa kad kredit untuk, ansuran kad
cards_asked: bayar, membayar, bayaran, pembayaran, terima, menerima, ambil, boleh, guna, pakai, swipe, tap, tunai,
  cash, hanya, dengan, mesin, bawa, kena, perlu, minimum
cards_notasked: hilang, had, maksimum, kad ahli, kad keahlian, kad hadiah, kad pelajar, kad nama, gift, kad ucapan,
  kad sim, kad pengenalan, kad waranti, kad kahwin, kad jemputan
refund_told: bayaran balik, pulangan wang, pemulangan wang, wang dipulangkan, wang akan dipulangkan,
  wang dikembalikan, wang anda, pemulangan barang, pemulangan produk, pemulangan*, pulangan, dasar pemulangan,
  polisi pemulangan, refund*, non-refundable, dikembalikan sepenuhnya, dipulangkan sepenuhnya, dikembalikan dalam,
  dipulangkan dalam, dipulangkan, boleh dipulangkan, tidak boleh dipulangkan, tidak akan dipulangkan,
  tidak akan dikembalikan, yuran tidak dikembalikan, kami pulangkan, kami memulangkan, memulangkan barang,
  memulangkan produk, mengembalikan wang, mengembalikan barang, pertukaran, boleh ditukar, ditukar dalam,
  menukar barang, tukar barang, tukar saiz, hangus, dibayar balik, membayar balik
refund_rather: # hari, hari, minggu, # %, peratus, wang, penuh, refund*, balik, sepenuhnya, separuh, seluruh
refund_unlike: cagaran, kunci, deposit, insurans, tuala, lewat memulangkan
refund_never: pemulangan buku, pemulangan kunci, pemulangan kereta, pemulangan motosikal, pemulangan kenderaan,
  pemulangan alat, pemulangan basikal, pertukaran wang, pertukaran mata wang, pertukaran pelajar, kadar pertukaran,
  pulangan pelaburan, pulangan cukai, penukaran mata
refund_notasked: pertukaran wang, tukar duit, tukar tayar, tukar mata wang, kembali ke, datang balik,
  kadar pertukaran, tukar nama
deposit_told: deposit, deposit sebanyak, deposit keselamatan, wang pendahuluan, bayaran pendahuluan, pendahuluan,
  wang cengkeram, cengkeram, wang cagaran, cagaran, wang muka, bayaran muka, bayaran awal, bayaran tempahan,
  yuran tempahan, booking fee, down payment, dibayar terlebih dahulu, bayaran penuh terlebih dahulu, bayaran penuh,
  semasa tempahan, semasa membuat tempahan, baki bayaran, jelaskan baki, prabayar
deposit_with: #, %, peratus, separuh, tanpa, tidak, penuh, seluruh, sebanyak, minimum, sekurang-kurangnya,
  pendahuluan, deposit, cagaran, wajib, rm*
deposit_rather: tempahan, booking, menempah, diperlukan, wajib, membayar, dibayar, dikenakan, sebanyak, baki,
  pengesahan, mengesahkan
deposit_unlike: botol, gelas, kembali, dikembalikan, dipulangkan, pemulangan, cukai, hangus, tong, tabung,
  simpanan tetap
deposit_notasked: balik, kembali, dikembalikan, dipulangkan, pulangkan, bayaran balik, hangus
discount_told: diskaun*, potongan harga, potongan, potongan #, promosi*, harga istimewa, harga khas, kadar istimewa,
  kadar khas, harga pelajar, harga kumpulan, harga warga emas, harga promosi, kadar pelajar, kadar kumpulan,
  lebih murah, lebih jimat, jimat #, jimat sehingga, separuh harga, kod promosi, kod promo, kod diskaun, rebat,
  cashback, pulangan tunai, early bird, pengurangan yuran, pengurangan harga, kad kesetiaan, program kesetiaan,
  program ganjaran, mata ganjaran, anak kedua, adik-beradik, pelajar .. rm, warga emas .. rm, pelajar .. %,
  warga emas .. %, pesara .. %, oku .. %, kanak-kanak .. percuma, kanak-kanak .. separuh, warga emas .. percuma,
  percuma untuk kanak-kanak, percuma bagi, percuma untuk warga emas, beli # percuma, beli satu percuma,
  kumpulan minimum
discount_rather: # %, # peratus, diskaun*, potongan, promosi, istimewa, khas, lebih murah, jimat, kod
discount_unlike: lewat, sst, cukai, denda, peperiksaan, deposit, pendahuluan, pembatalan, batal, digabungkan,
  potongan rambut, potongan kain, potongan kek
included_told: sudah termasuk, telah termasuk, harga termasuk, harga adalah termasuk, kadar termasuk, yuran termasuk,
  bayaran termasuk, pakej termasuk, tiket termasuk, termasuk dalam harga, termasuk dalam yuran, termasuk dalam pakej,
  termasuk dalam kadar, termasuk dalam bayaran, termasuk dalam tiket, tidak termasuk, belum termasuk,
  harga merangkumi, pakej merangkumi, yuran merangkumi, bayaran merangkumi, keahlian merangkumi, keahlian termasuk,
  harga meliputi, pakej meliputi, disertakan, sudah disertakan, tanpa caj tambahan, tiada caj tambahan,
  tanpa kos tambahan, tiada caj tersembunyi, tiada kos tersembunyi, caj tambahan, kos tambahan, bayaran tambahan,
  dikenakan caj, dikenakan bayaran tambahan, dicaj berasingan, dibayar berasingan, dicaj secara berasingan,
  all inclusive, semua termasuk, percuma untuk setiap
included_rather: harga, kadar, tiket, yuran, bayaran, pakej, semua, termasuk, sudah, merangkumi
included_unlike: sst, cukai, pembatalan, refund*, bayaran balik, pemulangan, tidak terhad kepada
guarantee_told: waranti*, jaminan kualiti, jaminan kepuasan, jaminan produk, jaminan ketulenan, jaminan mutu,
  jaminan #, jaminan wang, dijamin, kami jamin, kami menjamin, memberi jaminan, tempoh waranti, tempoh jaminan,
  kad waranti, tuntutan waranti, dibaiki percuma, dibaiki semula secara percuma, pembaikan percuma,
  kecacatan pembuatan, kecacatan kilang, kerosakan pembuatan, warranty, guarantee, garanti, diganti baru,
  digantikan secara percuma
guarantee_rather: # tahun, tahun, bulan, # bulan, # hari, sah, waranti, seumur hidup
guarantee_never: tidak menjamin kekosongan, tidak menjamin tempat, jaminan bank, bank jaminan, wang jaminan,
  jaminan sosial, jaminan pinjaman, penjamin, tempat dijamin
guarantee_notasked: lanjut*, panjangkan, memanjangkan, lebih lama, duit balik, wang dikembalikan
bring_told: sila bawa, sila bawa bersama, mohon bawa, wajib membawa, perlu membawa, perlu bawa, mesti membawa,
  hendaklah membawa, hendaklah bawa, dikehendaki membawa, digalakkan membawa, dinasihatkan membawa,
  dinasihati membawa, jangan lupa bawa, jangan lupa membawa, bawa bersama, bawa tuala, bawa sendiri, membawa tuala,
  membawa sendiri, membawa kad, membawa kad pengenalan, membawa pakaian, membawa dokumen, membawa salinan,
  membawa peralatan, bawa kad pengenalan, bawa dokumen, bawa pakaian salinan, perlu dibawa, mesti dibawa,
  wajib dibawa, yang perlu dibawa, yang dibawa, pakai pakaian, pakai kasut, sila pakai, memakai pakaian,
  memakai kasut, memakai baju, berpakaian, berpakaian sopan, berpakaian kemas, pakaian sukan, pakaian selesa,
  pakaian yang selesa, kasut sukan, kasut bertutup, pakaian salinan, baju salin, tuala sendiri, kad pengenalan,
  mykad, tunjukkan kad, tunjukkan mykad, menunjukkan kad, pasport asal, salinan kad pengenalan, kod pakaian,
  etika pakaian, dress code, kelengkapan yang diperlukan, sediakan dokumen
bring_rather: sila, mohon, wajib, perlu, mesti, hendaklah, sendiri, pakaian, kasut, tuala, kad pengenalan, mykad,
  jangan lupa
bring_asked: apa, apa saja, apa sahaja, apa-apa, sesuatu, yang perlu, yang kena, kena, perlu, wajib, mesti, sendiri
bring_never: tidak perlu membawa, tidak perlu bawa, dilarang membawa, tidak boleh membawa, tidak dibenarkan membawa,
  membawa haiwan, membawa anjing, membawa anak, membawa kanak-kanak, membawa makanan luar, membawa kawan,
  membawa balik, membawa pulang, bawa pulang, membawa anda
bring_notasked: bawa anak, bawa budak, bawa bayi, bawa anjing, bawa kucing, bawa haiwan, bawa balik, bawa kawan,
  bawa kereta, bawa makanan
wifi_told: wi-fi, wifi, internet, akses internet, capaian internet, sambungan internet, talian internet,
  internet percuma, internet tanpa wayar, rangkaian tanpa wayar, hotspot, jalur lebar, gentian optik, unifi,
  kelajuan internet
wifi_rather: percuma, kata laluan, password, disediakan, tetamu, rangkaian, pengunjung, laju, seluruh
wifi_never: ghz, router, perbankan internet, internet banking, di internet, melalui internet, penghala,
  radio internet
wifi_notasked: password*, pasword, kata laluan, tanpa, kod, pw
parking_told: letak kereta, meletak kereta, tempat letak kereta, tempat letak kenderaan, letak kenderaan,
  kawasan letak kereta, petak parkir, petak kereta, parkir*, tempat parkir, parking*, diletakkan di hadapan,
  ruang parkir, bangunan parkir, valet, jockey, letak motosikal, tempat letak motosikal, parkir percuma, kupon parkir
parking_rather: kereta, motosikal, tetamu, pengunjung, percuma, disediakan, di belakang, di hadapan, di sebelah,
  terdekat, kenderaan, sejam
parking_never: sensor parkir, brek parkir, lampu parkir, saman parkir, brek letak kereta
children_told: kanak-kanak, anak-anak, anak, anak kecil, bayi, balita, budak, kerusi bayi, kerusi tinggi, high chair,
  baby chair, bilik penyusuan, bilik menyusu, bilik bayi, kawasan permainan, taman permainan, ruang permainan,
  umur # tahun, berumur # tahun, di bawah # tahun, bawah # tahun, kereta sorong bayi, kereta sorong, si kecil,
  si manja, mesra kanak-kanak, mesra keluarga, lampin, menukar lampin, katil bayi, baby cot, remaja
children_rather: boleh, dibenarkan, dibolehkan, dilarang, tidak, hanya, mesti, wajib, kecuali, sesuai, mesra,
  percuma, ditemani, diiringi, dialu-alukan, selamat datang, diterima, disediakan, ibu bapa, dari umur, penjaga
children_never: anak tangga, anak syarikat, anak kunci, anak buah, anak sungai, anak panah, anak tempatan,
  anak negeri, doktor kanak-kanak, pakar kanak-kanak, basikal kanak-kanak
children_unlike: kunci, gambar, invois, insurans, kerusi kereta, dijemput, tayar
children_notasked: makanan, baju, kasut, rambut, produk, hari jadi, harga, hilang
dogs_told: anjing, kucing, haiwan peliharaan, haiwan kesayangan, haiwan, binatang peliharaan, binatang, peliharaan,
  pet friendly, pet-friendly, mesra haiwan, anjing pemandu, anjing bantuan, haiwan pemandu
dogs_rather: boleh, dibenarkan, dibolehkan, dilarang, tidak, hanya, mesti, wajib, kecuali, tali, diikat,
  selamat datang, dialu-alukan, diterima, sangkar, sila, maaf, caj tambahan, bayaran
dogs_unlike: #, makanan anjing, makanan kucing, bersendirian, biskut, daging, zoo
dogs_never: taman haiwan, zoo, produk haiwan, doktor haiwan, pakar haiwan, haiwan ternakan, diuji ke atas haiwan,
  bahan haiwan
dogs_notasked: makanan, bulu, produk, vegan, vaksin, grooming, dandan, rambut
access_told: kerusi roda, oku, orang kurang upaya, kurang upaya, orang kelainan upaya, lif, lift, eskalator,
  elevator, ramp, tanjakan, laluan landai, tingkat bawah, aras bawah, anak tangga, tanpa tangga, tangga, tandas oku,
  tandas orang kurang upaya, akses oku, kebolehcapaian, akses rata, akses kerusi roda, stroller, kereta sorong,
  tongkat, cacat penglihatan, cacat pendengaran, masalah penglihatan, masalah pendengaran, bahasa isyarat,
  rel tangan, pergerakan terhad, mesra oku, mesra kerusi roda, warga emas dan oku
access_rather: kerusi roda, oku, kurang upaya, mesra, tanpa tangga, landai, lif, disediakan, boleh
access_unlike: kecemasan, pindah rumah, merokok, asap, kebakaran, pemindahan, angkut barang, membersihkan
access_never: suri rumah, rumah tangga, tangga kecemasan, tanda tangan, jiran tetangga, tangga lipat, akses kecemasan
age_told: umur minimum, usia minimum, umur minima, umur maksimum, usia maksimum, had umur, had usia,
  had minimum umur, syarat umur, kelayakan umur, minimum # tahun, sekurang-kurangnya # tahun, berumur # tahun,
  berumur # tahun ke atas, berumur sekurang-kurangnya #, berusia # tahun, berusia sekurang-kurangnya #, mulai umur #,
  mulai usia #, dari umur #, dari usia #, seawal usia #, umur # tahun, usia # tahun, umur #, usia #, bawah umur #,
  di bawah umur, bawah umur, di bawah # tahun, bawah # tahun, di atas # tahun, atas # tahun, # tahun ke atas,
  # tahun ke bawah, # tahun dan ke atas, kurang daripada # tahun, lebih daripada # tahun, antara # dan # tahun,
  antara # hingga # tahun, # hingga # tahun, # sampai # tahun, # - # tahun, #-# tahun, #–# tahun, genap # tahun,
  mencapai umur #, telah mencapai umur, cukup umur, orang dewasa, semua peringkat umur, segala peringkat umur,
  semua umur, sejak usia #, orang dewasa sahaja
age_rather: mesti, wajib, minimum, sekurang-kurangnya, maksimum, hanya, peserta, ahli, pemandu, kanak-kanak, boleh,
  ditemani, had, syarat, dibenarkan, layak
age_asked: umur, usia, tahun, thn, tua, muda, had, minimum, maksimum, dewasa, bawah, atas
age_never: waranti, data, invois, baucar, sah, sejak tahun, tahun lalu, pengalaman, berpengalaman, kontrak, bangunan,
  jaminan
age_unlike: pengalaman, percuma, diskaun, disimpan, potongan
age_notasked: berapa umur korang, umur bangunan, umur kedai, umur syarikat, usia syarikat, umurnya berapa,
  sudah berapa tahun, dah berapa tahun, berapa tahun beroperasi, hayat
directions_told: naik bas, naik tren, naik lrt, naik mrt, naik komuter, naik teksi, naik grab, naik kereta,
  dengan bas, dengan kereta, dengan tren, menaiki bas, menaiki lrt, menaiki mrt, menaiki tren, menaiki komuter,
  dengan pengangkutan awam, menggunakan pengangkutan awam, pengangkutan awam, rapid kl, rapidkl, hentian bas,
  perhentian bas, stesen, stesen lrt, stesen mrt, stesen ktm, stesen monorel, stesen terdekat, terminal,
  lapangan terbang, # minit dari, # minit berjalan kaki, # minit jalan kaki, # minit pemanduan, # minit memandu,
  # km dari, # meter dari, berjalan kaki dari, minit berjalan kaki, laluan, laluan #, bas #, bas nombor, bas t#,
  lebuh raya, susur keluar, plaza tol, keluar tol, persimpangan #, simpang, bulatan, belok kanan, belok kiri,
  belok ke kanan, belok ke kiri, ambil simpang, ambil susur, terus ke, turun di, mercu tanda, bertentangan dengan,
  di sebelah, di hadapan, di seberang, berhampiran, waze, google maps, lampu isyarat, cara ke sini, cara ke,
  arah perjalanan, panduan arah, mudah diakses, boleh dihubungi melalui lebuh raya, jejantas
directions_rather: stesen, hentian, bas, tren, lrt, mrt, ktm, terminal, minit, lapangan terbang, tol, dari,
  berjalan kaki, belok
directions_never: pelancongan, lawatan, ekspedisi, hari ke, perjalanan pulang, jadual lawatan, lebih dari
holidays_told: cuti umum, hari kelepasan, hari kelepasan am, cuti am, hari raya, hari raya aidilfitri, aidilfitri,
  aidiladha, hari raya haji, krismas, hari krismas, tahun baru, tahun baru cina, malam tahun baru, malam krismas,
  deepavali, thaipusam, wesak, hari wesak, gawai, kaamatan, hari merdeka, hari malaysia, hari pekerja,
  hari kebangsaan, maulidur rasul, awal muharram, cuti tahunan, cuti raya, cuti perayaan, musim perayaan, # disember,
  # januari, # ogos, # september, sepanjang tahun, setiap hari sepanjang tahun, tutup pada, tutup dari, ditutup pada,
  ditutup dari, cuti pada, bulan ramadan, bulan puasa, sepanjang ramadan, selama ramadan, hari kebesaran,
  public holiday, public holidays, cuti negeri
holidays_rather: tutup, buka, cuti, kekal dibuka, beroperasi, waktu, operasi, ditutup
holidays_unlike: cuti sekolah, menu, pakej krismas, hamper, cuti tahunan kakitangan, bonus, hadiah
holidays_notasked: harga, berapa, mahal, hadiah, promosi, pakej, diskaun, menu, hamper
needed_alone: walk-in, walk in, walkin, tanpa tempahan, tanpa temujanji, tanpa temu janji, tanpa janji temu,
  tanpa pendaftaran, tanpa mendaftar, tidak perlu tempahan, tidak perlu menempah, tidak perlu temujanji,
  tidak perlu temu janji, tidak perlu membuat temujanji, tidak perlu membuat tempahan, tidak perlu mendaftar,
  tidak perlu daftar, tempahan tidak diperlukan, temujanji tidak diperlukan, pendaftaran tidak diperlukan,
  tidak memerlukan tempahan, tidak memerlukan temujanji, tidak menerima tempahan, tidak menerima walk-in,
  hanya dengan temujanji, hanya melalui temujanji, dengan temujanji, dengan temu janji, dengan temujanji sahaja,
  temujanji sahaja, melalui temujanji sahaja, berdasarkan temujanji, by appointment, terus datang, datang terus,
  boleh datang terus, sila datang terus, siapa cepat dia dapat, wajib menempah, wajib tempah, wajib mendaftar,
  wajib membuat temujanji, tempahan wajib, tempahan diperlukan, tempahan disyorkan, tempahan digalakkan,
  tempahan amat digalakkan, tempahan awal, sila buat tempahan, sila buat temujanji, sila buat temu janji,
  sila tempah, daftar terlebih dahulu, mendaftar terlebih dahulu, tempahan terlebih dahulu, menempah terlebih dahulu,
  on the spot, siapa dahulu
needed_told: tempahan*, menempah, tempah, booking*, temujanji, temu janji, janji temu, pendaftaran, mendaftar,
  daftar, membuat temujanji, buat temujanji, pesanan, menghubungi, hubungi, pengesahan, reservasi*, appointment, rsvp
needed_with: perlu, mesti, wajib, hendaklah, diperlukan, diwajibkan, disyorkan, digalakkan, sebaiknya, mohon, sila,
  terlebih dahulu, lebih awal, dahulu, sebelum, sekurang-kurangnya, selewat-lewatnya, minimum, # hari, # jam, awal,
  siap-siap
needed_asked: perlu, kena, mesti, wajib, harus, perlukah, wajibkah, mestikah, tanpa, dulu, dahulu, terlebih dahulu,
  terus, walk in, sebaiknya, payah, mengejut
needed_never: senarai harga, senarai menu, senarai menunggu, pesanan ringkas, hantar mesej, mesej whatsapp,
  pesanan suara
needed_unlike: batal*, pembatalan, dibatalkan, membatalkan, deposit, pendahuluan, cagaran, baki, refund*,
  bayaran balik
needed_notasked: macam mana kalau, bagaimana kalau, apa jadi kalau, kalau saya batal
book_told: tempahan*, menempah, tempah, tempah tempat, tempah meja, tempah bilik, tempah online, booking*,
  tempah tiket, membeli tiket, beli tiket, tiket boleh dibeli, pembelian tiket, pendaftaran, mendaftar, mendaftarkan,
  daftar online, daftar dalam talian, daftar melalui, daftar di, borang pendaftaran, borang tempahan, isi borang,
  mengisi borang, lengkapkan borang, membuat temujanji, buat temujanji, membuat temu janji, temujanji, temu janji,
  buat tempahan, membuat tempahan, membuat pesanan, pesanan melalui, daftar masuk sebagai ahli, buka akaun,
  menjadi ahli, cara menempah, cara mendaftar, cara membuat tempahan, permohonan, memohon
book_with: online, dalam talian, laman web, laman sesawang, web, www, aplikasi, telefon, tel, hubungi, menghubungi,
  whatsapp, wa, wasap, e-mel, emel, email, e-mail, borang, pautan, link, kaunter, kaunter pertanyaan,
  meja penyambut tetamu, resepsi, pejabat, facebook, instagram, dm, mesej, sms, walk-in, terus, google form, akaun,
  portal, 01*, 03*, 60*, @, #
book_rather: melalui, online, telefon, whatsapp, hubungi, aplikasi, laman web, borang, e-mel, emel, sila,
  dalam talian
book_unlike: deposit, pendahuluan, cagaran, batal*, pembatalan, dibatalkan, membatalkan, refund*, dikembalikan,
  dipulangkan, parkir
book_never: senarai harga, senarai menu, denda, kemalangan, kerosakan, pendaftaran kenderaan, pendaftaran syarikat
book_notasked: macam mana kalau, bagaimana kalau, apa jadi kalau, kalau batal
cancel_told: batal, batal*, dibatalkan, membatalkan*, pembatalan*, cancel*, tidak dapat hadir, tidak dapat datang,
  tidak boleh hadir, tidak jadi, mengubah tarikh, menukar tarikh, pertukaran tarikh, perubahan tarikh, tukar tarikh,
  ubah tarikh, penjadualan semula, dijadualkan semula, menjadualkan semula, jadual semula, reschedule*, menangguhkan,
  penangguhan, ditangguhkan, ditunda, menunda, berhenti melanggan, penamatan, menamatkan, ditamatkan,
  menamatkan kontrak, penamatan kontrak, penamatan keahlian, menarik diri, penarikan diri, notis penamatan,
  notis bertulis, tempoh notis, perubahan tempahan, pindaan tempahan, menukar tempahan
cancel_rather: percuma, tanpa caj, # hari, # jam, hari, jam, minggu, bulan, # %, caj, denda, penalti, sebelum,
  selewat-lewatnya, dikenakan
cancel_unlike: kami membatalkan, kami batalkan, pihak kami, artis, kami berhak, penerbangan, kelas dibatalkan oleh
cancel_never: penamatan perkhidmatan internet, membatalkan puasa, membatalkan waranti, batal wuduk
late_told: lewat*, terlewat, kelewatan*, terlambat*, lambat, kelewatan ketibaan, tiba lewat, datang lewat,
  sampai lewat, hadir lewat, tempoh ihsan, tempoh tangguh, tempoh tunggu, grace period, tidak hadir, ketidakhadiran,
  tidak datang, no-show, no show, tidak muncul, terlepas, hangus, dianggap batal, dianggap dibatalkan,
  meja akan dilepaskan, tempahan akan dilepaskan, tempat akan dilepaskan, tempat disimpan, tempahan disimpan,
  kami tunggu, kami menunggu, kami akan menunggu, lebih # minit, lebih daripada # minit, melebihi # minit,
  selepas # minit, selepas masa, selepas kelas bermula, selepas waktu mula, kemasukan terakhir, lewat dijemput,
  lewat mengambil, tiba selepas
late_rather: lewat, terlambat, kelewatan, minit, # minit, dikenakan, denda, dilepaskan, hangus
late_unlike: daftar keluar lewat, late check-out, bagasi, bunga, lewat bayar, kelewatan bayaran,
  kelewatan pembayaran, kelewatan pemulangan, lewat memulangkan, penghantaran
late_never: late check-out, daftar keluar lewat, selewat-lewatnya, lewat malam, tarikh luput
complaint_told: aduan*, mengadu, pengadu, membuat aduan, maklum balas, tidak puas hati, tidak berpuas hati,
  kurang berpuas hati, ketidakpuasan, tidak memuaskan, kecewa, mengecewakan, khidmat pelanggan,
  perkhidmatan pelanggan, layanan pelanggan, customer service, customer care, pusat bantuan, hotline, talian hotline,
  talian aduan, jika ada masalah, sekiranya ada masalah, sekiranya terdapat masalah, sekiranya anda tidak,
  jika terdapat masalah, jika ada yang tidak kena, mengalami masalah, barang rosak, tiba dalam keadaan rosak,
  peti cadangan, cadangan dan aduan, pertikaian, melaporkan, laporkan, tribunal tuntutan pengguna, kpdn,
  tribunal pengguna
complaint_rather: hubungi, telefon, e-mel, emel, email, whatsapp, wa, sampaikan, kemukakan, kami, pengurus,
  pengurusan, borang, hari bekerja, maklum balas, @, #
complaint_unlike: aduan kesihatan, kesakitan, pesakit, simptom, gejala
delivery_told: penghantaran*, dihantar, hantar, kami hantar, menghantar, kami menghantar, hantar ke,
  kos penghantaran, caj penghantaran, yuran penghantaran, kos pos, caj pos, pos laju, pos percuma,
  penghantaran percuma, penghantaran ke, perkhidmatan penghantaran, delivery, kurier, j&t, jnt, dhl, poslaju,
  pos malaysia, lalamove, grabfood, foodpanda, grabexpress, kurier ke, dipos, dikirim, kirim, servis ke rumah,
  perkhidmatan ke rumah, datang ke rumah, lawatan ke rumah, ke rumah anda, ke alamat anda, ke lokasi anda,
  ke pintu rumah, sampai di rumah, seluruh malaysia, semenanjung malaysia, sabah dan sarawak, ambil sendiri,
  diambil di kedai, nombor penjejakan, pengambilan di rumah, self-pickup
delivery_rather: hari, # hari, hari bekerja, percuma, caj, kos, rm*, pesanan, rumah, alamat, km, bandar, kurier,
  sampai
delivery_never: dihantar melalui e-mel, dihantar melalui emel, dihantar ke e-mel, hantar e-mel, hantar emel,
  hantar mesej, hantar gambar, hantar bukti, menghantar bukti, menghantar e-mel, menghantar emel, menghantar mesej,
  invois dihantar, pengesahan dihantar, sijil dihantar, hantar resume, hantar permohonan, pautan dihantar,
  keputusan dihantar, menghantar anak, penghantar anak, borang dihantar
delivery_unlike: pemulangan, bayaran balik, dikembalikan, kastam, cukai import, rosak, lapangan terbang, hantar balik
who_told: pemilik*, tuan punya, dimiliki oleh, milik keluarga, owner, dikendalikan oleh, diuruskan oleh,
  dijalankan oleh, diketuai oleh, diterajui oleh, dipimpin oleh, pengarah*, pengarah urusan, pengurus*,
  pengurus besar, general manager, pengetua, guru besar, ketua, ketua cef, ketua klinik, ketua pustakawan,
  pengerusi*, pengasas*, diasaskan oleh, ditubuhkan oleh, founder, ahli jawatankuasa, jawatankuasa,
  pegawai bertanggungjawab, pasukan kami, kakitangan kami, staf kami, tenaga pengajar, jurulatih, pengajar, kurator,
  cef, tukang masak, doktor, dr., mekanik kami, perniagaan keluarga, keluarga, generasi kedua, generasi ketiga,
  suami isteri, bersama isterinya, bersama suaminya, dibimbing oleh, setiausaha, bendahari
who_rather: pemilik, pengasas, dikendalikan, diuruskan, dipimpin, diketuai, pengarah, pengurus, ketua, keluarga,
  pasukan, ditubuhkan, diasaskan
who_never: pemilik kenderaan, pemilik haiwan, pemilik anjing, pemilik kad, pemilik akaun, pemilik baharu,
  pemilik sebelum, jika anda, perancang keluarga, doktor keluarga, tiket keluarga, pakej keluarga, bilik keluarga,
  bilik untuk keluarga, hari keluarga
who_unlike: anjing, kucing, kerosakan, harga, rm*, bertanggungjawab atas kerosakan, bertulis, acara
who_notasked: bila, pukul berapa, berapa lama, berapa harga
data_told: data peribadi, data anda, maklumat peribadi, maklumat anda, maklumat pelanggan, data pelanggan,
  data pengguna, data pesakit, data tetamu, data ahli, data disimpan, data dipadam, data dipadamkan, data tidak,
  privasi*, dasar privasi, notis privasi, perlindungan data, keselamatan data, kerahsiaan*, dirahsiakan, sulit, pdpa,
  akta perlindungan data, pihak ketiga, gdpr, disulitkan, penyulitan, enkripsi, kuki, cookies, gambar peserta,
  gambar kanak-kanak, gambar dan video, gambar diambil, gambar yang diambil, disiarkan, dimuat naik ke media sosial,
  media sosial tanpa kebenaran, cctv, rakaman cctv, kamera litar tertutup, rekod perubatan, persetujuan bertulis,
  kebenaran bertulis, padam data, pemadaman data
data_rather: disimpan, menyimpan, dipadam, dipadamkan, dikongsi, berkongsi, melindungi, dilindungi, digunakan,
  menjaga, dijaga, tidak menjual, kebenaran, persetujuan, disulitkan, sulit, hari, tahun
data_never: kata laluan, password, pelan data, kuota data, pusat data, analisis data, pemulihan data, pindahan data,
  kabel data, sains data, resipi rahsia, rahsia resipi, data mudah alih, bilik sulit
data_notasked: hilang, kehilangan, eksport, import, backup, sandaran, pulihkan, pemulihan, pelan data, kuota,
  pindahkan, memindahkan, tukar data, kemas kini
jobs_told: jawatan kosong, kerja kosong, kekosongan jawatan, kerjaya, peluang pekerjaan, peluang kerja,
  sertai pasukan kami, menyertai pasukan kami, sertai kami sebagai, bekerja bersama kami, bekerja dengan kami,
  bekerja di tempat kami, kami mencari .. pekerja, mencari pekerja*, mencari staf*, mencari pembantu*, mencari calon,
  memerlukan pekerja*, memerlukan pembantu*, mengambil pekerja*, mengambil perantis*, pengambilan pekerja*,
  pengambilan staf, perantis*, latihan industri, pelajar praktikal, pelatih industri, pelatih praktikal,
  latihan praktikal, internship, intern, resume*, surat permohonan kerja, permohonan kerja, permohonan jawatan,
  memohon jawatan, memohon kerja, calon yang berminat, calon yang sesuai, kerja sambilan, pekerja sambilan,
  pembantu sambilan, separuh masa, kerja cuti sekolah, temu duga, temuduga, gaji permulaan, gaji pokok, elaun bulanan,
  lepasan spm, lepasan sijil, kelayakan minimum, tempoh percubaan, vacancy, vacancies, hiring
jobs_rather: hantar* .. resume*, hantar* .. permohonan, permohonan .. dihantar, dialamatkan kepada, memohon,
  sebelum .. haribulan, selewat-lewatnya, hubungi, e-mel, emel, whatsapp, kami mencari, kami memerlukan,
  sedang mencari, bermula bulan, bermula pada, mulai, sejam, sebulan, gaji, elaun, temu duga
jobs_never: tuntutan insurans, permohonan pinjaman, permohonan keahlian, bilik kosong, kerja baik pulih,
  kerja pembaikan, kerja pemasangan, pekerja kami berpengalaman, pasukan kami berpengalaman, kaunseling kerjaya,
  kelas separuh masa, hari bekerja
jobs_notasked: kaunseling kerjaya, kursus kerjaya, permit kerja, visa kerja, insurans pekerja, diskaun staf,
  pekerja asing
`
