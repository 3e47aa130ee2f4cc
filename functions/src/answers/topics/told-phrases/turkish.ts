/** How topics are told of in Turkish. */
export const TURKISH = `
voucher_told: hediye çek*, hediye kart*, hediye kupon*, hediye sertifika*, hediye bon*, hediyeçek*, hediye kod*,
  hediye edebil*, hediye edilebil*, hediye etmek, hediye paket*, gift card*, voucher*, değer çek*
voucher_rather: geçerli*, satın al*, alabilir*, alınabilir, satılır, satıyoruz, mevcut*, temin*, # tl, süre*, tutar*,
  değer*, sipariş*, gönder*
voucher_unlike: ücretsiz hediye, indirim*, promosyon*, kampanya*
voucher_never: hediye paketi yapıl*, indirim kupon*, indirim çek*, promosyon kod*, hediyelik eşya*
voucher_asked: hediye*, çek*, kupon*, kart*, voucher*, gift*, armağan*, sertifika*, bon*, sürpriz*
cards_told: sadece nakit, yalnızca nakit, yalnız nakit, nakit çalış*, kart geçerli değil*, kart geçmez,
  kart geçmemektedir, kart kabul edilme*, kart kabul etm*, kart kabul ed*, kredi kartı kabul*, kredi kartı geçer*,
  kredi kartı geçm*, kredi kartı ile, kredi kartıyla, kredi kartına, kredi ve banka kart*, kredi veya banka kart*,
  kredi kartı ve banka kart*, banka kartı ile, banka kartıyla, tüm kredi kart*, tüm kartlar*, tüm banka kart*,
  bütün kartlar*, bütün kredi kart*, kartla ödeme*, kartla öde*, kart ile ödeme*, kart ile öde*, yalnızca kart*,
  sadece kart*, pos cihaz*, temassız ödeme*, temassız kart*, visa, mastercard, troy, american express, apple pay,
  google pay, nakit kabul edilme*, nakit kabul etm*, nakitsiz
cards_rather: kabul*, geçer*, geçm*, ödeyebil*, ödeme*, alıyoruz, yapabilir*, sadece, yalnızca
cards_unlike: iade*, depozito*, kapora*, bloke*, üye*, öğrenci*, sadakat*, hediye*, provizyon*, teminat*
cards_never: kart bilgileri* saklan*, üyelik kart*, öğrenci kart*, sadakat kart*, hediye kart*, kimlik kart*,
  giriş kart*, anahtar kart*, oda kart*
cards_asked: öde*, ödü*, kabul*, geç*, olur, olu*, nakit, sadece, yalnızca, kullan*, var*, çek*, kartla, kartıyla,
  kartımla, ile, çalış*, okut*, alıyo*, alır*, alın*
cards_notasked: limit*, komisyon*, kayıp*, kaybett*, kaybol*, çalındı, hediye*, üyelik*, sadakat*, kimlik*, öğrenci*
pay_told: ödeme yöntem*, ödeme seçenek*, ödeme şekil*, ödeme şekl*, ödeme tür*, ödeme koşul*, ödeme imkan*,
  ödeme yap*, ödeme alıyor*, ödeme alın*, ödemeler*, ödemenizi, ödemeyi, ödeyebilir*, ödenir, ödenebilir,
  ödenmektedir, havale*, eft, fast, iban*, banka transfer*, banka hesab*, nakit, peşin, taksit*, kapıda ödeme*,
  fatura ile, fatura karşılığı*, fatura edil*, online ödeme*, çek ile, senet*, paypal, papara, qr kod*,
  otomatik ödeme talimat*, tahsil ed*, kredi kart*
pay_rather: kabul ed*, kabul edil*, ödeyebilir*, yapabilir*, yapılabilir*, alıyoruz, alınır, geçerli*, mümkün*, ile,
  imkanı
pay_unlike: iade*, kapora*, depozito*, ceza*, gecikme*, hasar*, tazmin*, iptal*, teminat*, maaş*
pay_asked: nasıl, hangi, ne, neyle, nereye, nereden, kabul*, alıyo*, olur, olu*, mümkün*, var*, yapabil*, edebil*,
  ödeyebil*, geçer*, geçiyo*, seçenek*, yöntem*, şekil*, taksit*, imkan*, miyim, mıyım
pay_notasked: kim ödü*, kim öde*, ne zaman, ne kadar, kaç para, kaç lira, ödemek zorunda*, ödemem gerek*,
  ödemeli mi*, limit*, ödedim, ödemedim, ödeyemezsem, iade*, kaybol*
refund_told: iade*, para iade*, geri öde*, geri ödeme*, geri alın*, geri alıyoruz, geri alm*, ücret iadesi*,
  iade edil*, iade alın*, iade kabul*, iade süre*, iade hakk*, geri verilme*, geri verilir, değiştirilebilir,
  cayma hakk*, cayma*, tamamı yanar, ücret yanar, iadesi*, ürün değişim*, değişim yap*, değişim hakk*, değişim için,
  değişim ve iade, iade ve değişim*, ürünü değiştir*, beden değişim*
refund_rather: # gün*, gün içinde, hafta*, para*, ücret*, tutar*, bedel*, # %, % #, yüzde #, fatura*, fiş*,
  kullanılmamış, edilir, edilmez, yapılır, yapılmaz, hesab*, tam
refund_unlike: depozito*, anahtar*, kapora*, teminat*, kitap*, araç teslim*, kayıt*
refund_never: iade adresi, vergi iade*, iade-i ziyaret, kan değişim*, öğrenci değişim*, yağ değişim*,
  filtre değişim*, lastik değişim*, kdv iade*, iklim değişi*, adres değişi*, saat değişi*
refund_notasked: kitap iade*, vergi iade*, ne zaman iade etmeliyim, oda iade*, araç iade*
deposit_told: kapora*, kaparo*, depozito*, ön ödeme*, avans*, peşinat*, peşin ödeme*, peşin öden*, peşin alın*,
  önceden öden*, önceden ödeme*, teminat*, güvence bedel*, rezervasyon sırasında ödenir, rezervasyon sırasında öden*,
  rezervasyon anında öden*, rezervasyonda öden*, tutarın .. önceden, ödemenin .. peşin, bloke*, provizyon*
deposit_with: %, #, yüzde, yarısı*, yarı, tamamı*, gerek*, alın*, alıyoruz, alm*, istem*, isten*, talep*, yok*,
  olmadan, ödenir, öden*, ödeme*, yatır*, zorunlu*, kapora*, depozito*
deposit_rather: rezervasyon*, randevu*, sipariş*, kayıt*, alınır, alınmaktadır, alıyoruz, gerekli*, gerek*, talep*,
  kesinleş*, # %, % #, yüzde #
deposit_unlike: çek*, şişe*, kupa*, bardak*, geri*, iade*, anahtar*, kesilir, mahsup*
deposit_notasked: geri*, iade*, ne zaman alırım, yanar*
discount_told: indirim*, iskonto*, kampanya*, promosyon*, daha ucuz*, daha uygun fiyat*, yarı fiyat*, yarım ücret*,
  % # daha az, özel fiyat*, öğrencilere .. ücretsiz, öğrencilere .. indirim*, emeklilere .. ücretsiz,
  # yaş altı .. ücretsiz, # yaş üstü .. ücretsiz, # yaş ve üzeri .. ücretsiz, # yaşına kadar .. ücretsiz,
  çocuklar .. ücretsiz*, çocuklara .. ücretsiz*, öğrenci fiyat*, öğrenci: # tl, öğrenci # tl, emekli # tl,
  grup fiyat*, aile paket*, kardeş indirim*, erken rezervasyon*, erken kayıt*, sadakat kart*, sadakat program*,
  kupon kod*, indirim kod*, puan kazan*, # al # öde, üyelere .. ücretsiz, avantaj*
discount_rather: # %, % #, yüzde #, indirim*, indirimli*, öğrenci*, emekli*, üye*, geçerli*, ücretsiz
discount_unlike: kdv, iptal*, depozito*, kapora*, ceza*, sınav*, nem, birleştirilemez, geç kal*, gecik*
included_told: dahil*, dâhil*, fiyata dahil*, ücrete dahil*, içerir, içermektedir, kapsar, kapsamaktadır,
  kapsamında*, fiyatın içinde*, fiyatlarımıza*, her şey dahil*, ek ücret*, ekstra ücret*, ilave ücret*,
  ayrıca ücret*, ayrıca ücretlendiril*, ücretsiz olarak sun*, hariçtir, dahil değildir, dahil edilmez,
  ücretsiz sunul*
included_rather: fiyat*, ücret*, paket*, bilet*, aidat*, tüm, hepsi, tamamı, neler
included_unlike: kdv*, vergi*, iptal*, iade*, kişisel veri*, hafta sonu dahil, pazar dahil, bayramlar dahil, garanti*
included_never: pazar dahil, cumartesi dahil, hafta sonu dahil, hafta sonları dahil, tatiller dahil, kvkk kapsamında,
  kanun kapsamında, garanti kapsamında
guarantee_told: garanti*, garantimiz*, garantili*, garanti süre*, garanti kapsam*, garanti belge*, garanti veriyoruz,
  garanti verilir, # yıl garanti*, # ay garanti*, satış sonrası*, ücretsiz onar*, ücretsiz tamir*, ayıplı mal*,
  ayıplı ürün*, arkasındayız
guarantee_rather: yıl*, ay, ayl*, # gün*, süre*, kapsam*, geçerli*, ücretsiz, parça*, işçilik*, yıllık
guarantee_never: garanti bankas*, garanti bbva, garanti edilmez, garanti edilemez, garanti edemeyiz, garanti etmez,
  garanti vermez, garanti verilemez, yer garantisi, garanti altına alınmaz
guarantee_notasked: daha uzun, uzat*, banka*, garanti bbva
bring_told: yanınızda .. getir*, yanınızda bulundur*, yanınıza al*, yanında getir*, getiriniz, getirin, getirmeniz,
  getirmeyi unutmayın, getirmelisiniz, getirilmesi gerek*, getirilmelidir, getirmeleri gerek*, getirmesi gerek*,
  beraberinizde, giyiniz, giymeniz, giyilmesi, giyilmelidir, giymek zorunlu*, rahat kıyafet*, rahat bir kıyafet*,
  spor kıyafet*, spor ayakkabı*, temiz ayakkabı*, kapalı ayakkabı*, kendi havlu*, yedek kıyafet*, kıyafet zorunlu*,
  kıyafet kural*, kimlik kart*, kimliğinizi, kimlik belge*, kimlik ibraz*, nüfus cüzdan*, ibraz edil*, ibraz etme*,
  ibraz edin*, fotoğraflı kimlik*, pasaport*, gerekli belge*, gerekli evrak*, istenen belge*, bone*, havlunuzu,
  havlu getir*, mayonuzu, mayonuz, kaymaz taban*, yanınızda olsun, yanınızda olması, yanınızda olmalı
bring_rather: lütfen, gerek*, zorunlu*, kendi, yanınızda, unutmayın, mutlaka, şart*, getir*, havlu*, kimlik*,
  ayakkabı*, kıyafet*
bring_never: dışarıdan yiyecek*, getirmeyin*, getirmek yasak*, getirilmesi yasak*, getirilmez, evcil hayvan getir*,
  köpeğinizi getir*, geri getir*, havlu kiralan*, dile getir*, bir araya getir*, haline getir*, hayata geçir*,
  yerine getir*, hale getir*
bring_unlike: hayvan*, köpek*, çöp*, misafir*, arkadaş*, çocuklarınızı
bring_asked: ne, neler, nasıl, hangi, bir şey*, herhangi, gerek*, lazım, kıyafet*, getirmem, getirmeli*, kendi, giy*,
  zorunlu*, şart*
wifi_told: wifi*, wi-fi*, wi fi, kablosuz internet*, kablosuz ağ*, kablosuz bağlantı*, internet bağlantı*,
  internet erişim*, ücretsiz internet*, internet ücretsiz*, fiber internet*, hotspot*, misafir ağı*,
  internet mevcut*, internet bulun*, yüksek hızlı internet*, ağ adı, internet şifre*
wifi_rather: ücretsiz*, bedava, şifre*, ağ, misafir*, müşteri*, hızlı, tüm, mevcut*, bağlan*
wifi_never: ghz, kanal*, modem sıfırla*, yönlendirici*, internet sitesi, internet sitemiz*, internet adres*, radyo,
  internet explorer
wifi_notasked: şifre*, parola*, olmadan, internetsiz, internet sitesi, internet siteniz*, adresiniz, internetten,
  internet üzerinden
parking_told: otopark*, park yeri*, park alan*, park yerler*, park edebilir*, park ediniz, park edin, park edil*,
  park etmek*, park etmeyin*, park imkan*, park ücret*, vale*, ispark*, araç park*, aracınızı, araçlarınızı,
  arabanızı, kapalı garaj*, garaj*, şarj istasyon*, oto park*
parking_rather: araç*, araba*, misafir*, müşteri*, ziyaretçi*, ücretsiz*, ücretli*, önünde, arkasında, karşısında,
  en yakın, saatlik, bulun*, mevcut*, yanında*, yanındaki
parking_never: milli park*, çocuk parkı, oyun parkı, su parkı, lunapark*, aqua park*, teknopark*, macera parkı,
  park halinde, bisiklet park*, garaj kapı*, park sensör*, aracınızı teslim, aracınızın bakım*
children_told: çocuk*, çocuklar*, çocuklu*, bebek*, bebekler*, minik*, # yaş altı*, # yaş ve altı*,
  # yaşından küçük*, # yaşına kadar*, # - # yaş*, mama sandalye*, oyun alan*, oyun oda*, çocuk kulü*, çocuk alan*,
  bebek bakım*, alt değiştirme*, emzirme oda*, çocuk menü*, ebeveyn*, veli eşli*, küçük misafir*
children_rather: hoş geldi*, bekliyoruz, kabul*, izin*, ücretsiz*, sadece, yalnızca, girebilir*, gelebilir*,
  katılabilir*, yasak*, uygun*, alınma*, refakat*, eşliğinde*, özel, serbest*, edilme*, mümkün*
children_never: çocuk doktor*, çocuk hastalık*, çocuk nöroloji*, çocuk esirgeme*, çocuk bayramı, kadın ve çocuk hak*
children_unlike: anahtar*, fotoğraf*, fatura*, sigorta*, koltuk*, veri*, gün, eğitmen*, öğretmen*
children_notasked: saç*, ürün*, mama, kıyafet*, oyuncak*, hediye*, ayakkabı*, kitap*
dogs_told: köpek*, evcil hayvan*, evcil dost*, hayvan*, kedi*, pet friendly, rehber köpek*, patili*, tasma*,
  minik dost*, can dost*, evcil*
dogs_rather: kabul*, izin*, yasak*, girebilir*, gelebilir*, girem*, hoş geldi*, serbest*, sadece, yalnızca, tasma*,
  ücret*, alınma*, edilme*, değil*, mümkün*, uygun*, hariç, lütfen, getir*, memnuniyetle
dogs_unlike: tezgah*, mama*, yalnız bırak*, deniz*, # kg mama, oyuncak*
dogs_never: hayvansal*, hayvanat*, hayvancılık*, hayvan deney*, hayvanlar üzerinde, köpek balı*, köpekbalı*,
  hayvansever*
dogs_notasked: mama*, tüy*, ürün*, vegan*, bakım*, aşı*, tıraş*, eğitim*, oyuncak*, ısır*, kısır*
access_told: tekerlekli sandalye*, engelli*, engelsiz*, engelliler*, asansör*, rampa*, basamak*, merdiven*,
  düz ayak*, düzayak*, zemin kat*, giriş kat*, bebek arabası*, puset*, erişilebilir*, hareket kısıt*,
  bedensel engel*, yürüteç*, koltuk değne*, eşik*, geniş kapı*
access_rather: tekerlekli*, engelli*, engelsiz*, erişilebilir*, uygun*, rampa*, asansör*, mevcut*, bulun*, yok*,
  ulaş*, giriş*
access_unlike: taşıma*, nakliye*, sigara*, acil*, yangın*, indirim*, ücretsiz, kirala*, temizli*, eşya*
access_never: engelli öğrenci*, engelli indirim*, asansör bakım*, eşik değer*, kariyer basamak*
age_told: en az # yaş*, en az # ay*, minimum # yaş*, asgari # yaş*, minimum yaş*, asgari yaş*, yaş sınır*,
  yaş limit*, yaş şart*, yaş kısıt*, alt yaş*, üst yaş*, # yaş ve üzeri*, # yaş ve üstü*, # yaş üzeri*, # yaş üstü*,
  # yaş altı*, # yaş ve altı*, # yaşından küçük*, # yaşından büyük*, # yaşından itibaren*, # yaştan itibaren*,
  # yaştan küçük*, # yaştan büyük*, # yaşını doldur*, # yaşın altında*, # yaşın üstünde*, # yaşın üzerinde*,
  # yaşına kadar*, # yaşında olm*, # yaşını tamamla*, # yaşını geç*, # - # yaş*, #-# yaş*, # ile # yaş*,
  # ila # yaş*, # yaş aras*, # aydan itibaren*, # aylıktan*, yaş grubu*, yaş grupları*, reşit ol*, reşit*,
  on sekiz yaş*, # yaş için*, # yaş sınırı*, # yaş sınırı
age_rather: en az, minimum, asgari, gerek*, sadece, yalnızca, katıl*, zorunlu*, sürücü*, çocuk*, kabul*, yasak*,
  olmalı*, izin*, veli*, giremez, alınma*
age_never: garanti*, kvkk, veri*, fatura*, geçerli*, hediye çek*, deneyim*, tecrübe*, yaşındaki bina,
  # yaşında bir işletme
age_unlike: deneyim*, ücretsiz*, indirim*, sakla*, bedava, tl
age_asked: yaş*, kaç, sınır*, limit*, reşit*, küçük*, büyük*, en az, minimum, asgari
age_notasked: kaç yaşındasın*, kaç yaşındasınız, kaç yaşında bina, kaç yıllık, köpek*, kaç yaşındadır
directions_told: otobüs*, otobüsle*, otobüs hat*, otobüs durağı*, metro*, metrobüs*, tramvay*, marmaray*, dolmuş*,
  minibüs*, tren istasyon*, istasyon*, durağı*, durağında*, durağından*, durak*, vapur*, feribot*, havalimanı*,
  havaalanı*, otogar*, toplu taşıma*, toplu ulaşım*, yürüme mesafe*, dakika yürü*, dakikalık yürü*, # dakika uzak*,
  # dakika mesafe*, # dakikalık mesafe*, # km uzak*, # metre uzak*, # metre ileri*, # km mesafe*, # m mesafe*,
  yürüyerek, özel araç*, araç ile, arabayla, aracınızla, otoyol*, çevre yolu*, çıkışından, çıkışı*, sapağ*, kavşa*,
  sağa dön*, sola dön*, yol tarifi*, ulaşım*, karşısında*, arkasında*, yanındayız, nolu hat*, numaralı otobüs*,
  numaralı hat*, hattı*, servis araç*, navigasyon*, e-5, tem otoyol*, merkezine # km, tren, trenle, trene, trenler,
  trenleri*, iskelesi*, iskeleye, iskeleden, metro çıkışı*, numaralı çıkış*, nolu çıkış*, nasıl gelinir,
  nasıl ulaşılır
directions_rather: durak*, istasyon*, metro*, otobüs*, tramvay*, dakika*, yürü*, km, metre, ulaş*, ulaşabilir*,
  çıkış*, araç*, inin, inip, inerek, inmeniz, hattı*, hatlar*
directions_never: gezi*, # gün, gezimiz*, arıza*, acil çıkış*, yangın çıkış*, çıkış saati*, oda çıkış*,
  müşteri hattı*, destek hattı*, ihbar hattı*, telefon hattı*, turumuz*, turu, turlar*, tura
directions_notasked: ne zaman, kaç lira, kaç para
holidays_told: bayram*, resmi tatil*, resmî tatil*, dini bayram*, milli bayram*, arife*, yılbaşı*, yeni yıl*, noel*,
  yıllık izin*, yıllık tatil*, tatil günler*, tatillerde*, yaz tatil*, sömestr*, yarıyıl tatil*, yıl boyunca*,
  yıl boyu*, tüm yıl*, # gün kapalı*, arasında kapalı*, tarihleri arasında kapalı*, kurban bayram*,
  bakım nedeniyle kapalı*, 1 ocak*, 31 aralık*, 24 aralık*, 25 aralık*, 23 nisan*, 1 mayıs*, 19 mayıs*, 15 temmuz*,
  30 ağustos*, 29 ekim*, sezon dışı*, sezon boyunca, ramazan ay*, ramazan bayram*, ramazanda
holidays_rather: kapalı*, açık*, açığız, kapalıyız, hizmet ver*, çalış*, tatil*, ara veril*, kapan*, açıl*, hariç,
  dahil
holidays_unlike: sessiz*, ücretli izin*, menü*, kayıt*, indirim*, kurulmuş*, kampanya*, son başvuru*, yürürlü*
holidays_notasked: fiyat*, pahalı*, kaç para, ne kadar, hediye*, ücret*, ders*, tatil paket*
needed_told: randevu*, rezervasyon*, kayıt*, yer ayırt*, sipariş*, ön kayıt*, başvuru*, önceden ara*, önceden haber*,
  önceden bildir*, ön bildirim*
needed_alone: randevusuz*, rezervasyonsuz*, sadece randevu*, yalnızca randevu*, yalnız randevu*, randevu ile çalış*,
  randevuyla çalış*, randevu sistemi* ile, randevulu, randevu şart*, randevu zorunlu*, randevu gerekmez*,
  randevu gerekmemektedir, randevu gerekli*, randevu almanıza gerek yok*, randevuya gerek yok*, randevu almadan,
  randevu olmadan, rezervasyon şart*, rezervasyon zorunlu*, rezervasyon gerekmez*, rezervasyon gerekmemektedir,
  rezervasyon gerekli*, rezervasyon gerekir, rezervasyona gerek yok*, rezervasyon yaptırmanıza gerek yok*,
  rezervasyon yapmanıza gerek yok*, rezervasyon yaptırmadan, rezervasyon olmadan, rezervasyon kabul edilme*,
  rezervasyon almıyoruz, rezervasyon alınmamaktadır, rezervasyon önerilir, rezervasyon tavsiye edilir, rezervasyonla,
  kayıt zorunlu*, kayıt gerekmez*, kayıt gerekli*, kayıt şart*, ön kayıt zorunlu*, ön kayıt gerekmez*, geliş sırası*,
  sıra ile, önceden haber vermeniz, önceden aramanızı, haber vermeden gel*
needed_with: gerek*, zorunlu*, şart*, lazım, önceden, öncesinde, önce, önerilir, öneririz, öneriyoruz, tavsiye*,
  rica*, lütfen, en az, en geç, mutlaka, yalnızca, sadece, # saat, # gün, olmadan, ihtiyaç*
needed_unlike: iptal*, kapora*, depozito*, ertele*, iade*, ücret*, değişikli*, gecik*
needed_never: kamera kayıt*, kayıt cihaz*, ses kayıt*, kayıtlı medya, kayıt altına, kayıt ücret*, ticaret sicil*,
  kayıtlı elektronik posta
needed_asked: gerek*, gerekiyo*, zorunda*, zorunlu*, şart*, lazım*, mecbur*, olmadan, almadan, yapmadan, yaptırmadan,
  etmeden, aramadan, vermeden, önceden, randevusuz*, rezervasyonsuz*, kayıtsız, direkt, direk, doğrudan, öylece,
  almalı*, yapmalı*, yaptırmalı*, etmeli*, habersiz*, ihtiyaç*
needed_notasked: ne olur, ne oluyor, nolur
book_told: randevu al*, randevu için*, randevu talep*, randevu oluştur*, randevularınız*, randevunuzu, randevu hatt*,
  online randevu*, rezervasyon*, rezerve*, rezervasyon için*, rezervasyon yap*, rezervasyonunuz*, kayıt ol*,
  kayıt için*, kayıt yap*, kayıt yaptır*, kayıt form*, kayıtlar*, kaydınız*, kaydol*, ön kayıt*, başvuru*,
  başvurular*, başvurabilir*, üye ol*, üyelik form*, sipariş ver*, siparişler*, siparişiniz*, sipariş için*,
  bilet al*, biletler*, yer ayırt*, yerinizi ayırt*, bekleme listes*, hesap oluştur*, form* doldur*, katılmak için
book_with: online, internet*, web*, site*, sitemiz*, www, telefon*, tel, arayın*, arayarak, arayabilir*, e-posta*,
  eposta*, e-mail*, mail*, form*, formu*, resepsiyon*, danışma*, gişe*, sekreter*, ofis*, büro*, whatsapp*,
  instagram*, uygulama*, mobil, link*, mesaj*, dm, şahsen, yerinde, hattı*, ulaş*, adres*, @, ödeme*, kapora*,
  aramanız*, aramaları*, aranarak, kasadan, kasada, yazın, yazarak, yazabilir*, yazmanız
book_rather: online, telefon*, arayın*, arayarak, whatsapp*, form*, web*, site*, alabilir*, yapabilir*,
  yaptırabilir*, verebilir*, oluştur*, e-posta*, tıkla*, uygulama*
book_unlike: iptal*, kapora*, depozito*, iade*, ceza*, gecik*, ertele*, değişikli*, teslimat*, kargo*
book_never: ücretlidir ceza*, kaza*, hasar*, kamera kayıt*, kayıt cihaz*, ses kayıt*, iş başvuru*, şikayet başvuru*,
  kvkk başvuru*, veri sahibi başvuru*
book_notasked: ne olur, ne oluyor, nolur
cancel_told: iptal*, iptaller*, iptal et*, iptal ed*, erteleme*, ertele*, fesih*, fesh*, vazgeç*, cayma*,
  üyelik sonlandır*, sonlandır*, tarih değişikli*, randevu değişikli*, rezervasyon değişikli*, gelemeyecek*,
  gelemiyor*, gelmemeniz, gelmediğiniz, ihbar süre*, taahhüt*, bildirim süre*, # saat öncesine kadar*,
  # gün öncesine kadar*, # gün öncesinden*, # saat öncesinden*, # saat önceden*, # gün kala*, # saat kala*,
  üyelik dondur*, üyeliğinizi dondur*, kayıt dondur*, dondurabilir*, dondurulabilir, dondurma hakkı
cancel_rather: ücretsiz*, # gün*, # saat*, gün*, saat*, hafta*, önce*, öncesi*, ücret*, # %, % #, yüzde #, yazılı*,
  bildir*, tamamı, kesinti*, ay, ay önce*, aylık, ayın
cancel_unlike: sanatçı*, tarafımızca, iade*, işletmemiz iptal*, yeterli katılım*, mücbir*, hava koşul*, hava durum*,
  kötü hava
cancel_never: sipariş iptal edilir stok*, gürültü iptal*, iptal tuş*, çerez*
late_told: geç kal*, geç gel*, geç kalın*, geç kalan*, geç kalanlar*, geç gelen*, geç kaldığınız*, geç kalmanız*,
  gecikme*, gecikir*, gecikmeler*, gecikmeniz*, geciken*, gecikecek*, # dakikadan fazla*, # dakika beklet*,
  # dakika beklen*, # dakika bekler*, # dakika tolerans*, # dakika gecik*, # dakika geç*, # dakikayı aş*, tolerans*,
  gelmeme*, gelmeyen*, gelmediğiniz*, gelmezseniz, katılmayan*, katılmadığınız*, no-show, haber vermeden gelme*,
  habersiz gelme*, saatinden sonra*, başladıktan sonra*, başlangıcından sonra*, kaçırılan*, kaçırdığınız*,
  kaçırırsanız, vaktinde gel*, zamanında gel*, zamanında teslim*, kapılar kapan*, son giriş*, geç kalma*, gecikildi*
late_rather: geç, gecik*, dakika*, # dk, ücret*, beklet*, iptal*, yanar, yanmış, sayılır, hakk*, süre*, kısal*,
  alınma*, giriş*
late_unlike: geç çıkış*, bavul*, bagaj*, faiz*, geç kahvaltı, kargo*, teslimat*, iade gecik*
late_never: geç çıkış*, geç check-out*, late check-out*, en geç # gün, en geç # iş günü, vade farkı*, gecikme faizi*
late_notasked: ne kadar geç açık*, en geç kaç*, gece geç saat*, geç saate kadar*, kargom*, siparişim*
complaint_told: şikayet*, şikâyet*, memnun kalma*, memnun değil*, memnun olma*, memnuniyetsiz*, müşteri hizmet*,
  müşteri ilişki*, müşteri memnuniyet*, sorun yaşa*, sorun yaşarsanız, sorun olursa, bir sorun*, problem yaşa*,
  aksilik*, hasarlı ürün*, hasarlı gel*, hasarlı teslim*, itiraz*, itirazlar*, geri bildirim*, tüketici hakem*,
  tüketici mahkeme*, arabulucu*, destek hatt*, çözüm merkez*, kusurlu*, ayıplı*, öneri ve şikayet*,
  dilek ve şikayet*, istek ve şikayet*
complaint_rather: telefon*, arayın*, e-posta*, bildir*, ulaş*, yaz*, ilet*, @, form*, resepsiyon*, müdür*, başvur*,
  whatsapp*, iletişim*, # gün*, çöz*
complaint_never: diş şikayet*, ağrı şikayet*, hastanın şikayet*, şikayetiniz varsa doktor*, sağlık şikayet*
complaint_notasked: ağrı*, diş*, hasta*
delivery_told: teslimat*, teslim ed*, teslim edil*, eve teslim*, adrese teslim*, kapınıza*, kapıya teslim*, kargo*,
  kargoya*, kargolan*, gönderim*, gönderiyoruz, gönderilir, gönderilmekte*, eve servis*, paket servis*,
  adrese servis*, kurye*, nakliye*, sevkiyat*, sevk ed*, adresinize*, evinize*, evde hizmet*, yerinde servis*,
  yerinde hizmet*, evden al*, adresinizden*, ücretsiz kargo*, iş günü içinde, yurt dışına*, yurt içi*, gel al*,
  mağazadan teslim*, posta ile*
delivery_rather: # gün*, iş günü*, gün, ücretsiz*, ücret*, # tl, tl, adres*, sipariş*, saat*, süre*, ilçe*, üzeri*,
  kargo*, il dışı*, eve, evinize, evinizde, adresinize
delivery_never: onay*, e-posta gönder*, fatura gönder*, rapor*, link gönder*, fotoğraf*, mektup*, sertifika*,
  araç teslim*, anahtar teslim*, oda teslim*, ödev*, şifre*, bilgilendirme*, kargo pantolon*
delivery_unlike: iade*, gümrük*, hasar*, geri gönder*, değişim*, vergi*
delivery_notasked: nerede kaldı, siparişim nerede, kargom nerede, gelmedi, iade*
who_told: sahibi*, sahipleri*, işletme sahibi*, kurucu*, kurucusu*, kurucularımız*, kurucu ortak*, ortağı*,
  ortakları*, müdür*, müdürü*, genel müdür*, müdire*, yönetici*, yöneticisi*, yönetmen*, direktör*, başkan*,
  başkanı*, yönetim kurulu*, yönetim:, sorumlu hekim*, mesul müdür*, başhekim*, başhekim, sorumlusu*, ekibimiz*,
  kadromuz*, personelimiz*, çalışanımız*, çalışanlarımız*, aile işletme*, ailesi*, tarafından kurul*,
  tarafından işletil*, tarafından yönetil*, kuruldu*, kurulmuştur, işletmeci*, usta*, ustamız*, eğitmen*,
  eğitmenimiz*, öğretmen*, hocamız*, aşçıbaşı*, dr, uzm, küratör*, işleten*, yöneten*, bakıcı*, şefimiz*, şefi,
  ekibi, ekibin, ekipte, öğretmenimiz*
who_rather: sahibi*, kurucu*, müdür*, işlet*, yönet*, ekibimiz*, aile*, ortak*, başkan*, sorumlu*, hekim*, kuşak*,
  nesil*
who_never: köpek sahibi*, hayvan sahibi*, evcil hayvan sahip*, kart sahibi*, veri sahibi*, araç sahibi*,
  bilet sahibi*, hesap sahibi*, üyelik sahibi*, ev sahibi*, hak sahibi*, sahip olun*, önceki sahib*, yeni sahib*,
  müdürlüğü*, çek sahibi*, ruhsat sahibi*, ilgili sahibi*
who_unlike: köpek*, kedi*, sorumlu değil*, sorumludur, fiyat*, tl, etkinlik*, ilçe*, belediye*
who_notasked: ne zaman, kaç, ödü*, öder
data_told: kişisel veri*, kişisel bilgi*, kvkk, gdpr, gizlilik*, verileriniz*, bilgileriniz*, müşteri bilgi*,
  hasta bilgi*, veri koruma*, veri sorumlu*, veri güven*, aydınlatma metni*, açık rıza*, çerez*, üçüncü kişi*,
  üçüncü taraf*, üçüncü şahıs*, paylaşılmaz, paylaşmayız, şifrelen*, saklanır, saklanmaktadır, silinmesini*,
  kart bilgi*, kamera kayıt*, sosyal medya* .. paylaş*, izniniz olmadan, yazılı izin*, 6698 sayılı*, kimlik bilgi*,
  gizli tut*, mahremiyet*, veriler, verileri, verilere, saklanmaz, saklıyoruz, saklarız, fotoğraflarınız*,
  fotoğrafınız*, fotoğraf paylaş*, fotoğraflar paylaş*, fotoğraflar .. paylaş*, fotoğraf ve video*,
  izinsiz fotoğraf*, verileriniz .. silin*, bilgileriniz .. silin*
data_rather: sakla*, paylaş*, sil*, koru*, güven*, işlen*, şifrele*, izin*, onay*, rıza*, süre*, üçüncü, kanun*,
  yıl*, gizli*
data_never: şifre unut*, mobil veri*, veri paket*, veri bilim*, fotoğraf çekimi ücret*, fotoğraf çekmek yasak*,
  fotoğraf makine*, fotoğraf atölye*, fotoğraf kurs*, soğuk yerde sakla*, buzdolabında sakla*, eşyalarınızı sakla*,
  veri tabanı eğitim*, vesikalık fotoğraf*
data_notasked: kayb*, kaybol*, dışa aktar*, yedek*, aktar*, geri yükle*, kurtar*, mobil veri*, çekim*
offer_says: sunuyoruz, sunmaktayız, sunarız, satıyoruz, satmaktayız, yapıyoruz, yapmaktayız, üretiyoruz,
  üretmekteyiz, tamir ediyoruz, onarıyoruz, öğretiyoruz, kiralıyoruz, kiraya veriyoruz, düzenliyoruz, hazırlıyoruz,
  pişiriyoruz, temizliyoruz, sağlıyoruz, tedavi ediyoruz, danışmanlık veriyoruz, hizmet veriyoruz,
  hizmet vermekteyiz, hizmeti veriyoruz, eğitim veriyoruz, ders veriyoruz, faaliyet gösteriyoruz,
  faaliyet göstermekteyiz, uzmanız, uzmanlaşmış*, bir işletmeyiz, bir aile işletmesiyiz, bir firmayız, bir şirketiz,
  bir okuluz, bir kulübüz, bir derneğiz, bir atölyeyiz, bir ekibiz, bir kliniğiz, bir oteliz, bir restoranız,
  bir mağazayız, okulumuzda, okulumuz, mağazamızda, kliniğimizde, otelimizde, otelimiz, restoranımızda, atölyemizde,
  merkezimizde, salonumuzda, stüdyomuzda, işletmemizde, firmamız, şirketimiz, işletmemiz, hizmetlerimiz, ürünlerimiz,
  amacımız
offer_is: bir aile işletmesi*, bir işletme*, bir kuruluş*, bir mağaza*, bir okul*, bir otel*, bir müze*, bir dernek*,
  bir kulüp*, bir klinik*, bir merkez*, hizmet vermektedir, hizmet veriyor, hizmet veren, hizmet sunmaktadır,
  hizmet sunan, sunmaktadır, sunar, satmaktadır, üretmektedir, faaliyet göstermektedir, kurulmuştur, kuruldu,
  kurulan, kurulmuş, olarak kurul*, hoş geldiniz, hoşgeldiniz, yılından beri, yılından bu yana, 'den beri, 'dan beri,
  tarafından kurul*, adresi*
offer_heads: hizmetler, hizmetlerimiz, hizmet listesi, ürünler, ürünlerimiz, ürün grupları, kurslar, kurslarımız,
  eğitimler, eğitimlerimiz, dersler, derslerimiz, tedaviler, tedavilerimiz, uygulamalar, bakımlar, menü, menümüz,
  odalar, odalarımız, fiyatlar, fiyatlarımız, fiyat listesi, ücretler, ücretlerimiz, tarifeler, paketler,
  paketlerimiz, üyelikler, üyelik paketleri, program, programımız, programlar, etkinlikler, turlar, biletler,
  hakkımızda, biz kimiz, ne yapıyoruz, neler yapıyoruz, neler sunuyoruz, faaliyetler, faaliyetlerimiz,
  faaliyet alanlarımız, çalışma alanlarımız, uzmanlık alanlarımız, branşlar, çeşitlerimiz, katalog, koleksiyon
prices_heads: fiyat*, fiyatlar*, fiyatlarımız*, fiyat listesi*, ücret*, ücretler*, ücretlerimiz*, ücret tarifesi*,
  tarife*, tarifeler*, aidat*, aidatlar*, üyelik ücret*, giriş ücret*, bilet*, biletler*, bilet fiyat*, bedeller*,
  paketler*, üyelik paketleri*, oda fiyat*
prices_besides: depozito*, kapora*, teslimat*, kargo*, gönderim*, nakliye*, kayıp*, kaybol*, kaybedil*, hasar*,
  kırıl*, zarar*, ceza*, cezası*, gecikme*, iptal*, teminat*, gümrük*, muafiyet*, iade*, geç iade, geç teslim
question_more: ne zaman, ne kadar süre*, ne kadar sür*, ne kadar zaman*, ne kadar önce*, ne kadar uzak*, ne kadar,
  kaç, kaçta, kaç kez, kaç kere, kaç gün*, kaç saat*, kaç dakika*, kaç kişi*, kaç tane, kaç km, ne sıklık*,
  hangi sıklık*, saat kaç*, kaçıncı
question_which: hangi, hangisi*, hangileri*, hangisini, hangisine
question_back: bu, şu, o, bunu, onu, şunu, bunun, onun, buna, ona, bundan, ondan, bunda, onda, bununla, onunla,
  bunlar*, onlar*, şunlar*, bunlardan, onlardan, bunun için, onun için, öyle, böyle
question_come: gel*, getir*, gir*, girebil*, gelebil*, getirebil*, alıyo*, alabil*, kabul*, izin*, serbest*, yasak*,
  uygun*, yanımda, yanımızda, yanıma, benimle, bizimle, beraber, birlikte, içeri*, içeride, katıl*, sorun ol*,
  sorun olur, olur mu, olur, dostu*, hoş, müsait, bırak*, ile, köpekle, köpeğimle, köpeğimi, çocukla, çocuğumla,
  çocuğumu, çocuklarla, bebekle, bebeğimle, alır*, alın*, alsam
question_nothing: hoş, hoşgeldiniz, sınır*, limit*, politika*, yöntem*, şekil*, çeşit*, kişisel, misafir*, müşteri*,
  ziyaretçi*, konuk*, üye*, kişi*, insan*, kimse, bir şey*, şey*, herhangi, bir yer*, yakın*, yakında, civar*,
  mevcut, satıyo*, sat*, sun*, sunuyo*, ayarla*, düzenle*, talep*, iste*, istiyo*, giriş*, imkan*, olanak*, seçenek*,
  koşul*, şart*, durum*, konu*, bilgi*, hakkında, acaba, lütfen, merhaba, selam, iyi günler, mümkün*, tane, firma*,
  işletme*, mekan*, yer*, sizde, sizin, size, sizden, orada, burada, tür, türde, türlü, türleri, yol, yolu, yolları
jobs_told: eleman arıyoruz, eleman alıyoruz, eleman alınacak*, eleman aranıyor*, eleman aranmaktadır,
  ekip arkadaşı arıyoruz, ekip arkadaşları arıyoruz, çalışma arkadaşı* arıyoruz, takım arkadaşı* arıyoruz,
  personel arıyoruz, personel alıyoruz, personel alımı*, personel alınacak*, personel aranıyor*, personel ihtiyacımız,
  işe alım*, işe alıyoruz, iş ilan*, iş başvuru*, iş fırsat*, iş imkân*, iş imkan*, açık pozisyonlar*, açık kadro*,
  boş kadro*, kariyer, kariyer fırsat*, insan kaynakları, stajyer, stajyer alıyoruz, staj imkânı, staj imkanı,
  staj yap*, staj başvuru*, staj yeri, staj olanağı, yaz stajı*, zorunlu staj*, çırak arıyoruz, çırak alıyoruz,
  çıraklık*, çırak yetiştir*, kalfa arıyoruz, usta arıyoruz, beceri eğitimi, özgeçmişinizi, özgeçmiş* .. gönder*,
  cv'nizi, cv gönder*, ekibimize katıl*, aramıza katıl*, bizimle çalış*, bizimle çalışmak, yanımızda çalışmak,
  part time çalış*, yarı zamanlı çalış*, yarı zamanlı eleman, iş görüşmesi*, adayların .. özgeçmiş*
jobs_rather: arıyoruz, alıyoruz, alınacaktır, başvuru*, başvurabilir*, başvurun, özgeçmiş*, cv*, gönder*, e-posta,
  mail, yazabilir*, yazın, adresine, son başvuru, başlayacak, başlıyor, saatlik ücret, saat ücreti, maaş, adaylar*,
  deneyimli, en az # yaş*
jobs_never: kariyer koç*, kariyer danışmanlı*, kurs başvuru*, kursa başvuru*, iade başvuru*, garanti başvuru*,
  ekibimizin deneyimi, yıllık iş tecrübesi, işe alıştırma, açık pozisyonda, cv hazırlama, düğmesi açık,
  üyelik başvuru*, kredi başvuru*
jobs_notasked: cv hazırla*, cv bastır*, cv yazdır*, özgeçmiş hazırla*, doktorun özgeçmiş*, kariyer danışman*,
  kariyer koç*, acil iş var mı, ders çalışmak
`
