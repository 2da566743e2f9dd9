import { and, desc, inArray, isNull } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'
import { can } from '@/src/access/actions'
import { may } from '@/src/access/permissions'
import { tickets, whatsapp_messages } from '@/src/database-schema'
import { isOutStatus, type OutStatus } from '@/src/domain/content/whatsapp/message-status'
import { orderTitle } from '@/src/domain/orders/my-order'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { CannedReplyChoice, ReplyValues } from '@/src/domain/support/canned-reply'
import { mergeRefusal } from '@/src/domain/support/merge-rules'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import type { AttachmentView } from '@/src/domain/support/ticket-view'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type Caller, databaseOf } from '@/src/lib/database'
import { fields, findOne } from '@/src/lib/find-one'
import { holdsWords } from '@/src/lib/sql-parts'
import type { Order, Payment, Ticket, TicketMessage } from '@/src/payload-types'
import { peopleById } from '@/src/queries/platform/records'
import { staffRecord, staffRows } from '@/src/queries/platform/staff-rows'
import type { Assignee } from '@/src/services/platform/staff-holding'
import { ticketStaff } from '@/src/services/support/desk/change-ticket'
import {
  nextTicket,
  previousTicket,
  type TicketQueueName,
} from '@/src/services/support/desk/ticket-queues'
import { attachmentsOf } from '@/src/services/support/ticket-thread'
import { type AnswerWay, answerWay, firstWord } from '@/src/services/support/whatsapp/answer-way'

/** Where an answer by WhatsApp is. */
type Delivery = {
  readonly status: OutStatus
  /** When it got there, ISO. */
  readonly at: string | null
  readonly problem: string | null
}

/** Where the messages of a thread are that went out by WhatsApp, by the message’s id. */
export async function deliveryOfMessages(
  req: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (ids.length === 0) return new Map()
  const db = await databaseOf(req)
  const { ticketMessage, status, lastError, sentAt, deliveredAt, readAt } = whatsapp_messages
  const rows = await db
    .select({ ticketMessage, status, lastError, sentAt, deliveredAt, readAt })
    .from(whatsapp_messages)
    .where(inArray(ticketMessage, [...ids]))
  return new Map(
    rows.flatMap((row) => {
      if (!row.ticketMessage || !isOutStatus(row.status)) return []
      const at = row.readAt ?? row.deliveredAt ?? row.sentAt
      return [[row.ticketMessage, { status: row.status, at, problem: row.lastError }] as const]
    }),
  )
}

const ORDER = {
  ...fields('kind serviceType legalName companyType queue paymentStatus totalMinor currency'),
  lines: { label: true },
} as const
export type PersonOrder = Pick<Order, 'id' | keyof typeof ORDER>

const PAYMENT = fields('order status amountMinor currency createdAt')
type PersonPayment = Pick<Payment, 'id' | keyof typeof PAYMENT>

type OtherTicket = Pick<Ticket, 'id' | 'subject' | 'status' | 'createdAt'> & {
  /** Whether the ticket on the screen can be merged into it. */
  readonly takesThis: boolean
}

/** What stands beside a conversation; null where the person who asks may not read it. */
type PersonFacts = {
  readonly orders: readonly PersonOrder[] | null
  readonly payments: readonly PersonPayment[] | null
  readonly tickets: readonly OtherTicket[]
}

const MOST = 8
/** Of the account; of a guest what came from the same address, which no one has verified. */
function theirs(ticket: Ticket, email: 'email' | 'requesterEmail'): Where | null {
  const user = idOf(ticket.user)
  if (user) return { user: { equals: user } }
  if (!ticket.requesterEmail) return null
  return { user: { exists: false }, [email]: { equals: ticket.requesterEmail } }
}

async function ordersOf(req: PayloadRequest, ticket: Ticket): Promise<PersonOrder[]> {
  const where = theirs(ticket, 'email')
  if (!where) return []
  return staffRows(req, 'orders', { where, select: ORDER, sort: '-createdAt', limit: MOST })
}

async function paymentsOf(
  req: PayloadRequest,
  orders: readonly PersonOrder[],
): Promise<PersonPayment[]> {
  if (orders.length === 0) return []
  return staffRows(req, 'payments', {
    where: { order: { in: orders.map(({ id }) => id) } },
    select: PAYMENT,
    sort: '-createdAt',
    limit: MOST,
  })
}

async function othersOf(req: PayloadRequest, ticket: Ticket): Promise<OtherTicket[]> {
  const where = theirs(ticket, 'requesterEmail')
  if (!where) return []
  const docs = await staffRows(req, 'tickets', {
    where: { and: [where, { id: { not_equals: ticket.id } }, { mergedInto: { exists: false } }] },
    sort: '-createdAt',
    limit: MOST,
  })
  return docs.map((other) => ({
    id: other.id,
    subject: other.subject,
    status: other.status,
    createdAt: other.createdAt,
    takesThis: mergeRefusal(ticket, other) === null,
  }))
}

/** Who asks, as far as the reader of the ticket has a right to know it. */
async function readPersonFacts(req: PayloadRequest, ticket: Ticket): Promise<PersonFacts> {
  const orders = (await may(req, 'view_orders')) ? await ordersOf(req, ticket) : null
  const maySeePayments = orders !== null && (await may(req, 'view_payments'))
  const [payments, tickets] = await Promise.all([
    maySeePayments ? paymentsOf(req, orders) : null,
    othersOf(req, ticket),
  ])
  return { orders, payments, tickets }
}

const readReplies = (req: PayloadRequest): Promise<readonly CannedReplyChoice[]> =>
  staffRows(req, 'cannedReplies', {
    where: { isActive: { equals: true } },
    select: { title: true, shortcut: true, text: true },
    sort: 'title',
    limit: 500,
  })

type Named = {
  readonly ticket: Pick<Ticket, 'id' | 'requesterName'>
  readonly account: { readonly name: string } | null
  readonly order: { readonly id: string; readonly company: string | null } | null
}

/** What they can say of a ticket. */
function replyValues(req: PayloadRequest, { ticket, account, order }: Named): ReplyValues {
  const name = account ? account.name : ticket.requesterName
  return {
    first_name: name?.includes('@') ? null : firstWord(name) || null, // someone without a name is called by their address
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
  /** Who may be given the ticket; no one for those who may not change it. */
  readonly staff: readonly Assignee[]
  readonly assignee: { readonly id: string; readonly name: string } | null
  /** Whose account it is in: who that is they have shown, whatever the question says. */
  readonly account: { readonly id: string; readonly name: string; readonly email: string } | null
  readonly order: {
    readonly id: string
    readonly label: string
    readonly company: string | null
  } | null
  readonly messages: readonly StaffMessage[]
  readonly way: AnswerWay
  readonly person: PersonFacts
  /** The tickets before and after it in the queue that its reader works through. */
  readonly previous: string | null
  readonly next: string | null
  readonly replies: readonly CannedReplyChoice[]
  /** What canned replies can say of this ticket. */
  readonly values: ReplyValues
}

async function orderOf(req: PayloadRequest, id: string | null): Promise<TicketFacts['order']> {
  if (!id) return null
  const order = await findOne(req, 'orders', {
    where: { id: { equals: id } },
    select: fields('kind serviceType lines legalName companyType'),
    overrideAccess: true, // only what it is called
  })
  if (!order) return null
  const company = order.legalName ?? null
  return { id, company, label: company ?? orderTitle(order) }
}

async function readMessages(req: PayloadRequest, ticket: string): Promise<TicketMessage[]> {
  const docs = await staffRows(req, 'ticketMessages', {
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
    staff: change ? await ticketStaff(req) : [],
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

export async function findTickets(req: PayloadRequest, words: string, most: number) {
  const { createdAt, deletedAt, id, requesterEmail, searchText, status, subject } = tickets
  const db = await databaseOf(req)
  return db
    .select({ id, requesterEmail, status, subject })
    .from(tickets)
    .where(and(isNull(deletedAt), holdsWords(searchText, words)))
    .orderBy(desc(createdAt))
    .limit(most)
}
