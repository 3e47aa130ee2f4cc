import { expect, test } from 'vitest'
import { isEmailAddress } from './email.ts'

test.each([
  ['ada@example.com', true],
  ['ada.lovelace+shop@mail.example.co.uk', true],
  ['', false],
  [' ada@example.com', false],
  ['ada@example.com\r\nBcc: eve@example.com', false],
  ['ada@example.com, eve@example.com', false],
  ['Ada <ada@example.com>', false],
  ['ada', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('whether %j is one address: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne)
})
