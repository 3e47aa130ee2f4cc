import { expect, test } from 'vitest'
import { isMarkdown } from './markdown.ts'
import { extractPlain } from './plain.ts'

const read = (text: string): string[] => extractPlain(new TextEncoder().encode(text)).pages

test('of Markdown what a reader sees is read', () => {
  const page = `# Evening school

We teach **grown-ups** since _1998_.

### Term dates

| Term | Starts | Break |
|---|:---:|---|
| Autumn | Mon 22 Sept | 27 Oct – 1 Nov |
| **Spring** | Mon 12 Jan | none |

---

**Can I get a refund?** Up to seven days before the first class.

1. Choose a course
2. [Book it](https://school.example/book), or write to [the office](mailto:hi@school.example)
   - bring your card
* [x] Bikes go in the yard &amp; not in the hall<br>thank you

> The office closes at 5\\*30.`
  expect(read(page)).toEqual([
    `Evening school

We teach grown-ups since 1998.

Term dates

Term\tStarts\tBreak
Autumn\tMon 22 Sept\t27 Oct – 1 Nov
Spring\tMon 12 Jan\tnone

Can I get a refund?
Up to seven days before the first class.

1. Choose a course
2. Book it (https://school.example/book), or write to the office (hi@school.example)
• bring your card

• Bikes go in the yard & not in the hall
thank you

The office closes at 5*30.`,
  ])
})

test.each([
  ['a list with stars', 'Opening hours\n* Mon–Fri 9–5\n* Sat 10–2\n\nPrices from 5 € * 2 persons'],
  ['a number sign', '# 1 in town since 1990\n\nOrder # 55 is ready.'],
  ['cells between bars', 'Room | per night\n16 sq ft | 28\n35 sq ft | 52'],
  ['two names with underscores', 'Write to anna_b_c@shop.example or max_m_d@shop.example.'],
  ['one word between stars', 'We are **not** open on Mondays.'],
])('%s is plain text and stays as it is', (_, text) => {
  expect(isMarkdown(text)).toBe(false)
  expect(read(text)).toEqual([text])
})

test.each([
  ['headings', '## Hours\n\nMon–Fri 9–5\n\n## Prices\n\nFrom 5 €'],
  ['bold words', '**Hours**\nMon–Fri 9–5\n\n**Prices**\nFrom 5 €'],
  ['a table', 'Room | Price\n--- | ---\nSmall | 5 €'],
])('%s are Markdown', (_, text) => {
  expect(isMarkdown(text)).toBe(true)
  expect(read(text).join('\n')).not.toMatch(/[#*]|---/u)
})

test('lines may end as Windows ends them, however long the text is', () => {
  const text = `## Prices\r\n\r\n${'A sentence on prices.\r\n\r\n'.repeat(1_000)}## Hours\r\n\r\nMon–Fri 9–5`
  expect(read(text).join('')).not.toContain('#')
})

test('nothing of a text is lost', () => {
  const text = `## One\n\nalpha beta\n    gamma delta\n\n\`\`\`\nepsilon <zeta>\n\`\`\`\n\n- eta\n\n  theta\n- iota\n\n**kappa**: lambda`
  const words = read(text).join(' ')
  for (const word of text.match(/[a-zA-Z]+/gu) ?? []) expect(words).toContain(word)
})

test.each([
  ['a paragraph of nothing but signs', '*_['.repeat(60_000)],
  ['a long text', 'word '.repeat(300_000)],
])('%s is left as it is', (_, text) => {
  expect(isMarkdown(`## a\n\n## b\n\n${text}`)).toBe(false)
})

test.each([
  ['quotes', '> '.repeat(4_900)],
  ['lists', '- '.repeat(4_900)],
  ['brackets', '['.repeat(9_900)],
])('%s in one another do no harm', (_, text) => {
  const [page = ''] = read(`## a\n\n## b\n\n${text}end`)
  expect(page).toMatch(/end$/u)
})
