import { z } from 'zod'

import { sameKey } from '@/src/payments/sandbox/api/auth'
import { findCharge, listIntents, listRefunds } from '@/src/payments/sandbox/api/books'
import { ApiError, badRequest } from '@/src/payments/sandbox/http/api-error'
import { json } from '@/src/payments/sandbox/http/reply'
import type { Handler, Route, Visit } from '@/src/payments/sandbox/http/router'
import type { Intent } from '@/src/payments/sandbox/objects'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'
import { faultSchema, webhookPlanSchema } from '@/src/payments/sandbox/switchboard'

const redelivery = z.object({
  eventId: z.string(),
  times: z.int().min(1).max(50).default(1),
  concurrent: z.boolean().default(false),
})

function readJson<Schema extends z.ZodType>(schema: Schema, body: string): z.infer<Schema> {
  let value: unknown
  try {
    value = JSON.parse(body === '' ? '{}' : body)
  } catch {
    throw badRequest('The body is not JSON.')
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw badRequest(z.prettifyError(read.error))
}

/** Only for those who hold the control key, which derives from the installation's own secret. */
function guarded(handle: Handler): Handler {
  return async (visit) => {
    const { sandbox, request } = visit
    if (!sameKey(request.header('x-sandbox-control'), sandbox.credentials.controlToken)) {
      throw new ApiError(403, {
        type: 'invalid_request_error',
        message: 'The header x-sandbox-control is missing or wrong.',
      })
    }
    return handle(visit)
  }
}

const state = ({ sandbox }: Visit) => json(sandbox.switchboard.state())

const planWebhooks: Handler = async (visit) => {
  visit.sandbox.switchboard.planWebhooks(readJson(webhookPlanSchema, visit.request.body))
  return state(visit)
}

const armFault: Handler = async (visit) => {
  visit.sandbox.switchboard.armFault(readJson(faultSchema, visit.request.body))
  return state(visit)
}

/** Sends an event again, whatever became of it before, and says what the shop answered each time. */
const redeliver: Handler = async ({ sandbox, request }) => {
  const { eventId, times, concurrent } = readJson(redelivery, request.body)
  const tries = Array.from({ length: times }, () => () => sandbox.courier.post(eventId))
  if (concurrent) return json({ posts: await Promise.all(tries.map((post) => post())) })
  const posts = []
  for (const post of tries) posts.push(await post())
  return json({ posts })
}

async function line(sandbox: Sandbox, intent: Intent) {
  const charge = intent.latest_charge && (await findCharge(sandbox.store, intent.latest_charge))
  return {
    id: intent.id,
    status: intent.status,
    amountMinor: intent.amount,
    receivedMinor: intent.amount_received,
    refundedMinor: charge ? charge.amount_refunded : 0,
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata.order_id ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    created: intent.created,
  }
}

/** Every payment, refund and delivery, for checks such as "paid orders equal money received". */
const ledger: Handler = async ({ sandbox, request }) => {
  const orderId = request.query.get('orderId')
  const all = await listIntents(sandbox.store)
  const intents = all.filter(({ metadata }) => !orderId || metadata.order_id === orderId)
  const ids = new Set(intents.map(({ id }) => id))
  const refunds = (await listRefunds(sandbox.store)).filter((refund) =>
    ids.has(refund.payment_intent),
  )
  const deliveries = await sandbox.store.recentDeliveries(10_000)
  return json({
    paymentIntents: await Promise.all(intents.map((intent) => line(sandbox, intent))),
    refunds: refunds.map(({ id, payment_intent, amount, currency, status }) => ({
      id,
      paymentIntent: payment_intent,
      amountMinor: amount,
      currency: currency.toUpperCase(),
      status,
    })),
    deliveries: deliveries.filter((delivery) => !orderId || delivery.orderId === orderId),
  })
}

const reset: Handler = async (visit) => {
  await visit.sandbox.store.reset()
  visit.sandbox.switchboard.reset()
  return state(visit)
}

/** How tests and developers make the sandbox misbehave, and read its books. */
export const CONTROL: readonly Route[] = [
  { method: 'GET', path: '/_control/state', handle: guarded(async (visit) => state(visit)) },
  { method: 'GET', path: '/_control/webhooks', handle: guarded(async (visit) => state(visit)) },
  { method: 'POST', path: '/_control/webhooks', handle: guarded(planWebhooks) },
  { method: 'POST', path: '/_control/faults', handle: guarded(armFault) },
  { method: 'POST', path: '/_control/redeliver', handle: guarded(redeliver) },
  { method: 'GET', path: '/_control/ledger', handle: guarded(ledger) },
  { method: 'POST', path: '/_control/reset', handle: guarded(reset) },
]
