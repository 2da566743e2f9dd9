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

const RETURN_DAY = 'This date applies if your tax year is the calendar year.'

/**
 * The taxes that `states.json` names beside the report. The dataset has their names and minimums;
 * the days are those of each state's revenue agency, whose page each one names.
 */
export const STATE_TAXES: Readonly<Record<string, StateTax>> = {
  AK: {
    due: '12-31',
    owedByAll: true,
    who: 'Every business in Alaska needs one. It expires at the end of the year, or of the next year if you bought two.',
    source: 'https://www.commerce.alaska.gov/web/cbpl/BusinessLicensing',
  },
  AL: {
    due: '04-15',
    owedByAll: false,
    who: `The tax covers every LLC. Most small ones have owed nothing since 2024. ${RETURN_DAY}`,
    source: 'https://www.revenue.alabama.gov/division/business-privilege-tax/',
  },
  CA: {
    due: '04-15',
    owedByAll: true,
    firstOnFourthMonth: true,
    who: 'Every LLC owes it, whether or not it does any business. The first payment is due by the 15th of the fourth month, counting the month of formation.',
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
    who: 'Owed by companies that do business in Hawaii. This is the date of the yearly reconciliation. Other returns are due during the year.',
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
    who: `Owed with the company’s Minnesota return. The amount depends on its property, payroll and sales in the state. ${RETURN_DAY}`,
    source: 'https://www.revenue.state.mn.us',
  },
  NH: {
    due: '04-15',
    owedByAll: false,
    who: `Owed by businesses in New Hampshire above a size that the state adjusts from time to time. Partnerships file by March 15. ${RETURN_DAY}`,
    source: 'https://www.revenue.nh.gov',
  },
  NY: {
    due: '03-15',
    owedByAll: false,
    who: 'Form IT-204-LL. Owed by LLCs with income from New York. The amount depends on last year’s gross income.',
    source: 'https://www.tax.ny.gov',
  },
  OH: {
    due: '05-10',
    owedByAll: false,
    who: 'Owed each quarter by businesses with Ohio receipts above the state’s exclusion. Most small companies owe nothing.',
    source: 'https://tax.ohio.gov',
  },
  OR: {
    due: '04-15',
    owedByAll: false,
    who: 'Owed by businesses with more than $1 million of Oregon sales. Most small companies owe nothing.',
    source: 'https://www.oregon.gov/dor',
  },
  RI: {
    due: '03-15',
    owedByAll: true,
    who: `Every LLC owes the charge. An LLC with a single owner pays by April 15. ${RETURN_DAY}`,
    source: 'https://tax.ri.gov',
  },
  TN: {
    due: '04-15',
    owedByAll: true,
    who: `Every LLC with limited liability owes at least the minimum. ${RETURN_DAY}`,
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
    who: 'Owed by businesses in Washington. The state tells you whether to report yearly, quarterly or monthly.',
    source: 'https://dor.wa.gov',
  },
}
