import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { issueToken } from '@/src/services/accounts/links/account-token'
import { changeEmail } from '@/src/services/accounts/profile/change-email'
import { announcedDocuments } from '@/src/services/documents/announced-documents'
import { remindOfDetails } from '@/src/services/filing/ask-for-filing'
import { mailMilestone } from '@/src/services/orders/mail-milestone'
import { resendReceipt } from '@/src/services/orders/receipts'
import { mailBankPayment, mailRefund } from '@/src/services/payments/payment-mails'
import { mailRenewal } from '@/src/services/subscriptions/mail-renewal'
import { mailAnswer } from '@/src/services/support/answer-ticket'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { pdf } from '@/tests/support/files'
import { mailsTo } from '@/tests/support/mail/mailbox'
import { orderWithAddress, paidOrder } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const entry = (order: Order) => ({
  id: `entry-${order.id}`,
  at: new Date().toISOString(),
  stage: 'waiting_for_you' as const,
  service: 'llc' as const,
})

/** Every mail about an order that its customer gets, by its template. */
const MAILS: Readonly<Record<string, (req: PayloadRequest, order: Order) => Promise<unknown>>> = {
  'details-needed': (req, order) => mailMilestone(req, order, entry(order)),
  receipt: (req, order) => resendReceipt(req, order.id),
  refund: async (req, order) => {
    const payment = await builder(payload)('payments', { order: order.id })
    const refund = await builder(payload)('refunds', { order: order.id, payment: payment.id })
    return mailRefund(req, order, payment, refund)
  },
  'payment-pending': async (req, order) => {
    const payment = await builder(payload)('payments', { order: order.id, status: 'processing' })
    return mailBankPayment(req, 'payment-pending', order, payment)
  },
  'payment-declined': async (req, order) => {
    const payment = await builder(payload)('payments', { order: order.id, status: 'failed' })
    return mailBankPayment(req, 'payment-declined', order, payment)
  },
  renewal: async (req, order) => {
    const { docs } = await payload.find({
      collection: 'subscriptions',
      where: { order: { equals: order.id } },
      ...everything,
    })
    const [subscription] = docs
    if (subscription) await mailRenewal(req, { kind: 'cancelled', subscription, invoice: null })
  },
  'ticket-answer': async (req, order) => {
    const { user } = order
    const ticket = await builder(payload)('tickets', { user, requesterEmail: order.email })
    const message = await builder(payload)('ticketMessages', { ticket: ticket.id })
    return mailAnswer(req, ticket, message)
  },
}

/** Someone whose order bears the address that their account had before. */
async function moved() {
  const who = await person(payload)
  const user = await payload.findByID({ collection: 'users', id: who.id, ...everything })
  const { id } = await orderWithAddress(payload, { user: who.id, email: user.email })
  const email = `moved-${nextSerial()}@example.com`
  const change = async () => {
    const token = await inTransaction(payload, (req) =>
      issueToken(req, { user: who.id, purpose: 'change_email', email }),
    )
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    await changeEmail(req, token, undefined)
  }
  const order = () => payload.findByID({ collection: 'orders', id, ...everything })
  return { was: user.email, email, change, order }
}

test.each(Object.entries(MAILS))(
  '%s goes to the address that the account has now',
  async (template, mail) => {
    const { was, email, change, order } = await moved()
    await change()
    const before = (await mailsTo(payload, was)).length

    await inTransaction(payload, async (req) => mail(req, await order()))

    expect((await mailsTo(payload, email)).map((one) => one.template)).toContain(template)
    expect(await mailsTo(payload, was)).toHaveLength(before)
  },
)

test('what waits to be sent goes along, but for what is about the account itself', async () => {
  const { was, email, change, order } = await moved()
  const { id, user } = await order()
  const build = builder(payload)
  const [news, sent, notice] = [
    await build('emails', { to: was, user, order: id }),
    await build('emails', { to: was, user, order: id, status: 'sent' }),
    await build('emails', { to: was, user, template: 'password-changed' }),
  ]
  const ticket = await build('tickets', { user, requesterEmail: was })

  await change()

  const to = async (mail: string) =>
    (await payload.findByID({ collection: 'emails', id: mail, ...everything })).to
  expect([await to(news.id), await to(sent.id), await to(notice.id)]).toEqual([email, was, was])
  const asked = await payload.findByID({ collection: 'tickets', id: ticket.id, ...everything })
  expect(asked.requesterEmail).toBe(email)
})

test('a document goes along to the account’s address alone', async () => {
  const { was, email, change, order } = await moved()
  const { id } = await order()
  const file = await payload.create({
    collection: 'documents',
    data: { order: id, type: 'articles', name: 'Articles', uploadedBy: 'staff' },
    file: {
      name: `articles-${id}.pdf`,
      mimetype: 'application/pdf',
      data: pdf(),
      size: pdf().length,
    },
    ...everything,
  })
  const at = new Date().toISOString()
  const timeline = [{ at, stage: 'approved' as const, service: 'llc' as const, document: file.id }]
  await payload.update({ collection: 'orders', id, data: { timeline }, ...everything })
  await change()
  const told = await order()
  await inTransaction(payload, async (req) => {
    const [entryOf] = told.timeline ?? []
    if (entryOf) await mailMilestone(req, told, entryOf)
  })
  const [mail] = (await mailsTo(payload, email)).filter((one) => one.template === 'order-approved')
  if (!mail) throw new Error('Nothing was mailed')

  expect(await announcedDocuments(payload, mail)).toHaveLength(1)
  expect(await announcedDocuments(payload, { ...mail, to: was })).toEqual([])
})

test('a reminder of missing details follows the account, a guest’s goes to the order’s address', async () => {
  const { was, email, change, order } = await moved()
  const { user } = await order()
  const ours = await paidOrder(payload, { user, email: was })
  await change()
  const guest = await paidOrder(payload)
  const { email: guestEmail } = await payload.findByID({
    collection: 'orders',
    id: guest.id,
    ...everything,
  })
  const paidAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
  for (const id of [ours.id, guest.id]) {
    await payload.update({ collection: 'orders', id, data: { paidAt }, ...everything })
  }

  await remindOfDetails(payload)

  const templates = async (to: string) => (await mailsTo(payload, to)).map((one) => one.template)
  expect(await templates(guestEmail)).toContain('details-reminder')
  expect(await templates(email)).toContain('details-reminder')
})

test('a campaign on its way follows the account, once for each address', async () => {
  const { was, email, change, order } = await moved()
  const { user } = await order()
  const build = builder(payload)
  const waiting = await build('campaignRecipients', { email: was, user, status: 'new' })
  const sent = await build('campaignRecipients', { email: was, user, status: 'sent' })
  const twice = await build('campaignRecipients', { email: was, user, status: 'new' })
  await build('campaignRecipients', { campaign: twice.campaign, email, status: 'new' })

  await change()

  const addresses = []
  for (const { id } of [waiting, sent, twice]) {
    const row = await payload.findByID({ collection: 'campaignRecipients', id, ...everything })
    addresses.push(row.email)
  }
  expect(addresses).toEqual([email, was, was])
})
