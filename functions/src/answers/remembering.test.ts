import { describe, expect, it, vi } from 'vitest'
import { remembering, rememberingFor, rememberingForBoth } from './remembering.ts'

describe('remembering', () => {
  it('finds what was found before without looking again, and starts afresh when it is full', () => {
    const find = vi.fn<(word: string) => number>((word) => word.length)
    const lengthOf = remembering(find, 2)
    expect(['one', 'one', 'three', 'one'].map(lengthOf)).toEqual([3, 3, 5, 3])
    expect(find).toHaveBeenCalledTimes(2)
    lengthOf('seven')
    lengthOf('one')
    expect(find).toHaveBeenCalledTimes(4)
  })
})

describe('rememberingFor', () => {
  it('looks once for each object, whatever else is at hand the second time', () => {
    const find = vi.fn<(file: { name: string }, language: string) => string>(
      ({ name }, language) => `${name} ${language}`,
    )
    const [menu, rules] = [{ name: 'menu' }, { name: 'rules' }]
    const read = rememberingFor(find)
    expect(read(menu, 'en')).toBe('menu en')
    expect(read(menu, 'de')).toBe('menu en')
    expect(read(rules, 'de')).toBe('rules de')
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('remembers that nothing was found', () => {
    const find = vi.fn<() => null>(() => null)
    const read = rememberingFor(find)
    const file = {}
    expect([read(file), read(file)]).toEqual([null, null])
    expect(find).toHaveBeenCalledOnce()
  })
})

describe('rememberingForBoth', () => {
  it('looks again where either of the two is another', () => {
    const find = vi.fn<(base: { at: number }, question: { words: number }) => number[]>(
      ({ at }, { words }) => [at, words],
    )
    const compare = rememberingForBoth(find)
    const [base, other, question, next] = [{ at: 1 }, { at: 2 }, { words: 3 }, { words: 4 }]
    expect(compare(base, question)).toEqual([1, 3])
    expect(compare(base, question)).toEqual([1, 3])
    expect(find).toHaveBeenCalledOnce()
    expect(compare(other, question)).toEqual([2, 3])
    expect(compare(base, next)).toEqual([1, 4])
    expect(compare(base, question)).toEqual([1, 3])
    expect(find).toHaveBeenCalledTimes(3)
  })
})
