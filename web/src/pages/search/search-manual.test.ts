import { expect, test } from 'vitest'
import { MANUAL_SECTIONS, MANUAL_TEXT } from './manual-index.ts'
import { openManual } from './search-manual.ts'

const search = openManual(MANUAL_SECTIONS)

test.each([
  ['scan', 'Why a file fails'],
  ['how do I get a token from BotFather', 'Telegram'],
  ['messanger verify token', 'Facebook Messenger'],
  ['wordpress', 'Website'],
  ['personality', 'Personality'],
  ['streaming events', 'API'],
  ['teleg', 'Telegram'],
])('%s is found under %s', (query, title) => {
  expect(search(query)[0]?.section.title).toBe(title)
})

test.each(['', 'zzqx', '  ', 'eiffel'])('%j finds nothing', (query) => {
  expect(search(query)).toEqual([])
})

test('every hit quotes its section to the letter, and leads to a heading of the page', () => {
  const hits = [
    'file',
    'bot',
    'message',
    'document',
    'plan',
    'code',
    'account',
    'connect Telegram',
  ].flatMap(search)
  expect(hits.length).toBeGreaterThan(10)
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
  for (const { section, quote } of hits) {
    expect(quote).not.toBe('')
    expect(flat(section.text)).toContain(flat(quote))
  }
})

test('sections have anchors of their own', () => {
  const ids = MANUAL_SECTIONS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(MANUAL_TEXT.match(/^#{2,3} /gm)?.length ?? 0)
})
