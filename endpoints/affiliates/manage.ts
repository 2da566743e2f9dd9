import { rowDeeds } from '@/endpoints/platform/deeds'
import { activeInput, rateInput } from '@/src/domain/affiliates/affiliate-input'
import { reviewInput } from '@/src/domain/affiliates/review'
import { changeRate, switchAffiliate } from '@/src/services/affiliates/change-affiliate'
import { reviewCommission } from '@/src/services/affiliates/review-commission'

const change = rowDeeds('affiliate', 'changeAffiliate')

/** Sets an affiliate's rate. */
export const rateEndpoint = change('/affiliates/:id/rate', rateInput, async (req, id, input) => {
  await changeRate(req, id, input)
  return { rate: input.rate, message: `Rate set to ${input.rate}%` }
})

/** Switches an affiliate's link on or off. */
export const activeEndpoint = change(
  '/affiliates/:id/active',
  activeInput,
  async (req, id, { isActive }) => {
    await switchAffiliate(req, id, isActive)
    return { message: isActive ? 'Link switched on' : 'Link switched off' }
  },
)

/** Decides on a commission that may come from the affiliate's own order. */
export const reviewEndpoint = rowDeeds('commission', 'reviewCommission')(
  '/affiliates/commissions/:id/review',
  reviewInput,
  async (req, id, { decision }) => {
    await reviewCommission(req, id, decision)
    return { message: decision === 'kept' ? 'Commission kept' : 'Commission reversed' }
  },
)
