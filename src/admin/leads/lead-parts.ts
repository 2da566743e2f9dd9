import type { ScoreParts } from '@/src/domain/leads/lead-score'
import type { Lead } from '@/src/payload-types'

type Kept = Pick<Lead, 'scoreStep' | 'scoreValue' | 'scoreRecency'>

export const partsOf = ({ scoreStep, scoreValue, scoreRecency }: Kept): ScoreParts => ({
  step: scoreStep ?? 0,
  value: scoreValue ?? 0,
  recency: scoreRecency ?? 0,
})
