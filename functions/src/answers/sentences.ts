/** A stretch of a text by UTF-16 offsets, `end` exclusive, without white space at its ends. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Abbreviations after which a sentence goes on, lower case, without their last full stop. */
const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof sr jr st rev gen col sgt capt lt hon pres gov sen rep messrs vs v cf eg e.g ie i.e al
   etc approx est ca c no nos nr vol vols ed eds p pp fig figs sec secs ch art inc ltd co corp dept
   tel ext mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sept sep oct nov dec
   u.s u.k e.u d.c a.m p.m ph.d z.b u.a d.h bzw usw evtl ggf inkl zzgl str abs s sra ud uds dña
   av bd blvd rd ave max min incl excl resp
   mio mrd bzgl bspw sog vgl jh jhd jhdt geb gest ehem urspr usf dipl ing hr fr tsd std mill
   tél teléf telf tfno tlf móv telem tlm mind anschl tägl werkt idnr stk pers aprox máx mín suppl
   uds bot núm cía dto env janv févr juil déc
   ul pl os np tzw tj godz ул просп корп стр тел им οδ λεωφ τηλ αρ cad sok mah sig dott ecc bijv env mme г руб
   f.eks fx bl.a m.m osv dvs evt pr maks esim ns puh klo kpl jne ym kb stb npr tj br itd sl jl dll dst hlm tlp rp
   rs bw dkt mhe ndg slp s.l.p k.m n.k n.w tsh ksh
   brgy bgy blg gng atty engr
   jln tmn kpg tkt encik pn dato
   kl tim tj např apod atd resp hod kč tř nám č itp tzn wt śr czw pt niedz vb örn tl dk sa т.д т.п др тыс обл пом кв
   tn mnt pst krt nt sh lk vt jm jms v.a s.t rmt
   напр бул гр бл вх лв т.е т.н
   ctra pça ptge pg urb màx srs dres aptat
   dra srta excmo excma exmo exma profa profª arq eng avv geom arch dott.ssa sig.ra prof.ssa mlle dhr mevr drs ir mw
   plkst tālr talr nr piem apm tūkst milj gab kab bulv šos dz lpp mob u.c u.tml utt t.i t.sk t.s
   вул пров бульв буд смт
   pvz žr psl tūkst mln mlrd angl šv gyd kab pav
   atď tzv napr ods písm mudr mvdr paeddr
   mag ing mgr inż hab lek mudr mvdr judr phdr ifj özv doç uzm yrd bpk sdr št čl pribl inž sv ipd itn idr roj pon sre čet ned ரூ திரு கி.மீ கி.கி மி.லி ச.அ రూ డా ప్రొ నం కి.మీ కి.గ్రా మి.లీ చ.అ ఉ సా మ తె проф акад доц κα κκ δρ καθ`.split(
    /\s+/,
  ),
)
/** Abbreviations that often end a sentence: it goes on only before a small letter. */
const OFTEN_LAST = new Set([
  'etc',
  'inc',
  'ltd',
  'co',
  'corp',
  'a.m',
  'p.m',
  'u.s',
  'u.k',
  'e.u',
  'd.c',
  'ph.d',
  'jr',
  'sr',
  'al',
  'г',
  'руб',
  'ecc',
  'm.m',
  'osv',
  'jne',
  'ym',
  'jm',
  'jms',
  'stb',
  'itd',
  'итд',
  'сл',
  'дин',
  'dll',
  'dst',
  'u.c',
  'u.tml',
  'utt',
  'лв',
  'т.н',
  'atd',
  'atď',
  'apod',
  'itp',
  'ipd',
  'itn',
  'idr',
  'vb',
  'tl',
  'kč',
  'т.д',
  'т.п',
  'др',
])

/** Abbreviations that are words as well: with a small letter, and with no number around, they are. */
const WORDS_TOO = new Set(
  'arch art bot eng est fig gen hon ing ir kb mag max min mill mind no rep sat sen sun tel wed'.split(
    ' ',
  ),
)

const CLOSERS = `["'”’»)\\]]*`
/** Greek asks with what is a semicolon elsewhere. */
const GREEK_MARK = String.raw`\u037E|;(?<=\p{sc=Greek}\P{L}{0,8};)`

/**
 * The end of a sentence: its last signs, closing quotes, and the number of a footnote that is
 * printed right behind them (which is not part of the sentence). Groups: what ends it in Latin
 * script, the number. They have no names, since an object for each match costs more than the search.
 */
const END = new RegExp(
  `(?<![.!?…])((?:[.!?…]+|${GREEK_MARK})${CLOSERS})((?=\\d)(?<=[\\p{L}\\p{Pe}\\p{Pf}"'%][.!?…]+${CLOSERS})\\d{1,3})?(?=\\s|$)|[。！？｡]+[」』”’）]*|[।॥؟۔។။։።]+`,
  'gu',
)

/** Not the letters behind an apostrophe: what is Mary’s is no abbreviation. */
const LAST_WORD = /(?<![\p{L}\p{M}][’'])(?<![\p{L}\p{M}.])[\p{L}\p{M}.]+$/u
/**
 * What a number with a full stop is the ordinal of: a month or a century, in the languages that
 * write ordinals so (8. Februar, 19. Jahrhundert, 3. joulukuuta begins small).
 */
const AFTER_ORDINAL =
  /^(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jahrhundert|Jahrtausend|Jh|Klasse|Etage|Stock|Obergeschoss|Untergeschoss|Auflage|Platz|Juni|Juli)/u
const ORDINAL = /(?<![\p{L}\p{N}.,])\d{1,2}$/u
/** Words before a number that make it an ordinal: am 8. August, der 2. Weltkrieg. */
const BEFORE_ORDINAL =
  /(?<!\p{L})(?:am|vom|zum|im|ab|dem|den|der|die|das|des|ins|jeden|jedem|jeder)\s+\d{1,2}$/iu
/** By the 1st. We … is no saint. */
const ENGLISH_ORDINAL = /\d(?:st|nd|rd|th)$/iu
const STARTS_SMALL = /^["'“‘«([]*(?!\p{sc=Georgian})\p{Ll}/u
/** Georgian has small letters alone. */
const STARTS_SENTENCE = /^["'“‘«(¿¡[—–-]*\s?[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{sc=Georgian}$£€•*]/u

const isOrdinal = (before: string, after: string): boolean =>
  ORDINAL.test(before) && (AFTER_ORDINAL.test(after) || BEFORE_ORDINAL.test(before))

/** Two words of a letter each: i. d. R., p. P. An hour (a. m.) often ends a sentence. */
const OF_LETTERS = /(?<![\p{L}\p{M}])\p{L}\.\s[^\P{L}m]$/u
/** A street, by the end of its name: Marktstr. 12. */
const SHORT_STREET = /\p{L}str$/u

/** A Lithuanian street and its number, an hour and its minutes, a day: Uosto g. 12, 9 val. 30 min., kovo 8 d. */
const BEFORE_NUMBER = /\p{L}\s(?:g|pr|al|pl)$|\d\s(?:val|mėn)$/u
const OF_DAY = /(?:o|s)\s\d{1,2}\sd$/u

/** Thai ends no sentence with a full stop, but shortens words with one: ค.ศ., กม. */
const THAI_ABBREVIATION = /\p{sc=Thai}$/u

/** In UTF-16 units: the longest that stands in brackets in the midst of a sentence. */
const LONGEST_ASIDE = 100

/** Whether a sign stands in brackets that the sentence has opened, and closes soon after. */
function isInBrackets(text: string, sentenceStart: number, stop: number): boolean {
  const from = Math.max(sentenceStart, stop - LONGEST_ASIDE)
  const before = text.slice(from, stop)
  const opened = before.lastIndexOf('(')
  if (opened <= 0 || before.includes(')', opened)) return false
  const after = text.slice(stop, stop + LONGEST_ASIDE)
  const closed = after.indexOf(')')
  return closed > 1 && !after.slice(0, closed).includes('(')
}

const isSmall = (code: number): boolean => code >= 97 && code <= 122
const isCapital = (code: number): boolean => code >= 65 && code <= 90

/** The word of small ASCII letters, set apart by a blank, that ends at a place; '' where none does. */
function smallWordBefore(text: string, end: number): string {
  let start = end
  while (start > 0 && isSmall(text.charCodeAt(start - 1))) start--
  return start > 0 && text.charCodeAt(start - 1) === 32 ? text.slice(start, end) : ''
}

/** Whether what may be an abbreviation is a word: the mill. Our …; but not 3 mill. Euro. */
const isWord = (text: string, last: string, stop: number): boolean =>
  WORDS_TOO.has(last) &&
  !/\d\s$/.test(text.slice(Math.max(0, stop - last.length - 2), stop - last.length))

/** Whether the stop at `stop` closes a sentence, given what stands around it. */
function closesSentence(text: string, sentenceStart: number, stop: number, after: string): boolean {
  if (after === '') return true
  // Most stops stand between a plain word and a capital, and need no regular expression.
  if (isCapital(after.charCodeAt(0)) && text[stop] === '.' && text[stop + 1] !== '.') {
    const last = smallWordBefore(text, stop)
    if (last.length > 1)
      return OFTEN_LAST.has(last) || !ABBREVIATIONS.has(last) || isWord(text, last, stop)
  }
  if (STARTS_SMALL.test(after) || !STARTS_SENTENCE.test(after)) return false
  if (isInBrackets(text, sentenceStart, stop)) return false
  if (text[stop] !== '.' || text[stop + 1] === '.') return true
  const before = text.slice(Math.max(sentenceStart, stop - 24), stop)
  if (isOrdinal(before, after)) return false
  if (THAI_ABBREVIATION.test(before)) return false
  if ((/^\d/.test(after) && BEFORE_NUMBER.test(before)) || OF_DAY.test(before)) return false
  const word = LAST_WORD.exec(before)?.[0] ?? ''
  const lower = word.toLowerCase()
  if (OFTEN_LAST.has(lower)) return true
  if (ABBREVIATIONS.has(lower) && !ENGLISH_ORDINAL.test(before)) return false
  if (SHORT_STREET.test(lower) || OF_LETTERS.test(before)) return false
  // An initial (J. Smith) or a number of a list (2. Next) at the start of the sentence.
  if (/^\p{Lu}$/u.test(word)) return false
  return !LIST_NUMBER.test(text.slice(sentenceStart, stop).trim())
}

/** All that a sentence holds so far is what numbers it, or begins to: 2, 8.A of 8.A.1. */
const LIST_NUMBER = /^\d{1,3}(?:\.\p{Lu})?$/u

/** Thai and Lao end a sentence with a blank, and put blanks elsewhere too: around numbers, between names. */
const UNENDED = /[\u0E01-\u0EFF]/
/** In UTF-16 units: the least sentence, and the least words up to the next blank that begin one. */
const LEAST_UNENDED = 40
const LEAST_BEGINNING = 12
/** The least before Thai words that a sentence may go on with as well: a name, a verb without its subject. */
const LEAST_UNCERTAIN = 140
/** What begins a Lao sentence is not known. */
const LAO = /^\p{sc=Lao}/u
/** What mostly begins a sentence: however, so, in the year, the, this …, he. */
const BEGINS =
  /^(?:อย่างไรก็|ดังนั้น|นอกจาก|ต่อมา|ปัจจุบัน|ทั้งนี้|ทั้งสอง|แม้|หาก|ถ้า|โดยเฉพาะ|โดยทั่วไป|ตัวอย่าง|การ|ความ|เขา|พวกเขา|เธอ|มัน|ขณะ|ระหว่าง|เนื่องจาก|ใน|เมื่อ|หลังจาก|ก่อน|\p{sc=Thai}{2,20}?(?:นี้|เหล่านี้|ดังกล่าว))/u
/** What tells whether a sentence may end stands in its last signs. */
const LAST_SIGNS = 12
/** What goes on with a sentence. */
const GOES_ON =
  /^(?:และ|หรือ|แต่|ซึ่ง|โดย|เพราะ|เพื่อ|ที่|จึง|ก็|เนื่อง|เช่น|รวม|ตลอดจน|กับ|จน|แล้ว|อัน|คือ|ได้แก่|ถึง|จาก|ของ|ด้วย|เป็น|มี(?!นาคม)|ได้|ถูก|ต้อง|สามารถ|ยัง|จะ|ว่า|ให้|ทำ(?:ให้|การ)|อยู่|เริ่ม|ตั้งแต่|ต่อ(?!มา|จาก)|เพียง|ไม่|นับ|ตรง|ผู้|นัก|ตาม(?!ที่)|เทียบ|ต่าง|อย่าง(?!ไร)|ทั้ง(?!นี้|สอง|สาม|หมด)|แทน|พร้อม|ภายใต้|ภายใน|สำหรับ|แก่|แห่ง|ไป|มา(?!ตร)|เข้า|ออก|ลง|ขึ้น|กว่า|ແລະ|ຫຼື|ແຕ່|ເຊິ່ງ|ໂດຍ|ເພາະ|ເພື່ອ|ທີ່)/u
/** A letter that is not said twice (ๆ), or a year: behind other numbers stands what is counted. */
const MAY_END = /(?:[\p{sc=Thai}\p{sc=Lao}](?<!ๆ)|(?:ปี|ศ\.|ປີ)\s?\d{4}|\d\s?น\.)[”"')\]]?$/u

/** Places in a stretch without full stops, after its start, at which a sentence begins. */
function unendedStarts(text: string): number[] {
  const starts: number[] = []
  let from = 0
  for (const { 0: blank, index } of text.matchAll(/\s+/g)) {
    const next = index + blank.length
    const beginning = /^\S+/.exec(text.slice(next))?.[0] ?? ''
    const length = index - from
    const begins =
      length >= LEAST_UNENDED &&
      UNENDED.test(beginning[0] ?? '') &&
      (BEGINS.test(beginning) ||
        ((length >= LEAST_UNCERTAIN || LAO.test(beginning)) &&
          beginning.length >= LEAST_BEGINNING &&
          !GOES_ON.test(beginning))) &&
      MAY_END.test(text.slice(Math.max(from, index - LAST_SIGNS), index))
    if (!begins) continue
    starts.push(next)
    from = next
  }
  return starts
}

/** Drops white space from both ends of a stretch; `null` where nothing is left. */
export function trimSpan(text: string, start: number, end: number): Span | null {
  let from = start
  let to = end
  while (from < to && /\s/u.test(text[from]!)) from++
  while (to > from && /\s/u.test(text[to - 1]!)) to--
  return from < to ? { start: from, end: to } : null
}

/**
 * Cuts a stretch of prose into sentences. Line breaks count as blanks: where a paragraph ends is
 * known to the caller. What follows the last full stop is the last sentence.
 */
export function splitSentences(text: string, start = 0, end = text.length): Span[] {
  const sentences: Span[] = []
  const stretch = text.slice(start, end)
  let from = 0
  const pushSpan = (first: number, to: number): void => {
    const span = trimSpan(stretch, first, to)
    if (span !== null) sentences.push({ start: start + span.start, end: start + span.end })
  }
  const isUnended = UNENDED.test(stretch)
  const push = (to: number): void => {
    let first = from
    for (const next of isUnended ? unendedStarts(stretch.slice(from, to)) : []) {
      pushSpan(first, from + next)
      first = from + next
    }
    pushSpan(first, to)
  }
  END.lastIndex = 0
  for (let match = END.exec(stretch); match !== null; match = END.exec(stretch)) {
    if (match.index < from) continue
    const [all, latin, note = ''] = match
    const sentenceEnd = match.index + all.length
    if (latin !== undefined) {
      const after = stretch.slice(sentenceEnd, sentenceEnd + 12).trimStart()
      if (!closesSentence(stretch, from, match.index, after)) continue
    }
    push(sentenceEnd - note.length)
    from = sentenceEnd
  }
  push(stretch.length)
  return sentences
}
