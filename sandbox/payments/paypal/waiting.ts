import { DISPUTE_BUTTONS } from '@/sandbox/payments/dispute-ends'
import { findOrder, listCaptures, listDisputes, listRefunds } from '@/sandbox/payments/paypal/books'
import { endCapture } from '@/sandbox/payments/paypal/captures/clear-capture'
import { endRefund } from '@/sandbox/payments/paypal/captures/refunds'
import { endDispute, isDisputeEnd } from '@/sandbox/payments/paypal/disputes'
import { refused } from '@/sandbox/payments/paypal/errors'
import type { Waiting } from '@/sandbox/payments/provider'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import { waitingRefunds } from '@/sandbox/payments/waiting-refunds'

type Open = { readonly id: string; readonly amountMinor: number; readonly order: string }

/** Everything at PayPal that waits for its end. */
export async function paypalWaiting(store: SandboxStore): Promise<Waiting[]> {
  const shown = async (one: Open, what: string, ends: Waiting['ends']): Promise<Waiting> => {
    const { currency, customId } = await findOrder(store, one.order)
    const { id, amountMinor } = one
    return { gateway: 'paypal', id, what, amountMinor, currency, orderId: customId, ends }
  }
  const captures = (await listCaptures(store)).filter(({ status }) => status === 'PENDING')
  const refunds = await listRefunds(store)
  const disputes = (await listDisputes(store)).filter(({ status }) => status !== 'RESOLVED')
  return Promise.all([
    ...captures.map((one) =>
      shown(one, `Pending capture (${one.reason ?? 'ECHECK'})`, {
        completed: 'Complete',
        denied: 'Deny',
      }),
    ),
    ...waitingRefunds(refunds, { refunded: 'Complete', failed: 'Fail' }, shown),
    ...disputes.map((one) => shown(one, `Dispute (${one.stage}, ${one.status})`, DISPUTE_BUTTONS)),
  ])
}

/** Ends what waits at PayPal. @throws ApiError when it doesn't wait, or not for that. */
export async function endAtPaypal(sandbox: Sandbox, id: string, end: string): Promise<void> {
  if (id.startsWith('PP-') && isDisputeEnd(end)) return endDispute(sandbox, id, end)
  if (end === 'completed' || end === 'denied') {
    await endCapture(sandbox, id, end === 'completed')
    return
  }
  if (end === 'refunded' || end === 'failed') return endRefund(sandbox, id, end === 'refunded')
  throw refused('INVALID_PARAMETER_VALUE')
}
