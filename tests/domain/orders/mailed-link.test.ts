import { expect, test } from 'vitest'

import { mailedOrderLink } from '@/src/domain/orders/mailed-link'

const ORDER = '11111111-2222-4333-8444-555555555555'
const RENEWAL = '22222222-2222-4333-8444-555555555555'
const link = { order: ORDER, token: 't0ken' }

test.each(['receipt', 'pay', 'order'] as const)('a mailed link leads to the %s', (to) => {
  expect(mailedOrderLink.parse({ ...link, to, of: RENEWAL })).toEqual({ ...link, to, of: RENEWAL })
})

test('a link that names no page, or none of ours, leads to the order', () => {
  expect(mailedOrderLink.parse(link)).toEqual({ ...link, to: 'order' })
  expect(mailedOrderLink.parse({ ...link, to: 'https://evil.example', of: 'nonsense' })).toEqual({
    ...link,
    to: 'order',
  })
})

test('a link for the details of a service names it; none that is not ours', () => {
  expect(mailedOrderLink.parse({ ...link, details: 'ein' })).toEqual({
    ...link,
    to: 'order',
    details: 'ein',
  })
  expect(mailedOrderLink.parse({ ...link, details: 'x"><script>' }).details).toBeUndefined()
})

test.each([
  ['an order that cannot be', { order: 'nonsense' }, ['order']],
  ['no token', { token: '' }, ['token']],
  ['a token that is too long', { token: 'x'.repeat(201) }, ['token']],
])('a link with %s opens nothing', (_what, change, fields) => {
  const { error } = mailedOrderLink.safeParse({ ...link, ...change })

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(fields)
})

test('the longest token that may be is read', () => {
  expect(mailedOrderLink.parse({ ...link, token: 'x'.repeat(200) }).token).toHaveLength(200)
})

test('an order that cannot be is called what it is', () => {
  const { error } = mailedOrderLink.safeParse({ ...link, order: 'nonsense' })

  expect(error?.issues[0]?.message).toBe('There is no such order')
})
