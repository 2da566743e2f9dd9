import type { Payload } from 'payload'

import { databaseOf } from '@/src/lib/database'
import { installation } from '@/src/lib/own-tables'

/** A nightly backup has this long until the next one is missed. */
const MISSED_MS = 26 * 60 * 60 * 1000

export type Rehearsal = Pick<
  typeof installation.$inferSelect,
  'rehearsedAt' | 'rehearsalFailedAt' | 'rehearsalFailure'
>

/** How the last backup that was restored for a test went; undefined before the installation is prepared. */
export async function lastRehearsal(payload: Payload): Promise<Rehearsal | undefined> {
  const { rehearsedAt, rehearsalFailedAt, rehearsalFailure } = installation
  const db = await databaseOf({ payload })
  const [row] = await db
    .select({ rehearsedAt, rehearsalFailedAt, rehearsalFailure })
    .from(installation)
  return row
}

/** Whether the last rehearsal failed, or is too long ago. Without any, no nightly backup is set up. */
export function isBackupOld({ rehearsedAt, rehearsalFailedAt }: Rehearsal, now: Date): boolean {
  const [done, failed] = [rehearsedAt, rehearsalFailedAt].map((at) => (at ? Date.parse(at) : 0))
  if (failed && failed > (done ?? 0)) return true
  return Boolean(done) && now.getTime() - (done ?? 0) > MISSED_MS
}
