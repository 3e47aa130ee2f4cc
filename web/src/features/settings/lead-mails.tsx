import { accountMessages as text } from '@docent/domain/messages/account'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useNotify } from '../../shared/notify.tsx'
import { useOwner } from '../../shared/session.ts'
import { saveLeadMails } from './api.ts'

/** Whether the owner is mailed when a visitor leaves an address. Saved with the switch. */
export function LeadMails() {
  const { uid, profile } = useOwner()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const save = async (isOn: boolean) => {
    setIsBusy(true)
    try {
      await saveLeadMails(uid, isOn)
      notify({ title: text.profileUpdated })
    } catch {
      notify({ title: text.profileUpdateFailed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <FormControlLabel
      label={text.leadMails}
      control={
        <Switch
          checked={profile.lead_mails !== false}
          disabled={isBusy}
          onChange={(_, isOn) => void save(isOn)}
        />
      }
    />
  )
}
