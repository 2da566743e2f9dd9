import { expect, test } from 'vitest'

import { NEW_MEMBER, NO_ANSWERS } from '@/src/domain/filing/filing-answers'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { OWN_AGENT, storedFiling, WHOLE_COMPANY } from '@/tests/support/orders/filing-cases'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { storedState } from '@/tests/support/orders/stored-states'

const payload = await testPayload()

const _everything = { overrideAccess: true, showHiddenFields: true, depth: 0 } as const // tests look at all of it

const ADA = { name: 'Ada Moss', address: '1 Main St, Cheyenne' }

const SHARED = {
  ...NO_ANSWERS,
  company: WHOLE_COMPANY,
  members: [{ ...NEW_MEMBER, ...ADA, country: 'US', ownershipBasisPoints: 10_000 }],
  registeredAgent: OWN_AGENT,
  responsibleParty: { name: 'Ada Moss', taxIdKind: 'ssn' as const },
  taxId: '219-09-9998',
  action: 'complete' as const,
}

const CORPORATION = {
  managers: [ADA],
  officers: { president: 'Ada Moss', secretary: 'Bob Reed', treasurer: 'Ada Moss' },
  authorizedShares: 1_000,
}

async function corporation() {
  const { id: state } = await storedState(payload, 'WY')
  const { id, cookie } = await guestOrder(payload, {
    status: 'processing',
    paymentStatus: 'paid',
    state,
    companyType: 'corporation',
    firstName: 'Ada',
    lastName: 'Moss',
  })
  const call = (method: 'GET' | 'PATCH', body?: object) =>
    api(method, `/orders/${id}/filing`, {
      ...(body ? { body } : {}),
      headers: { cookie, origin: 'http://localhost:3000' },
    })
  return { id, call }
}

const storedFor = (order: string) => storedFiling(payload, order)

test('its form begins with the buyer as director and the usual number of shares', async () => {
  const { id, call } = await corporation()

  expect((await call('GET')).body).toMatchObject({
    filing: {
      companyType: 'corporation',
      answers: { managers: [{ name: 'Ada Moss' }], authorizedShares: 1_000 },
    },
  })
  expect(await storedFor(id)).toBeUndefined()
})

test('it is complete with shareholders, shares, directors and officers', async () => {
  const { id, call } = await corporation()

  expect(await call('PATCH', SHARED)).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: {
          authorizedShares: 'Enter a whole number from 1 to 275,000. Contact us if you need more.',
          managers: 'Add at least one director',
          'officers.president': 'Enter the president’s name',
        },
      },
    },
  })

  expect(await call('PATCH', { ...SHARED, ...CORPORATION })).toMatchObject({
    status: 200,
    body: { filing: { answers: CORPORATION, taxIdLast4: '9998' } },
  })
  const stored = await storedFor(id)
  expect(stored).toMatchObject(CORPORATION)
  expect(stored?.completedAt).toEqual(expect.any(String))
})
