import { z } from 'zod'

import { type GatewayFault, GatewayUnavailable } from '@/src/payments/gateway'

/** What PayPal answered, whatever its status; `body` is null where it was not JSON. */
export type Answer = { readonly status: number; readonly body: unknown }

/**
 * No answer that means anything. `sent` tells whether the request may have arrived, and with it
 * whether money may have moved.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly fault: GatewayFault
  readonly sent: boolean

  constructor(fault: GatewayFault, sent: boolean, cause: unknown) {
    super(`PayPal gave no usable answer: ${fault}`, { cause })
    this.fault = fault
    this.sent = sent
  }
}

const refusalSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  error_description: z.string().optional(),
  debug_id: z.string().optional(),
  details: z
    .array(z.object({ issue: z.string().optional(), description: z.string().optional() }))
    .optional(),
})

type Refusal = { readonly issue: string; readonly message: string }

/** Why PayPal refused a request: the issue's code, and what PayPal says about it to developers. */
export function refusalOf({ status, body }: Answer): Refusal {
  const { data } = refusalSchema.safeParse(body)
  const [detail] = data?.details ?? []
  return {
    issue: detail?.issue ?? data?.name ?? data?.error ?? `HTTP_${status}`,
    message:
      detail?.description ??
      data?.message ??
      data?.error_description ??
      `PayPal answered ${status}.`,
  }
}

/** For the log: what was answered and PayPal's number for it, never what was sent. */
function causeOf(answer: Answer): Error {
  const { issue, message } = refusalOf(answer)
  const debugId = refusalSchema.safeParse(answer.body).data?.debug_id ?? 'none'
  return new Error(`PayPal answered ${answer.status} ${issue}: ${message} (debug id ${debugId})`)
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

/** PayPal still works on an earlier request about this order, which may be about to move money. */
export const BUSY: readonly string[] = [
  'PREVIOUS_REQUEST_IN_PROGRESS',
  'ORDER_COMPLETION_IN_PROGRESS',
]

export const isBusy = (answer: Answer): boolean => BUSY.includes(refusalOf(answer).issue)

function faultOf(answer: Answer): GatewayFault {
  const { status } = answer
  if (isBusy(answer)) return 'server_error'
  if (status === 401 || status === 403) return 'invalid_credentials'
  if (status === 429) return 'rate_limited'
  if (status >= 400 && status < 500) return 'request_refused'
  return status >= 500 ? 'server_error' : 'bad_response'
}

/** Faults that mean that PayPal did not do what it was asked to. */
const NOT_DONE: readonly GatewayFault[] = ['invalid_credentials', 'rate_limited', 'request_refused']

function unavailable(code: GatewayFault, charged: 'no' | 'unknown', cause: unknown) {
  const retryable = code !== 'invalid_credentials' && code !== 'request_refused'
  const words = retryable ? (charged === 'no' ? 'not_charged' : 'unknown') : code
  return new GatewayUnavailable({ code, retryable, charged, message: PAYPAL_TROUBLE[words] }, cause)
}

/** Every way in which PayPal can fail us, as our own error: may money have moved, is a retry wise? */
export function paypalTrouble(failure: unknown): GatewayUnavailable {
  if (failure instanceof GatewayUnavailable) return failure
  if (failure instanceof NoAnswer) {
    return unavailable(failure.fault, failure.sent ? 'unknown' : 'no', failure.cause)
  }
  return unavailable('bad_response', 'unknown', failure)
}

/** An answer that is no success, as our own error. */
export function troubleOf(answer: Answer): GatewayUnavailable {
  const fault = faultOf(answer)
  return unavailable(fault, NOT_DONE.includes(fault) ? 'no' : 'unknown', causeOf(answer))
}

/** A failure before the buyer approved the order: nothing can have been charged. */
export function withoutCharge(failure: unknown): GatewayUnavailable {
  const { code, cause } = paypalTrouble(failure)
  return unavailable(code, 'no', cause)
}

/** Reads a successful answer, or says that it isn't PayPal's. */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: Answer,
): z.infer<Schema> {
  if (!isOk(answer)) throw troubleOf(answer)
  const read = schema.safeParse(answer.body)
  if (!read.success) throw unavailable('bad_response', 'unknown', read.error)
  return read.data
}

const KEPT = 'Your answers are saved'
const ANOTHER = `Choose another way to pay in PayPal, or another payment method. ${KEPT}.`
const ACCOUNT = `PayPal can't take a payment from this account. Check your PayPal account, or choose another payment method. ${KEPT}.`
const EXPIRED = `The time to finish this payment in PayPal has passed. Nothing was charged. Pay again. ${KEPT}.`
const REFUSED = `PayPal declined this payment. Nothing was charged. ${ANOTHER}`

/**
 * The issues for which PayPal refuses to capture and which the customer can do something about.
 * Source: https://developer.paypal.com/api/rest/reference/orders/v2/errors/
 */
const DECLINES: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED: `Your bank or card behind PayPal declined this payment. Nothing was charged. ${ANOTHER}`,
  PAYER_CANNOT_PAY: ACCOUNT,
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: ACCOUNT,
  PAYER_ACCOUNT_RESTRICTED: ACCOUNT,
  PAYER_COUNTRY_NOT_SUPPORTED: `PayPal does not take payments from your country. Choose another payment method. ${KEPT}.`,
  TRANSACTION_LIMIT_EXCEEDED: `This amount is more than your PayPal account may pay. ${ANOTHER}`,
  TRANSACTION_REFUSED: REFUSED,
  PAYEE_BLOCKED_TRANSACTION: REFUSED,
  TRANSACTION_BLOCKED_BY_PAYEE: REFUSED,
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: `We can't take this amount through PayPal right now. Nothing was charged. Choose another payment method. ${KEPT}.`,
  DOMESTIC_TRANSACTION_REQUIRED: `PayPal takes this payment only within one country. Nothing was charged. Choose another payment method. ${KEPT}.`,
  DECLINED_DUE_TO_RELATED_TXN: REFUSED,
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: `Your bank or card behind PayPal declined this payment. Nothing was charged. ${ANOTHER}`,
  COMPLIANCE_VIOLATION: REFUSED,
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: `This payment was tried too many times. Nothing was charged. Pay again. ${KEPT}.`,
  ORDER_EXPIRED: EXPIRED,
  ORDER_CANNOT_BE_CAPTURED: EXPIRED,
  ORDER_VOIDED: EXPIRED,
  RESOURCE_NOT_FOUND: EXPIRED,
  INVALID_RESOURCE_ID: EXPIRED,
}

export const isDecline = (issue: string): boolean => Object.hasOwn(DECLINES, issue)

/** What the customer reads when PayPal did not take the money, by PayPal's code for it. */
export const declineMessage = (issue: string): string =>
  (isDecline(issue) ? DECLINES[issue] : undefined) ?? REFUSED

/** The words that the customer reads when PayPal could not be asked at all. */
const PAYPAL_TROUBLE = {
  invalid_credentials: 'PayPal configuration error: Invalid credentials. Please contact support.',
  request_refused: `We couldn't start this payment with PayPal. Nothing was charged. Please contact support. ${KEPT}.`,
  not_charged: `We couldn't reach PayPal. Nothing was charged. Try again in a minute. ${KEPT}.`,
  unknown:
    "PayPal didn't answer in time. We are checking whether your payment went through, please don't pay again yet.",
} as const
