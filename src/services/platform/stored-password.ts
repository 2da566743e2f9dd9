import { eq } from 'drizzle-orm'

import { users } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'

import type { StoredPassword } from './password-hash'

/** What is stored of an account's password; null where there is no such account. */
export async function storedPassword(req: Caller, user: string): Promise<StoredPassword | null> {
  const db = await databaseOf(req)
  const [found] = await db
    .select({ salt: users.salt, hash: users.hash })
    .from(users)
    .where(eq(users.id, user))
  return found ?? null
}
