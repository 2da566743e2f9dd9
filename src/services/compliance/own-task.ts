import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { compliance_tasks } from '@/src/database-schema'
import { isId } from '@/src/domain/vocabulary/id'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { ComplianceTask } from '@/src/payload-types'

/** Holds a task's row until the transaction ends; false when it is not theirs. */
async function holdTask(req: PayloadRequest, id: string, user: string): Promise<boolean> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: compliance_tasks.id })
    .from(compliance_tasks)
    .where(and(eq(compliance_tasks.id, id), eq(compliance_tasks.user, user)))
    .for('update')
  return rows.length > 0
}

/**
 * A task of the person who is signed in, its row held until the transaction ends. Staff act on
 * other people's in the back-office.
 *
 * @throws AppError 401 `signed_out`, 404 `no_task`
 */
export async function lockOwnTask(req: PayloadRequest, id: string): Promise<ComplianceTask> {
  if (!req.user) throw new AppError('signed_out', 'Sign in to see your tasks.', 401)
  if (!(isId(id) && (await holdTask(req, id, req.user.id)))) {
    throw new AppError('no_task', 'This task does not exist.', 404)
  }
  return req.payload.findByID({
    collection: 'complianceTasks',
    id,
    depth: 0,
    overrideAccess: true, // it is theirs, as asked right above
    req,
  })
}
