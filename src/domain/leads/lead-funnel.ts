import { BAND_NAMES, type Band, isBand } from '@/src/domain/leads/lead-score'
import { STEP_NAMES, STEPS, type Step } from '@/src/domain/vocabulary/checkout-steps'

/** So many leads stand at a step, bought or not, and are in a band. */
export type Tally = {
  readonly step: string
  readonly converted: boolean
  readonly band: string
  readonly count: number
}

export type LeadFigures = {
  readonly total: number
  readonly converted: number
  /** Those who have not bought, by band. */
  readonly bands: readonly { readonly band: Band; readonly count: number }[]
}

const sum = (tallies: readonly Tally[]) => tallies.reduce((all, { count }) => all + count, 0)

/** How many leads there are, have bought, and are in each band. */
export function leadFigures(tallies: readonly Tally[]): LeadFigures {
  const open = tallies.filter(({ converted }) => !converted)
  return {
    total: sum(tallies),
    converted: sum(tallies.filter(({ converted }) => converted)),
    bands: BAND_NAMES.map((band) => ({
      band,
      count: sum(open.filter((one) => isBand(one.band) && one.band === band)),
    })),
  }
}

/** How many of all leads bought, in percent to one decimal. */
export const conversionRate = ({ total, converted }: LeadFigures): string =>
  `${(total === 0 ? 0 : (converted / total) * 100).toFixed(1)}%`

export type FunnelStep = {
  readonly step: Step
  readonly label: string
  /** Those whose last step it is, who have not bought. */
  readonly standing: number
  readonly reached: number
  /** Which part of all leads came this far, and which part of them went no further: from 0 to 1. */
  readonly share: number
  readonly dropOff: number
  /** How long it took half of them from the step before, in seconds. */
  readonly medianSeconds: number | null
}

/** How far leads come in the checkout. @param medians the seconds to each step from the one before */
export function funnelOf(
  tallies: readonly Tally[],
  medians: Readonly<Record<string, number>>,
): readonly FunnelStep[] {
  const total = sum(tallies)
  return STEP_NAMES.map((step, index) => {
    const standing = sum(tallies.filter((one) => !one.converted && one.step === step))
    const before = STEP_NAMES.slice(0, index)
    const gone = sum(tallies.filter((one) => !one.converted && before.some((b) => b === one.step)))
    const reached = total - gone
    return {
      step,
      label: STEPS[step],
      standing,
      reached,
      share: total === 0 ? 0 : reached / total,
      dropOff: reached === 0 ? 0 : standing / reached,
      medianSeconds: medians[step] ?? null,
    }
  })
}

const UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['m', 60],
] as const

/** A time in its largest unit: `4 m`, `2 h`, `3 d`; seconds below a minute. */
export function durationText(seconds: number): string {
  const unit = UNITS.find(([, size]) => seconds >= size)
  return unit ? `${Math.round(seconds / unit[1])} ${unit[0]}` : `${Math.round(seconds)} s`
}
