import type { Endpoint } from 'payload'
import { z } from 'zod'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { statusInput } from '@/src/domain/orders/desk/status-change'
import { undoInput } from '@/src/domain/orders/desk/undo'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { assignOrder } from '@/src/services/orders/desk/assign-order'
import { saveNotes } from '@/src/services/orders/desk/save-notes'
import { setOrderStatus } from '@/src/services/orders/desk/set-order-status'
import { undoOrderChange } from '@/src/services/orders/desk/undo-order-change'

import { changedAnswer } from './answer'
import { stepEndpoint } from './step'

const text = z
  .string()
  .max(20_000, 'Use at most 20,000 characters')
  .refine((typed) => !typed.includes('\0'), 'Remove the characters that cannot be shown')

const notesInput = z.object({ was: text, notes: text })
const assignInput = z.object({
  assignee: z.uuid('Choose someone who can manage orders').nullable(),
})

const order = { method: 'post', action: 'changeOrder' } as const

const statusEndpoint = staffRowEndpoint('order', {
  ...order,
  path: '/orders/:id/status',
  handler: async (req, id) =>
    changedAnswer(await setOrderStatus(req, id, parseInput(statusInput, await bodyOf(req)))),
})

const notesEndpoint = staffRowEndpoint('order', {
  ...order,
  path: '/orders/:id/notes',
  handler: async (req, id) =>
    changedAnswer(await saveNotes(req, id, parseInput(notesInput, await bodyOf(req)))),
})

const assignEndpoint = staffRowEndpoint('order', {
  ...order,
  path: '/orders/:id/assign',
  handler: async (req, id) => {
    const { assignee } = parseInput(assignInput, await bodyOf(req))
    return changedAnswer(await assignOrder(req, id, assignee))
  },
})

const undoEndpoint = staffRowEndpoint('order', {
  ...order,
  path: '/orders/:id/undo',
  handler: async (req, id) => {
    const { undo } = parseInput(undoInput, await bodyOf(req))
    await undoOrderChange(req, id, undo)
    return Response.json({ message: 'Undone' })
  },
})

/** What staff do with the order that is open before them. */
export const orderDeskEndpoints: Endpoint[] = [
  stepEndpoint,
  statusEndpoint,
  notesEndpoint,
  assignEndpoint,
  undoEndpoint,
]
