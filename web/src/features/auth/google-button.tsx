import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from '../../shared/notify.tsx'
import { signInWithGoogle } from './api.ts'
import { noticeOfGoogle } from './auth-errors.ts'

/** For the local product alone, so nobody else loads it. */
const TestIdentityDialog = lazy(async () => ({
  default: (await import('./test-identity-dialog.tsx')).TestIdentityDialog,
}))

interface GoogleButtonProps {
  mode: 'sign-in' | 'sign-up'
}

/** Google's own window; where it opens, the guards take it from there. */
export function GoogleButton({ mode }: GoogleButtonProps) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const open = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      setIsChoosing((await signInWithGoogle()) === 'choose-test-identity')
    } catch (error) {
      notify(noticeOfGoogle(error, mode))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        aria-disabled={isBusy}
        startIcon={<GoogleGlyph />}
        onClick={() => void open()}
      >
        {mode === 'sign-in' ? 'Sign in with Google' : 'Sign up with Google'}
      </Button>
      <Box sx={between}>or with email</Box>
      {isChoosing && (
        <Suspense>
          <TestIdentityDialog mode={mode} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Words on a hairline. */
const between = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  my: 6,
  color: 'var(--quiet)',
  fontSize: '0.875rem',
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid var(--hairline)' },
}

/** Google's letter in Google's colours, as its guidelines for such buttons ask. */
const GoogleGlyph = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    <g fill="none" strokeWidth="3.4">
      <path d="M3.05 5.4A6.7 6.7 0 0 1 13.6 4.1" stroke="#EA4335" />
      <path d="M3.05 12.6a6.7 6.7 0 0 1 0-7.2" stroke="#FBBC05" />
      <path d="M13.35 14.1A6.7 6.7 0 0 1 3.05 12.6" stroke="#34A853" />
      <path d="M9.2 9h6.5a6.6 6.6 0 0 1-2.35 5.1" stroke="#4285F4" />
    </g>
  </svg>
)
