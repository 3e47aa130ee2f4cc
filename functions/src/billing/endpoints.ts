import { PAID_TIERS, type PaidTier } from '@docent/domain/plans'
import { object, string } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import { startTrial } from './start-trial.ts'

/** `POST /api/start-trial`. */
export const startTrialEndpoint = (deps: Parameters<typeof startTrial>[0]) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: object({ tier: string<PaidTier>().oneOf(PAID_TIERS).required() }),
    run: ({ owner, body }) => startTrial(deps, { ownerId: owner.userId, tier: body.tier }),
  })
