import type { PayloadRequest } from 'payload'

import { ownFeesLeftMinor, type TakenBack, takeBack } from '@/src/domain/affiliates/ledger'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import type { Commission, Order } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { auditCommission } from '@/src/services/affiliates/audit-commission'
import { partsOf } from '@/src/services/payments/refunds-of-payment'

const options = { depth: 0, overrideAccess: true } as const // follows from a refund

/** What is left of our own fees of an order, in cents. */
export async function feesLeft(req: PayloadRequest, order: Order): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'refunds',
    where: {
      order: { equals: order.id },
      status: { equals: 'succeeded' },
      'payment.isDuplicate': { not_equals: true }, // another payment's are not the order's
    },
    select: { lines: true },
    limit: 1000,
    pagination: false,
    ...options,
    req,
  })
  return ownFeesLeftMinor(order.lines ?? [], docs.flatMap(partsOf))
}

function find(req: PayloadRequest, order: Order): Promise<Commission | null> {
  return findOne(req, 'commissions', {
    where: { order: { equals: order.id }, status: { not_equals: 'reversed' } },
    overrideAccess: true, // follows from a refund
  })
}

/** The order's commission as it stands, its affiliate's account held. */
async function lockCommission(req: PayloadRequest, order: Order): Promise<Commission | null> {
  const link = idOf((await find(req, order))?.link)
  if (!link) return null
  await lockAffiliate(req, link)
  return find(req, order)
}

async function write(req: PayloadRequest, commission: Commission, { row, lessMinor }: TakenBack) {
  const { status, baseMinor, amountMinor } = row
  const isGone = status === 'reversed'
  await req.payload.update({
    collection: 'commissions',
    id: commission.id,
    data: {
      status,
      baseMinor,
      amountMinor,
      ...(isGone ? { reversedAt: new Date().toISOString() } : {}),
    },
    ...options,
    req,
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
  const commission = await lockCommission(req, order)
  if (commission) await lowerTo(req, commission, await feesLeft(req, order))
}

/** Takes all of it back from someone in whose own account the order has ended up. */
export async function dropOwnCommission(
  req: PayloadRequest,
  order: Order,
  user: string,
): Promise<void> {
  const commission = await lockCommission(req, order)
  if (commission && idOf(commission.user) === user) await lowerTo(req, commission, 0)
}
