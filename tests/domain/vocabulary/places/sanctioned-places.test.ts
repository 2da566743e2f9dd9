import { expect, test } from 'vitest'

import { sanctionedPlace, sanctionNotes } from '@/src/domain/vocabulary/places/sanctioned-places'

test.each([
  [{ country: 'CU' }, 'Cuba'],
  [{ country: 'Iran' }, 'Iran'],
  [{ country: 'KP' }, 'North Korea'],
  [{ country: 'UA', address: '5 Lenina, Sevastopol' }, 'Crimea, Donetsk or Luhansk (Ukraine)'],
  [{ country: 'RU', address: 'Donetsk' }, 'Crimea, Donetsk or Luhansk (Ukraine)'],
])('%o is looked at: %s', (place, expected) => {
  expect(sanctionedPlace({ who: 'Ada', ...place })).toBe(expected)
})

test.each([
  { country: 'SY' },
  { country: 'UA', address: '1 Khreshchatyk, Kyiv' },
  { country: 'US', address: 'Crimea Street 5' },
  { country: '' },
  { country: null },
  {},
])('%o is not', (place) => {
  expect(sanctionedPlace({ who: 'Ada', ...place })).toBeNull()
})

test('each person and place is noted once', () => {
  const ada = { who: 'Ada', country: 'CU' }

  expect(sanctionNotes([ada, ada, { who: 'Bo', country: 'DE' }])).toEqual(['Ada: Cuba'])
})
