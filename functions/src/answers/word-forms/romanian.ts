export const ROMANIAN_FORMS = `
întreba întreabă întrebați
aștepta așteaptă așteptați
purta purtat
juca joacă jucat jucând jucau
apăra aperi apărați
cânta cântat
căuta căutat
călca călcat
cumpăra cumperi cumpere cumpărați
chema cheamă chemat
crăpa crăpat
scăpa scăpat
săpa săpat săpând săpau
căra cărat cărând cărau
lăsa lăsat lăsând lăsau
lega leagă legat legând legau
dezlega dezleagă dezlegați
pleca pleacă plecat
freca freacă frecat
îneca îneacă înecați
certa certat
ierta iartă iertat
încerca încearcă încercați
merita meritate
învăța înveți învățați
înota înoată înotați
îngropa îngroapă îngropați
dezgropa dezgroapă dezgropați
măsura măsor măsoară măsurăm măsurați
pieptăna piepteni piaptănă pieptănați
răbda rabzi răbdat
spăla speli spălat
schimba schimbat
semăna semeni seamănă semănați
asemăna aseamănă asemănați
însemna înseamnă însemnați
urca urc urci urce urcat urcând urcau urcăm
uita uitat uitând uitau
usca usuc uscat uscând uscau uscăm
vărsa vărsat
zbura zbor zboară zburat
strecura strecor strecoară strecurăm strecurați
înconjura înconjor înconjoară înconjurăm înconjurați
tăia tăiat tăind tăiau
apropia apropiind apropiați
speria speriat speriind
mângâia mângâi mângâind mângâiați
întârzia întârziind întârziați
înmuia înmoi înmoaie înmuind înmuiați
încuia încui încuind încuiați
descuia descui descuind descuiați
zgâria zgâriat zgâriind
da dau dai dea dând
sta stau stând stăm
preda predat
lua iau iei luat luând luau luăm
prelua preiau preiei preluat
mânca mănânc mâncat
comunica comunicat comunicați
verifica verificat verificați
califica calificat calificați
justifica justificat justificați
modifica modificat modificați
identifica identificat identificați
notifica notificat notificați
ruga rog roagă rugat rugând rugau
prepara prepară preparați
declara declară declarați
spera sperat
afla aflu afli afle aflat aflând aflau aflăm
intra intru intri intrat intrând intrau intrăm
umbla umblu umbli umble umblat umblând umblau umblăm
sufla suflu suflat
asigura asigură asigurați
jura jurat jurând jurau
evita evitate
invita invitate
solicita soliciți solicitați
felicita feliciți felicitați
respira respiră respirați
prezenta prezint prezentați
reprezenta reprezint reprezentați
comanda comanzi comandați
recomanda recomanzi recomandați
acorda acorzi acordați
transfera transfere transferați
prefera prefere preferați
alerga aleargă alergați
confunda confunzi confundați
executa execuți executați
consta constat
costa costat
achita achitate
așeza așază așezați
suna sunat sunând sunau
mâna mânat mânând mânau
îndemna îndeamnă îndemnați
alătura alătură alăturați
legăna legeni legănați
săpuni săpunești săpuniți
tremura tremură tremurați
împiedica împiedicat împiedicați
mișca mișcat
mușca mușcat
risca riști riscat
pișca pișcat
gusta gustat
împrumuta împrumuți împrumutați
muta mutat mutând mutau
strica stricat
țipa țipat țipând țipau
tuna tunat tunând tunau
aduce adus aduse aduceți
zgudui zguduie zguduit zguduind
păta pătez pătează pătat pătând pătau
umfla umflu umfli umfle umflat umflând umflau umflăm
contempla contemplu contemplați
imita imitate
irita iritate
agita agitate
cita citez citează citat citând citau
scurta scurtat
umple umplu umpli umplut umplând umpleau umplem umpleți umplură
acoperi acopăr acopere acoperiți
descoperi descopăr descopere descoperiți
suferi sufăr suferiți
sări sărit sărind săreau
muri mor moare murit murind mureau
dormi doarme dormit
adormi adoarme adormiți
coborî cobor coboară coborât
omorî omor omoară omorât
doborî dobor doboară doborât
fugi fugit fugind fugeau
ieși iasă ieșit ieșind ieșeau
veni venit venind veneau
deveni devin devii deveniți
conveni convin conveniți
preveni previn preveniți
interveni intervin interveniți
proveni provin proveniți
reveni revine reveniți
surveni survin surveniți
contraveni contravin contraveniți
parveni parvin parvii parveniți
ține ții ținut ținând țineau țineți ținui ținură ținuse
aparține aparții aparțineți aparținu
obține obții obțineți obținuți obținu
întreține întreții întrețineți întreținuți întreținu
abține abții abțineți abținuți abținu
putea pot poate putut putând puteau puteți putui putuse
vrea vreau vrut vrând vreți vrui vrură
vedea văd vezi văzut văzând vedeau văzui văzură văzuse
prevedea prevăd prevăzut prevedeți prevăzuți prevăzu
revedea revezi revadă revăzut revedeți revăzuți revăzu
întrevedea întrevăd întrevezi întrevăzut întrevedeți întrevăzuți întrevăzu
cădea căzut căzând cădeau căzui căzuse
decădea decazi decădeți decăzuți decăzu
scădea scazi scăzut scădeți scăzu
părea părut părând păreau păreți părui păruse
tăcea tăcut tăcând tăceau tăceți tăcui tăcuse
zăcea zăcut zăcând zăceau zăceți zăcui zăcură zăcuse
plăcea plăcut plăceți plăcu
bea beau bei băut bând bem băui băură
durea durut dureau durui durură duruse
ști știu știe știut știind știm știți
scrie scriu scrii scris scriind scriau scrieți
descrie descriu descris descriind descrieți
înscrie înscriu înscrii înscris înscriind înscriau înscrieți
prescrie prescriu prescris prescriind prescrieți
transcrie transcriu transcris transcriind transcrieți
rescrie rescriu rescris rescriind rescrieți
subscrie subscriu subscris subscriind subscrieți
vinde vând vinzi vândut vânzând vindeți vându
revinde revând revinzi revânzând revindeți revânduți revându
prinde prinzi prins prindeți
aprinde aprinzi aprins aprinse aprindeți
cuprinde cuprinzi cuprins cuprinse cuprindeți
desprinde desprinzi desprins desprinse desprindeți
surprinde surprind surprinzi surprins surprinse surprindeți
întreprinde întreprind întreprinzi întreprins întreprinse întreprindeți
deprinde deprind deprinzi deprins deprinse deprindeți
întinde întinzi întins întinse întindeți
extinde extinzi extins extinse extindeți
pretinde pretinzi pretins pretinse pretindeți
tinde tinzi tins tindeți
deschide deschizi deschis deschise deschideți
închide închizi închis închise închideți
decide decizi decis decideți deciseră
ucide ucizi ucis ucise ucideți
coincide coincizi coincis coincise coincideți
răspunde răspunzi răspuns răspunse răspundeți
corespunde corespunzi corespuns corespunse corespundeți
pune pus punând puneau puneți pusei puseră
compune compus compuneți compusei
depune depui depus depuneți depuseră
dispune dispus dispuneți dispusei
expune expui expus expuneți
impune impui impus impuneți
opune opui opus opuneți
presupune presupui presupus presupuneți presupusei
propune propus propuneți propusei
suprapune suprapui suprapus suprapuneți suprapusei
supune supui supus supuneți supuseră
transpune transpus transpuneți transpusei
contrapune contrapui contrapus contrapuneți contrapusei
repune repusă repuneți repusei repuseră
spune spui spus spuneți
rămâne rămâi rămas rămâneți rămaseră
merge meargă mers mergeți
alege aleagă ales aleasă alegeți
culege culeagă cules culeasă culegeți
înțelege înțeleagă înțeles înțelese înțeleasă înțelegeți
trage tras trageți
atrage atras atrase atrageți
extrage extras extrageți
retrage retras retrase retrageți
distrage distras distrageți
contrage contras
sustrage sustras sustrase sustrageți
sparge spart spargeți sparse
șterge șteargă șters șterse ștearsă ștergeți
parcurge parcurs parcurse parcurgeți
scurge scurs scurse scurgeți
decurge decurs decurse decurgeți
recurge recurs recurse recurgeți
ajunge ajuns ajunse ajungeți
plânge plâns plângeți
strânge strâns strângeți
învinge învins învinse învingeți
atinge atins atinse atingeți
stinge stins stinse stingeți
împinge împins împinse împingeți
convinge convins convingeți
constrânge constrâns constrânse constrângeți
restrânge restrâns restrânse restrângeți
distinge distins distinse distingeți
unge ung ungi ungă uns unsă unse ungând ungeau ungem ungeți unși unseră
ninge nins ninse ningeți
linge lins lingeți
încinge încins încinse încingeți
duce ducând duceau duceți dusei duseră
conduce condus conduse conduceți condusei
produce produs produse produceți produsei
reduce redus reduceți redusei reduseră
traduce tradus traduse traduceți tradusei
deduce dedus deduceți dedusei deduseră
reproduce reprodus reproduse reproduceți reprodusei
seduce sedus seduceți sedusei seduseră
introduce introdus introduse introduceți introdusei
zice zis zicând ziceau ziceți zisei ziseră
interzice interzis interzicând interziceți
prezice prezis preziceți
contrazice contrazis contrazicând contraziceți
face făcut făcând făceau faceți făcui făcură făcuse
trece treacă trecut treceți trecu
petrece petreacă petreceți petrecuți petrecu
întrece întreacă întreceți întrecuți întrecu
crește cresc crească crescut creșteți crescu
descrește descrescut descreșteți descrescuți descrescu
cunoaște cunosc cunoști cunoască cunoașteți cunoscuți cunoscu
recunoaște recunosc recunoști recunoască recunoașteți recunoscuți recunoscu
naște nasc născut nașteți născu
renaște renasc renașteți renăscuți renăscu
coace copt cocând coceau coaptă coaceți
coase cos coasă cusut cosând coseau coaseți cusui cusură cususe
întoarce întorc întors întorse întoarsă întoarse întoarceți
arde ard arzi ardă ars arsă arse arzând ardem ardeți arși arseră
pierde pierzi piardă pierdut pierdeți pierdu
crede crezi creadă crezut credeți crezu
încrede încrezi încreadă încredeți încrezuți încrezu
râde râzând râdeau râdeți râsei râseră
surâde surâzi surâs surâdeți surâsei surâseră
cere ceară cerut cerând cereau cereți cerui ceruse
începe înceapă începeți începuți începu
rupe rupt rupând rupeau rupeți
întrerupe întrerupt întrerupeți
erupe erupt erupeți
corupe corupt corupeți
bate bătut bătând băteau bateți bătui bătură bătuse
fierbe fiarbă fiert fiartă fierbeți
trimite trimis trimise trimiteți
permite permis permise permiteți
admite admis admise admiteți
promite promis promise promiteți
transmite transmis transmise transmiteți
emite emis emise emiteți
remite remis remiteți
comite comis comiteți
omite omis omise omiteți
compromite compromiți compromis
scoate scot scos scose scoasă scoateți
pricepe priceapă pricepeți pricepuți pricepu
percepe perceapă percepeți percepuți percepu
teme temut temând temeau temeți temui temură temuse
geme gemut gemând gemeau gemeți gemui gemuse
exclude excluzi exclus excluse excludeți
include incluzi inclus incluse includeți
ascunde ascunzi ascuns ascunse ascundeți
pătrunde pătrunzi pătruns pătrunse pătrundeți
tunde tunzi tuns tundeți
înfige înfipt înfigeți înfipse
frige fript frigeți fripse
suge supt sugând sugeau sugeți
așterne aștearnă așterneți așternuți așternu
concepe conceapă concepeți concepuți concepu
reîncepe reînceapă reîncepeți reîncepuți reîncepu
absoarbe absorb absorbiți
mulge muls mulgeți
străpunge străpuns străpunse străpungeți
ceda cedez cedează cedat cedând cedau
accede accezi acceadă accedeți
poseda posezi posedați
mirosi miroase mirosea mirosiți
simți simțit
minți mințit
sorbi soarbe sorbit
contribui contribuie contribuit contribuiți
atribui atribuie atribuit atribuiți
distribui distribuie distribuit distribuiți
constitui constituie constituit constituiți
substitui substituie substituit substituiți
restitui restituie restituit restituiți
institui instituie instituit instituiți
cheltui cheltuiesc cheltuiești cheltuiască cheltuit cheltuind
dărui dăruiesc dăruiești dăruiască dăruit
hotărî hotărăște hotărască hotărât
plăti plătește plătit
citi citesc citește citească citit citind citeau
vorbi vorbește vorbit
iubi iubesc iubește iubească iubit iubind iubeau
gândi gândește gândit
găsi găsesc găsește găsească găsit găsind găseau
primi primește primit
porni pornește pornit
opri opresc oprește oprească oprit oprind oprea opreau
folosi folosește folosea folosiți
dori doresc dorește dorească dorit dorind doreau
munci muncește muncit
locui locuiesc locuiește locuiască locuit
construi construiesc construiește construiască construit construind
reconstrui reconstruiesc reconstruiește reconstruiască reconstruit reconstruiți
trăi trăiesc trăiește trăiască trăit trăind
greși greșește greșit
glumi glumește glumit
pregăti pregătește pregătiți
povesti povestește povestiți
privi privește privit
reuși reușește reușit
hrăni hrănește hrănit
învârti învârtește învârtiți
mări măresc mărește mărească mărit mărind măreau
numi numesc numește numească numit numind numeau
obosi obosește obosea obosiți
odihni odihnește odihniți
păși pășesc pășește pășească pășit pășind pășeau
depăși depășește depășiți
pescui pescuiesc pescuiește pescuiască pescuit pescuind
plictisi plictisește plictisea plictisiți
potrivi potrivește potriviți
răci răcesc răcește răcească răcit răcind răceau
răni rănesc rănește rănească rănit rănind răneau
risipi risipește risipiți
servi servește servit
sfârși sfârșește sfârșit
slăbi slăbește slăbit
sluji slujește slujit
socoti socotește socotiți
sosi sosesc sosește sosească sosit sosind
stabili stabilește stabiliți
stropi stropește stropit
îmbogăți îmbogățește îmbogățiți
îmbunătăți îmbunătățește îmbunătățiți
îmbolnăvi îmbolnăvește îmbolnăviți
îmbătrâni îmbătrânește îmbătrâniți
împărtăși împărtășește împărtășiți
împlini împlinește împliniți
încălzi încălzește încălziți
încetini încetinește încetiniți
îndeplini îndeplinește îndepliniți
îngriji îngrijește îngrijiți
înlocui înlocuiesc înlocuiește înlocuiască înlocuit înlocuiți
însoți însoțește însoțiți
întâlni întâlnește întâlniți
întări întărește întăriți
întocmi întocmește întocmiți
aminti amintește amintiți
amăgi amăgește amăgiți
bănui bănuiesc bănuiește bănuiască bănuit
bârfi bârfește bârfit
biciui biciuiesc biciuiește biciuiască biciuiți
căsători căsătoresc căsătorește căsătoriți
cerși cerșește cerșit
chinui chinuiesc chinuiește chinuiască chinuit chinuind
ciocni ciocnește ciocnit
clădi clădește clădit
clăti clătește clătit
clipi clipește clipit
cinsti cinstește cinstit
cântări cântărește cântăriți
cuceri cucerește cuceriți
defini definește definiți
deosebi deosebește deosebiți
dezvălui dezvăluiesc dezvăluiește dezvăluiască dezvăluit dezvăluiți
dovedi dovedește dovediți
dobândi dobândește dobândiți
grăbi grăbește grăbit
goli golesc golește golească golit golind goleau
ghici ghicește ghicit
isprăvi isprăvește isprăviți
izbucni izbucnește izbucniți
îndrăgosti îndrăgostește îndrăgostiți
îndoi îndoiesc îndoiește îndoiască îndoit îndoind
îngrădi îngrădește îngrădiți
îngrozi îngrozește îngroziți
înmulți înmulțește înmulțiți
înnebuni înnebunește înnebuniți
înnoi înnoiesc înnoiește înnoiască înnoit înnoind
însănătoși însănătoșește însănătoșiți
întregi întregește întregiți
întruni întrunește întruniți
înveli învelește înveliți
înverzi înverzește înverziți
jigni jignește jignit
lămuri lămurește lămuriți
lărgi lărgește lărgit
lipi lipesc lipește lipească lipit lipind lipeau
lipsi lipsește lipsit
lovi lovesc lovește lovească lovit lovind loveau
lungi lungește lungit
mărturisi mărturisește mărturisea mărturisiți
mulțumi mulțumește mulțumiți
murdări murdărește murdăriți
netezi netezește neteziți
obișnui obișnuiesc obișnuiește obișnuiască obișnuit obișnuiți
ocoli ocolește ocoliți
orbi orbesc orbește orbească orbit orbind orbeau orbim
otrăvi otrăvește otrăviți
păcăli păcălește păcăliți
părăsi părăsește părăsiți
păți pățesc pățește pățească pățit pățind pățeau
pândi pândește pândit
păzi păzesc păzește păzească păzit păzind păzeau
pluti plutește plutit
pofti poftește poftit
poposi poposește poposea poposiți
porunci poruncește porunciți
prăbuși prăbușește prăbușiți
prăji prăjește prăjit
prelungi prelungește prelungiți
prăpădi prăpădește prăpădiți
pricinui pricinuiesc pricinuiește pricinuiască pricinuit pricinuiți
prăvăli prăvălește prăvăliți
rătăci rătăcește rătăciți
răpi răpesc răpește răpească răpit răpind răpeau
răsplăti răsplătește răsplătiți
răspândi răspândește răspândiți
răsuci răsucește răsuciți
răzgândi răzgândește răzgândiți
rosti rostește rostit
rugini ruginește ruginiți
sădi sădesc sădește sădească sădit sădind sădeau
sărbători sărbătoresc sărbătorește sărbătoriți
sărăci sărăcește sărăciți
scorni scornește scornit
sfătui sfătuiesc sfătuiește sfătuiască sfătuit sfătuind
spori sporește sporit
stăpâni stăpânește stăpâniți
stârni stârnește stârnit
străluci strălucește străluciți
suci sucesc sucește sucească sucit sucind suceau
șopti șoptește șoptit
șlefui șlefuiesc șlefuiește șlefuiască șlefuit șlefuind
tocmi tocmește tocmit
topi topesc topește topească topit topind topeau
trezi trezește trezit
trăsni trăsnește trăsnit
uimi uimesc uimește uimească uimit uimind uimeau
uni unesc unește unească unit unind uneau unim
urmări urmărește urmăriți
umili umilește umiliți
vopsi vopsește vopsit vopsea
zări zăresc zărește zărească zărit zărind zăreau
zâmbi zâmbește zâmbit
zdrobi zdrobește zdrobit
zidi zidesc zidește zidească zidit zidind zideau
zugrăvi zugrăvește zugrăviți
înflori înflorește înfloriți
alcătui alcătuiesc alcătuiește alcătuiască alcătuit alcătuiți
făgădui făgăduiesc făgăduiește făgăduiască făgăduit făgăduiți
îngădui îngăduiesc îngăduiește îngăduiască îngăduit îngăduiți
trebui trebuiesc trebuiește trebuiască trebuit trebuind
reciti recitește recitiți
regăsi regăsește regăsiți
retrăi retrăiesc retrăiește retrăiască retrăit retrăind
preînnoi preînnoiesc preînnoiește preînnoiască preînnoit preînnoind
reînnoi reînnoiesc reînnoiește reînnoiască reînnoit reînnoind
zăbovi zăbovește zăboviți
săvârși săvârșește săvârșiți
desăvârși desăvârșește desăvârșiți
conviețui conviețuiesc conviețuiește conviețuiască conviețuit conviețuiți
supraviețui supraviețuiesc supraviețuiește supraviețuiască supraviețuit supraviețuiți
prețui prețuiesc prețuiește prețuiască prețuit prețuind
șovăi șovăiesc șovăiește șovăiască șovăit șovăind șovăim
dezvinovăți dezvinovățește dezvinovățiți
învinovăți învinovățește învinovățiți
mustăci mustăcește mustăciți
amuți amuțește amuțiți
înlesni înlesnește înlesniți
alipi alipește alipiți
adăposti adăpostește adăpostiți
despăgubi despăgubește despăgubiți
dezlipi dezlipește dezlipiți
dezrobi dezrobește dezrobiți
dezgoli dezgolește dezgoliți
dezvinui dezvinuiesc dezvinuiește dezvinuiască dezvinuit dezvinuiți
ieftini ieftinește ieftiniți
scumpi scumpește scumpit
înroși înroșește înroșiți
albi albesc albește albească albit albind albeau albim
înălbi înălbește înălbiți
înnegri înnegrește înnegriți
acri acresc acrește acrească acrit acrind acreau acrim
întineri întinerește întineriți
rări răresc rărește rărească rărit rărind răreau
umezi umezește umeziți
potoli potolește potoliți
liniști liniștește liniștiți
neliniști neliniștește neliniștiți
însufleți însuflețește însuflețiți
pedepsi pedepsește pedepsea pedepsiți
lucra lucrat
dura durez durează durat durau
vizita vizitate
studia studiez studiază studiat studiind
fotografia fotografiez fotografiază fotografiind fotografiați
parca parchez parcat
plasa plasat
forma format
cauza cauzat
livra livrat
dezactiva dezactivez dezactivați
testa testat
lansa lansat
semna semnat
nota notez notează notat notând notau
vota votez votează votat votând votau
visa visez visează visat visând visau
fonda fondat
lista listat
salva salvat
copia copiez copiază copiat copiind copiau
închiria închiriez închiriază închiriind închiriați
fuma fumez fumează fumat fumând fumau
dansa dansat
picta pictat
baza bazez bazează bazat bazând bazau
bloca blochez blocat
debloca deblochez deblocați
data datez datează datat datând datau
dicta dictat
distra distrat
dona donez donează donat donând donau
edita editate
expedia expediez expediază expediind expediați
evidenția evidențiez evidențiază evidențiind evidențiați
filma filmat
fixa fixez fixează fixat fixând fixau
frâna frânat
iniția inițiez inițiază inițiind inițiați
investiga investighez investigați
iriga irighez irigați
înapoia înapoiază înapoiați
îndrepta îndreaptă îndreptați
limita limitate
marca marchez marcat
masca maschez mascat
migra migrat
monta montat
naviga navighez navigați
negocia negociez negociază negociind negociați
omologa omologhez omologați
planta plantat
pompa pompat
rata ratez ratează ratat ratând ratau
regla reglat
remarca remarchez remarcați
renta rentat
ruina ruinat
rula rulez rulează rulat rulând rulau
scana scanat
stoca stochez stocat
sublinia subliniez subliniază subliniind subliniați
șoca șochez șocat șocând șocau
tasta tastat
titra titrat
trata tratat
urma urmez urmează urmând urmau urmăm
vibra vibrat
viza vizez vizează vizat vizând vizau
vira virez virează virat virând virau
facilita facilitez facilitați
eșua eșuez eșuează eșuat eșuând eșuau
deraia deraiază deraiați
diagnostica diagnostichez diagnosticat diagnosticați
dota dotez dotează dotat dotând dotau
flata flatat
grava gravat
gara garez garează garat garând garau
grupa grupat
incendia incendiez incendiază incendiind incendiați
jena jenez jenează jenat jenând jenau
licita licitate
machia machiez machiază machiat machiind
poza pozez pozează pozat pozând pozau
presa presat
proba probat
pulsa pulsat
radia radiez radiază radiat radiind radiau
recidiva recidivez recidivați
repatria repatriez repatriază repatriind repatriați
situa situat
sonda sondat
stagna stagnat
stresa stresat
tatua tatuat
tranșa tranșat
turna turnat torn toarnă
frumos frumoasă
gros groasă
întreg întreagă
negru neagră negri
tânăr tineri
verde verzi
greu grea grele greii greilor
rău rea rele răilor
drept dreaptă
nedrept nedreaptă
deștept deșteaptă
des deasă
încet înceată
deșert deșartă
cald calzi
surd surzi
crud cruzi
blând blânzi
rotund rotunzi
flămând flămândă flămânzi
lichid lichizi
rapid rapizi
solid solizi
timid timizi
gol goală goi goilor goluri
moale moi moilor moile
roșu roșie
albastru albastră
ușor ușoară
domnesc domnești domneasca
românesc românești româneasca
omenesc omenești omeneasca
bărbătesc bărbătești bărbăteasca
firesc firească firești
nemțesc nemțești nemțeasca
englezesc englezești englezeasca
turcesc turcești turceasca
strămoșesc strămoșești strămoșeasca
ceresc cerească cerești
sufletesc sufletești sufleteasca
trupesc trupești trupeasca
bisericesc bisericești bisericeasca
pământesc pământești pământeasca
sătesc sătească sătești
rusesc rusească rusești
unguresc ungurești ungureasca
franțuzesc franțuzești franțuzeasca
țărănesc țărănești țărăneasca
sănătos sănătoși
prietenos prietenoși
călduros călduroși
periculos periculoși
generos generoși
religios religioși
luminos luminoși
zgomotos zgomotoși
furios furioasă
gustos gustoasă
delicios delicioși
politicos politicoși
serios serioasă
curios curioasă
prețios prețioasă
numeros numeroși
nervos nervoasă
gelos geloasă
spațios spațioasă
faimos faimoasă
mofturos mofturoși
norocos norocoși
dureros dureroși
friguros friguroși
ploios ploioasă
muntos muntoasă
virtuos virtuoasă
grațios grațioasă
misterios misterioși
ambițios ambițioși
viitor viitoare
nou noilor noile
român româncă
comod comozi
destul destulă
fidel fidele
întunecos întunecoși
apos apoasă
proaspăt proaspeți
geamăn gemeni
sacrifica sacrificat sacrificați
specifica specificat specificați
falsifica falsificat falsificați
planifica planificat planificați
ramifica ramificat ramificați
lupta luptat
enumera enumere enumerați
înlătura înlătură înlăturați
nega negat negând negau
prospera prospere prosperați
profita profitate
certifica certificat certificați
clarifica clarificat clarificați
clasifica clasificat clasificați
diversifica diversificat diversificați
unifica unificat unificați
purifica purificat purificați
intensifica intensificat intensificați
simplifica simplificat simplificați
semnifica semnificat semnificați
rectifica rectificat rectificați
exemplifica exemplificat exemplificați
palpita palpitate
suscita suscitate
excita excitate
îngheța îngheață înghețați
dezgheța dezgheață dezghețați
căsca căscat
încheia închei încheind încheiați
auzi aud auzit auzind auzeau
repezi reped repeadă repeziți
depinde depinzi depins depinse depindeți
răsturna răstorn răstoarnă răsturnați
ploua plouat
crea creez creează creat creând creau
veghea vegheat
lătra latru lătrat
rezilia reziliez reziliază reziliind reziliați
masă mese
fată fete
seară seri
iarnă ierni
vară veri
primăvară primăveri primăvara
piatră pietre
floare flori
noapte nopți
școală școli
boală boli
piele pieile pieilor
stea stele steaua
cafea cafelele cafeaua
zi zile ziua
mână mâini
soră surori
noră nurori
viață vieți
piață piețe
vale văi văile văilor
cale căile
stradă străzi
ladă lăzi
livadă livezi
muscă muște
treabă treburi
iarbă ierburi
carne cărnuri
roată roți
culoare culori
scrisoare scrisori
eroare erori
valoare valori
greșeală greșeli
cheltuială cheltuieli
îndoială îndoieli
socoteală socoteli
perdea perdelele perdeaua
saltea saltelele salteaua
șosea șoselele
măsea măselele măseaua
nuia nuielele nuiaua
curea curelele cureaua
fereastră ferestre
nevastă neveste
gâscă gâște
ceașcă cești
broască broaște
ploaie ploi ploile ploilor
oaie oile oilor
foaie foi foile foilor
baie băile băilor
femeie femei
cheie chei cheile cheilor
jumătate jumătăți
facultate facultăți
barză berze
vreme vremuri
blană blănuri
marfă mărfuri
lipsă lipsuri
mătase mătăsuri
coadă cozi
groapă gropi
vioară viori
comoară comori
adresă adrese
coajă coji
sanie sania
grindă grinzi
oglindă oglinzi
dobândă dobânzi
comandă comenzi
amendă amenzi
creangă crengi
sabie sabia
întrebare întrebări
plimbare plimbări
lumânare lumânări
armă arme
artă arte
zăpadă zăpezi
dovadă dovezi
ceartă certuri
gheață ghețuri
dulceață dulcețuri
brânză brânzeturi
verdeață verdețuri
sămânță semințe
lopată lopeți
pată pete
săgeată săgeți
judecată judecăți
vatră vetre
zeamă zemuri
teamă temeri
aramă arămuri
teacă teci
bască băști
fașă feșe
coapsă coapse
cioară ciori
copil copii copiii
om oameni
băiat băieți
frate fratelui
brad brazi
urs urși
pește peștelui
câine câinelui
șarpe șerpi șarpelui
măr meri
oaspete oaspetelui
perete peretelui
dinte dintelui
munte muntelui
ministru miniștri
maestru maeștri
arbitru arbitri
bou boi boilor boul
erou eroi eroii
zeu zei zeilor zeul
leu lei leilor leul
împărat împărați
președinte președintelui
părinte părintelui
elefant elefanți
avocat avocați
deputat deputați
candidat candidați
magistrat magistrați
viteaz viteji
ied iezi
miel mieii mieilor
cățel căței cățeii
vițel vițeii
porumbel porumbei porumbeii
inel inele
umăr umeri
ardei ardeii
castravete castravetelui
sfânt sfinți
mormânt morminte
ghid ghizi
nod noduri
norvegian norvegieni
italian italieni
egiptean egipteni
sătean săteni
orășean orășeni
european europeni
moldovean moldoveni
ardelean ardeleni
cetățean cetățeni
coreean coreeni
indian indieni
brazilian brazilieni
canadian canadieni
australian australieni
austriac austrieci
rege regelui
cod coduri
picior picioare
popor popoare
ou ouă ouăle ouălor oul oului
cap capete
cuvânt cuvinte
veșmânt veșminte
legământ legăminte
jurământ jurăminte
pământ pământuri
vapor vapoare
topor topoare
covor covoare
cuptor cuptoare
motor motoare
izvor izvoare
ajutor ajutoare
televizor televizoare
telefon telefoane
balcon balcoane
avion avioane
camion camioane
sezon sezoane
milion milioane
os oase
război războaie războiul
gunoi gunoaie gunoiul
obicei obiceiuri obiceiul
tramvai tramvaie
ceai ceaiuri ceaiul
fel feluri
mijloc mijloace
foc focuri
loc locuri
joc jocuri
râu râuri râul
fluviu fluvii
vin vinuri
lucru lucruri
timp timpuri
tren trenuri
drum drumuri
preț prețuri
sfat sfaturi
cadou cadouri cadoul
birou birouri biroul
tablou tablouri tabloul
stilou stilouri stiloul
gând gânduri
rând rânduri
vânt vânturi
câmp câmpuri
cont conturi
cost costuri
card carduri
act acte
nasture nasturelui
lac lacuri
arc arcuri
plic plicuri
suc sucuri
bloc blocuri
colț colțuri
unghi unghiuri
brâu brâie brâul
frâu frâie frâul
laptop laptopuri
hotel hoteluri
titlu titluri titlul
exemplu exemple
teatru teatre
registru registre
filtru filtre
litru litri
metru metri
kilogram kilograme
centimetru centimetri
kilometru kilometri
vers versuri
curs cursuri
temei temeiuri temeiul
teren terenuri
burete buretelui
mal maluri
val valuri
deal dealuri
ideal idealuri
prag praguri
cerc cercuri
târg târguri
lanț lanțuri
vârf vârfuri
trup trupuri
chip chipuri
grup grupuri
corn coarne
horn hornuri
an ani
plan planuri
duel dueluri
tunel tuneluri
fier fiare
creier creiere
dulap dulapuri
ceas ceasuri
nas nasuri
simbol simboluri
control controale
rol roluri
sistem sisteme
program programe
parfum parfumuri
raport rapoarte
port porturi
sport sporturi
pașaport pașapoarte
transport transporturi
aeroport aeroporturi
profit profituri
pod poduri
mod moduri
gard garduri
caz cazuri
`
