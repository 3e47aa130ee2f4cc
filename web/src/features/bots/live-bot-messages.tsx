import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { widgetMessages } from '@docent/domain/messages/widget'
import type { LoadFileText } from '../../shared/file-text.ts'
import { ProvenAnswer } from '../../shared/ui/receipt.tsx'
import { WhyAnswer } from '../../shared/ui/why-answer.tsx'
import type { Turn } from './use-preview-chat.ts'

/** Words of the bot: plain, on the paper. */
export const BotWords = ({ children }: { children: ReactNode }) => (
  <Typography
    component="div"
    variant="body2"
    sx={{ color: 'var(--ink)', whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 }}
  >
    {children}
  </Typography>
)

/** What was asked. */
export const AskedWords = ({ children }: { children: ReactNode }) => (
  <Typography
    component="div"
    variant="body2"
    sx={{
      alignSelf: 'flex-end',
      maxWidth: '85%',
      px: '14px',
      py: 2,
      borderRadius: '12px 12px 3px 12px',
      backgroundColor: 'color-mix(in srgb, var(--ink) 8%, var(--paper))',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Typography>
)

/** A stroke being drawn while the documents are searched. */
const Working = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'var(--quiet)' }}>
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 36,
        height: 3,
        borderRadius: 2,
        backgroundColor: 'currentcolor',
        transformOrigin: 'left',
        animation: 'docent-write 1.1s ease-in-out infinite',
        '@keyframes docent-write': {
          '0%': { transform: 'scaleX(0.1)' },
          '70%, 100%': { transform: 'scaleX(1)' },
        },
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
    {widgetMessages.working}
  </Box>
)

/** Messages that one touch sends. */
export const Suggestions = (props: {
  messages: readonly string[]
  onSend: (message: string) => void
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
    {props.messages.map((message) => (
      <Button
        key={message}
        dir="auto"
        variant="outlined"
        color="inherit"
        onClick={() => props.onSend(message)}
        sx={{ minHeight: 44, textAlign: 'start', fontWeight: 400, borderColor: 'var(--hairline)' }}
      >
        {message}
      </Button>
    ))}
  </Box>
)

const NOTHING = 'Nothing in the documents proves an answer, so the bot says its fallback message.'
const NEAREST =
  'No sentence plainly answers this, so the bot says its fallback message and quotes the closest passage.'

interface TurnReplyProps {
  turn: Turn
  loadText: LoadFileText
  /** What its suggestions do; none are shown without it. */
  onSend?: ((message: string) => void) | undefined
}

/** The bot's side of a turn, from the first sentence to the last. */
export const TurnReply = ({ turn, loadText, onSend }: TurnReplyProps) => {
  const isAnswer = turn.sentences.length > 0
  const suggestions = turn.suggestions ?? []
  return (
    <BotWords>
      {turn.lead !== undefined && <Box sx={{ mb: 2 }}>{turn.lead}</Box>}
      {isAnswer && <ProvenAnswer sentences={turn.sentences} loadText={loadText} />}
      {turn.closing !== undefined && <Box sx={{ mt: 2 }}>{turn.closing}</Box>}
      {turn.state === 'waiting' && !isAnswer && <Working />}
      {!isAnswer && turn.state !== 'waiting' && turn.text}
      {turn.state === 'fallback' && (
        <Typography
          component="p"
          variant="caption"
          color="textSecondary"
          sx={{ mt: 2, pt: 2, borderTop: '1px solid var(--hairline)' }}
        >
          {isAnswer ? NEAREST : NOTHING}
        </Typography>
      )}
      {onSend !== undefined && suggestions.length > 0 && (
        <Suggestions messages={suggestions} onSend={onSend} />
      )}
      {turn.trace !== null && (
        <WhyAnswer
          trace={turn.trace}
          isAnswer={isAnswer && turn.state !== 'fallback'}
          question={turn.question}
        />
      )}
    </BotWords>
  )
}
