import { COMPANY_TYPES, type OrderView } from '@/src/domain/orders/my-order'
import { cardEnding } from '@/src/domain/vocabulary/money/card-brand'
import { GATEWAY_LABELS } from '@/src/domain/vocabulary/payment-status'
import type { Fact } from '@/src/storefront/ui/facts'
import { OwnDay } from '@/src/storefront/ui/when'

function method({ card, paymentMethod }: OrderView): string | null {
  if (card) return cardEnding(card.brand, card.last4)
  return paymentMethod ? GATEWAY_LABELS[paymentMethod] : null
}

const known = (facts: readonly (Fact | null)[]): Fact[] => facts.filter((fact) => fact !== null)

/** How the order was paid; empty before that. */
export function paymentFacts(order: OrderView): Fact[] {
  const paidWith = method(order)
  return known([
    order.receiptNumber ? ['Receipt', order.receiptNumber] : null,
    order.paidAt ? ['Paid on', <OwnDay key="paid" at={order.paidAt} />] : null,
    order.paidAt && paidWith ? ['Paid with', paidWith] : null,
  ])
}

/** Whom the order is for. */
export function companyFacts(order: OrderView): Fact[] {
  return known([
    order.companyName ? ['Company', order.companyName] : null,
    order.companyType ? ['Type', COMPANY_TYPES[order.companyType]] : null,
    order.state ? ['State', order.state] : null,
    order.agent ? ['Registered agent', order.agent] : null,
    order.businessAddress ? ['Business address', order.businessAddress] : null,
    order.purpose ? ['Purpose', order.purpose] : null,
    ['Name', order.customer],
    ['Email', order.email],
    order.phone ? ['Phone', order.phone] : null,
    order.addressLines.length > 0 ? ['Address', order.addressLines.join(', ')] : null,
    ['Placed on', <OwnDay key="placed" at={order.placedAt} />],
  ])
}
