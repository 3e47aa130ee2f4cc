import { createHash } from 'node:crypto'
import { MANUAL } from '../../../../docs/manual/manual.ts'
import { plainText } from '../../../../docs/manual/plain-text.ts'
import { anchorOf } from '../markdown.tsx'
import type { SiteFile } from '../site-files.ts'
import type { ManualSection } from './search-manual.ts'

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

export const MANUAL_SECTIONS = readSections()

function makeIndex(): SiteFile {
  const text = JSON.stringify(MANUAL_SECTIONS)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { name: `assets/manual-index-${hash}.json`, text }
}

/** The sections of the manual, which are read and indexed in the browser when somebody searches. */
export const MANUAL_INDEX = makeIndex()
