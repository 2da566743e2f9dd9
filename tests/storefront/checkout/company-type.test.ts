import { describe, expect, test } from 'vitest'

import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import {
  type CheckoutAction,
  type CheckoutState,
  checkoutReducer,
  stepBefore,
} from '@/src/storefront/checkout/formation/checkout-state'
import { initialState } from '@/src/storefront/checkout/formation/initial-state'
import { lacking, reachable } from '@/src/storefront/checkout/formation/step-ready'

import { CATALOGUE, FRESH_START } from './checkout-catalogue'

const COMPLETE: DraftAnswers = {
  packageId: 'p-standard',
  stateId: 's-wy',
  addonIds: [],
  companyName: 'Bright Harbor',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  country: 'GB',
}

const play = (state: CheckoutState, ...actions: CheckoutAction[]) =>
  actions.reduce(checkoutReducer, state)
const begin = (answers: DraftAnswers) =>
  play(initialState({ catalogue: CATALOGUE, ...FRESH_START }), { type: 'answered', answers })
const as = (companyType: DraftAnswers['companyType']): CheckoutAction => ({
  type: 'answered',
  answers: { companyType },
})

test('no type is chosen beforehand, and a purchase stops where it is asked', () => {
  const state = begin(COMPLETE)

  expect(state.answers.companyType).toBeUndefined()
  expect(state.quote.totalMinor).toBe(149_00 + 100_00)
  expect(reachable('confirm', state.answers, CATALOGUE, false)).toBe('company')
  expect(lacking('company', state.answers, CATALOGUE)).toBe('Choose the company type')
})

describe('another type of company', () => {
  test('has the state fee of its own, and the changed price is told', () => {
    const state = play(begin(COMPLETE), as('corporation'))

    expect(state.quote.totalMinor).toBe(149_00 + 150_00)
    expect(state.priceChanges).toEqual([
      { label: 'Wyoming state filing fee (corporation)', fromMinor: 100_00, toMinor: 150_00 },
    ])
  })

  test('and back again is told as well', () => {
    const state = play(begin(COMPLETE), as('corporation'), as('llc'))

    expect(state.quote.totalMinor).toBe(149_00 + 100_00)
    expect(state.priceChanges).toMatchObject([{ fromMinor: 150_00, toMinor: 100_00 }])
  })

  test('is chosen beforehand where the address names it', () => {
    const start = { catalogue: CATALOGUE, ...FRESH_START, stateCode: 'WY' }
    const { answers } = initialState({ ...start, companyType: 'corporation' })

    expect(answers).toMatchObject({ stateId: 's-wy', companyType: 'corporation' })
  })
})

describe('a type without a sourced fee in the state', () => {
  test.each([
    ['partnership', 's-wy'],
    ['corporation', 's-ny'],
  ] as const)(
    'a %s in %s has no price and leads from the person to the review',
    (type, stateId) => {
      const answers = { ...COMPLETE, stateId, companyType: type }
      const state = begin(answers)

      expect(state.quote).toMatchObject({ isRequest: true, lines: [], totalMinor: 0 })
      expect(reachable('payment', answers, CATALOGUE, false)).toBe('confirm')
      expect(stepBefore('confirm', true)).toBe('personal')
    },
  )

  test('is priced again once another type is chosen, and has to be paid', () => {
    const state = play(begin({ ...COMPLETE, companyType: 'partnership' }), as('llc'))

    expect(state.quote.isRequest).toBeUndefined()
    expect(state.quote.totalMinor).toBe(249_00)
    expect(reachable('confirm', state.answers, CATALOGUE, false)).toBe('payment')
  })
})

test('a state’s faster review is priced with its tiers, and forgotten with the state', () => {
  const tier = {
    key: 'expedite.next_day',
    title: 'Faster processing: Next day',
    words: '',
    amountMinor: 100_00,
    isUsual: false,
    checked: '2026-08-06',
    source: { title: 'Wyoming', url: 'https://sos.example/fees' },
  }
  const state = begin({ ...COMPLETE, companyType: 'llc' })
  const told = { ...state.quote, expedite: { stateId: 's-wy', tiers: [tier] } }
  const chosen = play(
    { ...state, quote: told },
    { type: 'answered', answers: { expedite: tier.key } },
  )

  expect(chosen.quote.totalMinor).toBe(249_00 + 100_00)
  expect(play(chosen, as('corporation')).quote.totalMinor).toBe(149_00 + 150_00)
  const elsewhere = play(chosen, { type: 'answered', answers: { stateId: 's-ny' } })
  expect(elsewhere.answers.expedite).toBe('')
  expect(elsewhere.quote.lines.map(({ label }) => label)).not.toContain(
    'Wyoming expedited filing: Next day',
  )
})
