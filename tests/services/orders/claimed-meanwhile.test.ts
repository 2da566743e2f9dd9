import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { storeCustomerUpload } from '@/src/services/documents/store-customer-upload'
import { orderExtra } from '@/src/services/orders/extras/order-extra'
import { requestRefund } from '@/src/services/purchase/refund/refund-order'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { askAboutOrder } from '@/src/services/support/ask-about-order'
import { builder, PIXEL } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { addonCoded, paidOrder } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

/** What a guest does about an order that an account claims at the same time. */
const WRITERS: Readonly<Record<string, (req: PayloadRequest, order: Order) => Promise<unknown>>> = {
  'an extra is ordered': async (req, order) => {
    const { id: addonId } = await addonCoded(payload, 'business_address')
    return orderExtra(req, order, { addonId, billing: 'monthly' })
  },
  'a question is asked': (req, order) => askAboutOrder(req, order, 'How long will it take?'),
  'a refund is requested': (req, order) => {
    const lineIds = [order.lines?.[0]?.id ?? '']
    return requestRefund(req, order, { lineIds, reason: 'I changed my mind' })
  },
  'a file is uploaded': (req, order) =>
    storeCustomerUpload(req, {
      file: { name: 'passport.png', data: PIXEL },
      kind: 'identity',
      order: order.id,
    }),
}

test.each(Object.entries(WRITERS))(
  'all is the account’s where %s during its claim',
  async (_name, write) => {
    const { id, pass, cookie } = await paidOrder(payload)
    const { id: user } = await person(payload)
    const read = await payload.findByID({ collection: 'orders', id, ...everything })
    const req = await createLocalReq({ req: { headers: new Headers({ cookie }) } }, payload)
    let written: Promise<unknown> = Promise.resolve()

    await inTransaction(payload, async (claim) => {
      await claimOrder(payload, pass, user, claim)
      written = write(req, read)
      await new Promise((resolve) => setTimeout(resolve, 300)) // until it waits for the claim
    })
    await written

    const where = { order: { equals: id } }
    const found = await Promise.all([
      payload.find({ collection: 'orders', where: { parent: { equals: id } }, ...everything }),
      payload.find({ collection: 'tickets', where, ...everything }),
      payload.find({ collection: 'documents', where, ...everything }),
    ])
    const owners = found.flatMap(({ docs }) => docs.map((one) => one.user))
    expect(owners).toEqual([user])
  },
)

test('a file that staff sent to a guest follows the order into the account', async () => {
  const build = builder(payload)
  const { id, pass } = await paidOrder(payload)
  const ticket = await build('tickets', { order: id })
  const [sent, noted] = [
    await build('documents', { ticket: ticket.id }),
    await build('documents', { ticket: ticket.id }),
  ]
  const message = { ticket: ticket.id, authorKind: 'staff' } as const
  await build('ticketMessages', { ...message, attachments: [sent.id] })
  await build('ticketMessages', { ...message, attachments: [noted.id], internal: true })
  const { id: user } = await person(payload)

  await claimOrder(payload, pass, user)

  const owner = async (document: string) =>
    (await payload.findByID({ collection: 'documents', id: document, ...everything })).user
  expect([await owner(sent.id), await owner(noted.id)]).toEqual([user, null])
})
