import type { CueWords } from './cue-words.ts'

export const MALAY: CueWords = {
  asked: {
    phone:
      '(?:nombor|nomor|no)\\.? (?:telefon|fon|hp|tel|whatsapp|wasap|untuk dihubungi|kaunter|kecemasan)\\p{L}*|(?:ke )?nombor (?:berapa|mana|apa)|(?:telefon|call|hubungi|menghubungi|contact) (?:siapa|ke mana|nombor|kat mana|di mana)',
    hours:
      'waktu (?:operasi|kerja|buka|perniagaan|pejabat|bekerja|urusan)\\p{L}*|masa (?:operasi|buka)|(?:bila|pukul berapa|sampai pukul berapa|jam berapa|hari apa)(?:kah)? (?:\\p{L}+ ){0,3}?(?:buka|tutup|dibuka|ditutup|beroperasi)|(?:buka|tutup|beroperasi) (?:pada )?(?:jam|pukul|sampai|hari|hingga)? ?(?:pukul )?(?:berapa|apa|bila)|(?:adakah |ada )?(?:\\p{L}+ ){0,3}?(?:buka|tutup)(?:kah)? (?:tak|tidak|ke)|(?:adakah|bolehkah) (?:\\p{L}+ ){0,3}?(?:buka|tutup)|buka (?:pada )?(?:hari )?(?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|minggu|cuti)',
    money:
      'berapa(?:kah)? (?:harga|kos|bayaran|kadar|yuran|caj|tambang|sewa|duit|ringgit|wang|deposit|cagaran|fi|denda|rm)\\p{L}*|(?:harga|kos|bayaran|yuran|caj|tambang)\\p{L}*(?! (?:apa|siapa))|(?:kena|perlu|mesti|harus) (?:bayar|caj|charge)|(?:brp|berapa) (?:kena |nak |perlu )?(?:bayar|caj|charge)\\p{L}*|berapa ya|(?:brp|berapa)\\W*$|how much|charge (?:brp|berapa)|brp',
    age: 'berapa(?:kah)? (?:umur|usia)\\p{L}*|umur (?:berapa|minimum|minima)|usia berapa|berapa tahun (?:umur|usia)\\p{L}*|(?:had|syarat) (?:umur|usia)',
    duration:
      'berapa lama(?:kah)?|(?:brp|berapa) (?:hari|jam|minit|minggu|bulan|tahun) (?:lama\\p{L}*|perjalanan|diperlukan|untuk|baru|nak)|(?:ambil|makan) (?:masa )?berapa|seberapa (?:lama|cepat)|berapa lama masa|tempoh\\p{L}*',
    distance:
      'berapa (?:jauh|jarak|tinggi|panjang|dalam|lebar|kedalaman|ketinggian|meter|kilometer|km)\\p{L}*|sejauh (?:mana|manakah)|setinggi mana|sepanjang mana|jaraknya',
    quantity:
      '(?<!(?:tahun|tarikh|jam|pukul|abad|hari|bulan|kul) )(?:berapa|brp)|berapakah|(?:berapa|brp) (?:banyak|besar|kali|peratus|ramai|orang|buah|ekor)|seberapa (?:banyak|kerap|besar|berat)',
    time: 'bila|bilakah|sejak bila|sampai bila|hingga bila|(?:pada )?(?:tahun|tarikh|hari|bulan|abad|minggu) (?:berapa|apa|bila|mana)|(?:jam|pukul|kul|pkl) (?:berapa|brp)|sejak tahun berapa',
    person: 'siapa|siapakah|oleh siapa|kepada siapa|dengan siapa',
    place:
      '(?:di|ke|dari|kat|dekat) ?mana(?:kah)?|mana(?:kah)? (?:letaknya|lokasi)|di (?:bandar|negeri|kawasan|daerah|jalan) (?:mana|apa)|alamat\\p{L}*|lokasi\\p{L}*|location',
    reason: 'mengapa(?:kah)?|kenapa|apa (?:sebab|alasan|punca)\\p{L}*|kerana apa|pasal apa|apasal',
  },
  numbers:
    'dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|sebelas|belas|puluh(?:an)?|seratus|ratus(?:an)?|seribu|ribu(?:an)?|sejuta|juta(?:an)?|bilion|setengah|separuh|suku|sepertiga|beberapa|kedua|ketiga|dozen|satu|sehari|seminggu|sebulan|setahun|sejam',
  spans:
    'saat|minit|jam|hari|minggu|bulan|tahun|dekad|abad|malam|sehari|seminggu|sebulan|setahun|sejam|setengah jam|sepanjang hari',
  years: 'tahun|bulan',
  dates:
    'januari|februari|mac|april|mei|jun|julai|ogos|september|oktober|november|disember|isnin|selasa|rabu|khamis|jumaat|sabtu|ahad|tahun \\p{Nd}{4}|abad|setiap hari|hujung minggu|tengah malam|tengah hari|pagi|petang|malam|pukul|jam \\p{Nd}|hari bekerja|cuti umum|cuti sekolah|ramadan|hari raya',
  money: 'ringgit|rm|sen|myr|juta|ribu|euro|dolar|peratus',
  free: 'percuma|tanpa bayaran|tanpa caj|tiada caj|tiada bayaran|tidak perlu bayar|tidak dikenakan bayaran|free|foc',
  reasons:
    'kerana|sebab|supaya|agar|untuk|akibat|oleh kerana|sehingga|berikutan|demi|bagi mengelakkan|memandangkan|atas sebab',
  places:
    'di|dekat|sebelah|seberang|bertentangan|berhadapan|belakang|depan|hadapan|jalan|jln|lorong|taman|alamat\\p{L}*|terletak|lot|kampung|bandar|tingkat|simpang',
  streets: 'jalan jln lorong lot persiaran lebuh',
  closed: 'tutup|cuti|24 jam',
  implied: {
    phone: 'nombor telefon hubungi menghubungi call fon',
    hours: 'jam pukul buka tutup operasi dibuka ditutup hari waktu beroperasi',
    time: 'tahun tarikh hari waktu masa bulan pukul',
    money: 'harga kos bayaran kadar caj bayar kena yuran harganya ringgit charge',
    place: 'terletak berada alamat lokasi alamatnya letak',
    duration: 'lama masa tempoh ambil mengambil',
    distance: 'jauh jarak tinggi panjang panjangnya tingginya',
    quantity: 'jumlah banyak besar ramai bilangan',
    age: 'umur usia tahun',
  },
  unnamed: { hours: 'waktu buka', age: 'umur usia tahun', place: 'alamat' },
}
