import { expect, test } from 'vitest'

import { buyer, standardInWyoming } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'

const { payload, shop, ours } = await openForTrade()

test('a service is priced by the server, bought and receipted like a formation', async () => {
  const ada = buyer()
  const saved = await ada.fillInService('ein', {
    packageType: 'expedited',
    businessName: 'Moss & Co',
  })
  expect(saved).toMatchObject({ status: 200, body: { draft: { quote: { totalMinor: 149_00 } } } })

  const answer = await ada.complete(await shop.cardToken(), 149_00, { draft: 'ein' })

  expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
  expect(await ours.order(ada.orderId())).toMatchObject({
    serviceType: 'ein',
    packageType: 'expedited',
    companyName: 'Moss & Co',
    paymentStatus: 'paid',
    totalMinor: 149_00,
  })
  expect(await shop.taken(ada.orderId())).toEqual([149_00])
})

test('a browser may prepare one purchase of each kind, and buying one leaves the others', async () => {
  const ada = buyer()
  await ada.fillIn(await standardInWyoming(payload))
  await ada.fillInService('ein', { packageType: 'standard', businessName: 'Moss & Co' })
  await ada.fillInService('itin', { packageType: 'standard', country: 'India' })

  await ada.complete(await shop.cardToken(), 49_00, { draft: 'ein' })

  expect(await ada.call('GET', '/checkout/draft?kind=ein')).toMatchObject({ body: { draft: null } })
  expect(await ada.call('GET', '/checkout/draft?kind=itin')).toMatchObject({
    body: { draft: { answers: { country: 'India' } } },
  })
  expect(await ada.call('GET', '/checkout/draft')).toMatchObject({
    body: { draft: { quote: { totalMinor: 249_00 } } },
  })
})

test('whoever turns back from PayPal comes back to the service’s own checkout', async () => {
  const ada = buyer()
  await ada.fillInService('itin', { packageType: 'standard', country: 'India' })
  const answer = await ada.call('POST', '/checkout/place', {
    draft: 'itin',
    expectedTotalMinor: 199_00,
    gateway: 'paypal',
    consent: true,
  })
  const { action } = JSON.parse(JSON.stringify(answer.body))

  expect(await ada.comeBack(await shop.answerPaypal(action.url, 'cancel'))).toBe(
    '/checkout/itin?payment=cancelled&step=payment',
  )
})

test('there is no checkout of another name, and none opens with another’s cookie', async () => {
  const ada = buyer()
  await ada.fillInService('itin', { packageType: 'standard', country: 'India' })
  ada.jar.set('charterdesk_draft_ein', ada.jar.get('charterdesk_draft_itin') ?? '')

  expect(await ada.call('GET', '/checkout/draft?kind=visa')).toMatchObject({ status: 422 })
  expect(await ada.call('GET', '/checkout/draft?kind=ein')).toMatchObject({ body: { draft: null } })
  expect(await ada.complete(await shop.cardToken(), 199_00, { draft: 'ein' })).toMatchObject({
    status: 409,
  })
})
