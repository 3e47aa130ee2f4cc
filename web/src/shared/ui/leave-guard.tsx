import { memo, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { isUnasked } from '../unasked.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before a page with unsaved work is left: for another screen, another site, or a reload. */
export const LeaveGuard = memo(function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isUnasked(nextLocation.state),
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you changed on this page is not saved yet.
    </ConfirmDialog>
  )
})
