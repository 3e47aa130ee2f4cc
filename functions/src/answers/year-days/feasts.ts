import type { Language } from '../language.ts'

/**
 * Days that bear a name and fall on the same date each year, with what they are called: day.month, or from one to
 * another, a colon and phrases as `phraseTest` has them, without accents. Serbian in Latin letters.
 */
export const FEASTS: Readonly<Partial<Record<Language, string>>> = {
  en: `
    24.12: christmas eve, xmas eve
    25.12: christmas day, xmas day, christmas lunch, christmas dinner
    26.12: boxing day, st stephens day, st stephen's day
    24.12-26.12: christmas, xmas
    31.12: new year's eve, new years eve, new year eve, nye, hogmanay
    1.1: new year's day, new years day, new year day
    31.12-1.1: new year, new years, new year's
    24.12-1.1: festive period, festive season, between the years
    6.1: epiphany, three kings
    26.1: australia day
    14.2: valentine*
    17.3: st patrick*, st paddy*, saint patrick*
    25.4: anzac day
    1.5: may day, labour day
    1.7: canada day
    4.7: 4th of july, fourth of july, july 4th, independence day
    31.10: halloween
    5.11: bonfire night, guy fawkes
    11.11: veterans day, remembrance day, armistice day`,
  de: `
    24.12: heiligabend*, heilig abend, heiliger abend, heiligen abend, weihnachtsabend
    25.12: 1. weihnachtstag, erster weihnachtstag, ersten weihnachtstag, erster weihnachtsfeiertag, ersten weihnachtsfeiertag, 1. weihnachtsfeiertag, christtag
    26.12: 2. weihnachtstag, zweiter weihnachtstag, zweiten weihnachtstag, zweiter weihnachtsfeiertag, zweiten weihnachtsfeiertag, 2. weihnachtsfeiertag, stephanstag, stefanitag
    25.12-26.12: weihnachtstag, weihnachtstage, weihnachtstagen, weihnachtsfeiertag*
    24.12-26.12: weihnachten, weihnacht
    31.12: silvester*
    1.1: neujahr*
    31.12-1.1: jahreswechsel, neues jahr, neuen jahr
    27.12-31.12: zwischen den jahren, zwischen den feiertagen
    6.1: dreikonig*, heilige drei konige, heiligen drei konige, heiligen drei konigen
    14.2: valentinstag*
    1.5: tag der arbeit, maifeiertag, ersten mai, erster mai
    15.8: maria himmelfahrt
    3.10: tag der deutschen einheit
    31.10: reformationstag, halloween
    1.11: allerheiligen
    6.12: nikolaus*`,
  es: `
    24.12: nochebuena
    25.12: dia de navidad
    26.12: san esteban
    24.12-26.12: navidad, navidades
    31.12: nochevieja, noche vieja, fin de ano, fin de anos
    1.1: ano nuevo
    6.1: reyes, reyes magos, epifania
    14.2: san valentin
    19.3: san jose
    1.5: dia del trabajo, dia del trabajador
    24.6: san juan
    25.7: santiago apostol
    15.8: asuncion, virgen de agosto
    12.10: hispanidad, dia del pilar, el pilar
    1.11: todos los santos, dia de todos los santos
    6.12: dia de la constitucion
    8.12: inmaculada`,
  fr: `
    24.12: veille de noel, reveillon de noel, soir de noel
    25.12: jour de noel
    24.12-25.12: noel
    31.12: saint-sylvestre, st sylvestre, saint sylvestre, reveillon du nouvel an, reveillon du jour de l'an
    1.1: jour de l'an, jour de l an
    31.12-1.1: nouvel an, nouvelle annee
    24.12-1.1: fetes de fin d'annee, fetes de fin d annee, les fetes, entre les fetes
    6.1: epiphanie
    14.2: saint-valentin, saint valentin, st valentin
    1.5: fete du travail, premier mai, 1er mai
    8.5: 8 mai
    24.6: saint-jean, saint jean, st-jean, st jean
    1.7: fete du canada
    14.7: 14 juillet, fete nationale
    21.7: 21 juillet
    15.8: assomption, 15 aout
    1.11: toussaint
    11.11: armistice, 11 novembre
    6.12: saint-nicolas, saint nicolas, st nicolas`,
  it: `
    24.12: vigilia di natale, la vigilia, cenone della vigilia
    25.12: giorno di natale
    26.12: santo stefano
    24.12-26.12: natale
    31.12: san silvestro, ultimo dell'anno, ultimo dell anno
    1.1: primo dell'anno
    31.12-1.1: capodanno
    24.12-6.1: feste di natale, vacanze di natale, festivita natalizie, feste natalizie
    6.1: epifania, befana
    14.2: san valentino
    25.4: festa della liberazione, liberazione
    1.5: festa del lavoro, primo maggio
    2.6: festa della repubblica
    15.8: ferragosto
    1.11: ognissanti, tutti i santi
    8.12: immacolata`,
  nl: `
    24.12: kerstavond
    25.12: eerste kerstdag, 1e kerstdag
    26.12: tweede kerstdag, 2e kerstdag
    25.12-26.12: kerstdag, kerstdagen
    24.12-26.12: kerst, kerstmis
    31.12: oudejaarsavond, oudejaarsdag, oudjaar
    1.1: nieuwjaarsdag, nieuwjaar
    31.12-1.1: oud en nieuw, jaarwisseling
    6.1: driekoningen
    14.2: valentijn*
    27.4: koningsdag
    1.5: dag van de arbeid
    5.5: bevrijdingsdag
    21.7: nationale feestdag
    15.8: hemelvaart van maria
    1.11: allerheiligen
    11.11: wapenstilstand*
    5.12: sinterklaas*, pakjesavond`,
  pt: `
    24.12: vespera de natal, consoada, noite de natal, ceia de natal
    25.12: dia de natal
    24.12-25.12: natal
    31.12: passagem de ano, vespera de ano novo, reveillon
    31.12-1.1: ano novo, ano-novo, fim de ano, fim do ano
    1.1: dia de ano novo, primeiro dia do ano
    6.1: dia de reis, reis
    14.2: dia dos namorados, sao valentim
    21.4: tiradentes
    25.4: dia da liberdade
    1.5: dia do trabalhador, dia do trabalho
    10.6: dia de portugal
    13.6: santo antonio
    24.6: sao joao
    7.9: independencia do brasil, dia da independencia
    12.10: nossa senhora aparecida
    1.11: todos os santos
    2.11: finados
    8.12: imaculada conceicao`,
  ca: `
    24.12: nit de nadal
    25.12: dia de nadal
    26.12: sant esteve
    24.12-26.12: nadal
    31.12: nit de cap d'any, nit de cap d any
    31.12-1.1: cap d'any, cap d any, any nou
    6.1: reis, reis mags, dia de reis
    23.4: sant jordi
    24.6: sant joan
    15.8: l'assumpcio, mare de deu d'agost
    11.9: la diada, diada
    24.9: la merce
    1.11: tots sants`,
  sv: `
    24.12: julafton*
    25.12: juldag*
    26.12: annandag jul
    24.12-26.12: julen, julhelgen, i jul, over jul
    31.12: nyarsafton*
    1.1: nyarsdag*
    31.12-1.1: nyar, nyarshelgen
    24.12-1.1: mellandagarna, jul och nyar
    6.1: trettondag*
    14.2: alla hjartans dag
    30.4: valborg*
    1.5: forsta maj
    6.6: nationaldag*
    13.12: lucia*`,
  da: `
    24.12: juleaften
    25.12: forste juledag, 1. juledag, juledag
    26.12: anden juledag, 2. juledag
    24.12-26.12: julen, i jul
    31.12: nytarsaften
    1.1: nytarsdag
    31.12-1.1: nytar
    24.12-1.1: mellem jul og nytar, jul og nytar
    5.6: grundlovsdag
    23.6: sankt hans, sankthans`,
  no: `
    24.12: julaften
    25.12: forste juledag, 1. juledag
    26.12: andre juledag, 2. juledag
    24.12-26.12: jula, julen, i jul
    31.12: nyttarsaften
    1.1: nyttarsdag, forste nyttarsdag
    31.12-1.1: nyttar
    24.12-1.1: romjul*
    17.5: 17. mai, grunnlovsdag*
    23.6: sankthans*`,
  fi: `
    24.12: jouluaat*
    25.12: joulupaiva*
    26.12: tapaninpaiva*
    24.12-26.12: joulu, jouluna, joulun, joulunpyhina, joulupyhat
    31.12: uudenvuodenaat*
    1.1: uudenvuodenpaiva*, uusivuosi, uutena vuotena
    31.12-1.1: uudenvuoden
    6.1: loppiai*
    14.2: ystavanpaiva*
    30.4-1.5: vappu*, vapun, vappuna
    6.12: itsenaisyyspaiva*`,
  pl: `
    24.12: wigili*
    25.12-26.12: boze narodzenie, bozego narodzenia, bozym narodzeniu, swieta bozego
    24.12-26.12: swieta, swietach, na swieta
    31.12: sylwest*
    1.1: nowy rok, nowym roku, nowego roku
    6.1: trzech kroli
    14.2: walentynk*
    1.5: swieto pracy
    1.5-3.5: majowk*
    3.5: 3 maja, trzeciego maja
    15.8: wniebowziecie*, matki boskiej zielnej
    1.11: wszystkich swietych
    11.11: swieto niepodleglosci, dzien niepodleglosci`,
  cs: `
    24.12: stedry den, stedreho dne, stedry vecer
    25.12: bozi hod
    26.12: na stepana
    24.12-26.12: vanoc*
    31.12: silvestr*
    1.1: novy rok, noveho roku, novem roce
    6.1: tri kralove, tri krale
    1.5: svatek prace
    28.9: den ceske statnosti
    28.10: 28. rijna
    17.11: 17. listopadu`,
  sk: `
    24.12: stedry den, stedreho dna, stedry vecer
    25.12: prvy sviatok vianocny
    26.12: druhy sviatok vianocny, stefana
    24.12-26.12: vianoc*
    31.12: silvest*
    1.1: novy rok, noveho roka, novom roku
    6.1: traja krali, troch kralov
    1.5: sviatok prace
    29.8: snp
    1.11: vsetkych svatych`,
  hu: `
    24.12: szenteste*
    25.12-26.12: karacsony elso, karacsony masodik
    24.12-26.12: karacsony*
    31.12: szilveszt*
    1.1: ujev*
    6.1: vizkereszt*
    15.3: marcius 15
    1.5: majus 1, munka unnepe
    20.8: augusztus 20
    23.10: oktober 23
    1.11: mindenszent*`,
  ro: `
    24.12: ajunul craciunului, ajun
    25.12-26.12: ziua de craciun
    24.12-26.12: craciun*
    31.12-1.1: revelion*
    1.1: anul nou, anului nou
    6.1: boboteaz*
    1.5: ziua muncii
    15.8: sfanta maria, adormirea maicii
    30.11: sfantul andrei
    1.12: ziua nationala, ziua nationala a romaniei`,
  hr: `
    24.12: badnjak*, badnja vecer
    25.12: bozic, bozica, bozicu
    26.12: stefanje*, sveti stjepan, svetog stjepana
    24.12-26.12: bozicn*
    31.12: silvestrovo, stara godina, stare godine, doceku
    1.1: nova godina, nove godine, novu godinu
    6.1: sveta tri kralja, bogojavljenje, tri kralja
    1.5: praznik rada
    30.5: dan drzavnosti
    15.8: velika gospa, veliku gospu
    1.11: svi sveti, svih svetih, sve svete`,
  sr: `
    6.1: badnje vece, badnji dan
    7.1: bozic, bozica, bozicu
    31.12-2.1: nova godina, nove godine, novu godinu, docek*
    15.2-16.2: dan drzavnosti
    1.5-2.5: praznik rada, prvi maj, prvog maja
    11.11: dan primirja`,
  sl: `
    24.12: sveti vecer, bozicni vecer
    25.12: bozic, bozica, bozicu
    24.12-26.12: bozicn*
    31.12: silvestrovo, silvestrov*
    1.1: novo leto, novega leta, novem letu
    8.2: presernov dan
    27.4: dan upora
    1.5-2.5: praznik dela, prvi maj, prvega maja
    25.6: dan drzavnosti
    15.8: marijino vnebovzetje
    31.10: dan reformacije
    1.11: dan spomina na mrtve, dan mrtvih, vsi sveti
    26.12: dan samostojnosti`,
  ru: `
    31.12-1.1: новыи год, нового года, новому году, новогоднюю ночь
    1.1-8.1: новогодние праздники, новогодние каникулы, новогодних праздников
    7.1: рождеств*
    23.2: день защитника отечества
    8.3: международныи женскии день, женскии день
    1.5: праздник труда, первое мая
    9.5: день победы
    12.6: день россии
    4.11: день народного единства`,
  uk: `
    31.12-1.1: новии рік, нового року, новоріч*
    24.12: святвечір, свят-вечір, святии вечір
    25.12: різдв*
    8.3: жіночии день
    24.8: день незалежності`,
  bg: `
    24.12: бъдни вечер
    24.12-26.12: коледа, коледн*
    31.12-1.1: нова година, новогодишн*
    3.3: трети март
    1.5: ден на труда
    24.5: 24 май
    6.9: съединението
    22.9: ден на независимостта`,
  el: `
    24.12: παραμονη χριστουγεννων
    25.12-26.12: χριστουγενν*
    31.12: παραμονη πρωτοχρονιας
    1.1: πρωτοχρονια*
    6.1: θεοφανια, θεοφανεια, φωτα
    25.3: 25η μαρτιου
    1.5: πρωτομαγια*
    15.8: δεκαπενταυγουστ*, 15αυγουστο*
    28.10: 28η οκτωβριου`,
  tr: `
    31.12-1.1: yilbasi*, yeni yil
    25.12: noel*
    23.4: 23 nisan
    1.5: 1 mayis, isci bayrami
    19.5: 19 mayis
    30.8: 30 agustos, zafer bayrami
    29.10: cumhuriyet bayrami*`,
  et: `
    24.12: jouluohtu*, joululaupaev*
    24.12-26.12: joulu*
    31.12: vana-aasta*, vanaaasta*
    31.12-1.1: aastavahetus*
    1.1: uusaasta*, uus aasta
    24.2: vabariigi aastapaev*
    1.5: kevadpuha*
    23.6: voidupuha*
    23.6-24.6: jaanipaev*, jaanilaupaev*, jaanid*
    20.8: taasiseseisvumispaev*`,
  lv: `
    24.12-26.12: ziemassvetk*
    31.12: vecgada*
    31.12-1.1: jauno gadu, jauna gada, jaunais gads, jaunaja gada
    23.6: ligo
    24.6: janos, janu diena, jani
    18.11: 18. novembri*`,
  lt: `
    24.12: kucios, kuciu, kucias
    24.12-26.12: kaled*
    31.12-1.1: naujieji metai, naujuosius metus, nauju metu, naujametin*
    16.2: vasario 16
    11.3: kovo 11
    24.6: jonines, joniniu
    15.8: zolin*
    1.11-2.11: velin*`,
  id: `
    24.12: malam natal
    25.12: natal, hari natal
    31.12: malam tahun baru
    31.12-1.1: tahun baru
    17.8: hari kemerdekaan, 17 agustus, tujuh belasan`,
  ms: `
    25.12: krismas, hari krismas
    31.12: malam tahun baru
    31.12-1.1: tahun baru
    31.8: hari merdeka, hari kebangsaan
    16.9: hari malaysia`,
  tl: `
    24.12: bisperas ng pasko, noche buena
    25.12: pasko, araw ng pasko
    31.12: bisperas ng bagong taon, media noche
    31.12-1.1: bagong taon
    1.11-2.11: undas
    12.6: araw ng kalayaan`,
  vi: `
    24.12: dem giang sinh, dem noel
    24.12-25.12: giang sinh, noel
    1.1: tet duong lich, tet tay
    30.4: 30/4
    2.9: quoc khanh, 2/9`,
  zh: `
    24.12: 平安夜
    25.12: 圣诞, 聖誕
    31.12: 跨年, 除夕夜
    1.1: 元旦
    14.2: 情人节, 情人節
    1.5: 五一, 劳动节, 勞動節
    1.10-7.10: 国庆, 國慶, 十一黄金周`,
  ja: `
    24.12: クリスマスイブ, イブ
    24.12-25.12: クリスマス
    29.12-3.1: 年末年始
    31.12: 大晦日, 大みそか
    1.1: 元日, 元旦
    1.1-3.1: 正月, 三が日
    14.2: バレンタイン`,
  ko: `
    24.12: 크리스마스 이브, 크리스마스이브
    25.12: 크리스마스*, 성탄절*
    31.12-1.1: 연말연시*
    1.1: 신정, 새해 첫날*, 양력설
    1.3: 삼일절*
    5.5: 어린이날*
    6.6: 현충일*
    15.8: 광복절*
    3.10: 개천절*
    9.10: 한글날*`,
  th: `
    25.12: คริสต์มาส, คริสมาส
    31.12: สิ้นปี, เคาท์ดาวน์
    31.12-1.1: ปีใหม่
    13.4-15.4: สงกรานต์
    1.5: วันแรงงาน
    14.2: วาเลนไทน์
    5.12: วันพ่อ
    12.8: วันแม่`,
  hi: `
    25.12: क्रिसमस, बड़ा दिन
    31.12-1.1: नया साल, नए साल, नव वर्ष
    26.1: गणतंत्र दिवस, 26 जनवरी
    15.8: स्वतंत्रता दिवस, 15 अगस्त
    2.10: गांधी जयंती`,
  bn: `
    25.12: বড়দিন*
    31.12-1.1: নববর্ষ, নতুন বছর*
    14.4: পহেলা বৈশাখ*, পয়লা বৈশাখ*
    21.2: একুশে ফেব্রুয়ারি*
    26.3: স্বাধীনতা দিবস*
    16.12: বিজয় দিবস*`,
  ur: `
    25.12: کرسمس
    31.12-1.1: نیا سال, نئے سال
    14.8: یوم آزادی, 14 اگست
    23.3: یوم پاکستان`,
  ta: `
    25.12: கிறிஸ்துமஸ்*, கிறிஸ்மஸ்*
    31.12-1.1: புத்தாண்டு*, நியூ இயர்*
    14.1-16.1: பொங்கல்*
    26.1: குடியரசு தின*
    15.8: சுதந்திர தின*`,
  te: `
    25.12: క్రిస్మస్*
    31.12-1.1: కొత్త సంవత్సర*, న్యూ ఇయర్*
    13.1-15.1: సంక్రాంతి*
    26.1: గణతంత్ర దినోత్సవ*
    15.8: స్వాతంత్ర్య దినోత్సవ*`,
  sw: `
    25.12: krismasi, sikukuu ya krismasi
    26.12: boxing day
    24.12: mkesha wa krismasi
    31.12: mkesha wa mwaka mpya
    31.12-1.1: mwaka mpya
    9.12: siku ya uhuru
    1.5: mei mosi, siku ya wafanyakazi`,
  fa: `
    20.3-24.3: نوروز, عید نوروز, تعطیلات عید
    31.12-1.1: سال نو میلادی, ژانویه`,
  ar: `
    24.12-25.12: عيد الميلاد, الكريسماس, كريسماس
    31.12-1.1: راس السنة, السنة الجديدة`,
  he: `
    31.12-1.1: סילבסטר, השנה האזרחית
    25.12: חג המולד`,
}
