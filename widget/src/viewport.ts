/**
 * Keeps the full-screen sheet of small screens inside what the keyboard leaves free:
 * the layout viewport does not shrink with it everywhere.
 */
export function followViewport(root: HTMLElement): void {
  const viewport = window.visualViewport
  if (viewport === null) return
  const follow = () => {
    // A page that is pinched larger is being looked at closely: the sheet stays where it is.
    if (viewport.scale > 1.05) return
    root.style.setProperty('--view-height', `${viewport.height}px`)
    root.style.setProperty('--view-top', `${viewport.offsetTop}px`)
  }
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  follow()
}
