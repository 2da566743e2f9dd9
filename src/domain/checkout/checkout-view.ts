import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { Step } from '@/src/domain/checkout/steps'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import type { Quote } from '@/src/domain/pricing/formation-quote'
import type { Tier } from '@/src/domain/pricing/tiers'

/** A package as the checkout shows it; `price` in dollars. */
export type CheckoutPackage = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  readonly tier: Tier
  readonly features: readonly string[]
  readonly isPopular: boolean
  /** What `checkoutPackages` says of it, where staff wrote something. */
  readonly step: {
    readonly title: string
    readonly description: string
    readonly detailedFeatures: readonly string[]
    readonly benefits: readonly string[]
    readonly process: string
    readonly timeline: string
    readonly guarantee: string
  } | null
}

export type CheckoutState = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly filingFee: number
  readonly turnaroundTime: string
  /** ISO date on which the fee was last checked. */
  readonly feeAsOf: string | null
  /** BEST CHOICE, POPULAR …; null for the states that go in the dropdown. */
  readonly popularLabel: string | null
  readonly entitySearchUrl: string | null
}

export type CheckoutAddon = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  readonly tiers: readonly Tier[]
  /** Dollars by the month and by the year; only the business address has them. */
  readonly recurring: { readonly monthly: number; readonly annual: number } | null
}

export type CheckoutCatalogue = {
  readonly packages: readonly CheckoutPackage[]
  readonly states: readonly CheckoutState[]
  readonly addons: readonly CheckoutAddon[]
  /** The database could not be read: these are the built-in lists, and nothing can be bought. */
  readonly isFallback: boolean
}

/** A way to pay, with public data alone. */
export type PaymentMethodView = {
  readonly gateway: GatewaySlug
  readonly label: string
  readonly publicKey: string
  readonly currency: 'USD' | 'INR'
  /** The provider's browser script. */
  readonly scriptUrl: string
  readonly sandbox: boolean
}

/** A purchase being prepared, with its price as the server reckons it now. */
export type DraftView = {
  readonly step: Step
  readonly answers: DraftAnswers
  readonly quote: Quote
}

/** What the server answers when somebody completes an order. */
export type PlaceResult =
  | { readonly status: 'paid'; readonly redirect: string }
  | { readonly status: 'processing'; readonly redirect: string }
  | { readonly status: 'requires_action'; readonly clientSecret: string }
