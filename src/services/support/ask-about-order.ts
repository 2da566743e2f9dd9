import type { PayloadRequest, Where } from 'payload'

import { hasLeft } from '@/src/access/rules'
import type { ThreadMessage } from '@/src/domain/orders/order-page'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { lockInTransaction, transactional } from '@/src/lib/database'
import { findOne, findRows } from '@/src/lib/find-one'
import type { Order, TicketMessage } from '@/src/payload-types'
import { holdOwner } from '@/src/services/orders/change-order'
import { rootOf } from '@/src/services/orders/order-links'
import { askerOf, openTicket } from '@/src/services/support/open-ticket'
import { replyToTicket } from '@/src/services/support/reply-to-ticket'

/** The conversation about an order itself: neither a refund's, nor another's that staff tied to it. */
const findThread = (req: PayloadRequest, root: string, owner: string | null) =>
  findOne(req, 'tickets', {
    where: {
      order: { equals: root },
      topic: { equals: 'order-status' },
      user: owner ? { equals: owner } : { exists: false },
      mergedInto: { exists: false },
    },
    sort: '-createdAt',
    overrideAccess: true, // the caller is the order's customer
  })

async function openThread(
  req: PayloadRequest,
  order: Order,
  body: string,
  owner: string | null,
): Promise<string> {
  const root = rootOf(order)
  const company = order.legalName
  const about = company ? ` (${company})` : ''
  const requester = { name: fullName(order) || order.email, email: order.email }
  const { id } = await openTicket(req, {
    topic: 'order-status',
    subject: `Question about order #${shortOrderId(root)}${about}`.slice(0, 200),
    message: body,
    user: await askerOf(req, owner),
    requester,
    order: root,
  })
  return id
}

async function firstMessage(req: PayloadRequest, ticket: string): Promise<TicketMessage> {
  const row = await findOne(req, 'ticketMessages', {
    where: { ticket: { equals: ticket }, internal: { equals: false } },
    sort: 'createdAt',
    overrideAccess: true, // as above
  })
  if (!row) throw new Error(`Ticket ${ticket} has no message`)
  return row
}

/**
 * Adds a customer's message to the thread about an order, and opens it where there is none. The
 * caller must have made sure that this is the order's customer.
 */
export const askAboutOrder = transactional(
  async (req, order: Order, body: string): Promise<ThreadMessage> => {
    await lockInTransaction(req, `thread:${rootOf(order)}`)
    const owner = await holdOwner(req, order)
    const known = await findThread(req, rootOf(order), owner)
    const message = known
      ? await replyToTicket(req, known.id, { body })
      : await firstMessage(req, await openThread(req, order, body, owner))
    return {
      id: message.id,
      at: message.createdAt,
      from: 'customer',
      name: message.authorName ?? null,
      body,
    }
  },
)

/**
 * What was said last about an order, the oldest first: without what staff note among themselves, an
 * answer that can still be taken back, and what others say in questions that staff tied to it. The
 * caller must have made sure that the order may be seen.
 */
export async function threadOfOrder(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'parent' | 'user'>,
): Promise<ThreadMessage[]> {
  const owner = idOf(order.user)
  const nobodys: Where = { 'ticket.user': { exists: false } }
  const docs = await findRows(req, 'ticketMessages', {
    where: {
      'ticket.order': { equals: rootOf(order) },
      and: [{ or: owner ? [nobodys, { 'ticket.user': { equals: owner } }] : [nobodys] }, hasLeft()],
      'ticket.deletedAt': { exists: false },
      internal: { equals: false },
    },
    select: { authorKind: true, authorName: true, body: true, createdAt: true },
    sort: '-createdAt',
    limit: 500,
    overrideAccess: true, // as above
  })
  return docs.reverse().map((one) => ({
    id: one.id,
    at: one.createdAt,
    from: one.authorKind,
    name: one.authorName ?? null,
    body: one.body,
  }))
}
