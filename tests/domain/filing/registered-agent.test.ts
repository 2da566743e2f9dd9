import { expect, test } from 'vitest'

import { agentProblems } from '@/src/domain/filing/registered-agent'
import { TIERS, tierIncludesAgent, tierIncludesEin } from '@/src/domain/vocabulary/tiers'

const WYOMING = { code: 'WY', name: 'Wyoming' }
const right = { name: 'Bob Reed', address: '12 Pine Street', city: 'Laramie', zipCode: '82070' }

test('an agent and an EIN are part of every package but the smallest', () => {
  expect(TIERS.filter(tierIncludesAgent)).toEqual(['standard', 'premium'])
  expect(TIERS.filter(tierIncludesEin)).toEqual(['standard', 'premium'])
})

test('nothing is part of a package that is not known', () => {
  for (const tier of [null, undefined, '', 'gold']) {
    expect([tierIncludesAgent(tier), tierIncludesEin(tier)]).toEqual([false, false])
  }
})

test('an agent with a name and a street in the state is one', () => {
  expect(agentProblems(right, WYOMING)).toEqual({})
})

test.each([
  ['no name', { name: '' }, 'name', 'Enter the name of your registered agent'],
  ['no street', { address: '' }, 'address', 'Enter the street address of your registered agent'],
  [
    'a box',
    { address: 'P.O. Box 12' },
    'address',
    'A registered agent needs a street address, not a PO box',
  ],
  ['no city', { city: '' }, 'city', 'Enter the city'],
  ['half a ZIP code', { zipCode: '8207' }, 'zipCode', 'Enter a ZIP code of five digits'],
  [
    'a ZIP code of another state',
    { zipCode: '10001' },
    'zipCode',
    'This ZIP code is not in Wyoming. The agent must be in the state where you form the company.',
  ],
])('an agent with %s is told what to mend, and nothing else', (_what, change, field, message) => {
  expect(agentProblems({ ...right, ...change }, WYOMING)).toEqual({ [field]: message })
})
