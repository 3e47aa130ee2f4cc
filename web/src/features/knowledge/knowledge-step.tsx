import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { knowledgeMessages as text } from '@docent/domain/messages/knowledge'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { saveKnowledge, useKnowledge, useStorage, type SaveKnowledge } from './api.ts'
import { KnowledgeCard } from './knowledge-card.tsx'
import { KnowledgeForm } from './knowledge-form.tsx'
import { oldestBase } from './knowledge-rows.ts'
import { useRetryFile } from './use-retry-file.ts'

/** How long the stored documents are shown before the wizard goes on, in milliseconds. */
const SHOWN_MS = 1_000

/** The wizard's step with the one knowledge base of onboarding (decision 16: the oldest). */
export const KnowledgeStep = ({
  onComplete,
}: {
  onComplete: (data: Record<string, unknown>) => void
}) => {
  const knowledge = useKnowledge()
  const storage = useStorage()
  const retry = useRetryFile()
  const [form, setForm] = useState<'none' | 'new' | 'existing'>('none')
  const [isLeaving, setIsLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const leaveSoon = (baseId: string) => {
    setForm('none')
    setIsLeaving(true)
    timer.current = setTimeout(() => onComplete({ knowledgeBaseId: baseId }), SHOWN_MS)
  }

  if (knowledge.status === 'loading')
    return <ListSkeleton label="Loading knowledge base" rows={1} />
  if (knowledge.status === 'failed') {
    return <FailedState text={text.loadFailed} onRetry={knowledge.retry} />
  }
  const existing = oldestBase(knowledge.data)
  // The new base's row arrives while its files are still being sent: the form stays until all are.
  const isNew = form === 'new' || existing === null
  if (!isNew && form === 'none') {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <KnowledgeCard item={existing} onEdit={() => setForm('existing')} />
        <Button
          variant="contained"
          size="large"
          disabled={isLeaving}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onComplete({ knowledgeBaseId: existing.base.id })}
        >
          Continue
        </Button>
      </Box>
    )
  }
  const saveNew: SaveKnowledge = (...request) => {
    setForm('new')
    return saveKnowledge(...request)
  }
  return (
    <Surface>
      {isNew ? (
        <KnowledgeForm
          key="new"
          storage={storage}
          save={saveNew}
          onRetryFile={retry}
          onSaved={leaveSoon}
        />
      ) : (
        <KnowledgeForm
          key={existing.base.id}
          existing={existing}
          storage={storage}
          save={saveKnowledge}
          onRetryFile={retry}
          onSaved={() => setForm('none')}
          onCancel={() => setForm('none')}
        />
      )}
    </Surface>
  )
}
