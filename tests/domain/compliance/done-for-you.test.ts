import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  addonForDuty,
  offerOf,
  quoteTask,
  TASK_ADDON_CODES,
  type TaskSale,
} from '@/src/domain/compliance/done-for-you'

const report: TaskSale = {
  code: 'annual_report',
  addon: { id: 'addon', name: 'Annual report', price: 99 },
  title: 'Annual Report',
  year: '2027',
  agent: null,
  stateFee: { ref: 'fl', state: 'Florida', fee: 138.75 },
}

test.each([
  ['report', 'annual_report'],
  ['registered-agent', 'registered_agent'],
  ['ein', 'ein'],
  ['tax', null],
  ['form-1065', null],
  [null, null],
])('the duty %s is done by the add-on %s', (duty, code) => {
  expect(addonForDuty(duty)).toBe(code)
})

test('what can be done for a company is sold by an add-on of its own', () => {
  expect([...TASK_ADDON_CODES].sort()).toEqual(['annual_report', 'ein', 'registered_agent'])
})

test('a report costs our fee, and the state’s at cost', () => {
  expect(quoteTask(report)).toEqual({
    currency: 'USD',
    totalMinor: 237_75,
    lines: [
      {
        kind: 'add_on',
        ref: 'addon',
        label: 'Annual Report, 2027',
        amountMinor: 99_00,
        refundable: true,
        billing: 'once',
        service: 'annual_report',
      },
      {
        kind: 'state_fee',
        ref: 'fl',
        label: 'Florida report fee',
        amountMinor: 138_75,
        refundable: true,
        billing: 'once',
      },
    ],
  })
})

test.each([
  ['asks no fee', { ref: 'tx', state: 'Texas', fee: 0 }],
  ['is not known', null],
])('where the state %s, there is no line for one', (_what, stateFee) => {
  expect(quoteTask({ ...report, stateFee })).toMatchObject({
    totalMinor: 99_00,
    lines: [{ kind: 'add_on' }],
  })
})

test('an agent costs what a year of one costs in the state, not its list price', () => {
  const sale = {
    ...report,
    code: 'registered_agent',
    title: 'Registered agent',
    stateFee: null,
  } as const

  expect(quoteTask({ ...sale, agent: { monthly: 15, annual: 149 } })).toMatchObject({
    totalMinor: 149_00,
    lines: [{ label: 'Registered agent, 2027', billing: 'once' }],
  })
})

test('an EIN is for no year, and is a service of the order', () => {
  const sale = { ...report, code: 'ein', stateFee: null } as const

  expect(quoteTask({ ...sale, addon: { id: 'e', name: 'EIN', price: 49 } }).lines).toMatchObject([
    { label: 'EIN', service: 'ein', amountMinor: 49_00 },
  ])
})

test('a task shows what its order would cost, our part and the state’s', () => {
  const dollars = fc.integer({ min: 0, max: 1_000_00 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(dollars, dollars, (price, fee) => {
      const quote = quoteTask({
        ...report,
        addon: { ...report.addon, price },
        stateFee: { ref: 'fl', state: 'Florida', fee },
      })
      const offer = offerOf(quote)

      expect(offer.label).toBe('Annual Report, 2027')
      expect(offer.feeMinor).toBe(Math.round(price * 100))
      expect(offer.stateFeeMinor).toBe(Math.round(fee * 100))
      expect(offer.feeMinor + offer.stateFeeMinor).toBe(quote.totalMinor)
    }),
  )
})

test('an order without lines offers nothing', () => {
  expect(offerOf({ lines: [], totalMinor: 0, currency: 'USD' })).toEqual({
    label: '',
    feeMinor: 0,
    stateFeeMinor: 0,
  })
})
