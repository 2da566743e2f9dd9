import { z } from 'zod'

import { noteText } from './call-outcome'

/** What the specification says of each change. */
export const LEAD_LABELS = {
  bulkConverted: 'Selected leads marked as converted',
  bulkDeleted: 'Selected leads deleted',
  bulkFailed: 'Error performing bulk action',
  deleted: 'Lead deleted successfully',
  deleteFailed: 'Error deleting lead',
  noted: 'Notes added successfully',
  noteFailed: 'Error adding notes',
  mailed: (count: number) => `Email sent to ${count} leads successfully!`,
  mailFailed: 'Error sending email',
} as const

const owner = z.uuid('Choose someone who can manage leads').nullable()

export const noteInput = z.object({ note: noteText.min(1, 'Enter a note') })
export const ownerInput = z.object({ owner })
export const convertInput = z.object({ converted: z.boolean() })

/** What staff do to many leads at once. */
export const leadChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('convert') }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('restore') }),
  z.object({ kind: z.literal('assign'), owner }),
])
export type LeadChange = z.output<typeof leadChange>
