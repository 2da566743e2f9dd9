import type { CollectionConfig, Endpoint } from 'payload'

import { accountEndpoints } from '@/endpoints/accounts'
import { settingsEndpoints } from '@/endpoints/accounts/profile'
import { waitingEndpoint } from '@/endpoints/accounts/waiting'
import { affiliateEndpoints } from '@/endpoints/affiliates'
import { visitSiteEndpoint } from '@/endpoints/analytics/visit'
import { careerEndpoints } from '@/endpoints/careers'
import { catalogueEndpoints } from '@/endpoints/catalogue'
import { continueEndpoint, draftEndpoint, ownCheckout, resumeEndpoint } from '@/endpoints/checkout'
import { complianceEndpoints, taskStaffEndpoints } from '@/endpoints/compliance'
import { contentEndpoints } from '@/endpoints/content'
import { documentEndpoints } from '@/endpoints/documents'
import { filingEndpoints } from '@/endpoints/filing'
import { leadEndpoints } from '@/endpoints/leads'
import { mailEndpoints } from '@/endpoints/mail'
import { marketingEndpoints } from '@/endpoints/marketing'
import { orderEndpoints, orderStaffEndpoints } from '@/endpoints/orders'
import { paperEndpoints } from '@/endpoints/papers'
import { gatewayEndpoints, paymentMethods } from '@/endpoints/payments'
import { healthEndpoints, jobEndpoints, metricsEndpoint } from '@/endpoints/platform/operations'
import {
  invalidateEndpoint,
  pageEndpoint,
  resolveRedirect,
  siteFactsEndpoint,
} from '@/endpoints/platform/site'
import { privacyEndpoints } from '@/endpoints/privacy'
import { purchaseEndpoints } from '@/endpoints/purchase'
import { screeningEndpoints } from '@/endpoints/screening'
import { signingEndpoints } from '@/endpoints/signing'
import { subscriptionEndpoints } from '@/endpoints/subscriptions'
import { supportEndpoints } from '@/endpoints/support'
import { ticketStaffEndpoints } from '@/endpoints/support/desk'
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
  ...screeningEndpoints,
  ...purchaseEndpoints,
  ...filingEndpoints,
  ...paperEndpoints,
  ...privacyEndpoints,
  ...documentEndpoints,
  ...signingEndpoints,
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
