import { createLocalReq } from 'payload'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { receiptPdf } from '@/src/pdf/receipt'
import { orderView } from '@/src/queries/orders/order-view'
import { receiptOfOrder } from '@/src/services/orders/receipt-of-order'
import { paymentFacts } from '@/src/storefront/orders/page/order-facts'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { asRead } from '@/tests/support/mail/mailbox'
import { paidOrder, pay } from '@/tests/support/orders/paid-order'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

const payload = await testPayload()

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const ofOrder = <One extends 'payments' | 'emails'>(collection: One, id: string) =>
  payload.find({ collection, where: { order: { equals: id } }, ...everything })

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const receiptOf = async (id: string) =>
  receiptOfOrder(await createLocalReq({}, payload), await orderOf(id))

async function mailsOf(id: string) {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { order: { equals: id }, template: { equals: 'receipt' } },
    sort: 'createdAt',
    ...everything,
  })
  return Promise.all(docs.map((mail) => asRead(payload, mail)))
}

async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  })
  return text.replace(/\s+/g, ' ')
}

test('receipts are numbered without a gap, however many orders are paid at once', async () => {
  const orders = await Promise.all(
    Array.from({ length: 8 }, () =>
      builder(payload)('orders', { status: 'pending', paymentStatus: 'pending' }),
    ),
  )

  await Promise.all(orders.map(({ id }) => pay(payload, id)))

  const numbers = await Promise.all(
    orders.map(async ({ id }) => (await orderOf(id)).receiptSequence),
  )
  const sorted = numbers.map(Number).sort((a, b) => a - b)
  const [first = 0] = sorted
  expect(sorted).toEqual(orders.map((_, index) => first + index))
})

test('the PDF carries the number, the total, the lines and who is who', async () => {
  const { id } = await paidOrder(payload, { companyName: 'Łódź & Sons LLC' })
  const receipt = await receiptOf(id)
  if (!receipt) throw new Error('No receipt')

  const text = await textOf(await receiptPdf(receipt))

  expect(text).toContain(receipt.number)
  expect(text).toContain('Total paid $249.00')
  expect(text).toContain('State fees, passed on at cost $100.00')
  expect(text).toContain('Łódź & Sons LLC')
  expect(text).toContain('Visa ending in 4242')
  expect(text).toContain('no real money moved')
  expect(text).toContain(receipt.seller.legalName)
})

test('a receipt and the order’s page call the card alike', async () => {
  const { id } = await paidOrder(payload)
  const { docs } = await ofOrder('payments', id)
  const card = { brand: 'amex', last4: '0005' }
  await payload.update({
    collection: 'payments',
    id: docs[0]?.id ?? '',
    data: { card },
    ...everything,
  })

  expect((await receiptOf(id))?.paidWith).toBe('American Express ending in 0005')
  const view = orderView(await orderOf(id), { state: 'paid', failure: null, card })
  expect(paymentFacts(view)).toContainEqual(['Paid with', 'American Express ending in 0005'])
})

test('a payment in rupees shows the amount and the frozen rate', async () => {
  const { id } = await paidOrder(payload)
  const { docs } = await ofOrder('payments', id)
  await payload.update({
    collection: 'payments',
    id: docs[0]?.id ?? '',
    data: {
      gateway: 'razorpay',
      currency: 'INR',
      amountMinor: 2_079_150,
      exchangeRate: 83.5,
      exchangeRateAsOf: '2026-11-01T00:00:00.000Z',
    },
    ...everything,
  })
  const receipt = await receiptOf(id)
  if (!receipt) throw new Error('No receipt')

  const text = await textOf(await receiptPdf(receipt))

  expect(receipt.charged).toMatchObject({ amountMinor: 2_079_150, currency: 'INR', rate: 83.5 })
  expect(text).toContain('INR 20,791.50')
  expect(text).toContain('1 USD = 83.5 INR')
})

test('what was given back is on the receipt; the refund of a double payment is not', async () => {
  const { id } = await paidOrder(payload)
  const [line] = (await orderOf(id)).lines ?? []
  const refund = {
    order: id,
    orderMinor: 49_00,
    amountMinor: 49_00,
    lines: [{ lineId: line?.id, label: line?.label, kind: line?.kind, amountMinor: 49_00 }],
  }
  await payload.update({
    collection: 'orders',
    id,
    data: { refundedMinor: 49_00 },
    ...everything,
  })
  await builder(payload)('refunds', refund)
  await builder(payload)('refunds', { ...refund, status: 'failed' })
  await builder(payload)('refunds', { ...refund, isAutomatic: true })

  const receipt = await receiptOf(id)

  expect(receipt).toMatchObject({ refundedMinor: 49_00, totalMinor: 249_00 })
  expect(receipt?.refunds).toHaveLength(1)
  expect(receipt?.lines[0]?.refundedMinor).toBe(49_00)
})

test('an unpaid order has no receipt', async () => {
  const order = await builder(payload)('orders', { status: 'pending', paymentStatus: 'pending' })
  expect(await receiptOf(order.id)).toBeNull()
})

test('staff send a receipt again: a second mail, the address told, and a line in the log', async () => {
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const order = await paidOrder(payload, { email: 'ada@example.com' })

  const answer = await api('POST', `/orders/${order.id}/resend-receipt`, { as: admin })

  expect(answer).toMatchObject({ status: 200, body: { to: 'ada@example.com' } })
  const mails = await mailsOf(order.id)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.html).toContain(`/orders/${order.id}/open?token=`)
  const log = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: order.id }, action: { equals: 'resend_receipt' } },
    ...everything,
  })
  expect(log.docs[0]).toMatchObject({ actorEmail: FIRST_ADMIN.email })
})

test('staff change no order’s address, so that its key is mailed to its buyer alone', async () => {
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const order = await paidOrder(payload, { email: 'ada@example.com' })

  const changed = await api('PATCH', `/orders/${order.id}`, {
    as: admin,
    body: { email: 'thief@example.net', notes: 'Asked for it by phone' },
  })
  const sent = await api('POST', `/orders/${order.id}/resend-receipt`, {
    as: admin,
    body: { email: 'thief@example.net' },
  })

  expect(changed).toMatchObject({ body: { doc: { email: 'ada@example.com' } } })
  expect(sent).toMatchObject({ body: { to: 'ada@example.com' } })
  expect(JSON.stringify(await mailsOf(order.id))).not.toContain('thief@')
})

test('nobody else sends receipts, and none is sent of an unpaid order', async () => {
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const customer = await person(payload)
  const { id } = await paidOrder(payload, { user: customer.id })
  const unpaid = await builder(payload)('orders', { status: 'pending', paymentStatus: 'pending' })
  const post = (path: string, as: typeof admin | null) =>
    api('POST', path, { as, headers: { origin: 'http://localhost:3000' } })

  expect((await post(`/orders/${id}/resend-receipt`, null)).status).toBe(401)
  expect((await post(`/orders/${id}/resend-receipt`, customer)).status).toBe(403)
  expect((await post(`/orders/${unpaid.id}/resend-receipt`, admin)).status).toBe(409)
  expect((await post('/orders/nonsense/resend-receipt', admin)).status).toBe(404)
  expect(await mailsOf(id)).toHaveLength(1)
})

test('the mail of an order in an account leads to its owner’s dashboard, without a token', async () => {
  const customer = await person(payload)
  const { id } = await paidOrder(payload, { user: customer.id })

  const [mail] = await mailsOf(id)

  expect(mail?.text).toContain(`/dashboard/orders/${id}`)
  expect(mail?.text).not.toContain('token=')
})

test('what a paid order asks for comes with its receipt, in one mail', async () => {
  const { id } = await paidOrder(payload)

  const { docs } = await ofOrder('emails', id)
  expect(docs.map(({ template }) => template)).toEqual(['receipt'])
  const [receipt] = await mailsOf(id)
  expect(receipt?.html).toContain('Add formation details (5 minutes)')
  expect(receipt?.text).toContain('The 24-hour clock starts when we have your details.')
})

test('the receipt of an order that needs nothing asks for nothing', async () => {
  const { id } = await paidOrder(payload, { kind: 'renewal' })
  const [receipt] = await mailsOf(id)
  expect(receipt?.html).toContain('Follow your order')
  expect(receipt?.text).not.toContain('24 hours')
})
