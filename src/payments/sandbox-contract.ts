import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { deriveToken } from '@/src/lib/secrets'

/*
 * All that the product knows of the sandbox: its keys, which both derive from PAYLOAD_SECRET, and, by
 * SANDBOX_URL, its addresses. The sandbox itself is the workspace `sandbox/`, a process of its own.
 */

/** Every key of the payment sandbox: the app and the sandbox derive the same ones. */
export type SandboxKeys = {
  readonly stripe: {
    readonly secretKey: string
    readonly publishableKey: string
    readonly webhookSecret: string
  }
  readonly razorpay: {
    readonly keyId: string
    readonly keySecret: string
    readonly webhookSecret: string
  }
  readonly paypal: {
    readonly clientId: string
    readonly clientSecret: string
    readonly webhookId: string
  }
  /** Opens `/_control`, where tests and developers break things on purpose. */
  readonly controlToken: string
}

type Address = { readonly SANDBOX_URL: string }
type Door = {
  readonly controlToken: string
  /** Where the provider's API listens. */
  readonly baseUrl: string
}

/** What each of our gateways needs to talk to the payment sandbox. */
export type SandboxCredentials = {
  readonly [Slug in GatewaySlug]: SandboxKeys[Slug] & Door
}

const token = (purpose: string, length: number): string =>
  deriveToken(`sandbox ${purpose}`).slice(0, length)

export function sandboxKeys(): SandboxKeys {
  return {
    stripe: {
      secretKey: `sk_sandbox_${token('stripe secret key', 32)}`,
      publishableKey: `pk_sandbox_${token('stripe public key', 32)}`,
      webhookSecret: `whsec_${deriveToken('sandbox stripe webhook')}`,
    },
    razorpay: {
      keyId: `rzp_test_sandbox${token('razorpay key id', 14)}`,
      keySecret: token('razorpay key secret', 24),
      webhookSecret: token('razorpay webhook', 32),
    },
    paypal: {
      clientId: `sandbox-${token('paypal client id', 40)}`,
      clientSecret: token('paypal client secret', 40),
      webhookId: `WH-SANDBOX-${token('paypal webhook id', 20).toUpperCase()}`,
    },
    controlToken: deriveToken('sandbox control'),
  }
}

/** The keys with which our own gateway of that name talks to the payment sandbox. */
export function sandboxCredentials<Slug extends GatewaySlug>(
  slug: Slug,
  { SANDBOX_URL }: Address = env,
): SandboxCredentials[Slug] {
  const { stripe, razorpay, paypal, controlToken } = sandboxKeys()
  const { origin } = new URL(SANDBOX_URL)
  const credentials: SandboxCredentials = {
    stripe: { ...stripe, controlToken, baseUrl: origin },
    razorpay: { ...razorpay, controlToken, baseUrl: `${origin}/razorpay` },
    paypal: { ...paypal, controlToken, baseUrl: `${origin}/paypal` },
  }
  return credentials[slug]
}

/** What opens the mail sandbox: app and sandbox derive the same. They open nothing anywhere else. */
export type MailSandboxKeys = {
  readonly smtpUser: string
  readonly smtpPassword: string
  readonly clientId: string
  readonly clientSecret: string
}

export const mailSandboxKeys = (): MailSandboxKeys => ({
  smtpUser: 'sandbox',
  smtpPassword: deriveToken('sandbox smtp password').slice(0, 32),
  clientId: `sandbox_${deriveToken('sandbox sendpulse id').slice(0, 24)}`,
  clientSecret: deriveToken('sandbox sendpulse secret').slice(0, 32),
})

/** What opens the WhatsApp sandbox: app and sandbox derive the same. They open nothing elsewhere. */
export type WhatsAppSandboxKeys = {
  readonly phoneNumberId: string
  readonly businessAccountId: string
  readonly number: string
  readonly accessToken: string
  readonly appSecret: string
}

export const whatsappSandboxKeys = (): WhatsAppSandboxKeys => ({
  phoneNumberId: '100000000000001',
  businessAccountId: '100000000000002',
  number: '+13075550199',
  accessToken: `sandbox_${deriveToken('sandbox whatsapp token').slice(0, 40)}`,
  appSecret: deriveToken('sandbox whatsapp app secret').slice(0, 32),
})
