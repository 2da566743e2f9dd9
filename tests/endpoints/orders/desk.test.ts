import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterEach, expect, test } from 'vitest'
import { stateFeeLabel } from '@/src/domain/catalogue/pricing/state-fee-label'
import { undoIn } from '@/src/domain/orders/desk/status-change'
import { isoDayIn, localOfMoment } from '@/src/domain/vocabulary/time/time-zone'
import { saveFiling } from '@/src/services/filing/save-filing'
import { undoOrderChange } from '@/src/services/orders/desk/order-changes'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { pdf } from '@/tests/support/files'
import { WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { storedState } from '@/tests/support/orders/stored-states'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it
const today = isoDayIn(new Date(), 'America/New_York')

const keepBooksIn = (businessTimeZone: string) =>
  payload.updateGlobal({ slug: 'settings', data: { businessTimeZone }, overrideAccess: true })

afterEach(async () => {
  await keepBooksIn('America/New_York')
})

const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, ...everything })

const post = (id: string, what: string, body: object | FormData, as = admin) =>
  api('POST', `/orders/${id}/${what}`, { as, body })

const wyoming = await storedState(payload, 'WY')

/** A formation with all its details, ready to be filed. */
async function readyToFile() {
  const { id } = await paidOrder(payload, {
    state: wyoming.id,
    companyName: 'Desk Works LLC',
    catalogue: { state: { name: 'Wyoming', code: 'WY' } },
  })
  await saveFiling(payload, id, WHOLE_FILING)
  return orderOf(id)
}

test('a formation that was paid at the usual fee is submitted once the fee was checked', async () => {
  const { id } = await paidOrder(payload, {
    state: wyoming.id,
    companyName: 'Usual Works LLC',
    catalogue: { state: { name: 'Georgia', code: 'GA' } },
    lines: [
      {
        kind: 'state_fee',
        ref: 'ga',
        label: stateFeeLabel({ name: 'Georgia', isUsualFee: true }),
        amountMinor: 110_00,
        refundable: true,
        billing: 'once',
      },
    ],
  })
  await saveFiling(payload, id, WHOLE_FILING)
  const order = await orderOf(id)

  expect(await post(id, 'step', step(order))).toMatchObject({
    status: 422,
    body: { error: { fields: { feeChecked: expect.stringMatching(/Check the state’s fee/) } } },
  })
  expect((await post(id, 'step', step(order, { feeChecked: true }))).status).toBe(200)
})

type Told = { readonly timeline?: readonly unknown[] | null }
const step = ({ timeline }: Told, more: object = {}) => ({
  stage: 'submitted',
  service: 'llc',
  day: today,
  note: '',
  status: 'processing',
  seen: timeline?.length ?? 0,
  ...more,
})

async function mailsOf(id: string, template: string) {
  const { totalDocs } = await payload.count({
    collection: 'emails',
    where: { and: [{ order: { equals: id } }, { template: { equals: template } }] },
    ...everything,
  })
  return totalDocs
}

/** The step as a form, with a file that proves it. */
function withEvidence(body: object): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(body))
  form.set('file', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), 'receipt.pdf')
  return form
}

test('submitted is one step: date, evidence, note and status, mailed once and never twice', async () => {
  const order = await readyToFile()
  const form = withEvidence(step(order, { note: 'Sent to Cheyenne' }))

  expect((await post(order.id, 'step', form)).body).toEqual({
    message: 'Submitted. The email leaves in 10 seconds.',
    undo: { undo: expect.any(String) },
  })

  const filed = await orderOf(order.id)
  expect(filed).toMatchObject({ queue: 'submitted', status: 'processing' })
  expect(filed.clock?.stoppedAt).toBeTruthy()
  const entry = filed.timeline?.at(-1)
  expect(entry).toMatchObject({ stage: 'submitted', note: 'Sent to Cheyenne' })
  const document = await payload.findByID({
    collection: 'documents',
    id: String(entry?.document),
    ...everything,
  })
  expect(document).toMatchObject({ order: order.id, uploadedBy: 'staff', type: 'other' })
  expect(await mailsOf(order.id, 'order-submitted')).toBe(1)

  const again = await post(order.id, 'step', step(order))
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'stale' } } })
  expect(await mailsOf(order.id, 'order-submitted')).toBe(1)
})

test('approved sets the day of the certificate, and a step that fails leaves nothing', async () => {
  const order = await readyToFile()
  await post(order.id, 'step', step(order))
  const filed = await orderOf(order.id)
  const approval = step(filed, { stage: 'approved', day: today })
  expect((await post(order.id, 'step', approval)).status).toBe(200)
  expect(await orderOf(order.id)).toMatchObject({
    formedOn: `${today}T12:00:00.000Z`,
    queue: 'to_deliver',
  })

  const other = await readyToFile()
  const form = withEvidence(step(other, { service: 'itin' }))
  expect((await post(other.id, 'step', form)).status).toBe(422)
  const { totalDocs } = await payload.count({
    collection: 'documents',
    where: { order: { equals: other.id } },
    ...everything,
  })
  expect(totalDocs).toBe(0)
  expect((await orderOf(other.id)).timeline).toEqual(other.timeline)
})

test('a trademark search is done, then its report is delivered, and that ends the order', async () => {
  const { id } = await paidOrder(payload, { serviceType: 'trademark', packageType: 'search' })
  const trademark = (order: Told, stage: string) => step(order, { service: 'trademark', stage })
  const filed = await post(id, 'step', trademark(await orderOf(id), 'submitted'))
  expect(filed).toMatchObject({
    status: 422,
    body: { error: { fields: { stage: expect.any(String) } } },
  })

  expect(await post(id, 'step', trademark(await orderOf(id), 'searched'))).toMatchObject({
    status: 200,
    body: { message: 'Search done. We are emailing the customer.' },
  })
  expect(await mailsOf(id, 'order-progress')).toBe(1)
  expect(await orderOf(id)).toMatchObject({ queue: 'to_deliver', status: 'processing' })
  const report = withEvidence(trademark(await orderOf(id), 'delivered'))
  expect((await post(id, 'step', report)).status).toBe(200)

  const order = await orderOf(id)
  expect(order).toMatchObject({ queue: 'delivered', status: 'completed' })
  const { docs } = await payload.find({
    collection: 'documents',
    where: { order: { equals: id } },
    ...everything,
  })
  expect(docs).toMatchObject([{ type: 'other', uploadedBy: 'staff' }])
  expect(await mailsOf(id, 'document-ready')).toBe(1)
})

test('a step with a bad date, note or number is refused beside its field', async () => {
  const order = await readyToFile()
  for (const [change, field] of [
    [{ day: '0001-01-01' }, 'day'],
    [{ day: '2999-01-01' }, 'day'],
    [{ day: 'soon' }, 'day'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ seen: -1 }, 'seen'],
    [{ stage: 'refunded' }, 'stage'],
    [{ status: 'cancelled' }, 'status'],
  ] as const) {
    const answer = await post(order.id, 'step', step(order, change))
    expect(answer, JSON.stringify(change)).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: expect.any(String) } } },
    })
  }
  expect((await post(order.id, 'step', step(order, { note: 'a\0b' }))).status).toBe(400)
  expect((await post(randomUUID(), 'step', step(order))).status).toBe(404)
  expect((await post('0', 'step', step(order))).status).toBe(404)
  expect((await orderOf(order.id)).timeline).toEqual(order.timeline)
})

test.each(['America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati'])(
  'a step of a day that has passed is told at noon of that day in %s, and not before the order',
  async (zone) => {
    await keepBooksIn(zone)
    const order = await readyToFile()
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    const placedAt = ago(5).toISOString()
    await payload.update({
      collection: 'orders',
      id: order.id,
      data: { placedAt, timeline: [{ at: placedAt, stage: 'received' }] },
      ...everything,
    })
    const placed = await orderOf(order.id)
    const day = isoDayIn(ago(2), zone)
    const early = isoDayIn(ago(9), zone)
    expect((await post(order.id, 'step', step(placed, { day: early }))).status).toBe(422)
    expect((await post(order.id, 'step', step(placed, { day }))).status).toBe(200)
    const at = new Date((await orderOf(order.id)).timeline?.at(-1)?.at ?? 0)
    expect(localOfMoment(at, zone)).toBe(`${day}T12:00`)
  },
)

test('a status set by hand keeps its reason, and undo brings all of it back', async () => {
  const order = await readyToFile()
  const answer = await post(order.id, 'status', {
    from: 'processing',
    to: 'cancelled',
    reason: 'Asked by phone',
  })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Order canceled' } })
  const changed = await orderOf(order.id)
  expect(changed).toMatchObject({
    status: 'cancelled',
    statusReason: 'Asked by phone',
    queue: 'closed',
  })
  const undo = Object(answer.body).undo

  expect(await post(order.id, 'undo', undo)).toMatchObject({ status: 200 })
  const back = await orderOf(order.id)
  expect(back).toMatchObject({ status: order.status, queue: 'to_file', queueAt: order.queueAt })
  expect(back.timeline).toEqual(order.timeline)
  expect(back.clock).toEqual(order.clock)
  expect((await post(order.id, 'undo', undo)).status).toBe(409)
})

test('a stale status, or an undo after something newer or too late, is a conflict', async () => {
  const { id } = await readyToFile()
  const set = (from: string, to: string) => post(id, 'status', { from, to, reason: 'Test' })
  expect(await set('pending', 'cancelled')).toMatchObject({
    status: 409,
    body: { error: { message: 'Someone set this order to Processing. Nothing was changed.' } },
  })
  const first = await set('processing', 'pending')
  await post(id, 'notes', { was: '', notes: 'Newer' })
  expect(await post(id, 'undo', Object(first.body).undo)).toMatchObject({
    status: 409,
    body: { error: { code: 'no_undo' } },
  })
  expect((await orderOf(id)).status).toBe('pending')

  const kept = undoIn((await orderOf(id)).undo)
  const req = await createLocalReq(
    { user: { ...(await firstAdmin()), collection: 'users' } },
    payload,
  )
  await expect(undoOrderChange(req, id, kept?.id ?? '', Date.now() + 601_000)).rejects.toThrow(
    '10 minutes',
  )
  expect((await orderOf(id)).notes).toBe('Newer')
})

async function firstAdmin() {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: FIRST_ADMIN.email } },
    ...everything,
  })
  if (!docs[0]) throw new Error('There is no first administrator')
  return docs[0]
}

test('what the customer was mailed of has no undo', async () => {
  const { id } = await readyToFile()
  const answer = await post(id, 'status', { from: 'processing', to: 'completed', reason: 'Done' })
  expect(answer).toMatchObject({ status: 200, body: { undo: null } })
  expect((await orderOf(id)).undo).toBeNull()
  expect((await post(id, 'undo', { undo: randomUUID() })).status).toBe(409)
})

test('an order is assigned to who may manage orders, and to nobody else', async () => {
  const { id } = await readyToFile()
  const clerk = await builder(payload)('users', { role: 'sub_admin', firstName: 'Lena' })
  const customer = await builder(payload)('users')
  const viewer = await builder(payload)('users', {
    role: 'sub_admin',
    permissionGrants: ['view_orders'],
    permissionDenials: ['manage_orders'],
  })
  const answer = await post(id, 'assign', { assignee: clerk.id })
  expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('Lena') } })
  expect(await orderOf(id)).toMatchObject({ assignee: clerk.id })
  for (const assignee of [customer.id, viewer.id, randomUUID(), 'me', 7]) {
    expect((await post(id, 'assign', { assignee })).status, String(assignee)).toBe(422)
  }
  expect((await post(id, 'assign', { assignee: null })).status).toBe(200)
  expect((await orderOf(id)).assignee).toBeNull()

  const as = await signIn(payload, viewer.email)
  for (const [what, body] of [
    ['assign', { assignee: viewer.id }],
    ['status', { from: 'processing', to: 'cancelled', reason: 'No' }],
    ['notes', { was: '', notes: 'x' }],
    ['step', {}],
    ['undo', { undo: randomUUID() }],
  ] as const) {
    expect((await post(id, what, body, as)).status, what).toBe(403)
  }
})

test('notes over newer ones are refused, and foreign characters too', async () => {
  const { id } = await readyToFile()
  expect((await post(id, 'notes', { was: '', notes: 'One' })).status).toBe(200)
  expect(await post(id, 'notes', { was: '', notes: 'Two' })).toMatchObject({ status: 409 })
  expect((await post(id, 'notes', { was: 'One', notes: 'a\0' })).status).toBe(400)
  expect((await orderOf(id)).notes).toBe('One')
})

test('nobody changes or deletes all that a filter finds', async () => {
  const { id } = await readyToFile()
  const all = '?where[id][exists]=true'
  for (const slug of ['orders', 'tickets', 'users']) {
    const change = await api('PATCH', `/${slug}${all}`, { as: admin, body: { notes: 'All' } })
    expect(change.status, slug).toBe(403)
    expect((await api('DELETE', `/${slug}${all}`, { as: admin })).status, slug).toBe(403)
  }
  expect((await orderOf(id)).notes ?? '').toBe('')
  expect((await firstAdmin()).email).toBe(FIRST_ADMIN.email)
})

test.each(['processing', 'completed'] as const)(
  'an unpaid order is never set to %s by hand, on the desk or by its record',
  async (to) => {
    const order = await builder(payload)('orders', { status: 'pending', paymentStatus: 'pending' })

    const byDesk = await post(order.id, 'status', { from: 'pending', to, reason: 'Paid in cash' })
    const byRecord = await api('PATCH', `/orders/${order.id}`, { as: admin, body: { status: to } })

    expect(byDesk).toMatchObject({ status: 409, body: { error: { code: 'unpaid' } } })
    expect(byRecord.status).toBe(409)
    expect((await orderOf(order.id)).status).toBe('pending')
  },
)
