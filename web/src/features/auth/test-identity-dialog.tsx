import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { object, string } from 'yup'
import { authMessages as text } from '@docent/domain/messages/auth'
import { useNotify } from '../../shared/notify.tsx'
import { Form } from '../../shared/ui/form.tsx'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { signInAsTestIdentity } from './api.ts'
import { noticeOfGoogle } from './auth-errors.ts'

const identitySchema = object({
  email: string().trim().email(text.emailInvalid).required(text.emailRequired),
  name: string().trim().default(''),
})

interface TestIdentityDialogProps {
  mode: 'sign-in' | 'sign-up'
  onClose: () => void
}

/** Only against the Auth emulator without a network: says who Google would have said you are. */
export function TestIdentityDialog({ mode, onClose }: TestIdentityDialogProps) {
  const notify = useNotify()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Form
        initialValues={{ email: 'visitor@example.com', name: 'Vera Visitor' }}
        schema={identitySchema}
        spacing={0}
        onSubmit={async (identity) => {
          try {
            await signInAsTestIdentity(identity)
            onClose()
          } catch (error) {
            notify(noticeOfGoogle(error, mode))
          }
        }}
      >
        <DialogTitle id={titleId}>Local Google identity</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 5 }}>
          <Typography variant="body2" color="textSecondary">
            Google cannot be reached from here, and this is the local emulator. Choose who to be;
            the account exists on this machine only.
          </Typography>
          <FormTextField name="email" label="Email" type="email" />
          <FormTextField name="name" label="Name" isOptional />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyLabel="Signing in…">Continue</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
