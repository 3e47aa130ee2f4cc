import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { KnowledgeFile } from '@docent/domain/collections'
import { formatBytes, plural } from '@docent/domain/format'
import {
  FILE_KINDS,
  fileKindOfMediaType,
  fileKindOfName,
  mayRetry,
  type FileStage,
} from '@docent/domain/knowledge'
import { FILE_FAILURE_TEXTS, FILE_STAGE_LABELS } from '@docent/domain/messages/knowledge'
import { PATHS } from '../../app/paths.ts'

/** A page with its kind written on it. */
const TypeGlyph = ({ label }: { label: string }) => (
  <Box
    aria-hidden
    sx={{
      position: 'relative',
      flex: 'none',
      width: 36,
      height: 44,
      border: '1px solid var(--edge)',
      borderRadius: '3px 11px 3px 3px',
      backgroundColor: 'var(--surface)',
      color: 'var(--quiet)',
      fontSize: 10,
      fontWeight: 650,
      letterSpacing: '0.02em',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      pb: '6px',
    }}
  >
    {label}
  </Box>
)

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

interface RowFrameProps {
  glyph: string
  name: string
  /** Where the name leads. */
  to?: string
  detail: ReactNode
  isStruck?: boolean
  trailing?: ReactNode
  below?: ReactNode
}

const RowFrame = ({
  glyph,
  name,
  to,
  detail,
  isStruck = false,
  trailing,
  below,
}: RowFrameProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 3,
      py: 3,
      '& + li': { borderTop: '1px solid var(--hairline)' },
    }}
  >
    <TypeGlyph label={glyph} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        variant="body2"
        component="p"
        title={name}
        noWrap
        sx={{ fontWeight: 550, textDecoration: isStruck ? 'line-through' : 'none' }}
      >
        {to === undefined ? (
          name
        ) : (
          <MuiLink component={Link} to={to} color="inherit">
            {name}
          </MuiLink>
        )}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        color="textSecondary"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {detail}
      </Typography>
      {below}
    </Box>
    {trailing}
  </Box>
)

const glyphOf = (name: string, mediaType = ''): string => {
  const kind = fileKindOfMediaType(mediaType) ?? fileKindOfName(name)
  return kind === null ? 'FILE' : FILE_KINDS[kind].label
}

const newFileState = (percent: number | null): string => {
  if (percent === null) return 'to be uploaded'
  return percent < 100 ? `${percent} % uploaded` : 'uploaded'
}

/** A file that was chosen and is not uploaded yet. */
export const NewFileRow = ({
  file,
  onRemove,
  isBusy = false,
  percent = null,
}: {
  file: File
  onRemove: () => void
  isBusy?: boolean
  /** How much of it has been sent; `null` before the upload. */
  percent?: number | null
}) => (
  <RowFrame
    glyph={glyphOf(file.name, file.type)}
    name={file.name}
    detail={`${formatBytes(file.size)} · ${newFileState(percent)}`}
    below={
      percent !== null && (
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={percent}
          sx={{ mt: 1, maxWidth: 320 }}
        />
      )
    }
    trailing={
      <IconButton aria-label={`Remove ${file.name}`} onClick={onRemove} disabled={isBusy}>
        <DeleteOutlined />
      </IconButton>
    }
  />
)

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
          sx={{ ml: -3 }}
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
    <RowFrame
      glyph={glyphOf(file.title, file.file_type)}
      name={file.title}
      {...(isLinked && file.stage === 'ready' && { to: PATHS.document(file.id) })}
      isStruck={isMarked}
      detail={
        <>
          <span>{formatBytes(file.file_size)}</span>
          {isMarked ? <span>· is deleted when you save</span> : <StageDetail file={file} />}
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

export const FileList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)
