import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { startTransition, useCallback, useState, type ReactNode } from 'react'
import type { BotFormValues } from '@docent/domain/bot-schema'
import { loadOwnFileText, ownerClient } from '../../shared/owner-client.ts'
import { Surface } from '../../shared/ui/surface.tsx'
import { BotForm, type BotFormProps } from './bot-form.tsx'
import { LiveBot } from './live-bot.tsx'
import { FrameChoice, PreviewFrame, type Frame } from './preview-frame.tsx'

interface BotEditorProps extends Omit<BotFormProps, 'onChange'> {
  /** Which part stands in front; the others keep what was typed. */
  view?: 'form' | 'preview'
  /** Above the live bot. */
  note?: ReactNode
}

/** Beside the form, so that the field to write in is in sight from the start. */
const FORM_HEIGHT = 'clamp(440px, calc(100vh - 392px), 560px)'

/** The form of a bot, and the bot itself beside it; below it on small screens. */
export const BotEditor = ({ view = 'form', note, ...form }: BotEditorProps) => {
  const [values, setValues] = useState<BotFormValues>(form.initialValues)
  // What is typed shows first, the live bot with it after that.
  const showValues = useCallback(
    (changed: BotFormValues) => startTransition(() => setValues(changed)),
    [],
  )
  const [wanted, setWanted] = useState<Frame>('phone')
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'))
  const isForm = view === 'form'
  const frame = isWide ? wanted : 'phone'
  const bot = (
    <LiveBot
      values={values}
      client={ownerClient}
      loadText={loadOwnFileText}
      height={isForm ? FORM_HEIGHT : frame === 'desktop' ? 560 : 660}
      isFramed={!isForm && frame === 'phone'}
    />
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 8, lg: 10 },
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(isForm && { lg: 'minmax(0, 1fr) 380px' }),
        },
      }}
    >
      <Surface sx={{ display: isForm ? 'block' : 'none' }}>
        <BotForm {...form} onChange={showValues} />
      </Surface>
      <Box sx={{ position: { lg: 'sticky' }, top: { lg: 24 }, minWidth: 0 }}>
        {note}
        {!isForm && <FrameChoice frame={frame} onChange={setWanted} />}
        <PreviewFrame
          frame={isForm ? null : frame}
          address={values.configuration.websiteUrl || 'https://www.example.com'}
        >
          {bot}
        </PreviewFrame>
      </Box>
    </Box>
  )
}
