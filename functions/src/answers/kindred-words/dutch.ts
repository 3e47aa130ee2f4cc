export const DUTCH = `
inchecken ingecheckt check-in checkin aankomst aankomen aankomt arriveren
uitchecken uitgecheckt check-out checkout vertrek vertrekt verlaten
aankomst aankomen aankomt aangekomen arriveren arriveert
vertrek vertrekt vertrokken weggaan afreis
kamer: hotelkamer eenpersoonskamer tweepersoonskamer familiekamer gezinskamer slaapkamer suite
overnachten nacht slapen slaapt logeren slaapplaats
verblijf verblijven verblijft verbleven logeren logies accommodatie overnachting
accommodatie: appartement vakantiehuis bungalow chalet kamer stacaravan
vakantiehuis vakantiewoning vakantiehuisje huisje bungalow cottage
appartement flat woning
bed slaapplaats matras
bed: stapelbed tweepersoonsbed eenpersoonsbed bedbank slaapbank opklapbed
kinderbed kinderbedje babybedje babybed campingbedje ledikant wieg reisbedje
kinderstoel kinderstoeltje babystoel eetstoel
autostoeltje autozitje kinderzitje zitverhoger kinderstoeltje maxi-cosi
sleutel keycard kamerpas pasje sleutelkastje sleutelkluis
sleutel: toegangscode code huissleutel autosleutel reservesleutel
receptie balie receptionist onthaal frontdesk infobalie
gast bezoeker logé bezoek
bezoek bezoekt bezoeker bezocht langskomen
handdoek badhanddoek linnengoed badlaken strandlaken washandje
beddengoed lakens laken bedlinnen linnengoed dekbedovertrek lakenpakket kussensloop
dekbed deken kussen hoofdkussen dekens
schoonmaak schoonmaakt schoongemaakt poetsen poets kuisen eindschoonmaak reinigen
schoon netjes hygiëne gereinigd proper bezemschoon
kluis safe kluisje waardevol waardevolle sieraden kostbaarheden
kluisje locker kastje garderobe opbergen
bagage koffer valies tas rugzak handbagage
bagage: koffer tas rugzak trolley weekendtas
lift trap verdieping etage traplift
verdieping etage begane gelijkvloers niveau
balkon terras uitzicht patio
tuin gazon gras hof achtertuin
airco airconditioning klimaatbeheersing koeling koelen verkoeling
verwarming verwarmd stoken radiator kachel thermostaat cv-ketel
warm warmte heet temperatuur graden verwarmd
koud kou koude koel frisse
wifi internet draadloos netwerk internetverbinding wifi-code wifi-wachtwoord
televisie tv zenders tv-kijken scherm
koelkast frigo minibar koelbox ijskast
vriezer diepvries vriesvak ingevroren invriezen
keuken kookgelegenheid koken fornuis kookplaat oven magnetron keukentje
vaatwasser afwasmachine afwas afwassen vaat vaatwasmachine
föhn haardroger haarföhn strijkijzer
wasmachine wassen wasserette was droger droogkast wasgoed wasruimte
strijken strijkijzer strijkplank gestreken
badkamer douche bad douchen ligbad sanitair
toilet wc sanitair badkamer plee
zwembad zwemmen zwemt gezwommen zwem bad bassin zwembaden
zwembad: binnenbad buitenbad kinderbad peuterbad bubbelbad
sauna wellness stoombad spa bubbelbad jacuzzi hottub
massage masseren masseur gemasseerd masseuse
zwemkleding badkleding zwembroek badpak bikini zwempak badmuts
ontbijt ontbijtbuffet ochtendmaaltijd ontbijttijd ontbijtzaal
lunch middageten middagmaal lunchkaart lunchpakket
diner avondeten avondmaal dinertijd
eten gegeten maaltijd gerecht eet restaurant keuken voedsel
maaltijd: ontbijt lunch diner brunch avondeten
maaltijden: halfpension volpension
menu menukaart kaart gerechten spijskaart schotel
gerecht schotel maaltijd menu
snack hapje hapjes borrelhapjes tussendoortje bitterballen
tussendoortje fruit koek versnapering snack
toetje dessert nagerecht ijs taart
taart gebak cake vlaai gebakje patisserie
taart: bruidstaart verjaardagstaart slagroomtaart fototaart kindertaart
brood broodje broodjes pistolet stokbrood
brood: volkoren wit zuurdesem spelt rogge meergranen
gebak: tompoes croissant koffiekoek appelflap soes
bakker bakkerij bakken gebakken bakt
drinken drankje drank gedronken drinkt frisdrank
drank: koffie thee water frisdrank bier wijn sap
koffie thee espresso cappuccino koffiezetapparaat waterkoker
alcohol bier wijn drank alcoholisch sterkedrank dronken
alcohol: bier wijn cocktail pils jenever whisky
wijn fles kurkgeld flessen wijnkaart
vegetarisch veganistisch vegetariër vegan vleesloos plantaardig veganist vega
vlees vleesgerecht kip
vis visgerecht zeevruchten
vlees: rund varken kip kalf lam worst gehakt
vis: zalm kabeljauw garnaal mossel tonijn
allergie allergisch allergieën allergenen intolerantie overgevoelig
allergie: gluten lactose noten pinda melk schaaldieren
gluten glutenvrij coeliakie tarwe
lactose lactosevrij melk zuivel koemelk melkvrij
noten pinda pinda's notenallergie amandel hazelnoot
dieet dieetwensen dieetwens diëten voedingswensen
dieet: halal koosjer vegetarisch veganistisch glutenvrij lactosevrij zoutarm
halal koosjer ritueel varkensvlees
suikervrij suiker diabetes diabeet suikerziekte
ingrediënten bevat samenstelling bestanddelen inhoud
kok chef-kok chef keuken keukenteam
ober serveerster bediening kelner serveren
tafel tafeltje reserveren plaats zitplaats
fooi drinkgeld service
afhalen meenemen takeaway afhaalmenu
bezorgen bezorgd thuisbezorgd leveren geleverd bezorgkosten thuisbezorging
catering cateraar buffet
reserveren gereserveerd boeken boeking geboekt bespreken reservatie boekt
aanmelden aanmelding aangemeld inschrijven ingeschreven registreren opgeven
inschrijven ingeschreven inschrijfformulier inschrijfgeld inschrijfkosten
afmelden afmelding afgemeld uitschrijven uitgeschreven opzeggen
annuleren geannuleerd afzeggen afgezegd annulatie annuleert annuleringskosten
afzeggen afgezegd afmelden afbellen afgebeld annuleren
opzeggen opgezegd opzegtermijn beëindigen stopzetten stoppen
verzetten verplaatsen verplaatst wijzigen omboeken verschuiven uitstellen
omboeken omgeboekt wijzigen gewijzigd
wijzigen gewijzigd veranderen veranderd aanpassen aangepast
uitstellen uitstel uitgesteld verschuiven later
verlengen verlengd langer verlengt bijboeken
afspraak consult afspreken afgesproken agenda
prijs prijzen kosten tarief tarieven bedrag prijslijst
kosten prijs tarief euro betalen bedragen bedraagt
tarief tarieven prijslijst tarievenlijst uurtarief vergoeding
gratis kosteloos inbegrepen inclusief vrij kosteloze
inclusief inbegrepen inbegrip omvat bevat
toeslag meerprijs bijbetalen supplement extra toeslagen bijkomende
duur dure duurder prijzig
goedkoop goedkoper goedkoopste voordelig voordeliger betaalbaar
korting korten reductie voordeel kortingscode goedkoper gereduceerd
korting: studentenkorting gezinskorting groepskorting vroegboekkorting kwantumkorting
kortingscode actiecode promotiecode kortingsbon couponcode
aanbieding actie promotie solden uitverkoop sale
betalen betaald betaalt voldoen voldaan afrekenen afgerekend betaalwijze
afrekenen afgerekend kassa betalen
betaalmiddel: pin contant creditcard ideal bancontact tikkie
betalen: pinnen contant creditcard ideal overschrijving bancontact payconiq paypal
pinnen pin gepind pinpas bankpas betaalkaart bankkaart bancontact
bankpas: maestro debit visa pinpas bankkaart
creditcard kredietkaart
creditcard: visa mastercard amex
express: amex
contant cash muntgeld briefgeld
overschrijving overmaken overgemaakt bankrekening rekeningnummer iban storten
incasso machtiging domiciliëring afgeschreven afschrijven geïncasseerd
storneren gestorneerd storno mislukt teruggeboekt
factuur rekening factureren nota bon gefactureerd
bon kassabon bonnetje aankoopbewijs kasticket betaalbewijs ticket
aanmaning herinnering betalingsherinnering incassobureau openstaand achterstallig wanbetaling
btw belasting omzetbelasting btw-nummer
termijnen gespreid afbetalen maandelijks achteraf
achteraf klarna afterpay naderhand
vooraf vooruit vooruitbetaling aanbetaling voorafgaand
aanbetaling voorschot vooruitbetaling aanbetaald
borg waarborg borgsom waarborgsom deposito
borg statiegeld deposito borgsom
terugbetaling terugbetaald terugkrijgen restitutie teruggave terugstorten teruggestort geld
restitutie terugbetaling vergoed geld
vergoeding compensatie schadevergoeding tegemoetkoming vergoedt
declareren declaratie gedeclareerd onkosten reiskosten vergoeding indienen
cadeaubon waardebon cadeaukaart tegoedbon bon kadobon geschenkbon voucher
voucher tegoedbon waardebon coupon
tegoed saldo resterend punten
cadeau kado geschenk cadeautje presentje kadootje cadeaus
inpakken ingepakt cadeauverpakking cadeaupapier
offerte prijsopgave offertes bestek begroting vrijblijvend
spaarkaart klantenkaart spaarpunten stempelkaart punten sparen
subsidie toeslag tegemoetkoming kinderopvangtoeslag toelage premie
kind kinderen kids jeugd kleinkind jongere
kind: baby peuter kleuter tiener puber dreumes schoolkind
baby baby's zuigeling babies dreumes
peuter kleuter dreumes
jongere jeugd tiener puber jeugdlid
minderjarig kinderen achttien
volwassene volwassenen meerderjarig volwassen
leeftijd oud jaar minimumleeftijd ouder leeftijdsgrens
oudere senior bejaarden gepensioneerd 65-plus 65-plusser
ouder moeder vader mama papa verzorger
voogd ouder verzorger gezag
gezin familie gezinnen gezinslid
familie: opa oma grootouders broer zus oom tante
grootouder opa oma bomma bompa
partner echtgenoot echtgenote samenwonend
heren mannen herenkapper herenknippen
dames vrouwen dameskapper damesknippen
vriend vriendin kennis introducé bezoeker introducee
groep gezelschap groepje team
groep: klas schoolklas gezelschap stelgroep basisgroep vereniging
huisdier dier huisdiervriendelijk
huisdier: hond kat konijn cavia hamster vogel papegaai
hond hondje viervoeter
hond: puppy teckel labrador herder poedel golden chihuahua pup
kat poes kater kitten kitty
dierenarts dierenkliniek veearts dierenartsenpraktijk
aangelijnd lijn leiband aanlijnen losloop riem
luier verschonen verschoontafel pampers verzorgingstafel
zindelijk potje luier zindelijkheidstraining
fles flesje flesvoeding voeding melk borstvoeding
kinderwagen buggy wandelwagen kinderwagens
speen fopspeen tutje knuffel
slaapje middagdutje dutje slaapt slapen slaaptijd
speeltuin speelplaats spelen speelhoek speeltoestel speeltoestellen
speelgoed spelletjes speelgoedje knuffel spel
oppas babysit babysitter oppassen gastouder onthaalouder
kinderopvang kinderdagverblijf crèche opvang kdv bso peuterspeelzaal kinderdagopvang
bso buitenschoolse naschoolse opvang
kinderdagverblijf: leidster pedagogisch begeleidster onthaalouder kinderverzorgster
wennen wenperiode wendag gewend wenmoment ingewend
ophalen opgehaald afhalen afgehaald haal haalt opgepikt
brengen brengt gebracht afzetten afgezet wegbrengen
wachtlijst plaats plek plaatsingslijst
wachten wachttijd wachtrij gewacht
opvangdag opvangdagen ruildag ruilen extra
ruilen ruildag geruild omruilen inruilen
ziek ziekte ziekmelden ziekmelding zieke ziekteverzuim ziekzijn
ziekmelden ziekmelding ziekgemeld ziek verzuim
ziekte: griep verkoudheid waterpokken krentenbaard corona diarree hoofdluis
besmettelijk besmetting aanstekelijk infectie
koorts verhoging temperatuur
verkouden snotneus hoesten griep
overgeven braken misselijk buikgriep gebraakt spugen overgegeven
hoofdluis luizen neten luis
afwezig absent verzuim verhinderd verhindering
afwezig: ziek vakantie verlof verhinderd
gemist missen mist verzuimd niet-verschenen no-show
no-show wegblijven opdagen afzeggen
inhalen ingehaald inhaalles inhaaldag inhaalmoment
laat vertraging later vertraagd laatkomer
medicijn medicatie geneesmiddel pil tabletten
medicijn: paracetamol antibiotica antibioticum pil zetpil ibuprofen
recept herhaalrecept voorschrift medicijnen voorgeschreven
apotheek apotheker apotheken medicijnen
dokter arts huisarts artsen geneesheer doktersassistente
arts: huisarts tandarts specialist kinderarts gynaecoloog
huisartsenpost wachtpost weekenddienst spoedpost avonddienst
spoed noodgeval dringend spoedeisend acuut urgent spoedgeval noodgevallen
noodgeval alarmnummer 112 ambulance hulpdienst noodnummer
ziekenhuis kliniek hospitaal polikliniek
patiënt cliënt
verwijzing doorverwezen verwijsbrief doorverwijzing verwezen
behandeling behandeld ingreep therapie behandelt
operatie opereren geopereerd ingreep chirurgie
onderzoek onderzocht controle check-up
bloed bloedprikken prikken bloedafname bloedonderzoek
uitslag uitslagen resultaat bloeduitslag
vaccin vaccinatie inenting ingeënt prik gevaccineerd enting griepprik
pijn pijnlijk pijnstiller klachten pijnklachten
verdoving verdoofd narcose roesje pijnvrij
verwonding gewond blessure letsel wond geblesseerd
blessure geblesseerd blessures gekwetst fysiotherapie
ongeluk ongeval ongevallen botsing aanrijding
ehbo eerstehulp verbanddoos bedrijfshulpverlener bhv bhv'er
zwanger zwangerschap bevalling verloskundige zwangerschapsverlof
fysiotherapeut fysiotherapie kinesist kine kinesitherapeut fysio
bril brillen lenzen contactlenzen opticien
tand tandarts gebit kies kiezen tandheelkundig
tandarts tandartspraktijk tandartsen
tandarts: mondhygiënist orthodontist implantoloog
kiespijn tandpijn pijnklachten spoed pijn
vulling gaatje cariës vullen gaatjes
vulling: composiet amalgaam
trekken getrokken extractie verstandskies kies
beugel orthodontie orthodontist slotjes
prothese kunstgebit gebitsprothese
kroon opzetkroon
implantaat implantologie
bleken gebleekt witter tanden
tandsteen mondhygiënist gebitsreiniging poetsen
bang angst angstig nerveus zenuwachtig spannend
gebitscontrole controle periodieke halfjaarlijkse controleafspraak
verzekering verzekerd zorgverzekering polis verzekeraar gedekt dekking
verzekering: annuleringsverzekering reisverzekering aansprakelijkheidsverzekering allrisk wa casco
risico franchise vrijstelling afkoop
zorgverzekering zorgverzekeraar mutualiteit ziekenfonds basisverzekering vergoed
aansprakelijk verantwoordelijk risico
dekking gedekt dekt verzekerd
schade beschadigd beschadiging schades kapot stuk schademelding
kapot stuk defect beschadigd gebroken storing kapotgegaan
defect fout gebrek mankement gebreken
storing panne uitval defect probleem
breken gebroken breekt breuk brak stuk
kras krassen deuk bekrast
vlek vuil bevuild vies
gat gaten scheur gescheurd
lekken lekkage lekt gelekt waterlek druppelt
verstopping verstopt ontstoppen afvoer riool
verloren kwijt verlies kwijtgeraakt zoekgeraakt verliezen vermist kwijtraken
vergeten vergat achtergelaten achterlaten
gevonden vergeten kwijt verloren zoekgeraakt
diefstal gestolen stelen dief inbraak geroofd
repareren reparatie gerepareerd herstellen hersteld maken onderhoud
onderhoud onderhoudsbeurt servicebeurt beurt onderhoudt
vervangen vervangt reserve
garantie waarborg garantietermijn garanties garantiebewijs gegarandeerd
bestellen besteld order bestelt
kopen koopt gekocht aankoop aanschaffen verkrijgbaar aanschaf
verkopen verkocht verkoopt verkrijgbaar assortiment
assortiment aanbod producten collectie gamma
product artikel item
winkel zaak shop filiaal vestiging
webwinkel webshop online website internetwinkel
voorraad beschikbaar leverbaar uitverkocht
uitverkocht volgeboekt vol volzet bezet
beschikbaar vrij plaats plek
maat grootte kledingmaat maattabel
pasvorm past passen gepast paskamer
kleur tint kleurtje
levering geleverd levertijd bezorgen verzenden levert
levertijd bezorgtijd levertermijn leverdag werkdagen
verzenden verzonden verzendkosten opsturen opgestuurd versturen verstuurd portokosten
verzendkosten portokosten porto bezorgkosten leveringskosten
pakket pakketje zending pakje doos
pakket: postnl dhl bpost dpd ups gls
bezorger koerier postbode bezorgdienst koeriersdienst
volgen track tracking volgcode trackingcode traceren
afhaalpunt ophaalpunt servicepunt afhalen pakketpunt
retour retourneren retourzending terugsturen teruggestuurd geretourneerd terugzenden retourkosten
bedenktijd herroeping herroepingsrecht zichttermijn bedenktermijn veertien
ruilen omruilen geruild retourneren omwisselen omgeruild
verpakking verpakt doos origineel
douane invoerrechten invoer importheffing
buitenland internationaal buitenlandse europa grens
land: nederland belgië duitsland frankrijk luxemburg
klacht klagen ontevreden klachtenprocedure klachtenformulier beklag reclamatie
ontevreden teleurgesteld onvrede klacht
tevreden tevredenheid review recensie beoordeling
contact bereiken contacteren telefoonnummer contactgegevens contactformulier bereikt
bellen telefoon telefonisch telefoonnummer belt gebeld opbellen nummer telefoneren
contact: telefoon e-mail whatsapp chat contactformulier
e-mail email mail e-mailadres mailtje gemaild
whatsapp appen app bericht sms
bericht melding sms mailtje notificatie berichtje
melden melding gemeld doorgeven doorgegeven aangeven meldt
doorgeven doorgegeven melden informeren inlichten
antwoord antwoorden reactie reageren reactietermijn beantwoorden beantwoord
adres adressen locatie gevestigd straat ligging bevindt
locatie plaats ligging vestiging plek gelegen bevindt
verhuizen verhuisd verhuist adreswijziging adres
open openingstijden geopend openingsuren opening opent
openingstijden openingsuren geopend uren tijden
gesloten dicht sluit sluitingstijd sluiting toe
sluitingstijd sluitingsuur sluit gesloten
beginnen begint begin start aanvang gestart begonnen
eindigen eindigt einde afgelopen afloop klaar eindtijd
duren duurt lang geduurd tijdsduur
uur tijd tijdstip uren hoelaat laat
ochtend morgen voormiddag vroeg 's-ochtends
middag namiddag 's-middags
avond 's-avonds laat
nacht nachts nachtelijk middernacht 's-nachts
weekend: zaterdag zondag
doordeweeks: maandag dinsdag woensdag donderdag vrijdag
doordeweeks werkdag werkdagen weekdagen week
dagelijks dag daags
wekelijks week
maandelijks maand
jaarlijks jaar
feestdag: kerst pasen pinksteren hemelvaart koningsdag nieuwjaarsdag oudjaar
feestdag: kerstmis allerheiligen paasmaandag pinkstermaandag oudejaarsavond kerstdag bevrijdingsdag wapenstilstand
feestdagen feestdag kerst pasen nieuwjaar
kerst kerstmis kerstdag kerstdagen kerstavond kerstvakantie
oudjaar oudejaarsavond silvester oudejaarsdag nieuwjaar
pasen paasdag paasdagen paasmaandag paaszondag
sinterklaas sint pakjesavond
vakantie: zomervakantie kerstvakantie herfstvakantie voorjaarsvakantie meivakantie krokusvakantie
vakantie vakanties vrij schoolvakantie verlof congé
zomer: juni juli augustus
winter: december januari februari
voorjaar: maart april mei
voorjaar lente lentevakantie
herfst: september oktober november
hoogseizoen: juli augustus zomer schoolvakantie
seizoen: hoogseizoen laagseizoen voorseizoen naseizoen
regen regenen regent slecht weer regenachtig nat
weer: regen storm wind sneeuw onweer hitte
sneeuw ijs gladheid glad vorst
buiten buitenlucht openlucht terras
binnen binnenshuis overdekt
trein station ns treinstation spoor
bus bushalte halte tram lijnbus
vervoer ov openbaar openbaarvervoer bereikbaarheid
vervoer: trein bus tram metro taxi
taxi taxirit transfer shuttle
transfer shuttle pendel pendelbus luchthavenvervoer
vliegveld luchthaven schiphol vlucht vliegtuig zaventem
vliegen vlucht vliegt gevlogen vliegticket
boot schip sloep vaartuig
varen vaart gevaren vaarbewijs boot rondvaart
veerboot veer overtocht pont
parkeren parkeerplaats parkeergarage geparkeerd parking parkeerkosten parkeerterrein parkeert
parkeervergunning parkeerkaart parkeerschijf bezoekerspas
auto wagen auto's voertuig automobiel
voertuig: auto bestelbus camper motor scooter busje
auto: tesla elektrisch hybride diesel bestelwagen
laadpaal opladen laden elektrisch laadpunt laadstation oplaadpunt opgeladen
accu batterij accu's oplader
fiets rijwiel fietsenstalling fietsverhuur
fiets: e-bike mountainbike tandem bakfiets racefiets kinderfiets
motor motorfiets
brommer bromfiets snorfiets scooter
helm fietshelm valhelm
rijden rijdt reed gereden bestuurder rit
bestuurder chauffeur rijdt rijbewijs
rijbewijs rijbewijzen rijvaardigheidsbewijs
rijles rijlessen lesauto rijinstructeur rijschool lesuur
rijexamen praktijkexamen examen cbr afrijden afgereden
theorie theorie-examen theorieles theoriecursus
brandstof tank getankt voltanken
brandstof: benzine diesel lpg
kilometer km kilometerstand afstand
snelheid hard snelheidsboete
boete boetes bekeuring bon bekeurd parkeerboete
pech panne pechhulp wegenwacht pechdienst sleepdienst takelen
garage autogarage werkplaats monteur
monteur technieker installateur mecanicien technicus
apk keuring keuren gekeurd autokeuring
band bandenwissel autobanden wisselen
band: winterbanden zomerbanden fietsband
olie olieverversing verversen motorolie
rem remmen remblokken remschijven
ruit voorruit sterretje autoruit glas glasschade
leenauto vervangauto vervangend vervoer leenfiets
huren gehuurd verhuur verhuurd huurt huurprijs
huurauto autoverhuur huurwagen
huurder bewoner
verhuurder eigenaar huisbaas huiseigenaar
huurcontract huurovereenkomst contract huurperiode
huurverhoging verhoging indexering geïndexeerd
lenen leent geleend uitlenen bruikleen uitgeleend
uitlenen uitleentermijn lenen geleend
bibliotheek boek lezen bieb
boek lectuur roman
rolstoel rolstoeltoegankelijk toegankelijk invalide mindervalide rolstoelvriendelijk drempelvrij gehandicapt
gehandicapt beperking handicap mindervalide invalide
slechtziend blind blindengeleidehond hulphond assistentiehond geleidehond
slechthorend doof ringleiding gehoor
rollator kruk looprek
roken rookt rookvrij sigaret roker gerookt rookruimte rookverbod
roken: vapen e-sigaret sigaar joint wiet
drugs wiet cannabis joint verdovende
lawaai geluid geluidsoverlast herrie stil overlast muziek luidruchtig
rust rustig stilte stil nachtrust rusttijden
overlast hinder last lawaai klachten
buur buurman buurvrouw omwonenden
feest feestje fuif party feestvieren
feest: verjaardag jubileum bruiloft babyshower communie
verjaardag jarig verjaardagsfeest kinderfeestje verjaardagsfeestje trakteren kinderpartijtje
trakteren traktatie traktaties trakteert
bruiloft trouwen huwelijk trouwfeest trouwerij bruidspaar getrouwd trouwt
begrafenis uitvaart rouw overleden rouwstuk crematie
overlijden overleden sterven gestorven dood overlijdt
evenement event gebeurtenis activiteit
activiteit programma animatie uitje
vergadering vergaderzaal meeting vergaderruimte bijeenkomst ledenvergadering
vergaderzaal zaal zaalhuur vergaderruimte ruimte
zaal ruimte ruimtes lokaal
muziek band dj muzikant livemuziek
muziek: piano gitaar viool zang drums saxofoon
instrument muziekinstrument
instrument: gitaar piano viool fluit
zingen koor zang zingt gezongen
dansen dans danst dansles gedanst
kunst schilderij kunstwerk schilderen kunstenaar
museum tentoonstelling expositie musea collectie
tentoonstelling expositie exposities
rondleiding gids excursie audiotour
gids: audiogids audiotour reisleider
toegang entree binnenkomen toegangsprijs entreeprijs inkom entreegeld toegangskaart
kaartje ticket toegangsbewijs toegangskaart tickets kaartjes entreekaart
abonnement lidmaatschap abonnementsvorm
lid leden lidmaatschap member ledenadministratie
lidmaatschap lid contributie ledenpas
contributie lidgeld bijdrage lidmaatschapsgeld
lid aanmelden inschrijven lidmaatschap toetreden
pauzeren pauze bevriezen onderbreken stilzetten opschorten gepauzeerd
pauze pauzes rust onderbreking lunchpauze
vereniging club bond stichting
bestuur voorzitter penningmeester secretaris bestuursleden bestuurslid
vrijwilliger vrijwillig vrijwilligerswerk meehelpen
sport gesport sportschool sportief
sport: voetbal tennis hockey yoga padel zwemmen badminton
sportschool fitness gym fitnessen fitnesscentrum sportcentrum
trainen training getraind traint oefenen
trainer coach instructeur begeleider
wedstrijd toernooi competitie match
les lessen cursus lesuur
groepsles: yoga pilates spinning zumba bodypump
cursus cursussen opleiding training
cursus: workshop masterclass les
cursist deelnemer leerling student
deelnemen deelname meedoen deelnemer meedoet deelneemt
proefles proeflessen kennismakingsles proefperiode proberen gratis
proefperiode proeftijd uitproberen probeerperiode
proberen uitproberen geprobeerd testen probeert
niveau beginner gevorderd gevorderden
school onderwijs basisschool
leraar lerares docent leerkracht juf meester
leerling scholier student
directeur directie schoolhoofd directrice rector
baas chef leidinggevende manager werkgever
eigenaar eigenares oprichter zaakvoerder uitbater bezitter
oprichter opgericht gesticht oprichting bestaat
huismeester conciërge beheerder conciërges
medewerker personeel werknemer collega team
team: kapper monteur behandelaar assistent
collega collega's medewerker team
klas klassen groep klaslokaal
huiswerk opdracht taken
examen examens toets tentamen proef test
slagen geslaagd slaagt gehaald
zakken gezakt zakt herexamen herkansing onvoldoende
herkansing herexamen opnieuw
rapport cijfers schoolrapport
diploma certificaat getuigschrift diploma's bewijs
schoolgeld lesgeld ouderbijdrage collegegeld
schoolreis schoolreisje excursie uitstap kamp
gymles gymkleding gymspullen gymschoenen turnen
leerplicht verlof vrijstelling leerplichtambtenaar
spijbelen ongeoorloofd verzuim gespijbeld
pesten gepest pestprotocol pestgedrag
studeren studie student opleiding studeert
kapper kapster kapsalon haarstylist coiffeur
haar kapsel coupe
knippen geknipt knipbeurt knipt kapbeurt
verven geverfd kleuren gekleurd kleuring haarkleur
kleuring: highlights balayage uitgroei toner
baard scheren snor geschoren barbier
nagels: manicure pedicure gellak gelnagels acryl
voeten pedicure voetverzorging
wenkbrauw wimpers epileren wimperextensions
ontharen harsen waxen onthaard
ontharen: laseren harsen
huid gezichtsbehandeling gelaatsverzorging huidverzorging gezicht
schoonheidsspecialiste schoonheidssalon beautysalon
make-up opmaken visagie visagist
tatoeage tattoo piercing tatoeëren
bloem boeket bloemstuk
bloem: roos rozen tulp lelie orchidee zonnebloem
bloemist bloemenwinkel bloemenzaak bloemisterij
boeket: rouwboeket bruidsboeket veldboeket
plant kamerplant plantje
begieten gieten water bewateren besproeien
boom kappen gekapt snoeien
snoeien heg gesnoeid haag knippen
tuinman hovenier tuinier tuinonderhoud tuinaannemer
gras maaien gemaaid grasmaaier gazon
kampeerplaats staanplaats plek plaats kampeerplek standplaats
camping kamperen kampeerterrein kampeert
kamperen: tent caravan camper vouwwagen
tent tentje luifel voortent
camper kampeerauto mobilhome camperplaats motorhome
caravan sleurhut toercaravan stacaravan
stroom elektriciteit stopcontact elektra stekker stroomaansluiting
ampère stroom elektra aansluiting stroomaansluiting
gas gasfles propaan butaan gasflessen
barbecue barbecueën bbq grillen kolen
vuur kampvuur vuurtje vuurkorf stoken
brand brandalarm rookmelder brandblusser ontruiming vluchtweg
chemisch cassette lozen stortplaats cassettetoilet
slagboom poort hek toegangspoort
strand zee kust strandje
vijver plas recreatieplas meertje zwemplas
vissen hengelen visvergunning vist
bos bossen natuur wandelen
wandelen wandelroute wandelt gewandeld
route routes routebeschrijving weg fietsroute
bereiken routebeschrijving route
dichtbij nabij buurt omgeving afstand
supermarkt winkels boodschappen
boodschappen inkopen supermarkt boodschap
bezienswaardigheden uitje uitstapjes omgeving
reis reizen reist gereisd trip
reisbureau reisorganisatie touroperator reisorganisator
reisleider reisbegeleider gids reisleiding
paspoort identiteitskaart identiteitsbewijs legitimatie id legitimatiebewijs id-kaart
identificeren identiteit legitimeren legitimatie identiteitsbewijs
visum visa verblijfsvergunning
vergunning toestemming omgevingsvergunning
toestemming toestaan instemming goedkeuring akkoord schriftelijk
toegestaan toegelaten toestaan toelaten geoorloofd welkom
verboden verbod verbieden verbiedt ontoelaatbaar
verplicht vereist noodzakelijk
nodig vereist benodigd noodzakelijk
regels reglement huisregels voorschriften huisreglement
huisregels huishoudelijk reglement regels
voorwaarden algemene bepalingen leveringsvoorwaarden
document papieren stukken bewijsstuk
formulier invullen aanvraagformulier ingevuld
aanvragen aangevraagd aanvraagt verzoek
indienen ingediend inleveren ingeleverd opsturen
inleveren ingeleverd terugbrengen teruggebracht retour
terugbrengen teruggebracht inleveren teruggeven
meebrengen meenemen meegebracht meegenomen meebrengt neem
handtekening ondertekenen tekenen getekend ondertekend
uittreksel akte afschrift geboorteakte
gemeente gemeentehuis stadhuis burgerzaken
aangifte aangeven geboorteaangifte melden
geboorte geboren bevalling pasgeboren
trouwen huwelijk geregistreerd partnerschap
belasting belastingaangifte belastingdienst fiscus
belasting: btw inkomstenbelasting toeristenbelasting vennootschapsbelasting
toeristenbelasting verblijfsbelasting toeristentaks
boekhouder accountant boekhouding administratie administratiekantoor
administratie boekhouding bonnen facturen
jaarrekening jaarcijfers balans jaarverslag
bezwaar beroep bezwaarschrift
recht wettelijk wet
advocaat jurist rechter juridisch rechtbank
geschil geschillencommissie conflict geschillen
contract overeenkomst arbeidsovereenkomst
afvalcontainer container kliko vuilnisbak prullenbak
afval vuilnis vuil huisvuil restafval afvalinzameling
afval: gft papier glas plastic restafval pmd
grofvuil milieustraat containerpark recyclagepark
milieu duurzaam milieuvriendelijk ecologisch
werk baan job functie werkt gewerkt
vacature vacatures baan sollicitatie job werken
solliciteren sollicitatie gesolliciteerd vacature cv sollicitatiebrief
stage stages stagiair stageplaats
bijbaan vakantiewerk studentenjob vakantiebaan zaterdaghulp
salaris loon inkomen salarissen wedde uitbetaald
loonstrook loonstrookje salarisstrook loonbrief
vakantiegeld vakantietoeslag vakantiedagen
bonus eindejaarsuitkering gratificatie eindejaarspremie
overuren overwerk meeruren
werktijd uren werkuren arbeidstijd
rooster dienstrooster planning uurrooster werkrooster
dienst shift nachtdienst
thuiswerken thuis telewerk thuiswerkdag
verlof vakantiedagen vakantie vrij verlofdagen verlofaanvraag
verlof: ouderschapsverlof zwangerschapsverlof zorgverlof rouwverlof geboorteverlof
ouderschapsverlof geboorteverlof vaderschapsverlof kraamverlof
zwangerschapsverlof bevallingsverlof moederschapsverlof moederschapsrust
ontslag ontslaan ontslagen opzegging ontslagname
pensioen pensioenfonds gepensioneerd
werkkleding bedrijfskleding uniform werkkledij
kleding kleren kledij kledingvoorschrift dresscode outfit
kleding: broek trui jas jurk rok hemd
dresscode kledingvoorschrift gekleed
schoenen laarzen schoeisel
schoenen: sneakers laarzen sportschoenen sandalen pantoffels slippers
jas mantel jassen regenjas regenkleding
trui sweater vest pull
broek jeans pantalon
jurk kleed trouwjurk
kleermaker naaien vermaken naaister inkorten
stomerij droogkuis wasserij
gereedschap boormachine hamer werktuig materieel machine
materiaal materialen spullen benodigdheden uitrusting
spullen eigendommen bezittingen voorwerpen
meubel meubilair
meubel: bankstel stoel tafel kast sofa zetel
lamp verlichting licht
timmerman timmerwerk schrijnwerker schrijnwerk hout
loodgieter installateur sanitair loodgieterswerk
elektricien elektra installateur elektrieker
schilder schilderwerk geschilderd verf
dak dakdekker dakpannen dakgoot daken
raam venster kozijn
glazenwasser ramenwasser ruitenwasser ramen
deur voordeur ingang
ingang toegang deur hoofdingang
slot sloten slotenmaker buitengesloten
verbouwing verbouwd renovatie renoveren
aannemer vakman bouwbedrijf klusbedrijf
klus klussen werkzaamheden karwei
voorrijkosten verplaatsingskosten reiskosten
uurloon uurtarief uurprijs arbeidsloon
ongedierte muizen ratten wespen insecten
muggen mug insecten steek beet
zonnepanelen zonnepaneel zonne-energie
energie energierekening elektriciteit stroom
meterstand meter verbruik
servicekosten bijkomende vve gemeenschappelijke
schoorsteen schoorsteenveger haard schouw
wachtwoord paswoord wachtwoorden inloggegevens
inloggen ingelogd aanmelden log inlog inlogt
account profiel gebruikersaccount accounts
gebruiker gebruikersnaam
code pincode toegangscode verificatiecode
app applicatie software programma
computer laptop pc tablet apparaat
smartphone gsm mobiel mobieltje telefoon
smartphone: iphone android samsung
foutmelding fout error bug storing
installeren installatie geïnstalleerd instellen
update bijwerken bijgewerkt versie
downloaden gedownload exporteren exporteer
uploaden importeren geüpload importeer
verwijderen verwijderd wissen gewist
opslaan opgeslagen bewaren bewaard bewaartermijn opslag
back-up backup reservekopie herstellen
koppelen gekoppeld integratie
gegevens data persoonsgegevens informatie
privacy persoonsgegevens avg gegevensbescherming privacyverklaring
vertrouwelijk geheim geheimhouding
dossier inzage patiëntendossier
cookies cookie tracking
nieuwsbrief mailing uitschrijven
camera's camera cameratoezicht bewaking videobewaking
foto foto's fotograferen beeldmateriaal afbeelding gefotografeerd
fotograaf fotoshoot fotografie fotosessie
filmen video opnames gefilmd
veiligheid beveiliging onveilig beveiligd
gevaar gevaarlijk risico
toezicht badmeester redder begeleiding
begeleiding begeleider
hulp helpen ondersteuning geholpen helpt bijstand
helpdesk klantenservice support klantendienst
advies adviseren adviesgesprek raad
gesprek intake kennismaking kennismakingsgesprek intakegesprek
oudergesprek tienminutengesprek oudercontact ouderavond
informatie inlichtingen info informeren
taal spreken nederlands engels
taal: nederlands engels duits frans spaans
vertalen tolk vertaald
klant cliënt consument
bedrijf onderneming firma zaak
zakelijk bedrijf bedrijven zakenreis
zelfstandig zzp freelancer zzp'er ondernemer
minimaal minimum minstens minste
maximaal maximum hoogstens hooguit meeste
aantal hoeveel aantallen
gewicht kilo zwaar kg wegen weegt
grootte oppervlakte afmetingen meter
capaciteit personen plaatsen zitplaatsen
hoogte hoog doorrijhoogte
lengte meter centimeter
geldig vervalt verlopen houdbaar verloopt
houdbaar bewaren houdbaarheidsdatum vers
deadline uiterlijk uiterste sluitingsdatum termijn
termijn periode bedenktijd
krijgen krijgt ontvangen ontvangt gekregen ontvangst
geven geeft gegeven schenken overhandigen
kiezen keuze kiest gekozen keuzes uitkiezen
gebeuren gebeurt gebeurd gevolg
blijven blijft gebleven verblijven
stoppen stopt gestopt ophouden beëindigen
weigeren geweigerd weigert afgewezen
accepteren geaccepteerd aanvaarden aanvaard aannemen accepteert
bewijs bewijzen attest verklaring
doktersattest doktersbriefje doktersverklaring ziektebriefje
nieuw nieuwe nieuwste recent
tweedehands gebruikt occasion
groot grote grootste ruim
klein kleine kleinste beperkt
snel sneller direct spoedig meteen
samen delen gezamenlijk gedeeld
alleen individueel zelfstandig privé
privé privéles individueel persoonlijk
dragen draagt gedragen aanhebben
zitten stoel zitplaats
golf golfbaan green
tennis tennisbaan padel racket
paard paardrijden pony manege paarden
ski skiën skiles ski's skipas
duiken snorkelen duikbrevet
surfen surfplank sup kano kajak
schaatsen ijsbaan schaats
klimmen klimhal boulderen klimwand
vuurwerk knallen oudjaar
religie kerk geloof gebed moskee
roepen omroepen oproepen
beschermen beschermd
uitnodiging uitgenodigd
begraafplaats graf kerkhof grafrechten
vegen sneeuwruimen stoep
schorsen schorsing geschorst royement royeren sanctie
sanctie straf boete gevolgen maatregel
stemmen stemrecht stemming gestemd
klussendienst klusjesman handyman
verhuur: fietsverhuur autoverhuur kanoverhuur zaalverhuur bootverhuur
tarief: kindertarief weekendtarief dagtarief uurtarief avondtarief spoedtarief
prijs: kinderprijs dagprijs weekprijs vanafprijs huurprijs toegangsprijs
termijn: betaaltermijn betalingstermijn levertermijn opzegtermijn herroepingstermijn garantietermijn bewaartermijn
kaart: dagkaart jaarkaart weekkaart maandkaart rittenkaart tienrittenkaart strippenkaart
rittenkaart tienrittenkaart strippenkaart beurtenkaart knipkaart
formulier: aanmeldformulier inschrijfformulier retourformulier contactformulier klachtenformulier
kosten: verzendkosten schoonmaakkosten annuleringskosten inschrijfkosten servicekosten administratiekosten
schoonmaakkosten eindschoonmaak schoonmaken poetskosten
huisdier: huisdierentoeslag huisdierenbeleid huisdiervriendelijk
hond: hondenverbod hondenbeleid hondentoeslag hondenstrand hondvriendelijk hondenmand
kind: kindvriendelijk kindermenu kinderkaart kinderprijs kinderkorting kinderdisco
kindermenu kinderkaart kinderportie kindergerecht
verbod: rookverbod alcoholverbod parkeerverbod
annuleren: annuleringsvoorwaarden annuleringskosten annuleringstermijn annuleringsbeleid
betalen: betaalmethode betaalmogelijkheden betaaltermijn betaalwijze betalingsvoorwaarden
betaaltermijn betalingstermijn betaald vervaldatum vervaldag
vertraging vertraagd uitgesteld compensatie
proefrit testrit proefrijden
aanrijding schadeformulier ongeval botsing
afmeten opmeten meten gemeten inmeten
monteren montage gemonteerd installatie plaatsing
garderobe jassen kapstok kluisjes
stoel zitplaats rang rij
tas tasje zak boodschappentas
uitje teamuitje bedrijfsuitje personeelsfeest
workshop: kookworkshop bloemschikken schilderworkshop
speelafspraak kinderfeest kinderfeestje partijtje
huwelijk bruidsboeket bruidstaart trouwdag
babyfoon babyphone kinderbed
zonnebrand zonnebrandcrème zonnecrème insmeren ingesmeerd
ligbed strandbed ligstoel parasol
tolweg tol vignet péage
rust siësta middagrust rusttijd
rapporteren rapport verslag gerapporteerd
vermelden vermelding opgeven opgegeven
bevestiging bevestigd bevestigingsmail reserveringsbevestiging
beoordelen review recensies beoordeeld
overdragen overdracht overgedragen overzetten overgezet
overzetten overschrijven tenaamstelling
delen gedeeld doorgeven derden
bewaren bewaard bewaartermijn vernietigen vernietigd
loting ingeloot uitgeloot trekking
loopbaan promotie doorgroeien carrière
integriteit gedragscode gedragsregels
discriminatie intimidatie vertrouwenspersoon grensoverschrijdend
vertrouwenspersoon meldpunt klachtenfunctionaris
vog gedrag verklaring strafblad
inwerken ingewerkt onboarding inwerkperiode
leaseauto bedrijfsauto lease bedrijfswagen firmawagen
reiskosten reiskostenvergoeding woon-werkverkeer kilometervergoeding
kinderziekte waterpokken mazelen rodehond
schimmel vocht vochtig schimmelvorming
bejaardenhuis verzorgingstehuis woonzorgcentrum rusthuis
thuiszorg verpleegkundige wijkverpleging verpleging
psycholoog psychiater therapeut therapie
gewichtsverlies afvallen afslanken diëtist voeding
supporter publiek toeschouwers
scheidsrechter arbiter official
veld velden baan court
kleedkamer kleedruimte omkleden omkleedruimte kleedhokje
rijinstructeur instructeur instructrice rijleraar
automaat automatische schakelauto versnelling
schakelen versnellingsbak koppeling schakelauto
aanhanger aanhangwagen trekhaak caravan
boot: roeiboot kano zeilboot motorboot kajak sloep
dakkoffer fietsendrager dakdragers imperiaal
navigatie gps tomtom
munt muntje douchemunt wasmunt jeton
leren leert geleerd studeren
proeven proeverij geproefd wijnproeverij
bestelling: bestelnummer ordernummer bestelbevestiging
slaapzak luchtbed matje
herhalen herhaalafspraak
zomer zomerperiode zomermaanden
winter winterperiode wintermaanden winterseizoen
schoolvakantie vakantieperiode herfstvakantie vakantieweken
inkorten zoom korter vermaken
graveren gravure gegraveerd personaliseren gepersonaliseerd
kaars kaarsen wierook vuur
tent kampeerplaats kampeerplek kamperen
uitchecken vertrek vertrekdag langer
aankomen aankomst sleutel
noodgeval nood spoed ernstig parkwacht
bellen telefoon tel telefonisch
speaker boxen versterker muziek luidspreker
stil rust nachtrust geluid
snelheid km rijden uur
rijden auto verkeer
terrein park
hard snel
hond: huisdier
dier huisdier huisdieren
huisdier: hond kat
allergisch allergie huisdiervrij
kolen houtskool bbq barbecue
sigaret roken gerookt rookt opsteken
logeren logé logés overnachten slapen
eindschoonmaak schoonmaak schoonmaakkosten
afzeggen annuleren annulering
tevoren vooraf aankomst
huisje bungalow chalet
middernacht nacht slagboom
animatie kinderprogramma
groot afmetingen afmeting formaat
herenknipbeurt heren knippen mannen
damesknipbeurt dames knippen
knippen knipbeurt coupe bijknippen
knippen: dames heren kinderen
dochter kind kinderen meisje jeugd
zoon kind kinderen jongen jeugd
kind kinderen meisjes jongens jeugd
senior 65+ ouderen
kwijt parkeren kosten
auto parkeren parkeerplaats parkeerterrein
parkeren parkeerplaatsen parkeergelegenheid parkeervak
diabetes diabetisch suikerziekte diabetici
pedicure voeten voetbehandeling
nagel ingegroeide
eelt voeten voetbehandeling
vastleggen reserveren boeken
plekje reserveren plaats plek plaatsen
reserveren: website telefonisch online mail
afspraak reserveren
avond avondtarief
aanbetalen vooruit aanbetaald
restant rest restbedrag
opdagen no-show verschijnen verzuim
terug retour terugbetaling terugbetaald teruggestort
terugkrijgen retour terug terugbetaling terugstorten
retour terug terugbrengen retourneren
geld terugbetaling bedrag
ontvanger geadresseerde thuis buren afwezig
brengen bezorgen bezorgkosten
langsbrengen bezorgen
sturen verzenden
minimum minimale minimumbedrag vanaf
minimaal minimum min vanaf
oude inruilen meenemen afvoeren
plaatsen monteren montage installatie
installatie installeren plaatsen montage
aansluiten installatie
stroom laadpaal elektra
vroegst vanaf inchecken
vroeg vroegst vanaf
inchecken inchecktijd vanaf
uitchecken uitchecktijd uiterlijk
kamer: inchecken
middernacht laat nacht aankomst
binnenkomen sleutel toegang code
binnen sleutel sleutelkluisje code
sleutel sleutelkluis sleutelkluisje sleutelkastje
opereren chirurg operaties chirurgie
opereert chirurg chirurgie operaties
praktijk praktijkhouder eigenaar
eigenaar eigenares praktijkhouder
baas eigenaar eigenares bedrijfsleider
directeur directrice leiding directie
leiding bedrijfsleider manager directeur
bedrijfsleider manager chef eigenaar
coördinator coördinatie leiding
juf leerkracht leidster
coach trainer trainster
administratie financiën facturen
koken keuken kookt
melk zuivel lactose plantaardig
havermelk plantaardig
ei eieren
vegetarisch vega groente
allergenen allergie allergieën bevat
appeltaart taart
terugbrengen retourneren retour ruilen ruiltermijn
ruilen retour omruilen
afgeprijsd sale uitverkoop korting aanbieding
tegoedbon tegoed bon cadeaubon
bonnetje bon kassabon aankoopbon
garantie garantietermijn jaar
kapot reparatie garantie defect
repareren reparatie reparaties
mensen personen deelnemers spelers
personen deelnemers spelers mensen pers
persoon p.p. pp
maximaal max maximum
groep groepsgrootte personen
groepsgrootte groep max
kleinste minimaal min
aantrekken kleding schoenen dragen
aandoen kleding schoenen
aanhebben kleding schoenen
kleding kleren aantrekken
schort overhemd
schaal werkstuk potten
ophalen afhalen op
klaar ophalen gereed
lenen huren
huren verhuur leen
inbegrepen inclusief incl inbegrip
exclusief excl
apart extra exclusief toeslag
duur duurt tijd
duren duurt uur
leeftijd jaar v.a. vanaf
jong leeftijd vanaf
lengte cm
huisdieren honden dieren
rolstoel toegankelijk drempel lift
drempel drempelvrij rolstoel
trap trappen lift
traplopen trap lift
kinderwagen lift drempel
invalidentoilet toilet aangepast
wifi wifi-code wachtwoord
pinnen pin pinbetaling
splitsen rekening apart
student studentenkorting studentenkaart
zondag zon-
weekend za zo
sluitingsdag gesloten
vrij gesloten
bellen tel telefoon bereikbaar
telefoonnummer tel telefoon
spoed spoedgeval spoedgevallen
noodgeval spoed spoedgevallen
uitproberen proefles proberen
cursus cursussen lessen
privéles privélessen individuele
individueel individuele privé
feest partijen
feestje kinderfeestje kinderfeestjes feesten
verjaardag kinderfeestje kinderfeestjes
verjaardagsfeest kinderfeestje kinderfeestjes
cadeaubon cadeaukaart cadeaubonnen
drinken drankjes dranken
drankje drankjes dranken
handdoeken linnen
beddengoed bedlinnen lakens linnenpakket
entree toegang toegangsprijs kaartje
kaartje kaartjes entree toegang
toekijken toeschouwers begeleiders ouders
fiets fietsen
fietsen fiets fietsverhuur
bus bushalte buslijn
stofzuigen interieur
wassen wasbeurt wasstraat
baard trimmen
wachtlijst wachttijd
dagje dag dagdeel
dag dagtarief
uur uurtarief
maand maandelijks maandabonnement
jaar jaarabonnement jaarlijks
paardrijden rijles manege
cap helm
`
