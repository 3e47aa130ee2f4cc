import { contactTexts as text } from '@docent/domain/contact'
import { API } from '@docent/domain/routes'

/** How long the server may take, in milliseconds. */
const TIMEOUT_MS = 15_000

/** Sends the form and says what became of it. What was typed stays until it has arrived. */
export async function sendContactForm(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  const outcome = form.querySelector('output')
  if (button === null || outcome === null || button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  outcome.textContent = ''
  const { isSent, message } = await post(Object.fromEntries(new FormData(form)))
  if (isSent) form.reset()
  outcome.dataset['tone'] = isSent ? 'success' : 'error'
  outcome.textContent = message
  button.ariaDisabled = 'false'
}

async function post(fields: object): Promise<{ isSent: boolean; message: string }> {
  try {
    const response = await fetch(API.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return { isSent: true, message: `${text.sentTitle} ${text.sent}` }
    const refusal = (await response.json()) as { error?: unknown }
    return {
      isSent: false,
      message: typeof refusal.error === 'string' ? refusal.error : text.failed,
    }
  } catch {
    return { isSent: false, message: text.failed }
  }
}
