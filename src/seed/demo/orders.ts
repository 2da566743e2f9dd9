import { quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import { milestonesOf } from '@/src/domain/orders/milestones'
import type { HeldServices } from '@/src/domain/orders/order-services'
import { usd } from '@/src/domain/vocabulary/money/money'
import type { OrderStatus, PaymentStatus, Stage } from '@/src/domain/vocabulary/order-status'
import type { Order, User } from '@/src/payload-types'
import { type Catalogue, formationSale } from '@/src/seed/demo/catalogue'
import { type Demo, daysAfter, demoClock, type Rng } from '@/src/seed/demo/context'
import { COMPANY_TRADES, COMPANY_WORDS, PURPOSES } from '@/src/seed/demo/demo-data'
import { invent } from '@/src/seed/demo/people'

type Fate = { status: OrderStatus; paymentStatus: PaymentStatus; stages: readonly Stage[] }

const FATES: Record<'done' | 'running' | 'waiting' | 'declined' | 'given back' | 'unpaid', Fate> = {
  done: {
    status: 'completed',
    paymentStatus: 'paid',
    stages: ['received', 'paid', 'in_review', 'submitted', 'approved', 'delivered'],
  },
  running: {
    status: 'processing',
    paymentStatus: 'paid',
    stages: ['received', 'paid', 'in_review', 'submitted'],
  },
  waiting: {
    status: 'processing',
    paymentStatus: 'paid',
    stages: ['received', 'paid', 'in_review', 'waiting_for_you'],
  },
  declined: { status: 'pending', paymentStatus: 'failed', stages: ['received'] },
  'given back': {
    status: 'cancelled',
    paymentStatus: 'refunded',
    stages: ['received', 'paid', 'cancelled', 'refunded'],
  },
  unpaid: { status: 'pending', paymentStatus: 'pending', stages: ['received'] },
}

const AT_OFFICES: readonly Stage[] = ['submitted', 'approved']

/** The stages of a fate, as a service has them: a trademark search is filed nowhere. */
function stagesFor(stages: readonly Stage[], order: HeldServices): readonly Stage[] {
  const own = milestonesOf(order, order.serviceType).map(({ stage }) => stage)
  const others = own.includes('searched') ? (['searched'] as const) : []
  return stages.flatMap((stage) => {
    if (!AT_OFFICES.includes(stage) || own.includes(stage)) return [stage]
    return stage === 'submitted' ? others : []
  })
}

function fateOf(age: number, rng: Rng): Fate {
  const roll = rng.next()
  if (roll < 0.05) return FATES['given back']
  if (roll < 0.1) return FATES.declined
  if (age > 21) return FATES.done
  if (roll < 0.2) return FATES.unpaid
  return roll < 0.35 ? FATES.waiting : FATES.running
}

const companyName = (rng: Rng) => `${rng.pick(COMPANY_WORDS)} ${rng.pick(COMPANY_TRADES)} LLC`

function whatIsBought(catalogue: Catalogue, rng: Rng) {
  if (rng.chance(0.7)) {
    const { package: chosen, state, quote } = formationSale(catalogue, rng)
    return {
      serviceType: 'llc' as const,
      packageType: chosen.tier,
      package: chosen.id,
      state: state.id,
      catalogue: { state: { name: state.name, code: state.code } },
      companyType: 'llc' as const,
      companyPurpose: rng.pick(PURPOSES),
      quote,
    }
  }
  const service = rng.pick(catalogue.services)
  const type = rng.pick(service.packageTypes)
  const amountMinor = usd(type.price).minor
  const label = `${service.name} (${type.label})`
  const none = quoteFormation({
    package: null,
    state: null,
    addons: [],
    businessAddressBilling: 'monthly',
  })
  const line = { kind: 'service' as const, ref: service.id, label, amountMinor, refundable: true }
  const lines = [{ ...line, billing: 'once' as const }]
  return {
    serviceType: service.slug,
    packageType: type.key,
    quote: { ...none, lines, totalMinor: amountMinor },
  }
}

function buyer(demo: Demo, customers: readonly User[], number: number) {
  if (demo.rng.chance(0.25)) return { user: null, ...invent(demo, 10_000 + number) } // a guest
  const { id, firstName, lastName, email, phone } = demo.rng.pick(customers)
  return { user: id, firstName, lastName: lastName ?? 'Demo', email, phone }
}

async function addOrder(
  demo: Demo,
  catalogue: Catalogue,
  customers: readonly User[],
  number: number,
  age: number,
): Promise<Order> {
  const { rng } = demo
  const { quote, ...bought } = whatIsBought(catalogue, rng)
  const { status, paymentStatus, ...fate } = fateOf(age, rng)
  const stages = stagesFor(fate.stages, { ...bought, kind: 'purchase' })
  const placed = rng.daysAgo(age)
  const wasPaid = stages.includes('paid')
  const stageAt = (index: number) =>
    new Date(Math.min(daysAfter(placed, index * 0.8).getTime(), demo.now.getTime()))
  const timeline = stages.map((stage, index) => ({
    at: stageAt(index).toISOString(),
    stage,
    service: bought.serviceType,
  }))
  const reviewed = timeline.find(({ stage }) => stage === 'in_review')
  return demo.add('orders', {
    ...bought,
    ...buyer(demo, customers, number),
    kind: 'purchase',
    refundedMinor: paymentStatus === 'refunded' ? quote.totalMinor : 0,
    companyName: companyName(rng),
    status,
    paymentStatus,
    totalMinor: quote.totalMinor,
    currency: quote.currency,
    lines: quote.lines.map((line) => ({ ...line })),
    paymentMethod: 'stripe',
    paymentId: wasPaid ? `pi_demo_${number}` : null,
    placedAt: placed.toISOString(),
    paidAt: wasPaid ? placed.toISOString() : null,
    receiptNumber: wasPaid ? `DEMO-${String(number).padStart(5, '0')}` : null,
    timeline,
    clock: bought.serviceType === 'llc' ? demoClock(timeline, reviewed?.at) : undefined,
    createdAt: placed.toISOString(),
  })
}

/** Ages in days, oldest first, with more of them the nearer they come to today. */
function ages(count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(365 * (1 - index / count) ** 1.4))
}

/** A year of purchases in every state that a purchase can be in. */
export async function addOrders(
  demo: Demo,
  catalogue: Catalogue,
  customers: readonly User[],
  count: number,
) {
  const orders: Order[] = []
  for (const [index, age] of ages(count).entries()) {
    orders.push(await addOrder(demo, catalogue, customers, index + 1, age))
  }
  return orders
}
