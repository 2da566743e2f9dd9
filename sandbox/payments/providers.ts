import { paypalProvider } from '@/sandbox/payments/paypal'
import type { SandboxProvider } from '@/sandbox/payments/provider'
import { razorpayProvider } from '@/sandbox/payments/razorpay'
import { stripeProvider } from '@/sandbox/payments/stripe'

/** Every payment provider that the sandbox speaks for. */
export const PROVIDERS: readonly SandboxProvider[] = [
  stripeProvider,
  razorpayProvider,
  paypalProvider,
]
