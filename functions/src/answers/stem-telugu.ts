/** Letters that are spoken with a vowel of their own or that of the sign behind them. */
const BASE = /[అ-ఔక-హౘ-ౚ]/gu
const baseCount = (text: string): number => text.match(BASE)?.length ?? 0
/** Syllables that stay at least. */
const LEAST = 2

/** What ends a stem that loses its vowel: గది and గదులు, సీటు and సీట్లు. */
const VIRAMA = '్'

/** Words whose forms differ from within, and those whose own end looks like an ending. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/^ఇ(?:ల్లు|ళ్ల|ంటి|ంట్లో)/u, 'ఇల్లు'],
  [/^నీ(?:రు$|టి|ళ్ల)/u, 'నీరు'],
  [/^(?:కళ్ల(?!ద్ద|జో)|కంటి(?!న)|కన్ను)/u, 'కన్ను'],
  [/^(?:దంతా|దంతం|పంటి|పళ్ల)/u, 'పళ్లు'],
  [/^(?:చేతు|చేతి|చెయ్యి)/u, 'చేయి'],
  [/^(?:కాలు$|కాళ్ల)/u, 'కాలు'],
  [/^(?:గోరు|గోళ్ల)/u, 'గోరు'],
  [/^పెళ్లి(?!క[ొూ])/u, 'పెళ్లి'],
  [/^(?:కూతురు|కూతుర్|కూతుళ్ల)/u, 'కూతురు'],
  [/^కో(?:డి(?:ని|కి|తో)?$|ళ్ల)/u, 'కోళ్లు'],
  [/^గుడ్(?:డు|లు|ల)/u, 'గుడ్డు'],
  [/^(?:పూలు$|పూల(?:ను|కు|తో)?$|పూవు|పువ్వు)/u, 'పువ్వు'],
  [/^సోదర[ిీ]/u, 'సోదరి'],
  [/^కొడుకు/u, 'కొడుకు'],
  [/^చెరుకు/u, 'చెరుకు'],
  [/^యజమాను?ల?/u, 'యజమాని'],
  [/^తువ్వా[లళ]/u, 'తువ్వాలు'],
  [/^మొదల/u, 'మొదలు'],
  [/^అమలు/u, 'అమలు'],
  [/^పగ(?:లు|టి)/u, 'పగలు'],
  [/^చౌక/u, 'చౌక'],
  [/^ఉదయ(?:ం|పా)/u, 'ఉదయం'],
  [/^వె(?:య్యి|యి$)/u, 'వేయి'],
  [/^వాడ(?:క|ు|ి|వ|డ|ా)/u, 'వాడు'],
  [/^తెర(?:[ుి]?[చస]|వ)/u, 'తెరుచు'],
  [/^మూ(?:సి|సు|సే|స్త|య|త(?:$|ప|వ|బ))/u, 'మూయు'],
  [/^ఇ(?:వ్వ|స్త|చ్చ)/u, 'ఇచ్చు'],
  [/^తీసుకు?(?:వె|ె)ళ్/u, 'తీసుకెళ్లు'],
  [/^తీసుక(?:ురా|ొచ్చ|ొస్త|ువచ్చ|ువస్త)/u, 'తెచ్చు'],
  [/^తె(?:చ్చ|స్త|వా)/u, 'తెచ్చు'],
  [/^తీసుక[ుొో]/u, 'తీసుకొను'],
  [/^కొ(?:ను|నే|నాల|నడ|నవ|నొ|నగ|ంటా|ంటు|న్నా|నుగోలు)/u, 'కొను'],
  [/^తి(?:ను|నే|నాల|నడ|నవ|నొ|నక|ంటా|ంటు)/u, 'తిను'],
  [/^వె(?:ళ్ల|ళ్త|ళ్లి|ళ్లు)/u, 'వెళ్లు'],
  [/^(?:మార్చ(?!ి)|మారుస్త|మార్పు)/u, 'మార్పు'],
  [/^చద(?:వ|ువ)/u, 'చదువు'],
  [/^నేర్[చప]/u, 'నేర్చు'],
  [/^(?:వ్రా[యస]|రా(?:యడ|యవ|యాల|స్తా|సి$|సే))/u, 'రాయు'],
  [/^కలి(?:గి|పి|సి)/u, 'కలిపి'],
  [/^చే(?:య|స్త|సి|సే|సు)/u, 'చేయు'],
]

/** Schools and the like, which end as a plural would: పాఠశాల. */
const HALL = /^.*శాల/u

/** Words from other languages in -l, whose plural in -ళ్లు and whose cases hide it. */
const ENDS_IN_L =
  /^(?<kept>.*(?:హోట|స్కూ|హాస్ట|హాస్పిట|మెయి|మొబై|సైకి|ఫై|టవ|పార్సి|చానె|ఛానె|ఆయి|స్విమ్మింగ్పూ|టేబు|షెడ్యూ|డీజి|రై|కౌన్సి|ఫుట్బా|బా|హా|బి))(?:ల్|లు|ళ్)/u

const CASE = 'కు|కి|కే|ను|ని|లో|లోని|లోనే|లోకి|లోపు|లోగా|లోపల|తో|తోనే|పై|గా|గానే|వద్ద|మీద|కోసం|నుండి|నుంచి|వరకు|కంటే|కన్నా|నాడు'

/** Plurals, with what tells the case behind it: గదుల్లో, పుస్తకాలను, సీట్లు. */
const PLURAL = new RegExp(
  `(?<link>[ుా]|(?<![లళ])్|(?<=[క-హేీోైెొౌూ]))(?:ల(?:ు|ూ|్లో(?:ని|పు|గా|నే)?|${CASE}|కూ)?|ళ్ల(?:ు|ూ|${CASE})?)$`,
  'u',
)
/** The endings of men and women: స్నేహితుడు, ఉపాధ్యాయురాలు. */
const PERSON = new RegExp(`ు(?:డు|డి(?:${CASE})?|డిని|రాలు|రాలి(?:${CASE})?)$`, 'u')
/** Cases of words in -ం: తాళంతో, తాళాన్ని, తాళానికి. */
const CASE_OF_M = new RegExp(`(?:ం(?:${CASE.replace('కు|కి|కే|ను|ని|', '')})|ానికి|ాన్ని|ానికే)$`, 'u')
const CASES = new RegExp(`(?:(?<![్ం])(?:కు|కి|ను|ని|నూ|కూ)|లో(?:ని|నే|కి|పు|గా)?|తో(?:నే)?|పై|గా(?:నే)?)$`, 'u')
/** Loans with the English plural: టికెట్స్, రూమ్స్. */
const ENGLISH_PLURAL = /(?<=[టమలడపగవ])్స్(?:కి|కు|ని|ను|లో)?$/u

/** Verbs in -ించు and their nouns: చెల్లించాలి, చెల్లిస్తారు, చెల్లింపు. */
const CAUSING = /(?:ించ.*|ింప(?:ు|ుల|ులు|ును|ుకు|ుకి|ుతో|ుగా|ుల్లో|ులకు|ులను|బడ.*))$/u
const CAUSING_NOW = /ి(?:స్త|ద్ద)[ాుేూ].*$/u
/** Endings of other verbs: అమ్ముతారు, అమ్మవచ్చా, అమ్మడం, అమ్ముకోవాలి. */
const VERBAL =
  /(?:ుత(?:ార[ుా]|ాన[ుా]|ామ[ుా]|ాం|ాయ[ిా]|ాడ[ుా]|ుంద[ిా]|ున్న.*|ూ|ే)|ా(?:లి|లా|ల్సి.*|ల్సొ.*|లంటే)|(?:వ|ొ)చ్చ(?:ు|ా|ునా|ును)|(?<=[క-హ])డ(?:ం|ానికి|ంలో|ంపై)|ింద[ిా]|ిన(?:ప్పుడు|ట్లు|ట్లయితే|వారు|వి|ది)?|ితే|కూడద[ుా]|కుండా|(?<=[క-హ])లే(?:దు|రు|ము|ను|దా|రా)|(?<=[క-హ])ండి|ుక(?:ో.*|ుం.*|ున్.*|ునే.*|ుని|ొని|ొనే.*)|బడ(?:ును|దు|వు|తుంది|తాయి|తారు|ింది|ిన.*|ని))$/u

/** What is written together with the verb for doing: పనిచేస్తారు. */
const DOING = /చే(?:స్త|స[ిేు]|య).*$/u

const DOUBLED = /(?<sign>[క-ధప-హ])్\k<sign>్$/u

function bare(word: string): string {
  const plural = PLURAL.exec(word)
  if (plural !== null && baseCount(word.slice(0, plural.index)) >= LEAST) {
    const stem = word.slice(0, plural.index)
    const { link } = plural.groups!
    if (stem.endsWith('ింప')) return `${stem.slice(0, -1)}చ`
    return link === 'ు' || link === VIRAMA ? stem + VIRAMA : stem
  }
  for (const [endings, left, least] of ENDED) {
    const found = endings.exec(word)
    if (found !== null && baseCount(word.slice(0, found.index)) >= least)
      return word.slice(0, found.index) + left
  }
  return word
}

/** What takes an ending off, what stands in its place, and the syllables that stay at least. */
const ENDED: readonly (readonly [RegExp, string, number])[] = [
  [PERSON, VIRAMA, LEAST],
  [DOING, '', LEAST],
  [CAUSING, 'ించ', 1],
  [CAUSING_NOW, 'ించ', LEAST],
  [VERBAL, VIRAMA, LEAST],
  [/(?<!్)మ(?:ైన(?:ది|వి)?|ు|ే)$/u, '', LEAST],
  [/ైన(?:ది|వి)?$/u, VIRAMA, LEAST],
  [CASE_OF_M, '', LEAST],
  [ENGLISH_PLURAL, VIRAMA, LEAST],
]

/**
 * Light stem of a Telugu word: one ending of number, case or verb off, and the vowel before it, so
 * that గది and గదులు, టికెట్ and టికెట్టు, పుస్తకం and పుస్తకాల్లో are one. What ends in the vowel that is
 * not written keeps it: కారు is a car, కారం what is hot.
 */
export function stemTelugu(written: string): string {
  const word = written.replaceAll('ళ్ళ', 'ళ్ల').replaceAll('ఱ', 'ర')
  for (const [pattern, stem] of IRREGULAR) {
    if (pattern.test(word)) return stem
  }
  const hall = HALL.exec(word)?.[0]
  if (hall !== undefined) return hall
  const inL = ENDS_IN_L.exec(word)?.groups?.['kept']
  if (inL !== undefined) return `${inL}ల్`
  let stem = bare(word)
  if (stem === word) {
    const found = CASES.exec(word)
    if (found !== null && baseCount(word.slice(0, found.index)) >= LEAST)
      stem = word.slice(0, found.index)
  }
  if (baseCount(stem) < LEAST) return stem.replace(/[ుి]$/u, VIRAMA).replace(/ం$/u, '')
  return stem
    .replace(/(?<!^.)[ంా]$/u, '')
    .replace(/[ుి]$/u, VIRAMA)
    .replace(DOUBLED, `$<sign>${VIRAMA}`)
}
