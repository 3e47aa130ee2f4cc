import type { BrowserContext, Page } from '@playwright/test'
import { originOf } from '../../ports.ts'
import { start } from '../../stand-ins/stripe/stripe.ts'

/** The stand-in that `npm start` runs, or one of the test's own where nothing answers there. */
export async function reachStripe(): Promise<{ close(): Promise<void> }> {
  const isUp = await control({}).then(
    () => true,
    () => false,
  )
  return isUp ? { close: () => Promise.resolve() } : start()
}

async function control(change: object): Promise<{ waiting: number }> {
  const body = JSON.stringify(change)
  const response = await fetch(`${originOf('stripe')}/control`, { method: 'PUT', body })
  return (await response.json()) as { waiting: number }
}

/** Moves the stand-in's clock, and waits until its events have arrived. */
export async function advanceDays(days: number): Promise<void> {
  await control({ advanceDays: days })
  await deliveredAll()
}

/** Each event comes three times, late and in a random order. */
export const deliverBadly = (): Promise<unknown> =>
  control({ delivery: { copies: 3, maxDelayMs: 200, isShuffled: true } })

export const deliverPlainly = (): Promise<unknown> =>
  control({ delivery: { copies: 1, maxDelayMs: 0, isShuffled: false } })

export async function deliveredAll(): Promise<void> {
  const deadline = Date.now() + 90_000
  while ((await control({})).waiting > 0) {
    if (Date.now() > deadline) throw new Error('events of the stand-in are not taken')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Clicks what opens a page of the payment provider, and returns the tab that it opens in. */
export async function inNewTab(context: BrowserContext, click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), click()])
  await tab.waitForURL(`${originOf('stripe')}/**`)
  return tab
}
