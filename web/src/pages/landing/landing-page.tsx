import { Capabilities } from './capabilities.tsx'
import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Product } from './product.tsx'
import { Support } from './support.tsx'
import { Testimonials } from './testimonials.tsx'

export const LandingPage = () => (
  <>
    <Hero />
    <Features />
    <Product />
    <Capabilities />
    <Testimonials />
    <Pricing />
    <Faq />
    <Support />
  </>
)
