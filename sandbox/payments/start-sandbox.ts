import type { Route } from '@/sandbox/payments/http/router'
import { keyedLock } from '@/sandbox/payments/keyed-lock'
import type { SandboxProvider } from '@/sandbox/payments/provider'
import { PROVIDERS } from '@/sandbox/payments/providers'
import { isLoopback, loopbackOrigins, type Sandbox } from '@/sandbox/payments/sandbox'
import { serve } from '@/sandbox/payments/server'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import { switchboard } from '@/sandbox/payments/switchboard'
import { startCourier } from '@/sandbox/payments/webhooks/courier'
import type { SandboxKeys } from '@/src/payments/sandbox-contract'

export type SandboxOptions = {
  readonly siteUrl: string
  readonly credentials: SandboxKeys
  readonly store: SandboxStore
  /** 0 for any free one. */
  readonly port: number
  /** Where customers reach it, if not on `localhost` with that port. */
  readonly publicUrl?: string
  /** What else is served beside the gateways: the sandboxes of mail and WhatsApp. */
  readonly routes?: readonly Route[]
}

export type RunningSandbox = {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

const SIGNERS: Readonly<Record<string, SandboxProvider['signEvent']>> = Object.fromEntries(
  PROVIDERS.map(({ gateway, signEvent }) => [gateway, signEvent]),
)

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
      `The payment sandbox only works for a site on this machine, but SITE_URL is ${site.origin}. Set CHARTERDESK_SANDBOX=off and save real gateway keys in the admin.`,
    )
  }
  const { store, credentials } = options
  const publicUrlAt = (port: number) => options.publicUrl ?? `http://localhost:${port}`
  const sandboxAt = (port: number): Sandbox => ({
    store,
    credentials,
    siteUrl: site.origin,
    shopOrigins: loopbackOrigins(site.origin),
    publicUrl: publicUrlAt(port),
    switchboard: switchboard(),
    courier: startCourier({
      store,
      addressOf: (event, body) => ({
        url: `${site.origin}/api/payments/${event.gateway}/webhook`,
        headers:
          SIGNERS[event.gateway]?.({ id: event.id, body }, credentials, publicUrlAt(port)) ?? {},
      }),
    }),
    lock: keyedLock(),
  })
  const running = await serve(options.port, sandboxAt, options.routes)
  return { url: running.sandbox.publicUrl, port: running.port, close: running.close }
}
