import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const HUNGARIAN: CueWords = {
  asked: {
    phone:
      'telefonszám\\p{L}*|milyen (?:telefon)?számon|melyik (?:telefon)?szám\\p{L}*|kit (?:hívjak|hívhatok|csörgessek|kell hívni)',
    hours:
      'nyitva ?tart\\p{L}*|(?:mikor(?! nyitott)|meddig|hánytól|hányig|mely napokon|milyen napokon) (?:\\p{L}+ ){0,3}?(?:nyit\\p{L}*|zár\\p{L}*|nyitva|zárva)|(?:nyitva|zárva) (?:van(?:nak)?|vannak)',
    money:
      'mennyi(?:be|t|ért)? (?:\\p{L}+ ){0,3}?(?:kerül\\p{L}*|fizet\\p{L}*|kér\\p{L}*)|mennyibe|mibe kerül\\p{L}*|hány forint\\p{L}*|mennyi az? (?:\\p{L}+ ){0,3}ára|(?:jegy|belépő|szoba|bérlet|menü|szállás|napi|havi|kurzus|tanfolyam)?ára|árak|milyen áron|mennyi\\p{L}* a díj\\p{L}*',
    age: 'hány éves\\p{L}*|milyen idős\\p{L}*|korhatár\\p{L}*|milyen életkor\\p{L}*|hány éves kor\\p{L}*',
    duration:
      'mennyi (?:ideig|idő|időbe|ideje)|meddig|milyen (?:hosszú ideig|gyorsan|sokáig)|hány (?:nap|óra|perc|hét|hónap|év)(?:ig|on belül|ot|et)?',
    distance:
      'milyen (?:messze|messziről|magas|magasan|mély|hosszú|széles|távol\\p{L}*|magasságú)|mekkora (?:távolság\\p{L}*|a (?:hossza|magassága|mélysége))|milyen (?:hosszan|távolságból)|hány (?:méter|kilométer)\\p{L}*',
    quantity:
      'hány|mennyivel|hányan|hányat|mennyi|mennyit|mekkora|milyen (?:gyakran|nagy|nehéz)|milyen gyakorisággal|hányszor',
    time: 'mikor|mióta|mikortól|mikorra|(?:melyik|mely|milyen) (?:év|nap|hónap|évszázad|évtized|dátum|időpont)\\p{L}*|hánykor|hányig|hánytól|hány órakor|hány órától|hány óráig|meddig',
    person: `${START}ki|kik|kit|kiket|kinek|kié|kitől|kivel|kihez`,
    place:
      'hol|hová|hova|honnan|merre|(?:melyik|mely|milyen) (?:város|ország|falu|hely|utca|épület)\\p{L}*|címe?|mi a cím\\p{L}*',
    reason: 'miért|mi okból|milyen okból|mi volt az oka|minek köszönhető\\p{L}*|mi okozta',
  },
  numbers:
    'két|kettő\\p{L}*|három\\p{L}*|hármat|négy\\p{L}*|öt\\p{L}{0,3}|hat|hatot|hét|nyolc\\p{L}*|kilenc\\p{L}*|tíz\\p{L}*|tizen\\p{L}+|húsz\\p{L}*|huszon\\p{L}+|harminc\\p{L}*|negyven\\p{L}*|ötven\\p{L}*|hatvan\\p{L}*|hetven\\p{L}*|nyolcvan\\p{L}*|kilencven\\p{L}*|\\p{L}*száz\\p{L}*|\\p{L}*ezer\\p{L}*|millió\\p{L}*|milliárd\\p{L}*|fele|felét|másfél|harmad\\p{L}*|negyed\\p{L}*|tucat\\p{L}*|több|néhány|mindkét|kétévente',
  spans:
    'másodperc\\p{L}*|perc\\p{L}*|órá\\p{L}*|óra|nap(?:ig|ot|on|ja|os|ra)?|hét|het(?:ig|et|es|ek)|hónap\\p{L}*|év(?:ig|et|es|en|e|ek|re)?|évtized\\p{L}*|évszázad\\p{L}*',
  years: 'éves\\p{L}*|év|évet|évesen',
  dates:
    '(?:január|február|március|április|május|június|július|augusztus|szeptember|október|november|december|hétfő|hétfő|kedd|szerda|szerdá|csütörtök|péntek|szombat|vasárnap)\\p{L}*|\\p{Nd}{4}[- ]?(?:ban|ben|ig|tól|től|óta|as|es|ös)|\\p{L}*évek\\p{L}*|évszázad\\p{L}*|század\\p{L}*|naponta|hétvég\\p{L}+|éjfél\\p{L}*|dél(?:ben|ig|után|előtt)|órakor|nyár\\p{L}*|tél|tél(?:en)|tavasz\\p{L}*|ősz\\p{L}*',
  money: 'forint\\p{L}*|ft|euró\\p{L}*|dollár\\p{L}*|font\\p{L}*|százalék\\p{L}*|huf|eur',
  free: 'ingyen\\p{L}*|díjmentes\\p{L}*|díjtalan\\p{L}*|térítésmentes\\p{L}*',
  reasons: 'mert|mivel|ugyanis|hogy|ezért|miatt|azért|ok(?:a|ból|ok|án)|köszönhető\\p{L}*|hiszen',
  places:
    'mögött|mellett|szemben|közelében|utca|utcá\\p{L}+|tér|téren|út|úton|cím\\p{L}*|\\p{Lu}\\p{L}+(?:ban|ben|on|en|ön|nál|nél|ból|ből)|partján|területén',
  streets: 'utca tér út körút sor',
  closed: 'zárva|éjjel-nappal|0-24',
  implied: {
    phone: 'telefon telefonszám telefonszámon számon hívjak hívni',
    hours: 'nyitvatartás nyitva nyit nyitnak zár zárnak zárva idő órák napok',
    time: 'év évben nap napon időpont dátum',
    money: 'kerül kerülnek kerültek ára ár árak fizetni',
    place: 'található van cím címe',
    duration: 'ideig idő tart tartott hosszú',
    distance: 'hosszú magas mély távolság magassága hossza',
    quantity: 'szám száma nagy',
    age: 'éves kor korhatár év idős',
  },
  unnamed: { hours: 'nyitvatartás nyitva', age: 'kor év', place: 'cím' },
}
