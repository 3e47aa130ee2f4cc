import type { IncomingHttpHeaders } from 'node:http'
import { allowsSite } from '@docent/domain/allowed-sites'
import type { Chatbot } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { Sightings } from './ports.ts'

export interface SiteDeps {
  /** Origins of our own, on which every bot may be shown and none is noted. */
  readonly ownSites: readonly string[]
  readonly sightings: Sightings
  /** Spares the database a look: by bot and host, and by bot, as anybody can claim any host. */
  readonly mayNoteSite: RateLimiter
  readonly mayNoteBot: RateLimiter
  now(): Date
  logSightingFailure(botId: string, cause: unknown): void
}

const ORIGIN = /^(https?:\/\/[^/?#@\s]{1,300})(?:[/?#]|$)/i

/**
 * The website that a call comes from, by the browser's word: its page cannot change it, a program
 * can. `null` where the browser does not say (a sandboxed frame, a file).
 */
export function siteOf({ origin, referer }: IncomingHttpHeaders): string | null {
  const said = origin ?? referer ?? ''
  return ORIGIN.exec(said)?.[1]?.toLowerCase() ?? null
}

/**
 * Lets a call pass from the websites that the owner has named, and from our own.
 * @throws ServiceError `site_not_allowed`
 */
export function heedSite(
  { ownSites }: Pick<SiteDeps, 'ownSites'>,
  { configuration }: Chatbot,
  site: string | null,
): void {
  const isOwn = site !== null && ownSites.includes(site)
  if (isOwn || allowsSite(configuration.allowedSites, site)) return
  throw new ServiceError('site_not_allowed', '', { subject: site ?? '' })
}

/** Remembers where a widget was loaded. That it cannot be remembered keeps nobody from chatting. */
export async function noteSite(deps: SiteDeps, bot: Chatbot, site: string | null): Promise<void> {
  if (site === null || deps.ownSites.includes(site)) return
  const host = site.replace(/^https?:\/\//, '')
  if (!deps.mayNoteSite(`${bot.id} ${host}`) || !deps.mayNoteBot(bot.id)) return
  await deps.sightings
    .note({ botId: bot.id, ownerId: bot.user_id, host, at: deps.now() })
    .catch((cause: unknown) => deps.logSightingFailure(bot.id, cause))
}
