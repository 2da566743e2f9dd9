import { inArray } from 'drizzle-orm'
import { createLocalReq, type Payload, type Where } from 'payload'
import { vi } from 'vitest'

import { orders, subscriptions } from '@/src/database-schema'
import { isRenewing } from '@/src/domain/orders/holding'
import { isUnpaid, type OrderStatus, type StaffStage } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order, Refund, Subscription } from '@/src/payload-types'
import { issueToken } from '@/src/services/accounts/links/account-token'
import { changeEmail } from '@/src/services/accounts/profile/change-email'
import { planAllCompliance } from '@/src/services/compliance/plan-compliance'
import { remindOfDeadlines } from '@/src/services/compliance/remind-of-deadlines'
import { addTimelineEntry } from '@/src/services/orders/add-timeline-entry'
import { setOrderStatus } from '@/src/services/orders/desk/order-changes'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { orderExtra } from '@/src/services/orders/extras/order-extra'
import { eraseByStaff } from '@/src/services/privacy/erase-account'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import {
  cancelSubscription,
  resumeSubscription,
} from '@/src/services/subscriptions/cancel-subscription'
import { renewSubscriptions } from '@/src/services/subscriptions/renew-subscriptions'
import { askAboutOrder } from '@/src/services/support/ask-about-order'
import { raiseMissedFilings } from '@/src/services/support/tasks/raise-missed-filings'
import { builder } from '@/tests/support/builders'
import { giveBack } from '@/tests/support/orders/agent-company'
import { addonCoded, paidOrder, pay } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'

/** Something that one of three people does or has done to them; `pick` chooses what it is about. */
export type Act = { readonly what: Kind; readonly who: number; readonly pick: number }

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it
const DAY = 86_400_000

export type World = {
  readonly payload: Payload
  /** Three accounts; null for one that was erased. */
  readonly people: (string | null)[]
  /** The purchases, in the order in which they were made, each with its guest's pass. */
  readonly roots: { readonly id: string; readonly pass: string }[]
  readonly refunds: Refund[]
  readonly erased: string[]
  readonly catalogue: Awaited<ReturnType<typeof catalogueOf>>
}

async function catalogueOf(payload: Payload) {
  return {
    state: (await storedState(payload, 'WY')).id,
    agent: (await addonCoded(payload, 'registered_agent')).id,
    address: (await addonCoded(payload, 'business_address')).id,
    ein: (await addonCoded(payload, 'ein')).id,
  }
}

export async function newWorld(payload: Payload): Promise<World> {
  const build = builder(payload)
  const people = [await build('users'), await build('users'), await build('users')]
  return {
    payload,
    people: people.map(({ id }) => id),
    roots: [],
    refunds: [],
    erased: [],
    catalogue: await catalogueOf(payload),
  }
}

/** A request of someone who is signed in; of an administrator where no one is named. */
async function as({ payload }: World, id?: string) {
  const where: Where = id ? { id: { equals: id } } : { role: { equals: 'admin' } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, ...everything })
  if (!docs[0]) throw new Error('There is no such person')
  return createLocalReq({ user: { ...docs[0], collection: 'users' } }, payload)
}

/** The orders of a world, its extras and renewals with them. */
export async function ordersOf({ payload, roots }: World): Promise<Order[]> {
  const ids = roots.map(({ id }) => id)
  const { docs } = await payload.find({
    collection: 'orders',
    where: { or: [{ id: { in: ids } }, { parent: { in: ids } }] },
    sort: ['createdAt', 'id'],
    ...everything,
  })
  return docs
}

export async function subscriptionsIn(world: World): Promise<Subscription[]> {
  const ids = (await ordersOf(world)).map(({ id }) => id)
  const { docs } = await world.payload.find({
    collection: 'subscriptions',
    where: { order: { in: ids } },
    sort: ['createdAt', 'id'],
    ...everything,
  })
  return docs
}

const chosen = <Of>(from: readonly Of[], pick: number): Of | undefined => from[pick % from.length]

/** What runs each hour and each night. */
export async function runJobs({ payload }: World): Promise<void> {
  await renewSubscriptions(payload)
  await planAllCompliance(payload)
  await remindOfDeadlines(payload)
  await raiseMissedFilings(payload)
}

/** Time passes, and the jobs run as it does. */
async function later(world: World, at: number): Promise<void> {
  vi.setSystemTime(Math.max(Date.now(), at))
  await runJobs(world)
}

async function buy(world: World, who: number, pick: number): Promise<void> {
  const { state, agent, address, ein } = world.catalogue
  const once = { refundable: true, billing: 'once', amountMinor: 50_00 } as const
  const one = (ref: string, label: string) => ({ ...once, kind: 'add_on' as const, ref, label })
  const main = { ...once, kind: 'service' as const, ref: 'package', label: 'Package' }
  const monthly = { ...one(address, 'Business Address (one month)'), billing: 'monthly' as const }
  const agentLine = {
    ...one(agent, 'Registered agent in Wyoming (one year)'),
    billing: pick % 2 ? ('annual' as const) : ('monthly' as const),
    service: 'registered_agent' as const,
  }
  const carts = [
    { lines: [main, agentLine, monthly], packageType: 'starter' },
    { lines: [main, { ...one(ein, 'EIN'), service: 'ein' as const }], packageType: 'starter' },
    { lines: [main], packageType: 'standard' },
    { lines: [main, monthly], packageType: 'standard', serviceType: 'itin' as const },
  ]
  const cart = chosen(carts, pick) ?? carts[0]
  const user = pick % 3 === 0 ? null : world.people[who]
  const order = await paidOrder(world.payload, {
    ...cart,
    ...(user ? { user } : {}),
    state,
    companyName: 'Engine LLC',
    totalMinor: (cart?.lines.length ?? 1) * 50_00,
  })
  world.roots.push({ id: order.id, pass: order.pass })
}

async function add(world: World, order: Order, pick: number): Promise<void> {
  const req = await createLocalReq({}, world.payload)
  const addon = chosen(await offerExtras(req, order), pick)
  if (!addon) return
  const billing = pick % 2 ? 'annual' : 'monthly'
  const extra = await orderExtra(req, order, { addonId: addon.id, billing })
  if (isUnpaid(extra) && extra.totalMinor > 0) await pay(world.payload, extra.id)
}

async function refund(world: World, pick: number): Promise<void> {
  const left = (order: Order) => order.totalMinor - order.refundedMinor
  const paid = (await ordersOf(world)).filter(
    (order) => order.paymentStatus === 'paid' && left(order) > 0,
  )
  const order = chosen(paid, pick)
  if (!order) return
  const amount = pick % 2 ? left(order) : Math.min(50_00, left(order))
  world.refunds.push(await giveBack(world.payload, order.id, amount))
}

async function bringBack(world: World, pick: number): Promise<void> {
  const refunded = chosen(world.refunds, pick)
  if (!refunded) return
  world.refunds.splice(world.refunds.indexOf(refunded), 1)
  await inTransaction(world.payload, (req) => undoRefund(req, refunded, 'It did not arrive'))
}

async function set(world: World, order: Order | undefined, to: OrderStatus): Promise<void> {
  if (!order || order.status === to) return
  const change = { from: order.status, to, reason: 'Asked for it' }
  await setOrderStatus(await as(world), order.id, change)
}

const STEPS: readonly StaffStage[] = ['in_review', 'submitted', 'approved', 'delivered', 'rejected']

/** What each kind of act does. What is refused is refused, and changes nothing. */
const ACTS = {
  buy: async (world, { who, pick }) => {
    if (world.roots.length < 4) await buy(world, who, pick)
  },
  extra: async (world, { pick }) => {
    const order = chosen(await purchases(world), pick)
    if (order) await add(world, order, pick)
  },
  claim: async (world, { who, pick }) => {
    const root = chosen(world.roots, pick)
    const person = world.people[who]
    if (root && person) await claimOrder(world.payload, root.pass, person)
  },
  refund: (world, { pick }) => refund(world, pick),
  unrefund: (world, { pick }) => bringBack(world, pick),
  cancel: async (world, { pick }) => set(world, chosen(await ordersOf(world), pick), 'cancelled'),
  reopen: async (world, { pick }) => {
    const off = (await ordersOf(world)).filter(({ status }) => status === 'cancelled')
    await set(world, chosen(off, pick), 'processing')
  },
  stop: async (world, { pick }) => {
    const one = chosen(await subscriptionsIn(world), pick)
    if (one) await cancelSubscription(await as(world), one.id, { reason: null, asStaff: true })
  },
  resume: async (world, { pick }) => {
    const one = chosen(await subscriptionsIn(world), pick)
    if (one) await resumeSubscription(await as(world), one.id, { asStaff: true })
  },
  renew: async (world, { pick }) => {
    const one = chosen((await subscriptionsIn(world)).filter(isRenewing), pick)
    if (!one) return
    await later(world, Date.parse(one.renewsAt) - 3 * DAY)
    const after = (await subscriptionsIn(world)).find(({ id }) => id === one.id)
    const invoice = idOf(after?.renewalOrder)
    if (invoice) await pay(world.payload, invoice)
  },
  lapse: async (world, { pick }) => {
    const one = chosen((await subscriptionsIn(world)).filter(isRenewing), pick)
    if (one) await later(world, Date.parse(one.renewsAt) + 15 * DAY)
  },
  wait: (world, { pick }) => later(world, Date.now() + (pick % 40) * DAY),
  move: async (world, { who }) => {
    const person = world.people[who]
    if (!person) return
    const req = await as(world, person)
    const email = `moved-${crypto.randomUUID()}@example.com`
    const token = await inTransaction(world.payload, (inner) =>
      issueToken(inner, { user: person, purpose: 'change_email', email }),
    )
    await changeEmail(req, token, undefined)
  },
  ask: async (world, { pick }) => {
    const order = chosen(await purchases(world), pick)
    if (!order) return
    const entry = { stage: 'waiting_for_you', service: order.serviceType, note: 'Which?' } as const
    await addTimelineEntry(await as(world), order.id, entry)
  },
  answer: async (world, { pick }) => {
    const order = chosen(await purchases(world), pick)
    if (order) await inTransaction(world.payload, (req) => askAboutOrder(req, order, 'This one.'))
  },
  step: async (world, { pick }) => {
    const order = chosen(await purchases(world), pick)
    const stage = chosen(STEPS, pick)
    if (!order || !stage) return
    await addTimelineEntry(await as(world), order.id, { stage, service: order.serviceType })
  },
  erase: async (world, { who }) => {
    const person = world.people[who]
    if (!person) return
    await eraseByStaff(await as(world), person, true)
    world.people[who] = null
    world.erased.push(person)
  },
} satisfies Record<string, (world: World, act: Act) => Promise<void>>

export type Kind = keyof typeof ACTS
export const KINDS = Object.keys(ACTS).filter((kind): kind is Kind => Object.hasOwn(ACTS, kind))

const purchases = async (world: World) =>
  (await ordersOf(world)).filter(({ kind }) => kind === 'purchase')

/** Does one act, at a later hour than the one before. */
export async function perform(world: World, act: Act): Promise<void> {
  vi.setSystemTime(Date.now() + 3_600_000)
  try {
    await ACTS[act.what](world, act)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

/** Takes what the jobs look for out of their way, so that the next history has the clock for itself. */
export async function endWorld(world: World): Promise<void> {
  const ids = (await ordersOf(world)).map(({ id }) => id)
  if (ids.length === 0) return
  const db = await databaseOf({ payload: world.payload })
  await db.delete(subscriptions).where(inArray(subscriptions.order, ids))
  await db
    .update(orders)
    .set({ formedOn: null, clock_dueAt: null, clock_startedAt: null })
    .where(inArray(orders.id, ids))
}
