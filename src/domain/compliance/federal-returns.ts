import { z } from 'zod'
import {
  type CompanyFacts,
  foreignShareOf,
  type Ownership,
  taxClassOf,
} from '@/src/domain/compliance/company-facts'
import returns from '@/src/domain/compliance/federal-returns.json' with { type: 'json' }
import { allDueDates } from '@/src/domain/compliance/next-deadlines'
import {
  addDays,
  dayIn,
  isoDate,
  lastDayOf,
  parseDate,
  shiftMonth,
} from '@/src/domain/vocabulary/time/calendar-date'

/** A return that a company, or its owner, owes the IRS each year for the year before. */
const federalReturn = z.object({
  duty: z.string(),
  title: z.string(),
  description: z.string(),
  /** On the 15th of which month after the tax year; the owner's own year is the calendar's. */
  due: z.enum(['third_month', 'fourth_month', 'owners_year']),
  source: z.string(),
})
export type FederalReturn = Readonly<z.output<typeof federalReturn>>

/** A federal return, in the words that its company reads. */
const returnOf = (name: keyof typeof returns): FederalReturn => federalReturn.parse(returns[name])

/** What to check where no one has said whether the owner is a US person. */
const BY_ADDRESS = {
  foreign:
    'We took the owner for a foreign person because of the address abroad. A US citizen or tax resident reports the company on Schedule C instead.',
  domestic:
    'We took the owner for a US person because of the address. An owner who is neither a US citizen nor a US tax resident files Form 5472 with a pro forma Form 1120 instead, also by April 15.',
} as const

/** From which share of one foreign owner on a corporation reports on Form 5472: basis points. */
const A_QUARTER = 2500

/** The return of a company that is taxed with its one owner. */
function singleOwnersReturn(ownership: Ownership): FederalReturn {
  const { isForeign, isCompany, isByAddress } = ownership
  const own = returnOf(isForeign ? 'foreignOwned' : isCompany ? 'parentsReturn' : 'ownersReturn')
  if (!isByAddress || isCompany) return own
  const note = isForeign ? BY_ADDRESS.foreign : BY_ADDRESS.domestic
  return { ...own, description: `${own.description} ${note}` }
}

export function federalReturns(
  company: Pick<CompanyFacts, 'type' | 'ownership' | 'taxedAs'>,
): FederalReturn[] {
  const { ownership } = company
  const foreignShare = foreignShareOf(ownership)
  switch (taxClassOf(company)) {
    case 's_corp':
      return [returnOf('sCorporation')]
    case 'c_corp':
      return foreignShare >= A_QUARTER
        ? [returnOf('corporation'), returnOf('foreignHeld')]
        : [returnOf('corporation')]
    case 'partnership':
      return [foreignShare > 0 ? returnOf('withOwnerAbroad') : returnOf('partnership')]
    default:
      return [ownership ? singleOwnersReturn(ownership) : returnOf('notKnown')]
  }
}

/** How long after the second month Form 2553 still counts for the first tax year. */
const ELECTION_DAYS = 15

/**
 * The last day of Form 2553 for a company's first tax year: two months and 15 days after it began.
 * The months end the day before the same day of the month, or with a month that lacks that day.
 */
export function electionDay(formedOn: string): string {
  const formed = parseDate(formedOn)
  const { year, month } = shiftMonth(formed, 2)
  const isWhole = formed.day > lastDayOf(year, month)
  const monthsEnd = isWhole
    ? dayIn(year, month, 'last')
    : addDays(dayIn(year, month, formed.day), -1)
  return isoDate(addDays(monthsEnd, ELECTION_DAYS))
}

const MONTHS = { third_month: 3, fourth_month: 4, owners_year: 4 } as const

/** The days on which a return is due, from the formation until an ISO day. */
export function federalDays(
  due: FederalReturn['due'],
  { formedOn, fiscalYearEnd }: Pick<CompanyFacts, 'formedOn' | 'fiscalYearEnd'>,
  until: string,
): string[] {
  const rhythm = { every_years: 1, first: 'year_after_formation' } as const
  const rule = { type: 'fiscal_year_end_offset', months: MONTHS[due], day: 15, ...rhythm } as const
  const yearEnd = due === 'owners_year' ? undefined : fiscalYearEnd
  const days: string[] = []
  for (const dated of allDueDates(rule, {
    formedOn,
    ...(yearEnd ? { fiscalYearEnd: yearEnd } : {}),
  })) {
    const day = isoDate(dated.due)
    if (day > until) break
    days.push(day)
  }
  return days
}
