import { z } from 'zod'

import { ELEMENT_CATEGORIES, ELEMENT_TYPES } from '../element-kinds'
import { VALUE_MAX } from './element-value'

/** How long what is looked for may be. */
const PATTERN_MAX = 500
/** So many elements are changed at once. */
export const REPLACED_MAX = 5_000

const SEARCHABLE = ELEMENT_TYPES.filter((type) => type !== 'image' && type !== 'color')
export type SearchedType = (typeof SEARCHABLE)[number]

/** The types that are searched: those asked for, or all words. A picture and a color are none. */
export const searchedTypes = (asked: SearchedType | null): readonly SearchedType[] =>
  asked === null ? SEARCHABLE.filter((type) => type !== 'link') : [asked]

const shape = {
  find: z
    .string()
    .min(1, 'Type what to find.')
    .max(PATTERN_MAX, `At most ${PATTERN_MAX} characters.`),
  replace: z.string().max(VALUE_MAX, 'At most 10,000 characters.'),
  isCaseSensitive: z.boolean(),
  isWholeWord: z.boolean(),
  isPattern: z.boolean(),
  category: z.enum(ELEMENT_CATEGORIES).nullable(),
  type: z.enum(SEARCHABLE).nullable(),
}

/** What to look for in the texts of the site, and what to put in its place. */
export const findInput = z.strictObject(shape)
export type FindInput = z.infer<typeof findInput>

/** A replacement in the elements that were chosen from a preview. */
export const replaceInput = z.strictObject({
  ...shape,
  chosen: z
    .array(z.strictObject({ id: z.guid(), revision: z.number().int().nonnegative() }))
    .min(1, 'Choose at least one element.')
    .max(REPLACED_MAX, 'Choose at most 5,000 elements.'),
})

export type Found = { readonly from: number; readonly to: number; readonly becomes: string }

const WORD = /[\p{L}\p{N}_]/u

/** Whether a letter stands just before or after: what was found is then part of a longer word. */
export const isInsideWord = (text: string, { from, to }: Pick<Found, 'from' | 'to'>): boolean => {
  const before = [...text.slice(Math.max(0, from - 2), from)].at(-1) ?? ''
  const after = [...text.slice(to, to + 2)][0] ?? ''
  return WORD.test(before) || WORD.test(after)
}

/**
 * A text with all that was found replaced; null as soon as it is longer than an element may be, so
 * that a replacement that grows costs nothing.
 */
export function withReplaced(text: string, found: Iterable<Found>, max = VALUE_MAX): string | null {
  let result = ''
  let at = 0
  for (const { from, to, becomes } of found) {
    result += text.slice(at, from) + becomes
    at = to
    if (result.length > max) return null
  }
  result += text.slice(at)
  return result.length > max ? null : result
}
