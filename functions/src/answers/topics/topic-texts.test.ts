import { describe, expect, it } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from '../answer.ts'
import { listedPhrases } from './listed-phrases.ts'
import { isPatterned } from './spelled.ts'
import { TOLD_PHRASES } from './told-phrases/told-phrases.ts'
import { textsIn } from './topic-texts.ts'
import { TOPICS } from './topics.ts'

const FIELDS = ['told', 'alone', 'with', 'rather', 'unlike', 'never', 'asked', 'notasked']
/** Topics that are found by more than words, and what is said where nothing else is told. */
const FOUND_OTHERWISE: ReadonlySet<string> = new Set(['offer', 'prices', 'cost', 'free'])
const BESIDES = [
  'offer_says',
  'offer_is',
  'offer_heads',
  'prices_heads',
  'prices_besides',
  'question_more',
  'question_which',
  'question_back',
  'question_come',
  'question_nothing',
]
const NAMES = new Set([
  ...TOPICS.flatMap(({ name }) => FIELDS.map((field) => `${name}_${field}`)),
  ...BESIDES,
])

const topicOf = (name: string) => TOPICS.find((topic) => topic.name === name)!

describe.each(Object.entries(TOLD_PHRASES))('phrases of texts in %s', (language, list = '') => {
  const listed = [...listedPhrases(list)]

  it('are for what there is', () => {
    expect(listed.filter(([name]) => !NAMES.has(name))).toEqual([])
  })

  it.skipIf(isPatterned(language))('tell of every topic', () => {
    const told = new Set(listed.map(([name]) => name))
    const expected = TOPICS.filter(({ name }) => !FOUND_OTHERWISE.has(name))
    expect(expected.filter(({ name }) => !told.has(`${name}_told`))).toEqual([])
    expect(BESIDES.filter((name) => !told.has(name))).toEqual([])
  })

  it('are found as they stand', () => {
    const lost = listed.filter(([name, phrase]) => {
      const [topic, field] = name.split('_')
      if (field !== 'told') return false
      const text = phrase.replaceAll('#', '12').replaceAll(' .. ', ' … ').replaceAll('*', '')
      return textsIn(language).ofTopic(topicOf(topic!))?.told.test(text) !== true
    })
    expect(lost).toEqual([])
  })

  it('find nothing in a text without words', () => {
    const texts = TOPICS.map((topic) => textsIn(language).ofTopic(topic)?.told)
    expect(texts.filter((told) => told?.test('– 12 …') === true)).toEqual([])
  })
})

const PENSION = `Pensjonat Pod Świerkiem

Jesteśmy małym rodzinnym pensjonatem nad Larkiem.

Cennik
Pokój jednoosobowy 180 zł
Pokój dwuosobowy 260 zł
Dostawka 60 zł

Płatność
Przyjmujemy gotówkę, karty i BLIK.

Rezygnacja
Rezerwację można bezpłatnie odwołać do 7 dni przed przyjazdem.

Zwierzęta
Psy są u nas mile widziane, prosimy o smycz w jadalni.`

const RYOKAN = `民宿ひばり

お支払い
現金、クレジットカード、PayPayがご利用いただけます。

キャンセル
ご宿泊の3日前まではキャンセル料はかかりません。

ペット
ペットのご同伴はご遠慮いただいております。`

function say(question: string, text: string): string {
  const files = [indexedFile('house.txt', [text])]
  const draft = answerQuestion(files, { question, personality: 'professional' })
  return draft.kind === 'fallback' ? '' : draft.sentences.map((each) => each.text).join(' ')
}

describe('what is asked of any business, in languages without patterns of their own', () => {
  it.each([
    ['Jak mogę zapłacić?', 'BLIK'],
    ['jak moge zaplacic', 'BLIK'],
    ['coś mi wypadło, mogę odwołać?', '7 dni'],
    ['mogę wziąć psa?', 'mile widziane'],
    ['Czym się zajmujecie?', 'rodzinnym pensjonatem'],
    ['Jakie są ceny?', '260 zł'],
  ])('%s', (question, told) => {
    expect(say(question, PENSION)).toContain(told)
  })

  it.each([
    ['支払い方法を教えてください', 'PayPay'],
    ['行けなくなったらどうなりますか', '3日前'],
    ['犬を連れて行ってもいいですか', 'ご遠慮'],
  ])('%s', (question, told) => {
    expect(say(question, RYOKAN)).toContain(told)
  })

  it('says nothing where nothing is told', () => {
    expect(say('Czy macie Wi-Fi dla gości?', PENSION)).toBe('')
    expect(say('駐車場はありますか', RYOKAN)).toBe('')
  })
})
