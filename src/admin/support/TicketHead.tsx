import { Link } from '@payloadcms/ui'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { Moment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'
import { collectionHref } from '@/src/lib/admin-address'
import { AssignButton } from './AssignButton'
import type { TicketFacts } from './ticket-facts'

/** Who asks. Without an account that is only what they say. */
function Requester({ facts: { ticket, account } }: { facts: TicketFacts }) {
  if (account)
    return (
      <Link href={collectionHref('users', account.id)} prefetch={false}>
        {account.name}
      </Link>
    )
  return `${ticket.requesterName || ticket.requesterEmail || 'Unknown User'} (no account)`
}

function Address({ email }: { email: string | null | undefined }) {
  return email ? <a href={`mailto:${email}`}>{email}</a> : null
}

/** The ticket in a line or two: what it is, where it stands, whose it is and who sees to it. */
export function TicketHead({ facts }: { facts: TicketFacts }) {
  const { ticket, account, order, assignee, me, can } = facts
  const given = ticket.requesterEmail
  return (
    <header className="ticket-head">
      <p className="ticket-head__subject">{ticket.subject}</p>
      <div className="record-head__line">
        <p className="record-head__number">{ticketReference(ticket.id)}</p>
        <StatusSelect
          mayChange={can.change !== null}
          noun="Ticket"
          path={`/api/tickets/${ticket.id}`}
          status={ticket.status}
          statuses={TICKET_STATUS}
        />
        {can.change && (
          <AssignButton
            grant={can.change}
            assignee={assignee?.id ?? null}
            me={me}
            ticketId={ticket.id}
          />
        )}
      </div>
      <Facts
        facts={[
          ['Customer', <Requester facts={facts} key="customer" />],
          ['Email', account && <Address email={account.email} key="email" />],
          [
            'Address not verified',
            given && given !== account?.email && <Address email={given} key="given" />,
          ],
          ['Topic', ticket.topic && TICKET_TOPICS[ticket.topic]],
          [
            'Order',
            order && (
              <Link href={adminHref('order', order.id)} key="order" prefetch={false}>
                {order.label}
              </Link>
            ),
          ],
          ['Assigned to', assignee ? (assignee.id === me ? 'You' : assignee.name) : 'Unassigned'],
          ['Opened', <Moment at={ticket.createdAt} key="opened" />],
          ['Closed', ticket.closedAt && <Moment at={ticket.closedAt} key="closed" />],
        ]}
      />
    </header>
  )
}
