import { paypalProvider } from '@/src/payments/sandbox/paypal'
import type { SandboxProvider } from '@/src/payments/sandbox/provider'
import { razorpayProvider } from '@/src/payments/sandbox/razorpay'
import { stripeProvider } from '@/src/payments/sandbox/stripe'

/** Every payment provider that the sandbox speaks for. */
export const PROVIDERS: readonly SandboxProvider[] = [
  stripeProvider,
  razorpayProvider,
  paypalProvider,
]
