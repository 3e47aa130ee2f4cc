import { expect, test } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'
import { rephrasings, synonymsForWords, withSynonyms } from './synonyms.ts'

const shop = indexedFile('repairs.txt', [
  'Repairs\n\nOur mechanics fix every bicycle within two working days.\n\nA puncture costs £12.50, the inner tube included.\n\nPush chairs are mended on Tuesdays by Marta.',
])
const hof = indexedFile('hof.txt', [
  'Unser Hof verleiht Räder an Gäste ab dem ersten April.\n\nFür jede Schubkarre verlangen wir zwanzig Euro Pfand am Eingang.',
])
const zh = indexedFile('zh.txt', ['我们的店铺修理所有的自行车，通常两天之内完成。'])

const ask = (question: string, synonyms: string, file = shop) => {
  const draft = answerQuestion(withSynonyms([file], synonyms), {
    question,
    personality: 'professional',
  })
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : null
}

test('a word that the owner says means another finds what is written with it', () => {
  expect(ask('Velocipedes?', '')).toBeNull()
  expect(ask('Do you fix velocipedes?', 'velocipede = bicycle')).toContain('every bicycle')
  expect(ask('Do you fix velocipedes?', 'bicycle, boneshaker, Velocipede')).toContain('bicycle')
})

test('words of one group only mean each other', () => {
  expect(ask('Velocipedes?', 'velocipede = tricycle\nbicycle = bike')).toBeNull()
})

test('a phrase means a word, a word a phrase, and a phrase a phrase', () => {
  const buggies = 'push chair, buggy, baby carriage'
  for (const asked of ['On which day are buggies mended?', 'When do you mend baby carriages?']) {
    expect(ask(asked, buggies)).toContain('Push chairs are mended on Tuesdays')
  }
  expect(ask('Do your mechanics fix penny farthings?', 'penny farthing = bicycle')).toContain(
    'every bicycle',
  )
})

test('the other languages have their endings too', () => {
  expect(ask('Karretten?', '', hof)).toBeNull()
  expect(ask('Wie viel Pfand für Karretten?', 'Karrette, Schubkarre', hof)).toContain('zwanzig')
  expect(ask('店铺修理单车吗？', '单车 = 自行车', zh)).toContain('自行车')
})

test('a sentence is proven as it stands, whatever words it was asked with', () => {
  expect(ask('Do you fix velocipedes?', 'velocipede = bicycle')).toBe(
    'Our mechanics fix every bicycle within two working days.',
  )
})

test('nothing is asked otherwise where no phrase is involved, and never more than thrice', () => {
  expect(rephrasings('Do you fix bikes?', [['bike', 'bicycle']], 'en')).toEqual([])
  const many = [['bike', 'a b', 'c d', 'e f', 'g h', 'i j']]
  expect(rephrasings('Do you fix my Bikes today?', many, 'en')).toEqual([
    'Do you fix my a b today?',
    'Do you fix my c d today?',
    'Do you fix my e f today?',
  ])
})

test('a group stands for the word as it was asked, phrases apart', () => {
  const groups = [
    ['bike', 'bicycle', 'push bike'],
    ['price', 'cost'],
  ]
  expect(synonymsForWords(['bikes', 'today'], groups, 'en')).toEqual([['bikes', 'bicycle']])
  expect(synonymsForWords(['bikes'], [], 'en')).toEqual([])
})
