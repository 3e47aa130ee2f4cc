// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import type { Message } from './conversation.ts'
import { makeMessageView } from './message-view.ts'
import { aSentence } from './testing/samples.ts'

let retries = 0
let toggled: HTMLElement[] = []
let sent: string[] = []
const handlers = {
  retry: () => {
    retries += 1
  },
  send: (text: string) => {
    sent.push(text)
  },
  onToggle: (block: HTMLElement) => {
    toggled.push(block)
  },
}
beforeEach(() => {
  retries = 0
  toggled = []
  sent = []
})

const aMessage = (change: Partial<Message> = {}): Message => ({
  id: 1,
  text: 'Yes.',
  isUser: false,
  timestamp: 1,
  sentences: [],
  suggestions: [],
  hasFailed: false,
  ...change,
})

const show = (message: Message) => {
  const view = makeMessageView(message, handlers)
  document.body.replaceChildren(view.element)
  return view
}

const chips = () => [...document.querySelectorAll<HTMLButtonElement>('button.chip')]
const proofs = () => [...document.querySelectorAll<HTMLElement>('blockquote')]

const ELEMENTS = ['bdi', 'blockquote', 'button', 'cite', 'div', 'mark', 'p', 'span']

describe('an answer', () => {
  test('shows the file and page of every sentence, and the proof when asked', () => {
    show(aMessage({ sentences: [aSentence()] }))
    expect(chips().map(({ textContent }) => textContent)).toEqual(['handbook.pdf · p. 14'])
    expect(proofs()[0]?.hidden).toBe(true)
    expect(chips()[0]?.getAttribute('aria-expanded')).toBe('false')

    chips()[0]?.click()
    expect(proofs()[0]?.hidden).toBe(false)
    expect(chips()[0]?.getAttribute('aria-expanded')).toBe('true')
    expect(chips()[0]?.getAttribute('aria-controls')).toBe(proofs()[0]?.id)
    expect(toggled).toEqual([document.querySelector('.sentence')])

    chips()[0]?.click()
    expect(proofs()[0]?.hidden).toBe(true)
  })

  test('quotes to the letter, between the sentences around it', () => {
    const quote = 'Open Tuesday to\nSaturday,  10–18.'
    show(
      aMessage({
        sentences: [aSentence('Open from Tuesday.', { quote, before: 'A.', after: '' })],
      }),
    )
    expect(document.querySelector('mark')?.textContent).toBe(quote)
    expect(proofs()[0]?.textContent).toBe(`A. ${quote}handbook.pdf · p. 14`)
    expect(Object.entries(proofs()[0]?.dataset ?? {})).toEqual([
      ['fileId', 'file-1'],
      ['page', '14'],
      ['start', '120'],
      ['end', '163'],
    ])
  })

  test('opens at a press on the sentence as well', () => {
    show(aMessage({ sentences: [aSentence()] }))
    document.querySelector<HTMLElement>('.claim')?.click()
    expect(proofs()[0]?.hidden).toBe(false)
  })

  test('repeats only the page for sentences of one page, and still names the file aloud', () => {
    const sentences = [aSentence('One.'), aSentence('Two.'), aSentence('Three.', { page: 15 })]
    show(aMessage({ sentences }))
    expect(document.querySelectorAll('.chip .file')).toHaveLength(2)
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'handbook.pdf · p. 14',
      'handbook.pdf · p. 14',
      'handbook.pdf · p. 15',
    ])
    expect(proofs()).toHaveLength(3)
  })

  test('names a document without pages by its file alone', () => {
    show(aMessage({ sentences: [aSentence('One.', { fileName: 'hours.txt', page: 1, pages: 1 })] }))
    expect(chips()[0]?.textContent).toBe('hours.txt')
  })

  test('keeps an open proof open while further sentences arrive', () => {
    const view = show(aMessage({ sentences: [aSentence('One.')] }))
    chips()[0]?.click()
    view.update(aMessage({ text: 'One. Two.', sentences: [aSentence('One.'), aSentence('Two.')] }))
    expect(proofs().map(({ hidden }) => hidden)).toEqual([false, true])
  })

  test('is shown anew where the end differs from what had arrived', () => {
    const view = show(aMessage({ sentences: [aSentence('One.')] }))
    view.update(aMessage({ text: 'No.', sentences: [] }))
    expect(document.body.textContent).toBe('No.')
  })
})

describe('a failure', () => {
  test('offers to try again', () => {
    show(aMessage({ text: 'Trouble', hasFailed: true }))
    document.querySelector<HTMLButtonElement>('.retry')?.click()
    expect(retries).toBe(1)
  })
})

describe('a quote', () => {
  const quoteOf = (claim: string, quote: string) => {
    show(aMessage({ sentences: [aSentence(claim, { quote })] }))
    return document.querySelector('mark')
  }

  test('of a list keeps the lines of the document', () => {
    const list = 'Monday 9 to 17\nSunday closed'
    expect(quoteOf(list, list)?.className).toBe('lines')
  })

  test('of a sentence does not: its line ends are those of the page', () => {
    const quote = 'Ask for the code of the\nlocked rack.'
    expect(quoteOf('Ask for the code of the locked rack.', quote)?.className).toBe('')
    expect(document.querySelector('mark')?.textContent).toBe(quote)
  })
})

describe('hostile words', () => {
  test.each([
    '<script>window.broken = 1</script>',
    '<img src=x onerror="window.broken = 1">',
    '![x](javascript:window.broken=1) [y](javascript:window.broken=1)',
    '<svg/onload=window.broken=1><iframe srcdoc="<script>parent.broken=1</script>">',
    '{{constructor.constructor("window.broken = 1")()}}',
    '</p></div><style>*{display:none}</style>',
    'NUL \u0000 right-to-left \u202e gpj.exe lone \ud800 family 👩‍👩‍👧‍👦',
    'شكرا <b>جزيلا</b>',
    'A'.repeat(200_000),
  ])('stay words: %.40s', (words) => {
    const receipt = { fileName: words, quote: words, before: words, after: words }
    show(aMessage({ text: words, sentences: [aSentence(words, receipt)] }))
    const plain = makeMessageView(aMessage({ text: words, isUser: true }), handlers)
    document.body.append(plain.element)
    for (const chip of chips()) chip.click()
    const used = [...document.body.querySelectorAll('*')].map(({ localName }) => localName)
    expect([...new Set(used)].toSorted()).toEqual(ELEMENTS)
    expect(document.querySelector('mark')?.textContent).toBe(words)
    expect(document.querySelector('.plain')?.textContent).toBe(words)
  })
})

describe('the bot’s own words', () => {
  const words = { lead: 'Found it:', closing: 'Anything else?', suggestions: ['Prices', 'Hours'] }
  const plain = () => [...document.querySelectorAll('.plain')].map((one) => one.textContent)

  test('stand around the sentences and never on the marker', () => {
    show(aMessage({ sentences: [aSentence()], ...words }))
    expect(plain()).toEqual(['Found it:', 'Anything else?'])
    expect(document.querySelector('.words')?.firstElementChild?.textContent).toBe('Found it:')
    expect(document.querySelector('mark')?.textContent).not.toContain('Found it')
  })

  test('come with the end of an answer that arrived before; its open proof stays open', () => {
    const arriving = aMessage({ sentences: [aSentence()] })
    const view = show(arriving)
    chips()[0]?.click()
    view.update({ ...arriving, ...words })
    expect(plain()).toEqual(['Found it:', 'Anything else?'])
    expect(proofs()[0]?.hidden).toBe(false)
  })

  test('offer messages that one touch sends', () => {
    show(aMessage({ text: 'Which one?', suggestions: ['<b>Prices</b>', 'Hours'] }))
    const offers = [...document.querySelectorAll<HTMLButtonElement>('.offers button')]
    expect(offers.map(({ textContent }) => textContent)).toEqual(['<b>Prices</b>', 'Hours'])
    offers[1]?.click()
    expect(sent).toEqual(['Hours'])
  })
})
