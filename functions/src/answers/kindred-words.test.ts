import { expect, it } from 'vitest'
import { kindredWords } from './kindred-words.ts'

it('knows words that people use for much the same thing, in any of their forms', () => {
  expect(kindredWords('nicked')).toContain('stolen')
  expect(kindredWords('apprenticeships')).toContain('trainee')
  expect(kindredWords('purchased')).toContain('bought')
})

it('holds neither the word itself nor another form of it', () => {
  expect(kindredWords('buy')).not.toContain('buy')
  expect(kindredWords('teaching')).not.toContain('teach')
})

it('takes what is made of several things for each of them, and none for another', () => {
  expect(kindredWords('cards')).toContain('visa')
  expect(kindredWords('visa')).toContain('card')
  expect(kindredWords('visa')).not.toContain('amex')
})

it('has nothing to say of other words', () => {
  expect(kindredWords('xylophone')).toEqual([])
})
