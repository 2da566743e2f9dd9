import { inArray, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { redirects } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { now } from '@/src/lib/sql-parts'

const EVERY_MS = 5_000

/** Hits that are not stored yet, by redirect: no more entries than there are redirects. */
type Waiting = { counts: Map<string, number>; timer: NodeJS.Timeout | undefined }

const waiting = new WeakMap<Payload, Waiting>()

function waitingOf(payload: Payload): Waiting {
  const known = waiting.get(payload)
  if (known) return known
  const fresh: Waiting = { counts: new Map(), timer: undefined }
  waiting.set(payload, fresh)
  return fresh
}

function add(counts: Map<string, number>, id: string, hits: number): void {
  counts.set(id, (counts.get(id) ?? 0) + hits)
}

/**
 * Counts that someone came by an old address. Nothing is written here: what came together is stored
 * every few seconds. A process that dies loses those few seconds.
 */
export function countHit(payload: Payload, id: string, hits = 1): void {
  const of = waitingOf(payload)
  add(of.counts, id, hits)
  if (of.timer) return
  of.timer = setTimeout(() => void storeHits(payload), EVERY_MS)
  of.timer.unref()
}

/** Stores what was counted: one statement for all redirects that were hit equally often. */
export async function storeHits(payload: Payload): Promise<void> {
  const of = waitingOf(payload)
  clearTimeout(of.timer)
  of.timer = undefined
  const counted = of.counts
  of.counts = new Map()
  const db = await databaseOf({ payload })
  for (const hits of new Set(counted.values())) {
    const ids = [...counted].filter(([, count]) => count === hits).map(([id]) => id)
    try {
      await db
        .update(redirects)
        .set({ hits: sql`${redirects.hits} + ${hits}`, lastHitAt: now })
        .where(inArray(redirects.id, ids.toSorted()))
    } catch (error) {
      log.warn({ err: error }, 'hits of redirects could not be stored')
      for (const id of ids) add(waitingOf(payload).counts, id, hits) // with the next ones
    }
  }
}
