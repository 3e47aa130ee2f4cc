/** Letters that are spoken with a vowel of their own or that of the sign behind them. */
const BASE = /[அ-ஔக-ஹ]/gu
const baseCount = (text: string): number => text.match(BASE)?.length ?? 0
/** Syllables that stay at least. */
const LEAST = 2

/** What says that a letter has no vowel. */
const PULLI = '்'

/** Words whose forms differ from within, by how they begin. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/^(?:தற|தரு(?:வ|ம்|கி)|தர(?:ப்|லா|ா|வே|$)|தந்த(?!ை)|தாரு?ங்)/u, 'தரு'],
  [/^(?:வரு(?:வ|ம்|கி|ப)|வர(?:லா|ா|வே|க்|$)|வந்த|வாரு?ங்)/u, 'வரு'],
  [/^திற(?:க்|ப்|ந்|வ|$)/u, 'திற'],
  [/^மூட(?:ு|ி|ப்|ல|வ|$)/u, 'மூடு'],
  [/^நட(?:க்|ப்|ந்)/u, 'நட'],
  [/^(?:நடத்து|நடத்த|நடத்தி)/u, 'நடத்து'],
  [/^(?:சொல்|சொன்)/u, 'சொல்'],
  [/^(?:கொள்(?!மு)|கொண்ட)/u, 'கொள்'],
  [/^(?:செல்(?:ல|வ|லு|கி)|சென்ற)/u, 'செல்'],
  [/^(?:உண்(?:ண|ப|கி)|உண்டார்)/u, 'உண்'],
  [/^வாங்க/u, 'வாங்கு'],
  [/^(?:கட்டு(?:வ|கி|ம்|ங்|$)|கட்ட(?:லா|வே|ா|ணு|$)|கட்டி(?:ன|$))/u, 'கட்டு'],
  [/^(?:கற்(?:க|ப(?!ூ)|று|ற(?!ா))|கத்து)/u, 'கற்'],
  [/^(?:வீடு|வீட்ட)/u, 'வீடு'],
  [/^(?:நாள்|நாட்க|நாளி|நாளு|நாள(?!ை$))/u, 'நாள்'],
  [/^(?:பல்$|பற்க|பல்லி|பல்லை)/u, 'பல்'],
  [/^(?:கண்$|கண்கள|கண்ணி|கண்ணை|கண்ணு)/u, 'கண்'],
  [/^(?:பெண்|பெண்க|பொண்ணு)/u, 'பெண்'],
  [/^(?:ஆண்$|ஆண்க(?!ள்ட)|ஆண்களு)/u, 'ஆண்'],
  [/^(?:ஆண்டு|ஆண்டி)/u, 'ஆண்டு'],
  [/^(?:நீர்|தண்ணீர்|தண்ணி)/u, 'தண்ணீர்'],
  [/^குழந்தை/u, 'குழந்தை'],
  [/^மணி(?:க்கு|நேர|$)/u, 'மணி'],
  [/^விலை(?!வாச)/u, 'விலை'],
  [/^(?:பேருந்|பஸ்)/u, 'பேருந்து'],
  [/^மருந்(?!தக)/u, 'மருந்து'],
  [/^விருந்(?!தின)/u, 'விருந்து'],
  [/^(?:ரூபாய|ரூபா$)/u, 'ரூபாய்'],
]

/** Consonants that a word in front of another one ends in: கட்டணத்தைச் செலுத்த. */
const JOINED = /(?<=[\u0BBE-\u0BCC])[கசதப]்$/u
/** What is written together with any word: also, only, even, or asks. */
const CLITIC = /(?:(?<=[\u0BBE-\u0BCC])யும்|(?<=[\u0BBE-\u0BCC])வும்|ும்|மட்டும்|தான்|தானா|ாவது)$/u

const CASE =
  '(?<=[\\u0B95-\\u0BB9]்[பட]|[ரன]|ந்த|க்க|கள)ை|ையும்|ையே|ுக்கு|ுக்காக|ுக்கும்|ுக்குள்|ுக்கான|ுக்கா|ால்|ின்|ினால்|ில்|ிலும்|ிலே|ிலா|ிலிருந்து|ிலிருந்தும்|ிடம்|ிடமிருந்து|ுடன்|ோடு|ுடைய|ாக|ான|ாகவும்|ுள்ள|ிலுள்ள|ின்மேல்|்ல|ுல|ில|ுகிட்ட|்கிட்ட|ோட'

/** Plurals with what tells the case behind them. */
const PLURAL = new RegExp(`(?:ங்|க்|ற்|ட்)?கள(?:்|${CASE})?$`, 'u')
/** Cases of words in -ம்: கட்டணத்தை, கட்டணத்துக்கு, கட்டணமாக. */
const CASE_OF_M = new RegExp(
  `(?:த்த(?:ை|${CASE}|ு|ுக்குள்|ிற்கு|ிற்காக|ிற்கான|ிற்குள்)|ம(?:ாக|ான|ும்|ா|ே|ாகவும்|ில்லை|ில்லாத))$`,
  'u',
)
/** Cases of words that end in a vowel, and of those that lose it. */
const CASES = new RegExp(
  `(?:க்க(?:ு|ாக|ான|ும்|ுள்)|ய(?:ை|ால்|ின்|ில்|ிலும்|ிலிருந்து|ிடம்|ுடன்|ோடு|ுடைய|ாக|ான)|வ(?:ை|ால்|ின்|ில்|ிலிருந்து|ுடன்|ாக)|ிற்கு|ிற்காக|ிற்கான|${CASE})$`,
  'u',
)

/** Endings of verbs, of persons, times and moods. */
const PERSON =
  '(?:து|ார்|ார்கள்|ாள்|ான்|ாங்க|ீர்கள்|ீங்க|ீர்|ேன்|ோம்|ாய்|ன|தா|ார்களா|ீர்களா|ீங்களா|ோமா|ேனா|ாரா|ாங்களா|வர்|வர்கள்|வை|த|தை)'
const VERBAL = new RegExp(
  `(?:(?:க்)?கி(?:ற|ன்ற)(?:${PERSON}|ு)?|(?:க்கு|ு)ம்(?:ா)?|(?:ப்ப|ுவ|வ|ப்)(?:${PERSON}|தற்கு|தற்காக|தில்|தால்|தை|தும்|து)|ின(?:${PERSON}|ால்)?|(?:க்க|ிக்க)?லாம்(?:ா)?|(?:க்க|ிக்க)?(?:வேண்டும்|வேண்டுமா|ணும்|ணுமா|க்கூடாது|கூடாது|ாது|ாதீர்கள்|ாமல்|ாவிட்டால்|வில்லை|முடியுமா|முடியும்)|(?:யு|ியு|ு)ங்கள்|ுங்க|ு?தல்|ந்த(?:து|ால்|வர்|வர்கள்|வை|ு)?|த்த(?:து|ால்|வர்|வர்கள்)|க்க(?:வும்)?|க்கப்படு.*|ப்படு.*|ப்பட்ட.*)$`,
  'u',
)

/** Doubled before a vowel: வீட்டில், கல்லில். */
const DOUBLED = /(?<sign>[க-ஹ])்\k<sign>$/u

/** A stem without what its last letter is spoken with. */
const closed = (stem: string): string =>
  stem.replace(/[ு்]$/u, '').replace(DOUBLED, '$<sign>') + PULLI

/** A stem in -ம் or in a vowel as its word is named. */
function named(stem: string): string {
  if (/[\u0BBE\u0BC0\u0BC6-\u0BCCிை]$/u.test(stem)) return stem
  return stem.endsWith('ம்') ? stem : closed(stem)
}

/** A word without its ending of number and case; `undefined` where it has none. */
function withoutCase(word: string): string | undefined {
  const plural = PLURAL.exec(word)
  if (plural !== null && baseCount(word.slice(0, plural.index)) >= 1) {
    const stem = word.slice(0, plural.index)
    return plural[0].startsWith('ங்') ? `${stem}ம்` : named(stem)
  }
  const ofM = CASE_OF_M.exec(word)
  if (ofM !== null && baseCount(word.slice(0, ofM.index)) >= LEAST) {
    return `${word.slice(0, ofM.index)}ம்`
  }
  const found = CASES.exec(word)
  if (found !== null && baseCount(word.slice(0, found.index)) >= LEAST) {
    return named(word.slice(0, found.index))
  }
  return undefined
}

/**
 * Light stem of a Tamil word: what is written together with it off, then one ending of number and case
 * (கட்டணம், கட்டணங்கள், கட்டணத்தை; வகுப்பு, வகுப்பில்) or that of a verb (செலுத்துவது, செலுத்தலாம்).
 */
export function stemTamil(written: string): string {
  const joined = JOINED.exec(written)
  const whole =
    joined !== null && baseCount(written.slice(0, joined.index)) >= LEAST
      ? written.slice(0, joined.index)
      : written
  for (const [pattern, stem] of IRREGULAR) {
    if (pattern.test(whole)) return stem
  }
  const found = CLITIC.exec(whole)
  const word =
    found !== null && !VERBAL.test(whole) && baseCount(whole.slice(0, found.index)) >= LEAST
      ? whole.slice(0, found.index)
      : whole
  const verb = VERBAL.exec(word)
  if (verb !== null && baseCount(word.slice(0, verb.index)) >= LEAST) {
    return closed(word.slice(0, verb.index))
  }
  return withoutCase(word) ?? named(word)
}
