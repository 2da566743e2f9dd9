import { expect, test } from 'vitest'

import { companyDuties } from '@/src/domain/compliance/company-duties'
import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import { dollarWords } from '@/src/domain/compliance/planned-task'
import { companyIn } from '@/tests/support/orders/companies'

const FORMED = '2026-11-21'

const firstTask = (company: CompanyFacts, name: string) =>
  companyDuties(company, FORMED).find(({ duty }) => duty === name)?.tasks[0]

type State = NonNullable<CompanyFacts['state']>

/** A company in a state whose facts are those of Florida, but for a few. */
const inFlorida = (change: Partial<State>, facts: Partial<CompanyFacts> = {}): CompanyFacts => {
  const company = companyIn('FL', FORMED, facts)
  return company.state ? { ...company, state: { ...company.state, ...change } } : company
}
const report = (name: string | null, fee: number | null): State['report'] => ({
  name,
  fee,
  rule: { type: 'anniversary_date', every_years: 1, first: 'first_anniversary' },
})

test.each([
  [
    'WY',
    'File the Annual Report License Tax with Wyoming',
    'Wyoming requires it from Engine LLC, whether or not anything has changed. The state’s fee is $60. It includes the License Fee.',
  ],
  [
    'TX',
    'File the Franchise Tax / Public Information Report with Texas',
    'Texas requires it from Engine LLC, whether or not anything has changed. The state charges no fee.',
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
    task?.description.replace(/ Based on [\w ]+’s information as of \w+ \d+, \d+\.$/, ''),
  ).toBe(why)
})

test('a state’s word is dated with the day on which it was read, where that is known', () => {
  const words = (asOf: string | null) =>
    firstTask(inFlorida({ asOf, report: report(null, 0) }), 'report')?.description

  expect(words('2026-07-17')).toBe(
    'Florida requires it from Engine LLC, whether or not anything has changed. The state charges no fee. Based on Florida’s information as of July 17, 2026.',
  )
  expect(words(null)).toBe(
    'Florida requires it from Engine LLC, whether or not anything has changed. The state charges no fee.',
  )
})

test('a report without a name is the annual report, a fee without an amount only a fee', () => {
  expect(firstTask(inFlorida({ report: report(null, 50) }), 'report')?.title).toBe(
    'File the Annual report with Florida',
  )
  const paid = firstTask(inFlorida({ asOf: null, report: report('Fee (no report)', 0) }), 'report')
  expect(paid?.title).toBe('Pay the Fee to Florida')
  expect(paid?.description).toBe(
    'Florida requires it from Engine LLC, whether or not it has earned anything.',
  )
})

test('only a tax that is named and collected with the report is called a part of it', () => {
  const words = (name: string | null, collectedWithReport: boolean) =>
    firstTask(inFlorida({ tax: { name, minimum: 5, collectedWithReport } }), 'report')?.description

  expect(words('Franchise Tax', true)).toContain('It includes the Franchise Tax.')
  expect(words('Franchise Tax', false)).not.toContain('includes')
  expect(words(null, true)).not.toContain('includes')
})

const PAGES = {
  contact: 'https://state.example/contact',
  fees: 'https://state.example/fees',
  renewal: 'https://state.example/renewal',
}

test.each([
  [[PAGES.contact, PAGES.fees, PAGES.renewal], PAGES.renewal],
  [[PAGES.contact, PAGES.fees], PAGES.fees],
  [[PAGES.contact, 'https://state.example/help'], PAGES.contact],
  [[], null],
])('of the pages %j the report is looked up at %s', (sources, source) => {
  expect(firstTask(inFlorida({ sources }), 'report')?.source).toBe(source)
})

test('what a state wants once is looked up where the state was, if anywhere', () => {
  const newYork = companyIn('NY', FORMED)
  const without = newYork.state && { ...newYork, state: { ...newYork.state, sources: [] } }

  expect(firstTask(newYork, 'publication')?.source).toBe(newYork.state?.sources[0])
  expect(without && firstTask(without, 'publication')?.source).toBeNull()
})

const LAST = 'If that day is a weekend or a holiday, the next business day counts.'

test.each([
  [
    'KY',
    'Pay Kentucky’s Limited Liability Entity Tax',
    /^Engine LLC owes \$175 or more\. Every LLC/,
  ],
  ['AK', 'Pay Alaska’s', /^Engine LLC owes \$50 or more\. Every business in Alaska/],
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
  const company = companyIn('KY', FORMED)
  const tax = { name: 'Entity Tax', minimum: 0, collectedWithReport: false }
  const free = company.state && { ...company, state: { ...company.state, tax } }

  expect(free && firstTask(free, 'tax')?.description).toMatch(/^Every LLC owes/)
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

test('dollars have cents in a sentence only where there are any', () => {
  expect([60, 138.75, 52.5, 1000, 0].map(dollarWords)).toEqual([
    '$60',
    '$138.75',
    '$52.50',
    '$1,000',
    '$0',
  ])
})
