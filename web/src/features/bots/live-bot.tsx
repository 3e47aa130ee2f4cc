import ArrowUpward from '@mui/icons-material/ArrowUpward'
import RestartAlt from '@mui/icons-material/RestartAlt'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { BotFormValues } from '@docent/domain/bot-schema'
import { accentColors } from '@docent/domain/accent-colors'
import { MAX_MESSAGE_LENGTH } from '@docent/domain/chat'
import { suggestedQuestionsOf } from '@docent/domain/suggested-questions'
import { widgetMessages } from '@docent/domain/messages/widget'
import type { LoadFileText } from '../../shared/file-text.ts'
import type { FunctionsClient } from '../../shared/functions-client.ts'
import { shownBot } from './bot-values.ts'
import { BotWords, AskedWords, Suggestions, TurnReply } from './live-bot-messages.tsx'
import { usePreviewChat } from './use-preview-chat.ts'

interface LiveBotProps {
  /** The form as it stands, saved or not. */
  values: BotFormValues
  client: Pick<FunctionsClient, 'stream'>
  loadText: LoadFileText
  /** In pixels, or as CSS has it. */
  height?: number | string
  /** In a frame that has an edge of its own. */
  isFramed?: boolean
}

/** The bot as visitors will meet it: restyles as its form is typed in, and answers for real. */
export const LiveBot = ({
  values,
  client,
  loadText,
  height = 520,
  isFramed = false,
}: LiveBotProps) => {
  const bot = shownBot(values)
  const { knowledgeBaseId, personality, synonyms } = values.configuration
  const questions = suggestedQuestionsOf(values.configuration.suggestedQuestions)
  const chat = usePreviewChat(client, {
    knowledgeBaseId,
    personality,
    fallbackMessage: bot.fallback,
    systemMessage: values.description,
    synonyms,
  })
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (log.current && chat.turns.length > 0) log.current.scrollTop = log.current.scrollHeight
  }, [chat.turns])

  return (
    <Box
      component="section"
      aria-label="Live preview"
      // Not in its rules: each new rule styles the whole page again.
      style={variablesOf(bot.color)}
      sx={{
        height,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        backgroundColor: 'var(--paper)',
        ...(!isFramed && {
          border: '1px solid var(--hairline)',
          borderRadius: '12px',
          boxShadow: '0 8px 28px rgb(10 12 20 / 0.1)',
        }),
      }}
    >
      <Header name={bot.name} onStartOver={chat.startOver} />
      <Box
        ref={log}
        role="log"
        aria-label={widgetMessages.log}
        tabIndex={0}
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: 4,
          py: 5,
          display: 'flex',
          flexDirection: 'column',
          gap: 4,
        }}
      >
        <BotWords>
          {bot.welcome}
          {chat.turns.length === 0 && questions.length > 0 && (
            <Suggestions messages={questions} onSend={(text) => void chat.ask(text)} />
          )}
        </BotWords>
        {chat.turns.map((turn) => (
          <Box key={turn.id} sx={{ display: 'contents' }}>
            <AskedWords>{turn.question}</AskedWords>
            <TurnReply
              turn={turn}
              loadText={loadText}
              onSend={turn === chat.turns.at(-1) ? (text) => void chat.ask(text) : undefined}
            />
          </Box>
        ))}
      </Box>
      <Composer isBusy={chat.isWaiting} onSend={(text) => void chat.ask(text)} />
    </Box>
  )
}

/** The bot's colour for what stands in it. */
function variablesOf(color: string): CSSProperties {
  const { accent, onAccent, shade, onShade } = accentColors(color)
  const variables = {
    '--accent': accent,
    '--on-accent': onAccent,
    '--shade': shade,
    '--on-shade': onShade,
  }
  return variables as CSSProperties
}

const Header = (props: { name: string; onStartOver: () => void }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      pl: 4,
      pr: 1,
      minHeight: 56,
      backgroundColor: 'var(--shade)',
      color: 'var(--on-shade)',
      transition: 'background-color 160ms',
    }}
  >
    <Typography variant="subtitle2" component="p" noWrap sx={{ flex: 1 }}>
      {props.name}
    </Typography>
    <IconButton
      aria-label="Start over"
      title="Start over"
      onClick={props.onStartOver}
      sx={{ color: 'inherit', '&:hover': { color: 'inherit', backgroundColor: '#0002' } }}
    >
      <RestartAlt />
    </IconButton>
  </Box>
)

const Composer = (props: { isBusy: boolean; onSend: (text: string) => void }) => {
  const [text, setText] = useState('')
  const isBlank = text.trim() === ''
  const send = () => {
    if (isBlank || props.isBusy) return
    props.onSend(text)
    setText('')
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 2,
        p: 2,
        borderTop: '1px solid var(--hairline)',
        backgroundColor: 'var(--surface)',
      }}
    >
      <InputBase
        multiline
        maxRows={4}
        fullWidth
        value={text}
        placeholder={widgetMessages.inputPlaceholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
        inputProps={{ 'aria-label': widgetMessages.inputLabel, maxLength: MAX_MESSAGE_LENGTH }}
        sx={{
          px: 2,
          py: '10px',
          fontSize: '0.875rem',
          '& textarea::placeholder': { color: 'var(--quiet)', opacity: 1 },
        }}
      />
      <IconButton
        aria-label={widgetMessages.send}
        disabled={isBlank || props.isBusy}
        onClick={send}
        sx={{
          backgroundColor: 'var(--accent)',
          color: 'var(--on-accent)',
          borderRadius: 99,
          '&:hover': { backgroundColor: 'var(--shade)', color: 'var(--on-shade)' },
          '&.Mui-disabled': { backgroundColor: 'var(--hairline)', color: 'var(--quiet)' },
        }}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
    </Box>
  )
}
