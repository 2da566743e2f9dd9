import { payoutDetailsInput } from '@/src/domain/affiliates/payout-details'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { savePayoutDetails } from '@/src/services/affiliates/save-payout-details'
import { limitRate } from '@/src/services/platform/limit-rate'

/** Where the signed-in affiliate wants to be paid. */
export const payoutDetailsEndpoint = defineEndpoint({
  path: '/affiliates/payout-details',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    const details = parseInput(payoutDetailsInput, await bodyOf(req))
    await limitRate(req, 'affiliate', req.user.id)
    return Response.json({ details: await savePayoutDetails(req, req.user, details) })
  },
})
