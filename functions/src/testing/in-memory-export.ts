import type { AccountExport } from '@docent/domain/account-export'
import { ServiceError } from '@docent/domain/errors'
import type { ExportDeps } from '../accounts/export-account.ts'
import type { ExportRow } from '../accounts/export-ports.ts'

/** Rows by `collection/owner`, objects by path; tests fill them and look at what is made. */
export function inMemoryExport() {
  const rows = new Map<string, ExportRow[]>()
  const objects = new Map<string, Uint8Array>()
  const requests = new Map<string, AccountExport>()
  const failures: unknown[] = []
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  let runs = 0
  const read = (path: string): Uint8Array => {
    const bytes = objects.get(path)
    if (bytes === undefined) throw new ServiceError('not_found', 'object')
    return bytes
  }
  const deps: ExportDeps = {
    rows: {
      async *list(collection, _by, ownerId) {
        yield rows.get(`${collection}/${ownerId}`) ?? []
      },
    },
    requests: {
      find: (ownerId) => Promise.resolve(requests.get(ownerId) ?? null),
      begin(ownerId, wanted, allow) {
        if (!allow(requests.get(ownerId) ?? null)) return Promise.resolve(false)
        requests.set(ownerId, { ...wanted, state: 'making', bytes: 0, expires_at: null })
        return Promise.resolve(true)
      },
      finish(ownerId, run, outcome) {
        const known = requests.get(ownerId)
        if (known?.run !== run) return Promise.resolve(false)
        requests.set(ownerId, { ...known, ...outcome })
        return Promise.resolve(true)
      },
      async *listExpired(at) {
        const isExpired = ({ expires_at }: AccountExport) => expires_at !== null && expires_at < at
        yield [...requests].filter(([, made]) => isExpired(made)).map(([ownerId]) => ownerId)
      },
      forget: (ownerId) => Promise.resolve(void requests.delete(ownerId)),
    },
    files: {
      read: (path) => Promise.resolve().then(() => read(path)),
      remove: (path) => Promise.resolve(void objects.delete(path)),
      async *list(folder) {
        const paths = [...objects.keys()].filter((path) => path.startsWith(folder))
        yield paths.map((path) => ({ path, writtenAt: clock.now }))
      },
    },
    archives: {
      async writeStream(path, chunks) {
        const parts: Uint8Array[] = []
        for await (const chunk of chunks) parts.push(chunk)
        objects.set(path, Buffer.concat(parts))
        return objects.get(path)?.byteLength ?? 0
      },
      readRange: (path, start, end) => Promise.resolve().then(() => read(path).slice(start, end)),
    },
    emailOf: (ownerId) => Promise.resolve(`${ownerId}@example.com`),
    now: () => clock.now,
    newRun: () => `run${++runs}`,
    logFailure: (_, cause) => void failures.push(cause),
  }
  return { deps, rows, objects, requests, failures, clock }
}
