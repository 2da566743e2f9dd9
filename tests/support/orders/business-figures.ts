import type { Payload } from 'payload'

import type { TotalName } from '@/src/domain/analytics/totals'
import { trendOf } from '@/src/domain/analytics/trends'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { readTotals } from '@/src/services/analytics/read-totals'

/** A figure of the dashboard as it stands, in all and today. */
export async function figure(payload: Payload, name: TotalName) {
  const { zone, days } = await readTotals(payload)
  const { total, today } = trendOf(days, name, isoDayIn(new Date(), zone))
  return { total, today }
}

/** What the orders brought us and the states. */
export const sumRevenue = async (payload: Payload) => ({
  ours: await figure(payload, 'oursMinor'),
  stateFees: await figure(payload, 'feesMinor'),
})
