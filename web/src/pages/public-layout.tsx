import type { ReactNode } from 'react'
import { PATHS } from '../app/paths.ts'
import { Logo } from '../shared/ui/logo.tsx'

const ANCHORS = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'faq', label: 'FAQ' },
  { id: 'testimonials', label: 'Reviews' },
] as const

const FOOTER_LINKS = [
  { label: 'Features', href: `${PATHS.home}#features` },
  { label: 'Plans', href: `${PATHS.home}#pricing` },
  { label: 'Pricing', href: PATHS.pricing },
  { label: 'Docs', href: PATHS.docs },
  { label: 'Blog', href: PATHS.blog },
  { label: 'About', href: PATHS.about },
  { label: 'Contact', href: PATHS.contact },
  { label: 'Privacy', href: PATHS.privacy },
  { label: 'Terms', href: PATHS.terms },
  { label: 'Sign In', href: PATHS.login },
] as const

/**
 * Header, footer and what lies between them. The header holds the links of visitors and of owners:
 * `site-script.ts` says who is there, and the style sheet shows the right ones.
 */
export function PublicLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <Header isLanding={path === PATHS.home} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <output className="public-notice" />
    </>
  )
}

/** On the landing page with its anchors; elsewhere Home and Get Started alone. */
const Header = ({ isLanding }: { isLanding: boolean }) => (
  <header className="public-header">
    <div className="column public-header-row">
      <a href={PATHS.home} className="public-logo" aria-label="Docent, home">
        <Logo />
      </a>
      {isLanding && (
        <nav aria-label="On this page" className="public-anchors">
          {ANCHORS.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <div className="public-actions">
        {!isLanding && <a href={PATHS.home}>Home</a>}
        {isLanding && (
          <a href={PATHS.login} className="if-signed-out">
            Sign In
          </a>
        )}
        <a href={PATHS.register} className="button if-signed-out">
          Get Started
        </a>
        <a href={PATHS.dashboard} className="button if-signed-in">
          Dashboard
        </a>
      </div>
    </div>
  </header>
)

const Footer = () => (
  <footer className="public-footer">
    <div className="column public-footer-row">
      <div>
        <Logo size={24} />
        <p>Chatbots that answer from your documents, and show the proof.</p>
      </div>
      <nav aria-label="Footer">
        <ul>
          {FOOTER_LINKS.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
)
