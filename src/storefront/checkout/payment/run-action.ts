import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import { noteOnTheWay } from './kept-for-payment'
import type { PayOutcome } from './outcome/payment-outcome'
import { notVerifiedByBank, PAYMENT_TEXTS, refused } from './outcome/payment-text'
import type { PaymentMethodForm } from './payment-method-form'
import type { WindowLook } from './razorpay/razorpay-window'

const LEFT: PayOutcome = { kind: 'left' }

async function runChallenge(
  clientSecret: string,
  methodForm: PaymentMethodForm | null,
): Promise<PayOutcome> {
  noteOnTheWay('/order-confirmation') // Stripe's script may lead to the bank's own page
  const result = await methodForm?.challenge?.(clientSecret)
  if (result && !result.ok && result.isUnverified) return notVerifiedByBank()
  if (!result?.ok) return refused(result?.message ?? PAYMENT_TEXTS.confirmationFailed)
  const back = new URLSearchParams({ gateway: 'stripe', payment_intent: result.ref })
  window.location.assign(`/checkout/return?${back}`)
  return LEFT
}

/** Has the customer do what the provider asks for before a payment can go on. */
export async function runAction(
  action: CustomerAction,
  ref: string,
  methodForm: PaymentMethodForm | null,
  look: WindowLook,
): Promise<PayOutcome> {
  switch (action.type) {
    case 'stripe_challenge':
      return runChallenge(action.clientSecret, methodForm)
    case 'razorpay_checkout': {
      const { payInRazorpay } = await import('./razorpay/razorpay-window')
      return payInRazorpay(action, ref, look)
    }
    case 'redirect':
      noteOnTheWay('/order-confirmation')
      window.location.assign(action.url)
      return LEFT
  }
}
