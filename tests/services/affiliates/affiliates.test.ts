import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'

import { commissionMinor } from '@/src/domain/affiliates/commission'
import { ownFeesLeftMinor } from '@/src/domain/affiliates/ledger'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { createAffiliateLink, readBalance } from '@/src/services/affiliates/affiliate-account'
import { duePayouts, payOut } from '@/src/services/affiliates/payouts'
import { approveCommissions } from '@/src/services/affiliates/review-commissions'
import { partsOf } from '@/src/services/orders/refunds/given-back'
import { settleRefund } from '@/src/services/purchase/refund/send-refund'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { runSql } from '@/tests/support/run-sql'
import { rounds } from '@/tests/support/suite/sample'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const everything = { depth: 0, overrideAccess: true, pagination: false } as const // tests look at all of it
const LATER = new Date(Date.now() + 31 * 86_400_000)

async function affiliate(overrides: object = {}) {
  const build = builder(payload)
  const owner = await build('users')
  return build('affiliateLinks', {
    user: owner.id,
    payoutMethod: 'bank',
    payoutAccountLast4: '•••• 6789',
    ...overrides,
  })
}

type Link = Awaited<ReturnType<typeof affiliate>>

const line = (kind: 'service' | 'state_fee' | 'add_on', amountMinor: number) => ({
  kind,
  ref: kind,
  label: kind,
  amountMinor,
  refundable: true,
  billing: 'once' as const,
})

async function sell(link: Link, minor: readonly [number, number, number], change: object = {}) {
  const lines = [line('service', minor[0]), line('state_fee', minor[1]), line('add_on', minor[2])]
  const totalMinor = minor[0] + minor[1] + minor[2]
  const { id } = await paidOrder(payload, {
    lines,
    totalMinor,
    affiliateLink: link.id,
    ...change,
  })
  return id
}

/** Gives back a part of what is left of one line, as the gateway's word makes it. */
async function refund(order: string, which: number, thousandths: number): Promise<void> {
  const { lines } = await payload.findByID({ collection: 'orders', id: order, ...everything })
  const sold = lines?.[which]
  if (!sold?.id) return
  const { docs } = await payload.find({
    collection: 'refunds',
    where: { order: { equals: order } },
    ...everything,
  })
  const before = docs.flatMap(partsOf).filter((part) => part.lineId === sold.id)
  const left = sold.amountMinor - before.reduce((sum, part) => sum + part.amountMinor, 0)
  const amountMinor = Math.ceil((left * thousandths) / 1000)
  if (amountMinor === 0) return
  const payments = await payload.find({
    collection: 'payments',
    where: { order: { equals: order } },
    ...everything,
  })
  const { id } = await builder(payload)('refunds', {
    order,
    payment: payments.docs[0]?.id ?? '',
    amountMinor,
    orderMinor: amountMinor,
    status: 'pending',
    lines: [{ lineId: sold.id, label: sold.label, kind: sold.kind, amountMinor }],
  })
  await settleRefund(payload, id, { status: 'succeeded', gatewayRef: `re_${id}`, message: null })
}

let batches = 0
async function pay(link: Link) {
  batches += 1
  const reference = `BATCH-${batches}`
  return payOut(await createLocalReq({}, payload), { links: [link.id], reference })
}

/** The share of what we kept of the orders that came through a link, from the orders alone. */
async function shareOf(link: Link): Promise<number> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { affiliateLink: { equals: link.id } },
    ...everything,
  })
  let share = 0
  for (const order of docs) {
    const refunds = await payload.find({
      collection: 'refunds',
      where: { order: { equals: order.id }, status: { equals: 'succeeded' } },
      ...everything,
    })
    const back = refunds.docs.flatMap(partsOf)
    share += commissionMinor(ownFeesLeftMinor(order.lines ?? [], back), link.commissionRate)
  }
  return share
}

async function expectReconciled(link: Link): Promise<void> {
  const balance = await readBalance({ payload }, link.id)
  const now = await payload.findByID({ collection: 'affiliateLinks', id: link.id, ...everything })
  expect(balance.earnedMinor).toBe(await shareOf(link))
  expect(now.totalEarnedMinor).toBe(balance.earnedMinor)
  expect(now.conversions).toBe(balance.conversions)
  expect(now.totalPaidMinor).toBe(balance.paidMinor + balance.carryOverMinor)
  for (const minor of Object.values(balance)) {
    expect(Number.isSafeInteger(minor)).toBe(true)
    expect(minor).toBeGreaterThanOrEqual(0)
  }
}

const cents = fc.integer({ min: 1, max: 400_00 })

const step = fc.oneof(
  fc.record({ what: fc.constant('sell' as const), minor: fc.tuple(cents, cents, cents) }),
  fc.record({
    what: fc.constant('refund' as const),
    order: fc.nat(5),
    line: fc.nat(2),
    part: fc.constantFrom(333, 500, 1000),
  }),
  fc.record({ what: fc.constantFrom('approve' as const, 'pay' as const) }),
)

test('commissions reconcile with the orders after any sequence of orders, refunds and payouts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const link = await affiliate({ commissionRate: 12.5 })
      const sold = [await sell(link, [149_00, 100_00, 29_00])]
      for (const one of steps) {
        if (one.what === 'sell') sold.push(await sell(link, one.minor))
        const order = one.what === 'refund' ? sold[one.order % sold.length] : undefined
        if (one.what === 'refund' && order) await refund(order, one.line, one.part)
        if (one.what === 'approve') await approveCommissions(payload, LATER)
        if (one.what === 'pay') await pay(link)
        await expectReconciled(link)
      }
    }),
    { numRuns: rounds(4, 2) },
  )
}, 120_000)

test('a refund, the approval and two payouts at once lose nothing and pay nothing twice', async () => {
  const link = await affiliate()
  const first = await sell(link, [149_00, 100_00, 29_00])
  await approveCommissions(payload, LATER)
  const second = await sell(link, [49_00, 100_00, 29_00])

  await Promise.all([
    refund(first, 0, 500),
    approveCommissions(payload, LATER),
    pay(link),
    refund(second, 2, 1000),
    pay(link),
  ])

  await expectReconciled(link)
  await approveCommissions(payload, LATER)
  await pay(link)
  await expectReconciled(link)
  const balance = await readBalance({ payload }, link.id)
  expect(balance).toMatchObject({ pendingMinor: 0, dueMinor: 0 })
})

test('a payout closes what was approved, and what is refunded later lowers the next one', async () => {
  const link = await affiliate()
  const order = await sell(link, [100_00, 90_00, 1])
  expect((await pay(link)).paid).toEqual([])
  await approveCommissions(payload, LATER)
  expect((await pay(link)).paid).toMatchObject([{ amountMinor: 10_00 }])
  expect((await pay(link)).paid).toEqual([])

  await refund(order, 0, 500)
  expect(await readBalance({ payload }, link.id)).toMatchObject({ carryOverMinor: 5_00 })
  await sell(link, [80_00, 90_00, 1])
  await approveCommissions(payload, LATER)
  expect((await pay(link)).paid).toMatchObject([{ amountMinor: 3_00 }])
  await expectReconciled(link)
})

test('what a failed refund gives back to a paid commission is due by itself', async () => {
  const link = await affiliate()
  const order = await sell(link, [100_00, 90_00, 1])
  await approveCommissions(payload, LATER)
  await pay(link)
  await refund(order, 0, 500)
  await sell(link, [80_00, 90_00, 1])
  await approveCommissions(payload, LATER)
  await pay(link) // lowered by what was paid too much
  const where = { order: { equals: order } }
  const { docs } = await payload.find({ collection: 'refunds', where, ...everything })

  for (const one of docs) {
    await inTransaction(payload, (req) => undoRefund(req, one, 'It did not arrive'))
  }

  expect(await statusesOf(link)).toEqual(['paid', 'paid'])
  expect(await readBalance({ payload }, link.id)).toMatchObject({ dueMinor: 5_00 })
  expect((await pay(link)).paid).toMatchObject([{ amountMinor: 5_00 }])
  expect((await pay(link)).paid).toEqual([])
  await expectReconciled(link)
})

test('who has not said where to is not paid, and is named', async () => {
  const link = await affiliate({ payoutMethod: null })
  await sell(link, [100_00, 1, 1])
  await approveCommissions(payload, LATER)

  expect(await pay(link)).toEqual({ paid: [], withoutDetails: [link.code] })
  expect(await readBalance({ payload }, link.id)).toMatchObject({ dueMinor: 10_00 })
})

const statusesOf = async ({ id }: Link): Promise<string[]> => {
  const where = { link: { equals: id } }
  const { docs } = await payload.find({ collection: 'commissions', where, ...everything })
  return docs.map(({ status }) => status)
}

test('an affiliate whose commissions cannot be approved keeps none of the others waiting', async () => {
  const stuck = await affiliate()
  const other = await affiliate()
  for (const link of [stuck, other]) await sell(link, [100_00, 1, 1])
  await runSql(
    { payload },
    sql.raw(`create function refuse_approval() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$;
      create trigger refuse_approval before update on commissions for each row
      when (old.link_id = '${stuck.id}') execute function refuse_approval()`),
  )
  try {
    await approveCommissions(payload, LATER)
  } finally {
    await runSql(
      { payload },
      sql.raw('drop trigger refuse_approval on commissions; drop function refuse_approval()'),
    )
  }

  expect(await statusesOf(other)).toEqual(['approved'])
  expect(await statusesOf(stuck)).toEqual(['pending'])
})

test('a batch’s reference is used once', async () => {
  const link = await affiliate()
  const req = await createLocalReq({}, payload)
  const batch = { links: [link.id], reference: `THE-BATCH-${link.code}` }
  await sell(link, [100_00, 1, 1])
  await approveCommissions(payload, LATER)
  await payOut(req, batch)
  await sell(link, [100_00, 1, 1])
  await approveCommissions(payload, LATER)

  await expect(payOut(req, batch)).rejects.toMatchObject({ code: 'reference_used', status: 409 })
})

test('of two batches that take one name at once, one is refused', async () => {
  const links = [await affiliate(), await affiliate()]
  for (const link of links) await sell(link, [100_00, 1, 1])
  await approveCommissions(payload, LATER)
  const reference = `AT-ONCE-${links[0]?.code}`

  const batches = await Promise.allSettled(
    links.map(async ({ id }) =>
      payOut(await createLocalReq({}, payload), { links: [id], reference }),
    ),
  )

  expect(batches.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(batches.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'reference_used' },
  })
})

test('a batch may be named as another begins', async () => {
  const link = await affiliate()
  const req = await createLocalReq({}, payload)
  for (const reference of [`${link.code} NOV 2026`, `${link.code} NOV`]) {
    await sell(link, [100_00, 1, 1])
    await approveCommissions(payload, LATER)
    expect((await payOut(req, { links: [link.id], reference })).paid).toHaveLength(1)
  }
})

test('what is due to many is asked in as few questions as what is due to one', async () => {
  const links = [await affiliate(), await affiliate(), await affiliate()]
  for (const link of links) await sell(link, [100_00, 1, 1])
  await approveCommissions(payload, LATER)
  const asked = vi.spyOn(payload.db.pool, 'query')
  const questionsFor = async (some: readonly Link[]) => {
    asked.mockClear()
    const due = await duePayouts(
      await createLocalReq({}, payload),
      some.map(({ id }) => id),
    )
    expect(due.map(({ link }) => link).sort()).toEqual(some.map(({ id }) => id).sort())
    return asked.mock.calls.length
  }

  const one = await questionsFor(links.slice(0, 1))
  expect(one).toBeGreaterThan(0)
  expect(await questionsFor(links)).toBe(one)
  asked.mockRestore()
})

test('commissions are approved after thirty days, and not before', async () => {
  const link = await affiliate()
  await sell(link, [100_00, 1, 1])
  await approveCommissions(payload, new Date(Date.now() + 29 * 86_400_000))
  expect(await readBalance({ payload }, link.id)).toMatchObject({ pendingMinor: 10_00 })
  await approveCommissions(payload, LATER)
  expect(await readBalance({ payload }, link.id)).toMatchObject({ approvedMinor: 10_00 })
})

test('nothing is earned from one’s own order, by account, address, mailbox or card', async () => {
  const build = builder(payload)
  const owner = await build('users', { lastName: 'Byron' })
  const [name, host] = owner.email.split('@')
  const link = await affiliate({ user: owner.id })
  await sell(link, [100_00, 1, 1], { user: owner.id })
  await sell(link, [100_00, 1, 1], { email: owner.email })
  await sell(link, [100_00, 1, 1], { email: `${name}+again@${host}` })
  await sell(link, [100_00, 1, 1], { lastName: 'Byron' })
  expect(await readBalance({ payload }, link.id)).toMatchObject({ earnedMinor: 0 })
})

test('a card that paid for a guest’s order under one’s own address is one’s own card', async () => {
  const owner = await builder(payload)('users', { lastName: 'Byron' })
  const link = await affiliate({ user: owner.id })
  const namesake = { lastName: 'Byron', email: 'another@example.net' }
  await sell(link, [100_00, 1, 1], namesake)
  const { earnedMinor } = await readBalance({ payload }, link.id)
  expect(earnedMinor).toBeGreaterThan(0)

  await sell(await affiliate(), [100_00, 1, 1], { email: owner.email })
  await sell(link, [100_00, 1, 1], namesake)
  expect(await readBalance({ payload }, link.id)).toMatchObject({ earnedMinor })
})

test('what was dropped as one’s own order stays so when a refund of it comes to nothing', async () => {
  const link = await affiliate()
  const { id, pass } = await paidOrder(payload, {
    lines: [line('service', 100_00), line('add_on', 50_00)],
    totalMinor: 150_00,
    affiliateLink: link.id,
  })
  await claimOrder(payload, pass, idOf(link.user) ?? '')
  await refund(id, 1, 1000)
  const where = { order: { equals: id } }
  const { docs } = await payload.find({ collection: 'refunds', where, ...everything })

  for (const one of docs) {
    await inTransaction(payload, (req) => undoRefund(req, one, 'It did not arrive'))
  }

  expect(docs).toHaveLength(1)
  expect(await readBalance({ payload }, link.id)).toMatchObject({ earnedMinor: 0, conversions: 0 })
})

test('an inactive link earns nothing', async () => {
  const link = await affiliate({ isActive: false })
  await sell(link, [100_00, 1, 1])
  expect(await readBalance({ payload }, link.id)).toMatchObject({ earnedMinor: 0 })
})

test('a code that is taken is drawn again', async () => {
  const build = builder(payload)
  await runSql({ payload }, sql`delete from affiliate_links where code like 'GRACE_%'`)
  await build('affiliateLinks', { code: 'GRACE_AAAAAA' })
  const user = await build('users', { firstName: 'Grace' })
  const draws = ['AAAAAA', 'AAAAAA', 'BBBBBB']
  const link = await createAffiliateLink(
    await createLocalReq({}, payload),
    user,
    () => draws.shift() ?? 'CCCCCC',
  )
  expect(link).toMatchObject({ code: 'GRACE_BBBBBB', commissionRate: 10, isActive: true })
  const [{ total } = {}] = await runSql(
    { payload },
    sql`select count(*)::int as total from affiliate_links where user_id = ${user.id}`,
  )
  expect(total).toBe(1)
})
