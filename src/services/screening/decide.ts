import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { decisionInput } from '@/src/domain/screening/screening'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Screening } from '@/src/payload-types'
import { recordAudit } from '@/src/services/platform/record-audit'

const NOT_FOUND = new AppError('no_screening', 'This match does not exist.', 404)
const SECOND = 'Someone else decided that this is unclear. A second person has to decide it.'

/**
 * Keeps what a member of the staff decides about a match, with the reason. What one person found unclear
 * another one decides.
 *
 * @throws AppError 404, 409 where nothing is to decide, or `second_person`
 */
export async function decideScreening(
  outer: PayloadRequest,
  id: string,
  { decision, reason }: z.output<typeof decisionInput>,
): Promise<Screening> {
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `screening-decision:${id}`)
    const found = await req.payload.findByID({
      collection: 'screenings',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!found) throw NOT_FOUND
    if (found.status === 'clear') {
      throw new AppError('nothing_to_decide', 'This name has no match to decide.', 409)
    }
    if (found.status === 'unclear' && idOf(found.decidedBy) === req.user?.id) {
      throw new AppError('second_person', SECOND, 409)
    }
    const decided = await req.payload.update({
      collection: 'screenings',
      id,
      data: {
        status: decision,
        reason,
        decidedBy: req.user?.id,
        decidedAt: new Date().toISOString(),
      },
      depth: 0,
      overrideAccess: true, // the endpoint asked for the right
      req,
    })
    await recordAudit(req, {
      area: 'orders',
      action: 'decide_screening',
      entity: 'screenings',
      documentId: id,
      before: { status: found.status },
      after: { status: decision, reason },
    })
    return decided
  })
}
