import { z } from 'zod'

/** How far staff are with a commission that the affiliate may have earned from their own order. */
export const COMMISSION_REVIEWS = {
  open: 'To review',
  kept: 'Kept',
  rejected: 'Rejected as a self-referral',
} as const

/** Why an order may be the affiliate's own. */
export const REVIEW_REASONS = {
  card: 'Paid with a card like the affiliate’s',
  browser: 'Placed in the affiliate’s browser',
} as const
export type ReviewReason = keyof typeof REVIEW_REASONS

/** What staff decide. */
export const reviewInput = z.object({
  decision: z.enum(['kept', 'rejected'], 'Choose to keep or reject the commission'),
})
export type ReviewDecision = z.output<typeof reviewInput>['decision']
