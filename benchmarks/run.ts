/**
 * `npm run bench`: what the engine finds, says, refuses and costs, beside other searches in the
 * same run, as Markdown. Shares are exact; times depend on the machine, so what they are beside
 * each other counts. `--quick` measures on a seeded sample; `--full` grows a base to 100,000 passages
 * as well, which takes minutes.
 */
import path from 'node:path'
import { QUESTIONS } from '../emulators/seed/questions.ts'
import { HOW_TO_GET_DATA, loadPublicSets, type QuestionSet } from './data.ts'
import { sampleOf } from './random.ts'
import {
  reportArticles,
  reportArticlesAcross,
  reportBases,
  reportBusinesses,
  reportOwnQuestions,
} from './report-own.ts'
import { reportChoosing } from './report-choosing.ts'
import { reportPredicted } from './report-predicted.ts'
import { reportAnswers, reportLanguages, reportRefusal, reportSearch } from './report-public.ts'
import { reportReading } from './report-reading.ts'
import { reportServer } from './report-server.ts'
import { reportTime } from './report-time.ts'
import { measureScale } from './scale.ts'

/** Questions of each kind and set with `--quick`. */
const QUICK_SAMPLE = 400
/** Questions that are asked over HTTP. */
const SERVED = 500
const SEED = 42

const isQuick = process.argv.includes('--quick')

const shorten = (set: QuestionSet): QuestionSet =>
  isQuick
    ? {
        ...set,
        questions: sampleOf(set.questions, QUICK_SAMPLE, SEED),
        lookAlikes: sampleOf(set.lookAlikes, QUICK_SAMPLE, SEED),
      }
    : set

const root = path.resolve(import.meta.dirname, '..')
const sets = loadPublicSets(root)
const english = sets.english === null ? null : shorten(sets.english)
const parallel = sets.parallel.map(shorten)

// First, so that its first run meets cold code as it says.
await reportReading(root)
await reportOwnQuestions()
reportTime()
reportBusinesses()
reportBases()
await reportChoosing()
reportPredicted()
reportArticles()
if (!isQuick) reportArticlesAcross()
if (english === null) console.log(`\n${HOW_TO_GET_DATA}`)
else {
  reportSearch(english)
  reportAnswers(english, parallel)
  reportRefusal(english, parallel)
}
if (parallel.length > 0) reportLanguages(parallel)
const served =
  english?.questions.map(({ text }) => text) ?? QUESTIONS.map(({ question }) => question)
await reportServer(sampleOf(served, SERVED, SEED))
measureScale(!process.argv.includes('--full'))
