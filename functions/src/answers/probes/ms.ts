/** Questions that next to no business document answers, one a line. */
export const MALAY = `
Apakah ibu negara Australia?
Berapa orang pemain dalam satu pasukan bola sepak?
Siapakah yang melukis siling Gereja Kecil Sistine?
Macam mana hendak menghilangkan kesan wain merah pada permaidani?
Berapakah suhu bahagian dalam ayam panggang supaya betul-betul masak?
Bilakah manusia pertama berjalan di bulan?
Berapakah ketinggian gunung tertinggi di Afrika?
Vitamin apakah yang paling banyak terdapat dalam buah oren?
Berapa kerap saya perlu menyiram pokok kaktus?
Siapakah yang menulis novel tentang ikan paus putih?
Apakah mata wang yang digunakan di Switzerland?
Berapa lama penerbangan dari London ke New York?
Apakah yang menyebabkan kilat dan guruh?
Sungai apakah yang mengalir melalui Vienna?
Berapakah bilangan tali pada biola?
Apakah simbol kimia bagi emas?
Bagaimana cara mengajar anjing saya duduk?
Negara manakah yang menjuarai Piala Dunia bola sepak pada tahun 1998?
Berapa banyak garam perlu dimasukkan untuk sebuku roti?
Apakah keputusan kerajaan tentang cukai gula yang baharu?
Siapakah presiden pertama Afrika Selatan selepas aparteid?
Berapa ramai orang tinggal di bandar raya terbesar di Jepun?
Kenapa air laut masin?
Bahasa apakah yang dituturkan oleh kebanyakan orang di Brazil?
Planet manakah yang mempunyai bulan paling banyak?
Bagaimanakah lebah menghasilkan madu?
Bilakah Perang Dunia Kedua tamat di Eropah?
Berapa peratus penduduk yang tinggal di luar bandar?
Siapakah yang mencipta mesin cetak?
Syarikat manakah yang membina kereta elektrik pertama?
Bagaimanakah universiti memilih pelajar baharu?
Apakah peranan raja dalam gereja?
Berapa ramai askar yang terkorban dalam pertempuran itu?
Apakah sumber tenaga utama di Iceland?
Undang-undang manakah yang melindungi pekerja daripada dibuang kerja?
Apakah yang disyorkan oleh doktor untuk sakit kepala?
Berapa orang ahli Parlimen kesemuanya?
Mengapakah empayar itu kehilangan tanah jajahannya?
Muzik jenis apakah yang digubah oleh komposer itu untuk opera tersebut?
Bilakah landasan kereta api antara dua bandar itu dibuka?
Haiwan apakah yang hidup di hutan hujan?
Apakah yang berlaku kepada oksigen apabila besi berkarat?
Bagaimanakah gaji guru ditentukan?
Siapakah yang mengetuai ekspedisi ke Kutub Selatan?
Berapakah purata hujan di gurun pada musim panas?
Pasukan manakah yang menggunakan stadium baharu itu sebagai gelanggang sendiri?
Macam mana nak tukar bateri jam tangan?
Pukul berapakah kereta api terakhir ke lapangan terbang bertolak?
Di manakah saya boleh memperbaharui pasport?
Filem manakah yang memenangi anugerah filem terbaik tahun lepas?
Bagaimana cara menetapkan semula kata laluan akaun e-mel saya?
Apakah cara terbaik untuk belajar bermain gitar?
Berapakah kalori dalam sebiji pisang?
Tumbuhan apakah yang tumbuh subur di tempat teduh?
Boleh cadangkan restoran yang sedap berdekatan pelabuhan?
Bagaimanakah cuaca esok?
Macam mana cara mengisi borang cukai pendapatan saya?
Ubat apakah yang sesuai untuk alahan debunga?
Berapa biji telur yang diperlukan untuk membuat lempeng?
Berapakah kelajuan cahaya dalam vakum?
Pada tahun berapakah dia meninggal dunia?
Siapakah nama abangnya?
Berapa ramai murid yang belajar di sekolah itu?
Apakah nama lain bagi penyakit itu?
Kumpulan manakah yang menentang pembaharuan itu?
Pulau itu terbentuk daripada batuan jenis apa?
Siapakah yang mengetuai tentera itu?
Berapakah kutipan yang diperoleh filem itu?
Apakah yang ditemui oleh para saintis di dalam gua itu?
Bandar manakah yang menjadi tuan rumah temasya sukan itu?
Apakah matlamat utama teori itu?
Berapakah umur maharaja itu ketika ayahandanya mangkat?
Berapa peratus pengundi yang memilih presiden itu?
Apakah yang dibina di atas bukit itu pada abad yang lalu?
Dua negara manakah yang menandatangani perjanjian itu?
Apakah yang dihasilkan oleh badan ketika kesejukan?
Berapa buah buku yang ada di perpustakaan itu?
Apakah pulau terbesar di laut itu?
Kenapa para pekerja meninggalkan kilang itu?
Siapakah pemilik tanah itu sebelum perang?
`
