import { env } from '@/src/lib/env'
import { deriveToken } from '@/src/lib/secrets'

/** Every key of the payment sandbox: the app and the sandbox derive the same ones. */
export type SandboxCredentials = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Opens `/_control`, where tests and developers break things on purpose. */
  readonly controlToken: string
  readonly baseUrl: string
}

/** The keys with which our own Stripe gateway talks to the payment sandbox. */
export function sandboxStripeCredentials({
  SANDBOX_URL,
}: {
  readonly SANDBOX_URL: string
} = env): SandboxCredentials {
  return {
    secretKey: `sk_sandbox_${deriveToken('sandbox stripe secret key').slice(0, 32)}`,
    publishableKey: `pk_sandbox_${deriveToken('sandbox stripe public key').slice(0, 32)}`,
    webhookSecret: `whsec_${deriveToken('sandbox stripe webhook')}`,
    controlToken: deriveToken('sandbox control'),
    baseUrl: new URL(SANDBOX_URL).origin,
  }
}
