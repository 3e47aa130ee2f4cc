import { expect, test } from 'vitest'
import { readUpdate } from './read-update.ts'

// Shapes after core.telegram.org/bots/api ("Update", "Message", "CallbackQuery") and
// core.telegram.org/bots/webhooks, "Testing your bot with updates".

const BOT = { id: '123456', username: 'Sprocket_bot' }
const person = {
  id: 1_111_111,
  is_bot: false,
  first_name: 'Test Firstname',
  username: 'Testusername',
}
const privateChat = { id: 1_111_111, type: 'private', first_name: 'Test Firstname' }
const group = { id: -1_001_234, type: 'supergroup', title: 'Cyclists' }
const message = (content: object) => ({
  update_id: 10_000,
  message: { date: 1_441_645_532, chat: privateChat, message_id: 1_365, from: person, ...content },
})
const inGroup = (content: object) => message({ chat: group, ...content })

test('a text is a question, under the number of its update', () => {
  expect(readUpdate(message({ text: 'When do you open?' }), BOT)).toEqual({
    id: '10000',
    chatId: '1111111',
    order: '001441645532_00000000000000010000',
    kind: 'text',
    text: 'When do you open?',
    replyTo: '',
    buttonId: '',
  })
})

test.each([
  ['/start', 'start'],
  ['/start test', 'test'],
  ['/start campaign', 'start'],
  ['/help', 'help'],
  ['/HELP', 'help'],
  ['/sources', 'sources'],
  ['/human', 'human'],
  ['/help@sprocket_bot', 'help'],
  ['/settings', 'help'],
])('%s', (text, kind) => {
  expect(readUpdate(message({ text }), BOT)).toMatchObject({ kind, text: '' })
})

test('a caption is the question of its photo', () => {
  const update = message({ photo: [{ file_id: 'x' }], caption: 'Can you repair this?' })
  expect(readUpdate(update, BOT)).toMatchObject({ kind: 'text', text: 'Can you repair this?' })
})

test.each(['sticker', 'voice', 'photo', 'video', 'document', 'location', 'contact', 'poll'])(
  'a %s without words is answered with a request for text',
  (kind) => {
    expect(readUpdate(message({ [kind]: { file_id: 'x' } }), BOT)).toMatchObject({
      kind: 'unreadable',
    })
  },
)

test('in a group the bot answers when it is named, and points to the question', () => {
  expect(readUpdate(inGroup({ text: '@sprocket_bot When do you open?' }), BOT)).toMatchObject({
    chatId: '-1001234',
    kind: 'text',
    text: 'When do you open?',
    replyTo: '1365',
  })
})

test('in a group the bot answers when it is replied to', () => {
  const update = inGroup({ text: 'And on Sunday?', reply_to_message: { from: { id: 123_456 } } })
  expect(readUpdate(update, BOT)).toMatchObject({ kind: 'text', text: 'And on Sunday?' })
})

test.each([
  ['talk among members', inGroup({ text: 'When do you open?' })],
  ['the name of another bot', inGroup({ text: '@sprocket_bot_two When do you open?' })],
  ['a reply to somebody else', inGroup({ text: 'Yes', reply_to_message: { from: { id: 5 } } })],
  ['a command for another bot', inGroup({ text: '/help@other_bot' })],
  ['a sticker in a group', inGroup({ sticker: { file_id: 'x' } })],
  ['a bot', message({ text: 'Hi', from: { ...person, is_bot: true } })],
  ['an edit', { update_id: 1, edited_message: message({ text: 'Hi' }).message }],
  ['a channel post', { update_id: 1, channel_post: message({ text: 'Hi' }).message }],
  ['a channel', message({ text: 'Hi', chat: { id: -100, type: 'channel' } })],
  ['a member who joins', inGroup({ new_chat_members: [person] })],
  ['a group that becomes a supergroup', inGroup({ migrate_to_chat_id: -100_999 })],
  [
    'a person who blocks the bot',
    { update_id: 1, my_chat_member: { new_chat_member: { status: 'kicked' } } },
  ],
  ['a pinned message', message({ pinned_message: {} })],
  ['an update without a number', { message: message({ text: 'Hi' }).message }],
  ['a number that is a word', { ...message({ text: 'Hi' }), update_id: '10000' }],
  ['a chat whose id is a word', message({ text: 'Hi', chat: { id: '../x', type: 'private' } })],
  ['a list', []],
  ['nothing', null],
])('%s asks for no reply', (_, update) => {
  expect(readUpdate(update, BOT)).toBeNull()
})

test('a pressed button asks for the quotes, or asks what it says', () => {
  const press = (data: string, content: object = {}) =>
    readUpdate(
      {
        update_id: 10_001,
        callback_query: {
          id: '4382bfdwdsb323b2d9',
          from: person,
          data,
          message: { message_id: 7, date: 1_441_645_533, chat: privateChat, ...content },
        },
      },
      BOT,
    )
  expect(press('sources')).toMatchObject({ kind: 'sources', buttonId: '4382bfdwdsb323b2d9' })
  expect(press('Opening hours')).toMatchObject({ kind: 'text', text: 'Opening hours' })
  const label = '利用規約とキャンセル料についての詳しいご案内はこちらです'
  const markup = {
    reply_markup: {
      inline_keyboard: [
        [{ text: 'Hours', callback_data: 'Hours' }],
        [{ text: label, callback_data: 'button:1' }],
      ],
    },
  }
  expect(press('button:1', markup)).toMatchObject({ kind: 'text', text: label })
  expect(press('button:1')).toBeNull()
  expect(press('button:2', markup)).toBeNull()
  expect(
    press('button:1', {
      reply_markup: { inline_keyboard: [null, 7, [{ text: 7, callback_data: 'button:1' }]] },
    }),
  ).toBeNull()
})
