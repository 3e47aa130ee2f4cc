/** Stands in for the parts of MUI that its buttons import and Docent switches off. */
export default function Nothing() {
  return null
}
