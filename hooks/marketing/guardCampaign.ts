import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'

import { AppError } from '@/src/lib/errors'
import { rowById } from '@/src/lib/find-one'
import type { EmailCampaign } from '@/src/payload-types'
import { forgetListConsent } from '@/src/services/marketing/campaigns/audience'

/** What every recipient of a campaign has to get alike. */
const SETTLED = ['name', 'subject', 'content', 'audience', 'chosenLeads', 'leadFilter'] as const

const OPEN: readonly EmailCampaign['status'][] = ['draft', 'scheduled']

/** Refuses another text or audience for a campaign of which mails are out already. */
export const refuseChangeOnceSending: CollectionBeforeChangeHook<EmailCampaign> = ({
  data,
  operation,
  originalDoc,
}) => {
  if (operation === 'create' || !originalDoc || OPEN.includes(originalDoc.status)) return data
  const isChanged = SETTLED.some(
    (name) =>
      data[name] !== undefined && JSON.stringify(data[name]) !== JSON.stringify(originalDoc[name]),
  )
  if (!isChanged) return data
  throw new AppError(
    'campaign_begun',
    'This campaign has begun, so its text and audience stay. Copy it to send something else.',
    409,
  )
}

/** Refuses to delete a campaign while mails of it may still go out. */
export const refuseDeleteOnceSending: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { status } = await rowById(req, 'emailCampaigns', String(id), {
    select: { status: true },
    overrideAccess: true, // the caller may delete it, so they may know how it stands
  })
  if (status !== 'sending' && status !== 'paused') return
  throw new AppError('campaign_begun', 'Cancel this campaign before you delete it.', 409)
}

/** What staff said for its list goes with a campaign, but for those whom it has reached. */
export const withdrawListConsent: CollectionBeforeDeleteHook = ({ req, id }) =>
  forgetListConsent(req, String(id))
