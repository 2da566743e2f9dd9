import { expect, test } from 'vitest'

import { withoutBuyer, withoutServiceBuyer } from '@/src/domain/checkout/contact-answers'

const buyer = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  phone: '307 555 0142',
  mailConsent: true,
}
const home = { address: '1 Pine St', city: 'Cody', state: 'WY', zipCode: '82414', country: 'US' }

test('a formation forgets whom it was for and where they live, and keeps what was chosen', () => {
  const chosen = { companyName: 'Harbor LLC', companyType: 'llc', addonIds: [] } as const
  const answers = { ...chosen, addonIds: [], ...buyer, ...home }

  expect(withoutBuyer({ step: 'confirm', answers }).answers).toEqual({ ...chosen, addonIds: [] })
  expect(answers).toMatchObject(buyer)
})

test.each([
  ['package', 'package'],
  ['company', 'company'],
  ['personal', 'personal'],
  ['payment', 'personal'],
  ['confirm', 'personal'],
  ['nonsense', 'personal'],
])('left at %s, a formation without its buyer goes on at %s', (step, next) => {
  expect(withoutBuyer({ step, answers: {} }).step).toBe(next)
})

test('a service keeps the country that it is about, and goes on at its first step', () => {
  const kept = { country: 'India', packageType: 'standard', businessName: 'Harbor' }
  const lives = { residence: 'US', residenceState: 'OH' }

  expect(
    withoutServiceBuyer({ step: 'payment', answers: { ...kept, ...buyer, ...lives } }),
  ).toEqual({
    step: 'details',
    answers: kept,
  })
})
