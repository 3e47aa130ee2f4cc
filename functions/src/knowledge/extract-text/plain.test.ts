import { expect, test } from 'vitest'
import { extractPlain } from './plain.ts'

const utf16 = (text: string, mark: boolean, big: boolean) => {
  const buffer = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  return new Uint8Array(big ? buffer.swap16() : buffer)
}
const GREETING = 'Grüße aus Köln: wir öffnen um neun Uhr.'
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const encodings: [string, Uint8Array, string][] = [
  ['UTF-8', new TextEncoder().encode(GREETING), GREETING],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${GREETING}`), GREETING],
  ['UTF-16 LE with a mark', utf16(GREETING, true, false), GREETING],
  ['UTF-16 BE with a mark', utf16(GREETING, true, true), GREETING],
  ['UTF-16 LE without a mark', utf16(GREETING, false, false), GREETING],
  ['UTF-16 BE without a mark', utf16(GREETING, false, true), GREETING],
  ['Latin 1', latin1(GREETING), GREETING],
  [
    'Windows 1251',
    Uint8Array.from('Привет, мы открываемся в девять часов утра каждый день', cp1251),
    'Привет, мы открываемся в девять часов утра каждый день',
  ],
]

function cp1251(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 128 ? code : code - 0x410 + 0xc0
}

test.for(encodings)('%s is recognised', ([, encoded, text]) => {
  expect(extractPlain(encoded).pages).toEqual([text])
})

test('a form feed ends a page, line ends become one kind, paragraphs stay', () => {
  const text = 'one\r\ntwo\rthree\n\n\n\nfour  \n\fpage two\0'
  expect(extractPlain(new TextEncoder().encode(text)).pages).toEqual([
    'one\ntwo\nthree\n\nfour',
    'page two',
  ])
})

test.for<[string, Uint8Array, string]>([
  ['nothing but blanks', new TextEncoder().encode(' \n\t\f \n'), 'empty'],
  ['random bytes', Uint8Array.from({ length: 4_000 }, (_, n) => (n * 7919) % 256), 'unsupported'],
  ['zeros', new Uint8Array(500), 'unsupported'],
  [
    'a program',
    new Uint8Array(Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'.repeat(50), 'latin1')),
    'unsupported',
  ],
])('%s is not taken for text', ([, encoded, failure]) => {
  expect(() => extractPlain(encoded)).toThrow(expect.objectContaining({ failure }))
})
