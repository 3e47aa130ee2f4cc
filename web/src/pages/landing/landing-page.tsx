import { Faq } from './faq.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import './landing.css'

export function LandingPage() {
  return (
    <>
      <title>Docent: chatbots that answer from your documents</title>
      <Hero />
      <Features />
      <Pricing />
      <Faq />
    </>
  )
}
