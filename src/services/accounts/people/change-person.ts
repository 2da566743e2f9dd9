import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { holderOf, roleGrants } from '@/src/access/permissions'
import { orders, tickets } from '@/src/database-schema'
import type { personInput, Role, rightsInput } from '@/src/domain/accounts/people-input'
import { rightsFor } from '@/src/domain/platform/permissions/chosen-rights'
import { effectivePermissions } from '@/src/domain/platform/permissions/effective-permissions'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { sha256 } from '@/src/lib/secrets'
import { updateRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { holdPerson } from '@/src/services/accounts/assert-may-grant'
import { endOtherSessions, endSession } from '@/src/services/accounts/sessions/end-sessions'
import { normalPhone } from '@/src/services/platform/phone-number'
import { audit } from '@/src/services/platform/record-audit'

/** Works on someone's account under the lock of rights, in one transaction. */
function onPerson<T>(
  outer: PayloadRequest,
  id: string,
  work: (req: PayloadRequest, user: User) => Promise<T>,
): Promise<T> {
  return inTransactionOf(outer, async (req) => {
    return work(req, await holdPerson(req, id))
  })
}

const write = (req: PayloadRequest, id: string, data: Partial<User>) =>
  updateRow(req, 'users', id, { data, overrideAccess: false })

/** Changes someone's name and phone number. @throws AppError 404, 403, 422 */
export function changePerson(
  outer: PayloadRequest,
  id: string,
  { firstName, lastName, phone }: z.infer<typeof personInput>,
): Promise<User> {
  return onPerson(outer, id, (req) =>
    write(req, id, { firstName, lastName, phone: normalPhone(phone) }),
  )
}

/** Gives someone another role. The hooks of `users` decide whether that may be. */
export function changeRole(outer: PayloadRequest, id: string, role: Role): Promise<User> {
  return onPerson(outer, id, async (req) => {
    const changed = await write(req, id, { role })
    await handBack(req, changed)
    return changed
  })
}

/** What a sub-admin's rights were made of when someone looked at them. */
export function rightsVersion(
  user: Pick<User, 'role' | 'permissionGrants' | 'permissionDenials'>,
  granted: readonly string[],
): string {
  const { role, grants, denials } = holderOf(user)
  const parts = [grants, denials, granted].map((all) => [...all].sort())
  return sha256(JSON.stringify([role, ...parts])).slice(0, 32)
}

/**
 * Replaces all that a sub-admin may do, unless someone else has since it was looked at.
 *
 * @throws AppError 404, 403, 409 `stale` or `no_sub_admin`
 */
export function replaceRights(
  outer: PayloadRequest,
  id: string,
  { permissions, seen }: z.infer<typeof rightsInput>,
): Promise<User> {
  return onPerson(outer, id, async (req, user) => {
    if (user.role !== 'sub_admin') {
      throw new AppError('no_sub_admin', 'This person is not a sub-admin.', 409)
    }
    const granted = await roleGrants(req)
    if (rightsVersion(user, granted) !== seen) {
      const words = 'These permissions have changed since you opened them. Reload to see them.'
      throw new AppError('stale', words, 409)
    }
    const { grants, denials } = rightsFor(permissions, granted)
    const permissionGrants = [...grants]
    const permissionDenials = [...denials]
    const changed = await write(req, id, { permissionGrants, permissionDenials })
    await handBack(req, { ...user, permissionGrants, permissionDenials })
    return changed
  })
}

/** Ends one session of someone's, by its key, or all of them; it is logged. */
export function endSessionsOf(
  outer: PayloadRequest,
  id: string,
  session: string | undefined,
): Promise<void> {
  return onPerson(outer, id, async (req, user) => {
    if (session) await endSession(req, user, session)
    else await endOtherSessions(req, user, null)
    await audit(req, 'users', 'end_session', ['users', id], {
      after: { sessions: session ? 'one' : 'all' },
    })
  })
}

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
