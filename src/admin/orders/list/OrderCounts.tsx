import type { PayloadRequest } from 'payload'

import { StatusCounts } from '@/src/admin/kit/list/CountCards'
import { ORDER_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'

const { pending, processing, completed } = ORDER_STATUS_LABELS

/** How many orders there are, and of each status. */
export const OrderCounts = ({ req }: { req: PayloadRequest }) => (
  <StatusCounts
    collection="orders"
    req={req}
    statuses={{ pending, processing, completed }}
    total="Total orders"
  />
)
