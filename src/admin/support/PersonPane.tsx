import type { ReactNode } from 'react'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill, TonePill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { amount } from '@/src/admin/kit/ui/format'
import { PageLink, Section } from '@/src/admin/kit/ui/parts'
import { ORDER_QUEUE } from '@/src/domain/filing/queue/order-queue'
import { orderTitle } from '@/src/domain/orders/my-order'
import { tagsIn } from '@/src/domain/support/ticket-change'
import { PAYMENT_STATUS } from '@/src/domain/vocabulary/statuses'
import { collectionHref } from '@/src/lib/admin-address'
import type { PersonOrder, TicketFacts } from '@/src/queries/support/ticket-facts'
import { readablePhone } from '@/src/services/platform/phone-number'
import { Tag } from './inbox/tickets-list'
import { MergeTicket } from './MergeTicket'
import { ticketHref } from './ticket-href'

function Person({ facts: { ticket, account, can } }: { facts: TicketFacts }) {
  const name = account?.name || ticket.requesterName || ticket.requesterEmail || 'Unknown User'
  const email = account?.email ?? ticket.requesterEmail
  const given = ticket.requesterEmail
  return (
    <Section id="person" title={name}>
      {email && email !== name && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {ticket.whatsappPhone && (
        <p>{`WhatsApp ${readablePhone(ticket.whatsappPhone)}${account ? '' : '. No account.'}`}</p>
      )}
      {!account && email && <p className="admin-sub">No account. The address is not verified.</p>}
      {account && given && given !== account.email && (
        <p className="admin-sub">{`Wrote from ${given}, which is not verified.`}</p>
      )}
      {account && can.openAccount && (
        <PageLink href={collectionHref('users', account.id)}>Open the account</PageLink>
      )}
    </Section>
  )
}

function OrderLine({ order }: { order: PersonOrder }) {
  const stage = order.queue ? ORDER_QUEUE[order.queue] : null
  const title = orderTitle(order)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 py-1.5 border-b border-line-soft wrap-anywhere">
      <PageLink href={adminHref('order', order.id)}>{order.legalName || title}</PageLink>
      {stage && <TonePill tone={stage.tone}>{stage.label}</TonePill>}
      <small className="admin-sub basis-full">
        {`${title} · ${amount(order.totalMinor, order.currency)} · Payment ${PAYMENT_STATUS[order.paymentStatus].label.toLowerCase()}`}
      </small>
    </li>
  )
}

type DatedProps = {
  readonly of: { readonly status: string; readonly createdAt: string }
  readonly children: ReactNode
}

function Dated({ of, children }: DatedProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 py-1.5 border-b border-line-soft wrap-anywhere">
      {children}
      <StatusPill status={of.status} />
      <small className="admin-sub basis-full">
        <Day at={of.createdAt} />
      </small>
    </li>
  )
}

export function PersonPane({ facts, from }: { facts: TicketFacts; from: string }) {
  const { ticket, person, can } = facts
  const { orders, payments, tickets } = person
  return (
    <aside
      aria-label="Customer"
      className="self-start ps-5 border-l border-line tablet:mt-5 tablet:p-0 tablet:pt-4 tablet:border-t tablet:border-l-0 tablet:border-line [&_.admin-section]:m-0 [&_.admin-section]:mb-4.5 [&_.admin-section]:p-0 [&_.admin-section]:border-0 [&_h2]:text-base [&_p]:m-0 [&_p]:mb-1.5 [&_p]:wrap-anywhere"
    >
      <Person facts={facts} />
      {orders && (
        <Section id="orders" title="Orders">
          {orders.length === 0 && <p className="admin-sub">None</p>}
          <ul className="m-0 mb-2 p-0 list-none">
            {orders.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </ul>
        </Section>
      )}
      {payments && payments.length > 0 && (
        <Section id="payments" title="Payments">
          <ul className="m-0 mb-2 p-0 list-none">
            {payments.map((payment) => (
              <Dated key={payment.id} of={payment}>
                <span>{amount(payment.amountMinor, payment.currency)}</span>
              </Dated>
            ))}
          </ul>
        </Section>
      )}
      {tagsIn(ticket.tags).length > 0 && (
        <Section id="tags" title="Tags">
          <p>
            {tagsIn(ticket.tags).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        </Section>
      )}
      <Section id="tickets" title="Other tickets">
        {tickets.length === 0 && <p className="admin-sub">None</p>}
        <ul className="m-0 mb-2 p-0 list-none">
          {tickets.map((other) => (
            <Dated key={other.id} of={other}>
              <PageLink href={ticketHref(other.id, from)}>{other.subject}</PageLink>
            </Dated>
          ))}
        </ul>
        {can.merge && (
          <MergeTicket
            grant={can.merge}
            others={tickets.filter(({ takesThis }) => takesThis)}
            ticketId={ticket.id}
          />
        )}
      </Section>
    </aside>
  )
}
