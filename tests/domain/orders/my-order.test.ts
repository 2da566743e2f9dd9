import { expect, test } from 'vitest'

import { orderTitle, statusesShown } from '@/src/domain/orders/my-order'
import { serviceName } from '@/src/domain/vocabulary/service-names'

const agent = [{ label: 'Registered agent (one year)' }, { label: 'Something else' }]

test.each([
  ['purchase', 'llc', agent, 'LLC Formation'],
  ['extra', 'llc', agent, 'Registered agent (one year)'],
  ['renewal', 'llc', agent, 'Renewal: Registered agent (one year)'],
  ['extra', 'ein', [], 'EIN Number Application'],
  ['renewal', 'itin', null, 'ITIN Application'],
  ['extra', 'trademark', undefined, 'Trademark Service'],
] as const)('a %s of %s with the lines %j is called %s', (kind, serviceType, lines, title) => {
  expect(orderTitle({ kind, serviceType, lines })).toBe(title)
})

test.each([
  ['processing', 'paid', ['processing']],
  ['pending', 'refunded', ['refunded']],
  ['processing', 'refunded', ['refunded']],
  ['completed', 'refunded', ['completed', 'refunded']],
  ['cancelled', 'refunded', ['cancelled', 'refunded']],
] as const)('an order that is %s and %s is shown as %j', (status, payment, shown) => {
  expect(statusesShown({ status, payment })).toEqual(shown)
})

test.each([
  ['corporation', 'Corporation Formation'],
  ['partnership', 'Partnership Formation'],
  ['llc', 'LLC Formation'],
  [null, 'LLC Formation'],
] as const)('a formation of a %s is called %s', (companyType, title) => {
  expect(orderTitle({ kind: 'purchase', serviceType: 'llc', companyType })).toBe(title)
  expect(serviceName('llc', { companyType })).toBe(title)
  expect(serviceName('registered_agent', { companyType })).toBe('Registered Agent')
  expect(orderTitle({ kind: 'purchase', serviceType: 'ein', companyType })).toBe(
    'EIN Number Application',
  )
})
