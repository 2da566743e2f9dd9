import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  behaviourOf,
  cardProblem,
  passesLuhn,
  spaced,
  TEST_CARDS,
} from '@/sandbox/payments/stripe/cards/cards'
import { declineMessage } from '@/src/payments/stripe/stripe-trouble'

const cardNumber = fc.stringMatching(/^[0-9]{11,18}$/)
const withCheckDigit = (body: string) =>
  '0123456789'.split('').find((digit) => passesLuhn(body + digit)) ?? ''

test('every number has exactly one check digit', () => {
  fc.assert(
    fc.property(cardNumber, (body) => {
      const fitting = [...'0123456789'].filter((digit) => passesLuhn(body + digit))
      expect(fitting).toHaveLength(1)
    }),
  )
})

test('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(cardNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, change) => {
      const number = body + withCheckDigit(body)
      const at = place % number.length
      const wrong = (Number(number[at]) + change) % 10
      expect(passesLuhn(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
    }),
  )
})

test('anything but 12 to 19 digits is no card number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d{12,19}$/.test(text))
      expect(passesLuhn(text)).toBe(false)
    }),
  )
})

test('every test card is well formed and is shown in groups', () => {
  for (const { number, behaviour } of TEST_CARDS) {
    expect(passesLuhn(number)).toBe(true)
    expect(behaviourOf(number)).toBe(behaviour)
    expect(spaced(number).replaceAll(' ', '')).toBe(number)
  }
  expect(spaced('378282246310005')).toBe('3782 822463 10005')
})

test('a card is good to the end of the month it expires in', () => {
  const card = { number: '4242424242424242', cvc: '123', expMonth: 6, expYear: 2026 }

  expect(cardProblem(card, new Date('2026-06-30T23:00:00Z'))).toBeNull()
  expect(cardProblem(card, new Date('2026-07-01T01:00:00Z'))).toBe('invalid_expiry_year')
})

test('a reported card reads like any other refusal', () => {
  const plain = declineMessage('generic_decline')

  for (const code of [
    'lost_card',
    'stolen_card',
    'pickup_card',
    'fraudulent',
    'merchant_blacklist',
  ]) {
    expect(declineMessage(code)).toBe(plain)
  }
})

test('every code, known or not, becomes words that end with what to do', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), (code) => {
      expect(declineMessage(code)).toMatch(
        /^We couldn't charge this card\. .+ Your answers are saved\.$/,
      )
    }),
  )
})
