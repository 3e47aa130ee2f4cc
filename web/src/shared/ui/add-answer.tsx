import Button from '@mui/material/Button'
import { useState } from 'react'
import { ownAnswerMessages as text } from '@docent/domain/messages/own-answers'
import { OWN_ANSWER_LIMITS } from '@docent/domain/own-answers'
import { AnswerDialog } from './answer-dialog.tsx'

/** Lets the owner answer a visitor's question for all who ask it later. */
export const AddAnswer = ({
  question,
  bases,
}: {
  question: string
  bases: readonly { readonly id: string; readonly title: string }[]
}) => {
  const [isOpen, setIsOpen] = useState(false)
  if (bases.length === 0) return null
  const asked = question.replaceAll(/\s+/gu, ' ').slice(0, OWN_ANSWER_LIMITS.questionLength)
  return (
    <>
      <Button
        size="small"
        aria-label={`${text.add}: ${asked}`}
        sx={{ ml: -3 }}
        onClick={() => setIsOpen(true)}
      >
        {text.add}
      </Button>
      {isOpen && (
        <AnswerDialog
          bases={bases}
          initial={{ questions: [asked], answer: '' }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
