import type { Endpoint } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import {
  ticketAssignInput,
  ticketStatusInput,
  ticketUndo,
} from '@/src/domain/support/ticket-change'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { changeTicket, undoTicketChange } from '@/src/services/support/desk/change-ticket'

const ticket = { method: 'post', action: 'changeTicket' } as const

/** Status and assignee by hand, and taking back either. */
export const changeTicketEndpoints: Endpoint[] = [
  staffRowEndpoint('ticket', {
    ...ticket,
    path: '/tickets/:id/status',
    handler: async (req, id) => {
      const { status } = parseInput(ticketStatusInput, await bodyOf(req))
      return Response.json(await changeTicket(req, id, { kind: 'status', to: status }))
    },
  }),
  staffRowEndpoint('ticket', {
    ...ticket,
    path: '/tickets/:id/assign',
    handler: async (req, id) => {
      const { assignee } = parseInput(ticketAssignInput, await bodyOf(req))
      return Response.json(await changeTicket(req, id, { kind: 'assign', assignee }))
    },
  }),
  staffRowEndpoint('ticket', {
    ...ticket,
    path: '/tickets/:id/undo',
    handler: async (req, id) => {
      await undoTicketChange(req, id, parseInput(ticketUndo, await bodyOf(req)))
      return Response.json({ message: 'Undone' })
    },
  }),
]
