import { accentColors } from '@docent/domain/accent-colors'
import { DEFAULT_BOT_NAME } from '@docent/domain/bots'
import type { WidgetPosition } from '@docent/domain/channels'
import { widgetMessages as text } from '@docent/domain/messages/widget'
import { makeComposer } from './composer.ts'
import type { Conversation, Phase } from './conversation.ts'
import { drawIcon, make, makeIconButton } from './elements.ts'
import { makeMessageLog } from './message-log.ts'
import type { Look, Session } from './session.ts'
import { followViewport } from './viewport.ts'
import css from './widget.css'

/** What the visitor can do. */
export type PanelHandlers = Pick<Session, 'open' | 'close' | 'minimize' | 'retry' | 'send'>

export interface Panel {
  /** Shows the bot's name and colour; nothing is visible before the first call. */
  readonly dress: (look: Look) => void
  readonly update: (state: Conversation) => void
}

/** Events that a page's own shortcuts and focus guards would otherwise take from the visitor. */
const PRIVATE_EVENTS = ['keydown', 'keyup', 'keypress', 'input', 'focusin', 'focusout', 'paste']

const BUBBLE = 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h4'
const CROSS = 'M6 6l12 12M18 6L6 18'
const DASH = 'M6 18h12'

const makeDot = () => make('span', { class: 'unread', role: 'img', 'aria-label': text.unread })

function makeParts(handlers: PanelHandlers) {
  const launcher = makeIconButton({ class: 'launcher', label: text.open }, drawIcon(BUBBLE))
  launcher.setAttribute('aria-haspopup', 'dialog')
  const title = make('h2', { class: 'title', id: 'title', dir: 'auto' })
  const barTitle = make('span', { class: 'title', dir: 'auto' })
  launcher.append(makeDot())
  const restore = make(
    'button',
    { type: 'button', class: 'restore' },
    make('span', { class: 'spoken' }, `${text.restore}: `),
    barTitle,
    makeDot(),
  )
  const minimize = makeIconButton({ class: 'tool', label: text.minimize }, drawIcon(DASH))
  const close = makeIconButton({ class: 'tool', label: text.close }, drawIcon(CROSS))
  const dismiss = makeIconButton({ class: 'tool', label: text.close }, drawIcon(CROSS))
  for (const button of [launcher, restore]) button.addEventListener('click', handlers.open)
  minimize.addEventListener('click', handlers.minimize)
  for (const button of [close, dismiss]) button.addEventListener('click', handlers.close)
  return {
    launcher,
    restore,
    titles: [title, barTitle],
    bar: make('div', { class: 'bar' }, restore, dismiss),
    header: make('header', { class: 'header' }, title, minimize, close),
  }
}

function shield(root: HTMLElement, onEscape: () => void): void {
  for (const type of PRIVATE_EVENTS) {
    root.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && type === 'keydown' && event.key === 'Escape') onEscape()
      event.stopPropagation()
    })
  }
}

/**
 * Puts the chat into a shadow root: button, bar and dialog, of which the phase shows one.
 * @param stackedBelow widgets of other bots in the same corner
 */
export function makePanel(
  shadow: ShadowRoot,
  { position, stackedBelow }: { position: WidgetPosition; stackedBelow: number },
  handlers: PanelHandlers,
): Panel {
  const parts = makeParts(handlers)
  const log = makeMessageLog(handlers)
  const composer = makeComposer(handlers.send)
  const dialog = make(
    'div',
    { class: 'panel', role: 'dialog', 'aria-labelledby': 'title' },
    parts.header,
    log.element,
    composer.element,
  )
  const root = make(
    'section',
    { class: `root ${position}`, hidden: '' },
    parts.launcher,
    parts.bar,
    dialog,
  )
  root.style.setProperty('--stacked', String(stackedBelow))
  const focusFor = {
    // A finger asks to read first: focus in the field would bring up the keyboard.
    open: matchMedia('(pointer: coarse)').matches ? log.element : composer.field,
    minimized: parts.restore,
    closed: parts.launcher,
  }
  shield(root, () => {
    if (phase === 'open') handlers.close()
  })
  followViewport(root)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(root)

  let phase: Phase | null = null
  const enter = (next: Phase) => {
    // What an earlier page left open takes no focus from this one.
    const isWish = phase !== null
    phase = next
    root.dataset['phase'] = next
    if (next === 'open') log.showNewest()
    if (isWish) focusFor[next].focus({ preventScroll: true })
  }

  return {
    dress: ({ name, primaryColor }) => {
      const shown = name.trim() || DEFAULT_BOT_NAME
      for (const title of parts.titles) title.textContent = shown
      root.setAttribute('aria-label', shown)
      for (const [role, color] of Object.entries(accentColors(primaryColor))) {
        root.style.setProperty(`--${role}`, color)
      }
      root.hidden = false
    },
    update: (state) => {
      root.classList.toggle('has-unread', state.isUnread)
      composer.setSending(state.isSending)
      log.update(state)
      if (state.phase !== phase) enter(state.phase)
    },
  }
}
