import { TRIAL_DAYS } from '@docent/domain/plans'
import { PATHS } from '../../app/paths.ts'
import { ProofPage } from '../../shared/ui/proof-page.tsx'

export function Hero() {
  return (
    <section className="column hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">Every answer comes with a receipt.</h1>
        <p className="hero-text">
          Upload your documents and put a chatbot on your website. Each sentence it says carries the
          quote, the file and the page. What it cannot prove, it does not say.
        </p>
        <p className="hero-actions">
          <a href={PATHS.register} className="button button-large">
            Start Free Trial
          </a>
          <button type="button" className="button button-large button-quiet watch-demo">
            Watch Demo
          </button>
        </p>
        <p className="hero-note">{TRIAL_DAYS} days, no credit card. The Free plan after that.</p>
      </div>
      <ProofPage />
    </section>
  )
}
