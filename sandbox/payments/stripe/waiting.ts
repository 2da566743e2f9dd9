import { ApiError } from '@/sandbox/payments/http/api-error'
import type { Waiting } from '@/sandbox/payments/provider'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import { advanceStripe } from '@/sandbox/payments/stripe/advance'
import { findIntent, listDisputes, listIntents, listRefunds } from '@/sandbox/payments/stripe/books'

type Open = {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly orderId: string | null
}

const shown = ({ id, amount, currency, orderId }: Open, what: string, ends: Waiting['ends']) => ({
  gateway: 'stripe' as const,
  id,
  what,
  amountMinor: amount,
  currency: currency.toUpperCase(),
  orderId,
  ends,
})

const REFUND_ENDS = { succeeded: 'Arrives', failed: 'Fails' } as const

/** Everything at Stripe that waits for its end; what succeeded may still be sent back. */
export async function stripeWaiting(store: SandboxStore): Promise<Waiting[]> {
  const orderOf = async (intent: string) =>
    (await findIntent(store, intent)).metadata.order_id ?? null
  const intents = (await listIntents(store)).filter(({ status }) => status === 'processing')
  const refunds = (await listRefunds(store)).filter(({ status }) => status === 'pending')
  const disputes = (await listDisputes(store)).filter(({ status }) => /needs|review/.test(status))
  return Promise.all([
    ...intents.map((intent) =>
      shown(
        { ...intent, orderId: intent.metadata.order_id ?? null },
        'Payment waiting for the bank',
        { succeeded: 'Confirm', failed: 'Refuse' },
      ),
    ),
    ...refunds.map(async (refund) =>
      shown(
        { ...refund, orderId: await orderOf(refund.payment_intent) },
        'Pending refund',
        REFUND_ENDS,
      ),
    ),
    ...disputes.map(async (dispute) =>
      shown(
        { ...dispute, orderId: await orderOf(dispute.payment_intent) },
        `Dispute (${dispute.status})`,
        { won: 'Won', lost: 'Lost' },
      ),
    ),
  ])
}

/** Ends what waits at Stripe. @throws ApiError when it can't end like that. */
export async function endAtStripe(sandbox: Sandbox, id: string, end: string): Promise<void> {
  if (await advanceStripe(sandbox, id, end)) return
  throw new ApiError(409, `${id} can't become ${end}.`)
}
