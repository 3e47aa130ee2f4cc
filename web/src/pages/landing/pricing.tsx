import {
  PAID_TIERS,
  PLANS,
  annualSavingPercent,
  annualSavingUsd,
  bestAnnualSavingPercent,
  type Plan,
} from '@docent/domain/plans'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { limitLines } from '../../shared/plan-lines.ts'

type Billing = 'Monthly' | 'Annual'

export function Pricing() {
  const [billing, setBilling] = useState<Billing>('Monthly')
  return (
    <section id="pricing" className="column section" aria-labelledby="pricing-title">
      <h2 id="pricing-title">Pricing</h2>
      <fieldset className="billing">
        <legend className="visually-hidden">Billing</legend>
        {(['Monthly', 'Annual'] as const).map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="billing"
              checked={billing === option}
              onChange={() => setBilling(option)}
            />
            <span>
              {option}{' '}
              {option === 'Annual' && <small>Save up to {bestAnnualSavingPercent()}%</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="plans">
        {PAID_TIERS.map((tier) => (
          <PlanCard key={tier} plan={PLANS[tier]} billing={billing} />
        ))}
      </div>
      <p className="free-plan">
        <strong>{PLANS.Free.tier}</strong> {limitLines(PLANS.Free.limits).join(', ')}. No time
        limit, no credit card. <Link to={PATHS.register}>Start with Free</Link>
      </p>
    </section>
  )
}

function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const isAnnual = billing === 'Annual'
  const price = isAnnual ? plan.annualUsdPerMonth : plan.monthlyUsd
  return (
    <article className={plan.isMostPopular ? 'plan plan-popular' : 'plan'}>
      <h3>
        {plan.tier}
        {plan.isMostPopular && <span className="plan-badge">Most Popular</span>}
      </h3>
      <p className="plan-price">
        <strong>${price}</strong> per month
      </p>
      <p className="plan-billing">
        {isAnnual
          ? `$${plan.annualUsdPerMonth * 12} a year. You save $${annualSavingUsd(plan)} (${annualSavingPercent(plan)}%).`
          : 'Billed monthly.'}
      </p>
      <ul>
        {[...limitLines(plan.limits), ...plan.features].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link
        to={PATHS.register}
        className={plan.isMostPopular ? 'button' : 'button button-quiet'}
        aria-label={`Start Free Trial of ${plan.tier}`}
      >
        Start Free Trial
      </Link>
    </article>
  )
}
