import { describe, expect, it } from 'vitest'
import { PERSONALITIES, type Personality } from '@docent/domain/bots'
import { HEARD_LANGUAGES } from '../heard.ts'
import { phrasesIn, speaks } from '../speak.ts'
import type { Voices } from './phrases.ts'

const EMOJI = /\p{Extended_Pictographic}/u
/** What languages call an e-mail address. */
const E_MAIL =
  /e-?mail|e-?mel|e-?past|e-?post|el\. pašt|e-?pošt|barua pepe|correo|correu|sähköposti|имейл|пошт|почт|邮箱|メール|이메일|메일|อีเมล|ईमेल|ইমেইল|ఈమెయిల్|ای میل|மின்னஞ்சல|אימייל|ایمیل|بريد/i
const ALL = Object.keys(PERSONALITIES) as Personality[]

describe.each(HEARD_LANGUAGES)('the bot’s words in %s', (language) => {
  const phrases = phrasesIn(language)
  const talks = Object.entries(phrases.smallTalk)
  const everything: Voices[] = [
    ...Object.values(phrases.smallTalk),
    phrases.opening,
    phrases.closing,
    phrases.which,
    phrases.noMore,
  ]

  it('exist', () => expect(speaks(language)).toBe(true))

  it.each(talks)('for %s differ between all four personalities', (_, voices) => {
    const said = ALL.flatMap((personality) => [...voices[personality]])
    expect(ALL.every((personality) => voices[personality].length > 0)).toBe(true)
    expect(new Set(said).size).toBe(said.length)
  })

  it('hold no emoji in a professional or technical voice, and at most one in the others', () => {
    for (const voices of everything) {
      for (const wording of [...voices.professional, ...voices.technical]) {
        expect(wording).not.toMatch(EMOJI)
      }
      for (const wording of [...voices.friendly, ...voices.casual]) {
        expect([...wording.matchAll(new RegExp(EMOJI, 'gu'))].length).toBeLessThanOrEqual(1)
      }
    }
  })

  it('open an answer in several ways, so that two in a row differ', () => {
    expect(phrases.opening.friendly.length).toBeGreaterThan(2)
    expect(phrases.opening.casual.length).toBeGreaterThan(2)
    expect(phrases.opening.professional).toEqual([])
  })

  it('name files, pages and words as they are', () => {
    expect(phrases.from(phrases.place('menu.pdf', 3))).toMatch(/menu\.pdf.*3/)
    expect(phrases.place('menu.pdf', null)).toContain('menu.pdf')
    expect(phrases.differ('a.pdf', 'b.pdf')).toMatch(/a\.pdf.*b\.pdf/)
    expect(phrases.readAs('wrod', 'word')).toMatch(/wrod.*word/)
  })

  it('know what documents call the ways to a person', () => {
    expect(phrases.contact.split(' ').length).toBeGreaterThanOrEqual(4)
  })

  it('ask for an e-mail address wherever a person is wanted', () => {
    const asked = [...ALL.flatMap((one) => phrases.smallTalk.human[one]), phrases.takeMessage]
    for (const wording of asked) expect(wording).toMatch(E_MAIL)
  })
})
