/** Two vowels or more, and so long that it may be a verb: uza, lipa, funguliwa; but of toa, faa and the like. */
const ROOT = String.raw`(?<root>(?=[^aeiou]*[aeiou]+[^aeiou]+[aeiou])(?:[aeiou]\p{L}{2,}|\p{L}{4,})|(?:toa|jua|faa|kaa|vaa|jaa|tia|lea)\p{L}?)`
const SUBJECT = '(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi|ku|pa)'
/** Whom or what it is done to; of those only that begin few verbs. */
const OBJECT =
  '(?:(?:ni|ku|zi|vi|ki|ya|wa)(?!nyw|bal|mbu|tan|san|sil|shw?[ai]|hi|[kw]a|ma|di|mbi|ngu))?'
/** Which, who, when (unaofungwa, inayopatikana); po and o begin verbs as well. */
const WHICH = '(?:ye|cho|vyo|lo|yo|zo|po(?![kt]e)|o(?![nm][^aeiou]))?'

/** A verb with who does it and when before it. */
const VERBS: readonly RegExp[] = [
  new RegExp(`^(?:ha)?${SUBJECT}(?:na|li|taka)${WHICH}${OBJECT}${ROOT}$`, 'u'),
  new RegExp(`^${SUBJECT}(?:ta|me|nge|ngali|mesha|sha)${OBJECT}${ROOT}$`, 'u'),
  new RegExp(`^(?:ni|u|a|tu|m|wa|i|li|ya|zi)ki${OBJECT}${ROOT}$`, 'u'),
  new RegExp(`^ha(?:tu|m|wa|i|li|ya|ki|vi|zi|u|ku|pa)(?:ja|ku|ta)?${OBJECT}${ROOT}$`, 'u'),
  new RegExp(`^(?:si|nisi|usi|asi|tusi|msi|wasi)(?:ja|ku|ta)?(?=\\p{L}+[ie]$)${ROOT}$`, 'u'),
  new RegExp(`^(?:ni|tu)(?=\\p{L}+e$)${OBJECT}${ROOT}$`, 'u'),
  new RegExp(`^na${ROOT}$`, 'u'),
  new RegExp(`^hu${ROOT}$`, 'u'),
  new RegExp(`^ku(?:to(?!lew|a|le|kan))?${OBJECT}${ROOT}$`, 'u'),
]

/** Words that merely begin as verbs do: service, fare, transport, guard, remember, evening … */
const NO_VERB = new RegExp(
  `^(?:${[
    'hudum|hudhur|huzun|hurum|hukum|hutub|hund|husi[ka]|husu|hujum|huru$|huria|human',
    'nafas|naul|namb|nakal|nafak|nanas|naz|nafuu|nadhar|nahodh|namna|nasa',
    'kumbu|kumb[ia]|kubal|kubw|kusany|kutan|kund|kusin|kushot|kulia$|kuku|kuni$|kumi$|kunguru',
    'utalii|utamad|utarat|utamb|utand|utafit|utawal|utajir|utaalam|mtaal|mtaan|mtamb|mtand|mtang|mtawal|mtalii|watalii|wataal|watang|mtahin|matang',
    'mnun|mnad|mnar|mlingan|mlingot|mlima$|mlipaj|walipaj|walimu|walinz|wakil|mlinz|ulinz|ulingan|ulipaj|mlipuk',
    'umeme|ameri|hamis[hi]|hamir|hatari|haluw|hamas|haki$|hakik|hakim|halal|hazina|hamsin|hasir|haidh|hali$|halis',
    'simb|sinem|sigar|siagi|sikio|silah|siasa|sitin|simul|sikil|siling|sifuri|msim|msil|msing|msi[bk]|wasir|wasia|wasim|wasing',
    'akil|akib|ukimy|ukimw|ukin|mkimb|wakimb|ukiri|amana|anas|ushauri|ushahid|tume$|tunda|nishan|nimon',
    'limau|limon|liment|kinand|kinany|kiling|kilim|kitand|kitab|kitaif|kitamb|kitaa|vitand|vitab|vitamb|vinyw|kinyw|vilim|viliny|zimam|paliz|pamej|kumeza',
    'ushir|unafuu|ubal|una$|mna$|ana$|mwana|mlezi|mshah|mshal|mshau|washau|washir|mshir',
  ].join('|')})`,
  'u',
)

/** Wanafunzi, the plural of mwanafunzi, is no verb with a subject before it. */
const OF_A_GROUP = /^wana(?=funz|um[ei]|cham|nch|jesh|sher|ndoa|sayan|muzik|michez|riadh)/u

/** Words that keep how they begin, though a class of nouns begins so. */
const KEEPS_BEGINNING =
  /^(?:wasil|washa|wahi|wazi$|wali$|wiki|wapi|wakati|wakala$|waya$|warsha|wastani|waraka|wajibu|wasia|milioni|mia$|mita$|misa$|mimb|viza$|video|vita$|vitamin|vipi|mahali|maji$|mama$|mali$|malaik|mashine|makini|maalum|mara|mask|matini|maziwa|matata|massage|masaji|mashua|mazishi|manjano|maua$|makao|mapema|mada$|market|meno)/u

/** Adjectives, whatever stands before them for the class of what they tell of. */
const ADJECTIVE =
  /^(?:m|wa|ki|vi|ma|mi|n|u|ji|mw|w|ny|ch|vy|j|my|mwe|pa|ku)?(?<root>kubwa|dogo|zuri|baya|refu|fupi|nene|gumu|kali|kavu|tamu|zito|bovu|bichi|kongwe|ekundu|eusi|eupe|epesi|embamba)$/u
/** Nouns and verbs whose stem the rules below would find another word in. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ndefu: 'refu',
  mpya: 'pya',
  jipya: 'pya',
  kipya: 'pya',
  vipya: 'pya',
  mapya: 'pya',
  ufunguo: 'funguo',
  funguo: 'funguo',
  walimu: 'mwalim',
  wanawake: 'mwanamk',
  mwanamke: 'mwanamk',
  watu: 'mtu',
  jino: 'jino',
  meno: 'jino',
  macho: 'jicho',
  nyuso: 'uso',
  kumbi: 'ukumb',
  ukumbi: 'ukumb',
  kuta: 'ukuta',
  ukuta: 'ukuta',
  nyakati: 'wakat',
  nyaraka: 'waraka',
  waraka: 'waraka',
  mbao: 'ubao',
  soka: 'soka',
  kona: 'kona',
  paspoti: 'pasipo',
  vituo: 'kituo',
  ghala: 'ghala',
  maghala: 'ghala',
  idi: 'idi',
  paka: 'paka',
  mapaka: 'paka',
  paki: 'paki',
  pete: 'pete',
  kopi: 'kopi',
  kituo: 'kituo',
  kitambulisho: 'tambul',
  vitambulisho: 'tambul',
  maana: 'maana',
  maoni: 'maoni',
  maonyesho: 'maonye',
  onyesho: 'maonye',
  lipi: 'lipi',
  swala: 'swala',
  zamani: 'zamani',
  jioni: 'jioni',
  kijani: 'kijani',
  makazi: 'makazi',
  mafuta: 'mafuta',
  mahali: 'mahali',
}

/** The same of verbs: to park and to load beside to paint, to be hurt beside to hurt. */
const ROOTS: Readonly<Record<string, string>> = {
  paki: 'paki',
  pakia: 'pakia',
  umia: 'umia',
}

/** Those that join other verbs if they lose what stands between their root and their last vowel. */
const KEEPS_EXTENSION =
  /^(?:anw|anu|tumi|hitaj|fundish|andikish|wasilish|onyesh|onesh|famil|hudhur|ingi[az]|kimbi|kumbuk|tangaz|karibish|endesh|endele|jarib|salim|elew|chelew|oke[az]|tembe[lz]|potez|maziwa|mazish|mtumbwi|fikish|anzish|safirish)/u
const LOCATIVE = /^(?<root>\p{L}{3,}[aeiou])ni$/u
const KEEPS_LOCATIVE =
  /^(?:mgeni|wageni|m?milioni|bilioni|m?zamani|.*(?:arobaini|ishirini|thelathini|hamsini|sitini|sabini|themanini|tisini)|kusini|kaskazini|stesheni|televisheni|kampuni|makampuni|jirani|majirani|saloni|sabuni|samani|thamani|dhamani|sahani|bustani|an[wu]ani|m?i?tihani|kanuni|rangini|jioni|chini|ndani)$/u

/** What an ending of the verb says of who does it to whom; that of the noun, and the shortest that stays. */
const EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}[aeiou])(?:liw|lew)[aie]$/u, 'a'],
  [/(?<=\p{L}{2}[^aeiou])[ie]kan[aio]$/u, ''],
  [/(?<=\p{L}{2})aji$/u, 'a'],
  [/(?<=\p{L}{3}u)zi$/u, ''],
  [/(?<=\p{L}{2}[^aeiou])[ie]w[aie]$/u, 'a'],
  [/(?<=\p{L}[^aeiouw])w[aie]$/u, 'a'],
  [/(?<=\p{L}{2}[^aeiou])[ie]sh(?:[ie]?[aeio]|ian[ao])$/u, ''],
  [/(?<=\p{L}{3}[^aeiou])[ie]k[ao]$/u, ''],
  [/(?<=\p{L}{2}u)li[aei]$/u, 'a'],
  [/(?<=[aeiou]\p{L}?[^aeiouy])[ie](?:a|e|ana)$/u, ''],
]

/** How a noun begins in the plural, and in the singular. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^wana(?=\p{L}{3})/u, 'mwana'],
  [/^vy(?=\p{L}{2})/u, 'ch'],
  [/^vi(?=[^aeiou]\p{L})/u, 'ki'],
  [/^mi(?=[aeiou]\p{L})/u, 'mw'],
  [/^mi(?=[^aeiou]\p{L})/u, 'm'],
  [/^wa(?=[^aeiou]\p{L}{2})/u, 'm'],
  [/^ma(?=\p{L}{3})/u, ''],
  [/^u(?=(?:safi|sajili|shauri|simamizi|hamisho)|\p{L}{3,}(?:aji|uzi|[ie]sho)$)/u, ''],
]

/** Nouns made of two, of which the second tells more: mwanasheria and mwanachama, mfanyakazi. */
const OF_TWO = /^m(?:wana|fanya)(?=\p{L}{3})/u

function withoutClass(word: string): string {
  if (KEEPS_BEGINNING.test(word)) return word
  for (const [plural, singular] of CLASSES) {
    if (plural.test(word)) return word.replace(plural, singular)
  }
  return word
}

function verbRootOf(word: string): string | undefined {
  if (NO_VERB.test(word) || OF_A_GROUP.test(word) || /(?:(?<!hit)aji|[ou])$/u.test(word))
    return undefined
  for (const verb of VERBS) {
    const root = verb.exec(word)?.groups?.['root']
    if (root !== undefined) return root
  }
  return undefined
}

/** Without an ending of the verb, and without the vowel at its end, where enough letters stay. */
function withoutEnding(word: string): string {
  let stem = word
  if (!KEEPS_EXTENSION.test(stem)) {
    for (const [ending, left] of EXTENSIONS) stem = stem.replace(ending, left)
  }
  if (/(?:aa|ee|ii|oo|uu)$/u.test(stem)) return stem
  return /^\p{L}{4,}[aeiou]$|^\p{L}{2}[^aeiou][aeio]$|^[aeiou][^aeiou][aeio]$/u.test(stem)
    ? stem.slice(0, -1)
    : stem
}

/**
 * Light stem of a Swahili word, which is inflected in front: a verb loses its subject, tense and
 * object, a noun is put into the singular, and both lose their last vowel (lipa, malipo, nitalipia).
 * A singular keeps its class: without it, mkate and kata would be one word.
 */
export function stemSwahili(word: string): string {
  const known = IRREGULAR[word]
  if (known !== undefined) return known
  const adjective = ADJECTIVE.exec(word)?.groups?.['root']
  if (adjective !== undefined) return adjective
  const root = verbRootOf(word)
  if (root !== undefined) return ROOTS[root] ?? withoutEnding(root)
  const placed = KEEPS_LOCATIVE.test(word) ? undefined : LOCATIVE.exec(word)?.groups?.['root']
  const noun = placed ?? word
  return (
    IRREGULAR[noun] ??
    withoutEnding(withoutClass(noun).replace(OF_TWO, (first) => first.slice(0, 2)))
  )
}
