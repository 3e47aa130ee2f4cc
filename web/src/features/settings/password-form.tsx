import { passwordChangeSchema } from '@docent/domain/account-schema'
import { accountMessages as text } from '@docent/domain/messages/account'
import { useNotify } from '../../shared/notify.tsx'
import { useOwner } from '../../shared/session.ts'
import { Form, IfFilled } from '../../shared/ui/form.tsx'
import { FormPasswordField } from '../../shared/ui/form-fields.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { changePassword } from './api.ts'

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm({ onDirtyChange }: { onDirtyChange: (isDirty: boolean) => void }) {
  const { user } = useOwner()
  const notify = useNotify()
  return (
    <Form
      onDirtyChange={onDirtyChange}
      label="Password"
      initialValues={EMPTY}
      schema={passwordChangeSchema}
      isOptional
      onSubmit={async ({ currentPassword, newPassword }, { resetForm, setFieldError }) => {
        try {
          const outcome = await changePassword(user, currentPassword, newPassword)
          if (outcome === 'wrong-password') {
            setFieldError('currentPassword', text.currentPasswordWrong)
            return
          }
          resetForm()
          notify({ title: text.passwordUpdated })
        } catch {
          notify({ title: text.passwordUpdateFailed, tone: 'destructive' })
        }
      }}
    >
      <input type="text" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <FormPasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
      <FormPasswordField name="newPassword" label="New password" autoComplete="new-password" />
      <FormPasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <IfFilled names={['currentPassword', 'newPassword', 'confirmPassword']}>
        {(isFilled) => (
          <SubmitButton isDisabled={!isFilled} busyLabel="Changing…">
            Change password
          </SubmitButton>
        )}
      </IfFilled>
    </Form>
  )
}
