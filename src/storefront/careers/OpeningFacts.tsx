import {
  EMPLOYMENT_TYPES,
  type OpeningView,
  payText,
  placeText,
} from '@/src/domain/careers/opening-view'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

/** Where, how, for how much and until when, in a line. */
export function OpeningFacts({ opening }: { opening: OpeningView }) {
  const { closesAt } = opening
  const facts = [
    opening.department,
    placeText(opening) || null,
    EMPLOYMENT_TYPES[opening.employmentType].label,
    payText(opening),
    closesAt && `Apply by ${calendarDay(closesAt.slice(0, 10))}`,
  ].filter((fact) => fact !== null)
  return (
    <ul className="flex flex-wrap gap-x-2 text-sm text-muted">
      {facts.map((fact, index) => (
        <li key={fact} className="flex gap-2">
          {fact}
          {index < facts.length - 1 && <span aria-hidden>·</span>}
        </li>
      ))}
    </ul>
  )
}
