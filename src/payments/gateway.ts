import type { CustomerAction, ReturnProof } from '@/src/domain/payments/customer-action'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'

/** An amount in the currency's smallest unit; the currency in capitals, as `USD`. */
export type GatewayAmount = { readonly minor: number; readonly currency: string }

/** What a customer's action is made of, beside the payment itself. */
export type ActionInput = Pick<OpenInput, 'amount' | 'description' | 'email' | 'name' | 'phone'>

export type OpenInput = {
  readonly orderId: string
  readonly attemptId: string
  readonly amount: GatewayAmount
  /** What the money is for, as staff see it at the provider. */
  readonly description: string
  readonly email: string
  /** Whom the provider's own window addresses. */
  readonly name: string
  readonly phone: string | null
  /**
   * The provider's single-use stand-in for what the customer typed into its own fields; null with
   * providers that ask in a window of their own, after the payment was opened.
   */
  readonly confirmationToken: string | null
  /** Where the customer comes back to after a check at their bank, or having agreed; absolute. */
  readonly returnUrl: string
  /** Where the customer comes back to without having agreed; absolute. */
  readonly cancelUrl: string
  /** Two calls with the same key and input are one payment. */
  readonly idempotencyKey: string
}

/** How an attempt to charge began. `message` is written for the customer. */
export type OpenResult =
  | { readonly kind: 'succeeded'; readonly ref: string }
  | { readonly kind: 'requires_action'; readonly ref: string; readonly action: CustomerAction }
  | { readonly kind: 'pending'; readonly ref: string }
  | {
      readonly kind: 'declined'
      readonly ref: string | null
      readonly code: string
      readonly message: string
    }

/** What the provider itself says about a payment: the only thing that may make an order paid. */
export type PaymentTruth = {
  readonly ref: string
  /** `approved`: the customer agreed and the money waits for `capture`. */
  readonly status: 'pending' | 'requires_action' | 'approved' | 'succeeded' | 'failed' | 'cancelled'
  /** What refunds name, once money was received: a charge, a capture, a payment. */
  readonly chargeRef: string | null
  /** What has been given back of it so far. */
  readonly refundedMinor: number
  /** What was received once it succeeded, and what was asked for until then. */
  readonly amountMinor: number
  readonly currency: string
  readonly orderId: string | null
  readonly attemptId: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly failure: { readonly code: string; readonly message: string } | null
}

/** How capturing went. A refusal moved no money; `message` is written for the customer. */
export type CaptureResult =
  | { readonly kind: 'captured' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'declined'; readonly code: string; readonly message: string }

export type RefundInput = {
  readonly ref: string
  /** The charge, capture or payment that the truth named. */
  readonly chargeRef: string | null
  readonly amountMinor: number
  readonly currency: string
  readonly reason: string
  readonly idempotencyKey: string
}

export type RefundStatus = 'succeeded' | 'pending' | 'failed'

/** What became of a refund. A refusal moved no money and says why, for staff. */
export type RefundResult =
  | {
      readonly kind: 'refunded'
      readonly refundRef: string
      readonly status: RefundStatus
    }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }

/** One thing that a provider says has happened; `ref` is the payment it is about, if any. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly ref: string | null
}

export type TestResult = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** What every payment provider offers us, whatever its own API looks like. */
export type Gateway = {
  readonly slug: GatewaySlug
  /** Tries to charge. Safe to repeat with the same idempotency key. */
  open(input: OpenInput): Promise<OpenResult>
  /** The state of a payment, or null when the provider knows none by that reference. */
  retrieve(ref: string): Promise<PaymentTruth | null>
  /**
   * The payment that an attempt led to, for attempts whose answer from `open` never arrived.
   * `openedAt` narrows the provider's list down.
   */
  findByAttempt(attemptId: string, openedAt: Date): Promise<PaymentTruth | null>
  /**
   * Takes the money that a customer agreed to (`approved`). Safe to repeat with the same key, and
   * says `captured` for what was captured before.
   */
  capture(ref: string, amount: GatewayAmount, idempotencyKey: string): Promise<CaptureResult>
  /**
   * What the customer still has to do for a payment that waits for them, as `open` said it once;
   * null when nothing. Absent where it can't be told again: then a new payment is opened instead.
   */
  resume?(ref: string, input: ActionInput): Promise<CustomerAction | null>
  /**
   * Whether what the browser brought back was signed by the provider for this very payment. True
   * where the provider signs nothing, since `retrieve` alone is believed there.
   */
  verifyReturn(ref: string, proof: ReturnProof): boolean
  /** Gives a payment up, so that it can't succeed later. Says what it is now: it may have been paid. */
  cancel(ref: string): Promise<PaymentTruth | null>
  refund(input: RefundInput): Promise<RefundResult>
  /** What became of a refund that was pending; null when the provider knows none. */
  retrieveRefund(refundRef: string, ref: string): Promise<RefundStatus | null>
  /** The page about a payment at the provider, for staff; null in the sandbox without one. */
  dashboardUrl(ref: string): string | null
  /** The event that a webhook carries, or null when its signature or time is wrong. */
  readWebhook(rawBody: string, headers: Headers): Promise<PaymentEvent | null>
  /** Whether the saved keys work, and if not, what is wrong with them. */
  test(): Promise<TestResult>
}

export type GatewayFault =
  | 'timeout'
  | 'network'
  | 'server_error'
  | 'bad_response'
  | 'rate_limited'
  | 'invalid_credentials'
  | 'request_refused'

/**
 * The provider gave no usable answer. `message` is for the customer, `cause` for the log.
 * With `charged: 'unknown'` money may have moved: look with `findByAttempt`, never charge anew.
 */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'
  readonly code: GatewayFault
  readonly retryable: boolean
  readonly charged: 'no' | 'unknown'

  constructor(
    fault: { code: GatewayFault; retryable: boolean; charged: 'no' | 'unknown'; message: string },
    cause: unknown,
  ) {
    super(fault.message, { cause })
    this.code = fault.code
    this.retryable = fault.retryable
    this.charged = fault.charged
  }
}
