export const INDONESIAN = `
ingin inginkan menginginkan mau pengen pengin kepingin hendak butuh membutuhkan dibutuhkan perlu
memerlukan diperlukan keperluan kebutuhan harus mesti haruskah perlukah dapat dapatkah bisa bisakah
boleh bolehkah mungkin mungkinkah mampu tolong mohon silakan silahkan minta coba harap berharap
beritahu memberitahu diberitahu beritahukan kasih memberi memberikan diberikan berikan diberi beri
katakan mengatakan bilang sebutkan jelaskan menjelaskan dijelaskan ceritakan tunjukkan tahu
mengetahui ketahui diketahui tau ngerti mengerti paham memahami tanya bertanya menanyakan tanyakan
nanya pertanyaan hal sesuatu orang seseorang benda perihal punya mempunyai memiliki dimiliki miliki
ada adakah adanya terdapat tersedia disediakan menyediakan sediakan ditemukan menemukan temukan cari
mencari dicari carikan dapatkan mendapatkan mendapat didapat didapatkan memperoleh diperoleh lihat
melihat dilihat melakukan dilakukan lakukan buat membuat dibuat bikin pakai memakai dipakai
menggunakan digunakan gunakan menjadi jadi terjadi disebut dinamakan bernama nama namanya arti
artinya maksud maksudnya dimaksud berarti jenis jenisnya macam cara caranya jumlah jumlahnya bantu
membantu dibantu halo hai hei selamat permisi maaf terima makasih terimakasih trims salam
assalamualaikum ya iya tidak tidakkah nggak ngga gak enggak bukan bukankah belum biasanya umumnya
sekarang saat saya aku kami kita anda kamu kalian kak pak bu mas mbak min admin itu ini tersebut
begitu begini seperti misalnya contoh contohnya kira barangkali tentang mengenai soal terkait
sehubungan berkaitan jika kalau apabila bila saja aja juga lagi banget benar betul benarkah
sebenarnya memang sih dong deh nih kok tentu tentunya tepatnya selalu kadang sering semua setiap
beberapa banyak satu lain lainnya rencana berencana tertarik penasaran informasi info pernah
pernahkah sudah udah sudahkah telah akan sedang masih masihkah nanti sebaiknya seharusnya kiranya
khususnya
`
