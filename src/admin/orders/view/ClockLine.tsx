import { clockView, clockWords, isCalledOff } from '@/src/domain/orders/filing-clock'
import { deadlineWords } from '@/src/domain/vocabulary/time/date-words'
import type { Order } from '@/src/payload-types'

type ClockLineProps = { readonly order: Pick<Order, 'clock'>; readonly zone: string }

/** The 24 hours of a formation, as the customer reads them; in the business zone. */
export function ClockLine({ order: { clock }, zone }: ClockLineProps) {
  if (!clock?.startedAt || isCalledOff(clock)) return null
  const view = clockView(clock, new Date())
  const words = clockWords(view, (at) => deadlineWords(at, zone))
  const task = clock.breachedAt ? '. A refund task was opened.' : ''
  return (
    <p>
      <strong>24 hours:</strong> {words}
      {task}
    </p>
  )
}
