import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'

const OPTICIAN = `Banksia Street Optometrists

Glasses
Frames carry a 24-month warranty against faults.
Frames run from $89 to $640. Basic lenses are $95 a pair.
Seniors Card holders get a tenth off frames.

Contact lenses
A fitting is $120 and takes an hour.`

const said = (question: string): string => {
  const draft = answerQuestion([indexedFile('optician.txt', [OPTICIAN])], {
    question,
    personality: 'professional',
  })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
}

describe('the least that something costs', () => {
  it.each(['cheapest frames?', 'What are your cheapest frames?'])('%s', (question) => {
    expect(said(question)).toContain('Frames run from $89')
  })

  it('is not told by what says from when on there is something, or of something else', () => {
    expect(said('cheapest fitting?')).not.toContain('Frames run from')
    expect(said('What is your most expensive frame?')).not.toMatch(/^Frames run from/u)
  })
})
