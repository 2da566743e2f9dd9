import { z } from 'zod'

import { isMailed } from '@/src/domain/orders/mailed-stage'
import {
  ORDER_STATUSES,
  type OrderStatus,
  STAGE_OF_STATUS,
} from '@/src/domain/vocabulary/order-status'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'

/** A status that staff set by hand: from what they saw, to what, and why. */
export const statusInput = z.object({
  from: z.enum(ORDER_STATUSES, 'Reload the page and try again'),
  to: z.enum(ORDER_STATUSES, 'Choose a status'),
  reason: requiredText('Enter a reason', 300),
})
export type StatusInput = z.output<typeof statusInput>

/** What follows from a status, said before it is set. */
export const STATUS_CONSEQUENCES: Readonly<Record<OrderStatus, string>> = {
  pending: 'The order goes back to the start. The customer sees "Reopened" in the timeline.',
  processing: 'The order goes back into our queue. The customer sees "In review".',
  completed:
    'The order leaves the queue and we email the customer that it is done. You can’t undo the email.',
  cancelled:
    'The order leaves the queue and nothing more is filed. The customer sees "Canceled". No money is refunded: use Refund for that. Its subscriptions end with the periods that are paid.',
}

/** Whether the customer is told by mail, which no one can take back. */
export const isAnnounced = (status: OrderStatus): boolean => isMailed(STAGE_OF_STATUS[status])
