import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import type { SandboxKeys } from '@/src/payments/sandbox/credentials'
import type { Route } from '@/src/payments/sandbox/http/router'
import type { SandboxStore } from '@/src/payments/sandbox/store/sandbox-store'

export type LedgerPayment = {
  readonly gateway: GatewaySlug
  readonly id: string
  readonly status: string
  readonly statusText: string
  readonly tone: 'good' | 'wait' | 'bad'
  readonly amountMinor: number
  readonly receivedMinor: number
  readonly refundedMinor: number
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

export type SandboxProvider = {
  readonly gateway: GatewaySlug
  readonly routes: readonly Route[]
  readonly browserApi: string | null
  payments(store: SandboxStore, limit: number): Promise<LedgerPayment[]>
  refunds(store: SandboxStore): Promise<LedgerRefund[]>
  signEvent(event: SignedEvent, keys: SandboxKeys, publicUrl: string): Record<string, string>
}
