import type { PayloadRequest } from 'payload'

import { payoutAccountPlace } from '@/src/domain/affiliates/payout-details'
import { openSecret } from '@/src/fields/secret'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { recordAudit } from '@/src/services/platform/record-audit'

/**
 * Opens an affiliate's sealed account for one of the staff who is about to send money there, and
 * writes down who did so.
 *
 * @throws AppError 404 `no_payout_account`
 */
export async function revealPayoutAccount(outer: PayloadRequest, link: string): Promise<string> {
  return inTransactionOf(outer, async (req) => {
    const row = await findOne(req, 'affiliateLinks', {
      where: { id: { equals: link } },
      showHiddenFields: true,
      overrideAccess: true, // the caller has been checked
    })
    const account = row ? openSecret({ ...row }, 'payoutAccount', payoutAccountPlace) : undefined
    if (!account) {
      throw new AppError('no_payout_account', 'This affiliate has not added a payout account.', 404)
    }
    await recordAudit(req, {
      area: 'affiliates',
      action: 'reveal',
      entity: 'affiliateLinks',
      documentId: link,
      before: {},
      after: { what: 'Payout account' },
    })
    return account
  })
}
