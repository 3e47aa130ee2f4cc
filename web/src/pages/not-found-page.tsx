import { PATHS } from '../app/paths.ts'

/** Server-side for an address that no page has, and in the application for its own addresses. */
export const NotFoundPage = ({ path }: { path?: string }) => (
  <div className="column not-found">
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
    <p className="not-found-path">
      There is no page at <code>{path}</code>.
    </p>
    <a href={PATHS.home} className="button">
      Home
    </a>
  </div>
)
