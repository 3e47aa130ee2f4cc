import { contactTexts } from '@docent/domain/contact'
import { NEWSLETTER_ACTIONS, newsletterTexts } from '@docent/domain/newsletter'
import { API } from '@docent/domain/routes'
import { sendForm, type Sending } from './send-form.ts'

const CONTACT: Sending = {
  url: API.contact,
  sent: () => `${contactTexts.sentTitle} ${contactTexts.sent}`,
  failed: contactTexts.failed,
}

const NEWSLETTER: Sending = {
  url: API.newsletter,
  sent: ({ isMailed }) => (isMailed === true ? newsletterTexts.mailSent : newsletterTexts.noted),
  failed: newsletterTexts.failed,
}

function onSubmit(selector: string, send: (form: HTMLFormElement) => void): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(selector)) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      send(form)
    })
  }
}

/** Lets the page's forms be sent without leaving it. */
export function wireForms(): void {
  onSubmit('.contact-form', (form) => void sendForm(form, CONTACT))
  onSubmit('.newsletter-form', (form) => void sendForm(form, NEWSLETTER))
  wireNewsletterLink()
}

/** On the page that a mail's link leads to, the form that the link asks for. */
function wireNewsletterLink(): void {
  const [, name, key] = /^#(\w+)=(.+)$/.exec(location.hash) ?? []
  const action = NEWSLETTER_ACTIONS.find((known) => known === name)
  const page = document.querySelector<HTMLElement>('.newsletter-page')
  if (page === null || action === undefined) return
  page.dataset['asks'] = action
  const sending: Sending = {
    url: API.newsletterAnswer,
    sent: () => newsletterTexts[action === 'confirm' ? 'confirmed' : 'unsubscribed'],
    failed: newsletterTexts.failed,
    refusals: { not_found: newsletterTexts.gone },
  }
  const answer = async (form: HTMLFormElement): Promise<void> => {
    const isDone = await sendForm(form, sending, { action, key })
    // The button, which had the focus, goes away then.
    if (isDone) form.querySelector('output')?.focus()
  }
  onSubmit(`.newsletter-${action}`, (form) => void answer(form))
}
