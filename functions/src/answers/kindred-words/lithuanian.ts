export const LITHUANIAN = `
dirbame nedirbame veikia
atidaryta atsidaro dirbame
uždaryta užsidaro nedirba
šventė išeiginė
šventė: kalėdos velykos kūčios joninės vėlinės
savaitgalis: šeštadienis sekmadienis
pertrauka pauzė
nonstop ištisai nepertraukiamai parą
rytas priešpiet
atvykti įsiregistruoti checkin įsikurti
išvykti išsiregistruoti checkout palikti
vėluoti vėlavimas pavėluoti
laukti palaukti eilė
rezervacija užsakyti užsisakyti bukinti
atšaukti atsisakyti nutraukti anuliuoti
keisti pakeisti keitimas pakeitimas keičia
atidėti nukelti perkelti
užimta išparduota
laisvas neužimtas
vizitas priėmimas užsirašyti registracija
registracija užsiregistruoti
apgyvendinimas nakvynė nakvoti apsistoti
apgyvendinimas: viešbutis hostelis apartamentai sodyba
viešbutis hotelis
kambarys: vienvietis dvivietis trivietis šeimyninis
registratūra recepcija administratorius
raktas spyna raktelis užrakinti
seifas saugykla
bagažas lagaminas
spintelė rūbinė
persirengti rūbinė
lova miegoti guolis
patalynė: paklodė antklodė pagalvė užvalkalas
antklodė pledas kaldra
nakvynė naktis
valyti tvarkyti išvalyti valo
valytoja tvarkytoja kambarinė
kondicionierius vėsinimas
šildymas radiatorius šiluma
šaldytuvas minibaras šaldiklis
televizorius telikas tv
internetas wifi belaidis vaifajus
keltuvas funikulierius
laiptai laiptinė
balkonas terasa lodžija
virtuvė gaminti virti
vonia dušas prausykla
tualetas wc sanmazgas
skalbti skalbykla skalbiniai
lyginti lygintuvas laidynė
fenas džiovintuvas
džiovinti džiovyklė
kepsninė grilis šašlykinė
triukšmas garsiai
tyla ramybė ramu
rūkyti nerūkyti cigaretė
stovyklavietė kempingas palapinė
kemperis karavanas treileris
paplūdimys pliažas
maudytis maudynės
pirtis sauna garinė
spa: pirtis baseinas masažas
vaizdas panorama
svečias lankytojas turistas
maistas valgis maitinimas
maitinimas: pusryčiai pietūs vakarienė
pusryčiai pusryčiauti
gėrimas išgerti
gėrimas: kava arbata sultys alus vynas gira
alkoholis svaigieji
alkoholis: alus vynas degtinė viskis
kava espresas kapučinas kavutė
vanduo mineralinis
meniu valgiaraštis
desertas saldumynas
desertas: tortas ledai pyragas
tortas pyragas
restoranas valgykla bistro užeiga
kavinė kavinukė kepyklėlė
barmenas padavėjas aptarnavimas
duona batonas bandelė kepykla
mėsa: jautiena kiauliena vištiena aviena kalakutiena
žuvis: lašiša upėtakis silkė karpis menkė
daržovė: bulvė morka pomidoras agurkas kopūstas
vaisius: obuolys bananas apelsinas braškė vynuogė
riešutai: migdolai anakardžiai pistacijos
pienas pieniškas
pieniškas: jogurtas sūris grietinė varškė
sriuba: šaltibarščiai barščiai sultinys
makaronai spagečiai
aštrus pikantiškas
vegetaras veganas veganiškas
alergija netoleravimas
alergenas: gliutenas laktozė soja riešutai
gliutenas celiakija begliutenis
laktozė belaktozis
ingredientas sudėtis sudedamosios
dieta lieknėti
išsinešti takeaway
vaišės furšetas
kaina įkainis tarifas mokestis kaštuoja
kainoraštis kainynas įkainiai
išlaidos sąnaudos kaštai
pigus ekonomiškas
nuolaida akcija išpardavimas nupiginimas
nemokamas veltui gratis
mokamas nemokamas
įskaičiuota įtraukta įeina
priemoka antkainis
kuponas čekis vaučeris
mokėti sumokėti apmokėti atsiskaityti
atsiskaityti: grynaisiais kortele pavedimu paypal
grynieji banknotai cash
kortelė: visa mastercard maestro
išsimokėtinai dalimis lizingas
užstatas depozitas avansas
sąskaita faktūra
kvitas čekis
skola įsiskolinimas skolingas
priminimas raginimas įspėjimas
palūkanos procentai delspinigiai
delspinigiai bauda
narystė narys abonementas
grąžinti susigrąžinti kompensuoti
kompensacija atlyginti
mokestis: pvm gpm
valiuta keitykla
aukoti paaukoti parama paremti
pristatymas atvežti
kurjeris paštomatas
siųsti išsiųsti siuntimas siunčia
siunta siuntinys
pasiimti atsiimti atsiėmimas pasiėmimas
sugadintas pažeistas apgadintas sudaužytas pažeidimas
sugedęs gedimas neveikia
taisyti remontas sutaisyti pataisyti
priežiūra prižiūrėti
meistras technikas
montavimas sumontuoti įrengimas
atsargos likutis sandėlis
parduotuvė krautuvė
parduoti parduodame
pirkti nusipirkti įsigyti nuperku perka
prekė produktas gaminys
pirkėjas klientas vartotojas
kasa kasininkas
gydytojas daktaras medikas
gydytojas: kardiologas dermatologas ginekologas pediatras
ligoninė klinika poliklinika
dantistas odontologas stomatologas dantų
breketai ortodontas
okulistas oftalmologas akių
vaistas tabletė piliulė
skausmas skauda
liga sirgti susirgti serga
liga: gripas peršalimas angina diabetas
peršalimas sloga kosulys
infekcija užkrečiama
karščiavimas temperatūra
skiepas skiepijimas vakcina paskiepyti
nėštumas nėščia nėščioji
gimdymas gimdykla
akušerė pribuvėja
apžiūra patikra
tyrimas laboratorija analizė
operacija chirurgas
gydyti gydo terapija
kineziterapija reabilitacija
psichologas psichiatras
skubus neatidėliotinas
akiniai lęšiai optika
sužalojimas trauma
draudimas polisas apdraustas
slauga slaugytojas
kirpykla kirpėjas
kirpti kerpa apkirpti nukirpti
šukuosena plaukai
dažyti nudažyti
barzda skutimas barzdaskutys
nagai manikiūras
pedikiūras pėdų
depiliacija vaškavimas
masažas masažistas masažuotojas
makiažas vizažas vizažistas
grožio kosmetologas
sportas: futbolas krepšinis tinklinis tenisas
sportuoti treniruotis mankšta
treniruokliai fitnesas sportklubis gym
treneris instruktorius
slidinėti slidės
čiuožti čiuožykla pačiūžos
dviratis velosipedas
laivas valtis kateris
valtis: baidarė kanoja irklentė
buriavimas jachta burlaivis
uostas prieplauka marina
žvejyba žvejoti žuvauti
žygis žygiuoti
jodinėti jojimas žirgas arklys
varžybos turnyras čempionatas
pamoka užsiėmimas paskaita
kursai mokymai seminaras
mokytis studijuoti
egzaminas testas įskaita
diplomas pažymėjimas sertifikatas
mokytojas dėstytojas pedagogas
mokinys moksleivis
universitetas fakultetas kolegija
stojimas stoti priėmimas
darželis lopšelis ikimokyklinis
vaikas mažylis vaikučiai vaikiškas
kūdikis naujagimis
auklė prižiūrėtoja
tėvai: mama tėtis motina
atostogos poilsis
knyga vadovėlis
kalba: anglų vokiečių rusų lenkų prancūzų
vertimas versti
stažuotė praktika stažuotojas
darbas įdarbinti įsidarbinti
darbuotojas personalas
vakansija pareigos
alga atlyginimas užmokestis
cv biografija
atleisti atleidimas
sutartis susitarimas
nedarbingumas biuletenis
motinystės dekretas
pensija pensininkas
bedarbis nedarbas
vadovas viršininkas šefas
direktorius vadybininkas
savininkas šeimininkas
įmonė bendrovė firma
draugija asociacija sąjunga
automobilis mašina auto
automobilis: furgonas sunkvežimis džipas
motociklas motoroleris mopedas
parkavimas stovėjimas aikštelė
garažas parkingas
degalai: benzinas dyzelinas dujos
kuras degalai
įkrauti įkrovimas
padangos ratai
mechanikas autoservisas servisas
greitkelis autostrada
bauda nuobauda
transportas: autobusas traukinys taksi troleibusas
vežti pervežti
traukinys geležinkelis
stotis stotelė
taksi bolt uber pavežėjas
įėjimas įeiti
tvarkaraštis grafikas
reisas skrydis
keltas laivas
lėktuvas skrydis skristi
kelionė keliauti
ekskursija gidas turas
aplankyti lankyti lankytinas
pasas tapatybės
leidimas licencija
leidžiama leisti
draudžiama neleidžiama uždrausta
privaloma būtina
taisyklė tvarka nuostata
sąlyga kriterijus
butas būstas
butas: vienkambaris dvikambaris trikambaris
nekilnojamas: butas namas sklypas
nuoma išnuomoti išsinuomoti
nuomininkas nuomotojas
elektra srovė
rozetė kištukas
skaitiklis rodmenys
čiaupas kranas
nuotekos kanalizacija
kraustytis persikraustyti
įsikelti apsigyventi
saugojimas sandėliuoti
šiukšlė atliekos konteineris
atliekos: plastikas popierius stiklas
rūšiuoti perdirbti
baldai: spinta sofa kėdė stalas komoda
sofa kanapa kušetė
įrengtas apstatytas
remontas renovacija
prietaisas aparatas įrenginys
drabužiai rūbai apranga
drabužiai: kelnės marškiniai striukė suknelė
avalynė: batai sportbačiai sandalai kedai
dydis matmenys
dovana suvenyras
papuošalai: žiedas auskarai grandinėlė
siuvėja siūti siuvykla
puokštė gėlės floristas
telefonas mobilusis
skambinti skambutis paskambinti
žinutė sms
email elpaštas paštas
svetainė tinklalapis puslapis
kompiuteris kompas
nešiojamasis laptopas
programėlė aplikacija
slaptažodis parolis
paskyra profilis
ištrinti panaikinti pašalinti trynimas
duomenys privatumas gdpr bdar
spausdinti atspausdinti
spausdintuvas printeris
pagalba padėti
ekranas monitorius
baterija akumuliatorius
nuotrauka fotografija foto
filmuoti įrašas
kamera stebėjimas
atsisiųsti parsisiųsti
kreditas paskola
pavedimas pervedimas pervesti
bankomatas išgryninti
taupyti santaupos indėlis
forma anketa blankas
prašymas paraiška
parašas pasirašyti
notaras notarinis
dokumentas popieriai
vestuvės santuoka tuoktis
skyrybos ištuoka skirtis
adresas lokacija buveinė
biuras kontora
filialas skyrius padalinys
teismas byla
advokatas teisininkas juristas
skundas pretenzija skųstis
atsiliepimas įvertinimas
subsidija išmoka parama
paveldėti palikimas
laidotuvės šermenys
renginys: koncertas festivalis mugė paroda
renginys šventė vakarėlis
gimtadienis jubiliejus
muzika groti
teatras spektaklis vaidinimas
kinas filmas seansas
muziejus galerija ekspozicija
biblioteka skaitykla
skolintis paskolinti pasiskolinti
konferencija simpoziumas
turgus turgavietė
gyvūnas augintinis gyvūnėlis keturkojis
augintinis: šuo katė šunys žiurkėnas papūga
šuo šunys šuniukas
katė katinas katytė
pavadėlis pavadys
lietus lyti kritulių
sniegas snigti
audra žaibas
vėjas vėjuota
sodas daržas kiemas
veja žolė
pjauti pjovimas nupjauti
įrankiai: plaktukas grąžtas pjūklas
mama motina
tėtis tėvas
sesuo sesers
močiutė bobutė senelė
senelis diedukas
vyras sutuoktinis
žmona sutuoktinė
giminaitis artimieji
senjoras vyresnis
jaunimas paaugliai
suaugęs suaugusieji pilnametis
neįgalus negalia
studentas studijuojantis
grupė būrys
vagystė pavogti vagis
pamesti pametė dingti prarasti radiniai
avarija susidūrimas
gaisras gaisrininkai
susisiekti kontaktai kreiptis
pranešti informuoti
patarimas konsultuoti
šalia netoli greta arti
toli atstumas kilometrai
aukštas etažas
išėjimas išeiti
pastatas namas
trukmė trunka trukti užtrunka
pradžia prasideda
pabaiga baigiasi
įkūrė įkurta įsteigė steigėjas
mokamas apmokestinamas
ardymas išmontavimas
plovykla plauti nuplauti plovimas
padavėjas oficiantas
gaivieji limonadas sultys
patiekalas: cepelinai balandėliai blynai šaltibarščiai
picerija pica
žaidimas žaisti
spaudimas kraujospūdis
greitoji ambulansas
pacientas ligonis
nutirpinti nejautra anestezija nuskausminimas
rovimas rauti ištraukti
mankšta pratimas
bėgti bėgimas maratonas
gelbėtojas gelbėjimo
pajamos uždarbis
mokestis rinkliava
pelėsis drėgmė
kenkėjas vabzdys tarakonai
tręšti trąša
sėkla sodinti sodinukai
įkroviklis kroviklis
šliūbas santuoka
fotografas fotosesija
dainuoti choras
tapyba dailė
kurčias klausos
aklas neregys silpnaregys
aliarmas signalizacija
mansarda palėpė
mėsainis burgeris hamburgeris
sulaužytas sudaužytas įtrūkęs
persėsti persėdimas
trumpinti patrumpinti susiaurinti
vystyti sauskelnės
vejapjovė žoliapjovė
vegetariškas augalinis bemėsis
nėščia nėščioji besilaukianti laukiasi
praustuvas kriauklė plautuvė
pasiskiepyti skiepytis
autobusas mikriukas mikroautobusas
dyzelis dyzelinas
šviesa apšvietimas
`
