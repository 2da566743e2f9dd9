import type { ConfirmationTokenCreateParams } from '@stripe/stripe-js'

import type { HeldCard } from '../checkout-state'

/** Whose card it is, as the provider wants it. */
export type BillingDetails = NonNullable<
  NonNullable<ConfirmationTokenCreateParams['payment_method_data']>['billing_details']
>

export type TakeResult =
  | { readonly ok: true; readonly card: HeldCard }
  | { readonly ok: false; readonly message: string }

/** How a check at the customer's bank ended; `ref` is the provider's payment. */
export type ChallengeResult =
  | { readonly ok: true; readonly ref: string }
  | { readonly ok: false; readonly message: string }

/** The provider's card fields on this page. Card numbers never reach us: only tokens do. */
export type OpenCard = {
  /** Shows in the fields themselves what is wrong with them. False when something is. */
  readonly check: () => Promise<boolean>
  readonly take: (billing: BillingDetails, totalMinor: number) => Promise<TakeResult>
  readonly challenge: (clientSecret: string) => Promise<ChallengeResult>
  readonly close: () => void
}

/** What the review may ask of the payment step, which stays on the page behind it. */
export type CardDesk = {
  /** Takes the same card again, for another total. */
  readonly retake: (totalMinor: number) => Promise<TakeResult>
  readonly challenge: (clientSecret: string) => Promise<ChallengeResult>
}
