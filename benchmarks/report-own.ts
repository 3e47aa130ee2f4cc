import { QUESTIONS, REFUSED_QUESTIONS } from '../emulators/seed/questions.ts'
import { askArticles, askArticlesAcross } from './articles.ts'
import { countByKind, indexDemoDocuments, judge, type Outcome } from './own-questions.ts'
import { isDialogue, serveBases, type AskedAs, type ServedByBase } from './bases.ts'
import { askStrayCases, askStrays, serveAll, type Served, type Stray } from './businesses.ts'
import { askContacts } from './contacts.ts'
import { askFirst, type FirstAskedAs } from './first-asked.ts'
import type { Verdict } from './hear.ts'
import { mean, percentile } from './search-engine.ts'
import { milliseconds, printTable, share } from './table.ts'

const isHeldOut = ({ question }: Outcome): boolean => question.split === 'held out'

const shareRight = (outcomes: readonly Outcome[]): string =>
  share(mean(outcomes.map(({ isRight }) => Number(isRight))))

const row = (name: string, outcomes: readonly Outcome[]): string[] => {
  const heldOut = outcomes.filter(isHeldOut)
  const open = outcomes.filter((outcome) => !isHeldOut(outcome))
  return [name, `${open.length} + ${heldOut.length}`, shareRight(open), shareRight(heldOut)]
}

/** Our own questions over the demo documents: the right facts quoted, or the right refusal. */
export async function reportOwnQuestions(): Promise<void> {
  const files = await indexDemoDocuments()
  const all = [...QUESTIONS, ...REFUSED_QUESTIONS]
  for (const question of all) judge(files, question)
  const times: number[] = []
  const outcomes: Outcome[] = []
  for (const question of all) {
    const start = performance.now()
    outcomes.push(judge(files, question))
    if (!('after' in question)) times.push(performance.now() - start)
  }
  const isRefusal = ({ question }: Outcome): boolean => !('facts' in question)
  const answerable = outcomes.filter((outcome) => !isRefusal(outcome))
  printTable(
    `Demo documents: ${all.length} questions of our own; nobody tunes on those that are held out`,
    ['Kind', 'open + held out', 'right, open', 'right, held out'],
    [
      ...[...countByKind(outcomes).keys()].map((kind) =>
        row(
          kind,
          outcomes.filter(({ question }) => question.kind === kind),
        ),
      ),
      row('**all to be answered**', answerable),
      row('**all to be refused**', outcomes.filter(isRefusal)),
    ],
  )
  const words = answerable.flatMap(({ said }) => (said === '' ? [] : said.split(' ').length))
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  console.log(
    `\nA whole answer with its proof: ${mean(words).toFixed(0)} words,` +
      ` p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)} ms.`,
  )
}

const VERDICTS: readonly Verdict[] = ['right', 'near', 'refused', 'wrong']

const servedRow = (name: string, served: readonly Pick<Served, 'verdict'>[]): string[] => [
  name,
  String(served.length),
  ...VERDICTS.map((verdict) => share(mean(served.map((each) => Number(each.verdict === verdict))))),
]

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** A row per language of the documents, and one for all of them. */
function servedRows(served: readonly Served[], suffix: string): string[][] {
  const languages = [...new Set(served.map(({ language }) => language))]
  return [
    ...languages.map((language) =>
      servedRow(
        `${LANGUAGE_NAMES.of(language)}${suffix}`,
        served.filter((each) => each.language === language),
      ),
    ),
    servedRow(`**all${suffix}**`, served),
  ]
}

/** What customers ask small businesses, in their own words. */
export function reportBusinesses(): void {
  const served = serveAll()
  const elsewhere = serveAll('foreign')
  const cases = serveAll('cases')
  const told = served.filter(({ isTold }) => isTold)
  const untold = served.filter(({ isTold }) => !isTold)
  printTable(
    `Small businesses: ${served.length} questions in the words of their customers; nobody tunes on those that are held out`,
    [
      'Documents',
      'questions',
      'answered',
      'closest passage tells it',
      'refused',
      'beside the point',
    ],
    [
      ...servedRows(
        told.filter((each) => !each.isHeldOut),
        '',
      ),
      ...servedRows(
        told.filter((each) => each.isHeldOut),
        ', held out',
      ),
      servedRow('**what is not told**', untold),
      servedRow(
        '**messages that tell something beside**',
        serveAll('messages').filter(({ isTold }) => isTold),
      ),
      servedRow(
        '**messages that tell a case**',
        cases.filter((each) => each.isTold && !each.isHeldOut),
      ),
      servedRow(
        '**messages that tell a case, held out**',
        cases.filter((each) => each.isTold && each.isHeldOut),
      ),
      servedRow(
        '**messages that tell a case, not told**',
        cases.filter(({ isTold }) => !isTold),
      ),
      servedRow(
        '**questions in other languages**',
        elsewhere.filter((each) => each.isTold && !each.isHeldOut),
      ),
      servedRow(
        '**questions in other languages, held out**',
        elsewhere.filter((each) => each.isTold && each.isHeldOut),
      ),
      servedRow(
        '**questions in other languages, not told**',
        elsewhere.filter(({ isTold }) => !isTold),
      ),
    ],
  )
  reportStrays(askStrays(), 'What has nothing to do with a business')
  reportStrays(askStrayCases(), 'Messages that were written to another business')
  reportContacts()
  reportFirst()
}

/** What became of some questions, those that are told and those that are not. */
const toldAndUntold = (name: string, served: readonly Served[]): string[][] => [
  servedRow(
    name,
    served.filter(({ isTold }) => isTold),
  ),
  servedRow(
    `${name}, not told`,
    served.filter(({ isTold }) => !isTold),
  ),
]

const SERVED_COLUMNS = [
  'Asked',
  'questions',
  'answered',
  'closest passage tells it',
  'refused',
  'beside the point',
]

/** Who asks by what a business is reached: in the words that are looked for, and in others. */
function reportContacts(): void {
  const rows = [false, true].flatMap((isOtherwise) => {
    const words = isOtherwise ? 'in other words' : 'in words that are looked for'
    return toldAndUntold(words, askContacts(isOtherwise))
  })
  printTable('By what a business is reached', SERVED_COLUMNS, rows)
}

const ASKED_AS: Readonly<Record<FirstAskedAs, string>> = {
  usual: 'as most people ask',
  otherwise: 'in other words',
  'held out': 'in words held out',
}

/** What is asked of any business, of those that the engine was mended on and of those that are held out. */
function reportFirst(): void {
  const rows = (['usual', 'otherwise', 'held out'] as const).flatMap((as) => {
    const served = askFirst(as)
    return [true, false].flatMap((ofPatterned) =>
      [false, true].flatMap((ofHeldOut) =>
        toldAndUntold(
          `${ASKED_AS[as]}${ofHeldOut ? ', of documents held out' : ''}${ofPatterned ? '' : ', in other languages'}`,
          served.filter((each) => each.isPatterned === ofPatterned && each.isHeldOut === ofHeldOut),
        ),
      ),
    )
  })
  printTable('What is asked of any business', SERVED_COLUMNS, rows)
}

const SAID_AS: readonly Stray['saidAs'][] = ['answer', 'with reserve', 'near', 'nothing']

/** What was not asked of the business that is asked it. */
function reportStrays(strays: readonly Stray[], what: string): void {
  const rowOf = (name: string, some: readonly Stray[]): string[] => [
    name,
    String(some.length),
    ...SAID_AS.map((as) => share(mean(some.map(({ saidAs }) => Number(saidAs === as))))),
  ]
  printTable(
    `${what}: whatever is quoted is wrong`,
    ['Documents', 'questions', 'answered', 'answered with reserve', 'closest passage', 'refused'],
    [
      rowOf(
        'English',
        strays.filter(({ language }) => language === 'en'),
      ),
      rowOf(
        'other languages',
        strays.filter(({ language }) => language !== 'en'),
      ),
      rowOf('**all**', strays),
    ],
  )
}

/** What visitors ask organisations that publish several long files. */
export function reportBases(): void {
  const served = serveBases()
  const parts = ['open', 'held out'].flatMap((name) => {
    const some = served.filter((each) => each.isHeldOut === (name === 'held out'))
    const rowOf = (label: string, as: AskedAs, isTold: boolean) =>
      servedRow(
        `${name}, ${label}`,
        some.filter((each) => each.as === as && each.isTold === isTold),
      )
    return [
      rowOf('told', 'question', true),
      rowOf('not told', 'question', false),
      rowOf('messages that tell a case', 'case', true),
      rowOf('messages that tell a case, not told', 'case', false),
      rowOf('on two things', 'comparison', true),
      rowOf('on two things, not told', 'comparison', false),
      rowOf('dialogues', 'dialogue', true),
      rowOf('dialogues that go on', 'follow-up', true),
      rowOf('dialogues that go on, not told', 'follow-up', false),
      rowOf('dialogues that turn to something else', 'turn', true),
      rowOf('dialogues that turn to something else, not told', 'turn', false),
    ]
  })
  printTable(
    `Bases of several long files: ${served.length} questions and dialogues; nobody tunes on those that are held out. Of what is asked on two things and is beside the point, ${served.filter(({ isHalf, verdict }) => isHalf && verdict === 'wrong').length} answers tell one of them`,
    ['Asked', 'questions', 'answered', 'closest passage tells it', 'refused', 'beside the point'],
    parts,
  )
  reportBelow(served)
}

/** How many of what was not answered, or with reserve, one touch on what is offered below brings. */
function reportBelow(served: readonly ServedByBase[]): void {
  const rowOf = (label: string, some: readonly ServedByBase[]): string[] => [
    label,
    String(some.length),
    share(mean(some.map(({ isUnsure }) => Number(isUnsure)))),
    share(mean(some.map((each) => Number(each.isOneTouchAway)))),
  ]
  const rows = ['open', 'held out'].flatMap((name) => {
    const some = served.filter((each) => each.isHeldOut === (name === 'held out'))
    const asked = some.filter(({ as }) => as === 'question')
    const of = (verdict: Verdict, isTold: boolean) =>
      asked.filter((each) => each.verdict === verdict && each.isTold === isTold)
    const dialogues = some.filter(isDialogue)
    return [
      rowOf(`${name}, refused`, of('refused', true)),
      rowOf(`${name}, beside the point`, of('wrong', true)),
      rowOf(`${name}, answered right`, of('right', true)),
      rowOf(`${name}, not told and answered`, of('wrong', false)),
      rowOf(
        `${name}, last message of a dialogue refused`,
        dialogues.filter(({ verdict, isTold }) => verdict === 'refused' && isTold),
      ),
    ]
  })
  printTable(
    'Of these: answers that are called the closest passage, and what a section tells which is offered below',
    ['Reply', 'questions', 'called the closest passage', 'told by a section offered below'],
    rows,
  )
}

/** Six short articles and what is asked of them, in many languages. */
export function reportArticles(): void {
  const all = askArticles()
  printTable(
    'Six articles in many languages, and the same questions where the article that tells it is left out',
    [
      'Language',
      'questions',
      'answered',
      'closest passage tells it',
      'refused',
      'beside the point',
      'answered though left out',
    ],
    all.map(({ language, questions, counts, foreign }) => [
      LANGUAGE_NAMES.of(language) ?? language,
      String(questions),
      ...VERDICTS.map((verdict) => share(counts[verdict] / questions)),
      share(foreign / questions),
    ]),
  )
}

/** The same articles, asked in every other language. */
export function reportArticlesAcross(): void {
  printTable(
    'Six articles in many languages, asked in each of the others',
    [
      'Asked in',
      'questions',
      'answered',
      'closest passage tells it',
      'refused',
      'beside the point',
    ],
    askArticlesAcross().map(({ language, questions, counts }) => [
      LANGUAGE_NAMES.of(language) ?? language,
      String(questions),
      ...VERDICTS.map((verdict) => share(counts[verdict] / questions)),
    ]),
  )
}
