import { Pricing } from './landing/pricing.tsx'
import { Faq } from './landing/faq.tsx'

export const PricingPage = () => (
  <>
    <div className="column page-head">
      <h1>Every plan answers with receipts</h1>
      <p className="lead">Plans differ in how much fits in. Change or cancel at any time.</p>
    </div>
    <Pricing />
    <Faq />
  </>
)
