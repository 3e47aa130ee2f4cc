export const DUTCH = `
aantal heet mensen naam persoon plaats reden soort kan kun kunt kunnen kon konden mag mogen mocht
moet moeten moest hoef hoeft hoeven wil wilt willen wilde wou ga gaat gaan ging gegaan kom komt
komen kwam gekomen doe doet doen deed gedaan maak maakt maken maakte gemaakt krijg krijgt krijgen
kreeg gekregen neem neemt nemen nam genomen meenemen meeneem meeneemt geef geeft geven gaf
gegeven zie ziet zien zag zegt zeggen zei gezegd weet weten wist geweten vinden denk denkt denken
dacht gedacht gebruik gebruikt gebruiken leggen laat laten blijf blijft blijven sta staat staan
lig ligt liggen zit zitten houd houdt houden hou breng brengt brengen meebrengen haal haalt halen
zoek zoekt zoeken vraag vraagt vragen vraagje hoor hoort horen kijk kijkt kijken gekeken bedoel
bedoelt bedoeld heten geldt gebeurt gebeuren gebeurd werkt werkte probeer probeert lukt lukte
nodig bestaat bestaan biedt bieden bied verwacht verwachten begrijp begrijpt help helpt helpen
vertel vertelt uitleggen wenst wensen afvraag afvragen graag liefst liever alsjeblieft
alstublieft aub ajb svp asjeblieft hallo hoi hey hi dag goedendag goedemorgen goedemiddag
goedenavond bedankt dank dankjewel dankuwel dankje merci thanks alvast sorry pardon eigenlijk
misschien even eventjes gewoon eens soms altijd nooit vaak meestal normaal doorgaans ongeveer
precies exact juist snel vlug direct meteen vandaag nu morgen straks binnenkort ooit weer opnieuw
ergens nergens overal hoeveel hoelang waarmee waarvoor waarbij waarop waaraan waarvan waarheen
waarnaartoe iemand niemand allemaal iedereen elke weinig meer meest genoeg voldoende beetje paar
ding dingen dingetje zaken manier wijze soorten geval gevallen informatie info details uitleg
antwoord probleem problemen situatie tijd moment tijdstip plek keer keren voorbeeld bijvoorbeeld
bijv mogelijkheid mogelijkheden optie opties dagen week weken maand maanden jaar jaren uur minuut
minuten doel verschil verschillen goed beter best beste fijn leuk mooi handig groot grote klein
kleine lang lange langer kort korte nieuw nieuwe mogelijk onmogelijk belangrijk speciaal speciale
bepaald bepaalde verschillende eerste laatste volgende vorige zeker heel echt helemaal m'n man
vrouw zoon zoontje dochter dochtertje moeder vader mama papa vriend vriendin vrienden broer
broertje zus zusje opa oma partner echtgenoot echtgenote familie schoonmoeder personen nul twee
drie vier vijf zes zeven acht negen tien elf twaalf tweetjes effe ff efkes amai zoiets zeg hoezit
kheb tis hoeveelste daarvan ermee hoever keertje momentje alleszins toevallig sowieso uberhaupt
overigens trouwens benieuwd eventueel betreft betekent inhoudt hangt afhangt lopen loopt geraak
geraken geraakt kleindochter kleinzoon neef nichtje neefje tante accepteren accepteert accepteer
toegestaan beschikbaar pas s avonds morgens middags tevoren binnen weg mee hebben heb heeft had
hadden gehad zet zetten gezet iets ergs rond vanaf tot bezig toch wel nog dan woon wonen gewoond
twintig vijftien dertig later eerder
zn mn dr tweeen drieen vieren vijven zessen zevenen achten tienen schoonzus zwager schoonvader
schoonouders nicht neven kleinkinderen gisteren overmorgen vanavond vanmiddag vanochtend volgend
vorig komende aankomende beiden beide allebei mezelf onszelf dergelijke zestien achttien veertien
dertien zeventien negentien veertig vijftig honderd stel overweeg overwegen regelen regel leren
besluiten besloten samen eigen
`
