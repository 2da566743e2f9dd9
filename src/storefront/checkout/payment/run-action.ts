import type { CustomerAction } from '@/src/domain/payments/customer-action'

import type { MethodDesk } from './method-desk'
import type { PayOutcome } from './payment-outcome'
import { refused, WORDS } from './payment-words'
import type { WindowLook } from './razorpay-window'

const LEFT: PayOutcome = { kind: 'left' }

async function runChallenge(clientSecret: string, desk: MethodDesk | null): Promise<PayOutcome> {
  const result = await desk?.challenge?.(clientSecret)
  if (!result?.ok) return refused(result?.message ?? WORDS.confirmationFailed)
  const back = new URLSearchParams({ gateway: 'stripe', payment_intent: result.ref })
  window.location.assign(`/checkout/return?${back}`)
  return LEFT
}

/** Has the customer do what the provider asks for before a payment can go on. */
export async function runAction(
  action: CustomerAction,
  ref: string,
  desk: MethodDesk | null,
  look: WindowLook,
): Promise<PayOutcome> {
  switch (action.type) {
    case 'stripe_challenge':
      return runChallenge(action.clientSecret, desk)
    case 'razorpay_checkout': {
      const { payInRazorpay } = await import('./razorpay-window')
      return payInRazorpay(action, ref, look)
    }
    case 'redirect':
      window.location.assign(action.url)
      return LEFT
  }
}
