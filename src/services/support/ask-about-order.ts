import type { PayloadRequest } from 'payload'

import type { ThreadMessage } from '@/src/domain/orders/order-page'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { findOne } from '@/src/lib/find-one'
import type { Order, Ticket, TicketMessage } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'
import { openTicket } from '@/src/services/support/open-ticket'
import { replyToTicket } from '@/src/services/support/reply-to-ticket'

const nameOf = ({ firstName, lastName }: Order) => [firstName, lastName].filter(Boolean).join(' ')

const findThread = (req: PayloadRequest, root: string): Promise<Ticket | null> =>
  findOne(req, 'tickets', {
    where: { order: { equals: root }, mergedInto: { exists: false } },
    sort: '-createdAt',
    overrideAccess: true, // the caller is the order's customer
  })

async function openThread(req: PayloadRequest, order: Order, body: string): Promise<string> {
  const root = rootOf(order)
  const owner = idOf(order.user)
  const about = order.companyName ? ` (${order.companyName})` : ''
  const requester = { name: nameOf(order) || order.email, email: order.email }
  const { id } = await openTicket(req, {
    topic: 'order-status',
    subject: `Question about order #${shortOrderId(root)}${about}`.slice(0, 200),
    message: body,
    user: owner !== null && req.user?.id === owner ? req.user : null,
    requester,
    order: root,
  })
  return id
}

async function firstMessage(req: PayloadRequest, ticket: string): Promise<TicketMessage> {
  const { docs } = await req.payload.find({
    collection: 'ticketMessages',
    where: { ticket: { equals: ticket }, internal: { equals: false } },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
  if (!docs[0]) throw new Error(`Ticket ${ticket} has no message`)
  return docs[0]
}

/**
 * Adds a customer's message to the thread about an order, and opens it where there is none. The
 * caller must have made sure that this is the order's customer.
 */
export async function askAboutOrder(
  outer: PayloadRequest,
  order: Order,
  body: string,
): Promise<ThreadMessage> {
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `thread:${rootOf(order)}`)
    const known = await findThread(req, rootOf(order))
    const message = known
      ? await replyToTicket(req, known.id, { body })
      : await firstMessage(req, await openThread(req, order, body))
    return {
      id: message.id,
      at: message.createdAt,
      from: 'customer',
      name: message.authorName ?? null,
      body,
    }
  })
}

/**
 * What was said about an order, the oldest first: without what staff note among themselves. The
 * caller must have made sure that the order may be seen.
 */
export async function threadOfOrder(req: PayloadRequest, root: string): Promise<ThreadMessage[]> {
  const { docs } = await req.payload.find({
    collection: 'ticketMessages',
    where: {
      'ticket.order': { equals: root },
      'ticket.deletedAt': { exists: false },
      internal: { equals: false },
    },
    select: { authorKind: true, authorName: true, body: true, createdAt: true },
    sort: 'createdAt',
    limit: 500,
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
  return docs.map((one) => ({
    id: one.id,
    at: one.createdAt,
    from: one.authorKind,
    name: one.authorName ?? null,
    body: one.body,
  }))
}
