import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailingText, paragraphsOf } from '@/src/domain/leads/lead-change'
import {
  conversionRate,
  durationText,
  funnelOf,
  leadFigures,
  type Tally,
} from '@/src/domain/leads/lead-funnel'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'

const tallies: Tally[] = [
  { step: 'package', converted: false, band: 'cold', count: 4 },
  { step: 'payment', converted: false, band: 'hot', count: 3 },
  { step: 'completed', converted: true, band: 'cold', count: 2 },
  { step: 'state', converted: true, band: 'cold', count: 1 },
]

test('leads are counted, and those that can still be won by band', () => {
  const figures = leadFigures(tallies)
  expect(figures).toMatchObject({ total: 10, converted: 3 })
  expect(figures.bands.map(({ count }) => count)).toEqual([3, 0, 0, 4])
  expect(conversionRate(figures)).toBe('30.0%')
})

test.each([
  [0, 0, '0.0%'],
  [3, 1, '33.3%'],
  [3, 2, '66.7%'],
])('of %d leads %d converted: %s', (total, converted, words) => {
  expect(conversionRate({ total, converted, bands: [] })).toBe(words)
})

test('the funnel says who came how far, and how many stopped there', () => {
  const funnel = funnelOf(tallies, { state: 90 })
  const at = (step: string) => funnel.find((one) => one.step === step)
  expect(at('package')).toMatchObject({ reached: 10, share: 1, standing: 4, dropOff: 0.4 })
  expect(at('state')).toMatchObject({ reached: 6, share: 0.6, dropOff: 0, medianSeconds: 90 })
  expect(at('confirm')).toMatchObject({ reached: 3, standing: 0, medianSeconds: null })
})

test('nobody comes farther than the step before', () => {
  const tally = fc.record({
    step: fc.constantFrom(...STEP_NAMES, 'completed'),
    converted: fc.boolean(),
    band: fc.constant('cold'),
    count: fc.nat(1000),
  })
  fc.assert(
    fc.property(fc.array(tally), (many) => {
      const funnel = funnelOf(many, {})
      for (const [index, one] of funnel.entries()) {
        expect(one.reached).toBeLessThanOrEqual(funnel[index - 1]?.reached ?? Infinity)
        expect(one.reached - one.standing).toBe(
          funnel[index + 1]?.reached ?? one.reached - one.standing,
        )
      }
    }),
  )
})

test('times are said in their largest unit', () => {
  expect([12, 95, 7300, 200_000].map(durationText)).toEqual(['12 s', '2 m', '2 h', '2 d'])
})

test('a mail to leads says that it is not sent yet', () => {
  expect(mailingText({ campaign: 'one', count: 3 })).toContain('Nothing is sent')
})

test('what is written is kept as text', () => {
  expect(paragraphsOf('Hi <b>you</b>\nand "all"\n\n& more')).toBe(
    '<p>Hi &lt;b&gt;you&lt;/b&gt;<br>and &quot;all&quot;</p>\n<p>&amp; more</p>',
  )
})
