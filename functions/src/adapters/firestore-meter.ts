import { createHash } from 'node:crypto'
import { isRecord } from '@docent/domain/chat'
import { CHARGES, COLLECTIONS, MONTHS } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import type { MessageMeter } from '../usage/meter-port.ts'
import { accessToken } from './firebase-app.ts'

/** How long one commit may take, in milliseconds. */
const TIMEOUT_MS = 10_000

/** How long it is known that an event was counted, in milliseconds: longer than any is repeated. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

interface MeterDatabase {
  readonly projectId: string
  readonly firestoreEmulatorHost: string | null
}

interface CommitResponse {
  writeResults?: { transformResults?: { integerValue?: string }[] }[]
}

/**
 * The monthly meter in `usage/{uid}/months/{YYYY-MM}`.
 *
 * A transaction that reads and writes one hot document collapses under concurrency; a committed
 * increment whose result is read from the response is exact and fast. The Node SDK does not hand
 * that result out, hence the REST call.
 * *Source:* Firestore REST reference, `WriteResult.transformResults`.
 */
export const firestoreMeter = (where: MeterDatabase): MessageMeter => {
  const database = `projects/${where.projectId}/databases/(default)`
  const nameOf = (path: string): string => `${database}/documents/${COLLECTIONS.usage}/${path}`

  /** @returns `null` where `condition` does not hold: nothing has changed then */
  const add = async (
    owned: { ownerId: string; month: string },
    amount: number,
    condition?: object,
  ): Promise<number | null> => {
    const transform = {
      document: nameOf(`${owned.ownerId}/${MONTHS}/${owned.month}`),
      fieldTransforms: [
        { fieldPath: 'messages', increment: { integerValue: `${amount}` } },
        { fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' },
      ],
    }
    const response = await commit(where, `${database}/documents:commit`, {
      writes: [{ transform }, ...(condition === undefined ? [] : [condition])],
    })
    if (response === null) return null
    const value = response.writeResults?.[0]?.transformResults?.[0]?.integerValue
    if (value === undefined) throw new ServiceError('unavailable', 'meter gave no count')
    return Number(value)
  }

  const chargeOf = (ownerId: string, event: string): string =>
    nameOf(`${ownerId}/${CHARGES}/${createHash('sha256').update(event).digest('hex').slice(0, 32)}`)

  return {
    count(ownerId, month, event) {
      if (event === undefined) return add({ ownerId, month }, 1)
      const expires = new Date(Date.now() + KEPT_MS).toISOString()
      return add({ ownerId, month }, 1, {
        update: {
          name: chargeOf(ownerId, event),
          fields: { expires_at: { timestampValue: expires } },
        },
        currentDocument: { exists: false },
      })
    },
    release: async (ownerId, month, event) =>
      void (await add(
        { ownerId, month },
        -1,
        event === undefined
          ? undefined
          : { delete: chargeOf(ownerId, event), currentDocument: { exists: true } },
      )),
  }
}

/** How Firestore says that a document is there, or is not, against what a write asks for. */
const UNMET = new Set(['ALREADY_EXISTS', 'NOT_FOUND', 'FAILED_PRECONDITION'])

/** @returns `null` where a precondition is not met */
async function commit(
  { firestoreEmulatorHost: emulator }: MeterDatabase,
  path: string,
  body: unknown,
): Promise<CommitResponse | null> {
  const origin = emulator === null ? 'https://firestore.googleapis.com' : `http://${emulator}`
  const response = await fetch(`${origin}/v1/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await accessToken(emulator)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ServiceError('unavailable', 'meter could not be reached', { cause })
  })
  if (response.ok) return (await response.json()) as CommitResponse
  const refusal: unknown = await response.json().catch(() => null)
  const error = isRecord(refusal) ? refusal['error'] : null
  if (isRecord(error) && UNMET.has(String(error['status']))) return null
  throw new ServiceError('unavailable', `meter answered ${response.status}`)
}
