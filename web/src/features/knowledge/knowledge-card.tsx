import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useId, useState, type ReactNode } from 'react'
import { formatBytes, formatNames } from '@docent/domain/format'
import { selfTestText } from '@docent/domain/messages/knowledge'
import { ownAnswerMessages } from '@docent/domain/messages/own-answers'
import { testerMessages } from '@docent/domain/messages/trace'
import type { ListedAnswer } from '../../shared/own-answers.ts'
import { Surface } from '../../shared/ui/surface.tsx'
import { AnswersPanel } from './answers-panel.tsx'
import { FileList } from './file-frame.tsx'
import { summarizeStages, type BaseWithFiles } from './knowledge-rows.ts'
import { ManagedFileRow } from './managed-file-row.tsx'
import { RetrievalTester, type AskingBot } from './retrieval-tester.tsx'
import { StageSummaryText } from './stage-summary.tsx'
import { StoredFileRow } from './stored-file-row.tsx'
import { useRetryFile } from './use-retry-file.ts'

interface KnowledgeCardProps {
  item: BaseWithFiles
  /** Above the plan's cap it can only be made smaller. */
  isSurplus?: boolean
  onEdit: () => void
  /** Left out, the base cannot be deleted here. */
  onDelete?: () => void
  /** Those that answer from it; left out, the base can be looked at and not be worked with. */
  bots?: readonly AskingBot[]
  /** What the owner wrote for it. */
  answers?: readonly ListedAnswer[]
}

/** One base: its documents and how far each has come. Opens by itself while there is news. */
export const KnowledgeCard = (props: KnowledgeCardProps) => {
  const { item, onEdit, onDelete } = props
  const { base, files } = item
  const { working, failed } = summarizeStages(files)
  const bytes = files.reduce((sum, { file_size }) => sum + file_size, 0)
  return (
    <Surface component="article" label={base.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {base.title}
            {props.isSurplus && <Chip size="small" label="Read-only" sx={{ ml: 2 }} />}
          </Typography>
          {base.content !== '' && (
            <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {base.content}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Button variant="outlined" onClick={onEdit} aria-label={`Edit ${base.title}`}>
            Edit
          </Button>
          {onDelete && (
            <Button color="error" onClick={onDelete} aria-label={`Delete ${base.title}`}>
              Delete
            </Button>
          )}
        </Box>
      </Box>
      <Box sx={{ mt: 4 }}>
        {files.length > 0 && (
          <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {formatNames(files.map(({ title }) => title))}
            <Box component="span" sx={{ color: 'var(--quiet)' }}>
              {' '}
              · {formatBytes(bytes)}
            </Box>
          </Typography>
        )}
        <StageSummaryText files={files} />
        {base.self_test && base.self_test.own_asked > 0 && working === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '70ch' }}>
            {selfTestText(base.self_test)}
          </Typography>
        )}
      </Box>
      <Panels panels={panelsOf(props)} openAtFirst={working + failed > 0 ? 'documents' : null} />
    </Surface>
  )
}

interface Panel {
  readonly name: string
  readonly open: string
  readonly close: string
  readonly content: ReactNode
}

function panelsOf({ item: { base, files }, bots, answers }: KnowledgeCardProps): Panel[] {
  const documents: Panel = {
    name: 'documents',
    open: 'Show documents',
    close: 'Hide documents',
    content: <Documents base={base} files={files} isManaged={bots !== undefined} />,
  }
  const test = bots && {
    name: 'test',
    open: testerMessages.open,
    close: testerMessages.close,
    content: (
      <RetrievalTester
        baseId={base.id}
        bots={bots}
        isEmpty={!files.some(({ stage }) => stage === 'ready') && !answers?.length}
      />
    ),
  }
  const own = answers && {
    name: 'answers',
    open: ownAnswerMessages.open(answers.length),
    close: ownAnswerMessages.close,
    content: <AnswersPanel base={base} answers={answers} />,
  }
  // The owner's answers are read last, and push nothing aside when they come.
  return [files.length > 0 && documents, test, own].filter((panel) => typeof panel === 'object')
}

/** Folded parts of a card, of which one is open at a time. */
const Panels = ({ panels, openAtFirst }: { panels: Panel[]; openAtFirst: string | null }) => {
  const [choice, setChoice] = useState<string | null>()
  const id = useId()
  const opened = choice === undefined ? openAtFirst : choice
  // The button answers first, what it unfolds comes after it.
  const unfolded = useDeferredValue(opened)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, ml: -3, mt: 2 }}>
        {panels.map(({ name, open, close }) => (
          <Button
            key={name}
            size="small"
            aria-expanded={opened === name}
            aria-controls={`${id}-${name}`}
            onClick={() => setChoice(opened === name ? null : name)}
          >
            {opened === name ? close : open}
          </Button>
        ))}
      </Box>
      {panels.map(({ name, content }) => (
        <Collapse key={name} in={unfolded === name} id={`${id}-${name}`} unmountOnExit>
          <Box sx={{ pt: 3 }}>{content}</Box>
        </Collapse>
      ))}
    </>
  )
}

const Documents = ({
  base,
  files,
  isManaged,
}: BaseWithFiles & {
  /** Whether documents can be read, renamed, replaced and deleted here. */
  isManaged: boolean
}) => {
  const retry = useRetryFile()
  return (
    <FileList label={`Documents of ${base.title}`}>
      {files.map((file) =>
        isManaged ? (
          <ManagedFileRow key={file.id} file={file} onRetry={retry} />
        ) : (
          <StoredFileRow key={file.id} file={file} onRetry={() => retry(file.id)} />
        ),
      )}
    </FileList>
  )
}
