/**
 * How languages name the days of the week and the months of the year: seven days from Monday on, then
 * twelve months; `-` where a list has none. A language that inflects them has a list for each form.
 */
export const NAMES_IN: Readonly<Record<string, readonly string[]>> = {
  en: [
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
  ],
  de: [
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember',
  ],
  es: [
    'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  ],
  fr: [
    'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ],
  it: [
    'lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ],
  pt: [
    'segunda terça quarta quinta sexta sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  ],
  ca: [
    'dilluns dimarts dimecres dijous divendres dissabte diumenge gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
  ],
  nl: [
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december',
  ],
  sv: [
    'måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti september oktober november december',
    'måndagar tisdagar onsdagar torsdagar fredagar lördagar söndagar - - - - - - - - - - - -',
    'måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen - - - - - - - - - - - -',
  ],
  da: [
    'mandag tirsdag onsdag torsdag fredag lørdag søndag januar februar marts april maj juni juli august september oktober november december',
    'mandage tirsdage onsdage torsdage fredage lørdage søndage - - - - - - - - - - - -',
    'mandagen tirsdagen onsdagen torsdagen fredagen lørdagen søndagen - - - - - - - - - - - -',
  ],
  no: [
    'mandager tirsdager onsdager torsdager fredager lørdager søndager januar februar mars april mai juni juli august september oktober november desember',
  ],
  ur: [
    'پیر منگل بدھ جمعرات جمعہ سنیچر اتوار جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر',
    'سوموار منگلوار بدھوار جمعراتوں جمعے - - - - - - - - - - - - - -',
  ],
  ta: [
    'திங்கட்கிழமை செவ்வாய்க்கிழமை புதன்கிழமை வியாழக்கிழமை வெள்ளிக்கிழமை சனிக்கிழமை ஞாயிற்றுக்கிழமை ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் - ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்',
    'திங்கள் செவ்வாய் புதன் வியாழன் வெள்ளி சனி ஞாயிறு ஜனவரியில் பிப்ரவரியில் மார்ச்சில் ஏப்ரலில் மேயில் ஜூனில் ஜூலையில் ஆகஸ்டு செப்டம்பரில் அக்டோபரில் நவம்பரில் டிசம்பரில்',
    'திங்கட்கிழமைகளில் செவ்வாய்க்கிழமைகளில் புதன்கிழமைகளில் வியாழக்கிழமைகளில் வெள்ளிக்கிழமைகளில் சனிக்கிழமைகளில் ஞாயிற்றுக்கிழமைகளில் ஜனவரிக்கு பிப்ரவரிக்கு மார்ச்சு ஏப்ரல்வரை மேமாதம் - - ஆகஸ்டில் செப்டம்பருக்கு அக்டோபருக்கு நவம்பருக்கு டிசம்பருக்கு',
    'திங்கட்கிழமையும் செவ்வாய்க்கிழமையும் புதன்கிழமையும் வியாழக்கிழமையும் வெள்ளிக்கிழமையும் சனிக்கிழமையும் ஞாயிற்றுக்கிழமையும் - - - - - - - - - - - -',
  ],
  tl: [
    'lunes martes miyerkules huwebes biyernes sabado - enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre',
    '- - miyerkoles webes byernes - - - pebrero - - - - - - septyembre - - -',
    'monday tuesday wednesday thursday friday saturday sunday - - - - - - - - - - - -',
  ],
  te: [
    'సోమవారం మంగళవారం బుధవారం గురువారం శుక్రవారం శనివారం ఆదివారం జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్',
    'సోమవారాలు మంగళవారాలు బుధవారాలు గురువారాలు శుక్రవారాలు శనివారాలు ఆదివారాలు జనవరిలో ఫిబ్రవరిలో మార్చిలో ఏప్రిల్లో మేలో జూన్లో జులై ఆగస్టులో సెప్టెంబరు అక్టోబరు నవంబరు డిసెంబరు',
    'సోమవారాల్లో మంగళవారాల్లో బుధవారాల్లో గురువారాల్లో శుక్రవారాల్లో శనివారాల్లో ఆదివారాల్లో జనవరికి ఫిబ్రవరికి మార్చికి ఏప్రిల్ - - జూలైలో ఆగస్ట్ సెప్టెంబరులో అక్టోబరులో నవంబరులో డిసెంబరులో',
    'సోమవారాలలో మంగళవారాలలో బుధవారాలలో లక్ష్మివారం శుక్రవారాలలో శనివారాలలో ఆదివారాలలో - - - - - - జులైలో - సెప్టెంబర్లో అక్టోబర్లో నవంబర్లో డిసెంబర్లో',
    'సోమవారానికి మంగళవారానికి బుధవారానికి గురువారానికి శుక్రవారానికి శనివారానికి ఆదివారానికి - - - - - - - - - - - -',
  ],
  fi: [
    'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    'maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa kesäkuussa heinäkuussa elokuussa syyskuussa lokakuussa marraskuussa joulukuussa',
    'maanantaisin tiistaisin keskiviikkoisin torstaisin perjantaisin lauantaisin sunnuntaisin tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
    '- - - - - - - tammikuun helmikuun maaliskuun huhtikuun toukokuun kesäkuun heinäkuun elokuun syyskuun lokakuun marraskuun joulukuun',
  ],
  et: [
    'esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
    'esmaspäeval teisipäeval kolmapäeval neljapäeval reedel laupäeval pühapäeval jaanuaris veebruaris märtsis aprillis - juunis juulis augustis septembris oktoobris novembris detsembris',
    'esmaspäeviti teisipäeviti kolmapäeviti neljapäeviti reedeti laupäeviti pühapäeviti jaanuarist veebruarist märtsist aprillist maist juunist juulist augustist septembrist oktoobrist novembrist detsembrist',
    'esmaspäevast teisipäevast kolmapäevast neljapäevast reedest laupäevast pühapäevast jaanuarini veebruarini märtsini aprillini maini juunini juulini augustini septembrini oktoobrini novembrini detsembrini',
    'esmaspäevani teisipäevani kolmapäevani neljapäevani reedeni laupäevani pühapäevani jaanuari veebruari märtsi aprilli - - - augusti septembri oktoobri novembri detsembri',
    'esmaspäeva teisipäeva kolmapäeva neljapäeva reedet laupäeva pühapäeva jaanuariks veebruariks märtsiks aprilliks maiks juuniks juuliks augustiks septembriks oktoobriks novembriks detsembriks',
    'esmaspäevaks teisipäevaks kolmapäevaks neljapäevaks reedeks laupäevaks pühapäevaks - - - - - - - - - - - -',
    'esmaspäevad teisipäevad kolmapäevad neljapäevad reeded laupäevad pühapäevad - - - - - - - - - - - -',
  ],
  pl: [
    'poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    'poniedziałku wtorku środę czwartku piątku sobotę niedzielę stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'poniedziałki wtorki środy czwartki piątki soboty niedziele styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu',
    '- - - - - sobót niedziel - - - - - - - - - - - -',
  ],
  cs: [
    'pondělí úterý středa čtvrtek pátek sobota neděle leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    'pondělka úterka středu čtvrtka pátku sobotu neděli ledna února března dubna května června července srpna - října listopadu prosince',
    '- - středy čtvrtky pátky soboty nedělí lednu únoru březnu dubnu květnu červnu červenci srpnu - říjnu listopadem prosinci',
  ],
  sk: [
    'pondelok utorok streda štvrtok piatok sobota nedeľa január február marec apríl - - - - september október november december',
    'pondelka utorka stredu štvrtka piatka sobotu nedeľu januára februára - apríla - - - - septembra októbra novembra decembra',
    'pondelky utorky stredy štvrtky piatky soboty nedele januári februári - apríli - - - - septembri októbri novembri decembri',
    'pondelkom utorkom stredou štvrtkom piatkom sobotou nedeľou januárom februárom marcom aprílom - - - - septembrom októbrom novembrom decembrom',
  ],
  ru: [
    'понедельник вторник среда четверг пятница суббота воскресенье январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    'понедельника вторника среды четверга пятницы субботы воскресенья января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    'понедельникам вторникам среду четвергам пятницу субботу воскресеньям январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре',
    '- - средам - пятницам субботам - - - - - - - - - - - - -',
  ],
  uk: [
    'понеділок вівторок середа четвер пятниця субота неділя січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
    'понеділка вівторка середу четверга пятницю суботу неділю січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
    'понеділкам вівторкам середи четвергам пятниці суботи неділі січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні',
  ],
  bg: [
    'понеделник вторник сряда четвъртък петък събота неделя януари февруари март април май юни юли август септември октомври ноември декември',
  ],
  hr: [
    'ponedjeljak utorak srijeda četvrtak petak subota nedjelja siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan - studeni prosinac',
    'ponedjeljka utorka srijede četvrtka petka subote nedjelje siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna - studenoga prosinca',
    'ponedjeljkom utorkom srijedom četvrtkom petkom subotom nedjeljom siječnju veljači ožujku travnju svibnju lipnju srpnju kolovozu rujnu - studenome prosincu',
    '- - srijedu - - subotu nedjelju - - - - - - - - - - - -',
  ],
  lt: [
    'pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis',
    'pirmadienį antradienį trečiadienį ketvirtadienį penktadienį šeštadienį sekmadienį sausį - - balandį gegužę birželį liepą rugpjūtį rugsėjį - lapkritį gruodį',
    'pirmadieniais antradieniais trečiadieniais ketvirtadieniais penktadieniais šeštadieniais sekmadieniais sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio',
    'pirmadienio antradienio trečiadienio ketvirtadienio penktadienio šeštadienio sekmadienio sausyje vasaryje kove balandyje gegužėje birželyje liepoje rugpjūtyje rugsėjyje spalyje lapkrityje gruodyje',
    'pirmadieniai antradieniai trečiadieniai ketvirtadieniai penktadieniai šeštadieniai sekmadieniai - - - - - - - - - - - -',
    'pirmadienius antradienius trečiadienius ketvirtadienius penktadienius šeštadienius sekmadienius - - - - - - - - - - - -',
    'pirmadieniu antradieniu trečiadieniu ketvirtadieniu penktadieniu šeštadieniu sekmadieniu - - - - - - - - - - - -',
  ],
  lv: [
    'pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena svētdiena janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
    'pirmdienas otrdienas trešdienas ceturtdienas piektdienas sestdienas svētdienas janvāra februāra - aprīļa maija jūnija jūlija augusta septembra oktobra novembra decembra',
    'pirmdienu otrdienu trešdienu ceturtdienu piektdienu sestdienu svētdienu janvārī februārī - aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī',
    'pirmdienai otrdienai trešdienai ceturtdienai piektdienai sestdienai svētdienai janvārim februārim martam aprīlim maijam jūnijam jūlijam augustam septembrim oktobrim novembrim decembrim',
    'pirmdienām otrdienām trešdienām ceturtdienām piektdienām sestdienām svētdienām - februāri martu aprīli maiju jūniju jūliju augustu septembri oktobri novembri decembri',
    'pirmdien otrdien trešdien ceturtdien piektdien sestdien svētdien - - - - - - - - - - - -',
  ],
  sl: [
    'ponedeljek torek sreda četrtek petek sobota nedelja januar februar marec april maj junij julij avgust september oktober november december',
    'ponedeljka torka srede četrtka petka sobote nedelje januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra',
    'ponedeljkih torkih sredah četrtkih petkih sobotah nedeljah januarju februarju marcu aprilu maju juniju juliju avgustu septembru oktobru novembru decembru',
    'ponedeljki torki sredo četrtki petki soboto nedeljo - - - - - - - - - - - -',
    'ponedeljke torke sredami četrtke petke sobotami nedeljami - - - - - - - - - - - -',
    'ponedeljkom torkom - četrtkom petkom - - - - - - - - - - - - - -',
    'ponedeljku torku sredi četrtku petku soboti nedelji - - - - - - - - - - - -',
  ],
  sr: [
    'ponedeljak utorak sreda četvrtak petak subota nedelja januar februar mart april maj - - avgust septembar oktobar novembar decembar',
    'ponedeljka utorka srede četvrtka petka subote nedelje januara februara - aprila maja - - avgusta septembra oktobra novembra decembra',
    'ponedeljkom utorkom sredom četvrtkom petkom subotom nedeljom januaru februaru martu aprilu maju - - avgustu septembru oktobru novembru decembru',
    '- - sredu - - subotu nedelju - - - - - - - - - - - -',
    'понедељак уторак среда четвртак петак субота недеља јануар фебруар март април мај - - август септембар октобар новембар децембар',
    'понедељка уторка - четвртка петка суботе недеље јануара фебруара - априла маја - - августа септембра октобра новембра децембра',
    'понедељком уторком средом четвртком петком суботом недељом јануару фебруару марту априлу мају - - августу септембру октобру новембру децембру',
    '- - среду - - суботу недељу - - - - - - - - - - - -',
  ],
  hu: [
    'hétfő kedd szerda csütörtök péntek szombat vasárnap január február március április május június július augusztus szeptember október november december',
    'hétfőn kedden szerdán csütörtökön pénteken szombaton vasárnapig januárban februárban márciusban áprilisban májusban júniusban júliusban augusztusban szeptemberben októberben novemberben decemberben',
    'hétfőtől keddtől szerdától csütörtöktől péntektől szombattól vasárnaptól januártól februártól márciustól áprilistól májustól júniustól júliustól augusztustól szeptembertől októbertől novembertől decembertől',
    'hétfőig keddig szerdáig csütörtökig péntekig szombatig vasárnaponként januárig februárig márciusig áprilisig májusig júniusig júliusig augusztusig szeptemberig októberig novemberig decemberig',
  ],
  ro: [
    'luni marți miercuri joi vineri sâmbătă duminică ianuarie februarie martie aprilie - iunie iulie august septembrie octombrie noiembrie decembrie',
    'lunea marțea miercurea joia vinerea sâmbăta duminica - - - - - - - - - - - -',
  ],
  tr: [
    'pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
    'pazartesileri salıları çarşambaları perşembeleri cumaları cumartesileri pazarları ocakta şubatta martta nisanda mayısta haziranda temmuzda ağustosta eylülde ekimde kasımda aralıkta',
  ],
  el: [
    '- - - - παρασκευή σάββατο κυριακή ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος',
    '- - - - - σάββατα κυριακές ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου',
    '- - - - - - - ιανουάριο φεβρουάριο μάρτιο απρίλιο μάιο ιούνιο ιούλιο αύγουστο σεπτέμβριο οκτώβριο νοέμβριο δεκέμβριο',
  ],
  ar: [
    'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    'الإثنين الثلاثا الاربعاء والخميس والجمعة والسبت الاحد يناير فبراير مارس ابريل مايو يونيه يوليه اغسطس سبتمبر اكتوبر نوفمبر ديسمبر',
    'والاثنين والثلاثاء والأربعاء الخميس الجمعه للسبت والأحد - شباط آذار نيسان أيار حزيران تموز آب أيلول - - -',
  ],
  id: [
    'senin selasa rabu kamis jumat sabtu - januari februari maret april mei juni juli agustus september oktober november desember',
  ],
  ms: [
    'isnin selasa rabu khamis jumaat sabtu ahad januari februari - april mei - julai ogos september oktober november disember',
  ],
  sw: [
    'jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba',
  ],
}

/** The same, where they are words of other languages (la marca, jul), known in texts of that language alone. */
export const OWN_IN: Readonly<Record<string, readonly string[]>> = {
  sk: [
    '- - - - - - - - - marca - mája júna júla augusta - - - -',
    '- - - - - - - - - marci - máji júni júli auguste - - - -',
    '- - - - - - - - - - - máj jún júl august - - - -',
    '- - - - - - - - - - - májom júnom júlom augustom - - - -',
  ],
  ms: ['- - - - - - - - - mac - - jun - - - - - -'],
  sr: [
    '- - - - - - - - - marta - - juna jula - - - - -',
    '- - - - - - - - - - - - jun jul - - - - -',
    '- - - - - - - - - - - - junu julu - - - - -',
    '- - среде - - - - - - марта - - јуна јула - - - - -',
    '- - - - - - - - - - - - јун јул - - - - -',
    '- - - - - - - - - - - - јуну јулу - - - - -',
  ],
}

/** The same, short: with a capital behind a preposition they are dates. */
export const SHORT_PREPOSED: readonly string[] = [
  'mon tue wed thu fri sat sun jan feb mar apr may jun jul aug sep oct nov dec',
  '- tues - thur - - - - - - - - - - - sept - - -',
  '- - - thurs - - - - - - - - - - - - - - -',
  'mo di mi do fr sa so - - mär - mai - - - - okt - dez',
]

/** In other languages they are words as well (en mer, le jeu, el mar). */
export const SHORT_OTHERS: readonly string[] = [
  'lun - mié jue vie sáb dom ene - - - - - - - - - - dic',
  '- - mer jeu ven sam dim janv févr - avr - - juil - - - - déc',
  '- - - gio - sab - - - - - - giu lug - - ott - -',
  'seg ter qua qui sex - - - fev - - - - - - - - - -',
  'ma - wo - vr za zo - - mrt - - - - - - - - -',
]

/**
 * The same in languages whose short names are words of others (la, pet, man), known in texts of that
 * language alone.
 */
export const SHORT_IN: Readonly<Record<string, readonly string[]>> = {
  sv: [
    'mån tis ons tors fre lör sön jan feb mar apr - jun jul aug sep okt nov dec',
    '- - - tor - - - - - - - - - - - sept - - -',
  ],
  da: ['man tir ons tor fre lør søn jan feb mar apr - jun jul aug sep okt nov dec'],
  no: ['man tir ons tor fre lør søn jan feb mar apr - jun jul aug sep okt nov des'],
  fi: ['ma ti ke to pe la su - - - - - - - - - - - -'],
  et: [
    'e t k n r l p - - - - - - - - - - - -',
    'esmasp teisip kolmap neljap - laup pühap jaan veebr - apr - - - aug sept okt nov dets',
  ],
  pl: [
    'pon wt śr czw pt sob ndz sty lut mar kwi - cze lip sie wrz paź lis gru',
    'pn - - cz pią sb nd - - - - - - - - - - - -',
    '- - - - - so niedz - - - - - - - - - - - -',
  ],
  cs: ['po út st čt pá so ne - - - - - - - - - - - -'],
  sk: [
    'po ut st št pi so ne - - - - - - - - - - - -',
    'pon uto str štv pia sob ned - - - - - - - - - - - -',
    '- - - štvr piat - nedeľ - - - - - - - - - - - -',
  ],
  ru: ['пн вт ср чт пт сб вс янв фев - апр - - - авг сент окт нояб дек'],
  uk: ['пн вт ср чт пт сб нд - - - - - - - - - - - -'],
  bg: ['пн вт ср чт пт сб нд - - - - - - - - - - - -'],
  lt: [
    'pr an tr kt pn št sk - - - - - - - - - - - -',
    'pirm antr treč ketv penkt šešt sekm - - - - - - - - - - - -',
    'i ii iii iv v vi vii - - - - - - - - - - - -',
  ],
  hr: ['pon uto sri čet pet sub ned - - - - - - - - - - - -'],
  ca: [
    'dl dt dc dj dv ds dg gen febr - abr - - jul ag - oct nov -',
    '- dm - - - - - - feb - - - - - - - - - -',
  ],
  lv: [
    'p o t c pk s sv jan feb - apr - jūn jūl aug sept okt nov dec',
    'pr ot tr ce - se - - - marta - - - - - - - - -',
    'pirmd otrd trešd ceturtd piektd sestd svētd - - - - - - - - - - - -',
  ],
  sl: ['pon tor sre čet pet sob ned jan feb mar apr - jun jul avg sep okt - dec'],
  sr: [
    'pon uto sre čet pet sub ned jan feb mar apr - jun jul avg sep okt nov dec',
    'пон уто сре чет пет суб нед јан феб мар апр - јун јул авг сеп окт нов дец',
  ],
  ms: ['isn sel rab kha jum sab ahd jan feb - apr - - jul ogo sept okt nov dis'],
  tl: ['lun mar miy huw biy sab lin ene peb mar abr may hun hul ago set okt nob dis'],
  ro: ['lun mar mie joi vin sâm dum - - - - - - - - - - - -'],
  tr: ['pzt sal çar per cum cmt paz - - - - - - - - - - - -'],
  el: [
    'δευτέρα τρίτη τετάρτη πέμπτη - - - - - - - - - - - - - - -',
    'δευ τρι τετ πεμ παρ σαβ κυρ - - - - - - - - - - - -',
  ],
}

/** Days as opening hours name them for short, by language; elsewhere these are other words as well. */
export const SHORT_DAYS: Readonly<Record<string, string>> = {
  en: 'mon tue tues wed thu thur thurs fri weekday weekdays weekend weekends daily',
  de: 'mo di mi do fr sa so uhr',
  es: 'lun mar mié jue vie sáb dom',
  fr: 'lun mar mer jeu ven sam dim',
  it: 'lun mar mer gio ven sab dom',
  pt: 'seg ter qua qui sex sáb dom',
  nl: 'ma di wo do vr za zo uur',
}
