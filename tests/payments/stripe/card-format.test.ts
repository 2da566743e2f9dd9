import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { passesLuhn, TEST_CARDS } from '@/sandbox/payments/stripe/cards/cards'

type Problem = { code: string; message: string } | null
type Fields<Value> = { number: Value; expiry: Value; cvc: Value }

const file = new URL('../../../sandbox/payments/browser/card-format.js', import.meta.url)
const script = z
  .object({
    formatNumber: z.custom<(text: string) => string>(),
    formatExpiry: z.custom<(text: string, before?: string) => string>(),
    passesLuhn: z.custom<(number: string) => boolean>(),
    cardProblems:
      z.custom<(values: Fields<string>, known: string[], today: Date) => Fields<Problem>>(),
  })
  .parse({ ...(await import(file.href)) })

const known = TEST_CARDS.map(({ number }) => number)
const today = new Date(2026, 5, 15)
const digitsOf = (text: string) => text.replace(/\D/g, '')

test('a number is written in groups and loses none of its digits', () => {
  expect(script.formatNumber('378282246310005')).toBe('3782 822463 10005')
  fc.assert(
    fc.property(fc.stringMatching(/^4[0-9 -]{0,14}$/), (text) => {
      expect(digitsOf(script.formatNumber(text))).toBe(digitsOf(text))
    }),
  )
})

test('writing in format twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const number = script.formatNumber(text)
      const expiry = script.formatExpiry(text)
      expect(script.formatNumber(number)).toBe(number)
      expect(script.formatExpiry(expiry)).toBe(expiry)
    }),
  )
})

test.each([
  ['9', '', '09 / '],
  ['1', '', '1'],
  ['12', '1', '12 / '],
  ['12 /', '12 / ', '1'],
  ['1/', '1', '01 / '],
  ['1/29', '', '01 / 29'],
  ['12/2030', '', '12 / 30'],
  ['2030-12', '', '12 / 30'],
])('an expiry typed as "%s" after "%s" reads "%s"', (text, before, expected) => {
  expect(script.formatExpiry(text, before)).toBe(expected)
})

test('browser and server agree on the check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{12,19}$/), (number) => {
      expect(script.passesLuhn(number)).toBe(passesLuhn(number))
    }),
  )
})

test.each([
  [{ number: '' }, 'number', 'incomplete_number'],
  [{ number: '4242 4242' }, 'number', 'incomplete_number'],
  [{ number: '4242 4242 4242 4241' }, 'number', 'invalid_number'],
  [{ number: '4111 1111 1111 1111' }, 'number', 'test_mode_live_card'],
  [{ expiry: '12' }, 'expiry', 'incomplete_expiry'],
  [{ expiry: '13 / 30' }, 'expiry', 'invalid_expiry_month'],
  [{ expiry: '05 / 26' }, 'expiry', 'invalid_expiry_year_past'],
  [{ cvc: '12' }, 'cvc', 'incomplete_cvc'],
  [{ number: '3782 822463 10005' }, 'cvc', 'incomplete_cvc'],
] as const)('%j is a problem of the %s: %s', (changes, field, code) => {
  const values = { number: '4242 4242 4242 4242', expiry: '06 / 26', cvc: '123', ...changes }

  expect(script.cardProblems(values, known, today)[field]).toMatchObject({ code })
})

test('a whole test card has no problem', () => {
  const values = { number: '4242 4242 4242 4242', expiry: '06 / 26', cvc: '123' }

  expect(script.cardProblems(values, known, today)).toEqual({
    number: null,
    expiry: null,
    cvc: null,
  })
})
