import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { activeInput, rateInput } from '@/src/domain/affiliates/affiliate-input'
import { reviewInput } from '@/src/domain/affiliates/review'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { changeRate, switchAffiliate } from '@/src/services/affiliates/change-affiliate'
import { reviewCommission } from '@/src/services/affiliates/review-commission'

/** Sets an affiliate's rate. */
export const rateEndpoint = staffRowEndpoint('affiliate', {
  action: 'changeAffiliate',
  path: '/affiliates/:id/rate',
  method: 'post',
  handler: async (req, id) => {
    const input = parseInput(rateInput, await bodyOf(req))
    await changeRate(req, id, input)
    return Response.json({ rate: input.rate, message: `Rate set to ${input.rate}%` })
  },
})

/** Switches an affiliate's link on or off. */
export const activeEndpoint = staffRowEndpoint('affiliate', {
  action: 'changeAffiliate',
  path: '/affiliates/:id/active',
  method: 'post',
  handler: async (req, id) => {
    const { isActive } = parseInput(activeInput, await bodyOf(req))
    await switchAffiliate(req, id, isActive)
    return Response.json({ message: isActive ? 'Link switched on' : 'Link switched off' })
  },
})

/** Decides on a commission that may come from the affiliate's own order. */
export const reviewEndpoint = staffRowEndpoint('commission', {
  action: 'reviewCommission',
  path: '/affiliates/commissions/:id/review',
  method: 'post',
  handler: async (req, id) => {
    const { decision } = parseInput(reviewInput, await bodyOf(req))
    await reviewCommission(req, id, decision)
    const message = decision === 'kept' ? 'Commission kept' : 'Commission reversed'
    return Response.json({ message })
  },
})
