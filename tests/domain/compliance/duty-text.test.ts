import { expect, test } from 'vitest'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { companyDuties } from '@/src/domain/compliance/company-duties'
import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import { companyIn, factOf, withFact } from '@/tests/support/orders/companies'
import { stateFact } from '@/tests/support/orders/state-facts'

const FORMED = '2026-11-21'

const firstTask = (company: CompanyFacts, name: string) =>
  companyDuties(company, FORMED).find(({ duty }) => duty === name)?.tasks[0]

/** A company in a state that asks for what Florida asks, but for its report and what else is given. */
const inFlorida = (report: Partial<StateFact>, others: readonly StateFact[] = []): CompanyFacts => {
  const company = withFact(companyIn('FL', '2026-11-20'), 'report', { due: ANNIVERSARY, ...report })
  return company.state
    ? { ...company, state: { ...company.state, facts: [...company.state.facts, ...others] } }
    : company
}
const ANNIVERSARY = {
  type: 'anniversary_date',
  every_years: 1,
  first: 'first_anniversary',
} as const
const fee = (dollars: number) => ({ type: 'fixed', cents: dollars * 100 }) as const

test.each([
  [
    'WY',
    'File the Annual Report License Tax with Wyoming',
    'Wyoming requires it from Engine LLC, whether or not anything has changed. The state’s fee is $60. It includes the License Fee.',
  ],
  [
    'TX',
    'File the Franchise Tax / Public Information Report with Texas',
    'Texas requires it from Engine LLC, whether or not anything has changed. The state charges no fee to file it. Above $2.65 million in annual revenue, franchise tax is due with it.',
  ],
  [
    'FL',
    'File the Annual Report with Florida',
    'Florida requires it from Engine LLC, whether or not anything has changed. The state’s fee is $138.75.',
  ],
  [
    'DE',
    'Pay the LLC Annual Tax to Delaware',
    'Delaware requires it from Engine LLC, whether or not it has earned anything. It is $400.',
  ],
  [
    'DC',
    'File the Biennial Report (BRA-25) with the District of Columbia',
    'The District of Columbia requires it from Engine LLC, whether or not anything has changed. The state’s fee is $300.',
  ],
])('the report to %s is named, with its fee and why it is wanted', (code, title, why) => {
  const company = companyIn(code, FORMED)
  const task = firstTask(company, 'report')

  expect(task?.title).toBe(title)
  expect(
    task?.description
      .replace(/ Based on [\w ]+’s information as of \w+ \d+, \d+\.$/, '')
      .replace(/ \w+ \d+, \d+ is a weekend or a holiday\. The next business day is [^.]+\./, ''),
  ).toBe(why)
})

test('a state’s word is dated with the day on which it was read, where that is known', () => {
  const words = (checked: string | null) => {
    const task = firstTask(inFlorida({ checked, fee: { type: 'none' } }), 'report')
    return task?.description.replace(/ \w+ \d+, \d+ is a weekend.+?day is [^.]+\./, '')
  }

  expect(words('2026-07-17')).toBe(
    'Florida requires it from Engine LLC, whether or not anything has changed. The state charges no fee to file it. Based on Florida’s information as of July 17, 2026.',
  )
  expect(words(null)).toBe(
    'Florida requires it from Engine LLC, whether or not anything has changed. The state charges no fee to file it.',
  )
})

test('what is no report is paid, and a fee without an amount is only a fee', () => {
  const free = { checked: null, title: 'Fee', isPayment: true, fee: { type: 'none' } } as const
  const paid = firstTask(inFlorida({ ...free, due: { ...ANNIVERSARY } }), 'report')
  expect(paid?.title).toBe('Pay the Fee to Florida')
  expect(paid?.description.replace(/ \w+ \d+, \d+ is a weekend.+$/, '')).toBe(
    'Florida requires it from Engine LLC, whether or not it has earned anything.',
  )
})

test('only a tax that is named and collected with the report is called a part of it', () => {
  const words = (paidWith: string | undefined, company: StateFact['company'] = 'llc') => {
    const tax = stateFact({ key: 'tax', title: 'Franchise Tax', fee: fee(5), company, paidWith })
    return firstTask(inFlorida({}, [tax]), 'report')?.description
  }

  expect(words('report')).toContain('It includes the Franchise Tax.')
  expect(words(undefined)).not.toContain('includes')
  expect(words('report', 'corporation')).not.toContain('includes')
})

test('a report is looked up where its fact was read, if anywhere', () => {
  const source = { title: 'The state', url: 'https://state.example/renewal' }

  expect(firstTask(inFlorida({ source }), 'report')?.source).toBe(source.url)
  expect(firstTask(inFlorida({ source: null }), 'report')?.source).toBeNull()
})

test('what a state wants once is looked up where the state was, if anywhere', () => {
  const newYork = companyIn('NY', FORMED)
  const without = withFact(newYork, 'first.publication', { source: null })

  expect(firstTask(newYork, 'publication')?.source).toBe(
    factOf('NY', 'first.publication').source?.url,
  )
  expect(firstTask(without, 'publication')?.source).toBeNull()
})

test('what only usually holds is said to, with where to check it', () => {
  const words = (certainty: StateFact['certainty']) =>
    firstTask(inFlorida({ certainty }), 'report')?.description

  expect(words('usual')).toContain('This is what usually holds. Check it with Florida first.')
  expect(words('confirmed')).not.toContain('usually')
})

test('a day on which offices are closed is named with the next one on which they are open', () => {
  // May 1, 2027 is a Saturday.
  expect(firstTask(companyIn('FL', FORMED), 'report')?.description).toContain(
    'May 1, 2027 is a weekend or a holiday. The next business day is May 3, 2027.',
  )
  // April 15, 2028 is a Saturday, April 17 a Monday.
  const taxes = companyDuties(companyIn('KY', FORMED), FORMED).find(({ duty }) => duty === 'tax')
  expect(taxes?.tasks[1]?.description).toContain('In this case that is April 17, 2028.')
})

const LAST = 'If that day is a weekend or a holiday, the next business day counts.'

test.each([
  [
    'KY',
    'Pay Kentucky’s Limited Liability Entity Tax',
    /^Engine LLC owes \$175 or more\. Every LLC/,
  ],
  [
    'AK',
    'Check whether Alaska’s Business License applies',
    /^Every business in Alaska .* If you owe it, you pay \$50 or more\. If/,
  ],
  [
    'DC',
    'Check whether the District of Columbia’s Unincorporated Business Franchise Tax applies',
    /^Owed by businesses .* If you owe it, you pay \$250 or more\. If/,
  ],
  ['OR', 'Check whether Oregon’s Corporate Activity Tax applies', /^Owed by .* owe nothing\. If/],
])('the tax of %s says who owes it, and the least that it is', (code, title, words) => {
  const task = firstTask(companyIn(code, FORMED), 'tax')

  expect(task?.title.startsWith(title)).toBe(true)
  expect(task?.description).toMatch(words)
  expect(task?.description).toContain(LAST)
})

test('a tax that every company owes is not said to have a least where it has none', () => {
  const free = withFact(companyIn('KY', FORMED), 'tax', { fee: { type: 'none' } })

  expect(firstTask(free, 'tax')?.description).toMatch(/^Every LLC owes/)
})

test.each([
  [
    { by: 'us', monthly: false, paidUntil: null },
    'Renew the registered agent in the District of Columbia',
    'Our agent is paid until then.',
  ],
  [
    { by: 'own' },
    'Confirm your registered agent in the District of Columbia for another year',
    'Engine LLC must have an agent at all times. Check that yours continues',
  ],
] as const)('an agent such as %j is told of as whose it is', (agent, title, words) => {
  const task = firstTask(companyIn('DC', FORMED, { agent }), 'registered-agent')

  expect(task?.title).toBe(title)
  expect(task?.description.startsWith(words)).toBe(true)
})

test('an agent of a company of no known state is told of without one', () => {
  const task = firstTask(companyIn('DC', FORMED, { state: null }), 'registered-agent')

  expect(task?.title).toBe('Renew the registered agent')
})

test('an EIN is advised, and said to be no law', () => {
  const task = firstTask(companyIn('WY', FORMED, { hasEin: false }), 'ein')

  expect(task?.title).toBe('Get an EIN, the company’s federal tax number')
  expect(task?.description).toContain('No law sets a date for Engine LLC')
  expect(new URL(task?.source ?? '').hostname).toBe('www.irs.gov')
})

test('a federal return is for the year before', () => {
  const tasks = companyDuties(companyIn('WY', FORMED), FORMED).find(
    ({ duty }) => duty === 'schedule-c',
  )?.tasks

  const year = ({ description }: { description: string }) => /for (\d+)\.$/.exec(description)?.[1]
  expect(tasks?.slice(0, 2).map((task) => [task.due, year(task)])).toEqual([
    ['2027-04-15', '2026'],
    ['2028-04-15', '2027'],
  ])
})

test('a report whose fee depends on what we do not know is said to cost its least or more', () => {
  const task = firstTask(inFlorida({ fee: { type: 'range', least: 50_00, most: null } }), 'report')

  expect(task?.description).toContain('The state’s fee is $50 or more.')
})

test.each([
  [{ owners: 2, isForeign: false, isCompany: false }, 'Pay Florida’s Partnership Fee'],
  [null, 'Check whether Florida’s Partnership Fee applies'],
])('a tax on several owners is to be paid by a company owned by %o: “%s”', (ownership, title) => {
  const tax = stateFact({
    key: 'tax.partnership_fee',
    title: 'Partnership Fee',
    fee: fee(450),
    due: ANNIVERSARY,
    when: { tax_class: ['partnership'] },
  })
  const task = firstTask({ ...inFlorida({}, [tax]), ownership }, 'tax-partnership-fee')

  expect(task?.title).toBe(title)
})

test('a tax that all owe by a rule of its own says whom it is for, once', () => {
  const tax = stateFact({ key: 'tax', title: 'Levy', fee: fee(5), due: ANNIVERSARY })
  const words = (change: Partial<StateFact>) =>
    firstTask(inFlorida({}, [{ ...tax, ...change }]), 'tax')?.description

  expect(words({})).toMatch(/^Engine LLC owes \$5 or more\. If that day/)
  expect(words({ applies: { owedByAll: true, who: 'All do.' } })).toMatch(
    /^Engine LLC owes \$5 or more\. All do\. If that day/,
  )
})

test.each([
  ['NY', 'report', 'report'],
  ['NY', 'publication', 'report'],
  ['CA', 'tax', 'tax'],
  ['AK', 'licence', 'report'],
  ['WY', 'schedule-c', 'federal'],
  ['WY', 'registered-agent', 'registered_agent'],
])('in %s the duty %s is listed as one of the kind %s', (code, name, kind) => {
  expect(firstTask(companyIn(code, FORMED), name)?.kind).toBe(kind)
})
