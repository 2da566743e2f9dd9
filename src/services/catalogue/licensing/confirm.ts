import type { PayloadRequest } from 'payload'
import { needOf } from '@/src/domain/catalogue/licensing/needs'
import { missingOf } from '@/src/domain/catalogue/licensing/sale-of'
import type { SellingInput } from '@/src/domain/catalogue/licensing/selling-input'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import type { Confirmation } from '@/src/payload-types'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'
import { readConfirmations } from '@/src/services/catalogue/licensing/confirmations'
import { audit } from '@/src/services/platform/record-audit'

const ADMINISTRATORS = new AppError(
  'administrators_only',
  'Only administrators can confirm licenses, people and contracts.',
  403,
)

async function refuseUnknownFile(req: PayloadRequest, id: string): Promise<void> {
  if (await findById(req, 'evidence', id, { select: {}, overrideAccess: false })) return
  throw wrongField('evidence', 'This file does not exist any more. Choose it again.', 'no_evidence')
}

/** Nothing is switched on that lacks anything. @throws AppError 422 `incomplete` */
function refuseIncomplete(input: SellingInput, today: string): void {
  if (!input.isOn) return
  const { evidence, expiresOn, ...stated } = input
  const missing = missingOf(
    input.need,
    { ...stated, expiresOn: expiresOn || null, hasEvidence: evidence !== '' },
    today,
  )
  if (missing.length === 0) return
  throw wrongField('isOn', `Still missing: ${missing.join(', ').toLowerCase()}.`, 'incomplete')
}

/**
 * Keeps what an administrator states about a license, a person or a contract, as another row: what was
 * stated before stays. What it opens is on sale at once, and what it closes no longer.
 *
 * @throws AppError 403, 422
 */
export async function confirmSelling(
  outer: PayloadRequest,
  input: SellingInput,
): Promise<Confirmation> {
  if (outer.user?.role !== 'admin') throw ADMINISTRATORS
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `confirmation:${input.need}`)
    if (input.evidence) await refuseUnknownFile(req, input.evidence)
    refuseIncomplete(input, await officeDay(req))
    const before = (await readConfirmations(req)).find(({ need }) => need === input.need)
    const { evidence, confirmedOn, expiresOn, ...stated } = input
    const confirmation = await createRow(req, 'confirmations', {
      data: {
        ...stated,
        confirmedOn: confirmedOn || null,
        expiresOn: expiresOn || null,
        evidence: evidence || null,
        by: req.user?.id,
      },
      overrideAccess: true, // services alone write them; asked above
    })
    await audit(
      req,
      'settings',
      input.isOn ? 'confirm_selling' : 'stop_selling',
      ['confirmations', confirmation.id],
      { before: { ...before }, after: { ...input, title: needOf(input.need).title } },
    )
    return confirmation
  })
}
