import { z } from 'zod'

import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'

/** A number that may be left out: what a form leaves empty is no zero. */
const upTo = (most: number) =>
  z
    .preprocess(
      (value) => (value === '' || value === null || value === undefined ? null : Number(value)),
      z.number('Enter a number').int('Enter a whole number').min(0).max(most).nullable(),
    )
    .default(null)

/** A record that may be left out: a select that stands at none sends an empty text. */
const chosenId = z
  .preprocess((value) => (value === '' ? null : value), z.guid('Choose from the list').nullable())
  .default(null)

/** Which leads a campaign goes to; what is left out does not matter. */
export const leadFilter = z.object({
  steps: z
    .array(z.enum([...STEP_NAMES, 'completed']))
    .max(20)
    .default([]),
  /** Dollars that their choice comes to at least. */
  minTotal: upTo(1_000_000),
  package: chosenId,
  state: chosenId,
  /** Days within which they were last seen in the checkout. */
  withinDays: upTo(3650),
})

export type LeadFilter = z.output<typeof leadFilter>

export const ALL_LEADS: LeadFilter = leadFilter.parse({})

/** What is stored of a filter: all leads where there is none, and null where it is out of shape. */
export const storedLeadFilter = (stored: unknown): LeadFilter | null =>
  leadFilter.safeParse(stored ?? {}).data ?? null

const chosen = z.array(z.guid()).catch([])

/** The ids of the leads that staff chose in their list. */
export const storedChosenLeads = (stored: unknown): readonly string[] => chosen.parse(stored)
