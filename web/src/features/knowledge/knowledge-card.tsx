import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { formatBytes, formatNames } from '@docent/domain/format'
import { selfTestText } from '@docent/domain/messages/knowledge'
import { Surface } from '../../shared/ui/surface.tsx'
import { FileList, StoredFileRow } from './file-row.tsx'
import { summarizeStages, type BaseWithFiles } from './knowledge-rows.ts'
import { StageSummaryText } from './stage-summary.tsx'
import { useRetryFile } from './use-retry-file.ts'

interface KnowledgeCardProps {
  item: BaseWithFiles
  onEdit: () => void
  /** Left out, the base cannot be deleted here. */
  onDelete?: () => void
}

/** One base: its documents and how far each has come. Opens by itself while there is news. */
export const KnowledgeCard = ({ item, onEdit, onDelete }: KnowledgeCardProps) => {
  const { base, files } = item
  const { working, failed } = summarizeStages(files)
  const [choice, setChoice] = useState<boolean | null>(null)
  const retry = useRetryFile()
  const listId = useId()
  const isOpen = choice ?? working + failed > 0
  const bytes = files.reduce((sum, { file_size }) => sum + file_size, 0)
  return (
    <Surface component="article" label={base.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {base.title}
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
      {files.length > 0 && (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setChoice(!isOpen)}
            sx={{ ml: -3, mt: 2 }}
          >
            {isOpen ? 'Hide documents' : 'Show documents'}
          </Button>
          <Collapse in={isOpen} id={listId} unmountOnExit>
            <FileList label={`Documents of ${base.title}`}>
              {files.map((file) => (
                <StoredFileRow key={file.id} file={file} onRetry={() => retry(file.id)} />
              ))}
            </FileList>
          </Collapse>
        </>
      )}
    </Surface>
  )
}
