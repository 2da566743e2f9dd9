import { TonePill } from '@/src/admin/kit/status/pills'
import { BANDS, bandOf, partText, type ScoreParts } from '@/src/domain/leads/lead-score'
import type { Lead } from '@/src/payload-types'

type Kept = Pick<Lead, 'scoreStep' | 'scoreValue' | 'scoreRecency'>

export const partsOf = ({ scoreStep, scoreValue, scoreRecency }: Kept): ScoreParts => ({
  step: scoreStep ?? 0,
  value: scoreValue ?? 0,
  recency: scoreRecency ?? 0,
})

/** A band's color and its soft ground, which repeat its word. */
export const BAND_COLORS = {
  hot: '[--band:#166534] [--band-soft:#dcfce7] dark:[--band:#86efac] dark:[--band-soft:#14331f]',
  warm: '[--band:#854d0e] [--band-soft:#fef3c7] dark:[--band:#fde047] dark:[--band-soft:#3a2e0a]',
  cool: '[--band:#9a3412] [--band-soft:#ffedd5] dark:[--band:#fdba74] dark:[--band-soft:#40220c]',
  cold: '[--band:#b91c1c] [--band-soft:#fee2e2] dark:[--band:#fca5a5] dark:[--band-soft:#401616]',
} as const satisfies Record<keyof typeof BANDS, string>

type Props = {
  readonly score: number
  readonly parts?: ScoreParts
  /** Who has bought is scored no more. */
  readonly hasBought?: boolean
}

/** A score with its band in words and colour; how it came about is said on pointing at it. */
export function BandPill({ score, parts, hasBought = false }: Props) {
  if (hasBought) return <TonePill tone="good">Bought</TonePill>
  const band = bandOf(score)
  return (
    <span
      className={`inline-flex items-baseline gap-1.25 px-1.75 rounded-ui bg-(--band-soft) text-(--band) text-xs font-semibold leading-5.5 whitespace-nowrap ${BAND_COLORS[band]}`}
      title={parts && partText(parts)}
    >
      <b className="tabular-nums">{score}</b> {BANDS[band].label}
      {parts && <span className="sr-only">{` (${partText(parts)})`}</span>}
    </span>
  )
}
