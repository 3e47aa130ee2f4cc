// @vitest-environment jsdom
import { MAX_MESSAGE_LENGTH } from '@docent/domain/chat'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeComposer, type Composer } from './composer.ts'

let sent: string[] = []
let isTaken = true
let composer: Composer
beforeEach(() => {
  sent = []
  isTaken = true
  composer = makeComposer((text) => {
    if (isTaken) sent.push(text)
    return isTaken
  })
  document.body.replaceChildren(composer.element)
})

const field = () => document.querySelector('textarea') as HTMLTextAreaElement
const button = () => document.querySelector('button') as HTMLButtonElement

function type(text: string): void {
  field().value = text
  field().dispatchEvent(new Event('input'))
}

function press(key: string, options: KeyboardEventInit = {}): boolean {
  return field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...options }))
}

describe('the field', () => {
  test('sends with Enter and is empty afterwards', () => {
    type('How long?')
    expect(press('Enter')).toBe(false)
    expect(sent).toEqual(['How long?'])
    expect(field().value).toBe('')
  })

  test('breaks the line with Shift and Enter', () => {
    type('How long?')
    expect(press('Enter', { shiftKey: true })).toBe(true)
    expect(sent).toEqual([])
  })

  test('leaves the Enter of an input method alone', () => {
    type('にほん')
    expect(press('Enter', { isComposing: true })).toBe(true)
    expect(press('Enter', { keyCode: 229 })).toBe(true)
    expect(sent).toEqual([])
  })

  test.each(['', '  ', '\n'])('does not send the blank text %j', (text) => {
    type(text)
    press('Enter')
    button().click()
    expect(sent).toEqual([])
  })

  test('keeps a text that is not taken', () => {
    isTaken = false
    type('How long?')
    press('Enter')
    expect(field().value).toBe('How long?')
  })

  test('takes no more than the server does', () => {
    expect(field().maxLength).toBe(MAX_MESSAGE_LENGTH)
  })
})

describe('the button', () => {
  test('sends and gives the focus back to the field', () => {
    type('How long?')
    button().click()
    expect(sent).toEqual(['How long?'])
    expect(document.activeElement).toBe(field())
  })

  test('says when there is nothing to send and when a reply is awaited', () => {
    expect(button().getAttribute('aria-disabled')).not.toBe('false')
    type('How long?')
    expect(button().getAttribute('aria-disabled')).toBe('false')
    composer.setSending(true)
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })
})
