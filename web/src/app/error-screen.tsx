import { Link, useRouteError } from 'react-router-dom'
import { Logo } from '../shared/ui/logo.tsx'
import '../pages/public.css'

/** What is shown when a screen could not be loaded or broke down. */
export function ErrorScreen() {
  const error = useRouteError()
  const detail = error instanceof Error ? error.message : String(error)
  return (
    <main className="plain-screen">
      <title>Unexpected Application Error! · Docent</title>
      <Logo />
      <h1>Unexpected Application Error!</h1>
      <p>
        This screen could not be shown. Nothing that you saved is lost. Check your connection and
        try again.
      </p>
      <p className="plain-screen-actions">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try Again
        </button>
        <Link to="/" reloadDocument className="button button-quiet">
          Home
        </Link>
      </p>
      <details>
        <summary>Details</summary>
        <code>{detail}</code>
      </details>
    </main>
  )
}
