import { z } from 'zod'
import { keysOf } from '@/src/domain/vocabulary/keys'

import { type ElementState, elementState, isSameState, type NextState } from './element-state'

/** What made a change set, with the words that history has for it. */
export const CHANGE_KINDS = {
  save: 'Edit',
  replace: 'Find and replace',
  import: 'Import',
  restore: 'Restore',
  discard: 'Discard',
  publish: 'Publish',
  direct: 'Change in the record',
} as const
export type ChangeKind = keyof typeof CHANGE_KINDS

export const CHANGE_KIND_NAMES = keysOf(CHANGE_KINDS)

export const changeEntry = z.object({
  id: z.guid(),
  page: z.string(),
  selector: z.string(),
  label: z.string(),
  before: elementState,
  after: elementState,
  /** It stayed as it was when the rest was undone: newer work stood on it. */
  stayed: z.literal(true).optional(),
})
export type ChangeEntry = Readonly<z.infer<typeof changeEntry>>

export const changeEntries = z.array(changeEntry)

export type EditedElement = Pick<ChangeEntry, 'id' | 'page' | 'selector' | 'label'> & ElementState

export function entriesOf(
  number: number,
  elements: readonly EditedElement[],
  next: (element: EditedElement) => NextState,
): ChangeEntry[] {
  return elements.flatMap(({ id, page, selector, label, live, draft, revision }) => {
    const before = { live, draft, revision }
    const { live: nextLive, draft: nextDraft } = next({ id, page, selector, label, ...before })
    const after = { live: nextLive, draft: nextDraft, revision: number }
    return isSameState(before, after) ? [] : [{ id, page, selector, label, before, after }]
  })
}

/** Whether visitors read something else before and after: publishing, or undoing it. */
export const isLiveChange = ({ before, after }: Pick<ChangeEntry, 'before' | 'after'>): boolean =>
  before.live !== after.live

export type Direction = 'undo' | 'redo'

/** What stands in the way of an undo: an element, and the number of what was done to it since. */
export type Obstacle = {
  readonly entry: ChangeEntry
  readonly newer: number | null
  /** What is wrong with the value that would be back. */
  readonly problem?: string
}

export type Walk = {
  readonly steps: readonly { readonly id: string; readonly to: ElementState }[]
  readonly obstacles: readonly Obstacle[]
}

/**
 * What undoing or redoing a change set makes of its elements. One whose state is not exactly the
 * one that the set left, or found, has newer work on it, or is gone: that stands in the way.
 */
export function walk(
  direction: Direction,
  entries: readonly ChangeEntry[],
  current: ReadonlyMap<string, Pick<ElementState, 'revision'>>,
): Walk {
  const steps: { id: string; to: ElementState }[] = []
  const obstacles: Obstacle[] = []
  for (const entry of entries) {
    if (direction === 'redo' && entry.stayed) continue
    const [from, to] =
      direction === 'undo' ? [entry.after, entry.before] : [entry.before, entry.after]
    const now = current.get(entry.id)
    if (now?.revision === from.revision) steps.push({ id: entry.id, to })
    else obstacles.push({ entry, newer: now?.revision ?? null })
  }
  return { steps, obstacles }
}

/** The entries as they are kept once a set was undone without those that stood in the way. */
export function withStayed(
  entries: readonly ChangeEntry[],
  obstacles: readonly Obstacle[],
): ChangeEntry[] {
  const ids = new Set(obstacles.map(({ entry }) => entry.id))
  return entries.map(({ stayed: _, ...entry }) =>
    ids.has(entry.id) ? { ...entry, stayed: true } : entry,
  )
}

/** What undo and redo need of a set in the list of them all. */
export type SetMark = {
  readonly number: number
  readonly madeAt: string
  readonly undoneAt: string | null
}

export function nextUndo(sets: readonly SetMark[]): number | null {
  const standing = sets.filter(({ undoneAt }) => undoneAt === null)
  return standing.length > 0 ? Math.max(...standing.map(({ number }) => number)) : null
}

/** The next set to redo: what was undone last, unless something new was done since. */
export function nextRedo(sets: readonly SetMark[]): number | null {
  const newest = Math.max(0, ...sets.map(({ madeAt }) => Date.parse(madeAt)))
  const [last] = sets
    .flatMap(({ number, undoneAt }) => (undoneAt ? [{ number, at: Date.parse(undoneAt) }] : []))
    .filter(({ at }) => at >= newest)
    .toSorted((a, b) => b.at - a.at || a.number - b.number)
  return last?.number ?? null
}
