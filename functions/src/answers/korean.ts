/**
 * Korean words without the particles and endings that are written behind them. What is left is read
 * by pairs of syllables, since nouns are joined without a blank: 호박딱정벌레 holds 딱정벌레.
 */

const longestFirst = (list: string): string[] =>
  list.split(' ').toSorted((a, b) => b.length - a.length)

/** Behind a noun, where at least one syllable stays. */
const PARTICLES = longestFirst(
  '에서는 에서도 에서의 에서 에게서 에게는 에게 한테 께서 으로는 으로서 으로써 으로부터 로부터 으로 로서 로써 까지는 까지의 까지 부터는 부터 에는 에도 에의 이나 이라고 이라는 이라 라고 라는 라도 보다는 보다 처럼 만큼 마다 밖에 조차 마저 과의 와의 이란',
)
/** Of many, where at least two syllables stay. */
const PLURALS = longestFirst('들에게 들이 들을 들은 들의 들과 들도 들')
/** Of one syllable, where at least two stay: many nouns of two syllables end so. */
const SHORT_PARTICLES: ReadonlySet<string> = new Set('은는이가을를의에로와과도만씨')
/** Those of them that hardly any noun ends with, and the few nouns that do. */
const PLAIN_PARTICLES: ReadonlySet<string> = new Set('은는을를에')
const ENDS_SO: ReadonlySet<string> = new Set(['마을', '가을', '고을', '노을', '지은'])

/** Behind a verb or a noun that is said to be, where at least one syllable stays. */
const ENDINGS = longestFirst(
  '나요 까요 는가요 은가요 인가요 인가 습니다 습니까 이었나요 였나요 이었다 였다 입니다 입니까 이다 이며 이고 으며 는다 지만 는데 어요 아요 에요 예요 이에요 하는 하며 하고 하여 해서 하던 하기 하지 하면 하게 되는 되며 되고 되어 되던 되면 되기',
)
/** Behind a past form or a bare verb. */
const AFTER_PAST: ReadonlySet<string> = new Set('다고던을지기')
/** Verbs that make one of a noun. */
const MAKE_VERBS: ReadonlySet<string> = new Set('하되')
const PAST: ReadonlySet<string> = new Set('았었였')

/** The parts of a syllable, by their numbers in Unicode. */
const FIRST_SYLLABLE = 0xac00
const FINALS = 28
const VOWELS = 21
const FINAL = { n: 4, b: 17, ss: 20 } as const
/** Vowels that a past form draws together, and the one of the verb: ㅕ ㅣ, ㅘ ㅗ, ㅝ ㅜ, ㅐ ㅏ, ㅙ ㅚ. */
const DRAWN_TOGETHER: ReadonlyMap<number, number> = new Map([
  [6, 20],
  [9, 8],
  [14, 13],
  [1, 0],
  [10, 11],
])

const placeOf = (syllable: string): number => syllable.charCodeAt(0) - FIRST_SYLLABLE
const finalOf = (word: string): number => placeOf(word.at(-1) ?? '') % FINALS

/** A word whose last syllable has lost its final. */
function withoutFinal(word: string): string {
  const place = placeOf(word.at(-1)!)
  return word.slice(0, -1) + String.fromCharCode(FIRST_SYLLABLE + place - (place % FINALS))
}

/** A verb without the sign of the past; one of a noun (설계했, 시작되) is that noun. */
function verbOf(form: string): string {
  let verb = form
  if (finalOf(verb) === FINAL.ss) {
    if (PAST.has(verb.at(-1)!) && verb.length > 1) verb = verb.slice(0, -1)
    else {
      const bare = placeOf(withoutFinal(verb).at(-1)!)
      const vowel = Math.floor(bare / FINALS) % VOWELS
      const open = DRAWN_TOGETHER.get(vowel) ?? vowel
      verb =
        verb.slice(0, -1) + String.fromCharCode(FIRST_SYLLABLE + bare + (open - vowel) * FINALS)
    }
  }
  return verb.length > 2 && MAKE_VERBS.has(verb.at(-1)!) ? verb.slice(0, -1) : verb
}

/** A verb without its ending; `null` where the word does not end like one. */
function asVerb(word: string): string | null {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length > one.length)
  if (ending !== undefined) return verbOf(word.slice(0, -ending.length))
  const before = word.slice(0, -1)
  const isPast = before.length > 0 && finalOf(before) === FINAL.ss
  if (isPast && AFTER_PAST.has(word.at(-1)!)) return verbOf(before)
  if (word.endsWith('다') && before.length > 0 && finalOf(before) === FINAL.n)
    return verbOf(withoutFinal(before))
  const polite = word.slice(0, -2)
  if (/니[다까]$/.test(word) && polite.length > 0 && finalOf(polite) === FINAL.b)
    return verbOf(withoutFinal(polite))
  return null
}

/** A noun without its particle. */
function asNoun(word: string): string {
  const particle = PARTICLES.find((one) => word.endsWith(one) && word.length > one.length)
  if (particle !== undefined) return asNoun(word.slice(0, -particle.length))
  const plural = PLURALS.find((one) => word.endsWith(one) && word.length > one.length + 1)
  if (plural !== undefined) return word.slice(0, -plural.length)
  const last = word.at(-1)!
  if (word.length > 2 && SHORT_PARTICLES.has(last)) return word.slice(0, -1)
  const isPlain = word.length === 2 && PLAIN_PARTICLES.has(last) && !ENDS_SO.has(word)
  return isPlain ? word.slice(0, -1) : word
}

/** A run of Korean syllables without what is written behind it; one syllable stays at least. */
export const stemKorean = (word: string): string => asVerb(word) ?? asNoun(word)
