import { desc } from 'drizzle-orm'
import { z } from 'zod'

import { type Finding, KIND_NAMES } from '@/src/domain/content/seo/finding-kinds'
import { type Caller, databaseOf } from '@/src/lib/database'
import { site_checks } from '@/src/lib/own-tables'

const findings = z.array(
  z.object({ kind: z.enum(KIND_NAMES), path: z.string(), detail: z.string() }),
)

/** A check of the whole site: one that is under way has nothing to say yet. */
export type SiteCheck = {
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly doneAt: string | null
  readonly pages: number
  readonly reason: string | null
  readonly findings: readonly Finding[]
}

/** The last check that came to an end, and whether another is under way. */
export async function lastChecks(
  caller: Caller,
): Promise<{ readonly last: SiteCheck | null; readonly isRunning: boolean }> {
  const db = await databaseOf(caller)
  const rows = await db.select().from(site_checks).orderBy(desc(site_checks.createdAt)).limit(10)
  const ended = rows.find(({ state }) => state === 'done' || state === 'failed')
  return {
    last: ended ? { ...ended, findings: findings.catch([]).parse(ended.findings) } : null,
    isRunning: rows[0]?.state === 'waiting' || rows[0]?.state === 'running',
  }
}
