import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { orders } from '@/src/database-schema'
import { isUnderWay } from '@/src/domain/filing/filing-stage'
import { orderQueue, type QueuedOrder } from '@/src/domain/filing/queue/order-queue'
import { isRefunded } from '@/src/domain/orders/happening'
import { databaseOf } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'
import { sentDetails } from '@/src/services/filing/sent-details'
import { legalNameOf } from '@/src/services/orders/order-address'

/** What an order keeps of the catalogue as it was when it was placed. */
const snapshot = z.object({ state: z.object({ code: z.string() }).nullish() }).nullish()

type Listed = QueuedOrder & Partial<Order>

type QueueFields = Required<
  Pick<
    Order,
    | 'legalName'
    | 'queue'
    | 'queueAt'
    | 'inToDeliver'
    | 'inWaiting'
    | 'inSubmitted'
    | 'stateCode'
    | 'refundOpen'
    | 'breachOpen'
    | 'searchText'
  >
>

/** A request for a refund is open from when the customer makes it until it is met or closed. */
function isRefundOpen(order: Partial<Order>, before: Partial<Order>): boolean {
  if (order.paymentStatus === 'refunded') return false
  const isNew = (order.refundRequestedAt ?? null) !== (before.refundRequestedAt ?? null)
  return isNew ? Boolean(order.refundRequestedAt) : Boolean(before.refundOpen)
}

/** A broken promise is open from the breach until our fee is refunded or its task is done. */
function isBreachOpen(order: Partial<Order>, before: Partial<Order>): boolean {
  if (order.paymentStatus === 'refunded' || isRefunded('llc', order.timeline ?? [])) return false
  const isNew = (order.clock?.breachedAt ?? null) !== (before.clock?.breachedAt ?? null)
  return isNew ? Boolean(order.clock?.breachedAt) : Boolean(before.breachOpen)
}

/** Spaces around each word, so that short ones are found as whole words. */
const searchTextOf = (words: readonly (string | null | undefined)[]) =>
  ` ${words.filter(Boolean).join(' ')} `

const wasPaid = ({ paidAt, paymentStatus }: Partial<Order>) =>
  Boolean(paidAt) || paymentStatus === 'paid' || paymentStatus === 'refunded'

/** What the list of orders finds and sorts an order by, as it follows from the rest of it. */
export async function queueFields(
  req: PayloadRequest,
  order: Listed,
  before: Partial<Order> = {},
): Promise<QueueFields> {
  const id = wasPaid(before) ? before.id : undefined // details are taken of paid orders alone
  const sent = id && isUnderWay(order) ? (await sentDetails(req, [id])).get(id) : undefined
  const { companyName, email, firstName, lastName, catalogue } = order
  const legalName = legalNameOf(order)
  return {
    ...orderQueue(order, sent ?? {}),
    legalName,
    stateCode: snapshot.safeParse(catalogue).data?.state?.code ?? null,
    refundOpen: isRefundOpen(order, before),
    breachOpen: isBreachOpen(order, before),
    searchText: searchTextOf([legalName, companyName, firstName, lastName, email]),
  }
}

const AT_ONCE = 200
const NAMED_AT_ONCE = 1000

/** Gives the orders that were written before there was a legal name theirs. May run again. */
export async function nameCompanies(payload: Payload): Promise<number> {
  const db = await databaseOf({ payload })
  const { id, companyName, companyType, catalogue, legalName } = orders
  for (let done = 0; ; ) {
    const unnamed = await db
      .select({ id, companyName, companyType, catalogue: sql<unknown>`${catalogue}` })
      .from(orders)
      .where(and(isNotNull(companyName), isNull(legalName)))
      .limit(NAMED_AT_ONCE)
    if (unnamed.length === 0) return done
    const ids = unnamed.map((order) => order.id)
    const names = unnamed.map((order) => legalNameOf(order) ?? '')
    const named = db
      .select({
        id: sql<string>`unnest(${sql.param(ids)}::uuid[])`.as('named_id'),
        name: sql<string>`unnest(${sql.param(names)}::text[])`.as('name'),
      })
      .from(sql`(select) as row`)
      .as('named')
    await db
      .update(orders)
      .set({
        legalName: sql`${named.name}`,
        searchText: sql`' ' || ${named.name} || ${orders.searchText}`,
      })
      .from(named)
      .where(eq(orders.id, named.id))
    done += unnamed.length
  }
}

/** Gives the orders that were written before there was a queue their place in it. May run again. */
export async function queueOrders(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  const db = await databaseOf(req)
  for (let done = 0; ; ) {
    const docs = await findRows({ payload }, 'orders', {
      where: { queueAt: { exists: false } },
      limit: AT_ONCE,
      overrideAccess: true, // the program that brings the database up to date
    })
    if (docs.length === 0) return done
    for (const order of docs) {
      const fields = await queueFields(req, order, order)
      await db
        .update(orders)
        .set(fields)
        .where(and(eq(orders.id, order.id), isNull(orders.queueAt)))
    }
    done += docs.length
  }
}
