export const ITALIAN_FORMS = `
prendere preso presero
apprendere appreso appresero
comprendere compreso compresero
riprendere ripreso ripresero
sorprendere sorpreso sorpresero
intraprendere intrapreso intrapresero
rapprendere rappreso rappresero
fraintendere fraintesi fraintesero
rendere reso resero
arrendere arreso arresero
tendere tesero
attendere atteso attesero
estendere esteso estesero
intendere inteso intesero
pretendere preteso pretesero
contendere conteso contesero
stendere steso stesero
distendere disteso distesero
difendere difeso difesero
offendere offeso offesero
spendere speso spesero
sospendere sospeso sospesero
appendere appeso appesero
dipendere dipeso dipesero
espandere espanso espansero
accendere acceso accesero
riaccendere riacceso riaccesero
scendere sceso scesero
discendere disceso discesero
ascendere asceso ascesero
chiudere chiuso chiusero
racchiudere racchiuso racchiusero
rinchiudere rinchiuso rinchiusero
richiudere richiuso richiusero
socchiudere socchiuso socchiusero
dischiudere dischiuso dischiusero
schiudere schiuso schiusero
concludere concluso conclusero
includere incluso inclusero
escludere escluso esclusero
precludere precluso preclusero
accludere accluso acclusero
deludere deluso delusero
illudere illuso illusero
alludere alluso allusero
eludere eluso elusero
decidere deciso decisero
uccidere ucciso uccisero
incidere inciso incisero
coincidere coinciso coincisero
recidere reciso recisero
ridere risero
sorridere sorriso sorrisero
deridere deriso derisero
irridere irriso irrisero
dividere diviso divisero
suddividere suddiviso suddivisero
condividere condiviso condivisero
perdere perso persero
disperdere disperso dispersero
mordere morso morsero
rimordere rimorso rimorsero
ardere arso arsa arsi arse arsero
invadere invaso invasero
evadere evaso evasero
pervadere pervaso pervasero
persuadere persuaso persuasero
dissuadere dissuaso dissuasero
radere rasero
corrodere corroso corrosero
erodere eroso erosero
esplodere esploso esplosero
implodere imploso implosero
fondere fuso fusero
confondere confuso confusero
diffondere diffuso diffusero
infondere infuso infusero
rifondere rifuso rifusero
trasfondere trasfuso trasfusero
nascondere nascosto nascosi nascosero
rispondere risposto risposi risposero
corrispondere corrisposto corrisposi corrisposero
chiedere chiesto chiesero
richiedere richiesto richiesi richiesero
ledere leso lesero
mettere messo misi
ammettere ammesso ammisi ammisero
commettere commisi commisero
compromettere compromesso compromisi compromisero
dimettere dimesso dimisi dimisero
emettere emesso emisi emisero
immettere immesso immisi immisero
omettere omesso omisi omisero
permettere permesso permisi permisero
premettere premesso premisi premisero
promettere promesso promisi promisero
rimettere rimesso rimisi rimisero
scommettere scommesso scommisi scommisero
smettere smesso smisi smisero
sottomettere sottomesso sottomisi sottomisero
trasmettere trasmesso trasmisi trasmisero
ritrasmettere ritrasmesso ritrasmisi ritrasmisero
manomettere manomesso manomisi manomisero
intromettere intromesso intromisi intromisero
estromettere estromesso estromisi estromisero
riammettere riammesso riammisi riammisero
leggere lessi lessero
rileggere riletto rilessi
eleggere eletto elessi elessero
rieleggere rieletto rielessi rielessero
proteggere protetto protessi
correggere corretto corressi
reggere ressi ressero
sorreggere sorretto sorressi sorressero
dirigere diretto diressi
erigere eretto eressi eressero
redigere redatto
prediligere prediletto predilessi predilessero
transigere transatto
affliggere afflitto afflissi afflissero
infliggere inflitto inflissi inflissero
sconfiggere sconfitto sconfissi sconfissero
friggere fritto frissi frissero
trafiggere trafitto trafissi trafissero
affiggere affisso affissero
crocifiggere crocifisso crocifissero
scrivere scritto scrissi scrissero
descrivere descritto descrissi descrissero
iscrivere iscritto iscrissi iscrissero
prescrivere prescritto prescrissi prescrissero
sottoscrivere sottoscritto sottoscrissi sottoscrissero
trascrivere trascritto trascrissi trascrissero
riscrivere riscritto riscrissi riscrissero
inscrivere inscritto inscrissi inscrissero
circoscrivere circoscritto circoscrissi circoscrissero
ascrivere ascritto ascrissi ascrissero
proscrivere proscritto proscrissi proscrissero
vivere vissuto vissero vivrò vivrai vivremo vivranno vivrei vivrebbe vivrebbero vivresti
rivivere rivissuto rivivrò rivivrai rivivremo rivivranno rivivrei rivivrebbe rivivrebbero rivivresti
sopravvivere sopravvissuto sopravvissero sopravvivrò sopravvivrai sopravvivremo sopravvivranno sopravvivrei sopravvivrebbe sopravvivrebbero sopravvivresti
convivere convissuto convissero convivrò convivrai convivremo convivranno convivrei convivrebbe convivrebbero convivresti
distruggere distrutto distrussi distrussero
struggere strutto strussi strussero
giungere giunto giunsi giunsero
aggiungere aggiunto aggiunsi aggiunsero
raggiungere raggiunto raggiunsi raggiunsero
congiungere congiunto congiunsi congiunsero
sopraggiungere sopraggiunto sopraggiunsi sopraggiunsero
ricongiungere ricongiunto ricongiunsi ricongiunsero
ingiungere ingiunto ingiunsi ingiunsero
disgiungere disgiunto disgiunsi disgiunsero
ungere unto unta unti unte unsi unse unsero
pungere punsi punsero
mungere munto munsi munsero
espungere espunto espunsi espunsero
piangere piansi piansero
rimpiangere rimpianto rimpiansi rimpiansero
frangere franto fransi fransero
infrangere infranto infransi infransero
spingere spinto spinsi spinsero
respingere respinto respinsi respinsero
sospingere sospinto sospinsi sospinsero
dipingere dipinto dipinsi dipinsero
ridipingere ridipinto ridipinsi ridipinsero
fingere finto finsi finsero
cingere cinto cinsi cinsero
tingere tinto tinsi tinsero
attingere attinto attinsi attinsero
stringere strinsi strinsero
costringere costretto costrinsi costrinsero
restringere ristretto restrinsi restrinsero
attorcere attorto attorsi attorsero
vincere vinto vinsi vinsero
convincere convinto convinsi convinsero
avvincere avvinto avvinsi avvinsero
estinguere estinto estinsi estinsero
distinguere distinto distinsi distinsero
contraddistinguere contraddistinto contraddistinsi contraddistinsero
torcere torsi torsero
contorcere contorto contorsi contorsero
distorcere distorto distorsi distorsero
ritorcere ritorto ritorsi ritorsero
porgere porsero
sporgere sporsi sporsero
sorgere sorsi sorsero
insorgere insorto insorsi insorsero
risorgere risorto risorsero
accorgere accorto accorsi accorsero
volgere volsi volsero
svolgere svolto svolsi svolsero
rivolgere rivolsi rivolsero
avvolgere avvolto avvolsi avvolsero
coinvolgere coinvolto coinvolsi coinvolsero
sconvolgere sconvolto sconvolsi sconvolsero
stravolgere stravolto stravolsi stravolsero
travolgere travolto travolsi travolsero
capovolgere capovolto capovolsi capovolsero
riavvolgere riavvolto riavvolsi riavvolsero
ravvolgere ravvolto ravvolsi ravvolsero
spargere sparso sparsero
cospargere cosparso cosparsi cosparsero
emergere emerso emersero
immergere immerso immersero
sommergere sommerso sommersero
tergere terso tersero
detergere deterso detersi detersero
correre corsero
concorrere concorsero
decorrere decorso decorsero
incorrere incorso incorsero
occorrere occorso occorsero
percorrere percorso percorsero
precorrere precorso precorsero
ricorrere ricorso ricorsero
rincorrere rincorso rincorsero
scorrere scorsero
soccorrere soccorso soccorsero
trascorrere trascorso trascorsero
ripercorrere ripercorso ripercorsero
intercorrere intercorso intercorsero
esprimere espressero
imprimere impresso impressero
reprimere represso repressero
opprimere oppresso oppressero
sopprimere soppresso soppressero
deprimere depresso depressero
redimere redento redensi redensero
assumere assunto assunsi assunsero
presumere presunto presunsi presunsero
riassumere riassunto riassunsi riassunsero
desumere desunto desunsi desunsero
elidere eliso elisero
collidere colliso collisero
espellere espulso espulsero
muovere mosso mossero
commuovere commosso commossero
promuovere promosso promossero
rimuovere rimosso rimossero
smuovere smosso smossero
concedere concesso
retrocedere retrocesso retrocessero
discutere discusso discussero
incutere incusso incussero
escutere escusso escussero
percuotere percosso percossero
scuotere scosso scossero
riscuotere riscosso riscossero
flettere flesso flessero
riflettere riflesso riflessero
annettere annesso annessero
connettere connesso
disconnettere disconnesso disconnessero
rompere rotto ruppi ruppero
interrompere interrotto interruppi interruppero
irrompere irrotto irruppi irruppero
corrompere corrotto corruppi corruppero
conoscere conobbi conobbero
riconoscere riconobbi riconobbero
disconoscere disconobbi disconobbero
crescere crebbi crebbero
accrescere accrebbi accrebbero
decrescere decrebbi decrebbero
rincrescere rincrebbi rincrebbero
nascere nato nacqui nacquero
rinascere rinacqui rinacquero
assolvere assolto assolsi assolsero
risolvere risolto risolsi risolsero
dissolvere dissolto dissolsi dissolsero
devolvere devoluto
evolvere evoluto
piovere piovvi piovvero
vedere visto vidi videro vedrò vedrai vedremo vedranno vedrei vedrebbe vedrebbero vedresti
rivedere rividi rividero rivedrò rivedrai rivedremo rivedranno rivedrei rivedrebbe rivedrebbero rivedresti
intravedere intravisto intravista intravidi intravidero intravedrò intravedrai intravedremo intravedranno intravedrei intravedrebbe intravedrebbero intravedresti
prevedere previsto previdi previdero
provvedere provvisto provvidi provvidero
cadere caddi caddero cadrò cadrai cadremo cadranno cadrei cadrebbe cadrebbero cadresti
accadere accaddi accaddero accadrò accadrai accadremo accadranno accadrei accadrebbe accadrebbero accadresti
decadere decaddi decaddero decadrò decadrai decadremo decadranno decadrei decadrebbe decadrebbero decadresti
scadere scaddi scaddero scadrò scadrai scadremo scadranno scadrei scadrebbe scadrebbero scadresti
ricadere ricaddi ricaddero ricadrò ricadrai ricadremo ricadranno ricadrei ricadrebbe ricadrebbero ricadresti
cuocere cotto cossi cossero cocente
nuocere nocqui nocquero nuoccio
aprire aperto
riaprire riaperto riaperti
coprire coperto
scoprire scoperto
ricoprire ricoperto ricoperti
riscoprire riscoperto riscoperti
offrire offerto
soffrire sofferto
venire vengo vieni venni vennero verrò verrai verremo verranno verrei verrebbe verrebbero verresti
avvenire avvengo avvieni avvenni avvennero avverrò avverrai avverremo avverranno avverrei avverrebbe avverrebbero avverresti
convenire convengo convieni convenni convennero converrò converrai converremo converranno converrei converrebbe converrebbero converresti
divenire divengo divieni divenni divennero diverrò diverrai diverremo diverranno diverrei diverrebbe diverrebbero diverresti
intervenire intervengo intervieni intervenni intervennero interverrò interverrai interverremo interverranno interverrei interverrebbe interverrebbero interverresti
pervenire pervengo pervieni pervenni pervennero perverrò perverrai perverremo perverranno perverrei perverrebbe perverrebbero perverresti
prevenire prevengo previeni prevenni prevennero preverrò preverrai preverremo preverranno preverrei preverrebbe preverrebbero preverresti
provenire provengo provieni provenni provennero proverrò proverrai proverremo proverranno proverrei proverrebbe proverrebbero proverresti
sopravvenire sopravvengo sopravvieni sopravvenni sopravvennero sopravverrò sopravverrai sopravverremo sopravverranno sopravverrei sopravverrebbe sopravverrebbero sopravverresti
svenire svengo svieni svenni svennero sverrò sverrai sverremo sverranno sverrei sverrebbe sverrebbero sverresti
sovvenire sovvengo sovvieni sovvenni sovvennero sovverrò sovverrai sovverremo sovverranno sovverrei sovverrebbe sovverrebbero sovverresti
rinvenire rinvengo rinvieni rinvenni rinvennero rinverrò rinverrai rinverremo rinverranno rinverrei rinverrebbe rinverrebbero rinverresti
tenere tengo tieni tenni tennero terrai terremo terranno terrei terrebbe terrebbero terresti
appartenere appartengo appartieni appartenni appartennero apparterrò apparterrai apparterremo apparterranno apparterrei apparterrebbe apparterrebbero apparterresti
attenere attengo attieni attenni attennero atterrai atterremo atterranno atterrei atterrebbe atterrebbero atterresti
contenere contengo contieni contenni contennero conterrò conterrai conterremo conterranno conterrei conterrebbe conterrebbero conterresti
detenere detengo detieni detenni detennero deterrò deterrai deterremo deterranno deterrei deterrebbe deterrebbero deterresti
intrattenere intrattengo intrattieni intrattenni intrattennero intratterrò intratterrai intratterremo intratterranno intratterrei intratterrebbe intratterrebbero intratterresti
mantenere mantengo mantieni mantenni mantennero manterrò manterrai manterremo manterranno manterrei manterrebbe manterrebbero manterresti
ottenere ottengo ottieni ottenni ottennero otterrò otterrai otterremo otterranno otterrei otterrebbe otterrebbero otterresti
ritenere ritengo ritieni ritenni ritennero riterrò riterrai riterremo riterranno riterrei riterrebbe riterrebbero riterresti
sostenere sostengo sostieni sostenni sostennero sosterrò sosterrai sosterremo sosterranno sosterrei sosterrebbe sosterrebbero sosterresti
trattenere trattengo trattieni trattenni trattennero tratterrò tratterrai tratterremo tratterranno tratterrei tratterrebbe tratterrebbero tratterresti
astenere astengo astieni astenni astennero asterrò asterrai asterremo asterranno asterrei asterrebbe asterrebbero asterresti
porre pongo poni posero ponesse porrai porremo porranno porrei porrebbe porrebbero porresti
comporre compongo componi composi composero composto componesse comporrai comporremo comporranno comporrei comporrebbe comporrebbero comporresti
contrapporre contrappongo contrapponi contrapposi contrapposero contrapposto contrapponesse contrapporrai contrapporremo contrapporranno contrapporrei contrapporrebbe contrapporrebbero contrapporresti
disporre dispongo disponi disposi disposero disposto disponesse disporrai disporremo disporranno disporrei disporrebbe disporrebbero disporresti
esporre espongo esponi esposi esposero esposto esponesse esporrai esporremo esporranno esporrei esporrebbe esporrebbero esporresti
imporre impongo imponi imposi imposero imponesse imporrai imporremo imporranno imporrei imporrebbe imporrebbero imporresti
opporre oppongo opponi opposi opposero opposto opponesse opporrai opporremo opporranno opporrei opporrebbe opporrebbero opporresti
proporre propongo proponi proposero proposto proponesse proporrai proporremo proporranno proporrei proporrebbe proporrebbero proporresti
supporre suppongo supponi supposi supposero supposto supponesse supporrai supporremo supporranno supporrei supporrebbe supporrebbero supporresti
trasporre traspongo trasponi trasposi trasposero trasposto trasponesse trasporrai trasporremo trasporranno trasporrei trasporrebbe trasporrebbero trasporresti
sottoporre sottopongo sottoponi sottoposi sottoposero sottoposto sottoponesse sottoporrai sottoporremo sottoporranno sottoporrei sottoporrebbe sottoporrebbero sottoporresti
preporre prepongo preponi preposi preposero preposto preponesse preporrai preporremo preporranno preporrei preporrebbe preporrebbero preporresti
ricomporre ricompongo ricomponi ricomposero ricomposto ricomponesse ricomporrai ricomporremo ricomporranno ricomporrei ricomporrebbe ricomporrebbero ricomporresti
scomporre scompongo scomponi scomposi scomposero scomposto scomponesse scomporrai scomporremo scomporranno scomporrei scomporrebbe scomporrebbero scomporresti
deporre depongo deponi deposero deposto deponesse deporrai deporremo deporranno deporrei deporrebbe deporrebbero deporresti
giustapporre giustappongo giustapponi giustapposi giustapposero giustapposto giustapponesse giustapporrai giustapporremo giustapporranno giustapporrei giustapporrebbe giustapporrebbero giustapporresti
sovrapporre sovrappongo sovrapponi sovrapposi sovrapposero sovrapposto sovrapponesse sovrapporrai sovrapporremo sovrapporranno sovrapporrei sovrapporrebbe sovrapporrebbero sovrapporresti
presupporre presuppongo presupponi presupposi presupposero presupposto presupponesse presupporrai presupporremo presupporranno presupporrei presupporrebbe presupporrebbero presupporresti
riporre ripongo riponi riposero riposto riponesse riporrai riporremo riporranno riporrei riporrebbe riporrebbero riporresti
apporre appongo apponi apposero apponesse apporrai apporremo apporranno apporrei apporrebbe apporrebbero apporresti
anteporre antepongo anteponi anteposi anteposero anteposto anteponesse anteporrai anteporremo anteporranno anteporrei anteporrebbe anteporrebbero anteporresti
frapporre frappongo frapponi frapposi frapposero frapposto frapponesse frapporrai frapporremo frapporranno frapporrei frapporrebbe frapporrebbero frapporresti
posporre pospongo posponi posposi posposero posposto posponesse posporrai posporremo posporranno posporrei posporrebbe posporrebbero posporresti
interporre interpongo interponi interposi interposero interposto interponesse interporrai interporremo interporranno interporrei interporrebbe interporrebbero interporresti
trarre traggo traiamo trassi trassero traesse trarrai trarremo trarranno trarrei trarrebbe trarrebbero trarresti
attrarre attraggo attrai attraiamo attrassi attrassero attratto attraesse attrarrai attrarremo attrarranno attrarrei attrarrebbe attrarrebbero attrarresti
contrarre contraggo contraiamo contraesse contrarrai contrarremo contrarranno contrarrei contrarrebbe contrarrebbero contrarresti
detrarre detraggo detrai detraiamo detraete detratto detraesse detrarrai detrarremo detrarranno detrarrei detrarrebbe detrarrebbero detrarresti
distrarre distraggo distrai distraiamo distraete distratto distraesse distrarrai distrarremo distrarranno distrarrei distrarrebbe distrarrebbero distrarresti
estrarre estraggo estrai estraiamo estrassi estrassero estratto estraesse estrarrai estrarremo estrarranno estrarrei estrarrebbe estrarrebbero estrarresti
protrarre protraggo protrai protraiamo protraete protratto protraesse protrarrai protrarremo protrarranno protrarrei protrarrebbe protrarrebbero protrarresti
ritrarre ritraggo ritrai ritraiamo ritraete ritraesse ritrarrai ritrarremo ritrarranno ritrarrei ritrarrebbe ritrarrebbero ritrarresti
sottrarre sottraggo sottrai sottraiamo sottraete sottratto sottraesse sottrarrai sottrarremo sottrarranno sottrarrei sottrarrebbe sottrarrebbero sottrarresti
condurre conduco condussi condussero condotto conducesse condurrai condurremo condurranno condurrei condurrebbe condurrebbero condurresti
produrre produco produssi produssero producesse produrrai produrremo produrranno produrrei produrrebbe produrrebbero produrresti
ridurre riduco ridussi ridussero ridotto riducesse ridurrai ridurremo ridurranno ridurrei ridurrebbe ridurrebbero ridurresti
tradurre traduco tradussi tradussero tradotto traducesse tradurrai tradurremo tradurranno tradurrei tradurrebbe tradurrebbero tradurresti
introdurre introduco introdussi introdussero introdotto introducesse introdurrai introdurremo introdurranno introdurrei introdurrebbe introdurrebbero introdurresti
indurre induco indussi indussero indotto inducesse indurrai indurremo indurranno indurrei indurrebbe indurrebbero indurresti
dedurre deduco dedussi dedussero dedotto deducesse dedurrai dedurremo dedurranno dedurrei dedurrebbe dedurrebbero dedurresti
sedurre seduco sedussi sedussero sedotto seducesse sedurrai sedurremo sedurranno sedurrei sedurrebbe sedurrebbero sedurresti
addurre adduco addussi addussero addotto adducesse addurrai addurremo addurranno addurrei addurrebbe addurrebbero addurresti
riprodurre riproduco riprodussi riprodussero riprodotto riproducesse riprodurrai riprodurremo riprodurranno riprodurrei riprodurrebbe riprodurrebbero riprodurresti
ricondurre riconduco ricondussi ricondussero ricondotto riconducesse ricondurrai ricondurremo ricondurranno ricondurrei ricondurrebbe ricondurrebbero ricondurresti
dire dico dissi dissero detto dicesse dirai diremo diranno direi direbbe direbbero diresti
contraddire contraddiciamo contraddissi contraddetto contraddicesse
benedire benediciamo benedissi benedetto benedicesse
maledire malediciamo maledissi maledetto maledicesse
ridire ridico ridissi ridetto ridicesse
interdire interdiciamo interdissi interdetto interdicesse
disdire disdico disdissi disdetto disdicesse
fare fai fa fanno feci fecero fatto facevo facesse farai faremo faranno farei farebbe farebbero faresti
rifare rifaccio rifai rifanno rifeci rifecero rifatto rifacevo rifacesse rifarò rifarai rifaremo rifaranno rifarei rifarebbe rifarebbero rifaresti
disfare disfaccio disfai disfanno disfeci disfecero disfatto disfacevo disfacesse disfarò disfarai disfaremo disfaranno disfarei disfarebbe disfarebbero disfaresti
soddisfare soddisfaccio soddisfai soddisfanno soddisfeci soddisfecero soddisfatto soddisfacevo soddisfacesse soddisfarò soddisfarai soddisfaremo soddisfaranno soddisfarei soddisfarebbe soddisfarebbero soddisfaresti
contraffare contraffaccio contraffai contraffanno contraffeci contraffecero contraffatto contraffacevo contraffacesse contraffarò contraffarai contraffaremo contraffaranno contraffarei contraffarebbe contraffarebbero contraffaresti
sopraffare sopraffaccio sopraffai sopraffanno sopraffeci sopraffecero sopraffatto sopraffacevo sopraffacesse sopraffarò sopraffarai sopraffaremo sopraffaranno sopraffarei sopraffarebbe sopraffarebbero sopraffaresti
dare dia diedi diedero dettero dando dessero darai daremo daranno darei darebbe darebbero daresti
andare vado vai va vanno andrò andrai andremo andrete andranno andrebbe andrebbero andremmo andresti
uscire esco esci esce escono esca escano
riuscire riesco
salire salgo
assalire assalgo
risalire risalgo
morire muoio muori morto
sedere siedo
possedere possiedo
sapere so sai sa sappiamo sanno seppi seppero saprò saprai sapremo sapranno saprei saprebbe saprebbero sapresti
bere bevo bevve bevvero bevesse berrò berrai berremo berranno berrei berrebbe berrebbero berresti
cogliere colgo colsi colsero colto
accogliere accolgo accolsi accolsero accolto
raccogliere raccolgo raccolsi raccolsero raccolto
togliere tolgo tolsi tolsero tolto
distogliere distolgo distolsi distolsero distolto
sciogliere sciolgo sciolsi sciolsero sciolto
scegliere scelgo scelsi scelsero scelto
prescegliere prescelgo prescelsi prescelsero prescelto
disciogliere disciolgo disciolsi disciolsero disciolto
spegnere spengo spensi spensero spento
rimanere rimango rimasi rimasero rimasto rimarrò rimarrai rimarremo rimarranno rimarrei rimarrebbe rimarrebbero rimarresti
permanere permango permarrà permarranno permase permasero
valere valgo valsi valsero varrò varrai varremo varranno varrei varrebbe varrebbero varresti
prevalere prevalgo prevalsi prevalsero prevarrò prevarrai prevarremo prevarranno prevarrei prevarrebbe prevarrebbero prevarresti
equivalere equivalgo equivalsi equivalsero equivarrò equivarrai equivarremo equivarranno equivarrei equivarrebbe equivarrebbero equivarresti
avvalere avvalgo avvalsi avvalsero avvarrò avvarrai avvarremo avvarranno avvarrei avvarrebbe avvarrebbero avvarresti
dolere dolgo duoli dolse dorrò dorrai dorremo dorranno dorrei dorrebbe dorrebbero dorresti
parere parve parvero parso
piacere piaccio piacqui piacquero
dispiacere dispiaccio dispiacqui dispiacquero
compiacere compiaccio compiacqui compiacquero
tacere tacqui tacquero
giacere giacque giacquero
apparire appaio apparvi apparvero apparso
comparire compaio comparve comparvero comparso
scomparire scompaio scomparvi scomparve scomparvero scomparso
trasparire traspaio trasparvi trasparve trasparvero trasparso
riapparire riappaio riapparvi riapparve riapparvero riapparso
ricomparire ricompaio ricomparve ricomparvero ricomparso
udire odo ode odono oda odano
seppellire sepolto
godere godrò godrai godremo godranno godrei godrebbe godrebbero godresti
pagare paghi paghino
negare neghi neghino
bucare buchi buchino
recare rechi rechino
uomo uomini
gentiluomo gentiluomini
galantuomo galantuomini
bue buoi
tempio templi
zio zii
lago laghi
ago aghi
arco archi
mago maghi
vago vaghi
riga righe
lega leghe
toga toghe
diga dighe
ruga rughe
fuga fughe
oca oche
foca foche
bello bel bei begli
grande gran
ala ali
arma armi
eco echi
superficie superfici
osso ossa
urlo urla
duca duchi
pio pii
rio rii
zia zie
via vie
alga alghe
`
