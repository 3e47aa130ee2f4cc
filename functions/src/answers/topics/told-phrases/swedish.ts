/** How topics are told of in Swedish. */
export const SWEDISH = `
offer_says: vi erbjuder, vi säljer, vi hyr ut, vi reparerar, vi lagar, vi tillverkar, vi hjälper, vi arbetar med,
  vi jobbar med, vi är en, vi är ett, vi är specialiserade, vi är specialister, vi specialiserar oss, vi utför,
  vi utbildar, vi undervisar, vi behandlar, vi serverar, vi bakar, vi bygger, vi levererar, vi importerar, vi driver,
  vi arrangerar, vi anordnar, vi har ett brett, vi har ett stort, vi åtar oss, vi producerar, vi tillhandahåller,
  vi trycker, vi syr, vi installerar, vi städar, vi sköter, vi visar, hos oss hittar du, hos oss kan du,
  hos oss får du, här hittar du, här kan du, hos oss finns, jag erbjuder, jag undervisar, jag arbetar med,
  jag hjälper, du kan köpa, du kan hyra, vår skola erbjuder, vår butik erbjuder, vår klinik erbjuder,
  vårt hotell erbjuder, vårt företag erbjuder, vårt sortiment, vårt utbud, vår verksamhet, våra tjänster,
  våra produkter, som familjeföretag, erbjuder vi, säljer vi, reparerar vi, utför vi, hyr vi ut, arbetar vi med
offer_is: är en, är ett, är den, är det, är sveriges, är stadens, är traktens, var en, grundades, grundad, startades,
  startade, bildades, öppnade, är beläget, ligger i, erbjuder, säljer, hyr ut, reparerar, tillverkar, bedriver,
  arbetar med, är specialiserad, är specialiserat, välkommen till, välkomna till, hjälper, anordnar, arrangerar,
  driver, är ett familjeföretag, är en ideell förening
offer_heads: tjänster, våra tjänster, produkter, våra produkter, sortiment, utbud, vårt utbud, vårt sortiment,
  kurser, våra kurser, kursutbud, kursprogram, utbildningar, behandlingar, våra behandlingar, meny, menyn, matsedel,
  rum, våra rum, boende, prislista, priser, prislist*, medlemskap, program, aktiviteter, verksamhet, vår verksamhet,
  om oss, om företaget, om föreningen, om skolan, om kliniken, vilka vi är, vi är, det här gör vi, vad vi gör,
  det gör vi, vad vi erbjuder, detta erbjuder vi, vi erbjuder, uthyrning, reparationer, verkstad, utställningar,
  biljetter, paket, ämnen, undervisning, lektioner, träning, gruppträning, välkommen, presentation
prices_heads: pris, priser, våra priser, prislista, prislist*, priser och villkor, prisöversikt, taxa, taxor, avgift,
  avgifter, medlemsavgift*, kursavgift*, terminsavgift*, inträde, entré, entréavgift*, biljetter, biljettpriser,
  kostnad, kostnader, arvode*, hyra, hyrespriser, timpris*, rumspriser, abonnemang, medlemskap, prisgrupper,
  vad kostar det, det kostar det, så mycket kostar det
prices_besides: handpenning*, deposition*, pant, frakt*, porto, leverans*, utkörning*, hemkörning*, framkörning*,
  expeditionsavgift*, fakturaavgift*, påminnelseavgift*, förseningsavgift*, dröjsmålsränta*, böter, vite, skada,
  skador, skadad*, förlust, förlorad*, borttappad*, tappad*, förkomme*, bokningsavgift*, avbokningsavgift*,
  självrisk*, uteblivet besök, utebliv*, städavgift*, slutstädning*, moms, administrationsavgift*, aviavgift*, zon #
pay_told: betalning, betalningen, betalningar, betalas, betalar du, betalar ni, betalar man, betala med, betala via,
  betala på plats, betala i kassan, betala mot faktura, kan betala, betalning sker, betalsätt*, betalningssätt*,
  betalningsmetod*, betalmetod*, betalningsalternativ*, betalningsvillkor*, betalningsmöjlighet*, betalningsmedel*,
  swish*, klarna, paypal, qliro, svea, faktura, fakturan, faktureras, fakturerar, fakturering, mot faktura,
  autogiro*, bankgiro*, plusgiro*, *överföring till, banköverföring*, delbetal*, avbetal*, räntefri*,
  friskvårdsbidrag*, kontant*, vi tar emot, vi accepterar, apple pay, google pay
pay_rather: vi tar emot, vi tar, vi accepterar, accepteras, kan betala, kan betalas, betalas med, betalas via,
  betalas mot, betala med, betalar du med, betalning sker, betalsätt, betalningssätt, swish, kort, kontant, faktura,
  delbetala, autogiro
pay_unlike: återbetal*, handpenning*, deposition*, pant, böter, straffavgift*, förseningsavgift*, påminnelseavgift*,
  dröjsmålsränta*, inkasso*, skada, skador, självrisk*, ersätt*, avbok*, kommunen betalar, försäkringen betalar,
  arbetsgivaren betalar, lön, förskott
pay_asked: hur, vilka, vilket, vad, kan, får, går det, tar ni, tar du, accepterar, godtar, möjlig*, funkar, fungerar,
  finns, har ni, sätt, via, med, mot
pay_notasked: vem betalar, vem står för, när, hur mycket, vad kostar, måste jag betala, måste man betala,
  behöver jag betala, behöver man betala, ska jag betala för, förfallodatum, påminnelse, gräns, minst, högst,
  glömt betala, betalat två gånger, försenad
voucher_told: presentkort*, gåvokort*, gåvobevis*, gåvocheck*, presentbevis*, presentcheck*, värdebevis*,
  värdecheck*, värdekort*, upplevelsepresent*, ge bort i present, ge bort som present, perfekt present, perfekt gåva,
  julklapp*, presenttips*, ge bort
voucher_rather: gäller, giltig*, giltighetstid*, köp*, köpa, säljs, säljer, finns, beställ*, kan köpas,
  valfritt belopp, från, månader, år, värde, i receptionen, i butiken, online
voucher_never: rabattkod*, tillgodokvitto*, kreditnota*, rabattkupong*
voucher_asked: present*, gåv*, presentkort*, julklapp*, voucher*, ge bort, födelsedag*, klapp, överraska*, gift card,
  giftcard, check, värdebevis*
voucher_notasked: rabattkod*, kampanjkod*, lunchkupong*, sjukvårds*
cards_told: endast kort, endast kortbetalning*, enbart kort, bara kort, inga kort, inte kort, tar inte kort,
  tar ej kort, ej kort, endast kontant*, enbart kontant*, bara kontant*, inga kontanter, inte kontanter,
  ej kontanter, tar inte kontanter, kontantfri*, kontantlös*, alla kort, alla större kort, alla vanliga kort,
  de flesta kort, alla kreditkort, alla betalkort, vi tar kort, tar emot kort, accepterar kort, accepterar visa,
  visa och mastercard, betala med kort, betalar med kort, betalas med kort, kortbetalning*, kort eller swish,
  kort och swish, kort eller kontant*, kontant eller kort, kontant eller med kort, kort samt swish,
  kreditkort accepteras, american express, kontaktlös*
cards_asked: betal*, tar ni, tar du, ta, tar, accepter*, godt*, kontant*, cash, bara, endast, enbart, med, funkar,
  fungerar, går det, kan man, kan jag, köp*, dra, blippa, läsare, terminal, automat*
cards_never: presentkort*, medlemskort*, klippkort*, passerkort*, träningskort*, vykort*, visitkort*, id-kort*,
  årskort*, månadskort*, lånekort*
cards_unlike: återbetal*, deposition*, garanti, student*, medlem*, giltig*, lånekort*
cards_notasked: gräns, max*, förlorat, tappat, borttappat, tappade, presentkort*, medlemskort*, klippkort*,
  träningskort*, lånekort*, passerkort*, vykort*, meny*, årskort*, id-kort*, visum
refund_told: återbetal*, återbetalas, återbetalning*, återfå*, pengarna tillbaka, pengar tillbaka, betalar tillbaka,
  betalas tillbaka, betalar vi tillbaka, får tillbaka, får du tillbaka, få tillbaka, retur, returer, returen,
  returnera*, returrätt*, returfrakt*, returpolicy*, ångerrätt*, ångerfrist*, ångra köpet, ångra ditt köp, ångra dig,
  öppet köp, bytesrätt*, byta varan, byta mot, byte av, byten, krediteras, kreditera*, kreditering*, tillgodokvitto*,
  skicka tillbaka, lämna tillbaka, lämnas tillbaka, skickas tillbaka, häva köpet, ersätts inte, distansavtalslagen
refund_rather: dagar, dagars, veckor, # dagar, # dagars, kvitto, pengar, pengarna, hela beloppet, hela avgiften, # %,
  # procent, återbetal*, inom, oanvänd*, originalskick, avdrag, ej, inte
refund_unlike: deposition*, nyckel*, pant, skatteåterbäring*, moms, försäkringsbolag*, bagage*
refund_never: tur och retur, lämnas tillbaka till låntagaren, deklaration*, lånetid*, låna om, återkommer med,
  växelkurs*, få tillbaka rörlighet*, få tillbaka energi*
deposit_told: handpenning*, deposition*, depositionsavgift*, förskott*, i förväg, förskottsbetal*, förhandsbetal*,
  bokningsavgift*, anmälningsavgift*, vid bokning, vid bokningen, vid anmälan, vid beställning, pant, panten,
  delbetalning vid, betalas vid bokning, betalas innan, slutbetal*, resterande belopp, resten betalas, som säkerhet,
  förbetal*
deposit_with: %, #, procent, halva, hälften, hela, ingen, inga, utan, inte, ej, kr, kronor, handpenning*,
  deposition*, förskott*, betal*
deposit_rather: bokning*, boka*, bokar, beställning*, beställ*, betalas, betalar, krävs, kräver, tar vi, tar ut,
  erläggs, reserverad, slutbetal*, # %
deposit_unlike: flaska*, flaskor, burkar, pantas, mugg*, glas, återfå*, återbetal*, tillbaka, behålls, nyckel*
deposit_notasked: tillbaka, åter, återbetal*, återfå*, få igen
discount_told: rabatt*, *rabatt, *rabatten, *rabatter, *rabatterat, *rabatterade, rabatterat pris, nedsatt pris,
  nedsatt avgift, reducerat pris, reducerad avgift, halva priset, halv avgift, halvt pris, lägre pris, specialpris*,
  billigare, kampanj*, rabattkod*, erbjudande*, studentpris*, pensionärspris*, medlemspris*, grupppris*, gruppris*,
  familjepris*, paketpris*, ungdomspris*, barnpris*, tidig bokning, boka tidigt, early bird, klippkort*,
  stämpelkort*, bonuskort*, mängdrabatt*, # % på, # procent på, % rabatt, studenter och pensionärer,
  student och pensionär, studenter .. kr, studenter .. %, pensionärer .. kr, pensionärer .. %, seniorer .. kr,
  student .. kr, pensionär .. kr, student .. %, ungdom .. kr, barn .. gratis, barn .. halva, barn .. fri entré,
  barn .. %, fri entré för, gratis för barn, under # år gratis, under # år .. gratis, syskon .. %, grupper om,
  grupper över, gratis inträde, fritt inträde, fri entré, mot uppvisande av, arbetslösa, rea, betala för #, på köpet,
  sparar du, spar #
discount_rather: # %, # procent, rabatt*, *rabatt, halva priset, nedsatt, reducerat, billigare, lägre pris, gratis
discount_unlike: moms*, sen, avbok*, deposition*, handpenning*, luftfuktighet*, ränta*, dröjsmålsränta*, återbetal*,
  procent av våra, alkohol, fetthalt, prov, examen, rabatten med blommor, plantera*
included_told: ingår, ingår i priset, ingår ej, ingår inte, ingår alltid, som ingår, i priset ingår, inkluderar,
  inkluderat, inkluderad, inkluderade, inkluderas, inkl, inklusive, i priset, allt ingår, omfattar,
  utan extra kostnad, utan kostnad, utan tillägg, extra kostnad, extra avgift, mot tillägg, mot en extra, tillkommer,
  tilläggsavgift*, tilläggskostnad*, kostar extra, exklusive
included_rather: i priset, ingår, pris*, avgift*, priset, avgiften, alla, allt, biljetten, paketet, hyran,
  medlemskap*, kursavgift*, tillkommer
included_unlike: moms, mervärdesskatt, skatt, skatter, avbok*, återbetal*, garanti*, reklamation*, försäkring*,
  arbetsuppgifter
included_never: som ingår i teamet, ingår i styrelsen, ingår i koncernen, ingår i kedjan, ingår avtal, ingå avtal
guarantee_told: garanti*, garantin, garantier, garantitid*, *garanti, *garantin, lämnar garanti, års garanti,
  månaders garanti, garanteras, garanterar, reklamationsrätt*, reklamationstid*, konsumentköplagen,
  konsumenttjänstlagen, fabriksgaranti*, ursprungligt fel, tillverkningsfel*, fabrikationsfel*, åtgärdar vi felet,
  åtgärdas kostnadsfritt, gör vi om
guarantee_rather: år, års, månader, månaders, # år, # års, # månader, kostnadsfritt, gäller, omfattar, täcker,
  lämnar, fel
guarantee_never: kan inte garantera, kan ej garantera, inte garanteras, garanteras inte, garanterar inte,
  tandvårdsgaranti*, vårdgaranti*, lönegaranti*, insättningsgaranti*, resegaranti*, platsgaranti*, garanterad plats,
  garantipension*, garanterar en
guarantee_unlike: resegaranti*, deposition*, kreditkort, prisgaranti*
guarantee_notasked: längre, förläng*, garantiärende, utöka*
bring_told: ta med, tag med, tar med, medtag, medtages, medtas, medtaga, ta med dig, ta med er, tar du med,
  tar ni med, ta gärna med, ta alltid med, ha med, ha med dig, ha med er, har med dig, medföra, medförs, packa,
  packlista*, packlistan, bär gärna, ha på dig, ha på er, klä dig, klä er, klädsel, klädkod*, kläder efter väder,
  oömma kläder, bekväma kläder, inneskor, ombyte, egen handduk, eget lakan, egna lakan, egen utrustning,
  egen matsäck, egen vattenflaska, legitimation, giltig legitimation, id-handling*, pass eller,
  visa upp legitimation, uppvisande av legitimation, glöm inte, kom ihåg att
bring_rather: egen, eget, egna, dig, er, kläder, skor, handduk*, legitimation*, ombyte*, måste, ska, bör, behöver,
  gärna, vattenflaska, oömma, bekväma
bring_never: ta med mat hem, ta med hem, ta med sig hem, för avhämtning, att ta med bort, får inte ta med,
  får ej ta med, inte tillåtet att ta med, ta inte med, inte ta med, ta med hund*, ta med husdjur, ta med sig hund*,
  ta med en vän, ta med en gäst, ta med avfall
bring_unlike: barn, hund, gäst, vän, stulet, stulna, avhämtning
bring_asked: vad, något, någonting, vilka, vilken, behöver, måste, ska, bör, egen, eget, egna, kläd*, packa
bring_notasked: hund*, husdjur, barn, vän, kompis, katt*, barnvagn*, gäst*, hem
wifi_told: wifi, wi-fi, wi fi, wlan, trådlöst nätverk, trådlöst internet, trådlöst bredband, trådlös uppkoppling,
  internetuppkoppling*, internetanslutning*, internetåtkomst*, gratis internet, fritt internet,
  tillgång till internet, bredband*, hotspot*, fiberuppkoppling*, gästnätverk*, gästnät*
wifi_rather: gratis, fritt, fri, kostnadsfritt, kostnadsfri, lösenord*, nätverk*, gäster, besökare, alla rum, i hela,
  ingår, tillgång
wifi_never: ghz, router, radio, kanal, uttag per lägenhet, installation av fiber
wifi_notasked: lösenord*, kod, koden, password, utan, installera*, hastighet, router*
parking_told: *parkering, *parkeringen, *parkeringar, parkering*, parkera*, *parkeringsplats*, parkeringsplatser,
  parkeringshus*, parkeringsgarage*, p-plats*, p-hus*, p-skiva*, p-platser, garage, garaget, garageplats*,
  laddstolp*, laddplats*, laddstation*, ställa bilen, bilplats*
parking_rather: gratis, fri, fritt, kostnadsfri*, avgift*, bilar, bilen, gäster, besökare, kunder, platser, utanför,
  bakom, bredvid, intill, närmaste, timme, timmar, dygn, kr
parking_never: nationalpark*, parkbänk*, parkeringstillstånd för byggbil, parkeringsvakt sökes, barnvagnsparkering*,
  cyklar får inte
parking_unlike: rullstol*, flyttbil*, barnvagnar, handlingen parkerar, felparkerad*
children_told: barn, barnen, barns, små barn, småbarn*, barnfamilj*, barnvänlig*, familjevänlig*, bebis*, spädbarn*,
  nyfödd*, barnstol*, barnmeny*, barnportion*, barnhörn*, lekhörn*, lekrum*, lekplats*, skötbord*, skötrum*,
  barnpassning*, barnsäng*, spjälsäng*, barnaktivitet*, barnvagn*, barngrupp*, under # år, yngre än # år,
  # år och uppåt, från # års ålder, från # år, vuxens sällskap, vuxet sällskap, målsmans sällskap, hela familjen,
  ungdomar
children_rather: välkomna, välkommen, tillåtna, tillåtet, får, gratis, fri entré, endast, bara, inte, ej, måste,
  sällskap, från, under, åldersgräns*, följa med, passar, lämplig*, tyvärr
children_unlike: foto*, bilder, bilbarnstol*, faktura*, försäkr*, hämtas, hämtar, lämnas, nyckel*, personuppgift*
children_never: barnläkare*, barnavårdscentral*, barncancer*, barncykel*, rädda barnen, barnbok*, värdfamilj*,
  barnbidrag*, barnmorska*
children_notasked: mat, kläder, cykel, cyklar, skor, present*, hår, frisyr*, produkter, hur många barn, klippa,
  tänder, bok, böcker, leksak*
dogs_told: hund, hunden, hundar, hundarna, hundens, hundvänlig*, hundägare*, husdjur*, sällskapsdjur*, pälsdjur*,
  djurfri*, djurfritt, djur, djuren, katt, katter, ledarhund*, assistanshund*, servicehund*, fyrbent*, i koppel,
  kopplad, kopplade, hundrum*
dogs_rather: välkomna, välkommen, välkommet, tillåtna, tillåtet, tillåts, får, endast, bara, inte, ej, inga, koppel,
  kopplad, kopplade, tyvärr, undantag, avgift, tillägg, allergi*, ledarhund*, assistanshund*
dogs_unlike: ensam, ensamma, godis, ras, veterinär*, vaccin*, skälla*, tass*, klor, trim*, pälsvård*, foder
dogs_never: varmkorv, hundraårig*, hundratals, djurpark*, vilda djur, gosedjur*, uppstoppade djur
dogs_notasked: mat, foder, hår, produkter, schampo, vegan*, klippa, trimma, vaccin*, ras, gammal, sälja, säljer, köpa
access_told: rullstol*, *rullstol, rullator*, permobil*, tillgänglighet*, tillgänglighetsanpass*,
  tillgänglighetsanpassad*, tillgänglighetsanpassat, handikappanpass*, handikapptoalett*, handikappvänlig*,
  handikapparkering*, rwc, funktionsnedsätt*, funktionsnedsatt*, funktionshind*, rörelsehind*, rörelsenedsätt*,
  rörelsehinder, nedsatt rörlighet, hiss, hissen, hiss finns, hissar, ramp, rampen, ramper, trappa, trappor, trappan,
  trappsteg, trappfri*, tröskel*, trösklar, tröskelfri*, markplan, bottenplan, bottenvåning*, barnvagn*, barnvagnar,
  hörselslinga*, teckentolk*, ledsagare, dörröppnare*, plan entré
access_rather: rullstol*, tillgänglighetsanpass*, handikappanpass*, hiss, ramp, rörelsehind*, trappfri*, markplan,
  tillgänglig för, anpassad*, anpassat
access_unlike: flytt, flytthjälp*, rökning, brand*, nödutgång*, pianoflytt*, bära, städning av trapp*,
  trappstädning*, öppettider
access_never: elever med funktionsnedsättning, hissmontör*, tillgänglighet dygnet runt, skidlift*
age_told: minst # år, lägst # år, från # år, från # års ålder, fyllt # år, fyllda # år, ha fyllt #, över # år,
  under # år, yngre än # år, äldre än # år, upp till # år, till och med # år, fr.o.m. # år, # år och uppåt,
  # år och äldre, # till # år, #–# år, #-# år, åldern # till #, mellan # och # år, i åldern #, åldern #, åldrarna #,
  # års ålder, # årsgräns, #-årsgräns, #-årsåldern, från och med # år, #-åring*, åldersgräns # år, åldersgränsen är,
  åldersgräns*, minimiålder*, lägsta ålder, maxålder*, ålderskrav*, ålder # år, # mån till # år, från # månader,
  från # mån, # månader till # år, myndig, myndiga, omyndig*, minderårig*, alla åldrar
age_rather: måste, åldersgräns*, minst, lägst, minimiålder*, endast, behöver, krävs, tillåtet, tillåtna, medlem*,
  förare, barn, barnen, fyllt, målsman*, vuxen*, deltagare
age_never: garanti*, erfarenhet, sedan # år, i # år, personuppgift*, sparas, lagras, bokföring*, faktura*, giltig*,
  presentkort*, preskri*, sedan år
age_unlike: gratis, fri entré, kostnadsfri*, halva priset, erfarenhet, sparas, kr
age_asked: ålder*, åldrar*, åldersgräns*, gammal, gamla, år, åring*, myndig, ung, yngre, äldre, minst
age_notasked: hur gammal är ni, hur gammalt är, hur gammal är huset, hur gamla är era, hur länge har ni,
  hur många år har, hur gammal är byggnaden, för äldre byggnader, hur gammal är du, hur gammal är ägaren
directions_told: hitta hit, hitta till oss, hittar du oss, hittar till oss, hitta oss, vägbeskrivning*,
  vägen till oss, åka kommunalt, kollektivtrafik*, kollektivt, kommunalt, med buss, med bil, med tåg, med tåget,
  med bussen, med tunnelbana*, med cykel, ta buss, ta bussen, ta tåget, ta tunnelbana*, tar du buss, buss #,
  bussarna #, busslinje*, linje #, spårvagn #, spårvagn*, tunnelbana*, tunnelbanestation*, pendeltåg*, hållplats*,
  hållplatsen, busshållplats*, närmaste hållplats, närmaste station, station, stationen, centralstation*,
  järnvägsstation*, resecentrum, flygplats*, flygplatsen, flygbuss*, minuters promenad, minuters gångväg,
  minuter till fots, min promenad, min gångväg, minuters bilväg, minuter från, meter från, km från, kilometer från,
  mil från, gångavstånd, avfart*, avfarten, ta av mot, ta av vid, sväng, svänga, svänger, ta höger, ta vänster,
  till höger, till vänster, rondell*, rondellen, motorväg*, motorvägen, väg #, riksväg*, e4, e6, e18, e20, e22,
  vi ligger, mitt emot, mittemot, ligger bredvid, granne med, ingång från, gps
directions_rather: buss*, tåg*, station*, hållplats*, tunnelbana*, spårvagn*, med bil, minuters, promenad,
  gångavstånd, avfart*, kollektivt, hitta, från centralen
directions_never: utflykt*, dag #, bussresa*, hemresa*, studieresa*, laddstation*, arbetsstation*, returresa,
  brandstation*, bensinstation vid avresa, mer än # mil
holidays_told: helgdag*, helgdagar, röda dagar, röd dag, storhelg*, klämdag*, aftnar, jul, julen, julhelg*,
  julafton*, juldag*, annandag*, mellandagar*, mellandagarna, nyår, nyårsafton*, nyårsdag*, trettondag*,
  trettondedag*, påsk, påsken, påskafton*, påskdag*, påskhelg*, långfredag*, skärtorsdag*, första maj, 1 maj,
  kristi himmelsfärd*, pingst*, nationaldag*, 6 juni, midsommar*, midsommarafton*, midsommardag*, alla helgons dag,
  valborg*, 24 december, 25 december, 31 december, 24–26 december, semesterstäng*, semesterstängt,
  stängt för semester, industrisemester*, sommarstäng*, sommaruppehåll*, juluppehåll*, jullov*, avvikande öppettider,
  stängt mellan, stängt under, stängt vecka, stängt v, stängt från, året om, året runt, alla dagar om året
holidays_rather: stängt, stänger, stängd, stängda, håller stängt, öppet, öppna, öppnar, öppettider, håller öppet,
  inga lektioner, uppehåll, begränsade
holidays_unlike: julbord*, julmeny*, julklapp*, påskmeny*, ledighet, betald semester, tystnad, borr*, presentkort*,
  pris*, nyårsmeny*, julkonsert*
holidays_notasked: pris*, kostar, dyrare, dyrt, billigare, present*, julklapp*, lektioner, kurser, meny*, julbord*,
  ge bort, julgran*, pynt*, leverans*, fira
needed_told: boka*, bokar, bokning*, bokningar, förbok*, förboka*, föranmäl*, föranmälan, anmäl*, anmälan,
  anmälning*, tidsbokning*, tidsbeställning*, tidbokning*, tidsbokad*, bokad tid, reserv*, reservation*,
  bordsbokning*, beställ*, beställning*, ring, drop in, drop-in, dropin, remiss
needed_alone: drop in, drop-in, dropin, ingen bokning krävs, ingen bokning behövs, ingen förbokning,
  ingen föranmälan, ingen anmälan, ingen tidsbokning, ingen tidsbeställning, utan bokning, utan förbokning,
  utan tidsbokning, utan föranmälan, utan anmälan, utan att boka, utan bokad tid, behöver inte boka,
  behöver inte bokas, behöver ej boka, behöver inte anmäla, behöver du inte boka, behöver man inte boka,
  endast tidsbokning, endast bokade, enbart tidsbokning, endast efter bokning, endast efter överenskommelse,
  endast mot bokning, endast förbokade, efter överenskommelse, efter tidsbokning, enligt överenskommelse,
  mot förbokning, med bokad tid, bara att komma, bara att dyka upp, först till kvarn, vi tar inte emot bokningar,
  tar inte bokningar, går inte att boka, kan inte bokas, bokas i förväg, ska förbokas, måste bokas, måste förbokas,
  bokning krävs, förbokning krävs, föranmälan krävs, tidsbokning krävs, bokning rekommenderas, kräver bokning,
  kräver förbokning, kräver föranmälan, boka gärna, boka i god tid, bokning är obligatorisk, bokning ej nödvändig,
  kom som du är utan bokning, ingen remiss
needed_with: måste, ska, bör, behöver, behövs, krävs, kräver, nödvändig*, obligatorisk*, rekommender*, gärna,
  i förväg, innan, före, senast, i god tid, dagar, timmar, endast, enbart, bara, utan, inte, vänligen
needed_unlike: avbok*, omboka*, återbud*, handpenning*, deposition*, återbetal*, uppsägning*, förskott, böter,
  utebliv*
needed_never: bokhandel*, bokföring*, reservdel*, reservnyckel*, tidning*, bokcirkel*, anmälan till polisen,
  anmäl skada*, anmäl fel, polisanmäl*, felanmäl*
needed_asked: måste, behöver, behövs, krävs, nödvändig*, tvungen, obligatorisk*, utan, i förväg, innan, bör, borde,
  bäst, rekommender*, bara, spontant, drop*, först, direkt
needed_notasked: vad händer om, vad händer, om jag inte kan, vad gör jag om
book_told: boka tid, boka bord, boka plats, boka online, boka via, boka på, boka genom, boka din, bokar du, bokar ni,
  bokas, för att boka, bokning, bokningen, bokningar, bokning sker, bokning görs, bokningsbekräft*, bokningssystem*,
  bokningsformulär*, onlinebokning*, tidsbokning*, tidbokning*, tidsbeställning*, bordsbokning*, anmälan,
  anmälan sker, anmälan görs, anmälningsformulär*, anmälningsblankett*, anmäl dig, anmäl er, anmäler du, anmäler man,
  anmälningar, för att anmäla, reserv*, reservera*, beställ*, beställa, beställning, beställning sker, beställningar,
  ansök*, ansökan, medlemsansökan*, bli medlem, registrera dig, skriv upp dig, skriv in dig, väntelista*, kölista*,
  biljetter köps, biljetter säljs, köp biljett*, köp din biljett, förköp*, bokas in
book_with: online, telefon, på telefon, per telefon, via telefon, ring, ringa, ringer, tel, sms, mejl, mejla, mail,
  maila, e-post, epost, formulär*, blankett*, hemsida*, hemsidan, webb*, webben, webbplats*, app, appen, whatsapp,
  messenger, instagram, facebook, receptionen, reception, kassan, disken, butiken, kansliet, kontoret, expeditionen,
  på plats, länk*, länken, bankid, 1177, lista, listan, www*, *@*, *.se, *.com, bokadirekt, ticketmaster,
  anslagstavlan, konto, mina sidor
book_rather: online, ring, ringa, telefon, mejl*, e-post, appen, app, hemsida*, webb*, formulär*, bokas via,
  bokas på, boka via, boka på, anmälan sker, anmäl dig, receptionen, sms
book_unlike: avbok*, omboka*, återbud*, handpenning*, deposition*, återbetal*, uppsägning*, parkering*, reklamation*,
  uteblir, felanmäl*
book_never: bokföring*, bokhandel*, bokcirkel*, reservdel*, böter, olycka, skadeanmäl*, polisanmäl*, felanmäl*,
  anmäl skada*, anmäl fel*
book_notasked: vad händer om, vad händer, om jag inte kan, hur länge, avboka*
cancel_told: avbok*, avboka, avbokning*, avbokas, avbokar, avbokad*, avbeställ*, avbeställning*, annuller*, omboka*,
  ombokning*, återbud*, lämna återbud, förhinder, får du förhinder, ställa in, ställer in, ändra din bokning,
  ändra din tid, ändrar din bokning, uppsägning*, uppsägningstid*, säga upp, sägs upp, säger upp, sägas upp,
  avsluta medlemskap*, avsluta abonnemang*, bindningstid*, ångerrätt*, ångra dig, ångrar dig, utträde*,
  frysa medlemskap*, frysa ditt, pausa medlemskap*, pausa ditt, senast # timmar, senast # dagar,
  senast # timmar före, senast # timmar innan, # timmar före, # timmar innan, # dagar före, # dagar innan,
  fram till # dagar, vid sjukdom, läkarintyg*
cancel_rather: kostnadsfritt, gratis, utan kostnad, avgift*, timmar, dagar, dygn, veckor, månad, månader, senast,
  # %, debiteras, skriftlig*, faktureras
cancel_unlike: om vi, artist*, återbetal*, vi ställer in, inställd*, inställt, vi avbokar, behåll*, leverantör*
cancel_never: ställa in sitsen, ställa in höjden, ställa in temperatur*, ställa in sadel*, ställa in klockan,
  avslutas med, avslutas kl, kursen avslutas
late_told: för sent, försenad*, försenade, försening*, sen ankomst, sena ankomster, sen incheckning, kommer sent,
  kommer du sent, komma sent, kommer du för sent, kommer ni för sent, är sen, är du sen, blir sen, blir du sen,
  blir ni sena, är du försenad, minuter sen, minuter för sent, minuters försening, senare än, efter utsatt tid,
  utebliv*, uteblir, uteblivet besök, uteblivande, uteblivna, dyker inte upp, inte dyker upp, ej dyker upp,
  inte kommer i tid, missat besök, missad tid, missade tider, missar du, missar en lektion, missar ett, no-show,
  no show, håller bordet, håller vi bordet, håller platsen, släpps in, insläpp*, dörrarna stänger, inte avbokat,
  ej avbokad*, ej avbokat, kommer i tid, inte hämtats, hämtas för sent, efter starttid, inte kommit i tid
late_rather: minuter, minuters, min, sen, sent, försenad*, försening*, debiteras, avgift*, faktureras, släpps,
  väntar, förkort*, utebliv*
late_unlike: sen utcheckning, bagage*, ränta*, påminnelse*, betalning*, faktura*, leverans*, senast
late_never: sen utcheckning, senaste, förseningsavgift på faktura*, dröjsmålsränta*, alltid i tid till,
  sent på kvällen, öppet sent, tidigt eller sent
complaint_told: klagomål*, klaga, klagar, reklamation*, reklamera*, missnöjd*, inte nöjd, inte är nöjd, ej nöjd,
  är du inte nöjd, missnöje, synpunkt*, om något gått fel, om något går fel, något har gått fel, något gick fel,
  något är fel, blivit fel, kundtjänst*, kundservice*, kundsupport*, allmänna reklamationsnämnden,
  reklamationsnämnd*, arn, konsumentverket, konsumentvägledar*, patientnämnd*, ivo, tvist*, tvister, skadad vara,
  skadat vid leverans, transportskad*, felaktig vara
complaint_rather: kontakta, vänd dig, vänder du dig, ring, mejla, maila, e-post, telefon, skriv, formulär*,
  hör av dig, inom, chef*, ansvarig*, svar*, *@*
complaint_unlike: garantitid*, parkering*, granne, mobbning
delivery_told: leverans*, leverer*, levereras, levererar, leveranstid*, hemleverans*, hemleverera*, hemkörning*,
  hemkört, utkörning*, kör ut, kör hem, kör vi ut, frakt*, frakten, fraktfritt, fri frakt, fraktkostnad*, porto,
  skickas, skickar, skickar vi, skickas med, postnord, dhl, schenker, budbee, instabox, ombud, postombud,
  utlämningsställe*, till dörren, hem till dig, hem till er, hembesök*, hemsänd*, expressleverans*, framkörning*,
  hämtas i butik, hämtas på, hämtas hos, hämta i butik, hämta din beställning, hämta själv, avhämtning*,
  upphämtning*, spårningsnummer*
delivery_rather: dagar, arbetsdagar, vardagar, gratis, fri, fritt, kostar, kr, hem, beställning*, order, inom, mil,
  km, postnummer, avgift
delivery_unlike: retur*, returnera*, tull*, moms, skadad*, skadat, återbud, leverantör*, reklamation*
delivery_never: bekräftelse*, länk*, faktura*, fakturan, e-post*, mejl*, sms, intyg*, rapport*, provsvar*, foton,
  bilder skickas, nyhetsbrev*, kallelse*, inbjudan, påminnelse*, leveransgodkänn*, offert*, förlossning*, remiss*,
  ansökan skickas, barn hämtas, hämtas på förskol*
who_told: ägare*, ägaren, ägarna, ägs av, ägs och drivs, äger, drivs av, drivs sedan, som driver, driver vi, leds av,
  leder verksamheten, grundare*, grundades av, grundat av, grundad av, startades av, startade, övertog*, tog över,
  vd, verkställande direktör, verksamhetschef*, platschef*, butikschef*, kökschef*, köksmästare*, hotellchef*,
  restaurangchef*, föreståndare*, rektor*, chef, chefen, ordförande*, kassör*, sekreterare*, styrelse*, styrelsen,
  ansvarig*, ansvarig utgivare, verkstadschef*, kanslist*, kontaktperson*, vårt team, vår personal, våra medarbetare,
  medarbetare, anställda, familjen, familjeföretag*, familjeägt, familjedriv*, legitimerad*, leg tandläkare,
  leg läkare, legitimerad tandläkare, ansvarig tandläkare, ansvarig läkare, våra instruktörer, våra tränare,
  huvudtränare, våra lärare, huvudlärare, mästarbrev*, generation*, intendent*, receptionist*
who_rather: ägare*, ägs av, drivs av, grundades av, vd, verksamhetschef*, rektor, ordförande, föreståndare, familjen,
  team*, chef, ansvarig*, personal*
who_unlike: hundägare*, djurägare*, bilägare*, husägare*, kund*, pris*, kr, hund, katt, evenemang*,
  ersättningsansvarig*, ansvarig för skador, skadeståndsansvar*
who_never: om din, fordonsägare*, ägaren betalar, tidigare ägare, ny ägare, båtägare*, personuppgiftsansvarig*,
  inte ansvariga, ansvarar inte, ansvarar ej, ansvariga för kvarglömda, startade bilen
who_notasked: när, hur länge, vem betalar, vem får, vem kan, vem passar
data_told: personuppgift*, personuppgifter, dina uppgifter, era uppgifter, uppgifter om dig, gdpr, dataskydd*,
  dataskyddsförordning*, dataskyddsombud*, integritet*, integritetspolicy*, integritetsskyddsmyndighet*, imy,
  personuppgiftsansvarig*, personuppgiftsbiträde*, behandlar dina, behandlar vi, behandling av personuppgifter,
  registerutdrag*, tredje part, samtycke*, cookies, kakor, cookiepolicy*, sekretess*, tystnadsplikt*,
  patientdatalagen, journal*, journaler, kamerabevak*, kameraövervak*, fotografering, publicera bilder,
  bilder på barn, krypter*, gallras, raderas, lagras, medlemsregister*
data_rather: sparas, sparar, lagras, lagrar, raderas, radera*, delas, delar, lämnas ut, lämnar, skydd*, behandla*,
  samtycke*, tredje part, krypter*, aldrig, rättslig grund, så länge
data_never: lösenord*, mobildata, datamängd*, surfmängd*, datavetare*, dataspel*, datakurs*, datorhall*,
  budgetuppgift*, tekniska data, databas för hyresobjekt
data_notasked: förlorat, förlora*, tappat, exporter*, importer*, överför*, återställ*, backup*, säkerhetskopi*,
  rädda data, dator*, surf*
question_more: när, hur länge, hur lång tid, hur långt, hur lång, hur många, hur mycket, hur ofta, hur stor,
  hur stort, hur stora, hur snabbt, hur sent, hur tidigt, hur dyrt, hur dyr, hur hög, vilken tid, vilka tider,
  vilken dag, vilka dagar, sedan när, från när, till när, hur dags, vilket datum
question_which: vilken, vilket, vilka, vilken av, vilket av, vilka av, vad för, vad är det för skillnad,
  vilken sorts, vilken typ av
question_back: det, den, detta, denna, dessa, de där, det där, det här, den där, den här, därav, därför, därtill,
  dit, därmed, den saken, dem, sådant, sånt, då
question_come: komma, kommer, ta med, tar med, medta*, medföra, följa med, följer med, vara med, välkommen, välkomna,
  välkommet, tillåten, tillåtet, tillåtna, tillåts, tillåter, får, får jag, får man, ok, okej, okay, går det bra,
  lämplig*, passar, passande, passa, med mig, med oss, med sig, med, in, inne, inomhus, släpper, släpps, accepter*,
  vänlig*, anpassa*, anpassat, stanna hemma, ha med, har med
question_nothing: välkommen, välkomna, gräns, gränser, policy, policyn, regler, regel, sätt, metod, metoder,
  möjlighet, möjligheter, möjligt, alternativ, form, former, slag, sorts, typ, typer, personlig, personliga,
  personligt, personligen, gäster, gäst, kund, kunder, besökare, klient, klienter, deltagare, person, personer, folk,
  något, någonting, någon, några, någonstans, nånstans, nåt, nån, nära, närheten, i närheten, befintlig*, sälja,
  säljer, erbjuda, erbjuder, ordna, ordnar, fixa, begär*, kräv*, lämna, ta emot, entré, ingång, tillgång, finns,
  finnas, gäller, gälla, använda, använder, hantera, hanterar, vända, vänder, bäst, bästa, bättre, sak, saker, grej,
  grejer, typiskt, önskar, undrar, fråga, angående, information, info, veta, berätta, hos er, egentligen, tack, hej
jobs_told: vi anställer, vi rekryterar, lediga jobb, lediga tjänster, ledig tjänst, jobba hos oss, jobba med oss,
  arbeta hos oss, arbeta med oss, bli en av oss, bli en del av .. team, vi söker .. medarbetare,
  söker vi .. medarbetare, vi söker .. personal, söker vi .. personal, söker du jobb, vi söker nu, söker .. kollega,
  söker .. till vårt team, *vikarie*, *vikariat*, *praktikant*, *praktikplats*, praktik hos oss, göra praktik, *prao*,
  *lärling*, *lärlingsplats*, trainee*, sommarjobb*, extrajobb*, extrapersonal, helgjobb*, feriejobb*, sommarjobbare,
  säsongsanställ*, *säsongsarbetare, timanställ*, provanställning, tillsvidareanställning, visstidsanställning,
  heltidstjänst*, deltidstjänst*, spontanansökan, jobbansökan, ansökningshandlingar, sista ansökningsdag, din ansökan,
  skicka .. cv, cv, personligt brev, karriär, anställningsintervju*, kollektivavtal*
jobs_rather: vi söker, söker vi, vi anställer, skicka .. cv, skicka .. ansökan, mejla .. till, skriv till,
  ansökan senast, din ansökan, sök senast, sista ansökningsdag, cv .. till, e-post, mejl, tillträde*, start*,
  från och med, per timme, kronor i timmen, timlön*, lön, kontakta
jobs_never: i praktiken, ansökan om delbetalning, ansökan om bygglov, ansökan om rot, kursansökan,
  ansökan till kursen, lediga platser på kursen, lång erfarenhet av, gick som lärling, började som lärling,
  började som praktikant, kreditansökan
jobs_notasked: i praktiken, delbetal*, hur lång tid tar, vilken utbildning, vad kostar, lediga tider, rabatt*,
  bygglov*
`
