/** A page with its corner folded, and one line of it marked. */
function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M7 3.5h12.5L26 10v17a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 6 27V5a1.5 1.5 0 0 1 1-1.5Z"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M19.5 3.5V10H26"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M3 20.2c5-1 13.5-1.6 19-1.2" stroke="var(--stroke)" strokeWidth="5" />
    </svg>
  )
}

/** The mark with the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className="logo">
      <LogoMark size={size} />
      <span>Docent</span>
    </span>
  )
}
