import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { holderOf, isStaff, roleGrants } from '@/src/access/permissions'
import { users } from '@/src/database-schema'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { permissionText } from '@/src/domain/platform/permissions/permission-text'
import {
  beyond,
  type EffectivePermissions,
  NO_STANDING,
  standingOf,
} from '@/src/domain/platform/permissions/standing'
import { databaseOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { countRows, findOne } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'
import { lockSessions } from '@/src/services/accounts/sessions/sessions'

/**
 * Holds, until the transaction ends, the lock under which rights are compared and changed: two
 * changes at once could otherwise do together what neither may alone. What staff change waits for
 * everything else; what people do about their own accounts only waits for staff.
 */
export async function lockRights(req: PayloadRequest): Promise<void> {
  await lockInTransaction(req, 'rights', { shared: !isStaff(req) })
}

/** What the person who asks may do by now, and not when their request began. */
async function actorNow(req: PayloadRequest): Promise<EffectivePermissions> {
  const id = req.user?.id
  if (!id) return NO_STANDING
  const actor = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id }, erasedAt: { exists: false } },
    req,
  })
  return actor ? standingOf(holderOf(actor), await roleGrants(req)) : NO_STANDING
}

function refusal(missing: Permission | 'administrator'): AppError {
  if (missing === 'administrator') {
    return new AppError(
      'admin_only',
      'Only administrators can add, change or delete an administrator.',
      403,
    )
  }
  return new AppError(
    'not_held',
    `This needs the permission “${permissionText(missing)}”, which you don't have. Ask someone who has it.`,
    403,
  )
}

type Change = {
  /** The account that is changed; null where a whole role is, or an account is made. */
  readonly account: string | null
  /** Everything that may not go beyond what the person who asks may do. */
  readonly standings: readonly EffectivePermissions[]
}

/**
 * Makes sure that no one gives, takes or gets at a right that they do not hold: what an account
 * could do before a change and what it could do after it both lie within what the person who asks
 * may do. Call it under `lockRights`, with standings that were read under it.
 *
 * @throws AppError 403 `forbidden`, `admin_only` or `not_held`
 */
export async function assertMayGrant(req: PayloadRequest, change: Change): Promise<void> {
  const actor = await actorNow(req)
  if (change.account !== req.user?.id && !actor.permissions.has('manage_users')) {
    throw new AppError('forbidden', "You don't have permission to do this.", 403)
  }
  for (const standing of change.standings) {
    const missing = beyond(actor, standing)
    if (missing) throw refusal(missing)
  }
}

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

const LEAVING = 'leavingAdmins'

/** Anyone who leaves in this request: many are deleted or demoted at once before the first is written. */
function leavingWith(req: PayloadRequest, id: string): string[] {
  const noted: unknown = req.context[LEAVING]
  const all = noted instanceof Set ? noted.add(id) : new Set([id])
  req.context[LEAVING] = all
  return [...all].map(String)
}

/**
 * Makes sure that an administrator other than this one remains, who can sign in: one who was invited
 * and has not come yet is none.
 *
 * Takes a lock until the transaction ends, so that two cannot remove each other at once.
 * @throws AppError 409 `last_admin`
 */
export async function assertAdminRemains(req: PayloadRequest, leaving: string): Promise<void> {
  const gone = leavingWith(req, leaving)
  await lockInTransaction(req, 'admins')
  const totalDocs = await countRows(req, 'users', {
    where: {
      role: { equals: 'admin' },
      id: { not_in: gone },
      emailVerifiedAt: { exists: true },
      erasedAt: { exists: false },
    },
    overrideAccess: true, // a rule about all administrators
  })
  if (totalDocs === 0) {
    throw new AppError(
      'last_admin',
      'This is the only administrator who can sign in. Add another one first.',
      409,
    )
  }
}
