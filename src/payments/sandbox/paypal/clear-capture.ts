import { z } from 'zod'

import { ApiError } from '@/src/payments/sandbox/http/api-error'
import { readJson } from '@/src/payments/sandbox/http/read-json'
import { json, type Reply } from '@/src/payments/sandbox/http/reply'
import type { Visit } from '@/src/payments/sandbox/http/router'
import { findCapture, findOrder, keptCapture } from '@/src/payments/sandbox/paypal/books'
import type { Capture } from '@/src/payments/sandbox/paypal/objects'
import { raisePaypalEvent } from '@/src/payments/sandbox/paypal/raise-paypal-event'
import { shownCapture } from '@/src/payments/sandbox/paypal/show'
import { sameKey } from '@/src/payments/sandbox/same-key'

const outcome = z.object({ outcome: z.enum(['completed', 'denied']) })

/**
 * How an eCheck ends that has been pending: the bank pays, or doesn't. Days later at PayPal; here
 * when a test or a developer who holds the control key says so.
 */
export async function clearCapture({ sandbox, request, id }: Visit): Promise<Reply> {
  if (!sameKey(request.header('x-sandbox-control'), sandbox.credentials.controlToken)) {
    throw new ApiError(403, 'The header x-sandbox-control is missing or wrong.')
  }
  const isPaid = readJson(outcome, request.body).outcome === 'completed'
  const { order: orderId } = await findCapture(sandbox.store, id)
  return sandbox.lock(`paypal ${orderId}`, async () => {
    const order = await findOrder(sandbox.store, orderId)
    const capture = await findCapture(sandbox.store, id)
    if (capture.status !== 'PENDING') throw new ApiError(409, `It is ${capture.status}.`)
    const cleared: Capture = { ...capture, status: isPaid ? 'COMPLETED' : 'DECLINED' }
    const type = isPaid ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED'
    const resource = shownCapture(sandbox, cleared, order)
    const event = raisePaypalEvent(sandbox, type, resource, order)
    await sandbox.store.save({
      objects: [keptCapture(cleared), ...event.objects],
      deliveries: event.deliveries,
    })
    sandbox.courier.wake()
    return json(resource)
  })
}
