import type { PayloadRequest } from 'payload'

import { PAYOUT_METHODS } from '@/src/domain/affiliates/payout-details'
import { csvLine } from '@/src/lib/csv/csv'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { duePayouts } from '@/src/services/affiliates/due-payouts'
import { revealPayoutAccount } from '@/src/services/affiliates/reveal-payout-account'
import { recordExport } from '@/src/services/platform/exports/record-export'

const HEAD = ['Reference', 'Name', 'Email', 'Method', 'Account', 'Amount', 'Currency']

type Ask = { readonly links: readonly string[]; readonly reference: string }

/**
 * What is due to affiliates as a file for the bank or PayPal, each with the account that the money
 * goes to: every account that is opened leaves an entry in the audit log. Those without one are left
 * out, and nothing is marked as paid.
 *
 * @throws AppError 409 `nothing_due`
 */
export async function payoutFile(
  outer: PayloadRequest,
  { links, reference }: Ask,
): Promise<string> {
  return inTransactionOf(outer, async (req) => {
    const lines: string[] = []
    for (const { link, code, email, method, name, dueMinor } of await duePayouts(req, links)) {
      if (!method) continue
      lines.push(
        csvLine([
          `${reference} ${code}`,
          name ?? '',
          email ?? '',
          PAYOUT_METHODS[method],
          await revealPayoutAccount(req, link),
          (dueMinor / 100).toFixed(2),
          'USD',
        ]),
      )
    }
    if (lines.length === 0) {
      throw new AppError('nothing_due', 'Nothing is due to these affiliates any more.', 409)
    }
    await recordExport(req, {
      area: 'affiliates',
      entity: 'payouts',
      list: `Payouts ${reference}`,
      rows: lines.length,
    })
    return csvLine(HEAD) + lines.join('')
  })
}
