import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const LATVIAN: CueWords = {
  asked: {
    phone:
      '(?:telefona|tālruņa|kontakttālruņa|mobilā) (?:numur\\p{L}*|nr)|(?:telefons|tālrunis|telefonu|tālruni)(?=\\W*$)|kāds (?:ir )?(?:\\p{L}+ ){0,2}?(?:telefons|tālrunis|numurs)|(?:uz|pa) (?:kādu|kuru) (?:telefonu|tālruni|numuru)|(?:kur|kam|uz kurieni) (?:\\p{L}+ ){0,2}?(?:zvanīt|piezvanīt|jāzvana|jāpiezvana|zvanu|zvana)',
    hours:
      'darba ?(?:laik\\p{L}*|stund\\p{L}*)|darblaik\\p{L}*|(?:kad|cikos|no cikiem|līdz cikiem|līdz kuriem|no kuriem|līdz kādam laikam|(?:kādās|kurās) dienās|cik ilgi|cik vēlu) (?:\\p{L}+ ){0,3}?(?:atvērt(?:s|a|i|as)|vaļā|ciet|slēgt(?:s|a|i|as)|strādā\\p{L}*|atver(?:at|as|ies)?|aizver(?:at|as|ies)?|slēdz(?:at|as|ies)?|darbojas|pieņem)|vai (?:\\p{L}+ ){0,5}?(?:vaļā|atvērt(?:s|a|i|as)|ciet|slēgt(?:s|a|i|as)|strādājat|strādāsiet)',
    money:
      'cik (?:\\p{L}+ ){0,3}?(?:maksā\\p{L}*|jāmaksā|jāsamaksā|izmaksā\\p{L}*|samaksāt|naudas|eiro)|cik (?:\\p{L}+ )?(?:dārg\\p{L}*|lēt\\p{L}*)|par cik|(?:kāda|cik (?:liela|augsta)) (?:ir )?(?:\\p{L}+ ){0,3}?(?:cena|maksa|samaksa|summa|alga|stundas likme|īre|nodeva|drošības nauda|iemaksa)|cik liel\\p{L}* (?:ir )?(?:\\p{L}+ ){0,2}?(?:depozīts|sods|avanss|algu|maksu)|kādas (?:ir )?(?:\\p{L}+ ){0,2}?(?:cenas|izmaksas)|kāds (?:ir )?(?:\\p{L}+ ){0,2}?(?:cenrādis|depozīts|sods)|cena|cenas|cenu|cenrādi[su]|izcenojum\\p{L}+|(?:ir|būs) (?:\\p{L}+ )?(?:par (?:brīvu|maksu|velti)|bez ?maksas|maksas|gratis)|jāmaksā',
    age: 'cik (?:\\p{L}+ ){0,2}?gadu (?:vec\\p{L}*|ir|jābūt)|cik gadiem (?:ir|jābūt)|cik (?:ir )?vec\\p{L}*|(?:no|līdz|sākot no) cik (?:gadu|gadiem)|(?:no|līdz) kād(?:a|am|u) (?:gadu )?vecum\\p{L}*|kādā vecumā|kāds (?:ir )?(?:\\p{L}+ )?vecums|vecuma (?:ierobežojum\\p{L}*|robež\\p{L}*)|minimālais vecums',
    duration:
      'cik (?:ilg\\p{L}*|ātri|drīz|sen)|(?:cik|pēc cik|līdz cik) (?:\\p{L}+ ){0,2}?(?:dien(?:as|u|ām)|stund(?:as|u|ām)|minū(?:tes|šu|tēm)|nedēļ(?:as|u|ām)|mēneš(?:us|u|iem)|laika)|kād(?:ā|os) (?:termiņā|termiņos)|kāds (?:ir )?(?:\\p{L}+ ){0,3}?(?:termiņš|ilgums)|cik (?:\\p{L}+ ){0,3}?(?:ilgst|aizņem|jāgaida)',
    distance:
      'cik (?:ir )?(?:tālu|tuvu|augst(?:s|a|u|i)|dziļ(?:š|a|i)|plat(?:s|a|i)|gar(?:š|a|i|as)|kilometr\\p{L}*|metr\\p{L}*)|kād(?:ā|ēja) (?:attālumā|augstumā|dziļumā)|kāds (?:ir )?(?:\\p{L}+ )?(?:attālums|garums|augstums|dziļums|platums)',
    quantity:
      'cik|cik daudz|cik bieži|cik liel\\p{L}*|kāds (?:ir )?(?:\\p{L}+ )?skaits|kād(?:a|u) daļ(?:a|u)|cik procent\\p{L}*',
    time: `(?:${START}|(?:teikt|pateikt|pasakiet|zināt|zinat|uzzināt|interesē),? |no |līdz )kad|kopš kura laika|kopš kad\\p{L}*|līdz kuram laikam|cikos|no cikiem|līdz cikiem|pulksten cikos|(?:kurā|kādā) (?:gadā|dienā|mēnesī|datumā|laikā|gadsimtā)|(?:kuros|kādos) (?:gados|mēnešos|datumos|laikos)|(?:kurās|kādās) dienās|(?:kāds|kurš) (?:ir )?datums|līdz (?:kuram|kādam) (?:datumam|laikam)`,
    person:
      'kas (?:\\p{L}+ ){0,2}?(?:dibinā\\p{L}*|nodibinā\\p{L}*|izveidoj\\p{L}*|uzbūvēj\\p{L}*|uzcēla|radīja|uzrakstīja|uzgleznoja|gleznoja|vada|vadīja|māca|pasniedz|strādā|ārstē|atbild|pieņem|ir (?:īpašni\\p{L}+|vadītāj\\p{L}+|direktor\\p{L}+|atbildīg\\p{L}+))|kurš (?:dibināja|nodibināja|vada|māca|atbild)|ar ko (?:\\p{L}+ ){0,2}?(?:sazināties|jāsazinās|runāt|jārunā)|pie kā (?:\\p{L}+ ){0,2}?(?:vērsties|jāvēršas|griezties|jāgriežas)|kam (?:pieder|\\p{L}+ ziņot|jāziņo|rakstīt|jāraksta)|pēc kā',
    place:
      'kur|kurp|no kurienes|uz kurieni|(?:kurā|kādā) (?:pilsētā|vietā|ielā|ēkā|adresē|stāvā|valstī|telpā|kabinetā|novadā)|(?:kāda|kura) (?:ir )?(?:\\p{L}+ )?adrese|adrese|adresi|kā (?:\\p{L}+ ){0,2}?(?:nokļūt|atbraukt|aizbraukt|atrast jūs|jūs atrast)',
    reason:
      'kāpēc|kādēļ|kālab|kamdēļ|kāda iemesla dēļ|kāds (?:ir |bija )?(?:\\p{L}+ )?iemesls|ar ko tas saistīts',
  },
  numbers:
    'div(?:i|as|u|us|iem|ām|os|ās|us)|trīs|trij\\p{L}+|triju|četr\\p{L}+|piec(?:i|as|u|us|iem|ām|os|ās)|seš(?:i|as|u|us|iem|ām|os|ās)|septiņ\\p{L}{1,3}|astoņ\\p{L}{1,3}|deviņ\\p{L}{1,3}|desmit\\p{L}*|\\p{L}+padsmit\\p{L}*|\\p{L}+desmit|simt\\p{L}{0,3}|\\p{L}+simt\\p{L}*|tūksto\\p{L}+|miljon\\p{L}+|miljard\\p{L}+|puse|pusi|pusotr\\p{L}+|trešdaļ\\p{L}+|ceturtdaļ\\p{L}+|ducis|vairāk(?:i|as|us|iem|ām)|daž(?:i|as|us|iem|ām|as)|ab(?:i|as|us|iem)|vienreiz|divreiz|trīsreiz',
  spans:
    'sekun(?:de|des|žu|dēm)|minū(?:te|tes|ti|šu|tēm)|stund\\p{L}{1,2}|dien(?:a|as|u|ām)|darbdien(?:a|as|u|ām)|diennak\\p{L}+|nak(?:ts|tis|ti|šu|tīm)|nedēļ\\p{L}{1,2}|mēnes(?:is|i)|mēneš(?:i|us|u|iem)|gad(?:s|i|us|u|iem)|gadsimt\\p{L}+|desmitgad\\p{L}+',
  years: 'gad(?:s|i|us|u|iem)|gadīg\\p{L}+',
  dates:
    'janvār\\p{L}+|februār\\p{L}+|mart(?:s|a|ā|u|am)|aprī[lļ]\\p{L}+|maij(?:s|a|ā|u|am)|jūnij\\p{L}+|jūlij\\p{L}+|august(?:s|a|ā|u|am)|(?:septem|ok|novem|decem)t?br\\p{L}+|(?:pirm|otr|treš|ceturt|piekt|sest|svēt)dien\\p{L}*|gadā|gada|gadsimt\\p{L}+|darbdien\\p{L}+|brīvdien\\p{L}+|nedēļas nogal\\p{L}+|(?:katru|ik) dienu|ikdien\\p{L}*|pusnakt\\p{L}*|pusdienlaik\\p{L}+|plkst|pulksten|ziem(?:a|ā|as|u)|vasar(?:a|ā|as|u)|rude(?:ns|nī|ņos|ni)|pavasar\\p{L}+',
  money: 'eiro|eur|cent(?:s|i|u|us|iem)|dolār\\p{L}+|mārciņ\\p{L}+|procent\\p{L}+',
  free: 'bez ?maksas|par brīvu|par velti|gratis',
  reasons: 'jo|tāpēc|tādēļ|dēļ|sakarā ar|saistībā ar|lai|iemesl\\p{L}+|pateicoties|tā kā',
  places:
    'aiz|blakus|pretī|pretim|iepretim|pie|netālu|tuvu|iel(?:a|ā|as)|bulvār\\p{L}+|prospekt\\p{L}+|laukum\\p{L}+|adres\\p{L}+|stāv(?:s|ā)|pilsēt\\p{L}+|ēk(?:a|ā)|atrod\\p{L}+',
  streets: 'iela ielā bulvāris prospekts laukums gatve šoseja',
  closed:
    'slēgts|slēgta|slēgti|slēgtas|ciet|nestrādā\\p{L}*|brīvdien(?:a|as|ās)|visu diennakti|cauru diennakti|24/7',
  implied: {
    phone:
      'telefona telefons tālrunis tālruņa numurs numuru zvanīt piezvanīt jāzvana kontakttālrunis',
    hours:
      'darba laiks laiku atvērts atvērta atvērti vaļā ciet slēgts slēgta slēgti strādā strādājat atverat atveras aizverat aizveras slēdzat laikā dienās dienas',
    time: 'gadā gads gada datums datumā diena dienā laikā laiks notiek',
    money:
      'maksā maksāja maksāt jāmaksā jāsamaksā maksa cena cenas cenu izmaksas liela brīvu velti gratis bezmaksas',
    place: 'atrodas atrodaties atrast adrese adresi vieta vietā',
    duration: 'ilgst ilgi ilgs aizņem laika laiks termiņš jāgaida',
    distance: 'tālu attālums attālumā garums augstums dziļums garš augsts dziļš',
    quantity: 'skaits daudz liels liela',
    age: 'vecs veca veci vecums vecuma vecumā gadu gadiem gadi jābūt',
  },
  unnamed: { hours: 'darba laiks atvērts', age: 'vecums gadu', place: 'adrese' },
}
