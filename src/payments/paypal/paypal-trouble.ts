import { z } from 'zod'

import { type GatewayFault, GatewayUnavailable } from '@/src/payments/gateway'
import { PAYPAL_TROUBLE } from '@/src/payments/paypal/paypal-messages'

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
