import { expect, test } from 'vitest'

import { countries, countryCodeOf, countryName } from '@/src/domain/vocabulary/places/countries'

test('the countries that are chosen most stand first, the others by name', () => {
  const labels = countries().map(({ label }) => label)
  const others = labels.slice(4)

  expect(labels.slice(0, 4)).toEqual(['United States', 'Canada', 'United Kingdom', 'Australia'])
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('every country stands in the list once, by its code and a name of its own', () => {
  const all = countries()

  expect(new Set(all.map(({ value }) => value)).size).toBe(all.length)
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
  expect(all.filter(({ value, label }) => !/^[A-Z]{2}$/.test(value) || label === value)).toEqual([])
})

test('a country is called as people there call it', () => {
  expect(['HK', 'PS', 'VI', 'XK'].map(countryName)).toEqual([
    'Hong Kong',
    'Palestine',
    'US Virgin Islands',
    'Kosovo',
  ])
})

test('what is no code stays as it was typed', () => {
  expect(['', 'us', 'India', 'U1'].map(countryName)).toEqual(['', 'us', 'India', 'U1'])
})

test('a country is known again by the name that an order keeps', () => {
  expect(countryCodeOf('Türkiye')).toBe('TR')
  expect(countryCodeOf('United States')).toBe('US')
  expect(['', null, undefined, 'Atlantis'].map(countryCodeOf)).toEqual(Array(4).fill(undefined))
})
