import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import type { Order } from '@/src/payload-types'

/** The account that an order belongs to, for staff who may open it; null for a guest's order. */
export async function accountHrefOf(req: PayloadRequest, { user }: Order): Promise<string | null> {
  const id = idOf(user)
  return id && (await may(req, 'view_users')) ? collectionHref('users', id) : null
}
