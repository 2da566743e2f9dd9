import { isSubmitted, isUnderWay } from '@/src/domain/filing/filing-stage'
import { isRefunded } from '@/src/domain/orders/happening'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'

type Change = {
  readonly service: TrackedService
  /** When the customer sent them. */
  readonly completedAt: string | null | undefined
  readonly action: 'save' | 'complete' | 'reopen'
  /** What was submitted, as the customer knows it. */
  readonly submitted: string
}

/**
 * Refuses a change of details that the customer can no longer make, or not yet.
 *
 * @throws AppError 409 `already_submitted`, `not_under_way` or `already_complete`
 */
export function requireStillOpen(order: Order, change: Change): void {
  const { service, completedAt, action, submitted } = change
  if (isSubmitted(order, service)) throw new AppError('already_submitted', submitted, 409)
  if (isRefunded(service, order.timeline ?? [])) {
    throw new AppError(
      'not_under_way',
      'We refunded this service, so we don’t need these details.',
      409,
    )
  }
  if (!isUnderWay(order)) {
    throw new AppError('not_under_way', 'You can add these details once the order is paid.', 409)
  }
  if (completedAt && action === 'save') {
    throw new AppError(
      'already_complete',
      'You have already sent these details. Choose Change details to edit them.',
      409,
    )
  }
}
