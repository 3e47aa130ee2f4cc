import './loading-screen.css'

/** A marker stroke being drawn, on an otherwise empty page. Appears only when waiting gets long. */
export function LoadingScreen({ label = 'Loading' }: { label?: string }) {
  return (
    <output className="loading-screen">
      <svg width="120" height="20" viewBox="0 0 120 20" aria-hidden="true" focusable="false">
        <path d="M6 12c28-4 70-6 108-3" pathLength={1} />
      </svg>
      <span className="visually-hidden">{label}</span>
      <span className="loading-late">
        This is taking long. Check your connection; the page goes on by itself.
      </span>
    </output>
  )
}
