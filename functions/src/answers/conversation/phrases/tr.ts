import { voices, type Phrases } from './phrases.ts'

export const tr: Phrases = {
  smallTalk: {
    greeting: voices(
      'İyi günler. Size nasıl yardımcı olabilirim?|Hoş geldiniz. Ne öğrenmek istersiniz?',
      'Merhaba, hoş geldiniz! Sizin için neye bakayım? 😊|Merhabalar! Neyi merak ediyorsunuz? 😊',
      'Selam! Ne lazım? 👋|Hey! Sor bakalım. 👋',
      'Merhaba. Sorunuzu yazın; belgelerde arayayım.|Merhaba. Belgelerden hangi bilgiye ihtiyacınız var?',
    ),
    thanks: voices(
      'Rica ederim.|Benim için bir zevkti.',
      'Rica ederim! Yardımcı olabildiysem ne mutlu bana. 😊|Ne demek, her zaman! Aklınıza başka bir şey gelirse sormanız yeterli. 😊',
      'Lafı bile olmaz! 👍|Ne demek! 👍',
      'Rica ederim. Dilediğiniz zaman yeni bir soru sorabilirsiniz.|Rica ederim. Yeni sorular her zaman sorulabilir.',
    ),
    okay: voices(
      'Peki. Öğrenmek istediğiniz başka bir şey var mı?',
      'Harika! Sizin için bakabileceğim başka bir şey var mı? 😊',
      'Süper. Başka?',
      'Anlaşıldı. Sıradaki soru bekleniyor.',
    ),
    goodbye: voices(
      'Hoşça kalın. Ziyaretiniz için teşekkür ederim.',
      'Hoşça kalın, kendinize iyi bakın! 😊|Görüşmek üzere! Yine beklerim. 😊',
      'Görüşürüz! 👋|Kendine iyi bak! 👋',
      'Hoşça kalın. Görüşme sonlandı.',
    ),
    insult: voices(
      'Yardımcı olamadığım için üzgünüm. Sorunuzu başka sözcüklerle yazarsanız yeniden ararım.',
      'Canınızı sıktıysam özür dilerim. Ne aradığınızı yazın, bir kez daha deneyeyim.',
      'Ah, bu acıttı. Bir daha deneyelim: Ne arıyorsun?',
      'Soru algılanmadı. Soruyu, aradığınız terimleri kullanarak yeniden yazın.',
    ),
    identity: voices(
      'Ben otomatik bir asistanım, insan değilim. Bana verilen belgelerden alıntılarla yanıt veriyorum.',
      'Ben bir sohbet robotuyum; insan değilim ama okumayı severim! Sorularınızı bana verilen belgelerden alıntılarla yanıtlıyorum. 😊',
      'Ben bir botum. Belgeleri karıştırıp nerede yazdığını sana gösteriyorum. 🤖',
      'Otomatik asistan; insan değil. Yanıtlar, dosya adı ve sayfa numarasıyla birlikte belgelerden birebir alıntılardır.',
    ),
    human: voices(
      'Ben otomatik bir asistanım, bu nedenle sizi birine bağlayamıyorum. E-posta adresinizi buraya yazarsanız size bir kişi dönüş yapacaktır.',
      'Ben bir sohbet robotuyum, o yüzden sizi birine bağlayamıyorum. Ama e-posta adresinizi bırakırsanız biri size döner! 😊',
      'Burada sadece ben varım, yani bir bot. E-posta adresini bırak, biri sana dönsün.',
      'Buradan bir kişiye aktarma yapılamıyor. E-posta adresinizi girin; sorunuzla birlikte iletilecektir.',
    ),
    email: voices(
      'Teşekkür ederim. Adresinizi ilettim; bir kişi size dönüş yapacaktır.',
      'Teşekkürler! Adresinizi ilettim, biri size dönecek. 😊',
      'Tamamdır, ilettim. Biri sana dönecek.',
      'Adres kaydedildi ve sorunuzla birlikte iletildi. Yanıt, bir kişi tarafından e-postayla gönderilecektir.',
    ),
    help: voices(
      'Sorunuzu kendi sözlerinizle yazabilirsiniz. Belgelerde arar ve alıntılarla yanıt veririm.',
      'İçinizden geldiği gibi sorun! Belgelere bakar, nerede yazdığını size gösteririm. 😊',
      'Ne istersen sor. Belgelere bakıp nerede yazdığını göstereyim.',
      'Soru veya anahtar sözcük girin. Belgeler taranır; dosya adı ve sayfa numarasıyla birebir alıntılar gösterilir.',
    ),
    unclear: voices(
      'Sorunuzu anlayamadım. Ne öğrenmek istersiniz?',
      'Bunu tam anlayamadım. Neyi merak ediyorsunuz? 😊',
      'Bunu çözemedim. Ne öğrenmek istiyorsun? 🤔',
      'Aranabilir sözcük bulunamadı. Soru veya anahtar sözcük girin.',
    ),
  },
  contact: 'iletişim telefon e-posta adres',
  takeMessage: 'Şu anda yanıt veremiyorum. E-posta adresinizi bırakın, biri size dönüş yapsın.',
  opening: voices(
    '',
    'Güzel soru!|Yardımcı olayım!|Sizin için baktım. 😊|Bulduğum şu: 😊',
    'Buldum:|Buyur:|Şöyle yazıyor:|Baktım 👇',
    '',
  ),
  closing: voices('', 'Bakabileceğim başka bir şey var mı?|Umarım işinize yarar!', '', ''),
  which: voices(
    'Bunlardan hangisini kastediyorsunuz?',
    'Hemen bakayım! Hangisini kastediyorsunuz? 😊',
    'Hangisi?',
    'Soru birden fazla kayıtla eşleşiyor. Birini seçin:',
  ),
  noMore: voices(
    'Belgelerin bu bölümünde konuyla ilgili başka bilgi bulunmuyor.',
    'Bu konuda bulabildiğim bu kadar. Başka bir şeye bakayım mı? 😊',
    'Orada bu kadar yazıyor.',
    'Bölüm sonu. Bu kısımda başka bilgi yok.',
  ),
  nearest: 'Bulduğum en yakın kısımda şöyle yazıyor:',
  from: (places) => `Kaynak (${places}):`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, sayfa ${page}`),
  and: ' ve ',
  differ: (one, other) =>
    `Belgelerde bu konuda farklı bilgiler var. Önce ${one}, ardından ${other}:`,
  readAs: (asked, read) => `“${asked}” sözcüğünü “${read}” olarak okudum.`,
}
