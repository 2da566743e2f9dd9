import type { PayloadRequest } from 'payload'
import type { SubscriptionView } from '@/src/domain/orders/order-page'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import type { Subscription } from '@/src/payload-types'
import { isResumable } from '@/src/services/subscriptions/cancel-subscription'

function subscriptionView(one: Subscription, now: Date): SubscriptionView {
  const endsAt = one.endsAt ?? null
  return {
    id: one.id,
    label: one.label,
    billing: one.billing,
    amountMinor: one.amountMinor,
    currency: one.currency === 'INR' ? 'INR' : 'USD',
    status: one.status,
    renewsAt: one.renewsAt,
    endsAt,
    invoice: idOf(one.renewalOrder),
    canResume: isResumable(one, now),
  }
}

/** The recurring services of some orders, or of a person. The caller may see them. */
export async function subscriptionsOf(
  req: PayloadRequest,
  owner: { readonly orders: readonly string[] } | { readonly user: string },
): Promise<SubscriptionView[]> {
  const docs = await findRows(req, 'subscriptions', {
    where:
      'user' in owner ? { user: { equals: owner.user } } : { order: { in: [...owner.orders] } },
    sort: 'renewsAt',
    limit: 100,
    overrideAccess: true, // of the caller's own orders
  })
  return docs.map((one) => subscriptionView(one, new Date()))
}
