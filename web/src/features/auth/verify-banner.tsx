import { authMessages as text } from '@docent/domain/messages/auth'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { User } from 'firebase/auth'
import { useEffect, useState } from 'react'
import { useNotify } from '../../shared/notify.tsx'
import { useSession } from '../../shared/session.ts'
import { columnOf } from '../../shared/ui/column.ts'
import { sendVerification } from './api.ts'

const banner = {
  borderRadius: 0,
  borderWidth: '0 0 1px',
  // On a phone the button stands below the words, in line with them.
  '& .MuiAlert-action': { ml: { xs: '22px', sm: 'auto' } },
} as const

/** Tells notices how much of the banner is in sight above the header, for them not to cover it. */
const tellHeight = (element: HTMLElement | null) => {
  if (!element) return undefined
  const { style } = document.documentElement
  const tell = () => {
    const height = Math.max(0, element.getBoundingClientRect().bottom)
    style.setProperty('--above-header', `${height}px`)
  }
  tell()
  window.addEventListener('resize', tell)
  window.addEventListener('scroll', tell, { passive: true })
  return () => {
    window.removeEventListener('resize', tell)
    window.removeEventListener('scroll', tell)
    style.removeProperty('--above-header')
  }
}

/** A verified address is in the next token; while offline the banner simply stays. */
async function refresh(user: User): Promise<void> {
  try {
    await user.reload()
    if (user.emailVerified) await user.getIdToken(true)
  } catch {
    return
  }
}

/**
 * Stands above the owner's screens until the address is verified (decision 15). It has the full
 * width; its words are in line with the page below, which is `width` pixels wide.
 */
export function VerifyBanner({ width }: { width: number }) {
  const session = useSession()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const user = 'isVerified' in session && !session.isVerified ? session.user : null

  useEffect(() => {
    if (!user) return undefined
    // The link opens in another tab: look again whenever this one comes back into view. Signing in
    // and loading the page have just looked by themselves.
    const look = () => {
      if (document.visibilityState !== 'visible') return
      void refresh(user)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [user])

  if (!user?.email) return null
  const address = user.email
  const resend = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await sendVerification(user)
      notify({ title: text.verifySentTitle, text: text.verifySent(address) })
    } catch {
      notify({ title: text.verifySendFailed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Alert
      ref={tellHeight}
      severity="info"
      sx={{ ...banner, ...columnOf(width) }}
      action={
        <Button size="small" aria-disabled={isBusy} onClick={() => void resend()}>
          Send again
        </Button>
      }
    >
      <AlertTitle>{text.verifyTitle}</AlertTitle>
      {text.verifyText(address)}
    </Alert>
  )
}
