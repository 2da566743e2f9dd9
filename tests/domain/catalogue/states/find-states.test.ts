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

const named = (...names: string[]) => names.map((name) => ({ name, code: name.slice(0, 2) }))

test('what begins with it comes before what has a word that does, and that before the rest', () => {
  const states = named('Coastland', 'Upper Land', 'Landia', 'New Landia')

  expect(findStates(states, ' LAND ').map(({ name }) => name)).toEqual([
    'Landia',
    'Upper Land',
    'New Landia',
    'Coastland',
  ])
})

test('what ends with it, or only with a word of it, is no better than what has it inside', () => {
  const states = named('Middleton Rest', 'Onward')

  expect(findStates(states, 'on').map(({ name }) => name)).toEqual(['Onward', 'Middleton Rest'])
})

test('nothing typed leaves the order that there was', () => {
  const states = named('Wyoming', 'Alaska')

  expect(findStates(states, '  ')).toEqual(states)
})
