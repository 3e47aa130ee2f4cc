export const ROMANIAN = `
deschis deschide deschidere deschideți deschid program orar
închis închide închidere închideți închid program orar
sărbătoare legală liber nelucrătoare
sărbătoare: crăciun paști revelion rusalii
weekend sâmbătă duminică
săptămână: luni marți miercuri joi vineri
primăvară: martie aprilie mai
vară: iunie iulie august
toamnă: septembrie octombrie noiembrie
iarnă: decembrie ianuarie februarie
preț cost costă tarif taxă sumă contravaloare
cheltuieli cheltuială costuri
scump costisitor piperat
ieftin accesibil economic convenabil avantajos
reducere discount rabat scont redus
reducere: student elev pensionar grup copil
ofertă promoție promoțional campanie
gratuit gratis inclus moca
inclus include cuprinde cuprins conține
suplimentar extra adițional plus supliment
cupon voucher cod tichet
cadou dar surpriză atenție
plată plăti plătesc plătit achita achitare
plată: card numerar transfer rate ramburs
numerar cash bani lichid
bani lei euro valută ron
transfer virament iban ordin
rată rate eșalonat tranșe
avans acont arvună
garanție depozit cauțiune
factură facturare
bon chitanță
datorie restanță restant neplătit
penalizare penalitate amendă sancțiune
rambursare rambursa restituire restitui returnare
retur returna returnare returnez înapoia restitui
schimb schimba înlocui înlocuire preschimba
bacșiș ciubuc
dona donație donator contribuție
cumpăra cumpărare achiziționa achiziție cumpărături procura
vinde vând vânzare comercializa comercializare
comandă comanda comenzi comand
magazin prăvălie butic shop
piață târg bazar
produs articol marfă mărfuri
rezervare rezerva rezerv rezervat booking
programare programa programez rezervare
anulare anula anulez anulat renunțare renunța
reziliere rezilia încetare denunțare
amânare amâna amân reprograma reprogramare decala
modificare modifica modific schimbare schimba
confirmare confirma confirm
prelungire prelungi prelungesc reînnoire reînnoi
suspenda suspendare îngheța întrerupe
transfera cesiona ceda cesiune
livrare livra livrăm expediere transport
livrare: curier easybox poștă
curier curierat fan sameday cargus
colet pachet
trimite trimit expedia expediez remite
ridica ridic ridicare prelua preluare
urmărire urmări awb tracking
străinătate internațional extern
cazare caza cazat găzduire sejur
checkin sosire cazare
checkout plecare eliberare
oaspete musafir vizitator turist client
hotel pensiune hostel motel
vilă cabană bungalou
cameră odaie încăpere apartament garsonieră
cameră: single dublă triplă twin suită
recepție recepționer lobby
cheie chei cartelă
pătuț leagăn bebeluș
lenjerie cearșaf cearceaf așternut pernă plapumă
curățenie curăța curățare menaj igienizare
murdar pată pete murdărie
climă climatizare condiționat ventilator
căldură încălzire calorifer sobă
centrală boiler cazan
frigider minibar congelator
televizor tv televiziune
internet wifi wireless
priză curent electricitate
priveliște vedere panoramă
lift ascensor
scară scări trepte
balcon terasă verandă logie
grădină curte gazon
bucătărie chicinetă aragaz plită
găti gătesc gătit prepara pregăti
baie duș cadă
toaletă wc closet veceu
spălătorie spăla spălare spălat rufe
călcat călca fier
bagaj bagaje valiză geamantan troler
păstra păstrare depozita depozitare lăsa
mobilă mobilier mobilat
mobilă: masă scaun dulap canapea pat
camping cort rulotă campa
grătar barbecue grill
piscină bazin înot ștrand
plajă litoral țărm
zgomot gălăgie zgomotos gălăgios liniște
vecin vecini locatar
fumat fuma fumător țigară țigări
mâncare hrană aliment preparat bucate
masă: dejun prânz cină gustare
gustare aperitiv sandviș snack
meniu preparate listă
desert dulce prăjitură tort înghețată
carne: pui porc vită miel curcan
pește: crap păstrăv somn ton somon
legumă: roșie cartof morcov ceapă ardei
fruct: măr pară prună strugure cireașă
supă ciorbă borș
brânză cașcaval telemea
pâine franzelă chiflă
alergie alergic alergen alergeni intoleranță
alergen: gluten lactoză ouă arahide nuci soia
ingredient compoziție conținut
dietă regim nutriție
diabet glicemie diabetic
băutură băuturi suc răcoritoare
alcool: bere vin țuică pălincă whisky vodcă
restaurant local cârciumă bistro birt
bucătar chef
chelner ospătar
valabil valabilitate expiră expirare
ecologic bio organic natural
copil copii prunc micuț minor
bebeluș sugar bebe prunc
adolescent tânăr minor tineri
adult adulți major
vârstă vârste ani
bătrân vârstnic bătrâni senior
pensionar pensie
părinte părinți mamă tată tutore
soț soție nevastă consort căsătorit
animal: câine pisică papagal iepure hamster
câine câini cățel
pisică pisici motan
vaccin vaccinare vaccinat imunizare
parcare parca parchez parcat garaj
mașină automobil autoturism autovehicul vehicul
mașină: camion dubă motocicletă
șofer conducător volan
benzină combustibil motorină carburant
anvelopă cauciuc roată roți
bicicletă biciclete velo
autobuz autocar microbuz
gară stație haltă
avion aeroport zbor
bilet tichet intrare
navă vapor corabie vas
călătorie voiaj călători excursie
excursie tur drumeție plimbare
adresă locație sediu amplasare
ajunge ajung traseu drum
departe distanță depărtare
aproape apropiere lângă vecinătate proximitate
școală liceu colegiu gimnaziu
grădiniță creșă preșcolar
universitate facultate academie
profesor învățător dascăl
curs lecție lecții cursuri oră ședință
curs training instruire formare
examen test testare evaluare
diplomă certificat atestat adeverință
bursă burse stipendiu
învăța învăț studia studiu
educație învățământ educațional
limbă: engleză franceză germană italiană spaniolă
traducere traducător tălmăcire interpret
înscriere înscrie înscriu înregistrare
cerere solicitare aplicație formular
solicita cere cer
așteptare aștepta aștept coadă
sport: fotbol tenis baschet handbal volei
antrenament exercițiu pregătire
antrenor instructor coach
membru membri asociat abonat
abonament: lunar anual săptămânal
meci partidă joc
campionat turneu ligă competiție concurs
echipă formație club
boală boli maladie afecțiune îmbolnăvire
boală: gripă răceală viroză diabet cancer
bolnav suferind îmbolnăvi pacient
medic doctor doctoriță
medic: pediatru dermatolog cardiolog ginecolog ortoped
clinică cabinet policlinică
consultație consult control examinare
urgență urgențe ambulanță salvare
durere dureri doare dor
dinte dinți măsea dentar
dentist stomatolog stomatologie dentar
dentar: plombă implant coroană extracție detartraj
anestezie narcoză sedare
frică teamă spaimă groază
rețetă prescripție
medicament doctorie leac pastilă
operație chirurgie chirurgical intervenție
tratament terapie îngrijire cură
vindeca vindecare tămădui trata
gravidă însărcinată sarcină
handicap dizabilități dizabilitate rulant accesibilitate
frizerie frizer coafor coafură
tunde tuns tund tunsoare frizură
reparație repara repar reparat depanare remedia
defect stricat defecțiune avarie
rupt spart crăpat sparge rupe
daună daune pagubă stricăciune prejudiciu
despăgubire despăgubiri compensație
întreținere mentenanță revizie service
montaj monta instalare instala asambla
scurgere infiltrație curge picură
meșter meseriaș tehnician
gunoi deșeuri reziduuri
pierde pierdut pierd pierdere
furt fura furat hoț jaf
paznic pază securitate
accident coliziune ciocnire tamponare
asigurare poliță asigurat casco rca
haină îmbrăcăminte ținută vestimentație veșminte
haină: rochie pantaloni cămașă fustă palton
pantofi încălțăminte papuci ghete
mărime măsură dimensiune
croitor croitorie retuș ajustare
închiriere închiria închiriez închiriat chirie
proprietar posesor deținător stăpân
locuință casă apartament domiciliu
mutare muta relocare strămutare
contract convenție acord înțelegere
clauză condiție prevedere
semna semnătură semnare
termen scadență limită
perioadă durată interval răstimp
dura durează durată
întârziere întârzia întârzii târziu
devreme timpuriu dinainte
rapid repede iute grabnic prompt
imediat îndată urgent
contact contacta contactez legătură
telefon suna apel sun mobil
email mail poștă electronic
mesaj sms whatsapp
răspuns răspunde răspund replică
informa anunța înștiința notifica comunica
știre știri noutate veste
reclamație reclama plângere sesizare nemulțumit
ajutor sprijin asistență suport ajuta
recomanda recomandare sfătui
personal angajați salariați staff
angajat salariat lucrător funcționar
angaja angajare recruta recrutare
meserie profesie ocupație îndeletnicire slujbă job
muncă lucru lucra muncesc
salariu leafă remunerație simbrie
concediu vacanță
demisie demisiona preaviz concediere
director șef manager conducător administrator
firmă companie întreprindere societate
avocat jurist juridic
act acte document documente înscris
buletin identitate pașaport
permite permis voie îngăduit autorizat admis
interzis interzice interzicere prohibit
obligatoriu obligat necesar impus
copie xerox fotocopie
șterge ștergere elimina
fotografie poză fotograf fotografia
parolă pin cod
eroare greșeală
eveniment petrecere festivitate
eveniment: nuntă botez aniversare majorat
nuntă căsătorie cununie
conferință seminar congres simpozion
ședință întrunire reuniune adunare
spectacol reprezentație show
floare: trandafir lalea crin ghiocel
înmormântare funeralii îngropat
echipament utilaj aparatură dotare
fereastră geam ferestre
ploaie ploua precipitații averse
zăpadă ninsoare ninge
furtună vijelie
cald călduros fierbinte caniculă
frig rece răcoros ger
fonda fondat înființa înființare întemeia
fondator întemeietor ctitor creator
crea creare alcătui făuri
moarte muri mort deces decedat
ucide ucis omorî asasina asasinat
naște născut naștere
conduce condus cârmui comanda dirija
guverna domni stăpâni cârmui
rege crai monarh suveran
conducător: rege împărat domnitor prinț țar președinte
domnitor voievod domn principe vodă
împărat imperator țar
moștenitor urmaș succesor
strămoș străbun înaintaș
cuceri cucerire ocupa captura
învinge câștiga victorie birui izbândi
înfrânge înfrângere înfrânt învins
război conflict
luptă bătălie confruntare
ataca atac ofensivă asalt
invazie invada năvălire cotropi
apăra apărare proteja ocroti
armată oaste armie trupe
soldat ostaș militar oștean
răscoală revoltă rebeliune răzmeriță insurecție
tratat acord pact convenție
alianță coaliție ligă
dușman inamic adversar vrăjmaș
prieten amic tovarăș
închisoare temniță pușcărie penitenciar
eliberare elibera libertate emancipare
independență suveranitate neatârnare
uni unire unificare uniune
împărți diviza separa despărți
folosi folosit utiliza întrebuința
numi numit denumi intitula boteza
produce fabrica producere producție fabricație
construi construit clădi edifica zidi
clădire edificiu construcție imobil
distruge distrus nimici devasta dărâma
crede considera socoti gândi
părere opinie
credință credeau convingere crez
idee concept noțiune
crește creștere spori mări majora
scădea scade scădere diminua reduce micșora
extinde extindere lărgi expansiune
arăta arată indica demonstra
dovadă probă mărturie dovedi
locui locuiesc trăi rezida
locuitor populație locuitori
așezare localitate colonie
oraș urbe târg municipiu metropolă
sat comună cătun
popor neam națiune
scrie scris redacta compune
autor scriitor scris
scriitor: poet romancier dramaturg nuvelist
carte volum tom
publica publicare apărut edita tipări
ziar gazetă cotidian jurnal
poveste basm povestire
compozitor compune compus
cântăreț interpret solist
inventa inventat inventator născoci
descoperi descoperire descoperit găsi
cerceta cercetare investiga explora
savant cercetător învățat
începe început porni debuta demara
origine obârșie proveniență
sfârși termina încheia finaliza isprăvi
final sfârșit încheiere
continua urma persista
opri înceta stopa
transforma schimba modifica preface
dezvolta dezvoltare evoluție progres
îmbunătăți ameliora perfecționa
alege ales selecta opta
alegeri vot scrutin alegere votare
primi primit obține dobândi căpăta
deține poseda stăpâni
alunga exila expulza surghiun izgoni
emigra migra emigrare migrație
explica explicație lămuri clarifica
refuza respinge refuz
influență influența înrâurire impact
consta compus alcătuit format
situat aflat amplasat poziționat
lungime lung întindere
înălțime înalt altitudine
suprafață întindere arie
greutate masă cântări kilograme
fiu băiat fecior
fiică fată
fabrică uzină manufactură
zonă regiune teritoriu ținut
regiune: județ provincie district
țară stat națiune
graniță frontieră hotar
cauză motiv pricină
urmare consecință efect rezultat
scop țel obiectiv țintă
lege normă regulă legislație
lege: constituție cod decret ordonanță
tribunal instanță judecată judecător
crimă infracțiune delict
guvern cabinet executiv
parte porțiune componentă element
fel tip gen categorie
specie soi varietate rasă
secol veac
epocă eră perioadă
munte munți masiv
râu fluviu
lac iaz heleșteu
pădure codru păduri
drum cale șosea
castel cetate fortăreață
biserică templu lăcaș catedrală
mănăstire schit mănăstiri
preot popă paroh cleric
religie credință cult confesiune
religie: creștinism islam iudaism budism
zeu dumnezeu divinitate zeitate
obicei tradiție datină
simbol emblemă stemă semn
limbă idiom grai dialect
cuvânt vorbă termen
bogăție avere avuție
comerț negoț negustor comerciant
țăran plugar agricultor
sclav rob sclavie robie
copac arbore pom
metal: fier aur argint cupru
epidemie pandemie molimă
cutremur seism
premiu distincție medalie
celebru faimos vestit renumit cunoscut ilustru
bogat înstărit avut
sărac nevoiaș sărman
puternic tare vârtos
mare uriaș imens vast enorm
mic mărunt minuscul
ultim final
prim întâi inițial
original originar inițial
principal esențial major fundamental
important însemnat semnificativ
modern contemporan actual
vechi antic străvechi arhaic
nou recent
viteaz curajos brav
adevărat veritabil autentic real
asemănător similar analog
rar neobișnuit
obișnuit comun uzual
pericol primejdie risc periculos
dificil greu anevoios
ușor simplu facil
întreg total complet integral
rang funcție titlu
structură alcătuire componență
`
