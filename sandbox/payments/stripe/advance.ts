import type { Sandbox } from '@/sandbox/payments/sandbox'
import { findCharge, findDispute, findIntent, findRefund } from '@/sandbox/payments/stripe/books'
import { confirmedByBank } from '@/sandbox/payments/stripe/cards/charge-card'
import { endDispute, openDispute } from '@/sandbox/payments/stripe/disputes'
import { recordOutcome } from '@/sandbox/payments/stripe/intents/confirm-intent'
import { endRefund } from '@/sandbox/payments/stripe/refunds'

async function advanceIntent(sandbox: Sandbox, id: string, to: string): Promise<boolean> {
  const intent = await findIntent(sandbox.store, id)
  if (!intent.latest_charge) return false
  const charge = await findCharge(sandbox.store, intent.latest_charge)
  if (intent.status === 'succeeded') {
    if (to !== 'returned' && to !== 'open' && to !== 'inquiry') return false
    await openDispute(sandbox, intent, charge, to)
    return true
  }
  if (intent.status !== 'processing' || (to !== 'succeeded' && to !== 'failed')) return false
  await recordOutcome(sandbox, confirmedByBank({ intent, charge }, to === 'succeeded'))
  return true
}

async function advanceRefund(sandbox: Sandbox, id: string, to: string): Promise<boolean> {
  const refund = await findRefund(sandbox.store, id)
  if (refund.status === 'failed' || (to !== 'succeeded' && to !== 'failed')) return false
  if (refund.status === to) return false
  await endRefund(sandbox, refund, to)
  return true
}

async function advanceDispute(sandbox: Sandbox, id: string, to: string): Promise<boolean> {
  const dispute = await findDispute(sandbox.store, id)
  if (to !== 'won' && to !== 'lost') return false
  await endDispute(sandbox, dispute, to)
  return true
}

/**
 * Has time pass for one thing in the books: a bank confirms or refuses a debit, or returns it; a
 * refund arrives or fails; a dispute is opened or decided.
 *
 * @returns false where that can't happen to it
 */
export async function advanceStripe(sandbox: Sandbox, id: string, to: string): Promise<boolean> {
  const about = id.startsWith('pi_') ? id : `advance ${id}`
  return sandbox.lock(about, () => {
    if (id.startsWith('pi_')) return advanceIntent(sandbox, id, to)
    if (id.startsWith('du_')) return advanceDispute(sandbox, id, to)
    return advanceRefund(sandbox, id, to)
  })
}
