import type { CueWords } from './cue-words.ts'

export const TURKISH: CueWords = {
  asked: {
    phone:
      'telefon (?:numara|no)\\p{L}*|hangi (?:numara|telefon)\\p{L}*|kimi (?:ara)\\p{L}*|numaranız\\p{L}*',
    hours:
      '(?:çalışma|açılış|kapanış|ziyaret) saat\\p{L}*|(?:kaçta|saat kaçta|ne zaman|kaça kadar|saat kaça kadar|hangi saatler\\p{L}*|hangi günler) (?:\\p{L}+ ){0,3}?(?:açı\\p{L}*|aç[ıi]yor\\p{L}*|kapa\\p{L}*|çalış\\p{L}*)|(?:açık|kapalı) (?:mı|mısınız|mısın|mıdır)|kaça kadar açık\\p{L}*',
    money:
      'ne kadar(?! (?:sür|zaman|süre|uzak|yüksek|daha|büyük|çok|fazla|ağır|geniş|alçak|hızlı)\\p{L}*)|kaç (?:lira\\p{L}*|tl|euro|para\\p{L}*)|kaça(?! kadar)|kaçadan|kaçtan|ne (?:tutar|tutuyor|öder\\p{L}*|ödüyor\\p{L}*|ödeyece\\p{L}*|alırsınız|alıyorsunuz|vereceğ\\p{L}*|kadara)|ücreti? (?:ne|nedir)|fiyatı? (?:ne|nedir)|\\p{L}*fiyat\\p{L}*',
    duration:
      'ne kadar (?:sür\\p{L}*|zaman\\p{L}*|süre\\p{L}*)|kaç (?:gün|saat|dakika|hafta|ay)(?:de|te|da|lık|lik|lük)?(?: içinde| sür\\p{L}*)?|ne zamana (?:kadar|dek) sür\\p{L}*',
    age: 'kaç yaş\\p{L}*|yaş sınırı',
    distance:
      '(?:uzunluğu|yüksekliği|derinliği|mesafesi|uzaklığı) (?:ne|kaç)|ne kadar (?:uzak\\p{L}*|yüksek\\p{L}*|uzun\\p{L}*|derin\\p{L}*)|kaç (?:metre|kilometre|km)',
    quantity: `kaç|kaçta|ne kadar|yüzde kaç\\p{L}*|hangi oran\\p{L}*|ne sıklıkla`,
    time: 'ne zaman|ne zamana (?:kadar|dek|değin) \\p{L}+|hangi (?:yıl|tarih|gün|ay|saat|yüzyıl)\\p{L}*|saat kaç\\p{L}*|kaçta|kaça kadar',
    person:
      'kim(?:i|in|e|den|le|inle|ler|leri|lerin|lere|lerle|dir|di|lerdi|lerdir|miş|ler tarafından)?|hangi kişi',
    place: 'nere\\p{L}*|hangi (?:şehir|ülke|yer|sokak|bölge)\\p{L}*|adres\\p{L}*',
    reason: 'neden|niçin|niye|hangi sebep\\p{L}*|sebebi ne\\p{L}*',
  },
  numbers:
    'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|milyar|yarısı|yarım|üçte|çeyrek|birkaç|çift',
  spans: 'saniye|dakika|saat|gün|hafta|ay|yıl|sene|yüzyıl',
  years: 'yıl|yaş|sene',
  dates:
    '(?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|yüzyıl|hafta sonu|her gün|gece yarısı)\\p{L}*|yılı\\p{L}*|saat',
  money: 'lira|tl|₺|kuruş|euro|avro|dolar',
  free: 'ücretsiz\\p{L}*|bedava',
  reasons: 'çünkü|nedeniyle|dolayı|için|sebebiyle|yüzünden|sayesinde',
  places:
    "arkasında\\p{L}*|yanında\\p{L}*|önünde\\p{L}*|karşısında\\p{L}*|\\p{Lu}\\p{L}*[’'](?:de|da|te|ta|den|dan|ye|ya)|sokak|sokağı|cadde\\p{L}*|mahalle\\p{L}*|adres\\p{L}*",
  closed: 'kapalı\\p{L}*|24 saat|7/24',
  implied: {
    phone: 'telefon numara numarası numarayı aramalıyım arayabilirim',
    hours:
      'çalışma saatleri saat açık açılış kapanış açılıyor kapanıyor kapalı açıksınız kaça kadar',
    time: 'yıl yılda yılında tarih tarihte gün saat',
    place: 'bulunuyor bulunur nereden nereye yer adres adresi',
    money: 'fiyatı fiyat ücret ücreti tutar tutuyor lira kaça para öderim ödüyoruz alırsınız',
    duration: 'sürer sürdü sürüyor sürmüştü süre süresi',
    age: 'yaş yaşında yaşından yaştan yaşına yaşındaki sınırı',
    person:
      'veriyor verir veren verecek yönetiyor yönetir yöneten öğretiyor öğretir öğreten eğitiyor yapıyor yapar yapan yapacak çalışıyor çalışan çalışıyorlar bakıyor bakar bakan ilgileniyor ilgilenir ilgilenen sorumlu sorumlusu yürütüyor yürütür yürüten başında konuşayım konuşmalıyım konuşabilirim konuşacağım konuşuruz konuşmam görüşmeliyim görüşebilirim görüşeyim görüşmem görüşürüm sorayım sorabilirim soracağım sormalıyım sormam başvurmalıyım başvurabilirim başvurayım başvuracağım ulaşabilirim ulaşırım ulaşmalıyım aramalıyım arayabilirim arayayım arayacağım arayalım yazmalıyım yazayım yazabilirim iletişime geçmeliyim geçebilirim geçeyim danışabilirim danışmalıyım haber karşılıyor karşılar ilgili',
    distance: 'uzunluğu uzunluk yüksekliği yükseklik uzak uzaklık',
  },
  unnamed: { hours: 'çalışma saatleri açık' },
}
