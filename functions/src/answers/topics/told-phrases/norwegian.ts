/** How topics are told of in Norwegian. */
export const NORWEGIAN = `
offer_says: vi tilbyr, vi selger, vi reparerer, vi utfører, vi leverer, vi driver, vi lager, vi produserer, vi baker,
  vi serverer, vi leier ut, vi underviser, vi hjelper deg, vi hjelper, vi bygger, vi monterer, vi arrangerer,
  vi holder kurs, vi behandler, vi vasker, vi trykker, vi syr, vi forsikrer, vi dyrker, vi har spesialisert oss,
  vi spesialiserer oss, vi er spesialister, vi er en, vi er et, vi er ei, vi er to, vi er tre, vi er fire, vi er din,
  vi er ditt, vi er byens, vi er et lite, vi er en liten, vi er en familie*, vi er eksperter, vi jobber med,
  vi arbeider med, vi formidler, vi fører, vi har alt, vi har et stort utvalg, vi kan tilby, vi tar imot,
  hos oss får du, hos oss finner du, hos oss kan du, her får du, her finner du, her kan du, vår skole, vår butikk,
  vårt hotell, vårt verksted, vår klinikk, vår bedrift, butikken vår, skolen vår, verkstedet vårt, klinikken vår,
  hotellet vårt, bedriften vår, skolen tilbyr, klinikken tilbyr, hotellet tilbyr, senteret tilbyr, foreningen tilbyr,
  verkstedet tilbyr, butikken tilbyr, museet viser, jeg tilbyr, jeg underviser, jeg lager, jeg hjelper, jeg syr
offer_is: er en, er et, er ei, er den, er det, er en av, er to, er byens, er norges, er landets, er stedet, er din,
  er ditt, ble grunnlagt, ble startet, ble etablert, ble stiftet, ble åpnet, grunnlagt i, etablert i, stiftet i,
  startet i, velkommen til, tilbyr, driver, har siden, holder til, hjelper, forsikrer, består av
offer_heads: tjenester, våre tjenester, tjenestene våre, tilbud, vårt tilbud, våre tilbud, tilbudet vårt, produkter,
  våre produkter, produktene våre, sortiment, vårt sortiment, utvalg, vårt utvalg, vareutvalg, kurs, våre kurs,
  kurstilbud, kursoversikt, kursene våre, timer, timeplan, behandlinger, våre behandlinger, behandlingstilbud, meny,
  menyen, menyen vår, rom, rommene, våre rom, rommene våre, overnatting, aktiviteter, program, programmet, fag,
  fagtilbud, medlemskap, abonnement*, billetter, pakker, om oss, om bedriften, om firmaet, om butikken, om skolen,
  om klinikken, om museet, om hotellet, om foreningen, hvem er vi, hvem vi er, hva vi gjør, dette gjør vi,
  hva vi tilbyr, dette tilbyr vi, vi tilbyr, hva gjør vi, prisliste*, priser, pris, utleie, spesialiteter,
  arbeidsområder, fagområder, dette kan vi hjelpe deg med, dette er forsikret
prices_heads: priser, pris, prisene, våre priser, prisene våre, prisliste*, prisoversikt*, priseksempler, takster,
  takst, satser, timepris*, honorar*, avgift, avgifter, kontingent*, medlemskontingent*, medlemspriser, medlemskap,
  abonnement*, kursavgift*, kurspris*, egenandel*, inngang, inngangspenger, inngangspris*, inngangsbillett*,
  billett*, billettpris*, kostnad*, gebyr, gebyrer, leiepris*, rompris*, skolepenger, foreldrebetaling,
  hva koster det, prisene gjelder
prices_besides: depositum*, forskudd*, pant, levering*, frakt*, porto*, forsendelse*, hjemlevering*,
  leveringskostnad*, tapt*, tap av, mistet, skade*, ødelagt*, erstatning*, gebyr*, purregebyr*, forsinkelsesgebyr*,
  forsentgebyr*, bot, bøter, mulkt, egenandel ved skade, avbestillingsgebyr*, ekstravask, ved forsinkelse, for sen,
  renter, morarente*, fakturagebyr*, sone
pay_told: betaling*, betalingsmåte*, betalingsform*, betalingsmetode*, betalingsmidler, betalingsalternativ*,
  betalingsvilkår, betalingsbetingelser, betales med, betales via, betales i, betales på, betales per,
  betales med kort, betal med, betale med, betale i, betale på, betale via, betale kontant, betaler du, betaler med,
  du betaler i, vipps, vippses, vippse, klarna, faktura, på faktura, mot faktura, med faktura, faktureres,
  fakturerer, sender faktura, efaktura, ehf, avtalegiro, bankoverføring, overføring til konto, til konto,
  kontonummer, delbetaling, delbetale, avdrag, avbetaling, nedbetaling, rentefri, vi tar imot, vi aksepterer,
  vi godtar, kontant, kontanter, kort eller
pay_rather: vi tar imot, vi aksepterer, vi godtar, godtas, aksepteres, du kan betale, kan betales, betales med,
  betaling skjer, betalingen skjer, vipps, kort, kontanter, kontant, faktura, betalingsmåte*, betalingsmetode*,
  avtalegiro
pay_unlike: refusjon*, refunder*, tilbakebetal*, tilbake, depositum*, bot, bøter, gebyr*, purring*, purregebyr*,
  erstatning*, skade*, forsikring*, mislighold*, arbeidsgiver, lønn, avbestill*, forskudd*
pay_asked: hvordan, hvilke, hvilken, hva, kan, får, må, tar, godtar, aksepterer, mulig, går det an, gjør, måte*,
  vipps, faktura, med, har
pay_notasked: grense, maksimum, minimum, hvem betaler, hvem skal betale, hvem må betale, må jeg betale, må vi betale,
  må man betale, når betaler, når må, når skal, hvor mye, mistet, tilbake, for mye, dobbelt
voucher_told: gavekort*, et gavekort, gavekortet, gavekortene, gavebevis*, gavesjekk*, gavekode*, gaveeske*,
  verdibevis*, verdikort*, opplevelseskort, opplevelsesgave*, gi bort, gi bort i gave, presangkort*, voucher*
voucher_rather: gyldig*, gjelder, kjøp, kjøpe, kjøpes, selger, selges, bestille, bestilles, utløper, varer, år,
  måneder, valgfritt beløp, beløp, fra
voucher_never: rabattkode*, kampanjekode*, tilgodelapp*, kreditnota*, ikke betale med gavekort
voucher_asked: gave*, gavekort*, gavebevis*, presang*, gi bort, voucher*, verdikort*, kort, bevis, i gave, julegave*,
  bursdagsgave*
cards_told: ikke kort, tar ikke kort, tar ikke imot kort, bare kort, kun kort, kun betaling med kort,
  bare betaling med kort, kun kortbetaling, kortbetaling, betaling med kort, betale med kort, betales med kort,
  betaler med kort, kort og kontant*, kort eller kontant*, kontant eller kort, kontanter eller kort,
  kontanter og kort, kort og vipps, vipps eller kort, vipps og kort, kort eller vipps, bare kontant*, kun kontant*,
  bare kontanter, kun kontanter, tar ikke kontanter, tar ikke imot kontanter, ikke kontanter, kontantfri*, alle kort,
  alle vanlige kort, alle kjente kort, alle typer kort, alle bankkort, vanlige bankkort, bankkort, kredittkort,
  debetkort, debitkort, bankaxept, visa, mastercard, american express, amex, apple pay, google pay, kontaktløs*,
  betalingsterminal*, kortterminal*
cards_unlike: refusjon*, refunder*, tilbakebetal*, depositum*, sikkerhet, garanti, medlemskort*, studentkort*,
  gyldig*, rabatt*, gavekort*, tapt*, mistet, nøkkelkort*
cards_never: uten kort, gavekort på, trenger ikke kort, adgangskort, delbetaling
cards_asked: betal*, tar, ta, godtar, godtas, aksept*, kontant*, bare, kun, med, virker, funker, fungerer, bruke,
  terminal*, går, kan, må, har
cards_notasked: grense, maksimum, minimum, mistet, stjålet, gavekort*, gave, medlemskort*, visum, meny*, kundekort*
refund_told: refusjon*, refunder*, refunderes, refundert, refunderes ikke, tilbakebetal*, tilbakebetaling*,
  betales tilbake, betaler tilbake, betalt tilbake, pengene tilbake, penger tilbake, får tilbake, får du tilbake,
  beløpet tilbake, pengene igjen, retur, returer, returen, returner*, returnere, returneres, returrett*, returfrakt*,
  returfrist*, åpent kjøp, angrerett*, angrefrist*, angreskjema*, angre kjøpet, heve kjøpet, bytterett*, bytte varen,
  bytte varer, byttes, byttes mot, byttelapp*, bytte og retur, tilgodelapp*, kreditnota*, krediter*, levere tilbake,
  leveres tilbake, leverer varen tilbake, sende tilbake, sendes tilbake, sender varen tilbake, tar vi tilbake,
  tas i retur, ikke refunder*, ingen refusjon
refund_rather: dager, dagers, uker, penger, pengene, beløpet, refunder*, refusjon, kvittering*, # %, ubrukt*, innen,
  hele beløpet
refund_unlike: depositum*, nøkkel*, pant, lånt, utlån*, bøker, boken, skattemelding, bagasje
refund_never: tur retur, tur-retur, returbillett*, returreise*, hentes tilbake, kommer tilbake, kjøres tilbake,
  ringer tilbake, ringe deg tilbake, ringer deg tilbake, flaskeretur, gi tilbakemelding
refund_notasked: når er dere tilbake, kommer tilbake, ringe tilbake, ringer dere tilbake, tur retur, låne, lånte
deposit_told: depositum*, depositumet, forskudd*, på forskudd, forskuddsbetal*, forhåndsbetal*, forhåndsbetaling,
  betales på forhånd, betale på forhånd, betales ved bestilling, betales ved booking, betaling ved bestilling,
  ved bestilling betales, ved bestilling, ved booking, ved reservasjon, ved påmelding, håndpenger*, akonto*, a konto,
  reservasjonsgebyr*, bestillingsgebyr*, påmeldingsavgift*, bookinggebyr*, pant, sikkerhet for, i sikkerhet,
  reserveres på kortet, reserverer vi, ved bekreftelse av, resten betales, restbeløpet, halvparten betales
deposit_with: #, %, halvparten, hele beløpet, en tredjedel, kr, kroner, ikke, ingen, uten, krever, kreves, må, skal,
  betales, depositum*
deposit_rather: bestilling*, bestiller, booking*, reservasjon*, reservere, kreves, krever, betales, forfaller, ved,
  bekreft*, depositum*, forskudd*
deposit_unlike: flaske*, panteflaske*, kopp*, glass, boks, tilbakehold*, refunder*, tilbake, trekkes fra depositumet,
  nøkkel*, sjekk, billetter ved
deposit_notasked: tilbake, igjen, får jeg depositumet, refunder*, panter dere, flasker
discount_told: rabatt*, *rabatt, *rabatter, *rabatten, moderasjon*, søskenmoderasjon*, honnør*, honnørpris*,
  redusert pris, redusert kontingent, redusert avgift, reduserte priser, nedsatt pris, prisavslag*, avslag i prisen,
  lavere pris, billigere, halv pris, halve prisen, spesialpris*, gruppepris*, studentpris*, barnepris*, familiepris*,
  medlemspris*, pakkepris*, familiebillett*, gruppebillett*, studentbillett*, kampanje*, kampanjekode*, rabattkode*,
  klippekort*, førpris*, tidligpris*, early bird, utsalg, tilbudspris*, # % av, # prosent av, # % avslag, # % rabatt,
  # % på, studenter betaler, pensjonister betaler, barn betaler, studenter og pensjonister, studenter .. kr,
  pensjonister .. kr, honnør .. kr, grupper .. kr, barn .. gratis, barn under .. gratis, medlemmer .. gratis,
  ledsager .. gratis, ledsagere .. gratis, gratis for barn, gratis for medlemmer, gratis inngang for, gratis med,
  gratis adgang for, søsken .. %, stempelkort*, fordelskort*, kundeklubb*
discount_rather: # %, # prosent, rabatt*, *rabatt, moderasjon*, honnør*, redusert, studenter, pensjonister, grupper,
  medlemmer, barn, halv pris, billigere
discount_unlike: mva, moms, for sent, forsinket, depositum*, avbestill*, gebyr*, luftfuktighet, alkohol, eksamen, må,
  seter
included_told: inkludert, inkluderer, inkluderes, er inkludert, inkludert i prisen, alt inkludert, ikke inkludert,
  inkl., inkl, inklusive, inklusiv, inngår, inngår i, inngår i prisen, i prisen, prisen dekker, dekker, følger med,
  medfølger, er med i prisen, med i prisen, uten ekstra kostnad, uten tillegg, uten ekstra, kommer i tillegg,
  i tillegg kommer, tillegg for, mot tillegg, tilleggsgebyr*, tilleggskostnad*, ekstra kostnad*, ingen skjulte,
  påløper, koster ekstra, mot et tillegg
included_rather: pris*, prisen, prisene, billett*, avgift*, kontingent*, alt, alle, medlemskap*, pakke*, opphold*,
  leien, inkludert
included_unlike: mva, moms, merverdiavgift, skatt, avbestill*, refusjon*, refunder*, til og med, lørdag, dato,
  forsikring*, varslings*, dekker ikke skade
guarantee_told: garanti, garantien, garantier, garantert, garanterer, garanteres, garantitid*, garantiperiode*,
  garantivilkår*, års garanti, måneders garanti, års reklamasjonsrett, garanti på, livstidsgaranti*, produktgaranti*,
  fornøydgaranti*, fornøyd-garanti, tilfredshetsgaranti*, reklamasjonsrett*, reklamasjonsfrist*, reklamasjonstid*,
  reklamere, produksjonsfeil, fabrikasjonsfeil, materialfeil, utbedrer vi gratis, utbedres gratis,
  utbedres uten kostnad, retter vi gratis, gratis omgjøring, gjør vi jobben om igjen
guarantee_rather: år, års, måneder, måneders, dekker, gjelder, gir, garanti
guarantee_never: garanterer ikke, kan ikke garantere, ingen garanti for, garantifond*, reisegaranti*,
  reisegarantifond*, bankgaranti*, depositumsgaranti*, som garanti
guarantee_notasked: forlenge*, lengre, krav, plass garantert
bring_told: ta med, ta med deg, tar med, husk å ta med, medbring*, medbringe, medbringes, ha med, ha med deg,
  har med, tas med, må tas med, egne klær, eget håndkle, egen, skift, klesskift, skiftetøy, håndkle, innesko,
  kle deg, kle dere, klær etter været, antrekk, bekledning, kleskode, ha på deg, ha på, pakkeliste*, utstyrsliste*,
  legitimasjon, gyldig legitimasjon, gyldig id, fremvis*, vis legitimasjon, pass eller, førerkort, henvisning,
  eget utstyr, utstyr du trenger, kom i klær, kom i treningstøy, pass eller id
bring_rather: må, bør, vennligst, husk, trenger, egen, eget, egne, klær, sko, innesko, håndkle, legitimasjon,
  matpakke, drikke, utstyr, påkrevd
bring_never: ta med en venn, ta med maten, ta med kjæledyr, ta med hund*, ikke ta med, ikke tillatt å ta med,
  ikke lov å ta med, take away, til å ta med, ta med hjem, kaffe å ta med, ta med bil*, trenger ikke ta med, avfall,
  depositum, ta gjerne kontakt
bring_asked: hva, noe, hvilke, hvilken, må, trenger, skal, bør, egen, eget, egne, ha med, ta med
wifi_told: wifi, wi-fi, wi fi, trådløst nett, trådløst nettverk, trådløst internett, trådløst, trådløse nett*, wlan,
  internett, internettilgang, bredbånd, gjestenett*, fibernett, fiber, nettilgang, nettverk for gjester, hotspot
wifi_rather: gratis, passord*, gjester, nettverk*, tilgang, rask*, kode*, hele, rommene, besøkende
wifi_never: ghz, kanal, ruter, ruteren, router, internettadresse, på internett finner, bestille på internett,
  via internett, nettbank, over internett, internettbutikk
wifi_notasked: passord*, kode, koden, uten, treg*, virker ikke, selger
parking_told: parkering*, *parkering, parkeringsplass*, parkeringshus*, parkeringsgarasje*, parkeringskjeller*,
  p-plass*, p-hus*, p-skive*, parkere, parkeres, parkerer, parker, parkert, garasje, garasjeplass*, bilplass*,
  ladestasjon*, ladestolpe*, elbillading, lading av elbil, hc-parkering, gateparkering, gjesteparkering,
  besøksparkering, kundeparkering, easypark
parking_rather: gratis, avgift*, kr, plasser, plass, utenfor, bak, ved siden av, døgn*, timer, gjester, kunder,
  besøkende, nærmeste
parking_unlike: leiebil*, skade*, barnevogn*, sykkelutleie, tyveri
parking_never: nasjonalpark*, lekepark*, fornøyelsespark*, klatrepark*, parkere barnevogn*, parkeringsbrems*
children_told: barn, barna, barnet, barnas, barns, småbarn, spedbarn, baby, babyer, babyen, unger, ungene, de minste,
  de små, barnefamilie*, barnevennlig*, familievennlig*, barnestol*, barneseng*, reiseseng*, sprinkelseng*,
  stellebord*, stellerom, ammerom, barnemeny*, barneporsjon*, lekekrok*, lekerom*, lekeplass*, lekeland, barnepass*,
  under # år, # år og eldre, fra # år, mellom # og # år, #-åringer, i følge med voksne, i følge med en voksen,
  sammen med en voksen, med foresatte, ledsaget av voksen
children_rather: velkommen, velkomne, tillatt, lov, må, får, bare, kun, ikke, fra, under, passer, egnet, følge,
  voksen, voksne, gratis, adgang, dessverre
children_unlike: nøkkel*, bilder, fotograf*, faktura*, forsikr*, hentes, bilstol*, erstatning*, avbestill*, sykt,
  permisjon, bur, tenner
children_never: fastlege, barnesykkel*, utenfor barns rekkevidde, utilgjengelig for barn, barnetrygd, redd barna,
  barnehagelærer*, barnebidrag, barnelege*
children_notasked: mat, klær, sko, hår, produkter, bøker, leker, pris*, koster, hva heter, hvor mange, medisin*,
  sykkel*
dogs_told: hund, hunder, hunden, hundene, hunder og, hundeeier*, kjæledyr, kjæledyret, kjæledyrene, dyr, dyrene,
  husdyr, førerhund*, servicehund*, assistansehund*, katt, katter, firbente, hundevennlig*, dyrevennlig*, hunderom
dogs_rather: velkommen, velkomne, tillatt, ikke tillatt, lov, ikke, bare, kun, må, får, bånd, i bånd, adgang, unntak,
  unntatt, dessverre, gebyr, tillegg
dogs_unlike: alene, kjeks, fôr, vaksin*, allergi*, disken, pels, #
dogs_never: hot dog*, pølse*, hundretall*, dyrlege på, ville dyr, dyrere, sjødyr
dogs_notasked: mat, fôr, produkt*, pels, hår, klipp*, klippe, leke, leker, vaksine*, selger, kurs, tenner, koster,
  allergi*
access_told: rullestol*, rullestolbruker*, universelt utformet, universell utforming, tilgjengelig for alle,
  tilgjengelighet, tilgjengelig for, funksjonsnedsettelse*, funksjonshemmede, bevegelseshemmede, bevegelseshemming,
  handikap*, handicap*, hc-toalett*, hc-parkering, heis, heisen, trappefri*, trinnfri*, terskelfri*, terskel, trapp,
  trapper, trappetrinn, # trinn, rampe, rampen, rullator*, barnevogn*, teleslynge, på gateplan, på bakkeplan,
  i første etasje, første etasje, trappeheis, løfteplattform, ledsagerbevis, synshemmede, hørselshemmede
access_rather: rullestol*, tilgjengelig*, universell*, universelt, trinnfri*, heis, rampe, hc-toalett, terskel*,
  handikap*
access_unlike: flytting, flytte*, bæring, røyk*, nødutgang, brann*, stige*, rydd*, piano, frokost, serveres,
  utleie av barnevogn*
access_never: elever med funksjons*, skiheis*, heiskort, tilgjengelig for bestilling, tilgjengelig for nedlasting,
  trappevask, trinn for trinn, tilgjengelig på nett*, klassetrinn
age_told: aldersgrense*, aldersgrensen, aldersgrense .. #, minstealder*, minimumsalder*, maksalder*, alderskrav*,
  over # år, under # år, fylt # år, fylt #, være fylt, være over #, være minst # år, minst # år, fra # år,
  fra og med # år, fra de er # år, fra # til # år, mellom # og # år, fra fylte # år, fylte # år, eldre enn #,
  yngre enn #, # år og oppover, # år eller eldre, # år og eldre, #-års*, # år gammel, # år gamle, opp til # år,
  til og med # år, barn på # år, #-årsgrense, myndig, myndige, mindreårige, umyndige, alder # år, alder: #, alder #,
  for barn .. # til # år, barn .. #-# år, ungdom .. #-# år
age_rather: må, minst, minimum, aldersgrense*, bare, kun, krav, deltakere, medlemmer, fører, barn, tillatt,
  foresatte, foresatt, samtykke, legitimasjon, myndig
age_unlike: erfaring, gratis, oppbevar*, erfaringen, lagres, rabatt*, siden, historie, kr, honnør*
age_never: garanti*, reklamasjon*, års garanti, for # år siden, siden #, gyldig i, gavekort*, faktura*, lagres i,
  oppbevares i, over # års erfaring, år med erfaring
age_asked: alder*, aldersgrense*, gammel, gamle, år, minst*, minimum*, grense*, myndig, ung, unge, eldre, fylt
age_notasked: hvor gammel er dere, hvor gammelt er, hvor gamle er dere, hvor gammel er bygningen, hvor gammel er du,
  hvor gammel er hunden, hvor mange år har, hvor lenge, for mange år siden
directions_told: med buss, med bil, med tog, med trikk, med t-bane*, med bane, med båt, med ferge, med fly,
  med sykkel, med kollektiv*, kollektivt, kollektivtransport, kollektivtrafikk, med offentlig transport, buss #,
  buss nr, buss nummer, bussene, trikk #, linje #, t-bane*, t-banestasjon*, linje, holdeplass*, holdeplassen,
  bussholdeplass*, busstopp*, stoppested*, stopp*, togstasjon*, jernbanestasjon*, stasjonen, stasjon,
  nærmeste stasjon, nærmeste holdeplass, nærmeste flyplass, flyplassen, lufthavn*, flybuss*, flytog*, fra flyplassen,
  fra sentrum, fra stasjonen, minutter fra, min fra, minutters gange, minutters gåtur, min gange, minutter å gå,
  minutter til fots, minutters kjøring, gangavstand, gåavstand, kort vei fra, ta av, sving, ta til høyre,
  ta til venstre, avkjørsel*, avkjøring*, motorvei*, e6, e18, e16, e39, rv #, riksvei*, fylkesvei*, rundkjøring*,
  slik finner du oss, finn veien, veibeskrivelse*, adkomst*, atkomst*, vegbeskrivelse*, vi ligger,
  ligger ved siden av, ligger rett ved, vis-à-vis, skilt mot, følg skilt*, km fra, meter fra, inngang fra
directions_rather: stasjon*, holdeplass*, buss*, tog*, trikk*, bane*, bil, minutter, gange, sentrum, avkjørsel*, km,
  meter, adkomst*
directions_never: utflukt*, dag #, retur, hjemreise, mer enn, busstur*, guidet, togferie, stoppet, stopper ikke,
  stopp behandlingen, per km, kr per kilometer
holidays_told: helligdag*, helligdager, på helligdager, røde dager, høytid*, høytidsdag*, offentlige fridager,
  juleferie*, julen, jula, i jul, jul og, julaften, juledag, juledagen, romjul*, nyttårsaften, nyttårsdag, nyttår,
  påske, påsken, påskeaften, skjærtorsdag, langfredag, påskedag, pinse, pinsen, pinseaften, pinsedag,
  kristi himmelfart*, 1. mai, 17. mai, grunnlovsdag*, nasjonaldag*, sommerferie*, fellesferie*, feriestengt,
  sommerstengt, sommerstenger, sommeråpent, vinterstengt, sesongstengt, vinterferie*, høstferie*, holder stengt fra,
  stengt fra, stengt i, stengt i uke, stengt uke, åpent hele året, hele året, året rundt, avvikende åpningstid*,
  #. desember, #.–#. desember, #. januar, inneklemt*, ferie, ferien
holidays_rather: stengt, stenger, åpent, åpen, åpner, holder, holder åpent, åpningstid*, fri, lukket, ferie,
  feriestengt, begrenset
holidays_unlike: feriepenger, elevene, ro, støy*, menyen, meny, julebord*, lønn, tillegg, påskelam, gave*, julegave*,
  feriehus, feriebolig*
holidays_never: ferieleilighet*, feriested, ferieturer, julekonsert*, gavekort*, juletre*, god jul, påskeegg,
  feriepenge*
holidays_notasked: dyrere, koster, pris*, gave*, presang*, kurs, undervisning, meny*, julebord*, pynt*, juletre*
needed_alone: etter avtale, kun etter avtale, bare etter avtale, etter timebestilling, kun timebestilling, drop-in,
  drop in, dropin, uten timebestilling, uten time, uten avtale, uten reservasjon, uten bestilling, uten påmelding,
  uten forhåndsbestilling, ingen påmelding, ingen timebestilling, ikke nødvendig å bestille, ikke nødvendig med,
  ikke nødvendig å reservere, trenger ikke bestille, trenger ikke å bestille, trenger ikke time, trenger ikke avtale,
  trenger ikke melde, trenger ikke reservere, du trenger ikke, førstemann til mølla, førstemann til, bare å komme,
  bare kom, bare å møte opp, bare møt opp, kom innom, stikk innom, må bestilles, må forhåndsbestilles, må reserveres,
  forhåndsbestilles, forhåndsbestilling, forhåndspåmelding, tar ikke imot reservasjoner, tar ikke reservasjoner,
  tar ikke bordbestilling*, vi anbefaler å bestille, vi anbefaler reservasjon, reservasjon anbefales,
  bestilling anbefales, bordbestilling anbefales, ring først, ring på forhånd
needed_told: bestill*, bestilling*, timebestilling*, bordbestilling*, booking*, book*, booke*, reserver*,
  reservasjon*, påmelding*, melde deg på, meld deg på, melde seg på, time, timer bestilles, avtale, avtal*,
  forhåndsbestill*, innmelding*, si ifra, gi beskjed
needed_with: må, må du, nødvendig, kreves, krever, påkrevd, anbefal*, anbefales, bør, på forhånd, i forkant,
  i forveien, før, innen, senest, i god tid, vennligst, timer, dager, dagen før, obligatorisk, bindende, trenger
needed_unlike: avbestill*, kanseller*, depositum*, forskudd*, gebyr*, si opp, oppsigelse*, refusjon*, første natt,
  forfall*, ubenyttet, betales
needed_never: avtale om, rent praktisk, etter loven, kontrakt*, angrerett*
needed_asked: må, trenger, trengs, bør, nødvendig*, kreves, krever, uten, på forhånd, først, bare, drop*, lurt,
  forhåndsbestill*, obligatorisk, i forveien, nødt
needed_notasked: hva skjer hvis, hva skjer om, hva om, hvis jeg ikke, hvordan
book_told: bestill time, bestille time, bestill*, bestilling, bestillinger, bestilles, timebestilling*,
  bordbestilling*, book*, booke*, booking*, bookes, bookingen, reserver*, reservasjon*, reserveres, reservere,
  påmelding*, påmeldingen, påmeldingsskjema*, påmeldingsfrist*, meld deg på, melde deg på, melder du deg på,
  meld deg inn, melde deg inn, bli medlem, innmelding*, innmeldingsskjema*, venteliste*, avtale time, avtal time,
  avtaler, søknad*, søknadsskjema*, søk om plass, billetter kjøpes, billetter selges, kjøp billett*, kjøpe billett*,
  forhåndssalg*, opprett en konto, opprett konto, registrer deg, ta kontakt for, plassen er sikret,
  bestillingsskjema*, kontaktskjema*
book_with: #, @, www*, nett, nettet, nettside*, nettsiden, nettsidene, hjemmeside*, online, på nett, app, appen,
  telefon*, tlf, ring, ringe, ringer, sms, melding, e-post*, epost*, mail, skjema*, kontaktskjema*, resepsjon*,
  resepsjonen, kontoret, kassa, kassen, luken, whatsapp, messenger, facebook, instagram, lenke*, lenken, min side,
  konto, helsenorge, spond, billettluke*, kontakt
book_rather: ring, telefon*, på nett, nett*, online, e-post*, app*, sms, bestill time, timebestilling*, skjema*,
  meld deg på, book*, kontakt
book_unlike: avbestill*, kanseller*, depositum*, forskudd*, refunder*, refusjon*, flyttes, gebyr*, middag,
  parkering*, si opp, oppsigelse*
book_never: skade*, bot, bøter, parkeringsplass*, bestillinger over, bestillingsvare*, nyhetsbrev*, reservedel*,
  reservenøkkel*, ulykke*
cancel_told: avbestill*, avbestilling*, avbestilles, avbestilt, avbestille, kanseller*, kansellering*, avlys*,
  avlyse, avmeld*, avmelding*, avbud, melde avbud, ombook*, endre timen, endre bestillingen, endring av bestilling,
  endre bestilling*, flytte timen, flyttes, si opp, sies opp, sier opp, oppsigelse*, oppsigelsestid*, oppsigelsen,
  bindingstid*, uten binding, ingen binding, avslutte medlemskapet, avslutte abonnementet, avsluttes, utmelding*,
  fryse, frys, angrerett*, trekke seg, timer før, senest # timer, senest # dager, inntil # dager før,
  inntil # timer før, mer enn # dager før, gi beskjed senest, ved forfall, ved sykdom, ikke kan komme, forhindret
cancel_rather: gratis, kostnadsfritt, uten kostnad, timer, dager, uker, måned*, før, senest, # %, gebyr*, belastes,
  skriftlig, faktureres, frist*
cancel_unlike: vi avlyser, hvis vi avlyser, vi må avlyse, vi kansellerer, artist*, konserten, refusjon*, angrerett*,
  arrangør*, ansatt*
cancel_never: kan ikke si opp, ansettelse*, avbestillingsforsikring*, fryser, frysevare*, frysepunkt
late_told: for sent, for seint, kommer for sent, kommer du for sent, komme for sent, sent oppmøte, for sent fremmøte,
  for sent oppmøte, forsinket, forsinkelse, forsinkelser, er forsinket, blir forsinket, forsent, senere enn,
  senere ankomst, sen ankomst, ankommer etter, ankomst etter, etter kl, ikke møter, ikke møter opp, ikke møtt,
  møter ikke, manglende oppmøte, manglende fremmøte, uteblir, uteblivelse, uteblitt, ubenyttet time,
  ubenyttede timer, no show, no-show, no‑show, ikke dukker opp, holder vi bordet, holder bordet, bordet holdes,
  holdes i, holdes av i, mister plassen, mister timen, mistet time, minutter etter, møt presis, presis oppmøte,
  møt i god tid, hentes etter stengetid, hentet for sent, etter stengetid, forsentkomne*, forsentkommere,
  slippes inn, slipper ikke inn
late_rather: minutter, min, for sent, forsinket, belastes, faktureres, gebyr*, full pris, ring, gi beskjed, timen,
  forkortes, senere
late_unlike: sen utsjekk*, utsjekk*, bagasje, renter, rente, purring*, betaling*, faktura*, levering*, leveres,
  forsikring*, strømforsyning
late_never: sen utsjekk*, senest, sent åpent, nattmat, betalingen er forsinket
complaint_told: klage, klager, klagen, klages, klagesak*, klageskjema*, klagemulighet*, klageadgang*, klageorgan*,
  klagenemnd*, klagefrist*, reklamasjon*, reklamere, reklamerer, ikke fornøyd, er ikke fornøyd, ikke er fornøyd,
  ikke er fornøyde, misfornøyd*, utilfreds, noe galt, noe er galt, går galt, feil eller mangler, feil og mangler,
  kundeservice*, kundesenter*, forbrukerråd*, forbrukertilsyn*, forbrukerklageutvalg*, pasientombud*,
  pasient- og brukerombud*, statsforvalter*, tvist*, tvister, tvisteløsning, tilbakemelding*, ris eller ros,
  ris og ros, si fra, si ifra, varsle, mobbing
complaint_rather: kontakt, ring, telefon*, e-post*, skriv, skriftlig, send, sendes, henvend*, @, daglig leder, dager,
  svar, innen, frist
complaint_unlike: plager, helseplager, søknad*, naboklage*, personvern*, datatilsyn*, smerter
complaint_never: hodepine, klagemuren, ring og varsle, eksamensklage
delivery_told: levering*, leverer, leveres, leverer vi, vi leverer, levert, hjemlevering*, leveringstid*, leveranse*,
  leveringskostnad*, hjemkjøring, kjører ut, utkjøring, kjøres ut, kjører hjem, frakt, frakten, fraktfritt, fraktfri,
  fraktkostnad*, fraktpris*, fri frakt, gratis frakt, porto, sender, sendes, sendes med, sendt, vi sender,
  forsendelse*, sendingen, pakken, pakker, posten, postnord, bring, helthjem, hentepunkt*, hentested*,
  utleveringssted*, pakkeboks*, postkasse*, klikk og hent, klikk & hent, hentes i butikk, hente i butikken,
  hentes hos, budbil*, med bud, sporing, sporingsnummer, til døra, på døren, på døra, hjem til deg, hjemmebesøk,
  kommer hjem til, kommer til deg, rykker ut
delivery_rather: dager, virkedager, gratis, kr, kostnad*, koster, fri, hjem, bestilling*, ordre, over, innenfor, km,
  innen, hverdager, leverer
delivery_unlike: retur*, returner*, toll, skade*, skadet, postboks*, reklamasjon*, fakturaen, innlevering*
delivery_never: bekreftelse*, faktura sendes, sender faktura, sender deg en e-post, sendes på e-post, sendes på sms,
  e-post, epost, sms, lenke*, rapport*, bilder, bildene, søknad*, attest, resept, kursbevis, utlevering av nøkkel*,
  innlevering, leveres tilbake, levere tilbake, levert tilbake, barna leveres, sender inn, nyhetsbrev*, avsender,
  bring med, prøvesvar
who_told: eier, eieren, eiere, eierne, eies av, eies og drives, eid av, innehaver*, drives av, drevet av,
  driver i dag, overtok, overtatt av, grunnlagt av, stiftet av, startet av, startet opp av, etablert av,
  grunnlegger*, grunnla, daglig leder*, leder, ledes av, ledet av, styrer*, rektor, direktør*, museumsdirektør*,
  hotelldirektør*, sjef, kjøkkensjef*, butikksjef*, avdelingsleder*, styreleder*, styret, nestleder, kasserer,
  kontaktperson*, ansvarlig for, faglig ansvarlig, familiebedrift*, familien, familieeid, ektepar*, ekteparet,
  søstrene, brødrene, generasjon*, teamet, teamet vårt, vårt team, ansatte, våre ansatte, personalet, medarbeidere,
  instruktør*, terapeut*, frisør*, mester, svenn, lærling*, kurator, vaktmester*, vertskap*, tilhører,
  sammen med sin kone, sammen med sin mann, jobber hos oss, hovedlærer*, hovedtrener*, klinikkleder, behandler er
who_rather: eier*, eies, innehaver*, drives, daglig leder*, leder, rektor, familien, familiebedrift*, grunnlagt,
  stiftet, startet, team*, styreleder*, ansatte, direktør
who_unlike: hund*, katt*, skriftlig, ansvarlig for skade*, erstatning*, kr, pris*, bileier*, behandlingsansvarlig*,
  personvern*, må ringe, foreldre
who_never: hvis eieren, eieren betaler, eierens ansvar, ny eier, tidligere eier, kontakt din lege, fastlege*,
  ring lege*, egen lege, på eget ansvar, fra lege, foresatte er ansvarlig*, ikke ansvarlig, ansvarlig for egne
who_notasked: når, betaler, hvem kan delta, hvem kan bli, hvem får, hvem kan søke, hvem gjelder
data_told: personvern*, personvernerklæring*, personopplysning*, opplysninger om deg, opplysningene dine,
  dine opplysninger, dataene dine, dine data, persondata, gdpr, databehandl*, behandlingsansvarlig*,
  behandler opplysninger, datatilsyn*, data lagres, lagres, lagrer, oppbevares konfidensielt, journalen, slettes,
  slette, sletter, sletter vi, deles ikke, deler ikke, deler aldri, utleveres ikke, tredjepart*, tredjeparter,
  samtykke*, kryptert, krypteres, kryptering, informasjonskapsler, cookies, taushetsplikt*, konfidensielt, innsyn,
  rett til innsyn, tar bilder, bilder publiseres, publisere bilder, bilder av barn*, kameraovervåk*,
  overvåkingskamera*, kortnummer, journaler, pasientjournal*
data_rather: lagres, lagrer, deler, deles, slettes, sletter, oppbevares, behandles, behandler, beskytt*, kryptert,
  samtykke*, taushetsplikt*, aldri, tredjepart*, personopplysning*
data_never: passord*, datakurs*, mobildata, databruk, dataspill*, datamaskin*, datablad*, datareparasjon*, batteri*,
  lagres tørt, lagres kjølig, lagres mørkt, lagret ost, samtykke fra foresatte ved deltakelse, sletter data,
  lagerført
data_notasked: mistet, mister, tapte, redde, gjenopprett*, eksport*, import*, overføre, sikkerhetskopi*, backup,
  mobildata, harddisk*
question_more: når, hvor lenge, hvor lang tid, hvor lang, hvor langt, hvor mange, hvor mye, hvor ofte, hvor stor,
  hvor stort, hvor store, hvor tidlig, hvor sent, hvor fort, hvor raskt, hvor høy, hvor høyt, og når, og hvor lenge,
  og hvor mange, og hvor mye, fra når, til når, hvilken dag, hvilket tidspunkt, klokka hva, hva er klokka,
  omtrent hvor mye, cirka hvor mye, ca hvor mye
question_which: hvilken av, hvilket av, hvilke av, hvilken en, hvilken er best, hvilken anbefaler, hvilke anbefaler,
  hvilken passer, hvilken type, hvilken størrelse, hvilken farge, hvilken modell, hvilket rom, hvilken behandling,
  hvilket kurs, hvilke kurs, hvilken pakke, og hvilken av, og hvilke av
question_back: det, den, de, dem, dette, disse, denne, da, dit, der, til det, for det, på det, med det, av det,
  om det, i det, til dette, for dette, for den, med den, disse tingene, sånt, slikt, sånn, det der, den der
question_come: komme, kommer, bli med, være med, blir med, ta med, tar med, ha med, har med, med meg, med oss, med,
  medbringe, velkommen, velkomne, velkomment, tillatt, tillater, lov, lov til, får, adgang, inn, inne, inni, slippe,
  slipper, passer, egnet, egner, greit, ok, okei, fint, bra, vennlig, barnevennlig, hundevennlig, familievennlig,
  tilrettelagt, tar imot, ta imot, godtar, aksepterer, besøke, besøk, delta, problem, går det, mulig, tilbud
question_nothing: velkommen, velkomne, grense*, regler, regel, retningslinjer, policy, måte*, metode*, form*,
  mulighet*, alternativ*, slags, type*, personlig*, gjester, gjest, kunde*, kunder, besøkende, besøk, klient*,
  pasient*, medlem*, deltaker*, person*, personer, folk, noe, noen, noe sted, et sted, sted, nærheten, i nærheten,
  nærmeste, eksisterende, finnes, fins, selge*, selger, tilby*, tilbyr, ordne*, avtale*, kreve*, krever, kreves,
  inngang*, adgang*, tilgang*, egentlig, vanligvis, helst, eventuelt, liksom, hos, deres, dere, gjerne, bruke*,
  trenger, informasjon, info, lurer, spørsmål, hei, takk, vite, fortelle, beskjed, greie*, ting, opplegg*, system*,
  ordning*, praksis, rutine*, forhold, offentlig*, beste, best, enklest*
jobs_told: vi ansetter, vi tilset, ledige stillinger, ledig stilling, ledige stillingar, ledige jobber,
  stilling ledig, jobb hos oss, jobbe hos oss, arbeide hos oss, karriere, bli en del av .. team, bli en av oss,
  vi søker .. medarbeider*, søker vi .. medarbeider*, vi søker .. ansatte, søker vi .. ansatte, vi søker .. kollega*,
  søker vi .. kollega*, ny kollega, nye kolleger, vi trenger .. medarbeider*, medarbeider* søkes, søkes til,
  *lærling*, lærlingplass*, læreplass*, praksisplass*, praksisstudent*, praktikant*, utplassering*, arbeidsuke,
  trainee*, *sommerjobb*, sommervikar*, *sesongarbeider*, sesongmedarbeider*, ekstrahjelp*, tilkallingsvikar*,
  *vikariat*, deltidsstilling*, heltidsstilling*, fast stilling, prosent stilling, stillingsannonse*, jobbintervju*,
  tiltredelse*, søknadsfrist*, åpen søknad, jobbsøknad*, søknad med cv, søknad og cv, send .. cv, din søknad, cv,
  lønn etter
jobs_rather: vi søker, søker vi, vi ansetter, vi trenger, send .. søknad, send .. cv, søknad* til, søknad* innen,
  søknadsfrist*, søknad med cv, skriv til, send .. e-post, e-post, kontakt, innen #, oppstart*, tiltredelse*, snarest,
  kroner i timen, kr i timen, per time, timelønn*, lønn
jobs_never: i praksis, søknad om tillatelse, søknad om dispensasjon, byggesøknad*, søknad til kurset,
  påmelding til kurset, ledige plasser på kurset, lang erfaring med, begynte som lærling, startet som lærling,
  kom som praktikant, studentrabatt, lærlingrabatt
jobs_notasked: i praksis, rabatt*, tillatelse*, hvor lang tid, hva slags utdanning, hvilken utdanning, ledige plasser,
  leie
`
