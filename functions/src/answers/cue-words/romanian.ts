import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const ROMANIAN: CueWords = {
  asked: {
    phone:
      'num[aă]r(?:ul)? de telefon|la (?:ce|care) (?:num[aă]r|telefon)|pe cine (?:pot |trebuie să )?(?:sun|contact)\\p{L}*|ce num[aă]r (?:de telefon|sun)\\p{L}*',
    hours:
      '(?:program(?:ul)?|orar(?:ul)?)(?: de (?:lucru|funcționare))?|(?:când(?! (?:a|au) )|la ce oră|până la ce oră|până când|de la ce oră|în ce zile) (?:\\p{L}+ ){0,3}?(?:deschi\\p{L}*|închi\\p{L}*)|(?:sunteți|este|aveți) (?:\\p{L}+ ){0,2}?(?:deschi[sș]\\p{L}*|închi[sș]\\p{L}*)',
    money:
      'cât (?:costă|este prețul|plătesc|trebuie să plătesc)|ce preț|care este (?:prețul|costul|tariful)|prețul',
    duration:
      'cât (?:timp|durează|dura\\p{L}*|țin\\p{L}*|(?:a|au|va|vor) (?:durat?|ținut|ține))|câte (?:zile|ore|luni|săptămâni|minute)|în cât timp',
    age: 'ce vârstă|câți ani|vârsta minimă|de la ce vârstă',
    distance: 'cât de (?:departe|înalt\\p{L}*|adânc\\p{L}*)|la ce distanță',
    quantity:
      'cât(?! (?:și|mai curând))|câtă|câți|câte|ce (?:procent|număr|cantitate)|care (?:este|a fost) numărul',
    time: `(?:${START}|(?:spune|știți|știe|zice|afla|anunț)\\p{L}*,? |de |până )când|la ce oră|(?:în|din|până în)? ?ce (?:an|ani|dată|zi|lună|secol|perioadă|deceniu|oră)|până când|de când`,
    person:
      '(?<!pentru )cine|cui|pe cine|cu cine|al cui|pentru cine(?! (?:are|este|nu|vrea|vine))|ce persoană',
    place: 'unde|de unde|în ce (?:oraș|țară|loc|stradă|regiune)|care este adresa|adresa',
    reason:
      '(?<!(?:funcție|față|legat|legătură|înainte|departe|vorba) )de ce(?! (?:fel|tip))|din ce (?:motiv|cauză)|care (?:este|a fost) (?:motivul|cauza)',
  },
  numbers:
    'doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|unsprezece|doisprezece|\\p{L}+sprezece|\\p{L}+zeci|sută|sute|mii|mie|milion\\p{L}*|miliard\\p{L}*|jumătate|treime|sfert|câteva|câțiva',
  spans:
    'secund\\p{L}+|minut\\p{L}*|or[ăe]|zi(?:le)?|săptămân[iă]|lun[iăa]|ani?|decenii?|secol\\p{L}*',
  years: 'ani?|anul',
  dates:
    'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|secolul|anul|anii|zilnic|miezul nopții|prânz',
  money: 'lei|leu|bani|euro|dolari|la sută',
  free: 'gratuit\\p{L}*|gratis',
  reasons: 'pentru că|deoarece|fiindcă|din cauza|datorită|astfel|motiv\\p{L}*|cauz\\p{L}+',
  places: 'în|din|la|lângă|strada|str|bulevardul|piața|adresa',
  closed: 'închis|non-?stop',
  implied: {
    phone: 'număr numărul telefon sun suna',
    hours:
      'program programul orar orarul ore deschis deschisă deschiși deschideți închideți închis închide deschide lucru funcționare',
    time: 'an anul dată data zi ziua ora',
    place: 'află găsește situat situată adresa',
    money: 'costă preț prețul cost costul',
    duration: 'durează durat durata',
    distance: 'lungime lungimea înălțime înălțimea distanță distanța',
  },
  unnamed: { hours: 'program orar deschis' },
}
