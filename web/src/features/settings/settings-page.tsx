import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { useOwner } from '../../shared/session.ts'
import { accountMessages as text } from '@docent/domain/messages/account'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { LeaveGuard } from '../../shared/ui/leave-guard.tsx'
import { hasPassword } from './api.ts'
import { DeleteAccount } from './delete-account.tsx'
import { LeadMails } from './lead-mails.tsx'
import { DownloadData } from './download-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export function SettingsPage() {
  const { user } = useOwner()
  const [isProfileDirty, setIsProfileDirty] = useState(false)
  const [isPasswordDirty, setIsPasswordDirty] = useState(false)
  return (
    <>
      <PageHeading title="Settings" />
      {/* One for both forms: the router asks a single guard. */}
      <LeaveGuard isDirty={isProfileDirty || isPasswordDirty} />
      <SettingsSection title="Profile" text="How we address you.">
        <ProfileForm onDirtyChange={setIsProfileDirty} />
      </SettingsSection>
      <SettingsSection title="Password" text="What you sign in with.">
        {hasPassword(user) ? (
          <PasswordForm onDirtyChange={setIsPasswordDirty} />
        ) : (
          <Typography>{text.googlePassword}</Typography>
        )}
      </SettingsSection>
      <SettingsSection title="Mails" text="What we write to you about, besides your plan.">
        <LeadMails />
      </SettingsSection>
      <SettingsSection title="Your data" text="Everything, to take with you.">
        <DownloadData />
      </SettingsSection>
      <SettingsSection title="Delete account" text="For good, with everything in it.">
        <DeleteAccount />
      </SettingsSection>
    </>
  )
}
