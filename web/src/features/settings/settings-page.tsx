import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { useOwner } from '../../shared/session.ts'
import { accountMessages as text } from '@docent/domain/messages/account'
import Typography from '@mui/material/Typography'
import { hasPassword } from './api.ts'
import { DeleteAccount } from './delete-account.tsx'
import { LeadMails } from './lead-mails.tsx'
import { DownloadData } from './download-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export function SettingsPage() {
  const { user } = useOwner()
  return (
    <>
      <PageHeading title="Settings" />
      <SettingsSection title="Profile" text="How we address you.">
        <ProfileForm />
      </SettingsSection>
      <SettingsSection title="Password" text="What you sign in with.">
        {hasPassword(user) ? <PasswordForm /> : <Typography>{text.googlePassword}</Typography>}
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
