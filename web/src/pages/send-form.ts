/** How long the server may take, in milliseconds. */
const TIMEOUT_MS = 15_000

export interface Sending {
  readonly url: string
  /** What people read once it has arrived; `body` is the server's answer. */
  sent(body: Readonly<Record<string, unknown>>): string
  /** Where the server says nothing that people could read. */
  readonly failed: string
  /** What people read in place of the server's words, by the error code of its answer. */
  readonly refusals?: Readonly<Record<string, string>>
}

interface Outcome {
  readonly isSent: boolean
  readonly message: string
}

/**
 * Sends what a form holds and says in its `output` what became of it. What was typed stays until it
 * has arrived.
 * @param fields default: those of the form
 */
export async function sendForm(
  form: HTMLFormElement,
  sending: Sending,
  fields: object = Object.fromEntries(new FormData(form)),
): Promise<boolean> {
  const button = form.querySelector('button')
  const outcome = form.querySelector('output')
  if (button === null || outcome === null || button.ariaDisabled === 'true') return false
  button.ariaDisabled = 'true'
  outcome.textContent = ''
  const { isSent, message } = await post(sending, fields)
  if (isSent) form.reset()
  outcome.dataset['tone'] = isSent ? 'success' : 'error'
  outcome.textContent = message
  button.ariaDisabled = 'false'
  return isSent
}

async function post({ url, sent, failed, refusals }: Sending, fields: object): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = (await response.json()) as Record<string, unknown>
    if (response.ok) return { isSent: true, message: sent(body) }
    const { error, code } = body
    const message = refusals?.[String(code)] ?? error
    return {
      isSent: false,
      message: typeof message === 'string' && message !== '' ? message : failed,
    }
  } catch {
    return { isSent: false, message: failed }
  }
}
