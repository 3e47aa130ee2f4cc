import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { accounts } from '../testing/firebase/auth.ts'
import { database } from '../testing/firebase/firestore.ts'
import { functions } from '../testing/firebase/functions.ts'
import { openedTabs, shownPath, siteHead } from '../testing/open-app.tsx'
import type { Result } from './row.ts'

const result = (says: string, check: () => void): Result => ({ says, check })

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const SAID_BY = ['aria-label', 'placeholder', 'alt', 'title'] as const

/** Whether a person can read these words, or hear them read out. */
export function isSaid(words: string): boolean {
  if (plain(document.body.textContent).includes(words)) return true
  return [...document.body.querySelectorAll<HTMLElement>('*')].some((element) => {
    const value =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : null
    return [value, ...SAID_BY.map((name) => element.getAttribute(name))].some((said) =>
      plain(said).includes(words),
    )
  })
}

export const isAt = (path: string): Result =>
  result(`is at ${path}`, () => expect(shownPath()).toBe(path))

/** An error in the destructive style, which a screen reader speaks at once. */
export const isDestructive = (...texts: readonly string[]): Result =>
  result(`destructive: ${texts.join(' / ')}`, () => {
    const alerts = screen.getAllByRole('alert').map((alert) => plain(alert.textContent))
    expect(alerts).toContainEqual(plain(texts.join('')))
  })

export const says = (role: 'status' | 'heading' | 'dialog', text: string): Result =>
  result(`${role} “${text}”`, () => {
    const spoken = screen.getAllByRole(role).map((each) => plain(each.textContent))
    expect(
      spoken.some((each) => each.includes(text)),
      spoken.join(' | '),
    ).toBe(true)
  })

export const isMissing = (text: string): Result =>
  result(`no “${text}”`, () => expect(isSaid(text)).toBe(false))

export const has = (role: string, name: string | RegExp, count?: number): Result =>
  result(`${count ?? 'a'} ${role} ${String(name)}`, () => {
    const found = screen.getAllByRole(role, { name })
    if (count !== undefined) expect(found).toHaveLength(count)
  })

export const hasNo = (role: string, name: string | RegExp): Result =>
  result(`no ${role} ${String(name)}`, () =>
    expect(screen.queryAllByRole(role, { name })).toHaveLength(0),
  )

export const isDisabled = (name: string | RegExp): Result =>
  result(`${String(name)} is disabled`, () =>
    expect(screen.getByRole('button', { name })).toBeDisabled(),
  )

export const isEnabled = (name: string | RegExp): Result =>
  result(`${String(name)} is enabled`, () =>
    expect(screen.getByRole('button', { name })).toBeEnabled(),
  )

export const isTicked = (name: string | RegExp, isSo = true): Result =>
  result(`${String(name)} is ${isSo ? '' : 'not '}ticked`, () => {
    const box = screen.getByLabelText(name)
    if (isSo) expect(box).toBeChecked()
    else expect(box).not.toBeChecked()
  })

export const holds = (label: string | RegExp, value: string): Result =>
  result(`${String(label)} holds “${value}”`, () => {
    const fields = screen.getAllByLabelText<HTMLInputElement>(label)
    expect(fields.map((field) => field.value)).toContain(value)
  })

export const isReadOnly = (label: string): Result =>
  result(`${label} is read-only`, () =>
    expect(screen.getByLabelText(label)).toHaveAttribute('readonly'),
  )

export const isOfType = (label: string | RegExp, type: string): Result =>
  result(`${String(label)} is of type ${type}`, () =>
    expect(screen.getAllByLabelText(label).find((each) => each.matches('input'))).toHaveAttribute(
      'type',
      type,
    ),
  )

export const leadsTo = (name: string | RegExp, href: string): Result =>
  result(`${String(name)} leads to ${href}`, () => {
    const links = screen.getAllByRole('link', { name })
    expect(links.map((link) => link.getAttribute('href'))).toContain(href)
  })

/** The page after this one shows the notice: the public site is another page. */
export const leavesSaying = (notice: string): Result =>
  result(`leaves for / with “${notice}”`, () =>
    expect(sessionStorage.getItem('docent.notice')).toBe(notice),
  )

export const opensTab = (url: string): Result =>
  result(`opens ${url} in a new tab`, () => expect(openedTabs()).toContain(url))

export const wasAsked = (path: string, sent: object): Result =>
  result(`asks ${path}`, () =>
    expect(functions.calls(path)).toContainEqual(expect.objectContaining(sent)),
  )

export const wasNotAsked = (path: string): Result =>
  result(`does not ask ${path}`, () => expect(functions.calls(path)).toEqual([]))

export const authWasAsked = (call: string, details?: unknown): Result =>
  result(`asks for ${call}`, () => expect(accounts.calls(call)).toContainEqual(details))

export const authWasNotAsked = (call: string): Result =>
  result(`does not ask for ${call}`, () => expect(accounts.calls(call)).toEqual([]))

export const isStored = (collection: string, id: string, fields: object): Result =>
  result(`${collection}/${id} is stored`, () =>
    expect(database.row(collection, id)).toMatchObject(fields),
  )

export const areStored = (collection: string, count: number): Result =>
  result(`${count} ${collection} are stored`, () =>
    expect(database.rows(collection)).toHaveLength(count),
  )

export const logs = (text: string): Result =>
  result(`logs “${text}”`, () => expect(console.warn).toHaveBeenCalledWith(text))

/** Some row of the collection has these fields. */
export const hasStored = (collection: string, fields: object): Result =>
  result(`one of the ${collection} is stored`, () =>
    expect(database.rows(collection)).toContainEqual(expect.objectContaining(nested(fields))),
  )

const nested = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null
        ? (expect.objectContaining(value) as unknown)
        : value,
    ]),
  )

/** The link of the tab that is open. */
export const isCurrent = (name: string): Result =>
  result(`${name} is the open tab`, () =>
    expect(
      screen
        .getAllByRole('link', { name })
        .filter((link) => link.getAttribute('aria-current') === 'page'),
    ).not.toHaveLength(0),
  )

export const headHas = (selector: string): Result =>
  result(`the head has ${selector}`, () =>
    expect(siteHead()?.querySelector(selector)).not.toBeNull(),
  )

/** Some link leads there, whatever it is called. */
export const linksTo = (href: string): Result =>
  result(`links to ${href}`, () =>
    expect(document.querySelector(`a[href="${href}"]`)).not.toBeNull(),
  )

export const hasElement = (selector: string): Result =>
  result(`has ${selector}`, () => expect(document.querySelector(selector)).not.toBeNull())

export const hasElements = (selector: string, count: number): Result =>
  result(`has ${count} ${selector}`, () =>
    expect(document.querySelectorAll(selector)).toHaveLength(count),
  )

export const hasNoElement = (selector: string): Result =>
  result(`has no ${selector}`, () => expect(document.querySelector(selector)).toBeNull())
