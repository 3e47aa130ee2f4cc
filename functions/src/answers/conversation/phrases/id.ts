import { voices, type Phrases } from './phrases.ts'

export const id: Phrases = {
  smallTalk: {
    greeting: voices(
      'Selamat datang. Ada yang dapat saya bantu?|Salam. Informasi apa yang ingin Anda ketahui?',
      'Halo! Senang Anda mampir ke sini. Apa yang bisa saya carikan? 😊|Hai, selamat datang! Apa yang ingin Anda ketahui? 😊',
      'Hai! Ada apa nih? 👋|Halo! Mau tanya apa? 👋',
      'Halo. Tuliskan pertanyaan; dokumen akan ditelusuri.|Halo. Informasi apa yang diperlukan dari dokumen?',
    ),
    thanks: voices(
      'Sama-sama.|Dengan senang hati.',
      'Sama-sama! Senang bisa membantu Anda. 😊|Kembali kasih! Tanya saja kalau ada yang lain. 😊',
      'Santai aja! 👍|Yoi, sama-sama! 👍',
      'Sama-sama. Pertanyaan lain dapat diajukan kapan saja.|Diterima. Silakan bertanya lagi kapan saja.',
    ),
    okay: voices(
      'Baik. Apakah ada hal lain yang ingin Anda ketahui?',
      'Sip! Ada lagi yang bisa saya carikan? 😊',
      'Oke. Ada lagi?',
      'Dimengerti. Silakan ajukan pertanyaan berikutnya.',
    ),
    goodbye: voices(
      'Sampai jumpa, dan terima kasih atas kunjungan Anda.',
      'Sampai jumpa, semoga hari Anda menyenangkan! 😊|Sampai bertemu lagi! Mampir kapan saja, ya. 😊',
      'Dadah! 👋|Sampai ketemu lagi! 👋',
      'Sampai jumpa. Percakapan selesai.',
    ),
    insult: voices(
      'Mohon maaf, saya belum dapat membantu. Silakan sampaikan pertanyaan Anda dengan kata lain, dan saya akan mencarinya kembali.',
      'Maaf ya, ini pasti menjengkelkan. Beri tahu saya apa yang Anda cari, nanti saya coba lagi.',
      'Aduh. Coba lagi, yuk: kamu cari apa?',
      'Tidak ada pertanyaan yang dikenali. Tulis ulang pertanyaan dengan istilah persis yang dicari.',
    ),
    identity: voices(
      'Saya asisten otomatis, bukan manusia. Saya menjawab dengan kutipan dari dokumen yang diberikan kepada saya.',
      'Saya chatbot, bukan manusia, tetapi rajin membaca! Saya menjawab dengan kutipan dari dokumen yang saya terima. 😊',
      'Aku bot. Aku bongkar dokumennya dan tunjukkan di mana tertulisnya. 🤖',
      'Asisten otomatis, tanpa keterlibatan manusia. Setiap jawaban berupa kutipan persis dari dokumen yang diindeks, lengkap dengan berkas dan halaman.',
    ),
    human: voices(
      'Saya asisten otomatis dan tidak dapat menghubungkan Anda dengan petugas. Silakan tinggalkan alamat email Anda di sini, dan seseorang akan menghubungi Anda.',
      'Saya chatbot, jadi tidak bisa menyambungkan Anda dengan seseorang. Tapi tinggalkan alamat email Anda di sini, nanti ada yang menghubungi Anda! 😊',
      'Di sini cuma ada aku, bot. Tulis alamat email kamu, nanti ada orang yang balas.',
      'Penerusan ke petugas tidak tersedia di sini. Masukkan alamat email; alamat itu akan diteruskan bersama pertanyaan Anda.',
    ),
    email: voices(
      'Terima kasih. Alamat Anda sudah saya teruskan, dan seseorang akan menghubungi Anda.',
      'Terima kasih banyak! Alamat Anda sudah saya teruskan, nanti ada yang menghubungi Anda. 😊',
      'Oke, sudah aku teruskan. Nanti ada orang yang balas.',
      'Alamat dicatat dan diteruskan bersama pertanyaan Anda. Balasan akan dikirim oleh petugas melalui email.',
    ),
    help: voices(
      'Silakan ajukan pertanyaan dengan kata-kata Anda sendiri. Saya mencari di dalam dokumen dan menjawab dengan kutipannya.',
      'Tanya saja dengan kata-kata Anda sendiri! Saya periksa dokumennya dan tunjukkan bagian yang tepat. 😊',
      'Tanya apa aja. Aku cek dokumennya dan tunjukkan di mana tertulisnya.',
      'Masukkan pertanyaan atau kata kunci. Keluaran: kutipan persis dari dokumen dengan berkas dan halaman.',
    ),
    unclear: voices(
      'Saya belum dapat menangkap pertanyaannya. Apa yang ingin Anda ketahui?',
      'Maaf, saya kurang paham. Apa yang ingin Anda tanyakan? 😊',
      'Hmm, aku nggak nangkap. Kamu mau tahu apa? 🤔',
      'Tidak ada kata yang dapat dicari. Masukkan pertanyaan atau kata kunci.',
    ),
  },
  contact: 'kontak telepon email alamat',
  takeMessage:
    'Saat ini saya belum bisa menjawab. Silakan tinggalkan alamat email Anda, dan seseorang akan menghubungi Anda.',
  opening: voices(
    '',
    'Pertanyaan bagus!|Dengan senang hati!|Sudah saya carikan untuk Anda. 😊|Ini yang saya temukan. 😊',
    'Ketemu:|Nih:|Jadi, tulisannya begini:|Udah aku cek 👇',
    '',
  ),
  closing: voices('', 'Ada lagi yang bisa saya carikan?|Semoga membantu!', '', ''),
  which: voices(
    'Manakah yang Anda maksud?',
    'Dengan senang hati saya carikan! Yang mana yang Anda maksud? 😊',
    'Yang mana nih?',
    'Pertanyaan cocok dengan beberapa entri. Pilih salah satu:',
  ),
  noMore: voices(
    'Dokumen tidak memuat keterangan lebih lanjut tentang hal ini di bagian tersebut.',
    'Hanya itu yang saya temukan tentang hal ini. Mau saya carikan yang lain? 😊',
    'Cuma itu yang tertulis di situ.',
    'Akhir bagian. Tidak ada keterangan lain di tempat ini.',
  ),
  nearest: 'Bagian terdekat yang saya temukan berbunyi:',
  from: (places) => `Dari ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, halaman ${page}`),
  and: ' dan ',
  differ: (one, other) =>
    `Dokumen-dokumennya berbeda dalam hal ini. Pertama menurut ${one}, lalu menurut ${other}:`,
  readAs: (asked, read) => `Saya membaca “${asked}” sebagai “${read}”.`,
}
