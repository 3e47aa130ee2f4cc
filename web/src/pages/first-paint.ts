/**
 * Text never waits for the interface font: the first page of a visit is painted with its stand-in,
 * and asks for the font afterwards. Every other page finds the font in the cache, and begins with it.
 */

/** Stands in the page's head, and runs before anything is painted; the policy has its hash. */
export const EARLY_SCRIPT =
  "if(document.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.fonts=''"

/** Asks for the font where the early script did not, once the page can be read. */
export function completeFonts(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    document.documentElement.dataset['fonts'] = ''
  }).observe({ type: 'paint', buffered: true })
}
