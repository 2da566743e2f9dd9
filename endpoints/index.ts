import type { CollectionConfig, Endpoint } from 'payload'

import { accountEndpoints } from '@/endpoints/account/index'
import { draftEndpoints } from '@/endpoints/checkout/draft'
import { placeEndpoint } from '@/endpoints/checkout/place'
import { healthEndpoints } from '@/endpoints/health'
import { invalidateEndpoint } from '@/endpoints/internal/invalidate'
import { captureLeadEndpoint } from '@/endpoints/leads/capture'
import { orderEndpoints } from '@/endpoints/orders/index'
import { paymentMethods } from '@/endpoints/payments/methods'
import { stripeWebhook } from '@/endpoints/payments/stripeWebhook'

/** Every HTTP endpoint of ours, by its address under /api. */
export const endpoints: Endpoint[] = [
  ...healthEndpoints,
  ...accountEndpoints,
  ...draftEndpoints,
  placeEndpoint,
  ...orderEndpoints,
  paymentMethods,
  stripeWebhook,
  captureLeadEndpoint,
  invalidateEndpoint,
]

/**
 * Gives a collection the endpoints whose address begins with its slug, before its own.
 *
 * For such an address Payload looks at the collection alone, never at the list above.
 */
export function withEndpoints(collection: CollectionConfig): CollectionConfig {
  const prefix = `/${collection.slug}/`
  const under = endpoints
    .filter(({ path }) => path.startsWith(prefix))
    .map((endpoint) => ({ ...endpoint, path: endpoint.path.slice(prefix.length - 1) }))
  return under.length > 0 ? { ...collection, endpoints: under } : collection
}
