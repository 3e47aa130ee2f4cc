import { useEffect } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../app/paths.ts'
import { seemsSignedIn } from '../shared/sign-in-hint.ts'
import { Logo } from '../shared/ui/logo.tsx'
import './public.css'

const NOTICE_SHOWN_MS = 6_000

const ANCHORS = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'faq', label: 'FAQ' },
] as const

export function PublicLayout() {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PassedNotice />
      <ScrollRestoration />
    </>
  )
}

/** On the landing page with its anchors; elsewhere Home and Get Started alone. */
function Header() {
  const { pathname } = useLocation()
  const isLanding = pathname === PATHS.home
  return (
    <header className="public-header">
      <div className="column public-header-row">
        <Link to={PATHS.home} className="public-logo" aria-label="Docent, home">
          <Logo />
        </Link>
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
          {!isLanding && <Link to={PATHS.home}>Home</Link>}
          <SessionLinks isLanding={isLanding} />
        </div>
      </div>
    </header>
  )
}

function SessionLinks({ isLanding }: { isLanding: boolean }) {
  if (seemsSignedIn()) {
    return (
      <Link to={PATHS.dashboard} className="button">
        Dashboard
      </Link>
    )
  }
  return (
    <>
      {isLanding && <Link to={PATHS.login}>Sign In</Link>}
      <Link to={PATHS.register} className="button">
        Get Started
      </Link>
    </>
  )
}

function Footer() {
  return (
    <footer className="public-footer">
      <div className="column public-footer-row">
        <div>
          <Logo size={24} />
          <p>Chatbots that answer from your documents, and show the proof.</p>
        </div>
        <nav aria-label="Footer">
          <ul>
            {ANCHORS.map(({ id, label }) => (
              <li key={id}>
                <Link to={`${PATHS.home}#${id}`}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to={PATHS.login}>Sign In</Link>
            </li>
            <li>
              <Link to={PATHS.terms}>Terms</Link>
            </li>
            <li>
              <Link to={PATHS.privacy}>Privacy</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

const noticeOf = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  typeof state.notice === 'string'
    ? state.notice
    : null

/** A notice that the application hands over on its way out, for example 'Signed out'. */
function PassedNotice() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const notice = noticeOf(state)
  useEffect(() => {
    if (!notice) return undefined
    const forget = () =>
      void navigate(pathname, { replace: true, state: null, preventScrollReset: true })
    const timer = setTimeout(forget, NOTICE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice, navigate, pathname])
  return <output className="public-notice">{notice}</output>
}
