import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { readOrderFacts } from '@/src/queries/orders/order-facts'
import { saveDetails } from '@/src/services/filing/details/save-details'
import { revealDetail } from '@/src/services/filing/reveal-secrets'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { person } from '@/tests/support/people/people'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

test('an order shows its details without the numbers, and who looked at those', async () => {
  const { id } = await guestOrder(payload, { serviceType: 'itin', lines: [], timeline: [] })
  await saveDetails(payload, id, 'itin', {
    action: 'save',
    answers: WHOLE.itin,
    secrets: { documentNumber: 'C01X00T47' },
  })
  const admin = await person(payload, { role: 'admin' })
  const user = await payload.findByID({
    collection: 'users',
    id: admin.id,
    depth: 0,
    overrideAccess: true, // the test's own person
  })

  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const asked = { orderId: id, service: 'itin', field: 'documentNumber', reason: 'Form W-7' }
  expect(await revealDetail(req, asked)).toBe('C01X00T47')

  const facts = await readOrderFacts(req, id)

  expect(facts.waiting).toBe('Waiting for the customer: ITIN details')
  expect(facts.details).toMatchObject([{ service: 'itin', ends: { documentNumber: '0T47' } }])
  expect(facts.reveals).toMatchObject([
    { what: 'ITIN Application: Document number', reason: 'Form W-7', who: expect.any(String) },
  ])
  expect(JSON.stringify([facts.details, facts.reveals])).not.toMatch(/C01X00T47|v1\./)
})
