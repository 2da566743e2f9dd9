import { expect, test } from 'vitest'

import { checkQuery } from '@/src/lib/http/edge-guard'

const checked = (query: string) =>
  checkQuery(new URL(`http://localhost:3000/api/states?${query}`)).searchParams

test.each([
  'limit[]=1000000',
  'limit%5B%5D=1000000',
  'limit[0]=1000000',
  'limit[a]=5',
  '[limit]=1000000',
  '%5Blimit%5D=1000000',
  '[limit]x=1000000',
  '[[limit]]=1000000',
  'limit=5&limit=5',
  'limit=5&limit=1000000',
  'page[]=1',
  'page=1&page=2',
  'depth[]=3',
  'depth=1&depth=2',
  'limit=-1',
  'limit=1e6',
  'limit=%205',
  'limit=5%20',
  'limit=',
  'limit=0x10',
  'limit=5.0',
  'limit=%D9%A5',
  'joins[orders][limit]=many',
  'joins[orders][limit][]=1000000',
  'joins[orders][limit]=5&joins[orders][limit]=5',
  'joins[orders]x[limit]=1000000',
  'joins[orders][page]=0',
  '[where][id][near]=1',
  '[data]=1',
])('%s is refused', (query) => {
  expect(() => checked(query)).toThrow(expect.objectContaining({ status: 400 }))
})

test.each([
  ['limit=0', '500'],
  ['limit=00', '500'],
  ['limit=501', '500'],
  ['limit=100000', '500'],
  ['limit=500', '500'],
  ['limit=7', '7'],
  ['pagination=false', '500'],
  ['pagination=', '500'],
  ['pagination=false&limit=7', '7'],
  ['pagination=false&limit=0', '500'],
  ['pagination=true', null],
  ['', null],
  ['where[code][in]=WY,TX&sort=code', null],
])('of ?%s the limit is %s', (query, limit) => {
  expect(checked(query).get('limit')).toBe(limit)
})

test.each([
  ['0', '500'],
  ['000', '500'],
  ['100000', '500'],
  ['20', '20'],
])('a list within a record that asks for %s gets at most %s', (asked, limit) => {
  expect(checked(`joins[orders][limit]=${asked}`).get('joins[orders][limit]')).toBe(limit)
})

test('a name ends for Payload where it ended for us', () => {
  const { search } = checkQuery(
    new URL('http://localhost:3000/api/x?joins%5Ba%5D=q[limit]=1000000'),
  )

  expect(search).not.toContain(']=')
})

test('a thousand parts are read, and more refused', () => {
  const parts = (count: number) => Array(count).fill('a[]=1').join('&')

  expect(checked(`pagination=false&${parts(998)}`).size).toBe(1000)
  expect(() => checked(parts(1000))).toThrow(expect.objectContaining({ status: 400 }))
})
