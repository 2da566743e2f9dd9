import { and, eq, inArray, like, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'

import { visits } from '@/src/database-schema'
import { DIMENSIONS } from '@/src/domain/analytics/traffic/dimensions'
import { databaseOf } from '@/src/lib/database'
import { excluded } from '@/src/lib/sql-parts'
import { traffic_mark, traffic_visits } from '@/src/lib/traffic/tables'
import { DEMO_MARK } from '@/src/seed/demo/demo-data'
import { countedSince, foldTraffic } from '@/src/services/analytics/traffic/fold-traffic'
import { visitorsOf } from '@/src/services/analytics/traffic/fold-visits'

const INVENTED = DIMENSIONS.map((dimension) => `${DEMO_MARK}${dimension}`)

/**
 * Counts the invented visits in with the days before those that the product itself still counts,
 * and notes of each day how many they were: that takes them out again.
 */
export async function addToTraffic(payload: Payload, now: Date): Promise<void> {
  const db = await databaseOf({ payload })
  const since = await countedSince(payload, now)
  const isInvented = like(visits.visitorHash, `${DEMO_MARK}%`)
  const days = await db.selectDistinct({ day: visits.day }).from(visits).where(isInvented)
  const { visitors, views, ...key } = traffic_visits
  for (const { day } of days) {
    for (const dimension of DIMENSIONS) {
      const rows = await visitorsOf(db, day, dimension, isInvented)
      if (rows.length === 0) continue
      const names = [`${DEMO_MARK}${dimension}`, ...(day < since ? [dimension] : [])]
      await db
        .insert(traffic_visits)
        .values(names.flatMap((name) => rows.map((row) => ({ day, dimension: name, ...row }))))
        .onConflictDoUpdate({
          target: [key.dimension, key.day, key.value],
          set: {
            visitors: sql`${visitors} + ${excluded(visitors)}`,
            views: sql`${views} + ${excluded(views)}`,
          },
        })
    }
  }
  await foldTraffic(payload)
}

/** Takes them out again, once the invented rows are gone, and counts again what days brought. */
export async function takeFromTraffic(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  const since = await countedSince(payload)
  const invented = alias(traffic_visits, 'invented')
  await db
    .update(traffic_visits)
    .set({
      visitors: sql`${traffic_visits.visitors} - ${invented.visitors}`,
      views: sql`${traffic_visits.views} - ${invented.views}`,
    })
    .from(invented)
    .where(
      and(
        eq(invented.dimension, sql`${DEMO_MARK} || ${traffic_visits.dimension}`),
        eq(invented.day, traffic_visits.day),
        eq(invented.value, traffic_visits.value),
        lt(traffic_visits.day, since),
      ),
    )
  await db.delete(traffic_visits).where(inArray(traffic_visits.dimension, INVENTED))
  await db.delete(traffic_visits).where(lte(traffic_visits.visitors, 0))
  await db.delete(traffic_mark)
  await foldTraffic(payload)
}
