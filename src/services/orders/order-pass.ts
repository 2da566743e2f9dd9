import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest, Where } from 'payload'
import { checkout_drafts, orders, payments } from '@/src/database-schema'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { findById, findOne } from '@/src/lib/find-one'
import { ORDER_COOKIE, readCookie } from '@/src/lib/http/cookies'
import { hashToken } from '@/src/lib/secrets'
import { acceptedTokens, derivedToken, isDerivedToken, readPass } from '@/src/lib/tokens'
import type { Order } from '@/src/payload-types'

type Addressed = Pick<Order, 'id' | 'email'>

/**
 * The token that mails carry: by it a guest follows, and later claims, a paid order.
 *
 * Derived from the order and its address, so that a mail can carry it again although only its hash
 * is kept, and so that what was mailed to a former address opens nothing.
 */
export const orderToken = (order: Addressed): string => derivedToken('order', subjectOf(order))

const subjectOf = ({ id, email }: Addressed) => `${id}.${email.trim().toLowerCase()}`

/** Whether a token is one that a mail carries, although another hash is kept: the secret was replaced. */
export const isMailedToken = (order: Addressed, token: string): boolean =>
  isDerivedToken('order', subjectOf(order), token)

/** What the order keeps of it until it is claimed. */
export const orderTokenHash = (order: Addressed): string => hashToken(orderToken(order))

/**
 * The token of the browser that began an attempt to pay an order: another one for each attempt, and
 * another one once the draft has changed hands.
 */
export const placerToken = (attempt: Attempt, draft: Draft): string =>
  derivedToken('placer', placing(attempt, draft))

type Attempt = { readonly orderId: string; readonly attemptId: string }
type Draft = { readonly tokenHash: string }

const placing = ({ orderId, attemptId }: Attempt, { tokenHash }: Draft) =>
  `${orderId}.${attemptId}.${tokenHash}`

/**
 * The order that `orderId.token` opens, whether the browser that placed it has the token or a mail
 * brought it: id and token must belong together, and the order must not have been claimed since.
 * Null otherwise.
 */
export async function findOrderByToken(
  payload: Payload,
  pass: string | undefined,
): Promise<Order | null> {
  const given = readPass(pass)
  if (!given) return null
  const hash = hashToken(given.token)
  const find = async (by: Where) => {
    return findOne({ payload }, 'orders', {
      where: { and: [{ id: { equals: given.id } }, by] },
      overrideAccess: true, // the token is the key to it
    })
  }
  const order = await find({
    or: [{ passHash: { equals: hash } }, { claimTokenHash: { equals: hash } }],
  })
  if (order || !env.PAYLOAD_SECRET_PREVIOUS) return order
  const unclaimed = await find({ claimTokenHash: { exists: true } })
  return unclaimed && isMailedToken(unclaimed, given.token) ? unclaimed : null
}

/**
 * Leaves an order's pass with anyone who began the attempt that paid it. Some providers can't call an
 * earlier attempt off: its money may come after someone else with a copy of the draft has begun
 * another one, and with it got the pass to the unpaid order.
 *
 * The caller holds the order's row.
 */
export async function givePassToPayer(
  req: PayloadRequest,
  orderId: string,
  attemptId: string,
): Promise<void> {
  const db = await databaseOf(req)
  const [paid, later] = [alias(payments, 'paid'), alias(payments, 'later')]
  const begunLater = and(eq(later.order, orders.id), gt(later.createdAt, paid.createdAt))
  const rows = await db
    .select({ id: later.id, tokenHash: checkout_drafts.tokenHash, held: orders.passHash })
    .from(orders)
    .innerJoin(checkout_drafts, eq(checkout_drafts.id, orders.draft))
    .innerJoin(paid, eq(paid.id, attemptId))
    .innerJoin(later, begunLater)
    .where(and(eq(orders.id, orderId), isNotNull(orders.passHash)))
  for (const { id, tokenHash, held } of rows) {
    const passesOf = (attempt: string) =>
      acceptedTokens('placer', placing({ orderId, attemptId: attempt }, { tokenHash }))
    const under = passesOf(id).findIndex((token) => hashToken(token) === held)
    const pass = passesOf(attemptId)[under]
    if (pass === undefined) continue
    await db
      .update(orders)
      .set({ passHash: hashToken(pass) })
      .where(eq(orders.id, orderId))
    return
  }
}

/** Who asks: the person signed in, and the pass (`orderId.token`) that the browser holds. */
export type OrderViewer = {
  readonly user: { readonly id: string } | null | undefined
  readonly pass: string | undefined
}

export function viewerOf(req: Pick<PayloadRequest, 'user' | 'headers'>): OrderViewer {
  return { user: req.user, pass: readCookie(req.headers, ORDER_COOKIE) }
}

type Owned = Pick<Order, 'id' | 'user' | 'parent'>

async function opens(payload: Payload, pass: string | undefined, order: Owned): Promise<boolean> {
  const held = await findOrderByToken(payload, pass)
  if (!held || idOf(held.user) !== null) return false
  return held.id === order.id || held.id === idOf(order.parent)
}

async function isCustomer(
  payload: Payload,
  { user, pass }: OrderViewer,
  order: Owned,
): Promise<boolean> {
  const owner = idOf(order.user)
  return owner === null ? opens(payload, pass, order) : owner === user?.id
}

const mayAsk = ({ user, pass }: OrderViewer, orderId: string) => (user || pass) && isId(orderId)

const options = { overrideAccess: true } as const // decided right below, for people without an account too

/**
 * An order, for anyone who may act as its customer: its signed-in owner, or while it belongs to no
 * account, the holder of its pass. An extra or a renewal also opens by the pass of its parent.
 *
 * An order in someone's account opens for no one else, whatever pass they hold. Null for
 * strangers, staff included, and for what is no id: no one learns whether it exists.
 */
export async function orderForPass(
  payload: Payload,
  viewer: OrderViewer,
  orderId: string,
): Promise<Order | null> {
  if (!mayAsk(viewer, orderId)) return null
  const order = await findById({ payload }, 'orders', orderId, options)
  return order && (await isCustomer(payload, viewer, order)) ? order : null
}

/** Whether `orderForPass` would give the order, without reading all of it. */
export async function mayOpenOrder(
  payload: Payload,
  viewer: OrderViewer,
  orderId: string,
): Promise<boolean> {
  if (!mayAsk(viewer, orderId)) return false
  const select = { user: true, parent: true } as const
  const order = await findById({ payload }, 'orders', orderId, { select, ...options })
  return order !== null && isCustomer(payload, viewer, order)
}

/** Finds the order that a request may open. @throws AppError 404 `no_order` */
export async function requireOrder(req: PayloadRequest, orderId: unknown): Promise<Order> {
  const id = typeof orderId === 'string' ? orderId : ''
  const order = await orderForPass(req.payload, viewerOf(req), id)
  if (!order) throw new AppError('no_order', 'We could not find this order.', 404)
  return order
}
