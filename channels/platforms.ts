import type { MessagingChannel } from './list.ts'
import { messenger } from './messenger/platform.ts'
import type { PlatformMaker } from './platform.ts'
import { telegram } from './telegram/platform.ts'

/** How the server talks with each platform. */
export const PLATFORMS: Readonly<Record<MessagingChannel, PlatformMaker>> = { messenger, telegram }
