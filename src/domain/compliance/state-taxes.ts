/** When a state's tax on companies falls due, where it is not collected with the report. */
export type StateTax = {
  /** Month and day of every year after the formation. */
  readonly due: string
  /** The first payment, where the state wants one before that: the 15th of the fourth month. */
  readonly firstOnFourthMonth?: boolean
  /** Every company owes it; else it depends on what the company does. */
  readonly owedByAll: boolean
  /** Who owes it, in a sentence. */
  readonly who: string
  readonly source: string
}

const RETURN_DAY =
  'The day follows the federal return of a company whose tax year is the calendar year.'

/**
 * The taxes that `states.json` names beside the report. The dataset has their names and minimums;
 * the days are those of each state's revenue agency, whose page each one names.
 */
export const STATE_TAXES: Readonly<Record<string, StateTax>> = {
  AK: {
    due: '12-31',
    owedByAll: true,
    who: 'Every business in Alaska holds one. It ends with the year, or with the next where it was bought for two.',
    source: 'https://www.commerce.alaska.gov/web/cbpl/BusinessLicensing',
  },
  AL: {
    due: '04-15',
    owedByAll: false,
    who: `Every LLC is covered; most small ones owe nothing since 2024. ${RETURN_DAY}`,
    source: 'https://www.revenue.alabama.gov/division/business-privilege-tax/',
  },
  CA: {
    due: '04-15',
    owedByAll: true,
    firstOnFourthMonth: true,
    who: 'Every LLC owes it, whether or not it does any business. The first payment is due by the 15th of the fourth month, counted from the month of the formation.',
    source: 'https://www.ftb.ca.gov/file/business/types/limited-liability-company/index.html',
  },
  DC: {
    due: '04-15',
    owedByAll: false,
    who: 'Owed by businesses in the District with gross receipts of more than $12,000 a year.',
    source: 'https://otr.cfo.dc.gov',
  },
  HI: {
    due: '04-20',
    owedByAll: false,
    who: 'Owed by companies that do business in Hawaii; the day is that of the yearly reconciliation, and returns through the year come besides.',
    source: 'https://tax.hawaii.gov',
  },
  KY: {
    due: '04-15',
    owedByAll: true,
    who: `Every LLC owes at least the minimum. ${RETURN_DAY}`,
    source: 'https://revenue.ky.gov',
  },
  MN: {
    due: '03-15',
    owedByAll: false,
    who: `Owed with the company’s Minnesota return, by its property, payroll and sales in the state. ${RETURN_DAY}`,
    source: 'https://www.revenue.state.mn.us',
  },
  NH: {
    due: '04-15',
    owedByAll: false,
    who: `Owed by businesses in New Hampshire above a size that the state adjusts from time to time; partnerships file by March 15. ${RETURN_DAY}`,
    source: 'https://www.revenue.nh.gov',
  },
  NY: {
    due: '03-15',
    owedByAll: false,
    who: 'Form IT-204-LL: owed by LLCs with income from New York, by the gross income of the year before.',
    source: 'https://www.tax.ny.gov',
  },
  OH: {
    due: '05-10',
    owedByAll: false,
    who: 'Owed by businesses with more Ohio receipts than the state’s exclusion, quarter by quarter; most small companies owe none.',
    source: 'https://tax.ohio.gov',
  },
  OR: {
    due: '04-15',
    owedByAll: false,
    who: 'Owed by businesses with more than $1 million of Oregon sales; most small companies owe none.',
    source: 'https://www.oregon.gov/dor',
  },
  RI: {
    due: '03-15',
    owedByAll: true,
    who: `Every LLC owes the charge; one that belongs to a single person pays by April 15. ${RETURN_DAY}`,
    source: 'https://tax.ri.gov',
  },
  TN: {
    due: '04-15',
    owedByAll: true,
    who: `Every LLC with its own liability owes at least the minimum. ${RETURN_DAY}`,
    source: 'https://www.tn.gov/revenue/taxes/franchise---excise-tax.html',
  },
  VT: {
    due: '03-15',
    owedByAll: false,
    who: `Owed by LLCs that file as a partnership. ${RETURN_DAY}`,
    source: 'https://tax.vermont.gov',
  },
  WA: {
    due: '04-15',
    owedByAll: false,
    who: 'Owed by businesses in Washington; the state says whether yours reports by the year, the quarter or the month.',
    source: 'https://dor.wa.gov',
  },
}
