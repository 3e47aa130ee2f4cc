import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end: () => void
beforeEach(() => {
  end = keepFocus()
  document.body.innerHTML = `<main><ul><li><div><button id="row">Delete</button></div></li></ul></main>
    <div role="dialog"><button id="confirm">Delete it</button></div>`
})
afterEach(() => end())

const focus = (id: string) => document.getElementById(id)?.focus()
/** Observers are told after the code that is running. */
const settled = () => Promise.resolve()

test('a list takes the focus from a row that is removed with it', async () => {
  focus('row')
  document.querySelector('li')?.remove()
  await settled()
  expect(document.activeElement?.localName).toBe('ul')
})

test('so does the page where the list is gone as well', async () => {
  focus('row')
  document.querySelector('ul')?.remove()
  await settled()
  expect(document.activeElement?.localName).toBe('main')
})

test('from a dialog whose button is gone it goes to where the button was', async () => {
  focus('row')
  focus('confirm')
  document.querySelector('li')?.remove()
  document.querySelector('[role=dialog]')?.remove()
  await settled()
  expect(document.activeElement?.localName).toBe('ul')
})

test('who has the focus keeps it, and nobody gets what nobody had', async () => {
  focus('confirm')
  document.querySelector('li')?.remove()
  await settled()
  expect(document.activeElement?.id).toBe('confirm')
  document.getElementById('confirm')?.blur()
  document.querySelector('ul')?.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
