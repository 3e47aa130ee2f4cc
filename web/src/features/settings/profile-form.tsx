import { NAME_LENGTH } from '@docent/domain/account'
import { profileSchema } from '@docent/domain/account-schema'
import { accountMessages as text } from '@docent/domain/messages/account'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useNotify } from '../../shared/notify.tsx'
import { useOwner } from '../../shared/session.ts'
import { Form } from '../../shared/ui/form.tsx'
import { FormTextField } from '../../shared/ui/form-fields.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { saveProfile } from './api.ts'

export function ProfileForm({ onDirtyChange }: { onDirtyChange: (isDirty: boolean) => void }) {
  const { uid, user, profile } = useOwner()
  const notify = useNotify()
  const emailId = useId()
  return (
    <Form
      onDirtyChange={onDirtyChange}
      label="Profile"
      isReinitialized
      initialValues={{
        firstName: profile.first_name,
        lastName: profile.last_name,
        company: profile.company,
      }}
      schema={profileSchema}
      onSubmit={async (values) => {
        try {
          await saveProfile(uid, values)
          notify({ title: text.profileUpdated })
        } catch {
          notify({ title: text.profileUpdateFailed, tone: 'destructive' })
        }
      }}
    >
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={NAME_LENGTH}
        />
        <FormTextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={NAME_LENGTH}
        />
      </Box>
      <FormTextField
        name="company"
        label="Company"
        isOptional
        autoComplete="organization"
        maxLength={NAME_LENGTH}
      />
      <TextField
        id={emailId}
        label="Email"
        value={user.email ?? ''}
        helperText="Your email address cannot be changed."
        fullWidth
        slotProps={{ htmlInput: { readOnly: true }, input: { sx: { bgcolor: 'var(--sunken)' } } }}
      />
      <SubmitButton busyLabel="Saving…">Save profile</SubmitButton>
    </Form>
  )
}
