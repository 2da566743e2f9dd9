import { expect, test } from 'vitest'

import { companyDuties } from '@/src/domain/compliance/company-duties'
import { type CompanyFacts, type Ownership, traitsOf } from '@/src/domain/compliance/company-facts'
import { companyIn } from '@/tests/support/orders/companies'

const FORMED = '2026-11-20'
const corporation = { type: 'corporation', name: 'Engine Inc.', ownership: null } as const

const tasks = (company: CompanyFacts) =>
  companyDuties(company, FORMED)
    .flatMap((duty) => duty.tasks.slice(0, 1))
    .filter(({ duty }) => duty !== 'registered-agent')
    .map(({ due, title }) => `${due} ${title}`)

const duty = (company: CompanyFacts, name: string, today = FORMED) =>
  companyDuties(company, today).find((one) => one.duty === name)

test('a corporation in Delaware owes its report and franchise tax in March, not an LLC’s tax', () => {
  expect(tasks(companyIn('DE', FORMED, corporation))).toEqual([
    '2027-03-01 File the Annual Report and Franchise Tax with Delaware',
    '2027-04-15 File Form 1120, the corporation’s tax return',
  ])
  expect(duty(companyIn('DE', FORMED, corporation), 'report')?.tasks[0]?.description).toMatch(
    /The state’s fee is \$50\. The franchise tax of \$175 or more is paid with it\./,
  )
})

test('a corporation in Massachusetts reports in mid March and owes its excise', () => {
  expect(tasks(companyIn('MA', FORMED, corporation))).toEqual([
    '2027-03-15 File the Annual Report with Massachusetts',
    '2027-04-15 Pay Massachusetts’s Corporate Excise',
    '2027-04-15 File Form 1120, the corporation’s tax return',
  ])
})

test('a corporation in California files every year and pays from its second year on', () => {
  const company = companyIn('CA', FORMED, corporation)

  expect(tasks(company)).toEqual([
    '2027-02-18 File the Statement of Information with California',
    '2027-04-15 Pay California’s Minimum franchise tax',
    '2027-04-15 File Form 1120, the corporation’s tax return',
  ])
  expect(
    duty(company, 'report')
      ?.tasks.map(({ period }) => period)
      .slice(0, 3),
  ).toEqual(['first', '2027', '2028'])
})

test('a corporation in New York publishes nothing and owes no filing fee of LLCs', () => {
  expect(tasks(companyIn('NY', FORMED, corporation))).toEqual([
    '2028-11-30 File the Biennial Statement with New York',
    '2027-04-15 File Form 1120, the corporation’s tax return',
  ])
})

test('a partnership, whose facts nobody has read, is told no other company’s duties', () => {
  expect(tasks(companyIn('DE', FORMED, { type: 'partnership' }))).toEqual([
    '2027-03-15 File Form 1065 and give each owner a Schedule K-1',
  ])
})

test('what a state wants at once is advised within a week, and stays once it is written', () => {
  const company = companyIn('AK', FORMED)
  const licence = (today: string) => duty(company, 'licence', today)

  expect(licence(FORMED)).toMatchObject({ isAdvice: true, tasks: [{ due: '2026-11-27' }] })
  expect(licence('2027-01-10')?.tasks[0]?.due).toBe('2027-01-17')
  expect(
    duty(company, 'tax')
      ?.tasks.slice(0, 2)
      .map(({ due, period }) => [due, period]),
  ).toEqual([
    ['2026-12-31', '2026'],
    ['2027-12-31', '2027'],
  ])
  expect(duty(companyIn('NE', FORMED), 'publication')).toMatchObject({ isAdvice: true })
})

test('the quarters of a year have keys of their own, the first one that of the year', () => {
  const found = duty(companyIn('OH', FORMED), 'tax')?.tasks ?? []

  expect(found.slice(0, 5).map(({ period, due }) => `${period} ${due}`)).toEqual([
    '2026-q4 2027-02-10',
    '2027 2027-05-10',
    '2027-q2 2027-08-10',
    '2027-q3 2027-11-10',
    '2027-q4 2028-02-10',
  ])
})

test('a state’s further taxes are duties beside its first one', () => {
  const several = { owners: 3, isForeign: false, isCompany: false }

  expect(companyDuties(companyIn('CA', FORMED), FORMED).map((one) => one.duty)).toEqual([
    'report',
    'tax',
    'tax-llc-fee',
    'registered-agent',
    'schedule-c',
  ])
  const jersey = duty(companyIn('NJ', FORMED, { ownership: several }), 'tax-partnership-fee')
  expect(jersey?.tasks[0]).toMatchObject({
    due: '2027-04-15',
    title: 'Check whether New Jersey’s Partnership filing fee applies',
  })
  expect(jersey?.tasks[0]?.description).toContain('If you owe it, you pay $450 or more.')
})

test('a day of delinquency is told with the day that is due', () => {
  expect(duty(companyIn('NE', FORMED), 'report')?.tasks[0]?.description).toContain(
    'It counts as late from June 16, 2027.',
  )
})

const owned = (change: Partial<Ownership>): Ownership => ({
  owners: 2,
  isForeign: false,
  isCompany: false,
  ...change,
})

test.each([
  ['corporation', owned({ largestForeignShare: 2500 }), ['form-1120', 'form-5472']],
  ['corporation', owned({ largestForeignShare: 2499 }), ['form-1120']],
  ['corporation', owned({ owners: 1, isForeign: true }), ['form-1120', 'form-5472']],
  ['corporation', owned({ isForeign: true }), ['form-1120']],
  ['corporation', null, ['form-1120']],
  ['llc', owned({ owners: 1, isForeign: true, largestForeignShare: 10_000 }), ['form-5472']],
] as const)('a %s owned by %o files %j', (type, ownership, duties) => {
  const company = companyIn('NM', FORMED, { type, ownership })
  const federal = companyDuties(company, FORMED).filter(({ tasks }) =>
    tasks.some(({ kind }) => kind === 'federal'),
  )

  expect(federal.map((one) => one.duty)).toEqual(duties)
})

test('a partnership with an owner abroad is told what it may have to withhold', () => {
  const words = (ownership: Ownership) =>
    duty(companyIn('WY', FORMED, { ownership }), 'form-1065')?.tasks[0]?.description

  expect(words(owned({ largestForeignShare: 100 }))).toContain('Forms 8804, 8805 and 1042-S')
  expect(words(owned({}))).not.toContain('8804')
})

test('a federal return says how to extend it, and what foreign accounts ask for', () => {
  const [task] = duty(companyIn('WY', FORMED, corporation), 'form-1120')?.tasks ?? []

  expect(task?.description).toContain('Form 7004, sent by that day, extends it by six months.')
  expect(task?.description).toContain('an FBAR is due by April 15')
})

test('a company whose tax year ends in June has its returns by that, its owner’s by the calendar', () => {
  const june = { fiscalYearEnd: '06-30' } as const
  const days = (company: CompanyFacts, name: string) =>
    duty(company, name)
      ?.tasks.slice(0, 2)
      .map(({ due }) => due)
  const company = companyIn('TN', FORMED, { ...corporation, ...june })

  expect(days(company, 'form-1120')).toEqual(['2027-10-15', '2028-10-15'])
  expect(days(company, 'report')).toEqual(['2027-10-01', '2028-10-01'])
  expect(duty(company, 'form-1120')?.tasks[0]?.description).toMatch(
    /This one is for the tax year that ended in June 2027\.$/,
  )
  expect(days(companyIn('WY', FORMED, june), 'schedule-c')).toEqual(['2027-04-15', '2028-04-15'])
})

test.each([
  ['corporation', null, { owners: null, taxClass: 'c_corp', foreignOwner: null }],
  ['corporation', owned({}), { owners: 2, taxClass: 'c_corp', foreignOwner: false }],
  ['partnership', null, { owners: null, taxClass: 'partnership', foreignOwner: null }],
  ['llc', null, { owners: null, taxClass: null, foreignOwner: null }],
  ['llc', owned({}), { owners: 2, taxClass: 'partnership', foreignOwner: false }],
  [
    'llc',
    owned({ owners: 1, isForeign: true }),
    { owners: 1, taxClass: 'disregarded', foreignOwner: true },
  ],
] as const)('to a state’s rules, a %s owned by %o is %j', (type, ownership, traits) => {
  expect(traitsOf(companyIn('NM', FORMED, { type, ownership }))).toEqual(traits)
})

test('what a state wants at once from a company yet to be formed is due a week after that', () => {
  const company = companyIn('AK', '2028-02-01')

  expect(duty(company, 'licence')?.tasks.map(({ due }) => due)).toEqual(['2028-02-08'])
})

test.each([
  [undefined, '2027-04-15', 'This one is for 2026.'],
  ['12-31', '2027-04-15', 'This one is for 2026.'],
  ['09-30', '2027-01-15', 'This one is for the tax year that ended in September 2026.'],
  ['03-31', '2027-07-15', 'This one is for the tax year that ended in March 2027.'],
])('a corporation whose tax year ends on %s files by %s: “%s”', (end, due, words) => {
  const company = companyIn('WY', '2026-05-02', {
    ...corporation,
    ...(end ? { fiscalYearEnd: end } : {}),
  })
  const [task] = duty(company, 'form-1120')?.tasks ?? []

  expect(task?.due).toBe(due)
  expect(task?.description.endsWith(words)).toBe(true)
  expect(task?.description.includes('whose tax year is the calendar year')).toBe(end === undefined)
})

test('an owner’s return is for the calendar year, whenever the company’s own year ends', () => {
  const company = companyIn('WY', FORMED, { fiscalYearEnd: '06-30' })
  const words = duty(company, 'schedule-c')?.tasks[0]?.description

  expect(words).toContain('For a company whose tax year is the calendar year.')
  expect(words).toMatch(/This one is for 2026\.$/)
})
