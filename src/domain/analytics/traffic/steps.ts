/** The shades of a map: 1 to 5; 0 where nothing came from. */
export const STEPS = 5

/** What the least value of each shade is, darkest last: each is about as many times the one before. */
export function stepsFor(values: readonly number[]): readonly number[] {
  const most = Math.max(0, ...values)
  if (most === 0) return []
  const bounds = Array.from({ length: STEPS }, (_, step) => Math.ceil(most ** (step / STEPS)))
  return [...new Set(bounds)]
}

/** Which shade a value has. */
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
