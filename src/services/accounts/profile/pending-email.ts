import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'

/** The address that somebody has asked for and not confirmed yet; null when there is none. */
export async function pendingEmail(
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<string | null> {
  const [row] = await runSql(
    req,
    sql`select email from account_tokens where user_id = ${user} and purpose = 'change_email'
      and used_at is null and expires_at > now() order by created_at desc limit 1`,
  )
  return row ? String(row.email) : null
}
