/** Words of Danish by what they mean, as `glossary` joins them with those of other languages. */
export const DANISH = `
abroad: udlandet international udenlandsk udland
accept: acceptere accepterer modtage tager modtager godtage tager_i_mod tager_imod
accessible: kørestol tilgængelig handicapvenlig kørestolsbruger tilgængelighed handicapegnet
accident: ulykke uheld ulykker ulykkestilfælde
activity: aktivitet aktiviteter
adapter: adapter adaptere
add: tilføje ekstra tillæg yderligere
address: adresse besøgsadresse postadresse
adult: voksen voksne
advance: forvejen forud forskud forhånd på_forhånd i_forvejen
advice: råd rådgivning konsultation vejledning rådgive
afternoon: eftermiddag eftermiddage
age: alder år gammel aldersgrænse gamle hvor_gammel hvor_gamle fra_hvilken_alder
agree: aftale samtykke enig godkende acceptere
air_conditioning: aircondition klimaanlæg airconditioning aircon
airport: lufthavn lufthavnen flyveplads
alarm: alarm vækkeur
alcohol: alkohol alkoholholdig spiritus alkoholfri
allergy: allergi allergisk allergen allergiker overfølsom
allow: tilladt tillade tilladelse må lov
alone: alene ledsaget
always: altid
amount: beløb sum
anchor: anker ankre
animal: dyr kæledyr husdyr
anniversary: jubilæum årsdag bryllupsdag
answer: svar svare besvare
apartment: lejlighed lejligheder ferielejlighed
app: app appen apps
application: ansøgning ansøge søge ansøgninger
appointment: tid aftale tidsbestilling bestille konsultation bestille_tid booke_tid bestil_tid
arrive: ankomst ankomme ankommer fremmøde
ask: spørge spørgsmål
assemble: samle montering montere samling samlevejledning sætte_sammen
automatic: automatgear automatisk automat
available: tilgængelig ledig rådighed tilgængelighed
average: gennemsnit gennemsnitlig snit
award: pris udmærkelse prisvindende
baby: baby spædbarn spædbørn babyer
back_up: sikkerhedskopi sikkerhedskopiere backup sikkerhedskopiering
bacon: bacon flæsk
bag: taske pose tasker poser
baggage: bagage kuffert kufferter håndbagage
bake: bage bager bageri bagt bagning
balcony: balkon altan terrasse
ball: bold kugle bolde
bank: bank banken pengeinstitut
bank_account: bankkonto konto iban kontonummer
bank_transfer: bankoverførsel overførsel overføre
barbecue: grill grille grillplads grillen
basement: kælder kælderen kælderrum
bath: bad badekar bade
bathrobe: badekåbe badekåber hjemmesko morgenkåbe
bathroom: badeværelse badeværelset
battery: batteri batterier akku
beach: strand strande stranden badestrand
beard: skæg skægpleje
beautiful: smuk skønhed smukke flot
bed: seng senge sengeplads dobbeltseng
bedroom: soveværelse soveværelser
beef: oksekød okse bøf
beer: øl øllet øller fadøl
begin: begynde starte start begynder begyndelse
beginner: begynder begyndere begynderhold
bench: bænk bænke
berth: bådplads gæsteplads kajplads fortøjning
bicycle: cykel cykler cykle cykling
big: stor store størrelse større
bill: faktura regning fakturaer
bird: fugl fugle
birth: fødsel født fødselsdato
birthday: fødselsdag fødselsdage
bitter: bitter bitre
black: sort sorte
blanket: tæppe tæpper plaid
blood: blod blodprøve
blood_pressure: blodtryk
blood_test: blodprøve blodprøver blodprøvetagning
blow_dry: føntørring føn
blue: blå blåt
boat: båd både skib skibe
boil: koge kogt kogning
book_reading: bog bøger bogen
booking: booking reservation bestille booke reservere bestilling bestille_bord reservere_bord
boot: støvle støvler
born: født fødes fødte
bottle: flaske flasker
bowl: skål skåle
box: kasse boks æske kasser
box_carton: karton papkasse flyttekasse æske
boy: dreng drenge
braces: tandbøjle bøjle tandregulering
brake: bremse bremser bremseklods
branch: filial afdeling filialer
brand: mærke producent fabrikat varemærke
bread: brød rugbrød
break_damage: skade skadet defekt ødelagt beskadiget knækket i_stykker gået_i_stykker
break_pause: pause pauser frikvarter
breakdown: nedbrud motorstop havari driftsstop
breakfast: morgenmad morgenbuffet morgenmaden
bride: brud bryllup bruden bryllupsfest
bridge: bro broer
bring: medbringe tage medbringes tage_med
brother: bror søster søskende brødre søstre
budget: budget budgettet
buffet: buffet buffeter
build: bygge bygget opført byggeri byggede
building: bygning hus bygninger ejendom
bunk: køje køjeseng køjer etageseng
buoy: bøje bøjer
bus: bus busser bussen turistbus
bus_line: buslinje buslinjer
bus_stop: stoppested busstoppested
business: firma virksomhed forretning selskab
busy: optaget travl travlt fyldt
button: knap knapper kontakt
buy: købe køb købt indkøb
cabin: hytte kahyt hytter sommerhus
cake: kage kager lagkage tærte
calendar: kalender kalendere
call: ringe telefon opkald telefonnummer ring tlf
camera: kamera foto kameraer
campfire: bål lejrbål bålplads ild
camping: camping telt campingplads telte teltplads
cancel: afbestille aflyse annullere afbestilling aflysning afbud
candle: stearinlys lys levende
canoe: kano kanoer
capacity: kapacitet rummer
capital: hovedstad kapital
car: bil biler køretøj personbil
car_rental: biludlejning lejebil
caravan: campingvogn autocamper campingvogne
card: kort kreditkort betalingskort dankort
care: pleje omsorg passe pasning
carpet: tæppe gulvtæppe tæpper
carry: bære båret bærer
cash: kontant kontanter kontantbetaling
cash_machine: hæveautomat pengeautomat hæveautomater
cash_on_delivery: efterkrav postopkrævning
castle: slot borg slottet
castrate: kastration kastrere kastreret sterilisere neutralisere
cat: kat katte
catalogue: katalog kataloger
catering: catering forplejning
ceiling: loft loftet
celebrate: fejre fest fejring fester
celery: selleri bladselleri
cent: cent øre
centre: center centrum midtby
century: århundrede århundreder tallet
ceramics: keramik pottemager lertøj
certificate: certifikat attest bevis kursusbevis
chain: kæde kæder
chair: stol stole
change: ændre ændring ombooke ombooking ændres
change_money: veksle byttepenge veksling vekselpenge
changing_room: omklædningsrum prøverum omklædning
charge_battery: oplade opladning lade oplader ladestander ladestation oplade_elbil
charging_station: ladestander ladestation ladestandere
cheap: billig billigere billige
cheapest: billigst billigste laveste
check: kontrol kontrollere tjekke undersøge undersøgelse eftersyn
check_in: indtjekning check-in tjekke indcheckning tjekke_ind check_in
check_out: udtjekning check-out udcheckning tjekke_ud check_out
check_up: helbredstjek kontrol eftersyn sundhedstjek
cheese: ost oste
chemist: apotek apoteket
chicken: kylling høne fjerkræ høns kyllinger
child: barn børn børnene unger
children_menu: børnemenu børneret
chocolate: chokolade chokoladen
choose: vælge valg vælger valgt valgfri
christmas: jul julen juleaften
church: kirke kirken
cinema: biograf film biografen
city: by byen byer kommune
class: klasse klasseværelse klasser
clean: rengøring rengøre ren rent rense
climb: klatre klatring bestige
clinic: klinik praksis lægehus lægepraksis konsultation
cloakroom: garderobe garderober
close: lukke lukket lukker lukning
clothes: tøj påklædning beklædning
clutch: kobling
coach: træner coach
coat: jakke frakke jakker
cocktail: cocktail cocktails
code: kode pinkode pin adgangskode
coffee: kaffe kaffen
cold: kold koldt kulde kolde forkølelse
collect: hente afhentning afhente henter hente_selv click_and_collect
colour: farve farver farvning kulør
combine: kombinere kombineret kombination
come: komme kommer kom
comfortable: komfortabel behagelig bekvem
committee: bestyrelse udvalg komité
compare: sammenligne sammenligning
competition: konkurrence løb stævne konkurrencer
complain: klage reklamation reklamere klager
computer: computer bærbar pc
concert: koncert musik koncerter
condition: betingelse vilkår betingelser stand
conference: konference møde møder mødelokale
confirm: bekræfte bekræftelse bekræftet
consumption: forbrug forbruger strømforbrug
contact: kontakt kontakte henvendelse
contain: indeholde inkluderet inkl indeholder inkluderer inklusive
contract: kontrakt aftale lejekontrakt
cook: kok madlavning tilberede kokken
corkage: proppenge propgebyr
cost: pris koste priser gebyr omkostninger koster hvor_dyrt hvad_koster hvor_meget_koster
cot: tremmeseng barneseng babyseng weekendseng
cotton: bomuld bomuldsstof
country: land lande landet
course: kursus kurser undervisning lektion lektioner hold
court: tennisbane bane baner
cover: dække dækker dækket dækning
cow: ko køer
cream: fløde flødeskum
credit_card: kreditkort betalingskort
crown_tooth: krone tandkrone kroner
cup: kop krus kopper
cure: helbrede kurere helbredelse
currency: valuta valutaer
current: strøm strømforhold
curtain: gardin gardiner forhæng
customer: kunde gæst kunder klient gæster
cut: klippe klipning klip hårklip
dam: dæmning dæmningen
dance: dans danse dansere
danger: fare farlig farligt
data: data oplysninger personoplysninger
date: dato datoer
daughter: datter døtre
day: dag dage dagligt døgn
dead: død døde dø dør afdød
deadline: frist senest tidsfrist deadline
dear_expensive: dyr dyre dyrere dyrt
debt: gæld skyld
deep: dyb dybde dybt
degree: grad temperatur grader
delay: forsinkelse forsinket sen forsinkelser for_sent
deliver: levering levere fragt leveringstid forsendelse
dentist: tandlæge tandlægen tandklinik
depart: afgang afrejse afgår forlade
deposit: depositum forudbetaling pant aconto
describe: beskrive beskrivelse beskrevet
design: design designe designet designer formgivning tegnet
dessert: dessert desserter
detergent: vaskemiddel vaskepulver opvaskemiddel rengøringsmiddel
device: apparat enhed udstyr apparater
deworm: ormekur orm ormebehandling
diabetes: diabetes sukkersyge diabetiker
diagnosis: diagnose diagnoser
diesel: diesel benzin brændstof
diet: diæt kost slankekur
difference: forskel forskellig forskelle anderledes
difficult: svær vanskelig svært sværhedsgrad
dinner: aftensmad middag aftensmaden aftenmenu
direction: rutevejledning vej retning kørselsvejledning hvordan_kommer_jeg
dirty: beskidt snavset snavs
disabled: handicap handicappet funktionsnedsættelse handicappede personer_med_handicap
disappear: forsvinde forsvandt forsvundet
disassemble: demontere demontering afmontering
discount: rabat nedsat rabatter nedslag nedsat_pris
discover: opdage opdaget opdagelse
dish: ret retter hovedret
dishwasher: opvaskemaskine opvaskemaskinen opvask
display: display skærm
dive: dykke dykning dykker
doctor: læge læger lægen
document: dokument dokumenter papirer
dog: hund hunde hunden
donate: donere donation gave støtte
door: dør døre hoveddør
double_room: dobbeltværelse dobbeltværelser
dough: dej ælte
download: hente download downloade
dozen: dusin
drain: afløb kloak dræn
dress: kjole kjoler påklædning
dress_code: dresscode påklædning
drill: bor boremaskine bore
drink: drik drikkevarer drikke drikker
drive: køre kørsel fører chauffør kører
driving_licence: kørekort kørekortet
dry: tørre tør tørretumbler tørt
dry_cleaning: rensning renseri kemisk_rensning
duck: and gås ænder gæs
dumpling: dumpling dumplings melbolle
duration: varighed varer tager længde hvor_lang_tid hvor_længe
during: under mens
dust: støv støvsuger
duvet: dyne dyner sengetøj
early: tidlig tidligt tidligere
easter: påske påsken
easy: let nem nemt lette
eat: spise mad måltid måltider spiser
egg: æg ægget
electric: elektrisk el strøm elektricitet
electricity: strøm el elektricitet
elevator: elevator elevatoren lift
email: e-mail mail email mailadresse e_mail
emergency: nødsituation akut nødstilfælde nød alarm
employee: ansat medarbejder personale ansatte medarbejdere
empty: tom tømme tomme
end: slut slutte ende slutter afslutte ophør
engine: motor motorer
engineer: ingeniør arkitekt ingeniører
english: engelsk engelsksproget
engraving: gravering gravere graveret
enter: indgang adgang indgangen
entrance_fee: entré entre entrépris adgangsbillet
envelope: kuvert konvolut
equipment: udstyr grej udstyret
euro: euro euroen
evening: aften aftenen aftener
event: begivenhed arrangement event arrangementer
every: hver alle hvert
exam: eksamen prøve test eksaminer
example: eksempel eksempelvis
excursion: udflugt tur ture rundtur udflugter
exercise: øvelse motion øvelser træning
exhaust: udstødning
exhibition: udstilling udstillinger udstiller
exit: udgang afkørsel nødudgang
expire: udløbe gyldig udløb gyldighed udløber gælder
explain: forklare forklaring
express: ekspres ekspreslevering
extend: forlænge forlængelse længere
eye: øje øjne
eyebrow: øjenbryn bryn øjenvipper vipper
fabric: stof stoffer tekstil
facial: ansigtsbehandling ansigtspleje
factory: fabrik fabrikken fabrikker
family: familie familier familien
far: langt afstand fjern afstanden hvor_langt
fare: billetpris takst takster
farm: gård bondegård landmand landbrug landmænd
fast: hurtig hurtigt
fat: fedt fed fedtindhold
father: far mor forældre forælder fader moder
female: kvinde kvinder kvindelig dame damer
fence: hegn stakit
ferry: færge færgen færger
festival: festival festivaler
fever: feber feberen
few: få enkelte
fill: fylde fyldt påfyldning fyld udfylde fylde_op
filling_tooth: fyldning plombe tandfyldning fyldninger
filter: filter filtre filteret
find: finde fundet fandt fund
fine: bøde bøder kontrolafgift
finger: finger fingre
fire: brand ild brandvæsen
firewood: brænde
fireworks: fyrværkeri
first: først første
first_aid: førstehjælp
fish: fisk fiskeri fiske fisker
fit: passe passer pasform
fix: reparere reparation reparationer istandsættelse
flat_tyre: punktering punkteret lappe fladt_dæk
flea_tick: loppe flåt parasit lopper flåter
flight: fly flyve flyvning flyrejse
flood: oversvømmelse oversvømmet
floor: etage gulv sal plan etager
flour: mel hvedemel
flower: blomst blomster buket buketter
fog: tåge tåget
foot: fod fødder
football: fodbold fodboldbane
forbidden: forbudt forbud forbyde
forest: skov skove træ
forget: glemme glemt glemte
form: formular blanket skema tilmeldingsblanket
found_start: grundlagt grundlægge stiftet stifte oprettet
founder: grundlægger stifter grundlagde grundlagt
free: gratis fri omkostningsfri vederlagsfri uden_beregning
free_of_charge: gratis vederlagsfrit gebyrfri
free_vacant: ledig ledige fri ledigt
freeze: fryse fryser frossen frosset frost fryse_ned
fresh: frisk friske
friday: fredag fredage
fridge: køleskab køleskabet
friend: ven venner kammerat veninde
fringe: pandehår
fruit: frugt frugter
full: fuld fyldt optaget fuldt
full_board: helpension fuldpension
furniture: møbel møbler møbleret
future: fremtid fremtidig fremtiden
game: spil leg spille lege kamp
garage: garage værksted autoværksted
garden: have haver haven
garlic: hvidløg
gas: gas gasser flaskegas
gate: port låge bom
gearbox: gearkasse gear
generator: generator
gift: gave gaver foræring
gift_card: gavekort
gift_voucher: gavekort gavekortet værdibevis
girl: pige piger
give: give giver gav givet
glacier: gletsjer gletsjere
glass: glas glasset
glasses: briller brille brillen
glove: handske handsker vanter
gluten: gluten glutenfri hvede glutenfrit uden_gluten
go: gå tage køre rejse
goggles: svømmebriller dykkerbriller skibriller
gram: gram kilo kilogram
grass: græs plæne græsplæne
grease: fedt smøre smøring
green: grøn grønne grønt
groom: hundesalon trimning pelspleje klipning
group: gruppe grupper selskab
group_lesson: holdundervisning gruppeundervisning
guarantee: garanti garantere reklamationsret
guardian: værge forældremyndighedsindehaver forældremyndighed
guide: guide rundvisning guidet rundvisninger omvisning
gym: fitness fitnesscenter motionscenter træningscenter
hair: hår håret
hairdresser: frisør frisøren frisørsalon
hairdryer: hårtørrer føntørrer
halal: halal kosher
half: halv halvdel halve
half_board: halvpension
hall: sal hal lokale salen
ham: skinke
handicraft: håndværk kunsthåndværk håndarbejde
handle: håndtag greb hank
harbour: havn havnen havne lystbådehavn
harness: sele klatresele seler
harvest: høst høste høsten
hat: hat hue hatte huer
head: leder chef hoved bestyrer direktør
headache: hovedpine migræne
headliner: hovednavn headliner
health: helbred sundhed sund sundt
hear: høre hører hørelse
hearing: hørelse høre høreapparat høreprøve
heat: varme opvarmning opvarmet varm opvarme
heavy: tung vægt tunge tungt
height: højde høj højt
helmet: hjelm hjelme cykelhjelm
help: hjælp hjælpe hjælper
herb: urt urter krydderurter
high_chair: højstol barnestol højstole
high_season: højsæson
highlights: striber balayage reflekser
hike: vandre vandring gåtur vandretur
hill: bakke bakker høj
hire: leje udlejning udleje lejer udlejes
history: historie historien historisk
hobby: hobby fritidsinteresse fritid
holiday: ferie helligdag ferien ferier
home: hjem hjemme bolig
homework: lektier lektie hjemmearbejde
honey: honning biavler
horse: hest ridning heste ride
hose: slange slanger haveslange
hospital: sygehus hospital sygehuset
host: vært værtinde værter
hot: hed varm varmt
hot_tub: spabad vildmarksbad boblebad jacuzzi
hotel: hotel hotellet
hour: time timer klokken
house: hus huset huse
household: husstand husholdning
hungry: sulten sult sultne
ice: is isen isterninger
ice_cream: is flødeis isvaffel
id_card: legitimation pas id-kort identitet billedlegitimation gyldig_legitimation
ill: syg sygdom syge sygdomme melde_sig_syg
immediately: straks omgående øjeblikkeligt
implant: implantat tandimplantat implantater
important: vigtig vigtigt
indoor: indendørs inde inden
infection: infektion smitte betændelse infektioner
ingredient: ingrediens ingredienser råvarer
injection: indsprøjtning injektion sprøjte
injury: skade skadet kvæstet tilskadekomst
insect: insekt insekter
install: installere installation installeret
instalment: rate rater afdrag delbetaling
instructions: vejledning brugsanvisning manual instruktion
instructor: instruktør lærer underviser undervise
insurance: forsikring forsikret forsikre
internet: internet wifi wlan trådløst netværk
interpreter: tolk oversættelse tolke oversætter
interview: interview samtale jobsamtale
invent: opfinde opfandt opfundet opfindelse
inventor: opfinder opfandt opfinde opfundet
invite: invitere invitation indbyde indbydelse
iron: jern strygejern stryge
island: ø øer øen
jam: syltetøj marmelade
jewellery: smykke smykker juveler guldsmed
job: job arbejde stilling ledige arbejder ledige_stillinger ledig_stilling ledige_job
juice: juice saft
jump: hoppe hop springe
kayak: kajak kajakker
keep: beholde opbevare holde gemme
kennel: hundepension kennel dyrepension kattepension
kettle: elkedel kedel
key: nøgle nøgler nøglen
keyboard: tastatur
kidney: nyre nyrer
kilometre: kilometer km
kindergarten: børnehave vuggestue daginstitution
kitchen: køkken køkkenet tekøkken
knife: kniv knive
knit: strikke strik strikning strikket
laboratory: laboratorium laboratorie laboratoriet
lactose: laktose laktosefri mælkeprodukt mejeri
ladder: stige stiger
lake: sø søen søer
lamb: lam lammekød
lamp: lampe lys lamper belysning
land: land jord grund
lane: bane svømmebane baner
language: sprog sproget
last: sidst sidste seneste
later: senere bagefter
laundry: vasketøj vaskeri vask tøjvask
law: lov loven lovgivning
lawyer: advokat jurist advokater
lay: lægge lægger
leak: læk lækage utæt lækker
learn: lære lærer indlæring
leather: læder skind
left: venstre
leg: ben benet
legal: juridisk lovlig retlig
lend: låne lån udlån låner
length: længde lang langt
lesson: lektion lektioner undervisning
letter: brev bogstav breve
level: niveau niveauer
library: bibliotek biblioteket
licence: licens tilladelse bevilling
lid: låg
life_jacket: redningsvest redningsveste svømmevest
lifeguard: livredder livreddere
light: lys lyset belysning lampe
lighthouse: fyrtårn fyr fyret
lightning: lyn torden tordenvejr
like: lide elske
limescale: kalk afkalke afkalkning
line: linje linjer
listen: lytte lytter
litre: liter
live: bo bor boede bopæl beboer
liver: lever leveren
local: lokal lokale egnen
lock: lås låse cykellås
locked: låst aflåst låste
locker: skab opbevaringsboks skabe bagageboks
login: login logge_ind brugernavn
lose: miste tabe tabt mistet mistede
lost_property: hittegods hittegodskontor glemte_sager
low: lav lavt lave
low_season: lavsæson
lunch: frokost frokosten
machine: maskine maskiner automat
magazine: magasin tidsskrift blad
main: hoved hovedsagelig vigtigste
main_course: hovedret hovedretter
maintenance: vedligeholdelse service eftersyn vedligehold
make: fremstille lave producere fremstilling lavet produceret
male: mand mænd mandlig herre herrer
mandatory: obligatorisk påkrævet skal pligt krav
manicure: manicure
map: kort landkort kortet
map_location: beliggenhed kort placering
market: marked torv markedet
marry: gifte gift vielse vies
massage: massage massør
mat: måtte underlag liggeunderlag måtter
material: materiale materialer
maximum: maksimum maksimal højst maks
measure: måle mål måling foranstaltning
meat: kød kødet
medicine: medicin lægemiddel lægemidler
meet: møde mødes mødested møder
member: medlem medlemmer medlemskab
menu: menu spisekort menukort
message: besked meddelelse sms
meter: meter måler
method: metode metoder
metre: meter
metro: metro undergrundsbane
microchip: mikrochip chip chipmærkning
microwave: mikrobølgeovn mikroovn
middle: midt midten mellem
midnight: midnat
mileage: kilometertal kilometerstand
milk: mælk mælken
million: million millioner
mine: mine minen miner
minibar: minibar minibaren
minimum: minimum mindst mindste
minute: minut minutter
mirror: spejl spejle
miss: misse udeblive udeblivelse udebliver
mistake: fejl fejltagelse forkert
mobile_phone: mobil mobiltelefon mobilnummer smartphone
model: model modeller
monday: mandag mandage
money: penge pengene
month: måned måneder månedlig månedskort
morning: morgen formiddag morgenen
motorcycle: motorcykel mc motorcykler
mountain: bjerg bjerge fjeld
mouth: mund mundhygiejne
move: flytte flytning flytter
museum: museum museet museer
mushroom: svamp svampe champignon
mustard: sennep
nail: negl negle søm
name: navn navne hedder
nappy: ble bleer bleskift
native_speaker: modersmål modersmålstalende
nature: natur naturlig naturen
near: nær nærhed tæt nærmeste
need: behov behøve brug
needle: nål nåle strikkepind pinde
neighbour: nabo naboer
new: ny nye nyt
news: nyhed nyheder
newspaper: avis aviser dagblad
next: næste kommende
night: nat nætter overnatning overnatte
noise_loud: støj larm højlydt
non_swimmer: ikke-svømmer ikke-svømmere
noodles: nudler
noon: middag klokken_12
north: nord nordlig norden nordre
nose: næse
notice: meddelelse opslag besked
notice_period: opsigelsesvarsel opsigelse varsel opsigelsesfrist
number: nummer antal tal
nurse: sygeplejerske sygeplejersker
nut: nød nødder jordnødder peanut
offer: tilbud tilbyde tilbyder
office: kontor kontoret
official: officiel officielle myndighed
oil: olie olier olieskift
oil_change: olieskift
old: gammel gamle ældre ældste
onion: løg løget
online: online internettet nettet hjemmeside
only: kun udelukkende
open: åben åbne åbningstider åbningstid åbent åbner har_åbent holder_åbent
operation: operation operere opereret
orange: orange appelsin appelsiner
order: bestille bestilling ordre bestilt
organic: økologisk økologiske øko
organise: organisere arrangere arrangeret
outdoor: udendørs ude udenfor i_det_fri
oven: ovn ovnen
owner: ejer indehaver ejere
pack: pakke emballage pakket indpakning
paddle: pagaj åre padle årer
paddleboard: sup paddleboard sup-board
page: side sider
paint: maling male maler malet
pair: par parret
pan: pande stegepande gryde
paper: papir papiret
parade: optog parade
parcel: pakke pakker forsendelse
park: park parken
parking: parkering parkere parkeringsplads parkeringshus p-plads
parking_space: parkeringsplads p-plads parkeringspladser
partner: partner samlever samarbejdspartner
pass: adgangskort kort pas
passenger: passager passagerer
password: adgangskode kodeord password
pasta: pasta spaghetti
path: sti stier vandresti rute
patient: patient patienter
pay: betale betaling betales betalt
paypal: paypal
pedal: pedal pedaler
pedicure: pedicure fodpleje
pen: pen kuglepen
pension: pension pensionen
people: person personer folk mennesker menneske
pepper: peber peberfrugt
percent: procent pct
performance: forestilling show optræden forestillinger
perfume: parfume duft parfumefri
perm: permanent
permit: tilladelse tilladelser
personalised: personlig tilpasset specialfremstillet
photo: foto billede fotografere fotografi billeder
piano: klaver flygel piano
picnic: picnic skovtur madkurv madpakke
piece: stykke stk stykker
pig: gris svin svinekød grise
pillow: pude hovedpude puder
pitch: plads bane campingplads teltplads pladser
pizza: pizza pizzaer pizzeria
plan: plan planlægge planlægning
plant: plante planter plantning
plastic: plastik plast
plate: tallerken tallerkener
platform: perron spor platform
play: spille lege leg spiller
playground: legeplads legepladser
police: politi politiet politianmeldelse
pool: svømmebassin swimmingpool pool bassin svømmehal
poor: fattig dårlig ringe
popular: populær populære
population: befolkning indbyggere indbyggertal
portion: portion portioner
possible: mulig muligt mulighed
post: post posthus brevpost
potato: kartoffel kartofler
pound: pund
power_performance: effekt ydelse hestekræfter
practical: praktisk praktik køreprøve
pregnant: gravid graviditet gravide
prepare: forberede forberedelse tilberede
prescription: recept receptpligtig
pressure: tryk dæktryk
prevent: forhindre forebygge undgå
price_list: prisliste priser prislisten
print: printe udskrive udskrift trykke
printer: printer printere
private: privat private
private_lesson: eneundervisning privattime privatundervisning
prize: præmie pris præmier
problem: problem problemer
process: proces behandle behandling forløb
product: produkt vare varer produkter
profession: erhverv fag profession
programme: program programmet tidsplan skema
project: projekt projekter
proof: bevis kvittering dokumentation bon
protect: beskytte beskyttelse
pub: pub kro værtshus
public: offentlig offentlige offentlighed
public_holiday: helligdag helligdage rød_dag officiel_fridag
public_transport: sporvogn metro kollektiv letbane offentlig_transport offentlige_transportmidler
publish: udgive udgivet offentliggøre udgivelse
pump: pumpe pumper
pupil: elev studerende elever
quality: kvalitet kvaliteter
quantity: mængde antal
quarter: kvart kvartal kvarter fjerdedel
queue: kø vente ventetid venter venteliste stå_i_kø
quiet: stille rolig ro roligt
quiet_hours: nattero ro stilletid
rabbit: kanin kaniner
racket: ketsjer ketcher
raft: tømmerflåde flåde rafting
railway: tog jernbane toget banen
railway_station: banegård station togstation hovedbanegård
rain: regn regne vejr regner regnvejr
ramp: rampe ramper
range: rækkevidde
raw: rå råt
read: læse læser læsning læst
ready: klar parat færdig
reason: grund årsag begrundelse
receive: modtage modtager modtaget få
reception: reception receptionen receptionist
recipe: opskrift opskrifter
recommend: anbefale anbefaling anbefalet
recycle: genbrug genbruge genanvende affaldssortering
red: rød røde rødt
reference: reference referencer referencenummer henvisning
referral: henvisning henvist henvise
refrigerated: kølet køl kølevarer afkølet
refund: refusion tilbagebetaling refundere refunderes tilbagebetale
register: tilmelding tilmelde registrere registrering indskrivning melde_sig_til tilmelde_sig
regular: regelmæssig regelmæssigt fast
reminder: påmindelse rykker betalingspåmindelse
remove: fjerne fjernelse fjernes
repeat: gentage gentagelse
replace: erstatte udskifte udskiftning erstatning bytte skifte_ud
report: rapport anmelde indberette melde
request: anmodning ønske forespørgsel anmode
rescue: redning redde beredskab
responsible: ansvarlig ansvar
rest: hvile rest resten
restaurant: restaurant restauranten spisested
restore: restaurere restaurering renovere istandsætte
result: resultat resultater prøvesvar
retail: detailhandel butik forhandler
return: returnere retur fortrydelsesret returret tilbagelevere sende_tilbage levere_tilbage
rice: ris risene
ring: ring ringe vielsesring
risk: risiko risici
river: flod å floder
road: vej gade veje gader
roaming: roaming
rodent: gnaver hamster marsvin gnavere
roof: tag taget
room: værelse værelser rum dobbeltværelse enkeltværelse
root_canal: rodbehandling rodkanal
rope: reb tov snor
route: rute ruter strækning
router: router modem
rubbish: affald skrald skraldespand
rule: regel regler ordensregler husorden
run: løb løbe løber
rye: rug rugbrød rugmel
safe: sikker sikkerhed tryg sikkert
safe_box: pengeskab værdiboks boks
sail: sejle sejlads sejl sejlbåd
salad: salat salater
salary: løn lønnen timeløn
sale: salg sælge solgt sælger udsalg solgte
salmon: laks laksen
salt: salt saltet
same: samme
sample: prøve stikprøve smagsprøve vareprøve
sand: sand sandet
saturday: lørdag lørdage
sauce: sauce sovs
sauna: sauna saunaen
sausage: pølse pølser
save: spare gemme redde
school: skole skoler skolen
school_holidays: skoleferie sommerferie skoleferier
science: videnskab naturvidenskab forskning
scissors: saks sakse
scooter: scooter knallert løbehjul
scratch: ridse bule ridser buler
screen: skærm lærred
sea: hav havet sø
sea_view: havudsigt
season: sæson årstid højsæson lavsæson
seat: plads siddeplads sæde siddepladser pladser
second_hand: brugt genbrug brugte secondhand second_hand
security: sikkerhed vagt sikkerhedsvagt
seed: frø frøene såsæd
self_checkin: nøgleboks selvindtjekning
self_service: selvbetjening selvbetjent
send: sende sendes afsende sende_med_posten
senior: pensionist senior pensionister folkepensionist
separate: separat adskilt særskilt adskille
serial_number: serienummer
serve: servere servering serveres
service: service betjening tjeneste ydelse
sesame: sesam sesamfrø
sew: sy syning syer
shampoo: shampoo hårshampoo
share: dele fælles delt
shave: barbering barbere barbermaskine skraber
sheep: får fårene
sheet: lagen lagner sengelinned linned
shelf: hylde hylder reol
shellfish: skaldyr rejer muslinger
shoe: sko skoene
shop: butik forretning butikken
shoulder: skulder skuldre
shower: bruser brusebad bad brusekabine
shrimp: reje rejer
shuttle: transfer shuttlebus pendulbus
sick_note: sygemelding lægeerklæring sygemeldt
sign: underskrift underskrive skilt underskrevet
signal: signal dækning
silver: sølv sølvet
sim: sim simkort sim-kort
sing: synge sang kor
single_room: enkeltværelse enkeltværelser
sink: håndvask køkkenvask vask
skate: skøjte skøjter skøjteløb
ski: ski skiløb skisport
skin: hud huden
skipper: skipper kaptajn
sleep: sove søvn sover
sleeping_bag: sovepose soveposer
slow: langsom langsomt
small: lille små mindre
smell: lugt lugte duft
smoke: ryge rygning røgfri røg
smoke_detector: røgalarm røgdetektor
snow: sne sneen sner
soap: sæbe sæber
sock: sok sokker strømper
socket: stikkontakt stik
socks: sokker strømper
soft: blød bløde
software: software program
soil: jord muld
solar: solcelle solceller solenergi
sold_out: udsolgt udsolgte
soup: suppe supper
sourdough: surdej surdejsbrød
south: syd sydlig søndre
soy: soja sojamælk
spa: spa wellness spaafdeling
space: plads rum
spare_part: reservedel reservedele
speak: tale taler snakke talt
special: speciel særlig særlige
species: art arter slags
speed: hastighed fart
spelt: spelt speltmel
spice: krydderi krydderier krydret stærk
spoon: ske skeer
sport: sport idræt sportsgren
spouse: ægtefælle ægtefæller
square: torv plads kvadrat
square_metre: kvadratmeter kvm
squid: blæksprutte blæksprutter calamares
stable: stald stabil stalden
stage: scene scener
stain: plet pletter pletfjerning
stairs: trappe trapper
stall: bod stand boder stade
stamp: frimærke stempel frimærker
standing: ståplads ståpladser stående
starter: forret forretter
stay: ophold blive bo opholde
steal: stjæle tyveri stjålet stjal
steam: damp dampbad
steel: stål rustfri
stock: lager på_lager lagerstatus
stolen: stjålet stjålne tyveri
stone: sten
stop: stoppested stop stoppe stopper
store_keep: opbevaring opbevare opbevares lagre
storm: storm storme uvejr
stove: komfur brændeovn ovn
study: studere studie studium
subscription: abonnement abonnere abonnementer
substitute: vikar erstatning stedfortræder
sugar: sukker sukkeret sukkerfri
suggest: foreslå forslag
suitable: egnet passende velegnet
suite: suite suiter
summer: sommer somre sommeren
sunday: søndag søndage
surcharge: tillæg gebyr merpris
sweet: sød slik sødt
swim: svømme svømning svømmer bade
swimsuit: badedragt badebukser badetøj
switch_off: slukke slukket slukkes
switch_on: tænde tændt tændes
table: bord bordet borde bordbestilling
take: tage tager tog taget
takeaway: takeaway afhentning take_away
tank: tank beholder vandtank
tap: vandhane hane
tartar: tandsten plak tandrensning
taste: smag smage smager
tax: skat moms afgift skatter
taxi: taxa taxi taxaen
taxi_rank: taxaholdeplads taxiholdeplads
tea: te teen
team: hold team holdet
technician: tekniker montør
technology: teknologi teknik
teeth: tand tænder
television: tv fjernsyn tv-apparat
temporary: midlertidig midlertidigt
tenant: lejer lejere
tennis: tennis tennisbane
textbook: lærebog lærebøger undervisningsmateriale
thank: tak takke
theatre: teater teatret
theory: teori teoriprøve teoretisk
therapist: terapeut massør behandler fysioterapeut
thick: tyk tykke
thickness: tykkelse
thursday: torsdag torsdage
ticket: billet billetter
tide: tidevand ebbe flod
tie: slips binde
time: tid tidspunkt klokken klokkeslæt
tip: drikkepenge tip
today: dag idag
together: sammen fælles samlet
toilet: toilet toiletter wc
tomato: tomat tomater
tomorrow: morgen imorgen
tool: værktøj redskab værktøjer
total: total samlet ialt alt
tourist: turist turister turisme
tourist_tax: turistskat kurtakst turistafgift
towel: håndklæde håndklæder badehåndklæde
tower: tårn tårnet
toy: legetøj legetøjet
tracking: spore sporing pakkenummer track_and_trace
traffic: trafik trafikken
trailer: trailer anhænger påhængsvogn
training: uddannelse træning træne
tram: letbane sporvogn
transport: transport transportere befordring
travel: rejse rejser rejsen
tree: træ træer
trial: prøve prøvetime prøveperiode afprøve
tuesday: tirsdag tirsdage
tuition: kursusgebyr skolepenge studieafgift undervisningsgebyr
tune: stemme klaverstemmer stemning stemt
turkey: kalkun
type: type slags typer
tyre: dæk vinterdæk dækskift
ultrasound: ultralyd ultralydsscanning
umbrella: paraply paraplyer parasol
understand: forstå forstår
uniform: uniform ensartet arbejdstøj
university: universitet universitetet højskole
unpack: udpakke udpakning pakke
update: opdatere opdatering
urgent: haster akut hastende presserende
use: bruge brug anvende benytte anvendelse
vaccination: vaccination vaccine vaccinere vaccineret
valley: dal dalen
valuable: værdifuld værdigenstande værdi værdier
van: varevogn lastbil varebil
vegan: vegansk veganer vegan
vegetable: grøntsag grøntsager grønt
vegetarian: vegetarisk vegetar vegetarer
vet: dyrlæge dyrlægen dyreklinik
view: udsigt udsigten havudsigt
village: landsby landsbyen
vinegar: eddike eddiken
virus: virus antivirus
visit: besøg besøge besøgende
voice: stemme stemmen
volume: volumen rumfang lydstyrke
volunteer: frivillig frivillige
vote: stemme afstemning stemmeret
wall: væg mur vægge mure
ward: afdeling sengeafsnit
warehouse: lager lageret pakhus
warm: varm varme varmt
warning: advarsel advare
wash: vaske vask vaskemaskine vaskes
watch: ur armbåndsur ure
water: vand drikkevand vandet
watt: watt kilowatt
wave: bølge bølger
waxing: voksbehandling voks hårfjerning
weak: svag svage
wear: bære iført slid
wednesday: onsdag onsdage
week: uge uger ugentlig
weekday: hverdag hverdage ugedag
weekend: weekend weekender
weigh: veje vægt vejer
west: vest vestlig vestre
wet: våd vådt
wetsuit: våddragt våddragter
wheel: hjul hjulet rat
white: hvid hvide hvidt
whitening: tandblegning blegning blege
whole: hel hele helt
wholesale: engros grossist engrossalg
wide: bred bredde bredt
width: bredde bred
wife: kone hustru mand ægtefælle
wind: vind blæst vinden
window: vindue vinduer
windscreen: forrude bilrude
wine: vin vine
winter: vinter vintre vinteren
wire: ledning tråd kabel
withdraw: fortryde hæve tilbagekalde fortrydelse hæve_penge
withdrawal_period: fortrydelsesfrist fortrydelsesret
wool: uld garn uldgarn
workshop: værksted workshop værkstedet
world: verden verdens
write: skrive skrev skrevet forfatter skriver
wrong: forkert fejl
x-ray: røntgen røntgenbillede røntgenfoto
year: år årlig årligt årskort
yellow: gul gule gult
yoga: yoga yogahold
young: ung unge yngre
young_animal: hvalp hvalpe killing killinger
youth: ungdom teenager unge teenagere
zip: lynlås
`
