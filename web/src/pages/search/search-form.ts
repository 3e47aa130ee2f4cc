import type { Hit, ManualSection } from './search-manual.ts'

type Search = (query: string) => Hit[]

/** How long a search waits for the next letter, in milliseconds. */
const SETTLE_MS = 90
const TIMEOUT_MS = 15_000

/** The search and the sections, about 12 kB gzip together: they come when somebody is about to search. */
async function loadSearch(indexUrl: string): Promise<Search> {
  const [{ openManual }, response] = await Promise.all([
    import('./search-manual.ts'),
    fetch(indexUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  ])
  if (!response.ok) throw new Error(`the index answered ${response.status}`)
  return openManual((await response.json()) as ManualSection[])
}

/** Lets the manual be searched; without a form on the page nothing happens. */
export function wireSearch(): void {
  const form = document.querySelector<HTMLFormElement>('.manual-search form')
  const list = document.querySelector('.manual-search ol')
  const field = form?.querySelector('input')
  const status = form?.querySelector('output')
  if (!form || !list || !field || !status) return

  let loading: Promise<Search> | undefined
  const load = (): Promise<Search> => {
    loading ??= loadSearch(form.dataset['index'] ?? '')
    loading.catch(() => (loading = undefined))
    return loading
  }
  const show = async (): Promise<void> => {
    const query = field.value.trim()
    if (query === '') {
      list.replaceChildren()
      status.textContent = ''
      return
    }
    try {
      const hits = (await load())(query)
      if (query !== field.value.trim()) return
      list.replaceChildren(...hits.map(makeHit))
      status.textContent = countOf(hits.length)
    } catch {
      status.textContent = 'The search cannot be loaded just now. Please try again.'
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  field.addEventListener('focus', () => void load().catch(() => undefined))
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void show(), SETTLE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void show().then(() => list.querySelector('a')?.click())
  })
  wireKeys(field, list)
}

const countOf = (hits: number): string =>
  hits === 0 ? 'Nothing in the documentation says that.' : `${hits} section${hits === 1 ? '' : 's'}`

/** Arrows walk from the field through the sections and back. */
function wireKeys(field: HTMLInputElement, list: Element): void {
  const walk = (event: Event): void => {
    const { key } = event as KeyboardEvent
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [field, ...list.querySelectorAll('a')]
    const now = stops.findIndex((stop) => stop === document.activeElement)
    stops[Math.max(0, now + step)]?.focus()
    event.preventDefault()
  }
  field.addEventListener('keydown', walk)
  list.addEventListener('keydown', walk)
}

function makeHit({ section, quote }: Hit): HTMLLIElement {
  const make = (tag: string, text: string): HTMLElement =>
    Object.assign(document.createElement(tag), { textContent: text })
  const link = document.createElement('a')
  link.href = `#${section.id}`
  link.append(make('b', section.title))
  if (section.chapter !== section.title) link.append(make('small', section.chapter))
  const line = make('span', '')
  line.append(make('q', quote))
  link.append(line)
  const item = document.createElement('li')
  item.append(link)
  return item
}
