import { quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import { updateRow } from '@/src/lib/write-row'
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

/** What is ready for staff to file, so that the queue is not empty on the first day. */
const TO_FILE: readonly Shown[] = [
  'Harbor Light Media LLC',
  'Juniper Trail Goods LLC',
  'Meridian Grove Labs LLC',
  'Quarry Bridge Design LLC',
  'Tidewater Oak Trading LLC',
].map(
  (companyName, index): Shown => ({
    companyName,
    status: 'processing',
    paymentStatus: 'paid',
    age: index / 12, // within the 24 hours of the promise
    stages: [['received'], ['paid']],
  }),
)

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
  const placed = demo.rng.daysAgo(age)
  const isPaid = facts.paymentStatus !== 'pending'
  const timeline = stages.map(([stage, note], index) => ({
    at: new Date(
      Math.min(daysAfter(placed, index * 0.3).getTime(), demo.now.getTime()),
    ).toISOString(),
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
    receiptNumber: isPaid ? `DEMO-S${Math.round(age * 12)}` : null,
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
  if (!customer) return orders
  for (const shown of [...SHOWN, ...TO_FILE]) {
    const order = await addShown(demo, catalogue, customer, shown)
    if (!order) continue
    orders.push(order)
    if (order.status === 'processing') {
      await demo.add('filings', { ...ANSWERS, order: order.id, completedAt: order.paidAt })
      await updateRow(demo, 'orders', order.id, {
        data: { status: order.status }, // its place in the queue follows from the details
        overrideAccess: true, // an invented order
      })
    }
  }
  return orders
}
