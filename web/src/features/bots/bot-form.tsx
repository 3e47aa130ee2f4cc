import Box from '@mui/material/Box'
import { useFormikContext, type FormikHelpers } from 'formik'
import { memo, useEffect, type ReactNode } from 'react'
import type { BotFormValues } from '@docent/domain/bot-schema'
import { BOT_LIMITS, PERSONALITIES, PRESET_COLORS } from '@docent/domain/bots'
import { botMessages as text } from '@docent/domain/messages/bots'
import { SYNONYM_LIMITS } from '@docent/domain/synonyms'
import { useNotify } from '../../shared/notify.tsx'
import { FormColorField } from '../../shared/ui/color-field.tsx'
import { FormCards } from '../../shared/ui/form-cards.tsx'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { FormSelect } from '../../shared/ui/form-select.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { LeaveGuard } from '../../shared/ui/leave-guard.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import type { BaseOption } from './api.ts'
import { BOT_SCHEMAS, describeColor, toSavedValues, type BotFormPlace } from './bot-values.ts'
import { noticeOfSave } from './save-notice.ts'
import { SuggestedQuestions } from './suggested-questions.tsx'

export interface BotFormProps {
  place: BotFormPlace
  initialValues: BotFormValues
  bases: readonly BaseOption[]
  saveLabel: string
  /** Above the plan's cap a bot can be looked at and not changed. */
  isReadOnly?: boolean
  save: (values: BotFormValues) => Promise<void>
  /** Called with the form as it stands, for the live bot beside it. */
  onChange: (values: BotFormValues) => void
  /** Beside the save button. */
  otherActions?: ReactNode
}

const PERSONALITY_CARDS = Object.entries(PERSONALITIES).map(([value, about]) => ({
  value,
  title: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  text: about,
}))

/** Tells the outside what the form holds, so that the live bot can stand beside it. */
const ReportValues = ({ onChange, isReadOnly }: Pick<BotFormProps, 'onChange' | 'isReadOnly'>) => {
  const { values, dirty, isSubmitting } = useFormikContext<BotFormValues>()
  useEffect(() => onChange(values), [values, onChange])
  // Saving may itself lead to another screen. What cannot be saved is not missed.
  return <LeaveGuard isDirty={dirty && !isSubmitting && !isReadOnly} />
}

/** What a bot is called, answers from, sounds and looks like. */
export const BotForm = memo(function BotForm(props: BotFormProps) {
  const notify = useNotify()
  const { place, bases } = props
  const submit = async (values: BotFormValues, { resetForm }: FormikHelpers<BotFormValues>) => {
    try {
      await props.save(toSavedValues(values))
      resetForm({ values })
    } catch (error) {
      notify(noticeOfSave(error, place))
    }
  }
  return (
    <Form<BotFormValues>
      label="Bot settings"
      initialValues={props.initialValues}
      schema={BOT_SCHEMAS[place]}
      onSubmit={submit}
      spacing={7}
      noticeOf={({ name }) =>
        name === undefined
          ? null
          : { title: text.nameRequiredTitle, text: name, tone: 'destructive' }
      }
    >
      <ReportValues onChange={props.onChange} isReadOnly={props.isReadOnly ?? false} />
      <Character bases={bases} isBaseShown={place === 'dashboard'} />
      <FormColorField
        name="configuration.primaryColor"
        label="Colour"
        presets={PRESET_COLORS}
        describe={describeColor}
      />
      <FormTextField
        name="configuration.welcomeMessage"
        label="Welcome message"
        hint="The first thing a visitor reads."
        rows={2}
        maxLength={BOT_LIMITS.welcomeMessageLength}
      />
      <FormTextField
        name="configuration.fallbackMessage"
        label="Fallback message"
        hint="What the bot says when nothing in the documents proves an answer."
        rows={2}
        maxLength={BOT_LIMITS.fallbackMessageLength}
      />
      {place === 'dashboard' && <SuggestedQuestions bases={bases} />}
      {place === 'dashboard' && (
        <FormTextField
          name="configuration.synonyms"
          label="Words that mean the same"
          isOptional
          rows={3}
          placeholder={'bike, bicycle, push bike\nrefund = money back'}
          hint="One group a line, with commas between the words. Visitors who write one of them find what your documents say in another."
          maxLength={SYNONYM_LIMITS.length}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <SubmitButton busyLabel="Saving…" isDisabled={props.isReadOnly ?? false}>
          {props.saveLabel}
        </SubmitButton>
        {props.otherActions}
      </Box>
    </Form>
  )
})

const Character = ({
  bases,
  isBaseShown,
}: {
  bases: readonly BaseOption[]
  isBaseShown: boolean
}) => (
  <>
    <FormTextField
      name="name"
      label="Name"
      placeholder="Harbour Hotel assistant"
      hint="Visitors see it at the top of the chat."
      maxLength={BOT_LIMITS.nameLength}
    />
    {isBaseShown && (
      <FormSelect
        name="configuration.knowledgeBaseId"
        label="Knowledge base"
        hint="The documents it answers from."
        options={[
          { value: '', label: 'None yet' },
          ...bases.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    )}
    <FormTextField
      name="description"
      label="Description"
      isOptional
      rows={3}
      placeholder="You are the front desk of a small hotel by the harbour."
      hint="Tells the bot who it is. It is the system message of the language model, if one is used."
      maxLength={BOT_LIMITS.descriptionLength}
    />
    <FormCards name="configuration.personality" label="Personality" options={PERSONALITY_CARDS} />
  </>
)
