import type { Currency } from '@/src/domain/money/money'
import type { OrderLine } from '@/src/domain/orders/order-line'
import type { OrderStatus, ServiceType, Stage } from '@/src/domain/orders/order-status'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'

/** How services are called on orders. */
export const SERVICE_NAMES: Record<ServiceType, string> = {
  llc: 'LLC Formation',
  ein: 'EIN Number Application',
  itin: 'ITIN Application',
  bookkeeping: 'Bookkeeping Service',
  trademark: 'Trademark Service',
}

export const COMPANY_TYPES = {
  llc: 'Limited liability company',
  corporation: 'Corporation',
  partnership: 'Partnership',
} as const

/** One entry of an order's story. `at` is an ISO date. */
export type TimelineEntry = {
  readonly id: string
  readonly at: string
  readonly stage: Stage
  readonly note: string | null
}

/** An order in a list. Dates are ISO; amounts whole cents. */
export type OrderSummary = {
  readonly id: string
  readonly service: string
  readonly serviceType: ServiceType
  readonly companyName: string | null
  readonly state: string | null
  readonly status: OrderStatus
  readonly isUnpaid: boolean
  readonly totalMinor: number
  readonly currency: Currency
  readonly placedAt: string
}

/** An order in full, as its customer sees it. */
export type OrderView = OrderSummary & {
  readonly email: string
  readonly customer: string
  readonly companyType: keyof typeof COMPANY_TYPES | null
  readonly purpose: string | null
  readonly addressLines: readonly string[]
  readonly phone: string | null
  readonly lines: readonly OrderLine[]
  readonly timeline: readonly TimelineEntry[]
  readonly receiptNumber: string | null
  readonly paidAt: string | null
  readonly paymentMethod: GatewaySlug | null
  readonly payment: PaymentState
  readonly paymentFailure: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** The coarse way of every order. A cancelled one has left it. */
export const TRACKER = [
  { key: 'pending', title: 'Order Received' },
  { key: 'processing', title: 'Processing' },
  { key: 'completed', title: 'Completed' },
] as const satisfies readonly { key: OrderStatus; title: string }[]
