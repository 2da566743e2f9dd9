import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { may } from '@/src/access/permissions'
import { orderTitle } from '@/src/domain/orders/my-order'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { CannedReplyChoice, ReplyValues } from '@/src/domain/support/canned-reply'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import type { AttachmentView } from '@/src/domain/support/ticket-view'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Ticket, TicketMessage } from '@/src/payload-types'
import { peopleById } from '@/src/queries/platform/people-by-id'
import { staffRecord, staffRows, wholeRows } from '@/src/queries/platform/staff-rows'
import { type Delivery, deliveryOfMessages } from '@/src/queries/support/delivery-of-messages'
import {
  nextTicket,
  previousTicket,
  type TicketQueueName,
} from '@/src/services/support/desk/ticket-queues'
import { attachmentsOf } from '@/src/services/support/ticket-thread'
import { type AnswerWay, answerWay } from '@/src/services/support/whatsapp/answer-way'
import { type PersonFacts, readPersonFacts } from './person-facts'

/** The canned replies to choose from. */
const readReplies = (req: PayloadRequest): Promise<readonly CannedReplyChoice[]> =>
  staffRows(req, 'cannedReplies', {
    where: { isActive: { equals: true } },
    select: { title: true, shortcut: true, text: true },
    sort: 'title',
    limit: 500,
  })

const firstWord = (name: string | null | undefined) => name?.trim().split(/\s+/)[0] || null

type Named = {
  readonly ticket: Pick<Ticket, 'id' | 'requesterName'>
  readonly account: { readonly name: string } | null
  readonly order: { readonly id: string; readonly company: string | null } | null
}

/** What they can say of a ticket. */
function replyValues(req: PayloadRequest, { ticket, account, order }: Named): ReplyValues {
  const name = account ? account.name : ticket.requesterName
  return {
    first_name: name?.includes('@') ? null : firstWord(name), // someone without a name is called by their address
    company_name: order?.company ?? null,
    order_number: order ? `#${shortOrderId(order.id)}` : null,
    ticket_number: ticketReference(ticket.id),
    staff_name: req.user?.firstName || null,
  }
}

export type StaffMessage = {
  readonly id: string
  readonly from: TicketMessage['authorKind']
  readonly name: string
  readonly at: string
  readonly body: string
  /** Only staff ever see it. */
  readonly isInternal: boolean
  readonly files: readonly AttachmentView[]
  /** Where it is on its way by WhatsApp; null where it went otherwise. */
  readonly delivery: Delivery | null
}

/** A ticket as staff see it: whole, with what they noted among themselves. */
export type TicketFacts = {
  readonly ticket: Ticket
  readonly can: {
    readonly answer: Grant<'answerTicket'> | null
    readonly change: Grant<'changeTicket'> | null
    readonly merge: Grant<'mergeTickets'> | null
    readonly openAccount: boolean
    readonly openOrder: boolean
  }
  readonly me: string
  readonly assignee: { readonly id: string; readonly name: string } | null
  /** Whose account it is in: who that is they have shown, whatever the question says. */
  readonly account: { readonly id: string; readonly name: string; readonly email: string } | null
  readonly order: {
    readonly id: string
    readonly label: string
    readonly company: string | null
  } | null
  readonly messages: readonly StaffMessage[]
  /** How an answer goes out. */
  readonly way: AnswerWay
  readonly person: PersonFacts
  /** The neighbours in the queue that is worked off. */
  readonly previous: string | null
  readonly next: string | null
  readonly replies: readonly CannedReplyChoice[]
  /** What canned replies can say of this ticket. */
  readonly values: ReplyValues
}

const one = { depth: 0, limit: 1, pagination: false } as const

async function orderOf(req: PayloadRequest, id: string | null): Promise<TicketFacts['order']> {
  if (!id) return null
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { equals: id } },
    select: { kind: true, serviceType: true, lines: true, companyName: true, companyType: true },
    ...one,
    overrideAccess: true, // only what it is called
    req,
  })
  const [order] = docs
  if (!order) return null
  const company = order.companyName || null
  return { id, company, label: company ?? orderTitle(order) }
}

async function readMessages(req: PayloadRequest, ticket: string): Promise<TicketMessage[]> {
  const docs = await wholeRows(req, 'ticketMessages', {
    where: { ticket: { equals: ticket } },
    sort: ['-createdAt', '-id'],
    limit: 500,
  })
  return docs.toReversed()
}

/** @throws Forbidden or NotFound as reading the ticket itself does. */
export async function readTicketFacts(
  req: PayloadRequest,
  id: string,
  queue: TicketQueueName,
): Promise<TicketFacts> {
  const ticket = await staffRecord(req, 'tickets', id)
  const messages = await readMessages(req, id)
  const assignee = idOf(ticket.assignee)
  const account = idOf(ticket.user)
  const ids = [...messages.map(({ author }) => idOf(author)), assignee, account]
  const [people, files, order, answer, change, way, deliveries] = await Promise.all([
    peopleById(
      req,
      ids.flatMap((id) => id ?? []),
    ),
    attachmentsOf(req, id, messages),
    orderOf(req, idOf(ticket.order)),
    can(req, 'answerTicket'),
    can(req, 'changeTicket'),
    answerWay(req, ticket),
    deliveryOfMessages(
      req,
      messages.map(({ id: message }) => message),
    ),
  ])
  const named = { ticket, order, account: (account && people.get(account)) || null }
  return {
    ticket,
    can: {
      answer,
      change,
      merge: await can(req, 'mergeTickets'),
      openAccount: await may(req, 'view_users'),
      openOrder: await may(req, 'view_orders'),
    },
    person: await readPersonFacts(req, ticket),
    previous: await previousTicket(req, queue, ticket),
    next: await nextTicket(req, queue, ticket),
    replies: answer ? await readReplies(req) : [],
    values: replyValues(req, named),
    way,
    me: req.user?.id ?? '',
    assignee: (assignee && people.get(assignee)) || null,
    account: named.account,
    order,
    messages: messages.map((message) => ({
      id: message.id,
      from: message.authorKind,
      name: people.get(idOf(message.author) ?? '')?.name || message.authorName || 'Unknown User',
      at: message.createdAt,
      body: message.body,
      isInternal: message.internal,
      files: (message.attachments ?? []).flatMap((file) => files.get(idOf(file) ?? '') ?? []),
      delivery: deliveries.get(message.id) ?? null,
    })),
  }
}
