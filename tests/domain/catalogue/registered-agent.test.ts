import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  agentBilling,
  agentPrice,
  agentPrices,
} from '@/src/domain/catalogue/pricing/registered-agent'

const LIST = { price: 99, monthlyPrice: 12, annualPrice: 119 }

test.each([
  ['nothing', null, LIST, { monthly: 12, annual: 119 }],
  ['its own year', { yearlyPrice: 149 }, LIST, { monthly: 12, annual: 149 }],
  ['its own month', { monthlyPrice: 15, yearlyPrice: null }, LIST, { monthly: 15, annual: 119 }],
  ['a free agent', { monthlyPrice: 0, yearlyPrice: 0 }, LIST, { monthly: 0, annual: 0 }],
  ['nothing, nor the catalogue', null, { price: 99 }, { monthly: null, annual: 99 }],
  [
    'a year alone, as the catalogue',
    { yearlyPrice: 149 },
    { price: 99 },
    { monthly: null, annual: 149 },
  ],
])('where the state has %s, that is what an agent costs there', (_what, state, list, prices) => {
  expect(agentPrices(state, list)).toEqual(prices)
})

test('an agent that a state does not sell by the month is billed by the year', () => {
  const yearly = { monthly: null, annual: 149 }

  expect(agentBilling(yearly, 'monthly')).toBe('annual')
  expect(agentPrice(yearly, 'monthly')).toBe(149)
})

test('sold both ways, an agent is billed as its buyer wants, at the price of that way', () => {
  const dollars = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(
      dollars,
      dollars,
      fc.constantFrom('monthly', 'annual'),
      (monthly, annual, wanted) => {
        const prices = { monthly, annual }

        expect(agentBilling(prices, wanted)).toBe(wanted)
        expect(agentPrice(prices, wanted)).toBe(prices[wanted])
      },
    ),
  )
})
