import config from '@payload-config'
import { getPayload } from 'payload'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import {
  detailServicesOf,
  formsCompany,
  isWaitingForCustomer,
} from '@/src/domain/filing/filing-stage'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { type Country, countries } from '@/src/domain/vocabulary/places/countries'
import type { Order } from '@/src/payload-types'
import { detailsOfOrder } from '@/src/services/filing/details/details-of-order'
import { filingToFillIn } from '@/src/services/filing/filing-to-fill-in'

export type OrderFiling = {
  /** Null for an order that forms no company. */
  readonly filing: FilingView | null
  readonly details: readonly DetailsView[]
  readonly countries: readonly Country[]
  readonly isWaiting: boolean
}

/**
 * What an order's filings ask and what their forms need; null for orders that ask for nothing or
 * are not paid. The caller has made sure that the order may be seen.
 */
export async function filingFor(order: Order): Promise<OrderFiling | null> {
  const isFormation = formsCompany(order)
  if (order.paymentStatus !== 'paid') return null
  if (!isFormation && detailServicesOf(order).length === 0) return null
  const reader = { payload: await getPayload({ config }) }
  const filing = isFormation ? await filingToFillIn(reader, order) : null
  const details = await detailsOfOrder(reader, order)
  return {
    filing,
    details,
    countries: countries(),
    isWaiting: isWaitingForCustomer(order, filing, details),
  }
}
