import { accentColors } from '@docent/domain/accent-colors'
import { DEFAULT_BOT_NAME } from '@docent/domain/bots'
import { botMessages, widgetMessages as text } from '@docent/domain/messages/widget'
import { makeComposer } from './composer.ts'
import { make } from './elements.ts'
import { makeMessageLog } from './message-log.ts'
import { offerQuestions } from './offer-questions.ts'
import { readScript, type Placement } from './script-tag.ts'
import { createSession } from './session.ts'
import { followViewport } from './viewport.ts'
import pageCss from './page.css'
import widgetCss from './widget.css'

const makeSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** The chat of one bot as a page of its own: the widget without its button, bar and corner. */
function mount(placement: Placement, questions: readonly string[]): void {
  const offer = offerQuestions(questions)
  const session = createSession({
    placement,
    findStorage: () => window.sessionStorage,
    now: () => Date.now(),
    leavesRoom: () => true,
    render: (state) => {
      composer.setSending(state.isSending)
      log.update(offer(state))
    },
    dress: ({ name, primaryColor }) => {
      title.textContent = name.trim() || DEFAULT_BOT_NAME
      for (const [role, color] of Object.entries(accentColors(primaryColor))) {
        root.style.setProperty(`--${role}`, color)
      }
      root.hidden = false
    },
    leave: () => {
      root.hidden = false
      root.replaceChildren(make('p', { class: 'away' }, botMessages.offline))
    },
  })
  const log = makeMessageLog(session)
  const composer = makeComposer(session.send)
  const title = make('h1', { class: 'title', dir: 'auto' })
  const root = make(
    'main',
    { class: 'root page', 'data-phase': 'open', 'aria-label': text.log, hidden: '' },
    make(
      'div',
      { class: 'panel' },
      make('header', { class: 'header' }, title),
      log.element,
      composer.element,
    ),
  )
  followViewport(root)
  const host = make('div')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [makeSheet(widgetCss), makeSheet(pageCss)]
  shadow.append(root)
  document.body.append(host)
  window.addEventListener('pagehide', session.abort)
  void session.start().then(session.open)
}

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const placement = readScript(script, document.URL)
  const questions = script.dataset['questions']?.split('\n') ?? []
  if (placement !== null) mount(placement, questions)
}
