export const TURKISH = `
giriş varış checkin geliş yerleşmek girebilir giriyoruz gelmek
çıkış checkout ayrılış boşaltmak boşaltılması çıkabilir çıkıyoruz terk
erken erkenden önceden sabahtan
geç gecikme gecikmek gecikirsem gecikmeli rötar kalırsam geciken
oda süit stüdyo daire odacık
oda: tek çift suit standart aile üçlü deluxe
konaklama kalmak geceleme kalabilir kalıyoruz kalınır kalış gecelik yatmak
misafir ziyaretçi konuk davetli refakatçi
resepsiyon danışma lobi karşılama banko
anahtar kilit anahtarlık çilingir kapı kapi kart
kasa değerli mücevher kıymetli çelik
çarşaf nevresim yastık yastik yorgan battaniye pike
havlu bornoz terlik peştamal
temizlik temizlenir temizlikçi temizleniyor temizlemek housekeeping temizletmek hijyen
kirli leke lekeli kirlenirse lekelendi kirletmek pislik
yatak ranza karyola kanepe çekyat döşek
beşik karyola bebek yatağı yatagi
klima soğutma vantilatör iklimlendirme havalandırma serin
ısıtma kalorifer petek soba ısınma ısınıyor sıcak
kombi kazan şofben termosifon doğalgaz
buzdolabı buzdolabi dolap minibar buzluk soğutucu
televizyon tv uydu ekran
internet wifi kablosuz vayfay modem wireless
manzara manzaralı manzarali cephe panorama görünüm
asansör merdiven kat lift
merdiven basamak merdivenli eşik rampa
balkon teras veranda
bahçe avlu çim yeşillik
mutfak ocak pişirmek fırın pişirebilir
tabak bardak çatal kaşık tencere tava bulaşık
kahve çay kettle espresso çaydanlık
banyo duş küvet lavabo
tuvalet wc lavabo hela klozet
duş duşakabin yıkanmak yıkanabilir
fön kurutma saç föhn
çamaşır çamaşırhane camasirhane yıkama yikama yıkatmak yıkamak yıkanır yıkayabilir
ütü ütüleme utuleme ütülemek ütülenir ütüsü buharlı
bavul valiz bagaj çanta eşya
emanet bırakmak saklamak muhafaza bırakabilir depolama saklanır bırakıyoruz
villa bungalov yazlık müstakil dağevi
daire ev konut apartman apart
mobilya mobilyalı eşyalı döşeli
mobilya: koltuk masa sandalye dolap kanepe yatak
kamp çadır cadir karavan kampçılık kamping
elektrik priz akım adaptör fiş cereyan
mangal barbekü ızgara ateş kömür piknik
havuz yüzme yüzmek yüzebilir yüzülür yüzüyor
sauna hamam spa buhar jakuzi kese
masaj masör masöz spa
plaj deniz sahil kumsal iskele şezlong
gürültü ses sessiz sessizlik gürültülü rahatsız sükunet
komşu sakinler apartman malik
sigara tütün duman sigarasız izmarit içilir içilmez tüttürmek
sigara: elektronik puro nargile vape iqos
yemek yiyecek öğün ogun gıda gida yiyebilir yenir yenilir
yemek: kahvaltı öğle akşam atıştırmalık
pansiyon kahvaltı kahvalti yarım öğün ogun
kahvaltı serpme kahvaltılık büfe bufe brunch kahvaltısı kahvalti
öğle ogle öğlen tabldot öğleyin
akşam aksam akşamları aksamlari akşamki akşamüstü
atıştırmalık sandviç tost aperatif ikindi çerez
menü yemekler liste çeşitler
tatlı dondurma pasta baklava sütlaç künefe
et: kıyma dana kuzu tavuk köfte sucuk kebap biftek
balık: somon levrek çipura karides hamsi ton
vejetaryen vegan etsiz vejeteryan bitkisel zeytinyağlı
alerji alerjik alerjen hassasiyet intolerans alerjim alerjisi
alerji: gluten laktoz fıstık yumurta süt polen kabuklu
gluten glutensiz çölyak buğday un
laktoz laktozsuz süt sütsüz
fındık fıstık kuruyemiş badem ceviz
içindekiler içerik içeriyor katkı içerir malzemeler
helal domuz islami haram helalsertifikalı
diyet beslenme kalori perhiz
diyabet şekersiz şeker tatlandırıcı
içecek meşrubat kola ayran limonata
içme damacana musluk şişe sebil
alkol içki alkollü içkili alkolsüz
alkol: bira şarap rakı viski votka kokteyl
getirmek getirebilir getirilebilir getirin getiriyoruz getirmeli yanınızda beraberinizde getirebiliyor
masa masalar yer rezervasyon
rezervasyon ayırtmak ayırtabilir rezerve ayırt booking ayırmak
restoran lokanta kafe mekan yemekhane restorant cafe kafeterya
dışarıda açıkhava teras bahçe
teslimat teslim getirme kurye adrese servis getiriyor
catering ikram kokteyl büfe bufe
aşçı şef mutfak pişiren
garson servis komi
bahşiş garson servis
ekmek somun francala fırın
ekmek: beyaz çavdar ekşi kepek bazlama lavaş
simit poğaça börek açma kurabiye
pasta turta kek yaşpasta
fırın pastane fırıncı unlu
taze bayat günlük bozulmak bozulur dayanır bayatlamak
organik doğal ekolojik çevreci
fiyat ücret tutar bedel kaça tarife masraf maliyet kaçadan
ücret ücretli tarife para fiyat
pahalı pahali tuzlu fiyat
ucuz uygun ekonomik hesaplı indirimli bütçe
indirim iskonto indirimli kampanya tenzilat yüzde yuzde
indirim: öğrenci emekli kardeş grup öğretmen engelli
indirimli: öğrenci emekli engelli öğretmen gazi
aidat katkı ödenti odenti gider
fark ilave ek ekstra fazladan
dahil kapsamında içerir kapsar kapsamı kapsami
ücretsiz bedava parasız parasiz beleş ikram
kdv vergi stopaj beyanname maliye
kampanya promosyon teklif fırsat
kod kupon promosyon voucher kodu
hediye hediyelik armağan armagan sürpriz
paketleme ambalaj sarmak kutu paketi paketleniyor
puan sadakat bonus parapuan
ödeme ödemek ödeyebilir ödenir ödüyorum tahsilat ödesem ödeniyor ödeyebiliyor
ödeme: kart nakit havale eft taksit kredi
nakit peşin pesin elden nakden
kart kredi pos temassız kartla kartı karti banka
kart: visa mastercard amex troy bonus maximum
havale eft iban hesap transfer fast
taksit taksitli vade vadeli bölmek ödenebilir
kapora depozito avans peşinat önödeme onodeme kaparo
depozito teminat güvence guvence kapora
fatura makbuz irsaliye dekont efatura
fiş makbuz dekont fatura
borç gecikme faiz ödenmemiş
iade iadesi geri ödenir iadeli verirsem verebilir
para döviz euro dolar lira
bağış bağışlamak bağışçı yardım
çocuk bebek evlat ufaklık minik velet kız oğlan oglan
çocuk: oğul oğlum kızım torun yeğen
bebek yenidoğan yenidogan bebekli aylık
genç ergen reşit onsekiz delikanlı
yaş yaşlı reşit
yetişkin reşit büyük
veli ebeveyn anne baba vasi
büyükanne dede nine babaanne anneanne
kardeş abi abla ikiz
aile ailece akraba eş
emekli yaşlı altmışbeş ihtiyar
öğrenci talebe öğrencilik üniversiteli
grup kafile topluluk ekip toplu
kişi kapasite kişilik kişiye sığar
maksimum azami üst sınır limit
minimum asgari alt enaz
köpek köpekli evcil hayvan pati kedi
hayvan: köpek kedi kuş tavşan hamster kaplumbağa
köpek: golden terrier kaniş pug labrador kangal rehber
tasma ağızlık gezdirmek kayış
veteriner kısırlaştırma baytar
aşı asi aşılama karne aşılı iğne
hasta hastalık rahatsız hastalanmak hastalanırsa rahatsızlık hastalandı hastalandi
hasta: ateş öksürük ishal kusma nezle grip
bulaşıcı enfeksiyon salgın bulaşır bit
rapor istirahat raporlu hastalık
devamsızlık gelmemek gelmezsem gelemezsem yoklama katılmamak gelemem
katılmak katılım katılabilir katılıyor katılır katılmalı
doktor hekim uzman tabip
doktor: çocuk kadın cildiye göz ortopedi kulak dahiliye
muayenehane klinik poliklinik hastane
muayene kontrol checkup tetkik
acil ambulans nöbetçi acilen ivedi
ağrı acı aci sancı ağrıyor acıyor ağrım ağrısı acır
diş dişçi dişhekimi dental
diş: dolgu implant kaplama kanal köprü protez çürük
diştaşı tartar taş detertraj
çekim çektirmek çekilir yirmilik çektirdim
braket ortodonti plak şeffaf tel
beyazlatma bleaching beyazlatıyor
anestezi uyuşturma iğne sedasyon narkoz uyuşturulur
korku korkuyorum fobi endişe korkan tedirgin
reçete ilaç yazdırmak yazılır
ilaç hap eczane antibiyotik
tahlil kan test laboratuvar laboratuar
sonuç rapor netice sonuçlanır
sgk sigorta bağkur tamamlayıcı
ameliyat operasyon cerrahi müdahale mudahale
hamile gebe gebelik doğum dogum hamilelik
fizyoterapi fizik rehabilitasyon
psikolog terapi terapist danışmanlık
gözlük lens optik
puset pusetli bebekarabası
engelli tekerlekli erişilebilir rampa bedensel engelsiz
emzirme biberon mama emzirmek
bakıcı kreş oyun gözetim
kreş anaokulu yuva gündüz
okul lise ilkokul kolej ortaokul
öğretmen hoca eğitmen muallim
sınıf şube derslik
ders seans etüt dersi
ödev çalışma alıştırma
sınav test imtihan yazılı
not karne puan değerlendirme
diploma sertifika belge katılım
kurs eğitim atölye program kursu
özel birebir bireysel
deneme tanıtım denemek demo deneyebilir tanışma denersem
başlangıç acemi sıfırdan sifirdan temel yeni
seviye düzey kur ileri
dil: ingilizce almanca fransızca ispanyolca arapça rusça
tercüme çeviri tercüman tercuman çevirmen
online uzaktan çevrimiçi internet zoom
kitap materyal kaynak kitapçık
burs destek teşvik
kayıt kaydolmak yazılmak yazdırmak kaydettirmek yazılabilir kaydolabilir
başvuru başvurmak form müracaat dilekçe dilekce başvurabilir başvurulur
kontenjan yer boş kapasite müsait dolu
müsait boş uygun müsaitlik
bekleme sıra sira kuyruk beklemek yedek bekliyor
spor: futbol basketbol voleybol tenis yüzme pilates
salon fitness gym spor
antrenman idman çalışma antreman egzersiz
antrenör eğitmen koç hoca çalıştırıcı
üye uye üyelik abone abonelik
üyelik: aylık yıllık haftalık günlük
dondurmak dondurma askı dondurabilir durdurmak dondurulur
uzatmak uzatma yenilemek yenileme uzatabilir uzatılır yenilenir
maç turnuva karşılaşma müsabaka lig şampiyona
takım ekip kulüp kadro
kayak pist snowboard skipass
sözleşme mukavele anlaşma kontrat taahhüt
şart koşul kural yönetmelik
imza imzalamak imzalı imzalanır
iptal vazgeçmek cayma fesih vazgeçersem
fesih feshetmek sonlandırmak bitirmek ayrılmak ayrılırsam
ertelemek erteleme ötelemek ertelenir erteleyebilir kaydırmak değişiklik
değiştirmek değişim değişiklik değiştirebilir değiştirilebilir değişir takas değiştirilir
telafi kaçırmak kaçırırsam kaçırdım kaçırılan
devretmek devir devredebilir devredilir başkasına baskasina
sipariş ısmarlamak talep
satın alışveriş alabilir satıyor satılır satış
mağaza dükkan şube market
ürün mal eşya çeşit
stok mevcut tükendi tukendi kalmadı
kargo gönderi teslimat koli
kargo: yurtiçi aras mng ptt ups dhl sürat
göndermek gönderim yollamak gönderir gönderiyor gönderilir postalamak yolluyor gönderebilir
takip sorgulama izleme barkod
yurtdışı ülke uluslararası uluslararasi yurt
yurtdışı: almanya avrupa kıbrıs fransa hollanda
gümrük ithalat vergisi
beden ölçü numara büyüklük ebat
uymak uymazsa beden olmazsa uymadı
bozuk arızalı kusurlu defolu hasarlı arıza ayıplı
kırık kırılmak kırıldı kırarsam çatlak kırılırsa kırılan kirilan kırmak
hasar zarar tazminat hasarlı ziyan
garanti garantili güvence guvence garantisi
tamir onarım tamirat tamirci onarmak tadilat
bakım servis periyodik
parça parca yedek aksesuar
montaj kurulum takmak monte kurmak takılır kurulur takıyor
çöp atık atmak konteyner dökmek
kayıp kaybetmek kaybettim kaybolan kaybolursa yitik kaybedersem kaybolmuş kaybolmus
unutmak unuttum unutulan bulunan kayıp
hırsızlık çalınmak çalındı çalınırsa hırsız soygun
güvenlik bekçi görevli
kıyafet giysi giymek giyilir elbise giyim giyinmek giymeli
kıyafet: pantolon tişört gömlek elbise şort ceket eşofman
üniforma forma önlük
ayakkabı ayakkabi terlik galoş bot sandalet topuklu
soyunma giyinme dolap kabin
mayo bone bikini haşema
kiralık kira kiralama kiralamak kiralayabilir kiralanır kiralıyor kiralik
malzeme ekipman donanım gereç
ödünç emanet ödünçverme
hava yağmur kar fırtına firtina yağış yağarsa
kış: aralık ocak şubat
ilkbahar: mart nisan mayıs
yaz: haziran temmuz ağustos
sonbahar: eylül ekim kasım güz
adres konum bulunur semt mahalle nerdesiniz
ulaşım gidilir gelinir gelirim varmak gidebilir
uzak mesafe yakın kilometre yürüme yurume uzaklık
otobüs metro durak dolmuş dolmus tramvay minibüs metrobüs
tren istasyon gar marmaray yht
uçak havalimanı havaalanı havaalani uçuş
transfer karşılama havaalanı havaalani shuttle servis
taksi durak uber taksici
bilet giriş davetiye gişe
şoför sürücü kaptan
ehliyet direksiyon sürüş sürücü
otopark park parkı garaj vale parketmek
araba araç otomobil oto taşıt
araç: kamyonet minibüs motosiklet kamyon suv
şarj batarya akü pil elektrikli tesla togg
benzin yakıt mazot depo akaryakıt dizel
lastik jant teker
oto tamirci sanayi tamirhane servis
muayene tüvtürk egzoz
çekici yolyardım kurtarma kurtarıcı
kasko sigorta trafik muafiyet
sigorta poliçe teminat sigortalı sigortası
kaza çarpma çarpışma
bisiklet bisikletli velespit pedal
ceza yaptırım yaptirim cezai cezası
kimlik nüfus pasaport ehliyet
evrak belge doküman kağıt
vize pasaport oturum ikamet
izin onay müsaade musaade ruhsat muvafakat
vekalet noter vekaletname
fotokopi kopya çıktı yazıcı baskı
saat mesai çalışma saatler
açık açılış açmak açılıyor açıyorsunuz açılır acik
kapalı kapanış kapatmak kapanıyor kapatıyorsunuz kapanır kapali
tatil bayram resmi kapalı kapali
bayram: ramazan kurban yılbaşı cumhuriyet
haftasonu cumartesi pazar hafta
hafta: pazartesi salı çarşamba perşembe cuma
başlamak başlangıç başlıyor başlar başlayacak başlama
bitmek bitiş bitiyor biter sonu kapanış
sürmek süre sure sürer sürüyor dakika saatlik
mola ara teneffüs
acele hızlı acil ekspres çabuk hemen
beklemek bekleme bekleniyor beklerim bekletmek
geçerli geçerlilik geçer dolar
iletişim ulaşmak ulaşabilir irtibat telefon
telefon aramak arayabilir numara ararım arayın gsm
eposta mail email posta
whatsapp mesaj vatsap wp telegram instagram
haber bildirmek bilgilendirmek bildirim
yanıt cevap dönüş
destek müşteri temsilci yardım
danışmanlık danışmak tavsiye görüşme
yetkili sorumlu ilgilenen
yönetici müdür patron şef amir
sahip kurucu işletmeci
kurmak kuruldu kuruluş kurucu tarihçe tarihce
çalışan personel eleman kadro görevli
şirket firma işletme kurum
şikayet memnuniyetsizlik itiraz memnun
kişisel veri kvkk gizlilik mahrem
silmek silme sildirmek kaldırmak silinir
fotoğraf foto çekim fotoğrafçı çekmek
video kamera film kayıt
kamera güvenlik kayıt izleniyor
şifre parola giriş
hesap profil kullanıcı
uygulama program yazılım app
hata arıza çalışmıyor bozuldu
bilgisayar laptop pc tablet notebook
site web sayfa websitesi
kariyer pozisyon ilan eleman başvuru kadro
staj stajyer çırak
maaş aylık bordro ücret
izin yıllık tatil izinli
mesai fazla fazlamesai
uzaktan evden homeoffice
vardiya nöbet vardiyalı
istifa ayrılmak ihbar kıdem
muhasebe muhasebeci müşavir
avukat hukuk dava
kiracı oturan kiralayan
evsahibi malik sahibi
taşınma nakliye taşınmak taşımak nakliyat
tesisat tesisatçı musluk muslukçu
sızıntı kaçak damlıyor akıyor sızıyor akıtıyor
tıkanmak tıkalı tıkandı tikandi gider
elektrikçi tesisat kablo
usta tamirci teknisyen uzman
boya badana boyamak boyacı boyaci
kapı kapi giriş girilir girmek
bahçıvan çim peyzaj budama
toplantı toplanti kurul oylama seçim
gönüllü gönüllülük yardımcı
kuaför berber saç
saç kestirmek kesim kestirebilir kesmek tıraş
boya röfle rofle balyaj ombre boyatmak
sakal tıraş berber bıyık
manikür pedikür oje tırnak
epilasyon ağda agda lazer
cilt bakım makyaj yüz
çiçek buket demet çiçekçi
çiçek: gül lale orkide papatya
cenaze taziye vefat ölüm çelenk
düğün dugun nikah evlenmek gelin damat nişan
doğumgünü kutlama parti kutlamak eğlence eglence doğum dogum
etkinlik davet organizasyon parti
etkinlik: düğün nişan sünnet kına mezuniyet
salon mekan davet
konferans seminer toplantı toplanti kongre
müzik müzisyen orkestra dj
enstrüman: gitar piyano keman bağlama davul
müze muze sergi koleksiyon galeri
rehber tur gezi
konser gösteri tiyatro oyun
sinema film seans
yürüyüş parkur trekking doğa doga
seyahat tur gezi gezmek
yangın itfaiye tahliye söndürücü
serbest izin mümkün müsaade musaade verilir
yasak edilmez verilmez girilmez alınmaz
zorunlu şart mecburi gerekli
gerekmek lazım gerekiyor gerekli gerekir
kullanmak kullanım kullanabilir kullanılır kullanıyor
göstermek ibraz gösterilir
seçmek seçenek seçim tercih
ağırlık kilo kg gram
kumaş pamuk yün deri malzeme
terzi dikiş daraltmak kısaltmak paça
toptan toptancı toplu
erkek bay adam beyler erkekler
kadın bayan hanımlar hanimlar kadınlar bayanlar kadin
kız kızlar kizlar kızım kizim
hazır teslim biter tamamlanır hazir bitirme
geçiyor geçer geçerli kabul
öncesi kala önceden
vazgeçtik vazgeçtim vazgeçersek vazgeçersem iptal cayma vazgectik vazgecersem
gireceğim giriş kapı kapi girecegim girmek girerim girilir
sandalye tekerlekli engelli rampa
hocası hocasi hoca öğretmen eğitmen öğretmeni ogretmeni eğitmeni egitmeni
alerjim alerji alerjisi alerjen alerjik
oynuyoruz oyun oynamak oynanıyor oynarız oynariz
getireyim getirmek getirilecek getirmeli gerekli getirmemiz getirmem
peşin nakit pesin nakitte peşinat
indirim indirimi ind indirimli ucuzluk
parası parasi para ücret
kimlik ehliyet pasaport kimliği kimligi
makine cihaz alet makina makinesi
cihaz alet makine aygıt
lens gözlük
dalış dalmak dalabilir
çölyak glutensiz gluten colyak
kullanılıyor kullanılmaz kullanılır kullaniliyor kullanılan
kart kartı kartları kartlari karti kartla kartlar
kredi kart kredikartı
nakit nakitle elden
iptal iptali iptalde
iade iadesi geri alırım alirim
ertelemek erteletmek değiştirmek degistirmek ileri
gelmezsem gelmeme gelmezsek gelmeyen katılmazsam
getirmek teslimat getiriyor götürmek ulaştırma getirir
kargo kargolamak gönderim kargoluyor yollar yollarmısınız
kurye kuryeyle teslimat
gönderir gönderim kargo gonderir gonderiyor yollar yollamak
ücreti ücret fiyat ücretleri
fiyatı fiyat fiyatlar fiyatları
park otopark parketmek araba araç
araba araç arabam arabayı arabamı arabami arabamızı arabayi
bırakabilir otopark birakabilir bırakmak emanet
köpek köpeğim köpeğimle köpeğimi kopegim kopegimle kopegimi evcil hayvan köpeği kopegi
kedi kedim kedimi kedimle evcil hayvan
çocuk çocuğum çocuğumla çocuğumu çocuklar çocuklu cocugum cocugumla cocugumu çocuğu cocugu çocukla
oğlum oğluma çocuk oglum ogluma
kızım kızıma çocuk kizim kizima
bebek bebeğim bebeğimle bebegim bebegimle bebekler
yaş yaşında yaşındaki yasinda yasindaki yaşından yaşta yasta yaşını
engelli engelliler tekerlekli rampa asansör
merdiven basamak merdivenle asansör
asansör asansörle asansorle kat
tuvalet tuvaleti tuvaletiniz
giriş girişi varış
çıkış çıkışı ayrılış cikis
oda odası odasi odada odalar odanız odaniz odamız
yatak yatağı yatagi yataklar
kahvaltı kahvalti kahvaltısı kahvaltida kahvaltıda kahvaltıya kahvaltiya kahvaltınız kahvaltiniz
yemek yemeği yemekler yemegi yemekleri
yiyebilir yemek glutensiz
çay kahve sıcak
su içecek
içki alkol içkimizi ickimizi rakı raki içkiyi
pasta pastası pastasi pastayı pastamızı pastayi kek
doğumgünü doğum kutlama dogum
vejetaryen vegan etsiz
fıstık fıstığı fıstığına fistigina fistigi kuruyemiş fındık
süt sütü laktoz sütlü
yumurta yumurtasız yumurtasiz
acı aci acılı acısız baharatlı
porsiyon porsiyonu kişilik
paket paketi paketleme gelal
masa masayı masayi masası masasi masamız
rezervasyon rezervasyonu ayırtmak ayirtmak ayırtabilir randevu yer
randevu randevusu rezervasyon randevuyu saat
kayıt kaydı kaydolmak kaydi kaydını yazdırmak yazdırabilir kaydettirmek kayıtlar
yazılmak kayıt yazilmak yazdirmak
ders dersi dersler dersleri seans
kurs kursu kurslar eğitim
öğretmen öğretmeni öğretmenler hoca
müdür yönetici mudur müdürü patron sorumlu yetkili
patron sahip işletmeci sahibi müdür
sahibi sahip kurucu
sorumlu yetkili ilgilenen sorumlusu
usta ustası ustasi teknisyen
doktor doktoru hekim doktora
sınıf sınıfı grup sinif
grup grubu grupta gruplar gruplarda
kişi kişilik kişiye kişiden kontenjan
maks maksimum azami max
min minimum asgari
deneme denemek denemesi
üyelik üyeliği uyeligi üyeliğimi uyeligimi üye uye uyelik
dondurmak üyelik dondurma dondurabilir dondururum
aylık ay aylik ayda
haftalık hafta haftada
günlük gün gunluk
öğrenci öğrenciye öğrencilere ogrenci
emekli emekliye emeklilere
kardeş kardeşi kardese kardeşe kardeşler
başlıyor başlangıç başlar basliyor başlama başlayacak
bitiyor bitiş biter
sürüyor süre sure sürer suruyor dakika süresi
saat saati saatleri saatte saatler
açık açıksınız acik aciksiniz açılış açıyorsunuz acilis
kapalı kapalısınız kapali kapalisiniz
pazar pazarları pazarlari pazargünü
cumartesi cumartesileri haftasonu
bayram bayramda bayramlarda tatil resmi
tamir tamiri onarım tamirat yaptırmak yaptirmak onarmak
bozuldu arıza bozuk arızalı çalışmıyor bozulursa bozulan
kırıldı kırık cam ekran kirildi kırılan kirilan
ekran cam ekranı ekrani
pil batarya pili
garanti garantisi garantili garantiniz
eve adrese ev evden
kurulum montaj kurmak kuruyor kuruyorsunuz takmak
değişim değiştirmek degisim degistirebilir değiştirebilir değiştiriyor
beden bedeni numara
uymazsa değişim iade olmadı olmazsa
fatura faturası faturasi faturalı faturali şirket
taksit taksitle taksitli taksitler
kapora kaporası kaporasi peşin pesin avans ödeme
depozito depozitosu depozit güvence guvence
ödeme ödemek ödeyeceğim odeyecegim ödeyebilir odeyebilir öderim oderim ödenecek verecek ödesek
dahil dahili dahilmi fiyata
ekstra ayrıca ek ilave fark
havlu havlusu havluyu
mayo mayosu şort mayoyla şortla
bone boneyi bonesi
ayakkabı ayakkabısı ayakkabiyla ayakkabi ayakkabıyla
kıyafet giymek giyelim kiyafet giymeliyim giyeceğiz giyecegiz
kask koruyucu ekipman
malzeme malzemesi malzemeler ekipman
ekipman malzeme ekipmanı takım
kiralamak kiralık kiralama kiralıyor kirali
yağmur yağarsa yagarsa yagmur hava yağışlı
sigara sigarası içmek
gürültü müzik ses
mangal mangalı mangali ateş mangalda
bagaj bavul valiz bavulumuzu bavulumu eşya
wifi internet internetiniz wi
bilgisayar laptop bilgisayarla bilgisayarım
çalışmak çalışma çalışılan calisilan
telefon telefonu telefonum telefonumu
mesaj whatsapp yazmak yazabilir
adres adresiniz adresi nerede
ulaşmak ulaşım gelmek gelinir gelirim
durak otobüs durağı duragi
saç saçı saci saçımı sacimi saçını kesim
kestirmek kesim kestireceğim kestirecegim sacimi tıraş
boyatmak boya boyama boyatacağım boyatacagim
tırnak manikür tırnağı tirnagi ojeler protez
elbise elbisesi elbisemi kıyafet
pantolon pantolonu pantolonumu paça
daraltmak daraltma tadilat
kısaltmak kısaltma paça tadilat kisaltmak
fermuar fermuarı fermuari zincir
leke lekesi lekeyi
yıkamak yıkama yikama yıkatmak yikatmak temizleme kuru
halı hali halılar halilar yıkama yikama
çiçek çiçeği cicegi cicek buket
koltuk koltukları koltuklari kanepe
mobilya koltuk
düğün nikah düğünü dugunu dugun
fotoğraf fotoğrafı fotografi resim
belge belgesi belgeler evrak
rapor raporu doktor kağıdı kagidi sağlık
sağlık rapor raporu saglik
izin izni veli
yüzme yüzmek havuz
lastik lastiği lastigi
yağ yağı yagi bakım
fren balata
ekspertiz muayene kontrol
diş dişim disim dişi
ağrı ağrıyor agriyor agrisi
dolgu çürük
muayene muayenesi kontrol
sigorta sgk
aşı asi aşısı asisi aşılar
sonuç sonuçlar sonucu
ucuz indirim
hediye hediyesi çek kart
çek hediye kupon
paketlemek paket hediye
stok mevcut
sipariş siparişi siparis siparişim
alt limit minimum
toplu grup
taze günlük
dayanır saklama son
saklamak saklama dolap
geri iade
kaybolursa kayıp kaybedersem
`
