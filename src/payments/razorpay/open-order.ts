import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import { sha256 } from '@/src/lib/secrets'
import type {
  ActionInput,
  OpenInput,
  OpenResult,
  RefundInput,
  RefundResult,
  RefundStatus,
  RefundTruth,
} from '@/src/payments/gateway'
import { foundAtRazorpay, paymentsOf, receivedOf } from '@/src/payments/razorpay/payment-truth'
import {
  orderAnswer,
  orderId,
  ordersAnswer,
  paymentId,
  type RazorpayClient,
  type RazorpayOrder,
  refundAnswer,
  refundId,
} from '@/src/payments/razorpay/razorpay-client'
import {
  razorpayTrouble,
  refusalOf,
  UnexpectedAnswer,
} from '@/src/payments/razorpay/razorpay-trouble'

const MAX_RECEIPT = 40

/** The receipt number under which an attempt's order is found again. */
function receiptOf(attemptId: string): string {
  if (attemptId.length <= MAX_RECEIPT) return attemptId
  return sha256(attemptId).slice(0, MAX_RECEIPT)
}

const PROGRESS: Readonly<Record<RazorpayOrder['status'], number>> = {
  created: 0,
  attempted: 1,
  paid: 2,
}

/** The order of an attempt: the one that got furthest, should Razorpay have made several. */
export async function findOrder(
  client: RazorpayClient,
  attemptId: string,
): Promise<RazorpayOrder | null> {
  const receipt = receiptOf(attemptId)
  const { items } = await client.ask(ordersAnswer, () =>
    client.sdk.orders.all({ receipt, count: 100 }),
  )
  // Razorpay lists the newest first, and the order of one second is told by that alone.
  const [first] = items
    .filter((order) => order.receipt === receipt && order.notes.attempt_id === attemptId)
    .reverse()
    .sort((a, b) => PROGRESS[b.status] - PROGRESS[a.status] || a.created_at - b.created_at)
  return first ?? null
}

function create(client: RazorpayClient, input: OpenInput, isUnique: boolean): Promise<unknown> {
  const order = {
    amount: input.amount.minor,
    currency: input.amount.currency,
    receipt: receiptOf(input.attemptId),
    // Razorpay then refuses a second order with this receipt.
    ...(isUnique ? { unique_receipt: true } : {}),
    payment_capture: true,
    notes: { order_id: input.orderId, attempt_id: input.attemptId },
  }
  return client.sdk.orders.create(order)
}

/** Whether an order was refused because its receipt number has one already. */
function isTaken(thrown: unknown): boolean {
  const refusal = refusalOf(thrown)
  return refusal !== null && refusal.status < 500 && /receipt/i.test(refusal.description)
}

function createOnce(
  client: RazorpayClient,
  input: OpenInput,
  isUnique: boolean,
): Promise<RazorpayOrder> {
  return client.ask(orderAnswer, async (attempt) => {
    // A create whose answer never came may have made the order all the same.
    const made = attempt > 0 ? await findOrder(client, input.attemptId) : null
    return made ?? create(client, input, isUnique)
  })
}

/**
 * Where Razorpay keeps no receipt unique, we look before we create, and afterwards agree on the
 * oldest, should another process have created one in the same moment.
 */
async function createAfterLooking(
  client: RazorpayClient,
  input: OpenInput,
): Promise<RazorpayOrder> {
  const before = await findOrder(client, input.attemptId)
  if (before) return before
  const created = await createOnce(client, input, false)
  return (await findOrder(client, input.attemptId)) ?? created
}

async function orderFor(
  client: RazorpayClient,
  keyId: string,
  input: OpenInput,
): Promise<RazorpayOrder> {
  if (refusesUniqueReceipt(keyId)) return createAfterLooking(client, input)
  try {
    return await createOnce(client, input, true)
  } catch (error) {
    if (isUniqueReceiptRefused(error)) {
      rememberRefusal(keyId)
      return createAfterLooking(client, input)
    }
    const made = isTaken(error) ? await findOrder(client, input.attemptId) : null
    if (made) return made
    throw error
  }
}

/** What opens Razorpay's window. @throws UnexpectedAnswer when the order is about other money. */
export function windowFor(order: RazorpayOrder, keyId: string, input: ActionInput): CustomerAction {
  const { minor, currency } = input.amount
  if (order.amount !== minor || order.currency !== currency || currency !== 'INR') {
    throw new UnexpectedAnswer(`${order.id} is about ${order.amount} ${order.currency}`)
  }
  return {
    type: 'razorpay_checkout',
    keyId,
    orderRef: order.id,
    amountMinor: order.amount,
    currency,
    description: input.description.slice(0, 250),
    prefill: { name: input.name, email: input.email, contact: input.phone ?? '' },
  }
}

/** The order that the customer pays in Razorpay's own window. One attempt has one order. */
export async function openOrder(
  client: RazorpayClient,
  keyId: string,
  input: OpenInput,
): Promise<OpenResult> {
  try {
    const order = await orderFor(client, keyId, input)
    return { kind: 'requires_action', ref: order.id, action: windowFor(order, keyId, input) }
  } catch (error) {
    throw razorpayTrouble(error, true)
  }
}

/** How long an account's refusal is remembered; then it is asked again, as Razorpay may allow it. */
const REMEMBERED_MS = 24 * 60 * 60_000
const MAX_KEPT = 50

/**
 * Until when, by key ID, an account is known to refuse `unique_receipt`. This process's memory is
 * enough: a refused request creates nothing, so a new process finds out with one request.
 */
const refusing = new Map<string, number>()

/** Whether an order was refused because this account may not ask for unique receipts. */
export function isUniqueReceiptRefused(thrown: unknown): boolean {
  const refusal = refusalOf(thrown)
  if (refusal?.status !== 400 || !/unique_receipt/.test(refusal.description)) return false
  return refusal.reason === 'extra_field_sent' || /should not be sent/.test(refusal.description)
}

const refusesUniqueReceipt = (keyId: string): boolean => (refusing.get(keyId) ?? 0) > Date.now()

export function rememberRefusal(keyId: string): void {
  refusing.delete(keyId)
  refusing.set(keyId, Date.now() + REMEMBERED_MS)
  if (refusing.size > MAX_KEPT) refusing.delete(refusing.keys().next().value ?? '')
}

const STATUSES = {
  pending: 'pending',
  processed: 'succeeded',
  failed: 'failed',
} as const satisfies Record<string, RefundStatus>

/** Razorpay takes keys of 10 characters and more, of few kinds. */
function keyFor(idempotencyKey: string): string {
  if (/^[\w-]{10,60}$/.test(idempotencyKey)) return idempotencyKey
  return sha256(idempotencyKey).slice(0, 40)
}

async function chargeOf(client: RazorpayClient, input: RefundInput): Promise<string | null> {
  if (paymentId.safeParse(input.chargeRef).success) return input.chargeRef
  if (!orderId.safeParse(input.ref).success) return null
  return receivedOf(await paymentsOf(client, input.ref))?.id ?? null
}

const refused = (code: string, message: string): RefundResult => ({
  kind: 'refused',
  code,
  message,
})

/** Gives money back. Two calls with the same key are one refund. */
export async function refundPayment(
  client: RazorpayClient,
  input: RefundInput,
): Promise<RefundResult> {
  try {
    const charge = await chargeOf(client, input)
    if (!charge) return refused('not_paid', 'Razorpay has received no money for this payment.')
    const made = await client.ask(refundAnswer, () =>
      client.postWithHeader(
        `/v1/payments/${charge}/refund`,
        {
          amount: input.amountMinor,
          speed: 'normal',
          notes: { reason: input.reason.slice(0, 250) },
        },
        ['X-Refund-Idempotency', keyFor(input.idempotencyKey)],
      ),
    )
    return { kind: 'refunded', refundRef: made.id, status: STATUSES[made.status] }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.status !== 400) throw razorpayTrouble(error, false)
    return refused(refusal.reason ?? (refusal.code || 'refund_refused'), refusal.description)
  }
}

/** What a refund has come to, which may be a failure days after it was processed. */
export async function retrieveRefund(
  client: RazorpayClient,
  refundRef: string,
): Promise<RefundTruth | null> {
  const find = async () => {
    const found = await client.ask(refundAnswer, () => client.sdk.refunds.fetch(refundRef))
    const status = STATUSES[found.status]
    const reason = status === 'failed' ? 'Razorpay could not refund the payment.' : null
    return { refundRef: found.id, status, amountMinor: found.amount, reason }
  }
  const isUnknown = (error: unknown) => refusalOf(error)?.status === 400
  return foundAtRazorpay(refundRef, { id: refundId, isUnknown, find })
}
