import type { ReactNode, Ref } from 'react'

interface MarkerProps {
  children: ReactNode
  /** Draws the stroke when it appears; for a quote that has just arrived. */
  isDrawn?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * Words of a document, to the letter: serif, on a marker stroke.
 * For verbatim quotes only; nothing else in the product may look like this.
 */
export const Marker = ({ children, isDrawn = false, ref }: MarkerProps) => (
  <mark ref={ref} className={isDrawn ? 'marker marker-drawn' : 'marker'}>
    {children}
  </mark>
)
