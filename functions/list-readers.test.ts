import { expect, test } from 'vitest'
import { readersAsCsv } from './list-readers.ts'

test('each reader stands beside the link that ends it, whatever the address holds', () => {
  const readers = [
    { id: 'a1', email: 'ada@example.com', unsubscribeKey: 'secret' },
    { id: 'b2', email: '"o,o"@example.com', unsubscribeKey: 'other' },
  ]
  expect(readersAsCsv(readers, 'https://docent.test/').split('\r\n')).toEqual([
    '"email","unsubscribe"',
    '"ada@example.com","https://docent.test/newsletter#unsubscribe=a1.secret"',
    '"""o,o""@example.com","https://docent.test/newsletter#unsubscribe=b2.other"',
    '',
  ])
})
