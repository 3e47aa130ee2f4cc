import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Stands where data should be that could not be loaded. */
export function FailedState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert
      role="alert"
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
