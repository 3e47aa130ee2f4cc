import type { BotCounts } from './bot-counts-port.ts'

/**
 * Counts every owner's bots and puts right a counter that has drifted: the rules hold the cap by the
 * counter, so one that is too high would lock its owner out, and one that is too low would give more
 * than the plan. One that fails does not hold up the others.
 */
export async function recountBots(
  counts: BotCounts,
  logDrift: (ownerId: string, drift: number) => void,
): Promise<{ checked: number; repaired: number; failed: number }> {
  let checked = 0
  let repaired = 0
  let failed = 0
  for await (const ownerIds of counts.listOwners()) {
    for (const ownerId of ownerIds) {
      checked += 1
      try {
        const drift = await counts.recount(ownerId)
        if (drift === 0) continue
        repaired += 1
        logDrift(ownerId, drift)
      } catch {
        failed += 1
      }
    }
  }
  return { checked, repaired, failed }
}
