import { expect, test } from 'vitest'

import { findStates } from '@/src/domain/catalogue/states/find-states'

const STATES = [
  { name: 'Arkansas', code: 'AR' },
  { name: 'Kansas', code: 'KS' },
  { name: 'New York', code: 'NY' },
  { name: 'Texas', code: 'TX' },
  { name: 'Virginia', code: 'VA' },
  { name: 'West Virginia', code: 'WV' },
]

const found = (typed: string) => findStates(STATES, typed).map((state) => state.code)

test.each([
  ['kan', ['KS', 'AR']],
  ['virginia', ['VA', 'WV']],
  ['york', ['NY']],
  ['tx', ['TX']],
  [' NEW ', ['NY']],
  ['zz', []],
])('“%s” finds %j, the likeliest first', (typed, codes) => {
  expect(found(typed)).toEqual(codes)
})

test('nothing typed finds them all', () => {
  expect(found('  ')).toHaveLength(STATES.length)
})
