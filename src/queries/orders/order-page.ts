import config from '@payload-config'
import { cookies } from 'next/headers'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { cache } from 'react'

import { agentText, ourAgent } from '@/src/domain/catalogue/states/our-agent'
import type { CompanyView } from '@/src/domain/orders/my-order'
import { orderTitle } from '@/src/domain/orders/my-order'
import type { OrderPageView, RelatedOrder } from '@/src/domain/orders/order-page'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { findById, findOne, findRows } from '@/src/lib/find-one'
import { ORDER_COOKIE } from '@/src/lib/http/cookies'
import type { Order } from '@/src/payload-types'
import { subscriptionsOf } from '@/src/queries/orders/subscriptions-of-orders'
import { documentsOfOrders } from '@/src/services/documents/documents-of'
import { sentDetails } from '@/src/services/filing/sent-details'
import { offerExtras } from '@/src/services/orders/extras/offer-extras'
import { addressOf } from '@/src/services/orders/order-address'
import { rootOf } from '@/src/services/orders/order-links'
import { orderForPass } from '@/src/services/orders/order-pass'
import { paymentOfOrder, paymentStates } from '@/src/services/payments/payment-of-order'
import { refundStanding } from '@/src/services/payments/refunds-of-payment'
import { threadOfOrder } from '@/src/services/support/ask-about-order'

import { currentUser } from '../platform/session'
import { orderView, type TimelineNames } from './order-view'

/** The order of an address, for its owner or for the browser that holds its pass. */
export const viewedOrder = cache(async (id: string): Promise<Order | null> => {
  const [payload, user, jar] = await Promise.all([getPayload({ config }), currentUser(), cookies()])
  return orderForPass(payload, { user, pass: jar.get(ORDER_COOKIE)?.value }, id)
})

const ofOrder = { limit: 200, overrideAccess: true } as const // of one order, which the viewer may see

async function children(req: PayloadRequest, order: Order): Promise<Order[]> {
  return findRows(req, 'orders', {
    where: { parent: { equals: order.id } },
    sort: '-createdAt',
    ...ofOrder,
  })
}

/** Of staff the customer reads the first name alone. */
async function authors(req: PayloadRequest, order: Order): Promise<Map<string, string>> {
  const ids = idsOf((order.timeline ?? []).map(({ author }) => author))
  if (ids.length === 0) return new Map()
  const docs = await findRows(req, 'users', {
    where: { id: { in: ids } },
    select: { firstName: true },
    ...ofOrder,
  })
  return new Map(docs.flatMap(({ id, firstName }) => (firstName ? [[id, firstName]] : [])))
}

/** Where the owner finds what was said about an order; null for guests and before anything was. */
async function ticketOf(req: PayloadRequest, order: Order): Promise<string | null> {
  const user = idOf(order.user)
  if (user === null) return null
  const row = await findOne(req, 'tickets', {
    where: { order: { equals: rootOf(order) }, user: { equals: user } },
    select: {},
    sort: '-lastMessageAt',
    overrideAccess: true, // of the viewer's own order
  })
  return row?.id ?? null
}

function related(order: Order, payment: PaymentState): RelatedOrder {
  return {
    id: order.id,
    kind: order.kind,
    title: orderTitle(order),
    totalMinor: order.totalMinor,
    currency: order.currency === 'INR' ? 'INR' : 'USD',
    status: order.status,
    payment,
    at: order.paidAt ?? order.placedAt ?? order.createdAt,
    hasReceipt: Boolean(order.receiptNumber),
  }
}

async function agentIn(req: PayloadRequest, order: Order): Promise<string | null> {
  const id = idOf(order.state)
  if (!id) return null
  const select = { code: true, agent: true } as const
  const state = await findById(req, 'states', id, { select, overrideAccess: true }) // on its order
  const agent = state && ourAgent(state)
  return agent && agentText(agent)
}

/** An open invoice, as its payment is looked for. */
const unpaid = (id: string) => ({ id, paymentStatus: 'pending' as const })

/** Everything on an order's page. The caller must have made sure that the order may be seen. */
export async function orderPage(order: Order): Promise<OrderPageView> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const below = await children(req, order)
  const ids = [order.id, ...below.map(({ id }) => id)]
  const [payment, found, names, thread, email, ticket, extras, subscriptions, refund, sent, agent] =
    await Promise.all([
      paymentOfOrder(payload, order),
      documentsOfOrders(req, ids, order.companyType),
      authors(req, order),
      threadOfOrder(req, order),
      addressOf(req, order),
      ticketOf(req, order),
      offerExtras(req, order),
      subscriptionsOf(req, { orders: ids }),
      refundStanding(req, order, new Date()),
      sentDetails(req, [order.id]),
      agentIn(req, order),
    ])
  const open = subscriptions.flatMap(({ invoice }) => (invoice ? [unpaid(invoice)] : []))
  const stateOf = await paymentStates(payload, [...below, ...open])
  const mentioned: TimelineNames = {
    authors: names,
    documents: new Map(found.map(({ id, name }) => [id, name])),
  }
  return {
    order: orderView({ ...order, email: email ?? order.email }, payment, {
      names: mentioned,
      sent: sent.get(order.id),
      agent,
    }),
    papers: found,
    thread,
    ticket,
    extras,
    related: below
      .filter(({ status }) => status !== 'cancelled')
      .map((one) => related(one, stateOf(one))),
    subscriptions: subscriptions.map((one) =>
      one.invoice ? { ...one, invoicePayment: stateOf(unpaid(one.invoice)) } : one,
    ),
    refund,
  }
}

/** The documents of a company, from the orders that belong to it; the caller owns them. */
export async function documentsOfCompany({ orders, type }: Pick<CompanyView, 'orders' | 'type'>) {
  const req = await createLocalReq({}, await getPayload({ config }))
  return documentsOfOrders(
    req,
    orders.map(({ id }) => id),
    type,
  )
}
