import type { LedgerPayment, LedgerRefund } from '@/sandbox/payments/provider'
import { PROVIDERS } from '@/sandbox/payments/providers'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'

/** The latest payments of all providers, newest first. */
export async function latestPayments(store: SandboxStore, limit: number): Promise<LedgerPayment[]> {
  const all = await Promise.all(PROVIDERS.map((provider) => provider.payments(store, limit)))
  return all
    .flat()
    .sort((a, b) => b.created - a.created)
    .slice(0, limit)
}

export async function allRefunds(store: SandboxStore): Promise<LedgerRefund[]> {
  return (await Promise.all(PROVIDERS.map((provider) => provider.refunds(store)))).flat()
}
