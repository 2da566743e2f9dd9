import { eq } from 'drizzle-orm'
import type { CollectionBeforeChangeHook } from 'payload'

import { users } from '@/src/database-schema'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

/**
 * Writes nothing of an account that was deleted while the request was under way, and keeps one from
 * being deleted until what is written is there to go with it.
 *
 * @throws AppError 401 `signed_out`
 */
export const refuseErased: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const user = operation === 'create' ? idOf(data.user) : null
  if (!user) return data
  const db = await databaseOf(req)
  const [row] = await db
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, user))
    .for('key share')
  if (row?.erasedAt) throw new AppError('signed_out', 'This account was deleted.', 401)
  return data
}
