import { z } from 'zod'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { readJson } from '@/sandbox/payments/http/read-json'
import { json, type Reply } from '@/sandbox/payments/http/reply'
import type { Visit } from '@/sandbox/payments/http/router'
import { findCapture, findOrder, keptCapture } from '@/sandbox/payments/paypal/books'
import { received } from '@/sandbox/payments/paypal/captures/captures'
import { together } from '@/sandbox/payments/paypal/disputes'
import type { Capture, Order } from '@/sandbox/payments/paypal/objects'
import { shownCapture } from '@/sandbox/payments/paypal/show'
import { raisePaypalEvent } from '@/sandbox/payments/paypal/webhooks/raise-paypal-event'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { sameText } from '@/src/lib/secrets'

const outcome = z.object({ outcome: z.enum(['completed', 'denied']) })

/** Ends a pending capture: the bank pays, or doesn't. @throws ApiError 409 when it doesn't wait. */
export async function endCapture(sandbox: Sandbox, id: string, isPaid: boolean): Promise<Capture> {
  const { order: orderId } = await findCapture(sandbox.store, id)
  return sandbox.lock(`paypal ${orderId}`, async () => {
    const order = await findOrder(sandbox.store, orderId)
    const capture = await findCapture(sandbox.store, id)
    if (capture.status !== 'PENDING') throw new ApiError(409, `It is ${capture.status}.`)
    const cleared: Capture = { ...capture, status: isPaid ? 'COMPLETED' : 'DECLINED', reason: null }
    await sandbox.store.save(
      isPaid ? received(sandbox, order, cleared) : denied(sandbox, order, cleared),
    )
    sandbox.courier.wake()
    return cleared
  })
}

function denied(sandbox: Sandbox, order: Order, capture: Capture) {
  const resource = shownCapture(sandbox, capture, order)
  const told = raisePaypalEvent(sandbox, 'PAYMENT.CAPTURE.DENIED', resource, order)
  return together({ objects: [keptCapture(capture)], deliveries: [] }, told)
}

/**
 * How an eCheck ends that has been pending: the bank pays, or doesn't. Days later at PayPal; here
 * when a test or a developer who holds the control key says so.
 */
export async function clearCapture({ sandbox, request, id }: Visit): Promise<Reply> {
  if (!sameText(request.header('x-sandbox-control'), sandbox.credentials.controlToken)) {
    throw new ApiError(403, 'The header x-sandbox-control is missing or wrong.')
  }
  const isPaid = readJson(outcome, request.body).outcome === 'completed'
  const capture = await endCapture(sandbox, id, isPaid)
  return json(shownCapture(sandbox, capture, await findOrder(sandbox.store, capture.order)))
}
