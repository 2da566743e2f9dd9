import { describe, expect, test } from 'vitest'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import type { ApiFailure } from '@/src/lib/browser/result'
import {
  type HeldMethod,
  unlessBroken,
} from '@/src/storefront/checkout/payment/outcome/payment-outcome'
import {
  dismissed,
  outcomeOf,
  refused,
} from '@/src/storefront/checkout/payment/outcome/payment-text'
import {
  FIRST_STATE,
  type PaymentAction,
  paymentReducer,
} from '@/src/storefront/checkout/payment/payment-state'
import { pickMethod } from '@/src/storefront/checkout/payment/pick-method'

const HELD: HeldMethod = { gateway: 'stripe', label: 'Visa •••• 4242', totalMinor: 249_00 }

const play = (...actions: PaymentAction[]) => actions.reduce(paymentReducer, FIRST_STATE(null))

const method = (gateway: GatewaySlug): PaymentMethodView => ({
  gateway,
  label: gateway,
  publicKey: 'pk',
  currency: 'USD',
  scriptUrl: null,
  sandbox: true,
  exchangeRate: null,
  exchangeRateAsOf: null,
})

const failure = (change: Partial<ApiFailure>): ApiFailure => ({
  ok: false,
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong. Please try again.',
  fields: {},
  id: null,
  retryAfter: null,
  body: null,
  ...change,
})

describe('the way to pay', () => {
  test('is the card at first', () => {
    expect(play().wanted).toBe('stripe')
  })

  test('falls back to the first one open when the remembered one is not', () => {
    expect(pickMethod([method('paypal'), method('stripe')], 'razorpay')?.gateway).toBe('paypal')
  })

  test('is none when none is open', () => {
    expect(pickMethod([], 'stripe')).toBeUndefined()
  })

  test('changed, lets go of what was held', () => {
    const state = play({ type: 'held', held: HELD }, { type: 'chose', gateway: 'paypal' })

    expect(state.held).toBeNull()
  })

  test('chosen again, keeps it', () => {
    expect(play({ type: 'held', held: HELD }, { type: 'chose', gateway: 'stripe' }).held).toBe(HELD)
  })
})

describe('how paying ends', () => {
  test('a refused card has to be typed anew', () => {
    const state = play(
      { type: 'held', held: HELD },
      { type: 'ended', outcome: refused('Your bank said: insufficient funds.') },
    )

    expect(state).toMatchObject({ held: null, round: 1, busy: null })
    expect(state.trouble?.message).toBe('Your bank said: insufficient funds.')
  })

  test('a closed window is no failure: the same button opens it again', () => {
    const state = play({ type: 'held', held: HELD }, { type: 'ended', outcome: dismissed() })

    expect(state).toMatchObject({ held: HELD, round: 0, busy: null })
    expect(state.trouble?.tone).toBe('neutral')
  })

  test('an attempt that broke off leaves the button to be pressed again', async () => {
    const outcome = await unlessBroken(Promise.reject(new TypeError('A part did not load')))
    const state = play(
      { type: 'held', held: HELD },
      { type: 'began', busy: 'paying' },
      { type: 'ended', outcome },
    )

    expect(state).toMatchObject({ held: HELD, busy: null })
    expect(state.trouble?.title).toBe('We could not reach the server')
  })

  test('a page on its way elsewhere stays busy until Back brings it up again', () => {
    const left = play(
      { type: 'began', busy: 'paying' },
      { type: 'ended', outcome: { kind: 'left' } },
    )

    expect(left.busy).toBe('paying')
    expect(paymentReducer(left, { type: 'returned' }).busy).toBeNull()
  })
})

describe('what a refusal means', () => {
  test('a moved price is looked at first, whatever else is said', () => {
    const quote = { lines: [], totalMinor: 1, currency: 'USD' } as const

    expect(
      outcomeOf(failure({ status: 409, code: 'price_changed', body: { quote } }), 'stripe'),
    ).toEqual({
      kind: 'repriced',
      quote,
    })
  })

  test.each(['GATEWAY_NOT_CONFIGURED', 'GATEWAY_KEYS_MISSING', 'GATEWAY_DISABLED'])(
    '%s is an error of configuration, with a word for the customer',
    (code) => {
      const stripe = outcomeOf(failure({ code, message: 'Stripe is not configured.' }), 'stripe')
      const razorpay = outcomeOf(failure({ code, message: 'internal' }), 'razorpay')

      expect(stripe).toMatchObject({
        trouble: {
          title: 'Payment Gateway Configuration Error',
          message: 'Stripe is not configured.',
        },
      })
      expect(razorpay).toMatchObject({
        trouble: {
          message:
            'Payment gateway configuration issue. Please contact support or try a different payment method.',
        },
      })
    },
  )

  test('trouble at Razorpay has the words of the catalogue', () => {
    expect(outcomeOf(failure({ code: 'RAZORPAY_API_ERROR' }), 'razorpay')).toMatchObject({
      trouble: {
        message: 'Payment service is temporarily unavailable. Please try again later.',
      },
    })
    expect(outcomeOf(failure({ id: 'e-1' }), 'razorpay')).toMatchObject({
      trouble: {
        message: 'Failed to create Razorpay order. Please try again. Reference: e-1',
      },
    })
  })

  test('a success that does not say what became of a card has the words of the catalogue', () => {
    expect(outcomeOf(failure({ status: 200 }), 'stripe')).toMatchObject({
      needsMethod: false,
      trouble: { title: 'Invalid response from payment service' },
    })
    expect(outcomeOf(failure({ status: 500 }), 'stripe')).toMatchObject({
      trouble: { message: 'Payment failed. Please try again.' },
    })
  })

  test('nobody answering is no reason to type the card again', () => {
    expect(outcomeOf(failure({ status: 0, code: 'unreachable' }), 'stripe')).toMatchObject({
      needsMethod: false,
      trouble: { title: 'We could not reach the server' },
    })
  })
})
