import { makePanel } from './panel.ts'
import { findScripts, readScript, type Placement } from './script-tag.ts'
import { createSession } from './session.ts'

const TAG = 'docent-chat'
/** Where the style sheet makes the panel fill the screen. */
const SMALL_SCREEN = '(max-width: 480px), (max-height: 480px)'

const mounted = () => [...document.querySelectorAll<HTMLElement>(TAG)]

function mount(placement: Placement): void {
  const { widgetId, position } = placement
  if (mounted().some(({ dataset }) => dataset['widgetId'] === widgetId)) return
  const stackedBelow = mounted().filter(({ dataset }) => dataset['position'] === position).length
  const host = document.createElement(TAG)
  host.dataset['widgetId'] = widgetId
  host.dataset['position'] = position

  const session = createSession({
    placement,
    findStorage: () => window.sessionStorage,
    now: () => Date.now(),
    leavesRoom: () => !matchMedia(SMALL_SCREEN).matches,
    render: (state) => panel.update(state),
    dress: (look) => panel.dress(look),
    leave: () => host.remove(),
  })
  const shadow = host.attachShadow({ mode: 'open' })
  const panel = makePanel(shadow, { position, stackedBelow }, session)
  place(host)
  window.addEventListener('pagehide', session.abort)
  void session.start()
}

/** Beside the body, not in it: pages that write their body anew leave the chat alone. */
function place(host: HTMLElement): void {
  document.documentElement.append(host)
  if (document.readyState !== 'loading') return
  // Behind the body once there is one, so that the page's own links come first by keyboard.
  document.addEventListener('DOMContentLoaded', () => {
    if (host.isConnected) document.documentElement.append(host)
  })
}

for (const script of findScripts(document)) {
  const placement = readScript(script, document.URL)
  if (placement !== null) mount(placement)
}
