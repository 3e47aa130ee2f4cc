import { contactTexts } from '@docent/domain/contact'
import { TRIAL_DAYS } from '@docent/domain/plans'
import { PATHS } from '../../app/paths.ts'
import { ExampleLabel, SupportEmail } from '../operator.tsx'

/** The last word: a person to write to, and the way in. */
export const Support = () => (
  <section className="column section closing" aria-labelledby="closing-title">
    <div>
      <h2 id="closing-title">Put your documents to work</h2>
      <p className="closing-text">
        One price list or handbook is enough for a first bot, and five minutes. {TRIAL_DAYS} days
        are free on any plan, without a credit card.
      </p>
      <p className="hero-actions">
        <a href={PATHS.register} className="button button-large">
          Start Your Free Trial
        </a>
        <button type="button" className="button button-large button-quiet watch-demo">
          Watch Demo
        </button>
      </p>
    </div>
    <dl className="support">
      <dt>Rather ask a person?</dt>
      <dd>
        <SupportEmail /> <ExampleLabel /> or the <a href={PATHS.contact}>contact form</a>. You get a
        reply within 24 hours on business days.
      </dd>
      <dt>Hours</dt>
      <dd>{contactTexts.hours}</dd>
    </dl>
  </section>
)
