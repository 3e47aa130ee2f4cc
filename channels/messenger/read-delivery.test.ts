import { expect, test } from 'vitest'
import { readDelivery } from './read-delivery.ts'

// Shapes after developers.facebook.com/docs/messenger-platform/reference/webhook-events
// ("messages", "messaging_postbacks", "message-deliveries", "message-reads", "message-echoes").

const PAGE = '1906385232743451'
const ids = { sender: { id: '6432' }, recipient: { id: PAGE }, timestamp: 1_458_692_752_478 }
const deliver = (...messaging: object[]) => ({
  object: 'page',
  entry: [{ id: PAGE, time: 1_458_692_752_478, messaging }],
})
const message = (content: object) => ({
  ...ids,
  message: { mid: 'mid.1457764197618:41d102a3e1', ...content },
})

test('a message is a question, under its mid', () => {
  expect(readDelivery(deliver(message({ text: 'hello, world!' })), PAGE)).toEqual([
    {
      id: 'mid.1457764197618:41d102a3e1',
      chatId: '6432',
      order: '0001458692752478_000000',
      kind: 'text',
      text: 'hello, world!',
      replyTo: '',
      buttonId: '',
    },
  ])
})

test('a delivery of a hundred entries holds a hundred questions, in their order', () => {
  const entry = Array.from({ length: 100 }, (_, index) => ({
    id: PAGE,
    messaging: [{ ...ids, message: { mid: `m${index}`, text: `question ${index}` } }],
  }))
  const events = readDelivery({ object: 'page', entry }, PAGE)
  expect(events.map(({ id }) => id)).toEqual(entry.map((_, index) => `m${index}`))
  expect(events.toSorted((a, b) => (a.order < b.order ? -1 : 1))).toEqual(events)
})

test.each([
  [
    'the first button',
    { ...ids, postback: { mid: 'm', title: 'Get started', payload: 'start' } },
    'start',
  ],
  ['the menu', { ...ids, postback: { mid: 'm', title: 'Help', payload: 'help' } }, 'help'],
  [
    'a quick reply',
    message({ text: 'Show the quotes', quick_reply: { payload: 'sources' } }),
    'sources',
  ],
  ['a typed command', message({ text: '/human' }), 'human'],
  ['a link with a mark', { ...ids, referral: { ref: 'test', source: 'SHORTLINK' } }, 'test'],
  [
    'a picture',
    message({ attachments: [{ type: 'image', payload: { url: 'https://x' } }] }),
    'unreadable',
  ],
])('%s', (_, event, kind) => {
  expect(readDelivery(deliver(event), PAGE)).toMatchObject([{ kind, text: '' }])
})

test('a quick reply asks its whole question, not the shortened label', () => {
  const tapped = message({
    text: 'Opening hours on Sun',
    quick_reply: { payload: 'Opening hours on Sundays?' },
  })
  expect(readDelivery(deliver(tapped), PAGE)).toMatchObject([{ text: 'Opening hours on Sundays?' }])
})

test.each([
  ['an echo of our own message', deliver(message({ is_echo: true, text: 'hi' }))],
  ['a delivery receipt', deliver({ ...ids, delivery: { mids: ['m'], watermark: 1 } })],
  ['a read receipt', deliver({ ...ids, read: { watermark: 1 } })],
  ['a reaction', deliver({ ...ids, reaction: { reaction: 'love', mid: 'm' } })],
  ['another page', { object: 'page', entry: [{ id: '1', messaging: [message({ text: 'hi' })] }] }],
  ['another product', { ...deliver(message({ text: 'hi' })), object: 'instagram' }],
  [
    'a handed-over thread',
    { object: 'page', entry: [{ id: PAGE, standby: [message({ text: 'hi' })] }] },
  ],
  ['no time', deliver({ ...message({ text: 'hi' }), timestamp: 'now' })],
  ['a list', []],
  ['nothing', null],
])('%s asks for no reply', (_, body) => {
  expect(readDelivery(body, PAGE)).toEqual([])
})
