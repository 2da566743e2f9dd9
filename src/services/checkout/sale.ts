import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { CheckoutDraft } from '@/src/payload-types'

type OrderData = RequiredDataFromCollectionSlug<'orders'>

/** What an order says of a purchase, but for its price, its state and who placed it how. */
export type SaleOrder = Pick<OrderData, 'serviceType' | 'email' | 'firstName' | 'lastName'> &
  Partial<
    Pick<
      OrderData,
      | 'packageType'
      | 'package'
      | 'state'
      | 'companyName'
      | 'companyType'
      | 'companyPurpose'
      | 'phone'
      | 'address'
      | 'details'
      | 'catalogue'
    >
  >

/** A purchase, priced from ids: `order` is written as it is, its lines and total are the quote's. */
export type Sale = { readonly order: SaleOrder; readonly quote: Quote }

/**
 * Reads a kind of draft as a sale: complete, and priced as the catalogue is now.
 *
 * @throws AppError 422 `invalid_input` or `not_offered`, naming each field
 */
export type ReadSale = (payload: Payload, draft: CheckoutDraft) => Promise<Sale>

/**
 * What the answers given so far cost, for a draft that may be far from complete.
 *
 * @param isOnlyShown a catalogue read since its last change is good enough
 */
export type QuoteDraft = (
  payload: Payload,
  draft: CheckoutDraft,
  isOnlyShown?: boolean,
) => Promise<Quote>
