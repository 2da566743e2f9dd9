import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type Contact, contactOf } from '@/src/domain/orders/desk/contact-input'
import type { Records } from '@/src/domain/orders/desk/record-check'
import {
  isAnnounced,
  type StatusInput,
  type Undo,
  undoIn,
  undoUntil,
} from '@/src/domain/orders/desk/status-change'
import { UNDO_OVER } from '@/src/domain/platform/undo-time'
import {
  isUnpaid,
  ORDER_STATUS_LABELS,
  type OrderStatus,
} from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { transactional } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { openOrder, writeOrder } from '@/src/services/orders/change-order'
import { stopNews } from '@/src/services/orders/mail-milestone'
import { audit } from '@/src/services/platform/record-audit'
import { type Assignee, staffHolding } from '@/src/services/platform/staff-holding'

/**
 * A renewal follows its subscription, and work begins and ends with what is paid for.
 *
 * @throws AppError 409 `renewal` or `unpaid` where no one sets this status by hand
 */
export function refuseStatus(order: Pick<Order, 'kind' | 'paymentStatus'>, to: OrderStatus): void {
  if (order.kind === 'renewal') {
    const words =
      'This is an invoice of a subscription. To stop it, cancel the subscription. To return money, use Refund.'
    throw new AppError('renewal', words, 409)
  }
  if (isUnpaid(order) && (to === 'processing' || to === 'completed')) {
    const words = 'This order is not paid. It can be processing or completed once it is.'
    throw new AppError('unpaid', words, 409)
  }
}

/** What an order keeps so that a change can be taken back. */
export const undoable = (label: string, before: Undo['before']): Undo => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  label,
  before,
})

/** The answer to a change: its words, and what undoes it. */
export type Changed = {
  readonly order: Order
  readonly message: string
  readonly undo: { readonly undo: string } | null
}

/**
 * Sets any status by hand and keeps the reason. What the customer is not mailed of can be undone.
 *
 * @throws AppError 404, or 409 where the status is no longer the one that was seen, or can’t be set
 */
export const setOrderStatus = transactional(
  async (req, id: string, { from, to, reason }: StatusInput): Promise<Changed> => {
    const order = await openOrder(req, id)
    const { status, statusReason, timeline, clock } = order
    if (status !== from) {
      const now = ORDER_STATUS_LABELS[status]
      throw new AppError('stale', `Someone set this order to ${now}. Nothing was changed.`, 409)
    }
    const message = `Order ${ORDER_STATUS_LABELS[to].toLowerCase()}`
    if (to === from) return { order, message, undo: null }
    refuseStatus(order, to)
    const entries = timeline?.length ?? 0
    const undo = isAnnounced(to)
      ? null
      : undoable(`Status set to ${ORDER_STATUS_LABELS[to]}`, {
          status,
          statusReason: statusReason ?? null,
          entries,
          clock: { ...clock },
        })
    req.context.timelineWritten = false
    const changed = await writeOrder(req, id, { status: to, statusReason: reason, undo })
    return { order: changed, message, undo: undo && { undo: undo.id } }
  },
)

/** The staff who may work on orders, by name. */
export const orderStaff = (req: PayloadRequest): Promise<readonly Assignee[]> =>
  staffHolding(req, 'manage_orders')

/** The name of a member of the staff. @throws AppError 422 for anybody who does not work on orders */
export async function nameOfAssignee(req: PayloadRequest, id: string): Promise<string> {
  const found = (await orderStaff(req)).find((one) => one.id === id)
  if (found) return found.name
  throw invalidInput({ assignee: 'Choose someone who can manage orders' })
}

/** Gives an order to a member of the staff, or with null to no one. @throws AppError 404 or 422 */
export const assignOrder = transactional(
  async (req, id: string, assignee: string | null): Promise<Changed> => {
    const order = await openOrder(req, id)
    const message = assignee ? `Assigned to ${await nameOfAssignee(req, assignee)}` : 'Unassigned'
    const before = idOf(order.assignee)
    if (before === assignee) return { order, message, undo: null }
    const undo = undoable(message, { assignee: before })
    const changed = await writeOrder(req, id, { assignee, undo })
    return { order: changed, message, undo: { undo: undo.id } }
  },
)

/** Keeps staff's notes of an order. @throws AppError 404, or 409 where `was` is no longer so */
export const saveNotes = transactional(
  async (
    req,
    id: string,
    { was, notes }: { readonly was: string; readonly notes: string },
  ): Promise<Changed> => {
    const order = await openOrder(req, id)
    const before = order.notes ?? ''
    const message = 'Notes saved'
    if (before === notes) return { order, message, undo: null }
    if (before !== was) {
      const words = 'Someone changed these notes after you opened them. Your text is still here.'
      throw new AppError('stale', words, 409)
    }
    const undo = undoable('Notes changed', { notes: before })
    const changed = await writeOrder(req, id, { notes, undo })
    return { order: changed, message, undo: { undo: undo.id } }
  },
)

/** Corrects whom an order is for. @throws AppError 404 */
export const changeContact = transactional(
  async (req, id: string, contact: Contact): Promise<Changed> => {
    const undo = undoable('Contact changed', { contact: contactOf(await openOrder(req, id)) })
    const changed = await writeOrder(req, id, { ...contact, undo })
    return { order: changed, message: 'Saved', undo: { undo: undo.id } }
  },
)

const late = (message: string) => new AppError('no_undo', `${message} Nothing was undone.`, 409)

const MAILED =
  'The email has left. Use “Take back” in the timeline, with a reason that the customer reads.'

/**
 * Takes back the last change of an order, within ten minutes and where nothing newer was written: a
 * step only until its email leaves.
 *
 * @throws AppError 404 or 409
 */
export const undoOrderChange = transactional(
  async (req, id: string, change: string, now: number = Date.now()): Promise<Order> => {
    const order = await openOrder(req, id)
    const undo = undoIn(order.undo)
    if (undo?.id !== change) throw late('Someone changed this order since.')
    if (now > undoUntil(undo)) throw new AppError('no_undo', UNDO_OVER, 409)
    const { entries, clock, document, contact, ...fields } = undo.before
    const timeline = order.timeline ?? []
    const undone = entries === undefined ? [] : timeline.slice(entries)
    if (!(await stopNews(req, order.id, undone))) throw new AppError('no_undo', MAILED, 409)
    req.context.timelineWritten = true // the story goes back to what it was
    const written = await writeOrder(req, id, {
      ...fields,
      ...contact,
      ...(entries === undefined ? {} : { timeline: timeline.slice(0, entries) }),
      ...(clock ? { clock } : {}),
    })
    if (document) {
      await req.payload.delete({
        collection: 'documents',
        id: document,
        overrideAccess: true, // stored with the step that is undone
        req,
      })
    }
    return written
  },
)

/** Keeps how the company is written on the state's and the IRS's papers. */
export const saveRecords = transactional(
  async (req, id: string, records: Records): Promise<{ readonly message: string }> => {
    const { records: before } = await openOrder(req, id)
    await writeOrder(req, id, { records })
    await audit(req, 'orders', 'save_records', ['orders', id], {
      before: { records: before ?? null },
      after: { records },
    })
    return { message: 'Records saved' }
  },
)
