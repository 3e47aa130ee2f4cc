/**
 * Puts one more channel into the lists, as a line in each would. Imported before anything that
 * reads them.
 */
import { CHANNELS, MESSAGING_CHANNELS, type MessagingChannel } from '../list.ts'
import { PLATFORMS } from '../platforms.ts'
import { about } from './pigeon/about.ts'
import { pigeon } from './pigeon/platform.ts'

/** The compiler knows the channels that there are. */
export const PIGEON = 'pigeon' as MessagingChannel

Object.assign(CHANNELS, { [PIGEON]: about })
Object.assign(PLATFORMS, { [PIGEON]: pigeon })
MESSAGING_CHANNELS.push(PIGEON)
