import { expect, test } from 'vitest'

import type { DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { ServiceDraftView } from '@/src/domain/checkout/service-view'
import type { OwnCheckout } from '@/src/domain/payments/own-checkout'
import {
  type CheckoutAction,
  checkoutReducer,
} from '@/src/storefront/checkout/formation/checkout-state'
import {
  initialState,
  startOf,
  startOfAll,
} from '@/src/storefront/checkout/formation/initial-state'
import { previewQuote } from '@/src/storefront/checkout/formation/quote'
import { serviceReducer } from '@/src/storefront/checkout/service/service-state'
import * as service from '@/src/storefront/checkout/service/start-state'

import { CATALOGUE } from './checkout-catalogue'
import { ITIN_OFFER } from './service-catalogue'

const ADA = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '' }

const nothing = {
  draft: null,
  asksSignIn: false,
  prefill: null,
  livesIn: null,
  methods: [],
  savedBilling: null,
  isSignedIn: false,
  offer: null,
  viewing: null,
}

const answers: DraftAnswers = {
  packageId: 'p-standard',
  stateId: 's-wy',
  companyName: 'Bright Harbor LLC',
  companyType: 'llc',
}
const updatedAt = '2026-11-20T10:00:00.000Z'
const DRAFT: DraftView = {
  updatedAt,
  step: 'company',
  answers,
  quote: previewQuote(CATALOGUE, answers, null),
}

function formation(own: Partial<OwnCheckout<DraftView>>, address = '', ...early: CheckoutAction[]) {
  const asked = new URLSearchParams(address)
  const begun = initialState(startOf(CATALOGUE, { ...nothing, ...own }, asked))
  const state = early.reduce(checkoutReducer, initialState(startOfAll(CATALOGUE)))
  return checkoutReducer(state, { type: 'arrived', begun })
}

test('a visitor who has done nothing yet begins where the draft ends', () => {
  const state = formation({ draft: DRAFT })

  expect(state).toMatchObject({ step: 'company', answers, revision: 0, hasArrived: true })
  expect(state.quote).toBe(DRAFT.quote)
})

test.each([
  ['step=state', 'state'],
  ['step=confirm', 'personal'],
  ['step=nonsense', 'company'],
  ['package=p-starter', 'state'],
  ['package=p-starter&state=wy', 'addons'],
  ['payment=failed', 'personal'],
])('with %s in the address it is %s', (address, step) =>
  expect(formation({ draft: DRAFT }, address).step).toBe(step),
)

test('the offer of the address wins over that of the last link', () => {
  expect(formation({ offer: 'LAST' }).answers.offer).toBe('LAST')
  expect(formation({ offer: 'LAST' }, 'offer=NAMED').answers.offer).toBe('NAMED')
})

test('what was chosen meanwhile stands where the visitor is, and the draft fills the rest', () => {
  const state = formation(
    { draft: DRAFT, prefill: ADA },
    '',
    { type: 'answered', answers: { packageId: 'p-starter' } },
    { type: 'wentTo', step: 'state' },
  )

  expect(state.step).toBe('state')
  expect(state.answers).toMatchObject({ ...answers, ...ADA, packageId: 'p-starter' })
  expect(state.revision).toBeGreaterThan(0) // so that it is saved
})

test('what was typed early into a service stands, and the draft fills the rest', () => {
  const typed = { firstName: 'Grace' }
  const all = service.startState(service.startOfAll(ITIN_OFFER))
  const draft: ServiceDraftView = {
    updatedAt,
    step: 'details',
    answers: { ...ADA, packageType: 'premium' },
    quote: all.quote,
  }
  const begun = service.startState(
    service.startOf(ITIN_OFFER, { ...nothing, draft }, new URLSearchParams()),
  )
  const early = serviceReducer(all, { type: 'answered', answers: typed })

  const state = serviceReducer(early, { type: 'arrived', begun })

  expect(state.answers).toMatchObject({ ...ADA, ...typed })
  expect(state.hasArrived).toBe(true)
})
