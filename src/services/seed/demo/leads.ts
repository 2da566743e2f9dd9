import { STEP_NAMES } from '@/src/domain/checkout/steps'
import type { Order } from '@/src/payload-types'
import { type Catalogue, formationSale } from '@/src/services/seed/demo/catalogue'
import type { Demo } from '@/src/services/seed/demo/context'
import { NOTES } from '@/src/services/seed/demo/demo-data'
import { invent } from '@/src/services/seed/demo/people'

const SOURCES = ['website', 'website', 'website', 'referral', 'search', 'newsletter'] as const

async function addOpenLead(demo: Demo, catalogue: Catalogue, number: number): Promise<void> {
  const { dice } = demo
  const { package: chosen, state, quote } = formationSale(catalogue, dice)
  const at = dice.daysAgo(Math.floor(90 * dice.next() ** 2)).toISOString()
  const lead = await demo.add('leads', {
    ...invent(demo, 20_000 + number),
    checkoutStep: dice.pick(STEP_NAMES),
    selectedPackage: chosen.id,
    selectedState: state.id,
    totalAmount: quote.totalMinor,
    source: dice.pick(SOURCES),
    converted: false,
    lastStepAt: at,
    createdAt: at,
  })
  if (!dice.chance(0.25)) return
  await demo.add('leadActivities', {
    lead: lead.id,
    kind: 'note',
    note: dice.pick(NOTES),
    createdAt: at,
  })
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
    source: demo.dice.pick(SOURCES),
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
  for (let number = 1; number <= count; number += 1) await addOpenLead(demo, catalogue, number)
  const buyers = new Map(
    orders.filter((order) => order.paymentStatus === 'paid').map((order) => [order.email, order]),
  )
  for (const order of buyers.values()) await addConvertedLead(demo, order)
}
