import { endingsIn } from './stem-by-endings.ts'

const CASES = ' sse s st le l lt ks ni ga ta na'
const declined = (bases: string): string =>
  bases
    .split(' ')
    .flatMap((base) => CASES.split(' ').map((ending) => base + ending))
    .join(' ')

/** Of cases, number and verbs: behind a vowel that is not the only one, since a genitive ends so. */
const BEHIND_VOWEL = endingsIn(
  `${declined('de te se ste')} sse s st le l lt ks ni ga t d id eid sid sed seid si ne da b n me vad ge sin sime site ksin ksid ksime ksite`,
)
/** Of nouns in -us and -mine and of verbs: behind any letter. */
const BEHIND_ANY = endingsIn(
  `${declined('use uste muse muste mise miste')} us ust used usi useid mus must mused musi mine mist mised misi ma mas mast maks mata tud dud nud takse dakse`,
)
const ENDINGS = [...BEHIND_VOWEL, ...BEHIND_ANY].toSorted((a, b) => b.length - a.length)
const ANY: ReadonlySet<string> = new Set(BEHIND_ANY)

const LEAST_LETTERS = 3
/** A root as short as that is another word without its dots: töö, too. */
const LONGEST_DOTTED = 3
const VOWEL = /[aeiouõäöü]/
const ENDS_LONGER = /[aeiouõäöü][^aeiouõäöü]+[aeiouõäöü]+$/

/** No genitive ends in a long vowel but the shortest words: visiit, mandariin. */
const LONG_VOWEL = /([aeiou])\1$/

/** A plural, which some words have behind a consonant: koertega. */
const PLURAL = /^te./
const MAY_BE_PLURAL = /[lnr]$/

/** Consonants that are weaker before some endings, and what both are taken for: hind, hinna; pank, panga. */
const GRADES: readonly (readonly [RegExp, string])[] = [
  [/([kpt])\1$/, '$1'],
  [/nn$/, 'nd'],
  [/mm$/, 'mb'],
  [/ll$/, 'ld'],
  [/rr$/, 'rd'],
  [/(?<=[aeiouõäöü]{2}|[lnr])t$/, 'd'],
  [/(?<=[aeiouõäöü]{2}|[lnr])k$/, 'g'],
  [/(?<=[aeiouõäöü]{2}|[lmnr])p$/, 'b'],
  [/(?<=[aeiouõäöü]{2}|[lr])v$/, 'b'],
  [/(?<=..)ht$/, 'h'],
  // A vowel that falls out before an ending: number, numbri.
  [/(?<=[^aeiouõäöü])[eu](?=[rln]$)/, ''],
]

/**
 * A stem, and what the forms of its word begin with where that changes too much to be known by rule,
 * or is another word without its vowel (arve, arv); an ending may stand behind each.
 */
const ROOTS = `
tuba toa tuppa tube
pood poodi poe poode
aeg aja aega aegu
luba loa lube
ladu lao lattu
pidu peo
viga vea vigu
rada raja radu
rida rea
aed aia aeda
laps lapse last laste lapsi
mees mehe meest meeste mehi
naine naise naist naiste naisi
vesi vee vett
võti võtme võtit võtmei
uks ukse ust uste uksi
töö
koer koerte
noor noorte
suur suurte
hammas hamba
öö
tee
teema
firma
kuu
jalg jala jalga jalgu
selg selja selga
käsi käe kätt käte
süda südame südant
nahk naha nahka
suusk suusa suuska suuski
uisk uisu uiske
juuks juukse juuste juuksei
küüs küüne küünt küüsi
uus uue uut uute uusi
king kinga
kink kingi kinki kinke kingit kingitu
arve
kassa
konto
kallis kalli kallei kallim kallima
korrus korruse
linna linn
lind linnu lindu linde
vanem vanema
reis reisi reise
maks maksu maksa makse maksta
pesu pese pesta
parkim parkla
park pargi parki parke
saat saata saate saade saadeti
müük müü müüa müüki müügi müüja
oota ooda oodata
muut muuta muuda muude muudat
muu muid
leid leida leia leit leiu leidu
kadu kao
õpe õppe õppi õpi
sulge sule sulgu
keela
keel keele keelt keelte keeli
asuta asutat
tasu
toode toote
riie riide
kiri kirja kirju
õlu õlle
sõber sõbra sõpra sõpru
aken akna
mantel mantli
kindel kindla
artikkel artikli
tänav tänava
kohus kohtu
tunnus tunnuse
kütus kütuse
raha
rong rongi ronge
pakku paku
püha
puhas puhta
saabu
muru
mure
kook koogi kooki kooke
õhtu
kanuu
jälgi
tulemus tulemuse tulemusi
vanaem vanaema
vanais vanaisa
sündmus sündmuse sündmusi
värba
juhis juhise juhisei
tagasi
toit toitu toidu toite
voodi
soodsa soodne
mugav mugava
odav odava
tugev tugeva
sobiv sobiva
lahti
`
/** The same of whole words: forms of verbs, and what ends as if it had an ending. */
const WHOLE = `
parkim parkima parkida parkimine parkimise parkimist parkimiseks parkimisega pargin pargib pargime pargite
saat saadan saadab saadame saadavad saatma saatmine saatmise
tege teen teeb teeme teete teevad teha tehakse tehtud tegema tegemine
söö süüa söön sööb sööme söövad
joo juua joon joob joome joovad
tasuta
keela keelata
asuta asutati
raamat raamatud
muu muud
`
const UNDIVIDED =
  'pilet raamat salat tomat internet kabinet nädal festival materjal kanal sibul redel masin restoran apelsin vegan telefon turist jurist email epost'

const rowsOf = (list: string): [string, string][] =>
  list
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [root = '', ...forms] = row.split(' ')
      return [root, ...forms].flatMap((form): [string, string][] => [
        [form, root],
        [form.length > LONGEST_DOTTED ? form.replaceAll(/[õöäü]/g, withoutDots) : form, root],
      ])
    })
const roots = new Map(rowsOf(ROOTS))
const whole = new Map([
  ...rowsOf(WHOLE),
  ...UNDIVIDED.split(' ').map((word): [string, string] => [word, word]),
])

function withoutDots(letter: string): string {
  return letter.normalize('NFD')[0]!
}

/** The root of a word that is known by its beginning, whatever ending stands behind. */
function rootOf(word: string): string | undefined {
  const known = whole.get(word) ?? roots.get(word)
  if (known !== undefined) return known
  for (const ending of ENDINGS) {
    const root = word.endsWith(ending) ? roots.get(word.slice(0, -ending.length)) : undefined
    if (root !== undefined) return root
  }
  return undefined
}

function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    const left = word.slice(0, -ending.length)
    if (left.length < LEAST_LETTERS || !word.endsWith(ending)) continue
    if (ANY.has(ending) || (ENDS_LONGER.test(left) && !LONG_VOWEL.test(left))) return left
    if (PLURAL.test(ending) && MAY_BE_PLURAL.test(left)) return left
  }
  return word
}

/**
 * Light stem of an Estonian word: the endings of cases, number and verbs off, then its last vowels,
 * and its last consonants in one grade. Three letters stay at least.
 */
export function stemEstonian(word: string): string {
  const root = rootOf(word)
  if (root !== undefined) return root
  let stem = withoutEnding(word)
  while (stem.length > LEAST_LETTERS && VOWEL.test(stem.at(-1)!)) stem = stem.slice(0, -1)
  for (const [strong, weak] of GRADES) {
    const graded = stem.replace(strong, weak)
    if (graded !== stem && graded.length >= LEAST_LETTERS) return graded
  }
  return stem
}
