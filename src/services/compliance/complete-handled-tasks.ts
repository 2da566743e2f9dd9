import type { PayloadRequest } from 'payload'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import type { ComplianceTask, Order } from '@/src/payload-types'
import { planning } from '@/src/services/compliance/plan-compliance'

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // follows from what staff did with the order

async function openTasks(
  req: PayloadRequest,
  where: Record<string, { equals: string } | { like: string }>,
): Promise<ComplianceTask[]> {
  const { docs } = await req.payload.find({
    collection: 'complianceTasks',
    where: { ...where, isCompleted: { equals: false } },
    limit: 50,
    pagination: false,
    ...options(req),
  })
  return docs
}

/** Ticks off the tasks that an order was bought to do, now that it is done, and says so in them. */
export async function completeHandledTasks(req: PayloadRequest, order: Order): Promise<void> {
  const note = `We did this on ${longCalendarDay(new Date().toISOString())}, order #${shortOrderId(order.id)}.`
  for (const task of await openTasks(req, { handledBy: { equals: order.id } })) {
    await req.payload.update({
      collection: 'complianceTasks',
      id: task.id,
      data: { isCompleted: true, description: [note, task.description].filter(Boolean).join(' ') },
      context: planning(),
      ...options(req),
    })
  }
}

/** An EIN bought from the order's page is the one that the company's task asks for. */
export async function handOverEin(req: PayloadRequest, extra: Order): Promise<void> {
  const root = idOf(extra.parent)
  if (!root || extra.serviceType !== 'ein') return
  for (const task of await openTasks(req, { dedupeKey: { like: `${root}:ein:` } })) {
    if (idOf(task.handledBy) === extra.id) continue
    await req.payload.update({
      collection: 'complianceTasks',
      id: task.id,
      data: { handledBy: extra.id },
      context: planning(),
      ...options(req),
    })
  }
}
