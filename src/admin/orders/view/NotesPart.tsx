import { Section } from '@/src/admin/kit/ui/Section'

import { NotesForm } from './NotesForm'
import type { OrderFacts } from './order-facts'

/** What staff tell one another of the order; no customer ever sees it. */
export function NotesPart({ facts: { order, can } }: { facts: OrderFacts }) {
  return (
    <Section description="Only staff see these." id="notes" title="Internal notes">
      {can.change ? (
        <NotesForm notes={order.notes ?? ''} orderId={order.id} />
      ) : (
        <p className="order-notes">{order.notes || 'None.'}</p>
      )}
    </Section>
  )
}
