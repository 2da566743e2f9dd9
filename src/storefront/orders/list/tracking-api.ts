import type { OrderSummary } from '@/src/domain/orders/my-order'
import type { Paper } from '@/src/domain/orders/order-page'

export type Tracking = { readonly order: OrderSummary; readonly papers: readonly Paper[] }

/** What the tracker shows; null when it cannot be had. */
export async function trackingOf(orderId: string): Promise<Tracking | null> {
  try {
    const answer = await fetch(`/api/orders/${orderId}/tracking`)
    if (!answer.ok) return null
    const tracking: Tracking = await answer.json()
    return tracking
  } catch {
    return null
  }
}
