import { describe, expect, test } from 'vitest'

import type { DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import {
  type CheckoutAction,
  type CheckoutState,
  checkoutReducer,
  stepAfter,
  stepBefore,
} from '@/src/storefront/checkout/formation/checkout-state'
import { type CheckoutStart, initialState } from '@/src/storefront/checkout/formation/initial-state'
import { previewQuote } from '@/src/storefront/checkout/formation/quote'

import { CATALOGUE, FRESH_START } from './checkout-catalogue'

const CHOSEN: DraftAnswers = { packageId: 'p-standard', stateId: 's-wy', addonIds: [] }
const COMPLETE: DraftAnswers = {
  ...CHOSEN,
  companyName: 'Bright Harbor LLC',
  companyType: 'llc',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  country: 'GB',
}

const begin = (start: Partial<CheckoutStart> = {}): CheckoutState =>
  initialState({ catalogue: CATALOGUE, ...FRESH_START, ...start })

const draftOf = (answers: DraftAnswers, step: DraftView['step'] = 'package'): DraftView => ({
  updatedAt: '2026-11-20T10:00:00.000Z',
  step,
  answers,
  quote: previewQuote(CATALOGUE, answers, null),
})

const play = (state: CheckoutState, ...actions: CheckoutAction[]) =>
  actions.reduce(checkoutReducer, state)

/** A quote in which the package has another price than the page's catalogue. */
function repriced(answers: DraftAnswers, packageMinor: number): DraftView['quote'] {
  const quote = previewQuote(CATALOGUE, answers, null)
  const lines = quote.lines.map((line) =>
    line.kind === 'service' ? { ...line, amountMinor: packageMinor } : line,
  )
  return { ...quote, lines, totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0) }
}

describe('where a visit begins', () => {
  test('a first visit begins with the package', () => {
    expect(begin().step).toBe('package')
  })

  test('a package in the address is chosen and leads to the state', () => {
    const state = begin({ packageId: 'p-starter' })

    expect(state.step).toBe('state')
    expect(state.answers.packageId).toBe('p-starter')
    expect(state.revision).toBe(1)
  })

  test('an unknown package in the address chooses nothing', () => {
    const state = begin({ packageId: 'p-gone' })

    expect(state.step).toBe('package')
    expect(state.answers.packageId).toBeNull()
  })

  test('a state in the address is chosen, and waits until there is a package', () => {
    const state = begin({ stateCode: 'wy' })

    expect(state.step).toBe('package')
    expect(state.answers.stateId).toBe('s-wy')
    expect(state.revision).toBe(1)
    const next = play(
      state,
      { type: 'answered', answers: { packageId: 'p-starter' } },
      { type: 'wentTo', step: stepAfter(state) },
    )
    expect(next.step).toBe('state')
    expect(next.answers.stateId).toBe('s-wy')
  })

  test('a state in the address takes the place of the one in a draft', () => {
    const state = begin({ stateCode: 'NY', draft: draftOf(COMPLETE, 'company') })

    expect(state.step).toBe('state')
    expect(state.answers).toMatchObject({ stateId: 's-ny', companyName: 'Bright Harbor LLC' })
  })

  test('a package and a state in the address lead past both', () => {
    expect(begin({ packageId: 'p-starter', stateCode: 'WY' }).step).toBe('addons')
  })

  test('an unknown state in the address chooses nothing', () => {
    expect(begin({ stateCode: 'ZZ' })).toMatchObject({ step: 'package', revision: 0 })
  })

  test('a draft is resumed at its step, at the price that the server says', () => {
    const state = begin({ draft: draftOf(CHOSEN, 'company') })

    expect(state.step).toBe('company')
    expect(state.quote.totalMinor).toBe(249_00)
  })

  test('the step in the address wins over the one in the draft', () => {
    expect(begin({ draft: draftOf(COMPLETE, 'confirm'), wantedStep: 'company' }).step).toBe(
      'company',
    )
  })

  test('no step is reached before those ahead of it are answered', () => {
    expect(begin({ wantedStep: 'personal' }).step).toBe('package')
    expect(begin({ draft: draftOf(CHOSEN), wantedStep: 'payment' }).step).toBe('company')
  })

  test('after a reload the review asks for the card again, which is kept nowhere', () => {
    expect(begin({ draft: draftOf(COMPLETE, 'confirm') }).step).toBe('payment')
  })

  test('only a card has to be entered again, which is kept nowhere', () => {
    const lost = (answers: DraftAnswers) =>
      begin({ draft: draftOf(answers, 'confirm') }).isMethodLost
    expect(lost(COMPLETE)).toBe(true)
    expect(lost({ ...COMPLETE, gateway: 'paypal' })).toBe(false)
  })

  test.each(['failed', 'cancelled'] as const)(
    'a %s payment comes back to the payment step',
    (cameBack) => {
      expect(begin({ draft: draftOf(COMPLETE, 'confirm'), cameBack }).step).toBe('payment')
    },
  )

  test('a profile fills blanks and overwrites nothing', () => {
    const prefill = { firstName: 'Eve', lastName: 'Moss', email: 'eve@example.com', phone: '' }
    const state = begin({ draft: draftOf({ ...CHOSEN, firstName: 'Ada' }), prefill })

    expect(state.answers).toMatchObject({ firstName: 'Ada', lastName: 'Moss' })
  })

  test('the country of the request fills a blank, never another answer', () => {
    expect(begin({ livesIn: 'GB' }).answers.country).toBe('GB')
    const draft = draftOf({ ...CHOSEN, country: 'DE' })
    expect(begin({ draft, livesIn: 'GB' }).answers.country).toBe('DE')
  })
})

describe('choosing', () => {
  test('a choice is priced at once, until the server says what it costs', () => {
    const state = play(begin(), { type: 'answered', answers: { packageId: 'p-starter' } })

    expect(state.quote.totalMinor).toBe(49_00)
  })

  test('another package drops the add-ons that it does not offer, and names them', () => {
    const start = begin({ draft: draftOf({ ...CHOSEN, addonIds: ['a-ein', 'a-address'] }) })
    const state = play(start, { type: 'answered', answers: { packageId: 'p-starter' } })

    expect(state.answers.addonIds).toEqual(['a-ein'])
    expect(state.lost).toEqual(['Business Address'])
  })

  test('a business address costs what its billing costs, not its list price', () => {
    const address = { ...CHOSEN, addonIds: ['a-address'] }
    const monthly = play(begin(), { type: 'answered', answers: address })
    const annual = play(monthly, {
      type: 'answered',
      answers: { businessAddressBilling: 'annual' },
    })

    expect(monthly.quote.totalMinor).toBe(278_00)
    expect(annual.quote.totalMinor).toBe(548_00)
    expect(annual.priceChanges).toEqual([])
  })
})

describe('moving between steps', () => {
  test('Next is stopped at the first step that lacks something', () => {
    const state = play(begin({ draft: draftOf(CHOSEN) }), { type: 'wentTo', step: 'payment' })

    expect(state.step).toBe('company')
  })

  test('whoever mends one answer goes straight back to the review', () => {
    const review = play(begin({ draft: draftOf(COMPLETE, 'payment') }), { type: 'held' })
    const editing = play(review, { type: 'wentTo', step: 'company', isEditing: true })

    expect(review.step).toBe('confirm')
    expect(stepAfter(editing)).toBe('confirm')
  })

  test('there is nothing before the first step', () => {
    expect(stepBefore('package')).toBeNull()
    expect(stepBefore('confirm')).toBe('payment')
  })
})

describe('what the server answers', () => {
  test('the server’s price wins, and a change is told', () => {
    const start = play(begin(), { type: 'answered', answers: CHOSEN })
    const draft = { ...draftOf(CHOSEN), quote: repriced(CHOSEN, 159_00) }
    const state = play(start, { type: 'saved', revision: start.revision, draft })

    expect(state.quote.totalMinor).toBe(259_00)
    expect(state.priceChanges).toEqual([
      { label: 'Standard package', fromMinor: 149_00, toMinor: 159_00 },
    ])
  })

  test('an answer about older choices brings its prices, not its choices', () => {
    const start = play(
      begin(),
      { type: 'answered', answers: { packageId: 'p-standard' } },
      { type: 'answered', answers: CHOSEN },
    )
    const older = { packageId: 'p-standard' }
    const draft = { ...draftOf(older), quote: repriced(older, 159_00) }
    const state = play(start, { type: 'saved', revision: 1, draft })

    expect(state.quote.totalMinor).toBe(259_00)
  })

  test('a price that changed before paying stops the payment and shows the new total', () => {
    const review = play(begin({ draft: draftOf(COMPLETE, 'payment') }), { type: 'held' })
    const state = play(review, { type: 'repriced', quote: repriced(COMPLETE, 199_00) })

    expect(state).toMatchObject({ step: 'confirm', isHeld: true })
    expect(state.quote.totalMinor).toBe(299_00)
    expect(state.priceChanges).toHaveLength(1)
  })

  test('a card that is held no longer is asked for anew, with all answers kept', () => {
    const review = play(begin({ draft: draftOf(COMPLETE, 'payment') }), { type: 'held' })
    const state = play(review, { type: 'lost' })

    expect(state).toMatchObject({ step: 'payment', isHeld: false })
    expect(state.answers).toEqual(review.answers)
  })

  test('the review can’t be reached without a way to pay', () => {
    const state = play(begin({ draft: draftOf(COMPLETE, 'payment') }), {
      type: 'wentTo',
      step: 'confirm',
    })

    expect(state.step).toBe('payment')
  })
})

describe('a registered agent', () => {
  const AGENT: DraftAnswers = { packageId: 'p-starter', stateId: 's-wy', addonIds: ['a-agent'] }

  test('costs what it costs in the chosen state, by the year unless asked otherwise', () => {
    const yearly = play(begin(), { type: 'answered', answers: AGENT })
    const monthly = play(yearly, {
      type: 'answered',
      answers: { registeredAgentBilling: 'monthly' },
    })

    expect(yearly.quote.totalMinor).toBe(49_00 + 100_00 + 99_00)
    expect(monthly.quote.totalMinor).toBe(49_00 + 100_00 + 12_00)
  })

  test('is ours or the buyer’s own: nothing comes after until one is chosen', () => {
    const unsaid: DraftAnswers = {
      ...AGENT,
      addonIds: [],
      companyName: 'Bright Harbor',
      companyType: 'llc',
    }
    const reached = (answers: DraftAnswers) =>
      play(begin(), { type: 'answered', answers }, { type: 'wentTo', step: 'personal' }).step

    expect(reached(unsaid)).toBe('addons')
    expect(reached({ ...unsaid, hasOwnAgent: true })).toBe('personal')
    expect(reached({ ...unsaid, addonIds: ['a-agent'] })).toBe('personal')
    expect(reached({ ...unsaid, packageId: 'p-standard' })).toBe('personal') // included
  })

  test('is priced anew with another state, which is no change of its price', () => {
    const wyoming = play(begin(), { type: 'answered', answers: AGENT })
    const newYork = play(wyoming, { type: 'answered', answers: { stateId: 's-ny' } })

    expect(newYork.quote.totalMinor).toBe(49_00 + 200_00 + 149_00)
    expect(newYork.priceChanges).toEqual([])
  })

  test('is billed by the year where the state has no monthly price', () => {
    const state = play(begin(), {
      type: 'answered',
      answers: { ...AGENT, stateId: 's-ny', registeredAgentBilling: 'monthly' },
    })

    expect(state.quote.lines.at(-1)).toMatchObject({ billing: 'annual', amountMinor: 149_00 })
  })
})

test('answers that the page lacked lead back to the step that the address asks for', () => {
  const state = play(begin(), { type: 'restored', answers: COMPLETE, step: 'payment' })

  expect(state).toMatchObject({ step: 'payment', answers: COMPLETE })
})

test('but no further than they allow', () => {
  const state = play(begin(), { type: 'restored', answers: CHOSEN, step: 'payment' })

  expect(state.step).toBe('company')
})
