/** What a word does in an English sentence, as far as a reader without a dictionary can tell. */
export type Tag =
  | 'noun'
  | 'name'
  | 'number'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  /** Begins a clause below another: because, which, when. */
  | 'subordinator'
  /** be, have, do, can … before another verb, and be by itself. */
  | 'auxiliary'
  | 'negation'
  | 'to'
  | 'verb'
  /** Written, made, found: finite or not. */
  | 'past'
  | 'gerund'
  | 'comma'
  /** Ends a clause. */
  | 'stop'

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Words of one kind in nearly every sentence; of two readings the commoner one. */
const CLOSED: Partial<Record<Tag, string>> = {
  determiner: `a an the this these those my your our their his her its every each some any no all
    both another such what whose`,
  pronoun: `i you we they he she it me him us them there one who someone nobody everyone anyone
    something nothing everything myself himself herself itself themselves`,
  preposition: `of in on at by for from with without into onto about against after before between
    during under over through within across along among around behind below beneath beside beyond
    despite except inside near off outside per since toward towards throughout until till up upon
    via like unlike as than out down`,
  conjunction: 'and or but nor yet',
  subordinator: `because although though while whereas if unless when whenever where whether which
    that whom so how why`,
  auxiliary: `is are was were be been being am has have had having do does did can could will would
    shall should may might must get gets got`,
  negation: 'not never cannot neither hardly',
  to: 'to',
  adverb: `also very too just only even still now then here again already always often soon first
    once twice later ever almost quite rather perhaps instead thus therefore however indeed together
    away back more most less least much well`,
  number: `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion`,
  // Past forms that do not end in -ed.
  past: `arose became began bent bet bit bound bought broke broken brought built burst came cast
    caught chose chosen cut dealt drew drawn drove driven dug ate eaten fallen fed fell felt fled
    flew flown forbade forbidden forgot forgotten fought found froze frozen gave given gone grew
    grown heard held hid hidden hit hung hurt kept knew known laid lain led left lent let lit lost
    made meant met paid put ran rode ridden risen rose said sang sank sat saw seen sent set shook
    shaken shot shown shut shrank shrunk sunk swam swum spun slept sold sought spent split spoke spoken spread stood stole stolen
    stuck struck sued sung swore sworn taken taught thought threw thrown told took tore torn
    understood went wept woke won wore worn wove woven wrote written undertook undertaken overcame
    withdrew withdrawn`,
  // Verbs that are hardly ever nouns, in the forms without -ed and -ing.
  verb: `allow allows argue argues become becomes begin begins believe believes bring brings build
    builds buy buys choose chooses come comes consider considers contain contains create creates
    decide decides describe describes destroy develop develops differ earn eat eats enable enables
    ensure exist exists explain explains follow follows give gives go goes grow grows happen happens
    hold holds identify include includes keep keeps know knows learn lose loses make makes mean
    means occur occurs own owns pay pays prevent prevents produce produces protect protects provide
    provides receive receives refer refers rely remain remains require requires say says see seem
    seems sell sells send sends sue sues take takes tell tells think thinks understand want wants
    write writes`,
  // Nouns and adjectives that end like verbs.
  noun: 'need seed speed weed feed breed deed hundred bed king ring thing spring string morning evening building',
  adjective: 'red indeed sacred naked wicked united',
}

const TAGS = new Map<string, Tag>()
for (const [tag, list] of Object.entries(CLOSED)) {
  for (const word of words(list)) TAGS.set(word, tag as Tag)
}

/** May, Will, Red: within a sentence, a large letter makes a name of these. */
const MAY_BE_NAMES: ReadonlySet<Tag> = new Set(['noun', 'adjective', 'auxiliary', 'verb', 'past'])

const ADJECTIVE_ENDINGS = words('ous ful ive able ible ic ical less ish ary al ant ent')

/**
 * By its form alone; a word that may be a verb is `noun` until its neighbours are known.
 * @param word lower case
 */
export function tagOfForm(word: string, isLarge: boolean): Tag {
  const known = TAGS.get(word)
  if (known !== undefined && !(isLarge && MAY_BE_NAMES.has(known))) return known
  const first = word.charCodeAt(0)
  if (first < 58 && first > 47) return 'number'
  if (isLarge) return 'name'
  if (word.length > 4) {
    if (word.endsWith('ed')) return 'past'
    if (word.endsWith('ing')) return 'gerund'
  }
  if (word.length > 3 && word.endsWith('ly')) return 'adverb'
  return ADJECTIVE_ENDINGS.some((ending) => word.endsWith(ending)) ? 'adjective' : 'noun'
}
