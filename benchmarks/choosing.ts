import { existsSync, readFileSync } from 'node:fs'
import { filesForTurn } from '../functions/src/answers/find-evidence.ts'
import type { IndexedFile } from '../functions/src/answers/unit-terms.ts'
import { holdConversation } from '../functions/src/chat/hold-conversation.ts'
import type { PlaceChooser } from '../functions/src/chat/ports.ts'
import * as bases from './bases.ts'
import * as businesses from './businesses.ts'
import { converse, exchangesOf, oneSpaced, type Heard } from './hear.ts'

/**
 * What a large language model chose when it was given the requests that the engine makes of one: a message
 * per line, behind up to three that the visitor wrote before it, and behind tabs how the last lines of the places
 * begin that it chose; nothing where it chose none.
 */
const CHOSEN = 'chosen.tsv'
const BUSINESSES = new URL('businesses/', import.meta.url)
const BASES = new URL('bases/', import.meta.url)

type Chosen = ReadonlyMap<string, readonly string[]>

function readChosen(file: URL): Chosen {
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [asked = '', ...places] = line.split('\t')
      return [asked, places]
    }),
  )
}

/** Without the names of the columns of a row, and what leads into a line. */
const lastLineOf = (text: string): string => oneSpaced(text.split('\n').at(-1)!)

/** Chooses again what was chosen; what was not asked then cannot be asked. */
const recorded = (chosen: Chosen, asked: PlaceChooser['asked']): PlaceChooser => ({
  asked,
  choose: async ({ earlier, message, places }) => {
    const starts = chosen.get(oneSpaced([...earlier, message].join(bases.TURN_END)))
    if (starts === undefined) return null
    return starts.flatMap(
      (start) => places.find(({ text }) => lastLineOf(text).startsWith(start))?.id ?? [],
    )
  },
})

/** Says one thing to a bot with a model that chooses. */
async function hearChoosing(
  files: readonly IndexedFile[],
  message: string,
  chooser: PlaceChooser,
  before: readonly Heard[] = [],
): Promise<Heard> {
  const turn = {
    message,
    earlier: exchangesOf(before),
    ownerId: '',
    knowledgeBaseId: '',
    personality: 'professional' as const,
    systemMessage: '',
    fallbackMessage: 'I do not know.',
  }
  const models = { phraser: null, meaning: null, chooser }
  const { reply, trace } = await holdConversation(files, turn, models)
  const isAnswer = reply.kind === 'answer'
  return {
    question: message,
    kind: reply.kind as Heard['kind'],
    sentences: reply.sentences,
    isNear: !isAnswer && reply.sentences.length > 0,
    isUnsure: trace?.isUnsure === true,
    asked: trace?.asked ?? message,
    files: filesForTurn(files),
  }
}

/** What became of what businesses are asked, with a model that chooses. */
export async function serveChoosing(
  kind: businesses.AskedKind,
  {
    languages,
    when = 'unsure',
  }: { languages?: ReadonlySet<string>; when?: PlaceChooser['asked'] } = {},
): Promise<businesses.Served[]> {
  const served: businesses.Served[] = []
  const known = new Map<string, Chosen>()
  for (const asked of businesses.eachAsked(kind, languages)) {
    const { business, files, question } = asked
    const chosen = known.get(business) ?? readChosen(new URL(`${business}.${CHOSEN}`, BUSINESSES))
    known.set(business, chosen)
    served.push(
      businesses.servedAs(asked, await hearChoosing(files, question, recorded(chosen, when))),
    )
  }
  return served
}

/** The same of bases. */
export async function serveBasesChoosing(
  isAsked?: (base: string) => boolean,
  when: PlaceChooser['asked'] = 'unsure',
): Promise<bases.ServedByBase[]> {
  const served: bases.ServedByBase[] = []
  const known = new Map<string, Chosen>()
  for (const asked of bases.eachAsked(isAsked)) {
    const { base, files, messages } = asked
    const chosen = known.get(base) ?? readChosen(new URL(`${base}/${CHOSEN}`, BASES))
    known.set(base, chosen)
    const before = converse(files, messages.slice(0, -1))
    const last = await hearChoosing(files, messages.at(-1)!, recorded(chosen, when), before)
    served.push(bases.servedAs(asked, [...before, last]))
  }
  return served
}
