import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { type PaymentAttemptStatus, UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { runSql } from '@/src/lib/database'
import type { Payment } from '@/src/payload-types'

type Change = {
  readonly status: PaymentAttemptStatus
  readonly gatewayRef?: string | null
  readonly failureCode?: string
  readonly failureMessage?: string
}

const unfinished = sql.join(
  UNFINISHED.map((status) => sql`${status}`),
  sql`, `,
)

/**
 * Writes what an attempt led to, unless it has reached its end meanwhile: one atomic statement.
 * Says whether it was written.
 */
export async function recordAttempt(
  payload: Payload,
  attempt: Pick<Payment, 'id'>,
  change: Change,
): Promise<boolean> {
  const rows = await runSql(
    { payload },
    sql`update payments set status = ${change.status}::enum_payments_status,
      gateway_ref = coalesce(${change.gatewayRef ?? null}, gateway_ref),
      failure_code = ${change.failureCode ?? null}, failure_message = ${change.failureMessage ?? null},
      updated_at = now()
      where id = ${attempt.id} and status::text in (${unfinished}) returning id`,
  )
  return rows.length > 0
}

/**
 * Notes that an attempt has certainly taken nothing, unless another request has taken it over, which
 * may be charging for it now. Says whether it was written.
 */
export async function failOwnAttempt(
  payload: Payload,
  attempt: Pick<Payment, 'id' | 'checks'>,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<boolean> {
  const rows = await runSql(
    { payload },
    sql`update payments set status = 'failed', failure_code = ${code},
      failure_message = ${message}, updated_at = now()
      where id = ${attempt.id} and status = 'opening' and checks = ${attempt.checks}
      returning id`,
  )
  return rows.length > 0
}

/**
 * Takes over an attempt whose process has fallen silent. Of several that try, one does. Counting up
 * its checks is what the former process is told by.
 */
export async function takeOverAttempt(
  payload: Payload,
  attempt: Pick<Payment, 'id' | 'checks'>,
): Promise<boolean> {
  const rows = await runSql(
    { payload },
    sql`update payments set checks = checks + 1, updated_at = now()
      where id = ${attempt.id} and status = 'opening' and gateway_ref is null
        and checks = ${attempt.checks} returning id`,
  )
  return rows.length > 0
}

/** Notes that a gateway's answer never came: whoever waits for this attempt need not go on waiting. */
export async function noteUnanswered(
  payload: Payload,
  attempt: Pick<Payment, 'id'>,
): Promise<void> {
  await runSql(
    { payload },
    sql`update payments set last_checked_at = now(), updated_at = now()
      where id = ${attempt.id} and status = 'opening'`,
  )
}

/** Gives an attempt up that its gateway does not know; says whether it was still beginning. */
export async function giveUpAttempt(
  payload: Payload,
  attempt: Pick<Payment, 'id'>,
): Promise<boolean> {
  const rows = await runSql(
    { payload },
    sql`update payments set status = 'cancelled', updated_at = now()
      where id = ${attempt.id} and status = 'opening' and gateway_ref is null returning id`,
  )
  return rows.length > 0
}
