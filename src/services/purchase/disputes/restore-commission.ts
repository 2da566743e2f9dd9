import type { PayloadRequest } from 'payload'

import { giveAgain } from '@/src/domain/affiliates/ledger'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Commission, Order } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { recordAudit } from '@/src/services/platform/record-audit'
import { feesLeft } from '@/src/services/purchase/refund/take-back-commission'

const options = { depth: 0, overrideAccess: true } as const // follows from a refund that failed

async function find(req: PayloadRequest, order: Order): Promise<Commission | null> {
  const { docs } = await req.payload.find({
    collection: 'commissions',
    where: { order: { equals: order.id } },
    limit: 1,
    pagination: false,
    ...options,
    req,
  })
  return docs[0] ?? null
}

/** Raises the commission of an order to what is left of our fees, after a refund came to nothing. */
export async function restoreCommission(req: PayloadRequest, order: Order): Promise<void> {
  const link = idOf((await find(req, order))?.link)
  if (!link) return
  await lockAffiliate(req, link)
  const commission = await find(req, order)
  if (!commission) return
  const approvableAt = new Date(commission.approvableAt)
  const given = giveAgain({ ...commission, approvableAt }, await feesLeft(req, order))
  if (!given) return
  const { status, baseMinor, amountMinor } = given.row
  await req.payload.update({
    collection: 'commissions',
    id: commission.id,
    data: { status, baseMinor, amountMinor, reversedAt: null },
    ...options,
    req,
  })
  await addToTotals(req, link, {
    earnedMinor: given.moreMinor,
    conversions: commission.status === 'reversed' ? 1 : 0,
  })
  await recordAudit(req, {
    area: 'affiliates',
    action: 'given again',
    entity: 'commissions',
    documentId: commission.id,
    before: { status: commission.status, amountMinor: commission.amountMinor },
    after: { status, amountMinor, moreMinor: given.moreMinor },
  })
}
