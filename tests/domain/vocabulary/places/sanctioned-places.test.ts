import { expect, test } from 'vitest'

import {
  placeRefusal,
  type Sold,
  sanctionedPlace,
  sanctionNotes,
} from '@/src/domain/vocabulary/places/sanctioned-places'

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

const EVERYTHING: readonly Sold[] = ['formation', 'agent', 'address', 'bookkeeping', 'other']

test.each(EVERYTHING)(
  '%s is sold to no one in a sanctioned place, and to anyone elsewhere',
  (sold) => {
    for (const country of ['CU', 'Iran', 'KP'])
      expect(placeRefusal({ country }, [sold])).toContain('sanctions')
    expect(placeRefusal({ country: 'UA', address: 'Simferopol' }, [sold])).toContain('Crimea')
    for (const country of ['US', 'DE', 'SY', 'BY', '', null])
      expect(placeRefusal({ country }, [sold])).toBeNull()
  },
)

test.each([
  ['formation', true],
  ['agent', true],
  ['address', true],
  ['bookkeeping', true],
  ['other', false],
] as const)('%s is barred in Russia: %s', (sold, isBarred) => {
  expect(placeRefusal({ country: 'RU', address: 'Moscow' }, [sold]) !== null).toBe(isBarred)
  expect(placeRefusal({ country: 'Russia' }, [sold]) !== null).toBe(isBarred)
})

test('someone in Russia is noted to staff', () => {
  expect(sanctionNotes([{ who: 'Ivan', country: 'RU', address: 'Moscow' }])).toEqual([
    'Ivan: Russia',
  ])
})
