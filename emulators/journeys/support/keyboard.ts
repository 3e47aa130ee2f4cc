import type { Locator, Page } from '@playwright/test'

/** Far more than any screen needs; nobody with a keyboard would go on for so long. */
const MAX_PRESSES = 90

/** How long a ring may take, on a machine that is busy with other tests. */
const RING_MS = 2_000

/** Whether a sighted person sees that the element has the focus: a ring, or a frame that thickened. */
const showsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !outlineColor.endsWith(', 0)')
    const isFrame = ({ borderStyle, borderWidth }: CSSStyleDeclaration) =>
      borderStyle !== 'none' && Number.parseFloat(borderWidth) >= 2
    const control = element.closest('label, .MuiButtonBase-root') ?? element
    const around = [
      element,
      control,
      ...control.querySelectorAll('*'),
      ...(element.parentElement?.children ?? []),
      ...(element.closest('.MuiSwitch-root')?.children ?? []),
    ].map((each) => getComputedStyle(each))
    const hasFrame = element.matches('input, textarea') && around.some(isFrame)
    return hasFrame || around.some(isRing)
  })

/** Moves through a page with Tab alone, as somebody does who has no mouse. */
export class Keyboard {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /**
   * Presses a key until the focus is on an element, forwards from where it is.
   * @throws Error where it never gets there, or where nobody could see that it did
   */
  async reach(target: Locator, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
    await target.first().waitFor()
    const focused = target.and(this.page.locator(':focus'))
    for (let presses = 0; (await focused.count()) === 0; presses++) {
      if (presses === MAX_PRESSES) throw new Error(`${key} does not reach ${String(target)}`)
      await this.page.keyboard.press(key)
    }
    const deadline = Date.now() + RING_MS
    while (!(await showsFocus(focused))) {
      if (Date.now() > deadline) throw new Error(`${String(target)} does not show its focus`)
    }
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(target)
    await this.page.keyboard.press(key)
  }

  /** Follows a link or presses a button by its name. */
  async follow(name: string | RegExp): Promise<void> {
    const given = typeof name === 'string' ? { name, exact: true } : { name }
    const { page } = this
    await this.press(page.getByRole('button', given).or(page.getByRole('link', given)))
  }

  /** Chooses from the menu that is open, in which the arrows lead from one to the next. */
  async choose(name: string): Promise<void> {
    await this.reach(this.page.getByRole('menuitem', { name, exact: true }), 'ArrowDown')
    await this.page.keyboard.press('Enter')
  }

  /** Fills a field in place of what it holds. */
  async fill(label: string, text: string): Promise<void> {
    await this.reach(this.page.getByLabel(label, { exact: true }))
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.type(text)
  }

  /** What has the focus: its name, or that nothing has it. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return 'nothing'
      return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    })
  }
}
