import type { Ownership } from '@/src/domain/compliance/company-facts'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** A return that a company, or its owner, owes the IRS each year for the year before. */
export type FederalReturn = {
  readonly duty: string
  readonly title: string
  readonly description: string
  /** Month and day, for companies whose tax year is the calendar year. */
  readonly due: string
  readonly source: string
}

const WEEKEND = 'If that day is a weekend or a holiday, the next business day counts.'
const CALENDAR_YEAR = `For a company whose tax year is the calendar year. ${WEEKEND}`

const PARTNERSHIP: FederalReturn = {
  duty: 'form-1065',
  title: 'File Form 1065 and give each owner a Schedule K-1',
  description: `A company with several owners is taxed as a partnership unless it has chosen otherwise. It reports its income to the IRS, and each owner’s share to that owner. ${CALENDAR_YEAR}`,
  due: '03-15',
  source: 'https://www.irs.gov/forms-pubs/about-form-1065',
}

const CORPORATION: FederalReturn = {
  duty: 'form-1120',
  title: 'File Form 1120, the corporation’s tax return',
  description: `A corporation files its own return and pays its own tax. An S corporation files Form 1120-S by March 15 instead. ${CALENDAR_YEAR}`,
  due: '04-15',
  source: 'https://www.irs.gov/forms-pubs/about-form-1120',
}

const FOREIGN_OWNED: FederalReturn = {
  duty: 'form-5472',
  title: 'File Form 5472 with a pro forma Form 1120',
  description: `A company with one foreign owner reports transactions with that owner, such as money paid in or out, even in a year without income. It goes to the IRS by mail or fax, not online. The penalty for not filing starts at $25,000. ${CALENDAR_YEAR}`,
  due: '04-15',
  source: 'https://www.irs.gov/forms-pubs/about-form-5472',
}

const OWNERS_RETURN: FederalReturn = {
  duty: 'schedule-c',
  title: 'Report the company’s profit on your own tax return',
  description: `A company with one owner is not taxed separately. Its income and expenses go on the owner’s return. For a person, that is Schedule C of Form 1040. ${CALENDAR_YEAR}`,
  due: '04-15',
  source:
    'https://www.irs.gov/businesses/small-businesses-self-employed/single-member-limited-liability-companies',
}

const PARENTS_RETURN: FederalReturn = {
  duty: 'parent-return',
  title: 'Include the company in its owner’s tax return',
  description: `A company owned by one other company is taxed as part of it. This is a corporation’s due date. A partnership’s return is due on March 15. ${CALENDAR_YEAR}`,
  due: '04-15',
  source:
    'https://www.irs.gov/businesses/small-businesses-self-employed/single-member-limited-liability-companies',
}

const NOT_KNOWN: FederalReturn = {
  duty: 'federal-return',
  title: 'Find out which federal tax return your company owes',
  description: `It depends on who owns the company, which you have not told us yet. Several owners: Form 1065, by March 15. One owner in the US: on the owner’s own return, by April 15. One foreign owner: Form 5472 with a pro forma Form 1120, by April 15. ${CALENDAR_YEAR}`,
  due: '03-15',
  source:
    'https://www.irs.gov/businesses/small-businesses-self-employed/limited-liability-company-llc',
}

/** The federal returns of a company by how it is taxed, if it has chosen nothing else. */
export function federalReturns(type: CompanyType, ownership: Ownership | null): FederalReturn[] {
  if (type === 'corporation') return [CORPORATION]
  if (type === 'partnership') return [PARTNERSHIP]
  if (!ownership) return [NOT_KNOWN]
  if (ownership.owners > 1) return [PARTNERSHIP]
  if (ownership.isForeign) return [FOREIGN_OWNED]
  return [ownership.isCompany ? PARENTS_RETURN : OWNERS_RETURN]
}
