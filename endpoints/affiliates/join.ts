import { joinInput } from '@/src/domain/affiliates/join-input'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { AppError, parseInput } from '@/src/lib/errors'
import { createAffiliateLink } from '@/src/services/create-affiliate-link'
import { limitRate } from '@/src/services/limit-rate'

/** Opens the signed-in person's referral link; asked for again, it is the same one. */
export const joinEndpoint = defineEndpoint({
  path: '/affiliates/join',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
    await limitRate(req, 'affiliate', req.user.id)
    parseInput(joinInput, await bodyOf(req))
    const { code, commissionRate, isActive } = await createAffiliateLink(req, req.user)
    return Response.json({ link: { code, commissionRate, isActive } })
  },
})
