import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'

import { addons, audit_log, orders, subscriptions, users } from '@/src/database-schema'
import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { collectionHref } from '@/src/lib/admin-address'
import { databaseOf, inTransaction, lockRow, query } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { env } from '@/src/lib/env'
import { asText } from '@/src/lib/sql-parts'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { recordAudit } from '@/src/services/platform/record-audit'
import { openStaffTask } from '@/src/services/support/tasks/open-staff-task'

/** So long before it ends: a customer may take the cancellation back until then. */
const AHEAD_DAYS = 14

const RAISED = 'agent_ends'

/** The purchase of a company, whatever of its orders a service was bought with. */
const rootId = sql`coalesce(${orders.parent}, ${orders.id})`

/** Whether another registered agent subscription of the same company goes on. */
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
        itsAddon.isRegisteredAgent,
        eq(sql`coalesce(${itsOrder.parent}, ${itsOrder.id})`, rootId),
      ),
    )
}

/** The entry of the log that says that staff were asked to resign for this end of the service. */
const raised = () =>
  query
    .select({ id: audit_log.id })
    .from(audit_log)
    .where(
      and(
        eq(audit_log.action, RAISED),
        eq(audit_log.documentId, asText(subscriptions.id)),
        eq(sql`(${audit_log.after} ->> 'endsAt')::timestamptz`, subscriptions.endsAt),
      ),
    )

/** The registered agent services that end soon or have ended, and of which staff do not know yet. */
async function ending(req: Parameters<typeof databaseOf>[0], now: Date, only?: string) {
  const root = alias(orders, 'root')
  const { endsAt, id, status } = subscriptions
  const horizon = new Date(now.getTime() + AHEAD_DAYS * 86_400_000).toISOString()
  const db = await databaseOf(req)
  return db
    .select({
      id,
      endsAt,
      order: orders.id,
      root: root.id,
      company: root.companyName,
      state: root.stateCode,
    })
    .from(subscriptions)
    .innerJoin(addons, and(eq(addons.id, subscriptions.addon), addons.isRegisteredAgent))
    .innerJoin(orders, eq(orders.id, subscriptions.order))
    .innerJoin(root, eq(root.id, rootId))
    .leftJoin(users, eq(users.id, subscriptions.user))
    .where(
      and(
        only ? eq(id, only) : undefined,
        inArray(status, ['cancelled', 'lapsed']),
        isNotNull(endsAt),
        or(lt(endsAt, horizon), isNotNull(users.erasedAt)),
        or(ne(orders.status, 'cancelled'), isNotNull(root.formedOn)),
        notExists(goesOn()),
        notExists(raised()),
      ),
    )
}

async function raise(payload: Payload, id: string, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    await lockRow(req, subscriptions, id)
    const [end] = await ending(req, now, id)
    if (!end?.endsAt) return false
    const company = end.company || `order #${shortOrderId(end.root)}`
    const state = Object.entries(JURISDICTIONS).find(([code]) => code === end.state)?.[1]
    const day = dayText(end.endsAt, await businessZoneOf(req))
    const where = state ? `, ${state},` : ''
    const subject = `Resign as registered agent of ${company}${where} by ${day}`
    const link = `${env.SITE_URL}${collectionHref('orders', end.order)}`
    const message = `Our registered agent service for this company ends on ${day}. File our resignation with the state, unless the company has named another agent. Until the state has accepted it, keep the legal mail that arrives for the company.\n\n${link}`
    const ticket = await openStaffTask(req, {
      topic: 'compliance',
      subject,
      message,
      from: 'Registered agent',
    })
    await raiseToStaff(req, {
      key: `agent-ends:${id}:${end.endsAt}`,
      subject,
      ticket,
      area: 'orders',
    })
    await recordAudit(req, {
      area: 'orders',
      action: RAISED,
      entity: 'subscriptions',
      documentId: id,
      before: {},
      after: { endsAt: end.endsAt, ticket },
    })
    return true
  })
}

/**
 * Asks staff to resign as a company's registered agent where that service ends: it was canceled, not
 * renewed or refunded, or its account was deleted. Each end is raised once.
 */
export async function raiseAgentEnds(payload: Payload, now = new Date()): Promise<number> {
  const ends = (await ending({ payload }, now)).map(({ id }) => id)
  const failure = 'the end of a registered agent service could not be raised'
  return eachAlone(ends, (id) => raise(payload, id, now), { thing: 'subscription', failure })
}
