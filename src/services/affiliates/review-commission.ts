import type { PayloadRequest } from 'payload'

import type { ReviewDecision } from '@/src/domain/affiliates/review'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { Commission } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { auditCommission } from '@/src/services/affiliates/audit-commission'

const find = (req: PayloadRequest, id: string): Promise<Commission | null> =>
  findOne(req, 'commissions', { where: { id: { equals: id } }, overrideAccess: true }) // the caller has been checked

/** The commission with its affiliate's account held. @throws AppError 404, 409 `reviewed` */
async function lockOpen(req: PayloadRequest, id: string): Promise<[Commission, link: string]> {
  const link = idOf((await find(req, id))?.link)
  if (link) await lockAffiliate(req, link)
  const commission = await find(req, id)
  if (!commission || !link) {
    throw new AppError('no_commission', 'This commission does not exist.', 404)
  }
  if (commission.review !== 'open') {
    throw new AppError('reviewed', 'Someone has reviewed this commission already.', 409)
  }
  return [commission, link]
}

/**
 * Decides whether an affiliate keeps a commission from an order that may be their own. A rejected
 * one is reversed, and no refund that fails brings it back.
 *
 * @throws AppError 404 `no_commission`, 409 `reviewed`
 */
export async function reviewCommission(
  outer: PayloadRequest,
  id: string,
  decision: ReviewDecision,
): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const [commission, link] = await lockOpen(req, id)
    const isReversed = decision === 'rejected' && commission.status !== 'reversed'
    const reversal = { status: 'reversed', reversedAt: new Date().toISOString() } as const
    const data = { review: decision, ...(isReversed ? reversal : {}) }
    await req.payload.update({
      collection: 'commissions',
      id,
      data,
      depth: 0,
      overrideAccess: true, // services alone write commissions
      req,
    })
    if (isReversed) {
      await addToTotals(req, link, { earnedMinor: -commission.amountMinor, conversions: -1 })
    }
    await auditCommission(req, 'review', commission, data)
  })
}
