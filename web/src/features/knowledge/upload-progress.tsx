import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { uploadLabel } from '@docent/domain/messages/knowledge'

/** How far an upload has come, in true bytes, and the way to stop it. */
export const UploadProgress = ({
  percent,
  mode,
  onCancel,
}: {
  percent: number
  mode: 'create' | 'edit'
  onCancel: () => void
}) => {
  const labelId = useId()
  return (
    <Box sx={{ border: '1px solid var(--hairline)', borderRadius: 'var(--radius)', p: 4, pb: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={labelId} variant="subtitle2" component="p" aria-live="polite">
          {uploadLabel(percent, mode)}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {percent} %
        </Typography>
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={labelId} />
      <Button size="small" sx={{ ml: -3, mt: 1 }} onClick={onCancel}>
        Cancel upload
      </Button>
    </Box>
  )
}
