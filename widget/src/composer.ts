import { MAX_MESSAGE_LENGTH } from '@docent/domain/chat'
import { widgetMessages as text } from '@docent/domain/messages/widget'
import { drawIcon, make, makeIconButton } from './elements.ts'

export interface Composer {
  readonly element: HTMLElement
  readonly field: HTMLElement
  /** While a reply is awaited the text can be written, not sent. */
  setSending(isSending: boolean): void
}

/**
 * The field and its button.
 * @param onSend says whether the text was taken; a text that was not stays in the field
 */
export function makeComposer(onSend: (text: string) => boolean): Composer {
  const field = make('textarea', {
    class: 'field',
    rows: '1',
    dir: 'auto',
    maxlength: String(MAX_MESSAGE_LENGTH),
    placeholder: text.inputPlaceholder,
    'aria-label': text.inputLabel,
    enterkeyhint: 'send',
    autocomplete: 'off',
  })
  const button = makeIconButton(
    { class: 'send', label: text.send },
    drawIcon('M12 19V5M6 11l6-6 6 6'),
  )
  let isSending = false

  const refresh = () => {
    button.setAttribute('aria-disabled', String(isSending || field.value.trim() === ''))
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  }
  const send = () => {
    if (field.value.trim() !== '' && onSend(field.value)) field.value = ''
    refresh()
  }
  field.addEventListener('input', refresh)
  field.addEventListener('keydown', (event) => {
    // Enter that picks a word of an input method is not a wish to send.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229)
      return
    event.preventDefault()
    send()
  })
  button.addEventListener('click', () => {
    send()
    field.focus({ preventScroll: true })
  })

  return {
    element: make('div', { class: 'composer' }, field, button),
    field,
    setSending: (value) => {
      isSending = value
      refresh()
    },
  }
}
