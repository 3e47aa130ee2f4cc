import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'

/** Stands where data should be that could not be loaded. */
export function FailedState({
  title,
  text,
  onRetry,
}: {
  title?: string
  text: string
  onRetry: () => void
}) {
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
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  )
}
