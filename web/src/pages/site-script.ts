import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import '../app/base.css'
import '../shared/ui/proof-page.css'
import './landing/landing.css'
import './public.css'
import './reading.css'
import { sendContactForm } from './contact-form.ts'
import { takeNotice } from '../shared/passed-notice.ts'
import { seemsSignedIn } from '../shared/sign-in-hint.ts'

/** All that the public pages do beyond what HTML does by itself. */

const NOTICE_SHOWN_MS = 6_000

if (seemsSignedIn()) document.documentElement.dataset['session'] = 'signed-in'

const notice = takeNotice()
const notices = document.querySelector('.public-notice')
if (notice !== null && notices !== null) {
  notices.textContent = notice
  setTimeout(() => {
    notices.textContent = ''
  }, NOTICE_SHOWN_MS)
}

const contactForm = document.querySelector<HTMLFormElement>('form.contact-form')
if (contactForm !== null) {
  contactForm.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendContactForm(contactForm)
  })
}

const missing = document.querySelector('.not-found code')
if (missing !== null) {
  missing.textContent = location.pathname
  console.warn(`No page at ${location.pathname}`)
}
