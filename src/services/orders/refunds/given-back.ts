import { z } from 'zod'
import type { RefundPart } from '@/src/domain/orders/plan-refund'
import { LINE_KINDS } from '@/src/domain/vocabulary/order-line'
import type { Caller } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import type { Order, Refund } from '@/src/payload-types'

const parts = z.array(
  z.object({
    lineId: z.string(),
    label: z.string(),
    kind: z.enum(LINE_KINDS),
    amountMinor: z.int(),
  }),
)

/** How much of which line a refund gives back; nothing where it does not say. */
export function partsOf(refund: Pick<Refund, 'lines'>): RefundPart[] {
  return parts.safeParse(refund.lines).data ?? []
}

/** The refunds of an order that have arrived, the first one first. */
export async function givenBack(reader: Caller, order: Pick<Order, 'id'>): Promise<Refund[]> {
  return findRows(reader, 'refunds', {
    where: {
      order: { equals: order.id },
      status: { equals: 'succeeded' },
      isAutomatic: { not_equals: true },
      'payment.isDuplicate': { not_equals: true }, // those of other payments are not the order's
    },
    sort: 'createdAt',
    limit: 100,
    overrideAccess: true, // the caller made sure that the order may be seen
  })
}
