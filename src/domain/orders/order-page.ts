import type { ExtraAddon } from '@/src/domain/orders/extras'
import type { OrderView } from '@/src/domain/orders/my-order'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import type { RefundView } from '@/src/domain/orders/refund-request'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { Currency } from '@/src/domain/vocabulary/money/money'
import type { Period } from '@/src/domain/vocabulary/order-line'
import type { OrderKind, OrderStatus } from '@/src/domain/vocabulary/order-status'
import type { SubscriptionStatus } from '@/src/domain/vocabulary/statuses'

/** A paper of the order. A few are links to where the state keeps them. */
export type Paper = {
  readonly id: string
  readonly name: string
  readonly kind: DocumentKind
  readonly at: string | null
  readonly isLink: boolean
}

export type ThreadMessage = {
  readonly id: string
  readonly at: string
  readonly from: 'customer' | 'staff' | 'system'
  readonly name: string | null
  readonly body: string
}

/** A recurring service, and its invoice where one waits to be paid. */
export type SubscriptionView = {
  readonly id: string
  readonly label: string
  readonly billing: Period
  readonly amountMinor: number
  readonly currency: Currency
  readonly status: SubscriptionStatus
  readonly renewsAt: string
  readonly endsAt: string | null
  readonly invoice: string | null
  readonly invoicePayment?: PaymentState
  readonly canResume: boolean
}

/** An extra or a renewal, in the list beside the order that it belongs to. */
export type RelatedOrder = {
  readonly id: string
  readonly kind: OrderKind
  readonly title: string
  readonly totalMinor: number
  readonly currency: Currency
  readonly status: OrderStatus
  readonly payment: PaymentState
  readonly at: string
  readonly hasReceipt: boolean
}

/** Everything on the page of one order, for a guest and for an account alike. */
export type OrderPageView = {
  readonly order: OrderView
  readonly papers: readonly Paper[]
  readonly thread: readonly ThreadMessage[]
  /** The ticket in which the owner finds the thread. */
  readonly ticket: string | null
  readonly extras: readonly ExtraAddon[]
  readonly related: readonly RelatedOrder[]
  readonly subscriptions: readonly SubscriptionView[]
  /** What can go back of it, and what did; null before it is paid. */
  readonly refund: RefundView | null
}
