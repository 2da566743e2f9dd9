import type { PackageView } from '@/src/domain/catalogue/catalogue-views'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { TypeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { Step } from '@/src/domain/vocabulary/checkout-steps'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import type { Tier } from '@/src/domain/vocabulary/tiers'

/** A package as the checkout shows it; `price` in dollars. */
export type CheckoutPackage = PackageView & {
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
  /** What tells the packages apart beside their speed. */
  readonly differences: readonly PackageDifference[]
}

/** What some packages include and others sell beside them, then for `price` dollars; null included. */
export type PackageDifference = { readonly name: string; readonly price: number | null }

export type CheckoutState = {
  readonly id: string
  readonly name: string
  readonly code: string
  /** An LLC's, in dollars. */
  readonly filingFee: number
  /** Of each type of company; null where staff make an offer. */
  readonly fees: TypeFees
  /** What follows its name: `takes 7-10 business days`; empty where nothing was read. */
  readonly turnaroundTime: string
  /** ISO date on which an LLC's fee was last checked. */
  readonly feeAsOf: string | null
  /** An LLC's fee is what the state usually charges. */
  readonly isUsual: boolean
  /** What each type of company pays the state by the year, in words; nothing where it was not read. */
  readonly yearly: Partial<Record<CompanyType, string>>
  /** Our page about it, with its sources. */
  readonly page: string | null
  /** The types of company that the state has announced in a newspaper, at their own cost. */
  readonly publishes: readonly CompanyType[]
  /** Dollars for a registered agent by the month and by the year, where the state has its own. */
  readonly monthlyPrice: number | null
  readonly yearlyPrice: number | null
  /** BEST CHOICE, POPULAR …; null for the states that go in the dropdown. */
  readonly popularLabel: string | null
  readonly entitySearchUrl: string | null
  /** We have a registered agent there; otherwise ours is not on sale. */
  readonly hasAgent: boolean
}

export type CheckoutAddon = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  readonly tiers: readonly Tier[]
  /** Dollars by the month and by the year; only the business address has them. */
  readonly recurring: { readonly monthly: number; readonly annual: number } | null
  /** The registered agent: its price is the chosen state's, else these, in dollars. */
  readonly agent: {
    readonly monthlyPrice: number | null
    readonly annualPrice: number | null
  } | null
}

/** What is said of sales that hang on someone's confirmation. */
export type SellingNotes = {
  /** Whom we can't sell to yet, by where they live. */
  readonly places: readonly string[]
  /** Who has reviewed the documents that we prepare. */
  readonly review: string
}

export type CheckoutCatalogue = {
  readonly notes: SellingNotes
  /** How soon we file, and what the IRS says of an EIN: sentences. */
  readonly times: { readonly filing: string; readonly ein: string }
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
  /** The provider's browser script; null with a provider that one is sent to. */
  readonly scriptUrl: string | null
  readonly sandbox: boolean
  /** Stripe's names of what its fields offer, as the charge allows; others decide for themselves. */
  readonly methodTypes?: readonly string[]
  /** How many of `currency` one dollar is, where it is not dollars. */
  readonly exchangeRate: number | null
  /** ISO date that the rate is of. */
  readonly exchangeRateAsOf: string | null
}

/** A purchase being prepared, with its price as the server reckons it now. */
export type DraftView = {
  /** ISO 8601: what a browser kept before it is older than this draft. */
  readonly updatedAt: string
  readonly step: Step
  readonly answers: DraftAnswers
  readonly quote: Quote
}

/** What the server answers when someone completes an order, or pays one. */
export type PlaceResult =
  | { readonly status: 'paid'; readonly redirect: string }
  | { readonly status: 'processing'; readonly redirect: string }
  /** The customer has something to do first; `ref` is the provider's payment. */
  | { readonly status: 'requires_action'; readonly action: CustomerAction; readonly ref: string }
