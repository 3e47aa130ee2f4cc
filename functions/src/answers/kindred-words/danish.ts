export const DANISH = `
åbningstid åben åbent åbne åbning
lukket lukke lukning lukketid lukkedag
træffetid ekspeditionstid kontortid telefontid åbningstid
døgnåben døgnet døgnvagt
helligdag højtid søgnehelligdag
helligdag: skærtorsdag langfredag påske pinse jul nytår
jul juleaften juledag juleferie
weekend lørdag søndag
hverdag: mandag tirsdag onsdag torsdag fredag
hverdag ugedag arbejdsdag bankdag
ankomst ankomme indtjekning checkin indcheckning
afrejse udtjekning checkout udcheckning
sen sent senest
forsinket forsinkelse forsinke overskredet
værelse: enkeltværelse dobbeltværelse familieværelse tomandsværelse sovesal
overnatning overnatte indkvartering logi nat nætter
overnatning: hotel kro vandrerhjem hostel pensionat campingplads
sommerhus feriehus fritidshus feriebolig hytte
camping campingplads telt campingvogn teltplads autocamper
gæst besøgende turist
kunde forbruger køber klient
reception receptionist skranke
nøgle nøglekort nøglebrik adgangskort
pengeskab værdiboks sikkerhedsboks
bagage kuffert rejsetaske håndbagage
bagageopbevaring bagagerum garderobe opbevaringsboks
opbevaring opbevare opmagasinering opmagasinere
sengetøj sengelinned linned lagen dyne pude
håndklæde badehåndklæde badelagen
rengøring rengøre slutrengøring gulvvask
snavset beskidt snavs plet
tremmeseng babyseng weekendseng barneseng
aircondition klimaanlæg køling ventilator aircon
køleskab minibar køler
fjernsyn tv fladskærm
internet wifi netværk bredbånd trådløst router modem
elevator lift trappelift
altan balkon terrasse
køkken tekøkken køkkenadgang
badeværelse bad brusebad bruser badekar toilet wc
tøjvask vaske vaskeri vaskemaskine vasketøj
strygejern stryge strygning strygebræt
grill grille grillplads bålplads bål
larm støj støjende larmende
stilhed nattero støjfri rolig
rygning ryge ryger cigaret tobak
nabo underbo overbo genbo
mad fødevare forplejning måltid
spise måltid bespisning indtage spisning
måltid: morgenmad frokost middag aftensmad brunch
morgenmad morgenbuffet morgenbord brunch
frokost frokostbuffet middagsmad smørrebrød
aftensmad middag aftenbuffet
drikkevare drikke forfriskning læskedrik
drikkevare: kaffe te sodavand øl vin saft
alkohol spiritus sprut alkoholisk beruset
alkohol: øl vin snaps vodka whisky champagne
vand drikkevand postevand danskvand
menu menukort spisekort madkort
dessert kage is efterret
restaurant spisested brasserie bistro
café konditori cafeteria kantine kaffebar
værtshus bar pub bodega
tjener servitrice betjening servering servere
drikkepenge servicegebyr betjeningsafgift
brød rundstykke bolle rugbrød franskbrød
kød: oksekød svinekød kylling lam kalvekød kalkun
fisk: laks torsk sild rødspætte makrel tun
grøntsag: kartoffel gulerod løg tomat agurk ært
frugt: æble banan appelsin jordbær blomme
mejeriprodukt: mælk ost smør yoghurt fløde
vegetarisk vegetar kødfri vegansk veganer plantebaseret
allergi allergisk allergiker overfølsomhed intolerance
allergen: gluten laktose nødder æg soja skaldyr
glutenfri gluten cøliaki glutenallergi
laktosefri laktose laktoseintolerans laktoseintolerant mælkefri
ingrediens indholdsstof sammensætning tilsætningsstof
diæt slankekur kostplan diætmad
holdbarhed udløbsdato holdbar udløbe
takeaway udbringning afhentning
medbringe medbragt medtage
catering selskabsmad buffet
selvbetjening selvbetjene automat
pris koste koster takst beløb kostpris
prisliste takstblad priskatalog prisoversigt
udgift omkostning udlæg
dyrt bekostelig kostbar
billig prisbillig overkommelig fordelagtig
rabat nedslag prisnedsættelse rabatkode
rabat: studierabat pensionistrabat grupperabat familierabat kvantumsrabat
tilbud udsalg kampagne nedsat besparelse
gratis omkostningsfri vederlagsfri
inkluderet inkludere inklusive indbefattet omfatter
tillæg merpris ekstrabetaling ekstragebyr
kupon voucher rabatkode værdikupon
gavekort gavebevis værdibevis
gave present foræring
betaling betale betalt erlægge indbetaling
betaling: dankort kontant mobilepay bankoverførsel faktura kreditkort
kontant kontanter sedler mønter
betalingskort kreditkort hævekort dankort
betalingskort: visa mastercard dankort maestro amex
mobilepay mobilbetaling mobilbetale
overførsel overføre bankoverførsel indbetaling
afdrag rate ratebetaling afbetaling afdragsordning
depositum sikkerhedsstillelse indskud forudbetaling
forudbetaling forudbetalt forskud aconto
faktura regning girokort opkrævning fakturere
kvittering bon købsbevis
restance skyldig tilgodehavende skyldner udestående
rykker rykkergebyr betalingspåmindelse inkasso
gebyr afgift administrationsgebyr ekspeditionsgebyr
kontingent medlemsgebyr medlemskontingent medlemspris
refusion refundere tilbagebetaling tilbagebetale godtgørelse
moms omsætningsafgift merværdiafgift
valuta fremmedvaluta vekselkurs veksling
donation donere støttebeløb indsamling
lån låne kredit låntagning
lån: boliglån billån forbrugslån realkreditlån banklån
rente rentesats forrentning
bank pengeinstitut sparekasse
bankkonto lønkonto kontonummer opsparingskonto
hæveautomat pengeautomat kontantautomat
opsparing spare opspare
forsikring police forsikret forsikre forsikringsselskab
forsikring: indboforsikring bilforsikring rejseforsikring ulykkesforsikring husforsikring
selvrisiko egenbetaling selvrisikobeløb
skat beskatning skattepligt skatteprocent
årsopgørelse forskudsopgørelse selvangivelse
skattestyrelsen skattevæsen skatteforvaltning
fradrag skattefradrag kørselsfradrag befordringsfradrag
kommune borgerservice rådhus forvaltning
myndighed forvaltning styrelse instans
ansøgning ansøge ansøgt søge
frist ansøgningsfrist deadline tidsfrist
skema formular blanket ansøgningsskema
anmodning anmode anmodet begæring
klage reklamation klagesag indsigelse utilfreds
klagenævn ankenævn klageinstans
afgørelse beslutning kendelse beslutte
tilladelse bevilling godkendelse godkende tilladt
forbudt forbud ulovlig forbyde
pligt pligtig obligatorisk forpligtet
regel regler bestemmelse reglement forskrift
betingelse vilkår forudsætning krav
aftale kontrakt overenskomst
underskrift underskrive signere signatur
opsigelse opsige opsagt udmeldelse udmelde
opsigelsesvarsel opsigelsesfrist opsigelsesperiode varsel
binding bindingsperiode uopsigelig
forlænge forlængelse fornyelse forny
gyldig gyldighedsperiode gælde gældende
udløbet ugyldig bortfaldet forældet
reservation reservere bestilling booking booke bordbestilling
afbestille afbestilling annullere annullering aflyse aflysning
udsætte udskyde udskydelse udsættelse
ændring ændre ombooke ombooking
tidsbestilling aftaletid konsultationstid booke
ventetid vente ventesal kø
venteliste opskrivning opskrevet
ledig disponibel vakant
udsolgt fuldbooket fuldtegnet
bestille bestilling ordre bestilt ordrenummer
købe køb købt anskaffe anskaffelse
sælge salg solgt forhandle
butik forretning købmand supermarked
indkøb indkøbe shopping dagligvarer
webshop netbutik onlinebutik
produkt artikel handelsvare
lager varelager lagerbeholdning lagerstatus
levering levere udbringning forsendelse fragt porto
forsendelse sende sendt afsende
pakke pakkepost postpakke pakkeshop
post postnord postkasse brev
sporing spore tracking pakkesporing
afhentning afhente hente
returnering returnere retur returret
fortrydelsesret fortryde fortrydelsesfrist
ombytning bytte ombytte bytteret
mangelfuld fejl defekt fejlbehæftet mangel
garanti reklamationsret garantiperiode garantibevis
reparation reparere udbedring istandsættelse udbedre
vedligeholdelse vedligehold eftersyn service serviceeftersyn
håndværker montør tekniker reparatør
montering montere installation installere opsætning
vejledning brugsanvisning manual instruktion
ødelagt itu defekt kaput
skade beskadige beskadigelse ødelægge
erstatning erstatte kompensation godtgørelse
ulykke uheld færdselsuheld sammenstød
skadesanmeldelse anmeldelse anmelde skadesag
tabt mistet miste bortkommet
hittegods hittegodskontor glemt efterladt glemme
tyveri stjålet stjæle tyv indbrud
hærværk vandalisme graffiti
politi betjent politistation
nødopkald nødsituation alarmcentral nødstilfælde
brand ildebrand brandvæsen ildløs
sikkerhed tryghed sikkerhedsforanstaltning
vagt sikkerhedsvagt vægter
videoovervågning kameraovervågning overvågningskamera
databeskyttelse privatlivspolitik persondata gdpr
persondata personoplysninger oplysninger data
samtykke accept samtykkeerklæring
login logge brugerkonto profil
adgangskode password kodeord
brugernavn brugerid login
mitid nemid
digitalpost eboks postkasse
telefon telefonnummer mobil mobiltelefon smartphone
ringe opkald telefonere
sms besked tekstbesked
email mail mailadresse
henvendelse kontakte kontakt skrivelse
kundeservice kundecenter kundesupport hotline
support hjælpelinje helpdesk
abonnement simkort mobilabonnement taletid
dækning signal netdækning
software app applikation computerprogram
opdatering opdatere version opgradering
computer pc laptop bærbar
printer printe udskrift udskrive
kopi kopiere fotokopi
fejlmeddelelse fejlkode fejlbesked
slette sletning fjerne
hjemmeside webside website internetside portal
digitalt online elektronisk
maskine apparat udstyr
husholdningsmaskine: vaskemaskine opvaskemaskine tørretumbler komfur støvsuger
komfur ovn kogeplade kogesektion
strøm el elektricitet elforsyning
stikkontakt stik stikdåse
strømafbrydelse strømsvigt strømudfald elafbrydelse
måler elmåler vandmåler aflæsning
elregning strømregning elpris
varme opvarmning radiator fjernvarme varmeværk varmeforsyning
kedel gasfyr oliefyr varmepumpe
vandhane blandingsbatteri armatur
vvs blikkenslager rørlægger
lækage utæt utæthed dryppe
afløb kloak spildevand tilstoppet
affald skrald skraldespand renovation
affald: madaffald plast pap papir metal
genbrugsstation genbrugsplads storskrald losseplads
affaldssortering sortering sortere
genbrug genbruge genanvendelse brugt
græsplæne plæne haveareal
plante blomst stueplante rose tulipan
møbel: bord stol sofa seng skab reol
møbler inventar møblering møbleret
tøj beklædning påklædning klæder
tøj: bukser skjorte kjole jakke trøje frakke
sko fodtøj støvler sandaler
størrelse dimension mål bredde
omklædning omklædningsrum omklædningsværelse
renseri rens tøjrens
bolig hjem lejlighed hus
bolig: lejlighed hus rækkehus villa etagebolig
ejerlejlighed ejerbolig andelsbolig
lejer beboer lejeboer
udlejer ejer husejer udlejningsfirma
husleje boligafgift lejebetaling
leje udlejning lejemål lejebolig lejet
lejekontrakt lejeaftale lejebetingelser
boligstøtte boligydelse boligsikring
ejendomsmægler mægler boligsalg
indflytning indflytte overtagelse
fraflytning fraflytte fraflyttet
flytning flytte flyttefirma
adresse bopæl folkeregister adresseændring
beliggenhed placering beliggende
afstand kilometer distance
nær tæt nærhed nærmeste
by centrum midtby bykerne
renovering renovere istandsætte ombygning
vejr vejrudsigt vejrprognose temperatur
regn regnvejr nedbør byge
sne snevejr snefald glatføre
storm blæst uvejr kuling vind
kulde frost kold koldt kølig
varm varmt hedebølge lun
straks omgående øjeblikkelig
hurtig ekspres lynhurtig
haster akut presserende
varighed længde tidsrum periode
begynde starte start begyndelse påbegynde
slutte afslutte afslutning ende færdig
år årlig kalenderår
forår: marts april maj
efterår: september oktober november
sommer: juni juli august
vinter: december januar februar
ferie feriedage ferieuge fridag orlov
medarbejder ansat personale kollega
chef direktør afdelingsleder forstander
ejer indehaver besidder
firma virksomhed selskab
stilling job ansættelse arbejdsplads
jobansøgning ansættelsessamtale jobsamtale
cv levnedsløb curriculum
løn lønseddel indtægt indkomst aflønning
arbejdstid arbejdstime vagtplan
arbejdsløshed arbejdsløs dagpenge jobsøgende
kontanthjælp socialhjælp understøttelse
pension folkepension efterløn alderspension
fyring afskedigelse fyre afskedige
møde sammenkomst forsamling
møde: generalforsamling bestyrelsesmøde forældremøde
arrangement begivenhed event
arrangement: koncert foredrag festival fest udstilling
fest fejring selskab
bryllup vielse brudepar
fødselsdag børnefødselsdag fødselar
konference seminar kongres
frivillig frivillighed foreningsarbejde
forening klub sammenslutning
medlemskab medlem indmelde indmeldelse
bestyrelse formand kasserer
tilmelding tilmelde tilmeldt indskrivning indskrive
afmelding afmelde framelding framelde
barn børn
baby spædbarn spæd
barn: dreng pige spædbarn skolebarn
ung unge teenager
voksen voksne myndig
alder gammel aldersgrænse minimumsalder
ældre senior pensionist
forælder forældre mor far
søskende bror søster
ægtefælle hustru samlever ægtemand kone
familie pårørende slægtning
vuggestue dagpleje børnehave daginstitution
børnepasning barnepige babysitter
barsel orlov barselsorlov
kørestol kørestolsbruger rullestol tilgængelighed
handicap handicappet handicapvenlig funktionsnedsættelse
plejehjem ældrecenter plejebolig
hjemmehjælp hjemmepleje
ledsager ledsagelse ledsagerkort
husdyr kæledyr dyr
husdyr: hund kat kanin papegøje hamster
hund hvalp hundefører
hest pony ridning ride
dyrlæge dyrehospital dyreklinik
skole: folkeskole gymnasium efterskole privatskole
skole undervisning skolegang
elev skoleelev student studerende
lærer underviser instruktør
universitet højskole fakultet
uddannelse studie studere udlært
kursus undervisning undervise lektion
eksamen test reeksamen eksamination
eksamensbevis diplom bevis certifikat
su uddannelsesstøtte studielån
lærling elevplads lærlingeplads praktikplads
sprog: dansk engelsk tysk fransk spansk
oversættelse oversætte tolk tolkning
sport idræt motion
sport: fodbold håndbold badminton tennis gymnastik svømning
svømning svømme svømmehal svømmebad badeland bassin
strand badestrand kyst
fitness fitnesscenter træning styrketræning
træning træne øvelse
træner instruktør coach
konkurrence turnering mesterskab stævne
kamp match opgør
sauna dampbad wellness spa
massage massør massere
bibliotek bogudlån lånerkort
bog bøger roman
museum udstilling galleri
teater forestilling skuespil
biograf film filmvisning
koncert musik forestilling
billet adgangsbillet adgangstegn entré
omvisning rundvisning guide
seværdighed attraktion turistmål
rejse tur udflugt ekskursion
vandring vandre vandretur
tog jernbane banegård station
bus busrute busstop rutebil
metro letbane sporvogn
rejsekort klippekort periodekort
køreplan afgangstid tidsplan
færge skib overfart båd
båd jolle fartøj sejlbåd
havn bådplads lystbådehavn marina
sejle sejlads sejltur
fly flyvning flyver
lufthavn terminal flyplads
bil køretøj personbil
bil: varevogn stationcar elbil taxi
taxi hyrevogn taxa
parkering parkere parkeringsplads parkeringshus
parkeringsbøde parkeringsafgift kontrolafgift
bøde straf bødestraf
tankstation benzin brændstof
elbil ladestander opladning oplade
bilværksted mekaniker autoværksted
dæk hjul dækskifte
syn bilsyn omsyn synshal
nummerplade registreringsnummer indregistrering
kørekort førerbevis
køreskole kørelærer køreundervisning
biludlejning lejebil udlejningsbil
cykel cykle cykelsti
pas rejsepas identitetskort
legitimation id identifikation identitetskort
cpr personnummer
visum opholdstilladelse indrejse
sygesikring sundhedskort sygesikringskort
læge doktor lægehus praktiserende
læge: tandlæge øjenlæge hudlæge speciallæge børnelæge
lægevagt vagtlæge akutmodtagelse
tandlæge tandpleje tandklinik
hospital sygehus klinik
sygeplejerske sygepleje plejepersonale
undersøgelse undersøge kontrol screening
behandling behandle terapi
operation operere indgreb kirurgi
medicin lægemiddel pille tablet
apotek håndkøb medicin
recept receptpligtig ordination
vaccination vaccine vaccinere
sygdom syg lidelse
sygdom: influenza forkølelse diabetes kræft
smerte ondt smertestillende
graviditet gravid svangerskab vordende
jordemoder fødsel føde
psykolog psykiater terapeut
henvisning henvise henvist
fysioterapeut genoptræning genoptræne
briller brille optiker
høreapparat hørelse høretab
frisør hårklipning klip klippe
negle manicure pedicure
kosmetolog hudpleje ansigtsbehandling
advokat jurist retshjælp
dokument papir papirer bilag
begravelse bisættelse kirkegård
dødsfald død afdød
arv testamente arving
kirke sogn præst
skilsmisse separation fraskilt
information oplysning informere
råd rådgivning vejlede vejledning
hjælp bistand assistance
besked meddelelse underretning
grundlægge stifte grundlagt oprette etablere
bruge anvende benytte brug anvendelse
`
