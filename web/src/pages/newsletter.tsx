import { CONTACT_LIMITS, HONEYPOT } from '@docent/domain/contact'
import { newsletterTexts as text } from '@docent/domain/newsletter'
import { API } from '@docent/domain/routes'
import { Honeypot } from './honeypot.tsx'

/** Asks for the address to which articles are mailed. */
export const NewsletterForm = () => (
  <form className="newsletter-form" action={API.newsletter} method="post">
    <label>
      <span>Email</span>
      <input
        name="email"
        type="email"
        required
        maxLength={CONTACT_LIMITS.email}
        autoComplete="email"
      />
    </label>
    <Honeypot name={HONEYPOT} />
    <button type="submit" className="button">
      {text.subscribe}
    </button>
    <output />
  </form>
)

/** Below the articles. */
export const NewsletterBox = () => (
  <section className="newsletter" aria-labelledby="newsletter-title">
    <div>
      <h2 id="newsletter-title">New articles by mail</h2>
      <p>
        About one a month. Your address serves nothing else, and one click takes it off the list.
      </p>
    </div>
    <NewsletterForm />
  </section>
)

/** Where the links of the newsletter's mails lead: a click on a button, which no scanner makes. */
export const NewsletterPage = () => (
  <div className="column newsletter-page">
    <h1>Newsletter</h1>
    <section className="newsletter-if-none">
      <p className="lead">New articles by mail, about one a month.</p>
      <NewsletterForm />
    </section>
    <section className="newsletter-if-confirm">
      <p className="lead">You asked for our articles by mail.</p>
      <AnswerForm action="confirm" label="Confirm my address" />
    </section>
    <section className="newsletter-if-unsubscribe">
      <p className="lead">Press once: you get no more mail, and your address is deleted.</p>
      <AnswerForm action="unsubscribe" label="Unsubscribe" />
    </section>
  </div>
)

const AnswerForm = ({ action, label }: { action: string; label: string }) => (
  <form className={`newsletter-${action}`}>
    <button type="submit" className="button button-large">
      {label}
    </button>
    <output tabIndex={-1} />
  </form>
)
