import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { findOne } from '@/src/lib/find-one'
import type { Lead, Order } from '@/src/payload-types'
import { type Catalogue, formationSale } from '@/src/seed/demo/catalogue'
import { type Demo, daysAfter } from '@/src/seed/demo/context'
import { NOTES } from '@/src/seed/demo/demo-data'
import { invent } from '@/src/seed/demo/people'

const SOURCES = ['website', 'website', 'website', 'referral', 'search', 'newsletter'] as const

/** The follow-up that a lead of some days ago has had; none is left to be sent. */
async function addFollowUp(demo: Demo, campaign: string, lead: Lead): Promise<void> {
  const scheduledAt = daysAfter(new Date(lead.createdAt), 1)
  if (scheduledAt > demo.now) return
  const isSent = demo.rng.chance(0.9)
  await demo.add('followupSchedules', {
    campaign,
    lead: lead.id,
    email: lead.email,
    episode: lead.createdAt.slice(0, 10),
    scheduledAt: scheduledAt.toISOString(),
    status: isSent ? 'sent' : 'failed',
    attempts: isSent ? 1 : 3,
    lastError: isSent ? null : 'The mail server did not answer',
    sentAt: isSent ? scheduledAt.toISOString() : null,
  })
}

async function abandonedCheckoutCampaign(demo: Demo): Promise<string | undefined> {
  const row = await findOne(demo, 'followupCampaigns', {
    where: { triggerEvent: { equals: 'abandoned_checkout' } },
    overrideAccess: true, // read by a script
  })
  return row?.id
}

async function addOpenLead(demo: Demo, catalogue: Catalogue, number: number): Promise<Lead> {
  const { rng } = demo
  const { package: chosen, state, quote } = formationSale(catalogue, rng)
  const at = rng.daysAgo(Math.floor(90 * rng.next() ** 2)).toISOString()
  const lead = await demo.add('leads', {
    ...invent(demo, 20_000 + number),
    checkoutStep: rng.pick(STEP_NAMES),
    selectedPackage: chosen.id,
    selectedState: state.id,
    totalAmount: quote.totalMinor,
    source: rng.pick(SOURCES),
    converted: false,
    lastStepAt: at,
    createdAt: at,
  })
  if (rng.chance(0.25)) {
    await demo.add('leadActivities', {
      lead: lead.id,
      kind: 'note',
      note: rng.pick(NOTES),
      createdAt: at,
    })
  }
  return lead
}

async function addConvertedLead(demo: Demo, order: Order): Promise<void> {
  const at = order.placedAt ?? order.createdAt
  await demo.add('leads', {
    email: order.email,
    firstName: order.firstName,
    lastName: order.lastName,
    phone: order.phone,
    companyName: order.companyName,
    selectedPackage: order.package,
    selectedState: order.state,
    checkoutStep: 'completed',
    totalAmount: order.totalMinor,
    source: demo.rng.pick(SOURCES),
    converted: true,
    convertedAt: at,
    convertedBy: order.id,
    lastStepAt: at,
    createdAt: at,
  })
}

/** People who stopped at each step of the checkout, and those who went through with it. */
export async function addLeads(
  demo: Demo,
  catalogue: Catalogue,
  orders: readonly Order[],
  count: number,
) {
  const campaign = await abandonedCheckoutCampaign(demo)
  for (let number = 1; number <= count; number += 1) {
    const lead = await addOpenLead(demo, catalogue, number)
    if (campaign && demo.rng.chance(0.4)) await addFollowUp(demo, campaign, lead)
  }
  const buyers = new Map(
    orders.filter((order) => order.paymentStatus === 'paid').map((order) => [order.email, order]),
  )
  for (const order of buyers.values()) await addConvertedLead(demo, order)
}
