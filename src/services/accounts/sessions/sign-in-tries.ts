import { and, type Column, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { FREE_TRIES, LONGEST_WAIT, TRIES_KEPT_HOURS } from '@/src/domain/accounts/sign-in-waits'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { sign_in_tries } from '@/src/lib/own-tables'
import { hashToken } from '@/src/lib/secrets'
import { excluded, now } from '@/src/lib/sql-parts'

type Caller = Pick<PayloadRequest, 'payload'>

/** The next try has to wait so many seconds. Others are not held up by it. */
export class TriedTooSoon extends AppError {
  constructor(override readonly retryAfter: number) {
    const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`
    super(
      'rate_limited',
      `Too many tries. Please wait ${retryAfter === 1 ? 'a second' : wait}, or reset your password by email.`,
      429,
    )
  }
}

const { forgottenAt, key, nextAt, tries } = sign_in_tries

/** The wait of `waitAfter`, by the database's own clock and under its own lock. */
const waitAfter = (count: SQL) => sql`make_interval(secs => case
  when ${count} < ${FREE_TRIES}::int then 0
  else least(${LONGEST_WAIT}::int, power(2, least(${count}, 30) - ${FREE_TRIES}::int)) end)`

const inHours = (hours: number) => sql`now() + make_interval(hours => ${hours}::int)`

/** The count with one more; one where those before are forgotten. */
const oneMore = sql<number>`(case when ${forgottenAt} < now() then 1 else ${tries} + 1 end)`

const secondsUntil = (moment: Column) =>
  sql`ceil(extract(epoch from ${moment} - now()))::int`.mapWith(Number)

/**
 * Counts a try before it is made, so that a thousand at once are no way around the wait.
 * @throws TriedTooSoon, and counts nothing, while the one before is waited for
 */
export async function countTry({ payload }: Caller, name: string): Promise<void> {
  const db = await databaseOf({ payload })
  const hash = hashToken(name)
  const kept = inHours(TRIES_KEPT_HOURS)
  const counted = await db
    .insert(sign_in_tries)
    .values({ key: hash, tries: 1, nextAt: now, forgottenAt: kept })
    .onConflictDoUpdate({
      target: key,
      set: { tries: oneMore, nextAt: sql`now() + ${waitAfter(oneMore)}`, forgottenAt: kept },
      setWhere: or(lte(nextAt, now), lt(forgottenAt, now)),
    })
    .returning({ tries })
  if (counted.length > 0) return
  const [row] = await db
    .select({ wait: secondsUntil(nextAt) })
    .from(sign_in_tries)
    .where(eq(key, hash))
  throw new TriedTooSoon(Math.max(1, row?.wait ?? 1))
}

/** Counts something, and says how many there are by now. `hours` after the first they are forgotten. */
export async function noteTry(
  { payload }: Caller,
  name: string,
  hours: number,
): Promise<{ readonly tries: number; readonly forgottenIn: number }> {
  const db = await databaseOf({ payload })
  const later = sql`case when ${forgottenAt} < now()
    then ${excluded(forgottenAt)} else ${forgottenAt} end`
  const [row] = await db
    .insert(sign_in_tries)
    .values({ key: hashToken(name), tries: 1, nextAt: now, forgottenAt: inHours(hours) })
    .onConflictDoUpdate({ target: key, set: { tries: oneMore, forgottenAt: later } })
    .returning({ tries, seconds: secondsUntil(forgottenAt) })
  return { tries: row?.tries ?? 1, forgottenIn: row?.seconds ?? 1 }
}

/** Takes one of them back, which was none after all. */
export async function unnoteTry({ payload }: Caller, name: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(sign_in_tries)
    .set({ tries: sql`greatest(${tries} - 1, 0)` })
    .where(eq(key, hashToken(name)))
}

/** How many there were. */
export async function triesOf({ payload }: Caller, name: string): Promise<number> {
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ tries })
    .from(sign_in_tries)
    .where(and(eq(key, hashToken(name)), gte(forgottenAt, now)))
  return row?.tries ?? 0
}

/** Forgets them, once one was right. */
export async function forgetTries({ payload }: Caller, name: string): Promise<void> {
  const db = await databaseOf({ payload })
  await db.delete(sign_in_tries).where(eq(key, hashToken(name)))
}
