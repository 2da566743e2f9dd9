import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import type { ApiResult } from '@/src/lib/browser/result'

/** What the browser sends to have an order paid. No amount is charged from it, only compared. */
export type PayInput = {
  /** What the customer saw as the total, in cents. */
  readonly expectedTotalMinor: number
  /** None where there is nothing to pay. */
  readonly gateway?: GatewaySlug
  /** The provider's single-use stand-in for a card; there is none where it asks in its own window. */
  readonly confirmationToken?: string
  /** Kept for the next payment of a signed-in person who wants that. */
  readonly billing?: BillingInput
  readonly consent: true
}

/** Places the order, or begins to pay one that was placed before. */
export type Place = (input: PayInput) => Promise<ApiResult<PlaceResult>>

/** Who pays, as far as the page knows: what a card's owner or a provider's window begins with. */
export type Payer = {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly line1?: string
  readonly city?: string
  readonly state?: string
  readonly postalCode?: string
  /** ISO 3166-1, two letters. */
  readonly country?: string
}
