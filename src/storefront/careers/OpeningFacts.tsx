import { EMPLOYMENT_TYPES, type OpeningView } from '@/src/domain/careers/opening-view'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'

/** `$60,000 to $80,000 a year`; null when nothing is said of it. */
function salaryWords({ salaryFrom, salaryTo }: OpeningView): string | null {
  const amounts = [salaryFrom, salaryTo].flatMap((amount) =>
    amount === null ? [] : formatPrice(usd(amount)),
  )
  return amounts.length > 0 ? `${[...new Set(amounts)].join(' to ')} a year` : null
}

/** Where, how and for how much, in a line. */
export function OpeningFacts({ opening }: { opening: OpeningView }) {
  const facts = [
    opening.department,
    opening.remote ? `${opening.location}, or remote` : opening.location,
    EMPLOYMENT_TYPES[opening.employmentType].label,
    salaryWords(opening),
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
