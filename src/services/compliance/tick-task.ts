import type { PayloadRequest } from 'payload'

import { inTransactionOf } from '@/src/lib/database'
import type { ComplianceTask } from '@/src/payload-types'
import { lockOwnTask } from '@/src/services/compliance/own-task'

/**
 * Marks a task of the signed-in person as done, or takes that back. Doing it twice changes nothing.
 *
 * @throws AppError 401 `signed_out`, 404 `no_task`
 */
export async function tickTask(
  outer: PayloadRequest,
  id: string,
  isCompleted: boolean,
): Promise<ComplianceTask> {
  return inTransactionOf(outer, async (req) => {
    const task = await lockOwnTask(req, id)
    if (task.isCompleted === isCompleted) return task
    return req.payload.update({
      collection: 'complianceTasks',
      id,
      data: { isCompleted },
      depth: 0,
      overrideAccess: true, // theirs
      req,
    })
  })
}
