import type { Payload } from 'payload'
import { afterAll, expect, test } from 'vitest'

import { milestoneKey } from '@/src/domain/orders/mailed-stage'
import { announcedDocuments } from '@/src/services/documents/announced-documents'
import { sendEmail } from '@/src/services/mail/send-email'
import { testPayload } from '@/tests/support/database'
import { pdf } from '@/tests/support/files'
import { startMailServer } from '@/tests/support/mail/mail-server'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { tell } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'

const payload: Payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const server = await startMailServer()
afterAll(() => server.stop())

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

await payload.updateGlobal({
  slug: 'privateSettings',
  data: { mailTransport: 'smtp', smtpHost: '127.0.0.1', smtpPort: server.port },
  overrideAccess: true, // arranges the test
})

/** An order whose document was told of as ready, and the mail that announces it. */
async function announcement(given: { size?: number; uploadedBy?: 'staff' | 'customer' } = {}) {
  const { id } = await paidOrder(payload)
  const data = pdf(`BT ${id} ET`)
  const document = await payload.create({
    collection: 'documents',
    data: {
      name: 'Articles',
      type: 'articles',
      order: id,
      uploadedBy: given.uploadedBy ?? 'staff',
    },
    file: { name: `articles-${id}.pdf`, mimetype: 'application/pdf', size: data.length, data },
    ...everything,
  })
  if (given.size) {
    const sized = { filesize: given.size }
    await payload.db.updateOne({ collection: 'documents', id: document.id, data: sized })
  }
  const told = await tell(payload, admin, id, {
    stage: 'delivered',
    service: 'llc',
    document: document.id,
  })
  expect(told.status).toBe(200)
  const order = await payload.findByID({ collection: 'orders', id, ...everything })
  const entry = order.timeline?.find(({ stage }) => stage === 'delivered')
  if (!entry) throw new Error('Nothing was told')
  const { docs } = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: milestoneKey(id, entry) } },
    ...everything,
  })
  if (!docs[0]) throw new Error('Nothing was mailed')
  return { order, document, data, mail: docs[0] }
}

test('the mail that announces a document brings it along', async () => {
  const { mail, data } = await announcement()

  await sendEmail(payload, mail.id, { attachmentsOf: announcedDocuments })

  const arrived = server.received.find((one) => one.includes(mail.id)) ?? ''
  expect(arrived).toMatch(/Content-Disposition: attachment; filename=Articles\.pdf/)
  expect(arrived.replace(/\s/g, '')).toContain(data.toString('base64').slice(0, 200))
})

test('what is too large for a mail stays behind its link', async () => {
  const { mail } = await announcement({ size: 5 * 1024 * 1024 + 1 })
  expect(await announcedDocuments(payload, mail)).toEqual([])
  expect(mail.html).toContain('Download documents')
})

test('nothing private goes to another address, nor with another mail', async () => {
  const { mail, order } = await announcement()

  expect(await announcedDocuments(payload, { ...mail, to: 'eve@example.com' })).toEqual([])
  expect(await announcedDocuments(payload, { ...mail, dedupeKey: `receipt:${order.id}` })).toEqual(
    [],
  )
  const other = await paidOrder(payload)
  expect(await announcedDocuments(payload, { ...mail, order: other.id })).toEqual([])
})

test('a document that was taken back before the mail went out is not in it', async () => {
  const { mail, document } = await announcement()
  await payload.delete({ collection: 'documents', id: document.id, ...everything })

  expect(await announcedDocuments(payload, mail)).toEqual([])
})
