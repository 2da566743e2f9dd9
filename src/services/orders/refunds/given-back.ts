import { z } from 'zod'

import type { RefundPart } from '@/src/domain/orders/plan-refund'
import { LINE_KINDS } from '@/src/domain/vocabulary/order-line'
import type { Order, Refund } from '@/src/payload-types'
import { type Reader, reading } from '@/src/services/orders/reading'

const refundedLines = z.array(
  z.object({
    lineId: z.string(),
    label: z.string(),
    kind: z.enum(LINE_KINDS),
    amountMinor: z.int(),
  }),
)

export const linesOfRefund = (refund: Refund): RefundPart[] =>
  refundedLines.safeParse(refund.lines).data ?? []

/** The refunds of an order that have arrived, the first one first. */
export async function givenBack(reader: Reader, order: Pick<Order, 'id'>): Promise<Refund[]> {
  const { docs } = await reader.payload.find({
    collection: 'refunds',
    where: {
      order: { equals: order.id },
      status: { equals: 'succeeded' },
      isAutomatic: { not_equals: true },
      'payment.isDuplicate': { not_equals: true }, // those of other payments are not the order's
    },
    sort: 'createdAt',
    ...reading(reader, 100),
  })
  return docs
}
