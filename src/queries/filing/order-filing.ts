import config from '@payload-config'
import { getPayload } from 'payload'

import { formsCompany, isWaitingForCustomer } from '@/src/domain/filing/filing-stage'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { type Country, countries } from '@/src/domain/vocabulary/places/countries'
import type { Order } from '@/src/payload-types'
import { filingOfOrder } from '@/src/services/filing/filing-of-order'

export type OrderFiling = {
  readonly filing: FilingView
  readonly countries: readonly Country[]
  readonly isWaiting: boolean
}

/**
 * The formation details of an order and what their form needs; null for orders that form no
 * company or are not paid. The caller has made sure that the order may be seen.
 */
export async function filingFor(order: Order): Promise<OrderFiling | null> {
  if (!formsCompany(order) || order.paymentStatus !== 'paid') return null
  const filing = await filingOfOrder({ payload: await getPayload({ config }) }, order)
  return { filing, countries: countries(), isWaiting: isWaitingForCustomer(order, filing) }
}
