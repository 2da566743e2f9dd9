import type { ConnectionCheck } from '@/src/domain/payments/connection-check'
import type { DisputeReason, DisputeStatus } from '@/src/domain/payments/dispute'
import type { Truth } from '@/src/domain/purchase/judge-payment'
import type { CustomerAction, ReturnProof } from '@/src/domain/vocabulary/customer-action'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

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
  /**
   * `approved`: the customer agreed and the money waits for `capture`. `processing`: the customer's
   * bank confirms it, which can take days; nothing is left for the customer to do. `succeeded`:
   * the money was captured. Money that was only authorised, or that the provider gave back before
   * it was captured, never `succeeded`.
   */
  readonly status: Truth['status']
  /** What was captured, whatever went back since; 0 until then. Only this pays an order. */
  readonly capturedMinor: number
  /** What refunds name, once money was received: a charge, a capture, a payment. */
  readonly chargeRef: string | null
  /** What has been given back so far of the charge that `chargeRef` names, and of no other. */
  readonly refundedMinor: number
  /**
   * What a bank or the provider took back of that charge without a refund, such as a bank debit
   * returned after it succeeded. Neither refunds nor disputes are counted here.
   */
  readonly reversedMinor: number
  /** What was received once it succeeded, and what was asked for until then. */
  readonly amountMinor: number
  readonly currency: string
  readonly orderId: string | null
  readonly attemptId: string | null
  /** `fingerprint` is the same for one card number at one account of the provider's. */
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly fingerprint?: string
  } | null
  /** How it was paid, in the provider's word (`card`, `us_bank_account`, `upi`); null if unknown. */
  readonly method: string | null
  /** Whether the provider says that real money moves; null where it does not say. */
  readonly isLive: boolean | null
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

/** What a refund has come to. A refund that succeeded may still fail days later. */
export type RefundTruth = {
  readonly refundRef: string
  readonly status: RefundStatus
  /** In the currency that was charged; null where the provider does not say. */
  readonly amountMinor: number | null
  /** Why it failed, for staff; null unless it did. */
  readonly reason: string | null
}

/** A customer's complaint to their bank or to the provider about a payment. */
export type GatewayDispute = {
  readonly ref: string
  /** The payment as `PaymentTruth.ref` names it; null where only its charge is named. */
  readonly paymentRef: string | null
  readonly chargeRef: string | null
  readonly amountMinor: number
  readonly currency: string
  readonly reason: DisputeReason
  /** The provider's own code or words for the reason. */
  readonly providerReason: string
  readonly status: DisputeStatus
  /** A question before a dispute: no money is held yet. */
  readonly isInquiry: boolean
  /** Until when evidence is taken, as an ISO time; null when none is. */
  readonly evidenceDueBy: string | null
  readonly openedAt: string
  /**
   * Whether money lost by it shows in the payment's `refundedMinor` or `reversedMinor` as well, so
   * that it is not booked twice.
   */
  readonly isInRefunds: boolean
}

/** One thing that a provider says has happened, with the references of what it is about. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  /** The payment, as `retrieve` takes it. */
  readonly ref: string | null
  readonly refundRef: string | null
  readonly disputeRef: string | null
  /** Whether the event says that it is about real money; null where it does not say. */
  readonly isLive: boolean | null
}

/** How keys did: each thing that we need, tried. */
export type TestResult = {
  /** No check failed; some may have warned. */
  readonly ok: boolean
  readonly checks: readonly ConnectionCheck[]
}

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
  /** What became of a refund, also of one that had succeeded; null when the provider knows none. */
  retrieveRefund(refundRef: string, ref: string): Promise<RefundTruth | null>
  /** A dispute as it stands; null when the provider knows none by that reference. */
  retrieveDispute(disputeRef: string): Promise<GatewayDispute | null>
  /** Every dispute about a payment. Empty where the provider can't be asked by payment. */
  disputesOf(payment: {
    readonly ref: string
    readonly chargeRef: string | null
  }): Promise<readonly GatewayDispute[]>
  /** The page about a payment at the provider, for staff; null in the sandbox without one. */
  dashboardUrl(ref: string): string | null
  /** The event that a webhook carries, or null when its signature or time is wrong. */
  readWebhook(rawBody: string, headers: Headers): Promise<PaymentEvent | null>
  /**
   * Tries each thing that we need of the account, and says in words what is wrong. Leaves nothing
   * behind that could take money.
   *
   * @param webhookUrl where the provider should report to
   */
  test(webhookUrl: string): Promise<TestResult>
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
 * With `charged: 'unknown'` money may have moved: look with `findByAttempt`, never charge again.
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

/** Codes of errors of a connection that mean that the request never reached its server. */
export const NEVER_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
