import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { payments } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { rowById } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { ago, now } from '@/src/lib/sql-parts'
import type { Payment } from '@/src/payload-types'
import { type Gateway, GatewayUnavailable } from '@/src/payments/gateway'
import { giveUpAttempt, refOfAttempt } from '@/src/services/payments/attempts'
import { gatewayOfPayment, tellOfOtherKeys } from '@/src/services/payments/gateways/resolve-gateway'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

/** After this long the request that asked the gateway is gone: two tries of 15 seconds would be over. */
const OPENING_GRACE_MS = 45_000

const isAbandoned = ({ createdAt }: Payment) =>
  Date.now() - new Date(createdAt).getTime() > OPENING_GRACE_MS

/** Its process is still there, and says that the gateway did not answer it. */
const isUnanswered = ({ lastCheckedAt, checks }: Payment) => Boolean(lastCheckedAt) && checks === 0

/** Without a customer whom it leads to the gateway it takes no money: an orphan can be dropped. */
const needsCustomer = ({ gateway }: Payment) => gateway !== 'stripe'

/**
 * Asks the gateway what became of an attempt whose answer never arrived, and gives it up if it
 * never got there and can't get there any more.
 *
 * @throws GatewayUnavailable when it does not answer
 */
export async function lookForAttempt(payload: Payload, attempt: Payment): Promise<void> {
  const gateway = await gatewayWithKeys(payload, attempt)
  if (!gateway) {
    // No one can be asked after it. One that led no customer anywhere has taken nothing.
    const isOrphan = !attempt.gatewayRef && needsCustomer(attempt) && isAbandoned(attempt)
    if (isOrphan) await giveUpAttempt(payload, attempt)
    return
  }
  const ref = await refOfAttempt(payload, gateway, attempt)
  if (ref) {
    await settlePayment(payload, attempt.gateway, ref)
    return
  }
  const isOver = isAbandoned(attempt) || (needsCustomer(attempt) && !isUnanswered(attempt))
  // What was charged with keys that have been changed since is not found by these.
  if (isOver && !(await tellOfOtherKeys(payload, attempt))) await giveUpAttempt(payload, attempt)
}

/** The gateway of an attempt; null once its keys are gone. */
async function gatewayWithKeys(payload: Payload, attempt: Payment): Promise<Gateway | null> {
  try {
    return await gatewayOfPayment(payload, attempt.gateway, attempt)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const POLL_MS = 200

/** How long someone waits for another request's attempt: as long as a gateway may take. */
const PATIENCE_MS = 20_000

/** An attempt that no one has touched for so long is looked up at its gateway. */
const SILENCE_MS = 5_000

/** What became of an attempt that another request has under way. */
type Awaited =
  | { readonly kind: 'ended'; readonly attempt: Payment }
  /** Its process is silent and the gateway shows nothing: it may be opened again, as itself. */
  | { readonly kind: 'silent'; readonly attempt: Payment }
  /** No one can tell yet whether it has charged. */
  | { readonly kind: 'unclear' }

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

const isUnderWay = (attempt: Payment) =>
  attempt.status === 'opening' && !attempt.lastCheckedAt && !isAbandoned(attempt)

const isSilent = ({ updatedAt }: Payment) => Date.now() - new Date(updatedAt).getTime() > SILENCE_MS

async function readAttempt(payload: Payload, id: string): Promise<Payment> {
  return rowById({ payload }, 'payments', id, {
    overrideAccess: true, // the attempt on the order that the caller is paying
  })
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An attempt this young is still in its own request's hands. */
const OWN_GRACE = '15 seconds'

/** A gateway is asked no more often than this while a customer waits. */
const PAUSE = '5 seconds'

/**
 * Asks after an order's payment while its customer looks on and waits, sooner than the reconciler
 * would. A gateway that does not answer is asked the next time.
 */
export async function lookWhileWaiting(payload: Payload, orderId: string): Promise<void> {
  const attempt = await takeLook(payload, orderId)
  if (!attempt) return
  try {
    await lookForAttempt(payload, attempt)
  } catch (error) {
    log.warn(
      { err: error, id: attempt.id },
      'could not look after a payment while its customer waits',
    )
  }
}

/** The latest attempt to pay an order, if it is time to ask after it: of several that ask, one gets it. */
async function takeLook(payload: Payload, orderId: string): Promise<Payment | null> {
  const { checks, createdAt, id, lastCheckedAt, order, status } = payments
  const db = await databaseOf({ payload })
  const latest = db
    .select({ id })
    .from(payments)
    .where(eq(order, orderId))
    .orderBy(desc(createdAt))
    .limit(1)
  const [taken] = await db
    .update(payments)
    .set({ lastCheckedAt: now, checks: sql`${checks} + 1` })
    .where(
      and(
        inArray(id, latest),
        inArray(status, ['opening', 'open', 'requires_action']),
        lt(createdAt, ago(OWN_GRACE)),
        lt(sql`coalesce(${lastCheckedAt}, ${createdAt})`, ago(PAUSE)),
      ),
    )
    .returning({ id })
  if (!taken) return null
  return rowById({ payload }, 'payments', taken.id, {
    overrideAccess: true, // the attempt on the order that the caller may see
  })
}
