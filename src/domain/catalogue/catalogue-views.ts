import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import type { Tier } from '@/src/domain/vocabulary/tiers'

/** A package as the pricing section and the checkout show it. Prices are dollars. */
export type PackageView = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  readonly tier: Tier
  readonly features: readonly string[]
  readonly isPopular: boolean
}

/** A state's filing fee (dollars), as of a date (ISO) that is shown beside it. */
export type StateView = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly filingFee: number
  readonly feeAsOf: string | null
  /** It is what the state usually charges: no one has confirmed it with a source. */
  readonly isUsual: boolean
  readonly turnaroundTime: string | null
  readonly asksNoReport: boolean
  readonly isPopular: boolean
  readonly popularLabel: string | null
  /** The state's own search for company names. */
  readonly entitySearchUrl: string | null
}

export type FaqView = { readonly question: string; readonly answer: string }

/** A service sold on its own, with what may be bought of it. The first package is the default. */
export type ServiceView = {
  readonly type: StandaloneService
  readonly name: string
  readonly description: string
  readonly packages: readonly ServicePackageView[]
}

export type ServicePackageView = {
  readonly type: string
  readonly name: string
  readonly price: number
  readonly description: string
  readonly features: readonly string[]
  readonly turnaroundTime: string | null
}

/** Something read from the database, or its stand-in: nothing may be sold at a stand-in's price. */
export type Readable<T> = { readonly items: readonly T[]; readonly isFallback: boolean }

/** MOST POPULAR for the popular one; BEST VALUE for $49 or less; otherwise none. */
export function packageBadge(item: Pick<PackageView, 'isPopular' | 'price'>): string | null {
  if (item.isPopular) return 'MOST POPULAR'
  return item.price <= 49 ? 'BEST VALUE' : null
}

/** What a package says about speed on the landing page. */
export const DELIVERY_PROMISE = {
  starter: 'Standard processing',
  standard: '24-hour guarantee',
  premium: '24-hour guarantee',
} as const satisfies Record<Tier, string>
