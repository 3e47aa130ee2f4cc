import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { formatBytes } from '@docent/domain/format'
import { FileFrame } from './file-frame.tsx'

const newFileState = (percent: number | null): string => {
  if (percent === null) return 'To be uploaded'
  return percent < 100 ? `${percent} % uploaded` : 'Uploaded'
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
  <FileFrame
    name={file.name}
    mediaType={file.type}
    detail={
      <>
        <span>{formatBytes(file.size)}</span>
        <span>{newFileState(percent)}</span>
      </>
    }
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
