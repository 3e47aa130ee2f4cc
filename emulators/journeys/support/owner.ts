import { randomUUID } from 'node:crypto'
import { DEFAULT_BOT_CONFIGURATION, widgetIdOf, type BotConfiguration } from '@docent/domain/bots'
import { API, CHAT } from '@docent/domain/routes'
import { COLLECTIONS } from '@docent/domain/collections'
import { HOST, PROJECT_ID, originOf, ports } from '../../ports.ts'

/** An owner who calls the product over HTTP, as the web app does. */
export interface Owner {
  readonly userId: string
  readonly email: string
  readonly token: string
}

export const PASSWORD = 'journey-pass'

const identityToolkit = (method: string) =>
  `${originOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`

/** Registers a new owner with a unique address. */
export const registerOwner = (name: string): Promise<Owner> =>
  authenticate('signUp', `${name}-${randomUUID().slice(0, 8)}@example.com`)

/** A new session of an owner who registered with the journeys' password. */
export const signIn = (email: string): Promise<Owner> => authenticate('signInWithPassword', email)

async function authenticate(method: string, email: string): Promise<Owner> {
  const response = await fetch(identityToolkit(method), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  })
  const body = (await response.json()) as { localId: string; idToken: string }
  return { userId: body.localId, email, token: body.idToken }
}

/** A call with the owner's token; the body is the response's JSON. */
export async function call(
  owner: Owner | null,
  path: string,
  init: Omit<RequestInit, 'headers'> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(originOf('hosting') + path, {
    ...init,
    ...(owner && { headers: { Authorization: `Bearer ${owner.token}` } }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

export interface UploadFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A multipart body with fields and files. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  files: readonly UploadFile[],
  fileField = 'files',
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) {
    form.append(fileField, new Blob([file.bytes], { type: file.mediaType }), file.name)
  }
  return form
}

export const textFile = (name: string, text: string): UploadFile => ({
  name,
  mediaType: 'text/plain',
  bytes: new TextEncoder().encode(text),
})

/** Uploads files as a new base and waits until none of them is on its way. */
export async function createBase(owner: Owner, files: readonly UploadFile[]): Promise<string> {
  const { status, body } = await call(owner, API.createKnowledgeBase, {
    method: 'POST',
    body: formOf({ name: 'Journey base' }, files),
  })
  if (status !== 200) throw new Error(`create-knowledge-base: ${status} ${JSON.stringify(body)}`)
  await waitForFiles(owner, files.length)
  return (body['knowledgeBase'] as { id: string }).id
}

interface FileRow {
  readonly id: string
  readonly title: string
  readonly stage: string
  readonly failure: string | null
}

type FirestoreValue = { stringValue?: string; nullValue?: null }

/** The owner's file rows, read with the owner's token, so through the rules. */
export async function listFiles(owner: Owner): Promise<FileRow[]> {
  const rows = await listRows(owner, COLLECTIONS.knowledge_base)
  return rows
    .filter(({ fields }) => fields['stage'] !== undefined)
    .map(({ id, fields }) => ({
      id,
      title: fields['title']?.stringValue ?? '',
      stage: fields['stage']?.stringValue ?? '',
      failure: fields['failure']?.stringValue ?? null,
    }))
}

/** The rows of a collection that an owner can read with their own token. */
export async function listRows(owner: Owner, collection: string) {
  const response = await fetch(`${firestoreUrl()}:runQuery`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: collection }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'user_id' },
            op: 'EQUAL',
            value: { stringValue: owner.userId },
          },
        },
      },
    }),
  })
  if (!response.ok) throw new Error(`query ${collection}: ${response.status}`)
  const results = (await response.json()) as {
    document?: { name: string; fields: Record<string, FirestoreValue> }
  }[]
  return results.flatMap(({ document }) =>
    document === undefined
      ? []
      : [{ id: document.name.split('/').at(-1) ?? '', fields: document.fields }],
  )
}

const firestoreUrl = () =>
  `http://${HOST}:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`

/** Waits until `count` files are ready or failed. */
export async function waitForFiles(owner: Owner, count: number): Promise<FileRow[]> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const files = await listFiles(owner)
    const done = files.filter(({ stage }) => stage === 'ready' || stage === 'failed')
    if (done.length >= count && done.length === files.length) return files
    if (Date.now() > deadline) throw new Error(`files not indexed: ${JSON.stringify(files)}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Creates a bot with the owner's token: one commit of the bot and its counter. */
export async function createBot(
  owner: Owner,
  baseId: string,
  settings: Partial<BotConfiguration> = {},
): Promise<string> {
  const botId = `bot-${randomUUID().slice(0, 12)}`
  const now = { setToServerValue: 'REQUEST_TIME' }
  const document = (path: string) => `projects/${PROJECT_ID}/databases/(default)/documents/${path}`
  const counter = document(`${COLLECTIONS.bot_counters}/${owner.userId}`)
  const counterFields = (bots: number, lastBot: string) => ({
    update: {
      name: counter,
      fields: { bots: { integerValue: `${bots}` }, last_bot: { stringValue: lastBot } },
    },
    updateTransforms: [{ fieldPath: 'updated_at', ...now }],
  })
  await commit(owner, [counterFields(0, '')])
  const configuration = { ...DEFAULT_BOT_CONFIGURATION, ...settings, knowledgeBaseId: baseId }
  const strings = (values: Record<string, string | boolean>) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
      ]),
    )
  await commit(owner, [
    {
      update: {
        name: document(`${COLLECTIONS.chatbots}/${botId}`),
        fields: {
          ...strings({ id: botId, user_id: owner.userId, name: 'Journey bot', description: '' }),
          is_active: { booleanValue: true },
          configuration: { mapValue: { fields: strings({ ...configuration }) } },
        },
      },
      updateTransforms: [
        { fieldPath: 'created_at', ...now },
        { fieldPath: 'updated_at', ...now },
      ],
    },
    counterFields(1, botId),
  ])
  return botId
}

async function commit(owner: Owner, writes: unknown[]): Promise<void> {
  const response = await fetch(`${firestoreUrl()}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  })
  if (!response.ok) throw new Error(`commit: ${response.status} ${await response.text()}`)
}

const WAIT_MS = 5_000

/** Asks a bot as a visitor does; the reply's body is a list. */
export async function ask(
  botId: string,
  message: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown; text: string }> {
  const response = await fetch(originOf('hosting') + CHAT.message, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', ...headers },
    body: JSON.stringify({ widgetId: widgetIdOf(botId), message }),
  })
  const text = await response.text()
  // All journeys ask from one address, which has so many messages a minute.
  if (text.includes('"code":"rate_limited"')) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    return ask(botId, message, headers)
  }
  return {
    status: response.status,
    body: text.startsWith('event:') ? null : JSON.parse(text),
    text,
  }
}
