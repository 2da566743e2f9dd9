import { z } from 'zod'

/** How far staff are with a commission that the affiliate may have earned from their own order. */
export const COMMISSION_REVIEWS = {
  open: 'To review',
  kept: 'Kept',
  rejected: 'Rejected as a self-referral',
} as const

/** What staff decide. */
export const reviewInput = z.object({
  decision: z.enum(['kept', 'rejected'], 'Choose to keep or reject the commission'),
})
export type ReviewDecision = z.output<typeof reviewInput>['decision']
