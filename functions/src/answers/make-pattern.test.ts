import { expect, test } from 'vitest'
import { makePattern } from './make-pattern.ts'

/** Signs of the first plane that are in use, by what Unicode has them for. */
function signsOf(kind: RegExp): string[] {
  const signs: string[] = []
  for (let code = 0; code < 0x1_00_00; code++) {
    const sign = String.fromCharCode(code)
    if (kind.test(sign)) signs.push(sign)
  }
  return signs
}

test.each(['u', 'iu'])(
  'every letter and every mark is one, but for raised and lowered ones: %s',
  (flags) => {
    const letter = makePattern(String.raw`^\p{L}$`, flags)
    const lost = signsOf(/[\p{L}\p{M}]/u).filter((sign) => !letter.test(sign))
    expect(lost.filter((sign) => !/[\u2071\u207F\u2090-\u214E]/u.test(sign))).toEqual([])
  },
)

test('what stands between words is none, in any script that documents are read in', () => {
  const letter = makePattern(String.raw`^\p{L}$`, 'iu')
  const signs = Array.from(
    ' \t\n0129.,:;!?¿¡-–—―…\'"’‘“”„«»‹›()[]{}/\\|@#&*+=<>~^_%‰§©®°€£$¥₹·•→✓،؛؟٪٠٣۔۵।॥۰、。，：；！？（）「」【】・　―〜',
  )
  expect(signs.filter((sign) => letter.test(sign))).toEqual([])
})

test.each([
  [
    String.raw`(?<!\p{L})naive(?!\p{L})`,
    'iu',
    ['Naive!', '«naive»'],
    ['unnaive', 'naiveté', 'naiveж'],
  ],
  [String.raw`^[\p{L}.-]+$`, 'u', ['e.V.', 'Jean-Luc'], ['a b', '3a', '']],
  [String.raw`^[\p{L}\p{M}’]+$`, 'u', ['हिन्दी', 'd’Or'], ['d Or', '1']],
  [String.raw`^[^\p{L}\p{N}]*who`, 'iu', ['Who', '¿“who'], ['3 who', 'a who']],
  [String.raw`^\p{Lu}\p{Ll}+$`, 'u', ['Ada', 'Élan', 'Иван', 'Άννα'], ['ADA', 'ada']],
])('%s finds what it says', (source, flags, found, missed) => {
  const pattern = makePattern(source, flags)
  expect(found.filter((text) => !pattern.test(text))).toEqual([])
  expect(missed.filter((text) => pattern.test(text))).toEqual([])
})
