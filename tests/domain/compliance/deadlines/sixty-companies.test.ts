import { expect, test } from 'vitest'

import { companyDuties } from '@/src/domain/compliance/company-duties'
import type { CompanyFacts } from '@/src/domain/compliance/company-facts'
import { companyIn } from '@/tests/support/orders/companies'

const CORP = { type: 'corporation' } as const
const S_LLC = { taxedAs: 's_corp' } as const
const S_CORP = { type: 'corporation', taxedAs: 's_corp' } as const
const JUNE = { fiscalYearEnd: '06-30' } as const
const SEPTEMBER = { fiscalYearEnd: '09-30' } as const
const owned = (owners: number, isForeign = false, isCompany = false) => ({
  ownership: { owners, isForeign, isCompany },
})

type Row = readonly [
  state: string,
  formedOn: string,
  company: Partial<CompanyFacts>,
  duty: string,
  dues: readonly string[],
  rule: string,
]

/** The first deadlines of each company, worked out by hand from the rule beside them. */
const COMPANIES: readonly Row[] = [
  ['WY', '2026-01-15', {}, 'schedule-c', ['2027-04-15', '2028-04-15'], '26 U.S.C. 6072(a)'],
  ['WY', '2026-03-10', S_LLC, 'form-1120-s', ['2027-03-15', '2028-03-15'], '26 U.S.C. 6072(b)'],
  ['FL', '2026-05-05', S_CORP, 'form-1120-s', ['2027-03-15'], '26 U.S.C. 6072(b)'],
  ['NV', '2026-05-05', { ...S_LLC, ...owned(2) }, 'form-1120-s', ['2027-03-15'], '6072(b)'],
  ['NV', '2026-05-05', { ...S_LLC, ...owned(2) }, 'form-1065', [], 'no longer a partnership'],
  ['NV', '2026-05-05', S_LLC, 'schedule-c', [], 'no longer taxed with its owner'],
  ['NV', '2026-05-05', S_CORP, 'form-1120', [], '1120-S takes its place'],
  ['DE', '2026-02-10', { ...S_CORP, ...SEPTEMBER }, 'form-1120-s', ['2026-12-15'], '6072(b)'],
  ['DE', '2026-01-07', S_CORP, 'form-2553', ['2026-03-21'], 'Form 2553 instructions, example 1'],
  ['DE', '2026-11-08', S_CORP, 'form-2553', ['2027-01-22'], 'Form 2553 instructions, example 2'],
  ['DE', '2026-12-31', S_CORP, 'form-2553', ['2027-03-15'], 'instructions: no February 31'],
  ['TX', '2026-12-30', S_LLC, 'form-2553', ['2027-03-15'], 'instructions: no February 30'],
  ['TX', '2027-12-30', S_LLC, 'form-2553', ['2028-03-15'], 'instructions: no February 30'],
  ['TX', '2027-12-29', S_LLC, 'form-2553', ['2028-03-14'], 'February 28, then 15 days'],
  ['TX', '2026-12-29', CORP, 'form-2553', [], 'nothing was elected'],
  ['DE', '2026-04-01', CORP, 'form-1120', ['2027-04-15', '2028-04-15'], '26 U.S.C. 6072(a)'],
  ['DE', '2026-03-01', { ...CORP, ...JUNE }, 'form-1120', ['2026-10-15'], '6072(a): 4th month'],
  ['OH', '2026-03-01', { taxedAs: 'c_corp' }, 'form-1120', ['2027-04-15'], '6072(a)'],
  ['OH', '2026-03-01', owned(2), 'form-1065', ['2027-03-15', '2028-03-15'], '6072(b)'],
  ['OH', '2026-07-01', { ...owned(2), ...JUNE }, 'form-1065', ['2027-09-15'], '6072(b)'],
  ['WY', '2026-11-20', owned(1, true), 'form-5472', ['2027-04-15'], '26 CFR 1.6038A-2'],
  ['WY', '2027-12-31', owned(1, true), 'form-5472', ['2028-04-15'], 'one day is a tax year'],
  ['WY', '2026-11-20', { ...CORP, ...owned(1, true) }, 'form-5472', ['2027-04-15'], '1.6038A-1(c)'],
  ['WY', '2026-11-20', owned(1, true), 'schedule-c', [], 'a foreign owner has no Schedule C'],
  ['WY', '2026-11-20', owned(1, false, true), 'parent-return', ['2027-04-15'], '6072(a)'],
  ['KS', '2026-11-20', {}, 'report', ['2028-04-15', '2030-04-15'], 'K.S.A. 17-76,139'],
  ['KS', '2026-11-20', JUNE, 'report', ['2028-10-15', '2030-10-15'], 'K.S.A. 17-76,139'],
  ['KS', '2025-05-01', JUNE, 'report', ['2027-10-15', '2029-10-15'], 'formed in an odd year'],
  ['KS', '2026-02-01', { ...CORP, ...SEPTEMBER }, 'report', ['2028-01-15', '2030-01-15'], 'even'],
  ['NM', '2026-11-20', CORP, 'report', ['2028-04-15', '2030-04-15'], 'NMSA 53-5-2'],
  ['NM', '2026-11-20', { ...CORP, ...JUNE }, 'report', ['2028-10-15', '2030-10-15'], '53-5-2'],
  ['GA', '2026-11-20', CORP, 'report', ['2027-04-01', '2028-04-01'], 'O.C.G.A. 14-2-1622(d)'],
  ['GA', '2026-10-01', CORP, 'report', ['2027-04-01', '2028-04-01'], 'O.C.G.A. 14-2-1622(d)'],
  ['GA', '2026-09-30', CORP, 'report', ['2026-12-29', '2027-04-01'], 'O.C.G.A. 14-2-1622: 90 days'],
  ['GA', '2027-02-10', CORP, 'report', ['2027-05-11', '2028-04-01'], 'O.C.G.A. 14-2-1622: 90 days'],
  ['GA', '2026-11-20', {}, 'report', ['2027-04-01', '2028-04-01'], 'O.C.G.A. 14-11-1103'],
  ['GA', '2026-11-20', CORP, 'publication', ['2026-11-27'], 'O.C.G.A. 14-2-201.1: at once'],
  ['PA', '2026-11-20', CORP, 'publication', ['2026-11-27'], 'publication: at once'],
  ['NE', '2026-11-20', CORP, 'publication', ['2026-11-27'], 'publication: at once'],
  ['AL', '2026-11-20', {}, 'privilege-tax-return', ['2027-02-04'], 'Form BPT-IN: 2 1/2 months'],
  ['AL', '2026-11-20', CORP, 'tax', ['2027-04-15'], 'Form CPT: with the federal return'],
  ['AL', '2026-11-20', S_CORP, 'tax', ['2027-03-15'], 'an S corporation: with its return'],
  ['MA', '2026-11-20', CORP, 'tax', ['2027-04-15'], 'mass.gov: 4th month'],
  ['MA', '2026-11-20', S_CORP, 'tax', ['2027-03-15'], 'mass.gov: S corporations, 3rd month'],
  ['MN', '2026-11-20', S_LLC, 'tax', ['2027-03-15'], 'minimum fee of S corporations'],
  ['MN', '2026-11-20', {}, 'tax', [], 'none while taxed with its owner'],
  ['VT', '2026-11-20', S_LLC, 'tax', ['2027-03-15'], 'minimum tax of S corporations'],
  ['VT', '2026-11-20', {}, 'tax', [], 'none while taxed with its owner'],
  ['NH', '2026-11-20', owned(2), 'tax', ['2027-03-15'], 'RSA 77-E:5'],
  ['CA', '2026-11-20', {}, 'report', ['2027-02-18', '2028-11-30'], '90 days, then biennially'],
  ['CA', '2026-11-20', {}, 'tax', ['2027-02-15', '2027-04-15'], 'RTC 17941: 15th of 4th month'],
  ['CA', '2026-12-20', {}, 'tax', ['2027-04-15', '2028-04-15'], '15-day rule: none for 2026'],
  ['DE', '2026-11-20', {}, 'report', ['2027-06-01', '2028-06-01'], '6 Del. C. 18-1107'],
  ['DE', '2026-11-20', CORP, 'report', ['2027-03-01', '2028-03-01'], '8 Del. C. 502'],
  ['FL', '2026-11-20', {}, 'report', ['2027-05-01', '2028-05-01'], 'F.S. 605.0212'],
  ['TX', '2026-11-20', {}, 'report', ['2027-05-15', '2028-05-15'], 'Tax Code 171.202'],
  ['NY', '2024-02-29', {}, 'report', ['2026-02-28', '2028-02-29'], 'LLC Law 301(e)'],
  ['NY', '2026-11-20', {}, 'publication', ['2027-03-20'], 'LLC Law 206: 120 days'],
  ['IA', '2027-02-10', {}, 'report', ['2029-04-01', '2031-04-01'], 'odd years after formation'],
  ['IL', '2026-01-10', {}, 'report', ['2026-12-31', '2027-12-31'], '805 ILCS 180/50-1'],
  ['MI', '2026-09-30', {}, 'report', ['2027-02-15', '2028-02-15'], 'MCL 450.4207'],
  ['MI', '2026-10-01', {}, 'report', ['2028-02-15', '2029-02-15'], 'MCL 450.4207: spared once'],
  ['WA', '2026-11-20', {}, 'initial-report', ['2027-03-20'], 'RCW 23.95.255: 120 days'],
  ['TN', '2026-06-15', JUNE, 'report', ['2026-10-01', '2027-10-01'], 'T.C.A. 48-249-1017'],
  ['TN', '2026-07-01', JUNE, 'report', ['2027-10-01', '2028-10-01'], 'T.C.A. 48-249-1017'],
]

test.each(COMPANIES)('%s, formed on %s, %o: %s', (state, formedOn, company, duty, dues) => {
  const found = companyDuties(companyIn(state, formedOn, company), formedOn)
  const tasks = found.find((one) => one.duty === duty)?.tasks ?? []

  expect(tasks.slice(0, dues.length || 1).map(({ due }) => due)).toEqual(dues)
})

test('what falls on Saturday, April 15, 2028 counts on April 18 for federal taxes', () => {
  const company = companyIn('WY', '2027-05-01', CORP)
  const task = companyDuties(company, '2027-05-01').find(({ duty }) => duty === 'form-1120')

  expect(task?.tasks[0]?.description).toMatch(/In this case that is April 18, 2028\./)
})

test('an owner who is guessed from an address is told what else would hold', () => {
  const description = (isForeign: boolean) =>
    companyDuties(
      companyIn('WY', '2026-11-20', {
        ownership: { owners: 1, isForeign, isCompany: false, isByAddress: true },
      }),
      '2026-11-20',
    )
      .flatMap(({ tasks }) => tasks)
      .find(({ duty }) => duty === (isForeign ? 'form-5472' : 'schedule-c'))?.description

  expect(description(true)).toMatch(/because of the address abroad\. A US citizen or tax resident/)
  expect(description(false)).toMatch(/neither a US citizen nor a US tax resident files Form 5472/)
})
