import { createHmac } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { runSql } from '@/src/lib/database'
import { networkOf } from '@/src/lib/http/network'
import { deriveKey } from '@/src/lib/secrets'

export type ReferredVisit = {
  readonly link: string
  /** Where the visitor calls from; only a hash of it is kept, which tomorrow is another one. */
  readonly address: string
  readonly landingPath: string
  readonly referrerHost: string | null
}

/**
 * Tells visitors of one day apart by where they call from alone: whatever a browser calls itself
 * could be made up anew for each visit. The key is the day's own, so no two days can be joined.
 */
function visitorHash(day: string, { address }: ReferredVisit): string {
  return createHmac('sha256', deriveKey(`referral visitors of ${day}`))
    .update(networkOf(address))
    .digest('hex')
}

/**
 * Counts a visit through a referral link, once per address and day, in one statement: the row and
 * the total that it adds to come together or not at all.
 *
 * @returns whether it was the visitor's first one of the day
 */
export async function countReferral(
  payload: Payload,
  visit: ReferredVisit,
  now = new Date(),
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10)
  const counted = await runSql(
    { payload },
    sql`with click as (
        insert into affiliate_clicks
          (link_id, visitor_hash, day, landing_path, referrer_host, created_at)
        values (${visit.link}, ${visitorHash(day, visit)}, ${day},
          ${visit.landingPath.slice(0, 300)}, ${visit.referrerHost?.slice(0, 200) ?? null},
          ${now.toISOString()})
        on conflict (link_id, visitor_hash, day) do nothing
        returning link_id
      )
      update affiliate_links set clicks = clicks + 1 from click
      where affiliate_links.id = click.link_id returning affiliate_links.id`,
  )
  return counted.length > 0
}
