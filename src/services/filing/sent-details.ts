import type { PayloadRequest } from 'payload'

import type { SentDetails } from '@/src/domain/filing/filing-stage'
import { idOf } from '@/src/domain/vocabulary/relation'

type Reader = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/** When the details of each service of these orders were sent, by the order's id. */
export async function sentDetails(
  reader: Reader,
  orders: readonly string[],
): Promise<ReadonlyMap<string, SentDetails>> {
  if (orders.length === 0) return new Map()
  const { docs } = await reader.payload.find({
    collection: 'filings',
    where: { order: { in: [...orders] } },
    select: { order: true, completedAt: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // no more than whether they are in
    ...('transactionID' in reader ? { req: reader } : {}),
  })
  return new Map(
    docs.map(({ order, completedAt }) => [idOf(order) ?? '', { llc: { completedAt } }]),
  )
}
