import { expect, test } from 'vitest'
import { buildDocx, buildOle, wordParagraph as p } from '../../testing/build-documents.ts'
import { cpuMs } from '../../testing/cpu-time.ts'
import { extractDocx } from './docx.ts'

const read = (body: string, others?: Record<string, string>) =>
  extractDocx(buildDocx(body, others)).pages

const listItem = '<w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr>'
const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => p(text)).join('')}</w:tc>`
const table = (...rows: string[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`

test('paragraphs, headings and list items keep their breaks', () => {
  const body = [
    p('Returns', '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>'),
    p('We take back:'),
    p('shoes', listItem),
    p('hats', listItem),
    p(''),
    p('Nothing else.'),
  ]
  expect(read(body.join(''))).toEqual([
    'Returns\n\nWe take back:\n\n• shoes\n• hats\n\nNothing else.',
  ])
})

test('text that Word has split into runs is put together', () => {
  const runs =
    '<w:p><w:r><w:t>Mon</w:t></w:r><w:proofErr/><w:r><w:t xml:space="preserve">days at </w:t><w:t>9</w:t></w:r><w:r><w:tab/><w:t>to 5</w:t><w:br/><w:t>daily</w:t></w:r></w:p>'
  expect(read(runs)).toEqual(['Mondays at 9\tto 5\ndaily'])
})

test('a row of a table is one line with tabs between its cells', () => {
  const body =
    p('Prices') +
    table(cell('Size') + cell('Price'), cell('Small', 'or kids') + cell('10 EUR')) +
    p('All included.')
  expect(read(body)).toEqual(['Prices\n\nSize\tPrice\nSmall or kids\t10 EUR\n\nAll included.'])
})

test('a table inside of a cell reads within its row', () => {
  const inner = table(cell('a') + cell('b'), cell('c') + cell('d'))
  expect(read(table(`<w:tc>${p('Sizes')}${inner}${p('')}</w:tc>${cell('last')}`))).toEqual([
    'Sizes; a, b; c, d\tlast',
  ])
})

test('pages end where the author or the last layout ended them', () => {
  const hand = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
  const layout = '<w:p><w:r><w:lastRenderedPageBreak/><w:t>Three</w:t></w:r></w:p>'
  expect(read(p('One') + hand + p('Two') + layout)).toEqual(['One', 'Two', 'Three'])
})

test('notes are read, changes that were struck and field codes are not', () => {
  const body =
    '<w:p><w:r><w:t>Stays</w:t></w:r><w:del><w:r><w:delText> gone</w:delText></w:r></w:del>' +
    '<w:r><w:instrText>PAGE</w:instrText></w:r><w:ins><w:r><w:t> added</w:t></w:r></w:ins></w:p>'
  const notes = { 'word/footnotes.xml': `<w:footnotes>${p('A note.')}</w:footnotes>` }
  expect(read(body, notes)).toEqual(['Stays added\n\nA note.'])
})

test('a text box is read once, not again in its older rendering', () => {
  const box = `<mc:AlternateContent><mc:Choice><w:txbxContent>${p('Boxed')}</w:txbxContent></mc:Choice><mc:Fallback>${p('Boxed')}</mc:Fallback></mc:AlternateContent>`
  expect(read(`<w:p><w:r>${box}</w:r></w:p>`)).toEqual(['Boxed'])
})

test('the entities of XML and numbers are read, all others stay as they stand', () => {
  expect(read(p('A &amp; B &lt;C&gt; &#8364; &#x20AC; &boom;'))).toEqual(['A & B <C> € € &boom;'])
})

test.for<[string, () => Uint8Array, string]>([
  ['an encrypted document', () => buildOle({ EncryptedPackage: new Uint8Array(9) }), 'encrypted'],
  ['an archive without a document', () => buildDocx('').slice(0, -10), 'damaged'],
  ['an empty document', () => buildDocx(p('')), 'empty'],
  ['33 MB of blanks', () => buildDocx(' '.repeat(33 * 1024 * 1024)), 'too_large'],
  ['11 million characters', () => buildDocx(p('word '.repeat(2_200_000))), 'too_large'],
  [
    '3,001 pages',
    () => buildDocx('<w:p><w:r><w:br w:type="page"/><w:t>a</w:t></w:r></w:p>'.repeat(3_001)),
    'too_large',
  ],
])('%s is told apart', ([, make, failure]) => {
  expect(() => extractDocx(make())).toThrow(expect.objectContaining({ failure }))
})

test.for<[string, () => Uint8Array]>([
  [
    '20,000 tables in each other',
    () =>
      buildDocx(
        `${'<w:tbl><w:tr><w:tc>'.repeat(20_000)}${p('deep')}${'</w:tc></w:tr></w:tbl>'.repeat(20_000)}`,
      ),
  ],
  ['100,000 open elements', () => buildDocx(`${'<w:sdt>'.repeat(100_000)}${p('deep')}`)],
  ['entities that multiply', () => buildDocx(p('deep'), {}) && entityBomb()],
  ['a million open comments', () => buildDocx(p('deep') + '<!--'.repeat(1_000_000))],
  ['a million open quotes', () => buildDocx(p('deep') + '<a "'.repeat(1_000_000))],
  ['a million brackets', () => buildDocx(p('deep') + '<'.repeat(1_000_000))],
])('%s cost nothing', async ([, make]) => {
  const bytes = make()
  const extract = () => expect(extractDocx(bytes).pages[0]).toContain('deep')
  expect(await cpuMs(extract)).toBeLessThan(4_000)
})

function entityBomb(): Uint8Array {
  const declarations = Array.from(
    { length: 12 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  )
  return buildDocx(`<!DOCTYPE x [<!ENTITY e0 "lol">${declarations.join('')}]>${p('deep &e12;')}`)
}

test('an archive that lies about its sizes is measured', () => {
  const bytes = buildDocx(' '.repeat(40 * 1024 * 1024))
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 30; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
  }
  expect(() => extractDocx(bytes)).toThrow(expect.objectContaining({ failure: 'too_large' }))
})
