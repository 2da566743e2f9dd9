import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Quote, quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import { agentPrices } from '@/src/domain/catalogue/pricing/registered-agent'
import type { CheckoutCatalogue, DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import {
  type CheckoutState,
  checkoutReducer,
} from '@/src/storefront/checkout/formation/checkout-state'
import { initialState } from '@/src/storefront/checkout/formation/initial-state'

import { CATALOGUE, FRESH_START } from './checkout-catalogue'

/** What the server reckons for answers: by id from its own catalogue, whatever the browser thinks. */
function serverQuote(catalogue: CheckoutCatalogue, answers: DraftAnswers): Quote {
  const chosen = catalogue.packages.find((one) => one.id === answers.packageId)
  const state = catalogue.states.find((one) => one.id === answers.stateId)
  const addons = catalogue.addons.filter(
    (addon) => chosen && answers.addonIds?.includes(addon.id) && addon.tiers.includes(chosen.tier),
  )
  return quoteFormation({
    package: chosen ? { ...chosen, isActive: true } : null,
    state: state ? { ...state, isActive: true } : null,
    addons: addons.map((addon) => ({
      ...addon,
      agent: addon.agent && agentPrices(state ?? null, { price: addon.price, ...addon.agent }),
      isActive: true,
    })),
    businessAddressBilling: answers.businessAddressBilling ?? 'monthly',
    registeredAgentBilling: answers.registeredAgentBilling ?? 'annual',
  })
}

const viewOf = (catalogue: CheckoutCatalogue, answers: DraftAnswers): DraftView => ({
  updatedAt: '2026-11-20T10:00:00.000Z',
  step: 'package',
  answers,
  quote: serverQuote(catalogue, answers),
})

const begin = (catalogue: CheckoutCatalogue): CheckoutState =>
  initialState({ catalogue, ...FRESH_START })

const billing = fc.constantFrom('monthly' as const, 'annual' as const)
const edit: fc.Arbitrary<DraftAnswers> = fc.record(
  {
    packageId: fc.constantFrom('p-starter', 'p-standard', 'p-gone', null),
    stateId: fc.constantFrom('s-wy', 's-ny', 's-gone', null),
    addonIds: fc.subarray(['a-ein', 'a-address', 'a-agent', 'a-gone']),
    businessAddressBilling: billing,
    registeredAgentBilling: billing,
  },
  { requiredKeys: [] },
)

test('no sequence of edits makes the shown total differ from the server’s', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const end = edits.reduce<CheckoutState>(
        (state, answers) => checkoutReducer(state, { type: 'answered', answers }),
        begin(CATALOGUE),
      )

      expect(end.quote.totalMinor).toBe(serverQuote(CATALOGUE, end.answers).totalMinor)
    }),
  )
})

/** The page's catalogue is older than the server's: every price may have moved. */
const movedCatalogue: fc.Arbitrary<CheckoutCatalogue> = fc
  .record({ factor: fc.constantFrom(1, 1.5, 2), agent: fc.constantFrom(99, 129.5) })
  .map(({ factor, agent }) => ({
    ...CATALOGUE,
    packages: CATALOGUE.packages.map((one) => ({ ...one, price: one.price * factor })),
    states: CATALOGUE.states.map((one) => ({ ...one, yearlyPrice: agent })),
  }))

test('with prices that move and saves that arrive late, the total is the server’s once all is saved', () => {
  const step = fc.record({ answers: edit, isSaveLate: fc.boolean() })
  fc.assert(
    fc.property(movedCatalogue, fc.array(step, { maxLength: 12 }), (server, steps) => {
      let state = begin(CATALOGUE)
      const underWay: { revision: number; draft: DraftView }[] = []
      for (const { answers, isSaveLate } of steps) {
        state = checkoutReducer(state, { type: 'answered', answers })
        underWay.push({ revision: state.revision, draft: viewOf(server, state.answers) })
        const arrived = isSaveLate ? undefined : underWay.shift()
        if (arrived) state = checkoutReducer(state, { type: 'saved', ...arrived })
      }
      for (const arrived of underWay) state = checkoutReducer(state, { type: 'saved', ...arrived })

      const isAllSaved = steps.length > 0
      if (isAllSaved) {
        expect(state.quote.totalMinor).toBe(serverQuote(server, state.answers).totalMinor)
      }
      expect(state.quote.totalMinor).toBe(
        state.quote.lines.reduce((total, line) => total + line.amountMinor, 0),
      )
    }),
  )
})
