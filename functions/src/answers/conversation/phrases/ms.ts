import { voices, type Phrases } from './phrases.ts'

export const ms: Phrases = {
  smallTalk: {
    greeting: voices(
      'Selamat datang. Ada apa-apa yang boleh saya bantu?|Salam sejahtera. Maklumat apakah yang anda perlukan?',
      'Hai! Gembira anda singgah di sini. Apa yang boleh saya carikan? 😊|Helo, selamat datang! Apa yang anda ingin tahu? 😊',
      'Hai! Nak tanya apa? 👋|Helo! Cari apa tu? 👋',
      'Helo. Tulis soalan; dokumen akan dicari.|Helo. Apakah maklumat yang diperlukan daripada dokumen?',
    ),
    thanks: voices(
      'Sama-sama.|Dengan segala hormatnya, sama-sama.',
      'Sama-sama! Gembira dapat membantu anda. 😊|Sama-sama! Tanyalah lagi jika ada yang lain. 😊',
      'Takde hal! 👍|Sama-sama! 👍',
      'Sama-sama. Soalan lain boleh diajukan pada bila-bila masa.|Diterima. Sila tanya lagi pada bila-bila masa.',
    ),
    okay: voices(
      'Baik. Adakah apa-apa lagi yang anda ingin ketahui?',
      'Baik! Ada lagi yang boleh saya carikan? 😊',
      'Okey. Ada lagi?',
      'Difahami. Sila ajukan soalan seterusnya.',
    ),
    goodbye: voices(
      'Selamat tinggal, dan terima kasih atas kunjungan anda.',
      'Jumpa lagi, semoga hari anda menyenangkan! 😊|Sampai bertemu lagi! Singgahlah bila-bila masa. 😊',
      'Babai! 👋|Jumpa lagi! 👋',
      'Selamat tinggal. Perbualan tamat.',
    ),
    insult: voices(
      'Mohon maaf kerana saya belum dapat membantu. Sila ajukan soalan anda dengan perkataan lain, dan saya akan mencarinya sekali lagi.',
      'Maaf ya, tentu ini menyusahkan. Beritahu saya apa yang anda cari, saya akan cuba sekali lagi.',
      'Alamak. Cuba lagi: awak cari apa?',
      'Tiada soalan yang dikenal pasti. Tulis semula soalan dengan istilah tepat yang dicari.',
    ),
    identity: voices(
      'Saya pembantu automatik, bukan manusia. Saya menjawab dengan petikan daripada dokumen yang diberikan kepada saya.',
      'Saya bot sembang, bukan manusia, tetapi rajin membaca! Saya menjawab dengan petikan daripada dokumen yang saya terima. 😊',
      'Saya bot. Saya selongkar dokumen dan tunjuk di mana tertulisnya. 🤖',
      'Pembantu automatik, tanpa manusia. Setiap jawapan ialah petikan tepat daripada dokumen yang diindeks, dengan fail dan halaman.',
    ),
    human: voices(
      'Saya pembantu automatik dan tidak dapat menghubungkan anda dengan kakitangan. Sila tinggalkan alamat e-mel anda di sini, dan seseorang akan menghubungi anda.',
      'Saya bot sembang, jadi saya tidak dapat menyambungkan anda dengan sesiapa. Tetapi tinggalkan alamat e-mel anda di sini, nanti ada yang membalas! 😊',
      'Di sini cuma ada saya, bot. Tulis alamat e-mel awak, nanti ada orang balas.',
      'Sambungan kepada kakitangan tidak tersedia di sini. Masukkan alamat e-mel; alamat itu akan dihantar bersama soalan anda.',
    ),
    email: voices(
      'Terima kasih. Alamat anda telah saya sampaikan, dan seseorang akan menghubungi anda.',
      'Terima kasih banyak! Alamat anda sudah saya sampaikan, nanti ada yang menghubungi anda. 😊',
      'Okey, dah sampaikan. Nanti ada orang balas.',
      'Alamat direkodkan dan dihantar bersama soalan anda. Kakitangan akan membalas melalui e-mel.',
    ),
    help: voices(
      'Sila ajukan soalan dengan perkataan anda sendiri. Saya mencari dalam dokumen dan menjawab dengan petikannya.',
      'Tanya sahaja dengan perkataan anda sendiri! Saya semak dokumen dan tunjukkan bahagian yang tepat. 😊',
      'Tanya apa saja. Saya semak dokumen dan tunjuk di mana tertulisnya.',
      'Masukkan soalan atau kata kunci. Hasil: petikan tepat daripada dokumen dengan fail dan halaman.',
    ),
    unclear: voices(
      'Maaf, saya belum memahami soalan itu. Apakah yang anda ingin tahu?',
      'Maaf, saya kurang faham. Apa yang anda ingin tanya? 😊',
      'Hmm, saya tak tangkap. Awak nak tahu apa? 🤔',
      'Tiada perkataan yang boleh dicari. Masukkan soalan atau kata kunci.',
    ),
  },
  contact: 'hubungi telefon nombor e-mel alamat',
  takeMessage:
    'Buat masa ini saya tidak dapat menjawab. Sila tinggalkan alamat e-mel anda, dan seseorang akan menghubungi anda.',
  opening: voices(
    '',
    'Soalan yang bagus!|Dengan senang hati!|Sudah saya carikan untuk anda. 😊|Inilah yang saya jumpa. 😊',
    'Jumpa:|Nah:|Begini tulisannya:|Dah semak 👇',
    '',
  ),
  closing: voices('', 'Ada lagi yang boleh saya carikan?|Semoga membantu!', '', ''),
  which: voices(
    'Yang manakah anda maksudkan?',
    'Dengan senang hati saya carikan! Yang mana satu anda maksudkan? 😊',
    'Yang mana satu?',
    'Soalan sepadan dengan beberapa entri. Pilih satu:',
  ),
  noMore: voices(
    'Dokumen tidak memuatkan keterangan lanjut tentang perkara ini di bahagian tersebut.',
    'Itu sahaja yang saya jumpa tentang perkara ini. Nak saya carikan yang lain? 😊',
    'Itu saja yang tertulis di situ.',
    'Akhir bahagian. Tiada keterangan lain di tempat ini.',
  ),
  nearest: 'Bahagian paling hampir yang saya jumpa berbunyi:',
  from: (places) => `Daripada ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, halaman ${page}`),
  and: ' dan ',
  differ: (one, other) =>
    `Dokumen-dokumen ini berbeza dalam perkara ini. Mula-mula menurut ${one}, kemudian menurut ${other}:`,
  readAs: (asked, read) => `Saya membaca “${asked}” sebagai “${read}”.`,
}
