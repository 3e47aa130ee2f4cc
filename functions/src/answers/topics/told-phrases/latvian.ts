/** How topics are told of in Latvian. */
export const LATVIAN = `
offer_says: piedāvājam, mēs piedāvājam, pārdodam, tirgojam, remontējam, labojam, iznomājam, izīrējam, ražojam,
  izgatavojam, gatavojam, cepam, mācām, apmācām, rīkojam, organizējam, būvējam, uzstādām, montējam, projektējam,
  piegādājam, apkalpojam, ārstējam, palīdzam, konsultējam, uzkopjam, tīrām, drukājam, šujam, apdrošinām, audzējam,
  sniedzam, nodrošinām, veicam, nodarbojamies ar, strādājam ar, specializējamies, esam specializējušies,
  mūsu specializācija, mēs esam, esam ģimenes, esam neliel*, esam viens no, esam viena no, esam uzņēmums,
  esam veikals, esam biedrība, pie mums var, pie mums varat, pie mums jūs, pie mums atradīsiet, mūsu piedāvājumā,
  mūsu sortimentā, mūsu klāstā, mūsu pakalpojumi, mūsu uzņēmums, mūsu skola, mūsu skolā, mūsu veikals, mūsu veikalā,
  mūsu viesnīca, mūsu viesnīcā, mūsu klīnika, mūsu klīnikā, mūsu darbnīca, mūsu darbnīcā, mūsu salons,
  mūsu restorāns, mūsu studija, mūsu muzejs, mūsu klubs, mūsu biedrība, mūsu darbība, piedāvāju, pasniedzu,
  izgatavoju, palīdzu
offer_is: ir, ir ģimenes, ir neliels, ir neliela, ir viens no, ir viena no, dibināts, dibināta, tika dibināts,
  tika dibināta, ir dibināts, ir dibināta, darbojas kopš, darbojas jau, darbojas, atrodas, piedāvā, pārdod, ražo,
  remontē, iznomā, rīko, organizē, nodrošina, sniedz, nodarbojas ar, specializējas, palīdz, apdrošina, apvieno,
  laipni lūdzam, laipni lūgti, laipni gaidīti, sveicināti
offer_heads: pakalpojumi, mūsu pakalpojumi, pakalpojumu klāsts, produkti, mūsu produkti, preces, produkcija,
  sortiments, piedāvājums, mūsu piedāvājums, ko mēs piedāvājam, ko piedāvājam, ko mēs darām, ko darām,
  darbības jomas, darbības joma, darbība, kursi, mūsu kursi, nodarbības, mūsu nodarbības, nodarbību saraksts,
  grupu nodarbības, apmācības, programmas, programma, procedūras, mūsu procedūras, ārstēšana, ēdienkarte,
  dienas piedāvājums, numuri, mūsu numuri, istabas, naktsmītnes, izstādes, ekspozīcija, abonementi, biļetes,
  komplekti, paketes, noma, remonts, serviss, darbi, interešu izglītība, pulciņi, cenrādis, cenas,
  pakalpojumu cenrādis, pakalpojumi un cenas, par mums, par uzņēmumu, par skolu, kas mēs esam, par biedrību,
  iepazīsties, apdrošināšanas veidi
prices_heads: cenas, cena, cenrādis, cenrāži, mūsu cenas, pakalpojumu cenrādis, pakalpojumu cenas,
  cenas un pakalpojumi, cenu lapa, izcenojumi, izcenojums, tarifi, maksa, maksas pakalpojumi, izmaksas,
  dalības maksa, mācību maksa, kursu maksa, biedru nauda, biedra nauda, gada maksa, ieejas maksa, ieeja, biļetes,
  biļešu cenas, ieejas biļetes, abonementi, abonementu cenas, numuru cenas, nomas maksa, nomas cenas, īres maksa,
  stundas likme, stundas likmes, cik tas maksā, cik maksā, prēmija, honorārs
prices_besides: depozīt*, drošības naud*, priekšapmaks*, avanss, rezervācijas maksa, piegād*, piegādes maksa,
  sūtīšan*, pasta izdevum*, kurjer*, pakomāt*, transport*, izbraukum*, izbraukuma maksa, nozaudē*, nozaudēšan*,
  nozaudēt*, bojājum*, bojāt*, zaudējum*, sods, soda naud*, līgumsod*, kavējuma maks*, kavējuma naud*, nokavējum*,
  atgādinājum*, pašrisk*, atcelšanas maksa, uzkopšanas maks*, piemaks*, ārzem*, zona, administratīvā maksa
question_more: kad, no kuriem, no cikiem, līdz cikiem, cikos, cik ilgi, cik ilgs, cik ilga, cik daudz, cik bieži,
  cik tālu, cik ātri, cik liels, cik liela, cik lieli, cik garš, cik gara, cik, pa cik, uz cik, cik reizes,
  cik dienas, cik dienu, cik stundas, kopš kura laika, līdz kuram laikam, kurā datumā, kurās dienās, kurā dienā,
  kādās dienās, kādā laikā, cik agri, cik vēlu, cik drīz, cik laicīgi
question_which: kurš no, kura no, kuri no, kuras no, kuru no, kurš, kura, kuri, kuras, kuru, kurš ir labāk*,
  kura ir labāk*, kurš labāk, kuru izvēlēties, ko iesakāt, ko ieteiktu, kurš modelis, kāds izmērs, kāda krāsa,
  kurš izmērs, kuru paketi, kurš kurss, kāds kurss, kuru procedūru
question_back: tas, tā, tie, tās, to, tam, tai, tajā, tanī, tur, turp, šis, šī, šo, šajā, šie, šīs, šos, ar to,
  par to, no tā, pie tā, viņš, viņa, viņu, viņi, tāds, tāda, tādu, tādi, no turienes, iepriekšminēt*
question_come: nākt, atnākt, ierasties, atbraukt, braukt, nāk, nāku, atvest, vest, ņemt, paņemt, ņemu, līdzi,
  kopā ar, ienākt, iekšā, ieiet, iekļūt, piekļūt, tikt, laiž, ielaiž, ielaižat, drīkst, drīkstu, drīkstam, atļauts,
  atļauta, atļauti, atļautas, atļaujat, pieņemat, pieņem, uzņemat, var, varu, varam, piedalīties, piemērots,
  piemērota, piemēroti, piemērotas, der, gaidīti, laipni, paredzēts, draudzīg*, ar mani, ar mums
question_nothing: laipni, sveiki, labdien, ierobežojum*, noteikum*, kārtīb*, politik*, veid*, veidi, veidus, veidā,
  iespēj*, iespējas, iespēju, variant*, opcij*, metod*, personīg*, viesi, viesu, viesiem, klient*, klientiem,
  apmeklētāj*, dalībniek*, cilvēk*, persona, personas, personai, kāds, kāda, kādi, kādas, kādu, kaut, kaut kas,
  kaut ko, kaut kur, tuvumā, netālu, esoš*, pārdod*, piedāvā*, rīko*, prasa*, prasāt, ieej*, ierašan*, pieejam*,
  vispār, lūdzu, paldies, informācij*, jautājum*
pay_told: maksājumu veid*, maksājuma veid*, norēķinu veid*, apmaksas veid*, samaksas veid*, maksāšanas veid*,
  norēķinu kārtīb*, samaksas kārtīb*, apmaksas kārtīb*, maksāt var, samaksāt var, var maksāt, var samaksāt,
  varat maksāt, varat samaksāt, var norēķināties, varat norēķināties, norēķināties var, norēķini, norēķināties ar,
  apmaksāt var, var apmaksāt, apmaksa veicama, apmaksu veic, apmaksa notiek, maksājums veicams, maksājumu veic,
  maksājumus pieņemam, skaidr* naud*, skaidrā naudā, ar karti, bankas karti, maksājumu karti, maksājumu kartēm,
  ar pārskaitījumu, pārskaitījum*, bankas pārskaitījum*, pēc rēķina, pret rēķinu, ar rēķinu, rēķinu apmaks*,
  pēcapmaks*, nomaks*, līzing*, dalītais maksājum*, dalīto maksājum*, pa daļām, bezskaidr*, internetbank*, apple pay,
  google pay, paypal, mobilly, klarna, inbank, kriptovalūt*
pay_rather: pieņemam, var maksāt, var samaksāt, varat maksāt, varat samaksāt, norēķināties, norēķinu veid*,
  maksājumu veid*, apmaksas veid*, skaidrā naudā, ar karti, ar pārskaitījumu, rēķin*, nomaks*
pay_unlike: atmaks*, atgriez*, atgriež*, kompens*, depozīt*, drošības naud*, sods, soda, līgumsod*, kavējum*,
  nokavē*, zaudējum*, bojājum*, atcelšan*, anulē*, darba dev*, priekšapmaks*, alga, atgādinājum*
pay_asked: kā, ar ko, kādi, kādus, kādas, kādā, kāds, vai, var, varu, varam, drīkst, pieņemat, ņemat, iespējams, der,
  kur, uz nomaksu, rēķin*
pay_notasked: kurš maksā, kas maksā, kam jāmaksā, kad, cik, vai jāmaksā, vai man jāmaksā, limits, minimāl*,
  maksimāl*, nozaudē*, pazaudē*, atpakaļ, divreiz, dubult*
voucher_told: dāvanu kart*, dāvanu karte, dāvanu karti, dāvanu kartes, dāvanu kartēm, dāvanu kupon*,
  dāvanu sertifikāt*, dāvanu čeks, dāvanu čeku, dāvanas karte, dāvankart*, dāvanu komplekt*, vaučer*, voucher*,
  kā dāvana, dāvanai, pasniegt dāvanā, uzdāvin*
voucher_rather: derīg*, derīguma termiņ*, derīga, iegādāties, nopirkt, pērkam*, pārdod*, pieejam*, vērtīb*, summ*,
  mēneš*, gadu, izmantot, eur, €
voucher_never: atlaižu kod*, atlaides kod*, promo kod*, atlaižu kupon*, ceļojumu vaučer*, dāvanu karti nevar,
  dāvanu papīr*, dāvanu iesaiņoš*
voucher_asked: dāvan*, dāvin*, uzdāvin*, vaučer*, voucher*, kupon*, sertifikāt*, gift, pārsteig*
cards_told: kartes nepieņemam, nepieņemam kartes, nepieņemam maksājumu kartes, karšu maksājumus nepieņemam,
  ar karti nevar, ar karti maksāt nevar, norēķini ar karti nav iespējami, kartes netiek pieņemtas,
  tikai skaidrā naudā, tikai skaidra nauda, tikai skaidru naudu, vienīgi skaidrā naudā, tikai ar karti,
  tikai ar maksājumu karti, tikai ar bankas karti, tikai bezskaidr*, skaidru naudu nepieņemam,
  nepieņemam skaidru naudu, skaidra nauda netiek pieņemta, bez skaidras naudas, visas kartes, visas maksājumu kartes,
  visas populārākās kartes, pieņemam kartes, pieņemam maksājumu kartes, pieņemam bankas kartes,
  pieņemam kredītkartes, pieņemam visas, kredītkartes pieņemam, maksājumu kartes pieņemam, maksāt ar karti,
  samaksāt ar karti, norēķināties ar karti, ar bankas karti, ar maksājumu karti, ar maksājumu kartēm,
  ar bankas kartēm, ar kredītkarti, ar debetkarti, kredītkart*, debetkart*, visa, mastercard, maestro, amex,
  american express, karšu terminā*, pos terminā*, maksājumu terminā*, bezkontakta
cards_unlike: atmaks*, depozīt*, drošības naud*, dāvanu kart*, biedra kart*, klienta kart*, studenta kart*, bloķē*,
  rezervācijas garant*, atlaid*, nozaudē*, abonement*
cards_never: bez kartes, karte nav nepieciešama, uz nomaksu, atslēgas kart*, ēdienkart*, lasītāja kart*,
  slimības kart*, ambulatorā kart*
cards_asked: maks*, samaks*, norēķin*, pieņem*, ņemat, der, tikai, var, varu, vai, strādā, skaidr*, kešs, kešu, kešā,
  terminā*, līdzi, ir
cards_notasked: limit*, maksimāl*, nozaudē*, pazaudē*, nozagt*, dāvanu, biedra, klienta kart*, lasītāja, ēdienkart*,
  studenta, sim kart*, vīzas, vīza, atlaižu, kā nokļūt, pilsētas kart*
refund_told: naudas atmaks*, naudas atgriešan*, nauda tiek atgriezta, naudu atgriež*, naudu atmaksā*,
  atgriežam naudu, atmaksājam, atmaksā*, atmaksa, atmaksu, tiek atmaksāt*, netiek atmaksāt*, neatmaksā*,
  maksa netiek atgriezta, maksa tiek atgriezta, samaksa netiek atgriezta, samaksātā summa, samaksāto summu,
  iemaksātā nauda, tiek atgriezt*, netiek atgriezt*, neatgriež*, atgriezīsim, preču atgriešan*, preces atgriešan*,
  atgriešanas noteikum*, atgriešanas kārtīb*, atgriešanas termiņ*, atgriešana, atgriezt preci, atgriezt preces,
  preci var atgriezt, preces var atgriezt, var atgriezt, varat atgriezt, atgriezt # dienu laikā, apmainīt preci,
  apmainīt pret, preci apmainīt, preču apmaiņ*, atteikuma tiesīb*, atteikuma veidlap*, # dienu laikā atteikties,
  izmantot atteikuma tiesības, naudu atpakaļ, kompensējam, biļetes atpakaļ
refund_rather: # dienu, dienu laikā, darba dienu, dienas, nauda, naudu, naudas, summ*, # %, pilnā apmērā, pilnībā,
  pus*, čeks, čeku, čeka, nelietot*, oriģināl*
refund_unlike: atslēg*, depozīt*, drošības naud*, ķīla, pudel*, dvieļ*, apdrošin*, grāmat*, nodokļ*
refund_never: atgriešanās, atgriezties, atgriezeniskā saite, atgriezenisko saiti, grāmatu atgriešan*,
  atgriezt grāmat*, auto atgriešan*, automašīnas atgriešan*, atslēgu atgriešan*, inventāra atgriešan*, atgriezīsies,
  atzvanīsim, turp un atpakaļ, pvn atmaksa
refund_notasked: atgriezīsieties, kad atgriez*, atzvan*, turp un atpakaļ, grāmat*, parol*, eļļas maiņ*, valūt*
deposit_told: priekšapmaks*, avanss, avansu, avansa, avansā, depozīt*, drošības naud*, drošības iemaks*,
  garantijas naud*, rokas naud*, rokasnaud*, ķīla, ķīlu, iepriekšēja apmaksa, iepriekšēju apmaksu,
  iepriekšēja samaksa, iepriekšēju samaksu, apmaksa iepriekš, jāsamaksā iepriekš, jāapmaksā iepriekš,
  jāmaksā iepriekš, samaksāt iepriekš, apmaksāt iepriekš, iepriekš apmaksāt*, iepriekš jāapmaksā, pirmā iemaksa,
  pirmo iemaksu, rezervācijas maksa, rezervācijas maksu, rezervācijas nauda, veicot rezervāciju, rezervējot,
  rezervācijas brīdī, pasūtījuma brīdī, veicot pasūtījumu, piesakoties jāsamaksā, pēc priekšapmaksas
deposit_with: #, %, procent*, puse, pusi, pilna, pilnu, visa summa, visu summu, nav, bez, netiek, nepieciešam*,
  jāmaksā, jāsamaksā, jāiemaksā, jāapmaksā, iemaks*, iekasē*, eur, euro, eiro, depozīt*, priekšapmaks*, avans*,
  drošības naud*
deposit_rather: rezerv*, pasūt*, pieteik*, apstiprin*, nepieciešam*, jāiemaksā, jāsamaksā, iekasē*, iemaks*, apmēr*
deposit_unlike: pudel*, krūz*, glāz*, tar*, iepakojum*, atgriez*, atgriež*, atmaks*, ietur*, atslēg*, noguldījum*,
  hipotēk*
deposit_notasked: atpakaļ, atgriez*, atdod*, atdos*, atgūt, pudel*, atmaks*
discount_told: atlaid*, atlaide, atlaides, atlaižu, ar atlaidi, # % atlaid*, atlaižu kod*, atlaides kod*, promo kod*,
  promokod*, akcija, akcijas, akcijas cen*, akcijas piedāvājum*, īpašais piedāvājum*, īpašie piedāvājum*,
  speciāl* piedāvājum*, speciālā cena, īpaša cena, īpašas cenas, samazināt* cen*, samazināt* maks*, pazemināt* cen*,
  nocenojum*, nocenot*, izpārdošan*, lētāk, lētāks, lētāka, par puscenu, puscena, studentiem, skolēniem,
  pensionāriem, senioriem, ģimenes biļet*, ģimenes cena, grupu cen*, grupas cena, grupām no #, daudzbērnu ģimen*,
  goda ģimen*, lojalitātes programm*, klienta karte, klientu karte, pastāvīgajiem klient*, pastāvīgiem klient*,
  bonus*, isic, biedriem
discount_rather: # %, atlaid*, akcij*, studenti*, pensionār*, senior*, skolēn*, grup*, ģimen*, biedr*, puscen*,
  lētāk*, bez maksas, kods, kodu
discount_unlike: pvn, kavēj*, nokavē*, atcelšan*, anulē*, depozīt*, priekšapmaks*, eksām*, alkohol*, līgumsod*,
  atvaļinājum*, mitrum*
included_told: cenā iekļaut*, iekļauts cenā, iekļauta cenā, iekļauti cenā, iekļautas cenā, cenā ir iekļaut*,
  cena ietver, cenā ietilpst, ietilpst cenā, cenas ietver, cenās iekļaut*, cena iekļauj, cenā nav iekļaut*,
  nav iekļauts, nav iekļauta, nav iekļauti, nav iekļautas, ir iekļauts, ir iekļauta, ir iekļauti, ir iekļautas,
  maksā iekļaut*, maksa ietver, maksā ietilpst, dalības maksā, biļetē iekļaut*, biļete ietver, biļetes cenā,
  abonementā iekļaut*, abonements ietver, paketē ietilpst, pakete ietver, komplektā ietilpst, komplektā iekļaut*,
  ietilpst, ietver, ieskaitot, iekļauj, papildu maks*, papildus maks*, par papildu maksu, par papildmaksu,
  papildmaks*, papildu izmaks*, papildus izmaks*, jāmaksā papildus, jāmaksā atsevišķi, par atsevišķu maksu,
  atsevišķa maksa, piemaks*, bez piemaksas, bez papildu maksas, viss iekļauts
included_rather: cena, cenā, cenas, cenās, maks*, biļet*, abonement*, paket*, nomas, visas, visi, viss, iekļaut*,
  ietver, ietilpst
included_unlike: pvn, nodokl*, atcelšan*, anulē*, atmaks*, atgriež*, alergēn*, glutēn*, rieks*, laktoz*,
  apdrošināšan*
guarantee_told: garantij*, garantija, garantiju, garantijas, garantijas laik*, garantijas termiņ*,
  garantijas noteikum*, garantijas remont*, garantijas period*, garantijas talon*, # gadu garantij*,
  # mēnešu garantij*, dodam garantiju, sniedzam garantiju, garantējam, tiek garantēt*, kvalitātes garantij*,
  apmierinātības garantij*, ražotāja garantij*, ražošanas defekt*, rūpnīcas defekt*, materiāla defekt*, defekt*,
  neatbilstība līguma noteikumiem, novēršam bez maksas, novērsīsim bez maksas, salabosim bez maksas,
  pārtaisīsim bez maksas, bez maksas salabo*, bez maksas novērs*
guarantee_rather: # gad*, gadi, gadu, mēneš*, sedz, attiecas, spēkā, dodam, sniedzam, garantij*, bez maksas
guarantee_never: negarantējam, nevaram garantēt, netiek garantēt*, garantijas naud*, bankas garantij*,
  vietas garantij*, garantijas fond*, rezervācijas garantij*, garantēta vieta, jauniešu garantij*
guarantee_notasked: pagarin*, ilgāk*, garantijas naud*, vieta garantēt*
bring_told: ņemt līdzi, ņemiet līdzi, ņem līdzi, līdzi jāņem, jāņem līdzi, līdzi jābūt, jābūt līdzi, paņemiet līdzi,
  paņem līdzi, paņemt līdzi, līdzi ņemam*, līdzi nepieciešam*, lūdzam ņemt līdzi, lūdzam paņemt, lūdzu ņemiet,
  lūdzu paņemiet, jāpaņem, jāuzrāda, uzrādīt, uzrādot, personu apliecinoš*, personas apliecība, personas apliecību,
  pase, pasi, vadītāja apliecība, vadītāja apliecību, savs dvielis, savu dvieli, dvielis, dvieli, dvieļi,
  sporta apģērb*, ērts apģērb*, ērtu apģērbu, ērtā apģērbā, ērti apavi, ērtus apavus, piemērot* apģērb*,
  laikapstākļiem atbilstoš*, atbilstošs apģērbs, atbilstošu apģērbu, maiņas apav*, maiņas apģērb*, sporta apav*,
  čības, čībās, peldkostīm*, peldcepur*, apģērba kod*, ģērbšanās, savu inventāru, savs inventārs, savs paklājiņš,
  savu paklājiņu, nosūtījum*, ārsta nosūtījum*, viss nepieciešamais tiek, inventāru nodrošinām
bring_rather: līdzi, nepieciešam*, jāņem, jābūt, vajadzīg*, apģērb*, apav*, dvieli*, dvielis, apliecīb*, pase, pasi,
  obligāt*, savs, savu, savi, sava, lūdzam, lūdzu
bring_never: nedrīkst ienest, aizliegts ienest, ņemšanai līdzi, ēdiens līdzņemšanai, līdzņemšan*, mājdzīvniek*, suni,
  suņus, suņiem, līdzi draugu, draugus, atved auto, atkritum*, bērnu līdzi
bring_asked: kas, ko, kādi, kādus, kādas, kāds, kādu, kā, kaut, vai, vajag, jāņem, jābūt, līdzi, nepieciešam*, savs,
  savu, sava, savi
wifi_told: wifi*, wi-fi*, wi fi, wlan*, bezvadu internet*, bezvadu tīkl*, bezvadu interneta, bezmaksas internet*,
  internets, interneta pieslēgum*, interneta pieeja, interneta piekļuve, piekļuve internetam, pieeja internetam,
  ātrgaitas internet*, optisk* internet*, viesu tīkl*, hotspot*
wifi_rather: bezmaksas, bez maksas, parol*, viesi, viesiem, klientiem, apmeklētājiem, visā, visās, telpās, numuros,
  pieejams, ātr*
wifi_never: ghz, maršrutētāj*, rūter*, interneta veikal*, internetveikal*, interneta vietn*, interneta lap*,
  bezvadu austiņ*, bezvadu uzlād*, internetbank*, rezervēt internetā
wifi_notasked: parole, paroli, kods, kodu, bez, lēns, nestrādā, pārdodat, neiet
parking_told: stāvviet*, autostāvviet*, stāvvieta, stāvvietas, stāvlaukum*, autostāvlaukum*, autonovietn*,
  auto novietn*, novietot auto*, novietot automašīn*, novietot mašīn*, automašīnu novietošan*,
  automašīnas novietošan*, auto novietošan*, auto var novietot, automašīnu var novietot, parkošan*, parking*,
  pārking*, noparkot*, pazemes stāvviet*, pazemes autostāv*, garāž*, europark, mobilly zon*, elektroauto uzlād*,
  elektromobiļu uzlād*, uzlādes stacij*, uzlādes punkt*, velonovietn*, velo novietn*, velostatīv*,
  velosipēdu novietn*
parking_rather: bezmaksas, bez maksas, maksas, maksā, €, eur, stundu, stundas, vietas, vietu, pie ieejas, pagalmā,
  pretī, blakus, aiz ēkas, klientiem, viesiem, apmeklētājiem, tuvākā
parking_unlike: nomas auto, auto nom*, bojājum*, zādzīb*, bērnu ratiņ*, velosipēdu nom*, sods
parking_never: nacionālais parks, nacionālajā parkā, nacionālā parka, atrakciju park*, piedzīvojumu park*,
  dabas park*, ūdens park*, ūdensatrakciju park*, stāvbremz*, parkošanās sensor*, parkošanās kamer*,
  parkošanās eksām*
children_told: bērns, bērni, bērnus, bērnu, bērniem, bērnam, ar bērniem, ar bērnu, zīdaiņ*, zīdainis, mazuļ*,
  mazulis, mazuli, ģimenēm ar bērniem, ģimenēm draudzīg*, bērniem draudzīg*, rotaļlaukum*, bērnu laukum*,
  spēļu laukum*, rotaļu istab*, rotaļistab*, bērnu istab*, bērnu stūr*, rotaļu stūr*, spēļu stūr*, bērnu krēsl*,
  bērnu krēsliņ*, barošanas krēsl*, bērnu gultiņ*, zīdaiņu gultiņ*, pārtinam*, pārtīšanas gald*, bērnu pieskatīšan*,
  aukl*, bērnu ēdienkart*, vecāku pavadībā, pieaugušo pavadībā, mazākajiem apmeklētāj*, mazajiem viesiem
children_rather: laipni, gaidīti, drīkst, atļaut*, tikai, līdz, no #, piemērot*, paredzēt*, pavadībā, vecāku,
  pieaugušo, bez maksas, bezmaksas, nav atļaut*, diemžēl, visu vecumu
children_unlike: atslēg*, fotogrāf*, fotografē*, rēķin*, apdrošin*, slim*, saslim*, autosēdeklī*, zaudējum*, atcel*,
  zob*, pabalst*
children_never: bērnu ārst*, bērniem nepieejamā, bērniem nepieejamam, bērnu grāmat*, bērnu velosipēd*,
  bērnu pabalst*, bērnu tiesību, bērnu slimnīc*, bērnu zobārst*
children_notasked: ēdien*, drēb*, apav*, mati, matus, produkt*, preces, grāmat*, rotaļliet*, cena, cenas, maksā, cik,
  zāles, velosipēd*
dogs_told: suns, suņi, suni, suņus, suņiem, sunim, ar suni, ar suņiem, sunīti*, sunīši, sunīšiem, mājdzīvniek*,
  mājdzīvnieki, mājdzīvniekus, mājdzīvniekiem, ar mājdzīvnieku, ar mājdzīvniekiem, mājas mīluļ*, mājas mīluli,
  mīluļi, mīluļiem, četrkājain*, kaķis, kaķi, kaķus, kaķiem, dzīvnieki, dzīvniekus, dzīvniekiem, ar dzīvniekiem,
  suņiem draudzīg*, dzīvniekiem draudzīg*, suns-pavadonis, suņi-pavadoņi, suņi pavadoņi, pavadonis, asistents suns,
  suns asistents, pie pavadas, uzpurn*
dogs_rather: laipni, gaidīti, atļaut*, drīkst, nedrīkst, aizliegt*, nav atļaut*, tikai, izņemot, pavad*, uzpurn*,
  maksa, maksu, piemaks*, par nakti, uzņemam, ielaižam, diemžēl, iekšā, terasē
dogs_unlike: frizēt*, frizieris, veterinār*, vakcīn*, potē*, barīb*, šķirn*, audzēt*, apmācīb*, ķirurģ*, alerģ*,
  kastrācij*, sterilizācij*
dogs_never: uzmanību suns, savvaļas dzīvniek*, zooloģisk*, zoodārz*, lauksaimniecības dzīvniek*, dzīvnieku patversm*,
  dzīvnieku izcelsmes, dzīvnieku valst*
dogs_notasked: barīb*, ēdien*, produkt*, preces, spalv*, kažok*, frizē*, cirp*, rotaļliet*, vakcīn*, pote*, pārdodat,
  kurs*, zob*, nag*, alerģ*, operācij*, maksā
access_told: ratiņkrēsl*, riteņkrēsl*, invalīdu rat*, cilvēkiem ar invaliditāti, personām ar invaliditāti,
  ar invaliditāti, cilvēkiem ar kustību, kustību traucējum*, ar īpašām vajadzībām, īpašām vajadzībām,
  vides pieejamīb*, vides piekļūstamīb*, piekļūstamīb*, pielāgots cilvēkiem, pielāgota cilvēkiem,
  pielāgotas cilvēkiem, pielāgoti cilvēkiem, ir lifts, lifts, liftu, lifta, ar liftu, bez lifta, pacēlāj*,
  uzbrauktuv*, panduss, pandus*, rampa, kāpnes, kāpņu, pakāpien*, slieksn*, bez sliekšņ*, bez šķēršļiem,
  pirmajā stāvā, pielāgota tualete, invalīdu tualet*, bērnu ratiņ*, bērnu rati*, ar ratiņiem, vājredzīg*, neredzīg*,
  vājdzirdīg*, nedzirdīg*, indukcijas cilp*, zīmju valod*
access_rather: ratiņkrēsl*, lifts, liftu, uzbrauktuv*, pandus*, pielāgot*, pieejam*, piekļ*, invaliditāt*,
  bez sliekšņ*, kāpn*
access_unlike: pārvākšan*, nešan*, smēķ*, evakuācij*, ugun*, uzkopšan*, klavier*, atlaid*, nom*
access_never: slēpošanas pacēlāj*, pacēlāja biļet*, pacēlāju biļet*, kāpņu telpas uzkop*, auto pacēlāj*,
  automašīnu pacēlāj*, karjeras kāpn*, kāpņu ražoš*, lifta krēsl*
age_told: vecuma ierobežojum*, minimālais vecum*, minimālā vecuma, maksimālais vecum*, vecuma grup*, vecuma prasīb*,
  vecuma robež*, no # gadu vecuma, no # gadiem, no # līdz # gadiem, no # gada, līdz # gadiem, līdz # gadu vecumam,
  līdz # g., no # g., vismaz # gadus, vismaz # gadu, sasniedzis # gadu, sasnieguši # gadu, sasnieguši # gadus,
  sasniegušas # gadu, sasniegušām # gadu, kas jaunāki par #, jaunāki par # gadiem, jaunākiem par #, jaunākām par #,
  vecāki par # gadiem, vecākiem par #, # gadu vecum*, # gadus vec*, # gadu vec*, pilngadīg*, nepilngadīg*,
  # - # gadi, #-# gadi, #-# gadiem, #-# gadu
age_rather: jābūt, vismaz, tikai, drīkst, atļaut*, minimāl*, vecum*, dalībniek*, pavadībā, piekrišan*, pilngadīg*,
  vecāku, uzrādīt, aizliegt*, paredzēt*
age_unlike: pieredz*, bez maksas, bezmaksas, glabā*, uzglabā*, atlaid*, vēstur*, eur, €, pensionār*, garantij*, kopš
age_never: # gadu garantij*, garantija # gad*, pirms # gadiem, # gadu pieredz*, vairāk nekā # gadu pieredz*,
  vairāk nekā # gadus, derīga # gad*, jau # gadus, glabājam # gad*
age_asked: vecum*, gadi, gadiem, gadu, gadus, gada, vecs, veca, vecam, veci, veciem, jauns, jauna, jaunam, jaun*,
  pilngadīg*, nepilngadīg*, vecāk*
age_notasked: cik veca ir, cik vecs ir, cik gadu ir, cik veca ēka, cik vecs uzņēmums, cik gadu pieredz*, pirms cik,
  cik gadus jūs, cik gadus strādā*, cik gadu garantij*
directions_told: ar autobusu, autobuss nr, autobusi nr, autobuss #, autobusi #, autobusa, autobusu, # autobus*,
  #. autobus*, tramvaj*, # tramvaj*, #. tramvaj*, trolejbus*, # trolejbus*, ar vilcienu, vilciens, vilcienu, ar auto,
  ar automašīnu, ar mašīnu, sabiedrisk* transport*, pietur*, pieturas, pieturā, pieturai, līdz pieturai,
  dzelzceļa stacij*, stacijas, no stacijas, autoost*, no autoostas, no lidostas, no centra, no pilsētas centra,
  minūšu gājien*, minūšu attālumā, minūtes kājām, min kājām, # minūtes ar, # minūšu, # km no, # m no, šosej*,
  nogriez*, nogriezieties, pagriez*, jānogriežas, brauciet, kā nokļūt, kā mūs atrast, nokļūšana, maršrut*,
  koordināt*, gps, waze, ieeja no, iebraukšana no
directions_rather: pietur*, stacij*, autobus*, tramvaj*, trolejbus*, vilcien*, auto, minūš*, minūtes, gājien*,
  centr*, km, nokļū*, kājām
directions_never: ekskursij*, diena #, autobusa ekskursij*, autobusu nom*, darba stacij*, uzlādes stacij*,
  degvielas uzpild*, autobusu īre, transportlīdzekļu vadī*, b kategorij*, par kilometru, meteoroloģisk*
holidays_told: svētkos, svētku dien*, svētku dienās, valsts svētk*, oficiālajās svētku, svinam* dien*, ziemassvētk*,
  ziemassvētkos, jaungad*, jaungadā, vecgad*, lieldien*, lieldienās, lielā piektdiena, lielajā piektdienā,
  otrās lieldienas, otrajās lieldienās, jāņos, jāņu, līgo, līgo dien*, 18. novembr*, 4. maij*, 1. maij*, 1. janvār*,
  24. decembr*, 25. decembr*, 26. decembr*, 31. decembr*, 23. jūnij*, 24. jūnij*, #. novembr*, #. decembr*,
  #. janvār*, atvaļinājum*, vasaras pārtraukum*, ziemas pārtraukum*, skolēnu brīvlaik*, brīvlaikā,
  brīvdienās un svētku, visu gadu, cauru gadu, pirmssvētku
holidays_rather: slēgt*, atvērt*, ciet, nestrādā*, strādā*, darba laik*, brīvdien*, nav nodarbību, nenotiek,
  saīsināt*, atvaļinājum*, pārtraukum*
holidays_unlike: skolēn* skait*, trokšņ*, klusum*, ēdienkart*, banket*, korporatīv*, dāvan*, alga, piemaks*, menu,
  ēdien*
holidays_never: brīvdienu māja, brīvdienu mājas, dāvanu kart*, priecīgus svētkus, priecīgus ziemassvētkus,
  ziemassvētku egl*, ziemassvētku koncert*, ziemassvētku tirdziņ*, dzimšanas dienas svētk*, bērnu svētk*,
  dziesmu svētk*, kāzu svētk*
holidays_notasked: dārgāk, maksā, cena, cenas, dāvan*, kurs*, ēdienkart*, menu, ballīt*, banket*, egle, egles,
  rotājum*, dekor*
needed_alone: tikai pēc pieraksta, tikai ar pierakstu, pēc iepriekšēja pieraksta, ar iepriekšēju pierakstu,
  pēc pieraksta, iepriekš piesakoties, iepriekš pierakstoties, iepriekš rezervējot, pēc iepriekšējas pieteikšanās,
  ar iepriekšēju pieteikšanos, pēc iepriekšēja pieteikuma, pēc iepriekšējas vienošanās, pēc vienošanās,
  tikai ar rezervāciju, tikai pēc rezervācijas, bez pieraksta, bez iepriekšēja pieraksta, bez rezervācijas,
  bez iepriekšējas rezerv*, bez iepriekšējas pieteik*, bez pieteikšanās, pieteikšanās nav nepieciešama,
  rezervācija nav nepieciešama, pieraksts nav nepieciešams, nav jāpierakstās, nav jāpiesakās, nav jārezervē,
  dzīvās rindas kārtībā, dzīvā rinda, dzīvajā rindā, rindas kārtībā, iepriekšēja pieteikšanās obligāta,
  iepriekšēja rezervācija obligāta, pieteikšanās obligāta, obligāti jāpiesakās, obligāti jārezervē,
  pieraksts obligāts
needed_told: rezerv*, rezervācij*, rezervēt, jārezervē, rezervējiet, pierakst*, pierakstīties, jāpierakstās,
  pieteik*, pieteikties, pieteikšan*, jāpiesakās, piesak*, piesakieties, piesakoties, reģistr*, reģistrēties,
  jāreģistrējas, pasūt*, jāpasūta, jāpiesaka, jāsaskaņo, saskaņot, piezvan*, jāzvana, vienojoties
needed_with: jābūt, obligāt*, nepieciešam*, iepriekš, iepriekšēj*, laikus, savlaicīgi, vismaz, ne vēlāk, vēlams,
  ieteicam*, iesakām, aicinām, lūdzam, lūdzu, jā*, stundas, stundu, dienas, dienu, līdz, vajag, pirms, bez
needed_unlike: atcel*, atcelšan*, anulē*, priekšapmaks*, depozīt*, avans*, atmaks*, atgriez*, līguma laušan*, rēķin*,
  pārcel*, neierodas
needed_never: saskaņā ar likumu, pieraksti dienasgrāmatā, atteikuma tiesīb*, pasūtījuma apstiprinājum*,
  reģistrācijas numur*, pvn reģistr*, reģistrēts uzņēmumu, uzņēmumu reģistr*
needed_asked: vai, jārezervē, jāpierakstās, jāpiesakās, jāzvana, vajag, nepieciešam*, obligāt*, bez, iepriekš,
  vienkārši, tikai, uzreiz, vajadzīg*, laicīgi, savlaicīgi, labāk, ieteicam*, spontāni
needed_notasked: kas notiek, kas notiks, kas būs ja, ja ne*, kā rezervēt, kā pierakstīties, kā pieteikties,
  kā pasūtīt, kā var
book_told: rezerv*, rezervācij*, rezervēt, rezervējiet, rezervē, rezervēšan*, pierakst*, pierakstīties,
  pierakstieties, pieraksties, pieraksts, pieteik*, pieteikties, piesakieties, piesakies, pieteikšanās, pieteikum*,
  pieteikuma anket*, pieteikuma veidlap*, reģistr*, reģistrēties, reģistrējieties, reģistrējies, reģistrācija,
  pasūtīt, pasūtiet, pasūti, pasūtījum*, pasūtīšan*, biļetes var, biļetes iegādāties, iegādāties biļetes, iestāties,
  iestāšanās, kļūt par biedru, vizīti pieteikt, pieteikt vizīti
book_with: #, @, www*, internetā, interneta, tiešsaistē, mājaslap*, mājas lap*, vietnē, lapā, online, e-past*,
  epast*, pa e-pastu, e-pastā, tālrun*, pa tālruni, telefon*, pa telefonu, zvan*, zvaniet, zvanot, piezvan*, tālr.,
  tel., whatsapp, sms, īsziņ*, ziņ*, facebook, messenger, instagram, lietotn*, aplikācij*, anket*, veidlap*, form*,
  aizpild*, recepcij*, reģistratūr*, kas*, kasē, birojā, uz vietas, klātienē, e-veikal*, internetveikal*, grozā,
  grozam, bilesuparadize, bilesuserviss
book_rather: pa tālruni, zvan*, tiešsaistē, internetā, mājaslap*, e-past*, anket*, aizpild*, piesak*, pieteik*,
  pierakst*, tālr., whatsapp
book_unlike: atcel*, anulē*, priekšapmaks*, depozīt*, avans*, atmaks*, pārcel*, stāvviet*, piegād*, līguma laušan*,
  neierodas
book_never: uzņēmumu reģistr*, reģistrācijas numur*, reģ. nr*, reģistrācijas nr*, rezerves daļ*, jaunum* saņemšan*,
  negadījum*, pieteikt bojājum*, pieteikt darbam, darba pieteikum*, sīkdat*, apdrošināšanas atlīdzīb*,
  pasūtījumiem virs, pasūtījumi virs
cancel_told: atcelt, atceļot, atcelšan*, atceļ, atcelta, atcelts, atceltas, atcelšanas noteikum*, anulē*, anulēt,
  anulēšan*, anulācij*, atteikt rezervāciju, atteikt vizīti, atteikties no rezerv*, atteikties no vizīt*,
  atteikties no līgum*, atteikties no dalīb*, atteikšanās no, atteikums no, atsakoties no, pārcelt, pārcelšan*,
  pārceļ, pārcelta, atlikt vizīti, mainīt rezervāciju, mainīt datumu, mainīt laiku, rezervācijas izmaiņ*,
  izmaiņas rezerv*, lauzt līgumu, līguma laušan*, izbeigt līgumu, līguma izbeigšan*, līguma pārtraukšan*,
  pārtraukt līgumu, uzteikt līgumu, līguma uzteik*, uzteikuma termiņ*, uzteikum*, izstāšanās, izstāties,
  apturēt abonementu, iesaldēt abonementu, abonementa apturēšan*, abonementa iesaldēšan*, ja nevarat ierasties,
  ja nevarat atnākt, ja netiekat
cancel_rather: bez maksas, bezmaksas, stundas, stundu, dienas, dienu, nedēļ*, mēnes*, pirms, ne vēlāk, vismaz, # %,
  iekasē*, ietur*, rakstiski, rakstveid*
cancel_unlike: mēs atceļam, atceļam nodarbību, rīkotāj*, organizator*, koncert*, izrād*, mākslinieks, darba līgum*,
  darbiniek*, sliktu laikapstākļu, atteikuma tiesīb*
cancel_never: atcelšanas apdroš*, maksātnespēj*, neatcel*, likuma atcelšan*, smēķēšanas atmešan*, pārceltuv*
late_told: kavēj*, kavējat, kavējaties, kavējot, kavējum*, kavēšan*, nokavē*, nokavēt*, nokavējum*, nokavējot,
  nokavējat, nokavēšan*, ja kavējat, ierodaties vēlāk, ierodoties vēlāk, ierodoties ar nokavēšanos, vēla ierašanās,
  vēlāka ierašanās, vēlu ierašanos, vēlāku ierašanos, ierašanās pēc #, ierašanās pēc plkst, ierodaties pēc, neieraš*,
  neierašan*, neierodas, neierodaties, neierodoties, neierodas uz, neesat ieradies, neatnāk*, neapmeklēt*,
  neapmeklēj*, kavēt* nodarbīb*, neizmantot* nodarbīb*, no-show, no show, atstrādāt
late_rather: minūtes, minūtēm, min, saīsin*, iekasē*, pilna maksa, pilnu maksu, pilnā apmērā, informē*, paziņo*,
  zvan*, piezvan*, gaid*, kavēj*, nokavē*
late_unlike: vēla izrakstīšan*, izrakstīšan*, bagāž*, nokavējuma procent*, procent*, maksājuma kavēj*,
  apmaksas kavēj*, rēķin*, piegād*, parād*
late_never: vēlā izrakstīšan*, ne vēlāk kā, ne vēlāk, nekavējoties, kavējuma procent*, gaidīsim jūs, gaidām jūs,
  grāmatu nodošan*
complaint_told: sūdzīb*, sūdzēties, sūdzības, sūdzību, pretenzij*, pretenzijas, pretenziju, reklamācij*,
  neapmierināt*, ja neesat apmierināt*, neesat apmierināt*, ja kaut kas nav, nav kārtībā, problēm* gadījum*,
  ja rodas problēm*, strīd*, strīdu risināšan*, strīdi tiek, patērētāju tiesību, ptac, patērētāju strīdu, atsauksm*,
  atsauksmes, ierosinājum*, ieteikumus un, iebildum*, trūkum*, nepilnīb*
complaint_rather: iesnie*, rakst*, rakstiski, sazin*, zvan*, e-past*, @, dienu laikā, darba dienu, izskat*, atbild*,
  vadītāj*, direktor*, administrator*, ziņo*, vērsties, vērsieties, tālr*
complaint_unlike: sāpes, simptom*, vesel* sūdzīb*, kaimiņ*, slimīb*, datu aizsardz*, datu valsts inspekcij*
complaint_never: sūdzības par sāpēm, sūdzībām par veselību, pacienta sūdzīb*, klientu atsauksmes par mums,
  lasīt atsauksmes
delivery_told: piegād*, piegāde, piegādi, piegādes, piegādājam, piegādāts, piegādāta, tiek piegādāt*, piegādes laik*,
  piegādes termiņ*, piegādes maks*, piegādes veid*, piegādes cen*, piegādes izmaks*, bezmaksas piegāde,
  piegāde mājās, sūtījum*, sūtām, nosūtām, nosūtīšan*, sūtīšan*, pa pastu, latvijas past*, pasta izdevum*,
  pasta pakalpoj*, pakomāt*, omniva, dpd, venipak, kurjer*, kurjerpast*, izvadājam, izvadāšan*, atvedam, atvedīsim,
  aizvedam, vedam, vedam uz mājām, izbraucam pie, izbraukum*, braucam pie klient*, atbraucam pie, ierodamies pie,
  mājas vizīt*, vizītes mājās, izsaukums uz mājām, nogādājam, nogādāt, transportēj*, saņemt veikalā, izņemt veikalā,
  saņemšana veikalā, pasūtījuma saņemšan*, pašizvešan*
delivery_rather: dienu, dienas, darba dienu, darba dienas, bez maksas, bezmaksas, €, eur, maksā, maksa, mājās,
  pasūtījum*, virs, visā latvijā, rīgā, km, robežās, piegādājam
delivery_unlike: atgriez*, atgriež*, muit*, bojāt*, bojājum*, pastkast*, pretenzij*, rēķinu, defekt*
delivery_never: apstiprinājum*, nosūtām rēķinu, rēķinu nosūt*, sūtām rēķinu, nosūtām e-past*, nosūtām uz e-past*,
  uz e-pastu, īsziņ*, sms, saite, saiti, ziņojum*, bildes, fotogrāfij*, recept*, sertifikāt*, apliecīb*,
  nosūtījum* pie, jaunum* izsūt*, nosūtīt pieteikum*, nosūtiet, sūtiet, dzemd*
who_told: īpašniek*, īpašniec*, īpašnieks, īpašniece, īpašnieki, dibinātāj*, dibinātājs, dibinātāja, dibināja,
  nodibināja, izveidoja, direktor*, direktors, direktore, vadītāj*, vadītājs, vadītāja, vada, vadībā, valdes locek*,
  valdes priekšsēdētāj*, valde, priekšsēdētāj*, prezident*, menedžer*, administrator*, šefpavār*, galvenais ārsts,
  galvenā ārste, galvenais treneris, saimniek*, saimniece, saimnieks, ģimenes uzņēmum*, ģimenes uzņēmums,
  mūsu ģimene, mūsu komanda, mūsu komandā, komanda, komandā, mūsu darbinieki, mūsu speciālisti, mūsu meistari,
  mūsu kolektīvs, kolektīvs, personāls, pasniedzēji, mūsu pasniedzēji, treneri, mūsu treneri, instruktori, skolotāji,
  mūsu ārsti, pieder, kontaktperson*
who_rather: īpašniek*, īpašniec*, dibin*, ģimen*, direktor*, vadītāj*, vada, valde, valdes, priekšsēdētāj*, komand*,
  saimniek*, kolektīv*, pieredz*
who_unlike: suņa, suni, kaķ*, dzīvniek*, zaudējum*, bojājum*, atbildīgs par bojājum*, €, eur, maksa, cena,
  auto īpašniek*, datu pārzin*, datu aizsardz*, rakstiski, vecāki, vecāku, komandas sacens*
who_never: suņa īpašniek*, dzīvnieka īpašniek*, mājdzīvnieka īpašniek*, auto īpašniek*, automašīnas īpašniek*,
  transportlīdzekļa vadītāj*, transportlīdzekļa īpašniek*, vadītāja apliecīb*, dzīvokļu īpašniek*, uz savu atbildību,
  iepriekšējais īpašniek*, dāvanu kartes īpašniek*, komandas saliedē*, komandas sporta
who_notasked: kad, cik, maksā, kas var, kas drīkst, kuri var, jebkurš
data_told: personas dat*, personas datu, personas datus, datu aizsardzīb*, datu apstrād*, datu drošīb*,
  privātuma politik*, privātum*, konfidencialitāt*, konfidenciāl*, vdar, gdpr, vispārīgā datu, datu pārzin*,
  datu subjekt*, jūsu dati, jūsu datus, jūsu datu, klientu dati, klientu datus, pacientu dati, pacientu datus,
  trešajām personām, trešajām pusēm, trešām personām, dati netiek, datus neizpaužam, datus nenododam, glabājam datus,
  datu glabāšan*, datus glabājam, dzēst datus, datu dzēšan*, sīkdat*, videonovērošan*, video novērošan*,
  fotografēšan*, fotografēt*, filmēšan*, fotogrāfijas publicē*, fotogrāfiju publicē*, foto un video, piekrišan* datu,
  piekrišanu publicē*, ārsta noslēpum*
data_rather: glabā*, uzglabā*, nodod*, nenodod*, izpau*, neizpau*, dzēs*, dzēst, apstrād*, aizsarg*, piekrišan*,
  konfidenciāl*, trešaj*, likum*, personas dat*
data_never: parole, datorkurs*, datoru kurs*, mobilie dati, mobilo datu, datu pārraid*, datu atgūšan*,
  datu atjaunošan*, rezerves kopij*, fotogrāfiju izstād*, foto studij*, fotostudij*, tehniskie dati,
  kontaktinformācij*
data_notasked: pazud*, zaudē*, atgūt, atjaunot, eksport*, import*, pārnest, rezerves kopij*, mobilie dati,
  cietais disks, cietā diska
jobs_told: meklējam darbiniek*, meklējam .. darbiniek*, meklējam kolēģ*, meklējam jaunus kolēģus,
  meklējam jaunu kolēģi, meklējam savai komandai, meklējam .. savā komandā, aicinām darbā, aicinām pievienoties,
  aicinām savā komandā, aicinām komandā, pieņemam darbā, pieņemsim darbā, darbā pieņem*, darbā aicin*, darbs pie mums,
  strādā pie mums, strādāt pie mums, strādājiet pie mums, strādā ar mums, vakanc*, brīva darba vieta,
  brīvas darba vietas, brīvās darba vietas, darba piedāvājum*, darba iespēj*, darba sludinājum*,
  darba pieredz* .. vēlama, karjera, karjeras iespēj*, praktikant*, prakses viet*, prakses iespēj*, praksē .. pieņem*,
  piedāvājam praksi, piedāvājam .. praksi, prakse pie mums, mācību praks*, mācekl*, māceklis, māceklim, mācekļus,
  darba vidē balstīt*, ēnu dien*, skolēnu vasaras darb*, vasaras darbam, darbs vasarā, nepilnas slodzes darb*,
  pusslodzes, cv, dzīvesgājum*, dzīves aprakst*, motivācijas vēstul*, pieteikum* .. cv, darba interv*,
  pievienojies mūsu komandai, pievienojieties mūsu komandai, pievienojies komandai
jobs_rather: meklējam, aicinām, pieņemam, piesakies, piesakieties, pieteikum*, pieteikties, sūtiet, sūti, nosūt*,
  rakstiet, raksti, gaidīsim, gaidām, līdz #, no #, sākot ar, e-past*, stundā, alga*, atalgojum*
jobs_never: ārsta praks*, ģimenes ārsta, pieteikties kurs*, pieteikšanās kurs*, pieteikties nodarbīb*, padarīt* darb*,
  darba laik*, gadu darba pieredz*, mūsu darbinieku pieredz*, pretenziju pieteikum*, apdrošināšanas pieteikum*,
  remonta darb*, garantijas pieteikum*
jobs_notasked: ārsta praks*, cv izdruk*, izdrukāt cv, cv sagatavo*, uzrakstīt cv, karjeras konsult*, karjeras smilš*,
  strādāt ar datoru, strādāt ar klēpjdatoru, maksā darbs
`
