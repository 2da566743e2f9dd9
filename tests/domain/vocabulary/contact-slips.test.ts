import fc from 'fast-check'
import { expect, test } from 'vitest'

import { suggestEmail } from '@/src/domain/vocabulary/text/email-suggestion'
import { looksLikePhone } from '@/src/domain/vocabulary/text/phone-text'

test.each(
  Object.entries({
    'ada@gmial.com': 'ada@gmail.com',
    'ada@gmail.con': 'ada@gmail.com',
    'ada@gamil.com': 'ada@gmail.com',
    'Ada.Moss@Hotmial.com': 'Ada.Moss@hotmail.com',
    'ada@yaho.com': 'ada@yahoo.com',
    'ada@outlok.com': 'ada@outlook.com',
    'ada@harbor-pine.cmo': 'ada@harbor-pine.com',
  }),
)('“%s” probably is “%s”', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'ada@gmail.com',
  'ada@example.com',
  'ada@harborpine.co',
  'ada@mail.ru',
  'ada@gmail',
  'ada',
  '',
  '@gmial.com',
])('“%s” is left as it is', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})

test('a suggestion is followed by no other, and keeps the name before the @', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const meant = suggestEmail(email)
      if (meant === null) return
      expect(meant.slice(0, meant.lastIndexOf('@'))).toBe(email.slice(0, email.lastIndexOf('@')))
      expect(suggestEmail(meant)).toBeNull()
    }),
  )
})

test.each([
  '',
  '+1 307 555 0100',
  '(307) 555-0100',
  '1 307 555 0100',
  '+44 20 7946 0958',
  '0044 20 7946 0958',
  '307-555-0100 x12',
])('“%s” may be a phone number', (typed) => {
  expect(looksLikePhone(typed)).toBe(true)
})

test.each(['call me', '666', '555 0100', '+1', '+44 20 7946 0958 0958 0958', 'ada@example.com'])(
  '“%s” is none',
  (typed) => {
    expect(looksLikePhone(typed)).toBe(false)
  },
)
