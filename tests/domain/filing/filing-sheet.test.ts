import { expect, test } from 'vitest'

import { NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import { filingSheet, type SheetSource } from '@/src/domain/filing/filing-sheet'

const owner = { ...NO_ANSWERS.members[0], kind: 'person', usPerson: '', country: 'DE' } as const
const agent = {
  name: 'Meridian Example Agents Inc.',
  street: '20 Example Avenue',
  city: 'Sheridan',
  zipCode: '82801',
  address: '20 Example Avenue, Sheridan, WY 82801',
}

const source = (code: string): SheetSource => ({
  filing: {
    orderId: 'order',
    companyName: 'Blue Heron LLC',
    filedAs: null,
    companyType: 'llc',
    state: { code, name: code, agent },
    agentOffer: { isIncluded: true, yearlyMinor: null, addonId: null },
    businessAddress: null,
    today: '2026-11-27',
    makesAgreement: false,
    answers: {
      ...NO_ANSWERS,
      management: 'member',
      members: [
        {
          ...owner,
          name: 'Lena Example',
          address: 'Torstrasse 12',
          ownershipBasisPoints: 6000,
          isManager: false,
        },
        {
          ...owner,
          name: 'Omar Vargas',
          address: 'Rua 1',
          ownershipBasisPoints: 4000,
          isManager: false,
        },
      ],
      registeredAgent: { ...NO_ANSWERS.registeredAgent, kind: 'ours' },
    },
    taxIdLast4: null,
    completedAt: null,
    closed: null,
  },
  legalName: 'Blue Heron LLC',
  purpose: 'Design',
  address: { line: 'Torstrasse 12', city: 'Berlin', zipCode: '10119', country: 'Germany' },
  expedited: '',
  email: 'lena@example.com',
  phone: '',
  operator: { legalName: 'Charterdesk LLC', address: '100 Example Street', organizer: null },
})

test('the sheet has one value per field, the agent in parts and each member apart', () => {
  const { groups } = filingSheet(source('WY'))
  const rows = groups.flatMap(({ title, fields }) =>
    fields.map((one) => [title, one.label, one.value]),
  )
  expect(rows[0]).toEqual(['Company', 'Legal name', 'Blue Heron LLC'])
  expect(rows.filter(([title]) => title === 'Registered agent, ours')).toEqual([
    ['Registered agent, ours', 'Name', 'Meridian Example Agents Inc.'],
    ['Registered agent, ours', 'Street', '20 Example Avenue'],
    ['Registered agent, ours', 'City', 'Sheridan'],
    ['Registered agent, ours', 'State', 'WY'],
    ['Registered agent, ours', 'ZIP code', '82801'],
  ])
  expect(rows.filter(([title]) => title === 'Member 2')).toEqual([
    ['Member 2', 'Name', 'Omar Vargas'],
    ['Member 2', 'Address', 'Rua 1'],
    ['Member 2', 'Country', 'Germany'],
    ['Member 2', 'Share', '40%'],
  ])
})

test('what a state does not ask for comes last', () => {
  const titlesIn = (code: string) => filingSheet(source(code)).groups.map(({ title }) => title)
  expect(titlesIn('WY').slice(-4)).toEqual([
    'Principal office',
    'Management',
    'Member 1',
    'Member 2',
  ])
  expect(titlesIn('TX').indexOf('Member 1')).toBeLessThan(titlesIn('TX').indexOf('Contact'))
  expect(filingSheet(source('WY'))).toMatchObject({ portal: { name: 'WyoBiz' } })
})
