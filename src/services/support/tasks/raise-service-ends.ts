import {
  and,
  type Column,
  eq,
  exists,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import {
  addons,
  audit_log,
  orders,
  orders_lines,
  subscriptions,
  users,
} from '@/src/database-schema'
import { jurisdictionName } from '@/src/domain/catalogue/states/jurisdictions'
import type { Agent } from '@/src/domain/orders/holding'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { TIERS, tierIncludesAgent } from '@/src/domain/vocabulary/tiers'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { collectionHref } from '@/src/lib/admin-address'
import { databaseOf, hasRow, inTransaction, lockRow, query } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { env } from '@/src/lib/env'
import { asText } from '@/src/lib/sql-parts'
import { readFiling } from '@/src/services/filing/filing-of-order'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { agentOfHolding, holdingOf } from '@/src/services/orders/extras/holding'
import { findOrder } from '@/src/services/orders/find-orders'
import { businessZone } from '@/src/services/platform/business-zone'
import { audit } from '@/src/services/platform/record-audit'
import { openStaffTask } from '@/src/services/support/tasks/open-staff-task'

/** How long before a service ends staff are asked: until then a customer may take the cancellation back. */
const AHEAD_DAYS = 14

const horizonOf = (now: Date) => new Date(now.getTime() + AHEAD_DAYS * 86_400_000)

const TASKS = {
  agent: {
    action: 'agent_ends',
    from: 'Registered agent',
    subject: 'Resign as registered agent of',
    message: (day: string) =>
      `Our registered agent service for this company ends on ${day}. File our resignation with the state, unless the company has named another agent. Until the state has accepted it, keep the legal mail that arrives for the company.`,
  },
  address: {
    action: 'address_ends',
    from: 'Business address',
    subject: 'Close the business address of',
    message: (day: string) =>
      `Our business address service for this company ends on ${day}. After that day, take no new mail for it at this address, and send on what is still there.`,
  },
} as const

type Service = keyof typeof TASKS

/** The purchase of a company, whatever of its orders a service was bought with. */
const rootId = sql`coalesce(${orders.parent}, ${orders.id})`

const isService = (addon: { readonly code: Column; readonly isRegisteredAgent: Column }) =>
  or(sql`${addon.isRegisteredAgent}`, eq(addon.code, 'business_address'))

/** Whether another subscription of the same company to the same service goes on. */
function goesOn() {
  const [other, itsOrder, itsAddon] = [
    alias(subscriptions, 'other'),
    alias(orders, 'its_order'),
    alias(addons, 'its_addon'),
  ]
  return query
    .select({ id: other.id })
    .from(other)
    .innerJoin(itsOrder, eq(itsOrder.id, other.order))
    .innerJoin(itsAddon, eq(itsAddon.id, other.addon))
    .where(
      and(
        inArray(other.status, ['active', 'past_due']),
        isService(itsAddon),
        eq(itsAddon.isRegisteredAgent, addons.isRegisteredAgent),
        eq(sql`coalesce(${itsOrder.parent}, ${itsOrder.id})`, rootId),
      ),
    )
}

/** An entry of the log that says that staff were asked about this subscription, or this purchase. */
const asked = (id: string | SQL) =>
  and(
    inArray(audit_log.action, [TASKS.agent.action, TASKS.address.action]),
    eq(audit_log.documentId, id),
  )

/** An entry of the log that staff were asked about this end of the subscription. */
const raised = () =>
  query
    .select({ id: audit_log.id })
    .from(audit_log)
    .where(
      and(
        asked(asText(subscriptions.id)),
        eq(sql`(${audit_log.after} ->> 'endsAt')::timestamptz`, subscriptions.endsAt),
      ),
    )

/** The subscriptions that end soon or have ended, and of which staff do not know yet. */
async function ending(req: Parameters<typeof databaseOf>[0], now: Date, only?: string) {
  const root = alias(orders, 'root')
  const { endsAt, id, status } = subscriptions
  const db = await databaseOf(req)
  return db
    .select({
      endsAt,
      id,
      isAgent: addons.isRegisteredAgent,
      isErased: sql<boolean>`${users.erasedAt} is not null`,
      order: orders.id,
      root: root.id,
    })
    .from(subscriptions)
    .innerJoin(addons, and(eq(addons.id, subscriptions.addon), isService(addons)))
    .innerJoin(orders, eq(orders.id, subscriptions.order))
    .innerJoin(root, eq(root.id, rootId))
    .leftJoin(users, eq(users.id, subscriptions.user))
    .where(
      and(
        only ? eq(id, only) : undefined,
        inArray(status, ['cancelled', 'lapsed']),
        isNotNull(endsAt),
        or(lt(endsAt, horizonOf(now).toISOString()), isNotNull(users.erasedAt)),
        or(ne(orders.status, 'cancelled'), isNotNull(root.formedOn)),
        notExists(goesOn()),
        notExists(raised()),
      ),
    )
}

type End = {
  readonly service: Service
  /** A moment, of a purchase an ISO day. */
  readonly endsAt: string
  readonly order: string
  readonly root: string
  /** What ends: the log knows by it that staff were asked. */
  readonly entity: 'subscriptions' | 'orders'
  readonly id: string
}

async function raise(req: PayloadRequest, end: End): Promise<void> {
  const task = TASKS[end.service]
  const root = await findOrder(req, end.root)
  const company = root?.legalName || `order #${shortOrderId(end.root)}`
  const state = jurisdictionName(root?.stateCode)
  const zone = end.entity === 'orders' ? 'UTC' : await businessZone(req)
  const day = dayText(end.endsAt, zone)
  const where = state ? `, ${state},` : ''
  const subject = `${task.subject} ${company}${where} by ${day}`
  const link = `${env.SITE_URL}${collectionHref('orders', end.order)}`
  const message = `${task.message(day)}\n\n${link}`
  const ticket = await openStaffTask(req, {
    topic: 'compliance',
    subject,
    message,
    from: task.from,
  })
  const key = `${end.service}-ends:${end.id}:${end.endsAt}`
  await raiseToStaff(req, { key, subject, ticket, area: 'orders' })
  await audit(req, 'orders', task.action, [end.entity, end.id], {
    after: { endsAt: end.endsAt, ticket },
  })
}

/** Whose agent a company has; the customer's own where the filing names it. */
async function agentAt(req: PayloadRequest, id: string, at: Date): Promise<Agent> {
  const root = await findOrder(req, id)
  if (!root) return { by: 'own' }
  const filing = await readFiling(req, id)
  if (filing?.registeredAgent?.kind === 'own') return { by: 'own' }
  return agentOfHolding(req, await holdingOf(req, root, at), at)
}

async function raiseSubscription(payload: Payload, id: string, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockRow(req, subscriptions, id)
    const [end] = await ending(req, now, id)
    if (!end?.endsAt) return false
    if (end.isAgent && !end.isErased) {
      const agent = await agentAt(req, end.root, horizonOf(now))
      // a year paid once goes on
      if (agent.by === 'us' && agent.paidUntil && !agent.isEnding) return false
    }
    const service = end.isAgent ? 'agent' : 'address'
    await raise(req, { ...end, endsAt: end.endsAt, service, entity: 'subscriptions' })
    return true
  })
}

/**
 * The companies that we may be the agent of without a subscription, by a package or a year paid once,
 * where that may end: a year is over, something was given back or the account was deleted.
 */
async function withYears(req: Parameters<typeof databaseOf>[0], now: Date, only?: string) {
  const [part, owner, agent] = [
    alias(orders, 'part'),
    alias(users, 'owner'),
    alias(addons, 'agent'),
  ]
  const ofFamily = or(eq(part.id, orders.id), eq(part.parent, orders.id))
  const subscribed = query
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(part, eq(part.id, subscriptions.order))
    .innerJoin(agent, and(eq(agent.id, subscriptions.addon), agent.isRegisteredAgent))
    .where(ofFamily)
  const paidOnce = query
    .select({ id: orders_lines.id })
    .from(orders_lines)
    .innerJoin(part, eq(part.id, orders_lines._parentID))
    .innerJoin(agent, and(eq(asText(agent.id), orders_lines.ref), agent.isRegisteredAgent))
    .where(and(ofFamily, eq(orders_lines.billing, 'once')))
  const givenBack = query
    .select({ id: part.id })
    .from(part)
    .where(and(ofFamily, sql`${part.refundedMinor} > 0`))
  const lastPaid = query
    .select({ at: sql`max(${part.paidAt})` })
    .from(part)
    .where(ofFamily)
  const known = query
    .select({ id: audit_log.id })
    .from(audit_log)
    .where(and(asked(asText(orders.id)), sql`${audit_log.createdAt} > (${lastPaid})`)) // bought again later: asked again
  const db = await databaseOf(req)
  return db
    .select({ id: orders.id, isErased: sql<boolean>`${owner.erasedAt} is not null` })
    .from(orders)
    .leftJoin(owner, eq(owner.id, orders.user))
    .where(
      and(
        only ? eq(orders.id, only) : undefined,
        eq(orders.kind, 'purchase'),
        isNotNull(orders.formedOn),
        or(
          sql`${orders.formedOn} + interval '1 year' < ${horizonOf(now).toISOString()}`,
          isNotNull(owner.erasedAt),
          exists(givenBack),
        ),
        or(
          and(
            eq(orders.serviceType, 'llc'),
            inArray(orders.packageType, TIERS.filter(tierIncludesAgent)),
          ),
          exists(paidOnce),
        ),
        notExists(subscribed),
        notExists(known),
      ),
    )
}

async function wasRaised(req: PayloadRequest, id: string, endsAt: string): Promise<boolean> {
  return hasRow(req, audit_log, and(asked(id), eq(sql`${audit_log.after} ->> 'endsAt'`, endsAt)))
}

async function raiseYear(payload: Payload, id: string, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockRow(req, orders, id)
    const [left] = await withYears(req, now, id)
    if (!left) return false
    const agent = await agentAt(req, id, left.isErased ? now : horizonOf(now))
    const endsAt =
      agent.by === 'ended' ? agent.on : agent.by === 'us' && left.isErased ? agent.paidUntil : null
    if (!endsAt || (await wasRaised(req, id, endsAt))) return false
    await raise(req, { service: 'agent', endsAt, order: id, root: id, entity: 'orders', id })
    return true
  })
}

/**
 * Asks staff to resign as a company's registered agent, or to close its business address, where that
 * service ends: it was canceled, not renewed or refunded, its year is over, or its account was deleted.
 * Each end is raised once.
 */
export async function raiseServiceEnds(payload: Payload, now = new Date()): Promise<number> {
  const failure = 'the end of a service could not be raised to staff'
  const ends = (await ending({ payload }, now)).map(({ id }) => id)
  const subscribed = await eachAlone(ends, (id) => raiseSubscription(payload, id, now), {
    thing: 'subscription',
    failure,
  })
  const years = await eachAlone(
    (await withYears({ payload }, now)).map(({ id }) => id),
    (id) => raiseYear(payload, id, now),
    { thing: 'order', failure },
  )
  return subscribed + years
}
