import { isSubmitted, isUnderWay, type SentDetails } from '@/src/domain/filing/filing-stage'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { isRefunded } from '@/src/domain/orders/happening'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Caller } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'

/** When the details of each service of these orders were sent, by the order's id. */
export async function sentDetails(
  reader: Caller,
  orders: readonly string[],
): Promise<ReadonlyMap<string, SentDetails>> {
  if (orders.length === 0) return new Map()
  const theirs = {
    where: { order: { in: [...orders] } },
    overrideAccess: true, // no more than whether they are in
  } as const
  const [filings, services] = await Promise.all([
    findRows(reader, 'filings', { select: { order: true, completedAt: true }, ...theirs }),
    findRows(reader, 'serviceDetails', {
      select: { order: true, service: true, completedAt: true },
      ...theirs,
    }),
  ])
  const sent = new Map<string, SentDetails>()
  const note = (order: Parameters<typeof idOf>[0], details: SentDetails) => {
    const id = idOf(order) ?? ''
    sent.set(id, { ...sent.get(id), ...details })
  }
  for (const { order, completedAt } of filings) note(order, { llc: { completedAt } })
  for (const { order, service, completedAt } of services) {
    note(order, { [service]: { completedAt } })
  }
  return sent
}

/** Why the details of a service can't be changed (any more); null while they can. */
export function closedBecause(order: Order, service: TrackedService): FilingView['closed'] {
  if (isSubmitted(order, service)) return 'submitted'
  const isOpen = isUnderWay(order) && !isRefunded(service, order.timeline ?? [])
  return isOpen ? null : 'not_under_way'
}

type Change = {
  readonly service: TrackedService
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
