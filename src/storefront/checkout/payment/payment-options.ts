import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'

import type { Trouble } from './outcome/payment-outcome'
import type { Payer, Place } from './pay-input'

/** What a page says of a payment: who pays what to whom, and how it is placed. */
export type PaymentOptions = {
  /** The ways to pay that are open, as the server lists them. */
  readonly methods: readonly PaymentMethodView[]
  /** What will be charged, in cents: the server's own total. */
  readonly totalMinor: number
  /** Whom the money goes to, as a provider's window says it. */
  readonly seller: string
  readonly payer: Payer
  /** Billing details kept from an earlier payment; null for guests. */
  readonly savedBilling: BillingInput | null
  /** Whether details may be kept for the next time: only of someone signed in. */
  readonly maySaveBilling: boolean
  readonly place: Place
  /** Said at first: what happened before the customer came back here. */
  readonly trouble?: Trouble | null
}
