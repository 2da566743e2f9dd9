import type { Route } from '@/sandbox/payments/http/router'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import type { SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import type { SandboxKeys } from '@/src/payments/sandbox-contract'

export type LedgerPayment = {
  readonly gateway: GatewaySlug
  readonly id: string
  readonly status: string
  readonly statusText: string
  readonly tone: 'good' | 'wait' | 'bad'
  readonly amountMinor: number
  readonly receivedMinor: number
  readonly refundedMinor: number
  /** What lost disputes took beside the refunds. */
  readonly lostMinor?: number
  readonly currency: string
  readonly description: string | null
  readonly orderId: string | null
  readonly attemptId: string | null
  readonly created: number
}

export type LedgerRefund = {
  readonly gateway: GatewaySlug
  readonly id: string
  readonly payment: string
  readonly amountMinor: number
  readonly currency: string
  readonly status: string
}

export type SignedEvent = { readonly id: string; readonly body: string }

/** Something at a provider that has no end yet, and the ends that it can be given. */
export type Waiting = {
  readonly gateway: GatewaySlug
  readonly id: string
  readonly what: string
  readonly amountMinor: number
  readonly currency: string
  readonly orderId: string | null
  /** Each end with the words of its button. */
  readonly ends: Readonly<Record<string, string>>
}

export type SandboxProvider = {
  readonly gateway: GatewaySlug
  readonly routes: readonly Route[]
  readonly browserApi: string | null
  payments(store: SandboxStore, limit: number): Promise<LedgerPayment[]>
  refunds(store: SandboxStore): Promise<LedgerRefund[]>
  /** Everything that waits for its end. Absent where nothing ever does. */
  waiting?(store: SandboxStore): Promise<Waiting[]>
  /** Ends what waits. @throws ApiError when it doesn't wait, or not for that. */
  end?(sandbox: Sandbox, id: string, end: string): Promise<void>
  signEvent(event: SignedEvent, keys: SandboxKeys, publicUrl: string): Record<string, string>
}
