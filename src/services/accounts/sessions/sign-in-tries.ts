import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { FREE_TRIES, LONGEST_WAIT, TRIES_KEPT_HOURS } from '@/src/domain/accounts/sign-in-waits'
import { runSql } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { hashToken } from '@/src/lib/secrets'

type Caller = Pick<PayloadRequest, 'payload'>

/** The next try has to wait so many seconds. Others are not held up by it. */
export class TriedTooSoon extends AppError {
  constructor(override readonly retryAfter: number) {
    const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`
    super(
      'rate_limited',
      `Too many tries. Please wait ${retryAfter === 1 ? 'a second' : wait}, or reset your password by mail.`,
      429,
    )
  }
}

/** The wait of `waitAfter`, by the database's own clock and under its own lock. */
const waitAfter = (tries: ReturnType<typeof sql>) => sql`make_interval(secs => case
  when ${tries} < ${FREE_TRIES}::int then 0
  else least(${LONGEST_WAIT}::int, power(2, least(${tries}, 30) - ${FREE_TRIES}::int)) end)`

const kept = sql`make_interval(hours => ${TRIES_KEPT_HOURS}::int)`

/**
 * Counts a try before it is made, so that a thousand at once are no way around the wait.
 * @throws TriedTooSoon, and counts nothing, while the one before is waited for
 */
export async function countTry({ payload }: Caller, name: string): Promise<void> {
  const key = hashToken(name)
  const next = sql`(case when tries.forgotten_at < now() then 1 else tries.tries + 1 end)`
  const counted = await runSql(
    { payload },
    sql`insert into sign_in_tries as tries (key, tries, next_at, forgotten_at)
      values (${key}, 1, now(), now() + ${kept})
      on conflict (key) do update set tries = ${next}, next_at = now() + ${waitAfter(next)},
        forgotten_at = now() + ${kept}
      where tries.next_at <= now() or tries.forgotten_at < now()
      returning tries`,
  )
  if (counted.length > 0) return
  const [row] = await runSql(
    { payload },
    sql`select ceil(extract(epoch from next_at - now()))::int as wait
      from sign_in_tries where key = ${key}`,
  )
  throw new TriedTooSoon(Math.max(1, Number(row?.wait ?? 1)))
}

/** Counts something, and says how many there are by now. `hours` after the first they are forgotten. */
export async function noteTry(
  { payload }: Caller,
  name: string,
  hours: number,
): Promise<{ readonly tries: number; readonly forgottenIn: number }> {
  const [row] = await runSql(
    { payload },
    sql`insert into sign_in_tries as tries (key, tries, next_at, forgotten_at)
      values (${hashToken(name)}, 1, now(), now() + make_interval(hours => ${hours}::int))
      on conflict (key) do update set
        tries = case when tries.forgotten_at < now() then 1 else tries.tries + 1 end,
        forgotten_at = case when tries.forgotten_at < now()
          then excluded.forgotten_at else tries.forgotten_at end
      returning tries, ceil(extract(epoch from forgotten_at - now()))::int as seconds`,
  )
  return { tries: Number(row?.tries ?? 1), forgottenIn: Number(row?.seconds ?? 1) }
}

/** Takes one of them back, which was none after all. */
export async function unnoteTry({ payload }: Caller, name: string): Promise<void> {
  await runSql(
    { payload },
    sql`update sign_in_tries set tries = greatest(tries - 1, 0) where key = ${hashToken(name)}`,
  )
}

/** How many there were. */
export async function triesOf({ payload }: Caller, name: string): Promise<number> {
  const [row] = await runSql(
    { payload },
    sql`select tries from sign_in_tries where key = ${hashToken(name)} and forgotten_at >= now()`,
  )
  return Number(row?.tries ?? 0)
}

/** Forgets them, once one was right. */
export async function forgetTries({ payload }: Caller, name: string): Promise<void> {
  await runSql({ payload }, sql`delete from sign_in_tries where key = ${hashToken(name)}`)
}
