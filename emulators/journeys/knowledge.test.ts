import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '@docent/domain/knowledge'
import { API } from '@docent/domain/routes'
import { HOST, ports } from '../ports.ts'
import {
  makeDamagedPdf,
  makeEmptyTxt,
  makeEncryptedPdf,
  makeScannedPdf,
} from '../seed/bad-documents.ts'
import {
  call,
  createBase,
  formOf,
  listFiles,
  registerOwner,
  textFile,
  waitForFiles,
  type Owner,
  type UploadFile,
} from './support/owner.ts'

const GOOD = textFile('hours.txt', 'The workshop opens at nine and closes at six.\n')

const create = (owner: Owner | null, fields: Record<string, string>, files: UploadFile[]) =>
  call(owner, API.createKnowledgeBase, { method: 'POST', body: formOf(fields, files) })

describe('an upload', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await registerOwner('upload')
  })

  test('without a session is refused before its body is read', async () => {
    expect(await create(null, { name: 'A' }, [GOOD])).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
  })

  test.each([
    ['a blank name', { name: '  ' }, [GOOD], 400, 'name_required'],
    ['no name', {}, [GOOD], 400, 'name_required'],
    [
      'a page of HTML that calls itself a PDF',
      { name: 'A' },
      [
        {
          ...textFile('a.pdf', '<!doctype html><script>alert(1)</script>'),
          mediaType: 'application/pdf',
        },
      ],
      415,
      'unsupported_file',
    ],
    [
      'a file over 10 MB',
      { name: 'A' },
      [{ ...GOOD, bytes: new Uint8Array(MAX_FILE_BYTES + 1).fill(97) }],
      413,
      'file_too_large',
    ],
  ])('with %s is refused and leaves nothing', async (_, fields, files, status, code) => {
    const result = await create(owner, fields, files)
    expect(result).toMatchObject({ status, body: { success: false, code } })
    expect(await listFiles(owner)).toEqual([])
  })

  test('that is cut off leaves nothing', async () => {
    const head = [
      `POST ${API.createKnowledgeBase} HTTP/1.1`,
      `Host: ${HOST}:${ports.hosting}`,
      `Authorization: Bearer ${owner.token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5000',
      '',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nCut\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nThe workshop opens',
    ].join('\r\n')
    await new Promise<void>((resolve) => {
      const socket = connect(ports.hosting, HOST, () => {
        socket.write(head)
        setTimeout(() => socket.destroy(), 200)
      })
      socket.on('close', () => resolve())
    })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await listFiles(owner)).toEqual([])
  })

  test('of the Free plan fills one base and no more', async () => {
    const baseId = await createBase(owner, [GOOD])
    expect(baseId).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(await create(owner, { name: 'Second' }, [])).toMatchObject({
      status: 403,
      body: { code: 'plan_limit_knowledge_bases' },
    })
  })

  test('beyond the storage of the plan is refused as a whole', async () => {
    const crowded = await registerOwner('crowded')
    const half = (name: string): UploadFile => ({
      ...textFile(name, ''),
      bytes: new TextEncoder().encode('The workshop opens at nine. '.repeat(200_000)),
    })
    const files = [half('a.txt'), half('b.txt')]
    expect(await create(crowded, { name: 'Too much' }, files)).toMatchObject({
      status: 403,
      body: { code: 'plan_limit_storage' },
    })
    expect(await listFiles(crowded)).toEqual([])
  })
})

test('a document that cannot be read fails with its reason, the others are ready', async () => {
  const owner = await registerOwner('unreadable')
  const files = [
    GOOD,
    await makeScannedPdf(),
    await makeEncryptedPdf(),
    await makeDamagedPdf(),
    await makeEmptyTxt(),
  ]
  await createBase(owner, files)
  const rows = await waitForFiles(owner, files.length)
  expect(
    Object.fromEntries(rows.map(({ title, stage, failure }) => [title, failure ?? stage])),
  ).toEqual({
    [GOOD.name]: 'ready',
    [files[1]?.name ?? '']: 'no_text',
    [files[2]?.name ?? '']: 'encrypted',
    [files[3]?.name ?? '']: 'damaged',
    [files[4]?.name ?? '']: 'empty',
  })
})

describe('a base of another owner', () => {
  let owner: Owner
  let stranger: Owner
  let baseId: string
  beforeAll(async () => {
    owner = await registerOwner('owner')
    stranger = await registerOwner('stranger')
    baseId = await createBase(owner, [GOOD])
  })

  test.each([
    [
      'updated',
      API.updateKnowledgeBase,
      () => formOf({ knowledgeBaseId: baseId, name: 'Mine' }, []),
    ],
    ['deleted', API.deleteKnowledgeBase, () => JSON.stringify({ knowledgeBaseId: baseId })],
  ])('cannot be %s: it looks the same as one that is not there', async (_, path, body) => {
    const foreign = await call(stranger, path, { method: 'POST', body: body() })
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'not_found'])
    expect(await listFiles(owner)).toHaveLength(1)
  })

  test('its text cannot be read, its files not be retried', async () => {
    const [file] = await listFiles(owner)
    const retry = { method: 'POST', body: JSON.stringify({ fileId: file?.id }) }
    expect((await call(stranger, `${API.fileText}?fileId=${file?.id}`)).status).toBe(404)
    expect((await call(stranger, `${API.fileQuotes}?fileId=${file?.id}`)).status).toBe(404)
    expect((await call(stranger, API.retryFile, retry)).status).toBe(404)
    expect((await call(stranger, API.deleteFile, retry)).status).toBe(404)
  })
})
