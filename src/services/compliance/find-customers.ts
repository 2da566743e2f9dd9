import type { PayloadRequest, Where } from 'payload'

import { orderTitle } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'

/** So many fit beneath a field; whoever does not find theirs types more. */
const MOST = 8
const MOST_MATCHES = 500

const options = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const // names and addresses, for those who work here

type Customer = { readonly id: string; readonly name: string; readonly email: string }

/** Each word stands in the name or the address. */
const matches = (text: string): Where => ({
  and: [
    { erasedAt: { exists: false } },
    ...text.split(/\s+/).map((word) => ({
      or: ['email', 'firstName', 'lastName'].map((field) => ({ [field]: { contains: word } })),
    })),
  ],
})

/** The accounts whose name or email holds these words, by email: no more of them than that. */
export async function findCustomers(req: PayloadRequest, text: string): Promise<Customer[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: matches(text),
    select: { email: true, firstName: true, lastName: true },
    sort: 'email',
    limit: MOST,
    ...options(req),
  })
  return docs.map(({ id, email, firstName, lastName }) => ({
    id,
    email,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
  }))
}

/** The ids of the accounts whose name or email holds these words. */
export async function idsOfCustomers(req: PayloadRequest, text: string): Promise<string[]> {
  const found = { where: matches(text), select: {}, limit: MOST_MATCHES }
  const { docs } = await req.payload.find({ collection: 'users', ...found, ...options(req) })
  return docs.map(({ id }) => id)
}

/** A customer's orders by name, the newest first: what a task of theirs may belong to. */
export async function ordersOfCustomer(
  req: PayloadRequest,
  user: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { user: { equals: user }, status: { not_equals: 'cancelled' } },
    select: {
      companyName: true,
      kind: true,
      serviceType: true,
      companyType: true,
      lines: { label: true },
    },
    sort: '-createdAt',
    limit: 50,
    ...options(req),
  })
  return docs.map((order) => ({
    id: order.id,
    name: [`#${shortOrderId(order.id)}`, order.companyName, orderTitle(order)]
      .filter(Boolean)
      .join(', '),
  }))
}
