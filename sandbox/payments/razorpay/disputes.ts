import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import { nowSeconds } from '@/sandbox/payments/ids'
import { needKeys } from '@/sandbox/payments/razorpay/auth'
import {
  disputeObject,
  findDispute,
  findOrder,
  findPayment,
  listDisputes,
  lockOf,
} from '@/sandbox/payments/razorpay/books'
import { commit, type EventType, type News, news } from '@/sandbox/payments/razorpay/commit'
import { badRequest } from '@/sandbox/payments/razorpay/errors'
import { razorpayId } from '@/sandbox/payments/razorpay/ids'
import {
  type Dispute,
  type Order,
  type Payment,
  shownDispute,
} from '@/sandbox/payments/razorpay/objects'
import { collection } from '@/sandbox/payments/razorpay/orders'
import type { Sandbox } from '@/sandbox/payments/sandbox'

const RESPONSE_SECONDS = 7 * 24 * 60 * 60

/** How a dispute can go on, with what the shop is told. */
export const DISPUTE_ENDS = {
  under_review: 'payment.dispute.under_review',
  won: 'payment.dispute.won',
  lost: 'payment.dispute.lost',
  closed: 'payment.dispute.closed',
} as const satisfies Record<string, EventType>
type DisputeEnd = keyof typeof DISPUTE_ENDS

export const isDisputeEnd = (end: string): end is DisputeEnd => Object.hasOwn(DISPUTE_ENDS, end)

function newDispute(payment: Payment, phase: Dispute['phase']): Dispute {
  const now = nowSeconds()
  return {
    id: razorpayId('disp'),
    payment_id: payment.id,
    order_id: payment.order_id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: now + RESPONSE_SECONDS,
    status: 'open',
    phase,
    created_at: now,
  }
}

const ended = (dispute: Dispute, status: DisputeEnd): Dispute => ({
  ...dispute,
  status,
  amount_deducted: status === 'lost' ? dispute.amount : 0,
})

/** The dispute that follows a captured payment where that is switched on, and what is told of it. */
export function disputed(
  sandbox: Sandbox,
  order: Order,
  payment: Payment,
): { readonly objects: readonly Dispute[]; readonly told: readonly News[] } {
  const setting = sandbox.switchboard.setting('razorpay_disputed', order.notes.order_id ?? null)
  if (!setting) return { objects: [], told: [] }
  const dispute = newDispute(payment, setting === 'inquiry' ? 'retrieval' : 'chargeback')
  const opened = news(['payment.dispute.created'], { order, payment, dispute })
  if (setting !== 'won' && setting !== 'lost') return { objects: [dispute], told: opened }
  const end = ended(dispute, setting)
  const told = news([DISPUTE_ENDS[setting]], { order, payment, dispute: end })
  return { objects: [end], told: [...opened, ...told] }
}

/** Takes a dispute a step on. @throws ApiError 400 when it has ended. */
export async function endDispute(sandbox: Sandbox, id: string, end: DisputeEnd): Promise<void> {
  const { order_id } = await findDispute(sandbox.store, id)
  await sandbox.lock(lockOf(order_id), async () => {
    const before = await findDispute(sandbox.store, id)
    if (before.status !== 'open' && before.status !== 'under_review') {
      throw badRequest(`The dispute is ${before.status}`)
    }
    const dispute = ended(before, end)
    const order = await findOrder(sandbox.store, order_id)
    const payment = await findPayment(sandbox.store, dispute.payment_id)
    const told = news([DISPUTE_ENDS[end]], { order, payment, dispute })
    await commit(sandbox, [disputeObject(dispute)], told)
  })
}

export async function readDispute({ sandbox, request, id }: ApiVisit) {
  needKeys(sandbox, request)
  return json(shownDispute(await findDispute(sandbox.store, id)))
}

export async function listAllDisputes({ sandbox, request }: ApiVisit) {
  needKeys(sandbox, request)
  const count = Math.min(Number(request.query.get('count')) || 10, 100)
  return collection((await listDisputes(sandbox.store, count)).map(shownDispute))
}
