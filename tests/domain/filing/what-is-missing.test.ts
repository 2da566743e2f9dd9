import { describe, expect, test } from 'vitest'

import {
  type FilingAnswers,
  filingInput,
  NEW_MEMBER,
  NO_ANSWERS,
} from '@/src/domain/filing/filing-answers'
import { isPostBox } from '@/src/domain/filing/registered-agent'
import { whatIsMissing } from '@/src/domain/filing/what-is-missing'
import { zipIsIn } from '@/src/domain/vocabulary/places/zip-codes'

import { WHOLE_COMPANY } from '@/tests/support/orders/filing-cases'

import { ANSWERED, contextOf, soleOwner } from './filing-fixtures'

const WYOMING = contextOf('llc', 'WY', 'Wyoming')

const ada = soleOwner('1 Main St, Cheyenne')

const COMPLETE: FilingAnswers = {
  ...ANSWERED,
  management: 'member',
  members: [ada],
  managers: [],
}

const own = {
  kind: 'own' as const,
  name: 'Bob Reed',
  address: '12 Pine Street',
  city: 'Laramie',
  zipCode: '82070',
}

const paths = (answers: FilingAnswers, context = WYOMING) =>
  whatIsMissing(answers, context).map(({ path }) => path)

test('a full set of answers lacks nothing', () => {
  expect(paths(COMPLETE)).toEqual([])
})

test('an empty one lacks everything, in the order of the form', () => {
  expect(paths(NO_ANSWERS, { ...WYOMING, hasTaxId: false })).toEqual([
    'company.office.street',
    'company.office.city',
    'company.office.country',
    'company.mailAt',
    'members.0.name',
    'members.0.address',
    'members.0.country',
    'members.0.ownership',
    'management',
    'registeredAgent.kind',
    'responsibleParty.name',
    'responsibleParty.taxIdKind',
  ])
})

test('shares that do not add up are told once all are given', () => {
  const half = { ...ada, ownershipBasisPoints: 5000 }

  expect(paths({ ...COMPLETE, members: [half] })).toEqual(['members'])
  expect(paths({ ...COMPLETE, members: [half, { ...half, ownershipBasisPoints: 0 }] })).toEqual([
    'members.1.ownership',
  ])
  expect(paths({ ...COMPLETE, members: [half, half] })).toEqual([])
})

test('a manager-managed company needs a manager, who may be an owner', () => {
  const managed = { ...COMPLETE, management: 'manager' as const }

  expect(paths(managed)).toEqual(['management'])
  expect(paths({ ...managed, members: [{ ...ada, isManager: true }] })).toEqual([])
  expect(paths({ ...managed, managers: [{ name: 'Bob Reed', address: '' }] })).toEqual([])
  expect(paths({ ...managed, managers: [{ name: '', address: '' }] })).toEqual(['managers.0.name'])
})

test('our agent is complete only where it was bought', () => {
  const context = {
    ...WYOMING,
    agentOffer: { isIncluded: false, yearlyMinor: 99_00, addonId: null },
  }

  expect(paths(COMPLETE, context)).toEqual(['registeredAgent.kind'])
  expect(paths({ ...COMPLETE, registeredAgent: own }, context)).toEqual([])
})

describe('an agent of one’s own', () => {
  test.each([
    ['has a name', { name: '' }, 'name'],
    ['is no PO box', { address: 'P.O. Box 12' }, 'address'],
    ['has a city', { city: '' }, 'city'],
    ['has a whole ZIP code', { zipCode: '8207' }, 'zipCode'],
    ['is in the state of formation', { zipCode: '80202' }, 'zipCode'],
  ])('%s', (_, change, field) => {
    const registeredAgent = { ...own, ...change }
    expect(paths({ ...COMPLETE, registeredAgent })).toEqual([`registeredAgent.${field}`])
  })
})

test.each(['PO Box 5', 'p.o.box 5', 'Post Office Box 5', 'PMB 12', 'Box 77', 'POB 3'])(
  '%s is a box',
  (address) => expect(isPostBox(address)).toBe(true),
)

test.each(['12 Boxwood Lane', '5 Poplar St', '100 Post Road', '8 Pobst Ave'])(
  '%s is a street',
  (address) => expect(isPostBox(address)).toBe(false),
)

test('ZIP codes are known by state', () => {
  expect(zipIsIn('NY', '10001')).toBe(true)
  expect(zipIsIn('MA', '02108')).toBe(true)
  expect(zipIsIn('DE', '10001')).toBe(false)
  expect(zipIsIn('', '10001')).toBe(true)
})

test('a tax id is needed unless the person is foreign and has none', () => {
  const context = { ...WYOMING, hasTaxId: false }
  const party = (taxIdKind: 'itin' | 'foreign') => ({
    ...COMPLETE,
    responsibleParty: { name: 'Ada Moss', taxIdKind },
  })

  expect(paths(party('itin'), context)).toEqual(['taxId'])
  expect(paths(party('foreign'), context)).toEqual([])
})

test('unfinished answers are taken, nonsense is not', () => {
  expect(filingInput.safeParse({ members: [NEW_MEMBER] }).success).toBe(true)
  expect(filingInput.safeParse({}).success).toBe(true)
  for (const ownershipBasisPoints of [-1, 10_001, 0.5, Number.NaN, '50']) {
    const members = [{ ...NEW_MEMBER, ownershipBasisPoints }]
    expect(filingInput.safeParse({ members }).success).toBe(false)
  }
})

test('everything that lacks is told in words', () => {
  const company = { ...NEW_MEMBER, kind: 'company' } as const
  const gaps = whatIsMissing(
    { ...NO_ANSWERS, company: WHOLE_COMPANY, members: [NEW_MEMBER, company], managers: [] },
    { ...WYOMING, hasTaxId: false },
  )

  expect(gaps).toEqual([
    { path: 'members.0.name', message: 'Enter the owner’s name' },
    { path: 'members.0.address', message: 'Enter the address' },
    { path: 'members.0.country', message: 'Choose the country' },
    { path: 'members.0.ownership', message: 'Enter the share in percent, more than 0' },
    { path: 'members.1.name', message: 'Enter the company’s name' },
    { path: 'members.1.address', message: 'Enter the address' },
    { path: 'members.1.country', message: 'Choose the country' },
    { path: 'members.1.ownership', message: 'Enter the share in percent, more than 0' },
    { path: 'management', message: 'Choose who runs the company' },
    { path: 'registeredAgent.kind', message: 'Choose a registered agent' },
    { path: 'responsibleParty.name', message: 'Enter the name of the responsible party' },
    { path: 'responsibleParty.taxIdKind', message: 'Choose SSN, ITIN, or foreign' },
  ])
})

const companyPaths = (change: Partial<FilingAnswers['company']>, context = WYOMING) =>
  paths({ ...COMPLETE, company: { ...WHOLE_COMPANY, ...change } }, context)

test('the office is a street address, and mail may go to a box elsewhere', () => {
  const box = { ...WHOLE_COMPANY.office, street: 'PO Box 12' }
  expect(companyPaths({ office: box })).toEqual(['company.office.street'])
  const twice = { ...box, street: 'PO Box 12, ул. Ленина' } // a field is told of once
  expect(companyPaths({ office: twice })).toEqual(['company.office.street'])
  expect(companyPaths({ mailAt: 'own', mail: box })).toEqual([])
  expect(companyPaths({ office: { ...box, street: '1 ул. Ленина', postalCode: '' } })).toEqual([
    'company.office.street',
    'company.office.postalCode',
  ])
  const abroad = { street: '7 Długa', city: 'Gdańsk', region: '', postalCode: '', country: 'PL' }
  expect(companyPaths({ office: abroad })).toEqual([])
})

test('our business address is chosen only where it was bought', () => {
  const ours = { officeAt: 'ours', mailAt: 'ours' } as const
  expect(companyPaths(ours)).toEqual(['company.mailAt'])
  const bought = { ...WYOMING, businessAddress: { assigned: null } }
  expect(companyPaths(ours, bought)).toEqual([])
  expect(companyPaths({}, bought)).toEqual(['company.officeAt'])
})

test('a company starts later only where its state takes a later day', () => {
  expect(companyPaths({ effectiveOn: '2026-12-27' })).toEqual([])
  for (const effectiveOn of ['2026-11-27', '2026-12-28']) {
    expect(companyPaths({ effectiveOn })).toEqual(['company.effectiveOn'])
  }
  const nevada = contextOf('llc', 'NV', 'Nevada')
  expect(companyPaths({ effectiveOn: '2026-12-01' }, nevada)).toEqual(['company.effectiveOn'])
})

test('names are in the letters that the state takes, as the company’s is', () => {
  const wrong = { ...ada, name: '王小明', address: '1 ул. Ленина' }
  expect(paths({ ...COMPLETE, members: [wrong] })).toEqual(['members.0.name', 'members.0.address'])
  expect(paths({ ...COMPLETE, members: [{ ...ada, name: 'Łucja O’Neill' }] })).toEqual([])
})

test('a company of nobody needs an owner, before their shares are looked at', () => {
  expect(whatIsMissing({ ...COMPLETE, members: [] }, WYOMING)).toEqual([
    { path: 'members', message: 'Add at least one owner' },
  ])
})

test('one owner who manages is manager enough, and a manager who is added needs a name', () => {
  const bob = { ...ada, name: 'Bob Reed', ownershipBasisPoints: 5_000 }
  const members = [
    { ...bob, isManager: true },
    { ...bob, isManager: false },
  ]
  const managed = { ...COMPLETE, management: 'manager', members } as const

  expect(paths({ ...managed, members, managers: [] })).toEqual([])
  expect(
    whatIsMissing(
      { ...managed, members: members.map((one) => ({ ...one, isManager: false })) },
      WYOMING,
    ),
  ).toEqual([
    {
      path: 'management',
      message: 'A manager-managed company needs a manager. Mark an owner, or add a manager',
    },
  ])
})

test('the number is asked for by its name, and only from whoever has one', () => {
  const context = { ...WYOMING, hasTaxId: false }
  const messages = (taxIdKind: 'ssn' | 'itin' | 'foreign') =>
    whatIsMissing({ ...COMPLETE, responsibleParty: { name: 'Ada Moss', taxIdKind } }, context).map(
      ({ message }) => message,
    )

  expect([messages('ssn'), messages('itin'), messages('foreign')]).toEqual([
    ['Enter the SSN'],
    ['Enter the ITIN'],
    [],
  ])
})
