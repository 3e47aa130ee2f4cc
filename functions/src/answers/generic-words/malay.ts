export const MALAY = `
ingin inginkan menginginkan mahu mau nak hendak teringin perlu perlukan memerlukan diperlukan
keperluan harus mesti kena wajib haruskah perlukah dapat dapatkah boleh bolehkah mungkin
mungkinkah mampu tolong mohon sila silakan minta tumpang coba cuba harap berharap beritahu
memberitahu diberitahu bagitahu bagi bagitau beri memberi memberikan diberikan berikan diberi kasi
kata katakan mengatakan cakap sebutkan jelaskan menjelaskan dijelaskan terangkan ceritakan tunjuk
tunjukkan tahu mengetahui ketahui diketahui tau faham memahami mengerti tanya bertanya menanyakan
tanyakan pertanyaan soalan hal perkara sesuatu orang seseorang benda perihal punya mempunyai
memiliki dimiliki miliki ada adakah adanya terdapat tersedia disediakan menyediakan sediakan
ditemui jumpa dijumpai cari mencari dicari carikan dapatkan mendapatkan mendapat didapati
memperoleh diperoleh tengok lihat melihat dilihat melakukan dilakukan lakukan buat membuat dibuat
pakai memakai dipakai guna menggunakan digunakan gunakan menjadi jadi terjadi berlaku disebut
dinamakan bernama nama namanya erti ertinya maksud maksudnya dimaksudkan bermaksud jenis jenisnya
macam cara caranya jumlah jumlahnya bilangan bantu membantu dibantu helo hai hi selamat maaf terima
kasih tq salam assalamualaikum ya ye tidak tak tidakkah bukan bukankah belum biasanya umumnya
sekarang saat masa saya sy aku kami kita anda awak kamu korang kalian kak encik puan cik tuan abang
bang bos admin dik itu ini tersebut begitu begini seperti misalnya contoh contohnya kira agaknya
tentang mengenai pasal soal berkaitan berkenaan jika kalau sekiranya apabila bila sahaja saja je
juga lagi sangat betul benar betulkah sebenarnya memang kot kan lah pun dong tentu tentunya tepatnya
selalu kadang kerap semua setiap beberapa banyak satu lain lainnya rancang merancang berminat
tertanya maklumat info pernah pernahkah sudah dah sudahkah telah akan sedang masih masihkah nanti
sebaiknya sepatutnya kiranya khususnya utk yg dgn dlm kat dekat sini situ tu ni mcm camne macamana
yang untuk brp berapa berapakah bagaimana bagaimanakah siapa siapakah mana manakah apa apakah
sampai tiba berdua bertiga berempat berlima berenam seorang okay ok please
`
