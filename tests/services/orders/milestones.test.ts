import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { detailsHandedIn } from '@/src/services/filing/details-handed-in'
import { applyRefund } from '@/src/services/purchase/refund/apply-refund'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { addonCoded, paidOrder } from '@/tests/support/orders/paid-order'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const tell = (id: string, body: object, as: SignedIn = admin) => tellOf(payload, as, id, body)

async function mailsOf(id: string, template?: string) {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { order: { equals: id }, ...(template ? { template: { equals: template } } : {}) },
    sort: 'createdAt',
    pagination: false,
    ...everything,
  })
  return docs
}

async function twoServices(user?: string) {
  const { id } = await addonCoded(payload, 'ein')
  const line = { amountMinor: 49_00, refundable: true, billing: 'once' } as const
  return paidOrder(payload, {
    user,
    serviceType: 'itin',
    lines: [
      { ...line, kind: 'service', ref: 'itin', label: 'ITIN', service: 'itin' },
      { ...line, kind: 'add_on', ref: id, label: 'EIN', service: 'ein' },
    ],
    totalMinor: 98_00,
  })
}

test('staff move each service through its own stages, and the last delivery completes the order', async () => {
  const { id } = await twoServices()
  for (const service of ['itin', 'ein']) {
    for (const stage of ['reviewed', 'submitted', 'approved']) {
      const note = 'Applied for by phone'
      expect((await tell(id, { stage, service, note })).status).toBe(200)
    }
  }
  await tell(id, { stage: 'delivered', service: 'itin' })
  expect((await orderOf(id)).status).toBe('processing')

  await tell(id, { stage: 'delivered', service: 'ein' })
  const order = await orderOf(id)
  expect(order.status).toBe('completed')
  expect(order.timeline?.at(-1)).toMatchObject({ stage: 'completed' })
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id } },
    ...everything,
  })
  expect(docs.length).toBeGreaterThan(0)
})

test('a stage or a service that the order does not have is refused by its field', async () => {
  const { id } = await twoServices()
  expect(await tell(id, { stage: 'examined', service: 'ein' })).toMatchObject({
    status: 422,
    body: { error: { fields: { stage: expect.any(String) } } },
  })
  expect(await tell(id, { stage: 'submitted', service: 'trademark' })).toMatchObject({
    status: 422,
    body: { error: { fields: { service: expect.any(String) } } },
  })
  expect(await tell(id, { stage: 'nonsense' })).toMatchObject({ status: 422 })
})

test('each stage that the customer sees is mailed once, with the document that proves it', async () => {
  const { id } = await twoServices()
  const before = (await mailsOf(id)).map(({ template }) => template)
  const document = await builder(payload)('documents', { order: id, name: 'CP 575' })

  await tell(id, { stage: 'in_review', service: 'ein' })
  await tell(id, { stage: 'waiting_for_you', service: 'ein', note: 'Who signs?' })
  expect(await tell(id, { stage: 'submitted', service: 'ein' })).toMatchObject({
    status: 422,
    body: { error: { fields: { note: expect.stringContaining('signed Form SS-4') } } },
  })
  await tell(id, { stage: 'submitted', service: 'ein', note: 'Applied for by phone' })
  await tell(id, { stage: 'approved', service: 'ein', document: document.id })
  await tell(id, { stage: 'rejected', service: 'itin', note: 'A page is missing.' })
  await tell(id, { stage: 'delivered', service: 'ein', document: document.id })

  const mails = (await mailsOf(id)).slice(before.length)
  expect(mails.map(({ template }) => template)).toEqual([
    'details-needed',
    'order-submitted',
    'order-approved',
    'order-rejected',
    'document-ready',
  ])
  expect(mails.map(({ text }) => text).join('\n')).toContain('CP 575')
  expect(mails[0]?.text).toContain('Who signs?')
  expect(mails[1]?.text).toMatch(/\/orders\/[^ ]+\/open\?token=/)
})

test('each stage of a trademark at the USPTO is mailed once', async () => {
  const { id } = await paidOrder(payload, { serviceType: 'trademark', packageType: 'basic' })
  const stages = ['reviewed', 'searched', 'submitted', 'examined', 'published', 'approved']
  for (const stage of stages) await tell(id, { stage, service: 'trademark' })

  const progress = await mailsOf(id, 'order-progress')
  expect(progress.map(({ subject }) => subject?.split(':')[0])).toEqual([
    'Trademark search done',
    'Examined by the USPTO',
    'Published for opposition',
  ])
  expect(progress[1]?.text).toContain('Next: Publication for opposition. We’ll email you')
})

test('complete formation details are confirmed by mail, with when we file', async () => {
  const asked = {
    at: '2026-11-01T12:00:00.000Z',
    stage: 'waiting_for_you',
    service: 'llc',
  } as const
  const { id } = await paidOrder(payload, { companyName: 'Osprey Labs', timeline: [asked] })
  const order = await orderOf(id)
  await inTransaction(payload, (req) => detailsHandedIn(req, order, 'llc', []))
  await tell(id, { stage: 'in_review', service: 'llc' })

  const [mail, ...others] = await mailsOf(id, 'order-progress')
  expect(mail?.subject).toBe('We have your details: Osprey Labs LLC')
  expect(mail?.text).toMatch(/We file by \w{3}, \w{3} \d/)
  expect(others).toEqual([])
})

test('who has switched order mails off gets none of them', async () => {
  const customer = await person(payload, {
    notificationPreferences: { email: false, complianceReminders: true, marketing: false },
  })
  const { id } = await twoServices(customer.id)
  await tell(id, { stage: 'submitted', service: 'ein', note: 'Applied for by phone' })
  expect(await mailsOf(id, 'order-submitted')).toEqual([])
})

test('an unpaid extra waits for its payment in the tracker, a paid order tells each stage', async () => {
  const customer = await person(payload)
  const { id } = await twoServices(customer.id)
  const extra = await builder(payload)('orders', {
    user: customer.id,
    kind: 'extra',
    parent: id,
    serviceType: 'ein',
    status: 'pending',
    paymentStatus: 'pending',
    timeline: [{ at: new Date().toISOString(), stage: 'received', service: 'ein' }],
  })
  const track = (order: string) => api('GET', `/orders/${order}/tracking`, { as: customer })

  expect((await track(extra.id)).body).toMatchObject({
    stages: [{ title: 'Waiting for your payment', state: 'waiting' }],
  })
  await tell(id, { stage: 'submitted', service: 'itin' })
  expect((await track(id)).body).toMatchObject({
    clock: null,
    stages: [
      { service: 'ITIN Application', title: 'ITIN from the IRS', state: 'current' },
      { service: 'EIN Number Application', title: 'Your details needed', state: 'waiting' },
    ],
  })
})

test('a refund of one service ends that one, and the other goes on', async () => {
  const { id } = await twoServices()
  const order = await orderOf(id)
  const ein = order.lines?.find(({ service }) => service === 'ein')
  const { docs } = await payload.find({
    collection: 'payments',
    where: { order: { equals: id } },
    ...everything,
  })
  const [payment] = docs
  if (!payment || !ein?.id) throw new Error('The order was not paid')
  const give = async (amountMinor: number) => {
    const { label, kind, id: lineId } = ein
    const refund = await builder(payload)('refunds', {
      order: id,
      payment: payment.id,
      amountMinor,
      orderMinor: amountMinor,
      lines: [{ lineId, label, kind, amountMinor }],
    })
    await inTransaction(payload, async (req) =>
      applyRefund(req, await orderOf(id), payment, refund),
    )
    return (await orderOf(id)).timeline?.at(-1)
  }

  expect(await give(20_00)).toMatchObject({ stage: 'partly_refunded' })
  expect(await give(29_00)).toMatchObject({ stage: 'refunded', service: 'ein' })

  await tell(id, { stage: 'delivered', service: 'itin' })
  expect(await orderOf(id)).toMatchObject({ paymentStatus: 'paid', status: 'completed' })
})
