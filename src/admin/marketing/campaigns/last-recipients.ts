import type { PayloadRequest } from 'payload'

import type { RecipientStatus } from '@/src/domain/marketing/campaign-status'

const TROUBLED: RecipientStatus[] = ['failed', 'unknown']
const REACHED: RecipientStatus[] = ['sending', 'sent', 'held']

/** The last recipients of a campaign, so many at most: first those whose mail failed, then the others. */
export async function lastRecipients(req: PayloadRequest, campaign: string, most: number) {
  const last = async (statuses: RecipientStatus[], limit: number) => {
    if (limit === 0) return []
    const { docs } = await req.payload.find({
      collection: 'campaignRecipients',
      where: { campaign: { equals: campaign }, status: { in: statuses } },
      sort: '-updatedAt',
      limit,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return docs
  }
  const troubled = await last(TROUBLED, most)
  return [...troubled, ...(await last(REACHED, most - troubled.length))]
}
