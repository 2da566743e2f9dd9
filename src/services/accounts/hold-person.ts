import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { holderOf, roleGrants } from '@/src/access/permissions'
import { users } from '@/src/database-schema'
import { standingOf } from '@/src/domain/platform/permissions/standing'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'
import { assertMayGrant, lockRights } from '@/src/services/accounts/assert-may-grant'
import { lockSessions } from '@/src/services/accounts/sessions/session-lock'

const noUser = () => new AppError('no_user', 'This user does not exist.', 404)

/**
 * The account that staff are about to change, which can do nothing that they can't. Until the
 * transaction ends neither its sessions nor anybody's rights change, in the order of locks that the
 * hooks of `users` take them in.
 *
 * @throws AppError 404 `no_user`, 403 for an account that can do more
 */
export async function holdPerson(req: PayloadRequest, id: string): Promise<User> {
  const db = await databaseOf(req)
  const [known] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
  if (!known) throw noUser()
  await lockSessions(req, known.email)
  await lockRights(req)
  const user = await findOne(req, 'users', {
    where: { id: { equals: id }, erasedAt: { exists: false } },
    overrideAccess: true, // the endpoint has asked for the permission
  })
  if (!user) throw noUser()
  const standing = standingOf(holderOf(user), await roleGrants(req))
  await assertMayGrant(req, { account: user.id, standings: [standing] })
  return user
}
