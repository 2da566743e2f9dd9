import { z } from 'zod'

import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'

const whole = z.coerce.number('Enter a number').int('Enter a whole number').min(0)

/** Which leads a campaign goes to; what is left out does not matter. */
export const leadFilter = z.object({
  steps: z
    .array(z.enum([...STEP_NAMES, 'completed']))
    .max(20)
    .default([]),
  /** Dollars that their choice comes to at least. */
  minTotal: whole.max(1_000_000).nullable().default(null),
  package: z.guid().nullable().default(null),
  state: z.guid().nullable().default(null),
  /** Days within which they were last seen in the checkout. */
  withinDays: whole.max(3650).nullable().default(null),
})

export type LeadFilter = z.output<typeof leadFilter>

export const ALL_LEADS: LeadFilter = leadFilter.parse({})

/** What is stored of a filter; all leads where it is out of shape. */
export const storedLeadFilter = (stored: unknown): LeadFilter =>
  leadFilter.catch(ALL_LEADS).parse(stored ?? {})

const chosen = z.union([
  z.object({ ids: z.array(z.guid()) }),
  z.object({ where: z.record(z.string(), z.unknown()) }),
])

export type ChosenLeads = z.output<typeof chosen>

/** The leads that staff chose in their list: by id, or by what finds them. */
export const storedChosenLeads = (stored: unknown): ChosenLeads =>
  chosen.catch({ ids: [] }).parse(stored)
