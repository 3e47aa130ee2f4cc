import { describe, expect, it } from 'vitest'
import { isTranslated, translates, withPhrases, wordsWithin } from './glossary.ts'
import { GLOSSARIES } from './lists.ts'
import { regionsAround } from './names.ts'
import { wordsSharingConcept, translationsOf } from './translations.ts'

const translated = (word: string, from: string, to: string): string[] =>
  translationsOf(word, from, to).map((each) => each.word)

const conceptsIn = (list: string): string[] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(': ')[0]!)

describe('the lists', () => {
  const known = new Set(conceptsIn(GLOSSARIES.get('en')!))

  it.each([...GLOSSARIES.keys()])(
    'holds most concepts, each once and with words: %s',
    (language) => {
      const list = GLOSSARIES.get(language)!
      const concepts = conceptsIn(list)
      expect(new Set(concepts).size).toBe(concepts.length)
      expect(concepts.filter((concept) => !known.has(concept))).toEqual([])
      expect(concepts.length).toBeGreaterThan(0.9 * known.size)
      for (const line of list.trim().split('\n'))
        expect(line).toMatch(/^[a-z-]+(?:_[a-z-]+)*: \S+(?: \S+)*$/)
    },
  )
})

describe('translationsOf', () => {
  it('finds what a word means, in any of its forms', () => {
    expect(translated('dogs', 'en', 'de')).toContain('hund')
    expect(translated('frühstück', 'de', 'el')).toContain('πρωινό')
    expect(translated('завтрака', 'ru', 'en')).toContain('breakfast')
  })

  it('finds it as it is typed without accents', () => {
    expect(translated('fruhstuck', 'de', 'en')).toContain('breakfast')
    expect(translated('nino', 'es', 'en')).toContain('child')
  })

  it('counts what a word is kindred to for less than what it means', () => {
    const creditOf = (word: string): number => translationsOf(word, 'en', 'de')[0]?.credit ?? 0
    expect(creditOf('card')).toBeGreaterThan(creditOf('amex'))
    expect(creditOf('amex')).toBeGreaterThan(0)
  })

  it('names days and months', () => {
    expect(translated('august', 'en', 'cs')).toContain('srpen')
    expect(translated('mittwoch', 'de', 'fr')).toContain('mercredi')
  })

  it('gives what is written without blanks as it is found', () => {
    expect(translated('restaurant', 'en', 'ja')).toEqual(expect.arrayContaining(['レス', 'ラン']))
  })

  it('has nothing for other words, nor for its own language', () => {
    expect(translated('xylophone', 'en', 'de')).toEqual([])
    expect(translated('dog', 'en', 'en')).toEqual([])
    expect(translated('dog', 'en', 'und')).toEqual([])
    expect(translates('en', 'und')).toBe(false)
  })
})

it('joins what is said with several words', () => {
  expect(withPhrases('Do you rent sleeping bags?', 'en')).toBe('Do you rent sleepingbags?')
  expect(isTranslated('sleepingbags', 'en')).toBe(true)
  expect(withPhrases('Le petit déjeuner est inclus ?', 'fr')).toBe('Le petitdéjeuner est inclus ?')
  expect(withPhrases('Combien coûte le parking ?', 'fr')).toBe('Combien coûte le parking ?')
})

it('finds words in a text without blanks, the longest first', () => {
  const words = wordsWithin('停车场免费吗', 'zh')
  expect(words).toContain('停车场')
  expect(words).not.toContain('停车')
})

it('takes a word of one sign only where it stands by itself', () => {
  expect(wordsWithin('차를 어디에 세워요', 'ko')).toContain('차')
  expect(wordsWithin('세차 가격', 'ko')).not.toContain('차')
})

it('finds a Japanese verb by its stem', () => {
  expect(wordsWithin('犬を連れて行けますか', 'ja')).toContain('犬')
  expect(wordsWithin('レジで払えますか', 'ja')).toContain('払う')
})

it('keeps what it does not know', () => {
  expect(wordsWithin('ジルコニアの値段', 'ja')).toContain('ジルコニア')
})

describe('wordsSharingConcept', () => {
  const synonyms = (word: string, language: string): string[] =>
    wordsSharingConcept(word, language).map((each) => each.word)

  it('finds words of the same language that share a concept, and not the word itself', () => {
    expect(synonyms('flat', 'en')).toContain('apartment')
    expect(synonyms('apartment', 'en')).not.toContain('apartment')
    expect(synonyms('jubilee', 'en')).toContain('anniversary')
  })

  it('has none for words that no list holds, nor for languages without one', () => {
    expect(synonyms('xylophone', 'en')).toEqual([])
    expect(synonyms('flat', 'und')).toEqual([])
  })
})

describe('regionsAround', () => {
  it('calls the regions of a country as a language does', () => {
    expect(regionsAround('germany', 'en', 'en')).toEqual(['european union', 'eu', 'europe'])
    expect(regionsAround('spanien', 'de', 'fr')).toEqual(['union européenne', 'eu', 'europe'])
    expect(regionsAround('japan', 'en', 'de')).toEqual(['asien'])
    expect(regionsAround('norway', 'en', 'en')).toEqual(['europe'])
  })

  it('has none for what is no country', () => {
    expect(regionsAround('breakfast', 'en', 'en')).toEqual([])
    expect(regionsAround('german', 'en', 'en')).toEqual([])
  })
})
