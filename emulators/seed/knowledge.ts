import { setTimeout as sleep } from 'node:timers/promises'
import { COLLECTIONS, type KnowledgeFile } from '@docent/domain/collections'
import { KNOWLEDGE_BASE_TYPE, baseFolder } from '@docent/domain/knowledge'
import { API } from '@docent/domain/routes'
import type { Firestore } from 'firebase-admin/firestore'
import { HOST, originOf, ports } from '../ports.ts'
import { DEMO_PASSWORD, type DemoAccount } from './accounts.ts'
import { callJson } from './call-json.ts'
import { makeDocuments } from './documents.ts'

const BASE_NAME = 'Harbour Lane Cycles'
/** How long reading and indexing of all demo documents may take. */
const INDEXING_TIMEOUT_MS = 60_000
const POLL_MS = 250

/** Signs in as a browser does. @returns an ID token */
async function signIn(email: string): Promise<string> {
  const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
  const { idToken } = await callJson(`http://${HOST}:${ports.auth}/${service}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  })
  if (typeof idToken !== 'string') throw new Error('The Auth emulator gave no ID token.')
  return idToken
}

async function findBase(database: Firestore, ownerId: string): Promise<string | null> {
  const found = await database
    .collection(COLLECTIONS.knowledge_base)
    .where('user_id', '==', ownerId)
    .where('file_type', '==', KNOWLEDGE_BASE_TYPE)
    .limit(1)
    .get()
  return found.docs[0]?.id ?? null
}

/** Uploads the demo documents as the web app does: over HTTP, with an owner's token. */
async function upload(email: string): Promise<string> {
  const form = new FormData()
  form.set('name', BASE_NAME)
  form.set('description', 'What customers ask about: shop, workshop and rental.')
  for (const { name, mediaType, bytes } of await makeDocuments()) {
    form.append('files', new File([bytes], name, { type: mediaType }))
  }
  const { knowledgeBase } = await callJson(originOf('hosting') + API.createKnowledgeBase, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signIn(email)}`, 'idempotency-key': 'demo-business' },
    body: form,
  })
  const id =
    typeof knowledgeBase === 'object' && knowledgeBase !== null && 'id' in knowledgeBase
      ? knowledgeBase.id
      : null
  if (typeof id !== 'string') throw new Error('The upload of the demo documents named no base.')
  return id
}

async function readFiles(database: Firestore, owner: string, base: string) {
  const rows = await database
    .collection(COLLECTIONS.knowledge_base)
    .where('user_id', '==', owner)
    .get()
  return rows.docs
    .map((row) => row.data() as KnowledgeFile)
    .filter(({ content }) => content.startsWith(baseFolder(owner, base)))
}

/**
 * Waits until every file of a base answers.
 * @throws Error that names the files which failed, or which are not ready in time
 */
async function waitUntilReady(
  database: Firestore,
  base: { ownerId: string; baseId: string },
  timeoutMs = INDEXING_TIMEOUT_MS,
): Promise<number> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const files = await readFiles(database, base.ownerId, base.baseId)
    const failed = files.filter(({ stage }) => stage === 'failed')
    if (failed.length > 0) {
      const reasons = failed.map(({ title, failure }) => `${title} (${failure})`)
      throw new Error(`Demo documents could not be read: ${reasons.join(', ')}.`)
    }
    const waiting = files.filter(({ stage }) => stage !== 'ready')
    if (files.length > 0 && waiting.length === 0) return files.length
    if (Date.now() > deadline) {
      const stages = waiting.map(({ title, stage }) => `${title} (${stage})`)
      const what = files.length === 0 ? 'there are no files' : stages.join(', ')
      throw new Error(`Demo documents are not ready after ${timeoutMs / 1000} s: ${what}.`)
    }
    await sleep(POLL_MS)
  }
}

/**
 * Makes the knowledge base of the demo business through the product's own upload, unless it is
 * there, and waits until all of it answers.
 */
export async function createDemoBase(
  database: Firestore,
  { uid, email }: DemoAccount,
): Promise<{ baseId: string; files: number }> {
  const baseId = (await findBase(database, uid)) ?? (await upload(email))
  return { baseId, files: await waitUntilReady(database, { ownerId: uid, baseId }) }
}
