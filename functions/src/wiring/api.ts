import { API } from '@docent/domain/routes'
import { firestoreTrials } from '../adapters/firestore-subscribers.ts'
import { startTrialEndpoint } from '../billing/endpoints.ts'
import { healthEndpoint } from '../http/health.ts'
import { serve } from '../http/router.ts'
import { serverDeps } from './server.ts'

/** The function `api`: what owners call. */
export function apiHandler(): ReturnType<typeof serve> {
  const now = () => new Date()
  const table = {
    [API.health]: healthEndpoint(),
    [API.startTrial]: startTrialEndpoint({ trials: firestoreTrials, now }),
  }
  return serve(table, { prefix: '/api', crossOrigin: 'none' }, serverDeps())
}
