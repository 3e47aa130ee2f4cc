import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { MAX_MESSAGE_LENGTH, type PreviewReply } from '@docent/domain/chat'
import { testerMessages as text } from '@docent/domain/messages/trace'
import { isAborted, textOfFailure } from '../../shared/call-error.ts'
import { ownerClient } from '../../shared/owner-client.ts'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { askBase, type BaseQuestion } from './ask-base.ts'
import { TestResult } from './test-result.tsx'

/** A bot that answers from the base: its words that mean the same are asked with. */
export interface AskingBot {
  readonly id: string
  readonly name: string
  readonly synonyms: string
}

interface RetrievalTesterProps {
  baseId: string
  bots: readonly AskingBot[]
  isEmpty: boolean
  /** Stands in for the server in tests. */
  ask?: (question: BaseQuestion, signal: AbortSignal) => Promise<PreviewReply>
}

type State =
  | { is: 'idle' }
  | { is: 'asking'; question: BaseQuestion }
  | { is: 'told'; question: BaseQuestion; reply: PreviewReply }
  | { is: 'failed'; question: BaseQuestion; failure: string }

const askServer: NonNullable<RetrievalTesterProps['ask']> = (question, signal) =>
  askBase(ownerClient, question, signal)

/** One question at a time; a new one stops the one before. */
function useTest(ask: NonNullable<RetrievalTesterProps['ask']>) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = useCallback(
    async (question: BaseQuestion) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setState({ is: 'asking', question })
      try {
        const reply = await ask(question, controller.signal)
        if (running.current === controller) setState({ is: 'told', question, reply })
      } catch (error) {
        if (isAborted(error) || running.current !== controller) return
        setState({ is: 'failed', question, failure: textOfFailure(error, text.failed) })
      }
    },
    [ask],
  )
  return { state, run }
}

/** "What would the bot find for …": the passages of a base, and whether a bot would answer. */
export const RetrievalTester = ({
  baseId,
  bots,
  isEmpty,
  ask = askServer,
}: RetrievalTesterProps) => {
  const { state, run } = useTest(ask)
  const hintId = useId()
  const [message, setMessage] = useState('')
  const [botId, setBotId] = useState(bots[0]?.id ?? '')
  const bot = bots.find(({ id }) => id === botId) ?? bots[0]
  const submit = () => {
    if (message.trim() === '') return
    void run({ knowledgeBaseId: baseId, message, synonyms: bot?.synonyms ?? '' })
  }
  if (isEmpty) return <Typography color="textSecondary">{text.noDocuments}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}
      >
        <TextField
          label={text.label}
          placeholder={text.placeholder}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_MESSAGE_LENGTH, 'aria-describedby': hintId } }}
          sx={{ flex: '1 1 280px' }}
        />
        {bots.length > 1 && (
          <TextField
            select
            label={text.asBot}
            value={bot?.id ?? ''}
            onChange={(event) => setBotId(event.target.value)}
            sx={{ flex: '0 1 180px' }}
          >
            {bots.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button type="submit" variant="outlined" aria-disabled={message.trim() === ''}>
          {state.is === 'asking' ? text.searching : text.search}
        </Button>
        <FormHelperText id={hintId} sx={{ width: '100%', mt: -1 }}>
          {text.hint}
        </FormHelperText>
      </Box>
      <Box aria-live="polite" aria-busy={state.is === 'asking'}>
        {state.is === 'asking' && <Searching />}
        {state.is === 'failed' && (
          <FailedState text={state.failure} onRetry={() => void run(state.question)} />
        )}
        {state.is === 'told' && <TestResult reply={state.reply} />}
      </Box>
    </Box>
  )
}

const Searching = () => (
  <Box component="output" aria-label={text.searching} sx={{ display: 'block' }}>
    {['38%', '94%', '88%', '60%'].map((width) => (
      <Skeleton key={width} variant="text" width={width} sx={{ fontSize: '1.125rem' }} />
    ))}
  </Box>
)
