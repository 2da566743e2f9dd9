import { z } from 'zod'
import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'

const WRONG = 'Enter a rate from 0 to 100, with at most one decimal'

const typed = z
  .string(WRONG)
  .trim()
  .regex(/^\d{1,3}(?:\.\d{0,6})?$/, WRONG)
  .transform(Number)

/** A share of our fees in percent, in steps of 0.1. */
const rate = z
  .union([z.number(WRONG), typed], WRONG)
  .pipe(z.number().min(0, WRONG).max(100, WRONG))
  .refine((value) => Number(value.toFixed(1)) === value, WRONG)

/** A new rate, and the one that stood there when it was typed. */
export const rateInput = z.object({ rate, seen: z.number().optional() })
export type RateInput = z.output<typeof rateInput>

/** A new rate as it is typed. */
export const ratePart = (text: string) => rate.safeParse(text)

export const activeInput = z.object({ isActive: z.boolean('Say whether the link is active') })

/** Joining the program: by accepting the terms as they are now, which were on the page. */
export const joinInput = z.object({
  consent: z.literal(true, { error: 'Please accept the terms first' }),
  termsVersion: z.literal(AFFILIATE_TERMS_VERSION, {
    error: 'The terms have changed. Reload the page to read them.',
  }),
})

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
