import type { PayloadRequest } from 'payload'

import { canResume } from '@/src/domain/subscriptions/subscription-rules'
import { isId } from '@/src/domain/vocabulary/id'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Subscription } from '@/src/payload-types'
import { orderForPass, viewerOf } from '@/src/services/orders/order-pass'
import { audit } from '@/src/services/platform/record-audit'
import { mailRenewal } from '@/src/services/subscriptions/mail-renewal'
import {
  cancelInvoice,
  lockWithOrder,
  updateSubscription,
} from '@/src/services/subscriptions/subscription-row'

export const REFUNDED = 'The payment was refunded'
export const CALLED_OFF = 'The order was canceled'
const ENDED_BY_US: readonly unknown[] = [REFUNDED, CALLED_OFF]

/** Whether a cancellation can be taken back: not one of ours, which the order alone takes back. */
export function isResumable(one: Subscription, now: Date): boolean {
  const endsAt = one.endsAt ? new Date(one.endsAt) : null
  return canResume({ status: one.status, endsAt }, now) && !ENDED_BY_US.includes(one.cancelReason)
}

const NOT_FOUND = () => new AppError('no_subscription', 'This subscription does not exist.', 404)

/**
 * A subscription for anyone who may change it: the customer of its order, or staff (`asStaff`, which
 * the caller has checked). @throws AppError 404
 */
async function open(req: PayloadRequest, id: string, asStaff: boolean): Promise<Subscription> {
  if (!isId(id)) throw NOT_FOUND()
  const subscription = await lockWithOrder(req, id)
  const orderId = idOf(subscription?.order)
  if (!subscription || !orderId) throw NOT_FOUND()
  if (asStaff || (await orderForPass(req.payload, viewerOf(req), orderId))) return subscription
  throw NOT_FOUND()
}

const facts = ({ status, endsAt, cancelReason }: Subscription) => ({ status, endsAt, cancelReason })

async function auditChange(
  req: PayloadRequest,
  action: 'cancel' | 'resume',
  before: Subscription,
  after: Subscription,
): Promise<void> {
  const change = { before: facts(before), after: facts(after) }
  await audit(req, 'orders', action, ['subscriptions', before.id], change)
}

/** Changes a subscription in one transaction; one that has the status already stays as it is. */
function changing(
  outer: PayloadRequest,
  id: string,
  asStaff: boolean,
  to: Subscription['status'],
  change: (req: PayloadRequest, before: Subscription) => Promise<Subscription>,
): Promise<Subscription> {
  const work = async (req: PayloadRequest) => {
    const before = await open(req, id, asStaff)
    return before.status === to ? before : change(req, before)
  }
  return inTransactionOf(outer, work)
}

type End = {
  readonly reason: string | null
  /** What the open invoice's story says. */
  readonly note: string
  readonly endsAt: string
}

/** Ends a subscription whose row is held: its open invoice is taken back. */
export async function endSubscription(
  req: PayloadRequest,
  before: Subscription,
  { reason, note, endsAt }: End,
): Promise<Subscription> {
  await cancelInvoice(req, idOf(before.renewalOrder), note)
  const after = await updateSubscription(req, before.id, {
    status: 'cancelled',
    cancelledAt: new Date().toISOString(),
    endsAt,
    cancelReason: reason,
    renewalOrder: null,
    noticedAt: null,
  })
  await auditChange(req, 'cancel', before, after)
  return after
}

/** Lets a cancelled subscription whose row is held go on. */
export async function goOn(req: PayloadRequest, before: Subscription): Promise<Subscription> {
  const after = await updateSubscription(req, before.id, {
    status: 'active',
    cancelledAt: null,
    endsAt: null,
    cancelReason: null,
  })
  await auditChange(req, 'resume', before, after)
  return after
}

/**
 * Ends a subscription with the period that is paid for. Its open invoice is taken back, and no
 * other is written. Cancelling what is cancelled changes nothing.
 *
 * @throws AppError 404 `no_subscription`, 409 `lapsed`
 */
export async function cancelSubscription(
  outer: PayloadRequest,
  id: string,
  { reason, asStaff }: { readonly reason: string | null; readonly asStaff: boolean },
): Promise<Subscription> {
  return changing(outer, id, asStaff, 'cancelled', async (req, before) => {
    if (before.status === 'lapsed') {
      throw new AppError('lapsed', 'This subscription has already ended.', 409)
    }
    const note = 'The subscription was canceled.'
    const after = await endSubscription(req, before, { reason, note, endsAt: before.renewsAt })
    await mailRenewal(req, { kind: 'cancelled', subscription: after, invoice: null })
    return after
  })
}

/**
 * Takes a cancellation back, until what was paid for has run out.
 *
 * @throws AppError 404 `no_subscription`, 409 `not_resumable`
 */
export async function resumeSubscription(
  outer: PayloadRequest,
  id: string,
  { asStaff }: { readonly asStaff: boolean },
): Promise<Subscription> {
  return changing(outer, id, asStaff, 'active', async (req, before) => {
    if (!isResumable(before, new Date())) {
      throw new AppError(
        'not_resumable',
        'This subscription has ended. You can order it again.',
        409,
      )
    }
    return goOn(req, before)
  })
}
