import type { Payload } from 'payload'
import { idOf } from '@/src/domain/vocabulary/relation'
import { countRows } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order, User } from '@/src/payload-types'
import { addAffiliates } from '@/src/seed/demo/affiliates'
import { readCatalogue } from '@/src/seed/demo/catalogue'
import { confirmInvented } from '@/src/seed/demo/confirmations'
import { type Demo, daysAfter, demo as demonstration, rng } from '@/src/seed/demo/context'
import { DEMO_DOMAIN, DEMO_TAGS } from '@/src/seed/demo/demo-data'
import { addLeads } from '@/src/seed/demo/leads'
import { addOrders } from '@/src/seed/demo/orders'
import { addPapers, addUploads } from '@/src/seed/demo/papers'
import { addCustomers } from '@/src/seed/demo/people'
import { loadInventedList } from '@/src/seed/demo/sanctions'
import { addShowcase } from '@/src/seed/demo/showcase'
import { addShownTickets, addTicket } from '@/src/seed/demo/tickets'
import { addTraffic } from '@/src/seed/demo/traffic/traffic'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

const CARDS = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'amex', last4: '0005' },
] as const

async function addPayment(demo: Demo, order: Order, number: number): Promise<void> {
  const wasPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  if (!wasPaid && order.paymentStatus !== 'failed') return
  const at = order.placedAt ?? order.createdAt
  const payment = await demo.add('payments', {
    order: order.id,
    gateway: 'stripe',
    gatewayRef: `pi_demo_${number}`,
    status: wasPaid ? 'succeeded' : 'failed',
    amountMinor: order.totalMinor,
    currency: order.currency,
    orderMinor: order.totalMinor,
    refundedMinor: 0,
    isDuplicate: false,
    idempotencyKey: `demo-${number}`,
    card: demo.rng.pick(CARDS),
    sandbox: true,
    mode: 'sandbox',
    checks: 1,
    settledAt: wasPaid ? at : null,
    ...(wasPaid ? {} : { failureCode: 'card_declined', failureMessage: 'Your card was declined.' }),
    createdAt: at,
  })
  if (order.paymentStatus !== 'refunded') return
  await demo.add('refunds', {
    kind: 'refund',
    payment: payment.id,
    order: order.id,
    amountMinor: order.totalMinor,
    currency: order.currency,
    reason: 'Asked for within 30 days',
    status: 'succeeded',
    gatewayRef: `re_demo_${number}`,
    orderMinor: order.totalMinor,
    isAutomatic: false,
    idempotencyKey: `demo-refund-${number}`,
    createdAt: daysAfter(new Date(at), 2).toISOString(),
  })
}

/** The money of the invented orders, as the payment sandbox would have taken it. */
async function addPayments(demo: Demo, orders: readonly Order[]): Promise<void> {
  for (const [index, order] of orders.entries()) await addPayment(demo, order, index + 1)
}

/** When the state approved a formation: after the day that its order's story has for it. */
const formedOn = ({ timeline, placedAt, createdAt }: Order) =>
  timeline?.find(({ stage }) => stage === 'approved')?.at ?? placedAt ?? createdAt

/** What a company of the one customer who can sign in has besides, to see every colour. */
const BESIDES = [
  ['Sign the operating agreement and keep it with your papers', -4, false],
  ['Answer the state’s letter about the address of your company', 0, false],
  ['Tell your bank about the new owner', 12, false],
  ['Open a bank account for the company', -25, true],
] as const

/** Has the state form an invented company: its deadlines follow by the same rules as real ones. */
async function addDeadlines(demo: Demo, order: Order): Promise<void> {
  if (idOf(order.user) === null) return
  await updateRow(demo, 'orders', order.id, {
    data: { formedOn: formedOn(order) },
    overrideAccess: true, // an invented order
  })
}

async function addUrgentTasks(demo: Demo, customer: User, order?: Order): Promise<void> {
  for (const [title, days, isCompleted] of BESIDES) {
    await demo.add('complianceTasks', {
      title,
      description: 'Written by hand, beside the deadlines that follow from the state’s rules.',
      dueDate: daysAfter(demo.now, days).toISOString(),
      user: customer.id,
      order: order?.id,
      kind: 'custom',
      isCompleted,
    })
  }
}

const SEED = 20_261

export async function hasDemo(payload: Payload): Promise<boolean> {
  const totalDocs = await countRows({ payload }, 'users', {
    where: { email: { contains: `@${DEMO_DOMAIN}` } },
    overrideAccess: true, // the script's own rows
  })
  return totalDocs > 0
}

const FULL = { customers: 60, orders: 200, leads: 120, tickets: 40, visits: 900 } as const
type DemoSize = Readonly<Record<keyof typeof FULL, number>>

/** A lively year of invented business, so that every screen can be seen full. */
export async function seedDemo(
  payload: Payload,
  now: Date,
  say: (step: string) => void,
  size: DemoSize = FULL,
) {
  const demo = demonstration(payload, now, rng(SEED, now))
  const catalogue = await readCatalogue(payload)
  await loadInventedList(payload)
  await confirmInvented(payload)
  say('customers and orders')
  const { customers, login } = await addCustomers(demo, size.customers)
  const invented = await addOrders(demo, catalogue, customers, size.orders)
  const orders = [...invented, ...(await addShowcase(demo, catalogue, customers[0]))]
  await addPayments(demo, orders)
  say('leads')
  await addLeads(demo, catalogue, orders, size.leads)
  say('tickets, documents, tasks')
  await seedSupport(demo, customers, orders, size.tickets)
  say('affiliates')
  await addAffiliates(demo, customers, orders)
  say('visits, campaigns, careers')
  await addTraffic(demo, size.visits)
  await invalidateTags({ payload }, DEMO_TAGS)
  return { login, orders: orders.length, customers: customers.length }
}

/** Questions and answers, and for each company that was formed its papers and its deadlines. */
async function seedSupport(
  demo: Demo,
  customers: readonly User[],
  orders: readonly Order[],
  tickets: number,
) {
  for (let number = 0; number < tickets; number += 1)
    await addTicket(demo, demo.rng.pick(customers))
  const formed = orders.filter(
    ({ status, serviceType }) => status === 'completed' && serviceType === 'llc',
  )
  for (const order of formed) {
    await addPapers(demo, order, order.user === customers[0]?.id)
    await addDeadlines(demo, order)
  }
  const [shopper] = customers
  if (shopper)
    await addUrgentTasks(
      demo,
      shopper,
      formed.find(({ user }) => user === shopper.id),
    )
  const shown = orders.find(({ user }) => user === customers[0]?.id)
  if (shown) await addUploads(demo, shown)
  if (shopper) await addShownTickets(demo, shopper, shown)
}
