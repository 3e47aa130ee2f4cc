export const SWEDISH = `
ankomst incheckning anländer inchecka ankommer checka incheckningstid ankomstdag
utcheckning avresa utchecka checka avresedag utcheckningstid
boende logi övernattning övernatta sova inkvartering sovplats natt nätter
gäst besökare hotellgäst besökande övernattande
rum: enkelrum dubbelrum familjerum svit flerbäddsrum sovsal tvåbäddsrum
rum rummet hotellrum gästrum sovrum rummen
reception lobby receptionist receptionen receptionsdisk
nyckel nycklar nyckelkort passerkort tagg utelåst reservnyckel låset nyckelbox
skåp förvaringsskåp hänglås klädskåp låsbart elevskåp
sängkläder lakan sänglinne bäddlinne örngott påslakan linne lakanspaket
handduk badhandduk badlakan frotté handdukar
städa städning städas rengöring hemstädning städhjälp flyttstädning flyttstäd
slutstädning avresestädning städavgift städa
extrasäng extrabädd tillbädd bäddsoffa gästsäng
spjälsäng barnsäng babysäng resesäng
luftkonditionering ac klimatanläggning kyla aircondition fläkt svalt
värme element uppvärmning värmepump uppvärmd radiator fjärrvärme golvvärme
kylskåp kyl minibar frys kylväska frysskåp
tv teve tvkanaler kanaler chromecast
wifi internet wlan uppkoppling bredband nätverk surfa
hiss hissar trapphiss hissen trappa trappor våningsplan bottenvåning
balkong terrass uteplats altan veranda
kök köket kokvrå pentry spis matlagning självhushåll
porslin tallrikar bestick husgeråd köksutrustning köksredskap
kaffebryggare vattenkokare kaffemaskin espressomaskin nespresso
toalett wc toa dass handikapptoalett rwc toaletter
dusch duscha duschrum badrum badkar badrummet duschpolett
hårtork fön föna hårfön
tvättmaskin tvätt tvättstuga tvätta torktumlare torkskåp kemtvätt tvätteri tvättid
bagage väska resväska väskor bagageförvaring ryggsäck bagagerum bagaget handbagage
lägenhet bostad lya hyresrätt etta tvåa lägenheten lgh
camping campa tält tältplats tälta campingplats
ställplats husbil husvagn campingtomt husbilsplats campervan
el ström eluttag elektricitet elanslutning elstolpe uttag
grilla grill grillplats grillning kolgrill
eld elda eldstad brasa eldning eldningsförbud lägereld
pool simbassäng bassäng simma poolen simhall badhus utomhusbad
bada bad badplats simma badet badstrand
strand hav kust badstrand sjö havet stranden
simskola simundervisning simkurs simlektion simmärke vattenvana
bastu spa relax ångbastu badtunna bubbelpool jacuzzi
tyst ljudnivå buller oväsen tystnad oljud störning högljudd
granne grannar grannarna kringboende
röka rökning rökfritt rökförbud cigarett rökare röker
mat maten äta måltid käk ätit förtäring äter
mat: frukost lunch middag mellanmål snacks brunch fika
frukost frukostbuffé frulle morgonmål hotellfrukost brunch
lunch dagens lunchmeny lunchbuffé lunchrätt lunchtid
fika kaffe bulle kaka fikapaus kafé fikabröd
meny menyn rätter matsedel maträtt menyer varmrätt barnmeny
kött: biff nötkött fläsk kyckling lamm korv bacon
fisk skaldjur räkor torsk strömming fiskrätt
vegetarisk vegansk växtbaserad vegetarian vegan kött vego
allergi överkänslighet allergisk intolerans specialkost allergier matallergi
allergen: gluten laktos nötter soja skaldjur ägg mjölk vete selleri
allergi: jordnötter nötallergi pollen pälsdjur mjölkallergi äggallergi
gluten glutenfri celiaki vete glutenintolerant mjöl
laktos laktosfri laktosintolerant mjölk havremjölk mjölkprotein mejeriprodukter
nöt nötter jordnötter hasselnötter mandel nötallergi nötfri
halal kosher fläskkött fläskfritt religion
ingrediens ingredienser innehåll innehåller tillsatser råvaror innehållsförteckning
dryck dricka läsk drickor alkoholfritt
alkohol öl vin sprit cider snaps drinkar berusad
vin vinlista rödvin flaska bubbel korkavgift medhavd
bord bordet bordsbokning sittplats bordsreservation
boka bokning reservera reservation förboka bordsbokning bokningen
restaurang krog matsal matställe restaurangen
uteservering utomhus terrass uteplats utemiljö
avhämtning takeaway hämtmat hämta
hämta hämtning avhämtning upphämtning hämtas uthämtning
lämna lämning avlämning inlämning lämnas inlämnad
pant panta returflaskor pantburk pantning
leverans leverera hemleverans utkörning levereras hemkörning levererad
catering cateringmat matleverans bufféer
bageri bröd bagare konditori bakverk
bröd: limpa surdegsbröd knäckebröd rågbröd baguette fralla tunnbröd
tårta bröllopstårta födelsedagstårta kaka bakelse tårtor princesstårta
färsk nybakad nybakat dagsfärsk färskt
ekologisk eko kravmärkt miljövänlig ekologiskt krav
pris kostar kostnad avgift taxa priset prislista belopp
medlemsavgift årsavgift terminsavgift avgift månadsavgift
tillägg extrakostnad merkostnad tilläggsavgift extra
ingår inkluderad inkluderas inräknad inklusive medföljer inkluderar
gratis kostnadsfritt avgiftsfritt kostnadsfri
moms momsfri mervärdesskatt exklusive
rabatt rabatterad nedsatt prisavdrag rabatter procent
rabatt: studentrabatt pensionärsrabatt mängdrabatt grupprabatt syskonrabatt familjerabatt personalrabatt
rabatt: student pensionär senior arbetslös ungdom
erbjudande kampanj rea specialerbjudande extrapris kampanjpris förmånlig
rabattkod kampanjkod kupong kod värdekod
presentkort gåvokort present värdecheck presentkortet
present gåva presentinslagning inslagning julklapp paketinslagning
bonus poäng stammis kundklubb lojalitet bonuspoäng stamkund
klippkort tiokort stämpelkort engångskort dagskort
betala betalning betalas betalt betalningssätt betalsätt betalningsmetod
betala: kort kontanter kontant swish faktura klarna delbetalning bankgiro autogiro
kontanter kontant cash sedlar kontantfritt kontantlös
kort kortbetalning bankkort betalkort kortet kontaktlöst
kort: visa mastercard amex kreditkort betalkort
överföring banköverföring bankgiro plusgiro kontonummer iban
autogiro dras månadsvis medgivande månadsdragning
delbetalning avbetalning räntefritt delbetala månadsbetalning finansiering
förskott förskottsbetalning handpenning anmälningsavgift slutbetalning
deposition depositionen pant säkerhet
faktura fakturera fakturering räkning efaktura fakturaavgift
kvitto kvittot köpebevis kassakvitto inköpskvitto
påminnelse påminnelseavgift inkasso dröjsmålsränta förfallodatum obetald skuld
återbetalning återbetala pengarna pengar återbetalas ersättning återfå kreditera
valuta euro kronor växelkurs växla
barn: son dotter bebis barnbarn spädbarn småbarn tonåring
barn barnet unge kids ungar barnen barnfamilj
bebis spädbarn baby småbarn nyfödd
minderårig omyndig målsman myndig åldersgräns förmyndare
ålder åldersgräns år årsåldern gammal minimiålder
vuxen vuxna myndig vuxet
förälder föräldrar mamma pappa vårdnadshavare målsman
familj familjen familjebiljett familjekort anhörig syskon bror syster
pensionär senior ålderspensionär seniorer pensionärer äldre
student studerande studentkort studentlegitimation mecenat studentrabatt
grupp gruppbokning sällskap gruppstorlek gruppen
max högst maximalt maxantal begränsat
deltagare deltagarantal antal gruppstorlek
ledsagare medföljande assistent ledsagarservice sällskap följeslagare
husdjur hund djur katt pälsdjur fyrbenta
husdjur: hund katt kanin hamster marsvin fågel undulat
hund: valp pudel labrador schäfer mops chihuahua terrier vovve jycke
hund: ledarhund assistanshund servicehund bulldogg retriever hundvalp
koppel kopplad kopplade koppeltvång
hunddagis hundpensionat hundvakt hundpassning hundrastning
veterinär djurklinik djursjukhus djurläkare
vaccin vaccination vaccinera vaccinerad spruta vaccinationer
sjuk sjukdom sjukanmälan insjuknar sjukfrånvaro förkyld sjuka
sjuk: feber hosta diarré kräkningar snuva löss vattkoppor magsjuka förkyld
magsjuka kräks kräkningar diarré symptomfri symtomfri spy
smitta smittsam infektion smittar covid corona
läkarintyg sjukintyg sjukskrivning sjukskriven intyg
frånvaro frånvarande sjukanmäla frånvaroanmälan ledighet
läkare doktor läkartid vårdcentral husläkare läkarbesök
läkare: barnläkare gynekolog hudläkare ögonläkare ortoped specialist
vårdcentral mottagning klinik vårdcentralen läkarmottagning
akut jour nödfall akuttid brådskande jourtid akutmottagning
larm ambulans räddningstjänst nödnummer nödsituation
ont värk smärta tandvärk smärtor värker
tandläkare tandklinik tandvård tandhygienist folktandvården tandläkaren
tandhygienist tandsten tandrengöring munhygien tandblekning
tand: lagning krona bro implantat protes rotfyllning visdomstand
tandställning tandreglering ortodonti aligner tandställningen
bedövning narkos lustgas bedövningsspruta lugnande
tandvårdsrädd rädd rädsla tandläkarskräck nervös orolig
recept receptförnyelse förnya erecept receptet
medicin läkemedel mediciner tabletter medicinering apotek
undersökning kontroll hälsokontroll hälsoundersökning undersöka
provtagning blodprov labb prover provsvar analys resultat
operation operera ingrepp kirurgi opererad
patientavgift högkostnadsskydd frikort tandvårdsstöd egenavgift
gravid graviditet barnmorska förlossning gravida
föräldraledig föräldraledighet föräldrapenning mammaledig pappaledig
fysioterapeut sjukgymnast rehab sjukgymnastik naprapat fysioterapi
olycka olycksfall olycksfallsförsäkring krock tillbud skadad förband
rullstol tillgänglig handikappanpassad ramp tillgänglighet rörelsehindrad rullstolsburen
funktionshinder funktionsnedsättning funktionsvariation handikapp rörelsehindrad
hörselskadad hörslinga döv teckenspråk hörapparat hörselslinga hörselnedsättning
synskadad blind punktskrift ledarhund synnedsättning
barnvagn sittvagn barnvagnar barnvagnsparkering
skötbord skötrum blöja blöjor blöjbyte
amma amning amningsrum nappflaska välling
barnstol barnstolar babystol högstol
glasögon linser optiker synundersökning kontaktlinser
lekplats lekrum lekhörna lekpark leka lekland
leksak leksaker gosedjur mjukisdjur
barnpassning barnvakt barnomsorg barnaktivitet miniklubb nanny
förskola dagis dagmamma förskolan daghem barnomsorg
fritids fritidshem fritidsklubb eftermiddagsomsorg
inskolning invänjning inskola inskolas
pedagog förskollärare barnskötare fröken lärare
fullmakt ombud godkännande behörig skriftligt
samtycke medgivande tillstånd underskrift godkännande tillåtelse
lärare fröken magister pedagog mentor lärarinna
rektor skolledare skolledning rektorn
skola: grundskola gymnasium förskola musikskola högskola lågstadiet högstadiet
elev elever studerande skolbarn
läxa läxor läxhjälp hemuppgift
skollunch skolmat matsal bamba skolmatsal bespisning
schema lektionstider kursschema veckoschema schemat
paus rast uppehåll lunchrast raster
tenta examen slutprov kunskapsprov duggor test
kurs utbildning workshop seminarium studiecirkel föreläsning
kurs: nybörjarkurs språkkurs danskurs simkurs yogakurs matlagningskurs intensivkurs
lektion undervisning lektioner lektionstid kurstillfälle
privatlektion enskild privatlektioner individuell privatundervisning
provlektion provträning testa prova provpass provperiod testperiod pröva gratispass
nybörjare nybörjarkurs grundkurs förkunskaper grundnivå erfarenhet ovan
nivå svårighetsgrad nivåer nivåtest avancerad fortsättning
lärling praktik praktikant praktikplats prao apl
körkort förarbevis körkortsbehörighet bkort
körskola trafikskola körlektion övningskörning övningsköra bilskola
instrument: piano gitarr fiol flöjt trummor saxofon trumpet
musikskola kulturskola musiklektion musiklärare
körsång sång sjunga sångare
dans dansa danskurs dansskola
anmälan anmäla registrera inskrivning anmälningsformulär anmäler registrering
fullbokad fullt kölista väntelista reservplats kö slutsålt kötid väntetid
gym styrketräning träningsanläggning gymmet gymkort träna träning träningspass workout
gruppträning: yoga spinning pilates zumba bodypump
tränare instruktör coach pt träningsledare
sport: fotboll tennis innebandy ishockey handboll gymnastik simning badminton padel
turnering cup mästerskap tävling match seriespel
medlem medlemmar medlemskap ansluta inträde medlemsansökan abonnemang prenumeration
årskort månadskort säsongskort terminskort periodkort
bindningstid avtalstid bundet uppsägningstid löptid
avtal kontrakt avtalet kontraktet överenskommelse villkor
villkor regler bestämmelser köpvillkor bokningsvillkor användarvillkor
uppsägning uppsägningstid avsluta utträde upphör uppsagd sluta
frysa pausa frysning uppehåll vilande
förlänga förlängning förnya förnyas förlängs
överlåta överlåtelse överlåtas ersättare
avboka avbokning avbokas avbeställa återbud avbokat avbokningsregler
uteblivet utebli missad missat uteblir glömt
inställd inställt ställs avlyst inställda
omboka ombokning flytta ändra ombokas senarelägga
tidsbokning tidbokning besökstid bokning läkartid
dropin spontant obokat obokad
ångerrätt ångra ångerfrist ångerrätten frånträda
byta byte bytesrätt bytet utbyte
retur returnera returer återlämna återlämning returrätt returfrakt
beställa beställning order beställer förbeställa beställningen förväg
köpa köp inköp handla köper köpt köpet
butik affär shop butiken varuhus filial
nätbutik webbshop webbutik onlinebutik ehandel
sortiment produkter utbud artiklar
lagerstatus lagervara slutsåld restnoterad utsåld
leveranstid ledtid leveranstider arbetsdagar leveransdag skickas
frakt fraktkostnad porto fraktfritt leveransavgift frakten
skicka skickas försändelse frakt posta skickat
frakt: postnord dhl schenker bring ups instabox budbee
paket paketet försändelse kolli paketbox avi paketombud utlämningsställe postombud
spåra spårning kollinummer spårningsnummer spårbar sändningsnummer
utomlands utland internationell länder gränsen
tull tullavgift införsel importmoms
storlek storlekar mått storleksguide passform
trasig defekt sönder skadad fel felaktig
skada ersätta skadestånd ersättningsskyldig förstört skadegörelse
ansvar ansvarig ansvarar ansvarsfrihet ersättningsskyldig
reklamation reklamera klaga fel reklamerar klagomål
klagomål klaga missnöjd synpunkter anmärkning arn
garanti garantin garantitid garantiärende
reparera reparation laga lagning fixa
montering montera installation installera ihopsättning
sopor avfall skräp soptunna sophämtning hushållssopor
återvinning sortera källsortering återvinningscentral miljöstation grovsopor tippen
borttappad förlorat tappat hittegods glömt kvarglömd upphittat hittat
stöld stulen inbrott stjäla stulit tjuv
garderob kapprum jacka hängare ytterkläder
kläder klädsel klädkod plagg kostym
kläder: byxor jacka tröja skor regnkläder träningskläder badkläder
arbetskläder uniform skyddskläder arbetsskor
ombyte ombytt omklädningsrum omklädning
medta medtag packlista packning egna
utrustning material prylar grejer utrustningen
hyra uthyrning låna hyras uthyres utlåning lånas
väder regn regnar oväder storm åska
sommar: juni juli augusti
vinter: december januari februari
höst: september oktober november
hitta vägbeskrivning adress ligger karta
adress gatuadress ligger besöksadress postadress belägen
avstånd nära promenadavstånd kilometer gångavstånd
buss hållplats kollektivtrafik tåg spårvagn tunnelbana busshållplats
tåg järnvägsstation station centralstation pendeltåg
flyg flygplats flygbuss terminal flygplatsen
transfer flygtransfer skjuts shuttle taxi
biljett biljetter entré inträde entrébiljett biljettpris
försening försenad punktlig sent
parkera parkering parkeringsplats phus pplats garage parkeringsavgift parkeringshus garageplats
parkeringsböter böter felparkering kontrollavgift parkeringsbot
hyrbil biluthyrning lånebil hyrbilar bilhyra
elbil laddstolpe laddning ladda laddstation laddbox laddplats
ladda laddare laddkabel batteri powerbank
tanka bensin diesel bränsle fulltankad drivmedel
verkstad bilverkstad mekaniker bilservice
bilservice service oljebyte servicebok
besiktning besikta bilbesiktning kontrollbesiktning
däck däckbyte däckhotell hjulskifte hjulbyte vinterdäck sommardäck
självrisk självriskreducering vagnskada självriskeliminering
cykel cyklar elcykel hoj
cykel: elcykel mountainbike racer lådcykel barncykel
skidor skiduthyrning liftkort skidskola pist
vandra vandring vandringsled promenad stig
guide guidad visning rundvandring guidning
legitimation id körkort passet pass leg idkort
handling handlingar dokument papper underlag
ansökan ansöka ansökningsblankett blankett formulär ansöker
underskrift signera undertecknad signatur
kommun myndighet kommunen medborgarkontor kommunkontor
tillstånd lov bygglov godkännande tillåtelse
öppettider öppet öppnar öppen öppna öppettid
stängt stänger stänga stängning stängningstid öppettider
helg lördag söndag helger veckoslut
vardag vardagar måndag fredag veckodag
helgdag: jul påsk midsommar nyår pingst valborg nationaldagen julafton
jul julafton juldagen annandag trettondagen jullov
semesterstängt sommarstängt semester sommaruppehåll
skollov lov sommarlov sportlov höstlov påsklov
start börjar början startar inleds börja
slutar slut avslutas slutet avslutning
giltig giltighetstid gäller giltighet
snabbt omgående snarast express omedelbart
kontakt kontakta telefon mejl nå kontaktuppgifter chatt sms whatsapp
telefon telefonnummer ringa telefontid ring mobilnummer
epost mejl mail mejla mejladress maila
kundtjänst support kundservice kundsupport
kontaktperson ansvarig handläggare ansvarar
rådgivning konsultation råd rådgivare
chef föreståndare platschef ledning verksamhetschef vd
ägare innehavare ägs äger
ordförande styrelse styrelsen kassör styrelseledamot
årsmöte stämma föreningsstämma medlemsmöte årsstämma motion
förening klubb brf bostadsrättsförening
personal anställda medarbetare team kollega
vaktmästare fastighetsskötare fastighetsskötsel felanmälan felanmäla trasigt
hyresvärd värd uthyrare hyresvärden fastighetsägare
hyresgäst hyresgäster boende inneboende
hyra hyran månadshyra kallhyra varmhyra hyreskostnad
andrahand andrahandsuthyrning airbnb inneboende
renovera renovering ombyggnad bygga
hantverkare: snickare målare elektriker rörmokare plåtslagare takläggare
rörmokare vvs avlopp rörjour stopp
offert kostnadsförslag prisförslag anbud uppskattning
klar färdig färdigt klart
tillåtet lov tillåten tillåta okej
förbjudet förbud otillåtet förbjuden
måste obligatorisk krävs krav tvungen
behöver behövs krävs nödvändigt kräver
frivillig valfri valfritt volontär ideell
regler ordningsregler trivselregler regel föreskrifter
försäkring: hemförsäkring ansvarsförsäkring reseförsäkring olycksfallsförsäkring helförsäkring
frisör frisörsalong hårfrisör salong hår klippning
klippning klippa hårklippning frisyr herrklippning damklippning skägg skäggtrimning
färga hårfärg slingor toning färgning balayage utväxt
naglar manikyr nagelförlängning gellack fotvård pedikyr fötter
blommor bukett blomma blomsterhandel florist
blommor: rosor tulpaner liljor nejlikor orkidéer
begravning krans minnesstund dödsfall avliden begravningsbyrå
trädgårdsmästare trädgårdsskötsel gräsklippning häckklippning
bröllop vigsel gifta brudpar bröllopsfest vigas
födelsedag kalas barnkalas födelsedagskalas födelsedagsbarn
fest party tillställning fira
fest: bröllop födelsedag dop student konfirmation jubileum firmafest julfest
evenemang event program aktivitet arrangemang
konferens möte sammanträde mötesrum konferenslokal konferensrum
lokal festlokal lokalhyra samlingslokal lokaler
biljett: dagsbiljett barnbiljett familjebiljett förköp dagspass seniorbiljett
utställning museum museet galleri
foto fotografera fota kamera bilder blixt bild
gdpr dataskydd personuppgifter integritet personuppgiftspolicy sekretess
radera raderas borttagning gallring lagra
kameraövervakning kamera bevakning övervakning bevakningskamera
lösenord inloggning logga inlogg inloggningsuppgifter
konto användarkonto profil inloggning
jobb arbete tjänst anställning jobba
ansökan jobbansökan cv rekrytering anställningsintervju
arbetstid arbetstider flextid flex schema
övertid komptid mertid övertidsersättning
hemarbete distansarbete hemifrån distans hemmakontor
lön löneutbetalning timlön månadslön lönespecifikation lönebesked
semester semesterdagar ledighet ledig semesteransökan
sjuklön sjukpenning karensdag karens karensavdrag
företag firma bolag företagskund
brand brandlarm brandvarnare brandsläckare utrymning nödutgång
massage massera behandling massör spabehandling
stuga semesterhus fritidshus sommarstuga semesterstuga stugor
möblerad möbler inredning möblemang omöblerad
snö snöröjning snöskottning halka sandning skotta
remiss remitterad egenremiss specialist specialistvård
psykolog terapeut terapi samtalsterapi kurator
deltid heltid tjänstledig halvtid arbetstid
pension tjänstepension pensionering pensionssparande
skatt deklaration deklarera skatteverket rotavdrag rutavdrag skattereduktion
bokföring bokföra redovisning bokslut årsredovisning revisor
donera donation gåva skänka bidrag stipendium
betyg diplom kursintyg omdöme examensbevis intyg
underkänd omprov omtenta kuggad godkänd uppkörning körprov
distans online distanskurs webbinarium digitalt zoom
konsert spelning uppträdande teater föreställning show scen
bibliotek lånekort böcker biblioteket
bärgning bärga assistans vägassistans haveri
vindruta stenskott bilglas repa biltvätt bilvård rekond
utflykt rundtur sevärdheter dagsutflykt resa
visum uppehållstillstånd viseringsfritt inresa passet
reseförsäkring avbeställningsskydd avbokningsskydd försäkring
bankid inloggning elegitimation logga
flytt flytta flyttfirma flytthjälp inflyttning utflyttning tillträde
källare förråd vind källarförråd vindsförråd magasinering
fukt mögel vattenskada läcka läckage
framkörningsavgift timpris arbetskostnad resekostnad framkörning
skräddare sy fålla sömnad skomakare
fransar ögonfransar bryn vaxning hårborttagning
exportera export nedladdning importera uppladdning
app mobilapp appen mobil smartphone
grundare grundades startade grundat
klippa klippning barnklippning
klippning klipp barnklippning herrklippning damklippning
klippning: herr dam barn
herrklippning klippning herr
damklippning klippning dam
kille pojke barn herr
tjej flicka barn dam
son barn pojke
dotter barn flicka
barn: barnklippning barnpris barnbiljett barnmeny barnbana
tioåring barn
barn ungdom
man herr
kvinna dam
trimma trimning skäggtrimning skägg putsa
skägg skäggtrimning skäggvård
hår hårklippning klippning
sedel kontanter
hem hembesök hemkörning hemleverans
nagel naglar nageltrång
fot fotvård fötter
fotvård fot fötter medicinsk
dörr entré entrén port ingång
kod kodlås portkod
nyckel nyckeln nycklar nyckelskåp
nyckeln nyckelskåp nyckel nycklar kod
sällskap grupp personer
personer sällskap deltagare gäster
dyka utebliven utebli uteblir
glömma utebliven missad
avboka avbokning avbeställning
avbeställa avbeställning avbokning avbokar
skydd avbeställningsskydd försäkring
avbeställningsskydd avbokningsskydd avbeställningsskyddet
sjuk sjukdom läkarintyg
tillbaka återbetalning återbetalas retur
bära inbärning bärhjälp
ved björkved
leverera leverans hemleverans utkörning leveranser
leverans leveranser hemleverans utkörning hemkörning
köra utkörning hemkörning leverans
skicka frakt leverans
minsta minimum
minst minimum min
halva hälften
cykel cyklar cykeluthyrning
tillgång incheckning ankomst tillträde
incheckning ankomst checka in
checka incheckning utcheckning
kväll sen
sent sen
stanna utcheckning avresa
chef rektor föreståndare verksamhetschef
driva ägare innehavare
lagar kock kökschef köket kokerska
maten kock kök kokerska
lärare lärarinna ledare pedagog
ledare tränare instruktör
förskola avdelning
ekonomi fakturor kassör
faktura fakturafrågor
kaka bakverk
tåla allergi allergisk intolerant fri
gluten glutenfri glutenfritt
laktos laktosfri laktosfritt
mjölk laktos mjölkfri mjölkprotein
mjölkfri mjölk laktosfri
ägg äggfri
allergi allergen allergener
allergisk allergi allergener
havredryck havremjölk havre
växtdryck havremjölk sojamjölk
mjölk: havremjölk sojamjölk
socker sockerfri sockerfritt
kött köttfri
byta inbyte bytesrätt
inbyte byta gamla
gammal gamla inbyte begagnad
retur ångerrätt öppet
rea reavaror realisation
nedsatt rea
presentkort tillgodokvitto
tillgodokvitto tillgodo presentkort
barnbana bana
tid tim minuter
längd cm
väga vikt kg
sko skor stövlar
skor sko stövlar kängor
skor: stövlar kängor gympaskor sandaler
packa packning packlista ta
kläder klädsel oömma ombyte
klä kläder klädsel
telefon mobil mobiltelefon
hjälm ridhjälm
rida ridning ridskola ridlektion
häst ponny
kurs kurser
nybörjare nybörjarkurs nybörjarkurser
nybörjare: nybörjargrupp nybörjarkurs
rullstol ramp tillgängligt hiss
barnvagn hiss ramp
parkera parkering parkeringsplatser
bil parkering
tåg station tågstation
wifi lösenord
lakan: linnepaket
städning slutstädning städa
middag kvällsmat
äta mat matservering
bord bordsbokning boka
tid: tidsbokning
bokning: telefon mejl webben hemsida
drop-in dropin obokat
plats platser
platser plats lediga
deposition handpenning
handpenning förskott deposition anmälningsavgift
resten slutbetalning restbelopp
dela delbetalning delbetala
ingår inkl inklusive
exklusive exkl
tillägg tillkommer extra
dyrare tillägg extra
billigare rabatt rabatterat
rabatt pensionärer studenter
pensionär senior seniorer 65+
student studentpris
gratis kostnadsfritt fri fritt
inträde entré entréavgift
prova prova-på provlektion
yngst från ålder åldersgräns
liten små yngre barn
små mindre barn yngre
stor äldre
kontakta tel telefon
ringa tel telefon
telefon tel telefonnummer
mejla e-post
mail mejl e-post
jour akut journummer
helg lör sön
söndag sön
lördag lör
röda helgdagar
inställt väder
bröllop brudpar brud
fota foto fotografering
titta åskådare publik
följa medföljande ledsagare
förälder föräldrar medföljande
klar hämtas
månad månadsvis månadskort
år årskort
dag dagskort dygn
`
