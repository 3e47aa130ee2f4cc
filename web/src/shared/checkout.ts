import type { BillingSummary } from '@docent/domain/billing'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { API } from '@docent/domain/routes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CallError, textOfFailure } from './call-error.ts'
import { firebaseAuth } from './firebase.ts'
import { useNotify, type Notice } from './notify.tsx'
import { ownerClient } from './owner-client.ts'

/** Buying a plan: the wizard and the billing tab do it alike. */

/** How often and how long the server is asked whether a payment has arrived. */
const CONFIRM_EVERY_MS = 2_000
const CONFIRM_TRIES = 15

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null

const readUrl = (body: unknown): string | null =>
  isRecord(body) && typeof body['url'] === 'string' ? body['url'] : null

const readSummary = (body: unknown): BillingSummary | null =>
  isRecord(body) && typeof body['isConfigured'] === 'boolean'
    ? (body as unknown as BillingSummary)
    : null

export type Summary =
  | { status: 'loading'; data: null }
  | { status: 'failed'; data: null }
  | { status: 'ready'; data: BillingSummary }

/** What the server says of paying; `reload` asks again. */
export function useBillingSummary(): Summary & { reload: () => void } {
  const [summary, setSummary] = useState<Summary>({ status: 'loading', data: null })
  const reload = useCallback(() => {
    ownerClient.get(API.billingSummary, readSummary).then(
      (data) => setSummary({ status: 'ready', data }),
      () => setSummary({ status: 'failed', data: null }),
    )
  }, [])
  useEffect(reload, [reload])
  return { ...summary, reload }
}

/** An address that was verified a moment ago stands in the next token only. */
async function postVerified(route: string, body: object): Promise<string> {
  try {
    return await ownerClient.post(route, body, readUrl)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'email_unverified') throw error
    await firebaseAuth().currentUser?.getIdToken(true)
    return ownerClient.post(route, body, readUrl)
  }
}

/** What the server said of a payment; without an answer, what could not be done. */
function noticeOfFailure(error: unknown, isCheckout: boolean, failed: string): Notice {
  const hasAnswered = !(error instanceof CallError) || !['network', 'timeout'].includes(error.code)
  return isCheckout && hasAnswered
    ? {
        title: text.paymentErrorTitle,
        text: textOfFailure(error, text.paymentErrorBare),
        tone: 'destructive',
      }
    : { title: failed, text: textOfFailure(error, '') || undefined, tone: 'destructive' }
}

/**
 * Opens a page of the payment provider in a new tab. The tab is opened within the click and sent on
 * when the address is known, because a browser blocks one that comes later; where it blocks this
 * one too, the page opens in the same tab (decision 35).
 */
export function useProviderPage() {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const open = async (route: string, body: object, failed: string) => {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setIsBusy(true)
    try {
      const url = await postVerified(route, body)
      if (tab) tab.location.replace(url)
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      notify(noticeOfFailure(error, route === API.createCheckout, failed))
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    checkout: (priceId: string) => open(API.createCheckout, { priceId }, text.checkoutFailed),
    portal: () => open(API.customerPortal, {}, text.portalFailed),
  }
}

interface Confirmation {
  confirmed: boolean
  tier: string | null
}

const readConfirmation = (body: unknown): Confirmation | null =>
  isRecord(body) && typeof body['confirmed'] === 'boolean'
    ? {
        confirmed: body['confirmed'],
        tier: typeof body['tier'] === 'string' ? body['tier'] : null,
      }
    : null

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function waitForPayment(sessionId: string, signal: AbortSignal): Promise<Confirmation> {
  let last: Confirmation = { confirmed: false, tier: null }
  for (let tries = 0; tries < CONFIRM_TRIES && !signal.aborted; tries += 1) {
    const answer = await ownerClient
      .post(API.confirmCheckout, { sessionId }, readConfirmation, { signal })
      .catch(() => last)
    last = answer
    if (answer.confirmed) break
    await pause(CONFIRM_EVERY_MS)
  }
  return last
}

export type Return = 'none' | 'confirming' | 'late'

/**
 * What to show to an owner who comes back from a checkout. The address says that they did, never
 * that they paid: that is said by the server (decision 17).
 */
export function useCheckoutReturn(onConfirmed: () => void): Return {
  const notify = useNotify()
  const [params, setParams] = useSearchParams()
  const sessionId = params.get('success') === 'true' ? params.get('session_id') : null
  const isCanceled = params.get('canceled') === 'true'
  const [isLate, setIsLate] = useState(false)
  const latest = useRef({ onConfirmed, notify, setParams })
  useEffect(() => {
    latest.current = { onConfirmed, notify, setParams }
  })
  useEffect(() => {
    if (!isCanceled) return
    latest.current.notify({ title: text.checkoutCanceled })
    latest.current.setParams({}, { replace: true })
  }, [isCanceled])
  useEffect(() => {
    if (sessionId === null) return undefined
    const stop = new AbortController()
    const confirm = async () => {
      const { confirmed, tier } = await waitForPayment(sessionId, stop.signal)
      if (stop.signal.aborted) return
      setIsLate(!confirmed)
      if (!confirmed) return
      const { current } = latest
      current.notify({
        title: text.paymentSuccessful,
        text: tier === null ? undefined : text.paymentSuccessfulText(tier),
      })
      current.setParams({}, { replace: true })
      current.onConfirmed()
    }
    void confirm()
    return () => stop.abort()
  }, [sessionId])
  if (sessionId === null) return 'none'
  return isLate ? 'late' : 'confirming'
}
