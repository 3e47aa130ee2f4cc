import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { channelFormSchema, type ChannelFormValues } from '@docent/channels/form-schema'
import { CHANNELS, type MessagingChannel } from '@docent/channels/list'
import { channelTexts } from '@docent/channels/texts'
import { CHANNEL_LIMITS, type ChannelProblem } from '@docent/domain/channels'
import { CHANNEL_PROBLEM_TEXTS } from '@docent/domain/messages/channels'
import { CallError, textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { Form, IfFilled } from '../../shared/ui/form.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'

export interface ChannelFormProps {
  channel: MessagingChannel
  /** Name that is saved; `null` where the channel is new. */
  saved: { readonly name: string } | null
  save: (values: ChannelFormValues) => Promise<{ problem: ChannelProblem | null }>
  onSaved: () => void
  /** Shown where there is something to go back to. */
  onCancel?: () => void
}

/** Pastes a token. The token that is saved never comes back, so changing anything asks for it. */
export const ChannelForm = ({ channel, saved, save, onSaved, onCancel }: ChannelFormProps) => {
  const notify = useNotify()
  const about = CHANNELS[channel]
  const { signingSecret, ...form } = about.form
  const texts = channelTexts(about)
  const submit = async (values: ChannelFormValues) => {
    try {
      const { problem } = await save(values)
      notify({
        title: saved === null ? texts.saved : texts.updated,
        ...(problem && { text: `Not connected: ${CHANNEL_PROBLEM_TEXTS[problem]}` }),
      })
      onSaved()
    } catch (error) {
      const isRejected = error instanceof CallError && error.code === 'channel_token_rejected'
      notify({
        title: isRejected ? form.tokenRejected : textOfFailure(error, texts.saveFailed),
        tone: 'destructive',
      })
    }
  }
  return (
    <Form<ChannelFormValues>
      label={about.noun}
      initialValues={{ token: '', name: saved?.name ?? '', appSecret: '' }}
      schema={channelFormSchema(channel)}
      onSubmit={submit}
    >
      <FormTextField
        name="name"
        label={form.nameLabel}
        isOptional
        hint={`Left blank, it is filled in from ${form.nameSource}.`}
        maxLength={CHANNEL_LIMITS.nameLength}
      />
      <FormTextField
        name="token"
        label={form.tokenLabel}
        placeholder={form.tokenPlaceholder}
        hint={
          saved === null
            ? 'It is checked, stored encrypted, and never shown again in full.'
            : 'The saved token cannot be shown again. Paste it, or a new one, to save changes.'
        }
        maxLength={CHANNEL_LIMITS.tokenLength}
      />
      {signingSecret && (
        <FormTextField
          name="appSecret"
          label={signingSecret.label}
          isOptional
          hint={signingSecret.hint}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <IfFilled names={['token']}>
          {(isFilled) => (
            <SubmitButton busyLabel="Connecting…" isDisabled={!isFilled}>
              {saved === null ? texts.save : texts.update}
            </SubmitButton>
          )}
        </IfFilled>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Box>
    </Form>
  )
}
