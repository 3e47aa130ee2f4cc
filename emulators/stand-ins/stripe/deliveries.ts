import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StripeEvent } from './state.ts'

/** How events reach the endpoint. */
export interface DeliveryMode {
  /** Times that each event is sent. */
  copies: number
  /** How long an event waits at most before it is sent, in milliseconds. */
  maxDelayMs: number
  /** Sends what waits in a random order. */
  isShuffled: boolean
  /** Keeps everything until it is switched off. */
  isHeld: boolean
}

export const PLAIN_DELIVERY: DeliveryMode = {
  copies: 1,
  maxDelayMs: 0,
  isShuffled: false,
  isHeld: false,
}

/** Stripe goes on for days; here an event is given up after the last of these waits. */
const RETRY_MS = [250, 500, 1_000, 2_000, 4_000, 8_000]
const TIMEOUT_MS = 20_000

/** `t=…,v1=…` over the body, as Stripe signs. *Source:* Stripe documentation, "Webhook signatures". */
export function signatureOf(body: string, secret: string, at: number): string {
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${mac}`
}

/**
 * Sends events to an endpoint, one at a time, until it takes them.
 * @param endpoint `url: null` keeps the events for whoever lists them
 */
export function createDeliverer(endpoint: { url: string | null; secret: string }) {
  let mode = PLAIN_DELIVERY
  let waiting: StripeEvent[] = []
  let isRunning = false
  const closed = new AbortController()

  async function send(event: StripeEvent): Promise<boolean> {
    if (endpoint.url === null) return true
    const body = JSON.stringify(event)
    const signature = signatureOf(body, endpoint.secret, Math.floor(Date.now() / 1000))
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS)
    try {
      const request = { method: 'POST', headers, body, signal: giveUp.signal }
      const response = await fetch(endpoint.url, request)
      // An answer that is left unread holds its connection.
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }

  async function deliver(event: StripeEvent): Promise<void> {
    for (const wait of RETRY_MS) {
      if (closed.signal.aborted || (await send(event))) return
      await pause(wait, undefined, { ref: false })
    }
  }

  function takeNext(): StripeEvent | undefined {
    const at = mode.isShuffled ? Math.floor(Math.random() * waiting.length) : 0
    return waiting.splice(at, 1)[0]
  }

  async function run(): Promise<void> {
    if (isRunning || waiting.length === 0) return
    isRunning = true
    // What follows from one change is out before its first event leaves.
    await pause(Math.random() * mode.maxDelayMs, undefined, { ref: false })
    while (!closed.signal.aborted && !mode.isHeld) {
      const event = takeNext()
      if (event === undefined) break
      await deliver(event)
    }
    isRunning = false
  }

  return {
    add(event: StripeEvent): void {
      waiting.push(...Array.from({ length: mode.copies }, () => event))
      void run()
    },
    setMode(change: Partial<DeliveryMode>): DeliveryMode {
      mode = { ...mode, ...change }
      void run()
      return mode
    },
    /** Events that were not delivered yet. */
    countWaiting: (): number => waiting.length + (isRunning ? 1 : 0),
    close(): void {
      closed.abort()
      waiting = []
    },
  }
}
