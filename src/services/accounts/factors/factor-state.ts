import { and, count, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { type Caller, databaseOf } from '@/src/lib/database'
import { passkeys, recent_factors, recovery_codes, totp_factors } from '@/src/lib/factors/tables'
import { ago, now } from '@/src/lib/sql-parts'

type PasskeyRow = {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** What someone has set up, without a secret of it. Moments are ISO. */
type FactorState = {
  readonly appSince: string | null
  readonly passkeys: readonly PasskeyRow[]
  readonly recoveryLeft: number
}

const iso = (moment: string) => new Date(moment).toISOString()

export const isProtected = (state: FactorState): boolean =>
  state.appSince !== null || state.passkeys.length > 0

export async function factorState(req: Caller, user: string): Promise<FactorState> {
  const db = await databaseOf(req)
  const { createdAt, id, lastUsedAt, name } = passkeys
  const apps = await db
    .select({ since: totp_factors.since })
    .from(totp_factors)
    .where(and(eq(totp_factors.user, user), isNotNull(totp_factors.since)))
  const keys = await db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.user, user))
    .orderBy(desc(createdAt))
  const [left] = await db
    .select({ codes: count() })
    .from(recovery_codes)
    .where(and(eq(recovery_codes.user, user), isNull(recovery_codes.usedAt)))
  const since = apps[0]?.since
  return {
    appSince: since ? iso(since) : null,
    passkeys: keys.map((key) => ({
      ...key,
      createdAt: iso(key.createdAt),
      lastUsedAt: key.lastUsedAt && iso(key.lastUsedAt),
    })),
    recoveryLeft: left?.codes ?? 0,
  }
}

/** Notes that someone has just shown their second factor in a session. */
export async function noteRecentFactor(req: Caller, user: string, session: string): Promise<void> {
  const db = await databaseOf(req)
  const { session: sid, shownAt, user: owner } = recent_factors
  await db.delete(recent_factors).where(and(eq(owner, user), lt(shownAt, ago('1 day'))))
  await db
    .insert(recent_factors)
    .values({ session, user, shownAt: now })
    .onConflictDoUpdate({ target: sid, set: { shownAt: now } })
}
