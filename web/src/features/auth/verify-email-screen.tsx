import { authMessages as text } from '@docent/domain/messages/auth'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../app/paths.ts'
import { LoadingScreen } from '../../shared/ui/loading-screen.tsx'
import { verifyEmail } from './api.ts'
import { AuthLayout } from './auth-layout.tsx'

/** A code counts once, so a second render must not spend it again. */
const verifications = new Map<string, Promise<void>>()

function verifyOnce(code: string): Promise<void> {
  const verification = verifications.get(code) ?? verifyEmail(code)
  verifications.set(code, verification)
  return verification
}

/** Where the link of the verification e-mail ends. */
export function VerifyEmailScreen({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<'waiting' | 'verified' | 'refused'>('waiting')
  useEffect(() => {
    verifyOnce(code).then(
      () => setOutcome('verified'),
      () => setOutcome('refused'),
    )
  }, [code])
  if (outcome === 'waiting') return <LoadingScreen />
  const isVerified = outcome === 'verified'
  return (
    <AuthLayout
      title={isVerified ? text.verifiedTitle : text.resetLinkInvalidTitle}
      text={isVerified ? 'Thank you. Everything is open to you now.' : text.verifyLinkInvalid}
    >
      <Button component={Link} to={PATHS.dashboard} variant="contained" size="large">
        Continue
      </Button>
    </AuthLayout>
  )
}
