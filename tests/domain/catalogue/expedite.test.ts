import { expect, test } from 'vitest'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import {
  expediteKeyOf,
  expediteLine,
  expediteOf,
  namesTier,
} from '@/src/domain/catalogue/pricing/expedite'
import { expediteTiers, processingTime } from '@/src/domain/catalogue/pricing/expedite-tiers'
import { feeFact } from '@/tests/support/orders/state-facts'

const TODAY = '2026-11-22'
const SOURCE = { title: 'Fee schedule', url: 'https://sos.example.gov/fees' }

const tier = (dollars: number, change: Partial<StateFact> = {}): StateFact =>
  feeFact(dollars, {
    key: 'expedite.next_day',
    title: 'Faster processing: next day',
    source: SOURCE,
    checked: '2026-11-20',
    certainty: 'confirmed',
    ...change,
  })

const NEXT_DAY = {
  key: 'expedite.next_day',
  title: 'Faster processing: next day',
  words: tier(50).words,
  amountMinor: 50_00,
  isUsual: false,
  checked: '2026-11-20',
  source: SOURCE,
}

test('a state sells its faster reviews to an LLC, the cheapest first', () => {
  const facts = [tier(500, { key: 'expedite.hour' }), tier(50), feeFact(100)]

  const tiers = expediteTiers(facts, 'llc', TODAY)
  expect(tiers).toEqual([NEXT_DAY, { ...NEXT_DAY, key: 'expedite.hour', amountMinor: 500_00 }])
  expect(expediteTiers(facts, 'corporation', TODAY)).toEqual([])
  expect(expediteTiers([tier(50, { company: 'corporation' })], 'corporation', TODAY)).toEqual([])
})

test.each([
  ['one that no page states', { source: null }],
  ['one from a homepage', { source: { title: 'Home', url: 'https://sos.example.gov/' } }],
  ['one without an exact fee', { fee: { type: 'range', least: 50_00, most: 100_00 } as const }],
  ['one that we can’t ask for', { key: 'expedite_other.counter' }],
  ['one that is not in force yet', { from: '2027-01-01' }],
])('%s is not sold', (_, change) => {
  expect(expediteTiers([tier(50, change)], 'llc', TODAY)).toEqual([])
})

test('an amount that no one has confirmed is sold as usual, and says so on the bill', () => {
  const [usual] = expediteTiers([tier(50, { certainty: 'usual' })], 'llc', TODAY)
  expect(usual).toMatchObject({ isUsual: true })
  const wyoming = { id: 's', name: 'Wyoming' }
  expect(expediteLine(wyoming, { ...NEXT_DAY, isUsual: true })).toEqual({
    ref: 's:expedite.next_day',
    label: 'Wyoming expedited filing: next day (usual amount, checked before we file)',
    amountMinor: 50_00,
  })
  expect(expediteLine(wyoming, { ...NEXT_DAY, title: 'In one hour' }).label).toBe(
    'Wyoming expedited filing: In one hour',
  )
})

test('an answer names a tier, or none', () => {
  expect(['expedite.hour', 'usual', '', null, undefined].map(namesTier)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('an order’s tier is read from its lines', () => {
  const fee = { kind: 'state_fee', label: 'Wyoming state filing fee', ref: 's' } as const
  const faster = { kind: 'state_fee', label: 'Next day', ref: 's:expedite.next_day' } as const
  const other = { ...faster, kind: 'add_on' } as const

  expect(expediteKeyOf([fee, faster])).toBe('expedite.next_day')
  expect(expediteOf([fee, faster])).toBe('Next day')
  const none = [
    [fee, other],
    [{ ...fee, ref: null }],
    [{ ...fee, ref: ':expedite.hour' }],
    [{ ...fee, ref: 'a:b:expedite.hour' }],
    [{ ...fee, ref: 's:expedite.' }],
    [],
    null,
    undefined,
  ]
  for (const lines of none) {
    expect(expediteKeyOf(lines)).toBeNull()
    expect(expediteOf(lines)).toBeNull()
  }
})

test('how long a state takes is told in the words of a page that was read and confirmed', () => {
  const turnaround = (change: Partial<StateFact> = {}) =>
    tier(0, { key: 'turnaround', words: 'reviews filings in three days', ...change })
  const timeOf = (fact: StateFact, type: Parameters<typeof processingTime>[1] = 'llc') =>
    processingTime([fact], type, TODAY)

  expect(timeOf(turnaround())).toBe('reviews filings in three days')
  expect(timeOf(turnaround(), 'partnership')).toBe('')
  expect(timeOf(turnaround({ source: null }))).toBe('')
  expect(timeOf(turnaround({ certainty: 'usual' }))).toBe('')
  expect(processingTime([], 'llc', TODAY)).toBe('')
})
