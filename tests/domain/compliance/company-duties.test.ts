import fc from 'fast-check'
import { expect, test } from 'vitest'

import { companyDuties } from '@/src/domain/compliance/company-duties'
import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import { companyIn, STATE_CODES, withFact } from '@/tests/support/orders/companies'

const FORMED = '2026-11-21'

const dutyOf = (company: CompanyFacts, name: string, today = company.formedOn) => {
  const found = companyDuties(company, today).filter(({ duty }) => duty === name)
  expect(found.length, `${name} once`).toBeLessThanOrEqual(1)
  return found[0]
}
const daysOf = (company: CompanyFacts, name: string, today?: string) =>
  dutyOf(company, name, today)?.tasks.map(({ due }) => due)

/** One day of each year. */
const everyYear = (first: number, last: number, monthDay: string) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}-${monthDay}`)

test('deadlines are worked out from the formation to the end of the fifth year after today', () => {
  const company = companyIn('FL', FORMED)

  expect(daysOf(company, 'report')).toEqual(everyYear(2027, 2031, '05-01'))
  expect(daysOf(company, 'report', '2034-01-01')).toEqual(everyYear(2027, 2039, '05-01'))
  expect(daysOf(company, 'report', '2034-12-31')).toEqual(everyYear(2027, 2039, '05-01'))
  expect(daysOf(company, 'schedule-c', '2034-01-01')).toEqual(everyYear(2027, 2039, '04-15'))
  expect(daysOf(company, 'registered-agent', '2034-01-01')).toEqual(everyYear(2027, 2039, '11-21'))
})

test('a company that is yet to be formed has its five years from then on', () => {
  expect(daysOf(companyIn('FL', '2028-02-01'), 'report', '2026-11-21')).toEqual(
    everyYear(2029, 2033, '05-01'),
  )
})

test('the last day of the last year still counts', () => {
  expect(daysOf(companyIn('HI', FORMED), 'report')?.at(-1)).toBe('2031-12-31')
})

test('no deadline lies before the formation, nor past the fifth year, in any state', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.constantFrom(...STATE_CODES), day, day, (code, formedOn, today) => {
      const [, begin = today] = [today, formedOn].toSorted()
      const until = `${Number(begin.slice(0, 4)) + 5}-12-31`
      for (const { duty, tasks } of companyDuties(companyIn(code, formedOn), today)) {
        const days = tasks.map(({ due }) => due)
        expect(days, duty).toEqual([...days].sort())
        for (const due of days) expect(due > formedOn && due <= until, `${duty} ${due}`).toBe(true)
      }
    }),
  )
})

test.each([
  ['2026-01-31', ['2026-04-15', '2027-04-15']],
  ['2026-09-01', ['2026-12-15', '2027-04-15']],
  ['2026-10-31', ['2027-01-15', '2027-04-15']],
  ['2026-12-16', ['2027-03-15', '2027-04-15']],
  ['2026-12-17', ['2027-04-15', '2028-04-15']],
  ['2026-12-31', ['2027-04-15', '2028-04-15']],
])('formed on %s, California’s tax is due on %j first', (formedOn, first) => {
  expect(daysOf(companyIn('CA', formedOn), 'tax')?.slice(0, 2)).toEqual(first)
})

test('a tax that is paid with the report, or that the state has not, is no duty of its own', () => {
  expect(daysOf(companyIn('DE', FORMED), 'tax')).toBeUndefined()
  expect(daysOf(companyIn('NM', FORMED), 'tax')).toBeUndefined()
  expect(daysOf(withFact(companyIn('CA', FORMED), 'tax', null), 'tax')).toBeUndefined()
})

test('a state that wants no publication any more is not told to', () => {
  const company = companyIn('NY', FORMED)

  expect(daysOf(company, 'publication')).toEqual(['2027-03-21'])
  expect(daysOf(withFact(company, 'first.publication', null), 'publication')).toBeUndefined()
  expect(
    daysOf(withFact(companyIn('AK', FORMED), 'first.publication', null), 'initial-report'),
  ).toEqual(['2027-05-21'])
})

test('six months after August 31 is the last day of February', () => {
  expect(daysOf(companyIn('AK', '2026-08-31'), 'initial-report')).toEqual(['2027-02-28'])
  expect(daysOf(companyIn('AK', '2027-08-31'), 'initial-report')).toEqual(['2028-02-29'])
})

test('what is wanted once has no year', () => {
  const company = companyIn('WA', FORMED, { hasEin: false })

  for (const name of ['initial-report', 'ein']) {
    expect(dutyOf(company, name)?.tasks.map(({ period }) => period)).toEqual(['once'])
  }
})

test('an agent falls due on each anniversary of the formation, that of a leap day on the 28th', () => {
  const agent = { by: 'own' } as const

  expect(daysOf(companyIn('WY', '2028-02-29', { agent }), 'registered-agent')).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
    '2033-02-28',
  ])
})

test('our agent falls due once, on the day until which it is paid', () => {
  const agent = { by: 'us', monthly: false, paidUntil: '2028-03-01' } as const

  expect(dutyOf(companyIn('WY', FORMED, { agent }), 'registered-agent')).toMatchObject({
    metBefore: '2028-03-01',
    tasks: [{ due: '2028-03-01', period: '2028' }],
  })
  expect(dutyOf(companyIn('WY', FORMED), 'registered-agent')).not.toHaveProperty('metBefore')
})

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-20', '2026-12-21'],
  ['2026-12-21', '2027-01-20'],
  ['2027-01-20', '2027-02-19'],
])('asked on %s, an EIN is advised by %s: always a day ahead, a month apart', (today, due) => {
  const duty = dutyOf(companyIn('WY', FORMED, { hasEin: false }), 'ein', today)

  expect(duty?.isAdvice).toBe(true)
  expect(duty?.tasks.map((task) => task.due)).toEqual([due])
})

test('without a state there are its agent and the IRS', () => {
  const company = companyIn('NY', FORMED, { state: null, hasEin: false })

  expect(companyDuties(company, FORMED).map(({ duty }) => duty)).toEqual([
    'registered-agent',
    'ein',
    'schedule-c',
  ])
})

test('every duty that there can be comes once, what the state wants first', () => {
  const company = companyIn('NY', FORMED, { hasEin: false })

  expect(companyDuties(company, FORMED).map(({ duty }) => duty)).toEqual([
    'report',
    'publication',
    'tax',
    'registered-agent',
    'ein',
    'schedule-c',
  ])
})

test.each([
  ['corporation', ['form-1120'], '2027-04-15'],
  ['partnership', ['form-1065'], '2027-03-15'],
  ['llc', ['federal-return'], '2027-03-15'],
] as const)('a %s of unknown owners owes the IRS %j', (type, duties, first) => {
  const company = companyIn('NM', FORMED, { type, ownership: null })
  const federal = companyDuties(company, FORMED).filter(({ tasks }) =>
    tasks.some(({ kind }) => kind === 'federal'),
  )

  expect(federal.map(({ duty }) => duty)).toEqual(duties)
  expect(federal[0]?.tasks[0]?.due).toBe(first)
})

test('a corporation files its own return whoever owns it, a partnership its own', () => {
  const ownership = { owners: 1, isForeign: true, isCompany: false }
  const dutiesOf = (type: CompanyFacts['type']) =>
    companyDuties(companyIn('NM', FORMED, { type, ownership }), FORMED).map(({ duty }) => duty)

  expect(dutiesOf('corporation')).toContain('form-1120')
  expect(dutiesOf('partnership')).toContain('form-1065')
  expect(dutiesOf('llc')).toContain('form-5472')
})
