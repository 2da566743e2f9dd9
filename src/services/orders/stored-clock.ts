import { type FilingClock, filingClock } from '@/src/domain/orders/filing-clock'
import type { Order } from '@/src/payload-types'

type StoredClock = NonNullable<Order['clock']>

/**
 * A clock as the order keeps it: with its due date, which the job that finds breaches looks for.
 * While the clock is paused it has none.
 */
export function storedClock(clock: Omit<StoredClock, 'pauses'> & FilingClock): StoredClock {
  const end = clock.stoppedAt ?? clock.startedAt
  if (!end) return { ...clock, pauses: [] }
  const pauses = (clock.pauses ?? []).map(({ id, from, until, reason }) => ({
    ...(id ? { id } : {}),
    from,
    until: until ?? null,
    reason,
  }))
  const isPaused = pauses.some(({ until }) => !until)
  const { dueAt } = filingClock(clock, new Date(end))
  return { ...clock, pauses, dueAt: isPaused ? null : (dueAt?.toISOString() ?? null) }
}
