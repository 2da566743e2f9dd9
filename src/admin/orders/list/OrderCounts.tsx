import type { PayloadRequest } from 'payload'

import { CountCards } from '@/src/admin/kit/list/CountCards'
import { ORDER_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'

const COUNTED = ['pending', 'processing', 'completed'] as const

const CARDS = [
  { label: 'Total orders', where: {} },
  ...COUNTED.map((status) => ({
    label: ORDER_STATUS_LABELS[status],
    where: { status: { equals: status } },
  })),
]

/** How many orders there are in each state. */
export const OrderCounts = ({ req }: { req: PayloadRequest }) => (
  <CountCards cards={CARDS} collection="orders" req={req} />
)
