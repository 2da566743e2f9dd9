import { and, eq, isNull, lte, ne, not, or } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { commissions } from '@/src/database-schema'
import type { ReviewDecision } from '@/src/domain/affiliates/affiliate-input'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction, transactional } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { now as moment } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { Commission } from '@/src/payload-types'
import { addToTotals, lockAffiliate } from '@/src/services/affiliates/affiliate-account'
import { audit } from '@/src/services/platform/record-audit'

/**
 * Approves the commissions of orders for which the days of free refunds are over. Runs each day and
 * may run twice at once. One account at a time, so that no refund is lost on the way.
 *
 * @returns how many were approved
 */
export async function approveCommissions(payload: Payload, now = new Date()): Promise<number> {
  const at = now.toISOString()
  const due = and(
    eq(commissions.status, 'pending'),
    not(commissions.isFrozen),
    or(isNull(commissions.review), ne(commissions.review, 'open')), // staff decide first
    lte(commissions.approvableAt, at),
  )
  const db = await databaseOf({ payload })
  const links = await db.selectDistinct({ id: commissions.link }).from(commissions).where(due)
  let approved = 0
  const approve = async (id: string) => {
    approved += await inTransaction(payload, async (req) => {
      await lockAffiliate(req, id)
      const held = await databaseOf(req)
      const rows = await held
        .update(commissions)
        .set({ status: 'approved', approvedAt: at, updatedAt: moment })
        .where(and(eq(commissions.link, id), due))
        .returning({ id: commissions.id })
      return rows.length
    })
    return true
  }
  const failure = 'the commissions of an affiliate were not approved'
  const ids = links.map(({ id }) => id)
  await eachAlone(ids, approve, { thing: 'affiliate', failure })
  if (approved > 0) log.info({ approved, affiliates: links.length }, 'commissions approved')
  return approved
}

/** Writes down what became of a commission that has been changed. */
export async function auditCommission(
  req: PayloadRequest,
  action: string,
  { id, status, amountMinor }: Commission,
  after: object,
): Promise<void> {
  await audit(req, 'affiliates', action, ['commissions', id], {
    before: { status, amountMinor },
    after: { ...after },
  })
}

const find = (req: PayloadRequest, id: string): Promise<Commission | null> =>
  findById(req, 'commissions', id, { overrideAccess: true }) // the caller has been checked

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
export const reviewCommission = transactional(
  async (req, id: string, decision: ReviewDecision): Promise<void> => {
    const [commission, link] = await lockOpen(req, id)
    const isReversed = decision === 'rejected' && commission.status !== 'reversed'
    const reversal = { status: 'reversed', reversedAt: new Date().toISOString() } as const
    const data = { review: decision, ...(isReversed ? reversal : {}) }
    await updateRow(req, 'commissions', id, {
      data,
      overrideAccess: true, // services alone write commissions
    })
    if (isReversed) {
      await addToTotals(req, link, { earnedMinor: -commission.amountMinor, conversions: -1 })
    }
    await auditCommission(req, 'review', commission, data)
  },
)
