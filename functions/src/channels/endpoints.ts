import { channelFormSchema, channelOfBotSchema } from '@docent/domain/channel-schema'
import { boolean } from 'yup'
import { endpoint } from '../http/endpoint.ts'
import {
  checkChannel,
  connectChannel,
  disconnectChannel,
  setUpChannel,
  type ConnectDeps,
} from './connect-channel.ts'

/** `POST /api/connect-channel`: saves or replaces the token of a channel. */
export const connectChannelEndpoint = (deps: ConnectDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: channelOfBotSchema.concat(channelFormSchema('telegram')),
    run: ({ owner, body }) => connectChannel(deps, { ...body, owner }),
  })

/** `POST /api/check-channel`: asks the platform how the channel is; with `repair` registers again. */
export const checkChannelEndpoint = (deps: ConnectDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: channelOfBotSchema.shape({ repair: boolean().default(false) }),
    run: ({ owner, body }) => checkChannel(deps, { ...body, ownerId: owner.userId }),
  })

/** `POST /api/disconnect-channel`. */
export const disconnectChannelEndpoint = (deps: ConnectDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: channelOfBotSchema,
    run: ({ owner, body }) => disconnectChannel(deps, { ...body, ownerId: owner.userId }),
  })

/** `POST /api/channel-setup`: the address and the verify token that an owner copies. */
export const channelSetupEndpoint = (deps: ConnectDeps) =>
  endpoint({
    method: 'POST',
    auth: 'owner',
    body: channelOfBotSchema,
    run: ({ owner, body }) => setUpChannel(deps, { ...body, ownerId: owner.userId }),
  })
