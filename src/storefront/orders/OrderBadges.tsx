import { type OrderSummary, statusesShown } from '@/src/domain/orders/my-order'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import { Badge, type Tone } from '@/src/storefront/ui/badge'
import { StatusBadge } from '@/src/storefront/ui/status-badge'

/** Where an order stands, and whether it was refunded. */
export function OrderStatuses({ order }: { order: Pick<OrderSummary, 'status' | 'payment'> }) {
  return statusesShown(order).map((status) => <StatusBadge key={status} status={status} />)
}

const UNPAID = { word: 'Unpaid', tone: 'warning' } as const

const WORDS: Partial<Record<PaymentState, { readonly word: string; readonly tone: Tone }>> = {
  unpaid: UNPAID,
  confirming: UNPAID,
  failed: UNPAID,
  processing: { word: 'Your bank is confirming', tone: 'neutral' },
  checking: { word: 'We are checking the payment', tone: 'warning' },
}

/** Why an order is not paid yet; nothing once it is. */
export function PaymentBadge({ payment }: { payment: PaymentState }) {
  const words = WORDS[payment]
  return words ? <Badge tone={words.tone}>{words.word}</Badge> : null
}
