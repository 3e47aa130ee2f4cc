/** A field that people neither see nor reach. */
export const Honeypot = ({ name }: { name: string }) => (
  <label className="visually-hidden" aria-hidden="true">
    Leave this empty
    <input name={name} tabIndex={-1} autoComplete="off" />
  </label>
)
