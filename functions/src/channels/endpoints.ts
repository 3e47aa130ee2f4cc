import { channelOfBotSchema, connectChannelSchema } from '@docent/channels/form-schema'
import { ServiceError } from '@docent/domain/errors'
import { boolean } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import {
  checkChannel,
  connectChannel,
  disconnectChannel,
  setUpChannel,
  type ConnectDeps,
} from './connect-channel.ts'

/** Connecting and its limit: each of these calls asks a platform. */
export interface ChannelEndpointDeps extends ConnectDeps {
  readonly limit: RateLimiter
}

function heed(limit: RateLimiter, { userId }: { readonly userId: string }): void {
  if (!limit(userId)) throw new ServiceError('rate_limited')
}

/** `POST /api/connect-channel`: saves or replaces the token of a channel. */
export const connectChannelEndpoint = (deps: ChannelEndpointDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: connectChannelSchema,
    run: ({ owner, body }) => {
      heed(deps.limit, owner)
      return connectChannel(deps, { ...body, owner })
    },
  })

/** `POST /api/check-channel`: asks the platform how the channel is; with `repair` registers again. */
export const checkChannelEndpoint = (deps: ChannelEndpointDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: channelOfBotSchema.shape({ repair: boolean().default(false) }),
    run: ({ owner, body }) => {
      heed(deps.limit, owner)
      return checkChannel(deps, { ...body, ownerId: owner.userId })
    },
  })

/** `POST /api/disconnect-channel`. */
export const disconnectChannelEndpoint = (deps: ChannelEndpointDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: channelOfBotSchema,
    run: ({ owner, body }) => {
      heed(deps.limit, owner)
      return disconnectChannel(deps, { ...body, ownerId: owner.userId })
    },
  })

/** `POST /api/channel-setup`: the address and the verify token that an owner copies. */
export const channelSetupEndpoint = (deps: ConnectDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: channelOfBotSchema,
    run: ({ owner, body }) => setUpChannel(deps, { ...body, ownerId: owner.userId }),
  })
