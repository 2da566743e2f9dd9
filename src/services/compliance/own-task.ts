import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { isId } from '@/src/domain/vocabulary/id'
import { runSql } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { ComplianceTask } from '@/src/payload-types'

/**
 * A task of the person who is signed in, its row held until the transaction ends. Staff act on
 * other people's in the back-office.
 *
 * @throws AppError 401 `signed_out`, 404 `no_task`
 */
export async function lockOwnTask(req: PayloadRequest, id: string): Promise<ComplianceTask> {
  if (!req.user) throw new AppError('signed_out', 'Sign in to see your tasks.', 401)
  const rows = isId(id)
    ? await runSql(
        req,
        sql`select id from compliance_tasks where id = ${id} and user_id = ${req.user.id} for update`,
      )
    : []
  if (rows.length === 0) throw new AppError('no_task', 'There is no such task.', 404)
  return req.payload.findByID({
    collection: 'complianceTasks',
    id,
    depth: 0,
    overrideAccess: true, // it is theirs, as asked right above
    req,
  })
}
