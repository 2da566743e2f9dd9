import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

/** Something that providers really do and that the sandbox plays when it is asked to. */
type Switch = {
  readonly gateway: GatewaySlug
  readonly label: string
  /** What then happens, for the people who switch it. */
  readonly hint: string
  /** What it can be set to besides off: a value with its words. */
  readonly choices: Readonly<Record<string, string>>
}

const ON = { on: 'On' } as const

const REFUNDS = {
  pending: 'Stay pending until you set an outcome',
  fails: 'Fail immediately',
  fails_late: 'Succeed, then fail when you choose',
} as const

const DISPUTED = {
  open: 'Opened, waiting for evidence',
  inquiry: 'Opened as an inquiry',
  won: 'Opened and won',
  lost: 'Opened and lost',
} as const

/** Every switch by its name. What a switch is about is looked up as the payment comes by. */
export const SWITCHES = {
  razorpay_method: {
    gateway: 'razorpay',
    label: 'Paid by another method',
    hint: 'Payments in the window use another method.',
    choices: { upi: 'UPI', netbanking: 'Netbanking', wallet: 'Wallet' },
  },
  razorpay_no_unique_receipt: {
    gateway: 'razorpay',
    label: 'Unique receipts are refused',
    hint: 'Orders with unique_receipt are refused: extra_field_sent.',
    choices: ON,
  },
  razorpay_pay_twice: {
    gateway: 'razorpay',
    label: 'A paid order is paid again',
    hint: 'Razorpay returns the second payment automatically.',
    choices: ON,
  },
  razorpay_never_captured: {
    gateway: 'razorpay',
    label: 'Payments are never captured',
    hint: 'They are authorized, then Razorpay returns the money automatically.',
    choices: ON,
  },
  razorpay_late_authorised: {
    gateway: 'razorpay',
    label: 'Payments are authorized late',
    hint: 'They fail first and succeed later. If the order is already paid, the money is refunded.',
    choices: ON,
  },
  razorpay_refunds: {
    gateway: 'razorpay',
    label: 'Refunds behave differently',
    hint: 'Normally refunds are processed immediately.',
    choices: REFUNDS,
  },
  razorpay_disputed: {
    gateway: 'razorpay',
    label: 'Payments are disputed',
    hint: 'Each captured payment is disputed by the customer’s bank.',
    choices: DISPUTED,
  },
  razorpay_other_events: {
    gateway: 'razorpay',
    label: 'Send other events too',
    hint: 'Settlements and outages, which the shop ignores.',
    choices: ON,
  },
  paypal_pending: {
    gateway: 'paypal',
    label: 'Captures stay pending',
    hint: 'PayPal holds the capture until you set an outcome.',
    choices: {
      ECHECK: 'eCheck',
      PENDING_REVIEW: 'Reviewed by PayPal',
      TRANSACTION_APPROVED_AWAITING_FUNDING: 'Waiting for the payer’s bank',
      RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION: 'Must be accepted manually',
      INTERNATIONAL_WITHDRAWAL: 'No withdrawal mechanism',
      VERIFICATION_REQUIRED: 'Account not verified',
      UNILATERAL: 'Email not confirmed',
      OTHER: 'Other',
    },
  },
  paypal_refused: {
    gateway: 'paypal',
    label: 'Captures are refused',
    hint: 'PayPal rejects the capture with this issue.',
    choices: {
      TRANSACTION_BLOCKED_BY_PAYEE: 'TRANSACTION_BLOCKED_BY_PAYEE',
      TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
      DOMESTIC_TRANSACTION_REQUIRED: 'DOMESTIC_TRANSACTION_REQUIRED',
      DECLINED_DUE_TO_RELATED_TXN: 'DECLINED_DUE_TO_RELATED_TXN',
      REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
      ORDER_COMPLETION_IN_PROGRESS: 'ORDER_COMPLETION_IN_PROGRESS',
      A_REASON_OF_NEXT_YEAR: 'An unknown issue',
    },
  },
  paypal_reversed: {
    gateway: 'paypal',
    label: 'Captures are reversed',
    hint: 'PayPal takes the money back after it was captured.',
    choices: ON,
  },
  paypal_refunds: {
    gateway: 'paypal',
    label: 'Refunds behave differently',
    hint: 'Normally refunds are completed immediately.',
    choices: REFUNDS,
  },
  paypal_disputed: {
    gateway: 'paypal',
    label: 'Payments are disputed',
    hint: 'The payer disputes each capture.',
    choices: DISPUTED,
  },
  paypal_other_events: {
    gateway: 'paypal',
    label: 'Send other events too',
    hint: 'Subscriptions, and events of an old API version.',
    choices: ON,
  },
  stripe_method: {
    gateway: 'stripe',
    label: 'Paid by another method',
    hint: 'Payments use another method. Charges are py_… and refunds are pyr_….',
    choices: {
      link: 'Link',
      cashapp: 'Cash App Pay',
      amazon_pay: 'Amazon Pay',
      klarna: 'Klarna',
      us_bank_account: 'Bank account: processing until you set an outcome',
    },
  },
  stripe_refunds: {
    gateway: 'stripe',
    label: 'Refunds behave differently',
    hint: 'Normally refunds succeed immediately.',
    choices: REFUNDS,
  },
  stripe_disputed: {
    gateway: 'stripe',
    label: 'Payments are disputed',
    hint: 'The customer’s bank disputes each successful payment.',
    choices: { ...DISPUTED, returned: 'Returned by the bank, like a bank debit' },
  },
  stripe_other_events: {
    gateway: 'stripe',
    label: 'Send other events too',
    hint: 'Payouts, and events in the shape of the newer API.',
    choices: ON,
  },
} as const satisfies Record<string, Switch>

export type SwitchName = keyof typeof SWITCHES
export type SwitchValue<Name extends SwitchName> = keyof (typeof SWITCHES)[Name]['choices'] & string

export const isSwitchName = (name: string): name is SwitchName => Object.hasOwn(SWITCHES, name)

export const SWITCH_NAMES: readonly SwitchName[] = Object.keys(SWITCHES).filter(isSwitchName)

/** What a switch can be set to, with the words for each. */
export const choicesOf = (name: SwitchName): Readonly<Record<string, string>> =>
  SWITCHES[name].choices

/** Whether a switch has this value. */
export function isChoice<Name extends SwitchName>(
  name: Name,
  value: string | null | undefined,
): value is SwitchValue<Name> {
  return typeof value === 'string' && Object.hasOwn(choicesOf(name), value)
}
