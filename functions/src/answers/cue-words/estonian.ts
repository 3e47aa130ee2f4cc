import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const ESTONIAN: CueWords = {
  asked: {
    phone:
      'telefoninumb\\p{L}*|mis numbri\\p{L}*|millisel numbril|mis number on|kellele (?:ma |me )?(?:saan |pean |võin |tuleb |tohib )?helista\\p{L}*|kuhu (?:ma |me )?(?:saan |pean |võin |tuleb )?helista\\p{L}*',
    hours:
      'lahtiolekua\\p{L}+|vastuvõtua\\p{L}+|(?:mis ajal|mis kell|mis kellani|mis kellast|mitmeni|mitmest|millal|mis päevadel|kui kaua|kaua|kui hilja\\p{L}*|kui vara|mis ajani) (?:\\p{L}+ ){0,4}?(?:lahti|avatud|ava(?:te|takse|b|vad)|sule(?:te|takse|b|vad|tud)|sulgete|kinni)|(?:kas|olete|oled) (?:\\p{L}+ ){0,5}?(?:lahti|avatud|kinni|suletud)(?=\\W*$| (?:\\p{L}+l|ka|täna|homme))',
    money:
      '(?:kui palju|palju|mis|mida) (?:\\p{L}+ ){0,4}(?:maksa\\p{L}*|maksma|maksta)|hind|hinnad|hinna|hinnaga|hinnakir\\p{L}+|kui kallis|kui kallid|mis (?:\\p{L}+ )?hinnaga|kui suur on (?:\\p{L}+ ){0,2}(?:tasu|\\p{L}*raha|\\p{L}*tasu|trahv|\\p{L}*maks|\\p{L}*makse|omavastutus|\\p{L}*hind|üür|rent)|kui palju (?:\\p{L}+ ){0,2}(?:tasu|raha)',
    age: 'kui van\\p{L}+|mis vanuse\\p{L}*|mitmeaasta\\p{L}+|mitme aasta(?:ne|se|selt|sele|sed)|vanusepii\\p{L}+|mis eas',
    duration:
      '(?:kui )?kaua(?! (?:\\p{L}+ ){0,4}(?:lahti|avatud))|kui (?:kiiresti|ruttu|pikalt|pikk aeg)|mitu (?:päeva|tundi|minutit|nädalat|kuud|aastat|tööpäeva|ööd)|mitme (?:päeva|tunni|minuti|nädala|kuu|aasta|tööpäeva)|mis aja jooksul|kui pikk on (?:\\p{L}+ ){0,2}(?:garantii|\\p{L}*aeg|\\p{L}*tähtaeg|kursus|etendus|film)',
    distance:
      'kui (?:kaugel|kaugelt|kaugele|kaugeks|pikk|kõrge|kõrgel|sügav|sügaval|lai)|mis kaugusel|kui pika maa|mitu (?:kilomeetrit|meetrit|km)',
    quantity:
      'mitu|mitut|mitme\\p{L}*|mitmekesi|kui (?:palju\\p{L}*|suur|sageli|tihti)|palju (?:on|teil|mahub)|kui suur osa|mis osa',
    time: 'millal|mis (?:kell|kellast|kellani|ajal|ajani|ajast|päeval|päevadel|kuupäeval|kuupäevaks|aastal|kuul|sajandil|ajaks)|mitmendal|kui (?:vara|hilja)',
    person: `${START}(?:kes|keda|kelle|kellele|kellelt|kellega|kellel)`,
    place: `${START}(?:kus|kuhu|kust)|mis aadressil|(?:mis|milline) on (?:\\p{L}+ ){0,2}aadress|aadress|asukoht|mis (?:linnas|tänaval|kohas|korrusel)`,
    reason:
      'miks(?! (?:kutsu|nimeta)\\p{L}*)|mispärast|mille pärast|mis põhjusel|mis on (?:\\p{L}+ ){0,2}põhjus\\p{L}*',
  },
  numbers:
    'kaks|kahe|kahte|kaht|kahel|kolm|kolme|kolmel|neli|nelja|neljal|viis|viie|viit|viiel|kuus(?= \\p{L}{3})|kuue|kuuel|seitse|seitsme\\p{L}*|seitset|kaheksa\\p{L}*|üheksa\\p{L}*|kümme|kümne\\p{L}*|kümmet|\\p{L}+teist|\\p{L}+teistkümmend|\\p{L}+teistkümne\\p{L}*|\\p{L}+kümmend|\\p{L}+kümne\\p{L}*|sada|saja\\p{L}*|\\p{L}+sada|tuhat|tuhande\\p{L}*|miljon\\p{L}*|miljard\\p{L}*|pool|pooled|poolteist|veerand\\p{L}*|kolmandik\\p{L}*|tosin\\p{L}*|mõlem\\p{L}+',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|tund\\p{L}*|tunni\\p{L}*|(?:töö|öö|kalendri)?päev\\p{L}*|öö|ööd|ööks|nädal\\p{L}*|kuu|kuud|kuuks|kuune|aasta\\p{L}*|kümnend\\p{L}*|sajand\\p{L}*',
  years: 'aasta\\p{L}*|eluaasta\\p{L}*',
  dates:
    '(?:jaanuar|veebruar|märts|aprill|juuni|juuli|august|septemb|oktoob|novemb|detsemb)\\p{L}*|mai|mais|maini|maist|(?:esmas|teisi|kolma|nelja|lau|püha)päev\\p{L}*|laupäev\\p{L}*|reede\\p{L}*|argipäev\\p{L}*|tööpäeviti|nädalavahetus\\p{L}*|iga päev|igapäevaselt|aastal|aastast|aastani|\\p{L}+ndatel|sajand\\p{L}*|talvel|suvel|sügisel|kevadel|keskpäev\\p{L}*|keskö\\p{L}+|kell|kl',
  money: 'eurot|euro|eurost|euroga|eur|senti|sent|dollar\\p{L}*|naela|protsen\\p{L}+',
  free: 'tasuta|maksuta|hinna sees|lisatasuta',
  reasons: 'sest|kuna|et|tõttu|põhju\\p{L}+|seetõttu|tänu|selleks',
  places:
    'taga|kõrval|vastas|lähedal|juures|aadress\\p{L}*|\\p{L}*(?:tänav|tänaval|maantee|maanteel|puiestee|puiesteel|väljak|väljakul|plats|platsil)|mnt|pst|tn|keskuses|majas|hoones|linnas|külas|korrusel|tallinnas|tartus|pärnus|narvas|viljandis|haapsalus|kuressaares|rakveres|eestis',
  streets: 'tänav tn maantee mnt puiestee pst tee väljak plats',
  closed: 'suletud|kinni|ööpäevaringselt|ööpäev läbi|ööpäev ringi',
  implied: {
    phone: 'telefon telefoninumber number numbril helistada',
    hours: 'lahtiolekuajad lahti avatud avatakse suletakse kinni kell ajad päevad',
    time: 'aasta aastal päev päeval aeg kell toimub',
    money: 'maksab maksis hind hinnad maksavad maksma palju suur',
    place: 'asub asute on aadress asukoht',
    duration: 'kestab kestis aega kulub võtab kaua',
    distance: 'pikk kõrge sügav pikkus kõrgus kaugus kaugel',
    quantity: 'mitu arv suur palju',
    age: 'vana vanus vanusepiirang aastat',
  },
  unnamed: {
    hours: 'lahtiolekuajad avatud',
    age: 'vanus aastat',
    place: 'aadress asub',
  },
}
