import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { account_tokens } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'

/** The address that someone has asked for and not confirmed yet; null when there is none. */
export async function pendingEmail(
  req: Pick<PayloadRequest, 'payload'>,
  user: string,
): Promise<string | null> {
  const db = await databaseOf(req)
  const { createdAt, email, expiresAt, purpose, usedAt } = account_tokens
  const [row] = await db
    .select({ email })
    .from(account_tokens)
    .where(
      and(
        eq(account_tokens.user, user),
        eq(purpose, 'change_email'),
        isNull(usedAt),
        gt(expiresAt, now),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
  return row?.email ?? null
}
