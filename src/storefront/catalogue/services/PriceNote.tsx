import { PRICE_NOTES } from '@/src/domain/catalogue/licensing/price-notes'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

/** What must be known beside the price of a service, with its source. */
export function PriceNote({ service }: { service: StandaloneService }) {
  const note = PRICE_NOTES[service]
  if (!note) return null
  return (
    <p className="max-w-[75ch] text-sm">
      <span>{note.text}</span>{' '}
      <span className="text-muted">
        <a className="underline" href={note.source} rel="noreferrer">
          {new URL(note.source).hostname.replace('www.', '')}
        </a>
        <span>{`, read ${calendarDay(note.readOn)}`}</span>
      </span>
    </p>
  )
}
