import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  bandOf,
  namedParts,
  partText,
  rankOf,
  type Scored,
  scoreOf,
  scoreParts,
  scoresOf,
} from '@/src/domain/leads/lead-score'
import {
  asTyped,
  DEFAULT_WEIGHTS,
  scoreWeights,
  typedWeights,
  weightsIn,
} from '@/src/domain/leads/score-weights'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const DAY = 86_400_000

const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString()

const lead: fc.Arbitrary<Scored> = fc.record({
  checkoutStep: fc.constantFrom(...STEP_NAMES),
  totalAmount: fc.integer({ min: 0, max: 100_000 }),
  lastStepAt: fc.integer({ min: 0, max: 60 * DAY }).map(ago),
})

const score = (one: Scored, weights = DEFAULT_WEIGHTS) => scoreOf(scoreParts(one, weights, NOW))

test.each([
  ['confirm', 20_001, 0, 100],
  ['payment', 20_000, DAY, 100],
  ['personal', 10_001, 7 * DAY, 85],
  ['personal', 10_000, 7 * DAY + 1, 75],
  ['company', 5000, 30 * DAY, 45],
  ['company', 5001, 30 * DAY + 1, 50],
  ['package', 0, 31 * DAY, 10],
  ['completed', 0, 31 * DAY, 0],
] as const)('%s, %d cents, %d ms ago: %d', (checkoutStep, totalAmount, age, wanted) => {
  expect(score({ checkoutStep, totalAmount, lastStepAt: ago(age) })).toBe(wanted)
})

test('the score of 1,000 leads is the sum of the parts that are shown', () => {
  fc.assert(
    fc.property(lead, (one) => {
      const parts = scoreParts(one, DEFAULT_WEIGHTS, NOW)
      const sum = namedParts(parts).reduce((all, { points }) => all + points, 0)
      expect(sum).toBe(scoreOf(parts))
    }),
    { numRuns: 1000 },
  )
})

test('no score is above 100 or below 0', () => {
  fc.assert(
    fc.property(lead, (one) => {
      expect(score(one)).toBeGreaterThanOrEqual(0)
      expect(score(one)).toBeLessThanOrEqual(100)
    }),
  )
})

test('a later step, a larger order and a newer one never score less', () => {
  fc.assert(
    fc.property(lead, lead, (one, other) => {
      const place = ({ checkoutStep }: Scored) =>
        STEP_NAMES.findIndex((name) => checkoutStep === name)
      const isBelow =
        place(one) <= place(other) &&
        one.totalAmount <= other.totalAmount &&
        one.lastStepAt <= other.lastStepAt
      if (isBelow) expect(score(one)).toBeLessThanOrEqual(score(other))
      const later = { ...one, checkoutStep: 'confirm' }
      expect(score(later)).toBeGreaterThanOrEqual(score(one))
      expect(score({ ...one, totalAmount: one.totalAmount + 10_000 })).toBeGreaterThanOrEqual(
        score(one),
      )
      expect(score({ ...one, lastStepAt: NOW.toISOString() })).toBeGreaterThanOrEqual(score(one))
    }),
  )
})

test('by rank leads stand by score, and among equal ones the newest first', () => {
  fc.assert(
    fc.property(lead, lead, (one, other) => {
      const [a, b] = [rankOf(score(one), one.lastStepAt), rankOf(score(other), other.lastStepAt)]
      expect(Number.isSafeInteger(a)).toBe(true)
      if (score(one) !== score(other)) expect(a > b).toBe(score(one) > score(other))
      else if (one.lastStepAt.slice(0, 19) !== other.lastStepAt.slice(0, 19)) {
        expect(a > b).toBe(one.lastStepAt > other.lastStepAt)
      }
    }),
  )
})

test('each score is in the one band whose scores it is among', () => {
  const bands = [100, 80, 79, 60, 59, 40, 39, 0].map(bandOf)
  expect(bands).toEqual(['hot', 'hot', 'warm', 'warm', 'cool', 'cool', 'cold', 'cold'])
  for (let points = 0; points <= 100; points += 1) {
    const [from, below] = scoresOf(bandOf(points))
    expect(points >= from && points < below).toBe(true)
  }
})

test('the parts are said in words, the cap as well', () => {
  expect(partText({ step: 90, value: 20, recency: 15 })).toBe(
    'Step 90, value 20, recency 15, over 100 −25',
  )
  expect(partText({ step: 10, value: 0, recency: 5 })).toBe('Step 10, value 0, recency 5')
})

test('weights by which more would be worth less are refused, each beside its field', () => {
  const { steps, value, recency } = DEFAULT_WEIGHTS
  const wrong = scoreWeights.safeParse({
    steps: { ...steps, payment: 5 },
    value: [value[0], { above: 300_00, points: 30 }, value[2]],
    recency: [recency[0], { days: 1, points: 20 }, recency[2]],
  })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'steps.payment',
    'value.1.above',
    'value.1.points',
    'recency.1.days',
    'recency.1.points',
  ])
  for (const points of [-1, 101, 1.5, Number.NaN]) {
    expect(
      scoreWeights.safeParse({ steps: { ...steps, package: points }, value, recency }).success,
    ).toBe(false)
  }
})

test('weights that cannot be read are those of the specification', () => {
  expect(weightsIn(null)).toEqual(DEFAULT_WEIGHTS)
  expect(weightsIn({ steps: 'many' })).toEqual(DEFAULT_WEIGHTS)
})

test('staff type amounts in dollars, and cents are what is kept', () => {
  const typed = asTyped(DEFAULT_WEIGHTS)

  expect(typed.value.map(({ above }) => above)).toEqual([200, 100, 50])
  expect(typedWeights.parse(typed)).toEqual(DEFAULT_WEIGHTS)
})

test.each([
  ['an amount to the cent', 200.5, 200_50, undefined],
  ['nothing', Number.NaN, undefined, 'Enter an amount, for example 200'],
  ['less than nothing', -1, undefined, 'Enter 0 or more'],
  ['more than a million', 1_000_000.01, undefined, 'Enter at most $1,000,000'],
  ['no more than the line below', 100, undefined, 'Enter less than in the line above'],
])('an order above %s', (_, above, kept, refused) => {
  const typed = asTyped(DEFAULT_WEIGHTS)
  const [first, ...rest] = typed.value
  const result = typedWeights.safeParse({ ...typed, value: [{ ...first, above }, ...rest] })

  expect(result.data?.value[0].above).toBe(kept)
  expect(result.error?.issues[0]?.message).toBe(refused)
})
