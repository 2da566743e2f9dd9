import { expect, test } from 'vitest'

import { type Mergeable, mergeRefusal } from '@/src/domain/support/merge-rules'

const [A, B, C] = ['a', 'b', 'c'].map((one) => `${one.repeat(8)}-0000-4000-8000-000000000000`)
const one: Mergeable = { id: A ?? '', status: 'open', user: 'u1' }
const other: Mergeable = { id: B ?? '', status: 'in_progress', user: { id: 'u1' } }
const guest = { user: null, requesterEmail: 'Grace@example.com' }

test('two tickets of one account, or of one guest’s address, become one', () => {
  expect(mergeRefusal(one, other)).toBeNull()
  expect(mergeRefusal({ ...one, status: 'closed' }, other)).toBeNull()
  expect(
    mergeRefusal({ ...one, ...guest }, { ...other, ...guest, requesterEmail: 'grace@EXAMPLE.com' }),
  ).toBeNull()
})

test.each<[string, Partial<Mergeable>, Partial<Mergeable>, RegExp]>([
  ['itself', {}, { id: A ?? '' }, /with itself/],
  ['another account’s', {}, { user: 'u2' }, /same person/],
  ['a guest’s into an account’s', guest, { requesterEmail: 'grace@example.com' }, /same person/],
  ['nobody’s', { user: null }, { user: null }, /same person/],
  ['what was merged before', { mergedInto: C }, {}, /already merged into T-CCCCCCCC/],
  ['into a closed one', {}, { status: 'closed' }, /is closed/],
  ['a refund request', { topic: 'refund' }, {}, /refund request/],
  ['about another order', { order: 'o1' }, { order: 'o2' }, /different orders/],
  ['a guest’s about an order into one about none', { ...guest, order: 'o1' }, guest, /no account/],
  ['a guest’s into one about an order', guest, { ...guest, order: 'o1' }, /no account/],
])('not merged: %s', (_, from, into, words) => {
  expect(mergeRefusal({ ...one, ...from }, { ...other, ...into })).toMatch(words)
})
