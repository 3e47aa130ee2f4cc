/** Questions that next to no business document answers, one a line. */
export const TURKISH = `
Avustralya'nın başkenti neresidir?
Bir futbol takımında kaç oyuncu vardır?
Sistina Şapeli'nin tavanını kim boyadı?
Halıdan kırmızı şarap lekesi nasıl çıkarılır?
Fırında tavuğun iç sıcaklığı kaç derece olmalı?
Ay'da ilk insan ne zaman yürüdü?
Afrika'nın en yüksek dağı kaç metredir?
Portakalda en çok hangi vitamin bulunur?
Kaktüsü ne sıklıkla sulamalıyım?
Beyaz balinayı anlatan romanı kim yazdı?
İsviçre'de hangi para birimi kullanılıyor?
Londra'dan New York'a uçakla kaç saatte gidilir?
Gök gürültüsü ve şimşek neden olur?
Viyana'dan hangi nehir geçer?
Kemanın kaç teli vardır?
Altının kimyasal sembolü nedir?
Köpeğime oturmayı nasıl öğretirim?
1998 Dünya Kupası'nı hangi ülke kazandı?
Bir somun ekmeğe ne kadar tuz konur?
Hükümet yeni şeker vergisi konusunda ne karar verdi?
Apartheid'dan sonra Güney Afrika'nın ilk cumhurbaşkanı kimdi?
Japonya'nın en büyük şehrinde kaç kişi yaşıyor?
Deniz neden tuzludur?
Brezilya'da çoğu insan hangi dili konuşur?
En çok uydusu olan gezegen hangisidir?
Arılar balı nasıl yapar?
İkinci Dünya Savaşı Avrupa'da ne zaman sona erdi?
Nüfusun yüzde kaçı kırsalda yaşıyor?
Matbaayı kim icat etti?
İlk elektrikli arabayı hangi şirket yaptı?
Üniversiteler yeni öğrencilerini nasıl seçer?
Kralın kilisedeki rolü neydi?
Muharebede kaç asker öldü?
İzlanda'nın başlıca enerji kaynağı nedir?
Hangi yasa çalışanları işten çıkarılmaya karşı korur?
Doktorlar baş ağrısına karşı ne öneriyor?
Ülkenin meclisinde kaç milletvekili var?
İmparatorluk sömürgelerini neden kaybetti?
Besteci opera için nasıl bir müzik yazdı?
İki şehir arasındaki demiryolu hattı ne zaman açıldı?
Yağmur ormanlarında hangi hayvanlar yaşar?
Demir paslanırken oksijene ne olur?
Öğretmen maaşı nasıl belirlenir?
Güney Kutbu seferine kim önderlik etti?
Çölde yazın ortalama ne kadar yağmur yağar?
Hangi takım iç saha maçlarını yeni stadyumda oynuyor?
Kol saatinin pili nasıl değiştirilir?
Havaalanına son tren saat kaçta kalkıyor?
Pasaportumu nerede yenileyebilirim?
Geçen yıl en iyi film ödülünü hangi film aldı?
E-posta hesabımın şifresini nasıl sıfırlarım?
Gitar öğrenmenin en iyi yolu nedir?
Bir muz kaç kaloridir?
Hangi bitkiler gölgede iyi yetişir?
Limana yakın iyi bir restoran önerebilir misin?
Yarın hava nasıl olacak?
Gelir vergisi beyannamesini nasıl verebilirim?
Saman nezlesine hangi ilaç iyi gelir?
Krep yapmak için kaç yumurta lazım?
Işığın boşluktaki hızı nedir?
Hangi yılda öldü?
Erkek kardeşinin adı neydi?
Okulda kaç öğrenci okuyor?
Bu hastalığın diğer adı nedir?
Reforma hangi gruplar karşıydı?
Ada ne tür kayalardan oluşuyor?
Ordunun başında kim vardı?
Film ne kadar hasılat yaptı?
Bilim insanları mağarada ne keşfetti?
Oyunlara hangi şehir ev sahipliği yaptı?
Teorinin asıl amacı nedir?
Babası öldüğünde imparator kaç yaşındaydı?
Seçmenlerin yüzde kaçı cumhurbaşkanına oy verdi?
Geçen yüzyılda tepeye ne inşa edildi?
Anlaşmayı hangi iki ülke imzaladı?
Vücut üşüdüğünde ne üretir?
Kütüphanede kaç kitap var?
Denizdeki en büyük ada hangisidir?
İşçiler fabrikadan neden ayrıldı?
Savaştan önce arazinin sahibi kimdi?
`
