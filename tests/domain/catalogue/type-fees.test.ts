import { describe, expect, test } from 'vitest'

import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { pricedFee, typeFees } from '@/src/domain/catalogue/pricing/type-fees'
import { feeFact } from '@/tests/support/orders/state-facts'

const fact = (change: Partial<StateFact> = {}) =>
  feeFact(275, { company: 'corporation', checked: '2026-11-21', ...change })
const report = (change: Partial<StateFact> = {}) => fact({ key: 'report', ...change })

const state = (facts: unknown) => ({ filingFee: 500, facts })
const TODAY = '2026-11-22'

describe('what a state charges by type', () => {
  test('a corporation has the fee of its facts, as of the day they were read', () => {
    const { corporation } = typeFees(state([fact(), report()]), TODAY)

    expect(corporation).toEqual({
      filingFee: 275,
      feeAsOf: '2026-11-21',
      isUsual: false,
      scheduledFee: null,
    })
  })

  test.each([
    ['no facts', []],
    ['a fee without a source', [fact({ source: null }), report()]],
    ['a fee alone, without its duties', [fact()]],
    ['an LLC’s facts', [fact({ company: 'llc' }), report({ company: 'llc' })]],
    ['facts that cannot be read', 'broken'],
  ])('a corporation with %s is a request', (_, facts) => {
    expect(typeFees(state(facts), TODAY).corporation).toBeNull()
  })

  test('a partnership is a request whatever is known', () => {
    expect(typeFees(state([fact(), report()]), TODAY).partnership).toBeNull()
  })

  test('an LLC has the fee of its facts, and the stored one where none speaks of it', () => {
    const ofLlc = [fact({ company: 'llc' }), report({ company: 'llc' })]

    expect(typeFees(state(ofLlc), TODAY).llc).toMatchObject({ filingFee: 275 })
    expect(typeFees(state([]), TODAY).llc).toMatchObject({ filingFee: 500, feeAsOf: null })
  })

  test('a new fee is told before its day and charged from it', () => {
    const later = fact({ from: '2027-01-01', fee: { type: 'fixed', cents: 300_00 } })
    const facts = state([fact(), later, report()])

    expect(typeFees(facts, TODAY).corporation).toMatchObject({
      filingFee: 275,
      scheduledFee: { fee: 300, from: '2027-01-01' },
    })
    expect(typeFees(facts, '2027-01-01').corporation).toMatchObject({
      filingFee: 300,
      scheduledFee: null,
    })
  })

  test('a fee is priced with whether it is usual and holds the reservation of the name', () => {
    const [plain, reserved] = [
      [fact(), report()],
      [fact(), report(), fact({ key: 'name_reservation', fee: { type: 'fixed', cents: 25_00 } })],
    ].map((facts) => typeFees(state(facts), TODAY).corporation)
    expect(plain && pricedFee(plain)).toEqual({
      filingFee: 275,
      isUsualFee: false,
      hasReservation: false,
    })
    expect(reserved && pricedFee(reserved)).toEqual({
      filingFee: 300,
      isUsualFee: false,
      hasReservation: true,
    })
  })
})
