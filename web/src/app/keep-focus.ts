/** What the focus may go to when what had it is gone: parts of a page that a person can tell apart. */
const HEIRS = 'ul, ol, article, section, [role="tabpanel"], main'
/** Parts that give the focus back by themselves when they close. */
const IN_FRONT = '[role="dialog"], [role="menu"], [role="presentation"]'

const ancestorsOf = (element: Element): Element[] => {
  const parent = element.parentElement
  return parent === null ? [] : [parent, ...ancestorsOf(parent)]
}

/**
 * Where an element goes away together with the focus, for example a row that was deleted, the part
 * of the page that held it takes the focus: the keyboard goes on from there, not from the top.
 * @returns how to end it
 */
export function keepFocus(): () => void {
  let last: Element | null = null
  /** Around what was focused last on the page itself, the nearest first. */
  let around: Element[] = []
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    last = target
    if (target.closest(IN_FRONT) === null) around = ancestorsOf(target)
  }
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return
    const heir = around.find((each) => each.isConnected && each.matches(HEIRS))
    if (!(heir instanceof HTMLElement)) return
    if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1
    heir.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
