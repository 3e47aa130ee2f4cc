import { createHash } from 'node:crypto'
import { PDFDocument, PDFName } from 'pdf-lib'
import { demoFile, makeDocuments, DOCUMENT_NAMES, type DemoFile } from './documents.ts'
import { encryptedPdf } from './encrypted-pdf.ts'

/** Opens the file of `makeEncryptedPdf`. */
export const ENCRYPTED_PDF_PASSWORD = 'penny-farthing'

/** Unlike Math.random, the same sequence every time: the files must not change from run to run. */
function* pseudoRandom(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** Grey pixels of a page with lines of word-like strokes, as a scanner sees a letter. */
function drawScan(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(244)
  const random = pseudoRandom(7)
  for (let top = 90; top < height - 90; top += 22) {
    for (let left = 70; left < width - 110;) {
      const word = 14 + Math.floor(random.next().value * 48)
      for (let x = left; x < left + word; x++) {
        const from = top + Math.floor(random.next().value * 6)
        for (let y = from; y < top + 10; y++) {
          if (random.next().value > 0.35) pixels[y * width + x] = 40
        }
      }
      left += word + 8
    }
  }
  return pixels
}

/** A page that is nothing but a picture: there is no text to read. */
export async function makeScannedPdf(): Promise<DemoFile> {
  const [width, height] = [595, 842]
  const document = await PDFDocument.create()
  document.setTitle('Scan of a letter')
  document.setCreationDate(new Date(0))
  document.setModificationDate(new Date(0))
  const picture = document.context.flateStream(drawScan(width, height), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  })
  const page = document.addPage([width, height])
  page.node.setXObject(PDFName.of('Scan'), document.context.register(picture))
  const paint = document.context.flateStream(`q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`)
  page.node.set(PDFName.of('Contents'), document.context.register(paint))
  return demoFile('scanned-letter.pdf', 'pdf', await document.save())
}

/** A PDF that opens only with `ENCRYPTED_PDF_PASSWORD`. */
export const makeEncryptedPdf = (): Promise<DemoFile> =>
  Promise.resolve(
    demoFile(
      'staff-wages.pdf',
      'pdf',
      encryptedPdf('The wages of Harbour Lane Cycles are nobody else’s business.', {
        userPassword: ENCRYPTED_PDF_PASSWORD,
        ownerPassword: 'sprocket',
      }),
    ),
  )

/** Begins as a PDF, but all that follows the first kilobyte has been overwritten. */
export async function makeDamagedPdf(): Promise<DemoFile> {
  const handbook = (await makeDocuments()).find(({ name }) => name === DOCUMENT_NAMES.handbook)
  if (handbook === undefined) throw new Error('The handbook is missing from the demo documents.')
  const bytes = handbook.bytes.slice()
  for (let at = 1024; at < bytes.length; at += 64) {
    const noise = createHash('sha512').update(String(at)).digest()
    bytes.set(noise.subarray(0, bytes.length - at), at)
  }
  return demoFile('damaged-handbook.pdf', 'pdf', bytes)
}

export const makeEmptyTxt = (): Promise<DemoFile> =>
  Promise.resolve(demoFile('empty.txt', 'txt', new Uint8Array()))
