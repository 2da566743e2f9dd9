import { and, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { orderTitle } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { databaseOf } from '@/src/lib/database'
import { holdsWords } from '@/src/lib/sql-parts'

/** So many fit beneath a field; anyone who does not find theirs types more. */
const MOST = 8

type Customer = { readonly id: string; readonly name: string; readonly email: string }

const { id, email, firstName, lastName, searchText } = users

/** The accounts whose name or email holds these words, by email: no more of them than that. */
export async function findCustomers(req: PayloadRequest, text: string): Promise<Customer[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id, email, firstName, lastName })
    .from(users)
    .where(and(isNull(users.erasedAt), holdsWords(searchText, text)))
    .orderBy(email)
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email,
  }))
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
    depth: 0,
    pagination: false,
    overrideAccess: true, // their names, for those who work on the customer's deadlines
    req,
  })
  return docs.map((order) => ({
    id: order.id,
    name: [`#${shortOrderId(order.id)}`, order.companyName, orderTitle(order)]
      .filter(Boolean)
      .join(', '),
  }))
}
