import { EXAMPLE_OPERATOR } from '@docent/domain/site'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { routes } from '../app/router.tsx'
import { wireForms } from '../pages/forms.ts'
import { renderSite } from '../pages/render-site.tsx'
import { SITE_PAGES } from '../pages/site.tsx'
import { OPERATOR } from './operator.ts'

let router: ReturnType<typeof createMemoryRouter> | null = null
let tabs: string[] = []
let head: HTMLHeadElement | null = null

/** The head of the site's page that is open. */
export const siteHead = (): HTMLHeadElement | null => head

/** Path and query that the application shows. */
export const shownPath = (): string => {
  const location = router?.state.location
  return location ? location.pathname + location.search : ''
}

/** Addresses that were opened in new tabs. */
export const openedTabs = (): readonly string[] => tabs

/** Leads the application that is open to another address. */
export async function goTo(address: string): Promise<void> {
  await act(async () => router?.navigate(address))
}

/** Loads what the address is going to need. */
export async function loadScreen(address: string): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy === 'function') await route.lazy()
  }
}

/** The whole application, or the page of the public site, at an address. */
export function openApp(address: string): void {
  const page = SITE_PAGES.find(({ path }) => path === address)
  if (page) {
    openSitePage(page.file)
    return
  }
  router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
}

function openSitePage(file: string): void {
  const site = renderSite({
    script: '',
    fonts: [],
    styleSheet: '',
    origin: 'https://docent.test',
    // The addresses of the specification, and a founder with a profile, whom only an operator has.
    operator: { ...EXAMPLE_OPERATOR, founder: OPERATOR.founder },
  })
  const parsed = new DOMParser().parseFromString(
    site.find(({ name }) => name === file)?.text ?? '',
    'text/html',
  )
  head = parsed.head
  document.body.replaceChildren(...parsed.body.childNodes)
  wireForms()
}

/** What jsdom does not have of a browser's window. */
export function prepareWindow(): void {
  tabs = []
  vi.stubGlobal('open', () => ({
    close: () => undefined,
    location: { replace: (url: string) => tabs.push(url) },
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom matches every rule of the style sheets for every element that a test looks at: most of
  // the time of a test, for styles that these tests do not ask for.
  const { style } = document.createElement('div')
  vi.stubGlobal('getComputedStyle', () => style)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async () => undefined },
  })
}

export function closeApp(): void {
  router = null
  head = null
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
}
