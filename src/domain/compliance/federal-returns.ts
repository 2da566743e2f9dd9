import {
  type CompanyFacts,
  foreignShareOf,
  type Ownership,
  taxClassOf,
} from '@/src/domain/compliance/company-facts'
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
export type FederalReturn = {
  readonly duty: string
  readonly title: string
  readonly description: string
  /** On the 15th of which month after the tax year; the owner's own year is the calendar's. */
  readonly due: 'third_month' | 'fourth_month' | 'owners_year'
  readonly source: string
}

const EXTENSION = 'Form 7004, sent by that day, extends it by six months.'

const PARTNERSHIP: FederalReturn = {
  duty: 'form-1065',
  title: 'File Form 1065 and give each owner a Schedule K-1',
  description: `A company with several owners is taxed as a partnership unless it has chosen otherwise. It reports its income to the IRS, and each owner’s share to that owner. ${EXTENSION}`,
  due: 'third_month',
  source: 'https://www.irs.gov/forms-pubs/about-form-1065',
}

const CORPORATION: FederalReturn = {
  duty: 'form-1120',
  title: 'File Form 1120, the corporation’s tax return',
  description: `A corporation files its own return and pays its own tax. ${EXTENSION}`,
  due: 'fourth_month',
  source: 'https://www.irs.gov/forms-pubs/about-form-1120',
}

const S_CORPORATION: FederalReturn = {
  duty: 'form-1120-s',
  title: 'File Form 1120-S and give each owner a Schedule K-1',
  description: `An S corporation reports its income to the IRS, and each owner’s share to that owner. Filing late costs a penalty for each owner and month. This holds once the IRS has accepted Form 2553. ${EXTENSION}`,
  due: 'third_month',
  source: 'https://www.irs.gov/forms-pubs/about-form-1120-s',
}

const FOREIGN_OWNED: FederalReturn = {
  duty: 'form-5472',
  title: 'File Form 5472 with a pro forma Form 1120',
  description: `A company with one foreign owner, who is neither a US citizen nor a US tax resident, reports transactions with that owner, such as money paid in or out, even in a year without income. It goes to the IRS by mail or fax, not online. The penalty for not filing starts at $25,000. ${EXTENSION} An owner abroad whose company does business in the US also files a return of their own, Form 1040-NR.`,
  due: 'fourth_month',
  source: 'https://www.irs.gov/forms-pubs/about-form-5472',
}

/** What a partnership with an owner abroad owes besides. */
const WITH_OWNER_ABROAD: FederalReturn = {
  ...PARTNERSHIP,
  description: `${PARTNERSHIP.description} With an owner abroad, it may also have to withhold tax on that owner’s share and report it on Forms 8804, 8805 and 1042-S.`,
}

const FOREIGN_HELD: FederalReturn = {
  duty: 'form-5472',
  title: 'File Form 5472 with the corporation’s Form 1120',
  description: `A corporation of which one foreign owner holds a quarter or more reports its transactions with that owner. The penalty for not filing starts at $25,000. ${EXTENSION}`,
  due: 'fourth_month',
  source: 'https://www.irs.gov/forms-pubs/about-form-5472',
}

const OWNERS_RETURN: FederalReturn = {
  duty: 'schedule-c',
  title: 'Report the company’s profit on your own tax return',
  description: `A company with one owner is not taxed separately. Its income and expenses go on the owner’s return. For a person, that is Schedule C of Form 1040.`,
  due: 'owners_year',
  source:
    'https://www.irs.gov/businesses/small-businesses-self-employed/single-member-limited-liability-companies',
}

const PARENTS_RETURN: FederalReturn = {
  duty: 'parent-return',
  title: 'Include the company in its owner’s tax return',
  description: `A company owned by one other company is taxed as part of it. This is a corporation’s due date. A partnership’s return is due on March 15.`,
  due: 'fourth_month',
  source:
    'https://www.irs.gov/businesses/small-businesses-self-employed/single-member-limited-liability-companies',
}

/** What to check where no one has said whether the owner is a US person. */
const BY_ADDRESS = {
  foreign:
    'We took the owner for a foreign person because of the address abroad. A US citizen or tax resident reports the company on Schedule C instead.',
  domestic:
    'We took the owner for a US person because of the address. An owner who is neither a US citizen nor a US tax resident files Form 5472 with a pro forma Form 1120 instead, also by April 15.',
} as const

const NOT_KNOWN: FederalReturn = {
  duty: 'federal-return',
  title: 'Find out which federal tax return your company owes',
  description: `It depends on who owns the company, which you have not told us yet. Several owners: Form 1065, by March 15. One owner who is a US citizen or tax resident: on the owner’s own return, by April 15. One foreign owner: Form 5472 with a pro forma Form 1120, by April 15.`,
  due: 'third_month',
  source:
    'https://www.irs.gov/businesses/small-businesses-self-employed/limited-liability-company-llc',
}

/** From which share of one foreign owner on a corporation reports on Form 5472: basis points. */
const A_QUARTER = 2500

/** The return of a company that is taxed with its one owner. */
function singleOwnersReturn(ownership: Ownership): FederalReturn {
  const { isForeign, isCompany, isByAddress } = ownership
  const own = isForeign ? FOREIGN_OWNED : isCompany ? PARENTS_RETURN : OWNERS_RETURN
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
      return [S_CORPORATION]
    case 'c_corp':
      return foreignShare >= A_QUARTER ? [CORPORATION, FOREIGN_HELD] : [CORPORATION]
    case 'partnership':
      return [foreignShare > 0 ? WITH_OWNER_ABROAD : PARTNERSHIP]
    default:
      return [ownership ? singleOwnersReturn(ownership) : NOT_KNOWN]
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
