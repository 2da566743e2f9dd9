import { and, eq, lt, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { permissionsOf } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { requiredPermission } from '@/src/domain/platform/permissions/permission-text'
import { databaseOf, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { viewings } from '@/src/lib/factors/tables'
import { findOne } from '@/src/lib/find-one'
import { hashToken, randomToken } from '@/src/lib/secrets'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { inFuture, now } from '@/src/lib/sql-parts'
import { audit } from '@/src/services/platform/record-audit'

export const VIEWING_SECONDS = 15 * 60

/** Ends whatever the session of a member of the staff is looking at. */
export async function endViewing(req: PayloadRequest): Promise<void> {
  const session = req.user && sessionIdOf(req.user)
  if (!session) return
  const db = await databaseOf(req)
  await db.delete(viewings).where(eq(viewings.session, session))
}

/**
 * Lets staff see an account as its owner sees it, for a quarter of an hour, in this session alone.
 * The reason is logged before anything is shown.
 *
 * @returns what the browser holds
 * @throws AppError 404 `no_user`, 403 `staff_account` or `forbidden` to people who may not see all
 * that the customer sees, 401 without a session
 */
export const beginViewing = transactional(
  async (req, customer: string, reason: string): Promise<string> => {
    const session = req.user && sessionIdOf(req.user)
    if (!req.user || !session) throw new AppError('signed_out', 'Please sign in first.', 401)
    const missing = await missingView(req)
    if (missing) throw new AppError('forbidden', requiredPermission(missing), 403)
    const user = await findOne(req, 'users', {
      where: { id: { equals: customer }, erasedAt: { exists: false } },
      select: { role: true },
      overrideAccess: true, // the endpoint has asked for the right
    })
    if (!user) throw new AppError('no_user', 'This user does not exist.', 404)
    if (user.role !== 'user') {
      throw new AppError('staff_account', 'You can only view as a customer, not as staff.', 403)
    }
    const token = randomToken()
    const db = await databaseOf(req)
    await db
      .delete(viewings)
      .where(
        or(
          eq(viewings.session, session),
          and(eq(viewings.staff, req.user.id), lt(viewings.endsAt, now)),
        ),
      )
    await db.insert(viewings).values({
      tokenHash: hashToken(token),
      staff: req.user.id,
      session,
      customer,
      reason,
      endsAt: inFuture(`${VIEWING_SECONDS} seconds`),
    })
    await audit(req, 'users', 'view_as_customer', ['users', customer], { after: { reason } })
    return token
  },
)

/** What a customer's own pages show. */
const SHOWN: readonly Permission[] = [
  'view_orders',
  'view_support',
  'view_compliance',
  'view_affiliates',
]

/** What a member of the staff lacks who may not see all that a customer sees; null for the others. */
export async function missingView(req: PayloadRequest): Promise<Permission | null> {
  const held = await permissionsOf(req)
  return SHOWN.find((permission) => !held.has(permission)) ?? null
}
