import type { ServicePackageView } from '@/src/domain/catalogue/catalogue-views'
import type { ShownNote } from '@/src/domain/catalogue/licensing/price-notes'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { PricedServiceAddon } from '@/src/domain/catalogue/pricing/service-quote'
import type { CheckoutState, SellingNotes } from '@/src/domain/checkout/checkout-view'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { ServiceStep } from '@/src/domain/checkout/service-steps'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

/** A state as the service checkouts offer it for a formation; the fee in dollars. */
export type ServiceStateOffer = Pick<
  CheckoutState,
  | 'id'
  | 'code'
  | 'name'
  | 'filingFee'
  | 'feeAsOf'
  | 'isUsual'
  | 'turnaroundTime'
  | 'entitySearchUrl'
>

/** An add-on as the service checkouts show it; prices in dollars. */
export type ServiceAddonOffer = PricedServiceAddon & { readonly description: string }

/** A service on sale, with all that may be bought beside it. */
export type ServiceCatalogue = {
  readonly id: string
  readonly service: StandaloneService
  readonly name: string
  readonly title: string
  readonly description: string
  /** What usually follows once we have sent the application; may be empty. */
  readonly timing: string
  /** The first one is the default; there is at least one. */
  readonly packages: readonly ServicePackageView[]
  readonly addons: readonly ServiceAddonOffer[]
  readonly states: readonly ServiceStateOffer[]
  readonly notes: SellingNotes
  /** What must be known beside its price. */
  readonly priceNote: ShownNote | null
}

/** Why a service cannot be bought now: the database can't be read, or staff took it off sale. */
export type NoCatalogue = 'unreadable' | 'not_offered'

/** The purchase of a service being prepared, with its price as the server reckons it now. */
export type ServiceDraftView = {
  /** ISO 8601, as of a formation's draft. */
  readonly updatedAt: string
  readonly step: ServiceStep
  readonly answers: ServiceDraftAnswers
  readonly quote: Quote
}
