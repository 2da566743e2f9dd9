import { z } from 'zod'

import { isStep } from '@/src/domain/vocabulary/checkout-steps'
import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'
import { MOST_SCORE, type ScoreWeights } from './score-weights'

const DAY_MS = 86_400_000

export type Scored = {
  readonly checkoutStep: string
  /** In cents. */
  readonly totalAmount: number
  /** When they last reached a step. */
  readonly lastStepAt: string
}

/** How a score came about. */
export type ScoreParts = { readonly step: number; readonly value: number; readonly recency: number }

/** The three parts of a lead's score. Who went through with it has no step left to be worth anything. */
export function scoreParts(
  { checkoutStep, totalAmount, lastStepAt }: Scored,
  weights: ScoreWeights,
  now: Date,
): ScoreParts {
  const age = now.getTime() - Date.parse(lastStepAt)
  return {
    step: isStep(checkoutStep) ? weights.steps[checkoutStep] : 0,
    value: weights.value.find(({ above }) => totalAmount > above)?.points ?? 0,
    recency: weights.recency.find(({ days }) => age <= days * DAY_MS)?.points ?? 0,
  }
}

export const scoreOf = ({ step, value, recency }: ScoreParts): number =>
  Math.min(MOST_SCORE, step + value + recency)

type NamedPart = { readonly label: string; readonly points: number }

/** The parts as people read them: their sum is the score. */
export function namedParts(parts: ScoreParts): readonly NamedPart[] {
  const { step, value, recency } = parts
  const over = step + value + recency - scoreOf(parts)
  return [
    { label: 'Step', points: step },
    { label: 'Value', points: value },
    { label: 'Recency', points: recency },
    ...(over > 0 ? [{ label: `Over ${MOST_SCORE}`, points: -over }] : []),
  ]
}

/** A score's parts in one line: `Step 80, value 20, recency 15, over 100 −15`. */
export const partText = (parts: ScoreParts): string =>
  namedParts(parts)
    .map(({ label, points }, index) => {
      const word = index === 0 ? label : label.toLowerCase()
      return `${word} ${points < 0 ? `−${-points}` : points}`
    })
    .join(', ')

/** A score beyond this much time is told apart from the next: seconds for 31,000 years. */
const SECONDS = 1_000_000_000_000

/**
 * Where a lead stands among all: by score, and among equal ones the newest first. One number, so
 * that a page of the list begins by an index however many leads share a score.
 */
export const rankOf = (score: number, lastStepAt: string): number =>
  score * SECONDS + Math.floor(Date.parse(lastStepAt) / 1000)

export const lowestRank = (score: number): number => score * SECONDS

/** How likely a lead is to buy: from which score on, and in a word. The best first. */
export const BANDS = {
  hot: { label: 'Hot', from: 80 },
  warm: { label: 'Warm', from: 60 },
  cool: { label: 'Cool', from: 40 },
  cold: { label: 'Cold', from: 0 },
} as const

export type Band = keyof typeof BANDS

export const BAND_NAMES = keysOf(BANDS)

export const isBand = isKeyOf(BANDS)

export const bandOf = (score: number): Band =>
  BAND_NAMES.find((band) => score >= BANDS[band].from) ?? 'cold'

/** The scores of a band: from the first, up to but without the second. */
export function scoresOf(band: Band): readonly [from: number, below: number] {
  const better = BAND_NAMES[BAND_NAMES.indexOf(band) - 1]
  return [BANDS[band].from, better ? BANDS[better].from : Number.POSITIVE_INFINITY]
}

/** Who of those that have not bought would be in another band by other weights. */
export const weightsPreview = z.object({
  /** How many leads have not bought. */
  open: z.number(),
  moves: z.array(z.object({ from: z.enum(BAND_NAMES), to: z.enum(BAND_NAMES), count: z.number() })),
  examples: z.array(
    z.object({ id: z.string(), email: z.string(), before: z.number(), after: z.number() }),
  ),
})
export type WeightsPreview = z.output<typeof weightsPreview>
