import { expect, test } from 'vitest'

import { countryCode, EDGE_HEADERS, edgePlace, usState } from '@/src/lib/place/edge-place'
import { placeOf, placeOfAddress } from '@/src/lib/place/place-of'
import { fromFront } from '@/tests/support/from-front'

test.each(EDGE_HEADERS)('$country tells the country, and $region the state', (names) => {
  const headers = new Headers({ [names.country]: 'us', [names.region]: 'US-wy' })
  expect(edgePlace(headers)).toEqual({ country: 'US', region: 'WY', header: names.country })
})

test.each(['XX', 'T1', 'ZZ', '', 'USA', '1', 'U$'])('%j is no country', (code) => {
  expect(countryCode(code)).toBeNull()
  expect(edgePlace(new Headers({ 'cf-ipcountry': code }))).toBeNull()
})

test('a region counts in the United States alone', () => {
  expect(usState('US', 'CA')).toBe('CA')
  expect(usState('US', 'US-CA')).toBe('CA')
  expect(usState('CA', 'ON')).toBeNull()
  expect(usState('US', 'California')).toBeNull()
  expect(usState('US', null)).toBeNull()
})

test('the bundled table tells the country of an address, of both kinds', async () => {
  expect(await placeOfAddress('8.8.8.8')).toEqual({ country: 'US', region: null, by: 'table' })
  expect(await placeOfAddress('2a02:8108::1')).toMatchObject({ country: 'DE', by: 'table' })
  expect(await placeOfAddress('::ffff:8.8.8.8')).toMatchObject({ country: 'US' })
})

test.each(['127.0.0.1', '::1', '10.1.2.3', 'fe80::1', '1.2.3', 'a', '::::'])(
  'nobody can tell where %s is',
  async (address) => {
    expect(await placeOf(new Headers(fromFront(address)))).toEqual({
      country: null,
      region: null,
      by: 'unknown',
    })
  },
)

test('a forged header is not believed where no proxy is trusted', async () => {
  const forged = { 'cf-ipcountry': 'KP', 'x-forwarded-for': '5.6.7.8' }
  expect(await placeOf(new Headers(forged))).toMatchObject({ country: null, by: 'unknown' })
  expect(await placeOf(new Headers({ ...forged, ...fromFront('8.8.8.8') }))).toMatchObject({
    country: 'US',
    by: 'table',
  })
})
