import { createHash } from 'node:crypto'
import { MANUAL } from '../../../../docs/manual/manual.ts'
import { plainText } from '../../../../docs/manual/plain-text.ts'
import { buildSegment } from '../../../../functions/src/answers/segment.ts'
import { anchorOf } from '../markdown.tsx'
import type { SiteFile } from '../site-files.ts'
import { pageOf, type ManualIndex, type ManualSection } from './search-manual.ts'

/** All chapters as one text. */
export const MANUAL_TEXT = MANUAL.map(({ text }) => text).join('\n\n')

/** The manual cut at its headings of the second and third level. */
function readSections(): ManualSection[] {
  let chapter = ''
  return MANUAL_TEXT.split(/^(?=#{2,3} )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const title = heading.replace(/^#+ /, '')
      if (heading.startsWith('## ')) chapter = title
      return { id: anchorOf(title), title, chapter, text: plainText(lines.join('\n')).trim() }
    })
}

function makeIndex(): SiteFile {
  const sections = readSections()
  const segment = buildSegment({ fileName: 'Documentation', pages: sections.map(pageOf) })
  const index: ManualIndex = { sections, segment: Buffer.from(segment).toString('base64') }
  const text = JSON.stringify(index)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { name: `assets/manual-index-${hash}.json`, text }
}

/** The manual as the product's own engine indexes it; read in the browser when somebody searches. */
export const MANUAL_INDEX = makeIndex()
