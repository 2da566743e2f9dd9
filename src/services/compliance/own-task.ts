import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { compliance_tasks } from '@/src/database-schema'
import { isId } from '@/src/domain/vocabulary/id'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findRows, rowById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { ComplianceTask, Order } from '@/src/payload-types'
import { planning } from '@/src/services/compliance/plan-compliance'
import { businessZone } from '@/src/services/platform/business-zone'

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
  return rowById(req, 'complianceTasks', id, {
    overrideAccess: true, // it is theirs, as asked right above
  })
}

const options = { overrideAccess: true } as const // follows from what staff did with the order

async function openTasks(
  req: PayloadRequest,
  where: Record<string, { equals: string } | { like: string }>,
): Promise<ComplianceTask[]> {
  return findRows(req, 'complianceTasks', {
    where: { ...where, isCompleted: { equals: false } },
    limit: 50,
    ...options,
  })
}

const change = (req: PayloadRequest, id: string, data: Partial<ComplianceTask>) =>
  updateRow(req, 'complianceTasks', id, { data, context: planning(), ...options })

/** Ticks off the tasks that an order was bought to do, now that it is done, and says so in them. */
export async function completeHandledTasks(req: PayloadRequest, order: Order): Promise<void> {
  const tasks = await openTasks(req, { handledBy: { equals: order.id } })
  if (tasks.length === 0) return
  const day = longCalendarDay(isoDayIn(new Date(), await businessZone(req)))
  const note = `We did this on ${day}, order #${shortOrderId(order.id)}.`
  for (const task of tasks) {
    const description = [note, task.description].filter(Boolean).join(' ')
    await change(req, task.id, { isCompleted: true, description })
  }
}

/** An EIN bought from the order's page is the one that the company's task asks for. */
export async function deliverEin(req: PayloadRequest, extra: Order): Promise<void> {
  const root = idOf(extra.parent)
  if (!root || extra.serviceType !== 'ein') return
  for (const task of await openTasks(req, { dedupeKey: { like: `${root}:ein:` } })) {
    if (idOf(task.handledBy) !== extra.id) await change(req, task.id, { handledBy: extra.id })
  }
}
