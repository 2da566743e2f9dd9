import { z } from 'zod'
import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import type {
  CaptureResult,
  Gateway,
  OpenInput,
  OpenResult,
  PaymentTruth,
  RefundInput,
  RefundResult,
  RefundStatus,
  RefundTruth,
} from '@/src/payments/gateway'
import { disputesOf, retrieveDispute } from '@/src/payments/paypal/disputes'
import {
  foundAtPaypal,
  isPaypalId,
  ORDERS,
  orderTruth,
  type PaypalOrder,
  readOrder,
} from '@/src/payments/paypal/order-truth'
import { type PaypalClient, paypalClient } from '@/src/payments/paypal/paypal-client'
import { isPaypalUrl, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { paypalMoney, paypalValue } from '@/src/payments/paypal/paypal-money'
import {
  type Answer,
  declineMessage,
  isBusy,
  isDecline,
  isOk,
  paypalTrouble,
  readAnswer,
  refusalOf,
  troubleOf,
  withoutCharge,
} from '@/src/payments/paypal/paypal-trouble'
import { readPaypalWebhook } from '@/src/payments/paypal/read-webhook'
import { testKeys } from '@/src/payments/paypal/test-keys'

/** PayPal takes no longer description. */
const MAX_DESCRIPTION = 127

/** The attempt's id is the invoice number, which PayPal takes payment for only once. */
function orderRequest(input: OpenInput) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: input.attemptId,
        custom_id: input.orderId,
        invoice_id: input.attemptId,
        description: input.description.slice(0, MAX_DESCRIPTION),
        amount: { currency_code: input.amount.currency, value: paypalValue(input.amount.minor) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: input.returnUrl,
          cancel_url: input.cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  }
}

/** Where the customer approves the order. @throws GatewayUnavailable when that isn't PayPal's. */
function approvalUrl(order: PaypalOrder, credentials: PaypalCredentials): string {
  const link =
    order.links.find(({ rel }) => rel === 'payer-action') ??
    order.links.find(({ rel }) => rel === 'approve')
  if (link && isPaypalUrl(link.href, credentials)) return link.href
  throw paypalTrouble(new Error(`Order ${order.id} leads to ${link?.href ?? 'nowhere'}`))
}

/** A repeated request gets the order as it is by now, which may be further than just opened. */
function openResult(order: PaypalOrder, credentials: PaypalCredentials): OpenResult {
  const { ref, status, failure } = orderTruth(order)
  switch (status) {
    case 'requires_action': {
      const url = approvalUrl(order, credentials)
      return { kind: 'requires_action', ref, action: { type: 'redirect', url } }
    }
    case 'succeeded':
      return { kind: 'succeeded', ref }
    case 'approved':
    case 'pending':
    case 'processing':
      return { kind: 'pending', ref }
    case 'failed':
    case 'cancelled': {
      const code = failure?.code ?? 'ORDER_VOIDED'
      return { kind: 'declined', ref, code, message: failure?.message ?? declineMessage(code) }
    }
  }
}

/**
 * Creates the order that the customer then approves at PayPal's.
 *
 * @throws GatewayUnavailable always with `charged: 'no'`: an order whose address never reached the
 * customer can't be approved, and without approval no money moves.
 */
async function openOrder(
  client: PaypalClient,
  credentials: PaypalCredentials,
  input: OpenInput,
): Promise<OpenResult> {
  try {
    const order = JSON.stringify(orderRequest(input))
    const answer = await client.post(ORDERS, order, input.idempotencyKey)
    return openResult(readOrder(answer), credentials)
  } catch (error) {
    throw withoutCharge(error)
  }
}

/** Where the customer still has to approve an order; null when they need not, or can't, any more. */
async function resumeOrder(
  client: PaypalClient,
  credentials: PaypalCredentials,
  ref: string,
): Promise<CustomerAction | null> {
  return foundAtPaypal(client, ORDERS, ref, (answer) => {
    const order = readOrder(answer)
    if (orderTruth(order).status !== 'requires_action') return null
    return { type: 'redirect', url: approvalUrl(order, credentials) }
  })
}

/** Refusals that mean that the customer has yet to agree, or to agree to another way of paying. */
const NOT_YET: readonly string[] = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']

/**
 * Whether PayPal has decided not to take the money: each 422 that does not say that it is still at
 * work, and those of the other refusals that we know.
 */
const isFinal = (answer: Answer): boolean =>
  !isBusy(answer) && (answer.status === 422 || isDecline(refusalOf(answer).issue))

/** The order as PayPal has it, or null when it knows none; unapproved ones vanish after hours. */
async function retrieveOrder(client: PaypalClient, ref: string): Promise<PaymentTruth | null> {
  return foundAtPaypal(client, ORDERS, ref, (answer) => orderTruth(readOrder(answer)))
}

function captureResult(truth: PaymentTruth): CaptureResult {
  if (truth.capturedMinor > 0) return { kind: 'captured' }
  if (truth.status !== 'failed' && truth.status !== 'cancelled') return { kind: 'pending' }
  const code = truth.failure?.code ?? 'ORDER_VOIDED'
  return { kind: 'declined', code, message: truth.failure?.message ?? declineMessage(code) }
}

/**
 * Takes the money of an order that the customer approved. PayPal keeps the key for 6 hours and
 * captures an order only once, so that this can be repeated even later.
 */
async function captureOrder(
  client: PaypalClient,
  ref: string,
  idempotencyKey: string,
): Promise<CaptureResult> {
  try {
    const path = `${ORDERS}/${encodeURIComponent(ref)}/capture`
    const answer = await client.post(path, '{}', idempotencyKey)
    if (isOk(answer)) return captureResult(orderTruth(readOrder(answer)))
    const { issue } = refusalOf(answer)
    if (issue === 'ORDER_ALREADY_CAPTURED') {
      const truth = await retrieveOrder(client, ref)
      return truth ? captureResult(truth) : { kind: 'captured' }
    }
    if (NOT_YET.includes(issue)) return { kind: 'pending' }
    if (isFinal(answer)) return { kind: 'declined', code: issue, message: declineMessage(issue) }
    throw troubleOf(answer)
  } catch (error) {
    throw paypalTrouble(error)
  }
}

const refundSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).nullish().catch(null),
  amount: paypalMoney.nullish().catch(null),
})

const STATUSES: ReadonlyMap<string, RefundStatus> = new Map([
  ['COMPLETED', 'succeeded'],
  ['PENDING', 'pending'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
])

/** A status that PayPal has not told us about yet is one whose end we don't know. */
const statusOf = ({ status }: z.infer<typeof refundSchema>): RefundStatus =>
  STATUSES.get(status) ?? 'pending'

const failureText = ({ status, status_details }: z.infer<typeof refundSchema>): string =>
  `PayPal could not refund the payment. (${status_details?.reason ?? status})`

/** PayPal takes no longer note to the customer. */
const MAX_NOTE = 255

/** Refusals about the refund itself; those about our keys or our pace are trouble, and thrown. */
const REFUSING: readonly number[] = [400, 404, 409, 422]

/** Gives money back, in full or in part. PayPal keeps the key for 45 days. */
async function refundCapture(client: PaypalClient, input: RefundInput): Promise<RefundResult> {
  try {
    const captureId = input.chargeRef ?? (await retrieveOrder(client, input.ref))?.chargeRef
    if (!captureId) {
      const message = 'PayPal received no money for this payment.'
      return { kind: 'refused', code: 'NOTHING_CAPTURED', message }
    }
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
    const body = JSON.stringify({
      amount: { currency_code: input.currency, value: paypalValue(input.amountMinor) },
      note_to_payer: input.reason.slice(0, MAX_NOTE),
    })
    const answer = await client.post(path, body, input.idempotencyKey)
    if (REFUSING.includes(answer.status) && !isBusy(answer)) {
      const { issue, message } = refusalOf(answer)
      return { kind: 'refused', code: issue, message }
    }
    const refund = readAnswer(refundSchema, answer)
    return { kind: 'refunded', refundRef: refund.id, status: statusOf(refund) }
  } catch (error) {
    throw paypalTrouble(error)
  }
}

async function retrieveRefund(
  client: PaypalClient,
  refundRef: string,
): Promise<RefundTruth | null> {
  return foundAtPaypal(client, '/v2/payments/refunds', refundRef, (answer) => {
    const refund = readAnswer(refundSchema, answer)
    const status = statusOf(refund)
    return {
      refundRef: refund.id,
      status,
      amountMinor: refund.amount?.minor ?? null,
      reason: status === 'failed' ? failureText(refund) : null,
    }
  })
}

export type { PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'

const SITES = { live: 'www.paypal.com', sandbox: 'www.sandbox.paypal.com' } as const

/** PayPal, or the payment sandbox that speaks its API, as a gateway of ours. */
export function paypalGateway(credentials: PaypalCredentials): Gateway {
  const client = paypalClient(credentials)
  const { environment, baseUrl } = credentials
  return {
    slug: 'paypal',
    open: (input) => openOrder(client, credentials, input),
    retrieve: (ref) => retrieveOrder(client, ref),
    /**
     * PayPal can't be searched by a reference of ours. It needn't: an attempt whose `open` was
     * never answered has an order that no customer was led to and that we can't capture without
     * its id, so it never takes money.
     */
    findByAttempt: async () => null,
    capture: (ref, _amount, idempotencyKey) => captureOrder(client, ref, idempotencyKey),
    resume: (ref) => resumeOrder(client, credentials, ref),
    /** PayPal signs nothing that it brings back: `capture` and `retrieve` decide. */
    verifyReturn: () => true,
    /** Nothing can be called off, nor need it be: only our own `capture` takes the money. */
    cancel: (ref) => retrieveOrder(client, ref),
    refund: (input) => refundCapture(client, input),
    retrieveRefund: (refundRef) => retrieveRefund(client, refundRef),
    retrieveDispute: (disputeRef) => retrieveDispute(client, disputeRef),
    disputesOf: ({ chargeRef }) => disputesOf(client, chargeRef),
    /** The page of a capture. */
    dashboardUrl: (ref) =>
      baseUrl || !isPaypalId(ref) ? null : `https://${SITES[environment]}/activity/payment/${ref}`,
    readWebhook: (rawBody, headers) => readPaypalWebhook(client, credentials, rawBody, headers),
    test: (webhookUrl) => testKeys(client, credentials, webhookUrl),
  }
}
