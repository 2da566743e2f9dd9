import type { PayloadRequest } from 'payload'

import { giveAgain } from '@/src/domain/affiliates/ledger'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Commission, Order } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { auditCommission } from '@/src/services/affiliates/review-commissions'
import { feesLeft } from '@/src/services/purchase/commission/change-commission'

const options = { overrideAccess: true } as const // follows from a refund that failed

function find(req: PayloadRequest, order: Order): Promise<Commission | null> {
  return findOne(req, 'commissions', {
    where: { order: { equals: order.id } },
    overrideAccess: true, // follows from a refund that failed
  })
}

/** Whether staff turned a commission down, or its order ended up in the affiliate's own account. */
function isEarnedNoMore({ review, user }: Commission, order: Order): boolean {
  const affiliate = idOf(user)
  return review === 'rejected' || (affiliate !== null && affiliate === idOf(order.user))
}

/** Raises the commission of an order to what is left of our fees, after a refund came to nothing. */
export async function restoreCommission(req: PayloadRequest, order: Order): Promise<void> {
  const link = idOf((await find(req, order))?.link)
  if (!link) return
  await lockAffiliate(req, link)
  const commission = await find(req, order)
  if (!commission || isEarnedNoMore(commission, order)) return
  const approvableAt = new Date(commission.approvableAt)
  const given = giveAgain({ ...commission, approvableAt }, await feesLeft(req, order))
  if (!given) return
  const { status, baseMinor, amountMinor } = given.row
  await updateRow(req, 'commissions', commission.id, {
    data: { status, baseMinor, amountMinor, reversedAt: null },
    ...options,
  })
  await addToTotals(req, link, {
    earnedMinor: given.moreMinor,
    conversions: commission.status === 'reversed' ? 1 : 0,
  })
  const after = { status, amountMinor, moreMinor: given.moreMinor }
  await auditCommission(req, 'given again', commission, after)
}
