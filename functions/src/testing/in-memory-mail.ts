import type { Mail } from '../mail/ports.ts'
import type { MailDeps } from '../mail/send-once.ts'

/** A mail server and its records in memory. */
export function mailWorld(now: () => Date = () => new Date('2026-03-01T12:00:00Z')) {
  const mails: Mail[] = []
  const failures: string[] = []
  const states = new Map<string, 'taken' | 'done'>()
  const deps: MailDeps = {
    sendMail: async (mail) => void mails.push(mail),
    sent: {
      take: async (key) => {
        const state = states.get(key)
        if (state !== undefined) return state === 'done' ? 'done' : 'busy'
        states.set(key, 'taken')
        return 'taken'
      },
      finish: async (key) => void states.set(key, 'done'),
      release: async (key) => void states.delete(key),
    },
    now,
    logFailure: (key) => void failures.push(key),
  }
  return { deps, mails, failures }
}
