import { quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import type { Order, User } from '@/src/payload-types'
import type { Catalogue } from '@/src/seed/demo/catalogue'
import { type Demo, daysAfter, demoClock } from '@/src/seed/demo/context'

type Shown = Pick<Order, 'companyName' | 'status' | 'paymentStatus'> & {
  readonly age: number
  readonly stages: readonly [NonNullable<Order['timeline']>[number]['stage'], string?][]
}

const ADDRESS = '14 Mill Lane, Lisbon, Portugal'

const owner = (name: string, percent: number) => ({
  kind: 'person' as const,
  name,
  address: ADDRESS,
  country: 'PT',
  ownershipBasisPoints: percent * 100,
})

/** What the customer has answered about who owns and runs the company. */
const ANSWERS = {
  management: 'member' as const,
  members: [owner('Dana Demo', 60), owner('Rui Sample', 40)],
  registeredAgent: { kind: 'ours' as const },
  responsibleParty: { name: 'Dana Demo', taxIdKind: 'foreign' as const },
}

/** One order of each kind that a customer may have something to do about. */
const SHOWN: readonly Shown[] = [
  {
    companyName: 'Lantern Robotics LLC',
    status: 'processing',
    paymentStatus: 'paid',
    age: 4,
    stages: [
      ['received'],
      ['paid'],
      ['waiting_for_you', 'Your passport copy is cut off at the edge. Please upload it again.'],
    ],
  },
  {
    companyName: 'Saltmarsh Foods LLC',
    status: 'pending',
    paymentStatus: 'pending',
    age: 1,
    stages: [['received']],
  },
  {
    companyName: 'Copper Lane Studio LLC',
    status: 'cancelled',
    paymentStatus: 'refunded',
    age: 40,
    stages: [['received'], ['paid'], ['cancelled'], ['refunded', 'All of it']],
  },
]

async function addShown(demo: Demo, catalogue: Catalogue, customer: User, shown: Shown) {
  const { age, stages, ...facts } = shown
  const chosen = catalogue.packages.find(({ tier }) => tier === 'standard') ?? catalogue.packages[0]
  const state = catalogue.states.find(({ code }) => code === 'WY') ?? catalogue.states[0]
  if (!chosen || !state) return null
  const quote = quoteFormation({
    package: chosen,
    state,
    addons: [],
    businessAddressBilling: 'monthly',
  })
  const placed = demo.dice.daysAgo(age)
  const isPaid = facts.paymentStatus !== 'pending'
  const timeline = stages.map(([stage, note], index) => ({
    at: daysAfter(placed, index * 0.3).toISOString(),
    stage,
    service: 'llc' as const,
    note,
  }))
  return demo.add('orders', {
    ...facts,
    kind: 'purchase',
    serviceType: 'llc',
    packageType: chosen.tier,
    package: chosen.id,
    state: state.id,
    catalogue: { state: { name: state.name, code: state.code } },
    companyType: 'llc',
    user: customer.id,
    email: customer.email,
    firstName: customer.firstName ?? 'Dana',
    lastName: customer.lastName ?? 'Demo',
    phone: customer.phone,
    totalMinor: quote.totalMinor,
    refundedMinor: facts.paymentStatus === 'refunded' ? quote.totalMinor : 0,
    currency: quote.currency,
    lines: quote.lines.map((line) => ({ ...line })),
    placedAt: placed.toISOString(),
    paidAt: isPaid ? placed.toISOString() : null,
    receiptNumber: isPaid ? `DEMO-S${age}` : null,
    timeline,
    clock: facts.status === 'processing' ? demoClock(timeline, placed.toISOString()) : undefined,
    createdAt: placed.toISOString(),
  })
}

/** What the demonstration's customer finds waiting, so that their dashboard shows every case. */
export async function addShowcase(
  demo: Demo,
  catalogue: Catalogue,
  customer: User | undefined,
): Promise<Order[]> {
  const orders: Order[] = []
  for (const shown of SHOWN) {
    const order = customer && (await addShown(demo, catalogue, customer, shown))
    if (!order) continue
    orders.push(order)
    if (order.status === 'processing') {
      await demo.add('filings', { ...ANSWERS, order: order.id, completedAt: order.paidAt })
    }
  }
  return orders
}
