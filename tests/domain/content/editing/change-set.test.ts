import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  type ChangeEntry,
  type EditedElement,
  entriesOf,
  nextRedo,
  nextUndo,
  walk,
  withStayed,
} from '@/src/domain/content/editing/change-set'
import {
  discarded,
  drafted,
  type NextState,
  published,
  shownValue,
} from '@/src/domain/content/editing/element-state'

const IDS = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`)

type Site = ReadonlyMap<string, EditedElement>

const emptySite = (): Site =>
  new Map(
    IDS.map((id, index) => [
      id,
      {
        id,
        page: '/',
        selector: `text.${index}`,
        label: `Text ${index}`,
        live: 'old',
        draft: null,
        revision: 0,
      },
    ]),
  )

const put = (
  site: Site,
  steps: readonly { id: string; to: Omit<EditedElement, 'id' | 'page' | 'selector' | 'label'> }[],
): Site => {
  const next = new Map(site)
  for (const { id, to } of steps) {
    const element = next.get(id)
    if (element) next.set(id, { ...element, ...to })
  }
  return next
}

const act = fc.record({
  on: fc.subarray(IDS, { minLength: 1 }),
  what: fc.oneof(
    fc.string({ maxLength: 3 }).map((value) => (state: NextState) => drafted(state, value)),
    fc.constant(published),
    fc.constant(discarded),
  ),
})

/** Every set of a history, and the site that it leaves. */
function history(
  acts: readonly { on: readonly string[]; what: (state: NextState) => NextState }[],
) {
  let site = emptySite()
  const sets: ChangeEntry[][] = []
  for (const { on, what } of acts) {
    const elements = on.flatMap((id) => site.get(id) ?? [])
    const entries = entriesOf(sets.length + 1, elements, what)
    if (entries.length === 0) continue
    sets.push(entries)
    site = put(
      site,
      entries.map(({ id, after }) => ({ id, to: after })),
    )
  }
  return { sets, site }
}

test('undoing every change from the newest back, and redoing them, goes all the way and returns', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const { sets, site } = history(acts)
      let now = site
      for (const entries of sets.toReversed()) {
        const { steps, obstacles } = walk('undo', entries, now)
        expect(obstacles).toEqual([])
        now = put(now, steps)
      }
      expect(now).toEqual(emptySite())
      for (const entries of sets) {
        const { steps, obstacles } = walk('redo', entries, now)
        expect(obstacles).toEqual([])
        now = put(now, steps)
      }
      expect(now).toEqual(site)
    }),
  )
})

test('an undo overwrites nothing newer: it is in the way exactly where a later change stands', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 2, maxLength: 10 }), fc.nat(), (acts, pick) => {
      const { sets, site } = history(acts)
      fc.pre(sets.length > 0)
      const index = pick % sets.length
      const later = new Map(
        sets
          .slice(index + 1)
          .flatMap((entries, at) => entries.map(({ id }) => [id, index + at + 2] as const)),
      )
      const { steps, obstacles } = walk('undo', sets[index] ?? [], site)
      expect(steps.every(({ id }) => !later.has(id))).toBe(true)
      expect(obstacles.map(({ entry, newer }) => [entry.id, newer])).toEqual(
        (sets[index] ?? []).filter(({ id }) => later.has(id)).map(({ id }) => [id, later.get(id)]),
      )
    }),
  )
})

test('what stayed when the rest was undone is left alone by the redo', () => {
  const site = emptySite()
  const first = entriesOf(1, [...site.values()], (state) => drafted(state, 'new'))
  let now = put(
    site,
    first.map(({ id, after }) => ({ id, to: after })),
  )
  const second = entriesOf(2, [...now.values()].slice(0, 1), (state) => drafted(state, 'newer'))
  now = put(
    now,
    second.map(({ id, after }) => ({ id, to: after })),
  )

  const undone = walk('undo', first, now)
  const kept = withStayed(first, undone.obstacles)
  now = put(now, undone.steps)
  expect([...now.values()].map(shownValue)).toEqual(['newer', 'old', 'old'])

  const redone = walk('redo', kept, now)
  expect(redone.obstacles).toEqual([])
  now = put(now, redone.steps)
  expect([...now.values()].map(shownValue)).toEqual(['newer', 'new', 'new'])
})

test('an element that is gone stands in the way of undoing what was done to it', () => {
  const entries = entriesOf(1, [...emptySite().values()], (state) => drafted(state, 'new'))
  expect(walk('undo', entries, new Map()).obstacles.map(({ newer }) => newer)).toEqual([
    null,
    null,
    null,
  ])
})

test('a draft that equals what is live is none, and publishing one brings it live', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (live, value) => {
      const state = drafted({ live, draft: null }, value)
      expect(state.draft === null).toBe(value === live)
      expect(published(state)).toEqual({ live: value, draft: null })
      expect(discarded(state)).toEqual({ live, draft: null })
      expect(drafted(state, live)).toEqual({ live, draft: null })
    }),
  )
})

test('undo takes the newest that stands, redo what was undone last until something new is done', () => {
  const at = (second: number) => new Date(second * 1000).toISOString()
  const set = (number: number, madeAt: number, undoneAt: number | null = null) => ({
    number,
    madeAt: at(madeAt),
    undoneAt: undoneAt === null ? null : at(undoneAt),
  })
  expect([nextUndo([]), nextRedo([])]).toEqual([null, null])
  const two = [set(1, 1), set(2, 2)]
  expect([nextUndo(two), nextRedo(two)]).toEqual([2, null])
  const both = [set(1, 1, 9), set(2, 2, 8)]
  expect([nextUndo(both), nextRedo(both)]).toEqual([null, 1])
  const newer = [...both, set(3, 10)]
  expect([nextUndo(newer), nextRedo(newer)]).toEqual([3, null])
})
