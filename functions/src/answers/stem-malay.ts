/** Three letters that begin with a vowel, or four; in either case two vowels: a root has two syllables. */
const ROOT = /^(?=\p{L}*[aeiou]\p{L}*?[^aeiou]?[aeiou])(?:[aeiou]\p{L}{2,}|\p{L}{4,})$/u
/** The few of one syllable. */
const SHORT_ROOT = /^(?:cas|cat|sah|cop|pam|lap|gam|tip|cam|had|fon|faks|log|bom)$/u
const isRoot = (word: string): boolean => ROOT.test(word) || SHORT_ROOT.test(word)

/** Roots that keep their first letter where the rules would put another in its place. */
const WITH_M =
  /^m(?:akan|asak|inta|inum|ula(?!ng)|uat|ohon|andi|usnah|udah|aklum|asuk|ahir|ewah|ilik|ampu|arah|enang|untah|ain|esin|alu|atik|eriah)/u
const WITH_N = /^n(?:anti|ikah|ilai|aik|asihat|iaga|ama|afi|otis|ormal)/u
const WITH_NY = /^ny(?:aman|anyi|ala|ata)/u
const WITH_K =
  /^k(?:ira|irim|ering|osong|urang|awal|umpul|utip|enal|ena(?:kan)?$|unci|unjung|ahwin|ebumi|ongsi|embali|ecil|emas|ait|andung|ejar|ekal|eluar|husus|oyak|erja|unyah|ukus|esan|uat|ayuh|emuka|esah|etepi|orban|isar)/u

/** Before a root, and what the root has lost to it. */
const NASAL: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/^(?:meng|peng)e(?=cas|cat|sah|cop|pam|lap|cam|tip|had|log|bom)/u, (rest) => rest],
  [/^(?:meny|peny)(?=[aeiou])/u, (rest) => (WITH_NY.test(`ny${rest}`) ? `ny${rest}` : `s${rest}`)],
  [/^(?:meng|peng)(?=[aeiou])/u, (rest) => (WITH_K.test(`k${rest}`) ? `k${rest}` : rest)],
  [/^(?:meng|peng)(?=[gkhq])/u, (rest) => rest],
  [/^(?:mem|pem)(?=[aeiou])/u, (rest) => (WITH_M.test(`m${rest}`) ? `m${rest}` : `p${rest}`)],
  [/^(?:mem|pem)(?=[bpfv])/u, (rest) => rest],
  [/^(?:men|pen)(?=[aeiou])/u, (rest) => (WITH_N.test(`n${rest}`) ? `n${rest}` : `t${rest}`)],
  [/^(?:men|pen)(?=[dtcjsz])/u, (rest) => rest],
  [/^me(?=[lrwy])/u, (rest) => rest],
  [
    /^pe(?=kerja|langgan|lawat|lanc[oa]ng|layan|lihara|rokok|rawat|rasmi|niaga|waris|wangi|renang|labur|main|serta|laksana)/u,
    (rest) => rest,
  ],
]
const OTHERS: readonly RegExp[] = [
  /^ber(?=\p{L}{4}|ada|isi|air)(?!sih|lian|anda$|enang|ehat|asa|umah|endam|iadah|unding|agam|acun|iada)/u,
  /^be(?=renang|rehat|rasa|rumah|rendam|riadah|runding|kerja)/u,
  /^bel(?=ajar$)/u,
  /^per(?!iksa|cuma|lu$|gi$|abot|empuan|istiwa|ancis|maidani|hati|din|sen$|ingkat|sonal|kasa$)/u,
  /^ter(?!masuk|minal|api|jemah|ima$|natif|us$|ompah|ung$|engganu)/u,
  /^di(?!skaun|nding|sember|esel|gital|ploma|alog|rektor|nas$|sko|sket|mensi|nosaur)/u,
  /^ke(?=\p{L}{3,}an$)(?!nderaan|kotoran|adaan$)/u,
  /^se(?=(?:malam|hari|minggu|bulan|tahun|jam|minit|orang|buah|keping|ekor|unit|kilo|helai|biji|kali|hala|kereta|meter|kotak|pasang|batang|pinggan|cawan|gelas|botol|kepala|bilik|rumah|keluarga|kumpulan|pek|trip|jag|sesi|peserta|pasangan)(?:nya|an)?$)/u,
]

/** Nouns and requests whose stem the rules below would find another word in, and forms of each. */
const IRREGULAR: Readonly<Record<string, string>> = {
  masakan: 'masak',
  masalah: 'masalah',
  sekolah: 'sekolah',
  sebelah: 'sebelah',
  pelajar: 'pelajar',
  penuntut: 'penuntut',
  hubungi: 'hubung',
  baiki: 'baik',
  sertai: 'serta',
  kanan: 'kanan',
  tawaran: 'tawar',
  sarapan: 'sarapan',
  pakaian: 'pakaian',
  haiwan: 'haiwan',
  kawasan: 'kawasan',
  halaman: 'halaman',
  taman: 'taman',
  bahagian: 'bahagi',
  hanya: 'hanya',
  bertanya: 'tanya',
  tanya: 'tanya',
  punya: 'punya',
  mempunyai: 'punya',
  wilayah: 'wilayah',
  perkara: 'perkara',
  penerbangan: 'terbang',
  perbelanjaan: 'belanja',
  kenderaan: 'kenderaan',
  wanita: 'wanita',
  kelulusan: 'lulus',
  uang: 'wang',
  telepon: 'telefon',
}

const CLITIC = /(?:kah|lah|nya)$/u
const ENDED_BY_VERB = /(?:kan|i)$/u
const ENDED_BY_NOUN = /an$/u
/** A second beginning behind the first: diperbaiki, keberkesanan. */
const SECOND = /^[pb]er/u
/** A request without anything before its root: ambilkan, sediakan. */
const REQUESTED = /kan$/u

const without = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '')
  return isRoot(rest) ? rest : word
}

interface Begun {
  readonly root: string
  /** Whether what stood before the root makes a verb with an object of it. */
  readonly isVerb: boolean
}

/** Without what stands before the root, once; the word itself where nothing does. */
function withoutBeginning(word: string): Begun {
  for (const [beginning, restored] of NASAL) {
    if (!beginning.test(word)) continue
    const root = restored(word.replace(beginning, ''))
    if (isRoot(root)) return { root, isVerb: word.startsWith('m') }
  }
  for (const beginning of OTHERS) {
    const root = word.replace(beginning, '')
    if (root !== word && isRoot(root)) return { root, isVerb: word.startsWith('di') }
  }
  return { root: word, isVerb: false }
}

/**
 * Light stem of a Malay word: what stands before a root and changes its first letter (menyewa,
 * penyewaan: sewa), and the endings of verbs and nouns. An i ends a verb only where something stands
 * before it, since many nouns end in it too. Unlike Indonesian's algorithm it knows which letter of a
 * root is lost behind a nasal (memandu: pandu, memasak: masak).
 */
export function stemMalay(word: string): string {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  const plain = without(word, CLITIC)
  if (plain !== word && IRREGULAR[plain] !== undefined) return IRREGULAR[plain]
  const first = withoutBeginning(plain)
  const hasSecond = first.root !== plain && SECOND.test(first.root)
  const { root } = hasSecond ? withoutBeginning(first.root) : first
  if (first.isVerb) return without(root, ENDED_BY_VERB)
  if (root === plain && REQUESTED.test(root)) return without(root, REQUESTED)
  return without(root, ENDED_BY_NOUN)
}
