import { Link } from '@payloadcms/ui'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { TonePill } from '@/src/admin/kit/status/TonePill'
import { Moment } from '@/src/admin/kit/time/When'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { firstAnswerClock } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'

import { AssignButton } from './AssignButton'
import { QueueArrows } from './QueueArrows'
import type { TicketFacts } from './ticket-facts'
import { ticketHref } from './ticket-href'

function FirstAnswer({ facts: { ticket } }: { facts: TicketFacts }) {
  const clock = firstAnswerClock(ticket, new Date())
  return (
    clock && <TonePill tone={clock.tone}>{`First answer: ${clock.words.toLowerCase()}`}</TonePill>
  )
}

function About({ facts: { ticket, order, assignee, me, can } }: { facts: TicketFacts }) {
  const whose = assignee ? (assignee.id === me ? 'you' : assignee.name) : null
  return (
    <p className="ticket-head__about">
      <span>{ticketReference(ticket.id)}</span>
      {ticket.topic && <span>{TICKET_TOPICS[ticket.topic]}</span>}
      {order &&
        (can.openOrder ? (
          <Link href={adminHref('order', order.id)} prefetch={false}>
            {order.label}
          </Link>
        ) : (
          <span>{order.label}</span>
        ))}
      <span>{whose ? `Assigned to ${whose}` : 'Unassigned'}</span>
      <span>
        Opened <Moment at={ticket.createdAt} />
      </span>
      {ticket.closedAt && (
        <span>
          Closed <Moment at={ticket.closedAt} />
        </span>
      )}
    </p>
  )
}

/** Payload cuts a longer title short on a phone. */
const LONG = 22

type Props = { readonly facts: TicketFacts; readonly from: string }

/** The ticket in a line or two: what it is, where it stands and who sees to it. */
export function TicketHead({ facts, from }: Props) {
  const { ticket, assignee, me, can, previous, next } = facts
  const merged = idOf(ticket.mergedInto)
  return (
    <header className="ticket-head">
      <div className="record-head__line">
        {ticket.subject.length > LONG && <p className="ticket-head__subject">{ticket.subject}</p>}
        {merged ? (
          <StatusPill status={ticket.status} />
        ) : (
          <StatusSelect
            isUndoable
            mayChange={can.change !== null}
            noun="Ticket"
            path={`/api/tickets/${ticket.id}`}
            status={ticket.status}
            statuses={TICKET_STATUS}
          />
        )}
        <FirstAnswer facts={facts} />
        {can.change && !merged && (
          <AssignButton
            assignee={assignee?.id ?? null}
            grant={can.change}
            me={me}
            ticketId={ticket.id}
          />
        )}
        <QueueArrows
          next={next && ticketHref(next, from)}
          previous={previous && ticketHref(previous, from)}
        />
      </div>
      <About facts={facts} />
      {merged && (
        <Notice
          action={
            <Link href={ticketHref(merged, from)} prefetch={false}>
              {`Open ${ticketReference(merged)}`}
            </Link>
          }
          tone="info"
        >
          {`This ticket was merged into ${ticketReference(merged)}. Its messages are there.`}
        </Notice>
      )}
    </header>
  )
}
