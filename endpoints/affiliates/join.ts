import { joinInput } from '@/src/domain/affiliates/join-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { createAffiliateLink } from '@/src/services/affiliates/create-affiliate-link'
import { limitRate } from '@/src/services/platform/limit-rate'

/** Opens the signed-in person's referral link; asked for again, it is the same one. */
export const joinEndpoint = defineEndpoint({
  path: '/affiliates/join',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    parseInput(joinInput, await bodyOf(req))
    await limitRate(req, 'affiliate', req.user.id)
    const { code, commissionRate, isActive } = await createAffiliateLink(req, req.user)
    return Response.json({ link: { code, commissionRate, isActive } })
  },
})
