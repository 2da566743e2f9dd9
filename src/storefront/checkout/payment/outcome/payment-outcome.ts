import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { BillingInput } from '@/src/domain/payments/billing'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

/** A way to pay that is ready to be charged: a card's token, or a provider to be asked. */
export type HeldMethod = {
  /** Null where there is nothing to pay. */
  readonly gateway: GatewaySlug | null
  /** `Visa •••• 4242`, or the provider's name. */
  readonly label: string
  readonly token?: string
  readonly billing?: BillingInput
  /** What the customer saw when it was taken, in cents. */
  readonly totalMinor: number
}

/** Why nothing was paid, or not yet, in words for the customer. */
export type Trouble = {
  readonly tone: 'danger' | 'neutral'
  readonly title: string
  readonly message: string
  /** Another way to pay may well work. */
  readonly isMethod: boolean
}

export const UNREACHED: Trouble = {
  tone: 'danger',
  title: 'We could not reach the server',
  message:
    'Your answers are saved. Check your connection and try again. You are never charged twice for one order.',
  isMethod: false,
}

/** How trying to pay ended. */
export type PayOutcome =
  /** The page is on its way to the confirmation, or to the provider. */
  | { readonly kind: 'left' }
  /** Nothing was charged: the price has changed, and has to be looked at first. */
  | { readonly kind: 'repriced'; readonly quote: Quote }
  /** Nothing was paid; `trouble` says why. `needsMethod`: the card has to be typed again. */
  | { readonly kind: 'stopped'; readonly trouble: Trouble; readonly needsMethod: boolean }

/** An attempt that broke off, as when a part of our script did not load, ends as without an answer. */
export const unlessBroken = (attempt: Promise<PayOutcome>): Promise<PayOutcome> =>
  attempt.catch(() => ({ kind: 'stopped', trouble: UNREACHED, needsMethod: false }))
