import type { PayloadRequest } from 'payload'
import { formsCompany, isUnderWay } from '@/src/domain/filing/filing-stage'
import type { Undo } from '@/src/domain/orders/desk/status-change'
import { trackedServices } from '@/src/domain/orders/order-services'
import { isAllDelivered, staffStagesFor } from '@/src/domain/orders/progress/order-progress'
import type { OrderStatus, Stage, TrackedService } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { inTransactionOf } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { appendTimeline, CHANGED, changeOrder, openOrder } from '@/src/services/orders/change-order'
import { requireSignedSs4 } from '@/src/services/orders/designee'
import { requireScreened, screenBefore } from '@/src/services/orders/screening/screen-order'
import { businessZone } from '@/src/services/platform/business-zone'

export type NewEntry = {
  readonly stage: Stage
  readonly service?: TrackedService
  readonly note?: string
  readonly document?: string
  /** The day on the state's certificate, as an ISO day: for a formation that was approved. */
  readonly formedOn?: string
  /** When it happened, an ISO date; now where nothing is said. */
  readonly at?: string
  /** The order's status from then on; it stays where nothing is said. */
  readonly status?: OrderStatus
  /** What takes the entry back. */
  readonly undo?: Undo
  readonly seen?: number
}

async function checkDocument(req: PayloadRequest, order: string, document: string): Promise<void> {
  const found = await findById(req, 'documents', document, {
    select: { order: true },
    overrideAccess: false,
  })
  if (found && idOf(found.order) === order) return
  throw invalidInput({ document: 'Choose a document of this order' })
}

/** Whether the state has formed the order's company, by this entry. */
const isApproval = (order: Order, { stage, service }: NewEntry) =>
  stage === 'approved' && formsCompany(order) && (service ?? order.serviceType) === 'llc'

/** The deadlines of the company follow from this day; today where no one has said it. */
async function setFormedOn(req: PayloadRequest, order: Order, said?: string): Promise<Order> {
  const formedOn = said ?? isoDayIn(new Date(), await businessZone(req))
  return updateRow(req, 'orders', order.id, {
    data: { formedOn: `${formedOn}T12:00:00.000Z` },
    overrideAccess: true, // the caller may tell what happened to the order
  })
}

/** Each service goes through its own stages: an entry for none in particular takes those of the first. */
export function checkStage(
  order: Order,
  { stage, service }: Pick<NewEntry, 'stage' | 'service'>,
): void {
  const held = trackedServices(order)
  const [about] = service ? held.filter((one) => one === service) : held
  const wrong = (fields: Record<string, string>) => invalidInput(fields)
  if (!about) throw wrong({ service: 'Choose a service of this order' })
  if (!staffStagesFor(order, about).some((one) => one === stage)) {
    throw wrong({ stage: `Choose a stage of ${serviceName(about, order)}` })
  }
}

/** A business address is delivered with the step that assigns it. */
function requireAddress(order: Order, { stage, service }: NewEntry): void {
  if (stage !== 'delivered' || service !== 'business_address' || order.businessAddress) return
  throw invalidInput({ stage: 'Use “Mark delivered” and enter the address that the customer gets' })
}

/** An order is completed with the last delivery of its services; staff may set it back. */
export async function completeDelivered(req: PayloadRequest, order: Order): Promise<Order> {
  if (!isUnderWay(order) || !isAllDelivered(order)) return order
  return changeOrder(req, order, { status: 'completed' }, { stage: 'completed' })
}

/** Writes an entry of a member of the staff into an order's story, after whatever else is there. */
export async function addTimelineEntry(
  req: PayloadRequest,
  orderId: string,
  entry: NewEntry,
): Promise<Order> {
  if (entry.stage === 'submitted') await screenBefore(req, orderId)
  return inTransactionOf(req, async () => {
    const order = await openOrder(req, orderId)
    const { formedOn, status, undo, seen = order.timeline?.length ?? 0, ...told } = entry
    if (seen !== (order.timeline?.length ?? 0)) throw new AppError('stale', CHANGED, 409)
    checkStage(order, entry)
    requireAddress(order, entry)
    await requireSignedSs4(req, order, entry)
    if (entry.stage === 'submitted') await requireScreened(req, order)
    if (entry.document) await checkDocument(req, orderId, entry.document)
    if (status && status !== 'completed') req.context.timelineWritten = true // the entry says it
    const author = req.user?.id
    const change = { ...(status && { status }), ...(undo && { undo }) }
    const written = await appendTimeline(req, order, { ...told, author }, change)
    const formed = isApproval(order, entry) ? await setFormedOn(req, written, formedOn) : written
    return completeDelivered(req, formed)
  })
}
