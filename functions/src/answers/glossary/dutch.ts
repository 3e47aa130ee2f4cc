/** Words of Dutch by what they mean, as `glossary` joins them with those of other languages. */
export const DUTCH = `
abroad: buitenland internationaal buitenlands
accept: accepteren geaccepteerd aannemen aanvaarden
accessible: rolstoel rolstoeltoegankelijk toegankelijk rolstoelvriendelijk mindervaliden drempelvrij
accident: ongeval ongeluk ongelukken aanrijding
activity: activiteit activiteiten bezigheid
adapter: adapter verloopstekker
add: toevoegen extra bijkomend aanvullend toegevoegd
address: adres adressen
adult: volwassene volwassenen volwassen meerderjarig
advance: vooraf tevoren vooruit van_tevoren op_voorhand
advice: advies adviseren raad tip adviesgesprek
afternoon: middag namiddag 's_middags
age: leeftijd oud jaar leeftijdsgrens minimumleeftijd hoe_oud vanaf_welke_leeftijd
agree: akkoord afspraak overeenkomst instemmen toestemming afspreken
air_conditioning: airconditioning airco klimaatbeheersing
airport: luchthaven vliegveld luchthavens
alarm: alarm wekker alarminstallatie
alcohol: alcohol alcoholisch alcoholvrij drank
allergy: allergie allergisch allergeen allergenen
allow: toegestaan mogen toestaan mag toegelaten
alone: alleen onbegeleid
always: altijd steeds
amount: bedrag bedragen som
anchor: anker ankeren
animal: dier dieren huisdier huisdieren viervoeter
anniversary: jubileum jubilea trouwdag
answer: antwoord antwoorden beantwoorden
apartment: appartement flat woning vakantieappartement
app: app apps
application: sollicitatie solliciteren aanvraag aanvragen sollicitant
appointment: afspraak afspraken afspreken een_afspraak afspraak_maken
arrive: aankomen aankomst arriveren aangekomen
ask: vragen vraag navragen gevraagd
assemble: montage monteren opbouwen gemonteerd
automatic: automaat automatisch
available: beschikbaar beschikbaarheid verkrijgbaar leverbaar
average: gemiddeld gemiddelde
award: prijs onderscheiding bekroond prijzen
baby: baby zuigeling baby's
back_up: back-up backup reservekopie
bacon: spek bacon ontbijtspek
bag: tas tassen zak rugzak
baggage: bagage koffer koffers handbagage
bake: bakken bakkerij bakker gebakken gebak
balcony: balkon terras balkons
ball: bal ballen
bank: bank banken
bank_account: bankrekening rekening rekeningnummer iban
bank_transfer: overschrijving overboeking overmaken overboeken bankoverschrijving
barbecue: barbecue bbq grill grillen
basement: kelder souterrain
bath: bad ligbad badkuip baden
bathrobe: badjas badjassen slippers pantoffels
bathroom: badkamer sanitair badkamers
battery: batterij accu batterijen
beach: strand stranden
beard: baard baarden scheren
beautiful: mooi schoonheid prachtig
bed: bed bedden tweepersoonsbed eenpersoonsbed
bedroom: slaapkamer slaapkamers
beef: rund rundvlees rundvee
beer: bier bieren pils brouwerij
begin: begin beginnen start aanvang begint starten
beginner: beginner beginners beginnerscursus
bench: bank bankje zitbank werkbank
berth: ligplaats aanlegplaats steiger ligplaatsen aanmeren
bicycle: fiets fietsen rijwiel e-bike
big: groot grote grootte maat grootst
bill: rekening factuur facturen nota
bird: vogel vogels
birth: geboorte bevalling geboren
birthday: verjaardag verjaardagsfeest jarig kinderfeestje
bitter: bitter bittere
black: zwart zwarte
blanket: deken dekens plaid
blood: bloed bloedafname bloedonderzoek
blood_pressure: bloeddruk bloeddrukmeting
blood_test: bloedonderzoek bloedtest bloedafname bloedprikken
blow_dry: föhnen drogen
blue: blauw blauwe
boat: boot boten schip schepen
boil: koken gekookt kookt
book_reading: boek boeken leesboek
booking: boeking boeken reservering reserveren geboekt gereserveerd tafel_reserveren
boot: laars laarzen skischoen
born: geboren geboorte geboortedatum
bottle: fles flessen
bowl: kom schaal kommen
box: doos kist krat kisten
box_carton: doos dozen karton verhuisdoos
boy: jongen jongens
braces: beugel beugels orthodontist orthodontie
brake: rem remmen remblokken
branch: filiaal vestiging filialen vestigingen
brand: merk merken fabrikant
bread: brood broden broodje
break_damage: kapot schade beschadigd stuk defect gebroken
break_pause: pauze pauzes onderbreking rustpauze
breakdown: pech storing pechhulp panne autopech
breakfast: ontbijt ontbijten ontbijtbuffet
bride: bruiloft bruid huwelijk trouwen bruidspaar trouwerij
bridge: brug bruggen
bring: brengen meebrengen meenemen meegebracht gebracht
brother: broer zus broers zussen broertje zusje
budget: budget begroting
buffet: buffet buffetten
build: bouwen bouw gebouwd bouwjaar
building: gebouw gebouwen pand huis
bunk: stapelbed stapelbedden kooi
buoy: boei boeien
bus: bus bussen touringcar
bus_line: buslijn buslijnen
bus_stop: bushalte halte bushaltes
business: bedrijf bedrijven onderneming zaak firma
busy: druk drukte vol spits
button: knop knoppen schakelaar toets
buy: kopen koop aankoop gekocht inkopen
cabin: hut cabine huisje blokhut hutten
cake: taart cake taarten gebak
calendar: kalender agenda
call: bellen telefoon telefoonnummer telefonisch gebeld
camera: camera fototoestel camera's
campfire: kampvuur vuur vuurplaats
camping: camping tent kamperen kampeerplaats tenten
cancel: annuleren annulering geannuleerd afzeggen afgezegd
candle: kaars kaarsen
canoe: kano kanoën kano's
capacity: capaciteit inhoud
capital: hoofdstad kapitaal
car: auto wagen voertuig auto's voertuigen
car_rental: autoverhuur huurauto
caravan: caravan camper kampeerauto caravans
card: kaart pinpas creditcard bankpas betaalkaart pinnen
care: zorg verzorgen verzorging opvang zorgen
carpet: tapijt vloerkleed kleed vloerbedekking
carry: dragen draagt gedragen
cash: contant cash contanten contant_geld
cash_machine: geldautomaat pinautomaat geldautomaten betaalautomaat
cash_on_delivery: rembours onder_rembours
castle: kasteel kastelen slot burcht
castrate: castratie castreren gecastreerd sterilisatie steriliseren
cat: kat katten poes kater
catalogue: catalogus catalogi
catering: catering cateraar horeca
ceiling: plafond plafonds
celebrate: feest vieren feestje viering gevierd feesten
celery: selderij bleekselderij knolselderij
cent: cent
centre: centrum centra binnenstad
century: eeuw eeuwen
ceramics: keramiek aardewerk pottenbakken
certificate: certificaat getuigschrift diploma attest
chain: ketting kettingen
chair: stoel stoelen kinderstoel
change: wijzigen wijziging veranderen omboeken verzetten gewijzigd
change_money: wisselgeld wisselen muntgeld kleingeld munten
changing_room: kleedkamer omkleden kleedkamers kleedhokje paskamer
charge_battery: opladen laden laadpaal laadstation oplader opgeladen
charging_station: laadpaal laadstation laadpunt laadpalen
cheap: goedkoop goedkoper voordelig betaalbaar
cheapest: goedkoopste voordeligste
check: controleren controle keuring nakijken onderzoek inspectie
check_in: inchecken check-in aankomst check_in in_te_checken
check_out: uitchecken check-out vertrek check_out uit_te_checken
check_up: controle check-up periodieke_controle gezondheidscheck
cheese: kaas kazen
chemist: apotheek apotheker drogist apotheken
chicken: kip gevogelte kippen pluimvee
child: kind kinderen kleintjes peuter
children_menu: kindermenu kinderkaart kindergerecht
chocolate: chocolade chocola bonbons
choose: kiezen keuze gekozen kies keuzes
christmas: kerst kerstmis kerstdag kerstvakantie
church: kerk kerken kapel
cinema: bioscoop film films
city: stad steden plaats binnenstad
class: klas klassen klaslokaal lokaal
clean: schoon schoonmaken schoonmaak reinigen reiniging schoongemaakt
climb: klimmen klimhal beklimmen geklommen
clinic: kliniek praktijk huisartsenpraktijk spreekuur polikliniek
cloakroom: garderobe vestiaire
close: gesloten sluiten dicht sluit sluitingstijd
clothes: kleding kleren kledij
clutch: koppeling koppelingsplaat
coach: trainer coach trainster
coat: jas jassen jack mantel
cocktail: cocktail cocktails
code: code pincode toegangscode
coffee: koffie espresso cappuccino
cold: koud kou koude verkoudheid
collect: ophalen afhalen opgehaald afgehaald afhaalpunt click_and_collect
colour: kleur kleuren verven geverfd verf
combine: combineren combinatie gecombineerd
come: komen komt gekomen
comfortable: comfortabel gerieflijk comfort gemakkelijk
committee: bestuur commissie comité
compare: vergelijken vergelijking vergeleken
competition: wedstrijd competitie race toernooi
complain: klacht klagen klachten reclameren klacht_indienen
computer: computer laptop pc
concert: concert muziek concerten
condition: voorwaarde voorwaarden conditie eis algemene_voorwaarden
conference: conferentie vergadering congres vergaderzaal vergaderen
confirm: bevestigen bevestiging bevestigd
consumption: verbruik verbruikt stroomverbruik
contact: contact bereiken bereikbaar contactpersoon contacteren
contain: bevatten inbegrepen inclusief bevat inhoud
contract: contract overeenkomst contracten huurcontract
cook: koken kok gekookt koks kookworkshop
corkage: kurkengeld kurkgeld
cost: kosten prijs kost prijzen tarief vergoeding hoe_duur wat_kost hoeveel_kost
cot: kinderbed babybed ledikant kinderbedje campingbedje wieg
cotton: katoen katoenen
country: land landen
course: cursus les cursussen lessen opleiding
court: tennisbaan tennisbanen baan
cover: gedekt dekking dekken verzekerd vergoed
cow: koe koeien
cream: room slagroom
credit_card: creditcard kredietkaart creditcards
crown_tooth: kroon kronen tandkroon
cup: kop beker kopje mok
cure: genezen genezing geneest
currency: valuta munt munteenheid
current: stroming stromingen
curtain: gordijn gordijnen
customer: klant klanten gast gasten cliënt
cut: knippen knipbeurt geknipt snijden kapsel
dam: dam stuwdam dijk stuw
dance: dansen dans dansles danst
danger: gevaar gevaarlijk gevaren
data: gegevens data persoonsgegevens
date: datum data dag
daughter: dochter dochters
day: dag dagen dagelijks dagkaart
dead: dood overleden gestorven overlijden sterven stierf
deadline: deadline uiterlijk termijn sluitingsdatum uiterste uiterste_datum
dear_expensive: duur duurder dure duurste
debt: schuld schulden achterstand
deep: diep diepte
degree: graad graden temperatuur
delay: vertraging vertraagd laat uitstel te_laat
deliver: leveren bezorgen levering bezorging verzending geleverd
dentist: tandarts tandheelkundig tandartspraktijk mondzorg
depart: vertrek vertrekken vertrokken verlaten vertrekt
deposit: borg aanbetaling waarborg waarborgsom borgsom statiegeld
describe: beschrijven beschrijving omschrijving beschreven
design: ontwerp ontwerpen ontworpen ontwerper design
dessert: dessert nagerecht toetje nagerechten
detergent: wasmiddel afwasmiddel schoonmaakmiddel
device: apparaat toestel apparaten
deworm: ontwormen ontworming wormen wormkuur
diabetes: diabetes suikerziekte diabetespatiënt
diagnosis: diagnose diagnostiek
diesel: diesel benzine brandstof tanken
diet: dieet voeding dieetwensen
difference: verschil verschillen verschillend anders
difficult: moeilijk lastig moeilijkheidsgraad
dinner: diner avondeten avondmaal dineren
direction: routebeschrijving richting route weg hoe_kom_ik
dirty: vuil vies smerig vervuild
disabled: gehandicapt handicap beperking invalide mindervalide gehandicapten mensen_met_een_beperking
disappear: verdwenen verdwijnen verdween vermist
disassemble: demonteren demontage afbreken
discount: korting kortingen reductie gereduceerd kortingskaart
discover: ontdekken ontdekt ontdekking
dish: gerecht gerechten schotel dagschotel
dishwasher: vaatwasser afwasmachine vaatwasmachine vaatwasserbestendig
display: display scherm weergave
dive: duiken duiker duik duikcursus gedoken
doctor: arts dokter huisarts artsen
document: document documenten papieren stukken
dog: hond honden viervoeter huisdier hondje
donate: doneren donatie schenken gift schenking
door: deur deuren voordeur
double_room: tweepersoonskamer tweepersoonskamers
dough: deeg kneden degen
download: downloaden gedownload download
dozen: dozijn
drain: afvoer afvoerputje riool aftappen
dress: jurk jurken trouwjurk
dress_code: dresscode kledingvoorschrift
drill: boor boren boormachine
drink: drank drankje drinken drankjes frisdrank gedronken
drive: rijden chauffeur bestuurder rijdt gereden
driving_licence: rijbewijs rijbewijzen
dry: drogen droog droger wasdroger gedroogd
dry_cleaning: stomerij stomen gestoomd
duck: eend gans eenden ganzen
dumpling: dumpling dumplings knoedel
duration: duur duren duurt lang tijdsduur hoe_lang hoelang_duurt
during: tijdens gedurende
dust: stof stofzuiger stoffig
duvet: dekbed beddengoed dekbedden
early: vroeg vroege vroeger vroegboekkorting
easter: pasen paasvakantie paasdag
easy: makkelijk gemakkelijk eenvoudig
eat: eten eet maaltijd gegeten voedsel maaltijden
egg: ei eieren eitje
electric: elektrisch elektra stroom elektrische op_stroom
electricity: elektriciteit stroom stroomaansluiting elektra
elevator: lift liften
email: e-mail email mail mailen mailadres e_mail
emergency: noodgeval spoed nood spoedgeval noodgevallen alarmnummer geval_van_nood
employee: medewerker personeel werknemer medewerkers
empty: leeg lege legen
end: einde eindigen eindigt afloop eind
engine: motor motoren
engineer: ingenieur architect ingenieurs
english: engels engelstalig engelse
engraving: gravure graveren gegraveerd gravering
enter: ingang toegang binnenkomen entree betreden
entrance_fee: entree toegangsprijs entreeprijs toegang inkomprijs
envelope: envelop enveloppe enveloppen
equipment: uitrusting apparatuur materiaal uitgerust benodigdheden
euro: euro eur
evening: avond avonden avonds 's_avonds
event: evenement evenementen gebeurtenis
every: elke elk ieder iedere
exam: examen toets examens tentamen
example: voorbeeld bijvoorbeeld voorbeelden
excursion: uitstap excursie uitje tour dagtocht tocht
exercise: oefening oefenen oefeningen beweging
exhaust: uitlaat uitlaten
exhibition: tentoonstelling expositie tentoonstellingen tentoongesteld
exit: uitgang uitgangen uitrit nooduitgang
expire: verlopen geldig vervallen geldigheid verloopt vervaldatum
explain: uitleggen uitleg verklaren toelichting uitgelegd
express: express spoed spoedlevering expreslevering
extend: verlengen verlenging verlengd langer
eye: oog ogen oogarts oogmeting
eyebrow: wenkbrauw wenkbrauwen wimper wimpers
fabric: stof stoffen textiel doek
facial: gezichtsbehandeling gezichtsverzorging
factory: fabriek fabrieken
family: gezin familie gezinnen families
far: ver afstand verder hoe_ver
fare: ritprijs tarief tarieven vervoerbewijs
farm: boerderij boer boerderijen boeren landbouw
fast: snel sneller snelle vlug
fat: vet vetten vetgehalte
father: vader moeder ouders ouder
female: vrouw vrouwen vrouwelijk dames dame
fence: hek schutting omheining
ferry: veerboot veer veerpont pont veerboten
festival: festival feest festivals
fever: koorts verhoging
few: weinig enkele paar
fill: vullen vulling invullen gevuld ingevuld
filling_tooth: vulling vullingen tandvulling
filter: filter filteren filters
find: vinden gevonden vindt vond
fine: boete boetes bekeuring
finger: vinger vingers
fire: brand brandweer vuur brandblusser
firewood: brandhout haardhout
fireworks: vuurwerk vuurwerkshow
first: eerste eerst
first_aid: ehbo eerste_hulp
fish: vis vissen visvergunning hengelen
fit: passen past pasvorm passend
fix: repareren reparatie herstellen gerepareerd herstelling maken
flat_tyre: lek lekke lekband bandenpech lekke_band lekke_banden
flea_tick: vlo teek vlooien teken parasieten ongedierte
flight: vlucht vliegen vluchten vliegtuig gevlogen
flood: overstroming overstroomd overstromingen wateroverlast watersnood
floor: verdieping etage verdiepingen begane
flour: meel bloem tarwebloem
flower: bloem bloemen boeket boeketten bloemist
fog: mist mistig
foot: voet voeten pedicure
football: voetbal voetballen voetbalveld
forbidden: verboden verbod verbied
forest: bos bossen woud
forget: vergeten vergat vergeet
form: formulier formulieren inschrijfformulier
found_start: opgericht oprichting gesticht oprichten gestart
founder: oprichter stichter opgericht oprichtster
free: gratis kosteloos vrij
free_of_charge: gratis kosteloos
free_vacant: vrij vrije leegstaand onbezet
freeze: invriezen bevroren diepvries ingevroren vriezer diepvriezer
fresh: vers verse
friday: vrijdag vrijdags
fridge: koelkast koelkasten ijskast
friend: vriend vrienden vriendin
fringe: pony
fruit: fruit vruchten vrucht
full: vol volle volgeboekt volzet
full_board: volpension
furniture: meubels meubel meubilair gemeubileerd
future: toekomst toekomstig
game: spel spelen spellen spelletje
garage: garage garages autogarage
garden: tuin tuinen tuinman tuinieren
garlic: knoflook
gas: gas gasfles aardgas
gate: poort hek toegangspoort slagboom
gearbox: versnellingsbak versnelling versnellingen
generator: generator aggregaat
gift: cadeau geschenk cadeaus cadeautje
gift_card: cadeaukaart cadeaubon
gift_voucher: cadeaubon waardebon tegoedbon bon cadeaukaart
girl: meisje meisjes
give: geven geeft gegeven
glacier: gletsjer gletsjers
glass: glas glazen
glasses: bril brillen leesbril brillenglazen
glove: handschoen handschoenen
gluten: gluten glutenvrij tarwe coeliakie zonder_gluten
go: gaan gaat gegaan
goggles: zwembril duikbril skibril
gram: gram kilogram kilo
grass: gras gazon grasveld grasmaaien
grease: vet smeren smeermiddel
green: groen groene
groom: trimmen trimsalon vachtverzorging trimster
group: groep groepen gezelschap groepskorting
group_lesson: groepsles groepslessen groepscursus
guarantee: garantie waarborg garantietermijn garanderen
guardian: voogd verzorger ouder
guide: gids rondleiding gidsen rondleidingen begeleid
gym: fitness sportschool fitnessruimte gymzaal
hair: haar haren
hairdresser: kapper kapsalon kapster kappers
hairdryer: haardroger föhn
halal: halal koosjer kosher
half: half helft halve
half_board: halfpension
hall: zaal hal zalen feestzaal
ham: ham hammen
handicraft: handwerk ambacht knutselen ambachtelijk
handle: handvat greep deurklink hendel
harbour: haven havens jachthaven
harness: klimgordel gordel tuigje harnas
harvest: oogst oogsten geoogst
hat: hoed muts hoeden pet
head: hoofd leider baas directeur manager chef
headache: hoofdpijn migraine
headliner: headliner hoofdact
health: gezondheid gezond gezonde
hear: horen hoort gehoord gehoor
hearing: gehoor horen hoortoestel hoortest
heat: verwarming verwarmen verwarmd warmte verwarmde
heavy: zwaar gewicht zware
height: hoogte hoog lengte hoger
helmet: helm helmen
help: hulp helpen helpt geholpen
herb: kruid kruiden
high_chair: kinderstoel kinderstoelen hoge_stoel
high_season: hoogseizoen
highlights: highlights balayage folies
hike: wandelen wandeling wandelingen wandeltocht
hill: heuvel heuvels berg
hire: huren verhuur huur verhuren gehuurd
history: geschiedenis historisch historie
hobby: hobby hobby's vrijetijdsbesteding
holiday: vakantie vakanties verlof
home: thuis huis
homework: huiswerk
honey: honing imker
horse: paard paarden paardrijden pony manege
hose: slang slangen tuinslang
hospital: ziekenhuis ziekenhuizen
host: gastheer gastvrouw verhuurder
hot: heet hete
hot_tub: bubbelbad jacuzzi whirlpool hottub hot_tub
hotel: hotel hotels
hour: uur uren openingstijden openingsuren
house: huis huizen vakantiehuis woning
household: huishouden huishoudelijk huishoudens
hungry: honger hongerig
ice: ijs ijsblokjes
ice_cream: ijs ijsje roomijs ijssalon
id_card: identiteitskaart identiteitsbewijs paspoort legitimatie identiteit geldig_legitimatiebewijs
ill: ziek ziekte zieken ziekmelding
immediately: onmiddellijk direct meteen
implant: implantaat implantaten
important: belangrijk belangrijkste
indoor: binnen overdekt binnenbad
infection: infectie ontsteking besmetting besmettelijk
ingredient: ingrediënt ingrediënten bestanddelen
injection: injectie prik spuit inspuiting
injury: letsel blessure gewond verwonding blessures
insect: insect insecten ongedierte
install: installeren installatie geïnstalleerd plaatsen plaatsing
instalment: termijn termijnen gespreid afbetaling
instructions: handleiding gebruiksaanwijzing instructies instructie
instructor: instructeur leraar docent lesgever lerares trainer
insurance: verzekering verzekerd zorgverzekering verzekeren verzekeraar
internet: internet wifi wlan draadloos
interpreter: tolk vertaling vertaler vertalen tolken
interview: sollicitatiegesprek interview gesprek
invent: uitgevonden uitvinding uitvinden
inventor: uitvinder uitgevonden uitvinders
invite: uitnodigen uitnodiging uitgenodigd
iron: ijzer strijkijzer strijken strijkplank gestreken
island: eiland eilanden
jam: jam confituur
jewellery: sieraden juwelen sieraad juwelier
job: werk baan vacature vacatures job openstaande_vacatures
juice: sap sappen vruchtensap
jump: springen sprong gesprongen
kayak: kajak kajaks kajakken
keep: bewaren houden behouden bewaard
kennel: pension dierenpension hondenpension kennel
kettle: waterkoker ketel
key: sleutel sleutels kamersleutel
keyboard: toetsenbord toetsenborden
kidney: nier nieren
kilometre: kilometer km kilometers
kindergarten: kleuterschool kinderdagverblijf crèche peuterspeelzaal kinderopvang
kitchen: keuken keukens kitchenette
knife: mes messen
knit: breien breit gebreid breiwerk
laboratory: laboratorium lab laboratoria
lactose: lactose lactosevrij zuivel melkproduct
ladder: ladder ladders
lake: meer meren plas
lamb: lam lamsvlees lammeren
lamp: lamp licht verlichting lampen
land: land grond perceel
lane: zwembaan baan banen
language: taal talen taalcursus
last: laatste vorige
later: later achteraf
laundry: was wasserij wasserette wasgoed
law: wet recht wetten wettelijk
lawyer: advocaat advocaten jurist
lay: leggen gelegd
leak: lek lekkage lekken
learn: leren geleerd leert
leather: leer leder leren lederen
left: links linker
leg: been benen poot
legal: wettelijk juridisch legaal
lend: lenen uitlenen geleend uitleen leentermijn
length: lengte lang
lesson: les lessen lesuur
letter: brief brieven letter
level: niveau niveaus peil
library: bibliotheek bibliotheken bieb
licence: licentie vergunning
lid: deksel deksels
life_jacket: reddingsvest zwemvest reddingsvesten zwemvesten
lifeguard: badmeester redder strandwacht
light: licht lamp verlichting lichten
lighthouse: vuurtoren vuurtorens
lightning: bliksem onweer donder
like: leuk
limescale: kalk kalkaanslag ontkalken
line: lijn lijnen regel
listen: luisteren luistert
litre: liter
live: wonen leven woont geleefd bewoner woonde
liver: lever
local: lokaal plaatselijk lokale streek
lock: slot sluiten sloten fietsslot vergrendelen
locked: afgesloten gesloten vergrendeld
locker: locker kluisje kastje lockers kluisjes
login: inloggen login inlog gebruikersnaam
lose: verliezen verloren kwijt verlies
lost_property: gevonden_voorwerpen verloren_voorwerpen
low: laag lage lager
low_season: laagseizoen naseizoen voorseizoen
lunch: lunch middageten lunchen middagmaal
machine: machine machines automaat
magazine: tijdschrift magazine tijdschriften
main: hoofd voornaamste belangrijkste
main_course: hoofdgerecht hoofdgerechten
maintenance: onderhoud onderhouden onderhoudsbeurt servicebeurt
make: maken gemaakt geproduceerd vervaardigd productie
male: man mannen mannelijk heren
mandatory: verplicht verplichting moeten moet vereist
manicure: manicure handverzorging
map: kaart plattegrond landkaart kaarten
map_location: locatie ligging plattegrond
market: markt markten
marry: trouwen getrouwd huwelijk gehuwd trouwde
massage: massage massages masseur
mat: mat matten matje
material: materiaal materialen
maximum: maximaal maximum hoogstens meeste
measure: meten maat gemeten afmetingen opmeten
meat: vlees vleeswaren vleesgerecht
medicine: medicijn medicijnen geneesmiddel medicatie geneesmiddelen
meet: ontmoeten vergadering bijeenkomst ontmoeting verzamelen
member: lid leden lidmaatschap contributie
menu: menukaart menu kaart menu's
message: bericht berichten sms
meter: meter meterstand meters
method: methode methoden werkwijze
metre: meter
metro: metro metrostation
microchip: chip microchip chippen gechipt
microwave: magnetron microgolf magnetrons
middle: midden middelste
midnight: middernacht
mileage: kilometerstand kilometrage
milk: melk lactosevrij
million: miljoen miljoenen
mine: mijn mijnbouw mijnen
minibar: minibar
minimum: minimaal minimum minstens
minute: minuut minuten
mirror: spiegel spiegels
miss: missen gemist verzuimd ontbreken
mistake: fout vergissing fouten
mobile_phone: mobiel gsm smartphone telefoon mobieltje
model: model modellen
monday: maandag maandags
money: geld gelden
month: maand maanden maandelijks
morning: ochtend morgen voormiddag ochtends 's_ochtends 's_morgens
motorcycle: motorfiets motor motorfietsen brommer
mountain: berg bergen gebergte
mouth: mond mondzorg
move: verhuizen verhuizing verhuisd verhuist
museum: museum musea
mushroom: paddenstoel champignon champignons paddenstoelen
mustard: mosterd
nail: nagel nagels spijker manicure
name: naam namen heet
nappy: luier luiers verschonen pamper
native_speaker: moedertaal moedertaalspreker native_speaker
nature: natuur natuurlijk natuurgebied
near: nabij dichtbij buurt omgeving
need: nodig behoefte benodigd benodigdheden
needle: naald naalden
neighbour: buurman buren buurvrouw
new: nieuw nieuwe
news: nieuws nieuwsbrief
newspaper: krant kranten dagblad
next: volgende volgend
night: nacht nachten overnachting overnachten 's_nachts
noise_loud: lawaai luid geluid geluidsoverlast herrie
non_swimmer: niet-zwemmer zonder_zwemdiploma
noodles: noedels mie noedel
noon: middag twaalf_uur
north: noorden noord noordelijk
nose: neus neuzen
notice: bericht mededeling kennisgeving melding
notice_period: opzegtermijn opzegging opzeggen opgezegd
number: nummer aantal getal nummers
nurse: verpleegkundige verpleegster verpleger verpleegkundigen
nut: noot noten pinda pinda's
offer: aanbod aanbieding aanbieden offerte aangeboden aanbiedingen
office: kantoor kantoren bureau
official: officieel ambtenaar officiële
oil: olie oliën
oil_change: olieverversing olie_verversen
old: oud oude ouder oudste
onion: ui uien
online: online internet website
only: alleen enkel uitsluitend slechts
open: open openingstijden geopend openen opening openingsuren hoe_laat_open
operation: operatie opereren geopereerd ingreep
orange: oranje sinaasappel sinaasappels
order: bestellen bestelling besteld bestellingen opdracht
organic: biologisch bio biologische
organise: organiseren georganiseerd organisatie organiseert
outdoor: buiten buitenlucht buitenbad in_de_buitenlucht
oven: oven ovens fornuis
owner: eigenaar eigenares eigenaren uitbater bezitter
pack: pakken verpakking inpakken pak verpakt ingepakt
paddle: peddel peddelen roeispaan roeien
paddleboard: sup suppen supboard suppboard
page: pagina bladzijde
paint: schilderen verf schilder schilderij geschilderd
pair: paar paren
pan: pan koekenpan pannen
paper: papier papieren
parade: optocht parade stoet
parcel: pakket pakje pakketten
park: park parken
parking: parkeren parkeerplaats parking parkeergarage parkeerterrein
parking_space: parkeerplaats parkeerplek parkeerplaatsen
partner: partner partners
pass: pas pasje abonnement passen
passenger: passagier passagiers reiziger
password: wachtwoord wachtwoorden
pasta: pasta spaghetti noedels
path: pad paden wandelpad
patient: patiënt patiënten
pay: betalen betaling betaald afrekenen betaalt
paypal: paypal
pedal: pedaal pedalen trapper
pedicure: pedicure voetverzorging
pen: pen balpen pennen
pension: pensioen pensioenen gepensioneerd
people: personen persoon mensen deelnemers
pepper: peper paprika
percent: procent percentage
performance: voorstelling optreden uitvoering voorstellingen
perfume: parfum geur
perm: permanent permanenten
permit: vergunning toestemming vergunningen
personalised: gepersonaliseerd personaliseren maatwerk
photo: foto foto's fotograferen beeld afbeelding
piano: piano vleugel
picnic: picknick picknicken
piece: stuk stuks stukken
pig: varken varkensvlees varkens
pillow: kussen hoofdkussen kussens
pitch: kampeerplaats staanplaats veld standplaats
pizza: pizza pizza's
plan: plan plannen planning gepland
plant: plant planten geplant
plastic: plastic kunststof
plate: bord borden
platform: perron spoor platform
play: spelen speelt gespeeld speeltuin
playground: speeltuin speeltuinen speelplaats
police: politie politieagent
pool: zwembad zwembaden zwembadje
poor: arm arme
popular: populair populaire geliefd
population: bevolking inwoners inwonertal
portion: portie porties
possible: mogelijk mogelijkheid
post: post brief posterijen
potato: aardappel aardappelen friet aardappels
pound: pond ponden
power_performance: vermogen prestatie pk
practical: praktijk praktisch praktijkexamen
pregnant: zwanger zwangerschap zwangere
prepare: voorbereiden voorbereiding bereiden bereiding voorbereid
prescription: recept voorschrift recepten
pressure: druk bloeddruk bandenspanning
prevent: voorkomen preventie vermijden
price_list: prijslijst tarievenlijst tarieven
print: printen afdrukken afdruk geprint
printer: printer printers
private: privé particulier besloten eigen
private_lesson: privéles privélessen individuele_les
prize: prijs prijzen
problem: probleem problemen
process: proces procedure verwerking processen
product: product producten artikel artikelen
profession: beroep beroepen vak
programme: programma programma's rooster
project: project projecten
proof: bewijs bon kassabon ontvangstbewijs aankoopbewijs
protect: beschermen bescherming beschermd
pub: kroeg café pub
public: openbaar publiek openbare
public_holiday: feestdag feestdagen officiële_feestdag officiële_feestdagen
public_transport: tram metro openbaar ov openbaar_vervoer
publish: publiceren gepubliceerd uitgegeven verschenen uitgeven
pump: pomp pompen fietspomp
pupil: leerling student leerlingen studenten scholier
quality: kwaliteit
quantity: hoeveelheid aantal hoeveelheden
quarter: kwart kwartaal kwartier wijk
queue: wachten rij wachtrij wachttijd wacht wachtkamer in_de_rij
quiet: rustig stil rust stilte
quiet_hours: nachtrust stilte rusttijd rusttijden
rabbit: konijn konijnen
racket: racket rackets
raft: vlot raften rubberboot
railway: trein spoorweg treinen spoor
railway_station: station treinstation stations
rain: regen regenen weer regent
ramp: oprijplaat hellingbaan oprit
range: bereik actieradius
raw: rauw rauwe
read: lezen leest gelezen
ready: klaar gereed
reason: reden redenen oorzaak
receive: ontvangen krijgen ontvangst ontvangt gekregen
reception: receptie balie ontvangst receptionist
recipe: recept recepten
recommend: aanbevelen aanbevolen aanraden aanrader aanbeveling
recycle: recyclen recycling hergebruik gerecycled
red: rood rode
reference: referentie kenmerk verwijzing
referral: verwijzing verwijsbrief verwijzen doorverwijzing
refrigerated: gekoeld koel koeling koelkast
refund: terugbetaling terugbetalen terugbetaald restitutie vergoeding teruggave
register: inschrijven inschrijving aanmelden aanmelding registreren ingeschreven
regular: regelmatig vast vaste
reminder: herinnering aanmaning betalingsherinnering herinneren
remove: verwijderen verwijderd verwijdering weghalen
repeat: herhalen herhaling herhaald
replace: vervangen vervanging vervangt
report: rapport melden verslag melding
request: verzoek aanvraag aanvragen verzoeken
rescue: redding redden gered reddingsdienst
responsible: verantwoordelijk verantwoordelijkheid aansprakelijk
rest: rust rusten uitrusten
restaurant: restaurant restaurants eetcafé
restore: restaureren restauratie gerestaureerd opknappen herstellen
result: resultaat uitslag resultaten uitslagen
retail: detailhandel winkel kleinhandel
return: retourneren terugsturen retour terugbrengen teruggebracht retourzending terug_sturen
rice: rijst
ring: ring ringen trouwring
risk: risico risico's
river: rivier rivieren
road: weg straat wegen straten
roaming: roaming
rodent: knaagdier hamster cavia knaagdieren
roof: dak daken
room: kamer ruimte kamers ruimtes zaal tweepersoonskamer
root_canal: wortelkanaalbehandeling zenuwbehandeling wortelkanaal
rope: touw touwen lijn
route: route routes traject
router: router modem
rubbish: afval vuilnis vuilnisbak
rule: regel regels huisregels reglement
run: rennen hardlopen lopen loopt
rye: rogge roggebrood
safe: veilig veiligheid veilige
safe_box: kluis kluizen safe
sail: zeilen zeilboot zeil zeilles
salad: salade salades sla
salary: salaris loon salarissen lonen
sale: verkoop verkopen uitverkoop verkocht koop
salmon: zalm
salt: zout zoute
same: zelfde hetzelfde dezelfde gelijk
sample: monster staal proef monsters
sand: zand zanderig
saturday: zaterdag zaterdags
sauce: saus sauzen
sauna: sauna sauna's
sausage: worst worsten braadworst rookworst
save: sparen besparen opslaan gespaard
school: school scholen
school_holidays: schoolvakantie schoolvakanties
science: wetenschap wetenschappelijk wetenschappen
scissors: schaar scharen
scooter: scooter bromfiets brommer snorfiets
scratch: kras deuk krassen deuken
screen: scherm beeldscherm doek
sea: zee zeeën
sea_view: zeezicht
season: seizoen hoogseizoen seizoenen laagseizoen
seat: zitplaats stoel zitplaatsen plaatsen
second_hand: tweedehands gebruikt occasion tweede_hands
security: beveiliging veiligheid bewaking
seed: zaad zaden zaaigoed
self_checkin: sleutelkluis sleutelkastje zelf_inchecken
self_service: zelfbediening
send: sturen versturen verzenden opsturen verzonden gestuurd
senior: senior senioren ouderen bejaarden
separate: apart gescheiden afzonderlijk aparte
serial_number: serienummer serienummers
serve: serveren geserveerd bedienen bediening
service: dienst service diensten dienstverlening
sesame: sesam sesamzaad
sew: naaien naaimachine genaaid naaicursus
shampoo: shampoo
share: delen gedeeld gedeelde deelt
shave: scheren scheerapparaat scheermes geschoren
sheep: schaap schapen
sheet: laken lakens beddengoed linnengoed bedlinnen
shelf: plank planken schap
shellfish: schaaldieren schelpdieren zeevruchten mosselen
shoe: schoen schoenen
shop: winkel winkels zaak
shoulder: schouder schouders
shower: douche douchen douches
shrimp: garnaal garnalen gamba
shuttle: shuttle transfer pendelbus pendeldienst
sick_note: ziekmelding doktersverklaring doktersbriefje ziekmelden
sign: handtekening ondertekenen ondertekend tekenen getekend
signal: bereik signaal ontvangst
silver: zilver zilveren
sim: sim simkaart sim-kaart esim
sing: zingen koor zang gezongen
single_room: eenpersoonskamer eenpersoonskamers eenpersoonstoeslag
sink: wastafel gootsteen spoelbak
skate: schaatsen schaats skaten schaatsbaan
ski: skiën ski skipas skiles skipiste
skin: huid huidverzorging
skipper: schipper kapitein
sleep: slapen slaap slaapt slaapplaats
sleeping_bag: slaapzak slaapzakken lakenzak
slow: langzaam traag
small: klein kleine kleiner
smell: geur ruiken geuren stank
smoke: roken rook rookvrij rookverbod roker
smoke_detector: rookmelder rookmelders
snow: sneeuw sneeuwen
soap: zeep zepen
sock: sok sokken
socket: stopcontact stekker stopcontacten
socks: sokken sok kousen
soft: zacht zachte
software: software programma
soil: grond aarde bodem
solar: zonne-energie zonnepaneel zonnepanelen
sold_out: uitverkocht
soup: soep soepen
sourdough: zuurdesem desem desembrood
south: zuiden zuid zuidelijk
soy: soja sojamelk sojasaus
spa: wellness spa wellnesscentrum
space: ruimte plaats ruimten plek
spare_part: onderdeel reserveonderdeel onderdelen
speak: spreken spreekt gesproken
special: speciaal bijzonder speciale
species: soort soorten
speed: snelheid snelheden maximumsnelheid
spelt: spelt speltbrood
spice: specerij pittig kruiden specerijen gekruid
spoon: lepel lepels
sport: sport sporten sporters
spouse: echtgenoot echtgenote partner
square: plein vierkant pleinen
square_metre: m² vierkante_meter
squid: inktvis octopus calamares pijlinktvis
stable: stal stallen paardenstal
stage: podium podia toneel
stain: vlek vlekken
stairs: trap trappen treden trappenhuis
stall: kraam kramen standplaats marktkraam
stamp: postzegel stempel postzegels
standing: staanplaats staanplaatsen staand
starter: voorgerecht voorgerechten
stay: verblijf blijven verblijven gebleven logeren
steal: diefstal stelen gestolen dief
steam: stoom stoombad stomen
steel: staal rvs
stock: voorraad leverbaar magazijn
stolen: gestolen diefstal ontvreemd
stone: steen stenen
stop: halte stoppen haltes stopplaats
store_keep: opslag bewaren opslaan opgeslagen stalling bewaring
storm: storm onweer stormen noodweer
stove: kachel fornuis houtkachel kookplaat
study: studie studeren studies gestudeerd
subscription: abonnement abonnementen abonneren
substitute: vervanging vervanger invaller vervangen
sugar: suiker suikervrij
suggest: voorstellen voorstel suggestie voorgesteld
suitable: geschikt passend geschikte
suite: suite suites
summer: zomer zomervakantie zomers
sunday: zondag zondags
surcharge: toeslag toeslagen meerprijs bijbetaling supplement
sweet: zoet snoep zoete zoetigheid
swim: zwemmen zwemles gezwommen zwemt
swimsuit: badpak zwembroek zwemkleding
switch_off: uitschakelen uitzetten uitgeschakeld
switch_on: inschakelen aanzetten ingeschakeld
table: tafel tafels tafeltje
take: nemen meenemen neemt genomen
takeaway: afhalen afhaal meenemen afhaalmaaltijd om_mee_te_nemen
tank: tank reservoir watertank
tap: kraan kranen
tartar: tandsteen tandplak plaque gebitsreiniging
taste: smaak proeven smaken proeverij
tax: belasting btw belastingen
taxi: taxi taxi's
taxi_rank: taxistandplaats
tea: thee theeën
team: team ploeg teams
technician: technicus monteur technieker technici
technology: technologie techniek technisch
teeth: tand tanden gebit kies kiezen
television: televisie tv televisies
temporary: tijdelijk tijdelijke voorlopig
tenant: huurder huurders huurster
tennis: tennis tennisbaan tennissen
textbook: lesboek leerboek lesboeken schoolboek
thank: bedankt danken dank bedanken
theatre: theater theaters schouwburg
theory: theorie theorie-examen theorieles
therapist: therapeut masseur masseuse fysiotherapeut
thick: dik dikke
thickness: dikte
thursday: donderdag donderdags
ticket: kaartje ticket tickets kaartjes toegangsbewijs vervoerbewijs
tide: getij eb vloed getijden tij
tie: stropdas das knopen
time: tijd tijdstip tijden
tip: fooi fooien
today: vandaag heden
together: samen gezamenlijk
toilet: toilet wc toiletten
tomato: tomaat tomaten
tomorrow: morgen
tool: gereedschap gereedschappen werktuig
total: totaal totale totaalbedrag
tourist: toerist toeristen toerisme
tourist_tax: toeristenbelasting verblijfsbelasting verblijfstaks
towel: handdoek handdoeken badhanddoek
tower: toren torens
toy: speelgoed speeltje
tracking: track-and-trace track_and_trace volgen trackingnummer
traffic: verkeer file
trailer: aanhanger aanhangwagen trailer
training: training opleiding trainen bijscholing
tram: tram trams
transport: vervoer transport vervoeren vervoerd
travel: reis reizen reist gereisd
tree: boom bomen
trial: proef proefles proberen proefperiode
tuesday: dinsdag dinsdags
tuition: lesgeld collegegeld schoolgeld cursusgeld
tune: stemmen pianostemmer gestemd stembeurt
turkey: kalkoen kalkoenvlees
type: type soort soorten
tyre: band banden winterbanden autoband
ultrasound: echo echografie
umbrella: paraplu parasol paraplu's
understand: begrijpen begrijpt begrepen verstaan
uniform: uniform uniformen
university: universiteit universiteiten hogeschool
unpack: uitpakken uitgepakt
update: update bijwerken updates
urgent: dringend spoed spoedeisend urgent
use: gebruiken gebruik gebruikt
vaccination: vaccinatie inenting gevaccineerd vaccinaties ingeënt
valley: vallei dal valleien
valuable: waardevol kostbaarheden waardevolle
van: bestelwagen busje vrachtwagen bestelbus
vegan: veganistisch vegan veganist
vegetable: groente groenten
vegetarian: vegetarisch vegetariër vleesloos vegetariërs
vet: dierenarts dierenartsen dierenkliniek dierenartspraktijk
view: uitzicht zicht zeezicht
village: dorp dorpen
vinegar: azijn
virus: virus virussen antivirus virusscanner
visit: bezoek bezoeken bezoeker bezoekers bezichtigen bezocht
voice: stem stemmen
volume: volume inhoud geluid
volunteer: vrijwilliger vrijwilligers vrijwillig vrijwilligerswerk
vote: stemmen stemming stemrecht
wall: muur wand muren wanden
ward: afdeling verpleegafdeling
warehouse: magazijn opslag loods pakhuis
warm: warm warme warmte
warning: waarschuwing pas_op waarschuwen
wash: wassen was wasmachine gewassen
watch: horloge klok horloges uurwerk
water: water drinkwater kraanwater leidingwater
watt: watt kilowatt
wave: golf golven
waxing: waxen harsen ontharen ontharing
weak: zwak zwakke
wear: dragen draagt gedragen aantrekken
wednesday: woensdag woensdags
week: week weken wekelijks
weekday: weekdag werkdag doordeweeks weekdagen
weekend: weekend weekends weekeinde
weigh: gewicht wegen weegt kilo gewogen
west: westen west westelijk
wet: nat natte vochtig
wetsuit: wetsuit wetsuits duikpak
wheel: wiel wielen velg
white: wit witte
whitening: bleken tandenbleken gebleekt
whole: heel hele geheel gehele
wholesale: groothandel groothandelaar
wide: breed breedte brede
width: breedte breed
wife: echtgenote echtgenoot vrouw man
wind: wind windkracht waaien
window: raam venster ramen
windscreen: voorruit autoruit
wine: wijn wijnen wijngoed
winter: winter winters
wire: draad kabel draden
withdraw: opnemen intrekken terugtrekken herroepen opgenomen
withdrawal_period: bedenktijd herroepingstermijn herroepingsrecht herroeping
wool: wol garen wollen
workshop: werkplaats workshop atelier workshops
world: wereld wereldwijd
write: schrijven geschreven schrijver schriftelijk schreef auteur
wrong: fout verkeerd onjuist
x-ray: röntgenfoto röntgen röntgenfoto's
year: jaar jaren jaarlijks
yellow: geel gele
yoga: yoga yogales
young: jong jonge jonger jonge_mensen
young_animal: puppy pup kitten puppy's
youth: jeugd jongeren jongere tiener
zip: rits ritsen ritssluiting
`
