import type { PayloadRequest } from 'payload'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { handlingStep } from '@/src/domain/compliance/my-task'
import { idOf } from '@/src/domain/vocabulary/relation'
import { transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { rowById } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { ComplianceTask, Order } from '@/src/payload-types'
import { lockOwnTask } from '@/src/services/compliance/own-task'
import { planning } from '@/src/services/compliance/plan-compliance'
import { taskQuotes } from '@/src/services/compliance/task-quotes'
import { callOffUnpaid, extraData } from '@/src/services/orders/extras/order-extra'

const options = { overrideAccess: true } as const // services alone write orders

const orderOf = (req: PayloadRequest, id: string): Promise<Order> =>
  rowById(req, 'orders', id, { ...options })

/** Whether an order is the task's own customer's, for the task's own company. */
const isOf = (task: ComplianceTask, order: Order): boolean =>
  idOf(order.user) === idOf(task.user) &&
  [order.id, idOf(order.parent)].includes(idOf(task.order) ?? '')

/** The unpaid order of an earlier try, if it still costs the same; another one is called off. */
async function reuse(req: PayloadRequest, task: ComplianceTask, quote: Quote) {
  const id = idOf(task.handledBy)
  const order = id ? await orderOf(req, id) : null
  const step = order && isOf(task, order) ? handlingStep(order) : null
  if (!order || step === null) return null
  if (step === 'under_way') {
    throw new AppError('under_way', 'We are already doing this for you.', 409)
  }
  if (order.kind !== 'extra') return null // the company's own is never called off for a task
  if (order.totalMinor === quote.totalMinor) return order
  await callOffUnpaid(req, order, 'your tasks')
  return null
}

/** The order of the company that a task is for; null where that is not its customer's. */
async function companyOf(req: PayloadRequest, task: ComplianceTask): Promise<Order | null> {
  const id = idOf(task.order)
  const order = id ? await orderOf(req, id) : null
  return order && isOf(task, order) ? order : null
}

/**
 * Writes the order by which we do a task for its customer, priced here; they pay it next. Asking
 * twice gives the same order.
 *
 * @throws AppError 401 `signed_out`, 404 `no_task`, 422 `not_offered`, 409 `under_way` or
 * `payment_under_way`
 */
export const orderTask = transactional(async (req, id: string): Promise<Order> => {
  const task = await lockOwnTask(req, id)
  const quote = (await taskQuotes(req, [task])).get(task.id)
  const company = await companyOf(req, task)
  if (!quote || !company) {
    throw new AppError('not_offered', 'We can’t do this task for you.', 422)
  }
  const known = await reuse(req, task, quote)
  if (known) return known
  const data = extraData(company, quote)
  const order = await createRow(req, 'orders', { data, ...options })
  await updateRow(req, 'complianceTasks', id, {
    data: { handledBy: order.id },
    context: planning(),
    ...options,
  })
  return order
})
