import type { PayloadRequest } from 'payload'

import type { ThreadMessage } from '@/src/domain/orders/order-page'
import { shortOrderId } from '@/src/domain/orders/order-status'
import { idOf } from '@/src/domain/relation'
import { renderMail } from '@/src/email/render'
import { questionMail } from '@/src/email/templates/question'
import { inTransaction, lockInTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import type { Order, Ticket } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail-brand'
import { rootOf } from '@/src/services/order-links'
import { queueEmail } from '@/src/services/queue-email'

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // the caller is the order's customer

const nameOf = ({ firstName, lastName }: Order) => [firstName, lastName].filter(Boolean).join(' ')

async function findThread(req: PayloadRequest, root: string): Promise<Ticket | null> {
  const { docs } = await req.payload.find({
    collection: 'tickets',
    where: { order: { equals: root } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    ...options(req),
  })
  return docs[0] ?? null
}

/** The thread about an order: the one that is there, open again, or a new one. */
async function openThread(req: PayloadRequest, order: Order, body: string): Promise<Ticket> {
  const root = rootOf(order)
  const lastMessageAt = new Date().toISOString()
  const known = await findThread(req, root)
  if (known) {
    const reopened = known.status === 'closed' ? { status: 'open' as const, closedAt: null } : {}
    const data = { ...reopened, lastMessageAt }
    return req.payload.update({ collection: 'tickets', id: known.id, data, ...options(req) })
  }
  const about = order.companyName ? ` (${order.companyName})` : ''
  return req.payload.create({
    collection: 'tickets',
    data: {
      subject: `Question about order #${shortOrderId(root)}${about}`.slice(0, 200),
      message: body,
      status: 'open',
      topic: 'order-status',
      user: idOf(order.user),
      order: root,
      requesterName: nameOf(order).slice(0, 120),
      requesterEmail: order.email,
      lastMessageAt,
    },
    ...options(req),
  })
}

/** Staff hear of it at the company's address; the answer is written in the thread. */
async function tellStaff(
  req: PayloadRequest,
  order: Order,
  message: { id: string; ticket: string; body: string },
): Promise<void> {
  const brand = await readMailBrand(req)
  const number = shortOrderId(rootOf(order))
  const mail = await renderMail(
    questionMail({
      brand,
      subject: `Question about order #${number} from ${nameOf(order)}`,
      from: nameOf(order),
      email: order.email,
      about: [`Order #${number}`, order.companyName].filter(Boolean).join(' · '),
      body: message.body,
      link: new URL(`/admin/collections/tickets/${message.ticket}`, env.SITE_URL).href,
    }),
  )
  await queueEmail(req, {
    ...mail,
    to: brand.supportEmail,
    template: 'question',
    dedupeKey: `question:${message.id}`,
    sensitive: false,
    order: order.id,
  })
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
  return inTransaction(
    outer.payload,
    async (req) => {
      await lockInTransaction(req, `thread:${rootOf(order)}`)
      const ticket = await openThread(req, order, body)
      const message = await req.payload.create({
        collection: 'ticketMessages',
        data: {
          ticket: ticket.id,
          authorKind: 'customer',
          author: req.user?.id,
          authorName: nameOf(order).slice(0, 120),
          body,
          internal: false,
        },
        ...options(req),
      })
      await tellStaff(req, order, { id: message.id, ticket: ticket.id, body })
      return {
        id: message.id,
        at: message.createdAt,
        from: 'customer',
        name: message.authorName ?? null,
        body,
      }
    },
    outer,
  )
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
    ...options(req),
  })
  return docs.map((one) => ({
    id: one.id,
    at: one.createdAt,
    from: one.authorKind,
    name: one.authorName ?? null,
    body: one.body,
  }))
}
