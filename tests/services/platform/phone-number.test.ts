import { expect, test } from 'vitest'

import { normalPhone } from '@/src/services/platform/phone-number'

test.each([
  ['307 555 0142', undefined, '+13075550142'],
  ['307 555 0142', 'US', '+13075550142'],
  ['98765 43210', 'IN', '+919876543210'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['+1 307 555 0142', 'GB', '+13075550142'],
  ['0044 20 7946 0958', 'IN', '+442079460958'],
  ['(212) 555-0142', 'DK', '+12125550142'],
  ['307 555 0142', '', '+13075550142'],
  ['', 'IN', null],
])('%j typed by someone in %s is kept as %s', (typed, home, kept) => {
  expect(normalPhone(typed, undefined, home)).toBe(kept)
})

test('what is a number nowhere is refused by its field', () => {
  expect(() => normalPhone('12345', undefined, 'IN')).toThrow(
    expect.objectContaining({ status: 422, fields: { phone: expect.any(String) } }),
  )
})
