import config from '@payload-config'
import { cookies } from 'next/headers'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { cache } from 'react'

import { DOCUMENT_KINDS } from '@/src/domain/orders/document-types'
import { orderTitle } from '@/src/domain/orders/my-order'
import type { OrderPageView, Paper, RelatedOrder } from '@/src/domain/orders/order-page'
import { idOf } from '@/src/domain/relation'
import { ORDER_COOKIE } from '@/src/lib/cookies'
import type { Order } from '@/src/payload-types'
import { threadOfOrder } from '@/src/services/ask-about-order'
import { offerExtras } from '@/src/services/offer-extras'
import { orderForPass } from '@/src/services/order-for-pass'
import { paymentOfOrder } from '@/src/services/payment-of-order'
import { subscriptionsOf } from '@/src/services/subscriptions-of-orders'

import { orderView, type TimelineNames } from './order-view'
import { currentUser } from './session'

/** The order of an address, for its owner or for the browser that holds its pass. */
export const viewedOrder = cache(async (id: string): Promise<Order | null> => {
  const [payload, user, jar] = await Promise.all([getPayload({ config }), currentUser(), cookies()])
  return orderForPass(payload, { user, pass: jar.get(ORDER_COOKIE)?.value }, id)
})

const all = (req: PayloadRequest) =>
  ({ depth: 0, limit: 200, pagination: false, overrideAccess: true, req }) as const // of one order, which the viewer may see

async function children(req: PayloadRequest, order: Order): Promise<Order[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { parent: { equals: order.id } },
    sort: '-createdAt',
    ...all(req),
  })
  return docs
}

async function papers(req: PayloadRequest, orders: readonly string[]): Promise<Paper[]> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { order: { in: [...orders] } },
    select: { name: true, type: true, filename: true, fileUrl: true, uploadedAt: true },
    sort: '-uploadedAt',
    ...all(req),
  })
  return docs.map(({ id, name, type, filename, uploadedAt }) => ({
    id,
    name: name || DOCUMENT_KINDS[type],
    kind: type,
    at: uploadedAt ?? null,
    isLink: !filename,
  }))
}

/** Of staff the customer reads the first name alone. */
async function authors(req: PayloadRequest, order: Order): Promise<Map<string, string>> {
  const ids = (order.timeline ?? []).flatMap(({ author }) => idOf(author) ?? [])
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { firstName: true },
    ...all(req),
  })
  return new Map(docs.flatMap(({ id, firstName }) => (firstName ? [[id, firstName]] : [])))
}

function related(order: Order): RelatedOrder {
  return {
    id: order.id,
    kind: order.kind,
    title: orderTitle(order),
    totalMinor: order.totalMinor,
    currency: order.currency === 'INR' ? 'INR' : 'USD',
    status: order.status,
    paymentStatus: order.paymentStatus,
    at: order.paidAt ?? order.placedAt ?? order.createdAt,
    hasReceipt: Boolean(order.receiptNumber),
  }
}

/** Everything on an order's page. The caller must have made sure that the order may be seen. */
export async function orderPage(order: Order): Promise<OrderPageView> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const below = await children(req, order)
  const ids = [order.id, ...below.map(({ id }) => id)]
  const [payment, found, names, thread, extras, subscriptions] = await Promise.all([
    paymentOfOrder(payload, order),
    papers(req, ids),
    authors(req, order),
    threadOfOrder(req, idOf(order.parent) ?? order.id),
    offerExtras(req, order),
    subscriptionsOf(req, { orders: ids }),
  ])
  const mentioned: TimelineNames = {
    authors: names,
    documents: new Map(found.map(({ id, name }) => [id, name])),
  }
  return {
    order: orderView(order, payment, mentioned),
    papers: found,
    thread,
    extras,
    related: below.filter(({ status }) => status !== 'cancelled').map(related),
    subscriptions,
  }
}
