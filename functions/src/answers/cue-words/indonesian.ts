import type { CueWords } from './cue-words.ts'

export const INDONESIAN: CueWords = {
  asked: {
    phone:
      'nomor (?:telepon|telpon|telp|hp|wa|whatsapp)\\p{L}*|(?:ke )?nomor (?:berapa|mana|apa)|(?:telepon|telpon|nelpon|hubungi|menghubungi) (?:siapa|ke mana|nomor)',
    hours:
      'jam (?:buka|operasional|kerja|layanan)|(?:kapan|jam berapa|sampai jam berapa|pukul berapa|hari apa) (?:\\p{L}+ ){0,3}?(?:buka|tutup|dibuka|ditutup)|(?:buka|tutup) (?:jam|pukul|sampai|hari) (?:berapa|apa)|apakah (?:\\p{L}+ ){0,3}?(?:buka|tutup)',
    money:
      'berapa (?:harga\\p{L}*|biaya\\p{L}*|tarif\\p{L}*|ongkos\\p{L}*|bayar\\p{L}*|rupiah|uang)|(?:harga|biaya|tarif|ongkos)\\p{L}*|harus bayar|berapa\\W*$',
    age: 'berapa (?:umur|usia)\\p{L}*|umur berapa|usia berapa|berapa tahun (?:umur|usia)\\p{L}*|batas (?:umur|usia)',
    duration:
      'berapa lama(?:kah)?|berapa (?:hari|jam|menit|minggu|bulan|tahun) (?:lama\\p{L}*|perjalanan|dibutuhkan|diperlukan)|seberapa (?:lama|cepat)|butuh waktu berapa',
    distance:
      'seberapa (?:jauh|tinggi|panjang|dalam|lebar)|berapa (?:jarak|tinggi|panjang|dalam|lebar|kedalaman|ketinggian|meter|kilometer)\\p{L}*|dari jarak berapa|sejauh (?:mana|apa)|setinggi apa|sepanjang apa',
    quantity: `(?<!(?:tahun|tanggal|jam|pukul|abad|hari|bulan) )berapa|berapakah|berapa (?:banyak|besar|kali|persen)|seberapa (?:banyak|sering|besar|berat)`,
    time: 'kapan|kapankah|sejak kapan|sampai kapan|hingga kapan|(?:pada )?(?:tahun|tanggal|hari|bulan|abad) (?:berapa|apa)|jam berapa|pukul berapa|sejak tahun berapa',
    person: 'siapa|siapakah|oleh siapa|kepada siapa',
    place:
      '(?:di|ke|dari) ?mana(?:kah)?|di (?:kota|negara|desa|daerah|provinsi|jalan) (?:mana|apa)|alamat\\p{L}*|lokasi\\p{L}*',
    reason: 'mengapa|kenapa|apa (?:sebab|alasan|penyebab)\\p{L}*|karena apa',
  },
  numbers:
    'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|belas|puluh(?:an)?|seratus|ratus(?:an)?|seribu|ribu(?:an)?|sejuta|juta(?:an)?|miliar|setengah|separuh|sepertiga|seperempat|beberapa|kedua|ketiga|lusin',
  spans: 'detik|menit|jam|hari|minggu|pekan|bulan|tahun|dekade|dasawarsa|abad',
  years: 'tahun',
  dates:
    'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|senin|selasa|rabu|kamis|jumat|sabtu|ahad|tahun \\p{Nd}{4}|abad|setiap hari|akhir pekan|tengah malam|siang|pagi|sore|malam|pukul|jam \\p{Nd}',
  money: 'rupiah|rp|juta|ribu|euro|dolar|persen',
  free: 'gratis|cuma-cuma|tanpa biaya|bebas biaya',
  reasons: 'karena|sebab|agar|supaya|untuk|akibat|oleh karena|sehingga|lantaran|berkat|demi|guna',
  places:
    'di|dekat|sebelah|seberang|belakang|depan|jalan|jl|gang|alamat\\p{L}*|terletak|berlokasi|kota|desa',
  streets: 'jalan jl gang',
  closed: 'tutup|libur|24 jam',
  implied: {
    phone: 'nomor telepon telpon nelpon hubungi menghubungi',
    hours: 'jam buka tutup operasional dibuka ditutup hari pukul layanan',
    time: 'tahun tanggal hari waktu bulan',
    money: 'harga biaya tarif ongkos bayar harganya biayanya',
    place: 'terletak berada alamat lokasi alamatnya',
    duration: 'lama waktu lamanya berlangsung memakan',
    distance: 'jauh jarak tinggi panjang panjangnya tingginya',
    quantity: 'jumlah banyak besar',
    age: 'umur usia tahun',
  },
  unnamed: { hours: 'jam buka', age: 'umur usia tahun', place: 'alamat' },
}
