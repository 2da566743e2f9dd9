import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { Crumbs } from '@/src/admin/kit/page/Crumbs'

import { Section } from '@/src/admin/kit/ui/Section'
import { ticketReference } from '@/src/domain/support/ticket-reference'

import { AnswerForm } from './AnswerForm'
import { MarkSeen } from './MarkSeen'
import { NoteForm } from './NoteForm'
import { StaffThread } from './StaffThread'
import { TicketHead } from './TicketHead'
import { readTicketFacts } from './ticket-facts'

/** One conversation whole, and the two ways to add to it: for the customer, or among staff. */
export async function TicketView({ doc, initPageResult }: DocumentViewServerProps) {
  const facts = await readTicketFacts(initPageResult.req, String(doc.id))
  const { ticket, messages, can } = facts
  return (
    <Gutter className="admin-page ticket-view">
      <Crumbs name={ticketReference(ticket.id)} screen="ticket" />
      <TicketHead facts={facts} />
      <MarkSeen ticketId={ticket.id} upTo={messages.at(-1)?.at ?? null} />
      <div className="record-columns ticket-columns">
        <Section id="thread" title="Conversation">
          <StaffThread facts={facts} />
        </Section>
        {can.answer && (
          <div>
            <Section
              description="The customer gets this here and by email."
              id="answer"
              title="Answer"
            >
              <AnswerForm grant={can.answer} me={facts.me} ticketId={ticket.id} />
            </Section>
            <Section
              description="Only staff see this. It is never sent to the customer."
              id="note"
              title="Internal note"
            >
              <NoteForm grant={can.answer} me={facts.me} ticketId={ticket.id} />
            </Section>
          </div>
        )}
      </div>
    </Gutter>
  )
}
