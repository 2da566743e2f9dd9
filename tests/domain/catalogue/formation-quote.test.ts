import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import {
  type FormationChoice,
  ownRevenueMinor,
  quoteFormation,
} from '@/src/domain/catalogue/pricing/formation-quote'
import { feeFact } from '@/tests/support/orders/state-facts'

import { expectSound } from './sound-quote'

const standard = {
  id: 'p',
  name: 'Standard',
  price: 149,
  tier: 'standard',
  isActive: true,
} as const
const wyoming = { id: 's', name: 'Wyoming', code: 'WY', filingFee: 100, isActive: true }
const ein = {
  id: 'e',
  name: 'EIN',
  price: 49,
  tiers: ['standard'],
  recurring: null,
  isActive: true,
} as const
const address = {
  id: 'a',
  name: 'Business Address',
  price: 999,
  tiers: ['standard'],
  recurring: { monthly: 29, annual: 299 },
  isActive: true,
} as const

const choice = (change: Partial<FormationChoice> = {}): FormationChoice => ({
  package: standard,
  state: wyoming,
  addons: [],
  businessAddressBilling: 'monthly',
  ...change,
})

test('the total is the package, the state fee and the add-ons', () => {
  const quote = quoteFormation(choice({ addons: [ein] }))

  expect(quote.totalMinor).toBe(149_00 + 100_00 + 49_00)
  expect(quote.lines.map((line) => line.kind)).toEqual(['service', 'state_fee', 'add_on'])
})

test.each([
  ['monthly', 29_00],
  ['annual', 299_00],
] as const)(
  'a business address billed %s costs its own price, not its list price',
  (billing, cents) => {
    const quote = quoteFormation(choice({ addons: [address], businessAddressBilling: billing }))

    expect(quote.lines.at(-1)).toMatchObject({ ref: 'a', amountMinor: cents, billing })
  },
)

const once = { refundable: true, billing: 'once' } as const
const agent = {
  id: 'r',
  name: 'Registered Agent',
  price: 999,
  tiers: ['standard'],
  recurring: null,
  agent: { monthly: 15, annual: 149 },
  isActive: true,
} as const

test('the bill says what each line is for, and for how long', () => {
  const quote = quoteFormation(
    choice({ addons: [ein, agent, address], businessAddressBilling: 'annual' }),
  )

  expect(quote).toEqual({
    currency: 'USD',
    totalMinor: 149_00 + 100_00 + 49_00 + 149_00 + 299_00,
    lines: [
      { kind: 'service', ref: 'p', label: 'Standard package', amountMinor: 149_00, ...once },
      {
        kind: 'state_fee',
        ref: 's',
        label: 'Wyoming state filing fee',
        amountMinor: 100_00,
        ...once,
      },
      { kind: 'add_on', ref: 'e', label: 'EIN', amountMinor: 49_00, ...once },
      {
        kind: 'add_on',
        ref: 'r',
        label: 'Registered agent in Wyoming (one year)',
        amountMinor: 149_00,
        refundable: true,
        billing: 'annual',
      },
      {
        kind: 'add_on',
        ref: 'a',
        label: 'Business Address (one year)',
        amountMinor: 299_00,
        refundable: true,
        billing: 'annual',
      },
    ],
  })
})

test.each([
  ['monthly', { monthly: 15, annual: 149 }, wyoming, 15_00, 'monthly', ' in Wyoming (one month)'],
  ['annual', { monthly: 15, annual: 149 }, wyoming, 149_00, 'annual', ' in Wyoming (one year)'],
  ['monthly', { monthly: null, annual: 149 }, wyoming, 149_00, 'annual', ' in Wyoming (one year)'],
  ['monthly', { monthly: 15, annual: 149 }, null, 15_00, 'monthly', ' (one month)'],
] as const)(
  'an agent wanted %s at %j is billed as it is sold in the state',
  (registeredAgentBilling, prices, state, amountMinor, billing, label) => {
    const addons = [{ ...agent, agent: prices }]
    const quote = quoteFormation(choice({ state, addons, registeredAgentBilling }))

    expect(quote.lines.at(-1)).toMatchObject({
      kind: 'add_on',
      amountMinor,
      billing,
      label: `Registered agent${label}`,
    })
  },
)

test('what an add-on does, the state’s faster review and what the order keeps stand in the quote', () => {
  const work = { key: 'own:w', name: 'Minutes', question: null, steps: [] } as const
  const quote = quoteFormation(
    choice({
      package: { ...standard, includes: ['operating_agreement'] },
      addons: [
        { ...ein, service: 'ein' },
        { ...agent, service: 'registered_agent' },
        { ...address, work },
      ],
      expedite: { ref: 's:expedite.next_day', label: 'Next day', amountMinor: 50_00 },
    }),
  )

  expect(quote.lines.slice(2)).toMatchObject([
    {
      kind: 'state_fee',
      ref: 's:expedite.next_day',
      label: 'Next day',
      amountMinor: 50_00,
      ...once,
    },
    { ref: 'e', service: 'ein' },
    { ref: 'r', service: 'registered_agent', billing: 'annual' },
    { ref: 'a' },
  ])
  expect(quote.lines.at(-1)).not.toHaveProperty('service')
  expect(quote.work).toEqual([
    { key: 'operating_agreement', name: null, question: null, steps: [] },
    work,
  ])
  expect(quote.totalMinor).toBe(149_00 + 100_00 + 50_00 + 49_00 + 149_00 + 29_00)
  expect(quoteFormation(choice())).not.toHaveProperty('work')
})

test('a state’s faster review is priced with the state alone', () => {
  const expedite = { ref: 's:expedite.next_day', label: 'Next day', amountMinor: 50_00 }
  expect(quoteFormation(choice({ state: null, expedite })).totalMinor).toBe(149_00)
})

test('a type that staff make an offer for is not priced', () => {
  expect(quoteFormation(choice({ isRequest: true, addons: [ein] }))).toEqual({
    lines: [],
    totalMinor: 0,
    currency: 'USD',
    isRequest: true,
  })
})

test('only what is chosen so far is priced', () => {
  expect(quoteFormation(choice({ package: null, state: null }))).toMatchObject({
    lines: [],
    totalMinor: 0,
  })
})

test('the state fee is none of our revenue', () => {
  const { lines } = quoteFormation(choice({ addons: [ein] }))

  expect(ownRevenueMinor(lines)).toBe(149_00 + 49_00)
})

test('whatever is chosen, the total is the sum of the lines in whole cents', () => {
  const price = fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100)
  const addon = fc.record({
    id: fc.uuid(),
    name: fc.string(),
    price,
    tiers: fc.constant(['standard'] as const),
    recurring: fc.option(fc.record({ monthly: price, annual: price })),
    isActive: fc.constant(true),
  })
  fc.assert(
    fc.property(
      price,
      price,
      fc.array(addon),
      fc.constantFrom('monthly', 'annual'),
      (fee, cost, addons, billing) => {
        const quote = quoteFormation({
          package: { ...standard, price: cost },
          state: { ...wyoming, filingFee: fee },
          addons,
          businessAddressBilling: billing,
        })
        expectSound(quote)
        expect(quote.lines).toHaveLength(addons.length + 2)
      },
    ),
  )
})

test('a scheduled fee counts from its date on, and not before', () => {
  const facts = [feeFact(100), feeFact(125, { from: '2027-01-01' })]
  const feeOn = (day: string) => feeInForce(facts, 'llc', day)?.filingFee

  expect(feeOn('2026-12-31')).toBe(100)
  expect(feeOn('2027-01-01')).toBe(125)
})
