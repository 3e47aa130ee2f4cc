/**
 * Text waits for nothing: the first page of a visit is painted with a stand-in of the interface font
 * and without its pictures, and asks for both afterwards (`data-painted`). Every other page finds
 * them in the cache, and begins with them.
 */

/** Stands in the page's head, and runs before anything is painted; the policy has its hash. */
export const EARLY_SCRIPT =
  "if(document.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.painted=''"

/** Lets the page ask for what its first paint did without, once it can be read. */
export function completePage(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    document.documentElement.dataset['painted'] = ''
    // Nothing waits for them any more, and whoever scrolls or prints finds them.
    for (const picture of document.images) picture.loading = 'eager'
  }).observe({ type: 'paint', buffered: true })
}
