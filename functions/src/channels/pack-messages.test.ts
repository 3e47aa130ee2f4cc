import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MESSAGING_CHANNELS, type MessagingChannel } from '@docent/channels/list'
import { PLATFORMS } from '@docent/channels/platforms'
import { packMessages } from './pack-messages.ts'

const formatOf = (name: MessagingChannel) => PLATFORMS[name].make(PLATFORMS[name].addresses)
const telegram = formatOf('telegram')
const messenger = formatOf('messenger')
const FORMATS = MESSAGING_CHANNELS.map(formatOf)

const plain = (text: string) => [{ text, style: 'plain' as const }]
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')
const LONE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Words, markup, pairs and characters of several code points, some of them very long. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.constantFrom(
        '<b>&amp;',
        '👩‍👩‍👧‍👦',
        '🇬🇧',
        'é',
        '\n\n',
        '\n- ',
        '. ',
        'x'.repeat(3_000),
        '&<>'.repeat(700),
      ),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''))

describe.each(FORMATS)('messages for $name', (format) => {
  test('fit, lose nothing but blanks at their ends, and never cut a pair', () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('plain' as const, 'quote' as const, 'note' as const),
        (words, style) => {
          const messages = packMessages(format, [{ text: words, style }])
          for (const { text: marked, plain: bare } of messages) {
            expect(marked.length).toBeLessThanOrEqual(format.maxTextLength)
            expect(bare.trim()).not.toBe('')
            expect(LONE.test(bare)).toBe(LONE.test(words))
          }
          expect(withoutBlanks(messages.map(({ plain: bare }) => bare).join(''))).toBe(
            withoutBlanks(words),
          )
        },
      ),
      { numRuns: 2_000 },
    )
  }, 30_000)

  test('keep a list that fits in one of them', () => {
    const filler = 'A sentence of the text before. '.repeat(Math.floor(format.maxTextLength / 40))
    const list = Array.from({ length: 6 }, (_, index) => `- item ${index} of the list`).join('\n')
    const messages = packMessages(format, [...plain(filler), ...plain(list)])
    expect(messages.some(({ plain: bare }) => bare.includes(list))).toBe(true)
  })
})

test('a long text is divided between sentences rather than words', () => {
  const words = 'This sentence ends with a full stop. '.repeat(300)
  const messages = packMessages(telegram, plain(words))
  expect(messages.length).toBeGreaterThan(2)
  for (const { plain: bare } of messages) expect(bare.endsWith('stop.')).toBe(true)
})

test('a family of four people is never divided into its members', () => {
  const family = '👩‍👩‍👧‍👦'
  const messages = packMessages(messenger, plain(family.repeat(500)))
  for (const { plain: bare } of messages) expect(bare.replaceAll(family, '')).toBe('')
})

test('markup of the text is escaped, markup of ours is closed in every message', () => {
  const [first, ...others] = packMessages(telegram, [
    { text: `a < b && c > d ${'word '.repeat(1_200)}`, style: 'quote' },
  ])
  expect(first?.text.startsWith('<blockquote>a &lt; b &amp;&amp; c &gt; d')).toBe(true)
  for (const { text: marked } of [first, ...others].filter((one) => one !== undefined)) {
    expect(marked).toMatch(/^<blockquote>[^<>]*<\/blockquote>$/)
  }
})
