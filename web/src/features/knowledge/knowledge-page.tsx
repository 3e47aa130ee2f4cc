import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { startTransition, useState } from 'react'
import { formatBytes } from '@docent/domain/format'
import { knowledgeMessages as text } from '@docent/domain/messages/knowledge'
import { canAdd, formatStorageCap } from '@docent/domain/plans'
import { useOwnAnswers } from '../../shared/own-answers.ts'
import { usePlan, useUsage } from '../../shared/owner-data.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { Meter } from '../../shared/ui/meter.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { PATHS } from '../../app/paths.ts'
import { PlanLimitNotice } from '../../shared/ui/plan-limit-notice.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { saveKnowledge, useBotsOf, useKnowledge, useStorage } from './api.ts'
import { DeleteKnowledgeDialog } from './delete-knowledge-dialog.tsx'
import { KnowledgeCard } from './knowledge-card.tsx'
import { KnowledgeForm } from './knowledge-form.tsx'
import { surplusIds, type BaseWithFiles } from './knowledge-rows.ts'
import { useRetryFile } from './use-retry-file.ts'

type Mode = { view: 'list' } | { view: 'create' } | { view: 'edit'; baseId: string }

const LIST: Mode = { view: 'list' }

function StorageMeter() {
  const { usedBytes, capBytes } = useStorage()
  const { limits } = usePlan()
  // Not with a nothing that becomes something: the figure would move.
  if (useUsage().status === 'loading') return null
  return (
    <Meter
      label="Storage"
      used={usedBytes}
      cap={Number.isFinite(capBytes) ? capBytes : null}
      capText={formatStorageCap(limits)}
      format={formatBytes}
      note="When it is full, uploads are refused. What is stored keeps answering."
    />
  )
}

/** The owner's knowledge bases: list, create, edit, delete. */
export const KnowledgePage = () => {
  const [mode, setMode] = useState<Mode>(LIST)
  // The form is a screen of its own, which the press does not wait for.
  const show = (next: Mode) => startTransition(() => setMode(next))
  const knowledge = useKnowledge()
  const storage = useStorage()
  const { limits } = usePlan()
  const surplus = useSurplus()
  const retry = useRetryFile()
  const bases = knowledge.data ?? []
  const mayCreate = canAdd(bases.length, limits.maxKnowledgeBases)
  const edited =
    mode.view === 'edit' ? bases.find(({ base }) => base.id === mode.baseId) : undefined
  const isForm = mode.view === 'create' || edited !== undefined
  const create = () => show({ view: 'create' })

  return (
    <>
      <PageHeading
        title="Knowledge"
        text="The documents that your bots answer from."
        actions={
          !isForm && mayCreate && bases.length > 0 ? (
            <Button variant="contained" startIcon={<Add />} onClick={create}>
              New knowledge base
            </Button>
          ) : null
        }
      />
      {isForm ? (
        <Surface sx={{ maxWidth: 860 }}>
          <KnowledgeForm
            key={edited?.base.id ?? 'new'}
            {...(edited && { existing: edited, isSurplus: surplus.includes(edited.base.id) })}
            storage={storage}
            save={saveKnowledge}
            onRetryFile={retry}
            onSaved={() => show(LIST)}
            onCancel={() => show(LIST)}
          />
        </Surface>
      ) : (
        <Overview
          mayCreate={mayCreate}
          onCreate={create}
          onEdit={(baseId) => show({ view: 'edit', baseId })}
        />
      )}
    </>
  )
}

/** The bases above the plan's cap; none before the plan is known. */
function useSurplus(): readonly string[] {
  const bases = useKnowledge().data ?? []
  const { limits, isKnown } = usePlan()
  return isKnown ? surplusIds(bases, limits.maxKnowledgeBases) : []
}

interface ListProps {
  onCreate: () => void
  onEdit: (baseId: string) => void
}

/** What there is, and how much of the plan it takes. */
const Overview = ({ mayCreate, ...list }: ListProps & { mayCreate: boolean }) => {
  const knowledge = useKnowledge()
  const { limits, isKnown } = usePlan()
  const surplus = useSurplus()
  const bases = knowledge.data ?? []
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      {isKnown && knowledge.status === 'ready' && !mayCreate && (
        <PlanLimitNotice
          title={text.planLimitTitle}
          text={
            surplus.length > 0
              ? text.surplus(limits.maxKnowledgeBases, bases.length)
              : text.planLimit
          }
          upgradeTo={PATHS.billing}
          plansTo={PATHS.pricing}
        />
      )}
      {knowledge.status === 'loading' && <ListSkeleton label="Loading knowledge bases" />}
      {knowledge.status === 'failed' && (
        <FailedState text={text.loadAllFailed} onRetry={knowledge.retry} />
      )}
      {knowledge.status === 'ready' && <KnowledgeList bases={bases} surplus={surplus} {...list} />}
      {bases.length > 0 && <StorageMeter />}
    </Box>
  )
}

const KnowledgeList = ({
  bases,
  surplus,
  onCreate,
  onEdit,
}: ListProps & { bases: readonly BaseWithFiles[]; surplus: readonly string[] }) => {
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const botsOf = useBotsOf()
  const own = useOwnAnswers()
  const answersOf = (id: string) => own.data?.find(({ baseId }) => baseId === id)?.answers ?? []
  const deleted = bases.find(({ base }) => base.id === deletedId)
  if (bases.length === 0) {
    return (
      <Surface>
        <EmptyState
          title="No documents yet"
          text="A bot says only what it can prove from your documents, so it needs some first."
          action={
            <Button variant="contained" onClick={onCreate}>
              Upload documents
            </Button>
          }
        />
      </Surface>
    )
  }
  return (
    <>
      {bases.map((item) => (
        <KnowledgeCard
          key={item.base.id}
          item={item}
          isSurplus={surplus.includes(item.base.id)}
          bots={botsOf(item.base.id)}
          {...(own.status === 'ready' && { answers: answersOf(item.base.id) })}
          onEdit={() => onEdit(item.base.id)}
          onDelete={() => setDeletedId(item.base.id)}
        />
      ))}
      {deleted && (
        <DeleteKnowledgeDialog
          item={deleted}
          botNames={botsOf(deleted.base.id).map(({ name }) => name)}
          onClose={() => setDeletedId(null)}
        />
      )}
    </>
  )
}
