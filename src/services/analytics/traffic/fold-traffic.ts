import type { Payload } from 'payload'

import { DIMENSIONS } from '@/src/domain/analytics/traffic/dimensions'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { inSnapshot } from '@/src/services/analytics/in-snapshot'
import { businessZone } from '@/src/services/platform/business-zone'

import { foldResults } from './fold-results'
import { foldVisits } from './fold-visits'

const DAY_MS = 86_400_000

/**
 * Brings the figures of where people come from up to date. Each day is counted whole, so that
 * running twice changes nothing.
 */
export async function foldTraffic(payload: Payload, at = new Date()): Promise<void> {
  const zone = await businessZone({ payload })
  const recent = [at, new Date(at.getTime() - DAY_MS)].map((moment) => isoDayIn(moment, zone))
  await inSnapshot(payload, async (req) => {
    const db = await databaseOf(req)
    await foldVisits(db, DIMENSIONS)
    await foldResults(db, zone, recent)
  })
}
