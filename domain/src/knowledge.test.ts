import { expect, test } from 'vitest'
import {
  ACCEPTED_FILES,
  MAX_FILE_BYTES,
  baseFolder,
  baseIdOf,
  fileKindOfMediaType,
  filePath,
  segmentPath,
  splitAcceptedFiles,
  textPath,
} from './knowledge.ts'
import { knowledgeBaseSchema } from './knowledge-schema.ts'
import { knowledgeMessages, uploadLabel } from './messages/knowledge.ts'

test('files of other kinds and larger than 10 MB are skipped', () => {
  const file = (name: string, size = 1) => ({ name, size })
  const files = [
    file('a.pdf'),
    file('B.DOCX'),
    file('c.doc'),
    file('d.txt', MAX_FILE_BYTES),
    file('e.txt', MAX_FILE_BYTES + 1),
    file('f.pdf.exe'),
    file('pdf'),
  ]
  const { accepted, skipped } = splitAcceptedFiles(files)
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'B.DOCX', 'c.doc', 'd.txt'])
  expect(skipped.map(({ name }) => name)).toEqual(['e.txt', 'f.pdf.exe', 'pdf'])
})

test('each accepted media type is one kind of file', () => {
  expect(Object.keys(ACCEPTED_FILES).map(fileKindOfMediaType)).toEqual([
    'pdf',
    'doc',
    'docx',
    'txt',
  ])
  expect(fileKindOfMediaType('text/html')).toBeNull()
})

test('a path contains the base between slashes, and leads back to it', () => {
  const path = filePath('owner', 'base1', 'file1')
  expect(path).toContain('/base1/')
  expect(path.startsWith(baseFolder('owner', 'base1'))).toBe(true)
  expect(baseIdOf(path)).toBe('base1')
})

test('derived objects belong to no base', () => {
  const path = filePath('owner', 'base1', 'file1')
  for (const derived of [textPath(path, 'run1'), segmentPath(path, 'run1'), 'a description', '']) {
    expect(baseIdOf(derived)).toBeNull()
  }
})

test('a blank name is refused with the specified text', async () => {
  await expect(knowledgeBaseSchema.validate({ name: '  ' })).rejects.toThrow(
    knowledgeMessages.nameRequired,
  )
})

test.each([
  [0, 'create', 'Creating...'],
  [49, 'edit', 'Updating knowledge base...'],
  [50, 'create', 'Processing files'],
  [89, 'edit', 'Processing files'],
  [90, 'create', 'Almost done!'],
] as const)('at %i %% of a %s the label is "%s"', (percent, mode, label) => {
  expect(uploadLabel(percent, mode)).toBe(label)
})
