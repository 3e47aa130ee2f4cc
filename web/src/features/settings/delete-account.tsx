import { DELETE_CONFIRMATION } from '@docent/domain/account'
import { accountMessages as text } from '@docent/domain/messages/account'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { textOfFailure } from '../../shared/call-error.ts'
import { asWished, endSession } from '../../shared/end-session.ts'
import { leaveApp } from '../../shared/leave-app.ts'
import { useNotify } from '../../shared/notify.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { removeAccount } from './api.ts'

/** The dialog opens for this one field. */
const focus = (input: HTMLInputElement | null) => input?.focus()

type Step = 'closed' | 'warned' | 'typing'

/** A warning first, then the word that has to be typed; anything else cancels. */
export function DeleteAccount() {
  const [step, setStep] = useState<Step>('closed')
  const [typed, setTyped] = useState('')
  const notify = useNotify()
  const navigate = useNavigate()

  const close = () => {
    setStep('closed')
    setTyped('')
  }
  const cancel = () => {
    close()
    notify({ title: text.deleteCancelled })
  }
  const remove = async () => {
    if (typed !== DELETE_CONFIRMATION) {
      cancel()
      return
    }
    try {
      await asWished(removeAccount)
    } catch (error) {
      close()
      notify({ title: textOfFailure(error, text.deleteFailed), tone: 'destructive' })
      return
    }
    await leaveApp(navigate, async () => {
      await endSession()
      return text.deleted
    })
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setStep('warned')}>
        Delete account
      </Button>
      {/* One dialog for both steps: where it closes, the focus returns to the button above. */}
      <ConfirmDialog
        isOpen={step !== 'closed'}
        title={text.deleteConfirmTitle}
        confirmLabel={step === 'typing' ? 'Delete my account' : 'Continue'}
        busyLabel={step === 'typing' ? 'Deleting…' : 'Continue'}
        isDestructive
        onConfirm={step === 'typing' ? remove : () => setStep('typing')}
        onClose={cancel}
      >
        {step === 'typing' ? (
          <TextField
            label={text.deleteTypeLabel(DELETE_CONFIRMATION)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            fullWidth
            inputRef={focus}
            autoComplete="off"
            slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
            sx={{ mt: 2 }}
          />
        ) : (
          <Typography>{text.deleteConfirm}</Typography>
        )}
      </ConfirmDialog>
    </>
  )
}
