import { z } from 'zod'

import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json } from '@/sandbox/payments/http/reply'
import { newId, nowSeconds } from '@/sandbox/payments/ids'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { needSecretKey } from '@/sandbox/payments/stripe/auth'
import { findCharge, findIntent, findRefund, listDisputes } from '@/sandbox/payments/stripe/books'
import { badRequest } from '@/sandbox/payments/stripe/errors'
import { parseForm } from '@/sandbox/payments/stripe/form'
import { readForm } from '@/sandbox/payments/stripe/intents/intent-input'
import type { Charge, Refund } from '@/sandbox/payments/stripe/objects'
import { raiseStripeEvent } from '@/sandbox/payments/stripe/raise-stripe-event'

const refundForm = z.strictObject({
  payment_intent: z.string(),
  amount: z
    .string()
    .regex(/^\d{1,12}$/, 'Invalid integer')
    .transform(Number)
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
  expand: z.record(z.string(), z.string()).optional(),
})

/** How much is to go back. @throws ApiError when that is nothing, or more than is left. */
function refundable(charge: Charge, asked: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) {
    throw badRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge',
      'charge_already_refunded',
    )
  }
  const amount = asked ?? left
  if (amount < 1)
    throw badRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer')
  if (amount > left) {
    const inUnits = (minor: number) => (minor / 100).toFixed(2)
    throw badRequest(
      `Refund amount (${inUnits(amount)}) is greater than unrefunded amount on charge (${inUnits(left)})`,
      'amount',
    )
  }
  return amount
}

/** A charge that was charged back, or may be, can not be given back as well; an inquiry stops nothing. */
async function refuseDisputed(sandbox: Sandbox, charge: Charge): Promise<void> {
  const disputes = await listDisputes(sandbox.store)
  const isDisputed = disputes.some(
    (one) => one.charge === charge.id && one.status !== 'won' && !one.status.startsWith('warning_'),
  )
  if (!isDisputed) return
  const words = `Charge ${charge.id} has been charged back; cannot issue a refund.`
  throw badRequest(words, 'charge', 'charge_disputed')
}

async function giveBack(sandbox: Sandbox, input: z.infer<typeof refundForm>): Promise<Refund> {
  const intent = await findIntent(sandbox.store, input.payment_intent)
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw badRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    )
  }
  const charge = await findCharge(sandbox.store, intent.latest_charge)
  await refuseDisputed(sandbox, charge)
  const amount = refundable(charge, input.amount)
  const orderId = intent.metadata.order_id ?? null
  const course = sandbox.switchboard.setting('stripe_refunds', orderId)
  const refund: Refund = {
    id: newId(charge.id.startsWith('py_') ? 'pyr' : 're'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    metadata: input.metadata,
    payment_intent: intent.id,
    reason: input.reason ?? null,
    status: course === 'pending' ? 'pending' : 'succeeded',
  }
  const refunded = withRefunded(charge, charge.amount_refunded + amount)
  await record(sandbox, 'charge.refunded', { refund, charge: refunded, orderId })
  return course === 'fails' ? endRefund(sandbox, refund, 'failed') : refund
}

const withRefunded = (charge: Charge, amount: number): Charge => ({
  ...charge,
  amount_refunded: amount,
  refunded: amount === charge.amount_captured,
})

type Moved = { readonly refund: Refund; readonly charge: Charge; readonly orderId: string | null }

async function record(
  sandbox: Sandbox,
  type: 'charge.refunded' | 'refund.updated' | 'refund.failed',
  { refund, charge, orderId }: Moved,
): Promise<void> {
  const about = type === 'charge.refunded' ? charge : refund
  const event = raiseStripeEvent(sandbox, type, about, orderId)
  await sandbox.store.save({
    objects: [{ kind: 'refund', body: refund }, { kind: 'charge', body: charge }, ...event.objects],
    deliveries: event.deliveries,
  })
  sandbox.courier.wake()
}

/** How a refund ends that was pending or had succeeded: a failed one gives the money back to us. */
export async function endRefund(
  sandbox: Sandbox,
  refund: Refund,
  status: 'succeeded' | 'failed',
): Promise<Refund> {
  const { metadata } = await findIntent(sandbox.store, refund.payment_intent)
  const charge = await findCharge(sandbox.store, refund.charge)
  const orderId = metadata.order_id ?? null
  if (status === 'succeeded') {
    const ended: Refund = { ...refund, status }
    await record(sandbox, 'refund.updated', { refund: ended, charge, orderId })
    return ended
  }
  const failed: Refund = { ...refund, status, failure_reason: 'expired_or_canceled_card' }
  const left = withRefunded(charge, charge.amount_refunded - refund.amount)
  await record(sandbox, 'refund.failed', { refund: failed, charge: left, orderId })
  return failed
}

export async function createRefund({ sandbox, request }: ApiVisit) {
  needSecretKey(sandbox, request)
  const input = readForm(refundForm, parseForm(request.body))
  return json(await sandbox.lock(input.payment_intent, () => giveBack(sandbox, input)))
}

export async function readRefund({ sandbox, request, id }: ApiVisit) {
  needSecretKey(sandbox, request)
  return json(await findRefund(sandbox.store, id))
}

export async function readCharge({ sandbox, request, id }: ApiVisit) {
  needSecretKey(sandbox, request)
  return json(await findCharge(sandbox.store, id))
}

export async function readAccount({ sandbox, request }: ApiVisit) {
  needSecretKey(sandbox, request)
  return json({
    id: 'acct_sandbox',
    object: 'account',
    charges_enabled: true,
    country: 'US',
    default_currency: 'usd',
    details_submitted: true,
  })
}
