import { and, eq, inArray, ne, not, notExists, sql } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'
import { commissions, disputes } from '@/src/database-schema'
import {
  giveAgain,
  ownFeesLeftMinor,
  type TakenBack,
  takeBack,
} from '@/src/domain/affiliates/ledger'
import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, query } from '@/src/lib/database'
import { findOne, findRows } from '@/src/lib/find-one'
import { now } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { Commission, Order } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { auditCommission } from '@/src/services/affiliates/review-commissions'
import { partsOf } from '@/src/services/orders/refunds/given-back'

const options = { overrideAccess: true } as const // follows from a refund, or from one that failed

/** What is left of our own fees of an order, in cents. */
async function feesLeft(req: PayloadRequest, order: Order): Promise<number> {
  const docs = await findRows(req, 'refunds', {
    where: {
      order: { equals: order.id },
      status: { equals: 'succeeded' },
      'payment.isDuplicate': { not_equals: true }, // another payment's are not the order's
    },
    select: { lines: true },
    limit: 1000,
    ...options,
  })
  return ownFeesLeftMinor(order.lines ?? [], docs.flatMap(partsOf))
}

function find(req: PayloadRequest, order: Order, which?: Where): Promise<Commission | null> {
  return findOne(req, 'commissions', {
    where: { ...which, order: { equals: order.id } },
    ...options,
  })
}

const STANDING: Where = { status: { not_equals: 'reversed' } }

/** The order's commission as it stands, its affiliate's account held. */
async function lockCommission(
  req: PayloadRequest,
  order: Order,
  which?: Where,
): Promise<Commission | null> {
  const link = idOf((await find(req, order, which))?.link)
  if (!link) return null
  await lockAffiliate(req, link)
  return find(req, order, which)
}

async function write(req: PayloadRequest, commission: Commission, { row, lessMinor }: TakenBack) {
  const { status, baseMinor, amountMinor } = row
  const isGone = status === 'reversed'
  await updateRow(req, 'commissions', commission.id, {
    data: {
      status,
      baseMinor,
      amountMinor,
      ...(isGone ? { reversedAt: new Date().toISOString() } : {}),
    },
    ...options,
  })
  await addToTotals(req, idOf(commission.link) ?? '', {
    earnedMinor: -lessMinor,
    conversions: isGone ? -1 : 0,
  })
  const after = { status, lessMinor, wasPaidOut: commission.status === 'paid' }
  await auditCommission(req, 'taken back', commission, after)
}

async function lowerTo(req: PayloadRequest, commission: Commission, baseMinor: number) {
  const approvableAt = new Date(commission.approvableAt)
  const taken = takeBack({ ...commission, approvableAt }, baseMinor)
  if (taken) await write(req, commission, taken)
}

/**
 * Lowers the commission of an order to what is left of our fees, in whole cents; with all of them
 * given back it is reversed. What was paid out already is taken off the next payout.
 */
export async function takeBackCommission(req: PayloadRequest, order: Order): Promise<void> {
  const commission = await lockCommission(req, order, STANDING)
  if (commission) await lowerTo(req, commission, await feesLeft(req, order))
}

/** Takes all of it back from someone in whose own account the order has ended up. */
export async function dropOwnCommission(
  req: PayloadRequest,
  order: Order,
  user: string,
): Promise<void> {
  const commission = await lockCommission(req, order, STANDING)
  if (commission && idOf(commission.user) === user) await lowerTo(req, commission, 0)
}

async function lockAffiliateOf(req: PayloadRequest, orderId: string): Promise<void> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ link: commissions.link })
    .from(commissions)
    .where(and(eq(commissions.order, orderId), ne(commissions.status, 'reversed')))
  if (row) await lockAffiliate(req, row.link)
}

/**
 * Keeps the commission of an order whose payment is disputed from being approved or paid out. The
 * order's row is locked. One that was paid out already stays: a loss is taken off the next payout.
 */
export async function holdCommission(req: PayloadRequest, orderId: string): Promise<void> {
  await lockAffiliateOf(req, orderId)
  const db = await databaseOf(req)
  const { approvedAt, order, status } = commissions
  const isApproved = eq(status, 'approved')
  await db
    .update(commissions)
    .set({
      isFrozen: true,
      updatedAt: now,
      status: sql`case when ${isApproved} then 'pending' else ${status} end`,
      approvedAt: sql`case when ${isApproved} then null else ${approvedAt} end`,
    })
    .where(and(eq(order, orderId), inArray(status, ['pending', 'approved'])))
}

/** Lets the commission go on as before, once none of the order's disputes is open any more. */
export async function releaseCommission(req: PayloadRequest, orderId: string): Promise<void> {
  await lockAffiliateOf(req, orderId)
  const db = await databaseOf(req)
  const open = query
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(
        eq(disputes.order, orderId),
        not(disputes.isInquiry),
        inArray(disputes.status, OPEN_DISPUTES),
      ),
    )
  await db
    .update(commissions)
    .set({ isFrozen: false, updatedAt: now })
    .where(and(eq(commissions.order, orderId), commissions.isFrozen, notExists(open)))
}

/** Whether staff turned a commission down, or its order ended up in the affiliate's own account. */
function isEarnedNoMore({ review, user }: Commission, order: Order): boolean {
  const affiliate = idOf(user)
  return review === 'rejected' || (affiliate !== null && affiliate === idOf(order.user))
}

/** Raises the commission of an order to what is left of our fees, after a refund came to nothing. */
export async function restoreCommission(req: PayloadRequest, order: Order): Promise<void> {
  const commission = await lockCommission(req, order)
  if (!commission || isEarnedNoMore(commission, order)) return
  const approvableAt = new Date(commission.approvableAt)
  const given = giveAgain({ ...commission, approvableAt }, await feesLeft(req, order))
  if (!given) return
  const { status, baseMinor, amountMinor } = given.row
  await updateRow(req, 'commissions', commission.id, {
    data: { status, baseMinor, amountMinor, reversedAt: null },
    ...options,
  })
  await addToTotals(req, idOf(commission.link) ?? '', {
    earnedMinor: given.moreMinor,
    conversions: commission.status === 'reversed' ? 1 : 0,
  })
  const after = { status, amountMinor, moreMinor: given.moreMinor }
  await auditCommission(req, 'given again', commission, after)
}
