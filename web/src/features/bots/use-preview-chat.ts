import { useEffect, useRef, useState } from 'react'
import type { PreviewRequest, ProvenSentence, ReplyKind } from '@docent/domain/chat'
import type { AnswerTrace } from '@docent/domain/trace'
import { widgetMessages } from '@docent/domain/messages/widget'
import { CallError, isAborted } from '../../shared/call-error.ts'
import type { FunctionsClient } from '../../shared/functions-client.ts'
import { askPreview } from './ask-preview.ts'

/** One question of the owner, and what has come of it so far. */
export interface Turn {
  readonly id: number
  readonly question: string
  readonly sentences: readonly ProvenSentence[]
  /** Text without proof: the fallback, or what went wrong. */
  readonly text: string
  readonly state: 'waiting' | ReplyKind | 'failed'
  /** Why it was answered so. */
  readonly trace: AnswerTrace | null
}

export type PreviewSettings = Omit<PreviewRequest, 'message'>

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
        { ...settings, message: question },
        (sentence) => change(id, (turn) => ({ ...turn, sentences: [...turn.sentences, sentence] })),
        controller.signal,
      )
      const { kind, sentences, output, trace } = reply
      change(id, (turn) => ({ ...turn, state: kind, sentences, text: output, trace }))
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
