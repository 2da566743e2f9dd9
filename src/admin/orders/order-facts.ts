import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import { idOf } from '@/src/domain/relation'
import type { Order, Payment } from '@/src/payload-types'

/** An order and what staff want beside it, as far as the person may see it. */
export type OrderFacts = {
  readonly order: Order
  readonly stateName: string | null
  /** Null where payments are not this person's business. */
  readonly payments: readonly Payment[] | null
  /** Who wrote which timeline entry, by user id. */
  readonly authors: ReadonlyMap<string, string>
}

async function paymentsOf(req: PayloadRequest, id: string): Promise<Payment[] | null> {
  if (!(await may(req, 'view_payments'))) return null
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { order: { equals: id } },
    sort: '-createdAt',
    depth: 0,
    limit: 50,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}

async function authorsOf(req: PayloadRequest, order: Order): Promise<Map<string, string>> {
  const ids = (order.timeline ?? []).flatMap(({ author }) => idOf(author) ?? [])
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { firstName: true, lastName: true, email: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the names of colleagues who worked on this order
    req,
  })
  return new Map(
    docs.map((user) => [
      user.id,
      [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    ]),
  )
}

async function stateNameOf(req: PayloadRequest, order: Order): Promise<string | null> {
  const id = idOf(order.state)
  if (!id) return null
  const { docs } = await req.payload.find({
    collection: 'states',
    where: { id: { equals: id } },
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // part of the order that the person may read
    req,
  })
  return docs[0]?.name ?? null
}

/** @throws Forbidden or NotFound as reading the order itself does. */
export async function readOrderFacts(req: PayloadRequest, id: string): Promise<OrderFacts> {
  const order = await req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [stateName, payments, authors] = await Promise.all([
    stateNameOf(req, order),
    paymentsOf(req, id),
    authorsOf(req, order),
  ])
  return { order, stateName, payments, authors }
}
