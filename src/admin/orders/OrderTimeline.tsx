import { STAGES } from '@/src/domain/orders/order-status'
import { idOf } from '@/src/domain/relation'

import { moment } from './format'
import type { OrderFacts } from './order-facts'

/** What has happened to the order, as the customer is told it, and who did it. */
export function OrderTimeline({ order, authors }: Pick<OrderFacts, 'order' | 'authors'>) {
  return (
    <ol className="order-timeline">
      {(order.timeline ?? []).map((entry) => (
        <li key={entry.id ?? entry.at}>
          <strong>{STAGES[entry.stage]}</strong>
          <span className="order-timeline__when">
            {[moment(entry.at), authors.get(idOf(entry.author) ?? '')].filter(Boolean).join(' · ')}
          </span>
          {entry.note && <p>{entry.note}</p>}
        </li>
      ))}
    </ol>
  )
}
