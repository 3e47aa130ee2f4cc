import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/newsreader/wght.css'
import '../app/base.css'
import '../shared/ui/proof-page.css'
import './fonts.css'
import './landing/landing.css'
import './public.css'
import './reading.css'
import { openDemo } from './demo.ts'
import { completePage } from './first-paint.ts'
import { wireForms } from './forms.ts'
import { wireSearch } from './search/search-form.ts'
import { takeNotice } from '../shared/passed-notice.ts'
import { seemsSignedIn } from '../shared/sign-in-hint.ts'

/** All that the public pages do beyond what HTML does by itself. */

const NOTICE_SHOWN_MS = 6_000

if (seemsSignedIn()) document.documentElement.dataset['session'] = 'signed-in'
completePage()

// The script comes when it can: it must not take the line from what is painted first.
if (document.readyState === 'loading') {
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed))
}

const notices = document.querySelector('.public-notice')
let hiding: ReturnType<typeof setTimeout> | undefined
function say(text: string): void {
  if (notices === null) return
  notices.textContent = text
  clearTimeout(hiding)
  hiding = setTimeout(() => {
    notices.textContent = ''
  }, NOTICE_SHOWN_MS)
}

const notice = takeNotice()
if (notice !== null) say(notice)

for (const button of document.querySelectorAll<HTMLElement>('.watch-demo')) {
  button.addEventListener('click', () => {
    openDemo(button).catch(() => say('The demo cannot be reached just now. Please try again.'))
  })
}

wireForms()
wireSearch()

const missing = document.querySelector('.not-found code')
if (missing !== null) {
  missing.textContent = location.pathname
  console.warn(`No page at ${location.pathname}`)
}
