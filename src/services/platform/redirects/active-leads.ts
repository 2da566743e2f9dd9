import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { redirects } from '@/src/database-schema'
import { type Leads, withinSite } from '@/src/domain/platform/redirects/redirect-graph'
import { type Caller, databaseOf, lockInTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'

/** Has everyone else who changes redirects wait: two that close a circle together see each other. */
export const lockRedirects = (req: PayloadRequest): Promise<void> =>
  lockInTransaction(req, 'redirects')

/** Where the redirects that are switched on lead; full addresses of ours as their paths. */
export async function activeLeads(caller: Caller): Promise<Leads> {
  const db = await databaseOf(caller)
  const { from, to, isActive } = redirects
  const rows = await db.select({ from, to }).from(redirects).where(eq(isActive, true))
  const { origin } = new URL(env.SITE_URL)
  return new Map(rows.map((row) => [row.from, withinSite(row.to, origin)]))
}
