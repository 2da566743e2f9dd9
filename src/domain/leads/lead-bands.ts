/** How likely a lead is to buy: from which score on, and in a word. The best first. */
export const BANDS = {
  hot: { label: 'Hot', from: 80 },
  warm: { label: 'Warm', from: 60 },
  cool: { label: 'Cool', from: 40 },
  cold: { label: 'Cold', from: 0 },
} as const

export type Band = keyof typeof BANDS

export const BAND_NAMES = ['hot', 'warm', 'cool', 'cold'] as const satisfies readonly Band[]

export const isBand = (name: unknown): name is Band =>
  typeof name === 'string' && Object.hasOwn(BANDS, name)

/** The band that a score is in. */
export const bandOf = (score: number): Band =>
  BAND_NAMES.find((band) => score >= BANDS[band].from) ?? 'cold'

/** The scores of a band: from the first, up to but without the second. */
export function scoresOf(band: Band): readonly [from: number, below: number] {
  const better = BAND_NAMES[BAND_NAMES.indexOf(band) - 1]
  return [BANDS[band].from, better ? BANDS[better].from : Number.POSITIVE_INFINITY]
}
