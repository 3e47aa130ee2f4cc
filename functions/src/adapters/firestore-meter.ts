import { COLLECTIONS, MONTHS } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import type { MessageMeter } from '../usage/meter-port.ts'
import { accessToken } from './firebase-app.ts'

/** How long one commit may take, in milliseconds. */
const TIMEOUT_MS = 10_000

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
  const add = async (ownerId: string, month: string, amount: number): Promise<number> => {
    const path = `${COLLECTIONS.usage}/${ownerId}/${MONTHS}/${month}`
    const database = `projects/${where.projectId}/databases/(default)`
    const response = await commit(where, `${database}/documents:commit`, {
      writes: [
        {
          transform: {
            document: `${database}/documents/${path}`,
            fieldTransforms: [
              { fieldPath: 'messages', increment: { integerValue: `${amount}` } },
              { fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' },
            ],
          },
        },
      ],
    })
    const value = response.writeResults?.[0]?.transformResults?.[0]?.integerValue
    if (value === undefined) throw new ServiceError('unavailable', 'meter gave no count')
    return Number(value)
  }
  return {
    count: (ownerId, month) => add(ownerId, month, 1),
    release: async (ownerId, month) => void (await add(ownerId, month, -1)),
  }
}

async function commit(
  { firestoreEmulatorHost: emulator }: MeterDatabase,
  path: string,
  body: unknown,
): Promise<CommitResponse> {
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
  if (!response.ok) throw new ServiceError('unavailable', `meter answered ${response.status}`)
  return (await response.json()) as CommitResponse
}
