import type { PayloadRequest } from 'payload'

import {
  NO_RECORDS,
  type RecordCheck,
  type Records,
  recordCheck,
} from '@/src/domain/orders/desk/record-check'
import type { Order } from '@/src/payload-types'
import { factsOfOrder } from '@/src/services/papers/facts-of-order'

/** What staff have read off the papers of an order's company. */
export const recordsOf = ({ records }: Pick<Order, 'records'>): Records => ({
  articlesName: records?.articlesName ?? NO_RECORDS.articlesName,
  articlesAddress: records?.articlesAddress ?? NO_RECORDS.articlesAddress,
  einLetterName: records?.einLetterName ?? NO_RECORDS.einLetterName,
  einLetterAddress: records?.einLetterAddress ?? NO_RECORDS.einLetterAddress,
})

/** Whether the papers of an order's company say the same. The caller has made sure that it may be seen. */
export async function checkRecords(req: PayloadRequest, order: Order): Promise<RecordCheck> {
  const { company } = await factsOfOrder(req, order)
  return recordCheck({ name: company.name, address: company.office ?? '' }, recordsOf(order))
}
