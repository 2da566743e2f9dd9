import { diffWordsWithSpace } from 'diff'

/** A part of a text, and whether the other text lacks it. */
export type Part = { readonly text: string; readonly isChanged: boolean }

/** Comparing longer texts word by word takes too long for a page. */
const LONGEST = 20_000
const PATIENCE_MS = 200

const whole = (text: string): Part[] => (text ? [{ text, isChanged: true }] : [])

/** Two texts in parts, word by word: what was taken away in the one, what was added in the other. */
export function wordChanges(before: string, after: string): { was: Part[]; is: Part[] } {
  const isLong = before.length + after.length > LONGEST
  const changes = isLong ? undefined : diffWordsWithSpace(before, after, { timeout: PATIENCE_MS })
  if (!changes) return { was: whole(before), is: whole(after) }
  return {
    was: changes.flatMap(({ value, added, removed }) =>
      added ? [] : [{ text: value, isChanged: removed }],
    ),
    is: changes.flatMap(({ value, added, removed }) =>
      removed ? [] : [{ text: value, isChanged: added }],
    ),
  }
}
