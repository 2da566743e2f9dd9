import { payoutDetailsInput } from '@/src/domain/affiliates/payout-details'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { AppError, parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import { savePayoutDetails } from '@/src/services/save-payout-details'

/** Where the signed-in affiliate wants to be paid. */
export const payoutDetailsEndpoint = defineEndpoint({
  path: '/affiliates/payout-details',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    await limitRate(req, 'affiliate', req.user.id)
    const details = parseInput(payoutDetailsInput, await bodyOf(req))
    return Response.json({ details: await savePayoutDetails(req, req.user, details) })
  },
})
