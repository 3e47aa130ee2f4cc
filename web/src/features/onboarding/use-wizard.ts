import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { authMessages } from '@docent/domain/messages/auth'
import { onboardingMessages as text } from '@docent/domain/messages/onboarding'
import { LAST_STEP, completedBySetUp, type SetUp } from '@docent/domain/onboarding'
import { PATHS } from '../../app/paths.ts'
import { useNotify } from '../../shared/notify.tsx'
import { useOwner } from '../../shared/session.ts'
import { completeOnboarding, saveSteps, useProgress, type StepData } from './api.ts'
import { wizardAt } from './wizard.ts'

/**
 * The wizard's state and moves, over the owner's stored progress.
 * @param setUp what the account holds already
 */
export function useWizard(setUp: SetUp) {
  const { uid, profile } = useOwner()
  const progress = useProgress()
  const notify = useNotify()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // Whoever comes back from a payment page is told in the first step whether it was paid.
  const [chosen, setChosen] = useState<number | null>(params.has('session_id') ? 0 : null)
  const finishing = useRef(false)
  const moves = useRef(0)
  // A step is a screen of its own, which the press does not wait for.
  const goTo = (step: number) => {
    moves.current += 1
    startTransition(() => setChosen(step))
  }
  const rows = progress.data ?? []
  const wizard = wizardAt(
    rows.map((row) => row.step_id),
    chosen,
  )
  const { isDone } = wizard

  const finish = async () => {
    if (finishing.current) return
    finishing.current = true
    try {
      await completeOnboarding(uid)
      notify({ title: text.complete })
    } catch {
      finishing.current = false
      notify({ title: text.integrationsFailed, tone: 'destructive' })
    }
  }

  // The guard of the dashboard reads the profile: going there before it has changed leads back.
  useEffect(() => {
    if (profile.onboarding_completed) void navigate(PATHS.dashboard, { replace: true })
  }, [profile.onboarding_completed, navigate])

  const isStuck = progress.status === 'ready' && isDone && !profile.onboarding_completed
  const finishLate = useEffectEvent(() => void finish())
  useEffect(() => {
    if (isStuck) finishLate()
  }, [isStuck])

  const complete = async (step: number, data: StepData) => {
    // A plan has ended and the wizard began anew: what is still there need not be made again.
    const done = rows.length === 0 && step === 0 ? completedBySetUp(setUp) : []
    const last = done.at(-1)?.step ?? step
    const before = moves.current
    try {
      await saveSteps(uid, [{ step, data }, ...done])
    } catch {
      // The last step's progress fails silently (section 8); the profile is what counts there.
      if (step !== LAST_STEP) {
        notify({ title: authMessages.unexpected, tone: 'destructive' })
        return
      }
    }
    if (last === LAST_STEP) await finish()
    // The next step shows before the save is confirmed: who has moved on from it by then stays there.
    else if (moves.current === before) goTo(last + 1)
  }

  return {
    progress,
    ...wizard,
    dataOf: (step: number): StepData => rows.find((row) => row.step_id === step)?.step_data ?? {},
    complete,
    goTo,
    goBack: () => goTo(Math.max(0, wizard.position - 1)),
  }
}
