import {
  DEFAULT_BOT_NAME,
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_WELCOME_MESSAGE,
} from '@docent/domain/bots'
import type { WidgetInfo } from '@docent/domain/chat'
import { CHAT } from '@docent/domain/routes'
import { keepConversation, readConversation, type FindStorage } from './conversation-store.ts'
import { canSend, lastQuestion, reduce, type Action, type Conversation } from './conversation.ts'
import type { Placement } from './script-tag.ts'
import { loadInfo, sendMessage } from './transport.ts'

/** How a bot presents itself. */
export type Look = Pick<WidgetInfo, 'name' | 'primaryColor'>

export interface SessionDeps {
  readonly placement: Placement
  readonly findStorage: FindStorage
  readonly now: () => number
  /** Whether the open panel leaves the page visible; where not, it waits as a bar on a new page. */
  readonly leavesRoom: () => boolean
  readonly render: (state: Conversation) => void
  /** The bot is known, or cannot be reached now. */
  readonly dress: (look: Look) => void
  /** There is no such bot, or it is switched off. */
  readonly leave: () => void
}

export interface Session {
  /** Asks for the bot and shows the conversation of the page before. */
  readonly start: () => Promise<void>
  readonly open: () => Promise<void>
  readonly close: () => void
  readonly minimize: () => void
  /** Says whether the text was taken. */
  readonly send: (text: string) => boolean
  readonly retry: () => void
  /** Ends what is under way: the page is being left. */
  readonly abort: () => void
}

const DEFAULT_INFO: WidgetInfo = {
  name: DEFAULT_BOT_NAME,
  primaryColor: DEFAULT_PRIMARY_COLOR,
  welcomeMessage: DEFAULT_WELCOME_MESSAGE,
  isActive: true,
  messageUrl: '',
}

function messageUrlOf({ scriptUrl, server }: Placement, info: WidgetInfo | null): string {
  const url = info === null ? null : URL.parse(info.messageUrl, scriptUrl)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : server + CHAT.message
}

const infoUrlOf = ({ server, widgetId }: Placement): string =>
  `${server}${CHAT.widget}?widgetId=${encodeURIComponent(widgetId)}`

const withValidColor = (look: WidgetInfo): Look =>
  /^#[\dA-F]{6}$/i.test(look.primaryColor) ? look : { ...DEFAULT_INFO, name: look.name }

/** One visitor's conversation with one bot: state, storage and calls, without the page. */
export function createSession(deps: SessionDeps): Session {
  const { placement, findStorage, now } = deps
  let state = readConversation(findStorage, placement.widgetId)
  if (state.phase === 'open' && !deps.leavesRoom()) state = reduce(state, { type: 'minimized' })
  let info: WidgetInfo | null = null
  let underWay = new AbortController()

  const dispatch = (action: Action) => {
    const next = reduce(state, action)
    if (next === state) return
    state = next
    keepConversation(findStorage, placement.widgetId, state)
    deps.render(state)
  }

  /** @returns whether there is a bot to show */
  const meet = async (): Promise<boolean> => {
    if (info !== null) return true
    const result = await loadInfo(infoUrlOf(placement))
    if (result.kind === 'absent') {
      deps.leave()
      return false
    }
    if (result.kind === 'info') info = result.info
    deps.dress(withValidColor(info ?? DEFAULT_INFO))
    return true
  }

  const ask = async () => {
    underWay = new AbortController()
    const { widgetId } = placement
    const { conversationId } = state
    const result = await sendMessage(
      messageUrlOf(placement, info),
      { widgetId, message: lastQuestion(state), ...(conversationId && { conversationId }) },
      {
        signal: underWay.signal,
        onSentence: (sentence) => dispatch({ type: 'proved', sentence, at: now() }),
      },
    )
    if (result.kind === 'reply') dispatch({ type: 'replied', reply: result.reply, at: now() })
    else dispatch({ type: 'failed', text: result.text, at: now() })
  }

  return {
    start: async () => {
      if (await meet()) deps.render(state)
    },
    open: async () => {
      dispatch({ type: 'opened' })
      if (!(await meet())) return
      const welcome = (info ?? DEFAULT_INFO).welcomeMessage.trim() || DEFAULT_INFO.welcomeMessage
      dispatch({ type: 'welcomed', text: welcome, at: now() })
    },
    close: () => dispatch({ type: 'closed' }),
    minimize: () => dispatch({ type: 'minimized' }),
    send: (text) => {
      if (!canSend(state, text)) return false
      dispatch({ type: 'sent', text, at: now() })
      void ask()
      return true
    },
    retry: () => {
      const before = state
      dispatch({ type: 'retried' })
      if (state !== before) void ask()
    },
    abort: () => underWay.abort(),
  }
}
