import { z } from 'zod'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { readJson } from '@/sandbox/payments/http/read-json'
import { json } from '@/sandbox/payments/http/reply'
import type { Handler, Route, Visit } from '@/sandbox/payments/http/router'
import { allRefunds, latestPayments } from '@/sandbox/payments/ledger'
import { faultSchema, switchSchema, webhookPlanSchema } from '@/sandbox/payments/switchboard'
import { allWaiting, endWaiting } from '@/sandbox/payments/waiting'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { sameText } from '@/src/lib/secrets'

/** More rows than anybody's books have. */
const EVERYTHING = 100_000

const redelivery = z.object({
  eventId: z.string(),
  times: z.int().min(1).max(50).default(1),
  concurrent: z.boolean().default(false),
})

/** Only for those who hold the control key, which derives from the installation's own secret. */
export function guarded(handle: Handler): Handler {
  return async (visit) => {
    const { sandbox, request } = visit
    if (!sameText(request.header('x-sandbox-control'), sandbox.credentials.controlToken)) {
      throw new ApiError(403, 'The header x-sandbox-control is missing or wrong.')
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

/** Every payment, refund and delivery, for checks such as "paid orders equal money received". */
const ledger: Handler = async ({ sandbox, request }) => {
  const orderId = request.query.get('orderId')
  const all = await latestPayments(sandbox.store, EVERYTHING)
  const payments = all.filter((payment) => !orderId || payment.orderId === orderId)
  const ids = new Set(payments.map(({ id }) => id))
  const refunds = await allRefunds(sandbox.store)
  const deliveries = await sandbox.store.recentDeliveries(EVERYTHING)
  return json({
    payments,
    paymentIntents: payments.filter(({ gateway }) => gateway === 'stripe'),
    refunds: refunds.filter(({ payment }) => ids.has(payment)),
    deliveries: deliveries.filter((delivery) => !orderId || delivery.orderId === orderId),
  })
}

const setSwitch: Handler = async (visit) => {
  visit.sandbox.switchboard.setSwitch(readJson(switchSchema, visit.request.body))
  return state(visit)
}

const waiting: Handler = async ({ sandbox }) => json({ waiting: await allWaiting(sandbox.store) })

const ending = z.object({ gateway: z.enum(GATEWAYS), id: z.string(), end: z.string() })

const end: Handler = async (visit) => {
  const { gateway, id, end: wanted } = readJson(ending, visit.request.body)
  await endWaiting(visit.sandbox, gateway, id, wanted)
  return waiting(visit)
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
  { method: 'POST', path: '/_control/switches', handle: guarded(setSwitch) },
  { method: 'GET', path: '/_control/waiting', handle: guarded(waiting) },
  { method: 'POST', path: '/_control/end', handle: guarded(end) },
  { method: 'POST', path: '/_control/redeliver', handle: guarded(redeliver) },
  { method: 'GET', path: '/_control/ledger', handle: guarded(ledger) },
  { method: 'POST', path: '/_control/reset', handle: guarded(reset) },
]
