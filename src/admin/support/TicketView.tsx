import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { Crumbs } from '@/src/admin/kit/page/Crumbs'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { idOf } from '@/src/domain/vocabulary/relation'
import { queueNamed } from '@/src/services/support/desk/ticket-queues'

import { Composer } from './composer/Composer'
import './composer/composer.css'
import { MarkSeen } from './MarkSeen'
import { PersonPane } from './PersonPane'
import { StaffThread } from './StaffThread'
import { TicketHead } from './TicketHead'
import { TicketNews } from './TicketNews'
import { readTicketFacts } from './ticket-facts'

/** One conversation whole, what belongs to it beside it, and where staff go on with it. */
export async function TicketView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const queue = queueNamed(searchParams?.from)
  const facts = await readTicketFacts(initPageResult.req, String(doc.id), queue)
  const { ticket, messages, can, me } = facts
  const last = messages.at(-1)
  const mayAnswer = can.answer && idOf(ticket.mergedInto) === null
  return (
    <Gutter className="admin-page ticket-view">
      <Crumbs name={ticketReference(ticket.id)} screen="ticket" />
      <MarkSeen ticketId={ticket.id} upTo={last?.at ?? null} />
      <div className="ticket-desk">
        <div className="ticket-desk__work">
          <TicketHead facts={facts} from={queue} />
          <section aria-label="Conversation" className="ticket-conversation">
            <StaffThread facts={facts} />
          </section>
          <div className="ticket-desk__foot">
            <TicketNews key={ticket.id} last={last?.id ?? null} ticketId={ticket.id} />
            {mayAnswer && can.answer && (
              <Composer
                grant={can.answer}
                key={ticket.id}
                me={me}
                queue={queue}
                replies={facts.replies}
                seen={last?.id ?? null}
                ticketId={ticket.id}
                values={facts.values}
                way={facts.way}
              />
            )}
          </div>
        </div>
        <PersonPane facts={facts} from={queue} />
      </div>
    </Gutter>
  )
}
