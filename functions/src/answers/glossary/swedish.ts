/** Words of Swedish by what they mean, as `glossary` joins them with those of other languages. */
export const SWEDISH = `
abroad: utomlands utlandet internationell utland
accept: acceptera accepterar tar godta emot accepteras tar_ni_emot tar_emot
accessible: rullstol tillgänglig rullstolsanpassad handikappanpassad tillgänglighet tillgänglighetsanpassad
accident: olycka olycksfall olyckor olyckan
activity: aktivitet aktiviteter sysselsättning
adapter: adapter adaptrar
add: lägga extra tillägg ytterligare tillkommer
address: adress besöksadress gatuadress postadress
adult: vuxen vuxna fullvuxen
advance: förväg förskott förhand i_förväg på_förhand
advice: råd rådgivning konsultation rådgöra
afternoon: eftermiddag eftermiddagar
age: ålder år gammal åldersgräns åldrar hur_gammal hur_gamla från_vilken_ålder
agree: godkänna samtycke samtycka överenskommelse avtala överens
air_conditioning: luftkonditionering ac klimatanläggning luftkonditionerad
airport: flygplats flygplatsen airport
alarm: larm alarm väckarklocka
alcohol: alkohol alkoholhaltig sprit alkoholfri
allergy: allergi allergisk allergen allergiker överkänslig
allow: tillåta tillåtet tillåtna får tillåts lov är_det_tillåtet
alone: ensam ensamma självständigt
always: alltid jämt
amount: belopp summa
anchor: ankare ankra ankring
animal: djur husdjur sällskapsdjur
anniversary: jubileum årsdag bröllopsdag
answer: svar svara besvara
apartment: lägenhet lägenheter våning
app: app appen appar
application: ansökan ansöka söka ansökningar
appointment: tid tidsbokning besökstid boka bokad boka_tid beställa_tid
arrive: ankomst anlända ankommer ankomma framme
ask: fråga frågor undra
assemble: montera montering ihop sätta sätta_ihop
automatic: automat automatisk automatväxlad
available: tillgänglig tillgång ledig tillgänglighet
average: genomsnitt medel snitt genomsnittlig
award: pris utmärkelse prisbelönt
baby: bebis spädbarn baby bebisar småbarn
back_up: säkerhetskopia säkerhetskopiera backup säkerhetskopiering
bacon: bacon fläsk
bag: väska väskor påse kasse
baggage: bagage resväska resväskor packning
bake: baka bagare bageri bakad ugnsbakad bakning
balcony: balkong altan uteplats
ball: boll bollar klot
bank: bank bankkontor banken
bank_account: bankkonto konto iban kontonummer
bank_transfer: banköverföring överföring bankgiro
barbecue: grill grilla grillplats grillning
basement: källare källarvåning källarplan
bath: bad badkar bada
bathrobe: badrock badrockar tofflor morgonrock
bathroom: badrum badrummet
battery: batteri batterier ackumulator
beach: strand stränder badstrand
beard: skägg skäggvård
beautiful: vacker skönhet vackra fin snygg
bed: säng sängar bädd sängplatser dubbelsäng
bedroom: sovrum sovrummet
beef: nötkött oxkött biff nöt
beer: öl ölsorter pilsner
begin: börja börjar start starta början påbörja
beginner: nybörjare nybörjarkurs nybörjarnivå
bench: bänk bänkar
berth: båtplats kajplats gästplats förtöjning förtöja
bicycle: cykel cyklar cykla cykling
big: stor stora storlek större
bill: faktura räkning nota fakturor
bird: fågel fåglar
birth: födelse förlossning född födsel
birthday: födelsedag födelsedagar fyller
bitter: bitter beskt besk beska
black: svart svarta
blanket: filt filtar täcke
blood: blod blodprov
blood_pressure: blodtryck
blood_test: blodprov blodprover provtagning
blow_dry: föna fönning
blue: blå blått
boat: båt båtar fartyg skepp
boil: koka kokt kokning kokta
book_reading: bok böcker boken
booking: bokning boka bokas reservation reservera beställa boka_bord
boot: stövel stövlar känga kängor
born: född föddes födda
bottle: flaska flaskor
bowl: skål skålar bunke
box: låda ask lådor
box_carton: kartong kartonger flyttkartong låda
boy: pojke pojkar kille
braces: tandställning tandreglering
brake: broms bromsar bromsbelägg
branch: filial butik avdelningskontor filialer
brand: märke tillverkare varumärke fabrikat
bread: bröd limpa bröden
break_damage: skada skadad trasig sönder defekt skador gått_sönder i_sönder
break_pause: paus rast uppehåll pauser
breakdown: haveri motorstopp driftstopp bärgning fel
breakfast: frukost frukostbuffé morgonmål frukosten
bride: brud bröllop bruden bröllopsfest vigsel
bridge: bro broar bron
bring: ta medföra medtaga medta ta_med ta_med_sig
brother: bror bröder syster systrar syskon
budget: budget budgeten
buffet: buffé bufféer
build: bygga byggd byggnation byggdes uppföra bygge
building: byggnad hus byggnader fastighet
bunk: våningssäng koj brits våningssängar
buoy: boj bojar
bus: buss bussar bussen
bus_line: busslinje busslinjer
bus_stop: busshållplats hållplats
business: företag firma bolag verksamhet
busy: upptagen fullt trångt högtrafik belagt
button: knapp knappar strömbrytare
buy: köpa köp köpt inköp handla
cabin: stuga stugor hytt koja
cake: tårta kaka kakor bakelse tårtor tårtan
calendar: kalender kalendrar
call: ringa telefon telefonnummer samtal ringer tfn
camera: kamera foto kameror
campfire: lägereld brasa eld elda eldning
camping: camping tält campingplats tälta tältplats
cancel: avboka avbokning avbeställa inställd avbeställning annullera
candle: ljus stearinljus levande
canoe: kanot kanoter
capacity: kapacitet rymmer
capital: huvudstad kapital
car: bil bilar fordon personbil
car_rental: biluthyrning hyrbil
caravan: husvagn husbil husvagnar
card: kort kreditkort bankkort betalkort
care: vård omsorg sköta skötsel omvårdnad
carpet: matta mattor heltäckningsmatta
carry: bära bär burit
cash: kontanter kontant kontantbetalning
cash_machine: bankomat uttagsautomat bankomater
cash_on_delivery: postförskott efterkrav
castle: slott borg slottet
castrate: kastrering kastrera kastrerad sterilisera
cat: katt katter
catalogue: katalog kataloger
catering: catering cateringmat förtäring
ceiling: tak innertak takhöjd
celebrate: fira fest firande kalas
celery: selleri
cent: cent öre
centre: centrum center mitt
century: århundrade sekel talet
ceramics: keramik lergods krukmakeri drejning
certificate: intyg certifikat bevis diplom
chain: kedja kedjor
chair: stol stolar
change: ändra ändring byta omboka ombokning ändras
change_money: växla växel växling valutaväxling växelpengar
changing_room: omklädningsrum provrum omklädning ombyte
charge_battery: ladda laddning laddare laddstation laddplats laddstolpe ladda_elbil
charging_station: laddstation laddstolpe laddstationer laddplats
cheap: billig billigare prisvärd
cheapest: billigast billigaste lägsta
check: kontrollera kontroll besiktning undersöka undersökning granska
check_in: incheckning checka check-in checka_in
check_out: utcheckning checka check-out checka_ut
check_up: hälsokontroll kontroll hälsoundersökning undersökning
cheese: ost ostar
chemist: apotek apoteket
chicken: kyckling fågel höns höna kycklingar
child: barn barnen ungar barnfamilj
children_menu: barnmeny barnportion barnrätt
chocolate: choklad chokladen
choose: välja val väljer valt valfri
christmas: jul julen julafton
church: kyrka kyrkan kapell
cinema: bio film biograf filmer
city: stad städer kommun ort
class: klass klassrum klasser
clean: städa städning rengöra rengöring ren rena
climb: klättra klättring bestiga
clinic: klinik mottagning vårdcentral läkarmottagning praktik
cloakroom: garderob garderober
close: stänga stängt stänger stängd stängning
clothes: kläder klädsel plagg
clutch: koppling
coach: tränare coach
coat: jacka rock kappa jackor
cocktail: cocktail drink cocktails
code: kod pin-kod portkod pinkod
coffee: kaffe kaffet fika
cold: kall kallt kallare kyla förkylning
collect: hämta avhämtning hämtning upphämtning hämta_ut hämta_upp click_and_collect
colour: färg färga färger kulör färgning
combine: kombinera kombinerad kombination kombineras
come: komma kommer kom kommit
comfortable: bekväm komfortabel skön bekväma
committee: styrelse kommitté utskott
compare: jämföra jämförelse jämför
competition: tävling lopp tävlingar tävla
complain: klagomål reklamation reklamera klaga
computer: dator laptop datorer
concert: konsert musik konserter
condition: villkor skick förutsättning bestämmelser allmänna_villkor
conference: konferens möte sammanträde konferenslokal
confirm: bekräfta bekräftelse bokningsbekräftelse
consumption: förbrukning förbrukar elförbrukning
contact: kontakt kontakta nå kontaktuppgifter
contain: innehålla ingår inkluderad inkluderat innehåller inklusive
contract: avtal kontrakt hyresavtal
cook: laga kock matlagning tillaga
corkage: korkavgift korkpengar
cost: kostnad pris kosta avgift priser kostar hur_dyrt vad_kostar hur_mycket_kostar
cot: spjälsäng barnsäng babysäng resesäng
cotton: bomull bomullstyg
country: land länder landet
course: kurs lektion kurser undervisning lektioner
court: tennisbana bana banor
cover: täcka täcker omfattas omfattar ersätter täcks
cow: ko kor
cream: grädde vispgrädde
credit_card: kreditkort kontokort betalkort
crown_tooth: krona tandkrona kronor
cup: kopp mugg koppar
cure: bota läka botemedel läkning
currency: valuta valutor
current: ström strömmar strömt
curtain: gardin gardiner draperi
customer: kund gäst kunder klient gäster
cut: klippa klippning hårklippning klipp
dam: damm dammen fördämning
dance: dans dansa danser
danger: fara farlig farligt
data: data uppgifter personuppgifter
date: datum dag
daughter: dotter döttrar
day: dag dagar dagligen dygn
dead: död dö dog döda avliden avled
deadline: senast sista deadline frist
dear_expensive: dyr dyra dyrare dyrt
debt: skuld skulder
deep: djup djupt djupet
degree: grad temperatur grader
delay: försening försenad sen sent försenas för_sent
deliver: leverans leverera frakt skicka leveranstid hemleverans
dentist: tandläkare tandvård tandläkaren
depart: avgång avresa avgår lämna avfärd
deposit: deposition handpenning förskott pant förskottsbetalning
describe: beskriva beskrivning beskriver
design: design formgivning designad designer formgivare ritad
dessert: efterrätt dessert desserter efterrätter
detergent: tvättmedel diskmedel rengöringsmedel
device: apparat enhet maskin utrustning
deworm: avmaskning avmaska mask maskar
diabetes: diabetes diabetiker sockersjuka
diagnosis: diagnos diagnoser
diesel: diesel bensin bränsle drivmedel
diet: diet kost specialkost
difference: skillnad olika skillnader skilja
difficult: svår svårt svåra svårighetsgrad
dinner: middag kvällsmat kvällsmål middagar
direction: vägbeskrivning väg riktning hitta hur_kommer_jag
dirty: smutsig smuts smutsiga
disabled: funktionsnedsättning rörelsehindrad handikapp funktionshinder handikappad personer_med_funktionsnedsättning
disappear: försvinna försvann försvunnit försvunnen
disassemble: demontera demontering nedmontering
discount: rabatt rabatterad nedsatt rabatter avdrag nedsatt_pris
discover: upptäcka upptäckt upptäckte
dish: rätt rätter maträtt huvudrätt
dishwasher: diskmaskin disk
display: display skärm
dive: dyka dykning dykare
doctor: läkare doktor läkaren
document: dokument handling handlingar papper
dog: hund hundar hunden
donate: donera gåva skänka donation
door: dörr dörrar ytterdörr port
double_room: dubbelrum
dough: deg degar knåda
download: ladda nedladdning nerladdning ladda_ner ladda_ned
dozen: dussin
drain: avlopp brunn golvbrunn avrinning
dress: klänning klä klädsel klänningar
dress_code: klädkod
drill: borr borra borrmaskin
drink: dryck drycker dricka dricks drick
drive: köra kör förare körning chaufför
driving_licence: körkort körkortet
dry: torka torr torktumlare torrt tork
dry_cleaning: kemtvätt
duck: anka gås ankor gäss
dumpling: dumpling dumplings kroppkaka knödel
duration: varaktighet tid tar varar längd pågår hur_lång_tid hur_länge
during: under medan
dust: damm dammsugare
duvet: täcke sängkläder duntäcke täcken
early: tidig tidigt tidigare
easter: påsk påsken påskafton
easy: lätt enkel enkelt lättare
eat: äta mat måltid äter ätit måltider
egg: ägg ägget
electric: elektrisk el ström eluttag
electricity: el ström elektricitet elen
elevator: hiss hissen
email: e-post mejl mail epost e-postadress mejla e_post
emergency: nödsituation akut nödfall nöd akutnummer
employee: anställd personal medarbetare anställda
empty: tom töm tomma tömma tomt
end: slut sluta slutar avslut avsluta
engine: motor motorer motorn
engineer: ingenjör arkitekt ingenjörer
english: engelska engelsk engelskspråkig
engraving: gravyr gravera graverad gravering
enter: ingång entré inträde gå
entrance_fee: inträde entréavgift inträdesavgift inträdespris
envelope: kuvert
equipment: utrustning utrustningen redskap
euro: euro euron
evening: kväll kvällar kvällen
event: evenemang händelse arrangemang event
every: varje alla samtliga
exam: prov tentamen examen test provet
example: exempel exempelvis
excursion: utflykt tur utflykter rundtur resa
exercise: övning träning öva motion
exhaust: avgas avgassystem avgasrör
exhibition: utställning utställningar ställs
exit: utgång avfart utgången nödutgång
expire: gälla giltig giltighet giltighetstid utgår gäller
explain: förklara förklaring
express: express expressleverans
extend: förlänga förlängning längre
eye: öga ögon ögat
eyebrow: ögonbryn bryn ögonfrans fransar
fabric: tyg tyger textil
facial: ansiktsbehandling ansiktsvård
factory: fabrik fabriken
family: familj familjer familjen
far: långt avstånd avståndet bort hur_långt
fare: biljettpris taxa resekostnad
farm: gård bondgård bonde bönder lantbruk gården
fast: snabb snabbt fort
fat: fett fet fetthalt
father: far pappa mamma mor förälder föräldrar
female: kvinna kvinnor dam kvinnlig damer
fence: staket stängsel
ferry: färja färjor färjan båt
festival: festival festivaler
fever: feber febern
few: få några fåtal
fill: fylla fyllning fyll påfyllning fylla_i fylla_på
filling_tooth: fyllning lagning tandfyllning tandlagning plomb
filter: filter filtrera
find: hitta finna hittar hittade funnit hittad
fine: böter bot avgift straffavgift
finger: finger fingrar
fire: brand eld brandkår eldsvåda
firewood: ved brasved björkved
fireworks: fyrverkeri fyrverkerier smällare
first: först första förste
first_aid: första_hjälpen
fish: fisk fiske fiska fiskar
fit: passa passar passform sitter
fix: reparera reparation laga lagning reparationer
flat_tyre: punktering punka platt_däck
flea_tick: loppa fästing parasit loppor fästingar
flight: flyg flygning flyga flyget
flood: översvämning översvämmad
floor: våning golv plan våningar etage
flour: mjöl vetemjöl
flower: blomma blommor bukett blombukett
fog: dimma dimmig
foot: fot fötter fötterna
football: fotboll fotbollsplan
forbidden: förbjuden förbjudet förbud otillåtet
forest: skog skogen skogar trä
forget: glömma glömt glömd kvarglömd
form: blankett formulär anmälningsblankett
found_start: grunda grundades grundat grundande etablerat
founder: grundare grundades grundat grundaren
free: gratis kostnadsfri avgiftsfri kostnadsfritt fri utan_kostnad
free_of_charge: gratis kostnadsfritt avgiftsfri kostnadsfri
free_vacant: ledig ledigt lediga
freeze: frysa frys fryst frusen djupfryst frysen frysa_in
fresh: färsk färska frisk färskt
friday: fredag fredagar
fridge: kylskåp kyl
friend: vän vänner kompis kamrat
fringe: lugg
fruit: frukt frukter
full: full fullt fullbokat fulla
full_board: helpension
furniture: möbel möbler möblerad
future: framtid framtida framöver
game: spel lek spela leka match
garage: garage verkstad bilverkstad
garden: trädgård trädgårdar
garlic: vitlök
gas: gas gasol gaser
gate: grind port bom grindar
gearbox: växellåda växel växlar
generator: generator elverk
gift: gåva present presenter presentkort
gift_card: presentkort
gift_voucher: presentkort gåvokort värdecheck
girl: flicka flickor tjej
give: ge ger gav lämna
glacier: glaciär glaciärer
glass: glas glaset
glasses: glasögon glasögonen brillor
glove: handske handskar vantar
gluten: gluten glutenfri vete glutenfritt
go: gå går åka åker
goggles: simglasögon cyklop skidglasögon
gram: gram kilo kilogram
grass: gräs gräsmatta gräset
grease: fett smörja smörjning
green: grön gröna grönt
groom: hundtrim trimma pälsvård hundfrisör
group: grupp grupper sällskap
group_lesson: grupplektion gruppkurs grupplektioner
guarantee: garanti garantera garantitid
guardian: vårdnadshavare målsman förmyndare
guide: guide guidad guidning rundvisning guidade visning
gym: gym fitness träning gymnastiksal
hair: hår håret
hairdresser: frisör frisörsalong frisörer hårsalong
hairdryer: hårtork hårfön fön
halal: halal kosher
half: halv hälft hälften halva
half_board: halvpension
hall: hall sal lokal aula
ham: skinka
handicraft: hantverk slöjd hantverkare
handle: handtag skaft
harbour: hamn hamnen gästhamn småbåtshamn
harness: sele klättersele selar
harvest: skörd skörda skörden
hat: hatt mössa hattar mössor
head: chef ledare föreståndare huvud ansvarig
headache: huvudvärk migrän
headliner: huvudakt headliner
health: hälsa hälsosam frisk hälso
hear: höra hör hörsel
hearing: hörsel höra hörapparat hörseltest
heat: värme uppvärmning uppvärmd värma varm
heavy: tung tungt vikt tunga väger
height: höjd hög längd lång höga
helmet: hjälm hjälmar cykelhjälm
help: hjälp hjälpa hjälper
herb: ört örter kryddväxt
high_chair: barnstol barnstolar matstol
high_season: högsäsong
highlights: slingor balayage
hike: vandra vandring promenad vandringsled promenera
hill: kulle backe berg kullar
hire: hyra uthyrning hyr uthyres hyras uthyrare
history: historia historien historisk
hobby: hobby fritidsintresse fritid
holiday: semester lov ledighet helgdag semestern
home: hem hemma bostad
homework: läxa läxor hemläxa
honey: honung biodlare
horse: häst ridning hästar rida ridtur
hose: slang slangar
hospital: sjukhus lasarett sjukhuset
host: värd värdinna värdar värdfolk
hot: het varm hett varmt
hot_tub: badtunna bubbelpool jacuzzi bubbelbad
hotel: hotell hotellet
hour: timme timmar timma timmen
house: hus huset villa
household: hushåll hushållet
hungry: hungrig hunger hungriga
ice: is isen isbitar
ice_cream: glass glassbar
id_card: legitimation pass id-kort id-handling leg identitet
ill: sjuk sjukdom sjuka sjukdomar
immediately: omedelbart genast direkt
implant: implantat tandimplantat
important: viktig viktigt viktiga
indoor: inomhus inne inuti
infection: infektion smitta infektioner smittsam
ingredient: ingrediens ingredienser råvara
injection: injektion spruta
injury: skada skadad skador
insect: insekt insekter
install: installera installation installerad
instalment: delbetalning avbetalning delbetala
instructions: bruksanvisning instruktion instruktioner manual
instructor: instruktör lärare undervisar ledare tränare
insurance: försäkring försäkrad försäkra
internet: internet wifi wlan wi-fi bredband
interpreter: tolk översättning tolkning översätta
interview: intervju anställningsintervju
invent: uppfinna uppfann uppfanns uppfunnen uppfinning
inventor: uppfinnare uppfann uppfinna uppfunnit
invite: bjuda inbjuda inbjudan inbjuden
iron: järn strykjärn stryka
island: ö öar ön
jam: sylt marmelad
jewellery: smycke smycken juvelerare guldsmed
job: jobb arbete arbeta tjänst lediga jobba lediga_jobb ledig_tjänst lediga_tjänster
juice: juice saft
jump: hoppa hopp
kayak: kajak kajaker
keep: behålla spara hålla förvara
kennel: hundpensionat kennel kattpensionat djurpensionat
kettle: vattenkokare kittel
key: nyckel nycklar nyckeln
keyboard: tangentbord
kidney: njure njurar
kilometre: kilometer km mil
kindergarten: förskola dagis daghem
kitchen: kök köket pentry
knife: kniv knivar
knit: sticka stickning stickad stickat
laboratory: laboratorium labb laboratoriet
lactose: laktos laktosfri mjölkprodukt mejeri
ladder: stege stegar
lake: sjö sjöar insjö
lamb: lamm lammkött
lamp: lampa ljus lampor belysning
land: land mark tomt
lane: bana simbana banor
language: språk språket
last: sista sist senaste
later: senare efteråt
laundry: tvätt tvättstuga tvätteri tvätta
law: lag lagen lagar rätt
lawyer: advokat jurist advokater
lay: lägga lägger värper värpa
leak: läcka läckage läcker
learn: lära inlärning lär
leather: läder skinn
left: vänster vänstra
leg: ben benet
legal: juridisk laglig rättslig lagligt
lend: låna lån utlåning lånar
length: längd lång långt långa
lesson: lektion lektioner undervisning
letter: brev bokstav bokstäver
level: nivå nivåer plan
library: bibliotek biblioteket
licence: licens tillstånd licenser
lid: lock
life_jacket: flytväst livväst räddningsväst flytvästar
lifeguard: badvakt livräddare strandvakt
light: ljus belysning lampa ljust
lighthouse: fyr fyren fyrtorn
lightning: blixt åska åskväder
like: tycka gilla gillar
limescale: kalk avkalka avkalkning
line: linje rad lina
listen: lyssna lyssnar
litre: liter litrar
live: bo bor bodde boende bosatt
liver: lever levern
local: lokal lokala ortsbor
lock: lås låsa cykellås
locked: låst låsta låses
locker: skåp förvaringsskåp förvaringsbox
login: inloggning logga_in inlogg användarnamn
lose: förlora tappa borttappad tappat förlorad
lost_property: hittegods borttappat upphittat
low: låg lågt låga
low_season: lågsäsong
lunch: lunch luncher dagens
machine: maskin maskiner automat
magazine: tidskrift tidning magasin
main: huvud huvudsaklig främsta
main_course: huvudrätt varmrätt huvudrätter varmrätter
maintenance: underhåll service skötsel
make: tillverka producera göra tillverkning gjord produceras
male: man män manlig herr herrar
mandatory: obligatorisk måste krav krävs tvungen obligatoriskt
manicure: manikyr
map: karta kartor
map_location: läge karta plats
market: marknad torg torghandel
marry: gifta gift vigsel giftermål
massage: massage massera massör
mat: matta underlag liggunderlag mattor
material: material materialet råmaterial
maximum: max maximal högst maximalt
measure: mäta mått mätning åtgärd
meat: kött köttet
medicine: medicin läkemedel mediciner
meet: träffa möte möta mötas samling träffas
member: medlem medlemmar medlemskap
menu: meny matsedel menyer
message: meddelande sms
meter: meter mätare
method: metod metoder
metre: meter
metro: tunnelbana
microchip: mikrochip chip chipmärkning id-märkning chippa
microwave: mikrovågsugn mikro micro
middle: mitten mitt mellan
midnight: midnatt
mileage: miltal mätarställning körsträcka
milk: mjölk mjölken
million: miljon miljoner
mine: gruva gruvan gruvor
minibar: minibar minibaren
minimum: minst minimum minsta lägst
minute: minut minuter
mirror: spegel speglar
miss: missa missar missad utebli
mistake: misstag fel felaktig
mobile_phone: mobil mobiltelefon mobilnummer smartphone mobil_telefon
model: modell modeller
monday: måndag måndagar
money: pengar pengarna
month: månad månader månadsvis månadskort
morning: morgon morgonen förmiddag morgnar
motorcycle: motorcykel mc motorcyklar
mountain: berg fjäll bergen
mouth: mun munhygien
move: flytta flytt flyttar flyttning
museum: museum museet museer
mushroom: svamp svampar
mustard: senap
nail: nagel naglar spik
name: namn heter kallas
nappy: blöja blöjor
native_speaker: modersmål modersmålstalare infödd
nature: natur naturlig naturen
near: nära närhet närmaste intill
need: behöva behov behöver
needle: nål nålar sticka stickor
neighbour: granne grannar
new: ny nya nytt
news: nyheter nyhet
newspaper: tidning tidningar dagstidning
next: nästa närmast kommande
night: natt nätter övernattning övernatta natten
noise_loud: buller ljud högljudd oväsen
non_swimmer: icke-simkunnig simkunnig
noodles: nudlar nudel
noon: middagstid klockan_tolv
north: norr norra nord norrut
nose: näsa
notice: meddelande anslag meddela underrättelse
notice_period: uppsägningstid uppsägning uppsägningen
number: nummer antal siffra
nurse: sjuksköterska sjuksköterskor sköterska
nut: nöt nötter jordnöt jordnötter
offer: erbjuda erbjudande offert erbjuder
office: kontor kontoret byrå expedition
official: officiell myndighet officiella
oil: olja oljor oljebyte
oil_change: oljebyte
old: gammal gamla gammalt äldre
onion: lök lökar
online: online nätet webben internet webbplats
only: endast bara enbart
open: öppen öppna öppet öppnar öppettider har_öppet hur_länge_öppet
operation: operation operera opereras
orange: orange apelsin apelsiner
order: beställa beställning order beställd
organic: ekologisk ekologiska ekologiskt eko
organise: organisera arrangera ordna anordnar
outdoor: utomhus ute utanför friluft i_det_fria
oven: ugn ugnen
owner: ägare innehavare äger ägaren
pack: förpackning packa paket packad förpackad emballage
paddle: paddel åra paddla åror
paddleboard: sup paddelbräda sup-bräda
page: sida sidor
paint: måla målning målare färg
pair: par paret
pan: stekpanna kastrull panna
paper: papper papperet
parade: parad festtåg karneval
parcel: paket försändelse paketet
park: park parken
parking: parkering parkera parkeringsplats parkeringshus p-plats
parking_space: parkeringsplats p-plats parkeringsplatser
partner: partner sambo samarbetspartner
pass: pass kort passerkort
passenger: passagerare passagerarna resenär
password: lösenord lösenordet
pasta: pasta spagetti
path: stig led vandringsled spår
patient: patient patienter
pay: betala betalning betalas betald betalt
paypal: paypal
pedal: pedal pedaler trampa
pedicure: pedikyr fotvård
pen: penna pennor
pension: pension pensionen
people: personer person folk människor
pepper: peppar paprika
percent: procent procentsats
performance: föreställning show uppträdande visning
perfume: parfym doft parfymerad parfymfri
perm: permanent permanenta
permit: tillstånd tillåtelse tillstånden
personalised: personlig anpassad specialanpassad måttbeställd
photo: foto fotografera bild bilder fotografi
piano: piano flygel
picnic: picknick picknickkorg matsäck
piece: bit stycke styck bitar
pig: gris fläsk fläskkött griskött svin
pillow: kudde kuddar huvudkudde
pitch: plats tomt campingtomt plan tältplats
pizza: pizza pizzor pizzeria
plan: plan planera planering
plant: växt växter plantera planta
plastic: plast plasten
plate: tallrik tallrikar
platform: perrong spår plattform
play: spela leka spelar lek
playground: lekplats lekplatser
police: polis polisen polisanmälan
pool: pool bassäng simbassäng simhall
poor: fattig dålig dåliga
popular: populär populära omtyckt
population: befolkning invånare folkmängd
portion: portion portioner
possible: möjlig möjligt möjlighet
post: post posta postkontor
potato: potatis potatisar
pound: pund
power_performance: effekt prestanda hästkrafter
practical: praktisk praktik uppkörning
pregnant: gravid graviditet gravida
prepare: förbereda förberedelse tillaga
prescription: recept receptbelagd
pressure: tryck däcktryck lufttryck
prevent: förhindra förebygga hindra
price_list: prislista priser prislistan
print: skriva_ut utskrift trycka tryck
printer: skrivare
private: privat privata enskild
private_lesson: privatlektion privatlektioner enskild_lektion
prize: pris vinst priser
problem: problem problemet besvär
process: process behandla bearbeta
product: produkt vara produkter varor
profession: yrke yrken
programme: program schema programmet
project: projekt projektet
proof: kvitto bevis intyg
protect: skydda skydd skyddar
pub: pub krog
public: offentlig allmän allmänhet
public_holiday: helgdag helgdagar röd storhelg röd_dag röda_dagar allmän_helgdag
public_transport: kollektivtrafik spårvagn tunnelbana spårvagnar allmänna_kommunikationer
publish: publicera utgiven ge utgivning publicerad
pump: pump pumpa pumpar
pupil: elev student elever studenter
quality: kvalitet kvalité kvalitén
quantity: mängd antal kvantitet
quarter: kvart kvartal fjärdedel
queue: kö vänta väntetid köa väntan stå_i_kö
quiet: tyst lugn stilla tystnad
quiet_hours: nattro tystnad tysta_timmar
rabbit: kanin kaniner
racket: racket racketar
raft: flotte forsränning flottar
railway: tåg järnväg tågen
railway_station: järnvägsstation tågstation station centralstation
rain: regn regna väder regnar
ramp: ramp ramper
range: räckvidd
raw: rå råa rått
read: läsa läser läsning läst
ready: klar färdig redo klart
reason: orsak skäl anledning
receive: få erhålla motta mottagit
reception: reception receptionen receptionist
recipe: recept recepten
recommend: rekommendera rekommenderas rekommendation
recycle: återvinna återvinning sopsortering
red: röd röda rött
reference: referens referensnummer hänvisning
referral: remiss remitterad remisser
refrigerated: kyld kylvara kylskåp kylda
refund: återbetalning återbetala ersättning återbetalas
register: anmäla anmälan registrera registrering anmälning anmäla_sig skriva_in
regular: regelbunden ordinarie regelbundet
reminder: påminnelse betalningspåminnelse påminna
remove: avlägsna borttagning bort
repeat: upprepa upprepning
replace: ersätta byta utbyte byte ersättning byta_ut
report: rapport anmäla rapportera anmälan
request: begäran förfrågan önskemål begära
rescue: räddning rädda räddningstjänst
responsible: ansvarig ansvar ansvara
rest: vila rast resten
restaurant: restaurang krog restaurangen
restore: restaurera restaurering renovera återställa
result: resultat provsvar resultatet
retail: detaljhandel butik återförsäljare
return: retur returnera ångerrätt återlämna skicka_tillbaka lämna_tillbaka
rice: ris riset
ring: ring ringar vigselring
risk: risk risken risker
river: flod å älv floder
road: väg gata gatan vägar
roaming: roaming
rodent: gnagare hamster marsvin smådjur
roof: tak taket
room: rum rummet dubbelrum enkelrum
root_canal: rotfyllning rotbehandling rotkanal
rope: rep lina linor
route: rutt väg sträcka led
router: router modem
rubbish: sopor avfall skräp soptunna
rule: regel regler ordningsregler
run: löpning springa löpa springer
rye: råg rågbröd rågmjöl
safe: säker säkerhet trygg säkert
safe_box: kassaskåp värdeskåp säkerhetsskåp värdefack
sail: segla segling segel segelbåt
salad: sallad sallader
salary: lön löner timlön
sale: försäljning sälja såld säljer rea sålde
salmon: lax laxen
salt: salt saltad salta
same: samma likadan
sample: prov provbit smakprov varuprov
sand: sand sanden
saturday: lördag lördagar
sauce: sås såser
sauna: bastu bastun bada
sausage: korv korvar
save: spara sparar rädda
school: skola skolan skolor
school_holidays: skollov sommarlov sportlov lov
science: vetenskap naturvetenskap forskning
scissors: sax saxar
scooter: skoter moped elsparkcykel mopeder
scratch: repa buckla repor bucklor
screen: skärm bildskärm duk
sea: hav havet sjön
sea_view: havsutsikt sjöutsikt
season: säsong årstid högsäsong lågsäsong
seat: sittplats plats säte sittplatser platser
second_hand: begagnad begagnat secondhand använd second_hand
security: säkerhet bevakning väktare
seed: frö frön utsäde
self_checkin: nyckelskåp nyckelbox självincheckning
self_service: självbetjäning självservering
send: skicka sända skickas
senior: pensionär senior pensionärer äldre
separate: separat separera skild
serial_number: serienummer
serve: servera serveras servering
service: service tjänst tjänster betjäning
sesame: sesam sesamfrö
sew: sy sömnad syr söm
shampoo: schampo shampoo hårschampo
share: dela delad gemensam delas
shave: raka rakning rakapparat rakhyvel
sheep: får fåren tacka
sheet: lakan sänglinne linne
shelf: hylla hyllor
shellfish: skaldjur räkor musslor
shoe: sko skor skorna
shop: butik affär butiken
shoulder: axel axlar skuldra
shower: dusch duscha duschar
shrimp: räka räkor
shuttle: transfer skyttel flygbuss anslutningsbuss
sick_note: sjukintyg läkarintyg sjukskrivning sjukanmälan
sign: underskrift underteckna skriva skylt signera
signal: signal täckning mottagning
silver: silver silvret
sim: sim simkort sim-kort
sing: sjunga sång kör sjunger
single_room: enkelrum
sink: handfat diskho vask
skate: skridsko skridskor skridskoåkning
ski: skidor skidåkning skida åka
skin: hud huden
skipper: skeppare kapten
sleep: sova sömn sover
sleeping_bag: sovsäck sovsäckar
slow: långsam långsamt sakta
small: liten små litet mindre
smell: lukt lukta doft
smoke: röka rökning rökfri rök
smoke_detector: brandvarnare rökdetektor brandlarm
snow: snö snöar snön
soap: tvål såpa
sock: strumpa strumpor sockor
socket: eluttag uttag vägguttag stickkontakt
socks: strumpor sockor
soft: mjuk mjuka
software: programvara mjukvara
soil: jord mark
solar: solcell solceller solenergi solpanel
sold_out: slutsåld slutsålt slutsålda
soup: soppa soppor
sourdough: surdeg surdegsbröd
south: söder södra syd
soy: soja sojamjölk
spa: spa wellness spaanläggning
space: utrymme plats utrymmen
spare_part: reservdel reservdelar
speak: tala pratar talar prata
special: speciell särskild särskilda special
species: art sort arter sorter
speed: hastighet fart
spelt: dinkel
spice: krydda kryddor kryddig stark kryddstark
spoon: sked skedar
sport: sport idrott idrotter
spouse: make maka äkta
square: torg kvadrat
square_metre: kvadratmeter kvm
squid: bläckfisk calamares
stable: stall stallet stabil
stage: scen scener
stain: fläck fläckar fläckborttagning
stairs: trappa trappor trapphus
stall: stånd marknadsstånd knalle
stamp: frimärke stämpel frimärken
standing: ståplats ståplatser stående
starter: förrätt förrätter
stay: vistelse stanna bo vistas
steal: stjäla stöld stulen stulits
steam: ånga ångbad
steel: stål rostfri
stock: lager lagerstatus i_lager
stolen: stulen stulet stulits stöld
stone: sten stenar
stop: hållplats stanna stopp stannar
store_keep: förvaring förvara lagra förvaras
storm: storm stormar oväder
stove: spis kamin ugn kök
study: studera studier studie
subscription: abonnemang prenumeration prenumerera
substitute: ersättare vikarie ersättning
sugar: socker sockret sockerfri
suggest: föreslå förslag
suitable: lämplig passande lämpar passar
suite: svit sviter
summer: sommar somrar sommaren
sunday: söndag söndagar
surcharge: tillägg tilläggsavgift avgift pristillägg
sweet: söt söta sött godis
swim: simma simning bada simmar
swimsuit: baddräkt badbyxor badkläder
switch_off: stänga_av avstängd
switch_on: slå_på sätta_på påslagen
table: bord bordet bordsbokning
take: ta tar tog
takeaway: takeaway avhämtning hämtmat take_away
tank: tank behållare vattentank
tap: kran vattenkran blandare
tartar: tandsten plack tandstensborttagning
taste: smak smaka smakar
tax: skatt moms skatter
taxi: taxi taxibil
taxi_rank: taxistation taxihållplats
tea: te teet
team: team lag arbetslag
technician: tekniker montör
technology: teknik teknologi
teeth: tand tänder tänderna
television: tv teve television tv-apparat
temporary: tillfällig tillfälligt temporär
tenant: hyresgäst hyresgäster
tennis: tennis tennisbana
textbook: lärobok läromedel läroböcker kursbok
thank: tack tacka tackar
theatre: teater teatern
theory: teori teoriprov teoretisk
therapist: terapeut massör massörer fysioterapeut
thick: tjock tjocka
thickness: tjocklek
thursday: torsdag torsdagar
ticket: biljett biljetter
tide: tidvatten ebb flod
tie: slips knyta
time: tid tider klockan klockslag
tip: dricks tips
today: idag dag
together: tillsammans ihop gemensamt
toilet: toalett wc toaletter toa
tomato: tomat tomater
tomorrow: imorgon morgon
tool: verktyg redskap
total: totalt total sammanlagt summa
tourist: turist turister turism
tourist_tax: turistskatt kurtaxa
towel: handduk handdukar badhandduk badlakan
tower: torn tornet
toy: leksak leksaker
tracking: spåra spårning kollinummer spårningsnummer
traffic: trafik trafiken
trailer: släp släpvagn trailer släpkärra
training: utbildning träning träna
tram: spårvagn spårväg
transport: transport transportera frakt
travel: resa resor resan reser
tree: träd träden
trial: prov provlektion provperiod prova
tuesday: tisdag tisdagar
tuition: kursavgift terminsavgift skolavgift studieavgift
tune: stämma pianostämmare stämning stämd
turkey: kalkon
type: typ sort slag
tyre: däck vinterdäck däckbyte
ultrasound: ultraljud ultraljudsundersökning
umbrella: paraply parasoll
understand: förstå förstår
uniform: uniform enhetlig arbetskläder
university: universitet högskola
unpack: packa uppackning
update: uppdatera uppdatering
urgent: brådskande akut bråttom
use: använda användning använder bruk
vaccination: vaccination vaccin vaccinera vaccinerad
valley: dal dalen
valuable: värdefull värdesaker värde
van: skåpbil lastbil transportbil
vegan: vegan vegansk veganskt
vegetable: grönsak grönsaker
vegetarian: vegetarisk vegetariskt vegetarian
vet: veterinär djursjukhus djurläkare
view: utsikt vy utsikten havsutsikt
village: by byn byar
vinegar: vinäger ättika
virus: virus virusskydd antivirus
visit: besök besöka besökare
voice: röst rösten
volume: volym volymen
volunteer: volontär frivillig ideell
vote: rösta omröstning röst
wall: vägg mur väggar
ward: avdelning vårdavdelning
warehouse: lager lagerlokal magasin
warm: varm värme varmt
warning: varning varna
wash: tvätta tvättmaskin tvätt tvättas
watch: klocka ur armbandsur klockor
water: vatten dricksvatten vattnet
watt: watt kilowatt
wave: våg vågor
waxing: vaxning vaxa hårborttagning
weak: svag svaga
wear: bära ha klädd slitage
wednesday: onsdag onsdagar
week: vecka veckor veckovis
weekday: vardag vardagar veckodag
weekend: helg helger veckoslut
weigh: väga vikt väger
west: väst västra väster
wet: våt blöt blött
wetsuit: våtdräkt våtdräkter
wheel: hjul hjulen ratt
white: vit vita vitt
whitening: blekning tandblekning bleka
whole: hela hel helt
wholesale: grossist partihandel återförsäljare
wide: bred bredd brett
width: bredd bred
wife: fru hustru man make maka
wind: vind blåst vinden
window: fönster fönstret
windscreen: vindruta vindrutor
wine: vin viner
winter: vinter vintrar vintern
wire: tråd kabel trådar
withdraw: ångra frånträda uttag ångerrätt ta_ut_pengar
withdrawal_period: ångerfrist ångerrätt ångertid
wool: ull garn ullgarn
workshop: verkstad workshop
world: värld världen
write: skriva skriver skrev författare skrivit
wrong: fel felaktig
x-ray: röntgen röntgenbild röntga
year: år årlig årligen årskort
yellow: gul gula gult
yoga: yoga yogapass
young: ung unga yngre
young_animal: valp valpar kattunge kattungar
youth: ungdom tonåring ungdomar tonåringar
zip: dragkedja blixtlås
`
