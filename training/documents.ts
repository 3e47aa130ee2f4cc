import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A place of a document, and what asks for it, where anything does. */
export interface Place {
  readonly heading: string
  readonly text: string
  readonly asked: readonly string[]
}

export interface Document {
  readonly name: string
  readonly places: readonly Place[]
  /** What it does not tell. */
  readonly untold: readonly string[]
}

export const at = (path: string): URL => new URL(path, import.meta.url)
export const linesOf = (path: string): string[] =>
  readFileSync(at(path), 'utf8').trimEnd().split('\n')

function documentOf(name: string): Document {
  const places: Place[] = []
  const untold: string[] = []
  let heading = ''
  for (const line of linesOf(name)) {
    const [kind, ...cells] = line.split('\t')
    const filled = cells.filter((cell) => cell.trim() !== '')
    const [text = '', ...asked] = filled
    if (kind === 'H') heading = text
    else if (kind === 'P' && text !== '') places.push({ heading, text, asked })
    else if (kind === 'N') untold.push(...filled)
  }
  return { name, places, untold }
}

const documentsOf = (folder: string): Document[] =>
  readdirSync(at(folder))
    .toSorted()
    .map((name) => documentOf(`${folder}/${name}`))

/** The documents of a language by their names. */
export const documentsIn = (language: string): Document[] => documentsOf(`documents/${language}`)

/** Several documents of one organisation. */
export interface Base {
  readonly name: string
  readonly documents: readonly Document[]
}

/** The organisations with several documents in a language by their names; none where there are none in it. */
export function basesIn(language: string): Base[] {
  const folder = `bases/${language}`
  if (!existsSync(at(folder))) return []
  const names = readdirSync(at(folder)).toSorted()
  return names.map((name) => ({ name, documents: documentsOf(`${folder}/${name}`) }))
}
