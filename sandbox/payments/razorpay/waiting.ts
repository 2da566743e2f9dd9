import { DISPUTE_BUTTONS } from '@/sandbox/payments/dispute-ends'
import type { Waiting } from '@/sandbox/payments/provider'
import {
  findOrder,
  listDisputes,
  listPayments,
  listRefunds,
} from '@/sandbox/payments/razorpay/books'
import { endDispute, isDisputeEnd } from '@/sandbox/payments/razorpay/disputes'
import { badRequest } from '@/sandbox/payments/razorpay/errors'
import { authoriseLate } from '@/sandbox/payments/razorpay/pay-order'
import { endRefund } from '@/sandbox/payments/razorpay/refunds'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import { waitingRefunds } from '@/sandbox/payments/waiting-refunds'

type Open = {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly order_id: string
}

/** Everything at Razorpay that waits for its end. */
export async function razorpayWaiting(store: SandboxStore): Promise<Waiting[]> {
  const shown = async (one: Open, what: string, ends: Waiting['ends']): Promise<Waiting> => ({
    gateway: 'razorpay',
    id: one.id,
    what,
    amountMinor: one.amount,
    currency: one.currency,
    orderId: (await findOrder(store, one.order_id)).notes.order_id ?? null,
    ends,
  })
  const payments = (await listPayments(store)).filter(({ comesLate }) => comesLate)
  const refunds = await listRefunds(store)
  const disputes = (await listDisputes(store)).filter(
    ({ status }) => status === 'open' || status === 'under_review',
  )
  return Promise.all([
    ...payments.map((one) =>
      shown(one, 'Failed payment that succeeds later', { authorized: 'Authorize late' }),
    ),
    ...waitingRefunds(refunds, { processed: 'Process', failed: 'Fail' }, shown),
    ...disputes.map((one) => shown(one, `Dispute (${one.phase}, ${one.status})`, DISPUTE_BUTTONS)),
  ])
}

/** Ends what waits at Razorpay. @throws ApiError when it doesn't wait, or not for that. */
export async function endAtRazorpay(sandbox: Sandbox, id: string, end: string): Promise<void> {
  if (id.startsWith('pay_') && end === 'authorized') return authoriseLate(sandbox, id)
  if (id.startsWith('rfnd_') && (end === 'processed' || end === 'failed')) {
    return endRefund(sandbox, id, end)
  }
  if (id.startsWith('disp_') && isDisputeEnd(end)) return endDispute(sandbox, id, end)
  throw badRequest(`${id} can't become ${end}`)
}
