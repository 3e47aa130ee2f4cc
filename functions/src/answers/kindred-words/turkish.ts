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
anahtar kilit anahtarlık çilingir kapı kart
kasa değerli mücevher kıymetli çelik
çarşaf nevresim yastık yorgan battaniye pike
havlu bornoz terlik peştamal
temizlik temizlenir temizlikçi temizleniyor temizlemek housekeeping temizletmek hijyen
kirli leke lekeli kirlenirse lekelendi kirletmek pislik
yatak ranza karyola kanepe çekyat döşek
beşik karyola bebek yatağı
klima soğutma vantilatör iklimlendirme havalandırma serin
ısıtma kalorifer petek soba ısınma ısınıyor sıcak
kombi kazan şofben termosifon doğalgaz
buzdolabı dolap minibar buzluk soğutucu
televizyon tv uydu ekran
internet wifi kablosuz vayfay modem wireless
manzara manzaralı cephe panorama görünüm
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
çamaşır çamaşırhane yıkama yıkatmak yıkamak yıkanır yıkayabilir
ütü ütüleme ütülemek ütülenir ütüsü buharlı
bavul valiz bagaj çanta eşya
emanet bırakmak saklamak muhafaza bırakabilir depolama saklanır bırakıyoruz
villa bungalov yazlık müstakil dağevi
daire ev konut apartman apart
mobilya mobilyalı eşyalı döşeli
mobilya: koltuk masa sandalye dolap kanepe yatak
kamp çadır karavan kampçılık kamping
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
yemek yiyecek öğün gıda yiyebilir yenir yenilir
yemek: kahvaltı öğle akşam atıştırmalık
pansiyon kahvaltı yarım öğün
kahvaltı serpme kahvaltılık büfe brunch kahvaltısı kahvalti
öğle öğlen tabldot öğleyin
akşam akşamları akşamki akşamüstü
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
catering ikram kokteyl büfe
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
pahalı tuzlu fiyat
ucuz uygun ekonomik hesaplı indirimli bütçe
indirim iskonto indirimli kampanya tenzilat yüzde
indirim: öğrenci emekli kardeş grup öğretmen engelli
indirimli: öğrenci emekli engelli öğretmen gazi
aidat katkı ödenti gider
fark ilave ek ekstra fazladan
dahil kapsamında içerir kapsar kapsamı
ücretsiz bedava parasız beleş ikram
kdv vergi stopaj beyanname maliye
kampanya promosyon teklif fırsat
kod kupon promosyon voucher kodu
hediye hediyelik armağan sürpriz
paketleme ambalaj sarmak kutu paketi paketleniyor
puan sadakat bonus parapuan
ödeme ödemek ödeyebilir ödenir ödüyorum tahsilat ödesem ödeniyor ödeyebiliyor
ödeme: kart nakit havale eft taksit kredi
nakit peşin elden nakden
kart kredi pos temassız kartla kartı banka
kart: visa mastercard amex troy bonus maximum
havale eft iban hesap transfer fast
taksit taksitli vade vadeli bölmek ödenebilir
kapora depozito avans peşinat önödeme kaparo
depozito teminat güvence kapora
fatura makbuz irsaliye dekont efatura
fiş makbuz dekont fatura
borç gecikme faiz ödenmemiş
iade iadesi geri ödenir iadeli verirsem verebilir
para döviz euro dolar lira
bağış bağışlamak bağışçı yardım
çocuk bebek evlat ufaklık minik velet kız oğlan
çocuk: oğul oğlum kızım torun yeğen
bebek yenidoğan bebekli aylık
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
aşı aşılama karne aşılı iğne
hasta hastalık rahatsız hastalanmak hastalanırsa rahatsızlık hastalandı
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
ağrı acı sancı ağrıyor acıyor ağrım ağrısı acır
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
ameliyat operasyon cerrahi müdahale
hamile gebe gebelik doğum hamilelik
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
başlangıç acemi sıfırdan temel yeni
seviye düzey kur ileri
dil: ingilizce almanca fransızca ispanyolca arapça rusça
tercüme çeviri tercüman çevirmen
online uzaktan çevrimiçi internet zoom
kitap materyal kaynak kitapçık
burs destek teşvik
kayıt kaydolmak yazılmak yazdırmak kaydettirmek yazılabilir kaydolabilir
başvuru başvurmak form müracaat dilekçe başvurabilir başvurulur
kontenjan yer boş kapasite müsait dolu
müsait boş uygun müsaitlik
bekleme sıra kuyruk beklemek yedek bekliyor
spor: futbol basketbol voleybol tenis yüzme pilates
salon fitness gym spor
antrenman idman çalışma antreman egzersiz
antrenör eğitmen koç hoca çalıştırıcı
üye üyelik abone abonelik
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
devretmek devir devredebilir devredilir başkasına
sipariş ısmarlamak talep
satın alışveriş alabilir satıyor satılır satış
mağaza dükkan şube market
ürün mal eşya çeşit
stok mevcut tükendi kalmadı
kargo gönderi teslimat koli
kargo: yurtiçi aras mng ptt ups dhl sürat
göndermek gönderim yollamak gönderir gönderiyor gönderilir postalamak yolluyor gönderebilir
takip sorgulama izleme barkod
yurtdışı ülke uluslararası yurt
yurtdışı: almanya avrupa kıbrıs fransa hollanda
gümrük ithalat vergisi
beden ölçü numara büyüklük ebat
uymak uymazsa beden olmazsa uymadı
bozuk arızalı kusurlu defolu hasarlı arıza ayıplı
kırık kırılmak kırıldı kırarsam çatlak kırılırsa kırılan kırmak
hasar zarar tazminat hasarlı ziyan
garanti garantili güvence garantisi
tamir onarım tamirat tamirci onarmak tadilat
bakım servis periyodik
parça yedek aksesuar
montaj kurulum takmak monte kurmak takılır kurulur takıyor
çöp atık atmak konteyner dökmek
kayıp kaybetmek kaybettim kaybolan kaybolursa yitik kaybedersem kaybolmuş
unutmak unuttum unutulan bulunan kayıp
hırsızlık çalınmak çalındı çalınırsa hırsız soygun
güvenlik bekçi görevli
kıyafet giysi giymek giyilir elbise giyim giyinmek giymeli
kıyafet: pantolon tişört gömlek elbise şort ceket eşofman
üniforma forma önlük
ayakkabı terlik galoş bot sandalet topuklu
soyunma giyinme dolap kabin
mayo bone bikini haşema
kiralık kira kiralama kiralamak kiralayabilir kiralanır kiralıyor kiralik
malzeme ekipman donanım gereç
ödünç emanet ödünçverme
hava yağmur kar fırtına yağış yağarsa
kış: aralık ocak şubat
ilkbahar: mart nisan mayıs
yaz: haziran temmuz ağustos
sonbahar: eylül ekim kasım güz
adres konum bulunur semt mahalle nerdesiniz
ulaşım gidilir gelinir gelirim varmak gidebilir
uzak mesafe yakın kilometre yürüme uzaklık
otobüs metro durak dolmuş tramvay minibüs metrobüs
tren istasyon gar marmaray yht
uçak havalimanı havaalanı uçuş
transfer karşılama havaalanı shuttle servis
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
ceza yaptırım cezai cezası
kimlik nüfus pasaport ehliyet
evrak belge doküman kağıt
vize pasaport oturum ikamet
izin onay müsaade ruhsat muvafakat
vekalet noter vekaletname
fotokopi kopya çıktı yazıcı baskı
saat mesai çalışma saatler
açık açılış açmak açılıyor açıyorsunuz açılır acik
kapalı kapanış kapatmak kapanıyor kapatıyorsunuz kapanır kapali
tatil bayram resmi kapalı
bayram: ramazan kurban yılbaşı cumhuriyet
haftasonu cumartesi pazar hafta
hafta: pazartesi salı çarşamba perşembe cuma
başlamak başlangıç başlıyor başlar başlayacak başlama
bitmek bitiş bitiyor biter sonu kapanış
sürmek süre sürer sürüyor dakika saatlik
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
kurmak kuruldu kuruluş kurucu tarihçe
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
tıkanmak tıkalı tıkandı gider
elektrikçi tesisat kablo
usta tamirci teknisyen uzman
boya badana boyamak boyacı
kapı giriş girilir girmek
bahçıvan çim peyzaj budama
toplantı kurul oylama seçim
gönüllü gönüllülük yardımcı
kuaför berber saç
saç kestirmek kesim kestirebilir kesmek tıraş
boya röfle balyaj ombre boyatmak
sakal tıraş berber bıyık
manikür pedikür oje tırnak
epilasyon ağda lazer
cilt bakım makyaj yüz
çiçek buket demet çiçekçi
çiçek: gül lale orkide papatya
cenaze taziye vefat ölüm çelenk
düğün nikah evlenmek gelin damat nişan
doğumgünü kutlama parti kutlamak eğlence doğum
etkinlik davet organizasyon parti
etkinlik: düğün nişan sünnet kına mezuniyet
salon mekan davet
konferans seminer toplantı kongre
müzik müzisyen orkestra dj
enstrüman: gitar piyano keman bağlama davul
müze sergi koleksiyon galeri
rehber tur gezi
konser gösteri tiyatro oyun
sinema film seans
yürüyüş parkur trekking doğa
seyahat tur gezi gezmek
yangın itfaiye tahliye söndürücü
serbest izin mümkün müsaade verilir
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
`
