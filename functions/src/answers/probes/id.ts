/** Questions that next to no business document answers, one a line. */
export const INDONESIAN = `
Apa ibu kota Australia?
Berapa jumlah pemain dalam satu tim sepak bola?
Siapa yang melukis langit-langit Kapel Sistina?
Bagaimana cara menghilangkan noda anggur merah dari karpet?
Berapa suhu bagian dalam ayam panggang supaya benar-benar matang?
Kapan manusia pertama kali berjalan di bulan?
Berapa tinggi gunung tertinggi di Afrika?
Vitamin apa yang paling banyak terkandung dalam jeruk?
Seberapa sering kaktus harus disiram?
Siapa penulis novel tentang paus putih?
Mata uang apa yang dipakai di Swiss?
Berapa lama penerbangan dari London ke New York?
Apa yang menyebabkan guntur dan kilat?
Sungai apa yang mengalir melalui Wina?
Ada berapa senar pada biola?
Apa lambang kimia emas?
Bagaimana cara mengajari anjing saya duduk?
Negara mana yang menjuarai Piala Dunia 1998?
Berapa banyak garam yang diperlukan untuk membuat satu roti tawar?
Apa keputusan pemerintah soal pajak gula yang baru?
Siapa presiden pertama Afrika Selatan setelah apartheid?
Berapa jumlah penduduk kota terbesar di Jepang?
Kenapa air laut asin?
Bahasa apa yang dipakai sebagian besar orang di Brasil?
Planet mana yang punya bulan paling banyak?
Bagaimana lebah membuat madu?
Kapan Perang Dunia Kedua berakhir di Eropa?
Berapa persen penduduk yang tinggal di pedesaan?
Siapa penemu mesin cetak?
Perusahaan mana yang membuat mobil listrik pertama?
Bagaimana universitas memilih mahasiswa barunya?
Apa peran raja dalam gereja?
Berapa banyak tentara yang gugur dalam pertempuran itu?
Apa sumber energi utama di Islandia?
Undang-undang mana yang melindungi pekerja dari pemecatan?
Apa yang disarankan dokter untuk mengatasi sakit kepala?
Berapa jumlah anggota DPR?
Mengapa kekaisaran itu kehilangan daerah jajahannya?
Musik seperti apa yang ditulis komponis itu untuk operanya?
Kapan jalur kereta api antara kedua kota itu dibuka?
Hewan apa saja yang hidup di hutan hujan?
Apa yang terjadi pada oksigen ketika besi berkarat?
Bagaimana gaji guru ditentukan?
Siapa yang memimpin ekspedisi ke Kutub Selatan?
Berapa curah hujan rata-rata di gurun pada musim panas?
Tim mana yang bermain kandang di stadion baru itu?
Bagaimana cara mengganti baterai jam tangan?
Jam berapa kereta terakhir ke bandara berangkat?
Di mana saya bisa memperpanjang paspor?
Film apa yang meraih penghargaan film terbaik tahun lalu?
Bagaimana cara mengatur ulang kata sandi akun email saya?
Apa cara terbaik untuk belajar gitar?
Berapa kalori dalam satu buah pisang?
Tanaman apa saja yang tumbuh subur di tempat teduh?
Bisa rekomendasikan restoran yang enak di dekat pelabuhan?
Bagaimana cuaca besok?
Bagaimana cara melaporkan SPT pajak penghasilan saya?
Obat apa yang manjur untuk alergi serbuk sari?
Perlu berapa butir telur untuk membuat panekuk?
Berapa kecepatan cahaya dalam ruang hampa?
Tahun berapa dia meninggal?
Siapa nama saudara laki-lakinya?
Berapa banyak siswa yang belajar di sekolah itu?
Apa nama lain penyakit itu?
Kelompok mana saja yang menentang reformasi itu?
Pulau itu terbentuk dari jenis batuan apa?
Siapa yang memimpin pasukan itu?
Berapa pendapatan yang diraup film itu?
Apa yang ditemukan para ilmuwan di dalam gua?
Kota mana yang menjadi tuan rumah pertandingan itu?
Apa tujuan utama teori itu?
Berapa usia kaisar itu ketika ayahnya wafat?
Berapa persen pemilih yang memilih presiden itu?
Apa yang dibangun di atas bukit itu pada abad lalu?
Dua negara mana yang menandatangani perjanjian itu?
Apa yang dihasilkan tubuh saat kedinginan?
Ada berapa buku di perpustakaan itu?
Apa pulau terbesar di laut itu?
Kenapa para buruh meninggalkan pabrik?
Siapa pemilik tanah itu sebelum perang?
`
