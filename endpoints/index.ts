import type { CollectionConfig, Endpoint } from 'payload'

import { accountEndpoints } from '@/endpoints/account/index'
import { settingsEndpoints } from '@/endpoints/account/settings'
import { waitingEndpoint } from '@/endpoints/account/waiting'
import { affiliateEndpoints } from '@/endpoints/affiliates/index'
import { draftEndpoints } from '@/endpoints/checkout/draft'
import { placeEndpoint } from '@/endpoints/checkout/place'
import { resumeEndpoint } from '@/endpoints/checkout/resume'
import { complianceEndpoints } from '@/endpoints/compliance/index'
import { documentEndpoints } from '@/endpoints/documents/index'
import { gatewayEndpoints } from '@/endpoints/gateways/index'
import { healthEndpoints } from '@/endpoints/health'
import { invalidateEndpoint } from '@/endpoints/internal/invalidate'
import { pageEndpoint } from '@/endpoints/internal/page'
import { captureLeadEndpoint } from '@/endpoints/leads/capture'
import { orderEndpoints, orderStaffEndpoints } from '@/endpoints/orders/index'
import { completePaymentEndpoint } from '@/endpoints/payments/complete'
import { lookEndpoint } from '@/endpoints/payments/look'
import { paymentMethods } from '@/endpoints/payments/methods'
import { webhookEndpoints } from '@/endpoints/payments/webhook'
import { resolveRedirect } from '@/endpoints/redirects/resolve'
import { subscriptionEndpoints } from '@/endpoints/subscriptions/index'
import { supportEndpoints } from '@/endpoints/support/index'
import { ticketStaffEndpoints } from '@/endpoints/tickets/index'

/** Every HTTP endpoint of ours, by its address under /api. */
export const endpoints: Endpoint[] = [
  ...healthEndpoints,
  ...accountEndpoints,
  ...settingsEndpoints,
  waitingEndpoint,
  ...draftEndpoints,
  placeEndpoint,
  resumeEndpoint,
  ...orderEndpoints,
  ...orderStaffEndpoints,
  ...documentEndpoints,
  ...subscriptionEndpoints,
  ...complianceEndpoints,
  paymentMethods,
  completePaymentEndpoint,
  lookEndpoint,
  ...webhookEndpoints,
  captureLeadEndpoint,
  ...affiliateEndpoints,
  ...supportEndpoints,
  ...ticketStaffEndpoints,
  ...gatewayEndpoints,
  resolveRedirect,
  invalidateEndpoint,
  pageEndpoint,
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
