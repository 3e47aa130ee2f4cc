import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildPdf, deflated, line, linesPage } from '../../testing/build-documents.ts'
import { cpuMs } from '../../testing/cpu-time.ts'
import { extractPdf } from './pdf.ts'

const MB = 1024 * 1024

const read = async (...pages: Parameters<typeof buildPdf>[0]) =>
  (await extractPdf(buildPdf(pages))).pages

test('each page keeps its own text and its number', async () => {
  const pages = await read(
    linesPage('We open on Mondays at nine o’clock.'.replace('’', "'")),
    linesPage(''),
    linesPage('Returns are free for thirty days.'),
  )
  expect(pages).toEqual([
    "We open on Mondays at nine o'clock.",
    '',
    'Returns are free for thirty days.',
  ])
})

test('lines of a paragraph stay together, a gap begins another', async () => {
  const [page] = await read(
    linesPage(
      'The shop is open from nine to five on weekdays and it is closed on',
      'public holidays, with the exception of the first of May in leap years.',
      '',
      'Parking is free for customers in the yard behind the house as long as',
      'they show their receipt at the gate when they leave the premises again.',
    ),
  )
  expect(page!.split('\n\n')).toHaveLength(2)
  expect(page).toContain('closed on\npublic holidays')
})

test('an indented first line begins a paragraph', async () => {
  const text = 'words that run from margin to margin of the page'
  const rows = [72, 90, 72, 72, 90, 72].map((x, n) => line(`${n} ${text}`, x, 700 - 14 * n))
  const [page] = await read(deflated(rows.join('')))
  expect(page!.split('\n\n').map((part) => part[0])).toEqual(['0', '1', '4'])
})

test('the cells of a row are apart by a tab, its rows by lines', async () => {
  const cells = [
    ['Size', 'Price', 'Weight'],
    ['Small', '10 EUR', '1 kg'],
    ['Large', '20 EUR', '2 kg'],
  ]
  const drawn = cells.flatMap((row, y) =>
    row.map((cell, x) => line(cell, 72 + 150 * x, 700 - 14 * y)),
  )
  const [page] = await read(deflated(drawn.join('')))
  expect(page).toBe('Size\tPrice\tWeight\nSmall\t10 EUR\t1 kg\nLarge\t20 EUR\t2 kg')
})

test('two columns are read one after the other', async () => {
  const column = (x: number, words: string) =>
    [0, 1, 2, 3]
      .map((n) => line(`${words} number ${n} of the column`, x, 700 - 14 * n, 10))
      .join('')
  const [page] = await read(deflated(column(72, 'left line') + column(330, 'right line')))
  expect(page!.indexOf('left line number 3')).toBeLessThan(page!.indexOf('right line number 0'))
})

test('a word divided at the end of a line keeps its line break', async () => {
  const [page] = await read(linesPage('They had given al-', 'ready more than they had to.'))
  expect(page).toContain('al-\nready')
})

test.for<[string, Uint8Array, string]>([
  ['no text at all', buildPdf([deflated(''), deflated('0 0 10 10 re f')]), 'no_text'],
  ['a scan with a stamp', buildPdf([linesPage('Scanned 3'), deflated('')]), 'no_text'],
  [
    'signs that are no letters',
    buildPdf([linesPage('#$%&/=?+*~-_.:,;<>|#$%&/=?+*~-_.:,;<>| a b c d e')]),
    'no_text',
  ],
  ['only a header', new TextEncoder().encode('%PDF-1.7\n%%EOF'), 'damaged'],
  ['half a file', buildPdf([linesPage('We open on Mondays.')]).subarray(0, 200), 'damaged'],
])('%s is told apart', async ([, bytes, failure]) => {
  await expect(extractPdf(bytes)).rejects.toMatchObject({ failure })
})

test('a document with a password is told apart', async () => {
  const plain = Buffer.from(buildPdf([linesPage('We open on Mondays at nine.')])).toString('latin1')
  const entry = `<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>`
  const id = `[<${'ab'.repeat(16)}><${'ab'.repeat(16)}>]`
  const locked = plain.replace('/Root 1 0 R>>', `/Root 1 0 R/Encrypt ${entry}/ID${id}>>`)
  await expect(extractPdf(Buffer.from(locked, 'latin1'))).rejects.toMatchObject({
    failure: 'encrypted',
  })
})

const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MB))

test.for([
  ['one stream', [{ data: zeros(33), filters: '/FlateDecode' }]],
  ['a stream in a stream', [{ data: deflateSync(zeros(64)), filters: '/FlateDecode/FlateDecode' }]],
  ['many streams', Array.from({ length: 5 }, () => ({ data: zeros(30), filters: '/FlateDecode' }))],
] as const)('a bomb in %s is refused before it is opened', async ([, pages]) => {
  const extract = () =>
    expect(extractPdf(buildPdf(pages))).rejects.toMatchObject({ failure: 'too_large' })
  expect(await cpuMs(extract)).toBeLessThan(10_000)
})
