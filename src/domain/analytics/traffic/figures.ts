/** What came from somewhere in a stretch of time; money in cents, ours alone and net of refunds. */
export type TrafficFigures = {
  /** Each counted once a day. */
  readonly visitors: number
  readonly leads: number
  readonly orders: number
  readonly oursMinor: number
}

export const NO_TRAFFIC: TrafficFigures = { visitors: 0, leads: 0, orders: 0, oursMinor: 0 }

export type TrafficRow = {
  /** Empty where it is not known. */
  readonly value: string
  readonly now: TrafficFigures
  readonly before: TrafficFigures
}

/**
 * How many of a hundred visitors bought, to one decimal; null where no one came, or where fewer
 * came than bought: their visits were not counted, and a share would be invented.
 */
export function conversionOf({ visitors, orders }: TrafficFigures): number | null {
  if (visitors === 0 || orders > visitors) return null
  return Math.round((orders / visitors) * 1000) / 10
}

/** Those with the most visitors first, then with the most orders and leads; by name among equals. */
export function byTraffic(a: TrafficRow, b: TrafficRow): number {
  return (
    b.now.visitors - a.now.visitors ||
    b.now.orders - a.now.orders ||
    b.now.leads - a.now.leads ||
    (a.value < b.value ? -1 : 1)
  )
}

export const isAnything = ({ now, before }: TrafficRow): boolean =>
  [now, before].some((figures) => Object.values(figures).some(Boolean))

/** The shades of a map: 1 to 5; 0 where nothing came from. */
const STEPS = 5

/** What the least value of each shade is, darkest last: each is about as many times the one before. */
export function stepsFor(values: readonly number[]): readonly number[] {
  const most = Math.max(0, ...values)
  if (most === 0) return []
  const bounds = Array.from({ length: STEPS }, (_, step) => Math.ceil(most ** (step / STEPS)))
  return [...new Set(bounds)]
}

export const stepOf = (value: number, steps: readonly number[]): number =>
  steps.filter((least) => value >= least).length

/** The values of a shade, for the legend: `4–11`, `12+`. */
export function stepRange(
  steps: readonly number[],
  step: number,
): readonly [number, number | null] {
  const next = steps[step]
  return [steps[step - 1] ?? 0, next === undefined ? null : next - 1]
}
