import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

type PriceNote = {
  readonly text: string
  /** The public page that says so, and the ISO day on which it was read. */
  readonly source: string
  readonly readOn: string
}

const READ = '2026-11-25'

/** What must be known beside the price of a service, whatever staff write on its page. */
const PRICE_NOTES: Readonly<Partial<Record<StandaloneService, PriceNote>>> = {
  ein: {
    text: 'We are not the IRS. You can get an EIN free at irs.gov.',
    source: 'https://www.irs.gov/ein',
    readOn: READ,
  },
  itin: {
    text: 'The IRS accepts only original documents, or copies certified by the agency that issued them. It refuses notarized and plain copies.',
    source: 'https://www.irs.gov/individuals/itin-documentation-frequently-asked-questions-faqs',
    readOn: READ,
  },
  trademark: {
    text: 'For an application the USPTO charges $350 per class. It adds $100 per class for missing information, $200 for goods and services in your own words, and $200 for each further 1,000 characters. These fees are extra, at cost.',
    source: 'https://www.uspto.gov/trademarks/additional-fees-trademark-applications',
    readOn: READ,
  },
}

/** A note as pages show it: `site` is its source by name, `read` the day in words. */
export type ShownNote = Pick<PriceNote, 'text' | 'source'> & {
  readonly site: string
  readonly read: string
}

/** What stands beside the price of a service; null where nothing has to. */
export function priceNoteOf(service: StandaloneService): ShownNote | null {
  const note = PRICE_NOTES[service]
  if (!note) return null
  const { text, source, readOn } = note
  return {
    text,
    source,
    site: new URL(source).hostname.replace('www.', ''),
    read: calendarDay(readOn),
  }
}
