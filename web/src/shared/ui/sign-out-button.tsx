import { authMessages as text } from '@docent/domain/messages/auth'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { endSession } from '../end-session.ts'
import { UNASKED } from '../unasked.ts'

const WORDS = {
  'Sign Out': { done: text.signedOut, failed: text.signOutFailed },
  Logout: { done: text.loggedOut, failed: text.logOutFailed },
} as const

/** Goes to the home page and ends the session there; the home page shows the notice. */
export function SignOutButton({ label = 'Sign Out' }: { label?: keyof typeof WORDS }) {
  const navigate = useNavigate()
  const leave = async () => {
    // First away from the guarded screen: its guard would send a signed-out visitor to the login.
    await navigate('/', { state: UNASKED })
    const notice = await endSession().then(
      () => WORDS[label].done,
      (error: unknown) => {
        console.error('Sign-out failed', error)
        return WORDS[label].failed
      },
    )
    await navigate('/', { replace: true, state: { notice } })
  }
  return (
    <Button color="secondary" onClick={() => void leave()}>
      {label}
    </Button>
  )
}
