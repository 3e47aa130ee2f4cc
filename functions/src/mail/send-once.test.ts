import { ServiceError } from '@docent/domain/errors'
import { expect, test } from 'vitest'
import { mailWorld } from '../testing/in-memory-mail.ts'
import { sendOnce } from './send-once.ts'

const mail = { to: 'ada@example.com', subject: 's', text: 't', key: 'notice_ada', ownerId: 'ada' }

test('a mail goes out once, however many call at the same time and afterwards', async () => {
  const { deps, mails } = mailWorld()
  const first = await Promise.all(Array.from({ length: 10 }, () => sendOnce(deps, mail)))
  expect(first.filter((outcome) => outcome === 'sent')).toHaveLength(1)
  expect(await sendOnce(deps, mail)).toBe('known')
  expect(await sendOnce(deps, { ...mail, key: 'another' })).toBe('sent')
  expect(mails.map(({ key }) => key)).toEqual(['notice_ada', 'another'])
})

test('without a mail server nothing is noted down, so that it is sent once there is one', async () => {
  const { deps, mails } = mailWorld()
  expect(await sendOnce({ ...deps, sendMail: null }, mail)).toBe('off')
  expect(await sendOnce(deps, mail)).toBe('sent')
  expect(mails).toHaveLength(1)
})

test('what failed is tried again; what the server refuses for good is not', async () => {
  const { deps, mails, failures } = mailWorld()
  const failing = (code: 'unavailable' | 'invalid_input') => ({
    ...deps,
    sendMail: () => Promise.reject(new ServiceError(code, 'mail')),
  })
  expect(await sendOnce(failing('unavailable'), mail)).toBe('failed')
  expect(await sendOnce(deps, mail)).toBe('sent')
  expect(await sendOnce(failing('invalid_input'), { ...mail, key: 'gone' })).toBe('failed')
  expect(await sendOnce(deps, { ...mail, key: 'gone' })).toBe('known')
  expect(mails).toHaveLength(1)
  expect(failures).toEqual(['notice_ada', 'gone'])
})

test('a database that is away is no reason for the caller to fail', async () => {
  const { deps } = mailWorld()
  const take = () => Promise.reject(new Error('no database'))
  expect(await sendOnce({ ...deps, sent: { ...deps.sent, take } }, mail)).toBe('failed')
})
