import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { KnowledgeFile } from '@docent/domain/collections'
import { formatBytes, plural } from '@docent/domain/format'
import { mayRetry, type FileStage } from '@docent/domain/knowledge'
import { FILE_FAILURE_TEXTS, FILE_STAGE_LABELS } from '@docent/domain/messages/knowledge'
import { PATHS } from '../../app/paths.ts'
import { FileFrame } from './file-frame.tsx'

const STEPS: readonly FileStage[] = ['queued', 'reading', 'indexing']

/** The three stages on the way, as far as the file has come. The words beside it say the same. */
const StageBar = ({ stage }: { stage: FileStage }) => {
  const reached = STEPS.indexOf(stage)
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: '3px', width: 72, flex: 'none' }}>
      {STEPS.map((step, index) => (
        <Box
          key={step}
          sx={{
            flex: 1,
            height: 4,
            borderRadius: 2,
            backgroundColor: index <= reached ? 'var(--brand)' : 'var(--hairline)',
            transition: 'background-color 160ms',
            ...(index === reached && {
              animation: 'docent-stage 1.6s ease-in-out infinite',
              '@keyframes docent-stage': { '50%': { opacity: 0.35 } },
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            }),
          }}
        />
      ))}
    </Box>
  )
}

/** How far a file has come, in words. */
export const StageDetail = ({ file }: { file: KnowledgeFile }) => {
  const pages = file.pages === null ? '' : ` · ${plural(file.pages, 'page')}`
  if (file.stage === 'failed') {
    return <Box sx={{ color: 'var(--error)' }}>{FILE_STAGE_LABELS.failed}</Box>
  }
  if (file.stage === 'ready') {
    return (
      <Box sx={{ color: 'var(--success)' }}>
        {FILE_STAGE_LABELS.ready}
        {pages}
      </Box>
    )
  }
  return (
    <>
      <span>
        {FILE_STAGE_LABELS[file.stage]}
        {pages}
      </span>
      <StageBar stage={file.stage} />
    </>
  )
}

/** Why a file could not be read, and Retry where that can help. */
export const FailureNote = ({
  file,
  onRetry,
}: {
  file: KnowledgeFile
  onRetry: () => Promise<void>
}) => {
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    await onRetry()
    setIsBusy(false)
  }
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" component="p">
        {FILE_FAILURE_TEXTS[file.failure ?? 'internal']}
      </Typography>
      {mayRetry(file) && (
        <Button
          size="small"
          sx={{ ml: -3, minWidth: 0 }}
          disabled={isBusy}
          aria-label={`Retry ${file.title}`}
          onClick={() => void retry()}
        >
          {isBusy ? 'Retrying…' : 'Retry'}
        </Button>
      )}
    </Box>
  )
}

interface StoredFileRowProps {
  file: KnowledgeFile
  onRetry: () => Promise<void>
  /** Whether the name of a ready file opens its text. */
  isLinked?: boolean
  /** Left out, the file cannot be marked for deletion here. */
  marking?: { isMarked: boolean; isBusy: boolean; onToggle: () => void }
  /** At the end of the row, in place of the mark. */
  trailing?: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** A stored file: how far it has come, its pages when ready, the reason when it failed. */
export const StoredFileRow = ({
  file,
  onRetry,
  marking,
  isLinked = false,
  trailing,
  children,
}: StoredFileRowProps) => {
  const isMarked = marking?.isMarked ?? false
  return (
    <FileFrame
      name={file.title}
      mediaType={file.file_type}
      {...(isLinked && file.stage === 'ready' && { to: PATHS.document(file.id) })}
      isStruck={isMarked}
      detail={
        <>
          <span>{formatBytes(file.file_size)}</span>
          {isMarked ? <span>Deleted when you save</span> : <StageDetail file={file} />}
        </>
      }
      below={
        <>
          {file.stage === 'failed' && !isMarked && <FailureNote file={file} onRetry={onRetry} />}
          {children}
        </>
      }
      trailing={
        trailing ??
        (marking && (
          <IconButton
            aria-label={isMarked ? `Keep ${file.title}` : `Delete ${file.title}`}
            disabled={marking.isBusy}
            onClick={marking.onToggle}
          >
            {isMarked ? <Undo /> : <DeleteOutlined />}
          </IconButton>
        ))
      }
    />
  )
}
