/**
 * Words that are Malay or Indonesian, but name something and so are no stop words (percuma or gratis,
 * the days, the months), and small words that only one of them has in this sense. The two languages
 * have most of their small words in common.
 */
const MALAY =
  /(?<!\p{L})(?:rm\s?\d[\d.,]*|ringgit|percuma|kerana|telefon\p{L}*|e-mel|isnin|khamis|jumaat|ahad|mac|jun|julai|ogos|disember|wang|pejabat\p{L}*|kedai|tempahan\p{L}*|(?:men|di)empah|ditempah|tarikh|perkhidmatan|bilik|tandas|basikal|motosikal|diskaun|kad|kaunter|resit|doktor|ubat|sihat|minit|polis|hospital|sahaja|soalan|jawapan|maklumat|aktiviti|kualiti|universiti|insurans|e-dompet|caj|cukai|encik|puan|cik|bayaran|lawatan|kanak-kanak|warga emas|tuala|macam ?mana|(?:kat|dekat) (?:sini|situ|mana)|nak|tak|awak|korang|petang|tengah ?hari|kereta(?! api)|letak kereta|waktu operasi|sekolah rendah|darjah|pukul berapa(?:kah)?|sila|daripada pukul|pelancong\p{L}*|negeri|kakitangan|temu ?janji|hantar\p{L}*|peti sejuk|penghawa|ansuran|yuran|ialah)(?!\p{L})/giu
const INDONESIAN =
  /(?<!\p{L})(?:rp\.?\s?\d[\d.,]*|rupiah|gratis|karena|telepon\p{L}*|telp|surel|senin|kamis|jumat|minggu|maret|juni|juli|agustus|desember|uang|kantor\p{L}*|toko|pemesanan|reservasi|tanggal|layanan|pelayanan|kamar|sepeda|mobil|diskon|kartu|struk|kuitansi|dokter|obat|sehat|menit|polisi|rumah sakit|saja|pertanyaan|jawaban|informasi|aktivitas|kualitas|universitas|asuransi|biaya|pajak|bapak|gimana|bagaimana|nggak|enggak|gak|ga|kalian|kapan|bisa|sore|siang|handuk|silakan|silahkan|wisatawan|pakai|cuma|banget|bgt|gede|udah|aja|pengen|blm|klo|kalo|msh|liat|nyoba|dong|nih|berbeda|apakah|kabupaten|kecamatan|kelurahan|adalah|perusahaan|pegawai|karyawan|gedung|jadwal|mengirim|pengiriman|kulkas|cicilan)(?!\p{L})/giu

const countOf = (text: string, words: RegExp): number => text.match(words)?.length ?? 0

/** Which of the two a text is in: by its stop words and these; Indonesian where they tell neither. */
export function malayOrIndonesian(
  text: string,
  { id, ms }: { readonly id: number; readonly ms: number },
): 'id' | 'ms' {
  return ms + countOf(text, MALAY) > id + countOf(text, INDONESIAN) ? 'ms' : 'id'
}
