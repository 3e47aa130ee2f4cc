/** German verbs that particles part from, an infinitive a line, with the forms that no rule makes. */
export const GERMAN_VERBS = `
geben gib gibst gibt gab gaben
nehmen nimm nimmst nimmt nahm nahmen
bringen brachte brachten
holen
sagen
melden
rufen rief riefen
fragen
kommen kam kamen
gehen ging gingen
fahren fährst fährt fuhr fuhren
laufen läufst läuft lief liefen
fallen fällst fällt fiel fielen
finden fand fanden
fangen fängst fängt fing fingen
schließen
machen
schalten
stellen
legen
setzen
ziehen zog zogen
tragen trägst trägt trug trugen
zahlen
rechnen
liefern
schicken
senden
laden lädst lädt lud luden
steigen stieg stiegen
bieten bot boten
buchen
checken
lesen liest las lasen
sehen sieh siehst sieht sah sahen
hören
halten hältst hält hielt hielten
lassen lässt ließ ließen
weisen wies wiesen
bauen
kaufen
tauschen
wechseln
räumen
reisen
richten
schreiben schrieb schrieben
füllen
drucken
leihen lieh liehen
mieten
warten
arbeiten
waschen wäschst wäscht wusch
schneiden schnitt schnitten
drehen
drücken
schrauben
hängen hing hingen
kleben
sprechen sprich sprichst spricht sprach sprachen
denken
planen
teilen
decken
essen isst aß
trinken
ruhen
spielen
probieren
passen
fordern
führen
leiten
lösen
nutzen
treten tritt trittst trat traten
sparen
sammeln
stehen stand standen
liegen lag lagen
bleiben blieb blieben
reservieren
erstatten
bekommen bekam bekamen
erhalten erhältst erhält erhielt erhielten
behalten behält behielt
werfen wirf wirfst wirft warf warfen
stecken
lagern
packen
pumpen
schlagen schlägst schlägt schlug schlugen
wählen
suchen
tanken
schauen
zeigen
reichen
kündigen
sichern
nennen nannte nannten
parken
klappen
kippen
lernen
treffen triffst trifft traf trafen
gelten gilt galt
stimmen
heben hob hoben
bitten bat baten
brechen brich bricht brach brachen
schieben schob schoben
`

/** The same in Dutch, with all forms. */
export const DUTCH_VERBS = `
geven geef geeft gaf gaven
nemen neem neemt nam namen
brengen breng brengt bracht brachten
halen haal haalt haalde haalden
zeggen zeg zegt zei zeiden
melden meld meldt meldde meldden
bellen bel belt belde belden
vragen vraag vraagt vroeg vroegen
komen kom komt kwam kwamen
gaan ga gaat ging gingen
vallen val valt viel vielen
vinden vind vindt vond vonden
sluiten sluit sloot sloten
maken maak maakt maakte maakten
zetten zet zette zetten
leggen leg legt legde legden
trekken trek trekt trok trokken
dragen draag draagt droeg droegen
betalen betaal betaalt betaalde betaalden
leveren lever levert leverde leverden
sturen stuur stuurt stuurde stuurden
laden laad laadt laadde laadden
stappen stap stapt stapte stapten
bieden bied biedt bood boden
boeken boek boekt boekte boekten
checken check checkt checkte checkten
lezen lees leest las lazen
zien zie ziet zag zagen
houden houd houdt hield hielden
laten laat liet lieten
ruilen ruil ruilt ruilde ruilden
zoeken zoek zoekt zocht zochten
ruimen ruim ruimt ruimde ruimden
schrijven schrijf schrijft schreef schreven
vullen vul vult vulde vulden
spreken spreek spreekt sprak spraken
passen pas past paste pasten
lopen loop loopt liep liepen
rijden rijd rijdt reed reden
krijgen krijg krijgt kreeg kregen
doen doe doet deed deden
stellen stel stelt stelde stelden
schakelen schakel schakelt schakelde
wassen was wast waste
draaien draai draait draaide
tellen tel telt telde
delen deel deelt deelde
schuiven schuif schuift schoof
hangen hang hangt hing
kijken kijk kijkt keek keken
lossen los lost loste
storten stort stortte
wijzen wijs wijst wees wezen
staan sta staat stond stonden
liggen lig ligt lag lagen
blijven blijf blijft bleef bleven
slaan sla slaat sloeg
kopen koop koopt kocht
huren huur huurt huurde
bewaren bewaar bewaart
tonen toon toont toonde
`
