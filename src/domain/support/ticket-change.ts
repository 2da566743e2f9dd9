import { z } from 'zod'

import { asTicketStatus, type TicketStatus } from './ticket-status'

const status = z.custom<TicketStatus>((value) => asTicketStatus(value) !== null, 'Choose a status')
const assignee = z.uuid('Choose someone who can answer tickets').nullable()

/** What staff set of a ticket, or of many. */
export const ticketChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), to: status }),
  z.strictObject({ kind: z.literal('assign'), assignee }),
])
export type TicketChange = z.output<typeof ticketChange>

export const ticketStatusInput = z.strictObject({ status })
export const ticketAssignInput = z.strictObject({ assignee })

/** What takes a change back: what was so before, and the version of the ticket that it made. */
export const ticketUndo = z.strictObject({
  seen: z.iso.datetime('Reload the page and try again'),
  was: ticketChange,
})
export type TicketUndo = z.output<typeof ticketUndo>
