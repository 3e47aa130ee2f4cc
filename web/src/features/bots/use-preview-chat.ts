import { useEffect, useRef, useState } from 'react'
import {
  MAX_EARLIER_EXCHANGES,
  type ChatReply,
  type EarlierExchange,
  type PreviewRequest,
  type ProvenSentence,
  type ReplyKind,
} from '@docent/domain/chat'
import type { AnswerTrace } from '@docent/domain/trace'
import { widgetMessages } from '@docent/domain/messages/widget'
import { CallError, isAborted } from '../../shared/call-error.ts'
import type { FunctionsClient } from '../../shared/functions-client.ts'
import { askPreview } from './ask-preview.ts'

/** One question of the owner, and what has come of it so far. */
export interface Turn extends Pick<ChatReply, 'lead' | 'closing' | 'suggestions'> {
  readonly id: number
  readonly question: string
  readonly sentences: readonly ProvenSentence[]
  /** The whole reply as plain text, or what went wrong. */
  readonly text: string
  readonly state: 'waiting' | ReplyKind | 'failed'
  /** Why it was answered so. */
  readonly trace: AnswerTrace | null
}

export type PreviewSettings = Omit<PreviewRequest, 'message' | 'earlier'>

/** As much of an earlier reply as the server compares with the next one. */
const MAX_EARLIER_OUTPUT = 500

/** What a follow-up may refer to. */
const earlierIn = (turns: readonly Turn[]): EarlierExchange[] =>
  turns
    .flatMap(({ question, text, sentences, state }) =>
      state === 'waiting' || state === 'failed'
        ? []
        : [
            {
              question,
              kind: state,
              output: text.slice(0, MAX_EARLIER_OUTPUT),
              places: sentences.map(({ receipt: { fileId, page, start, end } }) => ({
                fileId,
                page,
                start,
                end,
              })),
            },
          ],
    )
    .slice(-MAX_EARLIER_EXCHANGES)

const failureText = (error: unknown): string =>
  error instanceof CallError && !['network', 'internal'].includes(error.code)
    ? error.message
    : widgetMessages.connectionTrouble

/** A conversation with the bot as its form stands. Nothing of it is stored or counted. */
export function usePreviewChat(client: Pick<FunctionsClient, 'stream'>, settings: PreviewSettings) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isWaiting = turns.at(-1)?.state === 'waiting'

  const change = (id: number, update: (turn: Turn) => Turn) =>
    setTurns((all) => all.map((turn) => (turn.id === id ? update(turn) : turn)))

  const ask = async (message: string): Promise<void> => {
    const question = message.trim()
    if (question === '' || isWaiting) return
    const id = (turns.at(-1)?.id ?? 0) + 1
    const controller = new AbortController()
    running.current = controller
    setTurns([...turns, { id, question, sentences: [], text: '', state: 'waiting', trace: null }])
    try {
      const reply = await askPreview(
        client,
        { ...settings, message: question, earlier: earlierIn(turns) },
        (sentence) => change(id, (turn) => ({ ...turn, sentences: [...turn.sentences, sentence] })),
        controller.signal,
      )
      const { kind: state, output: text, conversationId: _, ...rest } = reply
      change(id, (turn) => ({ ...turn, ...rest, state, text }))
    } catch (error) {
      if (isAborted(error)) return
      change(id, (turn) => ({ ...turn, state: 'failed', text: failureText(error) }))
    }
  }

  const startOver = () => {
    running.current?.abort()
    setTurns([])
  }
  return { turns, isWaiting, ask, startOver }
}
