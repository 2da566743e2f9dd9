import { z } from 'zod'

const revision = z.number().int().nonnegative()
/** Longer than any element: what is too long is refused by the element, which says how much it holds. */
const typed = z.string().max(20_000, 'At most 10,000 characters.')

export const saveInput = z.strictObject({ value: typed, revision })
export const revertInput = z.strictObject({ revision })

const chosen = z
  .array(z.strictObject({ id: z.guid(), revision: z.number().int().positive() }))
  .min(1, 'Choose at least one draft.')
  .max(1000, 'Choose at most 1,000 drafts.')
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Choose each draft once.')

export const chosenInput = z.strictObject({ drafts: chosen })

/** A moment that a person chose: with its zone, and no further away than a year. */
export const scheduleInput = z.strictObject({
  drafts: chosen,
  at: z.iso.datetime({ offset: true }),
})

const YEAR_MS = 366 * 86_400_000

/** What is wrong with a moment to publish at; null where nothing is. */
export function scheduleProblem(at: Date, now: Date): string | null {
  if (at.getTime() < now.getTime() + 60_000) return 'Choose a time at least a minute from now.'
  return at.getTime() > now.getTime() + YEAR_MS ? 'Choose a time within a year.' : null
}

export const undoInput = z.strictObject({ theRest: z.boolean().default(false) })
export const nothingInput = z.strictObject({})

export const presenceInput = z.strictObject({
  page: z.string().max(200),
  element: z.guid().nullable(),
  isTyping: z.boolean(),
})

export const historyQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  element: z.guid().optional(),
})
