import type { PayloadRequest } from 'payload'

import { visits } from '@/src/database-schema'
import type { VisitInput } from '@/src/domain/platform/visits/visit-input'
import { sourceOf } from '@/src/domain/platform/visits/visit-source'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { placeOf } from '@/src/lib/place/place-of'

import { visitorOf } from './visitor'

const OWN_HOSTS = [
  ...new Set([env.SITE_URL, ...env.ownOrigins].map((origin) => new URL(origin).hostname)),
].map((host) => host.replace(/^www\./, ''))

/** Writes down that a page was looked at. */
export async function recordVisit(req: PayloadRequest, input: VisitInput): Promise<void> {
  const [{ day, hash }, place, db] = await Promise.all([
    visitorOf(req),
    placeOf(req.headers),
    databaseOf(req),
  ])
  await db.insert(visits).values({
    path: input.path.slice(0, 300),
    day,
    visitorHash: hash,
    country: place.country,
    region: place.region,
    referrerHost: OWN_HOSTS.includes(input.referrer) ? null : input.referrer || null,
    source: sourceOf(input, OWN_HOSTS),
    campaign: input.campaign || null,
  })
}
