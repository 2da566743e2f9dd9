import type { PayloadRequest } from 'payload'

import { formatTaxId } from '@/src/domain/filing/tax-id'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { unseal } from '@/src/lib/secrets'
import { readFiling } from '@/src/services/filing/filing-of-order'
import { noteReveal } from '@/src/services/filing/note-reveal'
import { taxIdContext } from '@/src/services/filing/save-filing'

/**
 * Opens an order's sealed tax id for one of the staff, and writes down who did so and why.
 *
 * Without the line in the audit log nothing is shown. The number itself is not in it.
 * @throws AppError 404 `no_tax_id`
 */
export async function revealTaxId(
  req: PayloadRequest,
  orderId: string,
  reason: string,
): Promise<string> {
  return inTransactionOf(req, async () => {
    const filing = await readFiling(req, orderId)
    const sealed = filing?.responsibleParty?.taxIdSealed
    if (!filing || !sealed) {
      throw new AppError('no_tax_id', 'This order does not have a tax ID.', 404)
    }
    const what = 'Tax ID of the responsible party'
    await noteReveal(req, { entity: 'filings', id: filing.id, orderId, what, reason })
    return formatTaxId(unseal(sealed, taxIdContext(orderId)))
  })
}
