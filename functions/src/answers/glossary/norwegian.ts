/** Words of Norwegian by what they mean, as `glossary` joins them with those of other languages. */
export const NORWEGIAN = `
abroad: utlandet internasjonal utenlands utland utenlandsk
accept: akseptere godta tar aksepterer godtar mottar tar_i_mot tar_imot
accessible: rullestol tilgjengelig tilrettelagt rullestolbruker tilgjengelighet universell universell_utforming
accident: ulykke uhell ulykker
activity: aktivitet aktiviteter
adapter: adapter adaptere
add: legge ekstra tillegg ytterligere tilleggs
address: adresse besøksadresse postadresse
adult: voksen voksne
advance: forveien forhånd forskudd på_forhånd i_forveien
advice: råd rådgivning konsultasjon veiledning rådgi
afternoon: ettermiddag ettermiddager
age: alder år gammel aldersgrense gamle hvor_gammel hvor_gamle fra_hvilken_alder
agree: avtale samtykke enig godkjenne samtykker
air_conditioning: klimaanlegg aircondition luftkondisjonering kjøling
airport: flyplass lufthavn flyplassen
alarm: alarm vekkerklokke
alcohol: alkohol alkoholholdig sprit alkoholfri
allergy: allergi allergisk allergen allergiker overfølsom
allow: tillatt tillate lov tillates lovlig
alone: alene følge
always: alltid
amount: beløp sum
anchor: anker ankre ankring
animal: dyr kjæledyr husdyr
anniversary: jubileum årsdag bryllupsdag
answer: svar svare besvare
apartment: leilighet leiligheter hybel
app: app appen apper
application: søknad søke søknader søker
appointment: time avtale timebestilling bestille timeavtale bestille_time bestill_time
arrive: ankomst ankomme ankommer oppmøte
ask: spørre spørsmål spør
assemble: montere montering sette monteringsanvisning sette_sammen
automatic: automatgir automatisk automat
available: tilgjengelig ledig tilgjengelighet disponibel
average: gjennomsnitt gjennomsnittlig snitt
award: pris utmerkelse prisvinnende
baby: baby spedbarn babyer
back_up: sikkerhetskopi sikkerhetskopiere backup sikkerhetskopiering
bacon: bacon flesk
bag: veske pose bag sekk poser
baggage: bagasje koffert kofferter håndbagasje
bake: bake baker bakeri bakt baking
balcony: balkong veranda terrasse altan
ball: ball baller kule
bank: bank banken
bank_account: bankkonto konto iban kontonummer
bank_transfer: bankoverføring overføring overføre
barbecue: grill grille grillplass grilling
basement: kjeller kjelleren kjelleretasje
bath: bad badekar bade
bathrobe: badekåpe badekåper tøfler morgenkåpe
bathroom: bad baderom badet
battery: batteri batterier akkumulator
beach: strand strender badestrand
beard: skjegg skjeggpleie
beautiful: vakker skjønnhet vakre pen
bed: seng senger sengeplass dobbeltseng
bedroom: soverom soverommet
beef: storfekjøtt storfe biff oksekjøtt
beer: øl ølet pils
begin: begynne starte start begynner oppstart
beginner: nybegynner nybegynnere nybegynnerkurs
bench: benk benker
berth: båtplass gjesteplass kaiplass fortøyning fortøye
bicycle: sykkel sykler sykle sykling
big: stor store størrelse større
bill: faktura regning fakturaer
bird: fugl fugler
birth: fødsel født fødselsdato
birthday: bursdag fødselsdag bursdager
bitter: bitter besk
black: svart sort svarte
blanket: teppe pledd tepper ullteppe
blood: blod blodprøve
blood_pressure: blodtrykk
blood_test: blodprøve blodprøver prøvetaking
blow_dry: føning føne
blue: blå blått
boat: båt båter skip
boil: koke kokt koking
book_reading: bok bøker boken boka
booking: bestilling booking reservasjon bestille booke reservere bestille_bord reservere_bord
boot: støvel støvler støvlett
born: født fødes fødte
bottle: flaske flasker
bowl: bolle skål skåler
box: boks kasse eske kasser
box_carton: eske kartong pappeske flytteeske
boy: gutt gutter
braces: tannregulering regulering tannbøyle
brake: brems bremser bremsekloss
branch: filial avdeling butikk filialer
brand: merke produsent fabrikat varemerke
bread: brød brødet
break_damage: skade skadet ødelagt defekt knust ødelegge i_stykker gått_i_stykker
break_pause: pause pauser friminutt
breakdown: motorstopp havari driftsstans bilberging
breakfast: frokost frokostbuffet frokosten
bride: brud bryllup bruden bryllupsfest
bridge: bro bru broer
bring: medbringe ta medbringes ta_med ta_med_seg
brother: bror søster søsken brødre søstre
budget: budsjett budsjettet
buffet: buffet bufféer buffé
build: bygge bygd bygget oppført bygging
building: bygning hus bygninger bygg
bunk: køye køyeseng køyer køyesenger
buoy: bøye bøyer
bus: buss busser bussen turbuss
bus_line: busslinje bussrute busslinjer
bus_stop: bussholdeplass holdeplass busstopp
business: firma bedrift virksomhet selskap foretak
busy: opptatt travelt travel fullt
button: knapp knapper bryter
buy: kjøpe kjøp kjøpt innkjøp
cabin: hytte lugar hytter
cake: kake kaker bløtkake terte
calendar: kalender kalendere
call: ringe telefon telefonnummer anrop ring tlf
camera: kamera foto kameraer
campfire: bål leirbål bålplass ild
camping: camping telt campingplass telte teltplass
cancel: avbestille avlyse kansellere avbestilling avlysning avbestilles
candle: stearinlys lys levende
canoe: kano kanoer
capacity: kapasitet rommer
capital: hovedstad kapital
car: bil biler kjøretøy personbil
car_rental: bilutleie leiebil
caravan: campingvogn bobil campingvogner
card: kort kredittkort bankkort betalingskort
care: omsorg pleie pass stell
carpet: teppe tepper gulvteppe
carry: bære bærer båret
cash: kontant kontanter kontantbetaling
cash_machine: minibank uttaksautomat minibanker
cash_on_delivery: postoppkrav oppkrav
castle: slott borg festning
castrate: kastrering kastrere kastrert sterilisere
cat: katt katter
catalogue: katalog kataloger
catering: catering servering
ceiling: tak taket himling
celebrate: feire fest feiring selskap
celery: selleri stangselleri
cent: cent øre
centre: senter sentrum
century: århundre tallet hundreår
ceramics: keramikk pottemaker dreiing
certificate: attest sertifikat bevis kursbevis
chain: kjede kjetting kjeder
chair: stol stoler
change: endre endring ombooke ombooking endres
change_money: veksle veksling vekslepenger
changing_room: garderobe omkledningsrom prøverom
charge_battery: lade lading lader ladestasjon ladepunkt elbillader lade_elbil
charging_station: ladestasjon lader ladepunkt ladestolpe
cheap: billig billigere rimelig
cheapest: billigst billigste rimeligste laveste
check: kontroll kontrollere sjekke undersøke undersøkelse sjekk
check_in: innsjekk innsjekking sjekke sjekke_inn
check_out: utsjekk utsjekking sjekke sjekke_ut
check_up: helsesjekk kontroll undersøkelse helsekontroll
cheese: ost oster
chemist: apotek apoteket
chicken: kylling høne fjærkre høns høner
child: barn barna unger barnefamilie
children_menu: barnemeny barneporsjon
chocolate: sjokolade sjokoladen
choose: velge valg velger valgt valgfri
christmas: jul julen julaften
church: kirke kirken
cinema: kino film filmer
city: by byen byer kommune
class: klasse klasserom klasser
clean: rengjøring vask ren rengjøre renhold rense
climb: klatre klatring bestige
clinic: klinikk legekontor praksis legesenter
cloakroom: garderobe garderober
close: stenge stengt lukket stenger lukke stenging
clothes: klær bekledning påkledning plagg
clutch: kløtsj clutch kobling
coach: trener coach
coat: jakke frakk kåpe jakker
cocktail: cocktail cocktails
code: kode pinkode pin
coffee: kaffe kaffen
cold: kald kaldt kulde forkjølelse
collect: hente henting avhenting hentes hente_selv klikk_og_hent
colour: farge farger farging
combine: kombinere kombinert kombinasjon
come: komme kommer kom
comfortable: komfortabel behagelig
committee: styre komité utvalg
compare: sammenligne sammenligning
competition: konkurranse løp konkurranser stevne
complain: klage reklamasjon reklamere klager
computer: datamaskin laptop pc
concert: konsert musikk konserter
condition: vilkår betingelse tilstand betingelser
conference: konferanse møte møter møterom
confirm: bekrefte bekreftelse bekreftet
consumption: forbruk forbruker strømforbruk
contact: kontakt kontakte henvendelse
contain: inneholde inkludert inneholder inkluderer inklusive
contract: kontrakt avtale leiekontrakt
cook: kokk matlaging lage tilberede
corkage: korkepenger korkavgift
cost: pris kostnad koste priser avgift gebyr hvor_dyrt hva_koster hvor_mye_koster
cot: barneseng sprinkelseng babyseng reiseseng
cotton: bomull bomullsstoff
country: land landet
course: kurs undervisning kurset time leksjon
court: tennisbane bane baner
cover: dekke dekker dekning dekkes
cow: ku kyr kuer
cream: fløte krem
credit_card: kredittkort betalingskort
crown_tooth: krone tannkrone kroner
cup: kopp krus kopper
cure: kurere helbrede leging
currency: valuta valutaer
current: strøm strømninger
curtain: gardin gardiner forheng
customer: kunde gjest kunder klient gjester
cut: klippe klipp klipping hårklipp
dam: demning dam dammen
dance: dans danse dansere
danger: fare farlig
data: data opplysninger personopplysninger
date: dato datoer
daughter: datter døtre
day: dag dager daglig døgn
dead: død døde dø avdød dør
deadline: frist senest tidsfrist fristen
dear_expensive: dyr dyrt dyrere kostbar
debt: gjeld skyld
deep: dyp dybde dypt
degree: grad temperatur grader
delay: forsinkelse forsinket sen forsinkelser for_sent
deliver: levering levere frakt leveringstid forsendelse
dentist: tannlege tannlegen tannhelse
depart: avgang avreise avgår forlate
deposit: depositum forskudd pant forhåndsbetaling
describe: beskrive beskrivelse beskrevet
design: design designe designet designer formgivning tegnet
dessert: dessert desserter
detergent: vaskemiddel vaskepulver oppvaskmiddel rengjøringsmiddel
device: apparat enhet utstyr apparater
deworm: ormekur orm ormebehandling
diabetes: diabetes sukkersyke diabetiker
diagnosis: diagnose diagnoser
diesel: diesel bensin drivstoff
diet: diett kosthold kost
difference: forskjell forskjellig ulik forskjeller
difficult: vanskelig vanskelighetsgrad krevende
dinner: middag kveldsmat middager
direction: veibeskrivelse vei retning kjørebeskrivelse hvordan_kommer_jeg
dirty: skitten møkkete skittent tilsmusset
disabled: funksjonshemmet funksjonsnedsettelse handikappet bevegelseshemmet personer_med_funksjonsnedsettelse
disappear: forsvinne forsvant forsvunnet
disassemble: demontere demontering
discount: rabatt rabattert nedsatt avslag rabatter redusert_pris
discover: oppdage oppdaget oppdagelse
dish: rett retter hovedrett matrett
dishwasher: oppvaskmaskin oppvaskmaskinen oppvask
display: skjerm display
dive: dykke dykking dykker
doctor: lege leger legen fastlege
document: dokument dokumenter papirer
dog: hund hunder hunden
donate: donere donasjon gave
door: dør dører ytterdør
double_room: dobbeltrom
dough: deig elte
download: nedlasting laste laste_ned
dozen: dusin
drain: avløp sluk
dress: kjole kjoler antrekk
dress_code: kleskode antrekk
drill: bor drill bore
drink: drikke drikkevarer drikker
drive: kjøre kjøring sjåfør fører kjører
driving_licence: førerkort førerkortet sertifikat
dry: tørke tørr tørketrommel tørt
dry_cleaning: renseri rens kjemisk_rens
duck: and gås gjess
dumpling: dumpling dumplings klubb raspeball
duration: varighet varer lengde tar hvor_lang_tid hvor_lenge
during: under mens
dust: støv støvsuger
duvet: dyne dyner sengetøy
early: tidlig tidligere
easter: påske påsken
easy: lett enkel enkelt
eat: spise mat måltid måltider spiser
egg: egg egget
electric: elektrisk strøm el elektrisitet
electricity: strøm elektrisitet kraft
elevator: heis heisen
email: e-post epost mail e-postadresse e_post
emergency: nødsituasjon akutt nødstilfelle øyeblikkelig nød
employee: ansatt medarbeider personale ansatte
empty: tom tømme tomt
end: slutt slutte avslutte slutter
engine: motor motorer
engineer: ingeniør arkitekt ingeniører
english: engelsk engelskspråklig
engraving: gravering gravere gravert
enter: inngang adgang inngangen
entrance_fee: inngangspenger inngangsbillett billettpris inngangspris
envelope: konvolutt konvolutter
equipment: utstyr utstyret
euro: euro euroen
evening: kveld kvelden kvelder
event: arrangement begivenhet hendelse arrangementer
every: hver alle hvert
exam: eksamen prøve test eksamener
example: eksempel eksempelvis
excursion: utflukt tur ekskursjon utflukter turer
exercise: øvelse trening mosjon øvelser
exhaust: eksos eksosanlegg
exhibition: utstilling utstillinger utstilt
exit: utgang avkjørsel nødutgang
expire: utløpe gyldig gyldighet utløper gjelder utløpsdato
explain: forklare forklaring
express: ekspress ekspresslevering
extend: forlenge forlengelse lenger
eye: øye øyne
eyebrow: øyenbryn bryn øyevipper vipper
fabric: stoff tekstil stoffer
facial: ansiktsbehandling ansiktspleie
factory: fabrikk fabrikken
family: familie familier familien
far: langt avstand fjern avstanden hvor_langt
fare: billettpris takst takster
farm: gård bondegård bonde bønder gårdsbruk
fast: rask hurtig fort raskt
fat: fett feit fettinnhold
father: far mor foreldre forelder pappa mamma
female: kvinne kvinner kvinnelig dame damer
fence: gjerde gjerder
ferry: ferge ferje fergen
festival: festival festivaler
fever: feber feberen
few: få noen
fill: fylle fylt påfylling fyll fylle_ut fylle_på
filling_tooth: fylling plombe tannfylling fyllinger
filter: filter filtre filteret
find: finne funnet fant finner
fine: bot gebyr bøter
finger: finger fingre
fire: brann ild brannvesen
firewood: peisved bjørkeved vedsekk
fireworks: fyrverkeri
first: først første
first_aid: førstehjelp
fish: fisk fiske fiskere
fit: passe passer passform
fix: reparere reparasjon fikse reparasjoner
flat_tyre: punktering punktert lapping flatt_dekk
flea_tick: loppe flått parasitt lopper
flight: fly flyvning flyreise flyge
flood: flom oversvømmelse oversvømt
floor: etasje gulv plan etasjer
flour: mel hvetemel
flower: blomst blomster bukett buketter
fog: tåke tåkete
foot: fot føtter
football: fotball fotballbane
forbidden: forbudt forbud
forest: skog skogen skoger tre
forget: glemme glemt glemte gjenglemt
form: skjema blankett påmeldingsskjema
found_start: grunnlagt stiftet grunnlegge etablert stifte
founder: grunnlegger stifter grunnla grunnlagt
free: gratis kostnadsfri kostnadsfritt fri uten_kostnad
free_of_charge: gratis kostnadsfritt vederlagsfritt
free_vacant: ledig ledige fri
freeze: fryse fryser frossen frosset dypfryst fryse_ned
fresh: fersk frisk ferske ferskt
friday: fredag fredager
fridge: kjøleskap kjøleskapet
friend: venn venner kamerat venninne
fringe: lugg pannelugg
fruit: frukt frukter
full: full fullt fullbooket
full_board: fullpensjon helpensjon
furniture: møbel møbler møblert
future: fremtid framtid fremtidig
game: spill lek spille leke kamp
garage: garasje verksted bilverksted
garden: hage hager hagen
garlic: hvitløk
gas: gass propan
gate: port grind bom
gearbox: girkasse gir
generator: generator aggregat strømaggregat
gift: gave gaver presang
gift_card: gavekort
gift_voucher: gavekort gavekortet verdikort
girl: jente jenter pike
give: gi gir gitt
glacier: isbre bre breen isbreer
glass: glass glasset
glasses: briller brille
glove: hanske hansker votter
gluten: gluten glutenfri hvete glutenfritt uten_gluten
go: gå reise dra kjøre
goggles: svømmebriller dykkermaske skibriller
gram: gram kilo kilogram
grass: gress plen gressplen
grease: fett smøre smøring
green: grønn grønne grønt
groom: hundesalong pelsstell trimming klipp
group: gruppe grupper selskap
group_lesson: gruppetime gruppeundervisning gruppekurs
guarantee: garanti garantere garantitid
guardian: verge foresatt foresatte
guide: guide omvisning guidet omvisninger
gym: treningssenter fitness treningsrom gymsal
hair: hår håret
hairdresser: frisør frisøren frisørsalong
hairdryer: hårføner føner hårtørker
halal: halal kosher
half: halv halvparten halve
half_board: halvpensjon
hall: sal hall lokale salen
ham: skinke
handicraft: håndverk kunsthåndverk håndarbeid
handle: håndtak hank
harbour: havn havna havnen gjestehavn
harness: sele klatresele seler
harvest: høste innhøsting høst avling
hat: hatt lue hatter luer
head: leder sjef hode bestyrer rektor
headache: hodepine migrene
headliner: hovedartist headliner
health: helse sunn frisk helsen
hear: høre hører hørsel
hearing: hørsel høre høreapparat hørselstest
heat: varme oppvarming oppvarmet varm
heavy: tung vekt tunge tungt
height: høyde høy høyt
helmet: hjelm hjelmer sykkelhjelm
help: hjelp hjelpe hjelper
herb: urt urter krydderurter
high_chair: barnestol høystol barnestoler
high_season: høysesong
highlights: striper balayage
hike: tur vandre fottur vandring gåtur
hill: bakke ås haug bakker
hire: leie utleie leier leies
history: historie historien historisk
hobby: hobby fritidsinteresse fritid
holiday: ferie helligdag ferien feriedager
home: hjem hjemme bolig
homework: lekser lekse hjemmelekse
honey: honning birøkter
horse: hest ridning hester ri
hose: slange slanger hageslange
hospital: sykehus sykehuset
host: vert vertinne verter
hot: het varm varmt
hot_tub: boblebad badestamp jacuzzi massasjebad
hotel: hotell hotellet
hour: time timer klokken
house: hus huset
household: husholdning husstand
hungry: sulten sult sultne
ice: is isen isbiter
ice_cream: iskrem is softis
id_card: legitimasjon pass id-kort identitet gyldig_legitimasjon
ill: syk sykdom syke sykdommer
immediately: straks umiddelbart øyeblikkelig
implant: implantat tannimplantat implantater
important: viktig viktige
indoor: innendørs inne
infection: infeksjon smitte betennelse infeksjoner
ingredient: ingrediens ingredienser råvarer
injection: sprøyte injeksjon
injury: skade skadet personskade
insect: insekt insekter
install: installere installasjon installert
instalment: avdrag delbetaling nedbetaling
instructions: bruksanvisning veiledning instruksjon manual
instructor: instruktør lærer underviser undervise
insurance: forsikring forsikret forsikre
internet: internett wifi wlan trådløst nettverk
interpreter: tolk oversettelse tolking oversette
interview: intervju jobbintervju
invent: oppfinne oppfant oppfunnet oppfinnelse
inventor: oppfinner oppfant oppfinne oppfunnet
invite: invitere invitasjon innby
iron: jern strykejern stryke
island: øy øyer øya
jam: syltetøy marmelade
jewellery: smykke smykker gullsmed
job: jobb arbeid stilling arbeide jobbe ledige_stillinger ledig_stilling
juice: juice saft
jump: hoppe hopp
kayak: kajakk kajakker
keep: beholde oppbevare holde
kennel: hundepensjonat kennel dyrepensjonat hundehotell
kettle: vannkoker kjele
key: nøkkel nøkler nøkkelen
keyboard: tastatur
kidney: nyre nyrer
kilometre: kilometer km mil
kindergarten: barnehage barnehagen
kitchen: kjøkken kjøkkenet tekjøkken
knife: kniv kniver
knit: strikke strikking strikket strikk
laboratory: laboratorium laboratoriet lab
lactose: laktose laktosefri melkeprodukt meieri
ladder: stige stiger
lake: innsjø sjø vann innsjøer
lamb: lam lammekjøtt
lamp: lampe lys lamper belysning
land: land tomt jord
lane: bane svømmebane baner
language: språk språket
last: sist siste
later: senere etterpå
laundry: klesvask vaskeri vasketøy vaskerom
law: lov loven lover lovgivning
lawyer: advokat jurist advokater
lay: legge legger
leak: lekkasje lekker lekke
learn: lære lærer læring
leather: skinn lær
left: venstre
leg: bein ben
legal: juridisk lovlig rettslig
lend: låne lån utlån låner
length: lengde lang langt
lesson: time leksjon undervisning timer
letter: brev bokstav bokstaver
level: nivå nivåer
library: bibliotek biblioteket
licence: lisens tillatelse bevilling
lid: lokk
life_jacket: redningsvest flytevest redningsvester
lifeguard: badevakt livredder
light: lys lyset belysning lampe
lighthouse: fyr fyrtårn fyret
lightning: lyn torden tordenvær
like: like liker
limescale: kalk avkalke avkalking
line: linje linjer
listen: lytte lytter
litre: liter
live: bo bor bodde bosatt beboer
liver: lever leveren
local: lokal lokale stedlig
lock: lås låse sykkellås
locked: låst låste avlåst
locker: skap oppbevaringsboks oppbevaringsskap bagasjeboks
login: innlogging logge_inn brukernavn pålogging
lose: miste tape mistet tapt mistede
lost_property: hittegods gjenglemte_gjenstander gjenglemt
low: lav lavt
low_season: lavsesong
lunch: lunsj lunsjen
machine: maskin maskiner automat
magazine: magasin tidsskrift blad
main: hoved hovedsakelig viktigste
main_course: hovedrett hovedretter
maintenance: vedlikehold service
make: lage produsere fremstille laget produsert produksjon
male: mann menn mannlig herre herrer
mandatory: obligatorisk påkrevd må krav påbudt
manicure: manikyr
map: kart kartet
map_location: beliggenhet kart plassering
market: marked torg markedet
marry: gifte gift vielse
massage: massasje massør
mat: matte underlag liggeunderlag matter
material: materiale materialer
maximum: maksimum maksimal høyst maks
measure: måle mål måling tiltak
meat: kjøtt kjøttet
medicine: medisin legemiddel medisiner legemidler
meet: møte møtes treffe oppmøte
member: medlem medlemmer medlemskap
menu: meny spisekart menyen
message: melding beskjed sms
meter: meter måler
method: metode metoder
metre: meter
metro: t-bane tunnelbane undergrunnsbane
microchip: mikrochip chip chipmerking id-merking
microwave: mikrobølgeovn mikrobølgeovnen mikro
middle: midt midten mellom
midnight: midnatt
mileage: kilometerstand kjørelengde
milk: melk mjølk
million: million millioner
mine: gruve gruva gruver
minibar: minibar minibaren
minimum: minimum minst minste
minute: minutt minutter
mirror: speil speilet
miss: utebli uteblivelse uteblir
mistake: feil feiltakelse
mobile_phone: mobil mobiltelefon mobilnummer smarttelefon
model: modell modeller
monday: mandag mandager
money: penger pengene
month: måned måneder månedlig månedskort
morning: morgen formiddag morgenen
motorcycle: motorsykkel mc motorsykler
mountain: fjell fjellet berg
mouth: munn munnhygiene
move: flytte flytting flytter
museum: museum museet museer
mushroom: sopp sopper sjampinjong
mustard: sennep
nail: negl negler spiker
name: navn heter
nappy: bleie bleier
native_speaker: morsmål morsmålsbruker
nature: natur naturlig naturen
near: nær nærheten nærmeste nærhet
need: behov trenge trenger behøve
needle: nål nåler strikkepinne pinner
neighbour: nabo naboer
new: ny nye nytt
news: nyhet nyheter
newspaper: avis aviser dagsavis
next: neste kommende
night: natt netter overnatting overnatte
noise_loud: støy bråk høylytt
non_swimmer: ikke-svømmer svømmedyktig
noodles: nudler
noon: middag klokken_12
north: nord nordlig nordre
nose: nese
notice: melding oppslag beskjed varsel
notice_period: oppsigelsestid oppsigelse oppsigelsesfrist
number: nummer antall tall
nurse: sykepleier sykepleiere
nut: nøtt nøtter peanøtt peanøtter
offer: tilbud tilby tilbyr
office: kontor kontoret
official: offisiell offisielle myndighet
oil: olje oljer oljeskift
oil_change: oljeskift
old: gammel gamle eldre eldste
onion: løk løken
online: nettet online internett nettside
only: kun bare utelukkende
open: åpen åpne åpningstider åpent åpner åpningstid har_åpent holder_åpent
operation: operasjon operere operert
orange: oransje appelsin appelsiner
order: bestille bestilling ordre bestilt
organic: økologisk økologiske
organise: organisere arrangere arrangert
outdoor: utendørs ute utenfor i_det_fri
oven: ovn stekeovn ovnen
owner: eier innehaver eiere
pack: pakke emballasje pakket innpakning
paddle: padleåre åre padle årer
paddleboard: sup padlebrett sup-brett
page: side sider
paint: maling male maler malt
pair: par paret
pan: panne stekepanne kjele
paper: papir papiret
parade: parade opptog
parcel: pakke pakker sending
park: park parken
parking: parkering parkere parkeringsplass parkeringshus p-plass
parking_space: parkeringsplass p-plass parkeringsplasser
partner: partner samboer samarbeidspartner
pass: adgangskort kort pass
passenger: passasjer passasjerer
password: passord passordet
pasta: pasta spagetti
path: sti stier løype turløype
patient: pasient pasienter
pay: betale betaling betalt betales
paypal: paypal
pedal: pedal pedaler
pedicure: pedikyr fotpleie
pen: penn kulepenn
pension: pensjon pensjonen
people: person personer folk mennesker menneske
pepper: pepper paprika
percent: prosent
performance: forestilling show opptreden forestillinger
perfume: parfyme duft parfymefri
perm: permanent
permit: tillatelse tillatelser
personalised: personlig tilpasset skreddersydd
photo: foto bilde fotografere bilder fotografi
piano: piano flygel klaver
picnic: piknik nistepakke piknikkurv
piece: stykke stk stykker bit
pig: gris svin svinekjøtt griser
pillow: pute hodepute puter
pitch: plass bane teltplass campingplass oppstillingsplass
pizza: pizza pizzaer pizzeria
plan: plan planlegge planlegging
plant: plante planter planting
plastic: plast plasten
plate: tallerken tallerkener
platform: perrong plattform spor
play: spille leke lek spiller
playground: lekeplass lekeplasser
police: politi politiet politianmeldelse
pool: basseng svømmebasseng svømmehall
poor: fattig dårlig dårlige
popular: populær populære
population: befolkning innbyggere innbyggertall folketall
portion: porsjon porsjoner
possible: mulig mulighet
post: post postkontor brevpost
potato: potet poteter
pound: pund
power_performance: effekt ytelse hestekrefter
practical: praktisk praksis oppkjøring
pregnant: gravid graviditet gravide svangerskap
prepare: forberede forberedelse tilberede
prescription: resept reseptpliktig resepter
pressure: trykk dekktrykk
prevent: forhindre forebygge hindre
price_list: prisliste priser prislisten
print: utskrift skrive_ut trykke printe
printer: skriver printer skrivere
private: privat private
private_lesson: privattime privattimer enetime
prize: premie pris premier
problem: problem problemer
process: prosess behandle behandling
product: produkt vare varer produkter
profession: yrke fag profesjon
programme: program programmet timeplan
project: prosjekt prosjekter
proof: bevis kvittering dokumentasjon
protect: beskytte beskyttelse verne
pub: pub kro
public: offentlig offentlige allmennheten
public_holiday: helligdag helligdager rød høytid rød_dag røde_dager offentlig_fridag
public_transport: kollektivtransport trikk t-bane kollektivtrafikk offentlig_transport offentlig_kommunikasjon
publish: utgi utgitt publisere publisert utgivelse
pump: pumpe pumper
pupil: elev student elever studenter
quality: kvalitet kvaliteter
quantity: mengde antall
quarter: kvart kvartal kvarter fjerdedel
queue: kø vente ventetid venter venteliste stå_i_kø
quiet: stille rolig ro stillhet
quiet_hours: nattero stillhet
rabbit: kanin kaniner
racket: racket racketer
raft: flåte rafting flåter
railway: tog jernbane toget togene
railway_station: jernbanestasjon togstasjon stasjon
rain: regn regne vær regner regnvær
ramp: rampe ramper
range: rekkevidde
raw: rå rått
read: lese leser lesing lest
ready: klar ferdig klart
reason: grunn årsak begrunnelse
receive: motta mottar mottatt få
reception: resepsjon resepsjonen resepsjonist
recipe: oppskrift oppskrifter
recommend: anbefale anbefaling anbefalt
recycle: resirkulere gjenvinning gjenbruk kildesortering
red: rød røde rødt
reference: referanse referanser referansenummer henvisning
referral: henvisning henvist henvise
refrigerated: kjølt avkjølt kjøl kjølevare
refund: refusjon tilbakebetaling refundere refunderes tilbakebetale
register: påmelding registrere registrering melde innmelding melde_seg_på
regular: regelmessig fast jevnlig
reminder: påminnelse purring betalingspåminnelse
remove: fjerne fjerning fjernes
repeat: gjenta gjentakelse repetere
replace: erstatte bytte erstatning utskifting skifte bytte_ut skifte_ut
report: rapport melde rapportere anmelde
request: forespørsel ønske anmodning anmode
rescue: redning redde redningstjeneste
responsible: ansvarlig ansvar
rest: hvile rest resten
restaurant: restaurant restauranten spisested
restore: restaurere restaurering renovere istandsette
result: resultat resultater prøvesvar
retail: detaljhandel butikk forhandler
return: returnere retur angrerett tilbakelevere returrett sende_tilbake levere_tilbake
rice: ris risen
ring: ring ringer giftering
risk: risiko risikoer
river: elv elver elven
road: vei gate veg gater
roaming: roaming
rodent: gnager hamster marsvin smådyr
roof: tak taket
room: rom rommet dobbeltrom enkeltrom
root_canal: rotfylling rotbehandling rotkanal
rope: tau rep
route: rute ruter strekning løype
router: ruter modem router
rubbish: søppel avfall søppelkasse boss
rule: regel regler ordensregler husordensregler
run: løpe løping løper løp
rye: rug rugbrød rugmel
safe: trygg sikker sikkerhet trygt
safe_box: safe verdiskap pengeskap
sail: seile seiling seil seilbåt
salad: salat salater
salary: lønn lønnen timelønn
sale: salg selge solgt selger solgte
salmon: laks laksen
salt: salt saltet
same: samme
sample: prøve stikkprøve smaksprøve vareprøve
sand: sand sanden
saturday: lørdag lørdager
sauce: saus sauser
sauna: badstue sauna badstu
sausage: pølse pølser
save: spare lagre redde
school: skole skoler skolen
school_holidays: skoleferie sommerferie skoleferier
science: vitenskap naturvitenskap forskning
scissors: saks
scooter: scooter moped elsparkesykkel
scratch: ripe bulk riper bulker
screen: skjerm lerret
sea: hav sjø havet
sea_view: sjøutsikt havutsikt
season: sesong årstid høysesong lavsesong
seat: sitteplass plass sete sitteplasser plasser
second_hand: brukt gjenbruk brukte second_hand
security: sikkerhet vakt sikkerhetsvakt
seed: frø frøene såkorn
self_checkin: nøkkelboks selvinnsjekking
self_service: selvbetjening selvbetjent
send: sende sendes sender
senior: pensjonist senior honnør pensjonister
separate: separat atskilt egen adskilt
serial_number: serienummer
serve: servere servering serveres
service: service tjeneste betjening tjenester
sesame: sesam sesamfrø
sew: sy søm syr sying
shampoo: sjampo shampoo
share: dele felles delt
shave: barbering barbere barbermaskin barberhøvel
sheep: sau sauer
sheet: laken lakener sengetøy lin
shelf: hylle hyller
shellfish: skalldyr reker sjømat
shoe: sko skoene
shop: butikk forretning butikken
shoulder: skulder skuldre
shower: dusj dusje dusjer
shrimp: reke reker scampi
shuttle: transfer skyttelbuss flybuss transport
sick_note: sykemelding legeerklæring sykmelding egenmelding
sign: underskrift signere skilt signatur undertegne
signal: signal dekning
silver: sølv sølvet
sim: sim simkort sim-kort
sing: synge sang kor
single_room: enkeltrom enkeltromstillegg
sink: servant vask oppvaskkum
skate: skøyte skøyter skøyting
ski: ski skigåing alpint
skin: hud huden
skipper: skipper kaptein
sleep: sove søvn sover
sleeping_bag: sovepose soveposer lakenpose
slow: langsom sakte langsomt
small: liten små lite mindre
smell: lukt lukte duft
smoke: røyke røyking røykfri røyk
smoke_detector: røykvarsler brannvarsler
snow: snø snøen snør
soap: såpe såper
sock: sokk sokker strømper
socket: stikkontakt støpsel kontakt
socks: sokker strømper
soft: myk myke bløt
software: programvare
soil: jord matjord
solar: solcelle solceller solenergi
sold_out: utsolgt utsolgte
soup: suppe supper
sourdough: surdeig surdeigsbrød
south: sør sørlig søndre
soy: soya soyamelk
spa: spa velvære spaavdeling
space: plass rom
spare_part: reservedel reservedeler
speak: snakke snakker tale prate
special: spesiell spesielle særskilt
species: art arter slag
speed: hastighet fart
spelt: spelt speltmel
spice: krydder krydret sterk krydre
spoon: skje skjeer
sport: sport idrett idretter
spouse: ektefelle ektefeller
square: torg plass kvadrat
square_metre: kvadratmeter kvm
squid: blekksprut calamares
stable: stall stabil stallen
stage: scene scener
stain: flekk flekker flekkfjerning
stairs: trapp trapper
stall: bod stand boder
stamp: frimerke stempel frimerker
standing: ståplass ståplasser stående
starter: forrett forretter
stay: opphold bo bli oppholde
steal: stjele tyveri stjålet stjal
steam: damp dampbad
steel: stål rustfri
stock: lager på_lager lagerstatus
stolen: stjålet stjålne tyveri
stone: stein steiner
stop: stopp holdeplass stoppe stopper stoppested
store_keep: oppbevaring lagre oppbevare lagring
storm: storm stormer uvær
stove: komfyr vedovn ovn kokeplate
study: studere studie studium
subscription: abonnement abonnere abonnementer
substitute: vikar erstatning stedfortreder
sugar: sukker sukkeret sukkerfri
suggest: foreslå forslag
suitable: egnet passende passer
suite: suite suiter
summer: sommer somre sommeren
sunday: søndag søndager
surcharge: tillegg gebyr pristillegg
sweet: søt godteri søtt
swim: svømme svømming svømmer bade
swimsuit: badedrakt badebukse badetøy
switch_off: slå_av skru_av avslått
switch_on: slå_på skru_på påslått
table: bord bordet bordbestilling
take: ta tar tok tatt
takeaway: takeaway hentemat henting take_away
tank: tank beholder vanntank
tap: kran vannkran
tartar: tannstein plakk tannrens
taste: smak smake smaker
tax: skatt mva moms avgift
taxi: taxi drosje
taxi_rank: taxiholdeplass drosjeholdeplass
tea: te teen
team: lag team laget
technician: tekniker montør
technology: teknologi teknikk
teeth: tann tenner
television: tv fjernsyn tv-apparat
temporary: midlertidig
tenant: leietaker leier leietakere
tennis: tennis tennisbane
textbook: lærebok lærebøker læremidler
thank: takk takke
theatre: teater teateret
theory: teori teoriprøve teoretisk
therapist: terapeut massør behandler fysioterapeut
thick: tykk tykke
thickness: tykkelse
thursday: torsdag torsdager
ticket: billett billetter
tide: tidevann flo fjære
tie: slips knyte
time: tid tidspunkt klokken klokkeslett
tip: driks tips drikkepenger
today: dag idag
together: sammen felles
toilet: toalett wc toaletter do
tomato: tomat tomater
tomorrow: morgen imorgen
tool: verktøy redskap
total: totalt samlet total sum
tourist: turist turister turisme
tourist_tax: turistskatt besøksbidrag turistavgift
towel: håndkle håndklær badehåndkle
tower: tårn tårnet
toy: leke leker leketøy
tracking: spore sporing sporingsnummer kollinummer
traffic: trafikk trafikken
trailer: tilhenger henger hengere
training: opplæring trening utdanning trene
tram: trikk bybane
transport: transport transportere frakt
travel: reise reiser reisen
tree: tre trær treet
trial: prøve prøvetime prøveperiode utprøving
tuesday: tirsdag tirsdager
tuition: kursavgift skolepenger studieavgift semesteravgift
tune: stemme pianostemmer stemming stemt
turkey: kalkun
type: type slag typer
tyre: dekk vinterdekk dekkskift
ultrasound: ultralyd ultralydundersøkelse
umbrella: paraply paraplyer parasoll
understand: forstå forstår
uniform: uniform ensartet arbeidsklær
university: universitet universitetet høyskole
unpack: utpakking pakke
update: oppdatere oppdatering
urgent: haster akutt hastende
use: bruke bruk benytte anvende
vaccination: vaksinasjon vaksine vaksinere vaksinert
valley: dal dalen daler
valuable: verdifull verdisaker verdi verdigjenstander
van: varebil lastebil kassebil
vegan: vegansk veganer vegan
vegetable: grønnsak grønnsaker
vegetarian: vegetarisk vegetarianer vegetar
vet: veterinær dyrlege dyreklinikk
view: utsikt utsikten sjøutsikt
village: landsby bygd tettsted
vinegar: eddik eddiken
virus: virus antivirus
visit: besøk besøke besøkende
voice: stemme stemmen
volume: volum volumet lydstyrke
volunteer: frivillig frivillige
vote: stemme avstemning stemmerett
wall: vegg mur vegger murer
ward: avdeling sengepost
warehouse: lager lageret varelager
warm: varm varme varmt
warning: advarsel varsel advare
wash: vaske vask vaskemaskin vaskes
watch: klokke ur armbåndsur klokker
water: vann drikkevann vannet
watt: watt kilowatt
wave: bølge bølger
waxing: voksing vokse hårfjerning
weak: svak svake
wear: bære bruke iført slitasje
wednesday: onsdag onsdager
week: uke uker ukentlig
weekday: hverdag ukedag hverdager
weekend: helg helger helgen
weigh: veie vekt veier
west: vest vestlig vestre
wet: våt vått
wetsuit: våtdrakt våtdrakter
wheel: hjul hjulet ratt
white: hvit hvite hvitt
whitening: tannbleking bleking bleke
whole: hel hele helt
wholesale: engros grossist engrossalg
wide: bred bredde bredt
width: bredde bred
wife: kone hustru mann ektemann
wind: vind blåst vinden
window: vindu vinduer
windscreen: frontrute bilrute
wine: vin viner
winter: vinter vintre vinteren
wire: ledning tråd kabel
withdraw: angre trekke uttak heve ta_ut_penger
withdrawal_period: angrefrist angrerett
wool: ull garn ullgarn
workshop: verksted workshop verkstedet
world: verden verdens
write: skrive skrev skrevet forfatter skriver
wrong: feil gal
x-ray: røntgen røntgenbilde
year: år årlig årskort
yellow: gul gule gult
yoga: yoga yogatime
young: ung unge yngre
young_animal: valp valper kattunge kattunger
youth: ungdom tenåring ungdommer tenåringer
zip: glidelås
`
