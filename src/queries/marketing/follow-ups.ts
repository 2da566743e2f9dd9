import type { PayloadRequest } from 'payload'

import type { FollowupSchedule } from '@/src/payload-types'
import { wholeRows } from '@/src/queries/platform/staff-rows'

/** The follow-ups, the newest first. */
export const followUps = (req: PayloadRequest) =>
  wholeRows(req, 'followupCampaigns', { sort: '-createdAt', limit: 200 })

/** The follow-ups that were planned last, each with its lead and its campaign. */
export async function plannedFollowUps(
  req: PayloadRequest,
  limit: number,
): Promise<FollowupSchedule[]> {
  const { docs } = await req.payload.find({
    collection: 'followupSchedules',
    sort: '-scheduledAt',
    limit,
    pagination: false,
    depth: 1,
    overrideAccess: true, // the screen asks for view_followups; of the lead it shows what the mail says
    req,
  })
  return docs
}
