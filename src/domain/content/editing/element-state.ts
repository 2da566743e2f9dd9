import { z } from 'zod'

/**
 * How an element stands: what visitors read, what is drafted beside it, and the number of the
 * change that made it so, 0 before the first. A number tells a state exactly: undoing a change
 * brings the number before it back as well.
 */
export const elementState = z.object({
  live: z.string(),
  draft: z.string().nullable(),
  revision: z.number().int().nonnegative(),
})
export type ElementState = Readonly<z.infer<typeof elementState>>

/** What a change makes of an element, before it has its number. */
export type NextState = Omit<ElementState, 'revision'>

/** What editors see: the draft where there is one. */
export const shownValue = ({ live, draft }: NextState): string => draft ?? live

/** A draft that says what is live already is none. */
export const drafted = ({ live }: NextState, value: string): NextState => ({
  live,
  draft: value === live ? null : value,
})

export const published = (state: NextState): NextState => ({ live: shownValue(state), draft: null })

export const discarded = ({ live }: NextState): NextState => ({ live, draft: null })

/** Whether two states read the same, for visitors and for editors. */
export const isSameState = (a: NextState, b: NextState): boolean =>
  a.live === b.live && a.draft === b.draft
