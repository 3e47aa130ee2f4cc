import {
  PAID_TIERS,
  PLANS,
  annualSavingPercent,
  annualSavingUsd,
  bestAnnualSavingPercent,
  type Plan,
} from '@docent/domain/plans'
import { PATHS } from '../../app/paths.ts'
import { limitLines } from '../../shared/plan-lines.ts'

/**
 * Both prices stand in the page, and the style sheet shows the one that is chosen: the toggle
 * needs no script.
 */
export function Pricing() {
  return (
    <section id="pricing" className="column section pricing" aria-labelledby="pricing-title">
      <h2 id="pricing-title">Pricing</h2>
      <fieldset className="billing">
        <legend className="visually-hidden">Billing</legend>
        <label>
          <input type="radio" name="billing" value="monthly" defaultChecked />
          <span>Monthly</span>
        </label>
        <label>
          <input type="radio" name="billing" value="annual" />
          <span>
            Annual <small>Save up to {bestAnnualSavingPercent()}%</small>
          </span>
        </label>
      </fieldset>
      <div className="plans">
        {PAID_TIERS.map((tier) => (
          <PlanCard key={tier} plan={PLANS[tier]} />
        ))}
      </div>
      <p className="free-plan">
        <strong>{PLANS.Free.tier}</strong> {limitLines(PLANS.Free.limits).join(', ')}. No time
        limit, no credit card. <a href={PATHS.register}>Start with Free</a>
      </p>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <article className={plan.isMostPopular ? 'plan plan-popular' : 'plan'}>
      <h3>
        {plan.tier}
        {plan.isMostPopular && <span className="plan-badge">Most Popular</span>}
      </h3>
      <div className="if-monthly">
        <p className="plan-price">
          <strong>{`$${plan.monthlyUsd}`}</strong> per month
        </p>
        <p className="plan-billing">Billed monthly.</p>
      </div>
      <div className="if-annual">
        <p className="plan-price">
          <strong>{`$${plan.annualUsdPerMonth}`}</strong> per month
        </p>
        <p className="plan-billing">
          {`$${plan.annualUsdPerMonth * 12} a year. You save $${annualSavingUsd(plan)} (${annualSavingPercent(plan)}%).`}
        </p>
      </div>
      <ul>
        {[...limitLines(plan.limits), ...plan.features].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a
        href={PATHS.register}
        className={plan.isMostPopular ? 'button' : 'button button-quiet'}
        aria-label={`Start Free Trial of ${plan.tier}`}
      >
        Start Free Trial
      </a>
    </article>
  )
}
