import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { z } from 'zod'

import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { sandboxCredentials } from '@/src/payments/sandbox-contract'

import type { Purchase } from './buyer'

const { baseUrl, controlToken } = sandboxCredentials('stripe', env)

/** What both sides have in their books, side by side. */
export type Verdict = {
  /** Payments whose money a gateway keeps, without a paid order of ours that they belong to. */
  readonly lost: readonly string[]
  /** Buyers who paid twice, orders with two charges, two receipts or two mails about one. */
  readonly doubled: readonly string[]
  /** Orders that we call paid and for which no gateway has money. */
  readonly unpaid: readonly string[]
  /** Buyers who were told that they have paid and have not. */
  readonly misled: readonly string[]
  readonly receipts: { readonly count: number; readonly last: number; readonly distinct: number }
  /** Mails that are owed to buyers and have not reached their server. */
  readonly mailsMissing: number
  /** Jobs about money and mail that wait or are being done. */
  readonly jobsLeft: number
  readonly paid: number
  readonly charges: number
  /** Charges that were given back by themselves. */
  readonly givenBack: number
}

const ledgerAnswer = z.object({
  payments: z.array(
    z.object({
      gateway: z.enum(GATEWAYS),
      id: z.string(),
      amountMinor: z.int(),
      receivedMinor: z.int(),
      refundedMinor: z.int(),
    }),
  ),
})
type Charge = z.infer<typeof ledgerAnswer>['payments'][number]

const lines = z.array(
  z.object({
    gateway: z.enum(GATEWAYS),
    ref: z.string().nullable(),
    status: z.string(),
    amountMinor: z.coerce.number(),
    order: z.string(),
  }),
)
const orderRows = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    isPaid: z.boolean(),
    receipt: z.string().nullable(),
    mails: z.array(z.string()),
  }),
)
const sums = z.tuple([
  z.object({
    count: z.int(),
    distinct: z.int(),
    last: z.int(),
    jobs: z.int(),
    mails: z.array(z.string()),
  }),
])

const charged = ({ receivedMinor, refundedMinor }: Charge) => receivedMinor - refundedMinor

/** What the gateways have in their own books. */
async function ledger(): Promise<Charge[]> {
  const answer = await fetch(`${baseUrl}/_control/ledger`, {
    headers: { 'x-sandbox-control': controlToken },
    signal: AbortSignal.timeout(60_000),
  })
  return ledgerAnswer.parse(await answer.json()).payments
}

async function ourBooks(database: Client) {
  const payments = await database.query(
    `select gateway::text, gateway_ref as ref, status::text, amount_minor as "amountMinor",
      order_id as "order" from payments`,
  )
  const orders = await database.query(
    `select o.id, o.email, (o.payment_status = 'paid') as "isPaid", o.receipt_number as receipt,
      array(select e.id::text from emails e where e.order_id = o.id and e.template = 'receipt') as mails
      from orders o`,
  )
  const all = await database.query(
    `select count(receipt_number)::int as count, count(distinct receipt_sequence)::int as distinct,
      coalesce(max(receipt_sequence), 0)::int as last,
      (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active')
        and name in ('settle-payment', 'send-refund', 'send-email')) as jobs,
      array(select id::text from emails where template <> 'staff-alarm') as mails
      from orders`,
  )
  return {
    payments: lines.parse(payments.rows),
    orders: orderRows.parse(orders.rows),
    sums: sums.parse(all.rows)[0],
  }
}

/** What is there more than once. */
function repeated(things: readonly string[]): string[] {
  const seen = new Set<string>()
  return things.filter((one) => seen.size === seen.add(one).size)
}

type Books = Awaited<ReturnType<typeof ourBooks>>

function doubledIn({ payments, orders }: Books, kept: readonly Charge[]): string[] {
  const orderOf = new Map(payments.map(({ ref, order }) => [ref, order]))
  const paid = orders.filter(({ isPaid }) => isPaid)
  return [
    ...repeated(kept.map(({ id }) => orderOf.get(id) ?? id)).map(
      (id) => `order ${id}: two charges`,
    ),
    ...repeated(paid.map(({ email }) => email)).map((email) => `${email}: two paid orders`),
    ...repeated(paid.flatMap(({ receipt }) => receipt ?? [])).map((one) => `receipt ${one}: twice`),
    ...paid
      .filter(({ mails }) => mails.length > 1)
      .map(({ id }) => `order ${id}: two receipts mailed`),
  ]
}

function judge(
  books: Books,
  charges: readonly Charge[],
  received: ReadonlyMap<string, number>,
  purchases: readonly Purchase[],
): Verdict {
  const { payments, orders, sums } = books
  const kept = charges.filter((one) => charged(one) > 0)
  const paidOrders = new Map(orders.filter(({ isPaid }) => isPaid).map((one) => [one.id, one]))
  const byRef = new Map(payments.map((one) => [`${one.gateway} ${one.ref}`, one]))
  const lost = kept.filter((one) => {
    const ours = byRef.get(`${one.gateway} ${one.id}`)
    const isBooked = ours?.status === 'succeeded' && ours.amountMinor === charged(one)
    return !isBooked || !paidOrders.get(ours.order)?.receipt
  })
  const keptRefs = new Set(kept.map((one) => `${one.gateway} ${one.id}`))
  const covered = new Set(
    payments.filter((one) => keptRefs.has(`${one.gateway} ${one.ref}`)).map(({ order }) => order),
  )
  const emails = new Set([...paidOrders.values()].map(({ email }) => email))
  const arrived = new Set([...received.keys()].map((id) => id.replace(/^<|@.*$/g, '')))
  const withoutMail = [...paidOrders.values()].filter(({ mails }) => mails.length === 0).length
  return {
    lost: lost.map(({ gateway, id }) => `${gateway} ${id}`),
    doubled: doubledIn(books, kept),
    unpaid: [...paidOrders.keys()].filter((id) => !covered.has(id)),
    misled: purchases
      .filter((one) => one.end === 'paid' && !emails.has(one.email))
      .map((one) => one.email),
    receipts: { count: sums.count, last: sums.last, distinct: sums.distinct },
    mailsMissing: withoutMail + sums.mails.filter((id) => !arrived.has(id)).length,
    jobsLeft: sums.jobs,
    paid: paidOrders.size,
    charges: kept.length,
    givenBack: charges.filter((one) => one.receivedMinor > 0 && charged(one) === 0).length,
  }
}

/** Whether nothing is left that time alone would mend. */
export const isSettled = (verdict: Verdict): boolean =>
  verdict.lost.length + verdict.misled.length + verdict.mailsMissing + verdict.jobsLeft === 0

async function look(received: ReadonlyMap<string, number>, purchases: readonly Purchase[]) {
  const database = new Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 3000 })
  database.on('error', () => {})
  try {
    await database.connect()
    const charges = await ledger() // before ours: what is taken meanwhile is not missed there
    return judge(await ourBooks(database), charges, received, purchases)
  } finally {
    await database.end().catch(() => {})
  }
}

const LOOK_EVERY_MS = 1000

/**
 * Lets the shop recover by itself, for so long at most, and says what the books of both sides hold then.
 * @throws Error when the books can't be read in that time
 */
export async function judgeWhenSettled(
  withinMs: number,
  received: ReadonlyMap<string, number>,
  purchases: readonly Purchase[],
): Promise<{ readonly verdict: Verdict; readonly afterMs: number }> {
  const began = Date.now()
  let last: Verdict | null = null
  for (;;) {
    last = await look(received, purchases).catch(() => last)
    const afterMs = Date.now() - began
    if (last && (isSettled(last) || afterMs > withinMs)) return { verdict: last, afterMs }
    if (afterMs > withinMs) throw new Error('The books cannot be read')
    await sleep(LOOK_EVERY_MS)
  }
}
