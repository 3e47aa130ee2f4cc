import {
  NUMBER,
  AMOUNT,
  SPAN,
  LENGTH,
  measured,
  HOURS_LONG,
  FOR_EVER,
  NO_INTERVAL,
  NO_PERIOD,
  NO_SPEED,
  COMPARATIVE,
  DISCOUNT,
  GERMAN_COMPARATIVE,
  pattern,
  CLOCK,
  YEAR,
  UNCOUNTED,
  DATED,
  UNTIL,
  OPENS,
  SPOKEN_HOURS,
  LANGUAGE_NAMES,
  MONTH_OR_VERB,
} from './cue-patterns.ts'
import { SIGNED } from './signed-cue-rules.ts'

/** What kind of thing the answer should hold. */
export type AnswerCue =
  | 'hours'
  | 'language'
  | 'discount'
  | 'money'
  | 'age'
  | 'duration'
  | 'distance'
  | 'phone'
  | 'mail'
  | 'year'
  | 'percentage'
  | 'temperature'
  | 'loudness'
  | 'power'
  | 'speed'
  | 'weight'
  | 'area'
  | 'storage'
  | 'ratio'
  | 'frequency'
  | 'quantity'
  | 'time'
  | 'person'
  | 'place'
  | 'reason'
  | 'none'

/** How a kind of thing is asked for, and told: in English, and as far as it is the same everywhere. */
export interface CueRule {
  readonly cue: Exclude<AnswerCue, 'none'>
  /** Questions that ask for it. */
  readonly asked: RegExp
  /** Text that holds it. */
  readonly held: RegExp
  /** Text that may hold it; counts a quarter. */
  readonly hinted?: RegExp
  /** Words of such a question that an answer need not repeat. */
  readonly implied?: string
  /** Words that are looked for where an English question names nothing (Where are you?). */
  readonly unnamed?: string
}

/** Tried in this order. */
export const RULES: readonly CueRule[] = [
  ...SIGNED,
  {
    cue: 'hours',
    asked:
      /^\W*(?:are|is|do|does|will) (?:you(?: guys| all)?|u|ya|the \p{L}+|your \p{L}+|it)\s(?:be |still |ever |currently )?(?:open|closed?)\b|^\W*(?:still )?(?:open|closed?)\s(?:now|rn|late|early|right now|today|tonight|tomorrow|(?:on|at|this|over|until|till)\s[\p{L}\d ]+)\W*$|(?<!\p{L})öffnungszeiten\b|\b(?:(?:opening|business|working|office|store|shop|visiting) (?:hours|times)\b|your hours\b|hours of (?:operation|business)\b|^(?:(?:what(?:['’]?s| is| are)?|when are) )?(?:the |your |its )?(?:(?!how|many|few|number|of|minimum)\p{L}+ ){0,2}hours(?=\W*$| (?:on|at|today|this|next|for)\b)|(?:when|what time|until when|how (?:late|early)) (?:do|does|are|is|will|can)\b.*\b(?:open|closed?|shut)\b|(?:habt|haben|hat|seid|sind|ist|macht|machen|öffnet|schließt)\b.*(?<!\p{L})(?:geöffnet|offen|auf|zu|geschlossen)\W*$|wann (?:öffne[nt]|schließ(?:t|en))(?!\p{L})|horarios? de apertura\b|heures? d[’']ouverture\b|orari(?:o)? di apertura\b|openingstijden\b)/iu,
    held: pattern(
      `\\b(?:until|till|bis|hasta)\\s${CLOCK}|${CLOCK}${UNTIL}\\d{1,2}|\\b\\d{1,2}${UNTIL}${CLOCK}|${OPENS}|\\b(?:closed|geschlossen|24/7|24 hours a day|(?<=open )24 hours|round the clock|rund um die uhr)\\b`,
    ),
    hinted: pattern(CLOCK),
    implied:
      'open opens opened opening close closes closed closing shut hours times time business working office shop store today tomorrow tonight now rn moment currently u ya late early weekend weekends weekday weekdays wochenende laden geschäft geöffnet offen öffnet öffnen schließt schließen geschlossen öffnungszeiten auf zu mach macht machen heute jetzt horario horarios apertura heures ouverture orari openingstijden',
    unnamed: 'opening hours',
  },
  {
    cue: 'language',
    asked: /\b(?:what|which) (?:\p{L}+ )?languages?\b|(?<!\p{L})welche[rn]? sprachen?\b/iu,
    held: new RegExp(String.raw`(?<!\p{L})(?:${LANGUAGE_NAMES})(?!\p{L})`, 'u'),
    implied:
      'language languages speak speaks spoken spoke sprache sprachen sprechen spricht sprecht',
    unnamed: 'speak language',
  },
  {
    cue: 'discount',
    asked: pattern(
      String.raw`\b(?:(?:price |fee |any |a )reductions?(?! (?:in|of|from|to)\b)|reductions? (?:for|if|when|on)\b|rebates?|concessions?|(?<!how much )cheaper(?! than\b)|ermäßigung(?:en)?)\b|${DISCOUNT}`,
    ),
    // That discounts cannot be combined is told of no discount.
    held: pattern(
      String.raw`\d\s?(?:%|per ?cent|prozent)\s+(?:off|less|discount|rabatt|auf|sur|en|em|su|op|de descuento|de descompte|de remise|de réduction|de desconto|di sconto|korting)(?!\p{L})|(?<!\p{L})[-–−]\s?\d{1,2}\s?%|\b(?:half price|reduced|discounted|ermäßigt\p{L}*)(?!\p{L})|^(?!.*(?:combin|kombin|cumul|kumul|acumul|łącz|суммир))[^]*${DISCOUNT}`,
    ),
    hinted: /\p{Nd}\s?(?:%|per ?cent|prozent)/iu,
    implied:
      'discount discounts reduction reductions rebate rebates concession concessions cheaper',
  },
  {
    cue: 'ratio',
    asked: pattern(
      String.raw`\bhow (?:much|many times) (?:${COMPARATIVE})\b|\bwie ?viel(?:mal)? (?:${GERMAN_COMPARATIVE})(?!\p{L})`,
    ),
    held: pattern(
      String.raw`\d\s?[x×](?![\p{L}\d])|(?<!\p{L})(?:${NUMBER})[\s-]times (?:as|the|their|its|${COMPARATIVE})\b|\b(?:by|than|only|up to) (?:about |around |some )?\d[\d.,]*\s?(?:%|per ?cent)|\b(?:twice|double|triple|(?:two|three|four|five|six|seven|eight|nine|ten)fold)\b|\d\s?(?:%|per ?cent|prozent) (?:${COMPARATIVE})\b|${NUMBER}(?:\s\S+){1,4}?\s(?:${COMPARATIVE})\b|-?mal so\b`,
    ),
    hinted: pattern(AMOUNT),
    implied:
      'faster slower quicker cheaper bigger smaller larger higher lower longer shorter better speed speedup speedups times',
  },
  {
    cue: 'money',
    asked:
      /\b(?:(?:cheaper|dearer|more expensive|less expensive) than\b|how much\b(?<!\bby how much)(?!.*\b(?:weighs?|holds?|carry|carries|contains?|counts?)\W*$)(?=\s*(?:\?|$|(?:is|are|was|were|do|does|did|can|could|will|would|should|must|may|has|have|had|to|for|per|money|deposit|rent|tax|tip|vat|pay|compensation|extra)\b))|how (?:expensive|costly|cheap|dear|price?y)\b|\bset (?:me|us|you|him|her|them|one|someone|somebody) back\b|what(?:['’]?s| is) the (?:damage for|going rate)\b|what(?:['’]?s| is| are) (?:the|your) (?:current |normal |standard |usual )?rates?(?=\s+(?:for|per)\b|\W*$)|(?:price|prices|(?:hourly|daily|weekly|day|room) rates?|costs?(?! (?:him|her|them|us|me|you) (?:his|her|their|our|my|your)\b)|fee|fees)\b|^\W*(?:and )?what(?:['’]?s| is| are)\b.*\b(?:per|an?) (?:day|hour|night|week|month|person|head|child)\W*$|what(?:['’]ll| (?:do|does|must|will|would|should)) .{1,20}\b(?:pay|charge|owe)\b|(?:do|does|will|would|must|should) (?:i|we|you|he|she|they|visitors|\p{L}+s) (?:(?:still|also|really) )?(?:(?:have|need|got|get) to )?(?:pay|be charged)(?=\s+(?:for|extra|anything|something|again|(?:an?|any|the)\s+(?:\p{L}+\s)?(?:commission|deposit|excess|fee|fine|penalty|supplement|surcharge|tax))\b|\W*$)|what(?:['’]?s| is| are) the (?:\p{L}+ )?(?:deposit|charge|fine|penalty|fare|rent|excess|surcharge|premium|wage|salary|price)\b|(?:kostet|kosten|preis|preise|gebühr)\b|wie teuer\b|wie ?viel\b(?=\W*$|\s+(?:kostet|kosten|kostete|muss|müssen|zahl\p{L}*|bezahl\p{L}*|geld|euro|ist|sind|macht|nehmt|nehmen|verlang\p{L}*|beträgt|gebühr\p{L}*|porto|miete|trinkgeld|rabatt)(?!\p{L}))|cuánto cuesta|combien coûte|quanto costa)/iu,
    held: /\s\+?\d{1,4}(?:[.,]\d\d(?=\)?\.?$|\s?[·|/(])|,\d\d(?=\.\s))|\d[.,][-–—](?!\d)|[$£€¥₹]\s?\d|\d[\d.,]*\s?(?:[$£€¥₹]|(?:usd|eur|gbp|dollars?|pounds?|euros?|cents?)|(?:percent|per cent|%)(?!\s+(?:off|less|more|cheaper|discount|of (?!(?:\p{L}+ ){0,2}(?:amount|bill|cost|fee|fees|income|loan|pay|price|rent|salary|total|value|wage)))))|\bfree\b(?!\s+(?!of|to|for|with|if|on|when|within|in|up|unless|until|as|at|and|during|every|each)\p{L})|\bno (?:charge|fee)\b|\bkosten(?:los|frei)\b|\bgratis\b|\beintritt\b[^.;]{0,40}\bfrei\b/iu,
    hinted: pattern(AMOUNT),
    implied:
      'cheaper dearer cost costs price prices priced fee fees charge charged charges rate rates pay paid expensive pricey pricy owe kostet kosten preis preise',
  },
  {
    cue: 'age',
    asked: /\bhow old\b|\bwhat age\b|\bwhich age\b|\bminimum age\b|\bwie alt\b|\bwelchem alter\b/iu,
    held: pattern(
      String.raw`\bage[ds]?\b.{0,12}\d|\b(?:ab|bis|unter|über) \d{1,2} J\b|\b(?:mayores|menores|maiores|maggiori|minori|majors|menors) d[ei] \d{1,2}(?!\d|\s?[€%$])|\b(?:children|kids|child|minors?|persons?|people|anyone|adults|teenagers|youths?|riders|guests|players|pupils)\b(?!['’]s)[^.;]{0,25}\b(?:under|over|from|below|above|up to|until)\s\d{1,2}\b(?!-|\s?(?:[%€$£]|[ap]m|kg|[ck]?m\b|minutes|hours|days|weeks|people|persons|euros?))|\b\d{1,2} (?:or|and|years or|years and) (?:over|older|above|under|younger)\b|\b(?:at|from|until|under|over|of) ${NUMBER} (?:weeks?|months?)\b|(?<!\b(?:warranty|guarantee|contract|valid|lasts?|runs?|takes?|within|after|for)\b[^.;]{0,20})(?!\ban?\b)${NUMBER}[\s-]+(?:(?:million|billion|thousand|hundred|millionen|milliarden|tausend|millones de|millions d[’'])\s*)?(?:years?|jahren?|años|anys|ans)\b`,
    ),
    hinted: /\p{Nd}/u,
    implied: 'age ages minimum old years alter alt jahre jahren',
    unnamed: 'age',
  },
  {
    cue: 'duration',
    asked:
      /\bhow (?:long|quickly|soon|fast|far (?:ahead|in advance|beforehand|back))\b|\bwhat(?:['’]?s| is) the (?:usual |typical |average |current )?(?:turn-?around|lead time|wait(?:ing time)?)\b|\bwie (?:lange|schnell|weit im voraus)\b|\bcuánto tiempo\b|\bcombien de temps\b|\bquanto tempo\b/iu,
    held: pattern(
      `${FOR_EVER}|${HOURS_LONG}|${NO_PERIOD}${measured(SPAN)}(?!\\s+(?:ago|earlier|later|old)\\b)|${measured(LENGTH)}(?!\\s+(?:away|from|off)\\b)`,
    ),
    hinted: pattern(AMOUNT),
    implied: 'last lasts lasted take takes took dauert',
  },
  {
    cue: 'distance',
    asked:
      /\bhow (?:far(?! (?:ahead|in advance|beforehand|back)\b)|tall|high|deep|wide)\b|\b(?:what|which) (?:are the )?dimensions\b|\bin (?:feet|inches|met(?:re|er)s|centimet(?:re|er)s|cm|miles|kilomet(?:re|er)s)\W*$|\bwie (?:weit(?! im voraus)|tief|breit)\b/iu,
    held: pattern(
      `${NO_INTERVAL}${measured(LENGTH)}${NO_SPEED}|${measured('(?:minutes?|minuten|minutos)')}`,
    ),
    hinted: pattern(AMOUNT),
  },
  {
    cue: 'frequency',
    asked:
      /\bhow (?:often|frequently)\b|\bhow many times (?:can|may|do|should|must|could) (?:i|we|you)\b|\bwie (?:oft|häufig)\b|\bcada cuánto\b|\bcon qué frecuencia\b|(?<!\p{L})à quelle fréquence\b/iu,
    held: pattern(
      String.raw`\b(?:every|each)\s|\b(?:once|twice|hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually|always|never|rarely|regularly|täglich|wöchentlich|monatlich|jährlich|einmal|zweimal)\b|\bjede[nmrs]?\s|\balle\s(?:\d|zwei|drei|vier|sechs)|\bcada\s|\bogni\s|\btou(?:s|tes) les\s|\b(?:om de|elke)\s|\bpar (?:jour|semaine|mois|an)\b|\d\s?[x×]\s?(?:am|pro|im|jährlich|täglich|wöchentlich)|${NUMBER} (?:times|mal|veces|fois)\b|\b(?:an?|per) (?:hour|day|week|month|year)\b`,
    ),
    hinted: pattern(AMOUNT),
  },
  {
    cue: 'quantity',
    asked:
      /\bhow (?:many|much|large|big|heavy)\b|\bwhat (?:percentage|number|amount|share)\b|\bwie (?:viele|hoch)\b|\bwieviele\b|\bcuánt[oa]s?\b|\bcombien\b|\bquant[ie]\b/iu,
    // A handful is no number, half of what is written says "a", and neither a year nor the 10th counts.
    held: pattern(
      String.raw`(?<![\d.,])(?!(?:an?|un|una|eine?n?)\b|${UNCOUNTED}|${YEAR}|${DATED})${NUMBER}(?!(?:st|nd|rd|th)\b|\d)|\b(?:once|twice|none|both|many|several|infinitely)\b`,
    ),
  },
  {
    cue: 'time',
    asked:
      /^\W*(?:(?:and|so|but|since|until|by|from) )?when\b(?!\s+(?:is|are)\b.*\b(?:free(?: of charge)?|allowed|included|required|needed|necessary)\W*$)(?=\W*$|\s+(?:is|are|am|was|were|do|does|did|can|could|will|would|shall|should|must|may|might|has|have|had|to|and|exactly)\b)|\b(?:when\W*$|how (?:late|early)\b|(?:what|which) (?:years?|time|dates?|days?|nights?|evenings?|mornings?|afternoons?|weekday|month|hours?|century|decade)\b)|\bopening (?:hours|times)\b|\bwhat(?:['’]?s| is| was) the (?:\p{L}+ ){0,2}(?:deadline|cut-?off)\b|\bwann\b|\bcuándo\b/iu,
    held: pattern(
      String.raw`\b(?:1\d|20)\d\ds?\b|\b(?:\p{L}+|\d+) (?:years?|weeks?|months?) ago\b|\d{1,2}[:.]\d\d|\b\d{1,2}\s?(?:am|pm|a\.m|p\.m)\b|\b\d+\s+(?:days?|weeks?|months?|years?|hours?)\b|\b(?:january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|century|daily|every (?:day|week|month|year)|weekdays?|weekends?|noon|midnight|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|uhr|lunes|viernes|sábado|domingo)\b|${MONTH_OR_VERB}|\bevery (?:\p{L}+|\d+) (?:days?|weeks?|months?|years?)\b|\b(?:minutes?|hours?|days?|weeks?|months?) (?:before|after|prior to)\b|\b(?:within|after) ${NUMBER}(?:\s\p{L}+){0,2}?\s${SPAN}|${SPOKEN_HOURS}`,
    ),
    hinted:
      /\b(?:before|after|until|once|as soon as|when|whenever|during|since|at the (?:time|start|end|beginning|same time)|nach|vor|sobald|wenn)\b/iu,
    implied:
      'open opens opened opening close closes closed closing deadline cutoff hours day days night nights evening evenings weekday date dates geöffnet öffnet schließt abierto abre cierra',
  },
  {
    cue: 'person',
    asked: /(?<!\p{L})(?:who|whom|whose)(?!\p{L})/iu,
    held: /(?<!^)(?<!\p{L})(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December)(?!\p{L}))\p{Lu}\p{Ll}[\p{L}’'-]+|^\p{Lu}[\p{L}’'.-]*\s\p{Lu}\p{Ll}|\b(?:manager|director|owner|team|staff|president|author|professor|king|queen|minister|contact)\b|[\p{L}\d]@\p{L}/u,
  },
  {
    cue: 'place',
    asked:
      /\b(?:where(?:abouts)?(?! (?:is|are) my\b)|what (?:city|country|place|address|location|state|town|street))\b|\bwhat(?:['’]s| is) (?:your|the) (?:\p{L}+ )?(?:address|location)\b|\bhow (?:do|can|would) (?:i|we) (?:get (?:to|there)|find you|reach you)\b|\bwo\b|\bwie komm(?:e|en|t)\b|\bdónde\b|(?<!\p{L})où(?!\p{L})|\bdove\b/iu,
    held: /\b(?:[Nn]ext to|[Oo]pposite|[Bb]ehind|[Bb]eside|[Ii]n front of|[Aa]bove|[Bb]elow) (?:the|our|your) |\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Tt]o|[Oo]n|[Vv]om|[Vv]on|[Aa]m|[Ii]m)\s+(?:(?:the|der|dem|den|die)\s+)?(?:\p{Lu}|\d+\s\p{Lu})|\p{L}(?:straße|strasse|weg|gasse|platz|allee|ufer|damm)\s\d|\b(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Ss]quare|[Ff]loor|[Rr]oom|[Bb]uilding|Straße|Platz|rue|[Cc]alle|Address|Adresse)\b|\b\d{5}\b/u,
    hinted:
      /\b(?:[Ii]n|[Aa]t|[Nn]ear|[Uu]nder|[Oo]n|[Ii]nside|[Bb]etween) (?:an?|its|their|his|her) (?!way|manner|time|sense|case|result|effort|attempt|position|year|month|day|week)/u,
    implied:
      'located location address situated shop store office business company premises komme kommen anreise laden geschäft adresse',
    unnamed: 'address',
  },
  {
    cue: 'reason',
    asked:
      /\b(?:why|how come)\b|\bwhat (?:caused?|is the (?:reason|cause|purpose))\b|\bwarum\b|\bwieso\b|\bpor qué(?!\p{L})|\bpourquoi\b|\bperché(?!\p{L})/iu,
    held: /\b(?:because|since|due to|owing to|in order to|so that|reasons?|as a result|in response to|for fear of|in protest|as a means|in an effort|(?:stem(?:s|med)?|result(?:s|ed)?|follow(?:s|ed)) from|caused by|to (?:avoid|prevent|ensure)|lack of|therefore|thanks to|weil|denn|wegen|damit|porque|debido|parce que|afin)\b/iu,
    hinted: /\bto \p{Ll}{2,}|\b(?:so|thus|hence)\b/u,
  },
]
