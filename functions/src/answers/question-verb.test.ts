import { expect, it } from 'vitest'
import { verbOf } from './question-verb.ts'

it.each([
  ['Why did Ada Lark settle?', 'settle'],
  ['Why did the Lark brothers build a pier?', 'build'],
  ['Why does the harbour office close early?', 'close'],
  ['Why do you ask for a deposit?', 'ask'],
  ['Why does a channel become shallow?', 'shallow'],
  ['Why was Ada removed from the board?', 'removed'],
  ['Why are the lessons cheap?', 'cheap'],
  ['Why is the tide a problem?', ''],
  ['Who owns the pier?', ''],
  ['When did the GNU project begin?', 'begin'],
  ['When did the Lark boat builders lift the keel?', 'lift'],
  ['What does Larkham article 288 not say?', 'say'],
  ['What did Ada claim would happen?', 'claim'],
  ['When did Ada end production of it?', 'end'],
  ['When did Ada build bridges?', 'build'],
  ['What do I need to bring when I collect my boat?', 'bring'],
  ['When do I have to leave the room?', 'leave'],
])('%s turns on “%s”', (question, verb) => {
  expect(verbOf(question)).toBe(verb)
})
