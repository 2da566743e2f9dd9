import { z } from 'zod'

import { UNDO_MS } from '@/src/domain/platform/undo-time'
import { ORDER_STATUSES } from '@/src/domain/vocabulary/order-status'

const before = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  statusReason: z.string().nullable().optional(),
  assignee: z.string().nullable().optional(),
  notes: z.string().nullable().optional(),
  /** How many entries the story had, and the clock as it was. */
  entries: z.int().min(0).optional(),
  clock: z.record(z.string(), z.unknown()).nullable().optional(),
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
