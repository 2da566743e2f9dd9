import { expect, test } from 'vitest'

import { setupItems } from '@/src/admin/analytics/SetupGuide'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'

const payload = await testPayload()

const setting = (data: object) =>
  payload.updateGlobal({ slug: 'settings', data, depth: 0, overrideAccess: true }) // as staff would

async function itemOf(title: string) {
  const items = await setupItems(await requestOf({ role: 'admin' }))
  return items.find((item) => item.title === title)
}

test('the company is set up once its whole address is stored, and the address is the evidence', async () => {
  await setting({ companyAddressLine1: '' })
  expect(await itemOf('Company name and address')).toMatchObject({ isDone: false })

  await setting({
    legalEntityName: 'Prairie Filing LLC',
    companyAddressLine1: '100 Example Street',
    companyCity: 'Sheridan',
    companyState: 'WY',
    companyZip: '82801',
  })
  expect(await itemOf('Company name and address')).toMatchObject({
    isDone: true,
    detail: 'Prairie Filing LLC, 100 Example Street, Sheridan, WY 82801',
  })
})

test('a mail server that has sent nothing is not set up', async () => {
  expect(await itemOf('Mail server')).toMatchObject({ isDone: false })
})

test('legal pages are done once each says who reviewed it', async () => {
  const before = await itemOf('Terms, privacy and refund policy')
  expect(before?.isDone).toBe(false)
  await payload.update({
    collection: 'sitePages',
    where: { path: { in: ['/terms', '/privacy', '/refund'] } },
    data: { legalReview: 'A. Counsel, bar no. 1234' },
    overrideAccess: true, // as staff would
  })
  expect(await itemOf('Terms, privacy and refund policy')).toMatchObject({ isDone: true })
})

test('an order that was paid and delivered is the first test order, and an invented one is not', async () => {
  const make = builder(payload)
  await make('orders', { status: 'completed', paymentId: 'pi_demo_7' })
  expect(await itemOf('First test order')).toMatchObject({ isDone: false })
  await make('orders', { status: 'completed', paymentId: 'pi_3Q' })
  expect(await itemOf('First test order')).toMatchObject({ isDone: true })
})
