export const ESTONIAN = `
lahti avatud lahtiolekuaeg lahtiolekuajad tööaeg vastuvõtuaeg
avama avaneb avamine
kinni suletud sulgema suletakse sulgemine
püha riigipüha pühad
püha: jõulud lihavõtted jaanipäev võidupüha
nädalavahetus laupäev pühapäev
argipäev tööpäev tööpäeviti argipäeviti
argipäev: esmaspäev teisipäev kolmapäev neljapäev reede
hind hinnakiri maksumus maksma tasu
lisatasu juurdemaks lisakulu lisahind
tasuta maksuta priilt
tasuline lisatasu
sisaldub hõlmab
kallis kulukas krõbe
odav soodne taskukohane
allahindlus soodustus soodushind hinnaalandus sooduspakkumine kampaania
soodustus: sooduskood õpilassoodustus peresoodustus grupisoodustus pensionärisoodustus
sooduskood kupong kampaaniakood kood
maksma tasuma makse maksmine
makseviis: sularaha kaart ülekanne arve järelmaks
sularaha raha münt paberraha
kaart pangakaart krediitkaart deebetkaart kaardimakse
kaart: visa mastercard amex
järelmaks osamaksed osamakse osadena
arve makseteatis arveldus
kviitung tšekk ostutšekk kassatšekk maksekviitung
viivis võlgnevus võlg
ettemaks ettetasu sissemakse
tagatis tagatisraha deposiit pant
tagasimakse tagastama hüvitama
käibemaks km
pakkumine hinnapakkumine eelarve
broneerima broneering reserveerima bronn
broneering reservatsioon tellimus
tühistama tühistamine loobuma annulleerima
muutma muudatus ümberbroneerimine
nihutama edasilükkamine
vaba saadaval
täis väljamüüdud otsas läbimüüdud
järjekord ooteaeg ootejärjekord ootenimekiri
ootama ooteaeg oodata
hilinema hiljaks hilinemine viivitus
vara varakult varem varane
saabumine sisseregistreerimine
lahkumine väljaregistreerimine
majutus ööbimine majutuma ööbima
tuba hotellituba külalistetuba
tuba: üheinimesetuba kaheinimesetuba peretuba sviit
hotell võõrastemaja külalistemaja hostel
suvila puhkemaja mökk suvemaja
külaline klient külastaja
vastuvõtulett administraator lobby
võti uksekaart võtmekaart võtmed
voodi magamiskoht lisavoodi
voodipesu linad voodilinad padjapüür
rätik käterätik saunalina
koristama koristus puhastus koristamine puhastama
määrdunud plekk mustus
kliimaseade konditsioneer jahutus õhukonditsioneer
küte soojus radiaator küttekeha
televiisor telekas tv teler
internet wifi nett võrk
vaade merevaade väljavaade
trepp trepid astmed
rõdu terrass veranda
aed õu hoov
köök kööginurk kööginišš pliit
nõud taldrikud söögiriistad
vannituba duširuum dušš pesuruum
tualett wc vets kemps käimla
pesu pesumasin pesupesemine pesumaja
triikimine triikraud triikima
pagas kohver kott
hoidma hoiustamine hoiuruum pagasihoid hoiule
garderoob riidehoid nagi
hoiukapp seif
saun leil saunatama
ujula bassein ujuma ujumine
spaa veekeskus spa
massaaž massöör masseerima
müra lärm kära valju
vaikus vaikne vaikselt
suitsetama suitsetamine suitsu suits sigaret
toit söök roog road
sööma einestama söömine eine
söögikord: hommikusöök lõunasöök õhtusöök vahepala
hommikusöök hommikueine brunch
lõunasöök lõuna päevapraad
suupiste snäkk amps vahepala
menüü toidukaart
magustoit dessert magus
kook tort küpsetis kringel
liha: veiseliha sealiha kana lammas
kala: lõhe räim ahven forell
köögivili juurvili aedvili
taimetoit taimetoitlane lihavaba
vegan veganlus taimne
dieet eritoit toitumispiirang
allergia allergiline ülitundlikkus talumatus
allergia: pähkel piim muna gluteen kala soja
gluteen gluteenivaba tsöliaakia nisuvaba
laktoos laktoosivaba piimavaba
koostis koostisosad koostisained
jook joogid karastusjook
jook: kohv tee mahl limonaad vesi õlu vein
alkohol alkohoolne naps
alkohol: õlu vein siider viin viski
õlu kesvamärjuke
toitlustus catering peolaud
kaasavõtmine kaasapakkimine
restoran bistroo söökla
kohvik kohvituba kohvikus
baar pubi kõrts
istekoht iste
lastetool söögitool
lastemenüü lasteportsjon
kohaletoimetamine tarne transport kojutoomine kojuvedu kullerteenus
tarneaeg tarnima tarne
pakk saadetis postipakk
saatma postitama lähetama
jälgima jälgimiskood
pealekorje äratoomine järeletulemine
tagastama tagastus tagasi
vahetama vahetus ümbervahetamine
pretensioon kaebus reklamatsioon
kaebus kaebama rahulolematus
arvustus hinnang
ostma ost soetama ostmine
müüma müük müüakse
pood kauplus äri
epood veebipood netipood
kaup toode artikkel tooted
valik sortiment kaubavalik tootevalik
laos laoseis saadavus
ladu hoidla
suurus mõõt suurustabel
sobima paras
proovima proovikabiin
kangas materjal
katki katkine rikkis defektne vigane
lõhkuma purustama kahjustama
rike tõrge viga häire
kahju kahjustus vigastus
hüvitama kompenseerima hüvitis kompensatsioon
parandama parandus remont remontima
hooldus hooldama korraline ülevaatus
varuosa varuosad jupp
paigaldama monteerima
töömees meister remondimees tehnik
remont renoveerimine ümberehitus
leke lekkima veeleke
elekter vool
prügi jäätmed sodi praht rämps
prügikast konteiner prügikonteiner
taaskasutus sorteerima ümbertöötlemine
kadunud kaotama kaotsi kaduma
leiuasi kaotatud leitud unustatud
vargus varastama varastatud näpatud
kindlustus poliis kindlustatud kindlustuskaitse
õnnetus avarii liiklusõnnetus
turva valve turvamees valvur
politsei korrakaitse konstaabel
tulekahju põleng
päästeamet tuletõrje päästjad
lemmikloom koduloom loom
lemmikloom: koer kass küülik hamster
koer kutsu kutsikas peni
kass kiisu kassipoeg
loomaarst loomakliinik veterinaar
vaktsineerima vaktsiin vaktsineerimine süst kaitsesüst
parkima parkla autoplats
auto sõiduk sõiduauto
laadima laadimine laadija laadimispunkt
kütus bensiin diisel tankima
tankla bensiinijaam
rehv rehvid kumm rehvivahetus
rehv: talverehv suverehv lamellrehv naastrehv
autokool sõiduõpe sõidutund sõiduõppekeskus
juhiluba load juhtimisõigus
ülevaatus tehnoülevaatus
autopesu pesula
jalgratas ratas velo velosiped
lukk rattalukk
buss liinibuss
lennujaam lennuväli
lend lennuk lendama
peatus bussipeatus jaam
pilet sissepääs pääse
piletihind sissepääsutasu
praam parvlaev ülevedu
paat kaater sõudepaat jaht
kajak kanuu
surf purjelaud lainelaud
teekond marsruut
matkarada loodusrada
ligipääs ratastool liikumispuue ligipääsetav
puue erivajadus
laps lapsed põngerjas mudilane
laps: imik väikelaps koolilaps
imik beebi tita
noor nooruk teismeline
täiskasvanu täisealine
vanus vanusepiirang vanune aastane
pensionär eakas vanur seenior
vanem ema isa hooldaja
vanavanem vanaema vanaisa
poeg poiss
tütar tüdruk
abikaasa elukaaslane
sugulane pereliige
sõber kaaslane semu
pere perekond
lapsehoid lapsehoidja hoidja
lasteaed lasteasutus päevahoid
mänguväljak mängutuba mängunurk
sünnipäev sünna sünnipäevapidu
kool õppeasutus koolimaja
kool: põhikool gümnaasium kutsekool ülikool
õpetaja õps pedagoog juhendaja
õpilane koolilaps õppur
üliõpilane tudeng üliõpilased
kursus koolitus õppekursus
õppima õpe õpingud õppimine
õppemaks kursusetasu osalustasu
tunniplaan ajakava sõiduplaan graafik
eksam test kontrolltöö arvestus
tunnistus diplom sertifikaat tõend
algaja algtase
keeletase keeleoskus tase
vaheaeg koolivaheaeg
kandideerima taotlema avaldus taotlus
avaldus blankett ankeet vorm
osalema osavõtt osaleja osavõtja
puudumine äraolek
sport spordiala sportima trenn
sport: jalgpall korvpall võrkpall tennis suusatamine
jõusaal spordisaal treeningsaal fitness
treening trenn treenima harjutus
treener juhendaja instruktor
võistlus turniir
varustus tarvikud inventar
riietusruum riietuma
liige liikmesus liikmed
liikmemaks kuutasu kuumaks
külmutama katkestama
suusatama suusk suusatamine suusarada
suusakuurort mäesuusk suusakeskus suusanõlv
lumelaud lumelauatamine
uisutama uisk uisuväljak liuväli
kelk kelgutama kelgumägi
haige tõbine haigestuma
haigus tõbi haigestumine
haigus: gripp nohu angiin viirus
palavik temperatuur
arst tohter perearst doktor
arst: günekoloog nahaarst silmaarst kirurg ortopeed
perearst pereõde perearstikeskus
õde meditsiiniõde
valvearst erakorraline kiirabi
kiirabi hädaabi
visiit vastuvõtt vastuvõtuaeg
saatekiri suunamine
valu valutama valus valutab
ravim rohi tablett arstim
retsept digiretsept ravimiretsept
apteek rohupood
vereproov analüüs vereanalüüs
tulemus vastus
operatsioon lõikus opereerima
hambaarst hambaravi stomatoloog
hambaravi: plomm juureravi hambakivi proteesid
tuimestus narkoos tuimestama
hirm kartma kardan
rasedus rase
füsioteraapia füsioterapeut taastusravi
psühholoog nõustaja terapeut
haigekassa ravikindlustus tervisekassa
haigusleht haigusraha töövõimetusleht
juuksur juuksurisalong juuksuritöökoda
juukselõikus lõikama
värvima toonima
juuksed soeng
habe barber habemeajaja
maniküür küüned küünetehnik geellakk
pediküür jalahooldus
kosmeetik näohooldus kosmeetikasalong ilusalong
meik jumestus grimm
ripsmed ripsmepikendus
karvaeemaldus depilatsioon vahatamine epileerimine
solaarium päevitus
kontakt kontaktid ühendus kontaktandmed
helistama telefon kõne telefoninumber
mobiil mobiiltelefon nutitelefon telefon
epost email ekiri meiliaadress
sõnum sms tekstisõnum
teatama teade teavitama teavitus
klienditugi klienditeenindus nõuandetelefon
abi aitama tugi
juhend kasutusjuhend õpetus juhised
aadress asukoht asub asuma paiknema
lähedal kõrval läheduses lähim
kaugel eemal
kesklinn südalinn
lift elevaator
sissepääs sissekäik uks
väljapääs väljakäik
töötaja personal kaastöötaja töötajad
juht juhataja ülemus boss
omanik peremees perenaine
ettevõte firma äriühing
töö amet töökoht ametikoht
värbamine kandidaat
palk töötasu sissetulek
vallandama koondama
lõpetama ülesütlemine etteteatamine
praktika stažeerima stažöör
töögraafik töövahetus
leping kokkulepe lepingu
tingimus tingimused nõue eeldus
reegel eeskiri kodukord
allkirjastama allkiri digiallkiri signatuur
kehtima kehtiv kehtivus kehtivusaeg
pikendama pikendus uuendama pikendamine
tähtaeg tähtpäev hiljemalt lõpptähtaeg
trahv sunniraha leppetrahv
keelatud keeld keelama
lubatud tohib
nõusolek luba heakskiit
dokument paberid paber
isikutunnistus pass isikuttõendav
pass reisidokument
viisa elamisluba
isikuandmed andmekaitse privaatsus gdpr
kustutama eemaldama kustutamine
pilt foto pildistama fotografeerima
konto kasutajakonto profiil kasutaja
parool salasõna pin
logima sisselogimine
rakendus äpp
arvuti läpakas sülearvuti
veebileht koduleht veebisait netileht
printima printer väljatrükk trükkima
skaneerima skanner
koopia paljundama paljundus
üür üürima rent rentima
rent laenutus laenutama rentimine
korter kodu
maja eramu hoone
üürnik rentnik
üürileandja majaomanik
kolima kolimine kolimisteenus
mööbel mööblitükk sisustus
möbleeritud mööbliga sisustatud
kommunaal kommunaalkulud kõrvalkulud
laenama laenutama laenutus
pangaülekanne ülekanne
laen kodulaen
sularahaautomaat pangaautomaat
valuuta vahetuskurss
säästma hoius säästud
koosolek nõupidamine
konverents seminar
saal peosaal ruum
üritus sündmus pidu
pidu pidustus tähistama
pidu: pulmad juubel ristsed matused
pulmad laulatus
kontsert live esinemine
etendus lavastus näidend
teater lavastus
kino film seanss
muuseum näitus ekspositsioon
ekskursioon giid giidituur ringkäik
ülempiir maksimaalselt
alampiir minimaalselt miinimum
riided rõivad riietus rõivas
riided: särk püksid jakk mantel kleit
king jalats jalanõu saabas
kingitus kink kingiidee
kinkekaart kinkepilet vautšer
lilled lill lillekimp kimp
ehe ehted juveel
kiire kiiresti ruttu
kestma kestus vältama
annetama annetus heategevus
advokaat jurist vandeadvokaat
notar notaribüroo
ilm ilmastik ilmaprognoos
vihm sadu vihmane
aiatöö aiandus aednik
muru niitma muruniiduk
tööriist riist
trell puur
värv värvus toon
algama alustama algus algab
rand supelrand plaaž
järv veekogu
kirik pühakoda
turist puhkaja
vaatamisväärsus turismiobjekt
telkima telkimine kämping laagriplats
grill grillima lõkkekoht
kalapüük kalastama õngitsema
ohutus turvalisus ohutu
ohtlik oht risk
keeruline raske
lihtne kerge
probleem mure
eesmärk siht otstarve
kasutama kasutus tarvitama
kaal kilo
pilet: täispilet sooduspilet perepilet
perepilet peresoodustus
hooaeg hooajaline
kuupilet kuukaart perioodikaart
grupp rühm seltskond
külmik külmkapp
emapuhkus dekreet vanemapuhkus
`
