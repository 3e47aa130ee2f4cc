import { MAX_FILE_BYTES } from '@docent/domain/knowledge'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  MAX_REQUEST_BYTES,
  readFileName,
  readMultipart,
  type MultipartRequest,
} from './multipart.ts'

const BOUNDARY = 'test-boundary'

interface Part {
  name: string
  filename?: string
  content: string | Uint8Array
}

function bodyOf(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, filename, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(content as string), Buffer.from('\r\n')]
  })
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

/** A request whose body the platform has read. */
const buffered = (body: Uint8Array, own: object = headers): MultipartRequest => ({
  headers: { ...own },
  rawBody: body,
  [Symbol.asyncIterator]: () => {
    throw new Error('the body has been read')
  },
})

/** A request whose body arrives in these chunks. */
const streamed = (chunks: () => AsyncGenerator<Uint8Array>): MultipartRequest => ({
  headers: { ...headers },
  [Symbol.asyncIterator]: chunks,
})

const read = (parts: readonly Part[]) => readMultipart(buffered(bodyOf(parts)), 'files')

test('fields and files arrive with their names and bytes', async () => {
  const form = await read([
    { name: 'name', content: 'Öffnungszeiten' },
    { name: 'files', filename: 'Größe.txt', content: 'eins' },
    { name: 'files', filename: 'b.txt', content: '' },
  ])
  expect({ ...form.fields }).toEqual({ name: 'Öffnungszeiten' })
  expect(form.files.map(({ name }) => name)).toEqual(['Größe.txt', 'b.txt'])
  expect(Buffer.from(form.files[0]!.bytes).toString()).toBe('eins')
  expect(form.files[1]!.bytes).toHaveLength(0)
})

test('a file of exactly the limit passes, one byte more is refused by name', async () => {
  const file = (length: number) => [
    { name: 'files', filename: 'big.pdf', content: new Uint8Array(length) },
  ]
  expect((await read(file(MAX_FILE_BYTES))).files[0]!.bytes).toHaveLength(MAX_FILE_BYTES)
  await expect(read(file(MAX_FILE_BYTES + 1))).rejects.toMatchObject({
    code: 'file_too_large',
    subject: 'big.pdf',
  })
})

const files = (count: number): Part[] =>
  Array.from({ length: count }, (_, n) => ({ name: 'files', filename: `${n}.txt`, content: 'a' }))
const fields = (count: number): Part[] =>
  Array.from({ length: count }, (_, n) => ({ name: `f${n}`, content: 'a' }))

test.for<[string, Part[], string]>([
  ['a file too many', files(51), 'too_many_files'],
  ['a field too many', fields(21), 'invalid_input'],
  ['a text field of 100 kB', [{ name: 'name', content: 'x'.repeat(100_000) }], 'text_too_long'],
  ['a field name of 200 characters', [{ name: 'x'.repeat(200), content: 'a' }], 'invalid_input'],
  [
    'a file in an unknown field',
    [{ name: 'avatar', filename: 'a.txt', content: 'a' }],
    'invalid_input',
  ],
])('%s is refused in one piece', async ([, parts, code]) => {
  await expect(read(parts)).rejects.toMatchObject({ code })
})

test('fifty files are taken', async () => {
  expect((await read(files(50))).files).toHaveLength(50)
})

test('an upload that was cut anywhere is refused', async () => {
  const whole = bodyOf([{ name: 'name', content: 'Handbook' }, ...files(2)])
  for (let length = 0; length < whole.length - 4; length += 7) {
    await expect(readMultipart(buffered(whole.subarray(0, length)), 'files')).rejects.toMatchObject(
      {
        code: 'upload_incomplete',
      },
    )
  }
})

test('a body that arrives in pieces is put together, and one that breaks off is refused', async () => {
  const whole = bodyOf(files(3))
  const pieces = streamed(async function* () {
    for (let at = 0; at < whole.length; at += 11) yield whole.subarray(at, at + 11)
  })
  expect((await readMultipart(pieces, 'files')).files).toHaveLength(3)
  const broken = streamed(async function* () {
    yield whole.subarray(0, 50)
    throw new Error('aborted')
  })
  await expect(readMultipart(broken, 'files')).rejects.toMatchObject({ code: 'upload_incomplete' })
})

test('a sender that falls silent is not waited for', async () => {
  const silent = streamed(async function* () {
    yield bodyOf(files(1)).subarray(0, 30)
    await new Promise(() => {})
  })
  await expect(readMultipart(silent, 'files', 30)).rejects.toMatchObject({ code: 'timeout' })
})

test.for<[string, MultipartRequest, string]>([
  ['JSON', buffered(Buffer.from('{}'), { 'content-type': 'application/json' }), 'invalid_input'],
  ['no type', buffered(Buffer.from('{}'), {}), 'invalid_input'],
  [
    'no boundary',
    buffered(Buffer.from('x'), { 'content-type': 'multipart/form-data' }),
    'invalid_input',
  ],
  ['33 MB', buffered(new Uint8Array(MAX_REQUEST_BYTES + 1)), 'payload_too_large'],
])('%s is refused', async ([, request, code]) => {
  await expect(readMultipart(request, 'files')).rejects.toMatchObject({ code })
})

test('a field cannot reach the prototype', async () => {
  const { fields: form } = await read([{ name: '__proto__', content: 'x' }])
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  expect(Object.keys(form)).toEqual(['__proto__'])
})

test.for([
  ['/etc/passwd', 'passwd'],
  [String.raw`C:\Users\ada\plan.docx`, 'plan.docx'],
  ['a\0b\u202Egnp.txt', 'abgnp.txt'],
  ['..', 'Untitled'],
  ['', 'Untitled'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
] as const)('the name %j reads %j', ([sent, shown]) => {
  expect(readFileName(sent)).toBe(shown)
})

test('every name ends up short, printable and without a path', () => {
  fc.assert(
    fc.property(fc.uint16Array({ maxLength: 320, size: 'max' }), (units) => {
      const name = readFileName(String.fromCharCode(...units))
      expect(name.length).toBeGreaterThan(0)
      expect(name.length).toBeLessThanOrEqual(255)
      expect(name).not.toMatch(/[/\\\p{Cc}]/u)
    }),
  )
})

test('whatever bytes arrive, the answer is a form or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.nat(60), async (noise, at) => {
      const whole = bodyOf(files(1))
      const body = Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)])
      const result = await readMultipart(buffered(body), 'files').catch((error: unknown) => error)
      expect(result).toSatisfy(
        (value: object) => 'files' in value || ('code' in value && value.code !== 'internal'),
      )
    }),
    { numRuns: 200 },
  )
})
