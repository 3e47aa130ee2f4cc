import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { start, type LanguageModelMode } from '../../../emulators/stand-ins/language-model.ts'
import type { StandIn } from '../../../emulators/stand-ins/serve.ts'

/** The models' stand-in for the tests of a file, honest before each of them. */
export function modelStandIn() {
  let standIn: StandIn | undefined
  const url = (): string => standIn!.url
  async function setMode(mode: LanguageModelMode): Promise<void> {
    const init = { method: 'PUT', body: JSON.stringify({ mode }) }
    expect((await fetch(new URL('/control', url()), init)).status).toBe(200)
  }
  beforeAll(async () => {
    standIn = await start({ port: 0 })
  })
  beforeEach(() => setMode('honest'))
  afterAll(() => standIn?.close())
  return { url, setMode }
}
