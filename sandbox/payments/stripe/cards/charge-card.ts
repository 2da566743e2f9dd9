import { newId, nowSeconds } from '@/sandbox/payments/ids'
import type { DeclineCode } from '@/sandbox/payments/stripe/cards/cards'
import type { Charge, Intent, PaymentError, Token } from '@/sandbox/payments/stripe/objects'

/** Stripe's error for each way in which a test card declines. */
const DECLINES = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  },
} as const satisfies Record<DeclineCode, { code: string; message: string }>

export type CardAttempt = { readonly intent: Intent; readonly charge: Charge }

type Outcome = { readonly error: PaymentError | null; readonly method: string }

/** What Stripe says of how it was paid: a card's own details, or the name of another method. */
const detailsOf = (method: string, { card }: Token): Charge['payment_method_details'] =>
  method === 'card' ? { type: 'card', card } : { type: method, [method]: {} }

function chargeFor(intent: Intent, token: Token, { error, method }: Outcome): Charge {
  return {
    id: newId(method === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: token.billing_details,
    captured: error === null,
    created: nowSeconds(),
    currency: intent.currency,
    description: intent.description,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: error === null,
    payment_intent: intent.id,
    payment_method: token.id.replace(/^ctoken_/, 'pm_'),
    payment_method_details: detailsOf(method, token),
    disputed: false,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  }
}

/** The intent and its charge after the card, or another method, has paid. */
export function paid(intent: Intent, token: Token, method = 'card'): CardAttempt {
  const charge = chargeFor(intent, token, { error: null, method })
  return {
    charge,
    intent: {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
      payment_method: charge.payment_method,
    },
  }
}

/** The intent and its charge while the customer's bank confirms the debit, for days. */
export function processing(intent: Intent, token: Token, method: string): CardAttempt {
  const attempt = paid(intent, token, method)
  return {
    charge: {
      ...attempt.charge,
      amount_captured: 0,
      captured: false,
      paid: false,
      status: 'pending',
    },
    intent: { ...attempt.intent, status: 'processing', amount_received: 0 },
  }
}

/** How a debit that was being confirmed has ended. */
export function confirmedByBank({ intent, charge }: CardAttempt, pays: boolean): CardAttempt {
  if (pays) {
    return {
      charge: {
        ...charge,
        amount_captured: intent.amount,
        captured: true,
        paid: true,
        status: 'succeeded',
      },
      intent: { ...intent, status: 'succeeded', amount_received: intent.amount },
    }
  }
  const code = 'insufficient_funds'
  const message = 'The customer’s account has insufficient funds to cover this payment.'
  return {
    charge: { ...charge, failure_code: code, failure_message: message, status: 'failed' },
    intent: {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code, message, charge: charge.id },
      payment_method: null,
    },
  }
}

/** The intent and its failed charge after the card was declined. */
export function declined(intent: Intent, token: Token, decline: DeclineCode): CardAttempt {
  const { code, message } = DECLINES[decline]
  const decline_code = code === 'card_declined' ? decline : undefined
  const error: PaymentError = { type: 'card_error', code, decline_code, message }
  const charge = chargeFor(intent, token, { error, method: 'card' })
  return {
    charge,
    intent: {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: { ...error, charge: charge.id },
      latest_charge: charge.id,
      next_action: null,
      payment_method: null,
    },
  }
}

/** The intent after its cardholder failed or left the bank's check; nothing was charged. */
export function notAuthenticated(intent: Intent): Intent {
  return {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    },
    next_action: null,
    payment_method: null,
  }
}
