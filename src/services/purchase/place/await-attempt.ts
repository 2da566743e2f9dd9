import type { Payload } from 'payload'

import type { Payment } from '@/src/payload-types'
import { GatewayUnavailable } from '@/src/payments/gateway'
import {
  isAbandoned,
  isUnanswered,
  lookForAttempt,
} from '@/src/services/purchase/settle/look-for-attempt'

const POLL_MS = 200
/** How long someone waits for another request's attempt: as long as a gateway may take. */
const PATIENCE_MS = 20_000
/** An attempt that no one has touched for so long is looked up at its gateway. */
const SILENCE_MS = 5_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function readAttempt(payload: Payload, id: string): Promise<Payment> {
  return payload.findByID({
    collection: 'payments',
    id,
    depth: 0,
    overrideAccess: true, // the attempt on the order that the caller is paying
  })
}

const isSilent = ({ updatedAt }: Payment) => Date.now() - new Date(updatedAt).getTime() > SILENCE_MS

/** What became of an attempt that another request has under way. */
export type Awaited =
  | { readonly kind: 'ended'; readonly attempt: Payment }
  /** Its process is silent and the gateway shows nothing: it may be opened again, as itself. */
  | { readonly kind: 'silent'; readonly attempt: Payment }
  /** No one can tell yet whether it has charged. */
  | { readonly kind: 'unclear' }

const isUnderWay = (attempt: Payment) =>
  attempt.status === 'opening' && !attempt.lastCheckedAt && !isAbandoned(attempt)

/** Waits until an attempt has got on, or there is a reason to ask its gateway. */
async function watch(payload: Payload, id: string, until: (one: Payment) => boolean) {
  const end = Date.now() + PATIENCE_MS
  let attempt = await readAttempt(payload, id)
  while (isUnderWay(attempt) && !until(attempt)) {
    if (Date.now() > end) return null
    await sleep(POLL_MS)
    attempt = await readAttempt(payload, id)
  }
  return attempt
}

/**
 * Waits for the outcome of an attempt that another request has under way. One that a dead process
 * left behind is looked up, and given up if it never arrived and can't arrive any more.
 *
 * @param patient waits on although nothing moves: it was tried to take the attempt over
 */
export async function awaitAttempt(
  payload: Payload,
  begun: Payment,
  patient = false,
): Promise<Awaited> {
  const attempt = await watch(payload, begun.id, patient ? () => false : isSilent)
  if (!attempt) return { kind: 'unclear' }
  if (attempt.status !== 'opening') return { kind: 'ended', attempt }
  try {
    await lookForAttempt(payload, attempt)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    return { kind: 'unclear' }
  }
  const after = await readAttempt(payload, begun.id)
  if (after.status !== 'opening') return { kind: 'ended', attempt: after }
  const isSettling = after.gatewayRef !== null && after.gatewayRef !== undefined
  return isSettling || isUnanswered(after) || !isSilent(after)
    ? { kind: 'unclear' }
    : { kind: 'silent', attempt: after }
}
