import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FilingPart } from '@/src/admin/orders/filing/FilingPart'
import { readOrderFacts } from '@/src/queries/orders/order-facts'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { requestOf } from '@/tests/support/people/request-of'

const at = '2026-11-20T12:00:00.000Z'

test('an order whose formation was submitted asks for the EIN details alone', async () => {
  const payload = await testPayload()
  const { id } = await guestOrder(payload, {
    packageType: 'premium',
    timeline: [{ stage: 'submitted', service: 'llc', at }],
  })

  const facts = await readOrderFacts(await requestOf({ role: 'admin' }), id)

  expect(facts.waiting).toBe('Waiting for the customer: EIN details')
  const html = renderToStaticMarkup(<FilingPart facts={facts} />)
  expect(html).toContain('Submitted')
  expect(html).not.toMatch(/Missing:|Not complete/)
})

test('an order that nothing was submitted of says which details are missing', async () => {
  const payload = await testPayload()
  const { id } = await guestOrder(payload, { packageType: 'premium', timeline: [] })

  const facts = await readOrderFacts(await requestOf({ role: 'admin' }), id)

  expect(facts.waiting).toBe('Waiting for the customer: Filing details, EIN details')
  expect(renderToStaticMarkup(<FilingPart facts={facts} />)).toContain('Missing:')
})
