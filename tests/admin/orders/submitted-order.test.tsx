import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FilingPart } from '@/src/admin/orders/filing/FilingPart'
import { readOrderFacts } from '@/src/queries/orders/order-facts'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { requestOf } from '@/tests/support/people/request-of'

/** The part as staff see it. */
async function partOf(id: string) {
  const req = await requestOf({ role: 'admin' })
  const facts = await readOrderFacts(req, id)
  return { facts, html: renderToStaticMarkup(await FilingPart({ facts, req })) }
}

const at = '2026-11-20T12:00:00.000Z'

test('an order whose formation was submitted asks for the EIN details alone', async () => {
  const payload = await testPayload()
  const { id } = await guestOrder(payload, {
    packageType: 'premium',
    timeline: [{ stage: 'submitted', service: 'llc', at }],
  })

  const { facts, html } = await partOf(id)

  expect(facts.waiting).toBe('Waiting for the customer: EIN details')
  expect(html).toContain('Submitted')
  expect(html).not.toMatch(/Missing:|Not complete/)
})

test('an order that nothing was submitted of says which details are missing', async () => {
  const payload = await testPayload()
  const { id } = await guestOrder(payload, { packageType: 'premium', timeline: [] })

  const { facts, html } = await partOf(id)

  expect(facts.waiting).toBe('Waiting for the customer: Filing details, EIN details')
  expect(html).toContain('Missing:')
})
