import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { botConfigurationSchema } from './bot-schema.ts'
import { botMessages } from './messages/bots.ts'
import { SYNONYM_LIMITS, badSynonymLine, synonymGroups } from './synonyms.ts'

test('each line is a group, with commas or equals signs between its members', () => {
  expect(synonymGroups('bike, push bike ,velocipede\r\n\n velocity = speed \n')).toEqual([
    ['bike', 'push bike', 'velocipede'],
    ['velocity', 'speed'],
  ])
})

test('what is no group is left out, and so is what is beyond the limits', () => {
  expect(synonymGroups('bike\n,\n=bike,\na,b')).toEqual([['a', 'b']])
  expect(synonymGroups('a,b\n'.repeat(150))).toHaveLength(SYNONYM_LIMITS.groups)
  expect(synonymGroups(Array(50).fill('a').join())[0]).toHaveLength(SYNONYM_LIMITS.members)
})

test('whatever is written, the groups stay within their bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', ',', '=', '\n', 'ß') }), (text) => {
      for (const group of synonymGroups(text)) {
        expect(group.length).toBeGreaterThan(1)
        for (const member of group) expect(member).toMatch(/^[^\s,=](?:[^,=\n]*[^\s,=])?$/)
      }
    }),
  )
})

test.each([
  ['', null],
  ['bike, bicycle\n\n  \nvan = lorry', null],
  ['bike, bicycle\nvan lorry', 2],
  [Array(20).fill('a').join(), null],
  [`a,b\na,b\n${Array(21).fill('a').join()}`, 3],
])('of %j the first bad line is %s', (text, line) => {
  expect(badSynonymLine(text)).toBe(line)
})

test.each([
  [{ synonyms: 'x'.repeat(4_001) }, botMessages.tooLong(4_000)],
  [{ synonyms: '\n'.repeat(100) }, botMessages.tooManyLines(100)],
  [{ synonyms: 'a,b\nbike bicycle' }, botMessages.synonymsInvalid(2)],
])('the form says what is wrong with %j', async (change, text) => {
  await expect(botConfigurationSchema.validate(change)).rejects.toThrow(text)
})

test('a bot that was saved without synonyms has none', () => {
  expect(botConfigurationSchema.cast({}).synonyms).toBe('')
})
