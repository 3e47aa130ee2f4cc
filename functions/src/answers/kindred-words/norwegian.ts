export const NORWEGIAN = `
åpningstid åpen åpent åpne åpning
stengt stenge stenging stengetid lukket lukke
treffetid ekspedisjonstid kontortid telefontid åpningstid
døgnåpen døgnåpent døgnet døgnvakt
helligdag høytidsdag høytid
helligdag: skjærtorsdag langfredag påske pinse jul nyttår
jul julaften juledag romjul juleferie
helg lørdag søndag helgen
hverdag: mandag tirsdag onsdag torsdag fredag
hverdag ukedag arbeidsdag virkedag bankdag
ankomst ankomme ankommer innsjekk innsjekking checkin
avreise utsjekk utsjekking checkout
sen sein sent seint forsinket
rom hotellrom
rom: enkeltrom dobbeltrom familierom tomannsrom firemannsrom sovesal
overnatting overnatte innkvartering losji natt netter
overnatting: hotell vandrerhjem hostell pensjonat gjestehus campingplass
hytte feriehus fritidsbolig ferieleilighet sommerhus
camping campingplass telt campingvogn teltplass bobil
kunde forbruker kjøper klient
resepsjon resepsjonist skranke lobby
nøkkel nøkler nøkkelkort adgangskort nøkkelboks
safe verdiboks sikkerhetsboks bankboks
bagasje koffert reiseveske håndbagasje kolli
bagasjeoppbevaring bagasjerom garderobe oppbevaringsboks oppbevaringsskap
oppbevaring oppbevare lagring lagre minilager
sengetøy sengeklær laken dyne pute dynetrekk
håndkle håndklær badehåndkle badelaken
renhold rengjøring rengjøre vasking sluttrengjøring utvask
skitten møkkete tilsmusset flekk skitt
sprinkelseng barneseng babyseng reiseseng
seng: enkeltseng dobbeltseng køyeseng sovesofa ekstraseng
aircondition klimaanlegg aircon kjøling vifte
kjøleskap minibar
fjernsyn tv flatskjerm
internett wifi trådløst trådløsnett bredbånd nettverk ruter
heis elevator trappeheis
balkong terrasse altan veranda
bad baderom dusj badekar dusje
toalett wc do klosett
klesvask vaskeri vaskemaskin vaskerom skittentøy
strykejern stryke stryking strykebrett
grill grille grillplass bålplass bål
støy støyende bråk bråkete larm
nattero stillhet støyfri rolig
røyking røyke røyk sigarett tobakk vape
mat matvare bevertning måltid
spise måltid bespisning innta spising
frokost frokostbuffet frokostbord brunsj
lunsj lunsjbuffet formiddagsmat smørbrød matpakke
middag kveldsmat aftensmat kveldsbuffet
drikke drikkevare forfriskning leskedrikk
drikke: kaffe te brus øl vin saft
alkohol brennevin sprit alkoholholdig beruset
alkohol: øl vin akevitt vodka whisky champagne
vann drikkevann springvann kildevann
meny menykort spisekart matseddel
dessert kake iskrem etterrett
restaurant spisested brasserie bistro gatekjøkken
kafé kafe konditori kafeteria kantine kaffebar
kro pub bar utested
servitør kelner servering servere betjening
drikkepenger driks
brød rundstykke bolle loff bakervarer
kjøtt: storfekjøtt svinekjøtt kylling lam kalvekjøtt kalkun
fisk: laks torsk sild sei makrell ørret
grønnsak: potet gulrot løk tomat agurk erter
frukt: eple banan appelsin jordbær plomme pære
vegetarisk vegetar kjøttfri vegansk veganer plantebasert
allergi allergisk allergiker overfølsomhet intoleranse matallergi
allergen: gluten laktose nøtter egg soya skalldyr
glutenfri gluten cøliaki glutenallergi glutenintoleranse
laktosefri laktose laktoseintoleranse laktoseintolerant melkefri
ingrediens innhold ingrediensliste tilsetningsstoff
holdbarhet utløpsdato holdbar datostempling
takeaway hentemat hjemkjøring
barnemeny barneporsjon barnerett barnetallerken
catering selskapsmat buffet koldtbord
pris koste koster kostet takst beløp
prisliste takstoversikt prisoversikt prisinformasjon
utgift kostnad utlegg
dyrt kostbart kostbar
billigere billigst rimelig prisgunstig
rabatt prisavslag rabattkode
rabatt: studentrabatt honnørrabatt grupperabatt familierabatt moderasjon søskenmoderasjon
tilbud salg kampanje nedsatt tilbudspris
gratis kostnadsfri vederlagsfri kostnadsfritt
inkludert inkludere inkluderer inklusive medregnet
tillegg tilleggspris merpris ekstrakostnad tilleggsgebyr
kupong voucher rabattkode verdikupong
gavekort gavebevis verdikort
gave presang
betaling betale betalt innbetaling oppgjør
betaling: vipps kontant bankkort kredittkort bankoverføring faktura
kontant kontanter sedler mynter
bankkort betalingskort debetkort kredittkort
bankkort: visa mastercard bankaxept amex
vipps mobilbetaling mobilbetale
overføring overføre bankoverføring nettbank
avbetaling delbetaling nedbetaling avdrag nedbetale
avbetaling betalingsordning betalingsavtale avdragsordning
depositum sikkerhetsstillelse innskudd depositumskonto
forskudd forhåndsbetaling forskuddsbetaling forhåndsbetalt
faktura regning giro fakturere efaktura
kvittering bong kjøpsbevis kassalapp
ubetalt restanse skyldig utestående skylder
purring purregebyr betalingspåminnelse inkasso inkassovarsel
forfall forfallsdato betalingsfrist
gebyr avgift administrasjonsgebyr ekspedisjonsgebyr
kontingent medlemsavgift årsavgift medlemskontingent
refusjon refundere tilbakebetaling tilbakebetale refundert
mva merverdiavgift moms
valuta vekslingskurs valutakurs veksling veksle
lån låne kreditt låneopptak
lån: boliglån billån forbrukslån studielån banklån
rente rentesats forrentning lånerente
bank sparebank bankfilial
bankkonto: lønnskonto brukskonto sparekonto
minibank bankautomat uttaksautomat kontantuttak
sparing spare oppsparing sparekonto
forsikring forsikret forsikre forsikringsselskap polise
forsikring: innboforsikring bilforsikring reiseforsikring ulykkesforsikring husforsikring
egenandel egenbetaling frikort
skatt beskatning skatteplikt skatteprosent
skattemelding selvangivelse skatteoppgjør
fradrag: skattefradrag reisefradrag foreldrefradrag
kommune rådhus kommunehus servicetorg innbyggerservice
myndighet forvaltning etat direktorat
søknad søke søkt omsøkt
frist søknadsfrist deadline tidsfrist påmeldingsfrist
skjema formular blankett søknadsskjema
klage reklamasjon reklamere klagesak innsigelse misfornøyd
vedtak avgjørelse beslutning beslutte vedta
saksbehandling behandlingstid saksbehandlingstid saksbehandler
tillatelse bevilling godkjenning godkjenne tillatt konsesjon
tillatt lov lovlig
forbudt forbud ulovlig forby
plikt pliktig obligatorisk forpliktet påbudt
regel regler bestemmelse reglement forskrift
vilkår betingelse forutsetning krav
avtale kontrakt overenskomst
underskrift underskrive signere signatur signering
oppsigelse oppsi oppsagt avskjedige sparken
oppsigelsestid oppsigelsesfrist oppsigelsesvarsel
bindingstid binding avtaleperiode
forlenge forlengelse fornye fornyelse fornying
gyldig gyldighet gyldighetstid
utløpt ugyldig utgått utløp
reservasjon reservere bestilling booking booke bordbestilling
avbestille avbestilling kansellere kansellering avlyse avlysning
utsette utsettelse utsatt forskyve
endring endre ombooking ombooke ombestille
timebestilling timeavtale legetime konsultasjon
ventetid vente venting kø venteværelse
venteliste ventelisteplass påmeldingsliste
ledig tilgjengelig disponibel
utsolgt fullbooket fulltegnet
bestille bestilling ordre bestilt ordrenummer
kjøpe kjøp kjøpt anskaffe anskaffelse handle
selge salg solgt selger
butikk forretning dagligvarebutikk supermarked
nettbutikk netthandel nettbestilling
levering levere leveranse leveringstid utkjøring
frakt porto forsendelse fraktkostnad leveringskostnad
forsendelse sende sendt avsende sending
pakke postpakke hentested utleveringssted pakkeboks
post postkasse brev postgang
sporing pakkesporing sporingsnummer
hente hentet henting avhenting avhente
retur returnere returrett returlapp
angrerett angre angrefrist angreskjema
bytte ombytte bytterett byttelapp
mangelfull feil defekt mangel
garanti reklamasjonsrett garantitid garantibevis
reparasjon reparere reparert fikse utbedring utbedre
vedlikehold vedlikeholde ettersyn service
montering montere installasjon installere oppsett
bruksanvisning manual veiledning instruks brukerveiledning
ødelagt knust defekt istykker
skade skadet beskadige ødelegge skader
erstatning erstatte kompensasjon godtgjørelse oppreisning
ulykke uhell trafikkulykke kollisjon sammenstøt
skademelding skadeanmeldelse skadesak meldeskjema
tapt mistet miste bortkommet
hittegods hittegodskontor gjenglemt etterlatt glemt
tyveri stjålet stjele innbrudd tjuveri tyv
politi politistasjon lensmann politikontor
anmelde anmeldelse politianmeldelse
nødanrop nødsituasjon nødtelefon nødnummer alarmsentral
ambulanse sykebil
førstehjelp hjertestarter førstehjelpsutstyr
brann brannvesen brannalarm
nødutgang rømningsvei evakuering
vekter sikkerhetsvakt ordensvakt
kameraovervåking videoovervåking overvåkingskamera
personvern personvernerklæring gdpr databehandling
personopplysning persondata opplysninger data
samtykke samtykkeerklæring aksept
innlogging logge pålogging brukerkonto
passord kodeord pinkode
digipost altinn eboks postkasse
telefon telefonnummer mobil mobiltelefon smarttelefon tlf
ringe oppringning telefonere oppringing
tekstmelding sms melding
epost mail epostadresse mailadresse
henvendelse kontakte kontakt
kundeservice kundesenter kundestøtte support brukerstøtte
mobildekning dekning signal mobilnett
datamaskin pc laptop bærbar
skriver printer utskrift printe
kopi kopiere kopimaskin fotokopi
slette sletting fjerne
nettside hjemmeside nettsted webside nettportal
hvitevare: vaskemaskin oppvaskmaskin tørketrommel komfyr kjøleskap fryser
komfyr ovn stekeovn kokeplate platetopp
strøm elektrisitet elkraft strømforsyning
strømbrudd strømstans strømutfall
varme oppvarming radiator fjernvarme panelovn
rørlegger vvs rørleggerarbeid
lekkasje lekke vannlekkasje drypper
avløp kloakk avløpsvann tilstoppet
avfall søppel søppelkasse søppeldunk renovasjon
avfall: matavfall plast papp papir metall restavfall
gjenvinningsstasjon miljøstasjon avfallsmottak fyllplass
gjenvinning resirkulering gjenbruk resirkulere
pant panteautomat tomflaske flaskepant
plen gressplen hage hageareal
verktøy redskap hageredskap
plante: blomst potteplante rose tulipan
møbel: bord stol sofa seng skap hylle
møbel møbler inventar møblement møblert
klær antrekk påkledning bekledning
klær: bukse skjorte kjole jakke genser frakk
sko fottøy skotøy
sko: støvler sandaler joggesko tursko
størrelse dimensjon klesstørrelse skostørrelse
omkledning garderobe skifterom omkledningsrom
bolig: leilighet hus rekkehus enebolig hybel tomannsbolig
leietaker leieboer beboer
utleier huseier gårdeier hybelvert
husleie leiebeløp månedsleie
leie utleie leieforhold leid
leiekontrakt leieavtale husleiekontrakt
bostøtte botilskudd
vaktmester driftstekniker
innflytting flytte overtakelse overtagelse
utflytting fraflytting flytte
flytting flytte flyttebyrå flyttelass
flyttemelding adresseendring folkeregister
adresse bosted postadresse besøksadresse
avstand kilometer distanse gangavstand
nær nærhet nærmeste nærheten
sentrum bykjerne bysentrum midtby
etasje: kjeller loft underetasje
inngang hovedinngang inngangsdør
veibeskrivelse adkomst kjørerute veianvisning
oppussing renovering renovere ombygging
byggesøknad byggetillatelse byggesak
værmelding værvarsel værforhold
regn regnvær nedbør regnbyge
snø snøvær snøfall
storm uvær kuling vind
kulde frost kaldt
straks umiddelbart øyeblikkelig snarest
rask raskt hurtig ekspress fort
haster akutt presserende øyeblikkelig
periode tidsrom
begynne starte start begynnelse oppstart
slutte avslutte avslutning
høst: september oktober november
vinter: desember januar februar
ferie feriedager fridag ferieuke
medarbeider ansatt personale kollega personell
sjef bestyrer direktør avdelingsleder
eier innehaver bedriftseier
firma bedrift selskap virksomhet
jobb stilling ansettelse arbeidsplass arbeid
jobb: deltid heltid sommerjobb ekstrajobb vikariat
jobbsøknad jobbintervju ansettelsesintervju stillingssøknad
cv levnetsløp
attest: politiattest vandelsattest legeattest tjenestebevis
lønn lønnsslipp inntekt lønning
arbeidstid vaktliste turnus vaktplan
arbeidsledig arbeidsledighet dagpenger arbeidsløs arbeidssøker
sosialhjelp sosialstønad
pensjon alderspensjon pensjonere pensjonering
sykmelding sykmeldt sykefravær sykepenger
møte: generalforsamling årsmøte styremøte foreldremøte
arrangement begivenhet event tilstelning
arrangement: konsert foredrag festival fest utstilling
fest feiring sammenkomst
selskapslokale festlokale lokale
bryllup vielse vigsel brudepar gifte giftemål
ekteskap gift vigsel
bursdag barnebursdag fødselsdag
konferanse seminar kongress
forening klubb idrettslag
medlemskap medlem innmelding innmeldt
utmelding utmelde utmeldt oppsigelse
påmelding påmelde påmeldt registrering innskriving
avmelding avmelde avmeldt frafall
barn unger småbarn
baby spedbarn nyfødt
barn: gutt jente sønn datter døtre skolebarn
ungdom tenåring ungdommer
voksen voksne
alder gammel aldersgrense minstealder
eldre senior pensjonist honnør
forelder foreldre foresatt mor far
søsken: bror søster brødre
ektefelle kone ektemann samboer
familie pårørende slektning
barnehage barnehageplass førskole barnepark
skolefritidsordning sfo aks
barnepass barnevakt dagmamma
stellerom stellebord bleie bleieskift
foreldrepermisjon permisjon fødselspermisjon pappaperm mammaperm foreldrepenger
rullestol rullestolbruker tilgjengelighet universell universelt
funksjonshemmet funksjonshemming handikap handikappet handicap
sykehjem aldershjem omsorgsbolig eldresenter
hjemmesykepleie hjemmehjelp hjemmetjeneste
ledsager ledsagerbevis
hjelpemiddel: rullator rullestol krykker høreapparat
kjæledyr husdyr dyr
kjæledyr: hund katt kanin papegøye hamster
hund valp bikkje
førerhund servicehund assistansehund
båndtvang bånd hundebånd
hest ponni ridning rideskole
veterinær dyrlege dyresykehus dyreklinikk
skole: barneskole ungdomsskole videregående folkehøgskole privatskole
skole undervisning skolegang
skolerute skoleferie
elev student skoleelev studerende
lærer underviser foreleser kontaktlærer
universitet høgskole høyskole fakultet
utdanning studium studie studere utdannelse
kurs undervisning undervise leksjon
eksamen test eksaminasjon
eksamensbevis vitnemål kursbevis sertifikat diplom
lånekassen stipend studielån studiestøtte
semesteravgift studieavgift skolepenger
lærling læreplass fagbrev lærlingplass
praksisplass praktikant internship
språk: norsk engelsk tysk fransk spansk samisk
oversettelse oversette tolk tolking tolketjeneste
idrett sport mosjon
idrett: fotball håndball badminton tennis turn svømming
svømming svømme svømmehall basseng svømmebasseng
badeplass badestrand strand bademulighet
treningssenter fitness helsestudio styrkerom gym
trening trene øvelse treningsøkt
trener instruktør coach
ski: langrenn alpint slalåm telemark
skisenter alpinanlegg skianlegg skibakke
heiskort skipass
skileie skiutleie
løype skispor langrennsløype lysløype
skøyte skøyter skøytebane ishall
badstu badstue sauna velvære spa
massasje massør massere
dykking dykke dykkerkurs
bibliotek boklån lånekort utlån
bok bøker lydbok roman
museum utstilling galleri
teater forestilling teaterstykke skuespill
kino film kinobillett filmvisning
konsert musikk livemusikk
billett adgangsbillett inngangsbillett inngangspenger adgang
billett: enkeltbillett månedskort periodebillett dagsbillett
omvisning guide guidet guiding
fottur vandring gåtur fjelltur tur
tog jernbane togstasjon jernbanestasjon
buss rutebuss ekspressbuss
holdeplass bussholdeplass busstopp stoppested
kollektivtransport kollektivtrafikk
reisekort klippekort periodekort månedskort
rutetabell rutetider avgangstid
ferge ferje hurtigbåt båt overfart
båt jolle fartøy seilbåt
båt: kajakk kano robåt motorbåt
kajakk kano padling padle
redningsvest flytevest
båtførerbevis båtførerprøve båtsertifikat
havn båtplass gjestehavn marina småbåthavn
fly flyvning flyreise flygning
flyplass lufthavn terminal
bil kjøretøy personbil
bil: varebil stasjonsvogn elbil
taxi drosje maxitaxi
parkering parkere parkeringsplass parkeringshus
parkeringsbot kontrollsanksjon parkeringsgebyr tilleggsavgift
bot bøter forelegg
bompenger bomring bomstasjon autopass
bensinstasjon bensin drivstoff diesel
elbil ladestasjon lading lade elbillader
bilverksted mekaniker verksted bilmekaniker
bilberging veihjelp redningsbil motorstopp
dekk hjul dekkskift hjulskift
dekk: piggdekk sommerdekk vinterdekk
eukontroll kjøretøykontroll
nummerskilt registreringsnummer bilskilt skiltnummer
førerkort sertifikat lappen førerrett
trafikkskole kjøreskole kjørelærer kjøretime
oppkjøring førerprøve teoriprøve
bilutleie leiebil utleiebil
sykkel sykle sykling sykkelsti
sykkelutleie leiesykkel bysykkel
pass reisepass
legitimasjon id identifikasjon identitetskort
fødselsnummer personnummer
visum oppholdstillatelse innreise
fødselsattest dåpsattest personattest
lege doktor fastlege legekontor
lege: tannlege hudlege spesialist gynekolog
legevakt akuttmottak
tannlege tannpleier tannklinikk tannbehandling
sykehus hospital klinikk poliklinikk
sykepleier sykepleie pleiepersonell helsesykepleier
helsestasjon helsesøster helsesykepleier
undersøkelse undersøke kontroll sjekk
blodprøve prøvetaking laboratorium prøvesvar
behandling behandle terapi
operasjon operere inngrep kirurgi
medisin legemiddel pille tablett medikament
apotek reseptfri medisinutsalg
resept reseptpliktig eresept
vaksinasjon vaksine vaksinere vaksinering
sykdom syk lidelse sjuk
sykdom: influensa forkjølelse diabetes kreft
smerte vondt smertestillende plage
smerte: hodepine ryggsmerter tannpine magesmerter
graviditet gravid svangerskap svangerskapskontroll
jordmor fødsel føde fødeavdeling
psykolog psykiater terapeut
henvisning henvise henvist
fysioterapeut fysioterapi opptrening rehabilitering
briller brille optiker synsprøve kontaktlinser
høreapparat hørsel hørselstap
frisør hårklipp klipp klippe hårfrisør
hårfarging hårfarge striper farging
barbering barbere skjegg barber
negler manikyr pedikyr neglepleie
hudpleie ansiktsbehandling hudpleier kosmetolog
advokat jurist rettshjelp
dokument papirer vedlegg bilag
gravferd begravelse bisettelse gravlund
dødsfall død avdød
arv testamente arving
kirke prest sokn
skilsmisse separasjon skilles separert
informasjon opplysning informere
råd rådgivning veilede veiledning
hjelp bistand assistanse
beskjed meddelelse underretning varsel
stifte grunnlegge grunnlagt opprette etablere
bruke benytte anvende bruk anvendelse
`
