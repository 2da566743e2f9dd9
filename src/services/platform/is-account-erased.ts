import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'

/** Whether an account was deleted; one that wasn't stays until the request's transaction ends. */
export async function isAccountErased(req: PayloadRequest, user: string): Promise<boolean> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, user))
    .for('key share')
  return Boolean(row?.erasedAt)
}
