import { Moment } from '@/src/admin/kit/time/When'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Section } from '@/src/admin/kit/ui/Section'
import { undoIn, undoUntil } from '@/src/domain/orders/desk/undo'

import type { OrderFacts } from '../view/order-facts'
import { UndoButton } from './UndoButton'

/** What staff did to the order; the last of it can be taken back for ten minutes. */
export function HistoryPart({ facts: { order, history, can } }: { facts: OrderFacts }) {
  const undo = undoIn(order.undo)
  const isOpen = undo !== null && Date.now() < undoUntil(undo)
  return (
    <Section description="Only staff see this." id="history" title="History">
      {isOpen && can.change && (
        <p className="order-undo">
          <span>{undo.label}</span>
          <UndoButton grant={can.change} label={undo.label} orderId={order.id} undo={undo.id} />
        </p>
      )}
      {history.length === 0 && <EmptyState isSmall>Staff have not changed this order.</EmptyState>}
      <ol className="order-list">
        {history.map(({ id, at, who, what }) => (
          <li key={id}>
            <span>
              {what}
              <small className="admin-sub">
                {who} · <Moment at={at} />
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
