import { expect, test } from 'vitest'
import { MAX_DELIVERY_BYTES, judgeDelivery } from './judge-delivery.ts'

const LARGE = `${MAX_DELIVERY_BYTES + 1}`

test.each([
  ['/chat/telegram?chatbot_id=bot', LARGE, 413],
  ['/messenger?chatbot_id=bot', LARGE, 413],
  ['/chat/telegram?chatbot_id=bot', `${MAX_DELIVERY_BYTES}`, null],
  ['/api/update-knowledge-base', LARGE, null],
  ['/chat/message?x=/telegram', LARGE, null],
  [undefined, LARGE, null],
])('a delivery to %s of %s bytes: %s', (url, length, status) => {
  expect(judgeDelivery({ url, headers: { 'content-length': length } })).toBe(status)
  expect(judgeDelivery({ url, headers: {} })).toBeNull()
})
