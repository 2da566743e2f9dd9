import { z } from 'zod'
import type { ApiVisit } from '@/src/payments/sandbox/http/faults'
import { json } from '@/src/payments/sandbox/http/reply'
import { newId, nowSeconds } from '@/src/payments/sandbox/ids'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'
import { needSecretKey } from '@/src/payments/sandbox/stripe/auth'
import { findCharge, findIntent, findRefund } from '@/src/payments/sandbox/stripe/books'
import { badRequest } from '@/src/payments/sandbox/stripe/errors'
import { parseForm } from '@/src/payments/sandbox/stripe/form'
import { readForm } from '@/src/payments/sandbox/stripe/intent-input'
import type { Charge, Refund } from '@/src/payments/sandbox/stripe/objects'
import { raiseStripeEvent } from '@/src/payments/sandbox/stripe/raise-stripe-event'

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

async function giveBack(sandbox: Sandbox, input: z.infer<typeof refundForm>): Promise<Refund> {
  const intent = await findIntent(sandbox.store, input.payment_intent)
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw badRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    )
  }
  const charge = await findCharge(sandbox.store, intent.latest_charge)
  const amount = refundable(charge, input.amount)
  const amountRefunded = charge.amount_refunded + amount
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    metadata: input.metadata,
    payment_intent: intent.id,
    reason: input.reason ?? null,
    status: 'succeeded',
  }
  const refunded: Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount_captured,
  }
  const event = raiseStripeEvent(
    sandbox,
    'charge.refunded',
    refunded,
    intent.metadata.order_id ?? null,
  )
  await sandbox.store.save({
    objects: [
      { kind: 'refund', body: refund },
      { kind: 'charge', body: refunded },
      ...event.objects,
    ],
    deliveries: event.deliveries,
  })
  sandbox.courier.wake()
  return refund
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
