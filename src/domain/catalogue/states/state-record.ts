import { z } from 'zod'

const days = z.object({ min: z.int(), max: z.int() }).nullable()

/** One jurisdiction as the bundled dataset has it, but for its facts. */
export const stateRecord = z.object({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1),
  formation_document: z.string().min(1),
  expedite: z.object({
    offered: z.boolean().nullable(),
    applies_to_llc_formation: z.boolean().nullable(),
  }),
  standard_processing_business_days: z.object({ online: days, mail: days }),
  agency: z.string().min(1),
  entity_search_url: z.url(),
  notes: z.array(z.string()),
})

export const stateDataset = z.object({ states: z.array(stateRecord) })

export type StateRecord = z.infer<typeof stateRecord>

/** How long a state takes, as the catalogue words it; empty where no figure is known. */
export function turnaround(record: StateRecord): string {
  const { online, mail } = record.standard_processing_business_days
  const range = online ?? mail
  if (!range) return ''
  if (range.max === 0) return 'Same business day'
  if (range.min === range.max) return `${range.max} business days`
  return `${Math.max(range.min, 1)}-${range.max} business days`
}
