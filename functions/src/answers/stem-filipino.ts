/** Two vowels: three letters where it begins with one (isa, upa), else four. */
const ROOT = /^(?=\p{L}*[aeiou]\p{L}*?[^aeiou]?[aeiou])(?:[aeiou]\p{L}{2,}|[^aeiou]\p{L}{3,})$/u
/** Consonants that begin no native word together: what is left would be no root. */
const BEGINS_AS_ROOT = /^(?:[aeiou]|ng[aeiou]|[^aeiou](?:[aeiou]|[lrwy][aeiou]))/u
const isRoot = (word: string): boolean => ROOT.test(word) && BEGINS_AS_ROOT.test(word)

/** What tells who does it, when and to whom, the longest first; nasals as the letter behind them wants. */
const PREFIXES: readonly RegExp[] = [
  /^(?:pinakama|pinaka|nakaka|makaka|nakapag|makapag|nagpapa|magpapa|pagpapa|ipinapa|ipinag|pinag|ipag)/u,
  /^(?:nagpa|magpa|pagpa|ipina|pinapa|nagka|magka|pagka|nagsi|magsi|maipa|naipa)/u,
  /^(?:mag|nag|pag)/u,
  /^(?:mang|nang|pang)(?=[aeioukghw])/u,
  /^(?:mam|nam|pam)(?=[bp])/u,
  /^(?:man|nan|pan)(?=[dtsl])/u,
  /^(?:naka|maka|naki|maki|paki|taga)/u,
  /^(?:pina|ipa)/u,
  /^(?:mai|nai)(?=[^aeiou])/u,
  /^(?:ma|na|pa|ka)/u,
  /^um(?=[aeiou])/u,
  /^in(?=[aeiou])(?!u[mt])/u,
  /^ni(?=[lyw])/u,
  /^i(?=[^aeiou][aeiou]|[aeou]\p{L})/u,
]
/** Within a root, behind its first letter: b-um-ili, b-in-ili. */
const INFIX = /^(?<first>[^aeiou]|ng)(?:um|in)(?=[aeiou])/u
/** The first letter and vowel twice: bi-bili, a-alis. */
const DOUBLED = /^(?:(?<first>(?:ng|[^aeiou])[aeiou])\k<first>|(?<vowel>[aeiou])\k<vowel>)/u

/** Nouns that only begin or end as other words do: brother, tank, monday, tomorrow, morning … */
const KEPT =
  /^(?:lalaki|babae|magulang|pandesal|pancit|pansit|panadero|panaderya|pamasahe|pamilya|pasahero|pasaporte|paliparan|palikuran|panahon|pangulo|pagod|kapatid|kaarawan|kalahati|kalabaw|kalendaryo|kamatis|kamera|kalusugan|kapitan|kapitbahay|karaoke|mantika|mantikilya|mangga|makina|manager|mayaman|masahe|madaling|umaga|tanghali|minuto|numero|sinehan|lugar|dalawa|tatlo|apat|anim|walo|siyam|sampu|libo|lunes|martes|miyerkules|miyerkoles|huwebes|biyernes|sabado|linggo|enero|pebrero|marso|abril|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre|gusali|hardin|bitamina|medisina|kusina|gasolina|tindera|tindero|papel|papaya|kakaw|tatay|nanay|lolo|lola|bangko|simbahan|sinigang|inasal|pinsan|pinto|katao|tao|halaman|larawan|orasan|upuan|harapan|likuran|restawran|restoran|internet|insurance|instruktor|kumpanya|pista|piyesta|paradahan|parking|payment|package|party|paypal|partner|pares|market|mall|manual|maynila|nasugbu|palawan|pampanga|panel|panganib|pangalan|katapat|pahina|kabuuan|kalidad|kalan|kanin|kandila|kandidato|kantina|kapital|karton|karnabal|katedral|nurse|nota|notaryo|negosyo)$/u

/** Forms that lose a vowel or a first letter, and what they are forms of. */
const FORMS: Readonly<Record<string, string>> = {
  bili: 'bilhin bibilhin bilihin bibilihin binibili mabibili mabilhan bilhan mamili pamimili namimili',
  kuha: 'kunin kukunin kinuha kinukuha kumuha kukuha pagkuha makuha makukuha nakuha kunan kuhanin pagkuhang kuhaan',
  dala: 'dalhin dadalhin dinala dinadala dalang madala dalhan',
  sakay: 'sakyan sasakyan',
  sasakyan: 'sasakyan sasakyang',
  lagay: 'lagyan lalagyan nilagyan nilalagyan',
  bukas: 'buksan bubuksan binuksan binubuksan pagbukas bukás',
  sunod: 'sundin susundin sinunod sinusunod sundan sumusunod susunod',
  hingi: 'hingin hihingin hinihingi',
  dami: 'marami maraming dumami karami ganoon',
  dating: 'dumarating darating dumating datnan pagdating makarating nakarating makakarating',
  tatag: 'itinatag nagtatag tagapagtatag pagkakatatag',
  kailangan: 'kailangan kailangang kinakailangan kakailanganin nangangailangan kailanganin',
  inum: 'inumin iinumin inuming inom uminom umiinom iinom pag-inom pagkainom nakakainom',
  ihaw: 'inihaw inihaw-ihaw ihawan ihaw mag-ihaw magihaw pag-ihaw',
  kain: 'kainin kakainin kinakain kinain kainan pagkain pagkaing kumain kumakain kakain makakain makain',
  gawa: 'gawin gagawin ginawa ginagawa gawan gumawa gumagawa gagawa magagawa nagagawa paggawa gawaan pagawa manggagawa',
  tao: 'tao taong katao mga-tao',
  hatid: 'ihatid ihahatid inihatid maghatid naghahatid paghahatid hinahatid hatidan',
  alaga: 'alaga alagang alagaan mag-alaga nag-aalaga inaalagaan pag-aalaga tagapag-alaga',
  aral: 'aral aralin paaralan mag-aral nag-aaral pag-aaral',
  turo: 'turo ituro itinuro itinuturo magturo nagtuturo pagtuturo tagapagturo tinuturo',
  bayad:
    'bayad bayaran babayaran binayaran binabayaran magbayad nagbayad nagbabayad pagbabayad bayarin kabayaran pambayad bayarang mabayaran',
  tanda: 'matanda matatanda nakatatanda',
  bata: 'bata batang kabataan pambata',
  nuod: 'panoorin manood nanood nanonood panonood panuorin',
  bigay: 'bigyan bibigyan binigyan binibigyan ibigay ibinigay ibibigay magbigay nagbibigay',
  sabi: 'sabihin sasabihin sinabi magsabi',
  tawag: 'tawag tumawag tawagan tatawag tatawagan natawagan matatawagan matawagan',
  upa: 'upa umupa paupahan paupa nagpapaupa magpaupa uupa inuupahan umuupa upahan pinauupahan pinapaupahan',
  arkila: 'arkila umarkila arkilahin inaarkila paarkila pag-arkila',
  uwi: 'uwi umuwi uuwi iuwi pauwi',
  aso: 'aso asong',
  tubig: 'tubig',
  gulung: 'gulong gulong-gulong',
  tulung: 'tulong tulungan tumulong matulungan katulong',
  tanung: 'tanong tanungin magtanong nagtatanong itanong',
  bilang: 'bilang bilangin',
  utang: 'utang umutang',
  gulang: 'gulang',
  kulang: 'kulang kakulangan',
  sigarilyo: 'sigarilyo manigarilyo naninigarilyo paninigarilyo yosi magyosi',
  singil: 'maningil naniningil',
}
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([stem, forms]) =>
    forms.split(' ').map((form) => [form, stem] as const),
  ),
)

/** What joins a word that ends in a vowel with the next one: malaking bahay. */
const LINKER = /(?<=\p{L}{2}[aeiou])(?<!\p{L}{3}[aeiou]ha)ng$|(?<=\p{L}{3}[aeiou]han)g$/u
const SUFFIX = /(?:(?<=[aeiou])[hn])?(?:an|in)$/u
const PLURAL = /(?<=\p{L}{3}[^aiouslw])s$/u

const without = (word: string, part: RegExp): string => {
  const rest = word.replace(part, '')
  return rest !== word && isRoot(rest) ? rest : word
}

/** Without the first that fits of what stands before a root; the word itself where none does. */
function withoutPrefix(word: string): string {
  for (const prefix of PREFIXES) {
    const rest = word.replace(prefix, '')
    if (rest !== word && isRoot(rest)) return rest
  }
  return word
}

function withoutDoubling(word: string): string {
  const { first = '', vowel = '' } = DOUBLED.exec(word)?.groups ?? {}
  const rest = word.slice((first || vowel).length)
  return rest !== word && isRoot(rest) ? rest : word
}

function withoutInfix(word: string): string {
  const rest = word.replace(INFIX, '$<first>')
  return rest !== word && isRoot(rest) ? rest : word
}

/** What stands before a root, and within it, once; what was doubled is looked at first. */
function onceWithoutBeginning(word: string): string {
  const single = withoutDoubling(word)
  if (single !== word) return single
  const plain = withoutInfix(word)
  return plain === word ? withoutPrefix(word) : plain
}

/** As many as verbs have: ma-i-ba-balik. */
const MOST_BEGINNINGS = 3

/**
 * A root as its forms have it alike: the last syllable's o is u before an ending, and e is i (luto,
 * lutuin); a d between vowels is r (bayad, bayaran); many write neither u nor i before w and y (kwarto).
 */
const spelt = (root: string): string =>
  root
    .replace(/^(?<first>[^aeiou])(?:u(?=w)|i(?=y))/u, '$<first>')
    .replaceAll('o', 'u')
    .replaceAll('e', 'i')
    .replace(/(?<=^\p{L}{3,}[aiu])d$/u, 'r')

/**
 * Light stem of a Filipino word: without what stands before its root (nagbabayad, ibabalik), within it
 * (bumili, binili), and behind it (bilhan, lutuin), and without a doubled beginning. English words keep
 * all but a plural.
 * @param word lower case, without accents
 */
export function stemFilipino(word: string): string {
  const known = IRREGULAR.get(word)
  if (known !== undefined) return spelt(known)
  if (KEPT.test(word)) return spelt(word)
  const unlinked = word.replace(LINKER, '')
  if (unlinked !== word) {
    const form = IRREGULAR.get(unlinked)
    if (form !== undefined) return spelt(form)
    if (KEPT.test(unlinked)) return spelt(unlinked)
  }
  let root = without(unlinked, SUFFIX)
  if (IRREGULAR.has(root)) return spelt(IRREGULAR.get(root)!)
  for (let times = 0; times < MOST_BEGINNINGS; times++) {
    const rest = onceWithoutBeginning(root)
    if (rest === root) break
    root = rest
    const form = IRREGULAR.get(root)
    if (form !== undefined) return spelt(form)
    if (KEPT.test(root)) return spelt(root)
  }
  return spelt(without(root, PLURAL))
}
