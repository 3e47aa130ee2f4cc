export const SLOVAK = `
otvorené otvára otváracie
zatvorené zatvára zatváracia zavreté
sviatok: vianoce veľkonočný silvester
víkend: sobota nedeľa
prestávka pauza obedná
nonstop nepretržite
ráno dopoludnia predpoludním doobeda
popoludní poobede odpoludnia
príchod príjazd prísť prídeme nástup checkin
odchod odjazd odhlásenie opustiť checkout vysťahovanie
meškať meškanie omeškanie zmeškať oneskorenie
neskoro neskorší oneskorený
čakať čakanie čakacia počkať
poradovník čakacia
rezervácia zarezervovať booking
zrušiť storno stornovať rušiť odhlásiť
zmeniť zmena presunúť presun preložiť
odložiť odklad preložiť
obsadený vypredané plné
voľný dostupný kapacita
objednať termín
stretnutie schôdzka
vopred dopredu
ubytovanie nocľah prenocovať prespať ubytovať
ubytovanie: hotel penzión apartmán chata ubytovňa hostel
izba: jednoposteľová dvojposteľová trojposteľová rodinná
recepcia recepčný recepčná vrátnica
kľúč kľúčik čip
zámok zámočník vložka
trezor sejf
batožina kufor kufre taška úschovňa
skrinka úschovňa
posteľ lôžko
pristelka rozkladacia
postieľka kolíska
bielizeň obliečky plachta
prikrývka paplón deka perina
uterák osuška
upratovanie upratať upratovať upratovačka čistenie
upratovačka chyžná
klimatizácia klíma chladenie klimatizovaný
kúrenie vykurovanie kúriť radiátor kotol
chladnička ľadnička minibar mraznička
televízor televízia telka
internet wifi pripojenie wlan
výťah lift
schody schodisko poschodie
poschodie podlažie etáž
balkón terasa lodžia
kuchyňa kuchynka kuchynský variť
kúpeľňa sprcha vaňa sprchovať osprchovať
toaleta záchod wc toalety hajzel
fén sušič fénovať
pranie prať práčka vyprať
sušička sušiť sušenie
žehlička žehliť žehlenie vyžehliť
čistiareň chemické čistenie
gril grilovať grilovačka opekať ohnisko
hluk hlučný hlasný rušiť
ticho pokoj kľud
fajčiť fajčenie fajčiar cigareta
cigareta: iqos vapovanie
kemp kempovanie stan stanovať
karavan obytný príves
bazén kúpalisko plaváreň
kúpať kúpanie okúpať
pláž pobrežie
wellness spa sauna
wellness: sauna vírivka jacuzzi parný
vírivka jacuzzi
hosť hostia návštevník klient
jedlo jesť pokrm najesť
stravovanie strava polpenzia
raňajky raňajkovať bufet
obed obedovať obedové
jedálny menu jedálniček
nápoj piť pitie
nápoj: káva čaj limonáda džús pivo
alkohol alkoholický liehovina
alkohol: pivo víno vodka rum whisky pálenka
káva espresso kapučíno kávička
víno vinotéka vinársky vinárstvo
dezert zákusok koláč sladké
dezert: torta zmrzlina palacinka
torta: svadobná narodeninová detská
reštaurácia reštika jedáleň bistro
reštaurácia: pizzeria krčma koliba hostinec
kaviareň cukráreň
čašník čašníčka obsluha
chlieb pečivo rožok pekáreň
mäso: hovädzie bravčové kuracie jahňacie teľacie
mäso: šunka klobása
ryba: losos pstruh kapor treska
zelenina: zemiaky paradajka mrkva uhorka
ovocie: jablko hruška jahoda banán
polievka vývar
pikantný štipľavý korenený
vegetariánsky vegetarián bezmäsitý
vegánsky vegán rastlinný
alergia alergický alergik intolerancia neznášanlivosť
alergén: lepok laktóza orechy sója vajcia mlieko
lepok bezlepkový celiakia celiatik
laktóza bezlaktózový mliečny
orechy arašidy oriešky
ingrediencia zloženie prísada surovina
cukrovka diabetes diabetik
rozvoz donáška doviezť
odniesť zabaliť takeaway
catering občerstvenie
sprepitné tringelt
cena cenník stojí náklady
poplatok taxa sadzba
lacný lacnejšie výhodný lacno
drahý drahší
zľava akcia zľavnený zľavový zvýhodnený
zľava: študentská seniorská množstevná
výpredaj akcia
kupón zľavový
zadarmo zdarma bezplatne gratis bezplatný
zahrnutý zahŕňa vrátane započítaný
doplatok príplatok doplatiť priplatiť
darčekový poukaz poukážka voucher
platba platiť zaplatiť úhrada uhradiť
platba: hotovosť karta prevod dobierka paypal
hotovosť hotovostne cash peniaze
karta kreditná debetná platobná terminál
karta: visa mastercard maestro amex
splátka splácať
záloha preddavok zálohový
kaucia depozit zábezpeka
účet účtenka bloček
dlžoba nedoplatok dlžiť
upomienka omeškanie
pokuta sankcia penále
vrátenie vrátiť vracať refundácia
dph daňový
zmenáreň valuta
dar darovať prispieť príspevok
doručenie doručiť dodanie dodať doručovať
doručenie: kuriér pošta packeta
poslať zaslať odoslať posielať
poštovné doprava dopravné
balík zásielka balíček
vyzdvihnúť prevziať vyzdvihnutie odber prevzatie
sledovať sledovanie tracking
zahraničie cudzina
výmena zameniť zámena
odstúpiť odstúpenie rozmyslieť
tovar výrobok produkt
poškodený poškodenie rozbitý zničiť
pokazený nefunguje porucha chyba vada
záruka záručný garancia
oprava opraviť opravovať servis
montáž montovať namontovať
návod manuál príručka
obchod predajňa butik
predaj predať predávať
kúpiť nákup kupovať nakúpiť zakúpiť
eshop webshop internetový
zákazník klient kupujúci
lekár doktor doktorka lekárka
lekár: gynekológ pediater kardiológ dermatológ ortopéd
ambulancia ordinácia poliklinika klinika
nemocnica špitál
pohotovosť urgentný akútny
záchranka sanitka
urgentne súrne akútne
zubár zubárka stomatológ dentista
zub: plomba korunka implantát mostík
strojček rovnátka čeľustný
anestéza umŕtvenie anestézia narkóza
okuliare optika šošovky dioptrie
liek tabletka medikament
recept predpis predpísať
bolesť bolieť boľavý bolí
choroba ochorenie chorý ochorieť
choroba: chrípka angína kašeľ horúčka
nádcha prechladnutie prechladnutý
horúčka teplota
infekcia nákaza nákazlivý
očkovanie očkovať vakcína zaočkovať
tehotenstvo tehotná gravidita
pôrod rodiť pôrodnica
vyšetrenie prehliadka preventívny vyšetriť
krv odber laboratórium
výsledok nález
röntgen rtg
operácia operovať zákrok
liečba liečiť terapia
rehabilitácia fyzioterapia fyzioterapeut
psychológ psychoterapia psychiater
úraz zranenie zraniť
poistenie poisťovňa poistka poistiť
poisťovňa: dôvera union vszp
starostlivosť opatrovanie opatrovateľka
kaderníctvo kaderník kaderníčka holič
strihanie strih ostrihať účes
vlasy účes
farbenie farbiť melír
nechty manikúra gélové
pedikúra chodidlá
kozmetika kozmetička pleť
depilácia epilácia voskovanie
líčenie mejkap makeup
masáž masér masérka masírovať
masáž: thajská relaxačná
solárium opaľovanie
tetovanie tetovať piercing
šport športovať športový
šport: futbal hokej volejbal tenis basketbal
fitko posilňovňa fitnes fitness gym
tréning trénovať cvičiť cvičenie
cvičenie: joga pilates zumba spinning
tréner inštruktor trénerka
plávanie plávať plavecký
lyžovanie lyže zjazdovka
skipas vlek lanovka
bicykel cyklistika koleso bike
bicykel: horský cestný kolobežka
prilba helma
požičať požičovňa prenajať zapožičať prenájom
čln loď loďka plavidlo
čln: kajak kanoe raft
prístav kotvisko
rybolov rybárčiť rybačka
turistika výlet túra
jazdenie kôň jazdiareň
zápas turnaj súťaž preteky
kurz školenie seminár workshop
kurz: jazykový tanečný plavecký
vyučovanie výučba lekcia
doučovanie súkromné individuálne
skúška test písomka maturita
vysvedčenie diplom certifikát osvedčenie
učiteľ učiteľka lektor pedagóg profesor
škola: gymnázium základka
škôlka materská jasle
študovať štúdium
prihláška prihlásiť zápis registrácia zapísať
rozvrh harmonogram
úloha zadanie
štipendium príspevok
jazyk: angličtina nemčina francúzština španielčina
preklad prekladateľ tlmočník prekladať
knižnica čitateľ výpožička
práca zamestnanie job robota
práca: brigáda dohoda úväzok
prax stáž praktikant
životopis cv
pohovor konkurz
zamestnanec zamestnankyňa personál
plat mzda výplata zárobok
pn práceneschopnosť nemocenská
výpoveď vypovedať ukončenie
zmluva dohoda
dôchodok penzia dôchodkový
materská rodičovská
vedúci šéf manažér nadriadený
majiteľ majiteľka vlastník
firma spoločnosť podnik
kolega kolegyňa spolupracovník
auto automobil vozidlo autíčko
vozidlo: auto motorka dodávka
motorka motocykel skúter
vodičák vodičský
autoškola vodičský
vodič šofér šoférovať
parkovanie parkovisko parkovať zaparkovať parking
garáž parkovacie
palivo: benzín nafta
tankovať natankovať čerpacia benzínka
nabíjanie nabíjačka nabíjacia nabíjať
pneumatika guma prezutie prezuť
autoservis dielňa mechanik automechanik
autoumyváreň umývareň umývanie
odťah odtiahnuť
mhd: autobus trolejbus
vlak železnica
stanica nádražie
zastávka stanica
taxi taxík uber bolt
odvoz transfer preprava
letisko odlet
lietadlo letieť let
vstupenka lístok vstup vstupné
výlet exkurzia zájazd
sprievodca sprievod prehliadka
pamiatka pamätihodnosť
prenájom nájom prenajať nájomné
nájomca podnájom podnájomník
prenajímateľ vlastník
byt garsónka bývanie
byt: jednoizbový dvojizbový trojizbový garsónka
nehnuteľnosť realitka
elektrina prúd
sťahovanie sťahovať nasťahovať
skladovanie uskladniť
odpad smeti odpadky kontajner kôš
odpad: plast papier sklo bioodpad
triedenie separovať recyklácia
nábytok zariadený
nábytok: skriňa pohovka stolička
gauč pohovka
rekonštrukcia prerábka renovácia
maľovať vymaľovať maliar
upchatý odtok
remeselník: inštalatér stolár murár
pleseň vlhkosť
spotrebič: práčka chladnička rúra sporák
sporák rúra
domovník správca
oblečenie šaty odev
oblečenie: nohavice tričko bunda sukňa
obuv topánky
obuv: tenisky čižmy sandále
veľkosť rozmer
vyskúšať skúšobná
darček dar
šperk: prsteň náhrdelník náramok náušnice
krajčír krajčírka šitie
kvety kytica kvetinárstvo
kvety: ruža tulipán orchidea
telefón mobil
telefón volať zavolať
mobil smartfón
správa sms
email mail mejl
kontakt kontaktovať ozvať
stránka web webová
počítač notebook laptop
aplikácia appka
aktualizácia update
heslo prihlasovacie
prihlásenie login
konto profil
vymazať zmazať odstrániť
súkromie osobné údaje
tlačiť vytlačiť tlač tlačiareň
kopírovať kópia xerox
skenovať skener
predplatné abonent
podpora pomoc helpdesk
batéria akumulátor
foto fotografia fotka fotiť fotograf
stiahnuť download
banka sporiteľňa
úver pôžička
hypotéka úver
prevod previesť
trvalý príkaz
formulár tlačivo
žiadosť požiadať žiadať
podať odovzdať predložiť
lehota uzávierka
platnosť platný
predĺžiť predĺženie obnoviť
notár overenie
občiansky preukaz totožnosť
povolenie súhlas
dovolené povolené
zakázané zákaz nesmie
povinný povinnosť nutný
pravidlo pravidlá poriadok
úrad magistrát radnica
súd žaloba
advokát právnik
sťažnosť sťažovať nespokojný
námietka odvolanie
dotácia príspevok
dedičstvo dediť
pohreb pohrebný zosnulý
svadba sobáš
rozvod rozviesť
narodeniny oslava
oslava párty večierok
oslava: krst výročie
podujatie event
podujatie: koncert festival veľtrh
hudba kapela
hudba: klavír gitara husle flauta
koncert vystúpenie
tanec tancovať tanečný
divadlo predstavenie
kino film premietanie
múzeum výstava expozícia
konferencia kongres
zviera miláčik
zviera: pes mačka králik škrečok
pes psík havko
pes: šteňa jazvečík pudel labrador
mačka mačička kocúr
veterinár zverolekár
kastrácia sterilizácia
pršať dážď
búrka blesk
sneh snežiť
horúčava teplo
tráva trávnik kosenie
náradie: kladivo vŕtačka píla kosačka
dieťa deti dieťatko potomok decko
dieťa: syn dcéra bábätko batoľa
bábätko bábo novorodenec kojenec
kočík kočiarik
prebaľovací plienky prebaliť
herňa kútik
stráženie strážiť opatrovanie babysitting
rodič: mama otec
otec ocko tato
mama matka mamička
súrodenec: brat sestra
manžel manželka partner
dospelý plnoletý
mladistvý tínedžer mládež
senior dôchodca
študent študentský isic
postihnutie postihnutý hendikep ztp
bezbariérový vozíčkar vozík rampa
nevidiaci slepý slabozraký
nepočujúci posunkový
krádež ukradnúť ukradnutý zlodej
stratený zabudnúť zabudol
polícia policajt
nehoda havária búračka
požiar oheň hasič
núdzový tiesňový
blízko neďaleko okolie
ďaleko vzdialenosť kilometer
poloha adresa sídlo
vchod vstup
začiatok začať začína
koniec končí skončiť
rýchlo expresne
člen členstvo
permanentka členstvo
permanentka: mesačná ročná
združenie spolok
zodpovednosť zodpovedný ručiť
odškodnenie náhrada
poradenstvo konzultácia
recenzia hodnotenie
`
