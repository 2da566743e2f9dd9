import { Link } from '@payloadcms/ui'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill } from '@/src/admin/kit/status/StatusPill'
import { Day } from '@/src/admin/kit/time/When'
import { amount } from '@/src/admin/kit/ui/format'
import { Section } from '@/src/admin/kit/ui/Section'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'

import type { PersonFacts } from './person-facts'

/** What someone has ordered, the latest first. */
export function OrdersOf({ facts: { orders } }: { facts: PersonFacts }) {
  if (!orders) return null
  return (
    <Section id="orders" title="Orders">
      {orders.length === 0 && <p className="admin-sub">No orders yet.</p>}
      <ul className="person-list">
        {orders.map(({ id, companyName, status, totalMinor, currency, createdAt }) => (
          <li key={id}>
            <span>
              <Link href={adminHref('order', id)} prefetch={false}>
                {`#${shortOrderId(id)} ${companyName ?? ''}`.trim()}
              </Link>
              <small className="admin-sub">
                <Day at={createdAt} />
              </small>
            </span>
            <span className="person-list__end">
              {amount(totalMinor, currency)} <StatusPill status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What someone has asked, the latest first. */
export function TicketsOf({ facts: { tickets } }: { facts: PersonFacts }) {
  if (!tickets) return null
  return (
    <Section id="tickets" title="Tickets">
      {tickets.length === 0 && <p className="admin-sub">No tickets yet.</p>}
      <ul className="person-list">
        {tickets.map(({ id, subject, status, createdAt }) => (
          <li key={id}>
            <span>
              <Link href={adminHref('ticket', id)} prefetch={false}>
                {subject}
              </Link>
              <small className="admin-sub">
                <Day at={createdAt} />
              </small>
            </span>
            <StatusPill status={status} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
