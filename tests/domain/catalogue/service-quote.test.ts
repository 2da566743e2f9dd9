import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  goesWith,
  SERVICE_ADDONS,
  serviceOfAddon,
  wantedAddons,
  workOfAddon,
} from '@/src/domain/catalogue/pricing/service-addons'
import {
  type PricedServiceAddon,
  quoteService,
  type ServiceChoice,
} from '@/src/domain/catalogue/pricing/service-quote'

import { expectSound } from './sound-quote'

const ein = {
  id: 'service-ein',
  slug: 'ein',
  name: 'EIN Application',
  type: { key: 'standard', label: 'Standard', price: 49 },
} as const
const wyoming = { id: 'wy', name: 'Wyoming', filingFee: 100 }

const addon = (
  code: PricedServiceAddon['code'],
  price: number,
  recurring: PricedServiceAddon['recurring'] = null,
): PricedServiceAddon => ({ id: `addon-${code}`, code, name: code, price, recurring })

const llc = addon('llc_formation', 49)
const agent = addon('registered_agent', 99)
const address = addon('business_address', 999, { monthly: 29, annual: 299 })

const choice = (change: Partial<ServiceChoice> = {}): ServiceChoice => ({
  service: ein,
  addons: [],
  state: null,
  businessAddressBilling: 'monthly',
  ...change,
})

test('a service alone costs its package type', () => {
  const quote = quoteService(choice())

  expect(quote.totalMinor).toBe(49_00)
  expect(quote.lines).toEqual([
    {
      kind: 'service',
      ref: 'service-ein',
      label: 'EIN Application (Standard)',
      amountMinor: 49_00,
      refundable: true,
      billing: 'once',
      service: 'ein',
    },
  ])
})

test('a formation adds its price and the fee of the state, both as part of the LLC', () => {
  const quote = quoteService(choice({ addons: [llc], state: wyoming }))

  expect(quote.totalMinor).toBe(49_00 + 49_00 + 100_00)
  expect(quote.lines.map(({ kind, service }) => [kind, service])).toEqual([
    ['service', 'ein'],
    ['add_on', 'llc'],
    ['state_fee', 'llc'],
  ])
  expect(quote.lines.at(-1)).toMatchObject({ ref: 'wy', label: 'Wyoming state filing fee' })
  expect(quote.currency).toBe('USD')
})

test('a state without a formation costs nothing', () => {
  expect(quoteService(choice({ state: wyoming })).totalMinor).toBe(49_00)
})

test.each([
  ['monthly', 29_00, 'business_address (one month)'],
  ['annual', 299_00, 'business_address (one year)'],
] as const)(
  'an address billed %s costs its own price, not its list price',
  (billing, cents, label) => {
    const quote = quoteService(choice({ addons: [address], businessAddressBilling: billing }))

    expect(quote.lines.at(-1)).toMatchObject({
      amountMinor: cents,
      billing,
      label,
      service: 'business_address',
    })
  },
)

test('an EIN added to another service is a line of the EIN', () => {
  const itin = { ...ein, slug: 'itin', name: 'ITIN Application' } as const
  const quote = quoteService(choice({ service: itin, addons: [addon('ein', 49)] }))

  expect(quote.lines.map(({ service }) => service)).toEqual(['itin', 'ein'])
})

test('a registered agent is not sold apart beside a formation', () => {
  expect(wantedAddons({ addRegisteredAgent: true })).toEqual(['addRegisteredAgent'])
  expect(wantedAddons({ addRegisteredAgent: true, addLlc: true })).toEqual(['addLlc'])
})

test('everything goes with every service, but an EIN with none of its own', () => {
  expect(goesWith('addEin', 'ein')).toBe(false)
  expect(goesWith('addEin', 'itin')).toBe(true)
  expect(goesWith('addLlc', 'ein')).toBe(true)
  expect(goesWith('addBusinessAddress', 'trademark')).toBe(true)
})

test('an add-on of the operator’s own is kept with its question and steps, a known one is not', () => {
  const own = { id: '7', name: 'Minutes' }
  const key = serviceOfAddon(own)
  const steps = ['submitted'] as const
  expect(serviceOfAddon({ id: '7', code: 'ein' })).toBe('ein')
  expect(serviceOfAddon({ id: '7', code: 'llc_formation' })).toBe('llc')
  expect(workOfAddon({ ...own, code: 'registered_agent' })).toBeNull()
  expect(workOfAddon(own)).toEqual({ key, name: 'Minutes', question: null, steps: [] })
  expect(workOfAddon({ ...own, question: 'Which?', steps })).toEqual({
    key,
    name: 'Minutes',
    question: 'Which?',
    steps,
  })
  expect(workOfAddon({ ...own, question: '', steps: null })).toMatchObject({
    question: null,
    steps: [],
  })
})

test('only what is chosen so far is priced', () => {
  expect(quoteService(choice({ service: null }))).toMatchObject({ lines: [], totalMinor: 0 })
})

const dollars = fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100)

test('whatever is chosen, the total is the sum of the lines in whole cents', () => {
  const anyAddon = fc.record({
    id: fc.uuid(),
    code: fc.constantFrom(...Object.values(SERVICE_ADDONS)),
    name: fc.string(),
    price: dollars,
    recurring: fc.option(fc.record({ monthly: dollars, annual: dollars })),
  })
  fc.assert(
    fc.property(
      dollars,
      dollars,
      fc.array(anyAddon),
      fc.constantFrom('monthly', 'annual'),
      (cost, fee, addons, businessAddressBilling) => {
        const quote = quoteService({
          service: { ...ein, type: { ...ein.type, price: cost } },
          addons,
          state: { ...wyoming, filingFee: fee },
          businessAddressBilling,
        })
        expectSound(quote)
        expect(quote.lines.every((line) => line.amountMinor >= 0)).toBe(true)
        const fees = quote.lines.filter((line) => line.kind === 'state_fee')
        expect(fees).toHaveLength(addons.some((one) => one.code === 'llc_formation') ? 1 : 0)
      },
    ),
  )
})

test('no order of ticking and unticking changes what the same final choice costs', () => {
  const answer = fc.constantFrom('addLlc', 'addEin', 'addRegisteredAgent', 'addBusinessAddress')
  const offers = { addLlc: llc, addEin: addon('ein', 49), addRegisteredAgent: agent }
  fc.assert(
    fc.property(fc.array(fc.tuple(answer, fc.boolean())), (edits) => {
      const typed: Record<string, boolean> = Object.fromEntries(edits)
      const sorted = Object.fromEntries(Object.entries(typed).sort())
      const total = (answers: Record<string, boolean>) =>
        quoteService(
          choice({
            state: wyoming,
            addons: wantedAddons(answers).map(
              (one) => ({ ...offers, addBusinessAddress: address })[one],
            ),
          }),
        )
      expect(total(typed)).toEqual(total(sorted))
    }),
  )
})

test('bookkeeping is paid by the month: the first of it today', () => {
  const service = {
    id: 'service-bookkeeping',
    slug: 'bookkeeping',
    name: 'Bookkeeping Service',
    type: { key: 'basic', label: 'Basic', price: 149 },
  } as const

  expect(quoteService(choice({ service }))).toMatchObject({
    lines: [
      {
        label: 'Bookkeeping Service (Basic), first month',
        amountMinor: 149_00,
        billing: 'monthly',
        service: 'bookkeeping',
      },
    ],
    totalMinor: 149_00,
  })
})
