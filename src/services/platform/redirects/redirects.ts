import { eq, inArray, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { redirects } from '@/src/database-schema'
import { type Leads, withinSite } from '@/src/domain/platform/redirects/redirect-graph'
import { type Caller, databaseOf, lockInTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { findOne } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { now } from '@/src/lib/sql-parts'

/** Has everyone else who changes redirects wait: two that close a circle together see each other. */
export const lockRedirects = (req: PayloadRequest): Promise<void> =>
  lockInTransaction(req, 'redirects')

/** Where the redirects that are switched on lead; full addresses of ours as their paths. */
export async function activeLeads(caller: Caller): Promise<Leads> {
  const db = await databaseOf(caller)
  const { from, to, isActive } = redirects
  const rows = await db.select({ from, to }).from(redirects).where(eq(isActive, true))
  const { origin } = new URL(env.SITE_URL)
  return new Map(rows.map((row) => [row.from, withinSite(row.to, origin)]))
}

export type FoundRedirect = {
  readonly id: string
  readonly to: string
  readonly status: 301 | 302
}

/** Where an old address leads; null when staff have written nothing down for it. */
export async function findRedirect(payload: Payload, from: string): Promise<FoundRedirect | null> {
  const redirect = await findOne({ payload }, 'redirects', {
    where: { from: { equals: from }, isActive: { equals: true } },
    select: { to: true, type: true },
    overrideAccess: true, // anyone who comes by an old address is told the new one
  })
  if (!redirect) return null
  return { id: redirect.id, to: redirect.to, status: redirect.type === '302' ? 302 : 301 }
}

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
