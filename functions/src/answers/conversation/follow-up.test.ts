import { describe, expect, it } from 'vitest'
import { answerQuestion, type IndexedFile } from '../answer.ts'
import { segmentOf } from '../segment.ts'
import { ANSWERABLE, HANDBOOK, OFF_TOPIC } from '../testing/handbook.ts'
import { understand } from './follow-up.ts'

const files: IndexedFile[] = [{ fileId: 'handbook', ...HANDBOOK, segment: segmentOf(HANDBOOK) }]

function said(question: string): string {
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
}

const converse = (...questions: readonly string[]): string => {
  const earlier = questions.slice(0, -1).map((text) => ({ text, kind: 'answer' as const }))
  return said(understand(files, questions.at(-1) ?? '', earlier))
}

describe('a follow-up', () => {
  it.each(['Where are you?', 'how do i get to you', 'Can I call you?'])(
    'is none where it is asked how the business is reached: %s',
    (question) => {
      const earlier = [{ text: 'When are you open on Sundays?', kind: 'answer' as const }]
      expect(understand(files, question, earlier)).toBe(question)
    },
  )

  it.each([
    [['When are you open on Saturday?', 'and on Sundays?'], 'closed'],
    [['How much is a city bike?', 'and an e-bike?'], '£32'],
    [['How much is a city bike per week?', 'what about an e-bike?'], '£32'],
    [['How long does a full service take?', 'How much is it then?'], '£89'],
    [['How long does a full service take?', 'and how much does it cost?'], '£89'],
    [['Is there parking?', 'Is it free?'], 'free for the first 45 minutes'],
    [['How much is a flat tyre?', 'how long does it take?'], '20 minutes'],
    [['How much is a flat tyre?', 'and a new chain?'], '£34'],
    [['How much is a flat tyre?', 'and a new chain?', 'how long does that take?'], '30 minutes'],
    [['Do you deliver to hotels?', 'How much is it?'], '£8 per trip'],
    [['Can I store my bike over the winter?', 'what does that cost?'], '£45'],
    [['Is there a course for children?', 'how long?'], 'two hours'],
  ])('carries its subject: %s', (questions, holds) => {
    expect(converse(...questions)).toContain(holds)
  })

  it('is left alone where the documents do not hold both', () => {
    const earlier = [{ text: 'Is there parking?', kind: 'answer' as const }]
    expect(understand(files, 'why?', earlier)).toBe('why?')
    expect(understand(files, 'and on Mars?', earlier)).toBe('and on Mars?')
  })
})

describe('a follow-up in another language', () => {
  it.each([
    [
      'Spanish',
      'Precios\n\nUna bicicleta de ciudad cuesta 22 € al día.\n\nUna bicicleta eléctrica cuesta 48 € al día.',
      ['¿Cuánto cuesta una bicicleta de ciudad?', '¿y una eléctrica?'],
      '48 €',
    ],
    [
      'French',
      'Horaires\n\nLe magasin est ouvert du lundi au vendredi de 9h00 à 18h00.\n\nLe dimanche, le magasin est fermé.',
      ['Quand le magasin est-il ouvert ?', 'et le dimanche ?'],
      'fermé',
    ],
    [
      'German',
      'Preise\n\nEin Stadtrad kostet 22 € am Tag und ist mit einem Schloss gesichert.\n\nEin Elektrorad kostet 48 € am Tag und ist mit zwei Schlössern gesichert.',
      ['Was kostet ein Stadtrad am Tag?', 'und ein Elektrorad?'],
      '48 €',
    ],
    [
      'Arabic',
      'أسعار الإيجار\n\nسعر إيجار الدراجة العادية خمسة دنانير في اليوم.\n\nسعر إيجار الدراجة الكهربائية عشرة دنانير في اليوم.',
      ['كم سعر إيجار الدراجة العادية؟', 'والدراجة الكهربائية؟'],
      'عشرة دنانير',
    ],
  ])('carries its subject: %s', (_, page, [before = '', after = ''], holds) => {
    const text = { fileName: 'a.txt', pages: [page] }
    const base = [{ fileId: 'a', ...text, segment: segmentOf(text) }]
    const question = understand(base, after, [{ text: before, kind: 'answer' }])
    const draft = answerQuestion(base, { question, personality: 'casual' })
    expect(
      draft.kind === 'answer' && draft.sentences.map(({ text: one }) => one).join(' '),
    ).toContain(holds)
  })
})

describe('a question that stands by itself', () => {
  it.each(['What does the guarantee exclude?', 'How much is a tandem?', 'Are helmets included?'])(
    'is not changed by what was asked before: %s',
    (before) => {
      const earlier = [{ text: before, kind: 'answer' as const }]
      for (const [question] of ANSWERABLE) {
        const resolved = understand(files, question, earlier)
        expect(said(resolved), `${question} → ${resolved}`).toBe(said(question))
      }
      for (const question of OFF_TOPIC) expect(said(understand(files, question, earlier))).toBe('')
    },
  )
})
