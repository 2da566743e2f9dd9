import { z } from 'zod'

import { schedule } from '@/src/domain/catalogue/facts/schedule'

const days = z.object({ min: z.int(), max: z.int() }).nullable()

/** One jurisdiction as the bundled dataset has it. Amounts are dollars. */
export const stateRecord = z.object({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1),
  formation_document: z.string().min(1),
  filing_fee_usd: z.number().min(0),
  report: z.object({
    name: z.string().nullable(),
    required: z.boolean(),
    fee_usd: z.number().min(0),
    rule: schedule,
  }),
  recurring_state_tax: z
    .object({
      name: z.string(),
      minimum_usd: z.number().nullable(),
      collected_with_report: z.boolean(),
    })
    .nullable(),
  name_reservation_usd: z.number().min(0),
  name_reservation_mandatory: z.boolean(),
  expedite: z.object({
    offered: z.boolean().nullable(),
    applies_to_llc_formation: z.boolean().nullable(),
  }),
  standard_processing_business_days: z.object({ online: days, mail: days }),
  publication_required: z.boolean(),
  agency: z.string().min(1),
  entity_search_url: z.url(),
  source_urls: z.array(z.url()),
  last_verified_by_source: z.iso.date(),
  confidence: z.enum(['high', 'medium', 'low']),
  notes: z.array(z.string()),
})

export const stateDataset = z.object({ states: z.array(stateRecord) })

export type StateRecord = z.infer<typeof stateRecord>

/**
 * How long a state takes, as the catalogue words it. Where the state publishes no figure we give
 * the range our FAQ promises.
 */
export function turnaround(record: StateRecord): string {
  const { online, mail } = record.standard_processing_business_days
  const range = online ?? mail
  if (!range) return '1-10 business days'
  if (range.max === 0) return 'Same business day'
  if (range.min === range.max) return `${range.max} business days`
  return `${Math.max(range.min, 1)}-${range.max} business days`
}
