import { expect, test } from 'vitest'

import { formatShares, mostShares, parseShares, usualShares } from '@/src/domain/filing/corporation'
import {
  type FilingAnswers,
  filingInput,
  NEW_MEMBER,
  NO_ANSWERS,
} from '@/src/domain/filing/filing-answers'
import { prefillCorporation } from '@/src/domain/filing/prefill-filing'
import { whatIsMissing } from '@/src/domain/filing/what-is-missing'
import { STATE_FACTS } from '@/src/seed/state-facts'

import { WHOLE_COMPANY } from '@/tests/support/orders/filing-cases'
import { ANSWERED, contextOf, soleOwner } from './filing-fixtures'

const DELAWARE = contextOf('corporation', 'DE', 'Delaware')

const ADA = { name: 'Ada Moss', address: '1 Main St, Dover' }

const COMPLETE: FilingAnswers = {
  ...ANSWERED,
  members: [soleOwner(ADA.address)],
  managers: [ADA],
  officers: { president: 'Ada Moss', secretary: 'Ada Moss', treasurer: 'Ada Moss' },
  authorizedShares: 1_000,
}

const missing = (change: Partial<FilingAnswers>, context = DELAWARE) =>
  whatIsMissing({ ...COMPLETE, ...change }, context)

test('shares are issued whole, of those authorized, and not below par value', () => {
  const issue = (change: Partial<FilingAnswers['company']>, shares = [6_667, 3_333]) =>
    missing({
      company: { ...WHOLE_COMPANY, ...change },
      members: shares.map((one) => ({ ...soleOwner('1 Main St'), ownershipBasisPoints: one })),
    }).map(({ path }) => path)

  expect(issue({ issuedShares: 1_000 })).toEqual(['company.issuedShares'])
  expect(issue({ issuedShares: 1_000 }, [6_000, 4_000])).toEqual([])
  expect(issue({ issuedShares: 1_001 }, [10_000])).toEqual(['company.issuedShares'])
  expect(issue({ parValue: '0.01', sharePrice: '0.001' }, [10_000])).toEqual(['company.sharePrice'])
  expect(issue({ parValue: '0', sharePrice: '$1.50' }, [10_000])).toEqual([])
})

test('one person may own, direct and hold every office; nobody asks who manages', () => {
  expect(missing({})).toEqual([])
  expect(missing({ management: 'manager' })).toEqual([])
})

test('an empty corporation lacks everything, in the order of its form', () => {
  const company = { ...WHOLE_COMPANY, parValue: '', issuedShares: null }
  expect(whatIsMissing({ ...NO_ANSWERS, company, members: [] }, DELAWARE)).toEqual([
    { path: 'members', message: 'Add at least one shareholder' },
    {
      path: 'authorizedShares',
      message: 'Enter a whole number from 1 to 1,000. Contact us if you need more.',
    },
    {
      path: 'company.parValue',
      message: 'Enter an amount, such as 0.0001, or 0 for no par value',
    },
    {
      path: 'company.issuedShares',
      message: 'Enter a whole number, at most the authorized shares',
    },
    { path: 'managers', message: 'Add at least one director' },
    { path: 'officers.president', message: 'Enter the president’s name' },
    { path: 'officers.secretary', message: 'Enter the secretary’s name' },
    { path: 'officers.treasurer', message: 'Enter the treasurer’s name' },
    { path: 'registeredAgent.kind', message: 'Choose a registered agent' },
    { path: 'responsibleParty.name', message: 'Enter the name of the responsible party' },
    { path: 'responsibleParty.taxIdKind', message: 'Choose SSN, ITIN, or foreign' },
  ])
})

test('a shareholder has a name, and a director a name and an address', () => {
  expect(
    missing({
      members: [{ ...NEW_MEMBER, address: 'x', country: 'US', ownershipBasisPoints: 10_000 }],
    }),
  ).toEqual([{ path: 'members.0.name', message: 'Enter the shareholder’s name' }])
  expect(missing({ managers: [ADA, { name: '', address: '' }] })).toEqual([
    { path: 'managers.1.name', message: 'Enter the director’s name, or remove this one' },
    { path: 'managers.1.address', message: 'Enter the address' },
  ])
})

test.each([
  ['KY', 1_000, 1_001],
  ['MD', 5_000, 5_001],
  ['MI', 60_000, 60_001],
  ['WY', 275_000, 275_001],
])('in %s the fee covers %d shares and not %d', (code, most, more) => {
  const context = { ...DELAWARE, state: { code, name: code } }
  const company = { ...WHOLE_COMPANY, issuedShares: 1 }
  const paths = (authorizedShares: number) =>
    missing({ authorizedShares, company }, context).map(({ path }) => path)

  expect([paths(1), paths(most), paths(more)]).toEqual([[], [], ['authorizedShares']])
})

test('the form begins with a number of shares that the state’s fee covers', () => {
  expect(usualShares('NY')).toBe(200)
  expect(usualShares('WY')).toBe(1_000)
})

test('the most shares are those that the facts of the fee name', () => {
  const named = Object.entries(STATE_FACTS).flatMap(([code, facts]) =>
    facts
      .filter(({ key, company }) => key === 'filing_fee' && company === 'corporation')
      .flatMap(({ words, fee }) => {
        const [, shares] = /up to ([\d,]+) authorized shares/.exec(words) ?? []
        if (shares) return [[code, parseShares(shares), mostShares(code)]]
        return fee.type === 'range' ? [[code, 1_000, mostShares(code)]] : []
      }),
  )

  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(([, told, most]) => told !== most)).toEqual([])
})

test('a number of shares is read as people write it', () => {
  expect(
    ['1000', ' 1,000 ', '275,000', '1.5', '-1', '', '1,00', '10000000000'].map(parseShares),
  ).toEqual([1_000, 1_000, 275_000, null, null, null, null, null])
  expect(formatShares(60_000)).toBe('60,000')
})

test('only whole numbers of shares and known offices are taken', () => {
  for (const authorizedShares of [0, -1, 1.5, '1000', 1_000_000_000]) {
    expect(filingInput.safeParse({ authorizedShares }).success).toBe(false)
  }
  expect(filingInput.safeParse({ authorizedShares: null }).success).toBe(true)
  expect(filingInput.safeParse({ officers: { president: 'Ada' } }).success).toBe(false)
})

test('the form starts with the buyer as director and 1,000 shares, and keeps what was answered', () => {
  const buyer = { ...ADA, country: 'US', place: WHOLE_COMPANY.office }
  const begun = prefillCorporation(NO_ANSWERS, { owners: false, party: false }, buyer, 'WY')
  expect(begun).toMatchObject({ managers: [ADA], authorizedShares: 1_000 })

  const answers = { ...NO_ANSWERS, managers: [], authorizedShares: 500 }
  expect(prefillCorporation(answers, { owners: true, party: true }, buyer, 'WY')).toEqual(answers)
})
