import type { Endpoint } from 'payload'
import { z } from 'zod'

import { rowDeeds } from '@/endpoints/platform/deeds'
import { statusInput } from '@/src/domain/orders/desk/status-change'
import { undoInput } from '@/src/domain/orders/desk/undo'
import { assignOrder } from '@/src/services/orders/desk/assign-order'
import { saveNotes } from '@/src/services/orders/desk/save-notes'
import { setOrderStatus } from '@/src/services/orders/desk/set-order-status'
import { undoOrderChange } from '@/src/services/orders/desk/undo-order-change'

import { changedAnswer } from './answer'
import { stepEndpoint, takeBackEndpoint } from './step'

const text = z
  .string()
  .max(20_000, 'Use at most 20,000 characters')
  .refine((typed) => !typed.includes('\0'), 'Remove the characters that cannot be shown')

const notesInput = z.object({ was: text, notes: text })
const assignInput = z.object({
  assignee: z.uuid('Choose someone who can manage orders').nullable(),
})

const change = rowDeeds('order', 'changeOrder')

const statusEndpoint = change('/orders/:id/status', statusInput, async (req, id, status) =>
  changedAnswer(await setOrderStatus(req, id, status)),
)

const notesEndpoint = change('/orders/:id/notes', notesInput, async (req, id, notes) =>
  changedAnswer(await saveNotes(req, id, notes)),
)

const assignEndpoint = change('/orders/:id/assign', assignInput, async (req, id, { assignee }) =>
  changedAnswer(await assignOrder(req, id, assignee)),
)

const undoEndpoint = change('/orders/:id/undo', undoInput, async (req, id, { undo }) => {
  await undoOrderChange(req, id, undo)
  return { message: 'Undone' }
})

/** What staff do with the order that is open before them. */
export const orderDeskEndpoints: Endpoint[] = [
  stepEndpoint,
  takeBackEndpoint,
  statusEndpoint,
  notesEndpoint,
  assignEndpoint,
  undoEndpoint,
]
