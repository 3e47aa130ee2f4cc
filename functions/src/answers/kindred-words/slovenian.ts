export const SLOVENIAN = `
odprto odpreti odpira obratuje obratovalni
zaprto zapreti zapira
praznik: božič velikanoč silvestrovo
vikend: sobota nedelja
odmor pavza premor
nonstop neprekinjeno neprestano
dopoldne zjutraj jutro jutranji
zvečer večer večerni
ponoči noč nočni
prihod prispeti checkin
odhod odjava oditi checkout zapustiti
zamuda zamuditi zamujati
čakati čakanje počakati čakalna
rezervacija rezervirati bukirati booking
odpovedati odpoved odpovem preklicati preklic stornirati
sprememba spremeniti spreminjati
prestaviti prestavitev preložiti preložitev
zasedeno razprodano
prosto razpoložljivo
termin naročiti naročanje
namestitev nastanitev prenočišče bivanje prenočiti
nastanitev: hotel hostel apartma penzion kamp
nočitev prenočitev prespati
soba: enoposteljna dvoposteljna triposteljna
recepcija sprejem
ključ ključavnica zakleniti odkleniti
sef trezor
prtljaga kovček torba
omarica garderoba
slačilnica preobleči preoblačenje
postelja ležišče pograd
zibelka posteljica zibka
posteljnina rjuha prevleka
odeja koc deka
čiščenje čistiti očistiti pospraviti pospravljanje
čistilka sobarica snažilka
klima hlajenje klimatiziran klimatizacija
ogrevanje radiator ogrevati ogrevan kurjava
hladilnik minibar
televizija televizor tv
internet wifi brezžični omrežje
dvigalo lift
balkon terasa loža
kuhinja kuhati skuhati
kopalnica tuš prha tuširati
stranišče wc toaleta sanitarije
pranje prati oprati pralnica perilo pralni
likanje likati likalnik
sušilnik fen
sušenje sušiti sušilni posušiti
žar roštilj piknik
hrup hrupno glasno
mir tišina tiho mirno
kajenje kaditi cigareta nekadilski kadilec
kamp kampirati kampiranje avtokamp šotor
avtodom kamper prikolica
plaža kopališče
wellness spa velnes
wellness: savna jacuzzi masaža
pogled razgled panorama
gost obiskovalec turist
obisk ogled
hrana jesti prehrana jem
prehrana: zajtrk kosilo večerja malica
malica prigrizek malicati
pijača piti napitek popiti
pijača: kava čaj sok pivo vino
alkohol alkoholni žganje
alkohol: pivo vino viski vodka gin
kava espresso cappuccino kapučino
voda: mineralna gazirana izvirska pitna
jedilnik menu
sladica desert slaščica
sladica: torta sladoled palačinka potica
restavracija gostilna gostišče okrepčevalnica
restavracija: picerija bistro menza konoba
kavarna kafič bar slaščičarna
natakar natakarica strežba postreči
kruh pecivo žemlja pekarna
meso: govedina svinjina piščanec jagnjetina teletina puran
riba: losos postrv orada brancin tuna
zelenjava: krompir korenje paradižnik kumara solata
sadje: jabolko banana pomaranča jagoda grozdje
oreščki: oreh lešnik mandelj arašid
mlečni: mleko jogurt maslo smetana
juha župa
testenine špageti makaroni
pekoče začinjeno pikantno
vegetarijanski vegan vegetarijanec brezmesni rastlinski
alergija alergičen preobčutljivost intoleranca
alergen: gluten laktoza soja arašid zelena
brezglutenski gluten celiakija
sestavina sestava vsebuje
dieta dietni hujšanje shujšati
takeaway prevzem odnesti
catering pogostitev ketering
cena cenik stane znesek tarifa
strošek stroški izdatek
poceni ugodno cenejši cenovno
drago dražji
popust znižanje znižano
akcija promocija znižanje razprodaja
brezplačno zastonj gratis
vključeno všteto zajema zajeto
doplačilo pribitek
bon vavčer kupon
plačilo plačati plačevati poravnati
plačilo: gotovina kartica položnica paypal predplačilo
denar keš
gotovina cash bankovec
kartica: visa mastercard maestro diners
obročno obrok odplačilo odplačevati
varščina kavcija depozit
predplačilo akontacija ara predujem
račun faktura položnica
dolg dolgovati zadolžitev
opomin opozorilo opomniti
pristojbina dajatev
članarina članstvo
vračilo vrniti vračati povrniti refundacija
davek davčni obdavčitev
davek: ddv dohodnina
valuta menjalnica devize
donacija darovati donirati
napitnina bakšiš
dostava dostaviti dostavljati prinesti
dostavljavec kurir
poslati pošiljati pošljem pošiljanje
poštnina dostava pošiljanje
paket pošiljka
zamenjava zamenjati menjati
poškodovan poškodba poškodovati škoda
okvara pokvarjen okvarjen pokvariti
napaka hiba defekt
garancija jamstvo garancijski
servis servisirati vzdrževanje vzdrževati
serviser mojster tehnik monter
montaža montirati vgraditi vgradnja
navodila priročnik navodilo
zaloga skladišče
trgovina prodajalna butik štacuna
trgovina: supermarket market drogerija
prodaja prodati prodajati
kupiti nakup kupovati nabaviti
naročilo naročiti naročanje naročilnica
izdelek artikel blago produkt
kupec stranka potrošnik
blagajna kasa blagajnik
zdravnik doktor zdravnica dohtar
zdravnik: kardiolog dermatolog ginekolog pediater okulist
ambulanta ordinacija
bolnišnica klinika bolnica špital
zobozdravnik zobar zobozdravnica stomatolog
zobni zobozdravstveni dentalni
okulist oftalmolog očesni
lekarna apoteka farmacevt
zdravilo zdravila tableta medikament
bolečina boleti boli
bolezen bolan zboleti obolenje
bolezen: gripa prehlad angina diabetes
okužba infekcija nalezljiv okužen
cepljenje cepiti cepivo
nosečnost noseča nosečnica
porod roditi
pregled pregledati kontrola preiskava
laboratorij kri krvni
rentgen rtg
operacija operirati poseg kirurški
zdravljenje zdraviti terapija
fizioterapija fizioterapevt rehabilitacija
psiholog psihiater psihoterapevt
nujno urgentno urgenca
očala dioptrija optika optik
zavarovanje zavarovalnica zavarovati zavarovanec
napotnica napotitev napoten
oskrba negovalec
frizer frizerka frizerski
striženje ostriči striči pristriči
pričeska frizura lasje
barvanje barvati pobarvati
brada britje brivec
nohti manikira nohtni
depilacija odstranjevanje dlačic
masaža maser masirati maserka
ličenje makeup naličiti
šport rekreacija športni
šport: nogomet košarka rokomet odbojka tenis
fitnes fitness telovadnica
vadba trening trenirati telovadba vaditi
trener inštruktor vaditelj
smučanje smučati smučišče smučarski
drsanje drsati drsališče
žičnica gondola sedežnica
vozovnica karta
kolo bicikel kolesarski
čoln ladja barka plovilo
jadranje jadrati jadrnica
kajak kanu veslanje veslati
pristanišče luka
ribolov ribarjenje ribiški
pohod pohodništvo planinarjenje hribi
sprehod sprehajati sprehoditi
jahanje jahati konj konjeniški
tekmovanje turnir prvenstvo tekma
igrišče igrala
dvorana sala
pouk predavanje
tečaj kurz izobraževanje usposabljanje
izpit preizkus
spričevalo diploma potrdilo certifikat
učitelj učiteljica profesor predavatelj
učenec dijak šolar
študij študirati študijski
fakulteta univerza faks
prijava prijaviti registracija registrirati
vrtec jasli predšolski
otrok otroci otroški mladoletnik
dojenček novorojenček baby
varuška varstvo varovati
starš: mama oče mati ata
počitnice dopust
knjiga učbenik
jezik: angleščina nemščina italijanščina francoščina španščina
prevod prevajalec tolmač prevajanje
praksa pripravništvo praktikant
služba zaposlitev zaposliti
delavec zaposleni uslužbenec osebje
zaslužek mezda
življenjepis cv
odpustiti odpuščen odpuščanje
pogodba sporazum
bolniška bolniški bolan
porodniški porodniška starševski
upokojitev upokojenec pokojnina
brezposeln nezaposlen
vodja nadrejeni
direktor ravnatelj upravitelj menedžer
podjetje firma družba
društvo klub
član včlaniti včlanitev
avto avtomobil vozilo
vozilo: avto kombi tovornjak motor avtobus
motor motocikel skuter moped
avtošola vozniški
parkirišče parkirati parkiranje garaža parking
gorivo: bencin dizel nafta
bencinska črpalka pumpa
polnilnica polnjenje polniti napolniti
guma pnevmatika vulkanizer
avtomehanik mehanik avtoservis
avtocesta vinjeta
kazen globa kaznovati
prevoz prevažati transport transfer
prevoz: avtobus vlak taksi trajekt
avtobus bus
vlak železnica železniški
taksi taxi uber
vstopnica vstopnina karta
urnik razpored
odhod odpeljati odpelje
trajekt ladja
letalo letalski
let leteti polet
potovanje potovati popotnik
izlet ekskurzija tura
voden vodenje vodnik ogled
znamenitost atrakcija
dovoljenje dovoliti dovoljeno licenca
prepovedano nedovoljeno
obvezno obveznost nujno
pravilo pravilnik predpis določilo
pogoj kriterij
stanovanje stanovanjski bivališče
stanovanje: garsonjera enosobno dvosobno trisobno
nepremičnina: stanovanje hiša zemljišče
najem najeti oddaja zakup
izposoja izposoditi sposoditi izposojevalnica najem
najemnina zakupnina
najemodajalec stanodajalec
najemnik podnajemnik
elektrika električni štrom
vtičnica štekar
števec odčitek odčitati
pipa vodovod vodovodar
kanalizacija odtok
selitev seliti preseliti
vselitev vseliti vseljivo
shranjevanje hramba shraniti
odpadki smeti zabojnik
odpadki: plastika papir steklo embalaža
kosovni odvoz
pohištvo: omara kavč stol komoda
kavč zofa sedežna
prenova obnova adaptacija renoviranje
naprava aparat stroj
oblačila obleka oblačilo obleči
oblačilo: hlače majica jakna srajca krilo
čevelj obutev obuvalo
obutev: čevlji superge škornji sandali
velikost konfekcijska
darilo podariti obdariti
nakit: prstan ogrlica uhani zapestnica
šivilja krojač šivanje šivati
šopek rože cvetličarna cvetje
telefon mobitel mobilnik gsm
poklicati klicati klic telefonirati
sporočilo sms
mail email epošta
website portal
računalnik pc
prenosnik laptop
aplikacija app
posodobitev nadgradnja posodobiti
geslo password gesla
prijava login
profil account
izbrisati brisanje odstraniti izbris
zasebnost gdpr podatki
privolitev soglasje strinjanje
tiskati natisniti tiskanje printanje
tiskalnik printer
kopija kopirati fotokopija
naročnina naročnik abonma
podpora pomoč helpdesk
zaslon ekran
baterija akumulator
fotografija slika foto fotografirati
posnetek video snemanje snemati
videonadzor kamera
prenesti download naložiti
banka bančni hranilnica
iban trr
kredit posojilo
nakazilo transakcija nakazati
bankomat dvig
varčevanje varčevati prihraniti prihranek
obrazec formular
vloga prošnja zahtevek
oddati vložiti predložiti
rok poteče izteče
veljavnost veljaven veljati
notar overitev overiti
dokument listina dokumentacija
poroka poročiti svatba ohcet
ločitev razveza
naslov bivališče prebivališče
poslovalnica podružnica izpostava
odločba odločitev
sodišče tožba sodni
odvetnik pravnik advokat
pritožba reklamacija pritožiti reklamirati
subvencija spodbuda sofinanciranje
dediščina dedovanje dedič
oporoka testament
smrt umreti
pogreb pokop pogrebni
dogodek prireditev event
dogodek: koncert festival sejem razstava
zabava praznovanje žur
glasba muzika
gledališče predstava teater
kino film projekcija
muzej galerija
razstava zbirka
konferenca kongres simpozij
nastop koncert nastopati
žival ljubljenček
ljubljenček: pes mačka hrček papiga kunec
pes kuža
mačka muca maček
povodec vrvica
dež padavine deževati ploha
sneg snežiti snežni
nevihta neurje vihar
veter: burja jugo
mraz hladno mrzlo
vročina vroče toplo
vrt vrtni dvorišče
trava trata košnja pokositi
orodje: kladivo vrtalnik žaga izvijač
družina družinski familija
mama mati mamica
oče ata očka
hči hčerka
zakonec soprog partner
fant deček
sorodnik žlahta
starost star
senior upokojenec
mladi mladina mladostnik najstnik
odrasel odrasli polnoleten
invalid hendikep
dostopnost prilagojen invalid
slep slaboviden
spremljevalec spremstvo
kraja ukrasti ukraden tat
izgubiti izgubljen izguba
najden izgubljen najditelj
nesreča nezgoda trk
požar ogenj gasilci
pomoč pomagati asistenca
kontakt kontaktirati stik
obvestilo obvestiti sporočiti
nasvet svetovati svetovanje priporočilo
mnenje ocena komentar
blizu bližina nedaleč
oddaljen oddaljenost daleč kilometer
lokacija naslov
nadstropje etaža štuk
vhod vstop
izhod izstop
center središče
zgradba stavba objekt
začetek začeti pričeti
konec končati zaključek
uporaba raba
novice novosti
ekološki bio organski
delavnica tečaj
`
