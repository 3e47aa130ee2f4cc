/** How topics are told of in Danish. */
export const DANISH = `
offer_says: vi tilbyder, vi sælger, vi udlejer, vi lejer ud, vi reparerer, vi fremstiller, vi producerer, vi hjælper,
  vi arbejder med, vi beskæftiger os med, vi er en, vi er et, vi er specialiseret, vi er specialister,
  vi specialiserer os, vi udfører, vi uddanner, vi underviser, vi behandler, vi serverer, vi bager, vi bygger,
  vi leverer, vi importerer, vi forhandler, vi fører, vi driver, vi arrangerer, vi afholder, vi har et bredt,
  vi har et stort, vi påtager os, vi løser, vi trykker, vi syr, vi installerer, vi gør rent, vi passer, vi viser,
  vi laver, hos os finder du, hos os kan du, hos os får du, her finder du, her kan du, jeg tilbyder, jeg underviser,
  jeg arbejder med, jeg hjælper, du kan købe, du kan leje, vores skole tilbyder, vores butik tilbyder,
  vores klinik tilbyder, vores hotel tilbyder, vores firma tilbyder, vores sortiment, vores udvalg, vores ydelser,
  vores produkter, vores behandlinger, tilbyder vi, sælger vi, reparerer vi, udfører vi, udlejer vi, arbejder vi med
offer_is: er en, er et, er den, er det, er danmarks, er byens, er egnens, var en, blev grundlagt, grundlagt, stiftet,
  blev stiftet, startede, åbnede, ligger i, er beliggende, tilbyder, sælger, udlejer, reparerer, fremstiller,
  arbejder med, beskæftiger sig med, er specialiseret i, har specialiseret sig i, velkommen til, velkommen hos,
  hjælper, afholder, arrangerer, driver, er en familieejet, er en familievirksomhed, er en almennyttig forening
offer_heads: ydelser, vores ydelser, services, produkter, vores produkter, sortiment, vores sortiment, udvalg,
  vores udvalg, varer, kurser, vores kurser, kursusoversigt, uddannelser, behandlinger, vores behandlinger, menu,
  menukort, menuen, spisekort, værelser, vores værelser, overnatning, prisliste, priser, medlemskaber, medlemskab,
  program, aktiviteter, vores aktiviteter, om os, om virksomheden, om foreningen, om skolen, om klinikken,
  om firmaet, hvem er vi, hvem vi er, det laver vi, hvad vi laver, det tilbyder vi, hvad vi tilbyder, vi tilbyder,
  hvad tilbyder vi, udlejning, reparationer, værksted, udstillinger, billetter, pakker, fag, undervisning, hold,
  holdoversigt, træning, holdtræning, velkommen, præsentation
prices_heads: pris, priser, vores priser, prisliste, prislist*, prisoversigt, priser og betingelser,
  priser og vilkår, takst, takster, gebyr, gebyrer, kontingent, kontingenter, kontingentsats*, medlemskontingent,
  entré, entre, entrépriser, billetter, billetpriser, omkostninger, honorar, leje, lejepriser, timepris*, timepriser,
  værelsespriser, abonnement, abonnementer, medlemskab, medlemskaber, deltagerbetaling, kursuspris, egenbetaling,
  det koster det, hvad koster det
prices_besides: depositum*, pant, fragt*, forsendelse*, porto, levering*, udbringning*, kørsel*, kørselsgebyr*,
  ekspeditionsgebyr*, fakturagebyr*, administrationsgebyr*, rykkergebyr*, rykker*, morarente*, renter, bøde*,
  gebyr for sen*, skade, skader, beskadige*, ødelagt*, ødelagte, tab, tabt, mistet, bortkomne, bortkommet,
  erstatning*, bookinggebyr*, oprettelsesgebyr*, tilmeldingsgebyr*, afbestillingsgebyr*, selvrisiko*, udeblivelse*,
  rengøringsgebyr*, slutrengøring*, moms, zone #
pay_told: betaling, betalingen, betalinger, betales, betaler du, betaler man, betaler i, betale med, betale via,
  betale på stedet, betale i kassen, kan betale, betaling sker, betaling foregår, betalingsmetode*, betalingsmåde*,
  betalingsform*, betalingsmulighed*, betalingsmiddel*, betalingsmidler*, betalingsbetingelse*, betalingsfrist*,
  betalingsservice, mobilepay*, mobile pay, klarna, viabill, paypal, faktura, fakturaen, faktureres, fakturerer, ean,
  ean-nummer, ean-faktura, bankoverførsel*, overførsel, overføres til, indbetales, indbetaling*, girokort*,
  indbetalingskort*, netbank, afbetaling*, rater, ratebetaling*, rentefri*, kontant*, vi modtager, vi tager imod,
  vi accepterer, afregnes, afregning*, apple pay, google pay
pay_rather: vi modtager, vi tager imod, vi tager, vi accepterer, modtages, kan betale, kan betales, betales med,
  betales via, betale med, betaler du med, betaling sker, betaling foregår, betalingsmetode*, mobilepay*, dankort*,
  kort, kontant, faktura, rater, betalingsservice
pay_unlike: refunder*, tilbagebetal*, depositum*, pant, bøde*, rykker*, rykkergebyr*, morarente*, inkasso, skade,
  skader, selvrisiko*, erstat*, afbestil*, afbud, kommunen betaler, forsikringen betaler, arbejdsgiver*, løn,
  forudbetal*
pay_asked: hvordan, hvilke, hvilken, hvad, kan, må, tager i, tager du, modtager, accepterer, mulig*, virker, er der,
  har i, måde*, via, med, på
pay_notasked: hvem betaler, hvem står for, hvornår, hvor meget, hvad koster, skal jeg betale, skal man betale,
  behøver jeg betale, behøver man betale, forfaldsdato, rykker*, grænse, minimum, maksimum, glemt at betale,
  betalt to gange, forsinket
voucher_told: gavekort*, gavebevis*, gavecheck*, gavechek*, værdibevis*, værdikort*, værdicheck*, oplevelsesgave*,
  give i gave, give som gave, gives i gave, gives som gave, perfekt gave, perfekte gave, gaveide*, gaveidé*,
  julegave*
voucher_rather: gælder, gyldig*, gyldighed*, køb*, købe, købes, kan købes, sælger, sælges, fås, bestil*,
  valgfrit beløb, fra, måneder, år, værdi, i receptionen, i butikken, online
voucher_never: rabatkode*, tilgodebevis*, tilgodeseddel*, kreditnota*, rabatkupon*
voucher_asked: gave*, gavekort*, *gave, *gaver, voucher*, give væk, forære*, fødselsdag*, overraske*, gift card,
  giftcard, check, værdibevis*
voucher_notasked: rabatkode*, kampagnekode*, kuponkode*, tilgodebevis*, gavepapir*
cards_told: kun kort, udelukkende kort, kun kortbetaling*, kun betalingskort, ingen kort, ikke kort, tager ikke kort,
  modtager ikke kort, ikke betalingskort, ikke kreditkort, kun kontant*, udelukkende kontant*, ingen kontanter,
  ikke kontanter, modtager ikke kontanter, tager ikke kontanter, tager ikke imod kontanter, kontantfri*, kontantløs*,
  alle kort, alle gængse kort, alle gængse betalingskort, alle almindelige kort, alle almindelige betalingskort,
  alle større kreditkort, alle kreditkort, alle betalingskort, de fleste kort, de fleste betalingskort,
  vi tager kort, vi modtager kort, modtager dankort, tager dankort, modtager alle, accepterer kort, dankort*,
  visa og mastercard, betale med kort, betaler med kort, betales med kort, betalingskort, kreditkort modtages,
  kortbetaling*, kort eller mobilepay, kort og mobilepay, kort eller kontant*, kontant eller kort,
  kontant eller med kort, american express, kontaktløs*
cards_asked: betal*, tager i, tager du, tage, tager, modtag*, accepter*, kontant*, cash, kun, udelukkende, med,
  virker, kan man, kan jeg, køb*, bruge, terminal*, automat*, læser
cards_never: gavekort*, medlemskort*, klippekort*, adgangskort*, træningskort*, postkort*, visitkort*, id-kort*,
  årskort*, månedskort*, lånerkort*, sundhedskort*, sygesikringskort*, kørekort*, menukort*, betalingskortnummer*
cards_unlike: refunder*, tilbagebetal*, depositum*, sikkerhed, studiekort*, medlem*, gyldig*
cards_notasked: grænse, maks*, mistet, tabt, glemt, gavekort*, medlemskort*, klippekort*, træningskort*, lånerkort*,
  adgangskort*, postkort*, menukort*, årskort*, id-kort*, sygesikringskort*, sundhedskort*, visum, vejkort*
refund_told: refunder*, refundering*, refusion*, refunderes, tilbagebetal*, tilbagebetales, tilbagebetaling*,
  betales tilbage, betaler vi tilbage, pengene tilbage, penge tilbage, pengene retur, får du pengene, få pengene,
  retur, returner*, returnering*, returret*, returvarer, returfragt*, returpolitik*, fortrydelsesret*,
  fortrydelsesfrist*, fortryde købet, fortryder købet, fortryde dit køb, fortryder dit køb, fortryde et køb, bytte,
  byttes, ombyt*, ombytning*, ombyttes, bytteret*, byttemærke*, tilgodebevis*, tilgodeseddel*, krediteres,
  kreditering*, sende varen tilbage, sendes retur, sendes tilbage, leveres tilbage, hæve købet, godtgøres,
  forbrugeraftaleloven
refund_rather: dage, dages, uger, # dage, # dages, kvittering*, bon, penge, pengene, hele beløbet, det fulde beløb,
  # %, # procent, refunder*, tilbagebetal*, inden for, ubrugt*, originale emballage, fradrag, ikke
refund_unlike: depositum*, nøgle*, pant, overskydende skat, moms, forsikringsselskab*, bagage*, sygesikring*,
  kommune*
refund_never: tur-retur, tur retur, returbillet*, selvangivelse*, lånetid*, genlån*, valutakurs*, returrejse*,
  retur til skolen, retur til klinikken, byttehandel*, flyttes eller byttes
deposit_told: depositum*, depositummet, forudbetal*, forudbetaling*, forudbetales, betales forud, på forhånd,
  aconto*, a conto, indskud, bookinggebyr*, reservationsgebyr*, tilmeldingsgebyr*, oprettelsesgebyr*, ved booking,
  ved bookingen, ved bestilling, ved tilmelding, ved reservation, pant, panten, første rate, restbeløb*,
  det resterende beløb, resten betales, som sikkerhed, udbetaling på
deposit_with: %, #, procent, halvdelen, halv, hele, intet, ingen, uden, ikke, kr, kroner, depositum*, forudbetal*,
  betales
deposit_rather: booking*, booke*, reservation*, bestilling*, bestil*, betales, betaler, kræver, kræves, opkræver,
  opkræves, indbetales, reserveret, # %
deposit_unlike: flaske*, flasker, dåser, krus, kop, glas, tilbage, retur, refunderes, tilbagebetal*, beholder, nøgle*
deposit_notasked: tilbage, retur, igen, refunder*, tilbagebetal*
discount_told: rabat*, *rabat, *rabatten, *rabatter, nedsat pris, nedsat kontingent, reduceret pris,
  reduceret kontingent, halv pris, halvt kontingent, lavere pris, særpris*, billigere, kampagne*, rabatkode*,
  tilbud på, særtilbud*, studiepris*, studenterpris*, pensionistpris*, medlemspris*, gruppepris*, familiepris*,
  pakkepris*, ungdomspris*, børnepris*, early bird, tidlig booking, klippekort*, stempelkort*, mængderabat*, # % på,
  # procent på, % rabat, studerende og pensionister, pensionister og studerende, studerende .. kr, studerende .. %,
  pensionister .. kr, pensionister .. %, seniorer .. kr, unge .. kr, børn .. gratis, børn .. halv, børn .. fri entré,
  børn .. %, fri entré for, gratis for børn, gratis adgang, gratis entré, under # år gratis, under # år .. gratis,
  søskende .. %, søskenderabat*, grupper på, grupper over, mod forevisning af, arbejdsløse, ledsager .. gratis,
  ledsagerkort*, udsalg, spar #, sparer du, betal for #
discount_rather: # %, # procent, rabat*, *rabat, halv pris, nedsat, reduceret, billigere, lavere pris, gratis
discount_unlike: moms*, for sent, afbestil*, depositum*, luftfugtighed*, rente*, morarente*, refunder*,
  tilbagebetal*, eksamen, prøve, fedtprocent, alkohol
included_told: er inkluderet, inkluderet, inkluderet i prisen, inkluderer, inkluderes, inkl, inklusive, inklusiv,
  prisen indeholder, indeholdt i prisen, er indeholdt, i prisen, med i prisen, prisen dækker, omfatter,
  indgår i prisen, indgår, prisen er for, følger med, uden ekstra omkostninger, uden beregning, uden merpris,
  ekstra gebyr, ekstra betaling, mod tillæg, mod et tillæg, mod merpris, tilkøb, tilkøbes, tillægspris*,
  koster ekstra, kommer oveni, ikke inkluderet, ekskl, eksklusive
included_rather: i prisen, prisen, pris*, inkluderet, inkl, alle, alt, billetten, pakken, lejen, kontingent*,
  medlemskab*, kursusprisen, tilkøb*
included_unlike: moms, skat, skatter, afbestil*, refunder*, garanti*, reklamation*, forsikring*, arbejdsopgaver,
  allergener
included_never: indgår i teamet, indgår i bestyrelsen, indgår i kæden, indgår aftale, indgår en aftale,
  indgår kontrakt, ansvarsforsikring dækker
guarantee_told: garanti*, garantien, *garanti, *garantien, års garanti, måneders garanti, garanteres, garanterer,
  reklamationsret*, reklamationsfrist*, reklamationsperiode*, købeloven, fabriksgaranti*, fabrikationsfejl*,
  produktionsfejl*, materialefejl*, udbedrer vi, udbedres, laver vi det om
guarantee_rather: år, års, måneder, måneders, # år, # års, # måneder, gratis, uden beregning, gælder, dækker,
  omfatter, yder, giver, fejl
guarantee_never: kan ikke garantere, kan ikke garanteres, ikke garanteres, garanterer ikke, rejsegarantifond*,
  rejsegaranti*, behandlingsgaranti*, pasningsgaranti*, lønmodtagernes garantifond, indskydergaranti*, garantifond*,
  garanteret plads, garanterer en
guarantee_unlike: depositum*, kreditkort, prisgaranti*, rejsegaranti*
guarantee_notasked: længere, forlæng*, garantisag*, udvid*
bring_told: medbring, medbringe, medbringes, medbringer, medbragt*, tag med, tage med, tag gerne, husk at tage,
  husk at medbringe, husk dit, husk din, tag .. med, have med, hav .. med, du skal have, pakkeliste*, pakkelisten,
  pak, tag tøj på, tøj efter vejret, praktisk tøj, behageligt tøj, bekvemt tøj, tøj du kan bevæge dig i, påklædning*,
  dresscode*, skiftetøj*, indendørssko, indesko, iført, eget håndklæde, eget sengetøj, eget sengelinned,
  egen madpakke, egen drikkedunk, eget udstyr, drikkedunk*, legitimation*, gyldig legitimation, billedlegitimation,
  billed-id, sundhedskort, sygesikringskort, sygesikringsbevis, kørekort eller pas, fremvise, forevise
bring_rather: eget, egen, egne, selv, tøj, sko, håndklæde*, legitimation*, skiftetøj*, skal, bør, bedes, gerne, husk,
  drikkedunk*, praktisk
bring_never: tage med hjem, tag med hjem, tage maden med, medbring ikke, ikke medbringe, ikke medbringes,
  må ikke medbringe, ikke tilladt at medbringe, medbringe hund*, medbringe kæledyr, medbringe husdyr,
  medbring en ven, medbringe en gæst, medbragt mad må ikke, medbragte drikkevarer må ikke
bring_unlike: børn, hund, gæst, ven, stjålet, stjålne, takeaway
bring_asked: hvad, noget, hvilke, hvilken, hvilket, skal, bør, behøver, brug for, eget, egen, egne, tøj, sko, pakke
bring_notasked: hund*, kæledyr, husdyr, børn, barn, ven, veninde, kat, barnevogn*, gæst*, hjem
wifi_told: wifi, wi-fi, wi fi, wlan, trådløst netværk, trådløst internet, trådløst net, trådløst bredbånd,
  trådløs forbindelse, internetforbindelse*, internetadgang*, gratis internet, adgang til internet*, bredbånd*,
  hotspot*, gæstenetværk*, gæstenet*, fibernet, fiberforbindelse
wifi_rather: gratis, fri, frit, adgangskode*, kode*, koden, netværk*, gæster, besøgende, alle værelser, i hele,
  inkluderet, adgang
wifi_never: ghz, router*, radio, kanal, installation af fiber, fiberarbejde
wifi_notasked: adgangskode*, kode, koden, password, uden, installer*, hastighed*, router*
parking_told: *parkering, *parkeringen, parkering*, parkere*, parkeret, *parkeringsplads*, parkeringspladser,
  parkeringshus*, parkeringskælder*, parkeringsmulighed*, parkeringsskive*, p-plads*, p-pladser, p-hus*, p-kælder*,
  p-skive*, garage, garagen, garageplads*, ladestander*, ladestation*, holde med bil*, stille bilen
parking_rather: gratis, fri, betaling*, afgift*, biler, bilen, gæster, besøgende, kunder, pladser, uden for, foran,
  bag, ved siden af, nærmeste, time, timer, døgn, kr
parking_never: nationalpark*, barnevognsparkering*, parkeringsvagt søges, cykler må ikke, cykler skal
parking_unlike: kørestol*, flyttebil*, barnevogne, klapvogne
children_told: børn, børnene, barn, barnet, børns, små børn, småbørn*, børnefamilie*, børnevenlig*, familievenlig*,
  baby, babyer, spædbørn, spædbarn*, barnestol*, højstol*, børnestol*, børnemenu*, børnehjørne*, legehjørne*,
  legerum*, legeplads*, puslebord*, puslerum*, pusleplads*, børnepasning*, barneseng*, babyseng*, weekendseng*,
  barnevogn*, klapvogn*, under # år, yngre end # år, # år og opefter, fra # år, ifølge med voksne,
  ifølge med en voksen, ledsaget af en voksen, ledsaget af voksne, hele familien, unge under
children_rather: velkomne, velkommen, tilladt, må, kan, gratis, fri entré, kun, ikke, skal, ledsag*, ifølge, fra,
  under, aldersgrænse*, med, egnet, velegnet, desværre
children_unlike: foto*, billeder, autostol*, faktura*, forsik*, hentes, afhentes, nøgle*, persondata*,
  personoplysning*
children_never: børnelæge*, børnecykel*, børnecykler, red barnet, børnebog*, børnebøger, værtsfamilie*, børnepenge*,
  børneattest*, barnedåb*
children_notasked: mad, tøj, cykel, cykler, sko, gave*, hår, frisure*, produkter, hvor mange børn, klippe, tænder,
  bog, bøger, legetøj*, børnefødselsdag*
dogs_told: hund, hunden, hunde, hundene, hundens, hundevenlig*, hundeejer*, kæledyr*, husdyr, husdyrene, pelsdyr*,
  dyrefri*, dyr er, dyr må, dyr kan, dyr tilladt, andre dyr, ingen dyr, dyr adgang, dyr i snor, dyrene, kat, katte,
  førerhund*, servicehund*, assistancehund*, blindehund*, firbenede, i snor, ført i snor
dogs_rather: velkomne, velkommen, tilladt, tillades, må, kun, ikke, ingen, snor, desværre, undtagelse, undtaget,
  gebyr, tillæg, allergi*, førerhund*, servicehund*, ikke tilladt
dogs_unlike: alene, godbidder, race, dyrlæge*, vaccin*, gø, poter, kløer, trimning*, pelspleje*, foder
dogs_never: hotdog*, hundrede*, hundredvis, dyrepark*, dyrehave*, vilde dyr, tøjdyr*, bamse*, udstoppede dyr,
  dyr løsning
dogs_notasked: mad, foder, hår, produkter, shampoo, vegan*, klippe, trimme, vaccin*, race, gammel, sælger, sælge,
  købe
access_told: kørestol*, kørestolsbruger*, kørestolsvenlig*, rollator*, el-scooter*, handicap*, handicapvenlig*,
  handicapegnet*, handicaptoilet*, handicappede, handicapparkering*, bevægelseshæmme*, bevægelseshandicap*,
  gangbesvær*, dårligt gående, nedsat funktionsevne, funktionsnedsættelse*, tilgængelighed*, tilgængelig for,
  tilgængeligt for, elevator*, elevatoren, lift, trappelift*, rampe, ramper, rampen, trappe, trapper, trappen,
  trappetrin, # trin, trin op, ingen trin, uden trin, niveaufri*, trinfri*, dørtrin*, stueplan, stueetage*,
  barnevogn*, klapvogn*, teleslynge*, tegnsprogstolk*, ledsager*, automatisk døråbner, døråbner*
access_rather: kørestol*, handicapvenlig*, handicapegnet*, elevator*, rampe, gangbesvær*, niveaufri*, stueplan,
  tilgængelig for, tilgængeligt for
access_unlike: flytning, flyttefirma*, rygning, brand*, nødudgang*, flygelflytning, bære, trappevask*, åbningstider,
  trin for trin
access_never: elever med handicap, elevatormontør*, skilift*, trappevask*, trin for trin, næste trin, første trin,
  ansigtsløft*
age_told: mindst # år, minimum # år, fra # år, fra # års alderen, fra #-årsalderen, fyldt # år, fyldt #, er fyldt #,
  over # år, under # år, yngre end # år, ældre end # år, op til # år, til og med # år, # år og opefter,
  # år og derover, # år eller derover, # år og ældre, # til # år, # - # år, #-# år, #–# år, i alderen #, alderen #,
  mellem # og # år, mellem # og # år gamle, # års alderen, #-årige, #-årig, # årige, # års grænse, #-års grænse,
  #-årsgrænse, aldersgrænse # år, aldersgrænsen er, aldersgrænse*, minimumsalder*, mindstealder*, alderskrav*,
  fra # måneder, fra # mdr, # måneder til # år, # mdr til # år, myndig, myndige, umyndig*, mindreårig*, alle aldre
age_rather: skal, aldersgrænse*, mindst, minimum, minimumsalder*, mindstealder*, kun, kræver, kræves, tilladt,
  medlem*, fører, børn, børnene, fyldt, værge*, voksen*, voksne, deltagere, forældre*
age_never: garanti*, erfaring, for # år siden, siden, i # år, persondata*, personoplysning*, opbevares, gemmes,
  bogføring*, bogføringsloven, faktura*, gyldig*, gavekort*, forældes, reklamationsret*
age_unlike: gratis, fri entré, halv pris, erfaring, slettes, kr
age_asked: alder*, aldre, aldersgrænse*, gammel, gamle, år, årig*, årige, myndig, ung, unge, yngre, ældre, mindst
age_notasked: hvor gammel er firmaet, hvor gammelt er, hvor gammel er huset, hvor gamle er jeres, hvor gamle er i,
  hvor længe har i, hvor mange år har, hvor gammel er bygningen, hvor gammel er du, hvor gammel er ejeren
directions_told: find vej, finde vej, find os, finder os, finder du os, sådan finder du, rutevejledning*,
  kørselsvejledning*, vejbeskrivelse*, vejen til os, offentlig transport, offentlige transportmidler, med bus,
  med bil, i bil, med tog, med toget, med bussen, med metro, med metroen, med letbanen, på cykel, tag bus,
  tag bussen, tag toget, tag metroen, tager du bus, bus #, buslinje*, linje #, letbane*, metro*, metrostation*,
  s-tog*, s-togsstation*, stoppested*, busstoppested*, busstop, nærmeste stoppested, nærmeste station, station,
  stationen, banegård*, hovedbanegård*, togstation*, lufthavn*, lufthavnen, færge*, færgeleje*, minutters gang,
  minutters gåtur, minutter til fods, min gang, minutters kørsel, minutter fra, minutters gang fra, meter fra,
  km fra, kilometer fra, gåafstand, i gåafstand, frakørsel*, frakørsel #, afkørsel*, afkørsel #, drej,
  drej til højre, drej til venstre, til højre ad, til venstre ad, rundkørsel*, rundkørslen, motorvej*, motorvejen,
  e20, e45, e47, hovedvej*, over for, lige over for, lige overfor, ligger ved siden af, nabo til, indgang fra,
  indgangen er, gps, rejseplanen
directions_rather: bus*, tog*, station*, stoppested*, metro*, letbane*, med bil, i bil, minutters, gåafstand,
  frakørsel*, offentlig transport, find vej, fra banegården
directions_never: udflugt*, dag #, busrejse*, hjemrejse*, studietur*, ladestation*, arbejdsstation*, returrejse*,
  brandstation*, politistation*, færgebillet* inkluderet, over for dig, over for os, over for kunden
holidays_told: helligdag*, helligdage, søgnehelligdag*, røde dage, jul, julen, juleaften*, juleaftensdag, juledag*,
  juledagene, lillejuleaften, julelukket, juleferie*, nytår, nytårsaften*, nytårsaftensdag, nytårsdag*, påske,
  påsken, påskedag*, påskeferie*, skærtorsdag*, langfredag*, store bededag, kristi himmelfart*, himmelfartsdag*,
  pinse, pinsen, pinsedag*, grundlovsdag*, 1. maj, 5. juni, #. december, #. juledag, #. påskedag, #. pinsedag,
  mellem jul og nytår, ferielukket, ferielukning*, sommerlukket, sommerlukning*, sommerferie*, sommerferien,
  industriferie*, efterårsferie*, vinterferie*, skoleferie*, lukkedage, særlige åbningstider, ændrede åbningstider,
  lukket fra den, lukket i uge, lukket uge, lukket i perioden, uge # og #, året rundt, åbent hele året,
  åben hele året, alle årets dage, alle dage om året
holidays_rather: lukket, lukker, lukkede, holder lukket, holder ferielukket, åbent, åben, åbner, åbningstider,
  holder åbent, ingen undervisning, undervisningsfri, pause, begrænset
holidays_unlike: julefrokost*, julemenu*, julegave*, påskemenu*, påskefrokost*, betalt ferie, feriepenge, støj*, ro,
  nytårsmenu*, julekoncert*, gavekort*, pris*
holidays_notasked: pris*, koster, dyrere, dyrt, billigere, gave*, julegave*, undervisning, hold, menu*, julefrokost*,
  forære, juletræ*, pynt*, levering*, fejre, feriebolig*
needed_told: book*, booke, bookes, booking*, bestil*, bestille, bestilling*, forudbestil*, tidsbestilling*,
  bordbestilling*, reserver*, reservation*, bordreservation*, tilmeld*, tilmelding*, aftale, aftal, ring, drop-in,
  drop in, dropin, walk-in, walk-ins, uanmeldt*, henvisning*
needed_alone: drop-in, drop in, dropin, walk-in, walk-ins, ingen tidsbestilling, ingen booking, ingen reservation,
  ingen tilmelding, ingen forudgående tilmelding, uden tidsbestilling, uden booking, uden reservation,
  uden tilmelding, uden forudgående, uden aftale, uden at booke, uden at bestille, uden at reservere,
  uden forudbestilling, kræver ikke tilmelding, kræver ikke booking, kræver ikke reservation,
  kræver ikke tidsbestilling, behøver ikke booke, behøver ikke at booke, behøver ikke bestille,
  behøver ikke at bestille, behøver ikke reservere, behøver ikke at tilmelde, ikke nødvendigt at booke,
  ikke nødvendigt at bestille, ikke nødvendigt at reservere, ikke nødvendigt at tilmelde, kun efter aftale,
  kun efter tidsbestilling, efter aftale, efter forudgående aftale, efter tidsbestilling, kun med tidsbestilling,
  kun ved forudbestilling, kun mod forudbestilling, med forudbestilling, mød bare op, bare møde op, bare mød op,
  kom bare, bare at komme, bare dukke op, kig forbi, kig bare forbi, først til mølle,
  vi tager ikke imod reservationer, tager ikke imod bordreservation*, kan ikke reserveres, kan ikke bookes,
  skal bookes, skal bestilles, skal reserveres, skal forudbestilles, tilmelding er nødvendig, tilmelding nødvendig,
  tilmelding påkrævet, kræver tilmelding, kræver booking, kræver tidsbestilling, kræver reservation,
  booking nødvendig, reservation anbefales, bordreservation anbefales, booking anbefales, vi anbefaler at booke,
  vi anbefaler at bestille, vi anbefaler at reservere, book i god tid, bestil i god tid, bindende tilmelding,
  uanmeldt
needed_with: skal, bør, behøver, nødvendig*, nødvendigt, påkrævet, kræver, kræves, krav, obligatorisk*, anbefal*,
  gerne, på forhånd, i forvejen, inden, før, senest, i god tid, dage, timer, kun, uden, ikke, bedes, venligst, altid
needed_unlike: afbestil*, ombook*, afbud, depositum*, refunder*, tilbagebetal*, opsigelse*, forudbetal*, bøde*,
  udeblivelse*, aflys*
needed_never: boghandel*, bogføring*, reservedel*, reservenøgle*, avis, bogklub*, politianmeldelse*,
  skadesanmeldelse*, aftaleloven, betalingsaftale*, reserveret til handicappede
needed_asked: skal, behøver, nødvendig*, nødvendigt, kræves, kræver, krav, tvunget, obligatorisk*, uden, på forhånd,
  i forvejen, inden, bør, bedst, anbefal*, bare, spontant, drop*, først, direkte, uanmeldt
needed_notasked: hvad sker der hvis, hvad sker der, hvad hvis, hvis jeg ikke kan, hvad gør jeg hvis
book_told: book tid, book en tid, book bord, book din, book online, book via, book på, book plads, booke, booker du,
  bookes, for at booke, booking, bookingen, bookinger, booking sker, booking foregår, bookingsystem*, onlinebooking*,
  bookingformular*, bestil tid, bestil en tid, bestil bord, bestil online, bestil via, bestil på, bestil din,
  bestille, bestilling, bestilling sker, bestillinger, bestilles, tidsbestilling*, bordbestilling*, bordreservation*,
  reserver*, reservation*, aftal tid, aftal en tid, tilmeld dig, tilmeld jer, tilmelder du, tilmelding,
  tilmelding sker, tilmelding foregår, tilmeldinger, for at tilmelde, tilmeldingsformular*, tilmeldingsblanket*,
  indmeld*, indmeldelse*, indmeldelsesblanket*, meld dig ind, bliv medlem, blive medlem, opret dig, opret en profil,
  skriv dig op, skrives op, skrive dig op, venteliste*, ansøg*, ansøgning*, billetter købes, billetter sælges,
  køb billet*, køb din billet, forsalg*
book_with: online, telefon, telefonisk, på telefon, pr telefon, via telefon, ring, ringe, ringer, tlf, sms, mail,
  maile, e-mail, email, formular*, blanket*, hjemmeside*, hjemmesiden, web*, app, appen, whatsapp, messenger,
  instagram, facebook, receptionen, reception, kassen, skranken, disken, butikken, kontoret, sekretariatet,
  på stedet, link*, linket, mitid, sundhed.dk, liste, listen, www*, *@*, *.dk, *.com, ticketmaster, billetto,
  opslagstavlen, profil, konto, kontakt os
book_rather: online, ring, ringe, telefon*, mail, e-mail, appen, app, hjemmeside*, formular*, bookes via, bookes på,
  book via, book på, tilmelding sker, tilmeld dig, bestil tid, receptionen, sms
book_unlike: afbestil*, ombook*, afbud, depositum*, refunder*, tilbagebetal*, opsigelse*, parkering*, reklamation*,
  udebliver, aflys*, fejlmelding*
book_never: bogføring*, boghandel*, bogklub*, reservedel*, bøde*, ulykke, skadesanmeldelse*, politianmeldelse*,
  anmeld skade*
book_notasked: hvad sker der hvis, hvad sker der, hvad hvis, hvis jeg ikke kan, hvor længe, afbestil*, aflys*
cancel_told: afbestil*, afbestille, afbestilling*, afbestilles, afbud, afbudsgebyr*, melde afbud, meld afbud,
  afmeld*, afmelding*, annuller*, annullering*, annulleres, aflyse din, aflyse en tid, aflyser du, aflyses senest,
  aflysning fra, ombook*, ombooking*, flytte din tid, flytte din, ændre din booking, ændre din tid, ændrer du,
  forhindret, er du forhindret, bliver du forhindret, forfald, opsig*, opsigelse*, opsiges, opsigelsesvarsel*,
  opsigelsesfrist*, udmeld*, udmeldelse*, udmelding*, meld dig ud, bindingsperiode*, binding, uopsigelig*,
  fortrydelsesret*, fortryder du, sættes på pause, sætte på pause, sat i bero, senest # timer, senest # dage,
  senest # timer før, # timer før, # dage før, # timer inden, # dage inden, indtil # dage, indtil # timer,
  ved sygdom, lægeerklæring*
cancel_rather: gratis, uden beregning, vederlagsfrit, omkostningsfrit, gebyr*, timer, dage, døgn, uger, måned,
  måneder, senest, # %, opkræves, faktureres, skriftlig*
cancel_unlike: hvis vi, kunstner*, refunder*, tilbagebetal*, vi aflyser, aflyst af os, aflyses kurset,
  aflyses holdet, leverandør*
cancel_never: stelbinding*, bogbinding*, skibinding*, bindingsværk*, aflyst koncert
late_told: for sent, kommer for sent, kommer du for sent, komme for sent, ankommer for sent, møder for sent,
  forsinket, forsinkede, forsinkelse*, er du forsinket, bliver du forsinket, sen ankomst, sene ankomster,
  ankommer sent, ankommer du senere, ankomst efter, senere end, minutter for sent, minutters forsinkelse,
  efter aftalt tid, efter det aftalte, udebliv*, udebliver, udebliver du, udeblivelse*, udeblevet,
  udeblivelsesgebyr*, ikke møder op, møder ikke op, dukker ikke op, ikke dukker op, ikke er mødt op,
  manglende fremmøde, ikke afbestilt, ikke meldt afbud, uden afbud, misser du, går du glip af, no-show, no show,
  holder bordet, holder vi bordet, holdes bordet, holder pladsen, lukkes ind, dørene lukkes, ikke afhentet,
  ikke er afhentet, hentes for sent, efter starttidspunkt*, sent check-in, sen check-in
late_rather: minutter, minutters, min, sent, forsinket, forsinkelse*, opkræves, gebyr*, faktureres, lukkes, venter,
  forkort*, udebliv*
late_unlike: sen udtjekning, sent check-ud, bagage*, rente*, rykker*, betaling*, faktura*, levering*, senest
late_never: sen udtjekning, sen check-out, seneste, morarente*, rykkergebyr*, sent om aftenen, åbent sent,
  tidligt eller sent, for sent betal*, for sen betaling*
complaint_told: klage*, klager, klage over, klagemulighed*, klagevejledning*, klageadgang*, klageansvarlig*,
  klagenævn*, ankenævn*, reklamation*, reklamere*, utilfreds*, ikke tilfreds, ikke er tilfreds, ris og ros,
  hvis noget går galt, hvis noget er gået galt, noget gået galt, sket en fejl, kundeservice*, kundecenter*,
  kundesupport*, forbrugerklage*, center for klageløsning, nævnenes hus, forbrugerombudsmand*, patientklage*,
  styrelsen for patientklager, patienterstatning*, tvist*, tvister, uoverensstemmelse*, beskadiget ved levering,
  transportskade*, fejl eller mangler, mangler ved varen
complaint_rather: kontakt, kontakte, henvend dig, henvende dig, ring, mail, e-mail, telefon, skriv, formular*,
  inden for, leder*, ansvarlig*, svar*, *@*, klage*
complaint_unlike: garantiperiode*, parkering*, nabo*, mobning, håndklage
delivery_told: levering*, leverer, leverer vi, leveres, leveret, leveringstid*, hjemlevering*, udbringning*,
  bringer ud, bringes ud, bringer vi, kører ud, kører vi ud, fragt*, fragten, fragtfri*, fri fragt, fragtpris*,
  porto, forsendelse*, forsendelsesomkostning*, sendes, sender, sender vi, afsendes, sendes med, postnord, gls, dao,
  dhl, pakkeshop*, pakkeboks*, udleveringssted*, til døren, hjem til dig, hjem til jer, hjemmebesøg*,
  ekspreslevering*, kørselsgebyr*, hentes i butikken, afhentes, afhentes i, afhentes på, afhentning*, afhent*,
  hent selv, click & collect, track & trace, indbæring*
delivery_rather: dage, hverdage, arbejdsdage, gratis, fri, koster, kr, hjem, bestilling*, ordre*, inden for, km,
  postnummer*, gebyr
delivery_unlike: retur*, returner*, told, moms, beskadiget, skadet, afbud, leverandør*, reklamation*
delivery_never: bekræftelse*, link*, faktura*, fakturaen, e-mail*, mail, sms, attest*, rapport*, prøvesvar*,
  billeder sendes, nyhedsbrev*, indkaldelse*, invitation*, påmindelse*, tilbud sendes, henvisning*, ansøgning sendes,
  ansøgningen sendes, børn hentes, børn afhentes, barnet afhentes, kirurgi, fødsel
who_told: ejer, ejeren, ejere, ejerne, ejes af, ejet af, ejet og drevet, indehaver*, indehavere, drives af,
  drevet af, som driver, ledes af, ledet af, grundlagt af, grundlægger*, stiftet af, stifter, stifteren, startet af,
  overtog, direktør*, direktøren, adm direktør, daglig leder, daglige leder, leder af, souschef*, køkkenchef*,
  restaurantchef*, hotelchef*, hoteldirektør*, butikschef*, værkfører*, værkstedsleder*, forstander*, skoleleder*,
  rektor, formand*, næstformand*, kasserer*, sekretær*, bestyrelse*, bestyrelsen, bestyrer*, klinikejer*,
  kontaktperson*, ansvarlig for, vores team, vores personale, vores medarbejdere, medarbejdere, ansatte, familien,
  familieejet, familiedrevet, familievirksomhed*, generation*, ansvarlig tandlæge, ansvarlig læge,
  vores instruktører, vores trænere, vores lærere, mester*, receptionist*, museumsinspektør*
who_rather: ejer, ejes af, ejet af, indehaver*, drives af, grundlagt af, direktør*, leder, forstander*, skoleleder*,
  formand*, familien, team*, medarbejdere, ansvarlig*
who_unlike: hundeejer*, dyreejer*, bilejer*, husejer*, kunde*, pris*, kr, hund, kat, arrangement*,
  erstatningsansvar*, ansvarlig for skader
who_never: hvis din, bilens ejer, ejeren betaler, ejeren hæfter, tidligere ejer, ny ejer, bådejer*, dataansvarlig*,
  ikke ansvarlig*, hæfter ikke, ansvarlig for tyveri, ansvarlig for bortkomne, ejerforening*, ejerlejlighed*,
  ejerskifte*, blodmester*
who_notasked: hvornår, hvor længe, hvem betaler, hvem må, hvem kan, hvem passer, hvem får
data_told: persondata*, personoplysning*, personoplysninger, personlige oplysninger, dine oplysninger,
  jeres oplysninger, oplysninger om dig, gdpr, databeskyttelse*, databeskyttelsesforordning*, dataansvarlig*,
  databehandler*, privatlivspolitik*, persondatapolitik*, privatliv*, datatilsyn*, behandler dine, behandler vi dine,
  behandling af personoplysninger, tredjepart*, tredje part, samtykke*, cookies, cookiepolitik*, fortrolig*,
  tavshedspligt*, journal*, journaler, journalføring*, videoovervåg*, tv-overvåg*, fotografering, billeder af børn,
  offentliggør billeder, lægger billeder, krypter*, slettes, opbevarer vi dine, medlemssystem*, cpr-nummer*, cpr
data_rather: gemmes, gemmer, opbevares, opbevarer, slettes, slette*, deles, deler, videregives, videregiver, beskyt*,
  behandle*, samtykke*, tredjepart*, krypter*, aldrig, retsgrundlag*, så længe
data_never: adgangskode*, mobildata, datamængde*, dataspil*, datakursus, budgettal, tekniske data, opbevares køligt,
  opbevares i køleskab, opbevares tørt, opbevares utilgængeligt, bagage opbevares, møbler opbevares, dæk opbevares,
  vinterdæk opbevares
data_notasked: mistet, miste, tabt, eksporter*, importer*, overfør*, gendan*, backup*, sikkerhedskopi*, redde data,
  computer*, harddisk*, surf*
question_more: hvornår, hvor længe, hvor lang tid, hvor lang, hvor langt, hvor mange, hvor meget, hvor ofte,
  hvor stor, hvor stort, hvor store, hvor hurtigt, hvor sent, hvor tidligt, hvor dyr, hvor dyrt, hvor høj,
  hvilket tidspunkt, hvilke tider, hvilken dag, hvilke dage, siden hvornår, fra hvornår, til hvornår, hvad tid,
  hvilken dato
question_which: hvilken, hvilket, hvilke, hvilken af, hvilket af, hvilke af, hvad for en, hvad for et,
  hvad for nogle, hvad er forskellen på, hvilken slags, hvilken type
question_back: det, den, dette, denne, disse, de der, det der, det her, den der, den her, deraf, derfor, dertil,
  derhen, dermed, derpå, heraf, den sag, dem, sådan noget, sådan en, så
question_come: komme, kommer, tage med, tager med, have med, har med, medbringe*, bringe, følge med, være med,
  komme med, velkommen, velkomne, velkomment, tilladt, tillades, tillader, må, må man, må jeg, ok, okay, i orden,
  går det an, egnet, velegnet, passer, passende, med mig, med os, med, ind, inde, indenfor, lukker, lukkes,
  accepter*, venlig*, venlige, tilpasset, blive hjemme
question_nothing: velkommen, velkomne, grænse, grænser, politik, politikken, regler, regel, måde, måder, metode,
  metoder, mulighed, muligheder, muligt, mulig, alternativ, form, former, slags, type, typer, personlig, personlige,
  personligt, gæster, gæst, kunde, kunder, besøgende, klient, klienter, deltager, deltagere, person, personer, folk,
  noget, nogen, nogle, et sted, steder, nær, nærheden, i nærheden, eksisterende, sælge, sælger, tilbyde, tilbyder,
  ordne, ordner, fikse, kræve, kræver, forlange*, aflevere, modtage, modtager, entré, indgang, adgang, findes,
  gælder, gælde, bruge, bruger, håndtere, håndterer, henvende, henvender, bedst, bedste, bedre, sag, ting, ønsker,
  tænker, spørge, spørgsmål, angående, vedrørende, information, info, vide, fortælle, hos jer, egentlig, lige, tak,
  hej, venligst
jobs_told: ny *elev, nye *elever, søger .. elev, ansøgninger til, vi ansætter, ledige stillinger, ledig stilling,
  ledige job*, job hos os, arbejde hos os, jobmuligheder, karriere, bliv en del af .. team, bliv en del af holdet,
  vi søger .. medarbejder*, søger vi .. medarbejder*, vi søger .. kollega*, søger vi .. kollega*, ny kollega,
  nye kolleger, vi søger .. elev, søger vi .. elev, vi søger .. lærling*, medarbejder* søges, elev søges, *elevplads*,
  *læreplads*, *praktikplads*, *praktikant*, *erhvervspraktik*, virksomhedspraktik, praktikophold, i praktik hos os,
  *lærling*, *lærlinge, fritidsjob*, studiejob*, sommerjob*, weekendjob*, ungarbejder*, studentermedhjælper*,
  afløser søges, deltidsstilling*, fuldtidsstilling*, stillingsopslag*, jobsamtale*, ansættelsessamtale*,
  tiltrædelse*, ansøgningsfrist*, uopfordret ansøgning*, uopfordrede ansøgninger, jobansøgning*, din ansøgning,
  send .. ansøgning, send .. cv, cv, løn efter .. overenskomst, afløsere
jobs_rather: vi søger, søger vi, vi ansætter, send .. ansøgning, send .. cv, ansøgning* til, ansøgning* senest,
  ansøgningsfrist*, din ansøgning, skriv til, mail .. til, e-mail, kontakt, senest den, start*, tiltrædelse*,
  snarest muligt, pr. #, kr. i timen, kroner i timen, timeløn*, timer om ugen
jobs_never: i praksis, ansøgning til kurset, ansøgning om tilskud, ansøgning om afdrag, klippet af en elev, elevklip,
  elevpris*, elevrabat, som elev har hun, startede som elev, startede som lærling, mange års erfaring, udlært i
jobs_notasked: klippet af, elevrabat, elevpris*, rabat*, i praksis, hvilken uddannelse, ledige tider, hvor lang tid,
  leje
`
