import { vi } from 'vitest'

/** The server's functions as the web app calls them: answers by path, and what was sent. */

export interface Answer {
  readonly status?: number
  readonly body: unknown
}
type Answerer = Answer | 'unreachable' | 'never' | ((sent: unknown) => Answer)

let answers = new Map<string, Answerer>()
let calls: { path: string; sent: unknown }[] = []

const pathOf = (url: string) => new URL(url, 'http://localhost').pathname

function readBody(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries())
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : null
}

/** @returns `null` where the server is out of reach */
function answer(url: string, body: unknown): Answer | 'never' | null {
  const path = pathOf(url)
  const sent = readBody(body)
  calls.push({ path, sent })
  const known = answers.get(path) ?? { status: 404, body: {} }
  if (known === 'unreachable') return null
  return typeof known === 'function' ? known(sent) : known
}

async function fetchAnswer(url: string, init?: RequestInit): Promise<Response> {
  const given = answer(url, init?.body)
  if (given === null) throw new TypeError('Failed to fetch')
  if (given === 'never') return new Promise(() => undefined)
  return Response.json(given.body, { status: given.status ?? 200 })
}

/** As much of an XMLHttpRequest as an upload uses. */
class Upload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private url = ''
  open(_method: string, url: string): void {
    this.url = url
  }
  setRequestHeader(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  send(form: FormData): void {
    const given = answer(this.url, form)
    const { total, isStuck } = functions.uploadProgress(given)
    queueMicrotask(() => {
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { lengthComputable: true, loaded: total, total: 100 }),
      )
      if (isStuck) return
      if (given === null || given === 'never') {
        this.dispatchEvent(new Event('error'))
        return
      }
      this.status = given.status ?? 200
      this.responseText = JSON.stringify(given.body)
      this.dispatchEvent(new Event('load'))
    })
  }
}

let stuckAt: number | null = null

/** What a test sets up and looks at. */
export const functions = {
  clear(): void {
    answers = new Map()
    calls = []
    stuckAt = null
  },
  answer: (path: string, answerer: Answerer): void => void answers.set(path, answerer),
  /** Uploads come so far, in percent, and no further. */
  stickAt(percent: number): void {
    stuckAt = percent
  },
  uploadProgress: (given: Answer | 'never' | null) => ({
    total: stuckAt ?? 100,
    isStuck: stuckAt !== null && given !== null,
  }),
  calls: (path: string): unknown[] =>
    calls.filter((call) => call.path === path).map(({ sent }) => sent),
}

/** Puts these functions in the place of the network. */
export function installFunctions(): void {
  vi.stubGlobal('fetch', fetchAnswer)
  vi.stubGlobal('XMLHttpRequest', Upload)
}
