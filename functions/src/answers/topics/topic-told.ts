import { conceptsByTerm } from '../concepts.ts'
import { withContact } from '../contact.ts'
import type { Contact } from '../contact-asked.ts'
import { evidentUnits } from '../evidence.ts'
import type { Findings } from '../findings.ts'
import type { Surety } from '../predicates/sureness.ts'
import type { RankedUnit } from '../rank-units.ts'
import { withTelling } from '../telling-units.ts'
import { quoteOfUnit, termsOfUnit, unitsIn, type IndexedFile } from '../unit-terms.ts'
import { yearDaysIn } from '../year-days/year-days.ts'
import { isPatterned, isSpelled } from './spelled.ts'
import type { AskedTopic } from './topic-asked.ts'
import { isReadWhole, unitsTelling } from './topic-units.ts'
import { TOLD_OF_DAYS, type TellingUnit, type Topic } from './topic.ts'
import { TOPICS } from './topics.ts'

/** Share of the best unit's score from which on one of the same passage is said as well. */
const BESIDE_SHARE = 0.8
/** What an answer to more than a topic says: several of the things named, and so much of the question. */
const SEVERAL = 2
const MUCH = 0.6
/** Who names so many things that the files know speaks of something else; where those are few, who names more. */
const SEVERAL_KNOWN = 2
/** Of so many things that no file knows as well. */
const MANY = 3
/** Of so few units what is told of a topic is little: it is meant, whatever else is named. */
const FEW_UNITS = 200

const isSmall = (files: readonly IndexedFile[]): boolean => unitsIn(files) <= FEW_UNITS

/** Whether a unit says all that a question names: that there is no lift, where steps are told of. */
const saysAll = ({ units }: Findings, { file, unit }: TellingUnit): boolean =>
  units.some((each) => each.file === file && each.unit === unit && each.ownCoverage === 1)

/** The units with those in front that tell of a topic; none where none does. */
function withUnits(
  files: readonly IndexedFile[],
  found: Findings,
  telling: readonly TellingUnit[],
  surety: Surety,
): readonly RankedUnit[] {
  const [best] = telling
  if (best === undefined) return []
  const told = telling.filter(
    (each) =>
      each.file === best.file &&
      each.passage === best.passage &&
      (each.score >= BESIDE_SHARE * best.score || saysAll(found, each)),
  )
  const [first, ...others] = withTelling(files, found, told)
  return [{ ...first!, surety }, ...others]
}

/** What is said instead where nothing tells of a topic. */
function unitsInstead(
  files: readonly IndexedFile[],
  found: Findings,
  { orElse, elseAs = 'near' }: Topic,
  needed: number,
): readonly RankedUnit[] {
  if (orElse === undefined) return []
  const other = TOPICS.find(({ name }) => name === orElse)
  if (other !== undefined) {
    return withUnits(files, found, unitsTelling(files, found, other), elseAs)
  }
  const question = { ...found.question, contact: orElse as Contact, topic: null }
  const [first, ...others] = withContact(files, { ...found, question }, needed)
  return first === undefined ? [] : [{ ...first, surety: elseAs }, ...others]
}

/** Tells of the units of a topic which speak of all words of the question that name something of it. */
function speaking(
  files: readonly IndexedFile[],
  { question: { names }, retrieval: { concepts } }: Findings,
  words: readonly string[],
  hasName: boolean,
): (unit: TellingUnit) => boolean {
  return ({ file, unit }) => {
    const source = files[file]!
    if (hasName && names !== null && !names.test(quoteOfUnit(source, unit))) return false
    if (words.length === 0) return true
    const byTerm = conceptsByTerm(concepts, file)
    const said = new Set<string>()
    for (const term of termsOfUnit(source, unit)) {
      const match = byTerm.get(term)
      if (match !== undefined) said.add(concepts[match.concept]!.word)
    }
    return words.every((word) => said.has(word))
  }
}

/** Whether there is an answer that says several of the things that are named. */
function saysMuch(found: Findings, needed: number): boolean {
  const [best] = evidentUnits(found, needed)
  return best !== undefined && best.saidTopics >= SEVERAL && best.ownCoverage >= MUCH
}

/** Words that name something of a topic which the files may know. */
function knownOf(
  { question: { large }, retrieval: { concepts } }: Findings,
  { particular, isMeant }: AskedTopic,
): readonly string[] {
  if (!isMeant) return particular
  // In a message of many words what no file knows names nothing of theirs, but for a name.
  return particular.filter(
    (word) =>
      large.has(word) || concepts.some((each) => each.word === word && each.standIns.holding > 0),
  )
}

/** The topic that the words of a question say together, where the files are few and nothing found may answer it. */
const hintedTopic = (
  files: readonly IndexedFile[],
  found: Findings,
  needed: number,
): AskedTopic | null =>
  !isSmall(files) || evidentUnits(found, needed).length > 0 ? null : found.question.topicHinted()

/** Whether what is spelled out in the languages of the files outdoes what the words of a question find. */
const mayBeTrusted = (files: readonly IndexedFile[], { question }: Findings): boolean =>
  files.every(
    ({ segment: { language } }) =>
      isPatterned(language) || (isSpelled(language) && language === question.askedIn),
  )

/** Whether a unit tells of other days of the year than those that are asked for. */
const tellsOtherDays = (
  files: readonly IndexedFile[],
  { question: { yearDays } }: Findings,
  { file, unit, isOnDays }: TellingUnit,
): boolean =>
  isOnDays === false &&
  yearDays().length > 0 &&
  yearDaysIn(quoteOfUnit(files[file]!, unit), files[file]!.segment.language).length > 0

/** Tells of the units of a topic whether they tell it of those whom the question names; of all, where it names none. */
function tellingOfThem(
  files: readonly IndexedFile[],
  found: Findings,
  { ofWhich }: Topic,
): (unit: TellingUnit) => boolean {
  const { words, spelled } = found.question
  const named = words.filter((word) => ofWhich?.test(spelled.get(word) ?? word) === true)
  return speaking(files, found, named, false)
}

/** The units that tell of the topic that is asked for; `null` where what was found is to be said. */
function unitsOfTopic(
  files: readonly IndexedFile[],
  found: Findings,
  needed: number,
): readonly RankedUnit[] | null {
  const isHinted = found.question.topic === null
  const asked = isHinted ? hintedTopic(files, found, needed) : found.question.topic
  if (asked === null) return null
  const { topic, particular, hasNumber, hasName, isMeant } = asked
  const spells = files.every(({ segment }) => isSpelled(segment.language))
  if (!isMeant && hasNumber) return null
  const isTrusted = mayBeTrusted(files, found) || topic.isOfWhatWasSaid === true
  if (!isTrusted && evidentUnits(found, needed).length > 0) return null
  const asksOfDays = topic.name === TOLD_OF_DAYS && found.question.yearDays().length > 0
  const isOfAnything = topic.isOfAnything === true
  if (isMeant && !asksOfDays && !isOfAnything && saysMuch(found, needed)) return null
  // A pool with Wi-Fi, where they know of none, is no question for Wi-Fi.
  if (particular.includes(found.question.wanted)) return null
  const words = knownOf(found, asked)
  const unknown = particular.length - words.length
  const most = isSmall(files) ? SEVERAL_KNOWN : SEVERAL_KNOWN - 1
  if (isMeant && !isOfAnything && (words.length > most || unknown >= MANY)) return null
  // What one thing costs is told by more than the list that it may stand in.
  if (isMeant && topic.isAskedBack === true && particular.length > 0) return null
  const all = unitsTelling(files, found, topic)
  const telling = all.filter(speaking(files, found, words, hasName))
  const ofThem = telling.filter(tellingOfThem(files, found, topic))
  if (ofThem.length > 0) {
    const isSure = isTrusted && !isHinted && !tellsOtherDays(files, found, ofThem[0]!)
    return withUnits(files, found, ofThem, isSure ? 'sure' : 'unsure')
  }
  if (telling.length > 0) return withUnits(files, found, telling, 'unsure')
  if (isOfAnything && isReadWhole(files)) return withUnits(files, found, all, 'unsure')
  const onDays = all.filter(({ isOnDays }) => isOnDays === true)
  if (onDays.length > 0) return withUnits(files, found, onDays, 'unsure')
  const mayMeanAll = isMeant && !isHinted && !hasName && isSmall(files)
  if (mayMeanAll && all.length > 0 && evidentUnits(found, needed).length === 0)
    return withUnits(files, found, all, 'unsure')
  const mayBeTold = !spells || words.length > 0 || hasName || !isReadWhole(files)
  return mayBeTold || topic.isAskedBack === true ? null : unitsInstead(files, found, topic, needed)
}

/**
 * What was found, where a topic is asked for and nothing else with what tells of it instead; no unit
 * where nothing does. Which words ask for a topic and which tell of it is spelled out in many languages (`isSpelled`),
 * in others the glossary tells, there only where the words of the question lead nowhere.
 * @param needed share of the question's weight that an answer must hold
 */
export function withTopic(
  files: readonly IndexedFile[],
  found: Findings,
  needed: number,
): Findings {
  const units = unitsOfTopic(files, found, needed)
  // Whether there is one of what was asked for is told with the topic.
  const question = { ...found.question, wanted: '' }
  return units === null ? found : { ...found, units, question, byWords: found }
}
