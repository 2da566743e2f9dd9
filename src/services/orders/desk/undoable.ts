import { randomUUID } from 'node:crypto'

import type { Undo } from '@/src/domain/orders/desk/undo'
import type { Order } from '@/src/payload-types'

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
