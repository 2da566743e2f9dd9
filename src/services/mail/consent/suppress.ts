import { and, eq } from 'drizzle-orm'

import { suppressions } from '@/src/database-schema'
import type { SuppressionReason } from '@/src/domain/mail/suppression-input'
import { type Caller, databaseOf } from '@/src/lib/database'

type Suppressed = {
  readonly email: string
  readonly reason: SuppressionReason
  readonly campaign?: string | null
  readonly note?: string
}

/** Keeps marketing mail from an address from now on; once for each reason. */
export async function suppress(req: Caller, { note, ...row }: Suppressed): Promise<void> {
  const db = await databaseOf(req)
  await db
    .insert(suppressions)
    .values({ ...row, note: note?.slice(0, 300) })
    .onConflictDoNothing({ target: [suppressions.email, suppressions.reason] })
}

/** Takes back that someone wanted no mail; what a mailbox or its reader said otherwise stays. */
export async function forgetUnsubscription(req: Caller, email: string): Promise<void> {
  const db = await databaseOf(req)
  await db
    .delete(suppressions)
    .where(and(eq(suppressions.email, email), eq(suppressions.reason, 'unsubscribed')))
}
