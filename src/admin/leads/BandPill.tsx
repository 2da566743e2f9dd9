import { BANDS, bandOf } from '@/src/domain/leads/lead-bands'
import { partText, type ScoreParts } from '@/src/domain/leads/lead-score'

type Props = { readonly score: number; readonly parts?: ScoreParts }

/** A score with its band in words and colour; how it came about is said on pointing at it. */
export function BandPill({ score, parts }: Props) {
  const band = bandOf(score)
  return (
    <span className={`lead-band lead-band--${band}`} title={parts && partText(parts)}>
      <b>{score}</b> {BANDS[band].label}
      {parts && <span className="lead-hidden">{` (${partText(parts)})`}</span>}
    </span>
  )
}
