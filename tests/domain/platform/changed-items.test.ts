import { expect, test } from 'vitest'

import { changedItems } from '@/src/domain/platform/changed-items'

const nameOf = (item: unknown) =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : null

const changed = (before: unknown, after: unknown) => changedItems(before, after, nameOf)

test('only the fields of the items that differ are told, by item and field', () => {
  const [a, b] = [
    { id: 'a', fee: { cents: 1, type: 'fixed' }, note: 'same' },
    { id: 'b', note: 'was' },
  ]
  expect(changed([a, b], [{ ...b, note: 'is' }, a])).toEqual({
    before: { 'b note': 'was' },
    after: { 'b note': 'is' },
  })
})

test('the order of a list and of the keys within an item is no change', () => {
  const before = [{ id: 'a', fee: { cents: 1, type: 'fixed' } }, { id: 'b' }]
  const after = [{ id: 'b' }, { fee: { type: 'fixed', cents: 1 }, id: 'a' }]
  expect(changed(before, after)).toEqual({ before: {}, after: {} })
})

test('an item that came or went is told whole, and what has no name not at all', () => {
  expect(changed(undefined, [{ id: 'a', note: 'new' }, 7])).toEqual({
    before: {},
    after: { 'a id': 'a', 'a note': 'new' },
  })
  expect(changed([{ id: 'a', note: 'old' }, null], undefined)).toEqual({
    before: { 'a id': 'a', 'a note': 'old' },
    after: {},
  })
})
