import { encodeFields, encodeValue, type Fields, type Value } from './values.ts'

/** Who asks: `server` is not subject to the rules, `visitor` has no token. */
export type Who =
  | 'server'
  | 'visitor'
  | { readonly uid: string; readonly claims?: Readonly<Record<string, unknown>> }

export type Write = { readonly set: string; readonly data: Fields } | { readonly delete: string }

interface Query {
  /** Name of the collection; with `below`, of a subcollection of that document. */
  readonly collection: string
  readonly below?: string
  /** Every collection of that name, wherever it lies. */
  readonly everywhere?: boolean
  readonly limit?: number
  readonly where?: readonly [field: string, value: Exclude<Value, symbol>]
}

export type Attempt =
  | { readonly commit: readonly Write[] }
  | { readonly get: string }
  | { readonly list: Query }
  | { readonly count: Query }

export type Outcome = 'allowed' | 'denied'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token as the emulators take it: unsigned. */
function tokenOf(uid: string, extra: Readonly<Record<string, unknown>> = {}): string {
  const claims = {
    iss: 'https://securetoken.google.com/demo-docent',
    aud: 'demo-docent',
    sub: uid,
    user_id: uid,
    iat: 0,
    exp: 4_000_000_000,
    email: 'someone@example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: {} },
    // Claims that a rule might be tempted to trust.
    admin: true,
    subscription_tier: 'Enterprise',
    ...extra,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/** The `Authorization` header of whoever asks. */
export function authorizationOf(who: Who): Record<string, string> {
  if (who === 'visitor') return {}
  const token = who === 'server' ? 'owner' : tokenOf(who.uid, who.claims)
  return { authorization: `Bearer ${token}` }
}

const structuredQuery = ({ collection, everywhere = false, where, limit }: Query) => ({
  ...(limit !== undefined && { limit }),
  from: [{ collectionId: collection, allDescendants: everywhere }],
  ...(where && {
    where: {
      fieldFilter: { field: { fieldPath: where[0] }, op: 'EQUAL', value: encodeValue(where[1]) },
    },
  }),
})

/**
 * Speaks to the Firestore emulator as one project, over REST.
 * Only a refusal by the rules counts as `denied`; anything else unexpected throws.
 */
export function connectFirestore(projectId: string) {
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: run inside the emulators')
  const root = `projects/${projectId}/databases/(default)/documents`

  async function request(who: Who, path: string, body?: object): Promise<Response> {
    return fetch(`http://${host}/v1/${root}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...authorizationOf(who), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
  }

  function encodeWrite(write: Write): object {
    if ('delete' in write) return { delete: `${root}/${write.delete}` }
    const { fields, timed } = encodeFields(write.data)
    return {
      update: { name: `${root}/${write.set}`, fields },
      updateTransforms: timed.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    }
  }

  function send(who: Who, attempt: Attempt): Promise<Response> {
    if ('commit' in attempt) {
      return request(who, ':commit', { writes: attempt.commit.map((write) => encodeWrite(write)) })
    }
    if ('get' in attempt) return request(who, `/${attempt.get}`)
    const query = 'list' in attempt ? attempt.list : attempt.count
    const below = query.below ? `/${query.below}` : ''
    return 'list' in attempt
      ? request(who, `${below}:runQuery`, { structuredQuery: structuredQuery(query) })
      : request(who, `${below}:runAggregationQuery`, {
          structuredAggregationQuery: {
            structuredQuery: structuredQuery(query),
            aggregations: [{ alias: 'n', count: {} }],
          },
        })
  }

  async function judge(who: Who, attempt: Attempt, retries = 10): Promise<Outcome> {
    const response = await send(who, attempt)
    const text = await response.text()
    if (response.status === 403) return 'denied'
    if (response.ok || ('get' in attempt && response.status === 404)) return 'allowed'
    // Two commits met on one document; the SDKs try again, too.
    if (response.status === 409 && retries > 0) return judge(who, attempt, retries - 1)
    throw new Error(`Neither allowed nor denied, but ${response.status}: ${text}`)
  }

  /** The documents of a query as the server sees them, by id, fields still encoded. */
  async function readAll(query: Query): Promise<Map<string, Record<string, object>>> {
    const response = await send('server', { list: query })
    const rows = (await response.json()) as {
      document?: { name: string; fields?: Record<string, object> }
    }[]
    return new Map(
      rows.flatMap(({ document }) =>
        document ? [[document.name.split('/').at(-1) ?? '', document.fields ?? {}] as const] : [],
      ),
    )
  }

  /** The fields of one document as the server sees them, still encoded; `null` where there is none. */
  async function read(path: string): Promise<Record<string, object> | null> {
    const response = await request('server', `/${path}`)
    if (response.status === 404) return null
    return ((await response.json()) as { fields?: Record<string, object> }).fields ?? {}
  }

  /** Writes past the rules, as the server does. */
  async function seed(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return
    const outcome = await judge('server', { commit: writes })
    if (outcome !== 'allowed') throw new Error('The server itself was refused')
  }

  return { judge, read, readAll, seed }
}

export type RulesClient = ReturnType<typeof connectFirestore>
