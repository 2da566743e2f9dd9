import type { PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import type { Order, User } from '@/src/payload-types'

type Addressed = { readonly user?: string | User | null; readonly email?: string | null }

/**
 * Where mail about an order, a subscription or a ticket goes: to its account's own address, which may
 * have changed since, or for a guest to the one that the row has.
 */
export async function addressOf(req: PayloadRequest, { user, email }: Addressed) {
  const owner = idOf(user)
  if (!owner) return email ?? null
  const account = await findOne(req, 'users', {
    where: { id: { equals: owner } },
    select: { email: true },
    overrideAccess: true, // only to write to them
  })
  return account?.email ?? null
}

/** Whom a mail about an order goes to, and whose it is. */
export async function mailTo(req: PayloadRequest, order: Pick<Order, 'id' | 'user' | 'email'>) {
  const email = (await addressOf(req, order)) ?? order.email
  return { email, order: order.id, user: idOf(order.user) }
}
