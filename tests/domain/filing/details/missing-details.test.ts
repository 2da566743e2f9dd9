import { describe, expect, test } from 'vitest'

import type { Answers } from '@/src/domain/filing/details/field'
import { missingDetails } from '@/src/domain/filing/details/missing-details'
import { STANDALONE_SERVICES, type StandaloneService } from '@/src/domain/vocabulary/service-types'

import { stateOf } from './details-fixtures'

type Change = Parameters<typeof stateOf>[1]

const paths = (service: StandaloneService, change?: Change) =>
  missingDetails(service, stateOf(service, change)).map(({ path }) => path)

test.each(STANDALONE_SERVICES)('whole answers of %s lack nothing', (service) => {
  expect(paths(service)).toEqual([])
})

test.each(STANDALONE_SERVICES)('without answers %s asks for what has no condition', (service) => {
  const all = missingDetails(service, {
    ...stateOf(service),
    answers: {},
    kept: [],
    documents: [],
  })

  expect(all.length).toBeGreaterThan(9)
  for (const { label, message } of all) expect([label, message]).not.toContain('')
})

/** What an answer makes necessary, and what answers it. */
type Case = readonly [answers: Answers, missing: readonly string[]]

const CASES: Record<StandaloneService, readonly Case[]> = {
  ein: [
    [{ entityType: 'other' }, ['entityOther']],
    [{ entityType: 'corporation' }, ['incorporatedIn']],
    [{ isLlc: 'no', llcMembers: '', llcInUs: '' }, []],
    [{ isLlc: 'yes', llcMembers: '0' }, ['llcMembers']],
    [{ samePhysical: 'no' }, ['physicalStreet', 'physicalCity', 'physicalCountry']],
    [
      { samePhysical: 'no', physicalCountry: 'US' },
      ['physicalStreet', 'physicalCity', 'physicalRegion', 'physicalPostalCode'],
    ],
    [{ mailingStreet: 'PO Box 12' }, ['samePhysical']],
    [{ taxIdKind: 'foreign' }, []],
    [{ reason: 'started' }, ['reasonDetail']],
    [{ startDate: '2026-02-30' }, ['startDate']],
    [{ hasEmployees: 'yes' }, ['agricultural', 'household', 'other', 'annualReturn', 'firstWages']],
    [
      {
        hasEmployees: 'yes',
        agricultural: '0',
        household: '0',
        other: '0',
        annualReturn: 'yes',
        firstWages: '2027-01-04',
      },
      ['other'],
    ],
    [{ activity: 'other' }, ['activityOther']],
    [{ hadEin: 'yes' }, ['previousEin']],
    [{ hadEin: 'yes', previousEin: '12-345678' }, ['previousEin']],
    [{ hadEin: 'yes', previousEin: '12-3456789' }, []],
    [{ legalName: '青 LLC' }, ['legalName']],
    [{ phone: 'call me' }, ['phone']],
  ],
  itin: [
    [{ reason: 'a' }, ['treatyCountry', 'treatyArticle']],
    [{ reason: 'd' }, ['relationship', 'relatedName', 'relatedTaxId']],
    [{ reason: 'f' }, ['school', 'schoolPlace', 'stay']],
    [{ reason: 'g' }, ['relationship', 'relatedName']],
    [{ reason: 'h' }, ['reasonOther']],
    [{ withReturn: 'no' }, ['exception']],
    [{ bornDifferent: 'yes' }, ['birthFirstName', 'birthLastName']],
    [{ sameForeign: 'no' }, ['foreignStreet', 'foreignCity', 'foreignCountry']],
    [
      {
        sameForeign: 'no',
        foreignStreet: '1 Main St',
        foreignCity: 'Cheyenne',
        foreignRegion: 'WY',
        foreignPostalCode: '82001',
        foreignCountry: 'US',
      },
      ['foreignCountry'],
    ],
    [{ mailingCountry: 'US', mailingRegion: 'WY', mailingPostalCode: '82001' }, ['sameForeign']],
    [{ documentExpires: '2026-11-22' }, ['documentExpires']],
    [{ documentKind: 'other' }, ['documentOther']],
    [{ enteredUs: 'yes' }, ['entryDate']],
    [{ hasVisa: 'yes' }, ['visaType', 'visaNumber', 'visaExpires']],
    [{ hadItin: 'yes' }, ['previousItin', 'previousName']],
  ],
  trademark: [
    [{ markType: 'design', markText: '' }, ['drawing', 'markDescription']],
    [{ markText: '' }, ['markText']],
    [{ isForeign: 'yes' }, ['translation']],
    [{ showsPerson: 'yes' }, ['personName']],
    [{ classes: [] }, ['classes']],
    [{ classes: [{}] }, ['classes.0.class', 'classes.0.goods', 'classes.0.basis']],
    [
      { classes: [{ class: '25', goods: 'T-shirts', basis: '1a' }] },
      ['classes.0.firstUse', 'classes.0.firstCommerce', 'classes.0.specimen', 'specimenCopy'],
    ],
    [
      {
        classes: [
          {
            class: '25',
            goods: 'T-shirts',
            basis: '1a',
            firstUse: '2025-05-02',
            firstCommerce: '2025-05-01',
            specimen: 'A web page',
          },
        ],
      },
      ['classes.0.firstCommerce', 'specimenCopy'],
    ],
    [{ ownerKind: 'company', ownerCitizenship: '' }, ['ownerEntity', 'ownerOrganized']],
    [{ ownerStreet: 'P.O. Box 7' }, ['ownerStreet']],
    [{ ownerEmail: 'ada at example' }, ['ownerEmail']],
  ],
  bookkeeping: [
    [{ hasEin: 'yes' }, ['ein']],
    [{ software: 'other' }, ['softwareOther']],
    [{ firstMonth: 'November' }, ['firstMonth']],
    [{ channels: '' }, ['channels']],
    [{ payroll: 'yes' }, ['employees']],
    [{ hasAccountant: 'yes' }, ['accountantName', 'accountantEmail']],
    [{ bankAccounts: 'two' }, ['bankAccounts']],
  ],
}

describe.each(STANDALONE_SERVICES)('%s', (service) => {
  test.each(CASES[service].map(([answers, missing]) => ({ answers, missing })))(
    'with $answers lacks $missing',
    ({ answers, missing }) => {
      expect(paths(service, { answers })).toEqual(missing)
    },
  )
})

test('a number is missing until it is kept, and only while it is asked for', () => {
  expect(paths('ein', { kept: [] })).toEqual(['taxId'])
  expect(paths('ein', { kept: [], answers: { taxIdKind: 'foreign' } })).toEqual([])
  expect(paths('itin', { kept: [] })).toEqual(['birthDate', 'documentNumber'])
})

test('the passport must be among the documents of the order', () => {
  expect(paths('itin', { documents: ['articles'] })).toEqual(['passportCopy'])
})

test('beside a formation the EIN asks for the difference alone', () => {
  const context = { withFormation: true }
  const shared = {
    legalName: '',
    isLlc: '',
    llcMembers: '',
    llcInUs: '',
    partyName: '',
    taxIdKind: '',
    startDate: '',
  }

  expect(paths('ein', { context, kept: [], answers: shared })).toEqual([])
  expect(paths('ein', { kept: [], answers: shared })).toEqual([
    'legalName',
    'isLlc',
    'partyName',
    'taxIdKind',
    'startDate',
  ])
})

test('a trademark search needs neither owner’s address nor basis nor declaration', () => {
  const answers = {
    classes: [{ class: '25', goods: 'T-shirts' }],
    ownerStreet: '',
    ownerCity: '',
    ownerCountry: '',
    ownerEmail: '',
    declaration: '',
    signatory: '',
    signatoryTitle: '',
    showsPerson: '',
  }

  expect(paths('trademark', { context: { packageType: 'search' }, answers })).toEqual([])
})

test('whoever moved to the United States names the last country abroad alone', () => {
  const answers = { sameForeign: 'no', foreignCountry: 'DE' }

  expect(paths('itin', { answers: { ...answers, reason: 'c' } })).toEqual([])
  expect(paths('itin', { answers })).toEqual(['foreignStreet', 'foreignCity'])
})

test('a gap in a list says which entry it is in', () => {
  const [gap] = missingDetails(
    'trademark',
    stateOf('trademark', {
      answers: { classes: [{ class: '25', goods: 'T-shirts', basis: '1b' }, {}] },
    }),
  )

  expect(gap).toEqual({ path: 'classes.1.class', label: 'Class 2, Class', message: 'Choose one' })
})
