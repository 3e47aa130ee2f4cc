import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BrowserContext, Response } from '@playwright/test'
import { MESSAGING_CHANNELS } from '@docent/channels/list'
import { tokenPreview } from '@docent/domain/channels'
import { API } from '@docent/domain/routes'
import { strFromU8, unzipSync } from 'fflate'
import { originOf } from '../../ports.ts'
import { SUITE_LOG } from '../../suite-log.ts'
import { call, type Owner } from './owner.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Secrets by what they are called. */
export type Secrets = Readonly<Record<string, string>>

/** A text in which no secret may stand, and where it was found. */
export interface Place {
  readonly name: string
  readonly text: string
}

/** Which secret stands where. */
export const leaksIn = (places: readonly Place[], secrets: Secrets): string[] =>
  places.flatMap(({ name, text }) =>
    Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret))
      .map(([called]) => `${called} in ${name}`),
  )

/**
 * The first characters of a token that nobody may see: what stands before them is shown to its owner,
 * and a token that was cut behind them is found as well.
 */
export const hiddenPart = (token: string): string =>
  token.slice(tokenPreview(token).length).slice(0, 12)

/** What the functions are given besides: keys of other services, and the key that seals tokens. */
export function localSecrets(): Secrets {
  const lines = readFileSync(join(root, 'functions/.secret.local'), 'utf8').split('\n')
  return Object.fromEntries(
    lines
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
      .filter(([name, value]) => name !== '' && value !== 'not-set')
      .map(([name, value]) => [name, value.replace(/^\w+:(?!\/\/)/, '')]),
  )
}

/** Every file that is deployed for browsers, those that no page has asked for yet included. */
export const bundle = (): Place[] =>
  readdirSync(join(root, 'web/dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ name: path, text: readFileSync(path, 'latin1') }))

/** A log line of the emulators' own, which repeats the address that was called. */
const IS_ACCESS_LINE = /^(?:i {2}hosting: |\[hosting\] )/

/** What the functions and the emulators have logged so far, a place for each of the two kinds. */
export function logged(): { readonly functions: Place; readonly access: Place } {
  const lines = readFileSync(SUITE_LOG, 'utf8').split('\n')
  const place = (name: string, isAccess: boolean): Place => ({
    name,
    text: lines.filter((line) => IS_ACCESS_LINE.test(line) === isAccess).join('\n'),
  })
  return { functions: place('the log', false), access: place('the access log', true) }
}

const STAND_INS = new Set(MESSAGING_CHANNELS.map(originOf))

/**
 * Keeps every response that a browser gets from the product: its address, headers and body.
 * @returns what came so far; a body that is still on its way is waited for until its page is closed
 */
export function recordResponses(context: BrowserContext): () => Promise<Place[]> {
  const places: Promise<Place>[] = []
  context.on('response', (response) => {
    if (!STAND_INS.has(new URL(response.url()).origin)) places.push(placeOf(response))
  })
  return () => Promise.all(places)
}

async function placeOf(response: Response): Promise<Place> {
  const name = `the response of ${response.url()}`
  const headers = JSON.stringify(response.headers())
  const body = await response.body().catch(() => '')
  return { name, text: headers + body.toString('latin1') }
}

const EXPORT_TIMEOUT_MS = 60_000

/** The archive of everything that an owner has, a place for each file in it. */
export async function exportOf(owner: Owner): Promise<Place[]> {
  const asked = await call(owner, API.exportAccount, { method: 'POST', body: '{}' })
  if (asked.status !== 200) throw new Error(`export-account: ${asked.status}`)
  const deadline = Date.now() + EXPORT_TIMEOUT_MS
  for (;;) {
    const part = await fetch(`${originOf('hosting')}${API.exportPart}?index=0`, {
      headers: { Authorization: `Bearer ${owner.token}` },
    })
    if (part.ok) {
      const files = unzipSync(new Uint8Array(await part.arrayBuffer()))
      return Object.entries(files).map(([name, bytes]) => ({
        name,
        text: strFromU8(bytes, true),
      }))
    }
    if (Date.now() > deadline) throw new Error(`export-part: ${part.status}`)
    await new Promise((done) => setTimeout(done, 500))
  }
}
