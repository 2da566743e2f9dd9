import { z } from 'zod'
import type { DisputeReason, DisputeStatus } from '@/src/domain/payments/dispute'
import type { CustomerAction, ReturnProof } from '@/src/domain/vocabulary/customer-action'
import { isSigned, sha256 } from '@/src/lib/secrets'
import type {
  ActionInput,
  Gateway,
  GatewayDispute,
  PaymentEvent,
  PaymentTruth,
} from '@/src/payments/gateway'
import {
  findOrder,
  openOrder,
  refundPayment,
  retrieveRefund,
  windowFor,
} from '@/src/payments/razorpay/open-order'
import {
  capturePayment,
  foundAtRazorpay,
  paymentsOf,
  paymentTruth,
} from '@/src/payments/razorpay/payment-truth'
import {
  disputeAnswer,
  disputeId,
  disputesAnswer,
  orderAnswer,
  orderId,
  paymentAnswer,
  paymentId,
  type RazorpayClient,
  type RazorpayCredentials,
  type RazorpayDispute,
  razorpayClient,
  refundId,
} from '@/src/payments/razorpay/razorpay-client'
import { razorpayTrouble, refusalOf } from '@/src/payments/razorpay/razorpay-trouble'
import { testKeys } from '@/src/payments/razorpay/test-keys'

const STATUSES: ReadonlyMap<string, DisputeStatus> = new Map([
  ['open', 'needs_response'],
  ['under_review', 'under_review'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['closed', 'closed'],
])

/** Phases in which the bank only asks, and holds no money. */
const INQUIRIES: readonly string[] = ['fraud', 'retrieval']

/** Razorpay passes on some sixty codes of the card networks; their words tell the kind. */
const KINDS: readonly (readonly [RegExp, DisputeReason])[] = [
  [/not_received|not_provided|partially_received/, 'not_received'],
  [/not_as_described|defective|counterfeit/, 'not_as_described'],
  [/credit_not_processed|refund_not/, 'credit_not_processed'],
  [/duplicate|paid_by_other|other_means/, 'duplicate'],
  [/cancel/, 'canceled'],
  [/not_recogni[sz]ed|unrecogni[sz]ed/, 'unrecognized'],
  [/fraud|authori[sz]ation|unauthori[sz]ed/, 'fraudulent'],
]

const reasonOf = (code: string): DisputeReason =>
  KINDS.find(([words]) => words.test(code.toLowerCase()))?.[1] ?? 'general'

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

function disputeOf(dispute: RazorpayDispute, paymentRef: string | null): GatewayDispute {
  const code = dispute.reason_code ?? ''
  const status = STATUSES.get(dispute.status) ?? 'under_review'
  const due = status === 'needs_response' ? dispute.respond_by : null
  return {
    ref: dispute.id,
    paymentRef,
    chargeRef: dispute.payment_id,
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: reasonOf(code),
    providerReason: code,
    status,
    isInquiry: INQUIRIES.includes(dispute.phase ?? ''),
    evidenceDueBy: due ? timeOf(due) : null,
    openedAt: timeOf(dispute.created_at),
    isInRefunds: false,
  }
}

/** The order that a disputed payment was made for. */
async function orderOf(client: RazorpayClient, payment: string): Promise<string | null> {
  const { order_id } = await client.ask(paymentAnswer, () => client.sdk.payments.fetch(payment))
  return order_id ?? null
}

/** A dispute as it stands; null when Razorpay knows none by that id. */
async function retrieveDispute(
  client: RazorpayClient,
  disputeRef: string,
): Promise<GatewayDispute | null> {
  return foundAtRazorpay(disputeRef, {
    id: disputeId,
    isUnknown: (error) => [400, 404].includes(refusalOf(error)?.status ?? 0),
    find: async () => {
      const found = await client.ask(disputeAnswer, () => client.sdk.disputes.fetch(disputeRef))
      return disputeOf(found, await orderOf(client, found.payment_id))
    },
  })
}

/** The disputes about a payment among Razorpay's latest hundred, as far as it lists them. */
async function disputesOf(
  client: RazorpayClient,
  charge: string | null,
): Promise<readonly GatewayDispute[]> {
  if (charge === null) return []
  try {
    const { items } = await client.ask(disputesAnswer, () =>
      client.sdk.disputes.all({ count: 100 }),
    )
    const found = items.filter((dispute) => dispute.payment_id === charge)
    if (found.length === 0) return []
    const paymentRef = await orderOf(client, charge)
    return found.map((dispute) => disputeOf(dispute, paymentRef))
  } catch (error) {
    throw razorpayTrouble(error, false)
  }
}

/** An entity of an event that we may not know: what doesn't fit counts as not there. */
const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ entity: z.object(shape) })
    .optional()
    .catch(undefined)

const event = z.object({
  event: z.string().min(1).max(100),
  payload: z
    .object({
      payment: entity({ order_id: orderId.nullish() }),
      order: entity({ id: orderId }),
      refund: entity({ id: refundId }),
      dispute: entity({ id: disputeId }),
    })
    .catch({}),
})

/** The event's own id stands in a header that isn't signed; without a usable one, what was said. */
function idOf(rawBody: string, headers: Headers): string {
  const id = headers.get('x-razorpay-event-id') ?? ''
  if (/^[\w-]{1,100}$/.test(id)) return id
  return `body_${sha256(rawBody)}`
}

function parsed(rawBody: string): z.output<typeof event> | null {
  try {
    return event.safeParse(JSON.parse(rawBody)).data ?? null
  } catch {
    return null
  }
}

/** The event in a webhook of Razorpay's, or null when it isn't signed with our secret. */
function readRazorpayWebhook(
  secret: string,
  rawBody: string,
  headers: Headers,
): PaymentEvent | null {
  if (!isSigned(rawBody, headers.get('x-razorpay-signature') ?? '', secret)) return null
  const found = parsed(rawBody)
  if (!found) return null
  const { payment, order, refund, dispute } = found.payload
  return {
    id: idOf(rawBody, headers),
    type: found.event,
    ref: order?.entity.id ?? payment?.entity.order_id ?? null,
    refundRef: refund?.entity.id ?? null,
    disputeRef: dispute?.entity.id ?? null,
    isLive: null,
  }
}

/** Razorpay answers 400 for what it doesn't know, in these words. */
const isUnknown = (error: unknown): boolean => {
  const refusal = refusalOf(error)
  if (refusal?.status === 404) return true
  return refusal?.status === 400 && /does not exist|not.*valid id/i.test(refusal.description)
}

/** The order and what was paid for it. */
async function retrieve(client: RazorpayClient, ref: string): Promise<PaymentTruth | null> {
  const find = async () => {
    const order = await client.ask(orderAnswer, () => client.sdk.orders.fetch(ref))
    return paymentTruth(order, await paymentsOf(client, ref))
  }
  return foundAtRazorpay(ref, { id: orderId, isUnknown, find })
}

async function findByAttempt(
  client: RazorpayClient,
  attemptId: string,
): Promise<PaymentTruth | null> {
  try {
    const order = await findOrder(client, attemptId)
    return order && paymentTruth(order, await paymentsOf(client, order.id))
  } catch (error) {
    throw razorpayTrouble(error, false)
  }
}

/** The window again, for an order that no one has paid yet. */
async function resume(
  client: RazorpayClient,
  keyId: string,
  ref: string,
  input: ActionInput,
): Promise<CustomerAction | null> {
  if (!orderId.safeParse(ref).success) return null
  try {
    const order = await client.ask(orderAnswer, () => client.sdk.orders.fetch(ref))
    const { status } = paymentTruth(order, await paymentsOf(client, ref))
    return status === 'requires_action' ? windowFor(order, keyId, input) : null
  } catch (error) {
    throw razorpayTrouble(error, true)
  }
}

/** Razorpay, or the payment sandbox that speaks its API, as a gateway of ours. */
export function razorpayGateway(credentials: RazorpayCredentials): Gateway {
  const client = razorpayClient(credentials)
  const { keyId, keySecret, webhookSecret, baseUrl } = credentials
  return {
    slug: 'razorpay',
    open: (input) => openOrder(client, keyId, input),
    retrieve: (ref) => retrieve(client, ref),
    findByAttempt: (attemptId) => findByAttempt(client, attemptId),
    capture: (ref, amount) => capturePayment(client, ref, amount),
    resume: (ref, input) => resume(client, keyId, ref, input),
    verifyReturn: (ref, proof) => isReturnSigned(ref, proof, keySecret),
    // An order of Razorpay's can't be given up: anyone who has the window open may still pay it.
    cancel: (ref) => retrieve(client, ref),
    refund: (input) => refundPayment(client, input),
    retrieveRefund: (refundRef) => retrieveRefund(client, refundRef),
    retrieveDispute: (disputeRef) => retrieveDispute(client, disputeRef),
    disputesOf: ({ chargeRef }) => disputesOf(client, chargeRef),
    dashboardUrl: (ref) =>
      baseUrl ? null : `https://dashboard.razorpay.com/app/orders/${encodeURIComponent(ref)}`,
    readWebhook: async (rawBody, headers) => readRazorpayWebhook(webhookSecret, rawBody, headers),
    test: () => testKeys(client, credentials),
  }
}

/** Whether the window's proof is about this very order of ours and signed with our key. */
function isReturnSigned(ref: string, proof: ReturnProof, keySecret: string): boolean {
  if (!orderId.safeParse(ref).success || !paymentId.safeParse(proof.paymentId).success) return false
  return isSigned(`${ref}|${proof.paymentId}`, proof.signature, keySecret)
}
