import { z } from 'zod'
import { contactInput } from '@/src/domain/orders/desk/contact-input'
import { isMailed } from '@/src/domain/orders/mailed-stage'
import { UNDO_MS } from '@/src/domain/platform/undo-time'
import {
  ORDER_STATUSES,
  type OrderStatus,
  STAGE_OF_STATUS,
} from '@/src/domain/vocabulary/order-status'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'

/** A status that staff set by hand: from what they saw, to what, and why. */
export const statusInput = z.object({
  from: z.enum(ORDER_STATUSES, 'Reload the page and try again'),
  to: z.enum(ORDER_STATUSES, 'Choose a status'),
  reason: requiredText('Enter a reason', 300),
})
export type StatusInput = z.output<typeof statusInput>

/** What follows from a status, said before it is set. */
export const STATUS_CONSEQUENCES: Readonly<Record<OrderStatus, string>> = {
  pending: 'The order goes back to the start. The customer sees "Reopened" in the timeline.',
  processing:
    'The order goes back into our queue, and we email the customer that it is in review. You can’t undo the email.',
  completed:
    'The order leaves the queue and we email the customer that it is done. You can’t undo the email.',
  cancelled:
    'The order leaves the queue and nothing more is filed. The customer sees "Canceled". No money is refunded: use Refund for that. Its subscriptions end with the periods that are paid.',
}

/** Whether the customer is told by mail, which no one can take back. */
export const isAnnounced = (status: OrderStatus): boolean => isMailed(STAGE_OF_STATUS[status])

/** Whether an entry of a timeline can still be undone: its email waits so long. */
export const isUndoable = (kept: unknown, index: number): boolean =>
  undoIn(kept)?.before.entries === index

/** What staff do to many orders at once. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), ...statusInput.omit({ from: true }).shape }),
  z.object({
    kind: z.literal('assign'),
    assignee: z.uuid('Choose someone who can manage orders').nullable(),
  }),
])

const before = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  statusReason: z.string().nullable().optional(),
  assignee: z.string().nullable().optional(),
  notes: z.string().nullable().optional(),
  contact: contactInput.optional(),
  /** How many entries the story had, and the clock as it was. */
  entries: z.int().min(0).optional(),
  clock: z.record(z.string(), z.unknown()).nullable().optional(),
  /** The evidence that was stored with a step. */
  document: z.uuid().optional(),
})

/** The last change of an order, as long as it can be undone. */
const undo = z.object({
  id: z.uuid(),
  /** An ISO date. */
  at: z.string(),
  /** What was done: `Status set to Processing`. */
  label: z.string(),
  before,
})
export type Undo = z.output<typeof undo>

/** What an order keeps for undoing; null where there is nothing. */
export const undoIn = (kept: unknown): Undo | null => undo.safeParse(kept).data ?? null

/** Until when it can be undone. */
export const undoUntil = ({ at }: Undo): number => Date.parse(at) + UNDO_MS

export const undoInput = z.object({ undo: z.uuid('Reload the page and try again') })
