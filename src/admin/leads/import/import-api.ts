import { z } from 'zod'

import { IMPORT_FIELD_NAMES } from '@/src/domain/leads/lead-import'

const cell = z.object({
  row: z.number(),
  column: z.string(),
  cell: z.string(),
  message: z.string(),
})

export const leadPlan = z.object({
  columns: z.array(z.string()),
  mapping: z.array(z.enum(IMPORT_FIELD_NAMES).nullable()),
  added: z.number(),
  merged: z.number(),
  same: z.number(),
  refused: z.number(),
  leftOut: z.number(),
  refusals: z.array(cell),
  omissions: z.array(cell),
  examples: z.array(z.object({ row: z.number(), email: z.string(), words: z.string() })),
  token: z.string(),
})

export type CheckedLeads = z.infer<typeof leadPlan>
