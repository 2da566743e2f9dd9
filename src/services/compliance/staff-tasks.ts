import type { PayloadRequest } from 'payload'

import { compliance_tasks } from '@/src/database-schema'
import type { TaskInput } from '@/src/domain/compliance/task-input'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf, lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import type { ComplianceTask } from '@/src/payload-types'

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // anyone who asks has been checked

const refuse = (field: 'user' | 'order', message: string) =>
  new AppError('invalid_input', 'Please check the form and try again.', 422, { [field]: message })

/** @throws AppError 422 for a customer who is gone, and an order of someone else */
async function checkOwner(req: PayloadRequest, { user, order }: TaskInput): Promise<void> {
  const owner = await findOne(req, 'users', {
    where: { id: { equals: user }, erasedAt: { exists: false } },
    select: {},
    overrideAccess: true, // staff may write a task for any customer
  })
  if (!owner) throw refuse('user', 'This customer does not exist. Choose another one.')
  if (!order) return
  const own = await findOne(req, 'orders', {
    where: { id: { equals: order } },
    select: { user: true },
    overrideAccess: true,
  })
  if (idOf(own?.user) !== user) throw refuse('order', 'This order belongs to someone else.')
}

/** Writes down a task of the staff's own for a customer. */
export async function createTask(outer: PayloadRequest, input: TaskInput): Promise<ComplianceTask> {
  return inTransactionOf(outer, async (req) => {
    await checkOwner(req, input)
    return req.payload.create({
      collection: 'complianceTasks',
      data: {
        ...input,
        dueDate: `${input.dueDate}T12:00:00.000Z`, // noon: the same day nearly everywhere
        kind: 'custom',
        isCompleted: false,
      },
      ...options(req),
    })
  })
}

const gone = () => new AppError('no_task', 'This task does not exist any more.', 404)

/** Marks a task as done, or takes that back. Doing it twice changes nothing. @throws AppError 404 */
export async function completeTask(
  outer: PayloadRequest,
  id: string,
  isCompleted: boolean,
): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    if (!(await lockRow(req, compliance_tasks, id))) throw gone()
    const collection = 'complianceTasks'
    const task = await req.payload.findByID({ collection, id, ...options(req) })
    if (task.isCompleted === isCompleted) return
    await req.payload.update({ collection, id, data: { isCompleted }, ...options(req) })
  })
}

/** Deletes a task. One that the plan computes comes back with the next plan. @throws AppError 404 */
export async function deleteTask(outer: PayloadRequest, id: string): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    if (!(await lockRow(req, compliance_tasks, id))) throw gone()
    await req.payload.delete({ collection: 'complianceTasks', id, ...options(req) })
  })
}
