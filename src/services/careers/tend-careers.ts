import type { Payload } from 'payload'

import { turnedSince } from '@/src/domain/careers/opening-view'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

import { removeOverdue } from './remove-applications'

/** It runs each hour; one that was missed is made up for by the next. */
const LOOK_BACK_MS = 3 * 60 * 60_000

/**
 * Deletes applications past their day, and has the site show openings that begin or end with it.
 *
 * @param at the moment that counts as now
 */
export async function tendCareers(payload: Payload, at = new Date()): Promise<void> {
  await removeOverdue(payload, at)
  const { docs } = await payload.find({
    collection: 'jobOpenings',
    where: { status: { equals: 'open' } },
    select: { publishedAt: true, closesAt: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the worker has no user
  })
  const since = new Date(at.getTime() - LOOK_BACK_MS)
  const turned = docs.some(({ publishedAt = null, closesAt = null }) =>
    turnedSince({ publishedAt, closesAt }, since, at),
  )
  if (turned) await invalidateTags({ payload }, ['careers'])
}
