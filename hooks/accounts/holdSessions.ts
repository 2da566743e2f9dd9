import { eq } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'

import { users } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { asText } from '@/src/lib/sql-parts'
import { lockSessions } from '@/src/services/accounts/sessions/session-lock'

/**
 * Lets no one begin or end a session of an account while the account is changed. Payload writes a
 * document back as it was read, sessions included: one ended in between would live again, and one
 * begun in between be lost.
 */
export const holdSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || typeof args.id !== 'string') return args
  const db = await databaseOf(req)
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(asText(users.id), args.id))
  if (row) await lockSessions(req, row.email)
  return args
}
