import type { StandIn } from '../emulators/stand-ins/serve.ts'
import type { MessagingChannel } from './list.ts'
import { start as messenger } from './messenger/stand-in/stand-in.ts'
import { start as telegram } from './telegram/stand-in/stand-in.ts'

type StandInStart = (options: { port: number }) => Promise<StandIn>

/** What takes each platform's place on a developer's machine. */
export const STAND_INS: Readonly<Record<MessagingChannel, StandInStart>> = { messenger, telegram }
