import type { Payload } from 'payload'

import type { Payment } from '@/src/payload-types'
import { GatewayUnavailable } from '@/src/payments/gateway'
import { giveUpAttempt, recordAttempt } from '@/src/services/record-attempt'
import { gatewayOfPayment } from '@/src/services/resolve-gateway'
import { settlePayment } from '@/src/services/settle-payment'

const POLL_MS = 200
/** How long somebody waits for another request's attempt: as long as a gateway may take. */
const PATIENCE_MS = 20_000
/** After this long nobody waits for a gateway's answer any more: whoever asked it has died. */
export const OPENING_GRACE_MS = 60_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function readAttempt(payload: Payload, id: string): Promise<Payment> {
  return payload.findByID({
    collection: 'payments',
    id,
    depth: 0,
    overrideAccess: true, // the attempt on the order that the caller is paying
  })
}

const isAbandoned = ({ createdAt }: Payment) =>
  Date.now() - new Date(createdAt).getTime() > OPENING_GRACE_MS

/** Asks the gateway what became of an attempt whose answer never arrived. */
async function lookFor(payload: Payload, attempt: Payment): Promise<void> {
  const gateway = await gatewayOfPayment(payload, attempt.gateway, attempt)
  const found = await gateway.findByAttempt(attempt.id, new Date(attempt.createdAt))
  if (found) {
    await recordAttempt(payload, attempt, { status: 'opening', gatewayRef: found.ref })
    await settlePayment(payload, attempt.gateway, found.ref)
  } else if (isAbandoned(attempt)) {
    await giveUpAttempt(payload, attempt)
  }
}

/**
 * Waits for the outcome of an attempt that another request has under way.
 *
 * @returns the attempt once it is no longer beginning; null when nobody can tell yet whether it
 * has charged. One that a dead process left behind is looked up, and given up if it never arrived.
 */
export async function awaitAttempt(payload: Payload, begun: Payment): Promise<Payment | null> {
  const end = Date.now() + PATIENCE_MS
  let attempt = await readAttempt(payload, begun.id)
  while (attempt.status === 'opening' && !attempt.lastCheckedAt && !isAbandoned(attempt)) {
    if (Date.now() > end) return null
    await sleep(POLL_MS)
    attempt = await readAttempt(payload, begun.id)
  }
  if (attempt.status !== 'opening') return attempt
  try {
    await lookFor(payload, attempt)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    return null
  }
  attempt = await readAttempt(payload, begun.id)
  return attempt.status === 'opening' ? null : attempt
}
