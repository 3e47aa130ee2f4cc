export const LATVIAN = `
atvērts vaļā strādājam
slēgts ciet aizvērts nestrādā
svētki brīvdiena
svētki: ziemassvētki lieldienas jāņi līgo jaungads
ziemassvētki ziemsvētki
jaungads vecgads
nogale: sestdiena svētdiena
darbdiena ikdienā
pusdienlaiks pārtraukums
diennakts nonstop visdiennakts
rīts priekšpusdiena
vakars pievakare
rezervēt nobukot
rezervācija pieraksts
pierakstīties vizīte pieteikties
atcelt atsaukt anulēt atteikt
pārcelt mainīt atlikt
mainīt izmaiņas pārmaiņas grozījumi
kavēt nokavēt aizkavēties
kavējums nokavējums aizkavēšanās
gaidīt uzgaidīt
brīvs pieejams
izpārdots aizņemts pilns
ierasties ierašanās iebraukt checkin
izbraukt izrakstīšanās checkout aizbraukt
recepcija reģistratūra
cena maksa izmaksas cenrādis
cenrādis cenas izcenojums tarifs
lēts izdevīgs
atlaide akcija izpārdošana atlaižu
atlaide: studentu senioru pensionāru ģimenes
kupons kods promokods atlaižu
bezmaksas brīvs gratis velti
iekļauts ietilpst ietverts
piemaksa papildmaksa uzcenojums
maksājums apmaksa samaksa norēķins
apmaksa: skaidra karte pārskaitījums rēķins
nauda banknotes monētas
karte kredītkarte
karte: visa mastercard maestro amex
nomaksa līzings daļās dalīti
rēķins pavadzīme faktūra
čeks kvīts
parāds parādnieks
sods naudassods
depozīts ķīla
avanss iemaksa priekšapmaksa rokasnauda
atmaksa atgriezt kompensācija atlīdzināt
kompensācija atlīdzība
nodoklis pvn
dzeramnauda tējasnauda
valūta valūtmaiņa
piegāde nogādāt atvest kurjers
kurjers piegādātājs
sūtījums paka paciņa
sūtīt nosūtīt izsūtīt
pakomāts: omniva dpd venipak
pasūtījums pirkums
izsekot sekot
noliktava krājumi
saņemt izņemt paņemt
atgriezt atdot nodot
apmainīt samainīt nomainīt
bojāts saplīsis salūzis defekts sabojāts bojājums
bojājums zaudējums
saplīst salūzt lūzums saplēst
labot salabot remonts
remonts renovācija labot
serviss apkope
meistars montieris tehniķis
uzstādīt montāža ierīkot montēt
instrukcija pamācība
sūdzība pretenzija sūdzēties reklamācija žēloties
atsauksme vērtējums viedoklis
viesnīca hotelis
viesnīca: hostelis motelis pansija
naktsmītne nakšņošana pārnakšņot
nakšņot pārnakšņot
istaba numurs numuriņš istabiņa
viesis apmeklētājs klients
gulta gultasvieta
gulta: divguļamā vienguļamā
dīvāns dīvāngulta
gultasveļa palagi spilvendrāna
sega pleds
seifs glabātava
bagāža koferis čemodāns soma
glabāt uzglabāt
glabātava glabāšana skapītis
skapītis skapīši
ģērbtuve pārģērbties
tīrīt uzkopt sakopt
apkopēja istabene
netīrs netīrumi traips
kondicionieris dzesēšana
apkure sildīt radiators apsilde
ledusskapis minibārs
televizors tv
internets wifi bezvadu tīkls
balkons terase lodžija
veranda terase
virtuve gatavot
vannasistaba duša
tualete wc labierīcības ateja
veļa veļasmašīna
mazgātava veļa
gludeklis gludināt
fēns žāvēt
troksnis skaļš skaļums
klusums kluss mierīgs
smēķēt pīpēt cigarete
cigarete tabaka
pirts sauna pirtiņa
spa: sauna masāža baseins
baseins peldbaseins
pludmale peldvieta
skats ainava
kempings telts telšu
kemperis treileris
grils mangals
ugunskurs kurināt
ēst ēdiens pārtika ēšana
ēdiens maltīte ēdienreize
maltīte: brokastis pusdienas vakariņas launags
ēdienkarte menu ēdieni
restorāns kafejnīca ēdnīca krogs
kafejnīca kafetērija
galds galdiņš
oficiants viesmīlis
pavārs šefpavārs
deserts saldais saldumi
kūka torte
maize maizīte
gaļa: liellopu cūkgaļa vistas jēra
zivs: lasis forele siļķe
dārzenis: burkāns tomāts gurķis kartupelis
zupa buljons
asais pikants
veģetārs bezgaļas
vegāns vegānisks augu
alerģija alergēns nepanesamība
alergēns: rieksti gluten piens olas
bezglutēna glutēns celiakija
bezlaktozes laktoze
diēta diētisks
dzēriens dzert
dzēriens: kafija tēja sula limonāde
alkohols: alus vīns degvīns šampanietis
alkohols grādīgs
alus aliņš
līdzņemšana takeaway
ēdināšana catering
bankets svinības
trauki šķīvji
bērns bērniņš mazulis
mazulis zīdainis bēbis
pusaudzis tīnis jaunietis
ārsts dakteris mediķis
ārsts: ginekologs dermatologs pediatrs kardiologs terapeits
zobārsts stomatologs dentists
zobārstniecība stomatoloģija zobi
breketes ortodonts
zāles medikaments tabletes
medikaments: tablete sīrups pretsāpju
vizīte pieņemšana konsultācija
slims slimība saslimt
slimība: gripa angīna diabēts
temperatūra drudzis
infekcija lipīgs inficēt
vakcīna pote
grūtniecība stāvoklī
dzemdības dzemdēt
analīzes laboratorija
pārbaude izmeklējums
operācija operēt
ārstēšana terapija
fizioterapija rehabilitācija
psihologs psihoterapeits
brilles optika lēcas
slimnīca klīnika stacionārs
poliklīnika ambulatorā
steidzams neatliekams
trauma ievainojums savainot
apdrošināšana polise
oktā apdrošināšana
aprūpe kopšana
frizieris frizētava matu
griezums griešana apgriezt
krāsošana nokrāsot
bārda skūšana barberis bārddzinis
nagi manikīrs
kosmetologs skaistumkopšana
grims meikaps
masāža masieris masēt
solārijs sauļošanās
vaksācija depilācija
sports: futbols basketbols hokejs volejbols teniss
trenažieris fitness
treniņš trenēties nodarbība
treneris instruktors
nodarbība lekcija
snovbords snovs
slidas slidotava
trase nogāze
velosipēds ritenis velo divritenis
ritenis velosipēds riteņbraukšana
ķivere bruņucepure
laiva airēt
laiva: kajaks kanoe plosts
kuģis prāmis kuģītis
jahta burāt
piestātne piestāt osta
makšķerēt zvejot
pārgājiens taka pastaiga
zirgs jāt izjāde jāšana
medības medīt mednieks
sacensības turnīrs čempionāts sacīkstes
dalībnieks dalība piedalīties
skola ģimnāzija pamatskola
skola: vidusskola sākumskola pamatskola
dārziņš bērnudārzs pirmsskola
aukle auklīte pieskatīt
kursi apmācība mācības
apgūt iemācīties
mācīt pasniegt apmācīt
skolotājs pedagogs pasniedzējs
skolēns audzēknis
students studējošais
studēt studijas
augstskola universitāte koledža
eksāmens pārbaudījums ieskaite
nokārtot nolikt
diploms apliecība sertifikāts
apliecība sertifikāts
brīvlaiks brīvdienas
valoda: angļu latviešu krievu vācu
prakse praktikants stažēties
darbs vakance amats
darbinieks personāls kolektīvs
alga atalgojums izpeļņa
cv dzīvesgājums
atlaist atlaišana uzteikums
līgums vienošanās kontrakts
darbnespēja slimības
atvaļinājums atpūta
dekrēts maternitātes
pensija pensionārs
bezdarbs nva
vadītājs priekšnieks boss
direktors vadītājs
īpašnieks saimnieks
uzņēmums firma kompānija
biedrība apvienība klubs
biedrs dalībnieks
auto automašīna mašīna automobilis
motocikls motorollers mopēds
autovadītājs šoferis
stāvvieta autostāvvieta parkošanās novietot stāvlaukums
garāža stāvvieta
degviela: benzīns dīzelis gāze
degviela uzpildīt tankot
uzlāde lādēt
autoserviss automehāniķis
pārvadāt transportēt
transports: autobuss vilciens tramvajs trolejbuss
autobuss buss
mikroautobuss busiņš
taksometrs taksis bolt
vilciens dzelzceļš
autoosta termināls
abonements mēnešbiļete
izbraukšana atiešana
lidmašīna lidojums
ceļojums brauciens
ekskursija tūre gids
gids ekskursija
īre noma izīrēt
noma iznomāt
izīrēt iznomāt
īrnieks nomnieks
izīrētājs iznomātājs
dzīvoklis apartaments mājoklis
dzīvoklis: vienistabas divistabu trīsistabu
māja ēka
mājoklis dzīvesvieta
īpašums: dzīvoklis māja zeme
apsaimniekotājs pārvaldnieks
elektrība strāva
rozete kontaktligzda
skaitītājs rādījumi
krāns jaucējkrāns
noplūde tecēt pilēt
kanalizācija notekas aizsērējis
boileris sildītājs
pārvākšanās pārcelšanās pārvest
atkritumi miskaste drazas
atkritumi: papīrs stikls plastmasa bioloģiskie
šķirot pārstrāde
mēbeles: skapis dīvāns krēsls galds
mēbelēts aprīkots
iekārta ierīce aparāts
apģērbs drēbes
apģērbs: bikses krekls jaka kleita
apavi: kurpes zābaki sandales kedas
kedas botas
izmērs lielums
pielaikot uzlaikot
šuvēja šūt drēbnieks
audums materiāls
dāvana dāvināt
puķe ziedi
pušķis ziedi
rotaslieta juvelierizstrādājums
rotaslieta: gredzens auskari ķēdīte
telefons mobilais tālrunis
zvanīt piezvanīt sazvanīt
īsziņa sms
epasts mail meils
mājaslapa vietne tīmekļvietne
internetveikals eveikals
parole pin
pieslēgties ielogoties autorizēties
konts profils
dzēst izdzēst dzēšana
dati gdpr
lietotne aplikācija
atjaunināt jauninājums
dators kompjūters
portatīvais klēpjdators laptops
drukāt izdrukāt printēt izprintēt
printeris drukāt
kopija nokopēt kserokopija
foto fotogrāfija bilde attēls
fotografēt fotosesija
video filmēt
ekrāns displejs
lejupielādēt lejuplādēt
atbalsts palīdzība
filiāle nodaļa
aizdevums kredīts
uzkrājums krāt krājkonts
veidlapa anketa formulārs
iesniegums pieteikums
derīgs derēt
dokuments: pase apliecība
notārs notariāls
atļauja licence
atļauts pieļaujams
aizliegts nedrīkst
obligāts pienākums
noteikumi kārtība
nosacījums prasība
kāzas laulības precības
laulāties precēties apprecēties
bēres apbedīšana
testaments mantojums
tiesa prāva
advokāts jurists
pašvaldība dome
ballīte svinības svētki
jubileja dzimšanas
pasākums sarīkojums
pasākums: koncerts festivāls izstāde
mūzika muzikants
koncerts uzstāšanās
teātris izrāde
kino filma seanss
muzejs galerija
izstāde ekspozīcija
konference seminārs
tirgus tirdziņš
veikals bode
veikals: lielveikals supermārkets
pirkt nopirkt iegādāties pirkums
pārdot tirgot
prece produkts
pircējs klients
dzīvnieks mājdzīvnieks mīlulis
mājdzīvnieks: suns kaķis trusis
suns sunītis
kaķis kaķītis
veterinārs vetārsts
pavada siksna
laikapstākļi: lietus sniegs vējš
lietus līt
sniegs snigt
vētra negaiss
auksts aukstums
karsts karstums
dārzs dārziņš
zāliens pļaut
darbarīks: āmurs zāģis urbis
darbarīks instruments
māte mamma māmiņa
tēvs tētis
vecmāmiņa ome
vectēvs opis
vecāki: māte tēvs
vīrs laulātais
sieva laulātā
meitene skuķe
puika zēns
vecums gadīgs
pieaudzis pieaugušais pilngadīgs
seniors pensionārs vecāks
invaliditāte ratiņkrēsls
ratiņkrēsls pandus uzbrauktuve
ratiņi rati
neredzīgs vājredzīgs
pavadonis pavadīt
zādzība nozagt zagt
nozagts zādzība
pazaudēt nozaudēt pazudis
atrasts atradumi
avārija negadījums
ugunsgrēks uguns ugunsdzēsēji
kontakti sazināties
paziņot ziņot informēt
padoms ieteikums
tuvu netālu blakus
tālu attālums
adrese atrašanās atrodas
lifts pacēlājs
kāpnes trepes
ieeja ieiet
izeja iziet
ilgums ilgt
sākums iesākt
beigas noslēgums
jaunumi ziņas aktualitātes
lietots mazlietots
ekoloģisks bio
apsardze apsargs
kamera videonovērošana
cepure galvassega
`
