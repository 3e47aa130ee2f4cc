import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** Success criteria that every screen keeps to. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Both widths and both colour schemes, each once: what depends on one of them shows. */
const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

/** What WCAG 2.2 AA finds wrong with the page as it stands, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // In legacy mode the results are gathered in the page itself, not in a window opened for them.
  const { violations } = await new AxeBuilder({ page })
    .withTags(WCAG_TAGS)
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Whether nothing is found in either colour scheme, once its colours have settled. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => violationsOf(page)).toEqual([])
  }
}

/** What moves on the page, in shadow trees as well, for somebody who asked for less motion. */
const motionsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(Number.parseFloat))
    const moves = (style: CSSStyleDeclaration) =>
      longest(style.transitionDuration) > 0.001 ||
      style.scrollBehavior === 'smooth' ||
      (style.animationName !== 'none' &&
        (longest(style.animationDuration) > 0.001 ||
          style.animationIterationCount.includes('infinite')))
    const found: string[] = []
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after']) {
          if (moves(getComputedStyle(element, part))) {
            found.push(`moves: ${element.localName}.${element.classList.value}${part}`)
          }
        }
        if (element.shadowRoot !== null) look(element.shadowRoot)
      }
    }
    look(document)
    return found
  })

/** What is wrong with a screen on a desk and in a hand, by day and by night. */
export async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  for (const { colorScheme, ...size } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    const surplus = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    const found = [...(await violationsOf(page)), ...(await motionsOf(page))]
    if (surplus > 0) found.push(`${surplus} pixels wider than the window`)
    faults.push(...found.map((fault) => `${screen}, ${size.width} ${colorScheme}: ${fault}`))
  }
  return faults
}
