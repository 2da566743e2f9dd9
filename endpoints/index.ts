import type { CollectionConfig, Endpoint } from 'payload'

import { accountEndpoints } from '@/endpoints/account/index'
import { draftEndpoints } from '@/endpoints/checkout/draft'
import { placeEndpoint } from '@/endpoints/checkout/place'
import { resumeEndpoint } from '@/endpoints/checkout/resume'
import { downloadDocumentEndpoint } from '@/endpoints/documents/download'
import { gatewayEndpoints } from '@/endpoints/gateways/index'
import { healthEndpoints } from '@/endpoints/health'
import { invalidateEndpoint } from '@/endpoints/internal/invalidate'
import { captureLeadEndpoint } from '@/endpoints/leads/capture'
import { orderEndpoints, orderStaffEndpoints } from '@/endpoints/orders/index'
import { completePaymentEndpoint } from '@/endpoints/payments/complete'
import { lookEndpoint } from '@/endpoints/payments/look'
import { paymentMethods } from '@/endpoints/payments/methods'
import { webhookEndpoints } from '@/endpoints/payments/webhook'
import { resolveRedirect } from '@/endpoints/redirects/resolve'
import { subscriptionEndpoints } from '@/endpoints/subscriptions/index'
import { supportMessageEndpoint } from '@/endpoints/support/messages'

/** Every HTTP endpoint of ours, by its address under /api. */
export const endpoints: Endpoint[] = [
  ...healthEndpoints,
  ...accountEndpoints,
  ...draftEndpoints,
  placeEndpoint,
  resumeEndpoint,
  ...orderEndpoints,
  ...orderStaffEndpoints,
  downloadDocumentEndpoint,
  ...subscriptionEndpoints,
  paymentMethods,
  completePaymentEndpoint,
  lookEndpoint,
  ...webhookEndpoints,
  captureLeadEndpoint,
  supportMessageEndpoint,
  ...gatewayEndpoints,
  resolveRedirect,
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
