import { z } from 'zod'

import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'

import type { BillingDetails } from './card-desk'

/** Where cards may come from. */
export const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'AU', label: 'Australia' },
] as const

/** What we ask beside the card's own numbers. */
export const cardOwner = z.object({
  name: z.string().trim().min(1, 'Please enter the cardholder name').max(200),
  email: z
    .union([z.literal(''), z.email('Enter an email address such as name@example.com')])
    .default(''),
  zip: z.string().trim().max(20).default(''),
  country: z.enum(['US', 'CA', 'GB', 'AU']).default('US'),
})
export type CardOwner = z.output<typeof cardOwner>

/** The card's owner with the address from the personal step, in full: Stripe wants every part. */
export function billingDetails(owner: CardOwner, answers: DraftAnswers): BillingDetails {
  return {
    name: owner.name,
    email: owner.email || answers.email || null,
    phone: answers.phone || null,
    address: {
      line1: answers.address || null,
      line2: null,
      city: answers.city || null,
      state: answers.state || null,
      postal_code: owner.zip || answers.zipCode || null,
      country: owner.country,
    },
  }
}
