import { expect, test } from 'vitest'

import { refundableLines, type SoldLine } from '@/src/domain/orders/plan-refund'
import {
  refundOptions,
  refundRequestInput,
  requestedMinor,
} from '@/src/domain/orders/refund-request'

const LINES: SoldLine[] = [
  { lineId: 'plan', label: 'Standard', kind: 'service', amountMinor: 149_00, refundable: true },
  { lineId: 'fee', label: 'State fee', kind: 'state_fee', amountMinor: 100_00, refundable: true },
  { lineId: 'rush', label: 'Rush', kind: 'add_on', amountMinor: 20_00, refundable: false },
]
const PAID = new Date('2026-11-01T00:00:00Z')
const day = (count: number) => new Date(PAID.getTime() + count * 86_400_000)

const options = (now: Date, filed = false) =>
  refundOptions(refundableLines(LINES, [], filed), PAID, now, 'UTC')

const amounts = (now: Date, filed = false) =>
  Object.fromEntries(options(now, filed).map(({ lineId, amountMinor }) => [lineId, amountMinor]))

test('our fees go back for 30 days, the state’s until it has the filing', () => {
  expect(amounts(day(30))).toEqual({ plan: 149_00, fee: 100_00, rush: 0 })
  expect(amounts(day(30.1))).toEqual({ plan: 0, fee: 100_00, rush: 0 })
  expect(amounts(day(3), true)).toEqual({ plan: 149_00, fee: 0, rush: 0 })
})

test('what can not go back says why', () => {
  const terms = (now: Date, filed: boolean) => options(now, filed).map((one) => one.terms)

  expect(terms(day(31), true)).toEqual([
    'Not refundable. The 30 days ended on Dec 1, 2026.',
    'Not refundable. We submitted the filing, so the state keeps its fee.',
    'This was sold as not refundable.',
  ])
})

test('what can go back says until when', () => {
  expect(options(day(1)).map((one) => one.terms)).toEqual([
    'Refundable until Dec 1, 2026.',
    'The state’s fee. Refundable until we submit your filing.',
    'This was sold as not refundable.',
  ])
})

test('never more is asked for than is left of the payment', () => {
  const all = options(day(1))

  expect(requestedMinor(all, ['plan', 'fee', 'rush'], 500_00)).toBe(249_00)
  expect(requestedMinor(all, ['plan', 'fee'], 199_00)).toBe(199_00)
  expect(requestedMinor(all, ['unknown'], 500_00)).toBe(0)
})

test('a request names lines and a reason', () => {
  const parsed = refundRequestInput.safeParse({ lineIds: [], reason: '  ' })

  expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['lineIds', 'Choose what you would like back'],
    ['reason', 'Tell us why, in a sentence or two'],
  ])
})
