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

/** The payer's street; where the page has asked for none, the one kept with this ZIP and country. */
const streetOf = (
  { zip, country }: Pick<CardOwner, 'zip' | 'country'>,
  payer: Payer,
  saved: BillingInput | null,
) => (!payer.line1 && saved?.postalCode === zip && saved.country === country ? saved : payer)

/** What need not be asked, as it is shown instead; null for what is not known. */
export function knownOwner(payer: Payer, saved: BillingInput | null) {
  const first = firstCardOwner(payer, saved)
  const { name, zip } = first
  const { line1, city } = streetOf(first, payer, saved)
  const country = saved?.country || payer.country
  const needsZip = country === 'US' && !zip // banks there compare it
  const town = [zip, city].filter(Boolean).join(' ')
  return {
    name: name || null,
    address:
      country && !needsZip ? [line1, town, countryName(country)].filter(Boolean).join(', ') : null,
    email: payer.email || null,
  }
}

/** The parts of an owner that may be shown instead of asked. */
export type OwnerPart = keyof ReturnType<typeof knownOwner>

/**
 * The owner to charge: as typed where it was asked, else as shown. The payer may have changed since
 * the fields were filled in.
 */
export function chargedOwner(
  typed: CardOwner,
  asks: (part: OwnerPart) => boolean,
  payer: Payer,
  saved: BillingInput | null,
): CardOwner {
  const { name, zip, country } = firstCardOwner(payer, saved)
  return {
    ...typed,
    ...(!asks('name') && { name }),
    ...(!asks('address') && { zip, country }),
  }
}

/** A wallet brings its owner along; these stand in for what it may leave out. */
export const walletOwner = (payer: Payer): CardOwner => ({
  ...firstCardOwner(payer, null),
  save: false,
})

/** The card's owner with the payer's address, in full: Stripe wants every part. */
export function billingDetails(
  owner: CardOwner,
  payer: Payer,
  saved: BillingInput | null,
): BillingDetails {
  const { line1, city, state } = streetOf(owner, payer, saved)
  return {
    name: owner.name || null,
    email: owner.email || payer.email || null,
    phone: payer.phone || null,
    address: {
      line1: line1 || null,
      line2: null,
      city: city || null,
      state: state || null,
      postal_code: owner.zip || payer.postalCode || null,
      country: owner.country,
    },
  }
}

/** What is kept for the next payment. */
export function billingToSave(
  owner: CardOwner,
  payer: Payer,
  saved: BillingInput | null,
): BillingInput {
  const { line1 = '', city = '', state = '' } = streetOf(owner, payer, saved)
  return {
    name: owner.name,
    line1,
    city,
    state,
    postalCode: owner.zip || payer.postalCode || '',
    country: owner.country,
  }
}
