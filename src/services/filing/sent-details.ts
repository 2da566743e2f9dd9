import type { SentDetails } from '@/src/domain/filing/filing-stage'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Reader } from '@/src/services/orders/reading'

/** When the details of each service of these orders were sent, by the order's id. */
export async function sentDetails(
  reader: Reader,
  orders: readonly string[],
): Promise<ReadonlyMap<string, SentDetails>> {
  if (orders.length === 0) return new Map()
  const theirs = {
    where: { order: { in: [...orders] } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // no more than whether they are in
    ...('transactionID' in reader ? { req: reader } : {}),
  } as const
  const [filings, services] = await Promise.all([
    reader.payload.find({
      collection: 'filings',
      select: { order: true, completedAt: true },
      ...theirs,
    }),
    reader.payload.find({
      collection: 'serviceDetails',
      select: { order: true, service: true, completedAt: true },
      ...theirs,
    }),
  ])
  const sent = new Map<string, SentDetails>()
  const note = (order: Parameters<typeof idOf>[0], details: SentDetails) => {
    const id = idOf(order) ?? ''
    sent.set(id, { ...sent.get(id), ...details })
  }
  for (const { order, completedAt } of filings.docs) note(order, { llc: { completedAt } })
  for (const { order, service, completedAt } of services.docs) {
    note(order, { [service]: { completedAt } })
  }
  return sent
}
