import { authMessages as text } from '@docent/domain/messages/auth'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../end-session.ts'
import { leaveApp } from '../leave-app.ts'

const WORDS = {
  'Sign Out': { done: text.signedOut, failed: text.signOutFailed },
  Logout: { done: text.loggedOut, failed: text.logOutFailed },
} as const

/** Ends the session on the way to the home page, which shows the notice. */
export function SignOutButton({ label = 'Sign Out' }: { label?: keyof typeof WORDS }) {
  const navigate = useNavigate()
  const end = () =>
    endSession().then(
      () => WORDS[label].done,
      (error: unknown) => {
        console.error('Sign-out failed', error)
        return WORDS[label].failed
      },
    )
  return (
    <Button color="secondary" onClick={() => void leaveApp(navigate, end)}>
      {label}
    </Button>
  )
}
