import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'

/**
 * What a checkout is told of its visitor: its page is the same for everyone, and asks for this once it
 * is there. `/api/checkout/draft` answers with it.
 */
export type OwnCheckout<Draft> = {
  /** What this browser was preparing; null when there is nothing. */
  readonly draft: Draft | null
  /** It was preparing something in an account whose session has run out. */
  readonly asksSignIn: boolean
  /** What is known of someone signed in. */
  readonly prefill: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  } | null
  /** The country that the request came from, in two letters, for the buyer to change; null where unknown. */
  readonly livesIn: string | null
  /** The ways to pay that are open now. */
  readonly methods: readonly PaymentMethodView[]
  readonly savedBilling: BillingInput | null
  readonly isSignedIn: boolean
  /** The code or id of the last offer link, until the draft has asked for one or taken it off. */
  readonly offer: string | null
  /** Whose eyes staff look through. */
  readonly viewing: {
    readonly id: string
    readonly name: string
    readonly email: string
    /** ISO. */
    readonly endsAt: string
  } | null
}

type Paid = { readonly isDuplicate: boolean; readonly status: string }

/** Whether a payment's money is the order's. What came in twice, or in doubt, is of itself alone. */
export const paidItsOrder = ({ isDuplicate, status }: Paid): boolean =>
  !isDuplicate && status !== 'quarantined'
