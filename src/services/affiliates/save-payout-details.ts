import type { PayloadRequest } from 'payload'
import {
  accountText,
  maskedAccount,
  PAYOUT_METHODS,
  type PayoutDetails,
  payoutAccountPlace,
} from '@/src/domain/affiliates/payout-details'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { payoutDetailsMail } from '@/src/email/templates/affiliates/payout-details'
import { inTransactionOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { seal } from '@/src/lib/secrets'
import { updateRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { linkOf } from '@/src/services/affiliates/affiliate-account'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { assertCurrentPassword } from '@/src/services/platform/password-hash'
import { audit } from '@/src/services/platform/record-audit'

export type SavedDetails = {
  readonly method: PayoutDetails['method']
  readonly name: string
  readonly account: string
}

/** Anyone who took over an account would change this first: its owner hears of it. */
async function tell(req: PayloadRequest, user: User, saved: SavedDetails): Promise<void> {
  const to = { email: user.email, user: user.id }
  await enqueueEmail(req, 'payout-details', to, (brand) =>
    payoutDetailsMail({
      brand,
      firstName: user.firstName,
      when: momentText(new Date(), brand.timeZone),
      method: PAYOUT_METHODS[saved.method],
      account: saved.account,
      link: new URL('/dashboard/affiliate', env.SITE_URL).href,
    }),
  )
}

/**
 * Keeps where an affiliate wants to be paid: the account encrypted, and enough of it in clear to
 * recognise it. Asks for the password, since a stolen session must not redirect money.
 *
 * @throws AppError 404 `no_link`, 422 `wrong_password`
 */
export async function savePayoutDetails(
  outer: PayloadRequest,
  user: User,
  details: PayoutDetails,
): Promise<SavedDetails> {
  const link = await linkOf(outer, user.id)
  if (!link) throw new AppError('no_link', 'Create your referral link first.', 404)
  await assertCurrentPassword(outer, user.id, details.currentPassword)
  const { method, name } = details
  const saved = { method, name, account: maskedAccount(details) }
  await inTransactionOf(outer, async (req) => {
    await updateRow(req, 'affiliateLinks', link.id, {
      data: {
        payoutMethod: method,
        payoutName: name,
        payoutAccountSealed: seal(accountText(details), payoutAccountPlace({ code: link.code })),
        payoutAccountLast4: saved.account,
      },
      overrideAccess: true, // its owner asks, who may not write these fields otherwise
    })
    await audit(req, 'affiliates', 'payout details', ['affiliateLinks', link.id], { after: saved })
    await tell(req, user, saved)
  })
  return saved
}
