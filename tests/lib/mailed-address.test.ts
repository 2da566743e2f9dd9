import { expect, test } from 'vitest'

import { mailedAddress, rememberMailed } from '@/src/lib/mailed-address'

const keptBy = (cookie: string) => /^charterdesk_mailed=([^;]*);/.exec(cookie)?.[1]

test('a browser is told the address that it asked a mail for', () => {
  expect(mailedAddress(keptBy(rememberMailed('ada+llc@example.com')))).toBe('ada+llc@example.com')
})

test.each([
  [undefined],
  ['not base64!'],
  [Buffer.from('no address at all').toString('base64url')],
  [Buffer.from('<b>x</b>@example.com').toString('base64url')],
  ['a'.repeat(5000)],
])('a cookie that says something else names nobody: %s', (cookie) => {
  expect(mailedAddress(cookie)).toBeNull()
})
