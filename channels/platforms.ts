import { MESSAGING_CHANNELS, type MessagingChannel } from './list.ts'
import { messenger } from './messenger/platform.ts'
import type { ChannelPlatform, PlatformAddresses, PlatformMaker, Platforms } from './platform.ts'
import { telegram } from './telegram/platform.ts'

/** How the server talks with each platform. */
export const PLATFORMS: Readonly<Record<MessagingChannel, PlatformMaker>> = { messenger, telegram }

/** Every platform, each at the addresses that `addressesOf` gives for its own. */
export function makePlatforms(
  addressesOf: (channel: MessagingChannel, own: PlatformAddresses) => PlatformAddresses,
): Platforms {
  const made = MESSAGING_CHANNELS.map((name): [MessagingChannel, ChannelPlatform] => {
    const { addresses, make } = PLATFORMS[name]
    return [name, make(addressesOf(name, addresses))]
  })
  return Object.fromEntries(made) as Platforms
}
