import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ownAnswerMessages as text } from '@docent/domain/messages/own-answers'
import { OWN_ANSWER_LIMITS, ownAnswerSchema, type OwnAnswer } from '@docent/domain/own-answers'
import { ValidationError } from 'yup'
import { textOfFailure } from '../call-error.ts'
import { useNotify } from '../notify.tsx'
import { saveOwnAnswer } from '../own-answers.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface AnswerDialogProps {
  /** Bases that it may be written for; with several of them one is chosen. */
  bases: readonly { readonly id: string; readonly title: string }[]
  /** The one that is changed; left out, it is a new one. */
  answerId?: string
  initial: OwnAnswer
  onClose: () => void
}

interface Faults {
  readonly questions?: string
  readonly answer?: string
}

/** The fault of each field, in words; what is valid as it will be kept. */
function judge(questions: string, answer: string): { value: OwnAnswer | null; faults: Faults } {
  try {
    const input = { questions: questions.split('\n'), answer }
    const { questions: list, answer: kept } = ownAnswerSchema.validateSync(input, {
      abortEarly: false,
    })
    return { value: { questions: list, answer: kept }, faults: {} }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const of = (field: string) => error.inner.find(({ path }) => path?.startsWith(field))?.message
    const [inQuestions, inAnswer] = [of('questions'), of('answer')]
    const faults = {
      ...(inQuestions !== undefined && { questions: inQuestions }),
      ...(inAnswer !== undefined && { answer: inAnswer }),
    }
    return { value: null, faults }
  }
}

/** Writes an answer of the owner's own, for a base. */
export const AnswerDialog = ({ bases, answerId, initial, onClose }: AnswerDialogProps) => {
  const notify = useNotify()
  const [baseId, setBaseId] = useState(bases[0]?.id ?? '')
  const [questions, setQuestions] = useState(initial.questions.join('\n'))
  const [answer, setAnswer] = useState(initial.answer)
  const [faults, setFaults] = useState<Faults>({})
  const save = async () => {
    const judged = judge(questions, answer)
    setFaults(judged.faults)
    if (judged.value === null) return
    try {
      await saveOwnAnswer(baseId, answerId ?? null, judged.value)
      notify({ title: text.saved, text: text.savedNote })
      onClose()
    } catch (error) {
      notify({ title: textOfFailure(error, text.saveFailed), tone: 'destructive' })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={answerId === undefined ? text.addTitle : text.editTitle}
      confirmLabel={text.save}
      busyLabel={text.saving}
      onConfirm={save}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 5, pt: 1 }}>
        {bases.length > 1 && (
          <TextField
            select
            label={text.base}
            value={baseId}
            onChange={(event) => setBaseId(event.target.value)}
          >
            {bases.map(({ id, title }) => (
              <MenuItem key={id} value={id}>
                {title}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          label={text.questionLabel}
          value={questions}
          onChange={(event) => setQuestions(event.target.value)}
          multiline
          minRows={2}
          error={faults.questions !== undefined}
          helperText={faults.questions ?? text.questionHint}
        />
        <TextField
          label={text.answerLabel}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          multiline
          minRows={3}
          error={faults.answer !== undefined}
          helperText={faults.answer ?? text.answerHint}
          slotProps={{ htmlInput: { maxLength: OWN_ANSWER_LIMITS.answerLength } }}
        />
      </Box>
    </ConfirmDialog>
  )
}
