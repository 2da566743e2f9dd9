import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import { type ApiFailure, partOf } from '@/src/lib/browser/result'
import { BANK_CHECK } from './came-back'
import { type PayOutcome, type Trouble, UNREACHED } from './payment-outcome'

/** What every payment form may have to say, in the specification's words where it has them. */
export const PAYMENT_TEXTS = {
  notPaid: 'Payment was not successful',
  failed: 'Payment failed. Please try again.',
  confirmationFailed: 'Payment confirmation failed',
  cardsNotLoaded: 'Stripe has not loaded yet. Please try again.',
  noCardElement: 'Card element not found. Please refresh and try again.',
  invalidResponse: 'Invalid response from payment service',
  gatewayLoading: 'Payment gateway is loading. Please try again in a moment.',
  noRazorpayOrder: 'Failed to create Razorpay order. Please try again.',
  notVerified: 'Payment verification failed. Please try again.',
  configurationTitle: 'Payment Gateway Configuration Error',
  configuration:
    'Payment gateway configuration issue. Please contact support or try a different payment method.',
  unavailable: 'Payment service is temporarily unavailable. Please try again later.',
} as const

const CONFIGURATION_CODES: readonly string[] = [
  'GATEWAY_NOT_CONFIGURED',
  'GATEWAY_KEYS_MISSING',
  'GATEWAY_DISABLED',
  'gateway_misconfigured',
  'invalid_credentials',
]

const INVALID: Trouble = {
  tone: 'danger',
  title: PAYMENT_TEXTS.invalidResponse,
  message: 'Your answers are saved. Please try again. You are never charged twice for one order.',
  isMethod: false,
}

/** Our server took the request, and what came back is not its answer. */
const isInvalid = ({ code, status }: ApiFailure) =>
  code === 'unexpected' && status >= 200 && status < 300

const stopped = (trouble: Trouble, needsMethod = false): PayOutcome => ({
  kind: 'stopped',
  trouble,
  needsMethod,
})

/** The provider, or the customer's bank, said no. */
export const refused = (message: string): PayOutcome =>
  stopped({ tone: 'danger', title: PAYMENT_TEXTS.notPaid, message, isMethod: true }, true)

/** The bank's check of the cardholder came to nothing: the card has to be typed again. */
export const notVerifiedByBank = (): PayOutcome => stopped(BANK_CHECK, true)

/** The customer closed the provider's window. */
export const dismissed = (): PayOutcome =>
  stopped({
    tone: 'neutral',
    title: 'You closed the payment window',
    message: 'Nothing was charged, and your answers are saved. You can try again at any time.',
    isMethod: true,
  })

/** The provider's script can't be had. */
export const notLoaded = (name: string): PayOutcome =>
  stopped({
    tone: 'danger',
    title: `${name} has not loaded`,
    message: 'Nothing was charged. Please try again, or choose another way to pay.',
    isMethod: true,
  })

/** The provider has said that it is paid, but our own server could not be asked. */
export const notConfirmed = (): PayOutcome =>
  stopped({
    tone: 'danger',
    title: 'Failed to verify Razorpay payment',
    message:
      'If you have paid, your order will complete within minutes and we will email your receipt. Please don’t pay again before then.',
    isMethod: false,
  })

function isConfiguration({ code, message }: ApiFailure): boolean {
  return CONFIGURATION_CODES.includes(code) || /configuration error/i.test(message)
}

/** What a provider's own trouble is called where the server knows no better words. */
function unexpectedText(gateway: GatewaySlug | null, failure: ApiFailure): string {
  const reference = failure.id ? ` Reference: ${failure.id}` : ''
  if (failure.code !== 'unexpected') return failure.message
  return `${gateway === 'razorpay' ? PAYMENT_TEXTS.noRazorpayOrder : PAYMENT_TEXTS.failed}${reference}`
}

const isQuote = (part: unknown): part is Quote => Array.isArray(partOf(part, 'lines'))

/** What the order costs now, where the price was the trouble. */
function quoteIn({ body }: ApiFailure): Quote | null {
  const quote = partOf(body, 'quote')
  return isQuote(quote) ? quote : null
}

/** What a refusal to place or pay an order means for the customer. */
export function outcomeOf(failure: ApiFailure, gateway: GatewaySlug | null): PayOutcome {
  const quote = quoteIn(failure)
  if (quote) return { kind: 'repriced', quote }
  if (failure.code === 'unreachable') return stopped(UNREACHED)
  if (gateway === 'stripe' && isInvalid(failure)) return stopped(INVALID)
  if (failure.status === 402) return refused(failure.message)
  if (isConfiguration(failure)) {
    const message = gateway === 'stripe' ? failure.message : PAYMENT_TEXTS.configuration
    const title = PAYMENT_TEXTS.configurationTitle
    return stopped({ tone: 'danger', title, message, isMethod: true })
  }
  if (failure.code === 'RAZORPAY_API_ERROR') {
    const message = PAYMENT_TEXTS.unavailable
    return stopped({ tone: 'danger', title: PAYMENT_TEXTS.notPaid, message, isMethod: true })
  }
  const message = unexpectedText(gateway, failure)
  const isMethod = failure.status >= 500
  const title = isMethod ? PAYMENT_TEXTS.notPaid : 'Your order is not complete yet'
  return stopped({ tone: 'danger', title, message, isMethod })
}
