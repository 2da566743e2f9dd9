import { expect, test } from 'vitest'

import {
  type ExtraAddon,
  type ExtraContext,
  offeredExtras,
  quoteExtra,
} from '@/src/domain/orders/extras'

const addon = (id: string, change: Partial<ExtraAddon> = {}): ExtraAddon => ({
  id,
  name: id,
  description: null,
  price: 49,
  code: null,
  tiers: ['starter', 'standard', 'premium'],
  recurring: null,
  ...change,
})

const ALL = [
  addon('agent', { code: 'registered_agent', tiers: ['starter'] }),
  addon('address', { code: 'business_address', recurring: { monthly: 29, annual: 299 } }),
  addon('ein', { code: 'ein', tiers: ['starter'] }),
  addon('formation', { code: 'llc_formation', tiers: [] }),
  addon('copy'),
]

const ids = (context: Omit<ExtraContext, 'isPlaced'>, isPlaced = true) =>
  offeredExtras(ALL, { isPlaced, ...context }).map(({ id }) => id)

test('a formation is offered what its package does not include', () => {
  expect(ids({ tier: 'starter', services: ['llc'], refs: [] })).toEqual([
    'agent',
    'address',
    'ein',
    'copy',
  ])
  expect(ids({ tier: 'premium', services: ['llc'], refs: [] })).toEqual(['address', 'copy'])
})

test('what the order holds already is not offered again', () => {
  expect(ids({ tier: 'starter', services: ['llc'], refs: ['address', 'ein'] })).toEqual([
    'agent',
    'copy',
  ])
})

test('a service without a formation is offered what needs no company papers of ours', () => {
  expect(ids({ tier: null, services: ['itin'], refs: [] })).toEqual(['agent', 'address', 'ein'])
  expect(ids({ tier: null, services: ['ein'], refs: [] })).toEqual(['agent', 'address'])
})

test('a registered agent is offered only where the order says for which company and state', () => {
  expect(ids({ tier: null, services: ['itin'], refs: [] }, false)).toEqual(['address', 'ein'])
  expect(ids({ tier: 'starter', services: ['llc'], refs: [] }, false)).not.toContain('agent')
})

test('an extra costs its list price, or that of the chosen period', () => {
  const address = addon('address', { name: 'Address', recurring: { monthly: 29, annual: 299 } })
  expect(quoteExtra(address, 'annual')).toMatchObject({
    totalMinor: 299_00,
    lines: [{ label: 'Address (one year)', billing: 'annual', amountMinor: 299_00 }],
  })
  expect(quoteExtra(address, 'monthly').totalMinor).toBe(29_00)
  expect(quoteExtra(addon('copy', { price: 59.5 }), 'annual')).toMatchObject({
    totalMinor: 59_50,
    lines: [{ billing: 'once', kind: 'add_on' }],
  })
})

test('a formation and an annual report are never extras, whatever staff tick', () => {
  const everywhere = [
    addon('formation', { code: 'llc_formation' }),
    addon('report', { code: 'annual_report' }),
  ]
  const contexts = [
    { tier: 'starter', services: ['llc'], refs: [] },
    { tier: null, services: ['llc'], refs: [] },
    { tier: null, services: ['itin'], refs: [] },
  ] as const

  for (const context of contexts)
    expect(offeredExtras(everywhere, { ...context, isPlaced: true })).toEqual([])
})

test('a formation whose package is known no more is offered whatever it does not hold', () => {
  expect(ids({ tier: null, services: ['itin', 'llc'], refs: ['copy'] })).toEqual([
    'agent',
    'address',
    'ein',
  ])
})

test.each([
  ['monthly', 29_00, 'Address (one month)'],
  ['annual', 299_00, 'Address (one year)'],
] as const)(
  'an address that the catalogue prices by no period has the usual %s price',
  (billing, totalMinor, label) => {
    const address = addon('address', { name: 'Address', code: 'business_address', price: 999 })

    expect(quoteExtra(address, billing)).toEqual({
      currency: 'USD',
      totalMinor,
      lines: [
        {
          kind: 'add_on',
          ref: 'address',
          label,
          amountMinor: totalMinor,
          refundable: true,
          billing,
          service: 'business_address',
        },
      ],
    })
  },
)

test('an extra is a service or work of its own, one without a code by its id', () => {
  const serviceOf = (code: string | null) =>
    quoteExtra(addon('one', { code }), 'annual').lines[0]?.service

  expect([serviceOf('ein'), serviceOf('registered_agent'), serviceOf(null)]).toEqual([
    'ein',
    'registered_agent',
    'own:one',
  ])
})
