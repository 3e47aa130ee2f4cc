import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { ACCEPTED_FILES } from '@docent/domain/knowledge'

/**
 * Takes files by drop, click or keyboard. Which of them are accepted is decided by the caller, so
 * that everything that is skipped is named.
 */
export const FileDrop = ({
  onFiles,
  isDisabled,
}: {
  onFiles: (files: File[]) => void
  isDisabled: boolean
}) => {
  const hintId = useId()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    multiple: true,
  })
  const accept = Object.values(ACCEPTED_FILES).flat().join(',')
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: { xs: 6, sm: 8 },
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isDragActive ? 'var(--brand)' : 'var(--edge)',
        borderRadius: 'var(--radius)',
        backgroundColor: isDragActive ? 'var(--sunken)' : 'transparent',
        transition: 'background-color 140ms, border-color 140ms',
        opacity: isDisabled ? 0.5 : 1,
      }}
    >
      <input {...getInputProps({ accept, 'aria-label': 'Documents' })} tabIndex={-1} />
      <UploadFileOutlined aria-hidden sx={{ fontSize: 32, color: 'var(--quiet)' }} />
      <Typography variant="subtitle2" component="p">
        {isDragActive ? 'Drop them here' : 'Drop documents here'}
      </Typography>
      <Typography id={hintId} variant="body2" color="textSecondary">
        PDF, DOC, DOCX or TXT, up to 10 MB each
      </Typography>
      <Button
        variant="outlined"
        onClick={open}
        disabled={isDisabled}
        aria-describedby={hintId}
        sx={{ mt: 1 }}
      >
        Choose files
      </Button>
    </Box>
  )
}
