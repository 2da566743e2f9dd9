import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { holderOf, roleGrants } from '@/src/access/permissions'
import { orders, tickets } from '@/src/database-schema'
import { effectivePermissions } from '@/src/domain/platform/permissions/effective-permissions'
import { databaseOf } from '@/src/lib/database'
import type { User } from '@/src/payload-types'

/** Makes unassigned what was assigned to someone who may work on it no more. */
export async function handBack(
  req: PayloadRequest,
  { id, ...account }: Pick<User, 'id' | 'role' | 'permissionGrants' | 'permissionDenials'>,
): Promise<void> {
  const held = effectivePermissions(holderOf(account), await roleGrants(req))
  const db = await databaseOf(req)
  if (!held.has('manage_orders')) {
    await db.update(orders).set({ assignee: null }).where(eq(orders.assignee, id))
  }
  if (!held.has('manage_support')) {
    await db.update(tickets).set({ assignee: null }).where(eq(tickets.assignee, id))
  }
}
