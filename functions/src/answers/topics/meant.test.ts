import { describe, expect, it } from 'vitest'
import { foldAccents } from '../stem.ts'
import { MEANT_PHRASES } from './meant-phrases/meant-phrases.ts'
import { isOfPhrases, topicMeant } from './meant.ts'
import { TOPICS } from './topics.ts'

const names = new Set(TOPICS.map(({ name }) => name))

/** The phrases of a language, each with its topic. */
const phrasesOf = (list: string): [phrase: string, topic: string][] =>
  list
    .split(/\n(?=\w+:)/)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [topic = '', phrases = ''] = part.split(':', 2)
      return phrases.split(',').map((phrase): [string, string] => [phrase.trim(), topic.trim()])
    })

describe.each(Object.entries(MEANT_PHRASES))('phrases in %s', (language, list = '') => {
  const phrases = phrasesOf(list)

  it('are those of topics that there are', () => {
    expect(phrases.filter(([, topic]) => !names.has(topic))).toEqual([])
  })

  it('are written as they are looked for', () => {
    expect(
      phrases.filter(
        ([phrase]) =>
          !/^\+?(?:[\p{L}\p{M}\p{N}]+\*? ?)+$/u.test(phrase) ||
          foldAccents(phrase.toLowerCase()) !== phrase,
      ),
    ).toEqual([])
  })

  it('mean one topic each', () => {
    const topics = new Map<string, string>()
    const twice = phrases.filter(([phrase, topic]) => {
      const other = topics.get(phrase)
      topics.set(phrase, topic)
      return other !== undefined
    })
    expect(twice).toEqual([])
  })

  it('are found as they stand', () => {
    const lost = phrases.filter(([phrase, topic]) => {
      const said = phrase.replace('+', '').replaceAll('*', '')
      const meant = topicMeant(said, language)
      // A longer phrase of another topic may hold it.
      return meant === null || (meant.topic !== topic && meant.words.size <= 1)
    })
    expect(lost).toEqual([])
  })
})

describe('what is meant in other words', () => {
  it.each([
    ['Something has come up, what now?', 'en', 'cancel'],
    ['Will my pooch get in?', 'en', 'dogs'],
    ['Muss ich Bargeld dabei haben?', 'de', 'cards'],
    ['¿Tengo que adelantar algo?', 'es', 'deposit'],
    ['Est-ce que vous avez un ascenseur ?', 'fr', 'access'],
    ['Kako mogu da platim?', 'sr', 'pay'],
    ['Како могу да платим?', 'sr', 'pay'],
    ['จ่ายเงินยังไงได้บ้าง', 'th', 'pay'],
    ['ตรงนั้นมีที่จอดรถไหมครับ', 'th', 'parking'],
  ] as const)('is told by phrases: %s', (text, language, topic) => {
    expect(topicMeant(text, language)?.topic).toBe(topic)
  })

  it('is looked for in its own language', () => {
    expect(topicMeant('Will my pooch get in?', 'fr')).toBeNull()
  })

  it('says which words of a question name it, where nothing parts them', () => {
    const meant = topicMeant('ร้านนี้มีที่จอดรถไหมครับ', 'th')
    expect(meant?.topic).toBe('parking')
    expect(meant?.words).toContain('จอด')
    expect(isOfPhrases('จอด', 'parking', 'th')).toBe(true)
    expect(isOfPhrases('ร้าน', 'parking', 'th')).toBe(false)
  })

  it('is not looked for in a message that tells much else', () => {
    const story = 'We have been here for three days now and really love it, the room is lovely. '
    expect(topicMeant(`${story}${story}Will my pooch get in?`, 'en')).toBeNull()
  })
})
