import { and, eq, exists, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { private_settings, users } from '@/src/database-schema'
import { FACTOR_LABELS } from '@/src/domain/accounts/two-factor/factor-input'
import { type Caller, databaseOf, hasRow, query } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { passkeys, recent_factors, totp_factors } from '@/src/lib/factors/tables'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { ago } from '@/src/lib/sql-parts'

const theirTotp = query
  .select({ user: totp_factors.user })
  .from(totp_factors)
  .where(and(eq(totp_factors.user, users.id), isNotNull(totp_factors.since)))

const theirPasskey = query
  .select({ user: passkeys.user })
  .from(passkeys)
  .where(eq(passkeys.user, users.id))

/** Whether an account of `users` has a second factor. */
export const hasFactorSql = or(exists(theirTotp), exists(theirPasskey))

/** Whether someone has a second factor: an authenticator app or a passkey. */
export async function hasFactor(req: Caller, user: string): Promise<boolean> {
  return hasRow(req, users, and(eq(users.id, user), hasFactorSql))
}

/** A factor that was shown this long ago need not be shown again. */
const RECENT = '10 minutes'

/**
 * Makes sure that anyone who has a second factor has shown it in this session within ten minutes. A
 * browser that is told so asks for it, and sends the same again.
 *
 * @throws AppError 403 `factor_needed`
 */
export async function requireRecentFactor(req: PayloadRequest): Promise<void> {
  const { user } = req
  if (!user || !(await hasFactor(req, user.id))) return
  const { session, shownAt } = recent_factors
  if (
    await hasRow(
      req,
      recent_factors,
      and(
        eq(recent_factors.user, user.id),
        eq(session, sessionIdOf(user) ?? ''),
        gt(shownAt, ago(RECENT)),
      ),
    )
  )
    return
  throw new AppError('factor_needed', FACTOR_LABELS, 403)
}

/** When a member of the staff has to have a factor, if they have none and have to; else null. */
export async function factorDue(req: Caller, user: string): Promise<Date | null> {
  const db = await databaseOf(req)
  const { staffTwoFactor_graceDays, staffTwoFactor_required, staffTwoFactor_since } =
    private_settings
  const [row] = await db
    .select({
      required: staffTwoFactor_required,
      graceDays: sql`coalesce(${staffTwoFactor_graceDays}, 7)`.mapWith(Number),
      since: staffTwoFactor_since,
      accountSince: users.createdAt,
      has: sql<boolean>`${hasFactorSql}`,
    })
    .from(users)
    .innerJoin(private_settings, eq(staffTwoFactor_required, true))
    .where(eq(users.id, user))
  if (!row || row.has) return null
  return factorDueAt({ ...row, required: Boolean(row.required) }, row.accountSince)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** What the settings say of two-factor for staff. Moments are ISO. */
type StaffRequirement = {
  readonly required: boolean
  readonly graceDays: number
  readonly since: string | null
}

/** Until when a member of the staff has to have a factor; null while no one asks for one. */
function factorDueAt(
  { required, graceDays, since }: StaffRequirement,
  accountSince: string,
): Date | null {
  if (!required) return null
  const begins = Math.max(Date.parse(since ?? accountSince), Date.parse(accountSince))
  return new Date(begins + graceDays * DAY_MS)
}
