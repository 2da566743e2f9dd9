import { z } from 'zod'

import { deeds, revealDeed } from '@/endpoints/platform/deeds'
import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { AppError } from '@/src/lib/errors'
import { duePayouts } from '@/src/services/affiliates/due-payouts'
import { payOut } from '@/src/services/affiliates/pay-out'
import { payoutFile } from '@/src/services/affiliates/payout-file'
import { revealPayoutAccount } from '@/src/services/affiliates/reveal-payout-account'
import { limitRate } from '@/src/services/platform/limit-rate'

const links = z
  .array(z.guid('Choose affiliates of this list'), 'Choose affiliates')
  .min(1, 'Choose affiliates')
  .max(500, 'Choose at most 500 affiliates at once')
const CHECK = 'Reload, and check the amounts'
const reference = requiredText('Enter a reference for the transfers', 60)

const payoutInput = z.object({
  links: links.optional(),
  amounts: z.record(z.guid(CHECK), z.int(CHECK).min(0, CHECK), CHECK).optional(),
  reference,
})

const fileInput = z.object({ links, reference })

/** Who is to be paid how much, their accounts with all but the ends hidden. */
export const duePayoutsEndpoint = staffEndpoint({
  action: 'seeDuePayouts',
  path: '/affiliates/payouts/due',
  method: 'get',
  handler: async (req) => {
    return Response.json({ due: await duePayouts(req) })
  },
})

/** Writes down that they have been paid. A second time with the same reference changes nothing. */
export const payoutsEndpoint = deeds('payOut')(
  '/affiliates/payouts',
  payoutInput,
  async (req, input) => {
    const batch = await payOut(req, input)
    if (input.links && batch.paid.length + batch.withoutDetails.length === 0) {
      throw new AppError('nothing_due', 'Nothing is due to these affiliates any more.', 409)
    }
    return batch
  },
)

/** The transfers as a file, accounts included: for those who may see them, and noted. */
export const payoutFileEndpoint = revealDeed(
  'revealPayoutAccount',
  '/affiliates/payouts/file',
  fileInput,
  async (req, input) => ({ csv: await payoutFile(req, input) }),
)

/** Shows staff the account to which they are about to send money, and notes that they looked. */
export const revealAccountEndpoint = staffRowEndpoint('affiliate', {
  action: 'revealPayoutAccount',
  path: '/affiliates/:id/payout-account',
  method: 'post',
  handler: async (req, id) => {
    await limitRate(req, 'reveal', req.user?.id)
    const account = await revealPayoutAccount(req, id)
    return Response.json({ account }, { headers: { 'cache-control': 'no-store' } })
  },
})
