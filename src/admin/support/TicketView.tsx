import { EyeOff } from 'lucide-react'
import type { DocumentViewServerProps } from 'payload'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { PageMain } from '@/src/admin/kit/page/AdminPage'
import { Crumbs } from '@/src/admin/kit/page/PageHeader'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { StatusPill, TonePill } from '@/src/admin/kit/status/pills'
import { StatusSelect } from '@/src/admin/kit/status/StatusSelect'
import { Moment } from '@/src/admin/kit/time/When'
import { Notice, PageLink } from '@/src/admin/kit/ui/parts'
import { AssignSelect } from '@/src/admin/orders/desk/AssignSelect'
import { OUT_STATUSES } from '@/src/domain/content/whatsapp/message-status'
import { textParts } from '@/src/domain/support/message-text'
import { tagsIn } from '@/src/domain/support/ticket-change'
import { firstAnswerClock } from '@/src/domain/support/ticket-queue'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'
import {
  readTicketFacts,
  type StaffMessage,
  type TicketFacts,
} from '@/src/queries/support/ticket-facts'
import { queueNamed } from '@/src/services/support/desk/ticket-queues'
import { Composer } from './composer/Composer'
import { readTickets } from './inbox/ticket-row'
import { ticketsList } from './inbox/tickets-list'
import { MarkSeen } from './MarkSeen'
import { PersonPane } from './PersonPane'
import { QueueArrows } from './QueueArrows'
import { TicketActions } from './TicketActions'
import { TicketNews } from './TicketNews'
import { TicketSide } from './TicketSide'
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
    <p className="flex flex-wrap gap-x-3.5 m-0 mt-2 text-muted">
      <span>{ticketReference(ticket.id)}</span>
      {ticket.topic && <span>{TICKET_TOPICS[ticket.topic]}</span>}
      {order &&
        (can.openOrder ? (
          <PageLink href={adminHref('order', order.id)}>{order.label}</PageLink>
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

function TicketHead({ facts, from }: { facts: TicketFacts; from: string }) {
  const { ticket, assignee, me, can, previous, next, staff } = facts
  const merged = idOf(ticket.mergedInto)
  return (
    <header className="pb-2.5 border-b border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {ticket.subject.length > LONG && (
          <p className="hidden basis-full m-0 text-xl font-semibold leading-6 wrap-anywhere phone:block">
            {ticket.subject}
          </p>
        )}
        {merged ? (
          <StatusPill status={ticket.status} />
        ) : (
          <StatusSelect
            mayChange={can.change !== null}
            noun="Ticket"
            path={`/api/tickets/${ticket.id}`}
            status={ticket.status}
            statuses={TICKET_STATUS}
          />
        )}
        <FirstAnswer facts={facts} />
        {can.change && !merged && (
          <>
            <AssignSelect
              assignee={assignee?.id ?? null}
              grant={can.change}
              me={me}
              path={`/api/tickets/${ticket.id}`}
              staff={staff}
            />
            <TicketActions
              grant={can.change}
              order={idOf(ticket.order)}
              orders={(facts.person.orders ?? []).map(({ id, legalName }) => ({
                id,
                label: `#${shortOrderId(id)} ${legalName ?? ''}`.trim(),
              }))}
              snoozedUntil={ticket.snoozedUntil ?? null}
              status={ticket.status}
              tags={tagsIn(ticket.tags)}
              ticketId={ticket.id}
            />
          </>
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
            <PageLink href={ticketHref(merged, from)}>{`Open ${ticketReference(merged)}`}</PageLink>
          }
          tone="info"
        >
          {`This ticket was merged into ${ticketReference(merged)}. Its messages are there.`}
        </Notice>
      )}
    </header>
  )
}

const KINDS = { customer: 'customer', staff: 'support', system: 'automatic' } as const

const MESSAGE = 'max-w-[min(92%,640px)] px-3.75 py-2.5 border rounded-ui'

/** Staff's own words stand at the other side; a note looks like nothing that went out. */
const LOOKS = {
  customer: 'border-line bg-panel',
  system: 'border-line bg-panel',
  staff: 'self-end border-line-strong bg-line-soft',
  note: 'self-end border-dashed border-warning-line bg-warning-soft',
} as const

const lookOf = ({ isInternal, from }: StaffMessage) => (isInternal ? 'note' : from)

/** What was said, the oldest first, with what staff noted among themselves. */
function StaffThread({ facts: { ticket, messages } }: { facts: TicketFacts }) {
  return (
    <ol className="flex flex-col gap-3 m-0 p-0 list-none">
      {messages.map((message) => (
        <li className={`${MESSAGE} ${LOOKS[lookOf(message)]}`} key={message.id}>
          <p
            className={`flex flex-wrap gap-x-2.5 m-0 text-xs leading-4.5 ${message.isInternal ? 'text-text' : 'text-muted'}`}
          >
            <strong className="text-text">{message.name}</strong>
            <span>{KINDS[message.from]}</span>
            <Moment at={message.at} />
            {message.isInternal && (
              <span className="inline-flex items-center gap-1 font-semibold">
                <EyeOff aria-hidden size={13} strokeWidth={2.25} />
                Internal note
              </span>
            )}
          </p>
          <p className="m-0 mt-1 wrap-anywhere whitespace-pre-line">
            {textParts(message.body).map(({ at, text, href }) =>
              href ? (
                <a href={href} key={at} rel="nofollow noopener noreferrer" target="_blank">
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </p>
          <DeliveryLine message={message} />
          <Files message={message} ticketId={ticket.id} />
        </li>
      ))}
    </ol>
  )
}

/** Where an answer by WhatsApp is, and what WhatsApp says where it is nowhere. */
function DeliveryLine({ message: { delivery } }: { message: StaffMessage }) {
  if (!delivery) return null
  const { label, tone } = OUT_STATUSES[delivery.status]
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 m-0 mt-1.5 text-muted text-xs">
      <TonePill tone={tone}>{`WhatsApp: ${label.toLowerCase()}`}</TonePill>
      {delivery.at && <Moment at={delivery.at} />}
      {delivery.problem && <span>{delivery.problem}</span>}
    </p>
  )
}

function Files({ message, ticketId }: { message: StaffMessage; ticketId: string }) {
  if (message.files.length === 0) return null
  return (
    <ul
      aria-label="Attachments"
      className="m-0 mt-2 p-0 pt-2 border-t border-line-strong list-none wrap-anywhere"
    >
      {message.files.map((file) => (
        <li key={file.id}>
          <a href={`/api/tickets/${ticketId}/attachments/${file.id}`} download>
            {file.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How many tickets of the queue are listed beside the open one. */
const SIDE_ROWS = 30

export async function TicketView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const queue = queueNamed(searchParams?.from)
  const facts = await readTicketFacts(initPageResult.req, String(doc.id), queue)
  const { ticket, messages, can, me } = facts
  const last = messages.at(-1)
  const mayAnswer = can.answer && idOf(ticket.mergedInto) === null
  const { rows } = await readTickets(
    initPageResult.req,
    questionIn(ticketsList, { view: queue }, me),
    SIDE_ROWS,
  )
  return (
    <PageMain className="[--ticket-side:272px]">
      <Crumbs name={ticketReference(ticket.id)} screen="ticket" />
      <MarkSeen ticketId={ticket.id} upTo={last?.at ?? null} />
      <div className="grid grid-cols-[minmax(0,1fr)_var(--ticket-side)] min-[1280px]:grid-cols-[332px_minmax(0,1fr)_var(--ticket-side)] min-h-[calc(100dvh-190px)] tablet:grid-cols-1">
        <TicketSide open={ticket.id} queue={queue} rows={rows} />
        <div className="flex flex-col min-w-0 pe-6 min-[1280px]:ps-6 tablet:pe-0">
          <TicketHead facts={facts} from={queue} />
          <section aria-label="Conversation" className="flex-1 py-4">
            <StaffThread facts={facts} />
          </section>
          <div className="sticky z-4 bottom-0 pb-3 bg-surface [@media(width<=768px),_(max-height:_600px)]:static">
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
    </PageMain>
  )
}
