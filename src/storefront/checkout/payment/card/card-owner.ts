import type { ConfirmationTokenCreateParams } from '@stripe/stripe-js'
import { z } from 'zod'

import type { BillingInput } from '@/src/domain/payments/billing'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { requiredLine, typedLine } from '@/src/domain/vocabulary/text/typed-text'
import type { Payer } from '../pay-input'

/** Whose card it is, as the provider wants it. */
export type BillingDetails = NonNullable<
  NonNullable<ConfirmationTokenCreateParams['payment_method_data']>['billing_details']
>

/** What we ask beside the card's own numbers. */
export const cardOwner = z.object({
  name: requiredLine('Please enter the cardholder name', 200),
  email: z
    .union([z.literal(''), z.email('Enter an email address such as name@example.com')])
    .default(''),
  zip: typedLine(20).default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country')
    .default('US'),
  save: z.boolean().default(true),
})
export type CardOwnerFields = z.input<typeof cardOwner>
export type CardOwner = z.output<typeof cardOwner>

/** What the fields begin with: what was kept from the last payment, else what is known already. */
export function firstCardOwner(payer: Payer, saved: BillingInput | null): CardOwner {
  return {
    name: saved?.name || payer.name || '',
    email: '',
    zip: saved?.postalCode || payer.postalCode || '',
    country: saved?.country || payer.country || 'US',
    save: true,
  }
}

/** What need not be asked, as it is shown instead; null for what is not known. */
export function knownOwner(payer: Payer, saved: BillingInput | null) {
  const { name, zip } = firstCardOwner(payer, saved)
  const country = saved?.country || payer.country
  const needsZip = country === 'US' && !zip // banks there compare it
  const town = [zip, payer.city].filter(Boolean).join(' ')
  return {
    name: name || null,
    address:
      country && !needsZip
        ? [payer.line1, town, countryName(country)].filter(Boolean).join(', ')
        : null,
    email: payer.email || null,
  }
}

/** A wallet brings its owner along; these stand in for what it may leave out. */
export const walletOwner = (payer: Payer): CardOwner => ({
  ...firstCardOwner(payer, null),
  save: false,
})

/** The card's owner with the payer's address, in full: Stripe wants every part. */
export function billingDetails(owner: CardOwner, payer: Payer): BillingDetails {
  return {
    name: owner.name || null,
    email: owner.email || payer.email || null,
    phone: payer.phone || null,
    address: {
      line1: payer.line1 || null,
      line2: null,
      city: payer.city || null,
      state: payer.state || null,
      postal_code: owner.zip || payer.postalCode || null,
      country: owner.country,
    },
  }
}

/** What is kept for the next payment. */
export function billingToSave(owner: CardOwner, payer: Payer): BillingInput {
  return {
    name: owner.name,
    line1: payer.line1 ?? '',
    city: payer.city ?? '',
    state: payer.state ?? '',
    postalCode: owner.zip || payer.postalCode || '',
    country: owner.country,
  }
}
