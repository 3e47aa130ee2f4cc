import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PATHS } from '../app/paths.ts'

export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`No page at ${pathname}`)
  }, [pathname])
  return (
    <div className="column not-found">
      <title>Page not found · Docent</title>
      <meta name="robots" content="noindex" />
      <svg width="160" height="150" viewBox="0 0 160 150" aria-hidden="true" focusable="false">
        <g fill="none" stroke="var(--edge)" strokeWidth="1.5" strokeLinecap="round">
          <path
            d="M42 18h52l24 24v86a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Z"
            strokeDasharray="4 5"
          />
          <path d="M94 18v24h24" strokeDasharray="4 5" />
          <path d="M16 140h128" />
        </g>
      </svg>
      <h1>Oops! Page not found</h1>
      <p>
        There is no page at <code>{pathname}</code>.
      </p>
      <Link to={PATHS.home} className="button">
        Home
      </Link>
    </div>
  )
}
