import { MAIL_ADDRESS, PHONE_NUMBER } from './addresses.ts'
import { NUMBER, pattern } from './cue-patterns.ts'
import type { AnswerCue, CueRule } from './cue-rules.ts'

/** What is told by a sign of its own, whatever words stand around it. */
export const SIGNED: readonly CueRule[] = [
  {
    cue: 'phone',
    asked:
      /\b(?:what|which)\b[^?]*\b(?:tele|mobile |cell)?phone numbers?\b|^\W*(?:(?:the|your) )?(?:tele)?phone numbers?\b|\bphone number (?:for|of)\b|\bnumber (?:for|of) (?:the |your )?(?:\p{L}+ )?(?:branch|clinic|desk|doctor|driver|hotline|office|owner|reception|shop|store|surgery|taxi|team|workshop)\b|\b(?:what|which) number (?:do|can|should|must|to|would)\b|\b(?:who|whom|what number|which number) (?:do|can|should|must|could|would) (?:i|we) (?:call|phone|ring)\b|\b(?:who|number) to (?:call|phone|ring)\b|\b(?:wie|was|welche)\b[^?]*\b(?:telefon|handy|ruf)nummern?\b|^\W*(?:(?:die|ihre|eure) )?telefonnummer\b|\btelefonnummer (?:von|vom|der|des|für)\b|\bunter welcher nummer\b|\bwelche nummer\b|\bwen (?:kann|muss|soll|rufe|darf) (?:ich|man|wir)(?: .*)? an(?:rufen)?\W*$/iu,
    held: PHONE_NUMBER,
    implied:
      'phone telephone number numbers call ring telefonnummer nummer anrufen rufnummer ruf rufe rufen',
  },
  {
    cue: 'mail',
    asked:
      /\b(?:what|which)\b[^?]*\be-?mail(?: addresse?s?)?\W*$|\b(?:what|which)\b[^?]*\be-?mail addresse?s?\b|\b(?:wie|was|welche)\b[^?]*\be-?mail-?adressen?\b/iu,
    held: MAIL_ADDRESS,
    implied: 'email mail address adresse',
  },
  {
    cue: 'year',
    asked: /\b(?:what|which) years?\b|(?<!\p{L})(?:welche[mns]|welches) jahr(?!\p{L})/iu,
    held: /(?<![\d.,])(?:1\d|20)\d\ds?(?![\d%])(?![.,]\d)/u,
    hinted: /\p{Nd}/u,
  },
  {
    cue: 'percentage',
    asked:
      /\b(?:what|which) (?:percentage|per ?cent|proportion)\b|\bhow many per ?cent\b|\binterest rate\b|\bAPR\b|(?<!\p{L})(?:wie ?viel prozent|zinssatz)(?!\p{L})/iu,
    held: pattern(
      String.raw`\d\s?(?:%|per ?cent|prozent)|\b(?:half|thirds?|quarters?|tenth|majority|hälfte|drittel|viertel|${NUMBER} (?:in|out of) ${NUMBER})\b`,
    ),
    hinted: /\p{Nd}/u,
  },
  {
    cue: 'temperature',
    asked:
      /\bhow (?:hot|cold|warm|cool)\b|\b(?:what|which) temperature\b|\btemperature (?:of|is|should)\b|(?<!\p{L})wie (?:heiß|warm|kalt)(?!\p{L})|(?<!\p{L})welche (?:\p{L}+)?temperatur/iu,
    held: /\d\s?(?:°|º|℃|degrees?\b|grad(?!\p{L})|celsius|fahrenheit)/iu,
    hinted: /\p{Nd}/u,
    implied: 'hot cold warm cool temperature temperatur heiß kalt',
  },
  {
    cue: 'loudness',
    asked:
      /\bhow (?:loud|noisy)\b|\b(?:what|which) noise level\b|\bdecibels?\b|(?<!\p{L})wie laut(?!\p{L})/iu,
    held: /\d\s?(?:db\b|decibels?|dezibel)/iu,
    hinted: /\p{Nd}/u,
    implied: 'loud noisy noise level laut',
  },
  {
    cue: 'power',
    asked:
      /\bhow many (?:kilo)?watts?\b|\bwattage\b|\bhow much (?:power|electricity|energy) (?:does|do|is)\b|(?<!\p{L})wie ?viele? (?:kilo)?watt(?!\p{L})/iu,
    held: /\d\s?(?:[km]?wh?\b|(?:kilo)?watts?|amp(?:ere)?s?\b|volts?\b|v\b)/iu,
    hinted: /\p{Nd}/u,
    implied: 'watts watt wattage power',
  },
  {
    cue: 'speed',
    asked:
      /\bhow fast (?:do|does|can|is|are|will)\b.*\b(?:go|goes|drive|ride|run|move|travel|sail)\b|\btop speed\b|\bmaximum speed\b|\bhow fast (?:is|are) (?:it|the|your|they)\b|(?<!\p{L})wie schnell (?:fährt|fahren|läuft|laufen|ist|sind)(?!\p{L})|(?<!\p{L})höchstgeschwindigkeit|(?<!\p{L})à quelle vitesse|(?<!\p{L})a qué velocidad|(?<!\p{L})a che velocità/iu,
    held: /\d\s?(?:km\/?h|kmh|mph|kph|kts?\b|knots?\b|knoten|stundenkilometern?|(?:miles|kilomet(?:re|er)s|kilómetros|kilomètres|chilometri) (?:per|an|por|par|à l[’']|all[’'])\s?(?:hour|hora|heure|ora)|kilometern? (?:pro|in der) stunde)/iu,
    hinted: /\p{Nd}/u,
    implied: 'fast speed go goes drive ride schnell geschwindigkeit',
  },
  {
    cue: 'weight',
    asked:
      /\bhow heavy\b|\bhow much\b.*\bweighs?\W*$|\b(?:what|which)\b(?: \S+){0,6} weigh\b|\bwhat(?:['’]?s| is| was) the (?:\p{L}+ ){0,2}weight\b|(?<!\p{L})wie schwer(?!\p{L})|(?<!\p{L})wie ?viel wieg\p{L}+/iu,
    held: /\d\s?(?:[kmµ]?g\b|grams?|grammes?|gramm|kilos?|kilogramm?e?s?|lbs?\b|pounds?|oz\b|ounces?|stones?\b|ton(?:ne)?s?\b|tonnen?)/iu,
    hinted: /\p{Nd}/u,
    implied: 'heavy weigh weighs weight schwer wiegt gewicht',
  },
  {
    cue: 'area',
    asked:
      /\bhow many square\b|\bin square (?:feet|met(?:re|er)s|miles|kilomet(?:re|er)s|yards)\b|\bhow many (?:acres|hectares)\b|(?<!\p{L})wie ?viele? quadratmeter(?!\p{L})/iu,
    held: /\d\s?(?:[mk]?m²|[mk]?m2\b|sq\b|square|qm\b|quadratmeter|acres?\b|hectares?\b|ha\b|hektar)/iu,
    hinted: /\p{Nd}/u,
  },
  {
    cue: 'storage',
    asked:
      /\bhow much (?:\p{L}+ )?(?:storage|memory|disk|ram)\b|\bhow many (?:giga|mega|tera)bytes?\b/iu,
    held: /\d\s?(?:[kmgt]b\b|(?:kilo|mega|giga|tera)bytes?)/iu,
    hinted: /\p{Nd}/u,
    implied: 'storage memory space',
  },
]

/** Kinds that nothing tells which does not show their sign. */
export const SIGNED_CUES: ReadonlySet<AnswerCue> = new Set(SIGNED.map(({ cue }) => cue))
