/** What must be done, written as one word: jāmaksā, jāpiesakās; but not Jāņi, nor riding (jāšana). */
const MUST =
  /^(?:jā(?!šan|tniek|jam|ņ)(?=\p{L}{4})|ja(?=maks|samaks|apm|pie[stkr]|rezerv|iero|gaida|uzr|atc|paz))/u
/** What has no other forms, and words that would be another one without their end: labs, vecs, mati, pils, sala. */
const KEPT =
  /^(?:(?:auto|eiro|foto|info|kino|metro|radio|velo|video)$|labo(?=[tjš])|vec[aā]k|m[aā]t[eē](?=[sim]?$)|pils[eē]t|sal[aā]t)/u

/** Endings of nouns that are made of verbs. */
const CASES = '(?:s|a|as|ās|am|ām|ai|u|us|ā|i|iem|os)'
const NAMING = `(?:[āēīo]?š|[āēīoaei]?s)an(?:a|as|ās|ai|u|ā|ām|os)|[āēīoaei]jum${CASES}`

/**
 * Endings, those of words that are made of others first, with the vowel that verbs have before them
 * (maksāt, maksājam, maksāja, maksāšana, maksājums; pircējs; lētākais; maksāts). Without accents, as
 * many type, only those that no noun ends in.
 */
const ENDINGS: readonly RegExp[] = [
  new RegExp(
    `^(.{3,}?)(?:${NAMING}|(?:[āēīo]t)?[āēīo]j(?:is|at|āt|iet|amies|aties|${CASES})|[āēīo](?:šu|sim|siet))$`,
    'u',
  ),
  /^(?!(?:aiz|ap|pār|uz)iet$)(.{3,}?)(?:iet|(?<!t)ies|[aā]mies)$/u,
  new RegExp(
    `^(.{3,}?)(?<!^(?:at|ie|pie|sa|uz|no|vis)[sn]|^ie)āk(?:${CASES}|ais|ie|o|aj(?:ā|am|ai|ām|os|ās|iem))?$`,
    'u',
  ),
  new RegExp(`^(.{4,}?)[āēīo]t(?:${CASES}|ais|ie)$`, 'u'),
  /^(.{3,}?|[iī]r)(?:[āēīaei]t|[āēīaeo]?ties)$/u,
  /^(.{3,}?)ot$/u,
  /^(.{3,})t$/u,
  /^(.{2,}?)(?:aj(?:ā|am|ai|ām|os|ās|iem)|ais|aja|iem|ai|ei|(?<![nņ])em|[aāēiīu]m|[aāeēiīou]s|[aāeēiīuūo]|ie|s|š)$/u,
]

/**
 * Consonants that some forms change: skapis, skapja; karte, karšu; biļete, biļešu; slēgt, slēdz; pirkt,
 * pērk; griezt, griešana; and the t of a participle behind a consonant (atvērts). Signs under letters fall with the accents.
 */
const MENDED: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}[bpmv])j$/u, ''],
  [/karš$/u, 'kart'],
  [/^nakš$/u, 'nakt'],
  [/(?<!adr|sv|princ|mēn)eš$/u, 'et'],
  [/(?<=sl[eē]|bei|lū)dz$/u, 'g'],
  [/(?<=brau)c$/u, 'k'],
  [/p[eē]rk$/u, 'pirk'],
  [/(?<=\p{L}d)od$/u, ''],
  [/(?<=grie)$/u, 'z'],
  [/(?<=v[eē]r|sl[eē]g|cel|pirk|[kļ][ļl]au|ņem|lieg|beig|sāk|lau[zs])t$/u, ''],
  [/(?<=sāk)um$/u, ''],
]

/** Light stem of a Latvian word: what must be done off, its ending, and changed consonants as they were. */
export function stemLatvian(word: string): string {
  const bare = word.replace(MUST, '')
  const whole = KEPT.exec(bare)?.[0]
  if (whole !== undefined) return whole
  let stem = bare
  for (const ending of ENDINGS) {
    const kept = ending.exec(bare)?.[1]
    if (kept === undefined) continue
    stem = kept
    break
  }
  return MENDED.reduce((mended, [changed, plain]) => mended.replace(changed, plain), stem)
}
