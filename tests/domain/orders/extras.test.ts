import { expect, test } from 'vitest'

import { type ExtraAddon, offeredExtras, quoteExtra } from '@/src/domain/orders/extras'

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

const ids = (context: Parameters<typeof offeredExtras>[1]) =>
  offeredExtras(ALL, context).map(({ id }) => id)

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
