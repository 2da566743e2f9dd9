import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest, Where } from 'payload'

import { orders, users } from '@/src/database-schema'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { hashToken } from '@/src/lib/secrets'
import { now } from '@/src/lib/sql-parts'
import { type Pass, readPass } from '@/src/lib/tokens'
import { updateRow } from '@/src/lib/write-row'
import { convertLead } from '@/src/services/leads/capture-lead'
import { isMailedToken } from '@/src/services/orders/order-pass'
import { dropOwnCommission } from '@/src/services/purchase/commission/change-commission'
import { linkFiles } from '@/src/services/support/link-guest-tickets'

/** Holds the order's row, if the token opens it and no one has it yet. */
async function lockUnclaimed(req: PayloadRequest, { id, token }: Pass): Promise<boolean> {
  const db = await databaseOf(req)
  const hash = hashToken(token)
  const { claimTokenHash, passHash, email } = orders
  const mayOpen = or(isNotNull(claimTokenHash), eq(passHash, hash))
  const [row] = await db
    .select({ id: orders.id, email, claimTokenHash, passHash })
    .from(orders)
    .where(and(eq(orders.id, id), mayOpen, isNull(orders.user)))
    .for('update')
  if (!row) return false
  if (row.claimTokenHash === hash || row.passHash === hash) return true
  return row.claimTokenHash !== null && isMailedToken(row, token)
}

async function isTheirs(req: PayloadRequest, id: string, user: string): Promise<boolean> {
  const order = await findById(req, 'orders', id, {
    select: { user: true },
    overrideAccess: true, // only compared
  })
  return order !== null && idOf(order.user) === user
}

/** An order in an account opens by no key any more. */
const WITHOUT_KEYS = { claimTokenHash: null, passHash: null } as const

/** What hangs on an order and follows it into the account. */
const FOLLOWERS = ['documents', 'subscriptions', 'filings', 'serviceDetails', 'papers'] as const

/** Extras and renewals of the order, and what hangs on any of them. */
async function linkWhatBelongs(req: PayloadRequest, id: string, user: string): Promise<void> {
  const options = { depth: 0, overrideAccess: true, req } as const // as their order, below
  const { docs } = await req.payload.update({
    collection: 'orders',
    where: { parent: { equals: id }, user: { exists: false } },
    data: { user, claimedAt: new Date().toISOString(), ...WITHOUT_KEYS },
    ...options,
  })
  const theirs = [id, ...docs.map((child) => child.id)]
  const where: Where = { order: { in: theirs }, user: { exists: false } }
  for (const collection of FOLLOWERS) {
    await req.payload.update({ collection, where, data: { user }, ...options })
  }
  const tickets = await req.payload.update({
    collection: 'tickets',
    where,
    data: { user },
    ...options,
  })
  await linkFiles(
    req,
    tickets.docs.map((ticket) => ticket.id),
    user,
  )
}

/** The phone number given at the checkout, for an account that has none. */
async function keepPhone(req: PayloadRequest, user: string, phone: string): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ phone, updatedAt: now })
    .where(and(eq(users.id, user), or(isNull(users.phone), eq(users.phone, ''))))
}

/** Moves an order whose row is held, and all that hangs on it, into an account. */
async function link(req: PayloadRequest, id: string, user: string): Promise<void> {
  const options = { depth: 0, overrideAccess: true, req } as const // the caller was shown the key
  const order = await updateRow(req, 'orders', id, {
    data: { user, claimedAt: new Date().toISOString(), ...WITHOUT_KEYS },
    ...options,
  })
  await linkWhatBelongs(req, id, user)
  if (order.phone) await keepPhone(req, user, order.phone)
  if (order.paymentStatus === 'paid') await convertLead(req, order)
  await dropOwnCommission(req, order, user)
}

/**
 * Gives a guest's order to an account: anyone who holds its token first has it, once and for all.
 *
 * `pass` is `orderId.token`. Claiming what is already one's own changes nothing and is no error.
 * With `outer` it happens in that request's transaction.
 * @returns the order's id
 * @throws AppError 404 `not_claimable`
 */
export async function claimOrder(
  payload: Payload,
  pass: string | undefined,
  user: string,
  outer?: PayloadRequest,
): Promise<string> {
  const given = readPass(pass)
  const claimed =
    given !== null &&
    (await inTransaction(
      payload,
      async (req) => {
        if (!(await lockUnclaimed(req, given))) return isTheirs(req, given.id, user)
        await link(req, given.id, user)
        return true
      },
      outer,
    ))
  if (!claimed) {
    throw new AppError(
      'not_claimable',
      'We could not link this order to your account. It may already be linked.',
      404,
    )
  }
  return given.id
}

/**
 * Gives an account every guest's order of its address, which must have been verified just now:
 * each once, however many ask at the same time. Extras and renewals follow their order.
 * @returns how many orders there were
 */
export async function claimOrdersOf(
  req: PayloadRequest,
  { user, email }: { readonly user: string; readonly email: string },
): Promise<number> {
  const db = await databaseOf(req)
  const isOfAddress = eq(sql`lower(${orders.email})`, email)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOfAddress, isNull(orders.user), isNull(orders.parent)))
    .orderBy(orders.createdAt, orders.id)
    .for('update')
  for (const { id } of rows) await link(req, id, user)
  return rows.length
}
