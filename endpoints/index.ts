import type { CollectionConfig, Endpoint } from 'payload'

import { accountEndpoints } from '@/endpoints/accounts'
import { settingsEndpoints } from '@/endpoints/accounts/profile'
import { waitingEndpoint } from '@/endpoints/accounts/waiting'
import { affiliateEndpoints } from '@/endpoints/affiliates/index'
import { visitSiteEndpoint } from '@/endpoints/analytics/visit'
import { careerEndpoints } from '@/endpoints/careers/index'
import { catalogueEndpoints } from '@/endpoints/catalogue'
import { continueEndpoint } from '@/endpoints/checkout/continue'
import { draftEndpoint } from '@/endpoints/checkout/draft'
import { ownCheckout } from '@/endpoints/checkout/own'
import { resumeEndpoint } from '@/endpoints/checkout/resume'
import { complianceEndpoints } from '@/endpoints/compliance/index'
import { taskStaffEndpoints } from '@/endpoints/compliance/staff'
import { contentEndpoints } from '@/endpoints/content/index'
import { documentEndpoints } from '@/endpoints/documents/index'
import { filingEndpoints } from '@/endpoints/filing/index'
import { leadEndpoints } from '@/endpoints/leads/index'
import { mailEndpoints } from '@/endpoints/mail'
import { marketingEndpoints } from '@/endpoints/marketing'
import { orderEndpoints, orderStaffEndpoints } from '@/endpoints/orders/index'
import { gatewayEndpoints } from '@/endpoints/payments/gateways'
import { paymentMethods } from '@/endpoints/payments/methods'
import { healthEndpoints } from '@/endpoints/platform/health'
import { invalidateEndpoint } from '@/endpoints/platform/invalidate'
import { jobEndpoints } from '@/endpoints/platform/jobs'
import { metricsEndpoint } from '@/endpoints/platform/metrics'
import { pageEndpoint } from '@/endpoints/platform/page'
import { resolveRedirect } from '@/endpoints/platform/resolve-redirect'
import { siteFactsEndpoint } from '@/endpoints/platform/site-facts'
import { privacyEndpoints } from '@/endpoints/privacy/index'
import { purchaseEndpoints } from '@/endpoints/purchase/index'
import { subscriptionEndpoints } from '@/endpoints/subscriptions/index'
import { ticketStaffEndpoints } from '@/endpoints/support/desk'
import { supportEndpoints } from '@/endpoints/support/index'
import { entityPlugin } from '@/src/lib/entity-plugin'

/** Every HTTP endpoint of ours, by its address under /api. */
export const endpoints: Endpoint[] = [
  ...healthEndpoints,
  ...accountEndpoints,
  ...settingsEndpoints,
  waitingEndpoint,
  ownCheckout,
  draftEndpoint,
  resumeEndpoint,
  continueEndpoint,
  ...orderEndpoints,
  ...orderStaffEndpoints,
  ...purchaseEndpoints,
  ...filingEndpoints,
  ...privacyEndpoints,
  ...documentEndpoints,
  ...subscriptionEndpoints,
  ...complianceEndpoints,
  ...taskStaffEndpoints,
  paymentMethods,
  ...careerEndpoints,
  ...leadEndpoints,
  ...affiliateEndpoints,
  visitSiteEndpoint,
  ...contentEndpoints,
  ...supportEndpoints,
  ...ticketStaffEndpoints,
  ...mailEndpoints,
  ...marketingEndpoints,
  ...gatewayEndpoints,
  ...catalogueEndpoints,
  ...jobEndpoints,
  resolveRedirect,
  invalidateEndpoint,
  metricsEndpoint,
  siteFactsEndpoint,
  pageEndpoint,
]

function withEndpoints(collection: CollectionConfig): CollectionConfig {
  const prefix = `/${collection.slug}/`
  const under = endpoints
    .filter(({ path }) => path.startsWith(prefix))
    .map((endpoint) => ({ ...endpoint, path: endpoint.path.slice(prefix.length - 1) }))
  return under.length > 0 ? { ...collection, endpoints: under } : collection
}

/**
 * Gives each collection the endpoints whose address begins with its slug, before its own: for such an
 * address Payload looks at the collection alone, never at the list above.
 */
export const endpointsPlugin = entityPlugin({ collection: withEndpoints })
