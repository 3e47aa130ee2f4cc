import { COLLECTIONS, MAX_SIGHTINGS } from '@docent/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import type { Sightings } from '../chat/ports.ts'
import { firestore, readDate, readString } from './firestore.ts'

/** How long a sighting of a host counts as news, in milliseconds. */
export const SIGHTING_PAUSE_MS = 5 * 60 * 1000

const sightingsOf = (botId: string) =>
  firestore().collection(COLLECTIONS.widget_sightings).doc(botId)

interface Site {
  readonly host: string
  readonly at: Date
}

const readSites = (value: unknown): Site[] =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : []).map((site) => ({
    host: readString(site['host']),
    at: readDate(site['seen_at']) ?? new Date(0),
  }))

/** Websites of a bot in `widget_sightings/{botId}`: the latest first, each at most once in a while. */
export const firestoreSightings: Sightings = {
  note: ({ botId, ownerId, host, at }) =>
    firestore().runTransaction(async (transaction) => {
      const known = readSites((await transaction.get(sightingsOf(botId))).get('sites'))
      const last = known.find((site) => site.host === host)
      if (last !== undefined && at.getTime() - last.at.getTime() < SIGHTING_PAUSE_MS) return
      const sites = [{ host, at }, ...known.filter((site) => site.host !== host)]
      transaction.set(sightingsOf(botId), {
        user_id: ownerId,
        chatbot_id: botId,
        sites: sites.slice(0, MAX_SIGHTINGS).map((site) => ({
          host: site.host,
          seen_at: Timestamp.fromDate(site.at),
        })),
      })
    }),
}

/** Forgets where a deleted bot was seen. */
export const forgetSightings = async (botId: string): Promise<void> =>
  void (await sightingsOf(botId).delete())
