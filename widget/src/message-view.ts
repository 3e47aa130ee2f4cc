import { widgetMessages as text } from '@docent/domain/messages/widget'
import type { Message } from './conversation.ts'
import { make } from './elements.ts'
import { makeProvenSentence } from './receipt-view.ts'

export interface MessageHandlers {
  readonly retry: () => void
  readonly send: (text: string) => void
  /** Called with a part of the message whose height has changed. */
  readonly onToggle: (block: HTMLElement) => void
}

export interface MessageView {
  readonly element: HTMLElement
  /** Shows a later state of the same message; proofs that are open stay open. */
  update(message: Message): void
}

/** Whether the later state only adds sentences. */
const isContinued = ({ sentences: shown }: Message, { sentences: next }: Message): boolean =>
  shown.length > 0 && JSON.stringify(shown) === JSON.stringify(next.slice(0, shown.length))

const makePlain = (words: string) => make('p', { class: 'plain', dir: 'auto' }, words)

function makeButton(label: string, onClick: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'retry', dir: 'auto' }, label)
  button.addEventListener('click', onClick)
  return button
}

/** Shows one message. Whatever it says is put in as text. */
export function makeMessageView(first: Message, handlers: MessageHandlers): MessageView {
  const words = make('div', { class: 'words' })
  const element = make('div', { class: `message ${first.isUser ? 'user' : 'bot'}` }, words)
  if (first.isUser) words.before(make('span', { class: 'spoken' }, `${text.you}: `))

  /** Adds the sentences from `from` on; the bot's own words and offers come with the last. */
  const addSentences = ({ sentences, lead, closing, suggestions }: Message, from: number) => {
    words.append(
      ...sentences
        .slice(from)
        .map((sentence, index) =>
          makeProvenSentence(sentence, sentences[from + index - 1], handlers.onToggle),
        ),
    )
    if (lead) words.prepend(makePlain(lead))
    if (closing) words.append(makePlain(closing))
    if (suggestions.length === 0) return
    const offers = suggestions.map((one) => makeButton(one, () => handlers.send(one)))
    words.append(make('div', { class: 'offers' }, ...offers))
  }

  const showWhole = (message: Message) => {
    words.replaceChildren()
    if (message.sentences.length === 0) words.append(makePlain(message.text))
    element.classList.toggle('failed', message.hasFailed)
    if (message.hasFailed) words.append(makeButton(text.retry, handlers.retry))
    addSentences(message, 0)
  }

  let shown = first
  showWhole(first)
  return {
    element,
    update: (message) => {
      if (message === shown) return
      if (isContinued(shown, message)) addSentences(message, shown.sentences.length)
      else showWhole(message)
      shown = message
    },
  }
}
