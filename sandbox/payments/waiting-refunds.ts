import type { Waiting } from '@/sandbox/payments/provider'

type Refund = { readonly status: string; readonly failsLate: boolean }

/** Refunds that have no end yet, and those that came through and are to fail later. */
export function waitingRefunds<R extends Refund>(
  refunds: readonly R[],
  ends: Waiting['ends'],
  shown: (one: R, what: string, ends: Waiting['ends']) => Promise<Waiting>,
): Promise<Waiting>[] {
  const pending = refunds.filter(({ status }) => status.toLowerCase() === 'pending')
  const late = refunds.filter(({ failsLate }) => failsLate)
  return [
    ...pending.map((one) => shown(one, 'Pending refund', ends)),
    ...late.map((one) => shown(one, 'Refund that fails late', { failed: 'Fail now' })),
  ]
}
