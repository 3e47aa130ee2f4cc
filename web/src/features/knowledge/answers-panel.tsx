import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { KnowledgeBase } from '@docent/domain/collections'
import { ownAnswerMessages as text } from '@docent/domain/messages/own-answers'
import { OWN_ANSWER_LIMITS } from '@docent/domain/own-answers'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { deleteOwnAnswer, saveOwnAnswer, type ListedAnswer } from '../../shared/own-answers.ts'
import { AnswerDialog } from '../../shared/ui/answer-dialog.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'

interface AnswersPanelProps {
  base: KnowledgeBase
  answers: readonly ListedAnswer[]
}

const NEW: ListedAnswer = { id: '', questions: [], answer: '' }

function useRemove(baseId: string) {
  const notify = useNotify()
  const restore = async ({ id, ...answer }: ListedAnswer) => {
    try {
      await saveOwnAnswer(baseId, id, answer)
      notify({ title: text.restored })
    } catch (error) {
      notify({ title: textOfFailure(error, text.saveFailed), tone: 'destructive' })
    }
  }
  return async (answer: ListedAnswer) => {
    try {
      await deleteOwnAnswer(baseId, answer.id)
      notify({
        title: text.deleted,
        undo: () => void restore(answer),
      })
    } catch (error) {
      notify({ title: textOfFailure(error, text.deleteFailed), tone: 'destructive' })
    }
  }
}

/** What the owner wrote as the answers to some questions. They win over the documents. */
export const AnswersPanel = ({ base, answers }: AnswersPanelProps) => {
  const [edited, setEdited] = useState<ListedAnswer | null>(null)
  const remove = useRemove(base.id)
  const isFull = answers.length >= OWN_ANSWER_LIMITS.answers
  const add = (
    <Button variant="outlined" disabled={isFull} onClick={() => setEdited(NEW)}>
      {text.add}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {answers.length === 0 ? (
        <EmptyState
          isCompact
          drawing="conversation"
          title={text.emptyTitle}
          text={text.empty}
          action={add}
        />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
            {isFull ? text.full(OWN_ANSWER_LIMITS.answers) : text.hint}
          </Typography>
          <Box component="ul" aria-label={text.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {answers.map((answer) => (
              <AnswerRow
                key={answer.id}
                answer={answer}
                onEdit={() => setEdited(answer)}
                onRemove={() => void remove(answer)}
              />
            ))}
          </Box>
          <Box>{add}</Box>
        </>
      )}
      {edited !== null && (
        <AnswerDialog
          bases={[base]}
          {...(edited !== NEW && { answerId: edited.id })}
          initial={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  )
}

interface AnswerRowProps {
  answer: ListedAnswer
  onEdit: () => void
  onRemove: () => void
}

const AnswerRow = ({ answer: { questions, answer }, onEdit, onRemove }: AnswerRowProps) => {
  const [first = '', ...others] = questions
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2,
        py: 3,
        '& + li': { borderTop: '1px solid var(--hairline)' },
      }}
    >
      <Box dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" component="p" sx={{ fontWeight: 550 }}>
          {first}
        </Typography>
        {others.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {others.join(' · ')}
          </Typography>
        )}
        <Typography variant="body2" component="p" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {answer}
        </Typography>
      </Box>
      <IconButton aria-label={text.edit(first)} onClick={onEdit}>
        <EditOutlined />
      </IconButton>
      <IconButton aria-label={text.remove(first)} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
    </Box>
  )
}
