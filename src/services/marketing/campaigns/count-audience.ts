import type { PayloadRequest } from 'payload'

import { EXCLUSIONS } from '@/src/domain/mail/audience'
import { databaseOf } from '@/src/lib/database'
import { audienceOf } from '@/src/services/mail/audience/audience'
import { audienceQuery, requireAudience } from '@/src/services/marketing/campaigns/audience-query'
import { statedConsent } from '@/src/services/marketing/campaigns/list-consent'

/** More are not judged one by one while someone waits for the answer. */
const MOST = 50_000

export type CountedAudience = {
  readonly total: number
  readonly mailable: number
  /** Why the others are left out, the most frequent reason first. */
  readonly excluded: readonly { readonly reason: string; readonly count: number }[]
  /** Whether there are more than were looked at. */
  readonly isPart: boolean
}

/** How many a campaign would go to right now, and whom it leaves out and why. @throws AppError 422 */
export async function countAudience(req: PayloadRequest, id: string): Promise<CountedAudience> {
  const campaign = await req.payload.findByID({
    collection: 'emailCampaigns',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  requireAudience(campaign)
  const audience = audienceQuery(id, campaign)
  const db = await databaseOf(req)
  const rows = await db
    .selectDistinct({ email: audience.address })
    .from(audience)
    .limit(MOST + 1)
  const isSaidToAgree = statedConsent(campaign) !== null
  const people = rows.slice(0, MOST).map(({ email }) => ({ email, isSaidToAgree }))
  const { total, mailable, excluded } = await audienceOf(req, people, 'offers')
  const reasons = Object.entries(EXCLUSIONS).flatMap(([name, reason]) => {
    const count = Object.entries(excluded).find(([found]) => found === name)?.[1] ?? 0
    return count > 0 ? [{ reason, count }] : []
  })
  return {
    total,
    mailable,
    excluded: reasons.sort((a, b) => b.count - a.count),
    isPart: rows.length > MOST,
  }
}
