import type { PayloadRequest, Where } from 'payload'

import type { User } from '@/src/payload-types'
import { all, ofAddress } from '@/src/services/privacy/rows-of-person'

const LEAD = {
  email: true,
  firstName: true,
  lastName: true,
  phone: true,
  companyName: true,
  selectedPackage: true,
  selectedState: true,
  checkoutStep: true,
  totalAmount: true,
  source: true,
  score: true,
  converted: true,
  convertedAt: true,
  lastStepAt: true,
  createdAt: true,
} as const

const CAMPAIGN = {
  campaign: true,
  email: true,
  status: true,
  sentAt: true,
  openedAt: true,
  clickedAt: true,
} as const

const FOLLOW_UP = {
  campaign: true,
  email: true,
  scheduledAt: true,
  status: true,
  sentAt: true,
} as const

const SUPPRESSION = { reason: true, createdAt: true } as const

type Reader = Pick<User, 'id' | 'email' | 'emailVerifiedAt'>

/** Of an address that is not known to be theirs, only what names their account. */
const of = ({ id, email, emailVerifiedAt }: Reader): Where =>
  emailVerifiedAt ? ofAddress(id, email) : { user: { equals: id } }

/** What goes by the address alone. */
async function byAddress(req: PayloadRequest, { email, emailVerifiedAt }: Reader) {
  if (!emailVerifiedAt) return { leads: [], suppressions: [] }
  const where = { email: { equals: email } }
  const [leads, suppressions] = await Promise.all([
    req.payload.find({ collection: 'leads', where, select: LEAD, trash: true, ...all(req) }),
    req.payload.find({ collection: 'suppressions', where, select: SUPPRESSION, ...all(req) }),
  ])
  return { leads: leads.docs, suppressions: suppressions.docs }
}

/**
 * What we know of someone as a reader of our marketing: the unfinished checkout, what was sent or
 * planned by which campaign, and why they are not written to.
 */
export async function exportMarketing(req: PayloadRequest, reader: Reader) {
  const named = {
    where: of(reader),
    populate: { emailCampaigns: { subject: true }, followupCampaigns: { name: true } },
    ...all(req),
    depth: 1,
  } as const
  const [campaigns, followUps, address] = await Promise.all([
    req.payload.find({ collection: 'campaignRecipients', select: CAMPAIGN, ...named }),
    req.payload.find({ collection: 'followupSchedules', select: FOLLOW_UP, ...named }),
    byAddress(req, reader),
  ])
  return { campaigns: campaigns.docs, followUps: followUps.docs, ...address }
}
