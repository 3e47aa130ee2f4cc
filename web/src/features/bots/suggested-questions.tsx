import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useField, useFormikContext } from 'formik'
import { memo, useRef, useState } from 'react'
import type { BotFormValues } from '@docent/domain/bot-schema'
import { SUGGESTED_QUESTION_LIMITS, suggestedQuestionsOf } from '@docent/domain/suggested-questions'
import { useShown, type Shown } from '../../shared/ui/form-fields.tsx'
import type { BaseOption } from './api.ts'

const { count, length } = SUGGESTED_QUESTION_LIMITS
const HINT = `Buttons below the welcome message on Telegram, Messenger and the share page, at most ${count}. Press Enter after each question; choose one to change it.`
const NONE_YET = 'Once the documents are read, questions that they answer are proposed here.'

/** Where there is no mouse, a question and its cross are as high as any other target. */
const touchable = {
  height: { xs: 44, md: 32 },
  borderRadius: '22px',
  '& .MuiChip-label': { pr: { xs: 0, md: 3 } },
  '& .MuiChip-deleteIcon': {
    width: { xs: 44, md: 22 },
    height: { xs: 44, md: 22 },
    p: { xs: '11px', md: 0 },
    m: { xs: 0, md: '0 5px 0 -6px' },
  },
} as const

const NAME = 'configuration.suggestedQuestions'

/** What visitors may ask with one touch: the owner's own questions, or those of the documents. */
export const SuggestedQuestions = ({ bases }: { bases: readonly BaseOption[] }) => {
  const { values } = useFormikContext<BotFormValues>()
  const [, , { setValue }] = useField<string>(NAME)
  const base = bases.find(({ id }) => id === values.configuration.knowledgeBaseId)
  return <QuestionsInput {...useShown(NAME)} base={base} setValue={setValue} />
}

interface QuestionsInputProps {
  base: BaseOption | undefined
  setValue: (text: string) => Promise<unknown>
}

const QuestionsInput = memo(function QuestionsInput({
  value,
  error,
  base,
  setValue,
}: Shown<QuestionsInputProps>) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const chosen = suggestedQuestionsOf(value)
  const offered = base?.questions ?? []
  const change = (questions: readonly string[]) =>
    void setValue(suggestedQuestionsOf(questions.join('\n')).slice(0, count).join('\n'))
  const edit = (question: string) => {
    change(chosen.filter((each) => each !== question))
    setTyped(question)
    input.current?.focus()
  }

  return (
    <Box>
      <Autocomplete
        multiple
        freeSolo
        autoSelect
        filterSelectedOptions
        options={offered}
        value={chosen}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, questions) => change(questions)}
        renderValue={(questions, propsOf) =>
          questions.map((question, index) => {
            const { key, ...props } = propsOf({ index })
            return (
              <Chip
                key={key}
                {...props}
                dir="auto"
                label={question}
                onClick={() => edit(question)}
                sx={touchable}
              />
            )
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={input}
            label={
              <>
                Suggested questions{' '}
                <span style={{ fontWeight: 400, color: 'var(--quiet)' }}>(optional)</span>
              </>
            }
            error={error !== undefined}
            helperText={error ?? HINT}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, maxLength: length },
            }}
          />
        )}
      />
      <Button
        disabled={offered.length === 0}
        onClick={() => change(offered)}
        sx={{ mt: 1, ml: -3 }}
      >
        {chosen.length === 0 ? 'Suggest from the documents' : 'Suggest again from the documents'}
      </Button>
      {base !== undefined && offered.length === 0 && (
        <Box component="span" sx={{ ml: 2, fontSize: '0.75rem', color: 'var(--quiet)' }}>
          {NONE_YET}
        </Box>
      )}
    </Box>
  )
})
