import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  isFiled,
  planRefund,
  type RefundPart,
  refundableLines,
  type SoldLine,
  STATE_FEE_FILED,
  spreadRefund,
} from '@/src/domain/orders/plan-refund'

const LINES: readonly SoldLine[] = [
  { lineId: 'package', label: 'Standard', kind: 'service', amountMinor: 149_00, refundable: true },
  { lineId: 'fee', label: 'Wyoming', kind: 'state_fee', amountMinor: 100_00, refundable: true },
  { lineId: 'agent', label: 'Agent', kind: 'add_on', amountMinor: 99_00, refundable: true },
]
const TOTAL = 348_00

const part = (lineId: string, amountMinor: number): RefundPart => {
  const line = LINES.find((one) => one.lineId === lineId)
  return { lineId, label: line?.label ?? '', kind: line?.kind ?? 'service', amountMinor }
}

const plan = (
  ask: Parameters<typeof planRefund>[1],
  given: readonly RefundPart[] = [],
  filed = false,
) => {
  const left = TOTAL - given.reduce((sum, one) => sum + one.amountMinor, 0)
  return planRefund(refundableLines(LINES, given, filed), ask, left)
}

test('everything is every line, the state fee last', () => {
  expect(plan({ all: true })).toEqual({
    kind: 'refund',
    orderMinor: TOTAL,
    parts: [part('package', 149_00), part('agent', 99_00), part('fee', 100_00)],
  })
})

test('once the state has the filing, its fee stays and all else goes back', () => {
  expect(plan({ all: true }, [], true)).toMatchObject({ orderMinor: 248_00 })
  expect(plan({ lines: [{ lineId: 'fee' }] }, [], true)).toEqual({
    kind: 'refused',
    message: STATE_FEE_FILED,
    field: 'lines.0.lineId',
  })
})

test('a line goes back whole, in part, and then what is left of it', () => {
  const half = plan({ lines: [{ lineId: 'agent', amountMinor: 40_00 }] })
  const rest = plan({ lines: [{ lineId: 'agent' }] }, [part('agent', 40_00)])

  expect(half).toMatchObject({ orderMinor: 40_00 })
  expect(rest).toMatchObject({ parts: [part('agent', 59_00)] })
})

test.each([
  ['more than is left', { lineId: 'agent', amountMinor: 59_01 }, 'lines.0.amountMinor'],
  ['nothing', { lineId: 'agent', amountMinor: 0 }, 'lines.0.amountMinor'],
  ['less than nothing', { lineId: 'agent', amountMinor: -1 }, 'lines.0.amountMinor'],
  ['half a cent', { lineId: 'agent', amountMinor: 0.5 }, 'lines.0.amountMinor'],
  ['another order’s line', { lineId: 'other' }, 'lines.0.lineId'],
])('%s is refused by the name of its field', (_name, line, field) => {
  expect(plan({ lines: [line] }, [part('agent', 40_00)])).toMatchObject({ kind: 'refused', field })
})

test('the same line twice is refused', () => {
  const ask = {
    lines: [
      { lineId: 'agent', amountMinor: 60_00 },
      { lineId: 'agent', amountMinor: 60_00 },
    ],
  }

  expect(plan(ask)).toMatchObject({ kind: 'refused', field: 'lines' })
})

test('whatever is asked one after the other, no line and no order gives more than it took', () => {
  const asks = fc.array(
    fc.oneof(
      fc.constant({ all: true as const }),
      fc.record({
        lines: fc.array(
          fc.record({
            lineId: fc.constantFrom('package', 'fee', 'agent', 'other'),
            amountMinor: fc.integer({ min: -5, max: 200_00 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
      }),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(asks, fc.boolean(), (sequence, filed) => {
      const given: RefundPart[] = []
      for (const ask of sequence) {
        const planned = plan(ask, given, filed)
        if (planned.kind === 'refund') given.push(...planned.parts)
      }

      for (const line of LINES) {
        const back = given.filter((one) => one.lineId === line.lineId)
        const backMinor = back.reduce((sum, one) => sum + one.amountMinor, 0)
        expect(backMinor).toBeLessThanOrEqual(
          line.kind === 'state_fee' && filed ? 0 : line.amountMinor,
        )
      }
    }),
  )
})

test('a formation counts as filed by its own entries, not by those of another service', () => {
  expect(isFiled('llc', [{ stage: 'in_review', service: 'llc' }])).toBe(false)
  expect(isFiled('llc', [{ stage: 'submitted', service: 'ein' }])).toBe(false)
  expect(isFiled('llc', [{ stage: 'submitted', service: 'llc' }])).toBe(true)
  expect(isFiled('llc', [{ stage: 'approved', service: null }])).toBe(true)
})

test('one entry among others is enough: a formation that went on after its filing stays filed', () => {
  const story = [
    { stage: 'in_review' },
    { stage: 'submitted' },
    { stage: 'waiting_for_you' },
  ] as const

  expect(isFiled('llc', story)).toBe(true)
  expect(isFiled('llc', [])).toBe(false)
})

test.each([
  [50_00, [part('package', 50_00)]],
  [149_00, [part('package', 149_00)]],
  [200_00, [part('package', 149_00), part('agent', 51_00)]],
  [300_00, [part('package', 149_00), part('agent', 99_00), part('fee', 52_00)]],
  [999_00, [part('package', 149_00), part('agent', 99_00), part('fee', 100_00)]],
  [0, []],
])(
  '%d cents go back from our fees first, then from the state’s, as far as they reach',
  (amount, parts) => {
    expect(spreadRefund(refundableLines(LINES, [], false), amount)).toEqual(parts)
  },
)

test('what goes back of one line leaves the others as they were', () => {
  const lines = refundableLines(LINES, [part('agent', 40_00), part('agent', 9_00)], false)

  expect(lines.map(({ lineId, leftMinor, why }) => [lineId, leftMinor, why])).toEqual([
    ['package', 149_00, null],
    ['fee', 100_00, null],
    ['agent', 50_00, null],
  ])
})

test('of a line that went back whole, that was not sold so, or that costs nothing, nothing is left', () => {
  const sold: SoldLine[] = [
    { lineId: 'a', label: 'Standard', kind: 'service', amountMinor: 10_00, refundable: true },
    { lineId: 'b', label: 'Rush', kind: 'add_on', amountMinor: 20_00, refundable: false },
    { lineId: 'c', label: 'Free', kind: 'add_on', amountMinor: 0, refundable: true },
    { lineId: 'd', label: 'Gift', kind: 'discount', amountMinor: -5_00, refundable: true },
  ]
  const given: RefundPart[] = [{ lineId: 'a', label: '', kind: 'service', amountMinor: 10_00 }]

  expect(refundableLines(sold, given, false)).toEqual([
    { ...sold[0], leftMinor: 0, why: 'All of it was refunded.' },
    { ...sold[1], leftMinor: 0, why: 'This was sold as not refundable.' },
  ])
})

test('several lines go back together', () => {
  expect(plan({ lines: [{ lineId: 'agent', amountMinor: 9_00 }, { lineId: 'fee' }] })).toEqual({
    kind: 'refund',
    orderMinor: 109_00,
    parts: [part('agent', 9_00), part('fee', 100_00)],
  })
})

test('never more goes back than is left of the payment, whatever is left of the lines', () => {
  const lines = refundableLines(LINES, [], false)

  expect(planRefund(lines, { lines: [{ lineId: 'agent' }] }, 98_99)).toEqual({
    kind: 'refused',
    message: 'This is more than is left of the payment.',
    field: null,
  })
  expect(planRefund(lines, { lines: [{ lineId: 'agent' }] }, 99_00)).toMatchObject({
    orderMinor: 99_00,
  })
  expect(planRefund(lines, { all: true }, 98_99)).toMatchObject({ orderMinor: 98_99 })
})

test.each([
  [{ all: true as const }, 0, 'There is nothing left to refund.', null],
  [{ lines: [] }, 500_00, 'There is nothing left to refund.', null],
  [{ lines: [{ lineId: 'fee' }, { lineId: 'fee' }] }, 500_00, 'Choose each line once.', 'lines'],
  [{ lines: [{ lineId: 'x' }] }, 500_00, 'This order has no such item.', 'lines.0.lineId'],
  [
    { lines: [{ lineId: 'fee' }, { lineId: 'agent', amountMinor: 99_01 }] },
    500_00,
    'This is more than is left of the line.',
    'lines.1.amountMinor',
  ],
])('%j of %d cents is refused with a reason', (ask, leftMinor, message, field) => {
  const lines = refundableLines(LINES, [], false)

  expect(planRefund(lines, ask, leftMinor)).toEqual({ kind: 'refused', message, field })
})
