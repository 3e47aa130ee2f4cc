import { widgetMessages as text } from '@docent/domain/messages/widget'
import type { Conversation } from './conversation.ts'
import { make } from './elements.ts'
import { makeMessageView, type MessageHandlers, type MessageView } from './message-view.ts'

export interface MessageLog {
  readonly element: HTMLElement
  update(state: Conversation): void
  /** Brings the newest message into view. */
  showNewest(): void
}

/** Pixels from the end within which a reader counts as following the conversation. */
const FOLLOW_DISTANCE = 80
const QUESTION_MARGIN = 16

const makeWorking = () =>
  make('p', { class: 'working' }, make('span', { class: 'drawn' }), text.working)

/** The list of messages. Screen readers read out what is added. */
export function makeMessageLog(handlers: Omit<MessageHandlers, 'onToggle'>): MessageLog {
  const element = make('div', {
    class: 'log',
    role: 'log',
    'aria-live': 'polite',
    'aria-label': text.log,
    tabindex: '0',
  })
  const working = makeWorking()
  let views = new Map<number, MessageView>()

  const reveal = (block: HTMLElement) => {
    const below = block.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom
    const above = block.getBoundingClientRect().top - element.getBoundingClientRect().top
    if (below > 0) element.scrollTop += Math.min(below + QUESTION_MARGIN, above)
  }
  /** To the end, but never past the start of the newest question: answers are read from the top. */
  const showNewest = () => {
    const question = [...element.children].findLast((child) => child.matches('.user'))
    const top = question instanceof HTMLElement ? question.offsetTop - QUESTION_MARGIN : Infinity
    element.scrollTop = Math.min(element.scrollHeight, top)
  }

  const update = ({ messages, isSending }: Conversation) => {
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop
    const isFollowing = rest < FOLLOW_DISTANCE || messages.at(-1)?.isUser === true
    const next = new Map<number, MessageView>()
    for (const message of messages) {
      const view =
        views.get(message.id) ?? makeMessageView(message, { ...handlers, onToggle: reveal })
      view.update(message)
      if (!views.has(message.id)) element.append(view.element)
      next.set(message.id, view)
    }
    for (const [id, view] of views) if (!next.has(id)) view.element.remove()
    views = next
    if (isSending) element.append(working)
    else working.remove()
    if (isFollowing) showNewest()
  }

  // What is at the bottom stays there when the keyboard or a longer draft takes room.
  let height = 0
  new ResizeObserver(() => {
    element.scrollTop += Math.max(0, height - element.clientHeight)
    height = element.clientHeight
  }).observe(element)

  return { element, update, showNewest }
}
