import { expect, test } from 'vitest'

import { feeInForce, keepFilingFee, llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { feeFact } from '@/tests/support/orders/state-facts'

const TODAY = '2027-01-01'
const PAST = '2026-12-31'
const COMING = '2027-01-02'

const read = (checked: string | null) => feeFact(100, { checked })

test.each([
  ['nothing is announced', [read('2026-06-01')], 100, '2026-06-01'],
  ['nobody noted when it was checked', [read(null)], 100, null],
  ['the new fee begins tomorrow', [read(PAST), feeFact(125, { from: COMING })], 100, PAST],
  ['the new fee has begun', [read('2026-06-01'), feeFact(125, { from: PAST })], 125, PAST],
  ['the state asks nothing from now on', [read(null), feeFact(0, { from: PAST })], 0, PAST],
  ['the new fee begins today', [read(null), feeFact(125, { from: TODAY })], 125, TODAY],
])('where %s, that is the fee and the day it is known from', (_what, facts, filingFee, feeAsOf) => {
  expect(feeInForce(facts, 'llc', TODAY)).toMatchObject({ filingFee, feeAsOf })
})

test('a fee that is announced is shown with its day, until it is the fee itself', () => {
  const facts = [read(PAST), feeFact(125, { from: COMING })]

  expect(feeInForce(facts, 'llc', TODAY)?.scheduledFee).toEqual({ fee: 125, from: COMING })
  expect(feeInForce(facts, 'llc', COMING)?.scheduledFee).toBeNull()
})

test('without facts the stored fee of an LLC stands, and no other company has one', () => {
  expect(llcFeeInForce({ facts: null, filingFee: 70 }, TODAY)).toEqual({
    filingFee: 70,
    feeAsOf: null,
    isUsual: true,
    scheduledFee: null,
  })
  expect(feeInForce([read(PAST)], 'corporation', TODAY)).toBeNull()
  expect(feeInForce([read(PAST)], 'partnership', TODAY)).toBeNull()
})

test('changed facts set the stored fee, whatever it was typed as', () => {
  const facts = [feeFact(110)]

  expect(
    keepFilingFee({ facts, filingFee: 90 }, { factsChanged: true, filingFee: 100 }, TODAY),
  ).toEqual({ facts, filingFee: 110 })
})

test('a fee that staff type becomes a version from today that somebody must still read', () => {
  const before = { factsChanged: false, filingFee: 100 }
  const kept = keepFilingFee({ facts: [feeFact(100)], filingFee: 120 }, before, TODAY)

  expect(kept.filingFee).toBe(120)
  expect(kept.facts).toHaveLength(2)
  expect(kept.facts[1]).toMatchObject({
    key: 'filing_fee',
    fee: { type: 'fixed', cents: 12_000 },
    from: TODAY,
    checked: null,
    source: null,
    certainty: 'usual',
  })
})

test('a fee typed twice on a day is one version of that day', () => {
  const first = keepFilingFee(
    { facts: [feeFact(100)], filingFee: 120 },
    { factsChanged: false, filingFee: 100 },
    TODAY,
  )
  const second = keepFilingFee(
    { facts: first.facts, filingFee: 130 },
    { factsChanged: false, filingFee: 120 },
    TODAY,
  )

  expect(second.facts).toHaveLength(2)
  expect(feeInForce(second.facts, 'llc', TODAY)?.filingFee).toBe(130)
})

test('a fee that has begun since is kept when something else of the state is saved', () => {
  const facts = [feeFact(100), feeFact(125, { from: PAST })]

  expect(
    keepFilingFee({ facts, filingFee: 100 }, { factsChanged: false, filingFee: 100 }, TODAY),
  ).toEqual({ facts, filingFee: 125 })
})

test('a state that begins with a fee alone gets it as a fact that has always held', () => {
  const kept = keepFilingFee({ facts: [], filingFee: 100 }, { factsChanged: false }, TODAY)

  expect(kept.facts).toMatchObject([{ key: 'filing_fee', from: null, certainty: 'usual' }])
  expect(keepFilingFee({ facts: [] }, { factsChanged: false }, TODAY)).toEqual({ facts: [] })
})

test('a fee typed as it stands already changes no fact', () => {
  const facts = [feeFact(125, { from: PAST })]

  expect(
    keepFilingFee({ facts, filingFee: 125 }, { factsChanged: false, filingFee: 100 }, TODAY),
  ).toEqual({ facts, filingFee: 125 })
})
