export const HUNGARIAN = `
nyit nyitás nyitva nyitvatartás kinyit nyitni nyitvatartási
zár zárás zárva bezár zárni bezárás
érkezés bejelentkezés checkin érkezik érkezni megérkezik becsekkolás
távozás kijelentkezés checkout elutazás távozik távozni kicsekkolás
korán korai korábban előbb hamarabb
később későn késői
késés késik elkésik csúszás késedelem késni elkésni
szoba lakosztály apartman stúdió hotelszoba
szoba: egyágyas kétágyas háromágyas családi franciaágyas standard
szállás szálláshely elszállásolás megszállni
szálláshely: szálloda panzió apartman vendégház hostel kemping
szálloda hotel szálló
panzió vendégház fogadó
éjszaka éj vendégéjszaka éjjel
vendég látogató
vevő vásárló ügyfél fogyasztó megrendelő kliens
recepció porta fogadópult recepciós portás
kulcs szobakulcs kulcskártya belépőkártya mágneskártya
széf értékmegőrző páncélszekrény
csomagmegőrző csomagmegőrzés poggyászmegőrző csomagszoba ruhatár
poggyász csomag bőrönd táska
ágynemű lepedő takaró párna paplan ágyneműhuzat
törölköző törülköző fürdőlepedő
takarítás takarít takarítani takarító tisztítás kitakarít
ágy fekhely heverő
ágy: pótágy franciaágy emeletes kanapéágy kiságy
kiságy babaágy utazóágy rácsos
klíma légkondi légkondicionáló klímaberendezés légkondicionált klimatizált
fűtés radiátor kazán fűt fűteni fűtött
hűtő hűtőszekrény hűtőgép minibár frizsider
tévé televízió tv
internet wifi wlan hálózat vezetéknélküli
lift felvonó
erkély terasz balkon loggia
kert udvar kerthelyiség
konyha teakonyha főzősarok konyhasarok főzőfülke
főz főzni főzés főzhet
fürdőszoba fürdő zuhanyzó kád
zuhany zuhanyzó tus tusoló zuhanyozni zuhanyzás
vécé wc toalett mosdó illemhely budi
mosás mos mosni mosógép mosoda kimosni
vasaló vasalás vasalni vasalódeszka
lakás apartman otthon lakóingatlan
bútor: asztal szék szekrény kanapé fotel polc
kemping sátor sátorozás lakókocsi sátorozni
áram villany villamosság elektromosság
grill grillezés grillsütő bográcsozás szalonnasütés grillezni
medence úszómedence uszoda
strand tengerpart vízpart fürdőhely
úszás úszik úszni úszhat
wellness spa szauna gőzfürdő termálfürdő gyógyfürdő
masszázs masszőr masszírozás masszíroz
zaj lárma zajos hangos hangoskodás ricsaj
csend csendes nyugodt csendrendelet nyugalom
dohányzás dohányozni cigaretta cigizni cigi rágyújtani dohányzik
étel ennivaló élelmiszer élelem kaja fogás
étkezés étkezések ellátás étkeztetés
eszik enni evett étkezni fogyaszt
iszik inni ivott ivás
ital üdítő innivaló
ital: kávé tea sör bor víz limonádé
alkohol szesz szeszes alkoholos
alkohol: bor sör pálinka pezsgő vodka whisky
kávé eszpresszó presszókávé cappuccino kávézni
víz ivóvíz ásványvíz csapvíz
reggeli svédasztal büféreggeli reggelizni reggelizés
ebéd ebédelni ebédmenü
vacsora vacsorázni vacsorázás
menü étlap itallap kínálat
étterem vendéglő étkezde kifőzde csárda bisztró
kávézó kávéház presszó cukrászda eszpresszó
kocsma söröző borozó bár pub
pincér felszolgáló pincérnő
borravaló jatt szervizdíj
fagylalt fagyi jégkrém
kenyér kifli zsemle pékáru cipó
pékség pék sütöde
hús: marha sertés csirke borjú bárány pulyka
hal: ponty lazac harcsa pisztráng tonhal hekk
zöldség: paradicsom paprika burgonya hagyma répa uborka
burgonya krumpli
gyümölcs: alma körte szilva barack szőlő meggy
vegetáriánus vegán húsmentes növényi vega
allergia allergiás allergén érzékenység intolerancia túlérzékenység
allergén: glutén laktóz mogyoró tojás tej szója
gluténmentes glutén lisztérzékeny cöliákia gluténérzékeny
laktózmentes laktóz tejmentes laktózérzékeny tejcukor
cukormentes diabetikus cukorbeteg cukorbetegség
diéta fogyókúra étrend diétás
összetevő alapanyag hozzávaló összetétel adalék
szavatosság lejárat lejár eltartható minőségmegőrzési
elvitel elvinni elvihető elviteles
háziállat kisállat állat kedvenc
háziállat: kutya macska nyúl hörcsög papagáj
kutya eb kutyus kutyabarát négylábú
macska cica cicus
ár költség díj tarifa összeg mennyibe kerül
költség kiadás ráfordítás
drága költséges borsos
olcsó kedvező megfizethető gazdaságos pénztárcabarát
kedvezmény engedmény akció leárazás árengedmény kedvezményes
kedvezmény: diák nyugdíjas csoportos családi törzsvásárlói
akció promóció kampány ajánlat leárazás
ingyenes ingyen díjtalan díjmentes térítésmentes grátisz
felár pótdíj ráfizetés többletköltség
adó áfa illeték adózás
kupon utalvány voucher ajándékutalvány ajándékkártya
ajándék meglepetés ajándékozni
fizet fizetés fizetni kifizet fizethet befizet térítés
fizetés: bankkártya készpénz átutalás utánvét szépkártya
készpénz kp készpénzes
kártya bankkártya hitelkártya kártyás
átutalás utalás utalni átutal
részletfizetés részlet törlesztés
előleg foglaló kaució letét biztosíték óvadék
számla bizonylat nyugta blokk számlázás
tartozás adósság hátralék tartozik
visszatérítés visszafizetés visszafizet visszajár visszakap visszautalás
pénznem valuta deviza fizetőeszköz
adomány adakozás adományoz felajánlás
hitel kölcsön hitelezés kölcsönad
biztosítás biztosító kötvény biztosított
foglalás foglal foglalni lefoglal foglalható helyfoglalás asztalfoglalás
időpont időpontfoglalás bejelentkezés időpontkérés
lemondás lemond lemondani sztornó visszamond lemondható
töröl törlés törölni eltávolít kitöröl
elhalaszt halasztás halaszt elhalasztás áttesz átütemezés
módosítás módosít módosítani változtat változtatás megváltoztat
csere cserél kicserél cserélni becserélni cserélhető
visszaküldés visszaküld visszáru visszavisz elállás visszaküldeni visszavesz
szállítás kiszállítás házhozszállítás kiszállít szállít kézbesítés szállítani
futár futárszolgálat kézbesítő
küldemény csomag csomagautomata csomagpont
küld küldeni elküld postáz felad feladás
átvétel átvesz átvenni átvehető
csomagolás csomagol becsomagol díszcsomagolás
vásárlás vásárol vesz venni vásárolni vett beszerez
eladás értékesítés elad árusít árul forgalmaz
rendelés megrendelés rendel rendelni megrendel
bolt üzlet áruház szaküzlet szupermarket
termék áru árucikk portéka
készlet raktár raktáron raktárkészlet
elfogyott kifogyott hiánycikk elkelt
méret nagyság ruhaméret
ruha ruházat öltözet öltözék ruhadarab
öltöző átöltözés átöltözni
hibás selejtes meghibásodott sérült rossz
elromlik elromlott meghibásodás meghibásodik bedöglött tönkrement
kártérítés kárpótlás jóvátétel kompenzáció
eltör eltört törött törés összetör
garancia jótállás szavatosság garanciális
javítás szerviz szerelés javít megjavít javítani
szerelő szaki mester szakember
felújítás tatarozás renoválás korszerűsítés felújít
felszerelés eszköz kellék szerszám
gép készülék berendezés masina szerkezet
elveszett elveszít elhagy elvesztés elhagyott elvesztett
lopás ellop tolvaj rablás betörés eltulajdonít
panasz reklamáció kifogás reklamál panaszkodik
parkolás parkoló parkolni garázs parkolóhely mélygarázs parkol
autó gépkocsi kocsi személygépkocsi gépjármű
jármű: autó busz motor teherautó kerékpár villamos
kerékpár bicikli bringa kerékpározás biciklizni
busz autóbusz buszjárat
vonat vasút szerelvény vasúti
állomás pályaudvar megálló vasútállomás
repülőtér reptér légikikötő
repülőgép repülő légijármű
taxi transzfer fuvar
jegy belépő belépőjegy menetjegy
bérel bérlés kölcsönzés kölcsönöz bérbeadás bérelni bérelhető
bérlő lakó albérlő
albérlet bérlakás bérlemény
benzinkút üzemanyag benzin tankolás gázolaj
baleset ütközés karambol
bírság büntetés pótdíj szankció
utazás utazik utazni utazó út
kirándulás túra túrázás gyalogtúra kirándul
séta sétálni gyaloglás gyalog
cím lakcím helyszín elhelyezkedés telephely
elérhetőség kapcsolat telefonszám kontakt
telefon mobil telefonszám mobiltelefon
felhív hív hívni telefonál
email emailcím mail villámposta
üzenet levél sms
információ felvilágosítás tájékoztatás tájékoztató
értesít értesítés tájékoztat bejelent bejelentés
válasz válaszol felel felelet
segítség segít segíteni támogatás támogat
tanács tanácsadás tanácsadó konzultáció
dolgozó alkalmazott munkatárs munkavállaló személyzet munkás
főnök igazgató vezető menedzser felettes
tulajdonos tulaj birtokos gazda
cég vállalat vállalkozás társaság kft
állás munkakör munkalehetőség munkahely pozíció meló
bér fizetés munkabér kereset jövedelem fizu
szabadság szabadnap pihenőnap
nyaralás üdülés vakáció nyaral
hétvége szombat vasárnap
hétköznap: hétfő kedd szerda csütörtök péntek
felmondás felmond felbontás megszüntet kilépés
szerződés megállapodás kontraktus egyezség
feltétel kikötés előírás kondíció
érvényes hatályos érvényesség
hosszabbítás meghosszabbít megújít megújítás meghosszabbítás
kezdődik kezd indul elkezd kezdés kezdet elkezdődik
végződik befejeződik befejez zárul vége véget befejezés
időtartam hossz tart tartam
gyors sebes hamar sebesség gyorsan
sürgős azonnali halaszthatatlan azonnal rögtön
várakozás várni vár várólista várakozik
szabad elérhető üres kiadó
megtelt telt foglalt betelt teltház
létszám férőhely kapacitás befogadóképesség
gyermek gyerek kisgyerek kölyök gyermekek gyerekek
baba csecsemő kisbaba újszülött bébi
fiatal ifjú tizenéves serdülő kamasz
idős öreg nyugdíjas időskorú
szülő gondviselő szülők
anya édesanya anyuka mama anyja
apa édesapa papa apuka apja
testvér: báty öcs nővér húg bátyja öccse
család háztartás rokon hozzátartozó
óvoda bölcsőde ovi gyermekfelügyelet napközi
bébiszitter gyermekfelügyelő dada gyermekmegőrző
játszótér játszóház játszósarok
mozgáskorlátozott akadálymentes kerekesszékes fogyatékos kerekesszék
tanfolyam kurzus képzés oktatás tréning
tanít oktat oktatni tanítani tanítás
tanul tanulás tanulni elsajátít
tanár oktató pedagógus tanító nevelő
diák tanuló hallgató iskolás egyetemista
iskola: gimnázium óvoda szakközépiskola líceum
egyetem főiskola akadémia
vizsga teszt dolgozat vizsgázik
oklevél bizonyítvány diploma tanúsítvány igazolás
jelentkezés beiratkozás regisztráció jelentkezik beiratkozik nevezés
nyelv: angol német francia spanyol magyar latin
fordítás tolmács fordító fordít tolmácsolás
tagság tag tagdíj klubtag
sport sportolás mozgás testmozgás
sport: labdarúgás kosárlabda kézilabda tenisz úszás vívás
labdarúgás futball foci
edzés tréning edz edzeni
edzőterem kondi konditerem fitnesz fitneszterem
verseny bajnokság torna kupa viadal
mérkőzés meccs összecsapás találkozó
orvos doktor háziorvos szakorvos
orvos: fogorvos bőrgyógyász szemész nőgyógyász gyermekorvos sebész
fogorvos fogászat fogászati
kórház klinika rendelőintézet szanatórium
vizsgálat kivizsgálás kontroll szűrés
kezelés terápia gyógykezelés gyógyítás
gyógyszer orvosság tabletta pirula
gyógyszertár patika gyógyszerész
oltás védőoltás vakcina
fájdalom fájás fáj
műtét operáció beavatkozás
terhes várandós terhesség kismama állapotos
fodrász borbély hajvágás fodrászat
manikűr köröm pedikűr műköröm
mentő elsősegély vészhelyzet
ügyvéd jogász védő
okmány dokumentum irat okirat papír
személyi igazolvány személyazonosító útlevél
engedély jóváhagyás hozzájárulás engedélyez
megenged szabad engedélyezett megengedett
tilos tiltott tilalom megtilt betilt tiltja
kötelező kötelezettség muszáj szükséges előírt
szabály szabályzat előírás házirend rendelkezés
nyomtatvány űrlap adatlap
adatvédelem adatkezelés gdpr
számítógép laptop pc notebook
weboldal honlap website portál
fénykép fotó kép felvétel
fotós fényképész fotózás fényképezés fényképez
esküvő lakodalom házasságkötés menyegző
születésnap szülinap
rendezvény buli ünnepség parti program
rendezvény: esküvő konferencia fesztivál koncert kiállítás
kiállítás tárlat gyűjtemény galéria
idegenvezetés tárlatvezetés idegenvezető
látnivaló nevezetesség látványosság
vízszerelő vízvezeték csőtörés szivárgás csöpög
költözés költöztetés költözik fuvarozás
hulladék szemét kuka szemétszállítás
tűz tűzvész tűzeset
rendőrség rendőr csendőrség
biztonság védelem őrzés
alapít megalapít létrehoz létesít alapítás alapítva alapított
alakul megalakul létrejön keletkezik kialakul keletkezés kialakulás
eredet származás származik ered
épít felépít emel építeni épült építtet építés
épület építmény ház
terv elképzelés tervezet projekt
meghal meghalt elhuny elhunyt elhalálozik
halál elhalálozás elhunyt haláleset
megöl meggyilkol kivégez gyilkosság merénylet megölt
születik született születése születés világra
él lakik élt lakott tartózkodik
letelepedik megtelepszik betelepül letelepedett
település helység község falu
település: város falu község
főváros székhely
lakosság népesség lélekszám népességszám lakos
nép nemzet népcsoport etnikum törzs nemzetiség
ország állam nemzet
állam: királyság köztársaság császárság fejedelemség hercegség
királyság monarchia
terület vidék régió térség tájék körzet
megye tartomány kerület körzet
fekszik található helyezkedik elhelyezkedik elterül
távolság táv messze
közel közeli közelében mellett
hegy hegység csúcs hegycsúcs
folyó folyam vízfolyás patak
torkollik ömlik torkolat beleömlik
éghajlat klíma időjárás
uralkodó fejedelem monarcha
uralkodó: király császár cár szultán fejedelem királynő
uralkodik uralkodott uralkodás uralom országol kormányoz
királyné királynő uralkodónő
utód örökös követő utódja
leszármazott ivadék sarj utód
dinasztia uralkodóház uralkodócsalád
nemes: herceg gróf báró
vezet vezetett irányít parancsnokol élén
vezető parancsnok irányító vezér
hadvezér tábornok parancsnok
kormány kabinet
miniszterelnök kormányfő premier
elnök államfő
parlament országgyűlés törvényhozás
választás szavazás voksolás
választ megválaszt kiválaszt
szavaz voksol szavazat
kinevez kijelöl kinevezés
befolyás hatás
törvény jogszabály rendelet
bíróság törvényszék
bűncselekmény bűntett bűn
letartóztat elfog bebörtönöz őrizetbe
függetlenség önállóság szuverenitás szabadság
egyezmény szerződés megállapodás béke
szövetség unió liga
háború hadjárat konfliktus hadviselés
csata ütközet harc összecsapás
harcol küzd csatázik harcolt
hadsereg sereg haderő katonaság
támad támadás megtámad offenzíva
elfoglal meghódít bevesz hódítás megszáll elfoglalt
legyőz megver győz legyőzött
győz győzött győzelem diadal
nyer nyert megnyer elnyer
veszít vereség elveszít vesztett
véd védelmez megvéd
felkelés lázadás forradalom zendülés
erőd vár citadella erődítmény
elpusztít lerombol pusztít megsemmisít rombol pusztulás
kivándorol emigrál kivándorlás emigráció
használ felhasznál alkalmaz hasznosít használat
nevez elnevez hívják nevezik neve
elnevezés megnevezés név
jelent jelentés értelem jelentése
készít gyárt előállít termel készült
gyártás előállítás termelés
gyár üzem fabrika
mezőgazdaság földművelés agrár
hisz vél gondol
elmélet teória
tudós kutató
kutatás tanulmányozás vizsgálat
vizsgál tanulmányoz kutat
felfedez felfedezés felfedező rábukkan feltár
feltalál feltalálás találmány feltaláló
növekszik nőtt emelkedik gyarapodik növekedés
csökken csökkenés mérséklődik fogy
növel fokoz emel
mutat jelez tanúsít
ír szerez írta írt
író szerző
író: költő regényíró drámaíró
költő poéta
vers költemény
könyv kötet mű
regény elbeszélés novella
kiad megjelentet közzétesz megjelenik megjelent
újság lap hírlap
folyóirat magazin
műalkotás alkotás mű
festmény fest kép festett
zene muzsika
zeneszerző komponista
dal ének nóta
zenekar együttes
hangszer: zongora hegedű gitár fuvola cselló
hangverseny koncert
színész színművész színésznő
díj kitüntetés elismerés
kap megkap elnyer
vallás hit felekezet
vallás: kereszténység iszlám zsidóság buddhizmus hinduizmus
templom egyház kápolna
székesegyház katedrális
hagyomány tradíció szokás
feleség házastárs asszony
házasodik megházasodik feleségül nősül megnősül
nő asszony hölgy
betegség megbetegedés nyavalya
járvány pestis kolera pandémia epidémia
fertőzés fertőző ragályos
tünet szimptóma
gyógyít kezel meggyógyít
ok indíték oka
okoz előidéz kivált
cél szándék célja
következmény eredmény
foglalkozás hivatás szakma mesterség
szerep funkció
rész darab
áll összetevődik tartalmaz
fajta típus
bolygó planéta
súly tömeg
körülbelül hozzávetőleg megközelítőleg
évszázad század
korszak időszak
év esztendő évek
esemény történés
történik zajlik bekövetkezik
fejlődik fejlődés fejleszt
terjed elterjed
elterjedt gyakori
híres ismert nevezetes
gazdag tehetős vagyonos
szegény szűkölködő
kicsi kis
utolsó végső legutolsó
eredeti eredetileg
fő legfőbb fontos lényeges
modern korszerű kortárs
régi ősi
bonyolult nehéz
könnyű egyszerű könnyen
különböző eltérő
veszély veszélyes kockázat kockázatos
ellátás félpanzió teljesellátás panziós
nagy hatalmas óriási
történelem história múlt
díj tarifa díjszabás árlista árjegyzék
desszert édesség sütemény süti torta
első legelső kezdeti
egyesül egyesülés egyesít összeolvad
ellenez ellenáll tiltakozik tiltakozás
`
