import type { ConfirmationToken, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'

import type { BillingDetails, ChallengeResult, OpenCard, TakeResult } from './card-desk'
import { loadScript } from './load-script'
import { stripeAppearance } from './stripe-appearance'

const FAILED = 'Payment failed. Please try again.'
const STRIPES_OWN = 'https://js.stripe.com/'

/** What is needed to open Stripe's fields. */
type StripeAccess = Pick<PaymentMethodView, 'publicKey' | 'scriptUrl' | 'currency'>

async function openStripe({ scriptUrl, publicKey }: StripeAccess): Promise<Stripe> {
  // Stripe's loader knows its own address alone; it takes what is already on the page.
  if (!scriptUrl.startsWith(STRIPES_OWN)) await loadScript(scriptUrl)
  const stripe = await loadStripe(publicKey)
  if (!stripe) throw new Error('Stripe is not available here')
  return stripe
}

/** Puts Stripe's card fields into `host`. @throws when Stripe cannot be had, or nobody wants it any more. */
export async function openStripeCard(
  method: StripeAccess,
  host: HTMLElement,
  totalMinor: number,
  signal: AbortSignal,
): Promise<OpenCard> {
  const stripe = await openStripe(method)
  signal.throwIfAborted()
  const elements = stripe.elements({
    mode: 'payment',
    amount: totalMinor,
    currency: method.currency.toLowerCase(),
    appearance: stripeAppearance(),
  })
  const element = elements.create('payment', { fields: { billingDetails: 'never' } })
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => {
      element.destroy()
      reject(new Error(error.message))
    })
    element.mount(host)
  })
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const restyle = () => void elements.update({ appearance: stripeAppearance() })
  dark.addEventListener('change', restyle)
  return {
    check: async () => !(await elements.submit()).error,
    take: (billing, total) => take(stripe, elements, billing, total),
    challenge: (clientSecret) => challenge(stripe, clientSecret),
    close: () => {
      dark.removeEventListener('change', restyle)
      element.destroy()
    },
  }
}

async function take(
  stripe: Stripe,
  elements: StripeElements,
  billing: BillingDetails,
  totalMinor: number,
): Promise<TakeResult> {
  try {
    await elements.update({ amount: totalMinor })
    const { error: wrong } = await elements.submit()
    if (wrong) return { ok: false, message: wrong.message ?? FAILED }
    const { confirmationToken, error } = await stripe.createConfirmationToken({
      elements,
      params: { payment_method_data: { billing_details: billing } },
    })
    if (error) return { ok: false, message: error.message ?? FAILED }
    const label = cardLabel(confirmationToken)
    return { ok: true, card: { token: confirmationToken.id, label, totalMinor } }
  } catch {
    return { ok: false, message: 'Card element not found. Please refresh and try again.' }
  }
}

async function challenge(stripe: Stripe, clientSecret: string): Promise<ChallengeResult> {
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
  if (paymentIntent) return { ok: true, ref: paymentIntent.id }
  return { ok: false, message: error?.message ?? 'Payment confirmation failed' }
}

/** `Visa •••• 4242`; the kind of payment where it is no card. */
function cardLabel({ payment_method_preview: preview }: ConfirmationToken): string {
  const { card, type } = preview
  if (!card) return type
  return `${BRANDS[card.brand] ?? card.brand} •••• ${card.last4}`
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}
