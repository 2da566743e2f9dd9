import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import type { CustomerAction, ReturnProof } from '@/src/domain/vocabulary/customer-action'

import type { ApiFailure, ApiResult } from '@/src/lib/browser/result'
import { loadScript } from '@/src/storefront/ui/browser/load-script'
import { askToPay } from '../ask-to-pay'
import { tokenColor } from '../card/token-color'
import { noteOnTheWay } from '../kept-for-payment'
import type { PayOutcome } from '../outcome/payment-outcome'
import {
  dismissed,
  notConfirmed,
  notLoaded,
  outcomeOf,
  PAYMENT_TEXTS,
  refused,
} from '../outcome/payment-text'

/** The provider's browser script, and how its window names us. */
export type WindowLook = {
  readonly scriptUrl: string
  /** Whom the money goes to. */
  readonly seller: string
}

type RazorpayAction = Extract<CustomerAction, { type: 'razorpay_checkout' }>

type RazorpaySuccess = { razorpay_payment_id: string; razorpay_signature: string }
type RazorpayFailure = { error?: { description?: string } }

type RazorpayOptions = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  retry: { enabled: boolean }
  handler: (success: RazorpaySuccess) => void
  modal: { ondismiss: () => void; confirm_close: boolean }
}

type RazorpayWindow = {
  open: () => void
  on: (event: 'payment.failed', tell: (failure: RazorpayFailure) => void) => void
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayWindow
  }
}

/** How the customer left Razorpay's window. */
type Leaving =
  | { readonly kind: 'paid'; readonly proof: ReturnProof }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'failed'; readonly message: string }

/** Razorpay's window, until it is left. A failed try stays in it: there one may try again. */
function openWindow(action: RazorpayAction, look: WindowLook): Promise<Leaving> | null {
  const { Razorpay } = window
  if (!Razorpay) return null
  return new Promise((resolve) => {
    let failure: string | null = null
    const own = new Razorpay({
      key: action.keyId,
      order_id: action.orderRef,
      amount: action.amountMinor,
      currency: action.currency,
      name: look.seller,
      description: action.description,
      prefill: { ...action.prefill },
      theme: { color: tokenColor('accent') },
      retry: { enabled: true },
      handler: ({ razorpay_payment_id, razorpay_signature }) =>
        resolve({
          kind: 'paid',
          proof: { paymentId: razorpay_payment_id, signature: razorpay_signature },
        }),
      modal: {
        confirm_close: false,
        ondismiss: () =>
          resolve(failure ? { kind: 'failed', message: failure } : { kind: 'dismissed' }),
      },
    })
    own.on('payment.failed', ({ error }) => {
      failure = error?.description || PAYMENT_TEXTS.failed
    })
    own.open()
  })
}

const RETRY_AFTER_MS = [800, 2_000, 4_000]

/** No one knows yet whether the money has moved. */
const isOpen = ({ status }: ApiFailure) => status === 0 || status >= 500

/** Tells our server of the proof; again for a while when no one answers, since money has moved. */
async function complete(ref: string, proof: ReturnProof): Promise<ApiResult<PlaceResult>> {
  const ask = () => askToPay('/api/payments/complete', { gateway: 'razorpay', ref, proof })
  let result = await ask()
  for (const delay of RETRY_AFTER_MS) {
    if (result.ok || !isOpen(result)) return result
    await new Promise((resolve) => setTimeout(resolve, delay))
    result = await ask()
  }
  return result
}

async function verified(ref: string, proof: ReturnProof): Promise<PayOutcome> {
  const result = await complete(ref, proof)
  if (result.ok && result.value.status !== 'requires_action') {
    noteOnTheWay(result.value.redirect)
    window.location.assign(result.value.redirect)
    return { kind: 'left' }
  }
  if (result.ok || isOpen(result)) return notConfirmed()
  if (result.code === 'payment_verification_failed') return refused(PAYMENT_TEXTS.notVerified)
  return outcomeOf(result, 'razorpay')
}

/** Has the customer pay in Razorpay's window, and our server check what came of it. */
export async function payInRazorpay(
  action: RazorpayAction,
  ref: string,
  look: WindowLook,
): Promise<PayOutcome> {
  try {
    if (!window.Razorpay) await loadScript(look.scriptUrl)
  } catch {
    return notLoaded('Razorpay')
  }
  const left = await openWindow(action, look)
  if (!left) return notLoaded('Razorpay')
  if (left.kind === 'paid') return verified(ref, left.proof)
  return left.kind === 'dismissed' ? dismissed() : refused(left.message)
}
