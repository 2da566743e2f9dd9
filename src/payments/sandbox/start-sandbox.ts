import type { SandboxCredentials } from '@/src/payments/sandbox/credentials'
import { isLoopback, keyedLock, loopbackOrigins } from '@/src/payments/sandbox/sandbox'
import { serve } from '@/src/payments/sandbox/server'
import type { SandboxStore } from '@/src/payments/sandbox/store/sandbox-store'
import { switchboard } from '@/src/payments/sandbox/switchboard'
import { startCourier } from '@/src/payments/sandbox/webhooks/courier'

export type SandboxOptions = {
  readonly siteUrl: string
  readonly credentials: Omit<SandboxCredentials, 'baseUrl'>
  readonly store: SandboxStore
  /** 0 for any free one. */
  readonly port: number
  /** Where customers reach it, if not on `localhost` with that port. */
  readonly publicUrl?: string
}

export type RunningSandbox = {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/**
 * Starts the payment sandbox.
 *
 * @throws Error when the shop's address is not one of this machine: a shop that others can reach
 * must never take its pretended payments.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const site = new URL(options.siteUrl)
  if (!isLoopback(site)) {
    throw new Error(
      `The payment sandbox only serves a site on this machine, and SITE_URL is ${site.origin}. Set CHARTERDESK_SANDBOX=off and save real gateway keys in the admin.`,
    )
  }
  const { store, credentials } = options
  const running = await serve(options.port, (port) => ({
    store,
    credentials,
    siteUrl: site.origin,
    shopOrigins: loopbackOrigins(site.origin),
    publicUrl: options.publicUrl ?? `http://localhost:${port}`,
    switchboard: switchboard(),
    courier: startCourier({
      store,
      webhookUrl: `${site.origin}/api/payments/stripe/webhook`,
      webhookSecret: credentials.webhookSecret,
    }),
    lock: keyedLock(),
  }))
  return { url: running.sandbox.publicUrl, port: running.port, close: running.close }
}
