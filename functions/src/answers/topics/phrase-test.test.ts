import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { phraseTest, type Beginning } from './phrase-test.ts'

const LETTER = String.raw`[\p{L}\p{M}]`
const BLANK = String.raw`[\s\u200C]+`
const BEGINS: Readonly<Record<Beginning, string>> = {
  anywhere: '',
  'before the first letter': String.raw`^\P{L}*`,
  'before the first letter or number': String.raw`^[^\p{L}\p{N}]*`,
}

const patternOfPhrase = (phrase: string): string =>
  phrase
    .split(' .. ')
    .map((part) => part.replaceAll('*', `${LETTER}*`).replaceAll('#', String.raw`\p{Nd}+`))
    .map((part) => part.replaceAll(' ', BLANK))
    .join('.{0,40}')

/** What is meant, as a regular expression would say it. */
function patternOf(phrases: readonly string[], isUnspaced: boolean, begins: Beginning): RegExp {
  const any = phrases.map((phrase) => {
    const isOpen = phrase.startsWith('*') || isUnspaced
    const behind = isUnspaced ? '' : `(?!${LETTER})`
    return `${isOpen ? '' : `(?<!${LETTER})`}${patternOfPhrase(phrase.replace(/^\*/u, ''))}${behind}`
  })
  return new RegExp(`${BEGINS[begins]}(?:${any.join('|')})`, 'iu')
}

const holds = (phrase: string, text: string): boolean =>
  phraseTest([phrase], { isUnspaced: false }).test(text)

describe('a test for phrases', () => {
  it('finds what a regular expression would', () => {
    const word = fc.stringMatching(/^\*?(?:[abé1%]{1,3}|#|a#b)\*?$/u).filter((each) => each !== '*')
    const phrase = fc
      .array(word, { minLength: 1, maxLength: 3 })
      .chain((words) => fc.constantFrom(words.join(' '), words.join(' .. ')))
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('aabbéÉAB1234% \n-\u200C\u0301…')),
      maxLength: 60,
    })
    const begins = fc.constantFrom(...(Object.keys(BEGINS) as Beginning[]))
    fc.assert(
      fc.property(
        fc.array(phrase, { minLength: 1, maxLength: 4 }),
        text,
        fc.boolean(),
        begins,
        (phrases, said, isUnspaced, where) => {
          const found = phraseTest(phrases, { isUnspaced, begins: where }).test(said)
          expect(found).toBe(patternOf(phrases, isUnspaced, where).test(said))
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it.each([
    ['words of a text, whole', 'cash only', 'Cash  only, please', true],
    ['no part of a word', 'age', 'wages', false],
    ['any ending', 'deposit*', 'deposits are due', true],
    ['any beginning', '*karte', 'die EC-Speisekarte', true],
    ['a number', 'under # years', 'Under 12 years', true],
    ['what is between', 'no .. refund', 'No money: there is no\u00A0refund', true],
    ['no more than forty signs between', 'no .. refund', `no ${'x '.repeat(30)} refund`, false],
    ['a Turkish capital', 'indirim*', 'İNDİRİMLER', true],
    ['the last sigma of a word', 'ορος', 'ΟΡΟΣ', true],
    ['signs that are no letters', '# %', '50 % off', true],
    ['letters that are joined without being seen', 'می شود', 'می\u200Cشود', true],
  ])('knows %s', (_, phrase, text, isHeld) => {
    expect(holds(phrase, text)).toBe(isHeld)
  })

  it('finds nothing where there are no phrases', () => {
    expect(phraseTest([], { isUnspaced: true }).test('anything')).toBe(false)
  })
})
