import { expect, test } from 'vitest'

import { isFollowedLink } from '@/src/lib/http/back-office-door'

const LINK = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

test('a link on another site that opens a page is one', () => {
  expect(isFollowedLink('GET', new Headers(LINK))).toBe(true)
})

test.each<[string, string, Record<string, string>]>([
  ['a form that is sent', 'POST', LINK],
  ['a form that is sent with its origin', 'GET', { ...LINK, origin: 'https://evil.example' }],
  ['a frame', 'GET', { ...LINK, 'sec-fetch-dest': 'iframe' }],
  ['a picture', 'GET', { ...LINK, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  [
    'what a script fetches',
    'GET',
    { ...LINK, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  ],
  ['a link of our own', 'GET', { ...LINK, 'sec-fetch-site': 'same-origin' }],
  ['a request that says nothing of itself', 'GET', {}],
])('%s is none', (_name, method, headers) => {
  expect(isFollowedLink(method, new Headers(headers))).toBe(false)
})
