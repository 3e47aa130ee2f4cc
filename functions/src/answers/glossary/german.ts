/** Words of German by what they mean, as `glossary` joins them with those of other languages. */
export const GERMAN = `
abroad: ausland international ausländisch auslandsversand
accept: akzeptieren annehmen angenommen nehmen akzeptanz
accessible: barrierefrei rollstuhl rollstuhlgerecht behindertengerecht rollstuhlfahrer stufenlos barrierefreier_zugang
accident: unfall unfälle verunglückt
activity: aktivität aktivitäten unternehmung freizeitangebot beschäftigung
adapter: adapter reiseadapter netzteil
add: hinzufügen zusätzlich ergänzen extra weitere
address: adresse anschrift
adult: erwachsene erwachsener volljährig
advance: voraus vorab vorher vorherig im_voraus
advice: beratung beraten rat ratschlag tipp berät
afternoon: nachmittag nachmittags
age: alter alt jahre mindestalter lebensjahr altersgrenze wie_alt ab_welchem_alter ab_wie_viel_jahren
agree: zustimmen vereinbarung vereinbaren einverstanden einwilligung zustimmung
air_conditioning: klimaanlage klimatisiert klima klimatisierung
airport: flughafen flughäfen flugplatz
alarm: alarm alarmanlage wecker
alcohol: alkohol alkoholisch alkoholfrei promille
allergy: allergie allergisch allergen allergiker allergene
allow: erlaubt erlauben dürfen gestattet darf zulässig
alone: allein alleine unbegleitet
always: immer stets jederzeit
amount: betrag beträge summe höhe
anchor: anker ankern ankerplatz
animal: tier tiere haustier haustiere vierbeiner
anniversary: jubiläum jahrestag hochzeitstag jubiläen
answer: antwort antworten beantworten rückmeldung
apartment: wohnung ferienwohnung apartment appartement mietwohnung
app: app apps
application: bewerbung bewerben antrag beantragen bewerber anträge
appointment: termin termine terminvereinbarung terminvergabe termin_vereinbaren termin_ausmachen einen_termin
arrive: ankommen ankunft anreise anreisen eintreffen angekommen
ask: fragen frage anfrage nachfragen rückfrage
assemble: montage montieren aufbau aufbauen zusammenbauen aufgebaut
automatic: automatik automatisch automatikgetriebe
available: verfügbar verfügbarkeit erhältlich lieferbar vorhanden
average: durchschnitt durchschnittlich mittelwert
award: auszeichnung ausgezeichnet preisträger
baby: baby säugling kleinkind babys
back_up: datensicherung sicherung sichern backup sicherungskopie
bacon: speck bacon schinkenspeck
bag: tasche taschen beutel tüte rucksack
baggage: gepäck koffer reisegepäck handgepäck gepäckstück
bake: backen gebacken bäckerei bäcker backstube gebäck
balcony: balkon balkone terrasse
ball: ball bälle
bank: bank banken sparkasse geldinstitut
bank_account: konto kontonummer bankverbindung iban bankkonto konten iban_nummer
bank_transfer: überweisung überweisen banküberweisung vorkasse überwiesen
barbecue: grill grillen grillplatz barbecue grillabend
basement: keller untergeschoss tiefgeschoss souterrain
bath: badewanne bad baden wanne
bathrobe: bademantel bademäntel hausschuhe badeschlappen
bathroom: badezimmer bad bäder sanitär
battery: batterie akku batterien akkus
beach: strand strände badestrand
beard: bart bärte bartpflege rasur
beautiful: schön schönheit hübsch
bed: bett betten doppelbett einzelbett etagenbett
bedroom: schlafzimmer schlafraum schlafräume
beef: rind rindfleisch rinder
beer: bier biere brauerei pils
begin: beginn beginnen anfang beginnt anfangen start
beginner: anfänger einsteiger anfängerkurs neuling
bench: bank sitzbank bänke parkbank werkbank
berth: liegeplatz liegeplätze anlegen anleger steg
bicycle: fahrrad fahrräder rad e-bike räder radfahren
big: groß größe größer größte
bill: rechnung rechnungen rechnungsbetrag abrechnung
bird: vogel vögel
birth: geburt geburten entbindung geboren
birthday: geburtstag geburtstage kindergeburtstag geburtstagsfeier
bitter: bitter bitterstoffe herb
black: schwarz schwarze
blanket: decke wolldecke decken kuscheldecke
blood: blut blutung blutabnahme blutprobe
blood_pressure: blutdruck blutdruckmessung bluthochdruck
blood_test: bluttest blutuntersuchung blutabnahme blutbild blutentnahme
blow_dry: föhnen fönen geföhnt
blue: blau blaue
boat: boot boote schiff schiffe
boil: kochen sieden gekocht abkochen
book_reading: buch bücher lesebuch
booking: buchung buchen reservierung reservieren gebucht vorbestellen platz_reservieren tisch_reservieren
boot: stiefel skischuh wanderstiefel
born: geboren geburt geburtsdatum
bottle: flasche flaschen trinkflasche
bowl: schüssel schale napf schüsseln
box: kiste box kasten dose kisten
box_carton: karton kartons umzugskarton schachtel
boy: junge jungen knabe bub
braces: zahnspange spange kieferorthopädie zahnspangen
brake: bremse bremsen bremsbelag bremsbeläge
branch: filiale filialen niederlassung zweigstelle standort
brand: marke marken hersteller fabrikat
bread: brot brote brötchen
break_damage: kaputt beschädigt schaden defekt zerbrochen schäden
break_pause: pause pausen mittagspause ruhepause unterbrechung
breakdown: panne defekt pannenhilfe ausfall störung abschleppen
breakfast: frühstück frühstücken frühstücksbuffet frühstücksraum
bride: hochzeit braut trauung brautpaar brautkleid hochzeiten
bridge: brücke brücken
bring: mitbringen bringen mitgebracht gebracht mitführen
brother: bruder schwester geschwister brüder geschwisterkind
budget: budget etat haushalt haushaltsplan
buffet: buffet büfett büffet
build: bauen bau gebaut erbaut errichtet baujahr
building: gebäude haus bauwerk häuser
bunk: etagenbett stockbett koje
buoy: boje bojen
bus: bus busse reisebus linienbus
bus_line: buslinie buslinien
bus_stop: bushaltestelle haltestelle
business: firma unternehmen betrieb geschäft firmen gewerbe
busy: voll ausgelastet überfüllt andrang belebt stoßzeit
button: knopf taste schalter tasten knöpfe
buy: kaufen kauf gekauft einkauf anschaffung erwerben
cabin: hütte kabine blockhaus hütten
cake: kuchen torte torten gebäck
calendar: kalender terminkalender
call: anrufen telefon telefonisch anruf telefonnummer rufnummer
camera: kamera fotoapparat kameras
campfire: lagerfeuer feuer feuerstelle
camping: campingplatz camping zelt zelten zeltplatz stellplatz
cancel: stornieren stornierung absagen storno abgesagt absage
candle: kerze kerzen
canoe: kanu kanus kanadier
capacity: kapazität fassungsvermögen fassungsraum
capital: hauptstadt kapital
car: auto autos wagen fahrzeug pkw kfz
car_rental: autovermietung mietwagen leihwagen autoverleih
caravan: wohnwagen wohnmobil camper caravan reisemobil
card: karte kreditkarte ec-karte girocard bankkarte kartenzahlung
care: pflege pflegen betreuung betreuen fürsorge
carpet: teppich teppiche teppichboden
carry: tragen getragen trägt
cash: bar bargeld barzahlung in_bar
cash_machine: geldautomat bankomat geldautomaten bargeldautomat
cash_on_delivery: nachnahme nachnahmegebühr
castle: schloss burg schlösser burgen
castrate: kastration kastrieren kastriert sterilisation sterilisieren
cat: katze katzen kater
catalogue: katalog kataloge
catering: catering verpflegung partyservice bewirtung
ceiling: decke zimmerdecke raumdecke deckenhöhe
celebrate: feier feiern fest party gefeiert
celery: sellerie
cent: cent
centre: zentrum mitte innenstadt zentren zentral
century: jahrhundert jahrhunderte
ceramics: keramik töpfern töpferei ton keramiken
certificate: zertifikat urkunde bescheinigung zeugnis nachweis
chain: kette ketten fahrradkette
chair: stuhl stühle sessel hochstuhl
change: ändern änderung umbuchen umbuchung geändert verschieben termin_verschieben
change_money: wechselgeld wechseln kleingeld münzen geldwechsel umtausch
changing_room: umkleide umkleidekabine umkleideraum garderobe
charge_battery: laden aufladen ladestation ladesäule wallbox ladegerät
charging_station: ladestation ladesäule ladepunkt wallbox ladesäulen
cheap: billig günstig preiswert günstiger preisgünstig
cheapest: günstigste billigste preiswerteste
check: prüfen prüfung kontrolle untersuchung überprüfen inspektion
check_in: check-in einchecken anreise checkin check_in zimmer_beziehen
check_out: check-out auschecken abreise checkout check_out zimmer_räumen zimmer_verlassen
check_up: vorsorge vorsorgeuntersuchung kontrolluntersuchung check-up kontrolltermin
cheese: käse käserei
chemist: apotheke apotheker drogerie apotheken
chicken: huhn hähnchen geflügel hühner hühnchen
child: kind kinder kleinkind nachwuchs
children_menu: kindermenü kinderkarte kinderteller kindergericht gerichte_für_kinder
chocolate: schokolade schoko kakao
choose: wählen auswahl wahl auswählen gewählt aussuchen
christmas: weihnachten weihnachtlich heiligabend weihnachtsfeiertag weihnachtsfeier
church: kirche kirchen kapelle dom
cinema: kino film filme vorführung
city: stadt städte ort innenstadt
class: klasse schulklasse klassenzimmer klassenraum
clean: sauber reinigung reinigen putzen gereinigt endreinigung
climb: klettern kletterhalle besteigen kletterkurs aufstieg
clinic: praxis klinik arztpraxis sprechstunde praxen
cloakroom: garderobe garderoben
close: geschlossen schließen schließt schließung ruhetag schließzeit
clothes: kleidung bekleidung kleider kleidungsstück klamotten
clutch: kupplung kupplungen
coach: trainer trainerin coach übungsleiter
coat: jacke mantel mäntel anorak
cocktail: cocktail cocktails longdrink
code: code pin zugangscode kennwort
coffee: kaffee espresso cappuccino café
cold: kalt kälte kühl erkältung
collect: abholen abholung abgeholt selbstabholer click_and_collect
colour: farbe farben färben farbig gefärbt
combine: kombinieren kombination kombinierbar
come: kommen gekommen kommt
comfortable: bequem komfortabel gemütlich komfort
committee: vorstand ausschuss komitee
compare: vergleichen vergleich verglichen
competition: wettbewerb wettkampf rennen turnier wettkämpfe
complain: beschwerde reklamation beschweren reklamieren beanstandung
computer: computer rechner laptop notebook
concert: konzert konzerte musik musiker
condition: bedingung bedingungen voraussetzung geschäftsbedingungen agb allgemeine_geschäftsbedingungen
conference: konferenz tagung tagungsraum besprechung sitzung seminar
confirm: bestätigen bestätigung auftragsbestätigung buchungsbestätigung
consumption: verbrauch verbraucht stromverbrauch
contact: kontakt kontaktieren erreichen erreichbar ansprechpartner
contain: enthalten enthält inklusive inbegriffen inhalt beinhaltet
contract: vertrag verträge vertraglich mietvertrag
cook: kochen koch köche gekocht köchin kochkurs
corkage: korkgeld
cost: kosten preis kostet gebühr preise entgelt wie_teuer was_kostet wie_viel_kostet
cot: babybett kinderbett gitterbett reisebett beistellbett
cotton: baumwolle baumwoll
country: land länder staat
course: kurs kurse unterricht lehrgang unterrichtsstunde schulung
court: tennisplatz spielfeld plätze hallenplatz
cover: versichert abgedeckt abdecken deckung übernommen zahlt_die_kasse übernimmt_die_kasse
cow: kuh kühe milchkuh
cream: sahne rahm schlagsahne obers
credit_card: kreditkarte kreditkarten visa mastercard
crown_tooth: krone zahnkrone kronen
cup: tasse becher tassen
cure: heilen heilung geheilt heilbar
currency: währung währungen devisen
current: strömung strömungen
curtain: vorhang gardine vorhänge gardinen
customer: kunde kunden gast gäste kundin
cut: haarschnitt schneiden schnitt geschnitten
dam: damm staudamm talsperre deich staumauer
dance: tanz tanzen tänze tanzkurs tanzschule
danger: gefahr gefährlich gefahren
data: daten datenschutz angaben
date: datum termin tag
daughter: tochter töchter
day: tag tage täglich tageskarte werktag
dead: tot tod gestorben sterben verstorben todesjahr
deadline: frist anmeldeschluss einsendeschluss spätestens stichtag fristen
dear_expensive: teuer teurer teuerste kostspielig
debt: schulden schuld rückstand
deep: tief tiefe
degree: grad temperatur celsius
delay: verspätung verzögerung verspätet spät zuspätkommen zu_spät
deliver: lieferung liefern versand lieferzeit zustellung versenden
dentist: zahnarzt zahn zahnmedizin zahnärztlich zahnarztpraxis
depart: abfahrt abreise abreisen abfahren verlassen abflug
deposit: kaution anzahlung pfand anzahlen
describe: beschreiben beschreibung beschrieben
design: design entworfen entwurf gestaltung entwerfen gestalter
dessert: dessert nachtisch nachspeise süßspeise
detergent: waschmittel spülmittel reinigungsmittel putzmittel
device: gerät geräte apparat
deworm: entwurmung entwurmen wurmkur würmer
diabetes: diabetes diabetiker zuckerkrankheit blutzucker
diagnosis: diagnose diagnostik befund
diesel: diesel benzin kraftstoff tanken treibstoff sprit
diet: diät ernährung diäten kost
difference: unterschied unterschiede unterschiedlich verschieden
difficult: schwierig schwer schwierigkeit schwierigkeitsgrad anspruchsvoll
dinner: abendessen abendbrot abendmenü halbpension
direction: anfahrt wegbeschreibung richtung weg anfahrtsbeschreibung wie_komme_ich
dirty: schmutzig verschmutzt dreckig schmutz verschmutzung
disabled: behindert behinderung schwerbehindert schwerbehindertenausweis menschen_mit_behinderung personen_mit_behinderung
disappear: verschwunden verschwinden verschollen verloren verschwand
disassemble: demontage demontieren abbau zerlegen abbauen
discount: rabatt ermäßigung ermäßigt nachlass vergünstigung skonto
discover: entdecken entdeckt entdeckung
dish: gericht gerichte speise speisen tagesgericht
dishwasher: spülmaschine geschirrspüler spülmaschinenfest geschirrspülmaschine
display: anzeige display bildschirm
dive: tauchen taucher tauchgang tauchkurs
doctor: arzt ärztin ärzte ärztlich hausarzt
document: dokument unterlagen dokumente papiere ausweis
dog: hund hunde vierbeiner haustier hündin
donate: spende spenden spender gespendet
door: tür türen eingangstür haustür
double_room: doppelzimmer zweibettzimmer
dough: teig teige hefeteig kneten
download: herunterladen download heruntergeladen
dozen: dutzend
drain: abfluss ablauf abwasser abflüsse entleeren
dress: kleid kleider abendkleid brautkleid
dress_code: dresscode kleiderordnung kleidervorschrift
drill: bohrer bohren bohrmaschine akkuschrauber
drink: getränk getränke trinken trinkt getrunken
drive: fahren fahrer fahrt gefahren fahrerin
driving_licence: führerschein fahrerlaubnis führerscheinklasse
dry: trocknen trocken trockner wäschetrockner
dry_cleaning: textilreinigung chemische_reinigung trockenreinigung
duck: ente gans enten gänse
dumpling: knödel kloß klöße maultasche teigtasche
duration: dauer dauern dauert lange länge wie_lange wie_lange_dauert
during: während
dust: staub staubfilter staubsauger
duvet: bettdecke bettwäsche bettzeug bettdecken
early: früh frühzeitig früher frühbucher
easter: ostern osterferien ostermontag ostersonntag
easy: einfach leicht unkompliziert
eat: essen isst gegessen mahlzeit speisen lebensmittel
egg: ei eier frühstücksei
electric: elektrisch strom elektro elektrik
electricity: strom elektrizität stromanschluss stromkosten stromverbrauch
elevator: aufzug fahrstuhl lift aufzüge
email: e-mail email mail mailadresse e_mail
emergency: notfall notfälle notruf notdienst notaufnahme
employee: mitarbeiter personal angestellte mitarbeiterin beschäftigte team
empty: leer leeren entleeren
end: ende enden endet schluss beenden
engine: motor motoren antrieb
engineer: ingenieur architekt ingenieure architektin
english: englisch englischsprachig
engraving: gravur gravieren graviert gravuren
enter: eingang eintreten zutritt betreten einlass eingänge
entrance_fee: eintritt eintrittspreis eintrittskarte eintrittsgeld
envelope: umschlag briefumschlag kuvert umschläge
equipment: ausrüstung ausstattung geräte zubehör ausgestattet
euro: euro eur
evening: abend abends abende
event: veranstaltung veranstaltungen event ereignis feier
every: jeder jede jedes jeden
exam: prüfung prüfungen klausur test examen geprüft
example: beispiel beispiele beispielsweise
excursion: ausflug ausflüge tour ausflugsziel exkursion rundfahrt
exercise: übung übungen üben bewegung training
exhaust: auspuff abgas abgasanlage auspuffanlage
exhibition: ausstellung ausstellungen ausgestellt sonderausstellung dauerausstellung
exit: ausgang ausgänge ausfahrt notausgang
expire: ablaufen gültig abgelaufen gültigkeit verfallen ablaufdatum
explain: erklären erklärung erläutern erläuterung
express: express expressversand expresslieferung eilauftrag
extend: verlängern verlängerung länger verlängert
eye: auge augen augenarzt sehtest
eyebrow: augenbraue augenbrauen wimper wimpern
fabric: stoff stoffe gewebe tuch textil
facial: gesichtsbehandlung gesichtspflege kosmetikbehandlung
factory: fabrik werk fabriken produktionsstätte
family: familie familien familienkarte
far: weit entfernt entfernung entfernungen wie_weit
fare: fahrpreis fahrkarte tarif fahrgeld
farm: bauernhof bauer hof landwirt landwirtschaft höfe
fast: schnell schneller schnellste zügig
fat: fett fettarm fettgehalt dick
father: vater mutter eltern elternteil väter mütter
female: frau frauen weiblich dame damen
fence: zaun zäune gartenzaun
ferry: fähre fähren fährverbindung autofähre
festival: festival fest feste volksfest festspiele
fever: fieber temperatur fieberhaft
few: wenige wenig paar
fill: füllen füllung ausfüllen befüllen gefüllt auffüllen
filling_tooth: zahnfüllung füllung plombe kunststofffüllung plomben füllungen
filter: filter filtern luftfilter
find: finden gefunden fund fundsachen fundbüro gefundene
fine: bußgeld strafe geldstrafe strafgebühr mahngebühr
finger: finger fingernagel
fire: feuer brand feuerwehr brandschutz brände
firewood: brennholz kaminholz feuerholz
fireworks: feuerwerk feuerwerke pyrotechnik böller feuerwerkskörper
first: erste erster zuerst erstmals zum_ersten_mal
first_aid: erste_hilfe erste-hilfe ersthelfer erste-hilfe-kasten
fish: fisch fische fischen angeln angelschein
fit: passen passform passend passt
fix: reparieren reparatur instandsetzung repariert ausbessern beheben
flat_tyre: platten reifenpanne plattfuß schlauch platter_reifen platten_reifen
flea_tick: floh flöhe zecke zecken parasiten ungeziefer
flight: flug fliegen flüge geflogen flugzeug
flood: überschwemmung hochwasser überflutet flut überschwemmt
floor: stockwerk etage stock erdgeschoss obergeschoss geschoss
flour: mehl weizenmehl mehle
flower: blume blumen blumenstrauß strauß blüte sträuße
fog: nebel neblig
foot: fuß füße fußpflege
football: fußball fußballplatz
forbidden: verboten verbot untersagt unzulässig
forest: wald wälder waldgebiet
forget: vergessen vergisst liegengelassen
form: formular formulare vordruck anmeldeformular
found_start: gegründet gründung gründen gründungsjahr besteht
founder: gründer gründerin gegründet gründete
free: kostenlos gratis kostenfrei umsonst unentgeltlich gebührenfrei
free_of_charge: kostenlos kostenfrei gratis unentgeltlich
free_vacant: frei verfügbar leerstehend unbelegt freie
freeze: einfrieren gefroren tiefkühlen gefriertruhe tiefgekühlt gefrierschrank
fresh: frisch frische
friday: freitag freitags
fridge: kühlschrank kühlschränke gekühlt
friend: freund freunde freundin bekannte
fringe: pony ponyschnitt
fruit: obst frucht früchte
full: voll vollständig ausgebucht belegt
full_board: vollpension
furniture: möbel mobiliar möbelstück möbliert einrichtung
future: zukunft zukünftig künftig
game: spiel spiele spielen spielplatz spielzimmer
garage: garage werkstatt autowerkstatt tiefgarage
garden: garten gärten gärtner gartenarbeit
garlic: knoblauch knoblauchzehe
gas: gas gasflasche erdgas propan
gate: tor tore einfahrtstor gartentor schranke pforte
gearbox: getriebe gang gangschaltung gänge schaltung
generator: generator stromerzeuger notstromaggregat stromaggregat
gift: geschenk geschenke schenken präsent
gift_card: geschenkkarte geschenkgutschein gutscheinkarte
gift_voucher: gutschein geschenkgutschein gutscheine wertgutschein
girl: mädchen mädels
give: geben gegeben gibt abgeben
glacier: gletscher
glass: glas gläser
glasses: brille brillen sehhilfe lesebrille
glove: handschuh handschuhe
gluten: gluten glutenfrei weizen zöliakie ohne_gluten
go: gehen geht gegangen
goggles: schwimmbrille taucherbrille skibrille schutzbrille
gram: gramm kilogramm kilo kg
grass: rasen gras wiese rasenmähen
grease: fett schmieren schmierfett einfetten
green: grün grüne
groom: hundesalon fellpflege scheren trimmen hundefriseur
group: gruppe gruppen reisegruppe gruppenermäßigung
group_lesson: gruppenunterricht gruppenkurs gruppenstunde
guarantee: garantie gewährleistung garantiezeit garantieren
guardian: erziehungsberechtigte vormund sorgeberechtigte aufsichtsperson
guide: führung führer führungen reiseleiter reiseführer rundgang
gym: fitness fitnessstudio fitnessraum sporthalle turnhalle
hair: haar haare
hairdresser: friseur frisör friseursalon friseurin
hairdryer: föhn fön haartrockner haarföhn
halal: halal koscher
half: halb hälfte halbe
half_board: halbpension
hall: saal halle säle raum festsaal
ham: schinken kochschinken
handicraft: handwerk basteln handarbeit kunsthandwerk handwerklich
handle: griff henkel griffe klinke
harbour: hafen häfen yachthafen
harness: klettergurt gurt gurte geschirr
harvest: ernte ernten geerntet lese
hat: hut mütze hüte kopfbedeckung
head: leiter chef leitung geschäftsführer vorsitzende leiterin
headache: kopfschmerzen kopfweh migräne
headliner: headliner hauptact
health: gesundheit gesund gesundheitlich
hear: hören gehört gehör hörgerät
hearing: gehör hören hörgerät hörtest
heat: heizung heizen beheizt wärme geheizt
heavy: schwer gewicht schwerer
height: höhe hoch höher körpergröße
helmet: helm helme helmpflicht
help: hilfe helfen hilft geholfen unterstützung
herb: kräuter kraut
high_chair: hochstuhl hochstühle kinderhochstuhl kinderstuhl
high_season: hochsaison hauptsaison
highlights: strähnen balayage strähnchen foliensträhnen
hike: wandern wanderung wanderweg spaziergang wanderungen
hill: hügel berg anhöhe
hire: mieten verleih miete vermieten leihen vermietung
history: geschichte historisch vergangenheit
hobby: hobby freizeit hobbys
holiday: urlaub ferien urlaubstage
home: zuhause heim daheim
homework: hausaufgabe hausaufgaben
honey: honig imker
horse: pferd pferde reiten pony reitstunde reitunterricht
hose: schlauch schläuche gartenschlauch
hospital: krankenhaus klinik krankenhäuser spital
host: gastgeber gastgeberin vermieter
hot: heiß hitze
hot_tub: whirlpool jacuzzi sprudelbad
hotel: hotel hotels gasthof pension
hour: stunde stunden uhr öffnungszeiten stündlich
house: haus häuser ferienhaus
household: haushalt haushalte haushaltsgeräte
hungry: hungrig hunger
ice: eis eiswürfel glatteis
ice_cream: eis speiseeis eiscreme eisdiele
id_card: ausweis personalausweis reisepass pass identität lichtbildausweis
ill: krank krankheit erkrankung krankmeldung erkrankt krank_geschrieben
immediately: sofort umgehend unverzüglich
implant: implantat implantate zahnimplantat
important: wichtig bedeutend
indoor: drinnen innen innenraum hallenbad innenbereich
infection: infektion entzündung ansteckend ansteckung
ingredient: zutat zutaten inhaltsstoffe bestandteil
injection: spritze injektion spritzen
injury: verletzung verletzt verletzen verletzungen
insect: insekt insekten ungeziefer
install: installieren installation einbau einbauen eingebaut
instalment: rate raten ratenzahlung teilzahlung
instructions: anleitung gebrauchsanweisung bedienungsanleitung anweisung handbuch
instructor: lehrer kursleiter lehrerin trainer dozent unterrichtet
insurance: versicherung versichert krankenkasse haftpflicht krankenversicherung
internet: internet wlan wifi netz online
interpreter: dolmetscher übersetzung übersetzer übersetzen
interview: vorstellungsgespräch interview bewerbungsgespräch gespräch
invent: erfunden erfindung erfinden erfand
inventor: erfinder erfunden erfinderin erfand
invite: einladen einladung eingeladen
iron: eisen bügeleisen bügeln gebügelt
island: insel inseln
jam: marmelade konfitüre
jewellery: schmuck schmuckstück juwelier goldschmied
job: arbeit stelle arbeitsplatz job stellenangebot beruf offene_stellen offene_stelle freie_stellen
juice: saft säfte apfelsaft
jump: springen sprung sprünge sprungturm
kayak: kajak kajaks
keep: behalten aufbewahren halten aufheben
kennel: tierpension hundepension hundehotel zwinger
kettle: wasserkocher kessel
key: schlüssel zimmerschlüssel schlüsselübergabe hausschlüssel
keyboard: tastatur tastaturen
kidney: niere nieren
kilometre: kilometer km
kindergarten: kindergarten kita kindertagesstätte krippe kindergärten
kitchen: küche küchen küchenzeile kochnische
knife: messer
knit: stricken strick gestrickt strickkurs
laboratory: labor laboratorium labore
lactose: laktose laktosefrei milchprodukt laktoseintoleranz milchfrei
ladder: leiter leitern
lake: see seen seeufer
lamb: lamm lammfleisch lämmer
lamp: lampe licht leuchte beleuchtung
land: land grundstück boden grundstücke
lane: bahn bahnen schwimmbahn
language: sprache sprachen sprachkurs
last: letzte zuletzt letzter zum_letzten_mal
later: später nachträglich
laundry: wäsche wäscherei waschküche waschsalon
law: gesetz recht gesetze gesetzlich
lawyer: anwalt rechtsanwalt anwältin anwälte kanzlei
lay: legen verlegen gelegt
leak: leck undicht tropft wasserschaden auslaufen
learn: lernen gelernt erlernen
leather: leder lederwaren
left: links linke
leg: bein beine
legal: rechtlich gesetzlich legal juristisch
lend: ausleihen leihen ausleihe verleihen geliehen leihfrist
length: länge lang
lesson: unterricht stunde unterrichtsstunde lektion unterrichtseinheit
letter: brief briefe schreiben buchstabe
level: niveau stufe stand level
library: bibliothek bücherei bibliotheken stadtbücherei
licence: lizenz genehmigung konzession
lid: deckel abdeckung
life_jacket: schwimmweste rettungsweste schwimmwesten
lifeguard: bademeister rettungsschwimmer badeaufsicht
light: licht lampe leicht beleuchtung
lighthouse: leuchtturm leuchttürme leuchtfeuer
lightning: blitz gewitter donner blitze
like: mögen gefallen gern
limescale: kalk entkalken entkalkung verkalkt
line: linie zeile leitung
listen: hören zuhören anhören
litre: liter
live: leben wohnen lebte wohnhaft gelebt bewohner
liver: leber lebern
local: örtlich regional lokal einheimisch ortsansässig
lock: schloss abschließen schlösser verriegeln absperren
locked: abgeschlossen verschlossen abgesperrt verriegelt
locker: schließfach spind schließfächer schrank
login: login anmelden einloggen zugangsdaten benutzername
lose: verlieren verloren verlust verlor
lost_property: fundbüro fundsachen fundsache fundstelle
low: niedrig tief gering
low_season: nebensaison vorsaison nachsaison
lunch: mittagessen mittagstisch mittagsmenü mittag
machine: maschine automat maschinen
magazine: zeitschrift magazin zeitschriften
main: haupt hauptsächlich wichtigste
main_course: hauptgericht hauptgang hauptspeise hauptgerichte hauptgänge
maintenance: wartung instandhaltung warten inspektion service
make: herstellen hergestellt produziert herstellung produktion angefertigt
male: mann männer männlich herren
mandatory: pflicht verpflichtend obligatorisch vorgeschrieben muss erforderlich
manicure: maniküre handpflege nagelpflege
map: karte landkarte stadtplan plan lageplan
map_location: lage standort lageplan karte
market: markt märkte wochenmarkt
marry: heiraten verheiratet geheiratet heirat ehe heiratete
massage: massage massagen masseur massieren
mat: matte matten isomatte
material: material materialien werkstoff
maximum: maximal höchstens maximum meisten höchst
measure: messen maß gemessen maße vermessen abmessungen
meat: fleisch fleischgerichte wurst
medicine: medikament medikamente arznei arzneimittel medizin
meet: treffen treffpunkt besprechung getroffen sitzung
member: mitglied mitglieder mitgliedschaft mitgliedsbeitrag
menu: speisekarte menü menüs karte
message: nachricht mitteilung sms
meter: zähler meter zählerstand
method: methode verfahren methoden
metre: meter
metro: u-bahn untergrundbahn
microchip: mikrochip chip chippen gechippt
microwave: mikrowelle mikrowellengerät
middle: mitte mittlere mittel
midnight: mitternacht
mileage: kilometerstand laufleistung freikilometer
milk: milch laktosefrei
million: million millionen
mine: bergwerk mine zeche grube
minibar: minibar
minimum: mindestens minimum mindest wenigstens mindestbestellwert
minute: minute minuten
mirror: spiegel spiegelung
miss: verpassen verpasst versäumen fehlen versäumt
mistake: fehler irrtum fehlerhaft
mobile_phone: handy mobiltelefon smartphone handys mobilfunk
model: modell modelle
monday: montag montags
money: geld gelder
month: monat monate monatlich monatskarte
morning: morgen vormittag morgens vormittags früh
motorcycle: motorrad motorräder moped
mountain: berg berge gebirge gipfel
mouth: mund mundhygiene mundspülung
move: umzug umziehen umzüge umgezogen entrümpelung
museum: museum museen
mushroom: pilz pilze champignon
mustard: senf
nail: nagel nägel maniküre
name: name namen heißt nachname
nappy: windel windeln wickeltisch wickelraum
native_speaker: muttersprachler muttersprachlerin muttersprache
nature: natur natürlich naturschutz
near: nahe nähe umgebung nächste
need: brauchen benötigen bedarf nötig benötigt erforderlich
needle: nadel nadeln
neighbour: nachbar nachbarn nachbarschaft
new: neu neue neuheit
news: nachrichten neuigkeiten aktuelles
newspaper: zeitung zeitungen tageszeitung
next: nächste nächster folgende
night: nacht nächte übernachtung übernachten nachts
noise_loud: lärm laut lautstärke geräusch ruhestörung
non_swimmer: nichtschwimmer nichtschwimmerbecken
noodles: nudeln nudel spätzle
noon: mittag mittags
north: norden nördlich nord
nose: nase schnupfen
notice: mitteilung benachrichtigung hinweis bescheid aushang
notice_period: kündigungsfrist kündigung kündigen gekündigt
number: nummer anzahl zahl nummern
nurse: krankenschwester krankenpfleger pflegekraft arzthelferin pflegefachkraft
nut: nuss nüsse erdnuss erdnüsse
offer: angebot angebote anbieten bieten angeboten
office: büro büros geschäftsstelle amt
official: offiziell amtlich beamter behördlich
oil: öl öle ölwechsel
oil_change: ölwechsel motoröl
old: alt älter älteste
onion: zwiebel zwiebeln
online: online internet website webseite
only: nur ausschließlich lediglich
open: geöffnet öffnen öffnungszeiten öffnung öffnet eröffnet ab_wann_geöffnet wann_geöffnet
operation: operation operieren operiert eingriff op
orange: orange orangen apfelsine
order: bestellen bestellung bestellt auftrag aufträge
organic: bio biologisch ökologisch
organise: organisieren veranstalten organisation organisiert ausrichten
outdoor: draußen außen freien außenbereich freibad im_freien unter_freiem_himmel
oven: ofen backofen herd öfen
owner: inhaber besitzer eigentümer inhaberin betreiber halter
pack: packen verpackung packung gepackt paket einpacken
paddle: paddel ruder paddeln rudern
paddleboard: sup stand-up-paddling stehpaddeln sup-board
page: seite seiten
paint: malen farbe maler gemälde lackieren anstrich
pair: paar paare
pan: pfanne kochtopf pfannen
paper: papier papiere
parade: umzug parade festzug umzüge
parcel: paket pakete päckchen
park: park parks parkanlage
parking: parkplatz parken parkhaus stellplatz parkplätze tiefgarage
parking_space: parkplatz stellplatz parkplätze stellplätze
partner: partner partnerin lebensgefährte
pass: pass ausweis dauerkarte jahreskarte ausweise
passenger: fahrgast passagier fahrgäste passagiere mitfahrer
password: passwort kennwort passwörter
pasta: nudeln pasta nudel spaghetti
path: weg pfad wege wanderweg
patient: patient patienten patientin
pay: zahlen bezahlen zahlung bezahlt zahlungsmittel überweisung
paypal: paypal
pedal: pedal pedale
pedicure: pediküre fußpflege
pen: stift kugelschreiber stifte füller
pension: rente pension rentner altersvorsorge
people: person personen leute menschen teilnehmer
pepper: pfeffer paprika
percent: prozent
performance: vorstellung aufführung auftritt vorstellungen
perfume: parfüm parfum duft
perm: dauerwelle dauerwellen
permit: genehmigung erlaubnis bewilligung erlaubnisschein
personalised: personalisiert individuell sonderanfertigung maßanfertigung
photo: foto bild fotos fotografieren bilder aufnahme
piano: klavier flügel piano
picnic: picknick picknicken
piece: stück stücke teil
pig: schwein schweinefleisch schweine
pillow: kissen kopfkissen
pitch: stellplatz platz spielfeld zeltplatz stellplätze
pizza: pizza pizzen
plan: plan planen pläne planung geplant
plant: pflanze pflanzen gepflanzt
plastic: plastik kunststoff
plate: teller
platform: bahnsteig gleis plattform
play: spielen spielt spielplatz gespielt
playground: spielplatz spielplätze
police: polizei polizist
pool: schwimmbad pool schwimmbecken hallenbad freibad becken
poor: arm ärmer bedürftig
popular: beliebt beliebteste populär
population: bevölkerung einwohner einwohnerzahl
portion: portion portionen
possible: möglich möglichkeit
post: post postalisch brief postweg porto
potato: kartoffel kartoffeln pommes
pound: pfund
power_performance: leistung ps nennleistung
practical: praktisch praxis fahrpraxis praktika
pregnant: schwanger schwangerschaft schwangere
prepare: vorbereiten vorbereitung zubereiten zubereitung
prescription: rezept verschreibung rezepte verordnung verschreibungspflichtig
pressure: druck blutdruck reifendruck
prevent: verhindern vorbeugen vorsorge vermeiden prävention
price_list: preisliste preisverzeichnis preise
print: drucken druck ausdruck gedruckt ausdrucken
printer: drucker druckers
private: privat private
private_lesson: einzelunterricht privatunterricht privatstunde einzelstunde
prize: preis gewinn preise auszeichnung
problem: problem probleme störung schwierigkeit
process: prozess verfahren vorgang ablauf bearbeitung
product: produkt produkte ware waren artikel
profession: beruf berufe beruflich
programme: programm programme zeitplan ablauf
project: projekt projekte vorhaben
proof: nachweis beleg quittung kassenbon belege
protect: schutz schützen geschützt
pub: kneipe gaststätte wirtshaus lokal
public: öffentlich öffentlichkeit publikum
public_holiday: feiertag feiertage feiertags gesetzlicher_feiertag gesetzliche_feiertage
public_transport: öpnv nahverkehr straßenbahn u-bahn verkehrsmittel s-bahn öffentliche_verkehrsmittel öffentlichen_verkehrsmitteln öffentlicher_nahverkehr
publish: veröffentlichen veröffentlicht verlag herausgegeben erschienen
pump: pumpe pumpen luftpumpe
pupil: schüler studenten student schülerin studierende
quality: qualität qualitativ
quantity: menge anzahl stückzahl mengen
quarter: viertel quartal stadtteil
queue: warten schlange wartezeit warteschlange wartezimmer schlange_stehen
quiet: ruhig ruhe leise nachtruhe ruhezeit
quiet_hours: ruhezeit nachtruhe mittagsruhe ruhezeiten
rabbit: kaninchen hase zwergkaninchen hasen
racket: schläger tennisschläger leihschläger
raft: floß flöße schlauchboot rafting
railway: bahn zug züge eisenbahn
railway_station: bahnhof hauptbahnhof bahnhöfe
rain: regen wetter regnen schlechtwetter regnet
ramp: rampe rampen rollstuhlrampe
range: reichweite
raw: roh rohe
read: lesen liest gelesen
ready: fertig bereit abholbereit
reason: grund gründe anlass ursache
receive: erhalten bekommen empfangen erhält
reception: rezeption empfang anmeldung
recipe: rezept rezepte kochrezept
recommend: empfehlen empfehlung empfohlen empfiehlt
recycle: recycling wiederverwerten entsorgen entsorgung altpapier
red: rot rote
reference: referenz aktenzeichen verwendungszweck bezug zeugnis
referral: überweisung überweisungsschein überwiesen
refrigerated: gekühlt kühlung kühl kühlschrank
refund: rückerstattung erstattung erstatten erstattet rückzahlung zurückzahlen
register: anmeldung anmelden angemeldet registrieren einschreiben anmeldeformular
regular: regelmäßig stammgast regulär
reminder: erinnerung mahnung zahlungserinnerung erinnern
remove: entfernen entfernung beseitigen entfernt
repeat: wiederholen wiederholung erneut
replace: ersetzen ersatz austausch austauschen ersatzteil
report: bericht melden meldung berichte
request: anfrage wunsch anfordern bitte anfragen
rescue: rettung retten rettungsdienst bergung
responsible: verantwortlich zuständig verantwortung haftung
rest: ruhe rest ausruhen erholung
restaurant: restaurant gaststätte lokal gasthaus
restore: restaurieren restaurierung restauriert wiederherstellen restaurator aufarbeiten
result: ergebnis ergebnisse befund resultat
retail: einzelhandel handel ladengeschäft
return: rückgabe zurückgeben rücksendung zurücksenden retoure umtausch zurück_schicken zurück_senden
rice: reis
ring: ring ringe ehering trauringe
risk: risiko risiken
river: fluss flüsse strom
road: straße straßen weg
roaming: roaming
rodent: nagetier nager hamster meerschweinchen kleintier nagetiere
roof: dach dächer
room: zimmer raum räume doppelzimmer einzelzimmer
root_canal: wurzelbehandlung wurzelkanal wurzelkanalbehandlung
rope: seil seile leine tau
route: route strecke weg strecken
router: router modem wlan-router fritzbox
rubbish: müll abfall abfälle mülltonne
rule: regel regeln hausordnung vorschrift
run: laufen lauf joggen läuft läufer
rye: roggen roggenbrot roggenmehl
safe: sicher sicherheit
safe_box: safe tresor zimmersafe
sail: segeln segel segelboot segelkurs segler
salad: salat salate
salary: gehalt lohn gehälter vergütung löhne verdienst
sale: verkauf verkaufen verkauft ausverkauf abverkauf
salmon: lachs
salt: salz salzig
same: gleich dasselbe selbe
sample: muster probe proben
sand: sand sandig
saturday: samstag sonnabend samstags
sauce: soße sauce soßen
sauna: sauna saunen saunabereich
sausage: wurst würste würstchen bratwurst
save: sparen speichern gespart ersparnis
school: schule schulen schulzeit
school_holidays: schulferien sommerferien ferien
science: wissenschaft naturwissenschaft wissenschaftlich
scissors: schere scheren
scooter: roller motorroller moped mofa e-roller
scratch: kratzer delle beule dellen schramme
screen: bildschirm leinwand display
sea: meer see ozean
sea_view: meerblick seeblick meeresblick
season: saison jahreszeit hauptsaison nebensaison
seat: sitzplatz sitz platz sitzplätze sitze plätze
second_hand: gebraucht secondhand gebrauchtwagen zweite_hand aus_zweiter_hand
security: sicherheit sicherheitsdienst wachdienst
seed: samen saatgut saat
self_checkin: schlüsselbox schlüsseltresor selbst-check-in
self_service: selbstbedienung sb
send: senden schicken gesendet versenden verschickt zusenden
senior: senior senioren rentner seniorin
separate: getrennt separat trennen gesondert
serial_number: seriennummer gerätenummer fabrikationsnummer
serve: servieren bedienen bedienung serviert ausschank
service: service dienstleistung dienst leistung leistungen
sesame: sesam
sew: nähen genäht nähkurs nähmaschine
shampoo: shampoo haarwäsche
share: teilen geteilt gemeinsam gemeinschaftlich anteil
shave: rasur rasieren rasierer rasiert rasierklinge
sheep: schaf schafe
sheet: bettlaken bettwäsche laken leintuch wäsche
shelf: regal regale fach
shellfish: meeresfrüchte schalentiere krustentiere muscheln
shoe: schuh schuhe hallenschuhe
shop: laden geschäft läden geschäfte shop
shoulder: schulter schultern
shower: dusche duschen duschbad
shrimp: garnele garnelen krabben shrimps
shuttle: transfer shuttle abholung flughafentransfer zubringer
sick_note: krankschreibung krankmeldung arbeitsunfähigkeitsbescheinigung krankgeschrieben attest
sign: unterschrift unterschreiben unterschrieben unterzeichnen
signal: empfang netz signal netzabdeckung
silver: silber silbern
sim: sim sim-karte simkarte esim
sing: singen gesang chor gesungen
single_room: einzelzimmer einzelbelegung einzelzimmerzuschlag
sink: waschbecken spüle spülbecken
skate: schlittschuh eislaufen schlittschuhlaufen inliner
ski: ski skifahren skipiste skikurs skier
skin: haut hautpflege
skipper: skipper kapitän bootsführer schiffsführer
sleep: schlafen schlaf schläft schlafplatz
sleeping_bag: schlafsack schlafsäcke hüttenschlafsack
slow: langsam
small: klein kleiner kleinste
smell: geruch riechen riecht gerüche duft
smoke: rauchen raucher nichtraucher rauch rauchverbot
smoke_detector: rauchmelder feuermelder
snow: schnee verschneit schneien
soap: seife seifen
sock: socke socken strumpf
socket: steckdose stecker steckdosen
socks: socken strümpfe socke
soft: weich sanft
software: software programm
soil: erde boden erdreich
solar: solar photovoltaik solaranlage sonnenenergie
sold_out: ausverkauft vergriffen
soup: suppe suppen
sourdough: sauerteig sauerteigbrot
south: süden südlich süd
soy: soja sojabohne sojamilch sojasauce
spa: wellness spa wellnessbereich therme
space: platz raum weltraum fläche
spare_part: ersatzteil ersatzteile
speak: sprechen spricht gesprochen
special: besonders speziell sonder besonderheit
species: art arten gattung
speed: geschwindigkeit tempo höchstgeschwindigkeit
spelt: dinkel dinkelbrot dinkelmehl
spice: gewürz scharf gewürze würzig
spoon: löffel
sport: sport sportart sportlich
spouse: ehepartner ehemann ehefrau gatte
square: platz marktplatz quadrat
square_metre: quadratmeter qm m²
squid: tintenfisch oktopus calamari kalmar
stable: stall ställe pferdestall
stage: bühne bühnen
stain: fleck flecken fleckentfernung
stairs: treppe treppen stufen treppenhaus
stall: stand stände marktstand standgebühr
stamp: briefmarke stempel porto briefmarken
standing: stehplatz stehplätze stehend
starter: vorspeise vorspeisen appetithappen
stay: aufenthalt bleiben übernachten geblieben aufenthalte
steal: diebstahl stehlen gestohlen dieb
steam: dampf dämpfen dampfbad
steel: stahl edelstahl
stock: lager vorrätig lagernd bestand lagerbestand vorrat
stolen: gestohlen diebstahl geklaut entwendet
stone: stein steine
stop: haltestelle halt halten haltestellen
store_keep: aufbewahren lagerung lagern aufbewahrung einlagern gelagert
storm: sturm gewitter stürme unwetter
stove: ofen herd kaminofen kocher öfen
study: studium studieren lernen studie
subscription: abonnement abo abonnieren abos
substitute: ersatz vertretung stellvertreter ersetzen
sugar: zucker zuckerfrei
suggest: vorschlagen vorschlag vorgeschlagen vorschläge
suitable: geeignet passend eignen
suite: suite suiten
summer: sommer sommerferien
sunday: sonntag sonntags
surcharge: zuschlag aufpreis zuschläge aufschlag
sweet: süß süßigkeiten süßwaren
swim: schwimmen schwimmkurs baden schwimmt
swimsuit: badeanzug badehose badekleidung badebekleidung
switch_off: ausschalten abschalten ausgeschaltet
switch_on: einschalten anschalten eingeschaltet
table: tisch tische tischreservierung
take: nehmen mitnehmen nimmt genommen
takeaway: mitnehmen imbiss außer-haus abholung zum_mitnehmen to_go
tank: tank behälter wassertank
tap: wasserhahn hahn armatur
tartar: zahnstein zahnbelag plaque zahnreinigung zahnsteinentfernung
taste: geschmack schmecken probieren verkostung
tax: steuer mehrwertsteuer mwst umsatzsteuer steuern
taxi: taxi taxis
taxi_rank: taxistand taxistände
tea: tee tees
team: team mannschaft teams
technician: techniker monteur mechaniker
technology: technik technologie technisch
teeth: zahn zähne gebiss
television: fernseher fernsehen tv
temporary: vorübergehend befristet zeitweise vorläufig
tenant: mieter mieterin mietpartei
tennis: tennis tennisplatz
textbook: lehrbuch schulbuch lehrbücher schulbücher kursbuch
thank: danke dank danken
theatre: theater bühne
theory: theorie theoretisch theorieprüfung theorieunterricht
therapist: therapeut therapeutin masseur masseurin physiotherapeut
thick: dick dicker
thickness: dicke stärke materialstärke
thursday: donnerstag donnerstags
ticket: ticket eintrittskarte fahrkarte karten fahrschein
tide: gezeiten flut ebbe tide
tie: krawatte binden schlips
time: zeit uhrzeit zeiten uhr
tip: trinkgeld
today: heute heutig
together: zusammen gemeinsam
toilet: toilette wc toiletten klo
tomato: tomate tomaten
tomorrow: morgen
tool: werkzeug werkzeuge
total: gesamt insgesamt summe gesamtbetrag
tourist: tourist touristen urlauber tourismus
tourist_tax: kurtaxe gästebeitrag bettensteuer kurbeitrag ortstaxe
towel: handtuch handtücher badetuch badetücher
tower: turm türme
toy: spielzeug spielwaren spielsachen
tracking: sendungsverfolgung sendungsnummer nachverfolgen tracking paketverfolgung
traffic: verkehr stau
trailer: anhänger trailer
training: ausbildung training schulung trainieren weiterbildung
tram: straßenbahn tram trambahn
transport: transport beförderung transportieren befördern
travel: reise reisen fahrt anreise
tree: baum bäume
trial: probe probestunde schnupperkurs testen probetraining
tuesday: dienstag dienstags
tuition: schulgeld studiengebühr studiengebühren kursgebühr unterrichtsgebühr
tune: stimmen klavierstimmer gestimmt klavierstimmung stimmung
turkey: pute truthahn putenfleisch
type: typ art sorte arten
tyre: reifen reifenwechsel winterreifen sommerreifen
ultrasound: ultraschall sonographie sonografie ultraschalluntersuchung
umbrella: schirm regenschirm sonnenschirm
understand: verstehen verstanden verständlich
uniform: uniform dienstkleidung schuluniform
university: universität hochschule uni
unpack: auspacken ausgepackt
update: update aktualisieren aktualisierung updates
urgent: dringend eilig eilt
use: benutzen nutzung verwenden benutzung nutzen gebrauch
vaccination: impfung impfen geimpft impfpass impfungen
valley: tal täler
valuable: wertsachen wertgegenstände wertvoll
van: transporter lieferwagen lkw lastwagen
vegan: vegan veganer
vegetable: gemüse gemüsesorten
vegetarian: vegetarisch vegetarier fleischlos
vet: tierarzt tierärztin tierarztpraxis tierklinik
view: aussicht blick ausblick meerblick
village: dorf dörfer ort gemeinde
vinegar: essig
virus: virus viren antivirus virenschutz
visit: besuch besuchen besucher besichtigung besucht
voice: stimme stimmen
volume: lautstärke volumen band rauminhalt
volunteer: ehrenamtlich freiwillige ehrenamt helfer
vote: abstimmung stimme stimmrecht abstimmen
wall: wand wände mauer
ward: station bettenstation
warehouse: lager lagerhalle lagerhaus
warm: warm wärme
warning: warnung achtung warnhinweis warnen
wash: waschen waschmaschine gewaschen wäsche wäscht
watch: uhr uhren armbanduhr uhrmacher
water: wasser trinkwasser leitungswasser
watt: watt kilowatt kw
wave: welle wellen
waxing: waxing enthaarung haarentfernung epilation
weak: schwach schwäche
wear: tragen getragen anziehen trägt
wednesday: mittwoch mittwochs
week: woche wochen wöchentlich
weekday: werktag wochentag werktags wochentags
weekend: wochenende wochenenden
weigh: gewicht wiegen wiegt kilo gewogen
west: westen westlich west
wet: nass feucht nässe
wetsuit: neoprenanzug neopren neoprenanzüge tauchanzug
wheel: rad räder felge
white: weiß weiße
whitening: bleaching aufhellung zahnaufhellung aufhellen
whole: ganz gesamt vollständig
wholesale: großhandel großhändler wiederverkäufer
wide: breit breite
width: breite breit
wife: ehefrau ehemann frau gattin mann
wind: wind windig windstärke
window: fenster schaufenster
windscreen: windschutzscheibe frontscheibe
wine: wein weine winzer weingut
winter: winter winterzeit
wire: draht kabel drähte
withdraw: abheben zurückziehen widerrufen zurücktreten abhebung
withdrawal_period: widerrufsfrist widerruf widerrufsrecht rücktritt
wool: wolle garn garne
workshop: werkstatt workshop werkstätten
world: welt weltweit
write: schreiben geschrieben schriftlich autor schrieb verfasser
wrong: falsch fehlerhaft verkehrt
x-ray: röntgen röntgenbild röntgenaufnahme
year: jahr jahre jährlich jahreskarte
yellow: gelb gelbe
yoga: yoga yogakurs
young: jung jünger jüngste junge_leute
young_animal: welpe welpen jungtier kätzchen
youth: jugend jugendliche jugendlicher teenager
zip: reißverschluss reißverschlüsse
`
