import { WIDGET_SCRIPT } from '@docent/domain/routes'
import { DEMO_WIDGET_ID } from '@docent/domain/site'

/** The live demo is the widget itself, as owners put it on their pages. It is loaded when asked for. */

let loading: Promise<HTMLElement> | undefined

/**
 * Opens the demo, and brings the focus back when it is closed.
 * @throws when it cannot be loaded, or when the server has no demo
 */
export async function openDemo(opener: HTMLElement): Promise<void> {
  loading ??= loadDemo()
  const root = await loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const press = (name: string) => root.querySelector<HTMLElement>(name)?.click()
  if (root.dataset['phase'] === 'minimized') press('.restore')
  else if (root.dataset['phase'] === 'open') root.querySelector('textarea')?.focus()
  else press('.launcher')
  const watcher = new MutationObserver(() => {
    if (root.dataset['phase'] !== 'closed') return
    watcher.disconnect()
    opener.focus()
  })
  watcher.observe(root, { attributeFilter: ['data-phase'] })
}

/** @returns what holds the widget's button and panel, once it can be seen */
async function loadDemo(): Promise<HTMLElement> {
  const script = document.createElement('script')
  script.src = WIDGET_SCRIPT
  script.dataset['widgetId'] = DEMO_WIDGET_ID
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('the widget did not load')))
    document.head.append(script)
  })
  script.remove()
  const host = document.querySelector<HTMLElement>(`[data-widget-id='${DEMO_WIDGET_ID}']`)
  const root = host?.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!host || !root) throw new Error('the widget did not start')
  await new Promise<void>((resolve, reject) => {
    const watcher = new MutationObserver(() => {
      if (host.isConnected && root.hidden) return
      watcher.disconnect()
      if (host.isConnected) resolve()
      else reject(new Error('there is no demo'))
    })
    watcher.observe(root, { attributeFilter: ['hidden'] })
    watcher.observe(document.documentElement, { childList: true })
  })
  return root
}
