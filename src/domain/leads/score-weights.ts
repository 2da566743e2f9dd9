import { z } from 'zod'

import { STEP_NAMES, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { usd } from '@/src/domain/vocabulary/money/money'

/** A score ends here, whatever its parts come to. */
export const MOST_SCORE = 100

const points = z
  .int('Enter a whole number')
  .min(0, 'Enter 0 or more')
  .max(MOST_SCORE, `Enter at most ${MOST_SCORE}`)
const days = z
  .int('Enter a whole number')
  .min(1, 'Enter at least 1 day')
  .max(3650, 'Enter at most 3,650 days')
const cents = z
  .int('Enter a whole number')
  .min(0, 'Enter 0 or more')
  .max(100_000_000, 'Enter at most $1,000,000')

/** Dollars as staff type them, at most to the cent, in cents. */
const dollars = z
  .number('Enter an amount, for example 200')
  .transform((typed) => usd(typed).minor)
  .pipe(cents)

const steps = z.object({
  package: points,
  state: points,
  addons: points,
  company: points,
  personal: points,
  payment: points,
  confirm: points,
})

const above = z.object({ above: cents, points })
const within = z.object({ days, points })

const weights = z.object({
  /** What each step of the checkout is worth. */
  steps,
  /** What an order of more than so many cents adds: the largest first. */
  value: z.tuple([above, above, above]),
  /** What a step within so many days adds: the newest first. */
  recency: z.tuple([within, within, within]),
})
export type ScoreWeights = z.output<typeof weights>

/** As the specification has them. */
export const DEFAULT_WEIGHTS: ScoreWeights = {
  steps: {
    package: 10,
    state: 20,
    addons: 30,
    company: 40,
    personal: 60,
    payment: 80,
    confirm: 90,
  },
  value: [
    { above: 200_00, points: 20 },
    { above: 100_00, points: 15 },
    { above: 50_00, points: 10 },
  ],
  recency: [
    { days: 1, points: 15 },
    { days: 7, points: 10 },
    { days: 30, points: 5 },
  ],
}

type Refuse = (path: (string | number)[], message: string) => void

/** More must never be worth less, or the list would put the better lead below. */
function checkOrder({ steps: worth, value, recency }: ScoreWeights, refuse: Refuse): void {
  STEP_NAMES.forEach((step, index) => {
    const before = STEP_NAMES[index - 1]
    if (before && worth[step] < worth[before]) {
      refuse(['steps', step], `Enter at least the points of “${STEPS[before]}”: ${worth[before]}`)
    }
  })
  for (const index of [1, 2] as const) {
    const [larger, smaller] = [value[index - 1], value[index]]
    if (larger && smaller && smaller.above >= larger.above) {
      refuse(['value', index, 'above'], 'Enter less than in the line above')
    }
    if (larger && smaller && smaller.points > larger.points) {
      refuse(['value', index, 'points'], 'Enter at most the points of the line above')
    }
    const [newer, older] = [recency[index - 1], recency[index]]
    if (newer && older && older.days <= newer.days) {
      refuse(['recency', index, 'days'], 'Enter more days than in the line above')
    }
    if (newer && older && older.points > newer.points) {
      refuse(['recency', index, 'points'], 'Enter at most the points of the line above')
    }
  }
}

const inOrder = (given: ScoreWeights, context: z.RefinementCtx) =>
  checkOrder(given, (path, message) => context.addIssue({ code: 'custom', path, message }))

/** What staff set the weights to. */
export const scoreWeights = weights.superRefine(inOrder)

const typedAbove = z.object({ above: dollars, points })

/** Weights as staff type them: amounts in dollars. */
export const typedWeights = weights
  .extend({ value: z.tuple([typedAbove, typedAbove, typedAbove]) })
  .superRefine(inOrder)

const CENTS = 100

/** Weights as they stand in the form. */
export const asTyped = ({ value: [one, two, three], ...rest }: ScoreWeights) => ({
  ...rest,
  value: [inDollars(one), inDollars(two), inDollars(three)] satisfies [Line, Line, Line],
})

type Line = z.output<typeof above>

const inDollars = (line: Line): Line => ({ ...line, above: line.above / CENTS })

/** The weights that are kept; those of the specification where none are, or none that can be read. */
export const weightsIn = (kept: unknown): ScoreWeights =>
  scoreWeights.safeParse(kept).data ?? DEFAULT_WEIGHTS
