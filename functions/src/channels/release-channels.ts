import { MESSAGING_CHANNELS } from '@docent/channels/list'
import { endChannel } from './connect-channel.ts'
import type { ConnectionStore } from './ports.ts'

type ReleaseDeps = Parameters<typeof endChannel>[0] & {
  readonly connections: Pick<ConnectionStore, 'listOf'>
}

/** Ends the channels of a bot that was deleted: no webhook, token or row of it stays. */
export async function releaseBot(deps: ReleaseDeps, botId: string): Promise<void> {
  for (const channel of MESSAGING_CHANNELS) await endChannel(deps, { channel, botId })
}

/** Ends all channels of an owner. May be repeated. */
export async function releaseOwner(deps: ReleaseDeps, ownerId: string): Promise<void> {
  for (const key of await deps.connections.listOf(ownerId)) await endChannel(deps, key)
}
