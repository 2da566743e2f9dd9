import { createLocalReq } from 'payload'

import { orderQueue } from '@/src/domain/filing/queue/order-queue'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import type { ComplianceTask, Order, Subscription } from '@/src/payload-types'
import { subscriptionsOf } from '@/src/queries/orders/subscriptions-of-orders'
import { filingOfOrder } from '@/src/services/filing/filing-of-order'
import { sentDetails } from '@/src/services/filing/sent-details'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { businessZone } from '@/src/services/platform/business-zone'
import { ordersOf, subscriptionsIn, type World } from '@/tests/support/orders/history'

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it

type State = {
  readonly world: World
  readonly orders: readonly Order[]
  readonly subscriptions: readonly Subscription[]
  readonly tasks: readonly ComplianceTask[]
  readonly zone: string
}

const renews = ({ status }: Subscription) => status === 'active' || status === 'past_due'
const runs = (one: Subscription) =>
  renews(one) || (one.status === 'cancelled' && Date.parse(one.endsAt ?? '') > Date.now())

const short = ({ id }: { readonly id: string }) => id.slice(0, 8)

async function stateOf(world: World): Promise<State> {
  const { payload } = world
  const orders = await ordersOf(world)
  const { docs: tasks } = await payload.find({
    collection: 'complianceTasks',
    where: { order: { in: orders.map(({ id }) => id) } },
    ...everything,
  })
  const [subscriptions, zone] = [await subscriptionsIn(world), await businessZone({ payload })]
  return { world, orders, subscriptions, tasks, zone }
}

const parentOf = ({ orders }: State, order: Order | undefined) =>
  orders.find(({ id }) => id === idOf(order?.parent))

/** A subscription renews while its order is paid, and neither it nor the purchase is canceled. */
function ofOrder(state: State): string[] {
  return state.subscriptions.flatMap((one) => {
    const order = state.orders.find(({ id }) => id === idOf(one.order))
    const off = [order, parentOf(state, order)].some((of) => of?.status === 'cancelled')
    const isOver = off || order?.paymentStatus !== 'paid'
    if (renews(one) && isOver) return [`${one.label} renews though its order does not count`]
    if (one.status === 'lapsed' && runs(one)) return [`${one.label} lapsed and runs`]
    const isEnded = one.status === 'cancelled' || one.status === 'lapsed'
    return isEnded && !one.endsAt ? [`${one.label} has ended on no day`] : []
  })
}

/** An open invoice belongs to a subscription that renews, which has no other. */
function ofInvoices({ orders, subscriptions }: State): string[] {
  const open = orders.filter(
    (one) => one.kind === 'renewal' && one.status === 'pending' && isUnpaid(one),
  )
  const named = subscriptions.flatMap((one) => idOf(one.renewalOrder) ?? [])
  return [
    ...open
      .filter((one) => !named.includes(one.id))
      .map((one) => `the invoice ${short(one)} can be paid for nothing`),
    ...subscriptions
      .filter((one) => idOf(one.renewalOrder) && !renews(one))
      .map((one) => `${one.label} has ended with an open invoice`),
  ]
}

/** What is left of an order is what no refund gave back. */
async function ofMoney({ world: { payload }, orders }: State): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'refunds',
    where: { order: { in: orders.map(({ id }) => id) }, status: { equals: 'succeeded' } },
    ...everything,
  })
  return orders.flatMap((order) => {
    const back = docs
      .filter((one) => idOf(one.order) === order.id)
      .reduce((sum, { orderMinor }) => sum + orderMinor, 0)
    if (back !== order.refundedMinor)
      return [`${short(order)} says ${order.refundedMinor} of ${back}`]
    const isWhole = order.totalMinor > 0 && back >= order.totalMinor
    return isWhole === (order.paymentStatus === 'refunded')
      ? []
      : [`${short(order)} is ${order.paymentStatus} with ${back} of ${order.totalMinor} given back`]
  })
}

/** Whatever hangs on a purchase is in the account that it is in. */
function ofOwners(state: State): string[] {
  const { orders, subscriptions, tasks } = state
  const ownerOf = (id: string | null) => {
    const order = orders.find((one) => one.id === id)
    return idOf((parentOf(state, order) ?? order)?.user)
  }
  return [
    ...orders
      .filter((one) => idOf(one.user) !== ownerOf(one.id))
      .map((one) => `the ${one.kind} ${short(one)} is somebody else’s`),
    ...subscriptions
      .filter((one) => idOf(one.user) !== ownerOf(idOf(one.order)))
      .map((one) => `${one.label} is somebody else’s`),
    ...tasks
      .filter((one) => idOf(one.user) !== ownerOf(idOf(one.order)))
      .map((one) => `"${one.title}" is somebody else’s`),
  ]
}

/** An erased person has nothing that renews, and no deadline. */
function ofErased({ world: { erased }, subscriptions, tasks }: State): string[] {
  return [...subscriptions.filter(renews), ...tasks.filter(({ isCompleted }) => !isCompleted)]
    .filter(({ user }) => erased.includes(idOf(user) ?? ''))
    .map((one) => `an erased person still has "${'label' in one ? one.label : one.title}"`)
}

/** An order is in the queue that follows from it, and a kept promise is in its timeline. */
async function ofQueues({ world: { payload }, orders }: State): Promise<string[]> {
  const sent = await sentDetails(
    { payload },
    orders.map(({ id }) => id),
  )
  return orders.flatMap((order) => {
    const { queue, queueAt: _, ...others } = orderQueue(order, sent.get(order.id) ?? {})
    if (queue !== order.queue) return [`${short(order)} is in ${order.queue}, not in ${queue}`]
    const { inToDeliver, inWaiting, inSubmitted } = order
    const stored = JSON.stringify({ inToDeliver, inWaiting, inSubmitted })
    if (JSON.stringify(others) !== stored) return [`${short(order)} is stored in ${stored}`]
    const { stoppedAt, dueAt } = order.clock ?? {}
    const isKept = stoppedAt && dueAt && Date.parse(stoppedAt) <= Date.parse(dueAt)
    const filed = (order.timeline ?? []).some(({ stage }) =>
      ['submitted', 'approved', 'delivered', 'completed'].includes(stage),
    )
    return isKept && !filed ? [`${short(order)} says it was filed in time`] : []
  })
}

/** Shop, filing, deadlines and the order's page say the same of the agent and of what recurs. */
async function ofAgent(state: State, root: Order): Promise<string[]> {
  const { world, orders, zone } = state
  const { agent, address } = world.catalogue
  const req = await createLocalReq({}, world.payload)
  const family = orders.filter((one) => one.id === root.id || idOf(one.parent) === root.id)
  const own = state.subscriptions.filter((one) => family.some(({ id }) => id === idOf(one.order)))
  const offered = (await offerExtras(req, root)).map(({ id }) => id)
  const isOpen = root.paymentStatus === 'paid' && root.status !== 'cancelled'
  const found: string[] = []
  const running = (addon: string) => own.filter((one) => idOf(one.addon) === addon && runs(one))
  if (offered.includes(address) && running(address).length > 0)
    found.push('an address is sold twice')
  const fits = isOpen && (root.serviceType !== 'llc' || isHeldService(state, root))
  if (fits && !offered.includes(address) && running(address).length === 0) {
    found.push('an address that has ended is not sold')
  }
  const filing = await filingOfOrder({ payload: world.payload }, root)
  const { isIncluded } = filing.agentOffer
  if (running(agent).length > 0 && !isIncluded)
    found.push('an agent that runs is not in the filing')
  if (isIncluded && offered.includes(agent)) found.push('an agent is sold twice')
  const page = await subscriptionsOf(req, { orders: family.map(({ id }) => id) })
  for (const one of page) {
    if (one.canResume && !own.some((of) => of.id === one.id && runs(of))) {
      found.push(`${one.label} can be resumed after its end`)
    }
  }
  const tasks = state.tasks.filter(
    (one) => idOf(one.order) === root.id && one.kind === 'registered_agent' && !one.isCompleted,
  )
  const paidUntil = running(agent)
    .filter(renews)
    .map((one) => isoDayIn(new Date(one.renewsAt), zone))
  for (const { title, description, dueDate, handledBy } of tasks) {
    if (idOf(handledBy)) continue
    const isPromise = description?.includes('is paid until then') ?? false
    if (isPromise && !isIncluded) found.push(`"${title}" says that an agent is paid who is not`)
    if (isPromise && paidUntil.length > 0 && !paidUntil.includes(dueDate.slice(0, 10))) {
      found.push(`"${title}" is due ${dueDate.slice(0, 10)}, not ${paidUntil}`)
    }
    if (title.startsWith('Confirm') && paidUntil.length > 0)
      found.push(`"${title}" beside our agent`)
  }
  return found.map((words) => `${short(root)}: ${words}`)
}

const isHeldService = ({ orders }: State, root: Order) =>
  orders.some((one) => one.id === root.id && one.refundedMinor < 50_00)

/** No deadline is written down twice. */
function ofDeadlines({ tasks }: State): string[] {
  const open = tasks
    .filter(({ isCompleted }) => !isCompleted)
    .map((one) => `${idOf(one.order)} ${one.title} ${one.dueDate}`)
  return open.filter((one, index) => open.indexOf(one) !== index).map((one) => `twice: ${one}`)
}

/** Where areas disagree about what has happened: nowhere, if all is well. See docs/invariants.md. */
export async function disagreements(world: World): Promise<string[]> {
  const state = await stateOf(world)
  const found = [
    ...ofOrder(state),
    ...ofInvoices(state),
    ...(await ofMoney(state)),
    ...ofOwners(state),
    ...ofErased(state),
    ...(await ofQueues(state)),
    ...ofDeadlines(state),
  ]
  for (const root of state.orders.filter(({ kind }) => kind === 'purchase')) {
    found.push(...(await ofAgent(state, root)))
  }
  return found
}
