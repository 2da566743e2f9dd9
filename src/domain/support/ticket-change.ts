import { z } from 'zod'

import { requiredLine } from '@/src/domain/vocabulary/text/typed-text'
import { asTicketStatus, type TicketStatus } from './ticket-status'

const status = z.custom<TicketStatus>((value) => asTicketStatus(value) !== null, 'Choose a status')
const assignee = z.uuid('Choose someone who can answer tickets').nullable()

const toStatus = z.strictObject({ kind: z.literal('status'), to: status })
const toAssignee = z.strictObject({ kind: z.literal('assign'), assignee })

/** What staff set of many tickets at once. */
export const ticketBulkChange = z.discriminatedUnion('kind', [toStatus, toAssignee])

/** The longest that a ticket can be snoozed. */
const SNOOZE_MAX_MS = 90 * 86_400_000

const until = z.iso
  .datetime('Choose when it comes back')
  .refine((at) => Date.parse(at) < Date.now() + SNOOZE_MAX_MS, 'Choose a time within 90 days')

/** Tags as they are typed, separated by commas: in small letters, each once. */
const tags = z
  .array(requiredLine('Enter a tag', 30).toLowerCase())
  .max(10, 'Use at most 10 tags')
  .transform((all) => [...new Set(all)])

/** What staff set of a ticket. */
export const ticketChange = z.discriminatedUnion('kind', [
  toStatus,
  toAssignee,
  z.strictObject({ kind: z.literal('snooze'), until: until.nullable() }),
  z.strictObject({ kind: z.literal('tags'), tags }),
  z.strictObject({ kind: z.literal('order'), order: z.uuid('Choose an order').nullable() }),
])
export type TicketChange = z.output<typeof ticketChange>

export const ticketStatusInput = z.strictObject({ status })
export const ticketAssignInput = z.strictObject({ assignee })
export const mergeInput = z.object({ into: z.guid('Choose a ticket') })

/** An answer that is taken back before it leaves, and how the ticket stood before it. */
export const answerUndo = z.strictObject({
  message: z.uuid('Reload the page'),
  was: status,
  /** Since when it waited. */
  since: z.iso.datetime('Reload the page').nullable(),
})

export const tagsIn = (kept: unknown): string[] => z.array(z.string()).safeParse(kept).data ?? []

/** What takes a change back: what was so before, and the version of the ticket that it made. */
export const ticketUndo = z.strictObject({
  seen: z.iso.datetime('Reload the page and try again'),
  was: ticketChange,
})
export type TicketUndo = z.output<typeof ticketUndo>
