import { describe, expect, it } from 'vitest'
import { stemKorean } from './korean.ts'
import { tokenize } from './tokenize.ts'

describe('a Korean word', () => {
  it.each([
    ['등대는', '등대'],
    ['제네바에서는', '제네바'],
    ['아이들이', '아이'],
    ['탑은', '탑'],
    ['강으로', '강'],
    ['마을', '마을'],
    ['마을을', '마을'],
    ['회의', '회의'],
    ['무엇이었나요', '무엇'],
    ['어디인가요', '어디'],
  ])('without its particle: %s, %s', (word, stem) => {
    expect(stemKorean(word)).toBe(stem)
  })

  it.each([
    ['설계했으며', '설계했나요'],
    ['완공되었다', '완공되었나요'],
    ['돌아왔다', '돌아오나요'],
    ['열린다', '열립니다'],
    ['태어났다', '태어났나요'],
    ['받았고', '받았나요'],
    ['산다', '사나요'],
  ])('is the same verb with another ending: %s, %s', (said, asked) => {
    expect(stemKorean(said)).toBe(stemKorean(asked))
  })

  it('is read by pairs, which a longer noun holds too', () => {
    const wordsOf = (text: string): string[] => tokenize(text).map(({ word }) => word)
    expect(wordsOf('호박딱정벌레는')).toEqual(expect.arrayContaining(wordsOf('딱정벌레는')))
    expect(wordsOf('1984년에')).toEqual(['1984', '년'])
    expect(wordsOf('ㄱㅋ')).toEqual(['ㄱㅋ'.normalize('NFKC')])
  })
})
