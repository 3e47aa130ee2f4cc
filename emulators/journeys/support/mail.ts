import { originOf } from '../../ports.ts'
import { start, type ReceivedMail } from '../../stand-ins/mail/mail.ts'

/** The stand-in that `npm start` runs, or one of the test's own where nothing answers there. */
export const reachInbox = (): Promise<{ close(): Promise<void> }> =>
  mails().then(
    () => ({ close: () => Promise.resolve() }),
    () => start(),
  )

async function mails(): Promise<readonly ReceivedMail[]> {
  return (await (await fetch(`${originOf('mail')}/mails`)).json()) as ReceivedMail[]
}

/** What somebody was sent, oldest first; waits until there are as many as expected. */
export async function mailsTo(address: string, count: number): Promise<readonly ReceivedMail[]> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const found = (await mails()).filter(({ recipients }) => recipients.includes(address))
    if (found.length >= count || Date.now() > deadline) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
