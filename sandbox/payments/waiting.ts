import { ApiError } from '@/sandbox/payments/http/api-error'
import type { Waiting } from '@/sandbox/payments/provider'
import { PROVIDERS } from '@/sandbox/payments/providers'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

/** Everything at all providers that has no end yet. */
export async function allWaiting(store: SandboxStore): Promise<Waiting[]> {
  const all = await Promise.all(PROVIDERS.map((one) => one.waiting?.(store) ?? []))
  return all.flat()
}

/** Ends what waits at a provider. @throws ApiError when it doesn't wait, or not for that. */
export async function endWaiting(
  sandbox: Sandbox,
  gateway: GatewaySlug,
  id: string,
  end: string,
): Promise<void> {
  const provider = PROVIDERS.find((one) => one.gateway === gateway)
  if (!provider?.end) throw new ApiError(404, `Nothing is waiting at ${gateway}.`)
  await provider.end(sandbox, id, end)
}
