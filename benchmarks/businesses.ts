import { readFileSync } from 'node:fs'
import { answerQuestion } from '../functions/src/answers/answer.ts'
import { listen } from '../functions/src/answers/conversation/listen.ts'
import { segmentOf } from '../functions/src/answers/segment.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { ASKED, type AskedOfBusiness } from './businesses/asked.ts'
import { calibrated } from './docent.ts'

/**
 * What became of a customer's question: `near` was quoted as the closest passage, and told it;
 * `refused` said nothing, asked back, or quoted a closest passage that does not tell it.
 */
export type Verdict = 'right' | 'near' | 'refused' | 'wrong'

export interface Served {
  readonly business: string
  readonly question: string
  readonly isTold: boolean
  readonly verdict: Verdict
  /** What was quoted; '' where nothing was. */
  readonly said: string
}

const personality = 'professional'

function indexed(business: string): IndexedFile[] {
  const fileName = `${business}.txt`
  const pages = [readFileSync(new URL(`businesses/${fileName}`, import.meta.url), 'utf8')]
  return calibrated([
    { fileId: business, fileName, pages, segment: segmentOf({ fileName, pages }) },
  ])
}

function serve(
  files: readonly IndexedFile[],
  business: string,
  [question, ...holds]: AskedOfBusiness,
): Served {
  const listened = listen(files, { text: question, personality, earlier: [] })
  const draft =
    listened.kind === 'question'
      ? answerQuestion(files, { question: listened.text, personality })
      : null
  const said =
    draft === null || draft.kind === 'fallback'
      ? ''
      : draft.sentences.map(({ receipt }) => receipt.quote).join(' ')
  const tells = holds.some((hold) => said.replace(/\s+/g, ' ').includes(hold))
  const isAnswer = draft?.kind === 'answer'
  const [told, untold] = isAnswer ? (['right', 'wrong'] as const) : (['near', 'refused'] as const)
  const isTold = holds.length > 0
  return { business, question, isTold, verdict: tells ? told : untold, said }
}

/** Asks every small business what its customers do. */
export const serveAll = (): Served[] =>
  Object.entries(ASKED).flatMap(([business, asked]) => {
    const files = indexed(business)
    return asked.map((each) => serve(files, business, each))
  })
