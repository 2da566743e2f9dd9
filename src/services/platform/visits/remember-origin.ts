import { and, asc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { visits } from '@/src/database-schema'
import { type Database, databaseOf } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { lead_origins, order_origins } from '@/src/lib/traffic/tables'

import { type Visitor, visitorOf } from './visitor'

/** The first page of the day of a visitor, and how they came to it. */
async function firstVisit(db: Database, { day, hash }: Visitor) {
  const { country, region, path, source, campaign } = visits
  const [first] = await db
    .select({ country, region, page: path, source, campaign })
    .from(visits)
    .where(and(eq(visits.day, day), eq(visits.visitorHash, hash)))
    .orderBy(asc(visits.createdAt))
    .limit(1)
  return first
}

type Subject = { readonly lead: string } | { readonly order: string }

/**
 * Notes where a lead or an order came from: by the visits of the same visitor on the same day,
 * without a cookie. The first time counts. Nothing that someone buys waits or fails for it.
 */
export async function rememberOrigin(req: PayloadRequest, subject: Subject): Promise<void> {
  try {
    const db = await databaseOf({ payload: req.payload })
    const origin = await firstVisit(db, await visitorOf(req))
    if (!origin) return
    if ('lead' in subject) {
      await db
        .insert(lead_origins)
        .values({ ...subject, ...origin })
        .onConflictDoNothing()
    } else {
      await db
        .insert(order_origins)
        .values({ ...subject, ...origin })
        .onConflictDoNothing()
    }
  } catch (error) {
    log.warn({ err: error, ...subject }, 'where this came from could not be noted')
  }
}
