import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { commissionMinor } from '@/src/domain/affiliates/commission'
import { ownRevenueMinor } from '@/src/domain/pricing/formation-quote'
import { idOf } from '@/src/domain/relation'
import { runSql } from '@/src/lib/database'
import type { Commission, Order } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/raise-to-staff'
import { partsOf } from '@/src/services/refunds-of-payment'

const options = { depth: 0, overrideAccess: true } as const // follows from a refund

/** What is left of our own fees of an order, in cents. */
async function ownRevenueLeft(req: PayloadRequest, order: Order): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'refunds',
    where: {
      order: { equals: order.id },
      status: { equals: 'succeeded' },
      isAutomatic: { not_equals: true },
    },
    select: { lines: true },
    limit: 1000,
    pagination: false,
    ...options,
    req,
  })
  const back = docs.flatMap(partsOf).filter((part) => part.kind !== 'state_fee')
  const backMinor = back.reduce((sum, part) => sum + part.amountMinor, 0)
  return Math.max(0, ownRevenueMinor(order.lines ?? []) - backMinor)
}

async function paidOutAlready(req: PayloadRequest, order: Order, lessMinor: number): Promise<void> {
  await raiseToStaff(req, {
    key: `commission-paid-out:${order.id}:${order.refundedMinor}`,
    subject: `A refund takes back ${(lessMinor / 100).toFixed(2)} of a commission that was paid out`,
    order: order.id,
    area: 'affiliates',
  })
}

async function lower(
  req: PayloadRequest,
  commission: Commission,
  baseMinor: number,
  amountMinor: number,
): Promise<void> {
  const isGone = amountMinor === 0
  await req.payload.update({
    collection: 'commissions',
    id: commission.id,
    data: isGone
      ? { status: 'reversed', reversedAt: new Date().toISOString() }
      : { baseMinor, amountMinor },
    ...options,
    req,
  })
  await runSql(
    req,
    sql`update affiliate_links set
      total_earned_minor = total_earned_minor - ${commission.amountMinor - amountMinor},
      conversions = greatest(0, conversions - ${isGone ? 1 : 0})
      where id = ${idOf(commission.link)}`,
  )
}

/**
 * Lowers the commission of an order to what is left of our fees, in whole cents; with all of them
 * given back it is reversed, and keeps what it had been.
 */
export async function takeBackCommission(req: PayloadRequest, order: Order): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'commissions',
    where: { order: { equals: order.id }, status: { not_equals: 'reversed' } },
    limit: 1,
    pagination: false,
    ...options,
    req,
  })
  const [commission] = docs
  if (!commission) return
  const baseMinor = await ownRevenueLeft(req, order)
  const amountMinor = commissionMinor(baseMinor, commission.ratePercent)
  const lessMinor = commission.amountMinor - amountMinor
  if (lessMinor <= 0) return
  if (commission.status === 'paid') return paidOutAlready(req, order, lessMinor)
  await lower(req, commission, baseMinor, amountMinor)
}
