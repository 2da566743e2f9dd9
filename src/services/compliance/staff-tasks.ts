import { and, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { compliance_tasks, users } from '@/src/database-schema'
import type { TaskInput } from '@/src/domain/compliance/task-input'
import { orderTitle } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { databaseOf, lockRow, transactional } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { fields, findById, findOne, findRows, rowById } from '@/src/lib/find-one'
import { holdsWords } from '@/src/lib/sql-parts'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { ComplianceTask } from '@/src/payload-types'
import { lockOwnTask } from '@/src/services/compliance/own-task'

const options = { overrideAccess: true } as const // anyone who asks has been checked

const refuse = (field: 'user' | 'order', message: string) => invalidInput({ [field]: message })

/** @throws AppError 422 for a customer who is gone, and an order of someone else */
async function checkOwner(req: PayloadRequest, { user, order }: TaskInput): Promise<void> {
  const owner = await findOne(req, 'users', {
    where: { id: { equals: user }, erasedAt: { exists: false } },
    select: {},
    overrideAccess: true, // staff may write a task for any customer
  })
  if (!owner) throw refuse('user', 'This customer does not exist. Choose another one.')
  if (!order) return
  const own = await findById(req, 'orders', order, {
    select: { user: true },
    overrideAccess: true,
  })
  if (idOf(own?.user) !== user) throw refuse('order', 'This order belongs to someone else.')
}

/** Writes down a task of the staff's own for a customer. */
export const createTask = transactional(async (req, input: TaskInput): Promise<ComplianceTask> => {
  await checkOwner(req, input)
  return createRow(req, 'complianceTasks', {
    data: {
      ...input,
      dueDate: `${input.dueDate}T12:00:00.000Z`, // noon: the same day nearly everywhere
      kind: 'custom',
      isCompleted: false,
    },
    ...options,
  })
})

const gone = () => new AppError('no_task', 'This task does not exist any more.', 404)

/** Marks a task as done, or takes that back. Doing it twice changes nothing. @throws AppError 404 */
export const completeTask = transactional(
  async (req, id: string, isCompleted: boolean): Promise<void> => {
    if (!(await lockRow(req, compliance_tasks, id))) throw gone()
    const task = await rowById(req, 'complianceTasks', id, options)
    if (task.isCompleted === isCompleted) return
    await updateRow(req, 'complianceTasks', id, { data: { isCompleted }, ...options })
  },
)

/** Deletes a task. One that the plan computes comes back with the next plan. @throws AppError 404 */
export const deleteTask = transactional(async (req, id: string): Promise<void> => {
  if (!(await lockRow(req, compliance_tasks, id))) throw gone()
  await req.payload.delete({ collection: 'complianceTasks', id, depth: 0, req, ...options })
})

/** How many customers fit below a field; staff who don't find theirs type more. */
const MOST = 8

type Customer = { readonly id: string; readonly name: string; readonly email: string }

const { id, email, firstName, lastName, searchText } = users

/** The accounts whose name or email holds these words, by email: no more of them than that. */
export async function findCustomers(req: PayloadRequest, text: string): Promise<Customer[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id, email, firstName, lastName })
    .from(users)
    .where(and(isNull(users.erasedAt), holdsWords(searchText, text)))
    .orderBy(email)
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: fullName(row) || row.email,
  }))
}

/** A customer's orders by name, the newest first: what a task of theirs may belong to. */
export async function ordersOfCustomer(
  req: PayloadRequest,
  user: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const docs = await findRows(req, 'orders', {
    where: { user: { equals: user }, status: { not_equals: 'cancelled' } },
    select: { ...fields('legalName kind serviceType companyType'), lines: { label: true } },
    sort: '-createdAt',
    limit: 50,
    overrideAccess: true, // their names, for those who work on the customer's deadlines
  })
  return docs.map((order) => ({
    id: order.id,
    name: [`#${shortOrderId(order.id)}`, order.legalName, orderTitle(order)]
      .filter(Boolean)
      .join(', '),
  }))
}

/**
 * Marks a task of the signed-in person as done, or takes that back. Doing it twice changes nothing.
 *
 * @throws AppError 401 `signed_out`, 404 `no_task`
 */
export const tickTask = transactional(
  async (req, id: string, isCompleted: boolean): Promise<ComplianceTask> => {
    const task = await lockOwnTask(req, id)
    if (task.isCompleted === isCompleted) return task
    return updateRow(req, 'complianceTasks', id, {
      data: { isCompleted },
      overrideAccess: true, // theirs
    })
  },
)
