import { expect, test } from 'vitest'

import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { ServiceDraftView } from '@/src/domain/checkout/service-view'
import {
  type ServiceAction,
  type ServiceState,
  serviceReducer,
} from '@/src/storefront/checkout/service/service-state'
import { type ServiceStart, startState } from '@/src/storefront/checkout/service/start-state'

import { ITIN_OFFER } from './service-catalogue'

const start = (change: Partial<ServiceStart> = {}): ServiceState =>
  startState({
    catalogue: ITIN_OFFER,
    draft: null,
    prefill: null,
    ...change,
  })

const after = (state: ServiceState, ...actions: readonly ServiceAction[]) =>
  actions.reduce(serviceReducer, state)

const answered = (answers: ServiceDraftAnswers): ServiceAction => ({ type: 'answered', answers })

const COMPLETE = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  residence: 'GB',
  country: 'India',
} as const

const draftOf = (state: ServiceState): ServiceDraftView => ({
  updatedAt: '2026-11-20T10:00:00.000Z',
  step: state.step,
  answers: state.answers,
  quote: state.quote,
})

test.each([
  [null, 'standard'],
  ['premium', 'premium'],
  ['comprehensive', 'standard'],
])('with %j in the address, %s is chosen', (packageType, chosen) => {
  expect(start({ packageType }).answers.packageType).toBe(chosen)
})

test('the package named in the address wins over the one in the draft', () => {
  const draft = draftOf(after(start(), answered(COMPLETE)))
  const again = start({ draft, packageType: 'premium' })

  expect(again.answers).toMatchObject({ ...COMPLETE, packageType: 'premium' })
  expect(again.quote.totalMinor).toBe(299_00)
  expect(again.revision).toBe(1)
})

test('one comes back to the step where one left off, with every answer', () => {
  const draft = draftOf(after(start(), answered(COMPLETE), { type: 'wentTo', step: 'payment' }))

  expect(start({ draft })).toMatchObject({ step: 'payment', answers: COMPLETE, revision: 0 })
})

test('the payment is out of reach as long as the details lack something', () => {
  expect(start({ wantedStep: 'payment' }).step).toBe('details')
  const { country: _, ...rest } = COMPLETE
  expect(after(start(), answered(rest), { type: 'wentTo', step: 'payment' }).step).toBe('details')
  const forming = after(start(), answered({ ...COMPLETE, addLlc: true, stateId: 'wy' }))
  expect(after(forming, { type: 'wentTo', step: 'payment' }).step).toBe('details')
  const named = after(forming, answered({ companyName: 'Harbor LLC' }))
  expect(after(named, { type: 'wentTo', step: 'payment' }).step).toBe('payment')
})

test('a registered agent has to be for a company in a state before it can be paid', () => {
  const stepFor = (answers: object) =>
    after(start(), answered({ ...COMPLETE, addRegisteredAgent: true, ...answers }), {
      type: 'wentTo',
      step: 'payment',
    }).step

  expect(stepFor({})).toBe('details')
  expect(stepFor({ stateId: 'wy' })).toBe('details')
  expect(stepFor({ companyName: 'Harbor LLC' })).toBe('details')
  expect(stepFor({ stateId: 'wy', companyName: 'Harbor LLC' })).toBe('payment')
})

test('going back keeps everything', () => {
  const paying = after(start(), answered(COMPLETE), { type: 'wentTo', step: 'payment' })

  expect(after(paying, { type: 'wentTo', step: 'details' })).toMatchObject({
    step: 'details',
    answers: COMPLETE,
  })
})

test('what is known of a signed-in person fills blanks only', () => {
  const draft = draftOf(after(start(), answered({ firstName: 'Grace' })))
  const prefill = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phone: '' }

  expect(start({ draft, prefill }).answers).toMatchObject({ firstName: 'Grace', lastName: 'Moss' })
})

test('the country of the request is where one lives, until another is chosen', () => {
  expect(start({ livesIn: 'GB' }).answers.residence).toBe('GB')
  const draft = draftOf(after(start(), answered({ residence: 'DE' })))
  expect(start({ draft, livesIn: 'GB' }).answers.residence).toBe('DE')
})

test('the total follows each choice', () => {
  const withAll = after(
    start(),
    answered({ addLlc: true, stateId: 'wy' }),
    answered({ addEin: true }),
    answered({ addRegisteredAgent: true }),
    answered({ addBusinessAddress: true, businessAddressBilling: 'annual' }),
  )

  expect(withAll.quote.totalMinor).toBe((199 + 49 + 100 + 49 + 299) * 100)
  expect(after(withAll, answered({ addLlc: false })).quote.totalMinor).toBe(
    (199 + 49 + 99 + 299) * 100,
  )
})

test('an add-on that is no longer offered falls away, in the draft that is charged too', () => {
  const catalogue = { ...ITIN_OFFER, addons: [] }
  const draft = draftOf(after(start(), answered({ ...COMPLETE, addEin: true, addLlc: true })))

  expect(start({ catalogue, draft })).toMatchObject({
    answers: { addEin: false, addLlc: false },
    quote: { totalMinor: 199_00 },
    revision: 1, // so that it is saved
  })
})

test('a price that the server knows better is shown, and said', () => {
  const state = after(start(), answered(COMPLETE))
  const lines = state.quote.lines.map((line) => ({ ...line, amountMinor: 219_00 }))
  const draft = { ...draftOf(state), quote: { ...state.quote, lines, totalMinor: 219_00 } }
  const told = after(state, { type: 'saved', revision: state.revision, draft })

  expect(told.quote.totalMinor).toBe(219_00)
  expect(told.priceChanges).toEqual([
    { label: 'ITIN Application (Standard)', fromMinor: 199_00, toMinor: 219_00 },
  ])
})

test('choosing another package is no change of price', () => {
  const state = after(start(), answered(COMPLETE))
  const late = draftOf(state)
  const other = after(state, answered({ packageType: 'premium' }), {
    type: 'saved',
    revision: state.revision,
    draft: late,
  })

  expect(other.quote.totalMinor).toBe(299_00)
  expect(other.priceChanges).toEqual([])
})
