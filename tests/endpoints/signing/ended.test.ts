import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { mailedSigning } from '@/src/queries/signing/sign-page'
import { saveFiling } from '@/src/services/filing/save-filing'
import { producePapers } from '@/src/services/papers/produce-papers'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'
import { endOldSigning } from '@/src/services/signing/end-old-signing'
import { fileOfPaper, findPaper } from '@/src/services/signing/papers'
import { startSigning } from '@/src/services/signing/start'
import { verifyFile } from '@/src/services/signing/verify-file'
import { api } from '@/tests/support/api'
import { nextSerial } from '@/tests/support/builders'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { buyer } from '@/tests/support/orders/buyer'
import { WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { openForTrade } from '@/tests/support/orders/open-for-trade'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'
import { open, paperOfTwo, prepare, sign, start } from '@/tests/support/signing/signing'

const { payload, shop, ours, choice } = await openForTrade()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const DAY = 86_400_000

async function addon(code: string) {
  const { docs } = await payload.find({
    collection: 'addons',
    where: { code: { equals: code } },
    ...everything,
  })
  if (!docs[0]) throw new Error('The catalogue was not seeded')
  return docs[0]
}

/** A paid formation with an add-on, all of its details, and its papers. */
async function sold(code: 'good_standing' | 'banking_resolution' = 'banking_resolution') {
  const ada = buyer()
  const one = await addon(code)
  await ada.fillIn({ ...choice, addonIds: [one.id] })
  const totalMinor = 249_00 + Math.round((one.price ?? 0) * 100)
  await ada.complete(await shop.cardToken(), totalMinor)
  const order = await ours.order(ada.orderId())
  expect(order.paymentStatus).toBe('paid')
  await saveFiling(payload, order.id, WHOLE_FILING)
  await producePapers(payload, order.id)
  return { id: order.id, addon: one, lineOf: (ref: string) => lineOf(order, ref) }
}

const lineOf = (order: Order, ref: string) => order.lines?.find((one) => one.ref === ref)?.id ?? ''

async function papersOf(order: string) {
  const { docs } = await payload.find({
    collection: 'papers',
    where: { order: { equals: order } },
    sort: 'createdAt',
    ...everything,
  })
  return docs
}

const kindsInForce = async (order: string) =>
  (await papersOf(order)).filter(({ state }) => state !== 'void').map(({ kind }) => kind)

const refund = (id: string, ask: object) =>
  api('POST', `/orders/${id}/refund`, { as: admin, body: { reason: 'Asked for it', ...ask } })

/** Sends a paper of an order to two people for their signatures; the first of them has a link. */
async function sent(order: string, kind: string) {
  const paper = (await papersOf(order)).find((one) => one.kind === kind)
  if (!paper) throw new Error(`There is no ${kind}`)
  const serial = nextSerial()
  const signers = ['Ada Moss', 'Grace Hill'].map((name, index) => ({
    key: `member-${index + 1}`,
    name,
    role: 'Member',
    isCompany: false,
    email: `signer-${serial}-${index}@example.com`,
    order: index + 1,
  }))
  await payload.update({
    collection: 'papers',
    id: paper.id,
    data: { signature: 'electronic', signers },
    ...everything,
  })
  await inTransaction(payload, (req) => startSigning(req, paper.id))
  const first = signers[0]?.email ?? ''
  return { paper, first, ...(await mailedLink(payload, first, 'sign-request')) }
}

async function deliverAllBut(order: string, service: string) {
  const { timeline } = await ours.order(order)
  const at = new Date().toISOString()
  await payload.update({
    collection: 'orders',
    id: order,
    data: {
      timeline: [
        ...(timeline ?? []),
        ...(['llc', 'ein', 'operating_agreement', 'registered_agent'] as const)
          .filter((one) => one !== service)
          .map((one) => ({
            at,
            service: one,
            stage: one === 'registered_agent' ? ('appointed' as const) : ('delivered' as const),
          })),
      ],
    },
    ...everything,
  })
}

test('the refund of a package ends the signing of what it held, and says so by its link', async () => {
  const { id, lineOf: line } = await sold()
  const agreement = await sent(id, 'operating_agreement')
  const service = (await ours.order(id)).lines?.find(({ kind }) => kind === 'service')

  await refund(id, { lines: [{ lineId: service?.id ?? '', amountMinor: 10_00 }] })
  await producePapers(payload, id)
  expect(await kindsInForce(id)).toContain('operating_agreement') // a part of a line ends nothing

  expect(await refund(id, { lines: [{ lineId: service?.id ?? '' }] })).toMatchObject({
    status: 200,
  })
  await producePapers(payload, id)
  expect(await kindsInForce(id)).toEqual([])
  const ended = (await papersOf(id)).find((one) => one.id === agreement.paper.id)
  expect(ended).toMatchObject({ state: 'void', voidCause: 'refunded' })
  const req = await createLocalReq({}, payload)
  const kept = await findPaper(req, agreement.paper.id)
  expect(kept && (await verifyFile(req, await fileOfPaper(req, kept)))).toMatchObject({
    isVoid: true,
    voidCause: 'refunded', // no newer version took its place
  })
  expect(ended?.voidReason).toContain('Refunded')
  expect(await open(agreement.token)).toMatchObject({ status: 410 })
  expect(await mailedSigning({ token: agreement.token })).toMatchObject({
    ended: expect.stringContaining('was refunded'),
  })
  const [mail] = await mailsTo(payload, agreement.first)
  expect(mail).toMatchObject({ template: 'sign-void' })
  expect(mail?.text).toContain('was refunded')
  expect(await api('GET', `/orders/${id}/packet`, { as: admin })).toMatchObject({ status: 409 })

  await refund(id, { lines: [{ lineId: line('state_fee') }] })
  await producePapers(payload, id)
  expect(await kindsInForce(id)).toEqual([])
})

test('the refund of an add-on ends its own papers alone, in an order whose details are open', async () => {
  const { id, addon: one, lineOf: line } = await sold()
  const at = new Date().toISOString()
  await payload.update({ collection: 'orders', id, data: { formedOn: at }, ...everything })
  await producePapers(payload, id)
  expect(await kindsInForce(id)).toContain('banking_resolution')
  const before = await kindsInForce(id)

  await saveFiling(payload, id, { action: 'reopen' })
  await refund(id, { lines: [{ lineId: line(one.id) }] })
  await producePapers(payload, id)
  const left = before.filter((kind) => kind !== 'banking_resolution')
  expect((await kindsInForce(id)).toSorted()).toEqual(left.toSorted())

  await saveFiling(payload, id, WHOLE_FILING)
  await producePapers(payload, id)
  expect((await kindsInForce(id)).toSorted()).toEqual(left.toSorted())
})

test('an order is completed when what was still open is refunded, and goes on when the money returns', async () => {
  const { id, addon: one, lineOf: line } = await sold('good_standing')
  await deliverAllBut(id, 'good_standing')
  expect((await ours.order(id)).status).not.toBe('completed')

  await refund(id, { lines: [{ lineId: line(one.id) }] })
  expect(await ours.order(id)).toMatchObject({ status: 'completed' })

  const { docs } = await payload.find({
    collection: 'refunds',
    where: { order: { equals: id } },
    ...everything,
  })
  const [made] = docs
  if (!made) throw new Error('There is no refund')
  await inTransaction(payload, (req) => undoRefund(req, made, 'It did not arrive'))
  expect(await ours.order(id)).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
})

test('a canceled order ends what is being signed; what everyone has signed stays', async () => {
  const { id } = await sold()
  const agreement = await sent(id, 'operating_agreement')
  const [authorization] = await papersOf(id)
  await payload.update({
    collection: 'papers',
    id: authorization?.id ?? '',
    data: { state: 'signed' },
    ...everything,
  })
  await payload.update({
    collection: 'orders',
    id,
    data: { status: 'cancelled' },
    ...everything,
  })
  await producePapers(payload, id)
  expect(await kindsInForce(id)).toEqual(['filing_authorization'])
  expect(await mailedSigning({ token: agreement.token })).toMatchObject({
    ended: expect.stringContaining('canceled'),
  })

  await payload.update({ collection: 'orders', id, data: { status: 'processing' }, ...everything })
  await producePapers(payload, id)
  expect(await kindsInForce(id)).toContain('operating_agreement')
})

test('a paper that waits for its signatures too long ends, and its signers hear of it', async () => {
  const { paper, owner, coOwner } = await paperOfTwo(payload)
  await start(payload, paper.id)
  await prepare(owner, paper.id)
  await sign(owner, paper)
  const { token } = await mailedLink(payload, coOwner, 'sign-request')
  const stateOf = async () =>
    (await payload.findByID({ collection: 'papers', id: paper.id, ...everything })).state

  await endOldSigning(payload, new Date(Date.now() + 59 * DAY))
  expect(await stateOf()).toBe('signing')
  expect(await endOldSigning(payload, new Date(Date.now() + 61 * DAY))).toBeGreaterThan(0)
  expect(await stateOf()).toBe('void')
  expect(await open(token)).toMatchObject({ status: 410 })
  const [mail] = await mailsTo(payload, coOwner)
  expect(mail?.text).toContain('within 60 days')
  expect(mail?.text).toContain('The signatures of Grace Hill are void')
  expect(await endOldSigning(payload, new Date(Date.now() + 61 * DAY))).toBe(0)
})
