import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type ReactNode } from 'react'
import { DeferredDialog } from './deferred-dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What happens, and what it touches. */
  children: ReactNode
  /** A verb: 'Delete bot'. */
  confirmLabel: string
  busyLabel?: string
  cancelLabel?: string
  isDestructive?: boolean
  /** The dialog stays open and busy until this settles; it does not close it. */
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, onConfirm, onClose } = props
  const [isBusy, setIsBusy] = useState(false)
  const titleId = useId()
  const textId = useId()
  const confirm = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onConfirm()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <DeferredDialog
      open={isOpen}
      onClose={() => !isBusy && onClose()}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button
          variant="contained"
          color={props.isDestructive ? 'error' : 'primary'}
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? (props.busyLabel ?? confirmLabel) : confirmLabel}
        </Button>
      </DialogActions>
    </DeferredDialog>
  )
}
