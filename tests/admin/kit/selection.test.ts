import { expect, test } from 'vitest'

import {
  MOST_IDS,
  NOTHING,
  pageToggled,
  ranged,
  selectedInput,
  selectedOf,
  toggled,
} from '@/src/admin/kit/list/bulk/selection'

const PAGE = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('')

test('a row is chosen and let go, and rows of other pages stay chosen', () => {
  const two = toggled(toggled(NOTHING, 'x'), 'b')

  expect(chosen(two)).toBe('bx')
  expect(chosen(toggled(two, 'b'))).toBe('x')
  expect(chosen(pageToggled(two, PAGE))).toBe('abcdex')
  expect(chosen(pageToggled(pageToggled(two, PAGE), PAGE))).toBe('x')
})

test('Shift takes all rows from the last one to this, in either direction', () => {
  const from = toggled(NOTHING, 'd')

  expect(chosen(ranged(from, PAGE, 'b'))).toBe('bcd')
  expect(chosen(ranged(ranged(from, PAGE, 'b'), PAGE, 'e'))).toBe('bcde')
})

test('Shift on a chosen row lets the whole range go', () => {
  const all = pageToggled(NOTHING, PAGE)
  const from = toggled(toggled(all, 'b'), 'b')

  expect(chosen(ranged(from, PAGE, 'd'))).toBe('ae')
})

test('Shift with the last row on another page chooses this one alone', () => {
  expect(chosen(ranged(toggled(NOTHING, 'x'), PAGE, 'c'))).toBe('cx')
  expect(chosen(ranged(NOTHING, PAGE, 'c'))).toBe('c')
})

test('the server is told rows, or the question that all of them answer', () => {
  const question = { view: 'late' }

  expect(selectedOf(NOTHING, question)).toBeNull()
  expect(selectedOf(toggled(NOTHING, 'a'), question)).toEqual({ ids: ['a'] })
  expect(selectedOf({ ...NOTHING, isAll: true }, question)).toEqual({ question })
})

test.each([
  [{ ids: [] }],
  [{ ids: ['not an id'] }],
  [{ ids: Array.from({ length: MOST_IDS + 1 }, () => crypto.randomUUID()) }],
  [{ ids: [crypto.randomUUID()], question: {} }],
  [{ question: { view: { $ne: 1 } } }],
  [null],
])('%j chooses nothing', (input) => {
  expect(selectedInput.safeParse(input).success).toBe(false)
})

test('by hand no more are chosen than the server takes', () => {
  const many = Array.from({ length: MOST_IDS }, () => crypto.randomUUID())
  const full = pageToggled(NOTHING, many)

  expect(toggled(full, 'more').ids.size).toBe(MOST_IDS)
  expect(pageToggled(full, ['more', 'and more']).ids.has('more')).toBe(false)
  expect(selectedOf(full, {})).toEqual({ ids: many })
})
