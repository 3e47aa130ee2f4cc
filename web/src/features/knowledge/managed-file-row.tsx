import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { KnowledgeFile } from '@docent/domain/collections'
import { fileMessages as text } from '@docent/domain/messages/knowledge'
import { FileMenu } from './file-menu.tsx'
import type { ListedFile } from './knowledge-rows.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { FailureNote, StageDetail, StoredFileRow } from './stored-file-row.tsx'
import { useFileActions } from './use-file-actions.ts'

interface ManagedFileRowProps {
  file: ListedFile
  onRetry: (fileId: string) => Promise<void>
}

/** A document that can be read, renamed, replaced and deleted where it stands. */
export const ManagedFileRow = ({ file, onRetry }: ManagedFileRowProps) => {
  const { percent, rename, replace, remove } = useFileActions(file)
  const [isRenaming, setIsRenaming] = useState(false)
  const { next } = file
  return (
    <StoredFileRow
      file={file}
      isLinked
      onRetry={() => onRetry(file.id)}
      trailing={
        <FileMenu
          file={file}
          isBusy={percent !== null}
          onRename={() => setIsRenaming(true)}
          onReplace={(version) => void replace(version)}
          onDelete={() => void remove()}
        />
      }
    >
      {percent !== null && <Sending percent={percent} />}
      {next && percent === null && (
        <NextVersion
          next={next}
          onRetry={() => onRetry(next.id)}
          onDiscard={() => void remove(next)}
        />
      )}
      {isRenaming && (
        <RenameDialog file={file} rename={rename} onClose={() => setIsRenaming(false)} />
      )}
    </StoredFileRow>
  )
}

const Sending = ({ percent }: { percent: number }) => (
  <Box sx={{ mt: 2, maxWidth: 320 }}>
    <Typography variant="body2" component="p" aria-live="polite">
      {text.replacing(percent)}
    </Typography>
    <LinearProgress variant="determinate" value={percent} aria-label={text.nextVersion} />
  </Box>
)

interface NextVersionProps {
  next: KnowledgeFile
  onRetry: () => Promise<void>
  onDiscard: () => void
}

/** How far the new version has come, and that the old one answers. */
const NextVersion = ({ next, onRetry, onDiscard }: NextVersionProps) => {
  const isFailed = next.stage === 'failed'
  return (
    <Box sx={{ mt: 2, pl: 3, borderLeft: '2px solid var(--hairline)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="body2" component="span" sx={{ fontWeight: 550 }}>
          {text.nextVersion}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
        >
          <StageDetail file={next} />
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {isFailed ? text.nextFailed : text.oldAnswers}
      </Typography>
      {isFailed && <FailureNote file={next} onRetry={onRetry} />}
      {isFailed && (
        <Button size="small" sx={{ ml: -3 }} onClick={onDiscard}>
          {text.discard}
        </Button>
      )}
    </Box>
  )
}
