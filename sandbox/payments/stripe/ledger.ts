import { bad, good, refundRow, wait } from '@/sandbox/payments/ledger-rows'
import type { LedgerPayment, LedgerRefund } from '@/sandbox/payments/provider'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import { findCharge, listDisputes, listIntents, listRefunds } from '@/sandbox/payments/stripe/books'
import type { Dispute, Intent } from '@/sandbox/payments/stripe/objects'

const WORDS = {
  succeeded: good('Succeeded'),
  requires_action: wait('Waiting for 3-D Secure'),
  processing: wait('Waiting for the bank'),
  requires_payment_method: bad('Declined'),
  canceled: bad('Canceled'),
}

async function row(
  store: SandboxStore,
  intent: Intent,
  lost: readonly Dispute[],
): Promise<LedgerPayment> {
  const charge = intent.latest_charge && (await findCharge(store, intent.latest_charge))
  return {
    gateway: 'stripe',
    id: intent.id,
    status: intent.status,
    ...WORDS[intent.status],
    amountMinor: intent.amount,
    receivedMinor: intent.amount_received,
    refundedMinor: charge ? charge.amount_refunded : 0,
    lostMinor: lost
      .filter((dispute) => dispute.payment_intent === intent.id)
      .reduce((sum, dispute) => sum + dispute.amount, 0),
    currency: intent.currency.toUpperCase(),
    description: intent.description,
    orderId: intent.metadata.order_id ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    created: intent.created,
  }
}

export async function stripePayments(store: SandboxStore, limit: number): Promise<LedgerPayment[]> {
  const intents = await listIntents(store, limit)
  const lost = (await listDisputes(store)).filter(({ status }) => status === 'lost')
  return Promise.all(intents.map((intent) => row(store, intent, lost)))
}

export async function stripeRefunds(store: SandboxStore): Promise<LedgerRefund[]> {
  return (await listRefunds(store)).map((one) =>
    refundRow('stripe', one, { payment: one.payment_intent, amountMinor: one.amount }),
  )
}
