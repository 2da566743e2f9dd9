import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { installation } from '@/src/lib/own-tables'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { businessZone } from '@/src/services/platform/business-zone'
import { isBackupOld } from '@/src/services/platform/rehearsed-backup'
import { openStaffTask } from '@/src/services/support/tasks/open-staff-task'

/**
 * Asks staff to look after the backups where the last rehearsal failed or is too old. Each failure, and each
 * pause, is raised once.
 */
export async function raiseOldBackup(payload: Payload, now = new Date()): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const [row] = await db.select().from(installation).for('update')
    if (!row || !isBackupOld(row, now)) return false
    const { rehearsedAt, rehearsalFailedAt, rehearsalFailure, backupRaisedAt } = row
    const last = Math.max(
      ...[rehearsedAt, rehearsalFailedAt].map((at) => Date.parse(at ?? '') || 0),
    )
    if (backupRaisedAt && Date.parse(backupRaisedAt) >= last) return false
    await db.update(installation).set({ backupRaisedAt: sql`now()` })
    const since = rehearsedAt
      ? `The last backup that could be restored is of ${dayText(rehearsedAt, await businessZone(req))}.`
      : 'No backup could be restored yet.'
    const reason = rehearsalFailure ? `\n\nThe last try said: ${rehearsalFailure}` : ''
    const subject = 'Check the nightly backup'
    const message = `${since} Ask the person who runs the server to look at it.${reason}`
    const ticket = await openStaffTask(req, { topic: 'other', subject, message, from: 'Backups' })
    await raiseToStaff(req, { key: `old-backup:${last}`, subject, ticket, area: 'settings' })
    return true
  })
}
