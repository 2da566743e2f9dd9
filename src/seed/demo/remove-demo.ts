import type { CollectionSlug, Payload, Where } from 'payload'
import { SALES_TAGS } from '@/src/domain/catalogue/licensing/selling-input'
import { INVENTED } from '@/src/seed/demo/confirmations'
import { DEMO_DOMAIN, DEMO_MARK, DEMO_TAGS } from '@/src/seed/demo/demo-data'
import { takeFromTraffic } from '@/src/seed/demo/traffic/traffic'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

const email = (path: string): Where => ({ [path]: { contains: `@${DEMO_DOMAIN}` } })
const marked = (path: string): Where => ({ [path]: { contains: DEMO_MARK } })

/** What a demo row is recognised by, in an order in which nothing that is left refers to it. */
const REMOVALS: readonly (readonly [CollectionSlug, Where])[] = [
  ['affiliateClicks', email('link.user.email')],
  ['commissions', { or: [email('link.user.email'), email('order.email')] }],
  ['payouts', email('link.user.email')],
  ['refunds', email('order.email')],
  ['payments', email('order.email')],
  ['filings', email('order.email')],
  ['serviceDetails', email('order.email')],
  ['papers', email('order.email')],
  ['documents', { or: [email('order.email'), email('user.email')] }],
  ['complianceTasks', email('user.email')],
  ['ticketMessages', email('ticket.requesterEmail')],
  ['tickets', email('requesterEmail')],
  ['leadActivities', email('lead.email')],
  ['followupSchedules', email('email')],
  ['leads', email('email')],
  ['orders', email('email')],
  ['affiliateLinks', email('user.email')],
  ['jobApplications', email('email')],
  ['jobOpenings', marked('slug')],
  ['campaignRecipients', { or: [marked('campaign.name'), email('email')] }],
  ['emailCampaigns', marked('name')],
  ['mailEvents', email('to')],
  ['emails', email('to')],
  ['consents', email('email')],
  ['suppressions', email('email')],
  ['visits', marked('visitorHash')],
  ['confirmations', { note: { equals: INVENTED } }],
  ['evidence', { title: { equals: INVENTED } }],
  ['users', email('email')],
]

const script = { depth: 0, overrideAccess: true } as const // the script's own rows

/** Takes every invented row out again, and nothing else; says how many there were. */
export async function removeDemo(payload: Payload): Promise<number> {
  let removed = 0
  for (const [collection, where] of REMOVALS) {
    const { docs } = await payload.find({
      collection,
      where,
      trash: true,
      depth: 0,
      pagination: false,
      select: {},
      overrideAccess: true, // the script's own rows
    })
    const ids = docs.map(({ id }) => id)
    if (ids.length === 0) continue
    const those: Where = { id: { in: ids } }
    if (collection === 'documents') await payload.delete({ collection, where: those, ...script })
    else await payload.db.deleteMany({ collection, where: those, req: {} })
    removed += ids.length
  }
  await takeFromTraffic(payload)
  await invalidateTags({ payload }, [...DEMO_TAGS, ...SALES_TAGS])
  return removed
}
